// Once a game is over its lines lead to their moments in the replay, and both know whose hand it
// was. Before the end a step's number would count what others did in secret.

#include <algorithm>
#include <map>

#include "table/replay.h"
#include "table/report.h"
#include "tests/support/languages.h"
#include "tests/table/evening.h"

namespace moneybags {
namespace {

using namespace evenings;
namespace json = boost::json;

std::vector<wire::Line> all_lines(const Table& table, const Reader& reader) {
    return table.story(reader, table.lines(), table.lines(), kEnglish);
}

json::array replayed(const Table& table) {
    const Finished game = finished(table);
    json::object replay = replay_json(game, 0, game.records.size() + 1, kEnglish);
    return std::move(replay.at("list").as_array());
}

TEST(TableSteps, lead_each_line_to_the_moment_of_the_replay_that_it_tells_of) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const Options options = testing_support::whole_game(ruleset);
        Evening evening(opening(ruleset.id, ruleset.most_players, options, at_once(options)));
        evening.start(1);
        Rng luck{5};
        for (int i = 0; !evening.over() && i < 10'000; ++i) {
            evening.let_them();
            if (!evening.over() && i % 5 == 0) evening.ask(0, entry::Say{"hm"});
            if (!evening.over()) {
                ASSERT_EQ(evening.any_move(0, luck), "");
            }
        }
        ASSERT_TRUE(evening.over());
        const json::array list = replayed(evening.table());
        std::size_t events = 0, words = 0;
        for (const wire::Line& line : all_lines(evening.table(), {})) {
            SCOPED_TRACE(line.text);
            const bool of_the_game =
                line.what == "event" || line.what == "say" || line.what == "start";
            ASSERT_EQ(line.step.has_value(), of_the_game);
            if (line.what == "start") {
                EXPECT_EQ(*line.step, 0);
            }
            if (line.what == "say") {
                ++words;
                EXPECT_EQ(list.at(static_cast<std::size_t>(*line.step)).at("say"), "hm");
            }
            if (line.what != "event") continue;
            ++events;
            const auto& shown = list.at(static_cast<std::size_t>(*line.step)).at("lines");
            EXPECT_TRUE(std::ranges::any_of(shown.as_array(), [&](const json::value& each) {
                return each.at("event") == *line.event;
            }));
        }
        EXPECT_GT(events, 10u);
        EXPECT_GT(words, 0u);
    }
}

// What bots said stands in the replay where they said it, in its reader's language.
TEST(TableSteps, bring_what_bots_said) {
    Settings settings;
    settings.cast = true;
    Evening evening(opening("millions-1e", 4, {}, settings));
    evening.start(1);
    ASSERT_EQ(evening.ask(0, entry::Say{"hm"}), "");
    ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
    evening.wait_for_end();
    ASSERT_TRUE(evening.over());
    for (const Language language : {kEnglish, kChinese}) {
        const Finished game = finished(evening.table(), language);
        const json::object replay = replay_json(game, 0, game.records.size() + 1, language);
        std::map<std::int64_t, std::vector<std::string>> told, wanted;
        std::int64_t step = 0;
        for (const json::value& each : replay.at("list").as_array()) {
            for (const json::value& line : each.at("lines").as_array()) {
                if (line.at("event").at("what") != "Said") continue;
                told[step].emplace_back(line.at("text").as_string());
            }
            ++step;
        }
        for (const wire::Line& line : evening.table().story({}, evening.table().lines(),
                                                            evening.table().lines(), language)) {
            if (line.what == "say" && line.step && line.seat != 0) {
                wanted[*line.step].push_back(line.text);
            }
        }
        EXPECT_GE(wanted.size(), 2u);
        EXPECT_EQ(told, wanted);
    }
}

