// Coming into a running game by consent, and what the host decides alone and others by a vote.

#include "tests/support/languages.h"
#include "tests/table/evening.h"

namespace moneybags {
namespace {

using namespace evenings;
using Kind = Table::Chair::Kind;

Settings with_drop_in() {
    Settings settings = at_once();
    settings.drop_in = true;
    return settings;
}

// Folded again from its log it is the same.
void expect_kept(const Evening& evening) {
    const Result<Table> again = Table::read(evening.texts());
    ASSERT_TRUE(again.has_value()) << again.error().sentence();
    EXPECT_TRUE(same_bytes(bytes(again->snapshot({}, kEnglish)), evening.seen({})));
}

TEST(Knocking, somebody_new_is_let_in_by_the_host_and_sees_nothing_before) {
    Evening evening(opening("millions-1e", 4, {}, with_drop_in()));
    evening.start(2);
    ASSERT_EQ(evening.sit(5, 3), "");
    EXPECT_EQ(evening.chair(3).kind, Kind::Bot);
    EXPECT_FALSE(evening.table().seat_of(person(5)));
    EXPECT_FALSE(evening.table().seat_with(key_of(5)));  // worth nothing yet
    EXPECT_EQ(evening.reader(5), Reader{});
    const int number = evening.table().knock_of(person(5))->number;
    EXPECT_TRUE(evening.table().table_info(kEnglish).knocks.empty());  // no business of spectators
    const wire::Table shown = evening.table().snapshot(evening.reader(1), kEnglish).table;
    ASSERT_EQ(shown.knocks.size(), 1u);
    EXPECT_EQ(shown.knocks[0].name, "P5");
    EXPECT_EQ(shown.knocks[0].seat, 3);
    EXPECT_EQ(shown.knocks[0].number, number);
    EXPECT_EQ(evening.sit(5, 2), "knocked");  // one at a time
    EXPECT_EQ(evening.ask(5, entry::Admit{number}), "not-seated");
    EXPECT_EQ(evening.ask(0, entry::Admit{number + 1}), "no-such-knock");

    ASSERT_EQ(evening.ask(0, entry::Admit{number}), "");
    EXPECT_EQ(evening.table().seat_of(person(5)), seat_at(3));
    EXPECT_EQ(evening.table().seat_with(key_of(5)), seat_at(3));
    EXPECT_EQ(evening.ask(0, entry::Admit{number}), "no-such-knock");
    EXPECT_EQ(evening.told(evening.reader(1), "knock").size(), 1u);
    EXPECT_TRUE(evening.told(Reader{}, "knock").empty());
    expect_kept(evening);
}

TEST(Knocking, who_is_turned_away_never_comes_in) {
    Evening evening(opening("millions-1e", 4, {}, with_drop_in()));
    evening.start(2);
    ASSERT_EQ(evening.sit(5), "");
    ASSERT_EQ(evening.ask(0, entry::TurnAway{1}), "");
    EXPECT_EQ(evening.sit(5), "turned-away");
    EXPECT_EQ(evening.sit(5, 3), "turned-away");
    EXPECT_EQ(evening.told(evening.reader(1), "turn-away").size(), 1u);
    expect_kept(evening);
}

TEST(Knocking, is_taken_back_by_who_knocked_and_by_nobody_else) {
    Evening evening(opening("millions-1e", 4, {}, with_drop_in()));
    evening.start(2);
    ASSERT_EQ(evening.sit(5, 3), "");
    EXPECT_EQ(evening.ask(6, entry::Withdraw::Asked{}), "not-knocking");
    EXPECT_EQ(evening.ask(0, entry::Withdraw::Asked{}), "not-knocking");
    ASSERT_EQ(evening.ask(5, entry::Withdraw::Asked{}), "");
    EXPECT_TRUE(evening.table().has_withdrawn(person(5)));
    EXPECT_EQ(evening.told(evening.reader(1), "withdraw").size(), 1u);
    EXPECT_TRUE(evening.told(Reader{}, "withdraw").empty());
    EXPECT_EQ(evening.ask(0, entry::Admit{1}), "no-such-knock");
    EXPECT_EQ(evening.ask(5, entry::Withdraw::Asked{}), "not-knocking");
    ASSERT_EQ(evening.sit(5, 3), "") << "and may knock again";
    EXPECT_FALSE(evening.table().has_withdrawn(person(5)));
    EXPECT_EQ(evening.ask(0, entry::Admit{2}), "");
    expect_kept(evening);
}

TEST(Knocking, that_nobody_answers_ends_by_itself_and_makes_room) {
    Evening evening(opening("millions-1e", 4, {}, with_drop_in()));
    evening.start(2);
    const Time began = evening.now;
    for (int i = 0; i < static_cast<int>(Table::kMostKnocks); ++i) {
        ASSERT_EQ(evening.sit(10 + i), "");
        evening.now += Span{1'000};
    }
    EXPECT_EQ(evening.sit(20), "enough-knocks");
    evening.now = began + Table::kKnockWaits;
    ASSERT_TRUE(evening.table().wakes());
    EXPECT_LE(*evening.table().wakes(), evening.now);
    evening.settle();
    EXPECT_TRUE(evening.table().has_withdrawn(person(10)));
    EXPECT_FALSE(evening.table().has_withdrawn(person(11))) << "knocked a second later";
    EXPECT_EQ(evening.sit(20), "");
    expect_kept(evening);
}

TEST(Knocking, is_for_a_few_at_a_time_and_only_where_it_was_agreed) {
    Evening closed(opening("millions-1e", 4, {}, at_once()));  // nobody asked for it
    closed.start(2);
    EXPECT_EQ(closed.sit(5), "no-drop-in");

    Evening evening(opening("millions-1e", 4, {}, with_drop_in()));
    evening.start(2);
    for (int i = 0; i < static_cast<int>(Table::kMostKnocks); ++i) {
        ASSERT_EQ(evening.sit(10 + i), "");
    }
    EXPECT_EQ(evening.sit(20), "enough-knocks");
    ASSERT_EQ(evening.ask(0, entry::TurnAway{1}), "");
    ASSERT_EQ(evening.sit(20), "");
    // Two bots' chairs: two may come, the third finds none.
    ASSERT_EQ(evening.ask(0, entry::Admit{2}), "");
    ASSERT_EQ(evening.ask(0, entry::Admit{3}), "");
    EXPECT_NE(evening.table().seat_of(person(11)), evening.table().seat_of(person(12)));
    EXPECT_EQ(evening.ask(0, entry::Admit{4}), "no-free-seat");
    expect_kept(evening);
}

TEST(Knocking, a_host_who_only_watches_answers) {
    Evening evening(opening("millions-1e", 3, {}, with_drop_in()));
    ASSERT_EQ(evening.sit(1, 0), "");
    ASSERT_EQ(evening.ask(0, entry::Start::Asked{"random"}), "");
    ASSERT_EQ(evening.sit(5), "");
    const wire::Snapshot seen = evening.table().snapshot(evening.reader(0), kEnglish);
    EXPECT_TRUE(seen.you.host);
    EXPECT_EQ(seen.table.knocks.size(), 1u);
    ASSERT_EQ(evening.ask(0, entry::Admit{1}), "");
    EXPECT_TRUE(evening.table().seat_of(person(5)));
}

// Else one would look into one hand after another, or hold a table by leaving it.
TEST(Knocking, whoever_leaves_comes_back_once_and_to_that_chair_only) {
    Evening evening(opening("millions-1e", 4, {}, with_drop_in()));
    evening.start(3);
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    EXPECT_EQ(evening.sit(1, 3), "held-another");
    ASSERT_EQ(evening.sit(1), "");  // without knocking
    EXPECT_EQ(evening.table().seat_of(person(1)), seat_at(1));
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    EXPECT_EQ(evening.sit(1), "left-twice");
    EXPECT_EQ(evening.sit(1, 3), "left-twice");
    // Unless somebody new has it.
    ASSERT_EQ(evening.ask(2, entry::Stand{}), "");
    ASSERT_EQ(evening.sit(7, 2), "");
    ASSERT_EQ(evening.ask(0, entry::Admit{1}), "");
    EXPECT_EQ(evening.sit(2), "no-free-seat");
    expect_kept(evening);
}

// ---- votes ----

TEST(Votes, more_than_half_of_those_who_are_there_let_somebody_in) {
    Evening evening(opening("millions-1e", 5, {}, with_drop_in()));
    evening.start(4);
    ASSERT_EQ(evening.sit(7), "");
    ASSERT_EQ(evening.ask(1, entry::Admit{1}), "");
    EXPECT_EQ(evening.ask(1, entry::Admit{1}), "voted");
    const wire::Table shown = evening.table().table_info(kEnglish);
    ASSERT_EQ(shown.votes.size(), 1u);
    EXPECT_EQ(shown.votes[0].measure, "admit");
    EXPECT_EQ(shown.votes[0].about, 1);
    EXPECT_EQ(shown.votes[0].seats, std::vector<int>{1});
    EXPECT_EQ(shown.votes[0].needed, 3);
    EXPECT_EQ(evening.told(evening.reader(0), "vote"),
              std::vector<std::string>{"P1 votes to let P7 in (1 of 3)."});
    ASSERT_EQ(evening.ask(2, entry::Admit{1}), "");
    evening.settle();
    EXPECT_FALSE(evening.table().seat_of(person(7)));
    // Whoever has a bot answer is not there.
    ASSERT_EQ(evening.ask(3, entry::Mind{}), "");
    evening.settle();
    EXPECT_EQ(evening.table().seat_of(person(7)), seat_at(4));
    EXPECT_TRUE(evening.table().table_info(kEnglish).votes.empty());
    expect_kept(evening);
}

TEST(Votes, a_bot_stands_in_for_somebody_until_they_play) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    evening.start(4);
    ASSERT_EQ(evening.ask(1, entry::StandIn{seat_at(0)}), "");  // the host is away
    EXPECT_EQ(evening.ask(0, entry::StandIn{seat_at(0)}), "yourself");
    EXPECT_EQ(evening.ask(1, entry::StandIn{seat_at(1)}), "yourself");
    Rng luck{1};
    ASSERT_EQ(evening.any_move(0, luck), "");
    EXPECT_TRUE(evening.table().table_info(kEnglish).votes.empty());
    ASSERT_EQ(evening.ask(1, entry::StandIn{seat_at(0)}), "");
    evening.settle();
    EXPECT_FALSE(evening.chair(0).minded);
    ASSERT_EQ(evening.ask(3, entry::StandIn{seat_at(0)}), "");  // two of the three others
    evening.settle();
    EXPECT_TRUE(evening.chair(0).minded);
    EXPECT_TRUE(evening.table().table_info(kEnglish).votes.empty());
    expect_kept(evening);
}

TEST(Votes, nobody_is_sent_away_and_no_game_is_ended_by_one_alone) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    evening.start(4);
    ASSERT_EQ(evening.ask(3, entry::Mind{}), "");
    ASSERT_EQ(evening.ask(2, entry::Mind{}), "");
    ASSERT_EQ(evening.ask(1, entry::Remove{seat_at(0)}), "");
    ASSERT_EQ(evening.ask(1, entry::Close{}), "");
    evening.settle();
    EXPECT_EQ(evening.chair(0).kind, Kind::Person);
    EXPECT_EQ(evening.table().status(), Table::Status::Running);
    ASSERT_EQ(evening.ask(2, entry::Remove{seat_at(0)}), "");
    evening.settle();
    EXPECT_EQ(evening.chair(0).kind, Kind::Bot);
    EXPECT_TRUE(evening.table().is_host(person(1)));
    EXPECT_EQ(evening.sit(0), "removed");
    // The votes of who has gone count no more, nor those about them.
    EXPECT_EQ(evening.table().table_info(kEnglish).votes.size(), 1u);
    ASSERT_EQ(evening.ask(1, entry::Close{}), "");  // is the host now
    EXPECT_EQ(evening.table().status(), Table::Status::Closed);
    EXPECT_FALSE(evening.table().table_info(kEnglish).seed);
    expect_kept(evening);
}

TEST(Votes, the_host_ends_a_running_game_at_once_and_the_others_together) {
    Evening hosts(opening("millions-1e", 3, {}, at_once()));
    hosts.start(3);
    ASSERT_EQ(hosts.ask(0, entry::Close{}), "");
    EXPECT_EQ(hosts.table().status(), Table::Status::Closed);
    EXPECT_EQ(hosts.ask(0, entry::Close{}), "closed");

    Evening others(opening("millions-1e", 3, {}, at_once()));
    EXPECT_EQ(others.sit(0), "");
    EXPECT_EQ(others.sit(1), "");
    EXPECT_EQ(others.ask(1, entry::Close{}), "not-host");  // nor by a vote before the game
    EXPECT_EQ(others.sit(2), "");
    ASSERT_EQ(others.ask(0, entry::Start::Asked{}), "");
    others.settle();
    ASSERT_EQ(others.ask(1, entry::Close{}), "");
    others.settle();
    EXPECT_EQ(others.table().status(), Table::Status::Running);
    ASSERT_EQ(others.ask(2, entry::Close{}), "");
    others.settle();
    EXPECT_EQ(others.table().status(), Table::Status::Closed);
    EXPECT_EQ(others.ask(9, entry::Close{}), "not-host");

    Evening two(opening("millions-1e", 3, {}, at_once()));
    two.start(2);
    EXPECT_EQ(two.ask(1, entry::Remove{seat_at(0)}), "too-few");  // never by one alone
    ASSERT_EQ(two.ask(1, entry::StandIn{seat_at(0)}), "");        // the host has gone to bed
    two.settle();
    EXPECT_TRUE(two.chair(0).minded);
}

}  // namespace
}  // namespace moneybags
