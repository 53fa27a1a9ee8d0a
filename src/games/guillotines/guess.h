#pragma once

// A whole state that fits what a seat sees: what it cannot see is handed out at random, every way
// that fits being equally likely. The base of every bot that searches.

#include "core/rng.h"
#include "games/guillotines/view.h"

namespace moneybags::guillotines {

// One card of a bag at random, each card equally likely.
constexpr Kind draw_card(Bag& bag, unsigned size, Rng& luck) {
    const Kind kind = bag.nth(luck.below(size));
    bag.take(kind);
    return kind;
}

constexpr Bag draw_cards(Bag& bag, unsigned count, Rng& luck) {
    Bag drawn;
    for (unsigned size = bag.size(); count > 0; --count, --size) {
        drawn.add(draw_card(bag, size, luck));
    }
    return drawn;
}

template <class Set>
constexpr auto draw_member(Set& set, Rng& luck) {
    unsigned at = luck.below(static_cast<std::uint32_t>(set.size()));
    for (const auto member : set) {
        if (at-- == 0) {
            set.remove(member);
            return member;
        }
    }
    __builtin_unreachable();
}

constexpr bool is_known_envelope(const View& seen, Seat owner) {
    return owner == seen.me || (seen.me != kSpectator && seen.open.read[owner].has(seen.me));
}

// All cards of the game that the seat does not see anywhere.
constexpr Bag unseen_cards(const Rules& rules, const View& seen) {
    const Open& open = seen.open;
    Bag left = rules.resources;
    if (open.specials) left += rules.special_cards;
    if (open.level >= 2) left += Bag::of(CrisisSet::first(kCrises));
    left -= open.discard + open.table + Bag::of(open.activated);
    if (open.crisis != Crisis::None) left.take(kind_of(open.crisis));
    for (std::size_t i = 0; i < cards_at_markets(open); ++i) {
        const Kind kind = seen.market[i].kind();
        if (kind != Kind::Hidden) left.take(kind);
    }
    for (const Seat seat : all_seats(rules)) {
        left -= seat == seen.me ? seen.hand : open.known[seat];
        if (is_known_envelope(seen, seat)) left -= seen.envelope[seat];
    }
    return left;
}

// Which Crises are set aside: none that was ever seen by all or by this seat.
constexpr CrisisSet guess_aside(const View& seen, Rng& luck) {
    CrisisSet candidates = CrisisSet::first(kCrises) - seen.open.shown - seen.met;
    CrisisSet aside;
    for (unsigned n = seen.aside; n > 0; --n) aside.add(draw_member(candidates, luck));
    return aside;
}

// Envelopes hold no Crisis (BG-BRI-02), so they are filled before what may.
constexpr void guess_cards(const Rules& rules, const View& seen, Rng& luck, Secret& secret) {
    const Open& open = seen.open;
    Bag left = unseen_cards(rules, seen);
    secret.aside = guess_aside(seen, luck);
    left -= Bag::of(secret.aside);
    for (const Seat seat : all_seats(rules)) {
        if (is_known_envelope(seen, seat)) {
            secret.envelope[seat] = seen.envelope[seat];
            continue;
        }
        Bag plain = left.without_crises();
        secret.envelope[seat] = draw_cards(plain, seen.envelope_size[seat], luck);
        left -= secret.envelope[seat];
    }
    unsigned size = left.size();
    for (std::size_t i = 0; i < cards_at_markets(open); ++i) {
        const MarketCard card = seen.market[i];
        secret.market[i] = card;
        if (card.kind() == Kind::Hidden) {
            secret.market[i] = {draw_card(left, size--, luck), card.from()};
        }
    }
    for (const Seat seat : all_seats(rules)) {
        if (seat == seen.me) {
            secret.hand[seat] = seen.hand;
            continue;
        }
        const Bag known = open.known[seat];
        secret.hand[seat] = known + draw_cards(left, seen.hand_size[seat] - known.size(), luck);
    }
    secret.pool = draw_cards(left, seen.pool, luck);
    secret.deck = left;
    if (open.phase == Phase::Envelope) {
        secret.put = seen.put;
        if (open.asked != seen.me) {
            Bag envelope = secret.envelope[open.asked];
            secret.put = draw_cards(envelope, open.put_in, luck);
        }
    }
}

// Hands out Roles to holders, none of them barred; false if it cannot be done this way.
constexpr bool assign_roles(const View& seen, SeatSet holders, RoleSet left, Rng& luck,
                            PerPlayer<Role>& role) {
    for (const Seat seat : holders) {
        role[seat] = draw_member(left, luck);
        if (seen.me != kSpectator && seen.barred[seat].has(role[seat])) return false;
    }
    return true;
}

// The same, searched through: there always is a way, since there is a truth.
constexpr bool search_roles(const View& seen, SeatSet holders, RoleSet left,
                            PerPlayer<Role>& role) {
    if (holders.empty()) return true;
    const Seat seat = holders.lowest();
    holders.remove(seat);
    for (const Role each : left - seen.barred[seat]) {
        role[seat] = each;
        if (search_roles(seen, holders, left - RoleSet{each}, role)) return true;
    }
    return false;
}

constexpr void guess_roles(const Rules& rules, const View& seen, Rng& luck, Secret& secret) {
    constexpr int kTries = 64;  // drawn anew each time, so that all ways are equally likely
    const Open& open = seen.open;
    RoleSet left = roles_in_play(rules, open) - face_up_roles(open) - seen.looking;
    SeatSet holders;
    secret.role = seen.role;
    for (const Seat seat : open.has_role) {
        if (seen.role[seat] == Role::None) {
            holders.add(seat);
        } else {
            left.remove(seen.role[seat]);
        }
    }
    bool done = false;
    for (int i = 0; i < kTries && !done; ++i) {
        done = assign_roles(seen, holders, left, luck, secret.role);
    }
    if (!done) search_roles(seen, holders, left, secret.role);
    secret.looking = seen.looking;
    if (open.looking > 0 && open.asked != seen.me) {
        for (const Seat seat : holders) left.remove(secret.role[seat]);
        for (unsigned n = open.looking; n > 0; --n) secret.looking.add(draw_member(left, luck));
    }
}

// Answers given together that are still secret: any that was allowed.
constexpr void guess_answer(const Rules& rules, State& state, Seat seat, Rng& luck) {
    const Move move = draw_move(answers({rules, state, seat}), luck);
    at_point(state.open.phase, [&]<class P>() {
        if constexpr (P::kWho == Who::Together) P::note(state.secret, seat, move);
    });
}

constexpr void guess_answers(const Rules& rules, const View& seen, Rng& luck, State& state) {
    const Open& open = seen.open;
    Secret& secret = state.secret;
    for (const Seat seat : open.answered) {
        if (seat != seen.me) {
            guess_answer(rules, state, seat, luck);
            continue;
        }
        if (seen.answered_yes) secret.yes.add(seat);
        secret.surrendered[seat] = seen.surrendered;
        if (seen.revealer == seat) {
            secret.revealer = seat;
            secret.target = seen.target;
            secret.dictated = seen.dictated;
        }
    }
    if (open.phase == Phase::Emergency) surrender_without_choice(rules, state);
}

constexpr State guess(const Rules& rules, const View& seen, Rng& luck) {
    State state;
    state.open = seen.open;
    Secret& secret = state.secret;
    guess_cards(rules, seen, luck, secret);
    guess_roles(rules, seen, luck, secret);
    secret.offer = seen.offer;
    for (const Seat seat : all_seats(rules)) {
        if (seat == seen.me) {
            secret.met[seat] = seen.met;
            secret.barred[seat] = seen.barred;
            continue;
        }
        for (const Kind k : secret.hand[seat].crises()) secret.met[seat].add(crisis_of(k));
    }
    for (std::size_t i = 0; i < cards_at_markets(seen.open); ++i) {
        const MarketCard card = secret.market[i];
        if (card.is_invested() && is_crisis(card.kind())) {
            secret.met[card.investor()].add(crisis_of(card.kind()));
        }
    }
    guess_answers(rules, seen, luck, state);
    return state;
}

}  // namespace moneybags::guillotines
