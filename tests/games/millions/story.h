#pragma once

// A table to tell worked examples at, in tests and in static_asserts alike:
//
//     Story t{figures::first_edition(5)};
//     t.begin(Al).loot("L1-06").pick({Snitch, Driver, Driver, Crook, Crook}).hide(Snitch);
//     t.plays(Bea, withdraw(Bea));
//     EXPECT_EQ(t.purses(), (Purses{10, 5, 5, 5, 10}));
//
// Every step is held against `objection` first: a story that the rules would refuse fails (in a
// constant expression: does not compile).

#include <array>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/millions/game.h"
#include "tests/games/millions/figures.h"

namespace moneybags::millions::stories {

inline constexpr Seat Al{0}, Bea{1}, Cid{2}, Dan{3}, Eva{4}, Fay{5}, Gus{6}, Hal{7};
using enum Role;
using enum Act;
using Purses = std::vector<int>;

constexpr Millions M(int n) { return Millions{n}; }

// Not an assert: the release build, where those are off, tests the same stories.
constexpr void must_not(const Objection& no) {
    if (no) throw std::logic_error(std::string(no->clause) + " " + std::string(no->reason));
}
constexpr void must(bool holds, const char* what) {
    if (!holds) throw std::logic_error(what);
}

// With one character each, a player's character bears his seat's number; with three players Al has
// 0 and 1.
constexpr Character of(Seat seat) { return Character{static_cast<std::uint8_t>(seat)}; }
constexpr Character of(Seat seat, int slot) {  // three players: slot 1 or 2, as the rules count
    return Character{static_cast<std::uint8_t>(2 * number(seat) + slot - 1)};
}

// Who pays what, written flat: offer(of(Cid), Al, 1, Bea, 2).
constexpr PerSeat<Millions> from() { return {}; }
template <class... More>
constexpr PerSeat<Millions> from(Seat payer, int amount, More... more) {
    PerSeat<Millions> pay = from(more...);
    pay[payer] = M(amount);
    return pay;
}

constexpr Move claim_for(Character c, Role role) {
    return {.act = Claim, .character = c, .role = role};
}
constexpr Move ask(Character c) { return {.act = Ask, .character = c}; }
template <class... Pay>
constexpr Move offer(Character c, Pay... pay) {
    return {.act = Offer, .character = c, .pay = from(pay...)};
}
template <class... Pay>
constexpr Move demand(Character c, Pay... pay) {
    return {.act = Demand, .character = c, .pay = from(pay...)};
}
template <class... Pay>
constexpr Move counter(Seat proposer, Character c, Pay... pay) {
    return {.act = Counter, .character = c, .proposer = proposer, .pay = from(pay...)};
}
constexpr Move accept_of(Seat proposer, Character c) {
    return {.act = Accept, .character = c, .proposer = proposer};
}
constexpr Move decline_of(Seat proposer, Character c) {
    return {.act = Decline, .character = c, .proposer = proposer};
}
constexpr Move cancel_of(Seat proposer, Character c) {
    return {.act = Cancel, .character = c, .proposer = proposer};
}
constexpr Move withdraw(Character c) { return {.act = Withdraw, .character = c}; }
constexpr Move look_at(Character c) { return {.act = Intimidate, .character = c}; }
constexpr Move bare(Act act) { return {.act = act}; }
constexpr Move answer(Role one, Role two = None) {
    return {.act = Answer, .role = one, .second = two};
}
constexpr Move announce_as(Role one, Role two = None) {
    return {.act = Announce, .role = one, .second = two};
}
constexpr Move name_role(Role role) { return {.act = Name, .role = role}; }
constexpr Move rob_from(Character c) { return {.act = Rob, .character = c}; }
constexpr Move leave_with(Character c) { return {.act = Leave, .character = c}; }

// Figures with one more Loot card, called "EX": for stories about a card that the deck does not
// hold.
constexpr Rules with_card(Rules rules, int amount, int ante, RoleSet shown = {}, int bonus = 1) {
    rules.loot.push_back(figures::card("EX", amount, ante, shown, bonus));
    return rules;
}

class Story {
   public:
    constexpr explicit Story(const Rules& rules) : rules_(rules), state_(setup(rules)) {}

    const constexpr Rules& rules() const { return rules_; }
    constexpr State& state() { return state_; }  // to set what a story takes for granted
    constexpr const State& state() const { return state_; }
    constexpr const Open& open() const { return state_.open; }

