#pragma once

// The two editions: where they differ, one type each, and nobody else asks which one is played. The
// heists have files of their own.

#include "games/millions/characters.h"
#include "games/millions/purses.h"

namespace moneybags::millions {

template <class Events>
struct Scene;

// What an edition is like, for whoever only wants to know.
struct Facts {
    RoleSet roles;           // in use or, with few players, not
    bool centre;             // where loot and antes lie
    bool announces;          // talks begin with announcements
    bool speaker_calls;      // the roll, and the last call; otherwise the Leader calls votes
    bool brutes_keep_antes;  // if they clash
};

// Most rules they have in common, and each edition its own clause for them.
struct Clauses {
    std::string_view seats, luck, pick, two_roles, hidden, silence, two_leave;
    std::string_view naming, must_name, on_view, not_itself, brutes_clash, goal, last_card;
};

struct First {
    static constexpr Facts facts() {
        using enum Role;
        return {.roles = {Snitch, Brute, Driver, Crook, Mastermind},
                .centre = false,
                .announces = false,
                .speaker_calls = true,
                .brutes_keep_antes = true};
    }
    static constexpr Clauses clauses() {
        return {.seats = "M1-SETUP-01",
                .luck = "M1-PLAN-01",
                .pick = "M1-PLAN-02",
                .two_roles = "M1-THREE-01",
                .hidden = "M1-PLAN-06",
                .silence = "M1-NEG-05",
                .two_leave = "M1-THREE-02",
                .naming = "M1-HEIST-04",
                .must_name = "M1-HEIST-05",
                .on_view = "M1-R-01",
                .not_itself = "M1-R-02",
                .brutes_clash = "M1-HEIST-09",
                .goal = "M1-END-03",
                .last_card = "M1-END-04"};
    }
    // An act that only the other edition has.
    static constexpr Objection lacks(Act act) {
        if (act == Act::CallVote) return against("M1-NEG-07", "no-vote");
        return {};
    }

    template <class Events>
    static constexpr void heist(Scene<Events>& scene);  // after the Snitch

    // M1-SHARE-02: equal shares; what does not divide stays in the Reserve.
    static constexpr Millions share(Millions pot, int survivors) {
        return Millions{pot.count() / survivors};
    }
    // M1-END-02: only who received a share can reach the goal (M1-R-14, 15).
    static constexpr SeatSet may_finish(const Rules&, SeatSet sharers) { return sharers; }
    // M1-END-03: equals share the win.
    template <class Table>
    static constexpr SeatSet of_equals(const Table&, SeatSet tied) {
        return tied;
    }
    // M1-END-05: one seat on.
    static constexpr Seat next_leader(const Rules& rules, const Open& open) {
        return next_clockwise(open.leader, rules.players);
    }
};
static_assert(First::share(Millions{10}, 3) == Millions{3});

struct Second {
    static constexpr Facts facts() {
        using enum Role;
        return {.roles = {Tech, Acrobat, Brute, Mentalist, Brain, Driver},
                .centre = true,
                .announces = true,
                .speaker_calls = false,
                .brutes_keep_antes = false};
    }
    static constexpr Clauses clauses() {
        return {.seats = "M2-SETUP-01",
                .luck = "M2-PLAN-01",
                .pick = "M2-PLAN-02",
                .two_roles = "M2-THREE-01",
                .hidden = "M2-PLAN-05",
                .silence = "MX-R-20",
                .two_leave = "M2-THREE-04",
                .naming = "M2-HEIST-04",
                .must_name = "M2-HEIST-05",
                .on_view = "M2-R-01",
                .not_itself = "M2-R-02",
                .brutes_clash = "M2-HEIST-03",
                .goal = "M2-END-01",
                .last_card = "M2-END-02"};
    }
    static constexpr Objection lacks(Act act) {
        if (act == Act::Intimidate) return against("M2-HEIST-01", "no-intimidation");
        if (act == Act::RollCall) return against("M2-NEG-01", "no-roll-call");
        if (act == Act::Call) return against("M2-NEG-05", "no-call");
        return {};
    }

    template <class Events>
    static constexpr void heist(Scene<Events>& scene);  // after the Tech

    // M2-SHARE-04: equal shares, rounded up; the Reserve supplies what is missing.
    static constexpr Millions share(Millions centre, int participants) {
        return Millions{(centre.count() + participants - 1) / participants};
    }
    // M2-END-01: anybody with the goal ends the game.
    static constexpr SeatSet may_finish(const Rules& rules, SeatSet) { return all_seats(rules); }
    // M2-END-03: the tied player nearest to the Leader going clockwise wins alone.
    template <class Table>
    static constexpr SeatSet of_equals(const Table& table, SeatSet tied) {
        return {first_clockwise(tied, table.leader)};
    }
    // M2-END-04: the poorest, nearest to the old Leader.
    static constexpr Seat next_leader(const Rules& rules, const Open& open) {
        return first_clockwise(poorest(open, all_seats(rules)), open.leader);
    }
};
static_assert(Second::share(Millions{16}, 3) == Millions{6});  // EX2-05

template <class Ask>
constexpr auto in_edition(const Rules& rules, const Ask& ask) {
    return rules.edition == Edition::First ? ask(First{}) : ask(Second{});
}

constexpr Facts facts(const Rules& rules) {
    return in_edition(rules, [](auto edition) { return edition.facts(); });
}

constexpr Clauses clauses(const Rules& rules) {
    return in_edition(rules, [](auto edition) { return edition.clauses(); });
}

constexpr Objection lacks(const Rules& rules, Act act) {
    return in_edition(rules, [&](auto edition) { return edition.lacks(act); });
}

constexpr SeatSet may_finish(const Rules& rules, SeatSet sharers) {
    return in_edition(rules, [&](auto edition) { return edition.may_finish(rules, sharers); });
}

}  // namespace moneybags::millions
