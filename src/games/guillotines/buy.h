#pragma once

// A Buy: 3.3, and that of a Puppet, BG-PUP-07.

#include "games/guillotines/deal.h"

namespace moneybags::guillotines {

constexpr Billionaire buyer(const Open& open) {
    return open.puppet_buys ? open.puppet[open.current] : open.who[open.current];
}

struct Scores {
    unsigned buyer = 0;
    unsigned market = 0;
    constexpr bool operator==(const Scores&) const = default;
};

// BG-BUY-05, 06: the buyer's suit counts for the buyer, everything else there against him; so does
// a Crisis, but not against the Bunker's owner (BG-LUX-05).
constexpr Scores scores(const Rules& rules, const Open& open, unsigned hand, Bag there,
                        bool crisis) {
    const Suit suit = rules.billionaires[buyer(open)].suit;
    const Bag bonus = there.suit(suit);
    const unsigned sheltered =
        !open.puppet_buys && open.bunker == open.current ? 1u : 0u;  // BG-R-70
    unsigned against = effective_sum(rules, open, there - bonus);
    if (crisis && sheltered == 0) {
        against += rules.value[static_cast<std::size_t>(Kind::FirstCrisis)];
    }
    return {.buyer = hand + effective_sum(rules, open, bonus), .market = against};
}

// BG-CRI-05: of several Crises the one with most Rebels stays, of equal ones that nearest the top.
constexpr Crisis strongest_crisis(const auto& scene, Market m) {
    Crisis strongest = Crisis::None;
    const std::size_t from = bottom(scene.open, m);
    for (std::size_t i = from; i < from + scene.open.cards[m]; ++i) {
        const Kind k = scene.secret.market[i].kind();
        if (!is_crisis(k)) continue;
        const Crisis c = crisis_of(k);
        if (strongest == Crisis::None ||
            scene.rules.rebels_of[c] >= scene.rules.rebels_of[strongest]) {
            strongest = c;
        }
    }
    return strongest;
}

// BG-BUY-04 to 07. What was played lies in Open::table; a Puppet plays its virtual hand.
constexpr Step resolve_buy(auto& scene, Market m) {
    Open& open = scene.open;
    const Rules& rules = scene.rules;
    const Billionaire who = buyer(open);
    open.market = m;
    open.stirred = true;
    const unsigned hand =
        open.puppet_buys ? rules.puppet_hand : effective_sum(rules, open, open.table);
    const Crisis crisis = strongest_crisis(scene, m);
    const Bag all = scene.clear_market(m);
    scene.show(all);
    scene.tell({.what = Happening::CardsRevealed, .market = m, .cards = all});
    Bag spare = all.crises();
    if (crisis != Crisis::None) spare.take(kind_of(crisis));
    open.discard += spare;
    if (!spare.empty()) {
        scene.tell({.what = Happening::CrisesSpared, .market = m, .cards = spare});
    }
    const Bag there = all.without_crises();
    const Scores score = scores(rules, open, hand, there, crisis != Crisis::None);
    open.table += there;
    open.crisis = crisis;
    scene.tell({.what = Happening::Scored,
                .seat = open.current,
                .billionaire = who,
                .market = m,
                .crisis = crisis,
                .number = static_cast<std::int16_t>(score.buyer),
                .number2 = static_cast<std::int16_t>(score.market)});
    if (score.buyer > score.market) return scene.ask(Phase::Claim, open.current);
    scene.tell(
        {.what = Happening::BuyFailed, .seat = open.current, .billionaire = who, .market = m});
    return Step::FinishBuy;
}

// DP-09: an Asset of the Market where the Buy was won, or none.
template <>
struct Point<Phase::Claim> : Alone<Act::Claim> {
    static constexpr std::string_view kClause = "BG-BUY-08";

    static constexpr void list(const Asked& you, auto& out) {
        for (const Asset asset : assets_at(you.open, you.open.market)) {
            out.put(Choice::of(Act::Claim) | Choice::asset<0>(asset));
        }
        out.bare(Act::Claim);
    }

    static constexpr Objection why_not(const Asked&, const Move&) {
        return against(kClause, "not-at-this-market");
    }

    static constexpr Step take(auto& scene, Seat, const Move& move) {
        Open& open = scene.open;
        const Asset asset = move.assets[0];
        if (asset == Asset::None) {
            scene.tell(
                {.what = Happening::NothingClaimed, .seat = open.current, .market = open.market});
            return Step::FinishBuy;
        }
        claim(open, asset, buyer(open));
        scene.tell({.what = Happening::AssetClaimed,
                    .seat = open.current,
                    .billionaire = buyer(open),
                    .asset = asset});
        return settle(scene) ? Step::Wait : Step::FinishBuy;
    }

    // The first that is needed, else the first.
    static constexpr Move fallback(const Asked& you, const Choices&, Rng&) {
        const AssetSet there = assets_at(you.open, you.open.market);
        for (const Asset asset : there) {
            if (is_needed(you.rules, you.open, buyer(you.open), asset)) {
                return with_asset(Act::Claim, asset);
            }
        }
        return with_asset(Act::Claim, there.lowest());
    }
};

// BG-BUY-12 to 15: discard, then refill by the Assets left.
constexpr Step go_on(At<Step::FinishBuy>, auto& scene) {
    Open& open = scene.open;
    const Market m = open.market;
    if (!open.table.empty()) {
        scene.tell({.what = Happening::CardsDiscarded, .seat = kNobody, .cards = open.table});
    }
    open.discard += open.table;
    open.table = {};
    if (!is_open(open, m)) scene.tell({.what = Happening::MarketClosed, .market = m});
    plan_refill(scene, m);
    return start_deal(scene, Then::Refill);
}

}  // namespace moneybags::guillotines