    constexpr Story& begin(Seat leader) { return luck({.luck = Luck::Leader, .leader = leader}); }
    constexpr Story& loot(std::string_view id) {
        for (std::size_t i = 0; i < rules_.loot.size(); ++i) {
            bool equal = true;
            for (std::size_t k = 0; k < id.size(); ++k) {
                equal = equal && rules_.loot[i].id[k] == id[k];
            }
            if (equal)
                return luck({.luck = Luck::Loot, .loot = Card{static_cast<std::uint8_t>(i)}});
        }
        must(false, "no such Loot card");
        return *this;
    }
    // One role per character, in order; with three players two per player.
    constexpr Story& pick(std::initializer_list<Role> roles) {
        const Role* role = roles.begin();
        for (const Seat seat : all_seats(rules_)) {
            Move move{.act = Pick, .role = *role++};
            if (rules_.slots == 2) move.second = *role++;
            plays(seat, move);
        }
        return *this;
    }
    constexpr Story& hide(Role role) { return luck({.luck = Luck::Hidden, .hidden = role}); }
    constexpr Story& luck(const Outcome& outcome) {
        must_not(objection(rules_, state_, outcome));
        apply(rules_, state_, outcome);
        return *this;
    }
    constexpr Story& plays(Seat seat, const Move& move) {
        must_not(refuses(seat, move));
        apply(rules_, state_, seat, move);
        return *this;
    }
    constexpr Story& time_runs_out() {
        must(may_time_out(rules_, state_), "no clock runs");
        time_out(rules_, state_);
        return *this;
    }
    // 2e: everybody announces what he has.
    constexpr Story& announce_truly() {
        while (state_.open.phase == Phase::Announcing) {
            const Seat seat = state_.open.asked;
            const Role two = rules_.slots == 2 ? state_.secret.role[of(seat, 2)] : None;
            plays(seat, announce_as(state_.secret.role[character(rules_, seat, 0)], two));
        }
        return *this;
    }
    // Nothing more to say: a Leader who is out passes.
    constexpr Story& done(Seat seat) {
        return plays(seat, bare(is_active(rules_, state_.open, seat) ? Ready : Pass));
    }
    // By turn or live: whoever is awaited says ready until the talks are over.
    constexpr Story& all_ready() {
        while (state_.open.phase == Phase::Talking) done(next(rules_, state_));
        return *this;
    }

    // What a story takes for granted about the purses; the Reserve makes up for it.
    constexpr Story& given_purses(std::initializer_list<int> amounts) {
        std::uint8_t seat = 0;
        for (const int amount : amounts) {
            state_.open.reserve += purse(Seat{seat}) - amount;
            state_.open.purse[Seat{seat++}] = M(amount);
        }
        return *this;
    }
    // These withdraw for nothing when their turn comes; the others say ready meanwhile.
    constexpr Story& leaving(CharacterSet who) {
        while (state_.open.in.meets(who)) {
            const Seat seat = next(rules_, state_);
            const CharacterSet mine = state_.open.in & who & characters_of(rules_, seat);
            if (mine.empty()) {
                done(seat);
            } else {
                plays(seat, withdraw(mine.lowest()));
            }
        }
        return *this;
    }
    // Only these go into the heist, which begins.
    constexpr Story& only_in(CharacterSet crew) {
        return leaving(state_.open.in - crew).all_ready();
    }

    constexpr Objection refuses(Seat seat, const Move& move) const {
        return objection(rules_, state_, seat, move);
    }
    constexpr std::string_view clause(Seat seat, const Move& move) const {  // "" when allowed
        const Objection no = refuses(seat, move);
        return no ? no->clause : std::string_view{};
    }
    constexpr bool lists(Seat seat, const Move& move) const {
        for (const Choice& choice : legal(rules_, state_, seat)) {
            for (std::uint32_t k = 0; k < choice.count(); ++k) {
                if (choice.move(k) == move) return true;
            }
        }
        return false;
    }
    constexpr SeatSet to_act() const { return turn(rules_, state_).seats; }
    constexpr bool is_in(Character c) const { return state_.open.in.has(c); }
    constexpr bool has_deal(Seat proposer, Character c) const {
        return find_deal(state_.open, proposer, c) != kNoDeal;
    }
    constexpr Choices choices(Seat seat) const { return legal(rules_, state_, seat); }
    constexpr View seen_by(Seat seat) const { return view(rules_, state_, seat); }
    constexpr int purse(Seat seat) const { return state_.open.purse[seat].count(); }
    constexpr bool has_purses(std::initializer_list<int> amounts) const {
        std::uint8_t seat = 0;
        for (const int amount : amounts) {
            if (purse(Seat{seat++}) != amount) return false;
        }
        return seat == rules_.players;
    }
    Purses purses() const {
        Purses list;
        for (const Seat seat : all_seats(rules_)) list.push_back(purse(seat));
        return list;
    }
    constexpr int all_money() const {  // M1-INV-01, M2-INV-01
        int sum = state_.open.reserve + state_.open.centre.count();
        for (const Seat seat : all_seats(rules_)) sum += purse(seat);
        if (!state_.open.antes.empty()) {
            sum += state_.open.antes.size() * millions::loot(rules_, state_.open).ante.count();
        }
        return sum;
    }

