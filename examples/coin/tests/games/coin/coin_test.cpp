// Every clause of The Coin, in a game of two rounds.

#include <gtest/gtest.h>

#include "games/coin/game.h"

namespace moneybags::coin {
namespace {

constexpr Rules kRules{2, 2, Millions{20}, Millions{4}, Millions{1}, Millions{3}};
constexpr Seat kAl{0}, kBea{1};

constexpr State begun(Coin coin) {
    State state = setup(kRules);
    apply(kRules, state, Outcome{Luck::Coin, coin});
    return state;
}
// A round from its coin to its answer.
constexpr State after(State state, Coin coin, Coin said, Act answer) {
    const Seat holder = state.open.holder;
    apply(kRules, state, Outcome{Luck::Coin, coin});
    apply(kRules, state, holder, Move{Act::Call, said});
    apply(kRules, state, other(holder), Move{answer, {}});
    return state;
}

TEST(Coin, CO_01_two_begin_with_the_same_and_hold_the_fist_in_turn) {
    const State first = setup(kRules);
    EXPECT_EQ(first.open.purse[kAl], Millions{20});
    EXPECT_EQ(first.open.purse[kBea], Millions{20});
    EXPECT_EQ(first.open.holder, kAl);
    const State second = after(first, Coin::Copper, Coin::Copper, Act::Pass);
    EXPECT_EQ(second.open.holder, kBea);
    EXPECT_EQ(turn(kRules, second), Turn::chance());
    const State end = after(second, Coin::Copper, Coin::Copper, Act::Pass);
    EXPECT_EQ(turn(kRules, end), Turn::over());
}

TEST(Coin, CO_02_either_coin_is_as_likely_and_only_the_holder_sees_it) {
    const Outcomes coins = outcomes(kRules, setup(kRules));
    ASSERT_EQ(coins.size(), 2u);
    EXPECT_EQ(coins[0].weight, coins[1].weight);
    EXPECT_EQ(view(kRules, begun(Coin::Gold), kAl).coin, Coin::Gold);
    EXPECT_EQ(view(kRules, begun(Coin::Gold), kBea).coin, Coin::None);
    EXPECT_EQ(view(kRules, begun(Coin::Gold), kSpectator).coin, Coin::None);
    EXPECT_EQ(objection(kRules, setup(kRules), Outcome{})->clause, "CO-02");
}

TEST(Coin, CO_03_the_holder_says_either_whatever_is_true) {
    for (const Coin coin : {Coin::Copper, Coin::Gold}) {
        for (const Coin said : {Coin::Copper, Coin::Gold}) {
            EXPECT_FALSE(objection(kRules, begun(coin), kAl, Move{Act::Call, said}));
        }
    }
    EXPECT_EQ(price(kRules, Coin::Copper), Millions{1});
    EXPECT_EQ(price(kRules, Coin::Gold), Millions{3});
    EXPECT_EQ(objection(kRules, begun(Coin::Gold), kAl, Move{Act::Buy, {}})->reason, "call-it");
    EXPECT_EQ(objection(kRules, begun(Coin::Gold), kBea, Move{Act::Buy, {}})->reason,
              "not-your-turn");
}

TEST(Coin, CO_04_the_other_pays_the_price_or_leaves_the_fist) {
    const State bought = after(setup(kRules), Coin::Copper, Coin::Gold, Act::Buy);
    EXPECT_EQ(bought.open.purse[kAl], Millions{23});
    EXPECT_EQ(bought.open.purse[kBea], Millions{17});
    const State left = after(setup(kRules), Coin::Copper, Coin::Gold, Act::Pass);
    EXPECT_EQ(left.open.purse, setup(kRules).open.purse);
}

TEST(Coin, CO_05_gold_is_worth_four_to_whoever_has_it_then) {
    const State bought = after(setup(kRules), Coin::Gold, Coin::Copper, Act::Buy);
    EXPECT_EQ(bought.open.purse[kAl], Millions{21});
    EXPECT_EQ(bought.open.purse[kBea], Millions{23});
    const State left = after(setup(kRules), Coin::Gold, Coin::Copper, Act::Pass);
    EXPECT_EQ(left.open.purse[kAl], Millions{24});
}

TEST(Coin, CO_06_more_money_wins_and_the_same_for_both) {
    const State once = after(setup(kRules), Coin::Gold, Coin::Gold, Act::Pass);
    EXPECT_TRUE(standing(kRules, once).winners.empty());
    const State ahead = after(once, Coin::Copper, Coin::Copper, Act::Pass);
    EXPECT_EQ(standing(kRules, ahead).winners, SeatSet{kAl});
    const State even = after(once, Coin::Gold, Coin::Gold, Act::Pass);
    EXPECT_EQ(standing(kRules, even).winners, SeatSet::first(2));
}

}  // namespace
}  // namespace moneybags::coin
