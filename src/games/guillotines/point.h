#pragma once

// Decision points: where a seat or luck is to act (6.1, 6.2). Every phase has its Point in the file
// of its chapter, and all there is to say about a question stands there; legal.h, objection.h and
// apply.h ask whichever point is due. A point at which seats act has
//
//   kClause   the clause that puts the question
//   list      what may be answered
//   why_not   what speaks against a move by one of its acts that is not listed, though it names
//             nothing that its act has no use for; left out where there is no such move
//   take      what comes of a move; where several answer at once `note` keeps each answer, and
//             `all_in` goes on once all have answered
//   kUsual    the act that the clock plays for a seat that does not answer (the Default column of
//             6.1); `fallback` where the move is more than an act
//
// and a point at which luck acts has `outcomes` and `take`.

#include "games/guillotines/lister.h"
#include "games/guillotines/reasons.h"
#include "games/guillotines/scene.h"

namespace moneybags::guillotines {

template <Phase>
struct Point;

// Somebody who is asked, and what lies before him.
struct Asked {
    const Rules& rules;
    const State& state;
    const Open& open;
    Seat seat;

    constexpr Asked(const Rules& r, const State& s, Seat who)
        : rules(r), state(s), open(s.open), seat(who) {}
    constexpr Bag hand() const { return state.secret.hand[seat]; }
    constexpr Role role() const { return state.secret.role[seat]; }
    constexpr AssetSet assets() const { return own(open, seat); }
    constexpr bool owns(Asset asset) const { return asset != Asset::None && assets().has(asset); }
    constexpr unsigned limit() const { return hand_limit(rules, open, seat); }
};

// ---- who acts ----

enum class Who : std::uint8_t { Alone, Together, Luck };

// The seat Open::asked, by one of these acts.
template <Act... kActs>
struct Alone {
    static constexpr Who kWho = Who::Alone;
    static constexpr bool takes(Act act) { return ((act == kActs) || ...); }
};

// All of Open::awaiting, each secretly.
template <Phase kPhase, Act... kActs>
struct Together {
    static constexpr Who kWho = Who::Together;
    static constexpr bool takes(Act act) { return ((act == kActs) || ...); }

    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        Point<kPhase>::note(scene.secret, seat, move);
        return scene.all_answered(seat) ? Point<kPhase>::all_in(scene) : Step::Wait;
    }
};

// Together, by a bare act: Secret::yes is who said yes.
template <Phase kPhase, Act kYes = Act::Yes, Act kNo = Act::No>
struct Vote : Together<kPhase, kYes, kNo> {
    static constexpr Act kUsual = kNo;
    static constexpr void list(const Asked&, auto& out) {
        out.bare(kYes);
        out.bare(kNo);
    }
    static constexpr void note(Secret& secret, Seat seat, const Move& move) {
        if (move.act == kYes) secret.yes.add(seat);
    }
};

// Alone, by one of two bare acts.
template <Act kOne, Act kTwo, Act kIfSilent>
struct Either : Alone<kOne, kTwo> {
    static constexpr Act kUsual = kIfSilent;
    static constexpr void list(const Asked&, auto& out) {
        out.bare(kOne);
        out.bare(kTwo);
    }
};

// A vote that needs everybody is told. Did it pass?
constexpr bool carries(auto& scene, Happening what, SeatSet agreed) {
    const bool all = agreed == all_seats(scene.rules);
    scene.tell({.what = what, .seats = agreed, .number = static_cast<std::int16_t>(all ? 1 : 0)});
    return all;
}

// ---- luck: each card of a bag is as likely as another ----

struct Chance {
    static constexpr Who kWho = Who::Luck;
};
struct Die : Chance {
    static constexpr Outcomes outcomes(const Rules&, const State&) {
        return {Luck::Die, Bag::of_bits(0x1554)};  // 1 … 6, once each
    }
};
struct CardOfDeck : Chance {
    static constexpr Outcomes outcomes(const Rules&, const State& state) {
        return {Luck::Card, state.secret.deck};
    }
};
struct CrisisSetAside : Chance {
    static constexpr Outcomes outcomes(const Rules&, const State& state) {
        return {Luck::Card, Bag::of(state.secret.aside)};
    }
};
// CH-08: one of those who are equal.
struct Tie : Chance {
    static constexpr Outcomes outcomes(const Rules&, const State& state) {
        return Outcomes::of(Luck::Seat, state.open.awaiting);
    }
};

constexpr Move with_asset(Act act, Asset asset) {
    return {.act = act, .assets = {asset, Asset::None, Asset::None}};
}

}  // namespace moneybags::guillotines
