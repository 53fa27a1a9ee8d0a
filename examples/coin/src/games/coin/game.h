#pragma once

// The Coin, the dullest game there is, to copy from (docs/new-game.md). Its law is
// docs/rules/coin.md.

#include "core/family.h"
#include "core/money.h"
#include "core/usual.h"

namespace moneybags::coin {

enum class Coin : std::uint8_t { None, Copper, Gold };
enum class Phase : std::uint8_t { Deal, Ask, Answer, Over };
enum class Luck : std::uint8_t { Coin };
enum class Act : std::uint8_t { Call, Buy, Pass };
enum class Happening : std::uint8_t { Dealt, Called, Bought, Passed };

struct Rules {
    std::uint8_t players = 2, rounds{};
    Millions start, gold, copper_price, gold_price;
};
struct Open {
    Phase phase{};
    std::uint8_t round{};
    Seat holder{};
    Coin said{};
    PerSeat<Millions> purse;
    constexpr bool operator==(const Open&) const = default;
};
struct State {
    Open open;
    Coin coin{};
    constexpr bool operator==(const State&) const = default;
};
struct View {
    Seat me{};
    Open open;
    Coin coin{};  // CO-02: None unless it is in my fist
    constexpr bool operator==(const View&) const = default;
};
struct Move {
    Act act{};
    Coin coin{};  // Call
    constexpr bool operator==(const Move&) const = default;
};
using Choice = usual::Single<Move>;
struct Outcome {
    Luck luck{};
    Coin coin{};
    constexpr bool operator==(const Outcome&) const = default;
};
struct Event {
    Happening what{};
    Audience to;
    Seat seat{};
    Coin coin{};
    Millions amount;
    constexpr bool operator==(const Event&) const = default;
};
using Outcomes = FixedVector<Weighted<Outcome>, 2>;

constexpr State setup(const Rules& rules) {
    State state;
    for (const Seat seat : SeatSet::first(rules.players)) state.open.purse[seat] = rules.start;
    return state;
}
constexpr Seat other(Seat seat) { return next_clockwise(seat, 2); }
constexpr Millions price(const Rules& rules, Coin said) {
    return said == Coin::Gold ? rules.gold_price : rules.copper_price;
}

inline constexpr std::string_view kReasons[] = {"call-it", "buy-or-pass"};
inline constexpr Against<kReasons> against{};

// ---- Who, and what ----

constexpr Seat next(const Rules&, const State& state) {
    return state.open.phase == Phase::Ask ? state.open.holder : other(state.open.holder);
}
constexpr Turn turn(const Rules& rules, const State& state) {
    if (state.open.phase == Phase::Over) return Turn::over();
    return state.open.phase == Phase::Deal ? Turn::chance() : Turn::of(next(rules, state));
}
constexpr Outcomes outcomes(const Rules&, const State&) {  // CO-02
    Outcomes list;
    for (const Coin coin : {Coin::Copper, Coin::Gold}) list.push_back({{Luck::Coin, coin}, 1});
    return list;
}
constexpr void legal_into(const Rules& rules, const State& state, Seat seat, auto& out) {
    if (!turn(rules, state).seats.has(seat)) return;
    if (state.open.phase == Phase::Ask) {  // CO-03
        for (const Coin coin : {Coin::Copper, Coin::Gold}) usual::put(out, Move{Act::Call, coin});
    } else {  // CO-04
        for (const Act act : {Act::Buy, Act::Pass}) usual::put(out, Move{act});
    }
}
constexpr auto legal(const Rules& rules, const State& state, Seat seat) {
    return usual::listed<ChoiceList<Choice, 2>>(rules, state, seat);
}
constexpr Objection objection(const Rules& rules, const State& state, Seat seat, const Move& move) {
    for (const Choice& choice : legal(rules, state, seat)) {
        if (choice.only == move) return {};
    }
    if (!turn(rules, state).seats.has(seat)) return against("CO-01", "not-your-turn");
    return state.open.phase == Phase::Ask ? against("CO-03", "call-it")
                                          : against("CO-04", "buy-or-pass");
}
constexpr Objection objection(const Rules& rules, const State& state, const Outcome& outcome) {
    if (turn(rules, state).kind != Turn::Kind::Chance) return against("CO-02", "no-luck-now");
    return outcome.coin == Coin::None ? against("CO-02", "impossible-luck") : Objection{};
}

// ---- What happens then ----

template <class Events = NoEvents>
constexpr void apply(const Rules&, State& state, const Outcome& luck, Events&& events = Events{}) {
    const Seat holder = state.open.holder;
    state.coin = luck.coin;
    state.open.phase = Phase::Ask;
    events(Event{Happening::Dealt, Audience::only(SeatSet{holder}), holder, luck.coin, {}});
}
template <class Events = NoEvents>
constexpr void apply(const Rules& rules, State& state, Seat seat, const Move& move,
                     Events&& events = Events{}) {
    Open& open = state.open;
    if (move.act == Act::Call) {
        open.said = move.coin;
        open.phase = Phase::Answer;
        return events(Event{Happening::Called, {}, seat, move.coin, price(rules, move.coin)});
    }
    const bool buys = move.act == Act::Buy;
    const Millions paid = buys ? price(rules, open.said) : Millions{};
    open.purse[seat] -= paid;
    open.purse[open.holder] += paid;
    if (state.coin == Coin::Gold) open.purse[buys ? seat : open.holder] += rules.gold;  // CO-05
    events(Event{buys ? Happening::Bought : Happening::Passed, {}, seat, state.coin, paid});
    state.coin = open.said = Coin::None;
    open.holder = other(open.holder);
    open.phase = ++open.round == rules.rounds ? Phase::Over : Phase::Deal;
}

// ---- What is known of it ----

constexpr View view(const Rules&, const State& state, Seat me) {
    return {me, state.open, me == state.open.holder ? state.coin : Coin::None};
}
constexpr State guess(const Rules& rules, const View& view, Rng& luck) {
    State state{view.open, view.coin};
    const bool held = turn(rules, state).kind == Turn::Kind::Seats;
    if (held && view.coin == Coin::None) state.coin = draw(outcomes(rules, state), luck).coin;
    return state;
}
constexpr Standing standing(const Rules& rules, const State& state) {
    const auto& purse = state.open.purse;
    Standing now{.over = state.open.phase == Phase::Over, .winners = {}, .score = {}};
    for (const Seat seat : SeatSet::first(rules.players)) {
        now.score[seat] = purse[seat].count();
        if (now.over && purse[seat] >= purse[other(seat)]) now.winners.add(seat);  // CO-06
    }
    return now;
}
constexpr std::uint32_t question(const Rules&, const State& state, Seat, const Move&) {
    return state.open.round * 4u + static_cast<std::uint32_t>(state.open.phase);
}
using usual::fallback, usual::may_be_undone, usual::may_time_out, usual::say_objection;
using usual::time_out;

struct Family : FamilyOf<Rules, State, View, Move, Choice, Outcome, Event, kReasons> {};

}  // namespace moneybags::coin
