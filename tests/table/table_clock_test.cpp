// Clocks are data: what is due when, who answers for whom, and that nobody can hold a table up.

#include "tests/support/languages.h"
#include "tests/support/object_of.h"
#include "tests/table/evening.h"

namespace moneybags {
namespace {

using namespace evenings;

constexpr Span kWindow{60'000};
constexpr Span kPhase{300'000};

entry::Open clocked(std::string_view game, int players, Away away = Away::Bot,
                    std::string_view scheduling = "turn",
                    Clock clock = live_clock(kWindow, kPhase)) {
    Settings settings;
    settings.pace = Span{0};
    settings.away = away;
    settings.clock = clock;
    return opening(game, players, testing_support::object_of("scheduling", scheduling), settings);
}

std::vector<std::pair<int, Time>> deadlines(const Evening& evening) {
    std::vector<std::pair<int, Time>> list;
    const auto game = evening.table().snapshot({}, kEnglish).game;
    for (const wire::Deadline& each : game->deadlines) {
        list.emplace_back(each.seat, Time{Span{each.at}});
    }
    return list;
}

// All pick something and talks begin. Live they are all asked at once.
void pick_all(Evening& evening, int people) {
    Rng luck{3};
    for (int i = 0; i < people; ++i) ASSERT_EQ(evening.any_move(i, luck), "");
    evening.let_them();
}

TEST(TableClock, without_one_nobody_is_ever_late) {
    Evening evening(opening("millions-1e", 3, {}, at_once()));
    evening.start(3);
    EXPECT_TRUE(deadlines(evening).empty());
    EXPECT_FALSE(evening.table().wakes());
    evening.now += std::chrono::hours(24 * 365);
    EXPECT_FALSE(evening.table().due(evening.now));
    EXPECT_FALSE(evening.table().waited(kDusk, evening.now));
}

TEST(TableClock, whoever_lets_the_window_pass_is_minded_by_a_bot_that_answers_at_once) {
    entry::Open open = clocked("millions-1e", 3);
    open.settings.pace = Span{900};
    Evening evening(open);
    evening.start(3);
    const std::vector<std::pair<int, Time>> all{
        {0, kDusk + kWindow},
        {1, kDusk + kWindow},
        {2, kDusk + kWindow}
    };
    EXPECT_EQ(deadlines(evening), all);
    EXPECT_EQ(evening.table().wakes(), kDusk + kWindow);

    Rng luck{1};
    evening.now += Span{1000};
    ASSERT_EQ(evening.any_move(1, luck), "");  // the others have not picked
    evening.now = kDusk + kWindow - Span{1};
    EXPECT_FALSE(evening.table().due(evening.now));
    evening.now += Span{1};
    evening.settle();
    EXPECT_TRUE(evening.table().chairs()[0].minded);
    EXPECT_FALSE(evening.table().chairs()[1].minded);
    EXPECT_TRUE(evening.table().chairs()[2].minded);
    EXPECT_TRUE(deadlines(evening).empty());  // bots have none
    ASSERT_TRUE(evening.bot_answers());
    ASSERT_TRUE(evening.bot_answers());
    EXPECT_NE(evening.turn().kind, Turn::Kind::Seats);  // all have picked: luck's turn
}

TEST(TableClock, the_rules_own_default_is_played_each_time_if_so_agreed) {
    Evening evening(clocked("millions-1e", 3, Away::Default));
    evening.start(3);
    evening.now += kWindow;
    evening.settle();
    for (const Table::Chair& chair : evening.table().chairs()) EXPECT_FALSE(chair.minded);
    EXPECT_GE(evening.session().records().size(), 3u);
    const auto hands = evening.table().story({}, 1000, 1000, kEnglish);
    EXPECT_EQ(std::count_if(hands.begin(), hands.end(),
                            [](const wire::Line& line) { return line.hand == "clock"; }),
              3);
}

// 6.3: a player who has made no act for the idle limit gets DECLINE for every deal awaiting him,
// oldest first, and then READY.
TEST(TableClock, an_idle_talker_declines_everything_and_is_ready_at_once) {
    Evening evening(clocked("millions-1e", 4, Away::Default, "live"));
    evening.start(4);
    pick_all(evening, 4);
    const Time talk = evening.now;
    evening.now += Span{10'000};
    ASSERT_EQ(evening.move(2, "offer 1 to P0"), "");
    ASSERT_EQ(evening.move(1, "offer 2 to P0"), "");
    // What others do gives nobody more time; one's own act does.
    const std::vector<std::pair<int, Time>> expected{
        {0, talk + kWindow               },
        {1, talk + Span{10'000} + kWindow},
        {2, talk + Span{10'000} + kWindow},
        {3, talk + kWindow               }
    };
    EXPECT_EQ(deadlines(evening), expected);
    const std::size_t before = evening.session().records().size();
    evening.now = talk + kWindow;
    evening.settle();
    std::vector<std::string> played;
    for (std::size_t i = before; i < evening.session().records().size(); ++i) {
        played.push_back(record_text(evening.session(), evening.session().records()[i]));
    }
    const std::vector<std::string> all{"P0: decline P2 for P0", "P0: decline P1 for P0",
                                       "P0: ready", "P3: ready"};
    EXPECT_EQ(played, all);
}

TEST(TableClock, a_vote_is_a_question_of_its_own_with_a_window_of_its_own) {
    Evening evening(clocked("millions-2e", 3, Away::Bot, "live"));
    evening.start(3);
    pick_all(evening, 3);
    Rng luck{5};
    const auto phase = [&] {
        return evening.session()
            .notation()
            .view_json(evening.game().view(evening.session().state(), kSpectator))
            .at("open")
            .at("phase")
            .as_string();
    };
    while (phase() == "Announcing") {
        ASSERT_EQ(evening.any_move(number(evening.turn().seats.lowest()), luck), "");
    }
    ASSERT_EQ(phase(), "Talking");
    evening.now += Span{50'000};
    bool called = false;
    for (int who = 0; who < 3 && !called; ++who) called = evening.move(who, "call vote").empty();
    ASSERT_TRUE(called);
    ASSERT_EQ(phase(), "Voting");
    const auto list = deadlines(evening);
    ASSERT_EQ(list.size(), 3u);
    for (const auto& [seat, at] : list) EXPECT_EQ(at, evening.now + kWindow) << seat;
}

TEST(TableClock, words_give_nobody_more_time) {  // MX-NEG-15
    Evening evening(clocked("millions-1e", 3, Away::Bot, "live"));
    evening.start(3);
    pick_all(evening, 3);
    const auto before = deadlines(evening);
    evening.now += Span{5000};
    ASSERT_EQ(evening.ask(0, entry::Say{"wait for me"}), "");
    EXPECT_EQ(deadlines(evening), before);
}

TEST(TableClock, the_phase_limit_ends_live_talk) {
    Evening evening(
        clocked("millions-1e", 3, Away::Bot, "live", live_clock(std::chrono::hours(1), kPhase)));
    evening.start(3);
    EXPECT_FALSE(evening.table().snapshot({}, kEnglish).game->phase_ends);
    evening.now += Span{7000};
    pick_all(evening, 3);
    const Time talk = evening.now;
    const auto game = evening.table().snapshot({}, kEnglish).game;
    ASSERT_TRUE(game->phase_ends);
    EXPECT_EQ(*game->phase_ends, (talk + kPhase).time_since_epoch().count());
    EXPECT_EQ(evening.table().wakes(), talk + kPhase);
    evening.now = talk + kPhase - Span{1};
    EXPECT_FALSE(evening.table().due(evening.now));
    evening.now += Span{1};
    evening.settle();
    EXPECT_TRUE(is<record::Clock>(evening.session().records().back()));
    EXPECT_FALSE(evening.table().snapshot({}, kEnglish).game->phase_ends);
}

TEST(TableClock, time_in_which_the_house_was_closed_does_not_count) {
    Evening evening(clocked("millions-1e", 4, Away::Bot, "live"));
    evening.start(4);
    pick_all(evening, 4);
    const Time talk = evening.now;
    evening.now += Span{20'000};
    ASSERT_EQ(evening.move(1, "claim brute"), "");
    const Time closed = evening.now - Span{5000};  // last known to be open
    evening.now += std::chrono::hours(2);
    const auto wait = evening.table().waited(closed, evening.now);
    ASSERT_TRUE(wait);
    const std::int64_t seq = evening.table().seq(evening.reader(0));
    evening.fold(*wait);
    const Span away = evening.now - closed;
    const std::vector<std::pair<int, Time>> expected{
        {0, talk + away + kWindow},
        {1, evening.now + kWindow}, // asked after `closed`: the whole window, and no more
        {2, talk + away + kWindow},
        {3, talk + away + kWindow}
    };
    EXPECT_EQ(deadlines(evening), expected);
    EXPECT_EQ(evening.table().seq(evening.reader(0)), seq + 1);  // people are told
    const auto game = evening.table().snapshot({}, kEnglish).game;
    EXPECT_EQ(*game->phase_ends, (talk + away + kPhase).time_since_epoch().count());
    EXPECT_FALSE(evening.table().due(evening.now));
    EXPECT_FALSE(evening.table().waited(evening.now, evening.now));
}

TEST(TableClock, no_table_is_ever_stuck_though_nobody_answers) {
    for (const Occasion& each : occasions()) {
        for (const Away away : {Away::Bot, Away::Default}) {
            SCOPED_TRACE(each.name() + (away == Away::Bot ? ", bots" : ", defaults"));
            Settings settings;
            settings.away = away;
            settings.clock = live_clock();
            Evening evening(opening(each.ruleset.id, each.players, each.options, settings));
            evening.start(each.players);
            evening.wait_for_end();
            ASSERT_FALSE(HasFatalFailure());
            EXPECT_TRUE(evening.over());
        }
    }
}

TEST(TableClock, whoever_comes_back_is_told_what_the_bot_did_and_has_what_is_left_of_the_window) {
    Evening evening(clocked("millions-1e", 3));
    evening.start(3);
    ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
    ASSERT_TRUE(evening.bot_answers());
    const AnyMove& move = move_in(evening.session().records().back())->move;
    const std::string picked = evening.session().notation().move_words(seat_at(0), move, kEnglish);
    evening.now += Span{1000};
    ASSERT_EQ(evening.ask(0, entry::Back{}), "");
    EXPECT_FALSE(evening.table().chairs()[0].minded);
    const auto summary = evening.told(evening.reader(0), "summary");
    ASSERT_EQ(summary.size(), 1u);
    EXPECT_NE(summary.front().find(picked), std::string::npos) << summary.front();
    EXPECT_TRUE(evening.told(evening.reader(1), "summary").empty());
    EXPECT_TRUE(evening.told(Reader{}, "summary").empty());
    EXPECT_EQ(evening.told(evening.reader(1), "back").size(), 1u);

    // Once more, with nothing to do; and now it is back among those who have a deadline.
    ASSERT_EQ(evening.ask(1, entry::Mind{}), "");
    evening.now += Span{1000};
    ASSERT_EQ(evening.ask(1, entry::Back{}), "");
    EXPECT_EQ(evening.told(evening.reader(1), "summary").size(), 1u);
    const std::vector<std::pair<int, Time>> expected{
        {1, kDusk + kWindow},
        {2, kDusk + kWindow}
    };
    EXPECT_EQ(deadlines(evening), expected);
}

// A window belongs to the decision, not to who sits there.
TEST(TableClock, nobody_holds_it_by_coming_and_going) {
    entry::Open open = clocked("millions-1e", 3);
    open.settings.pace = Span{10'000};
    Evening evening(open);
    evening.start(3);
    Rng luck{1};
    ASSERT_EQ(evening.any_move(2, luck), "");
    const std::vector<std::pair<int, Time>> both{
        {0, kDusk + kWindow},
        {1, kDusk + kWindow}
    };
    for (int i = 0; i < 5; ++i) {
        evening.now += Span{5'000};
        ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
        ASSERT_EQ(evening.ask(0, entry::Back{}), "");
        EXPECT_EQ(deadlines(evening), both);
    }
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    evening.now += Span{1'000};
    ASSERT_EQ(evening.sit(1), "");
    EXPECT_EQ(deadlines(evening), both);
    evening.now = kDusk + kWindow;
    evening.settle();
    EXPECT_TRUE(evening.table().chairs()[0].minded);
    EXPECT_TRUE(evening.table().chairs()[1].minded);
}

TEST(TableClock, a_move_of_ones_own_takes_the_seat_back) {
    Evening evening(clocked("millions-1e", 3));
    evening.start(3);
    ASSERT_EQ(evening.ask(2, entry::Mind{}), "");
    EXPECT_EQ(evening.table().snapshot({}, kEnglish).table.chairs[2].minded, true);
    Rng luck{1};
    ASSERT_EQ(evening.any_move(2, luck), "");
    EXPECT_FALSE(evening.table().chairs()[2].minded);
    EXPECT_EQ(evening.told(evening.reader(2), "summary").size(), 1u);
    EXPECT_EQ(evening.told(Reader{}, "back").size(), 1u);
}

TEST(TableClock, bots_take_about_as_long_as_was_agreed) {
    entry::Open open = opening("millions-1e", 3);
    open.settings.pace = Span{1000};
    Evening evening(open);
    evening.start(1);
    Span shortest{10'000}, longest{0};
    for (int i = 0; i < 40; ++i) {
        const Time asked = evening.now;
        const auto wakes = evening.table().wakes();
        if (!wakes) {
            Rng luck{static_cast<std::uint64_t>(i)};
            ASSERT_EQ(evening.any_move(0, luck), "");
            evening.settle();
            continue;
        }
        if (*wakes > asked) {
            EXPECT_FALSE(evening.table().bot_asked(*wakes - Span{1}));
            shortest = std::min(shortest, *wakes - asked);
            longest = std::max(longest, *wakes - asked);
        }
        evening.now = *wakes;
        ASSERT_TRUE(evening.bot_answers());
        evening.settle();
    }
    EXPECT_GE(longest, Span{800});
    EXPECT_LE(longest, Span{1400});
    EXPECT_LT(shortest, longest);
}

// What they do the page shows in its reader's own time.
TEST(TableClock, bots_do_not_keep_somebody_waiting_who_is_asked_nothing) {
    entry::Open open = opening("mad-millionaire", 3);
    open.settings.pace = Span{1000};
    Evening evening(open);
    evening.start(1);
    int alone = 0;
    for (int i = 0; i < 60; ++i) {
        const bool asked = evening.turn().awaited.has(seat_at(0));
        if (asked) {
            Rng luck{static_cast<std::uint64_t>(i)};
            ASSERT_EQ(evening.any_move(0, luck), "");
        } else {
            const Time wakes = evening.table().wakes().value();
            EXPECT_LE(wakes - evening.now, Span{140});
            evening.now = wakes;
            ASSERT_TRUE(evening.bot_answers());
            ++alone;
        }
        evening.settle();
    }
    EXPECT_GT(alone, 10);
}

TEST(TableClock, a_person_who_asks_for_a_bot_gets_one_that_takes_its_time) {
    entry::Open open = clocked("millions-1e", 3);
    open.settings.pace = Span{1000};
    Evening evening(open);
    evening.start(3);
    evening.now += Span{30'000};
    ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
    EXPECT_FALSE(evening.table().bot_asked(evening.now + Span{599}));
    EXPECT_TRUE(evening.table().bot_asked(evening.now + Span{1400}));
}

TEST(TableClock, a_thought_is_worth_nothing_once_the_game_has_moved_on) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    evening.start(2);
    const auto thought = evening.table().bot_asked(evening.now);
    ASSERT_TRUE(thought);
    const AnyMove move = evening.think(*thought);
    // Talk does not change what the bot was asked.
    ASSERT_EQ(evening.ask(50, entry::Say{"hello"}), "");
    ASSERT_TRUE(evening.table().bot_answers(*thought, move, evening.now));
    // An answer that the rules refuse is refused here too: that of somebody who is not asked.
    Table::Thought wrong = *thought;
    wrong.seat = seat_at(0);
    EXPECT_EQ(evening.table().bot_answers(wrong, move, evening.now).error().reason, "unreadable");
    const AnyMove nonsense = *evening.session().notation().read_move(thought->seat, "ready");
    const auto refused = evening.table().bot_answers(*thought, nonsense, evening.now);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, "rules");
    Rng luck{1};
    ASSERT_EQ(evening.any_move(0, luck), "");
    const auto late = evening.table().bot_answers(*thought, move, evening.now);
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().reason, "stale");
    EXPECT_FALSE(evening.table().explain(late.error(), kChinese).empty());
}

}  // namespace
}  // namespace moneybags
