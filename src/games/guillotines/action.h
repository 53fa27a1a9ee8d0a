#pragma once

// The Action of a turn: 3.3 to 3.6.

#include "games/guillotines/crisis.h"

namespace moneybags::guillotines {

// ---- what may be done, and what may be wrong with it ----

// What may be done at which Markets with which cards. Drawn into the caller: Markets that are known
// beforehand make rows that are known beforehand.
[[gnu::always_inline]] constexpr void list_at_markets(Bag hand, MarketSet markets, MarketSet tops,
                                                      auto& out) {
    ChoiceRow<kMarkets> here, at_tops;
    ChoiceRow<kMarkets*(kMarkets - 1) / 2> pairs;
    for (const Market m : markets) here.add(Choice::of(m));
    for (const Market m : tops) {
        at_tops.add(Choice::of(m));
        for (const Market other : tops) {
            if (m < other) pairs.add(Choice::of(m) | Choice::second(other));
        }
    }
    // BG-BUY-01 to 03: one or two cards, no Crisis.
    const Bag playable = hand.without_crises();
    for (const Kind one : playable) {
        const Choice::Word first = Choice::of(Act::Buy) | Choice::card<0>(one);
        out.put(first, here);
        for (const Kind two : playable.from(one)) {
            if (two == one && playable.count(one) < 2) continue;
            out.put(first | Choice::card<1>(two), here);
        }
    }
    for (const Kind k : hand) {
        out.put(Choice::of(Act::Invest) | Choice::card<0>(k), here);
        out.put(Choice::of(Act::ExchangeCard) | Choice::card<0>(k), at_tops);
    }
    out.put(Choice::of(Act::ExchangeTops), pairs);
}

constexpr Objection market_open(std::string_view clause, const Open& open, Market m) {
    if (m == Market::None) return against(clause, "no-market");
    if (!is_open(open, m)) return against(clause, "market-closed");
    return {};
}

constexpr Objection buy_objects(const Asked& you, const Move& move) {
    if (const auto no = market_open("BG-BUY-01", you.open, move.market)) return no;
    if (const auto no = number_of_cards("BG-BUY-03", move.cards, 1, 2)) return no;
    return no_crisis("BG-BUY-02", move.cards);
}

constexpr Objection has_top(const Asked& you, Market m) {
    if (const auto no = market_open("BG-EXC-03", you.open, m)) return no;
    if (top_cards(you.open, you.state.secret.market)[m] == Kind::None) {
        return against("BG-EXC-03", "no-top-card");
    }
    return {};
}

// BG-SPC-05 to 07.
constexpr bool may_scam(const Asked& you, Asset theirs, Asset mine) {
    AssetSet after = you.assets();
    after.remove(mine);
    after.add(theirs);
    return !would_win(you.rules, you.open, you.seat, after);
}

// True if there is any; so below.
constexpr bool list_scams(const Asked& you, auto& out) {
    bool any = false;
    for (const Asset theirs : other_players_assets(you.rules, you.open, you.seat)) {
        for (const Asset mine : you.assets()) {
            if (may_scam(you, theirs, mine)) {
                out.put(Choice::of(Act::Scam) | Choice::asset<0>(theirs) | Choice::asset<1>(mine));
                any = true;
            }
        }
    }
    return any;
}

constexpr Objection scam_objects(const Asked& you, const Move& move) {
    if (!you.owns(move.assets[1])) return against("BG-SPC-05", "not-your-asset");
    const Asset theirs = move.assets[0];
    if (theirs == Asset::None || !other_players_assets(you.rules, you.open, you.seat).has(theirs)) {
        return against("BG-SPC-05", "not-their-asset");
    }
    return against("BG-SPC-06", "would-complete");
}

// What a hand card is worth towards a Purchase from a Puppet (BG-PUP-12).
constexpr unsigned purchase_worth(const Asked& you, Suit suit, Kind k) {
    const bool counts = is_special(k) || (is_resource(k) && suit_of(k) == suit);
    return counts ? effective(you.rules, you.open, k) : 0;
}

// Of either Puppet.
constexpr bool list_purchases(const Asked& you, auto& out) {
    bool any = false;
    const HandCards cards = each_card(you.hand().without_crises());
    for (const Seat controller : all_seats(you.rules)) {
        const Billionaire puppet = you.open.puppet[controller];
        const Suit suit = you.rules.billionaires[puppet].suit;
        for_each_selection(cards, [&](const ThreeCards& paid) {
            const auto worth = [&](Kind k) { return purchase_worth(you, suit, k); };
            if (!pays_exactly(paid, you.rules.purchase_price, worth)) return;
            for (const Asset asset : you.open.owned[puppet]) {
                out.put(Choice::of(Act::Purchase) | Choice::asset<0>(asset) | word_of(paid));
                any = true;
            }
        });
    }
    return any;
}

constexpr Objection purchase_objects(const Asked& you, const Move& move) {
    if (!you.rules.puppets) return against("BG-OPT-04", "no-puppets");
    const Asset asset = move.assets[0];
    if (asset == Asset::None || !puppets_assets(you.rules, you.open).has(asset)) {
        return against("BG-PUP-12", "not-a-puppets-asset");
    }
    const Suit suit = you.rules.billionaires[owner(you.open, asset)].suit;
    return price_objects("BG-PUP-12", you, move, you.rules.purchase_price,
                         [&](Kind k) { return purchase_worth(you, suit, k); });
}

// ---- what comes of it ----

constexpr Step exchange_tops(auto& scene, Market one, Market two) {
    Open& open = scene.open;
    MarketCard& a = scene.secret.market[bottom(open, one) + open.cards[one] - 1];
    MarketCard& b = scene.secret.market[bottom(open, two) + open.cards[two] - 1];
    const MarketCard kept = a;
    a = b;
    b = kept;
    open.stirred = true;
    scene.tell({.what = Happening::TopsExchanged,
                .seat = open.current,
                .market = one,
                .second = two,
                .kind = a.kind(),
                .kind2 = b.kind()});
    return Step::LateWindow;
}

constexpr Step pass_action(auto& scene) {
    scene.tell({.what = Happening::Passed, .seat = scene.open.current});
    return Step::LateWindow;
}

constexpr Step buy(auto& scene, Seat seat, const Move& move, std::size_t from = 0) {
    Open& open = scene.open;
    for (std::size_t i = from; i < 2; ++i) {
        if (move.cards[i] == Kind::None) continue;
        scene.lose_openly(seat, move.cards[i]);
        open.table.add(move.cards[i]);
    }
    scene.tell(
        {.what = Happening::CardsPlayed, .seat = seat, .market = move.market, .cards = open.table});
    return resolve_buy(scene, move.market);
}

constexpr Step invest(auto& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    open.stirred = true;
    scene.lose_unseen(seat, move.cards[0]);
    scene.insert_under_top(move.market, MarketCard::invested(move.cards[0], seat));
    scene.tell({.what = Happening::Invested, .seat = seat, .market = move.market});
    scene.tell_kind(seat, move.cards[0]);
    if (scene.secret.deck.empty()) return Step::LateWindow;  // BG-INV-03
    open.then = Then::Invest;
    return scene.luck(Phase::DrawCard);
}

constexpr Step exchange_card(auto& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    MarketCard& top = scene.secret.market[bottom(open, move.market) + open.cards[move.market] - 1];
    const Kind taken = top.kind();
    const Kind given = move.cards[0];
    open.stirred = true;
    scene.lose_openly(seat, given);
    scene.show(given);
    top = MarketCard::face_up(given);
    scene.gain_openly(seat, taken);
    scene.tell({.what = Happening::CardExchanged,
                .seat = seat,
                .market = move.market,
                .kind = given,
                .kind2 = taken});
    return Step::LateWindow;
}

constexpr void discard_special(auto& scene, Seat seat, Kind kind) {
    scene.open.stirred = true;
    scene.lose_openly(seat, kind);
    scene.open.discard.add(kind);
    scene.tell({.what = Happening::CardsDiscarded, .seat = seat, .cards = Bag::of(kind)});
}

constexpr Step play_audit(auto& scene, Seat seat, const Move& move) {
    discard_special(scene, seat, Kind::Audit);
    return audit(scene, seat, move) ? Step::Wait : Step::LateWindow;
}

constexpr Step play_scam(auto& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    discard_special(scene, seat, Kind::Scam);
    const Billionaire victim = owner(open, move.assets[0]);
    hand_over(open, move.assets[0], open.who[seat]);
    hand_over(open, move.assets[1], victim);
    scene.tell({.what = Happening::Scammed,
                .seat = seat,
                .other = controller(scene.rules, open, victim),
                .asset = move.assets[0],
                .asset2 = move.assets[1]});
    return settle(scene) ? Step::Wait : Step::LateWindow;
}

// BG-SPC-09 to 11: the card itself stays on the table until the Buy is made or declined.
constexpr Step game_the_market(auto& scene, Seat seat) {
    Open& open = scene.open;
    open.stirred = true;
    scene.lose_openly(seat, Kind::GameTheMarket);
    open.table.add(Kind::GameTheMarket);
    scene.secret.pool = scene.clear_all_markets();
    scene.tell({.what = Happening::MarketGamed,
                .seat = seat,
                .number = static_cast<std::int16_t>(scene.secret.pool.size())});
    plan_gamed(scene);
    return start_deal(scene, Then::Gamed);
}

// BG-PUP-12.
constexpr Step purchase(auto& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    const Billionaire from = owner(open, move.assets[0]);
    open.stirred = true;
    const Bag paid = scene.discard_from_hand(seat, move.cards);
    hand_over(open, move.assets[0], open.who[seat]);
    scene.tell({.what = Happening::Purchased,
                .seat = seat,
                .billionaire = from,
                .asset = move.assets[0],
                .cards = paid});
    return settle(scene) ? Step::Wait : Step::LateWindow;
}

// DP-07 with W2.
template <>
struct Point<Phase::Action>
    : Alone<Act::Buy, Act::Invest, Act::ExchangeCard, Act::ExchangeTops, Act::Audit, Act::Scam,
            Act::GameTheMarket, Act::Purchase, Act::Pass, Act::Reveal> {
    static constexpr std::string_view kClause = "BG-TRN-01";

    static constexpr void list(const Asked& you, auto& out) {
        const Bag hand = you.hand();
        const MarketSet markets = open_markets(you.open);
        const MarketSet tops = with_top(you.open, you.state.secret.market);
        bool any = (!hand.empty() && !markets.empty()) || tops.several();
        constexpr MarketSet kAll = MarketSet::first(kMarkets);
        if (markets == kAll && tops == kAll) {
            list_at_markets(hand, kAll, kAll, out);
        } else {
            list_at_markets(hand, markets, tops, out);
        }
        if (const Bag specials = hand.specials(); !specials.empty()) {
            if (specials.has(Kind::Audit) && !owned_by_anybody(you.open).empty()) {
                list_audits(you, Act::Audit, out);
                any = true;
            }
            if (specials.has(Kind::Scam) && list_scams(you, out)) any = true;
            if (specials.has(Kind::GameTheMarket) && !markets.empty()) {  // BG-SPC-13
                out.bare(Act::GameTheMarket);
            }
        }
        if (you.rules.puppets && list_purchases(you, out)) any = true;
        if (!any) out.bare(Act::Pass);  // BG-TRN-06
        list_window(you, out);
    }

    static constexpr Objection why_not(const Asked& you, const Move& move) {
        const auto special = [&](Kind k, const Objection& no) {
            return you.hand().has(k) ? no : against("BG-SPC-01", "not-in-hand");
        };
        switch (move.act) {
            case Act::Buy:
                if (const auto no = buy_objects(you, move)) return no;
                return in_hand(you, move.cards);
            case Act::Invest:
                if (const auto no = market_open("BG-INV-06", you.open, move.market)) return no;
                return one_card("BG-INV-01", you, move);
            case Act::ExchangeCard:
                if (const auto no = has_top(you, move.market)) return no;
                return one_card("BG-EXC-01", you, move);
            case Act::ExchangeTops:
                if (move.market >= move.other && move.other != Market::None) {
                    return against("BG-EXC-02", "same-market");
                }
                if (const auto no = has_top(you, move.market)) return no;
                return has_top(you, move.other);
            case Act::Audit:
                return special(Kind::Audit, audit_objects("BG-SPC-03", you, move));
            case Act::Scam:
                return special(Kind::Scam, scam_objects(you, move));
            case Act::GameTheMarket:
                return special(Kind::GameTheMarket, against("BG-SPC-13", "market-closed"));
            case Act::Purchase:
                return purchase_objects(you, move);
            case Act::Reveal:
                return window_objects(you, move);
            default:
                return against("BG-TRN-06", "must-act");
        }
    }

    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        switch (move.act) {
            case Act::Buy:
                return buy(scene, seat, move);
            case Act::Invest:
                return invest(scene, seat, move);
            case Act::ExchangeCard:
                return exchange_card(scene, seat, move);
            case Act::ExchangeTops:
                return exchange_tops(scene, move.market, move.other);
            case Act::Audit:
                return play_audit(scene, seat, move);
            case Act::Scam:
                return play_scam(scene, seat, move);
            case Act::GameTheMarket:
                return game_the_market(scene, seat);
            case Act::Purchase:
                return purchase(scene, seat, move);
            case Act::Reveal:
                return reveal_in_window(scene, seat, move);
            default:
                return pass_action(scene);
        }
    }

