#pragma once

// Mad Millionaire as a network reads it. Everything lies open, and what a move means (a price, what
// a stunt pays) is worked out here, so that a network need not learn the board's figures by heart.

#include "encoding/fields.h"
#include "games/madcity/game.h"

namespace moneybags::madcity {

// Nothing is said in this game that the table does not show.
struct Heard {
    constexpr bool operator==(const Heard&) const = default;
};
constexpr void hear(const Rules&, Heard&, const Event&) {}

template <class Out>
constexpr void encode_money(Out& out, const char* name, Notes money) {
    out.template at_least<1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 40, 50, 60, 75, 90, 100, 120>(
        name, money.count());
}

constexpr Seat whose(const Rules& rules, const PerSeat<BusinessSet>& signs, Business business) {
    for (const Seat seat : all_seats(rules)) {
        if (signs[seat].has(business)) return seat;
    }
    return kSpectator;
}

// Places with a stunt to do.
constexpr PlaceSet stunts(const Rules& rules, const Open& open) {
    PlaceSet places;
    for (std::uint8_t slot = 0; slot < rules.face_up; ++slot) {
        if (open.face_up[slot] != kNoCard) places.add(rules.card_space[open.face_up[slot]]);
    }
    return places;
}

// How many steps it is from there to the nearest stunt, and to the next nearest.
constexpr std::array<int, 2> nearest_stunts(const Rules& rules, const Open& open, Place from) {
    std::array<int, 2> steps{kNoWay, kNoWay};
    for (std::uint8_t slot = 0; slot < rules.face_up; ++slot) {
        if (open.face_up[slot] == kNoCard) continue;
        const int here = rules.steps_to[from][rules.card_location[open.face_up[slot]]];
        if (here < steps[0]) {
            steps[1] = steps[0];
            steps[0] = here;
        } else if (here < steps[1]) {
            steps[1] = here;
        }
    }
    return steps;
}

template <class Out>
constexpr void encode_player(const Rules& rules, const View& seen, unsigned ahead, Out& out) {
    const Open& open = seen.open;
    const bool exists = ahead < rules.players;
    const Seat seat = exists ? seat_ahead(seen.me, ahead, rules.players) : seen.me;
    const BusinessSet none;
    out.flag("exists", exists);
    out.flag("active", exists && open.active == seat);
    out.flag("misses a turn", exists && open.waiting.has(seat));
    encode_money(out, "cash", exists ? open.cash[seat] : Notes{});
    encode_money(out, "what a stunt pays", exists ? income(rules, owned(open, seat)) : Notes{});
    encode_money(out, "refunds", exists ? refunds(rules, open, seat) : Notes{});
    out.flag("has the target", exists && has_the_target(rules, open, seat));
    out.template at_least<1, 2, 3, 4, 5, 6>("signs left",
                                            exists ? signs_in_hand(rules, open, seat) : 0);
    out.some_of("bought", (exists ? open.bought[seat] : none).words()[0], kMaxBusinesses);
    out.some_of("leased", (exists ? open.leased[seat] : none).words()[0], kMaxBusinesses);
    const Place car = open.car[seat];
    out.one_of("car", exists ? static_cast<std::size_t>(car) : kMaxSpaces + 1, kMaxSpaces + 1);
    // What lies within so many steps.
    const PlaceSet due = stunts(rules, open);
    for (int die = 1; die <= kDieFaces; ++die) {
        const Reach& reach = rules.reach[car][static_cast<std::size_t>(die - 1)];
        out.flag("FINISH by the die", exists && reach.exactly.has(rules.finish));
        out.flag("a stunt by the die", exists && reach.within.meets(due));
    }
}

// What the seat sees, from where it sits.
template <class Out>
constexpr void encode(const Rules& rules, const View& seen, const Heard&, Out& out) {
    const Open& open = seen.open;
    out.one_of("players", rules.players, kMostPlayers + 1);
    out.one_of("six", static_cast<std::size_t>(rules.six), 5);
    out.flag("exact finish", rules.exact_finish);
    out.flag("one way", rules.one_way);
    out.one_of("phase", static_cast<std::size_t>(open.phase),
               static_cast<unsigned>(Phase::Over) + 1);
    out.one_of("die", open.die, kDieFaces + 1);
    out.flag("has landed", open.landed);
    out.flag("leasing", open.leasing);
    out.template at_least<8, 16, 32, 64, 96, 128, 192, 256>("turns", static_cast<int>(open.turns));
    out.one_of("business in question", static_cast<std::size_t>(open.business), kMaxBusinesses);
    const PlaceSet due = stunts(rules, open);
    std::uint64_t locations = 0;
    for (std::uint8_t slot = 0; slot < rules.face_up; ++slot) {
        if (open.face_up[slot] == kNoCard) continue;
        locations |= std::uint64_t{1}
                     << static_cast<unsigned>(rules.card_location[open.face_up[slot]]);
    }
    out.some_of("stunts to do", locations, kMaxLocations);
    out.template at_least<1, 2, 3, 4>("stunts", due.size());
    out.each("player", kMostPlayers,
             [&](unsigned ahead) { encode_player(rules, seen, ahead, out); });
    const Place mine = number(seen.me) < rules.players ? open.car[seen.me] : rules.start;
    out.template at_least<1, 3, 5, 7, 10, 14, 18, 24, 30>("steps to FINISH",
                                                          rules.steps_to_finish[mine]);
    out.template at_least<1, 2, 4, 6, 8, 11, 15, 20>("steps to a stunt",
                                                     nearest_stunts(rules, open, mine)[0]);
    out.each("rival", kMostPlayers - 1, [&](unsigned i) {
        const bool exists = i + 1 < rules.players;
        const Place car = exists ? open.car[seat_ahead(seen.me, i + 1, rules.players)] : mine;
        out.template at_least<4, 7, 13, 19, 25>("steps to FINISH",
                                                exists ? rules.steps_to_finish[car] : 0);
    });
}

template <class Take>
constexpr void each_candidate(const Choice& choice, const Take& take) {
    take(choice.move(0));
}

template <class Out>
constexpr void encode(const Rules& rules, const View& seen, const Move& move, Out& out) {
    const Open& open = seen.open;
    const bool go = move.act == Act::Go, miss = move.act == Act::Miss;
    const bool about =
        !go && !miss && move.act != Act::Roll && move.act != Act::Bonus && move.act != Act::Done;
    out.one_of("act", static_cast<std::size_t>(move.act), static_cast<unsigned>(Act::Lift) + 1);
    // Where to.
    const Place place = go ? move.place : rules.start;
    const PlaceSet due = stunts(rules, open);
    out.one_of("place", go ? static_cast<std::size_t>(place) : kMaxSpaces, kMaxSpaces);
    out.one_of("ground", go ? static_cast<std::size_t>(rules.ground[place]) : 7, 7);
    out.flag("a stunt to do", go && due.has(place));
    out.flag("wins", go && place == rules.finish && has_the_target(rules, open, seen.me));
    const Notes cash = open.cash[seen.me];
    int buys = 0, leases = 0;
    if (go) {
        BusinessSet offered = rules.offered[place] - bought_by_anyone(rules, open);
        buys = (offered & payable(rules.buy_steps, cash)).size();
        leases = ((offered & rules.leasable & payable(rules.lease_steps, cash)) -
                  leased_by_anyone(rules, open))
                     .size();
    }
    out.template at_least<1, 2, 4>("could buy there", buys);
    out.template at_least<1, 2, 4>("could lease there", leases);
    for (int die = 1; die <= kDieFaces; ++die) {
        const Reach& reach = rules.reach[place][static_cast<std::size_t>(die - 1)];
        out.flag("then FINISH by the die", go && reach.exactly.has(rules.finish));
        out.flag("then a stunt by the die", go && reach.within.meets(due));
    }
    // What with.
    const Business business = about ? move.business : Business{};
    const BusinessSet mine = owned(open, seen.me);
    out.one_of("business", about ? static_cast<std::size_t>(business) : kMaxBusinesses,
               kMaxBusinesses);
    encode_money(out, "price", about ? rules.buy[business] : Notes{});
    encode_money(out, "lease", about ? rules.lease[business] : Notes{});
    const bool takes =
        about && (move.act == Act::Take || move.act == Act::Buy || move.act == Act::Lease);
    const bool gives = about && !takes;
    BusinessSet after = mine;
    if (takes) after.add(business);
    if (gives) after.remove(business);
    const Notes now = income(rules, mine), then = income(rules, after);
    encode_money(out, "a stunt pays more", takes ? then - now : Notes{});
    encode_money(out, "a stunt pays less", gives ? now - then : Notes{});
    const Notes price = move.act == Act::Lease ? rules.lease[business] : rules.buy[business];
    encode_money(out, "cash left", takes && cash > price ? cash - price : Notes{});
    out.one_of("tenant",
               about ? clockwise_from(seen.me, whose(rules, open.leased, business), rules.players)
                     : kMaxSeats,
               kMostPlayers);
    // Who misses a turn.
    out.one_of("victim",
               miss ? clockwise_from(seen.me, move.seat, rules.players) : std::size_t{kMaxSeats},
               kMostPlayers);
    out.flag("victim has the target", miss && has_the_target(rules, open, move.seat));
    // How far it then is.
    const std::array<int, 2> stunt = nearest_stunts(rules, open, place);
    out.template at_least<1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 16, 20, 25, 30>(
        "then steps to FINISH", go ? rules.steps_to_finish[place] : 0);
    out.template at_least<1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 18, 22>("then steps to a stunt",
                                                                  go ? stunt[0] : 0);
    out.template at_least<1, 3, 5, 7, 10, 14, 18, 24>("then steps to the next stunt",
                                                      go ? stunt[1] : 0);
}

// What a network has to guess, as the guesses of its file are (docs/bots.md): bits of what is
// hidden from a seat. `truth` are those that are set, `hidden` those that there are to be guessed.
// Everything lies open.
template <std::size_t N>
constexpr void secrets(const Rules&, const State&, const View&, BitRow<N>&, BitRow<N>&) {}

constexpr Rules smallest_rules() {
    Rules rules;
    rules.players = 2;
    rules.chain[Business{}] = {.first = 0, .size = 1, .table = 0};
    return rules;
}

inline constexpr std::size_t kViewBits = bits_of(smallest_rules(), View{}, Heard{});
inline constexpr std::size_t kMoveBits = bits_of(smallest_rules(), View{}, Move{});

}  // namespace moneybags::madcity

namespace moneybags {

template <>
struct EncodingOf<madcity::Family> {
    static constexpr const char* kName = "madcity";
    using Heard = madcity::Heard;
    static constexpr std::size_t kViewBits = madcity::kViewBits, kMoveBits = madcity::kMoveBits;
    static constexpr std::size_t kOutcomes = madcity::kMostPlayers + 1;
    static constexpr std::size_t kGuesses = 0;
    static constexpr std::size_t kCandidates = madcity::kMaxChoices;
    static constexpr auto smallest_rules() { return madcity::smallest_rules(); }
};

}  // namespace moneybags
