// What else a game answers: who sees what (section 5), which question a move answers, what may be
// taken back, what is played for who does not answer.

#include <gtest/gtest.h>

#include "tests/games/madcity/story.h"

namespace moneybags::madcity::stories {
namespace {

std::uint32_t asked(const Story& t) {
    return question(t.rules(), t.state(), t.open().active, {.act = Act::Roll});
}
bool undoable(const Story& t, std::string_view text) {
    return may_be_undone(t.rules(), t.state(), t.open().active, t.move(text));
}

// Section 5, ruling 58: cash, businesses and what lies in the pile are open; only its order is not,
// and that is drawn when needed.
TEST(MadCityAnswers, everybody_sees_everything_and_nothing_is_left_to_guess) {
    Story t{3};
    t.cash(P2, 470).leases(P3, "A1").buys(P2, "G5").car(P3, "J07");
    Rng luck{1};
    for (const Seat seat : {P1, P2, P3, kSpectator}) {
        const View seen = view(t.rules(), t.state(), seat);
        EXPECT_EQ(seen.me, seat);
        EXPECT_EQ(seen.open, t.open());
        EXPECT_EQ(guess(t.rules(), seen, luck), t.state());
    }
    t.plays("roll").die(6).plays("go DR2");
    for (const Event& event : t.told()) EXPECT_TRUE(event.to.everybody);
}

TEST(MadCityAnswers, a_question_has_another_number_once_it_is_answered) {
    Story t{2};
    t.cash(P1, 100).leases(P1, "A1 A2").car(P1, "DEPOT");
    std::set<std::uint32_t> numbers;
    const auto is_new = [&] { return numbers.insert(asked(t)).second; };
    EXPECT_TRUE(is_new());
    EXPECT_EQ(asked(t), asked(t));
    t.plays("end A1");
    EXPECT_TRUE(is_new()) << "the same question on other terms";
    t.roll(6);
    EXPECT_TRUE(is_new());
    t.plays("go DR2");
    EXPECT_TRUE(is_new());
    t.plays("miss 2");
    EXPECT_TRUE(is_new());
    t.plays("end A2");
    EXPECT_TRUE(is_new());
    t.plays("done");
    ASSERT_EQ(t.open().active, P1);
    EXPECT_TRUE(is_new()) << "another turn";
    Story small = Story::opening(2);
    small.turns_up("P13a").turns_up("P13b");
    const std::uint32_t first = asked(small);
    small.plays("take S1");
    EXPECT_NE(asked(small), first) << "each seat is asked by itself";
}

TEST(MadCityAnswers, what_a_die_or_card_has_followed_is_not_taken_back) {
    Story t{2};
    t.cash(P1, 900).buys(P1, "S1").leases(P1, "A1").up("P10a P13a").car(P1, "J12");
    EXPECT_FALSE(undoable(t, "roll"));
    EXPECT_FALSE(undoable(t, "sell S1"));
    EXPECT_TRUE(undoable(t, "end A1"));
    t.roll(2);
    EXPECT_FALSE(undoable(t, "go SL1")) << "a card is turned over";
    EXPECT_TRUE(undoable(t, "go SL2"));
    Story wins{2};
    wins.cash(P1, 1000).car(P1, "SL2").roll(1);
    EXPECT_FALSE(undoable(wins, "go SL3")) << "the game is over";
    Story deal{2};
    deal.cash(P1, 100).roll(6).plays("go DR2");
    EXPECT_TRUE(undoable(deal, "miss 2"));
    EXPECT_TRUE(undoable(deal, "bonus"));
    deal.plays("bonus");
    EXPECT_TRUE(undoable(deal, "buy B4"));
    EXPECT_TRUE(undoable(deal, "done"));
}

TEST(MadCityAnswers, who_does_not_answer_drives_on_and_spends_nothing) {
    Story t{2};
    t.cash(P1, 100).buys(P1, "S1").leases(P1, "A1");
    Rng luck{3};
    const auto fallback_act = [&] { return fallback(t.rules(), t.state(), P1, luck).act; };
    EXPECT_EQ(fallback_act(), Act::Roll);
    t.roll(6);
    EXPECT_EQ(fallback_act(), Act::Go);
    t.plays("go DR2");
    EXPECT_EQ(fallback_act(), Act::Bonus);
    t.plays("bonus");
    EXPECT_EQ(fallback_act(), Act::Done);
    EXPECT_FALSE(may_time_out(t.rules(), t.state()));
}

TEST(MadCityAnswers, anybody_at_the_table_may_talk) {
    const Story t{2};
    EXPECT_FALSE(say_objection(t.rules(), t.state(), P2));
    EXPECT_EQ(say_objection(t.rules(), t.state(), P3)->clause, "MM-SET-01");
    EXPECT_EQ(t.clause(P3, "roll"), "MM-SET-01");
    EXPECT_EQ(t.clause(kSpectator, "roll"), "MM-SET-01");
}

TEST(MadCityAnswers, luck_must_be_awaited_and_possible) {
    Story t{2};
    const Outcome four{.luck = Luck::Die, .die = 4};
    EXPECT_EQ(objection(t.rules(), t.state(), four)->reason, "no-luck-now");
    t.up("P09a P13a").car(P1, "BS5").roll(1).plays("go BS6");
    for (const char* id : {"P09a", "P13a"}) {  // just used, and face up
        const Outcome card{.luck = Luck::Card, .card = t.card(id)};
        EXPECT_EQ(objection(t.rules(), t.state(), card)->clause, "MM-STUNT-05");
    }
    EXPECT_TRUE(objection(t.rules(), t.state(), four));
}

// Rulings 60 and 62.
TEST(MadCityAnswers, one_may_buy_only_to_harm_and_no_stunt_is_done_on_the_finish) {
    Story t{2};
    t.cash(P1, 110).buys(P2, "D2 D4").car(P1, "CR3").roll(2).plays("go CR4").plays("buy D3");
    EXPECT_EQ(t.pays(P1), 10) << "worth little, but it keeps P2's apart";
    EXPECT_EQ(t.rules().location_at[t.rules().finish], kNoLocation);
    EXPECT_TRUE(t.rules().offered[t.rules().finish].empty());
}

}  // namespace
}  // namespace moneybags::madcity::stories
