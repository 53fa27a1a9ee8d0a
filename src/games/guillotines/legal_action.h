#pragma once

// DP-07 and what is offered with it: the Actions and the Role windows.

#include "games/guillotines/lister.h"

namespace moneybags::guillotines {

// W1 to W3: reveal, if it fits, with all its parameters (DP-05, DP-13, DP-19).
constexpr void list_window(const Rules& rules, const State& state, Seat seat, Lister& out) {
    const Open& open = state.open;
    const Choice::Word reveal = Choice::of(Act::Reveal);
    const Role role = state.secret.role[seat];
    switch (role) {
        case Role::Banker:
        case Role::Toady:
            out.put(reveal | Choice::of(role));
            break;
        case Role::PowerBroker:
            for (const Asset give : own(open, seat)) {
                for (const Asset take : open.at_market) {
                    if (may_exchange(rules, open, seat, give, take)) {
                        out.put(reveal | Choice::of(role) | Choice::asset<0>(give) |
                                Choice::asset<1>(take));
                    }
                }
            }
            break;
        case Role::ScamArtist:
            for (const Asset asset : other_players_assets(rules, open, seat)) {
                out.put(reveal | Choice::of(role) | Choice::asset<0>(asset));
            }
            break;
        case Role::InsiderTrader:
            for (const Seat other : all_seats(rules)) {
                if (may_swap_envelopes(rules, state, seat, other)) {
                    out.put(reveal | Choice::of(role) | Choice::of(other));
                }
            }
            break;
        default:
            break;
    }
}

// BG-ROL-26, 27: Gangster may take what is audited, but neither from oneself (BG-R-53) nor the
// Asset that would complete one's five.
constexpr bool may_take_audited(const Rules& rules, const State& state, Seat seat, Asset asset) {
    if (state.secret.role[seat] != Role::Gangster) return false;
    AssetSet after = own(state.open, seat);
    if (after.has(asset)) return false;
    after.add(asset);
    return !would_win(rules, state.open, seat, after);
}

// DP-07, DP-23 with DP-10.
constexpr void list_audits(const Rules& rules, const State& state, Seat seat, Act act,
                           Lister& out) {
    for (const Asset asset : owned_by_anybody(state.open)) {
        const Choice::Word word = Choice::of(act) | Choice::asset<0>(asset);
        out.put(word);
        if (may_take_audited(rules, state, seat, asset)) out.put(word | Choice::of(Role::Gangster));
    }
}

// BG-SPC-05 to 07.
constexpr bool may_scam(const Rules& rules, const Open& open, Seat seat, Asset theirs, Asset mine) {
    AssetSet after = own(open, seat);
    if (!after.has(mine) || !other_players_assets(rules, open, seat).has(theirs)) return false;
    after.remove(mine);
    after.add(theirs);
    return !would_win(rules, open, seat, after);
}

// True if there is any; so below.
constexpr bool list_scams(const Rules& rules, const Open& open, Seat seat, Lister& out) {
    bool any = false;
    for (const Asset theirs : other_players_assets(rules, open, seat)) {
        for (const Asset mine : own(open, seat)) {
            if (may_scam(rules, open, seat, theirs, mine)) {
                out.put(Choice::of(Act::Scam) | Choice::asset<0>(theirs) | Choice::asset<1>(mine));
                any = true;
            }
        }
    }
    return any;
}

// BG-PUP-12, of either Puppet.
constexpr bool list_purchases(const Rules& rules, const State& state, Seat seat, Lister& out) {
    bool any = false;
    const Open& open = state.open;
    const HandCards cards = each_card(state.secret.hand[seat].without_crises());
    for (const Seat controller : all_seats(rules)) {
        const Billionaire puppet = open.puppet[controller];
        const Suit suit = rules.billionaires[puppet].suit;
        for_each_selection(cards, [&](const std::array<Kind, 3>& paid) {
            const auto worth = [&](Kind k) { return purchase_worth(rules, open, suit, k); };
            if (!pays_exactly(paid, rules.purchase_price, worth)) return;
            for (const Asset asset : open.owned[puppet]) {
                out.put(Choice::of(Act::Purchase) | Choice::asset<0>(asset) | word_of(paid));
                any = true;
            }
        });
    }
    return any;
}

// What may be done at which Markets with which cards. Drawn into the caller: Markets that are known
// beforehand make rows that are known beforehand.
[[gnu::always_inline]] constexpr void list_at_markets(Bag hand, MarketSet markets, MarketSet tops,
                                                      Lister& out) {
    Lister::Row<kMarkets> here, at_tops;
    Lister::Row<kMarkets*(kMarkets - 1) / 2> pairs;
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

constexpr void list_actions(const Rules& rules, const State& state, Seat seat, Lister& out) {
    const Open& open = state.open;
    const Bag hand = state.secret.hand[seat];
    const MarketSet markets = open_markets(open);
    const MarketSet tops = with_top(open, state.secret.market);
    bool any = (!hand.empty() && !markets.empty()) || tops.several();
    constexpr MarketSet kAll = MarketSet::first(kMarkets);
    if (markets == kAll && tops == kAll) {
        list_at_markets(hand, kAll, kAll, out);
    } else {
        list_at_markets(hand, markets, tops, out);
    }
    if (const Bag specials = hand.specials(); !specials.empty()) {
        if (specials.has(Kind::Audit) && !owned_by_anybody(open).empty()) {
            list_audits(rules, state, seat, Act::Audit, out);
            any = true;
        }
        if (specials.has(Kind::Scam) && list_scams(rules, open, seat, out)) any = true;
        if (specials.has(Kind::GameTheMarket) && !markets.empty()) {  // BG-SPC-13
            out.bare(Act::GameTheMarket);
        }
    }
    if (rules.puppets && list_purchases(rules, state, seat, out)) any = true;
    if (!any) out.bare(Act::Pass);  // BG-TRN-06
    list_window(rules, state, seat, out);
}

}  // namespace moneybags::guillotines