   private:
    Rules rules_;
    State state_;
};

// Listens to everything that happens at a table.
struct Ears {
    static constexpr bool kListens = true;
    std::vector<Event> heard;
    void operator()(const Event& event) { heard.push_back(event); }
    bool heard_of(Happening what) const { return count(what) > 0; }
    int count(Happening what) const {
        int times = 0;
        for (const Event& event : heard) times += event.what == what ? 1 : 0;
        return times;
    }
    std::vector<Event> of(Happening what) const {
        std::vector<Event> list;
        for (const Event& event : heard) {
            if (event.what == what) list.push_back(event);
        }
        return list;
    }
    std::vector<Event> as_told_to(Seat seat) const {
        std::vector<Event> list;
        for (const Event& event : heard) {
            if (event.to.includes(seat)) list.push_back(event);
        }
        return list;
    }
    // As Story::plays and Story::all_ready, but listening.
    void plays(Story& t, Seat seat, const Move& move) {
        must_not(t.refuses(seat, move));
        apply(t.rules(), t.state(), seat, move, *this);
    }
    void all_ready(Story& t) {
        while (t.open().phase == Phase::Talking) {
            plays(t, next(t.rules(), t.state()), bare(Ready));
        }
    }
};

// One random step of a game: luck, or any move of any seat that may act.
struct Step {
    Turn::Kind kind{};
    Seat seat{};
    Move move{};
    Outcome outcome{};
};
constexpr Step any_step(const Rules& rules, const State& state, Rng& luck) {
    const Turn now = turn(rules, state);
    if (now.kind == Turn::Kind::Chance) {
        return {.kind = now.kind, .outcome = draw(outcomes(rules, state), luck)};
    }
    std::uint32_t at = luck.below(static_cast<std::uint32_t>(now.seats.size()));
    SeatSet left = now.seats;
    while (at-- > 0) left.remove(left.lowest());
    const Seat seat = left.lowest();
    return {.kind = now.kind, .seat = seat, .move = draw_move(legal(rules, state, seat), luck)};
}
template <class Events = NoEvents>
constexpr void take(const Rules& rules, State& state, const Step& step,
                    Events&& events = Events{}) {
    if (step.kind == Turn::Kind::Chance) {
        apply(rules, state, step.outcome, events);
    } else {
        apply(rules, state, step.seat, step.move, events);
    }
}

// EX1-01, as a first proof that all of this runs in the compiler.
constexpr Story ex1_01() {
    Story t{figures::first_edition(5)};
    t.begin(Al).loot("L1-05").pick({Snitch, Driver, Driver, Crook, Crook}).hide(Snitch);
    t.plays(Al, bare(Ready)).plays(Bea, withdraw(of(Bea))).plays(Cid, withdraw(of(Cid)));
    t.plays(Dan, withdraw(of(Dan))).all_ready();
    t.plays(Al, name_role(Driver));
    return t;
}
static_assert(ex1_01().has_purses({10, 5, 5, 5, 10}));

// Tables that many stories begin at, Al leading. First edition, four: 3 in each purse, an ante of 2
// before each character.
inline constexpr figures::Settings kLive{.scheduling = Scheduling::Live};
constexpr Story first_talks(figures::Settings with = {}) {
    Story t{figures::first_edition(4, with)};
    t.begin(Al).loot("L1-06").pick({Brute, Driver, Crook, Crook}).hide(Crook);
    return t;
}
// First edition, three: 3 in each purse, six antes of 1.
constexpr Story first_talks_of_three(figures::Settings with = {}) {
    Story t{figures::first_edition(3, with)};
    t.begin(Al).loot("L1-05").pick({Driver, Brute, Crook, Snitch, Mastermind, Driver}).hide(Driver);
    return t;
}
// Second edition, four, announcements done: 8 in each purse, 15 + 8 in the Centre.
constexpr Story second_talks(figures::Settings with = {}) {
    Story t{figures::second_edition(4, with)};
    t.begin(Al)
        .loot("L2-09")
        .pick({Brute, Driver, Mentalist, Driver})
        .hide(Driver)
        .announce_truly();
    return t;
}
// Second edition, three: 6 in each purse, 11 + 12 in the Centre.
constexpr Story second_talks_of_three(figures::Settings with = {}) {
    Story t{figures::second_edition(3, with)};
    t.begin(Al).loot("L2-04").pick({Brute, Mentalist, Tech, Driver, Driver, Brain}).hide(Brain);
    return t.announce_truly();
}

inline constexpr Scheduling kBoth[] = {Scheduling::Turn, Scheduling::Live};

constexpr Move pick_of(Role one, Role two = None) {
    return {.act = Pick, .role = one, .second = two};
}

constexpr bool is_over(const Story& t) { return t.open().phase == Phase::Over; }

// First edition, in the talks: Loot 12, everybody 5 before the ante.
constexpr Story table(int players, std::initializer_list<Role> roles, Role hidden, int ante = 1,
                      RoleSet symbol = {}) {
    Story t{with_card(figures::first_edition(players), 12, ante, symbol)};
    t.begin(Al).loot("EX").pick(roles).hide(hidden);
    return t;
}
// Second edition, seven with 8 left each, the Loot 15 with no role shown; only `crew` goes in, so
// the Centre holds 15 and 2 for each of them.
constexpr Story seven(std::initializer_list<Role> roles, Role hidden, CharacterSet crew,
                      Seat leader = Al) {
    Story t{figures::second_edition(7)};
    t.begin(leader).loot("L2-09").pick(roles).hide(hidden).announce_truly();
    return t.only_in(crew);
}

}  // namespace moneybags::millions::stories