TEST(TableSteps, are_not_counted_for_anybody_before_the_end) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    evening.start(2);
    Rng luck{5};
    for (int i = 0; !evening.over() && i < 10'000; ++i) {
        evening.let_them();
        // The last lines each time, and all of them now and then.
        const Table& table = evening.table();
        const std::size_t many = evening.over() || i % 16 == 0 ? table.lines() : 20;
        for (const Reader& reader : {Reader{}, evening.reader(0), evening.reader(1)}) {
            for (const wire::Line& line : table.story(reader, table.lines(), many, kEnglish)) {
                ASSERT_EQ(line.step.has_value(),
                          evening.over() && (line.what == "event" || line.what == "start"));
            }
        }
        if (!evening.over()) {
            ASSERT_EQ(evening.any_move(number(evening.turn().awaited.lowest()), luck), "");
        }
    }
    EXPECT_TRUE(evening.over());
}

TEST(TableSteps, of_moves_that_were_taken_back_do_not_exist) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    evening.start(1);
    Rng luck{3};
    evening.let_them();
    ASSERT_EQ(evening.any_move(0, luck), "");
    evening.let_them();
    while (number(evening.turn().seats.lowest()) != 0) ASSERT_TRUE(evening.bot_answers());
    ASSERT_EQ(evening.move(0, "claim brute"), "");
    ASSERT_EQ(evening.ask(0, entry::Say{"oops"}), "");
    ASSERT_EQ(evening.ask(0, entry::Undo{}), "");
    ASSERT_EQ(evening.table().undone(), 1);
    ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
    evening.wait_for_end();
    ASSERT_TRUE(evening.over());

    std::int64_t last = 0;
    bool taken_back = false, oops = false;
    const std::vector<wire::Line> lines = all_lines(evening.table(), {});
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].what == "say") {
            oops = true;
            EXPECT_FALSE(lines[i].step);
            EXPECT_FALSE(lines[i - 1].step);  // the claim
        }
        taken_back = taken_back || lines[i].what == "undo";
        if (!lines[i].step) continue;
        EXPECT_GE(*lines[i].step, last);
        last = *lines[i].step;
    }
    EXPECT_TRUE(oops);
    EXPECT_TRUE(taken_back);
    EXPECT_EQ(last, static_cast<std::int64_t>(evening.session().records().size()));
}

TEST(TableSteps, know_for_whom_a_bot_made_them) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    evening.start(2);
    Rng luck{5};
    for (int i = 0; i < 6; ++i) {  // both play for a while, then the second lets a bot answer
        evening.let_them();
        ASSERT_EQ(evening.any_move(number(evening.turn().awaited.lowest()), luck), "");
    }
    const std::size_t own = evening.table().session()->records().size();
    ASSERT_EQ(evening.ask(1, entry::Mind{}), "");
    for (int i = 0; !evening.over() && i < 10'000; ++i) {
        evening.let_them();
        if (!evening.over()) {
            ASSERT_EQ(evening.any_move(0, luck), "");
        }
    }
    ASSERT_TRUE(evening.over());

    const Finished game = finished(evening.table());
    std::vector<std::size_t> bots_for_1;
    for (std::size_t i = own; i < game.records.size(); ++i) {
        const record::Move* made = move_in(game.records[i]);
        if (made != nullptr && number(made->seat) == 1) bots_for_1.push_back(i + 1);
    }
    EXPECT_FALSE(bots_for_1.empty());
    EXPECT_EQ(game.stood_in, bots_for_1);

    const Result<Session> session = fold_again(game);
    ASSERT_TRUE(session);
    const json::object told = report(*session, kEnglish, game.stood_in);
    const json::array& seats = told.at("seats").as_array();
    EXPECT_EQ(seats.at(0).at("stood_in"), json::array{});
    EXPECT_EQ(seats.at(1).at("stood_in"), json::value_from(bots_for_1));
    EXPECT_EQ(seats.at(2).at("stood_in"), json::array{}) << "a bot that plays for itself";
    EXPECT_EQ(told.at("sentences").as_array().back().as_string(),
              "Of P1's " + std::to_string(seats.at(1).at("moves").as_int64()) + " moves, " +
                  std::to_string(bots_for_1.size()) + " were made by a bot or by the clock.");
}

}  // namespace
}  // namespace moneybags