    // First legal of ExchangeB, ExchangeA, Invest, Buy, any other, Pass. A Role is not revealed.
    static constexpr Move fallback(const Asked&, const Choices& list, Rng&) {
        constexpr std::array kOrder{Act::ExchangeTops, Act::ExchangeCard, Act::Invest, Act::Buy};
        for (const Act act : kOrder) {
            for (const Choice& choice : list) {
                if (const Move move = choice.move(); move.act == act) return move;
            }
        }
        for (const Choice& choice : list) {
            const Move move = choice.move();
            if (move.act != Act::Reveal && move.act != Act::Pass) return move;
        }
        return {.act = Act::Pass};
    }
};

// ---- is it asked at all? ----

// Could somebody's hand hold a card of this kind, as far as all can see?
constexpr bool may_be_in_a_hand(const Rules& rules, const State& state, Kind k) {
    unsigned seen = state.open.discard.count(k);
    for (const Kind top : top_cards(state.open, state.secret.market).items) {
        seen += top == k ? 1u : 0u;
    }
    return state.open.specials && seen < rules.special_cards.count(k);
}

// Could a hand of unknown cards act without any open Market? By an Audit, a Scam or a Purchase.
constexpr bool may_act_without_market(const Rules& rules, const State& state, Seat seat) {
    const Open& open = state.open;
    if (!puppets_assets(rules, open).empty()) return true;
    if (!owned_by_anybody(open).empty() && may_be_in_a_hand(rules, state, Kind::Audit)) {
        return true;
    }
    return !own(open, seat).empty() && !other_players_assets(rules, open, seat).empty() &&
           may_be_in_a_hand(rules, state, Kind::Scam);
}

