#pragma once

// What the properties must know about The Coin: what always holds of a state, and all moves that
// can be written down.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/coin/game.h"

namespace moneybags::properties {

struct CoinTraits {
    using Family = coin::Family;
    using Rules = coin::Rules;
    using State = coin::State;
    using Move = coin::Move;
    using Phase = coin::Phase;
    using Coin = coin::Coin;
    using Act = coin::Act;

    static constexpr bool kListsEverything = true;
    static constexpr bool kMovesOpen = true;
    static constexpr std::size_t kLeastReasons = 2;

    // For the compiler to play.
    static constexpr std::array<Rules, 1> short_games() {
        return {Rules{2, 4, Millions{20}, Millions{4}, Millions{1}, Millions{3}}};
    }

    // Gold comes from the bank, a coin at a time (CO-05); whatever else is paid stays among the
    // players.
    static constexpr std::int64_t all_money(const Rules& rules, const State& state) {
        std::int64_t all = 0;
        for (const Seat seat : SeatSet::first(rules.players)) all += state.open.purse[seat].count();
        return all % rules.gold.count();
    }

    static constexpr int kPhases = static_cast<int>(Phase::Over) + 1;
    static constexpr int phase(const State& state) { return static_cast<int>(state.open.phase); }

    // A coin, a word and an answer each round.
    static constexpr std::uint64_t most_steps(const Rules& rules) { return 3u * rules.rounds; }

    static constexpr std::string_view complaint(const Rules& rules, const State& state) {
        const coin::Open& open = state.open;
        const bool held = open.phase == Phase::Ask || open.phase == Phase::Answer;
        if (held != (state.coin != Coin::None)) return "a fist without a coin, or the reverse";
        if ((open.phase == Phase::Answer) != (open.said != Coin::None)) return "said too early";
        if (open.round > rules.rounds) return "a round too many";
        return {};
    }

    static constexpr bool may_be_unlisted(const Move&) { return false; }
    static constexpr std::optional<Move> unlisted_move(const Rules&, const State&, Seat, Rng&) {
        return {};
    }
    static constexpr Move canonical(const Move& move) { return move; }

    // Every move, each once, among them some that make no sense.
    template <class Visit>
    static constexpr void universe(const Rules&, const State&, const Visit& visit) {
        for (const Act act : {Act::Call, Act::Buy, Act::Pass}) {
            for (const Coin coin : {Coin::None, Coin::Copper, Coin::Gold}) visit(Move{act, coin});
        }
    }
    static constexpr Move wild_move(const Rules&, Rng& luck) {
        return {Act{static_cast<std::uint8_t>(luck.below(3))},
                Coin{static_cast<std::uint8_t>(luck.below(3))}};
    }

    // CO-02: the same table, but for the coin in another's fist.
    static constexpr std::optional<State> redeal(const Rules&, const State& state, Seat me, Rng&) {
        if (state.coin == Coin::None || me == state.open.holder) return {};
        return State{state.open, state.coin == Coin::Gold ? Coin::Copper : Coin::Gold};
    }

    // CO-05: the fist is opened when the round ends.
    static constexpr bool reveals(const State& before, const State& after, Seat) {
        return before.open.round != after.open.round;
    }
};

}  // namespace moneybags::properties