// DP-07 is left out only where what lies open leaves a single option (6.1): without cards that is
// the one Exchange of top cards there is, or none; without Markets it is to pass.
constexpr Step go_on(At<Step::ActionStep>, auto& scene) {
    Open& open = scene.open;
    const Seat seat = open.current;
    const bool has_cards = !scene.secret.hand[seat].empty();
    if (has_cards && !open.at_market.empty()) return scene.ask(Phase::Action, seat);
    if (window_opens(scene.rules, scene.state, seat)) return scene.ask(Phase::Action, seat);
    if (has_cards) {
        if (may_act_without_market(scene.rules, scene.state, seat)) {
            return scene.ask(Phase::Action, seat);
        }
        return pass_action(scene);
    }
    const MarketSet tops = with_top(open, scene.secret.market);
    if (!tops.several()) return pass_action(scene);
    if (tops.size() > 2) return scene.ask(Phase::Action, seat);
    const Market one = tops.lowest();
    return exchange_tops(scene, one, (tops - MarketSet{one}).lowest());
}

// ---- Game the Market ----

// DP-08, BG-SPC-10: its card lies on the table already.
template <>
struct Point<Phase::GamedBuy> : Alone<Act::Buy, Act::Stop> {
    static constexpr std::string_view kClause = "BG-SPC-10";
    static constexpr Act kUsual = Act::Stop;

    static constexpr void list(const Asked& you, auto& out) {
        const Bag others = you.hand().without_crises();
        const Choice::Word buy = Choice::of(Act::Buy) | Choice::card<0>(Kind::GameTheMarket);
        for (const Market m : open_markets(you.open)) {
            out.put(buy | Choice::of(m));
            for (const Kind k : others) out.put(buy | Choice::of(m) | Choice::card<1>(k));
        }
        out.bare(Act::Stop);
    }

    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (const auto no = buy_objects(you, move)) return no;
        if (move.cards[0] != Kind::GameTheMarket) return against(kClause, "gamed-card-first");
        return in_hand(you, {move.cards[1], Kind::None, Kind::None});
    }

    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        if (move.act == Act::Buy) return buy(scene, seat, move, 1);
        scene.tell({.what = Happening::GamedNoBuy, .seat = seat});
        scene.open.discard += scene.open.table;
        scene.open.table = {};
        return Step::LateWindow;
    }
};

}  // namespace moneybags::guillotines
