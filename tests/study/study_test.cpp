// Many games at once: against games played step by step, on any number of threads, and with rules
// that were changed on purpose.

#include "study/study.h"

#include <gtest/gtest.h>

#include "arena/play_on.h"
#include "bots/habits.h"
#include "games/embedded.h"
#include "notation/notation.h"
#include "study/record.h"
#include "study/typed_study.h"

namespace moneybags {
namespace {

namespace json = boost::json;

Setting table_of(std::string_view id, int players, const std::string& bot,
                 const Options& options = {}, std::string_view data = {}) {
    const Ruleset& ruleset = *find_ruleset(id);
    return {"", *make_game(ruleset, players, options, data, "test"),
            std::vector<std::string>(static_cast<std::size_t>(players), bot)};
}

Harvest played(const Study& study, std::uint64_t from, std::uint64_t games, int threads = 1) {
    std::atomic<std::uint64_t> done = 0;
    Harvest all = play(
        study, layout_of(study), from, games, threads, [] { return false; }, done);
    EXPECT_EQ(done, games);
    EXPECT_EQ(all.games(), games);
    return all;
}

std::size_t question(const Layout& layout, std::string_view id) {
    for (std::size_t i = 0; i < layout.questions().size(); ++i) {
        if (layout.questions()[i].id == id) return i;
    }
    ADD_FAILURE() << id;
    return 0;
}

struct Table {
    std::string_view game;
    int players;
    std::string_view bot;
};
constexpr Table kTables[] = {
    {"millions-1e",     5, "lite"  },
    {"millions-2e",     3, "rookie"},
    {"guillotines",     4, "lite"  },
    {"guillotines",     2, "rookie"},
    {"mad-millionaire", 3, "lite"  },
    {"coin",            2, "rookie"},
};

TEST(Study, gives_the_same_on_any_number_of_threads_and_in_pieces) {
    for (const Table& table : kTables) {
        SCOPED_TRACE(table.game);
        const Study study{{table_of(table.game, table.players, std::string(table.bot))}, 7};
        const Harvest whole = played(study, 0, 20, 3);
        Harvest pieces = played(study, 0, 13);
        pieces += played(study, 13, 7, 2);
        EXPECT_EQ(whole, pieces);
        EXPECT_NE(whole, played({study.settings, 8}, 0, 20));
    }
}

TEST(Study, shares_out_every_win) {
    for (const Table& table : kTables) {
        SCOPED_TRACE(table.game);
        const Study study{{table_of(table.game, table.players, std::string(table.bot))}, 7};
        const Layout layout = layout_of(study);
        const Sheet sheet = played(study, 0, 30).sheets[0];
        std::int64_t wins = 0;
        for (std::size_t i = 0; i < kMaxSeats; ++i) {
            wins += sheet.cells[layout.cell(kWinBySeat, i, 0)].s;
            EXPECT_EQ(sheet.bases[layout.base_of(layout.cell(kWinBySeat, i, 0))].n,
                      i < static_cast<std::size_t>(table.players) ? 30 : 0);
        }
        const std::int64_t nobody = sheet.cells[layout.cell(kEnding, 0, 2)].s;
        EXPECT_EQ(wins, kWholeWin * (30 - nobody));
    }
}

// The same games through the face that all games have, counted from what is told about them.
struct Slow {
    PerSeat<std::int64_t> score{}, wins{};
    std::int64_t decisions = 0;
    std::map<std::string, std::int64_t> picked;  // by role
    std::int64_t paid = 0;                       // for leaving
    std::map<std::string, int> told;             // by what happened
};
void play_slowly(const Setting& setting, std::uint64_t seed, std::uint64_t number, Slow& all) {
    const Game& game = *setting.game;
    const auto notation = make_notation(game, default_names(game.players()));
    std::vector<std::unique_ptr<Bot>> bots;
    std::vector<Rng> own;
    for (int i = 0; i < game.players(); ++i) {
        bots.push_back(*make_for_the_ring(game.ruleset(), setting.bots[0]));
        own.emplace_back(seed_for(seed, number, 1 + static_cast<std::uint64_t>(i)));
    }
    QuickRng quick{seed_for(seed, number, 0)};
    const auto luck = [&](std::uint64_t) -> QuickRng& { return quick; };
    const auto move = [&](std::uint64_t, const AnyState& state, Seat seat) {
        ++all.decisions;
        const auto i = static_cast<std::size_t>(seat);
        return bots[i]->choose(game, game.view(state, seat), game.legal(state, seat), own[i]);
    };
    const auto hear = [&](Seat seat, const AnyEvent& event) {
        bots[static_cast<std::size_t>(seat)]->hear(game, event);
        const json::value told = notation->event_json(event);
        const std::string what(told.at("what").as_string());
        const bool counts = what == "PickedRoles" || seat == Seat{0};  // once each
        if (!counts) return;
        ++all.told[what];
        if (what == "PickedRoles") {
            ++all.picked[std::string(told.at("role").as_string())];
        } else if (what == "Paid") {
            all.paid += told.at("amount").to_number<std::int64_t>();
        }
    };
    const Standing end = play_on(game, game.setup(), luck, move, hear);
    for (const Seat seat : SeatSet::first(static_cast<std::size_t>(game.players()))) {
        all.score[seat] += end.score[seat];
        if (end.winners.has(seat)) {
            all.wins[seat] += kWholeWin / static_cast<std::int64_t>(end.winners.size());
        }
    }
}

TEST(Study, counts_what_a_slow_reference_counts) {
    constexpr std::uint64_t kGames = 12;
    for (const std::string_view id : {"millions-1e", "guillotines", "mad-millionaire"}) {
        SCOPED_TRACE(id);
        const Study study{{table_of(id, 4, "rookie")}, 11};
        const Layout layout = layout_of(study);
        const Sheet sheet = played(study, 0, kGames).sheets[0];
        const auto sum = [&](std::string_view question_id, std::size_t row, std::size_t column) {
            return sheet.cells[layout.cell(question(layout, question_id), row, column)].s;
        };
        const auto all_of = [&](std::string_view question_id) {
            const Question& asked = layout.questions()[question(layout, question_id)];
            std::int64_t all = 0;
            for (std::size_t row = 0; row < asked.rows.size(); ++row) {
                for (std::size_t i = 0; i < asked.columns.size(); ++i) {
                    all += sum(question_id, row, i);
                }
            }
            return all;
        };
        Slow slow;
        for (std::uint64_t i = 0; i < kGames; ++i) play_slowly(study.settings[0], 11, i, slow);
        for (std::size_t i = 0; i < 4; ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            EXPECT_EQ(sum("win-by-seat", i, 0), slow.wins[seat]);
            EXPECT_EQ(sum("score-by-seat", i, 0), slow.score[seat]);
        }
        EXPECT_EQ(sum("length", 0, 0), slow.decisions);
        if (id == "millions-1e") {
            const Question& roles = layout.questions()[question(layout, "role-picked")];
            for (std::size_t i = 0; i < roles.columns.size(); ++i) {
                EXPECT_EQ(sum("role-picked", 0, i),
                          slow.picked[roles.columns[i].substr(std::string("role.").size())])
                    << roles.columns[i];
            }
            EXPECT_GT(slow.paid, 0);
            EXPECT_EQ(all_of("leave-by-role"), slow.paid);
            EXPECT_EQ(all_of("leave-by-round"), slow.paid);
            EXPECT_EQ(all_of("named"), slow.told["Named"]);
            // Antes and loot come and go, but a round gives each character one end.
            EXPECT_EQ(all_of("role-fate"), all_of("role-picked"));
        } else if (id == "guillotines") {
            EXPECT_EQ(all_of("bought"), slow.told["AssetClaimed"]);
            EXPECT_EQ(all_of("policy-set"), slow.told["PolicySet"]);
            EXPECT_EQ(all_of("role-kept"), slow.told["RoleKept"]);
        } else {
            EXPECT_EQ(all_of("stunt-place"), slow.told["StuntDone"]);
            EXPECT_EQ(all_of("groups"), slow.told["GroupPaid"]);
            EXPECT_EQ(all_of("leased"), slow.told["Leased"]);
        }
    }
}

TEST(Study, lets_every_bot_sit_on_every_chair) {
    Study study{{table_of("millions-1e", 4, "lite")}, 5};
    study.settings[0].bots = {"random", "lite", "lite", "lite"};
    const Layout layout = layout_of(study);
    const Sheet sheet = played(study, 0, 40).sheets[0];
    ASSERT_EQ(layout.questions()[kWinByBot].rows, (std::vector<std::string>{"random", "lite"}));
    EXPECT_EQ(sheet.bases[layout.base_of(layout.cell(kWinByBot, 0, 0))].n, 40);
    EXPECT_EQ(sheet.bases[layout.base_of(layout.cell(kWinByBot, 1, 0))].n, 120);
}

// ---- Comparisons ----

std::string with_driver_fee(int fee) {
    json::value data = json::parse(embedded("data/millions-1e.json"));
    data.at("figures").at("driver_fee").at("value") = fee;
    return json::serialize(data);
}

std::size_t flagged(const Study& study, std::uint64_t games) {
    const Layout layout = layout_of(study);
    const StudyRecord record{{}, layout, {}, played(study, 0, games)};
    std::size_t clear = 0;
    const auto found = changes(record);
    for (const Difference& each : found.at(0)) clear += each.clear ? 1 : 0;
    return clear;
}

TEST(Study, notices_a_rule_that_was_biased_on_purpose) {
    const std::string dear = with_driver_fee(4);
    const Study study{
        {table_of("millions-1e", 5, "lite"), table_of("millions-1e", 5, "lite", {}, dear)},
        3
    };
    const Layout layout = layout_of(study);
    const StudyRecord record{{}, layout, {}, played(study, 0, 400)};
    const std::size_t money = question(layout, "role-money");
    bool noticed = false;
    const auto found = changes(record);
    for (const Difference& each : found.at(0)) {
        const bool driver = each.cell == layout.cell(money, 6, 0);
        noticed = noticed || (driver && each.clear && each.change.low > 0);
    }
    EXPECT_EQ(layout.questions()[money].rows[6], "role.Driver");
    EXPECT_TRUE(noticed);
}

TEST(Study, calls_nothing_changed_where_no_rule_is) {
    const Setting same = table_of("millions-1e", 4, "lite");
    EXPECT_EQ(flagged(
                  {
                      {same, same},
                      3
    },
                  200),
              0);  // the very same games
    int alarms = 0;
    for (std::uint64_t i = 0; i < 20; ++i) {  // other luck in each setting
        alarms += flagged(
                      {
                          {same, same},
                          100 + 2 * i, false
        },
                      300) > 0
                      ? 1
                      : 0;
    }
    EXPECT_LE(alarms, 1);
}

// ---- On disk ----

TEST(Study, is_the_same_when_it_was_written_and_read) {
    Study study{
        {table_of("millions-1e", 3, "lite"), table_of("millions-1e", 5, "lite")},
        9
    };
    study.settings[0].name = "players=3";
    study.settings[1].name = "players=5";
    const std::vector<SettingWords> words = {
        {"players=3", 3, {}, {}},
        {"players=5", 5, {}, {}}
    };
    const Layout layout = layout_of(study);
    const StudyRecord record{about_study(study, words), layout, {{9, 0, 60}}, played(study, 0, 60)};
    const std::string text = json::serialize(record_json(record));
    const Result<StudyRecord> read = read_record(text, "a.json");
    ASSERT_TRUE(read) << read.error().sentence();
    EXPECT_EQ(read->harvest, record.harvest);
    EXPECT_EQ(json::serialize(record_json(*read)), text);

    StudyRecord one = record, two = record;
    one.harvest = played(study, 0, 25);
    one.played = {
        {9, 0, 25}
    };
    two.harvest = played(study, 25, 35);
    two.played = {
        {9, 25, 35}
    };
    const Result<StudyRecord> both = merged(two, one);
    ASSERT_TRUE(both);
    EXPECT_EQ(both->harvest, record.harvest);
    EXPECT_EQ(both->played, (std::vector<Stretch>{
                                {9, 0, 60}
    }));
    EXPECT_FALSE(merged(record, one));  // would count twice
    two.about["game"] = "another";
    EXPECT_FALSE(merged(one, two));

    for (const std::string& bad :
         {std::string("Dear diary"), std::string("{}"), text.substr(0, 900),
          std::string(R"({"format":"moneybags study 1","about":{},"questions":[]})")}) {
        const Result<StudyRecord> refused = read_record(bad, "a.json");
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().where, "a.json");
    }
}

}  // namespace
}  // namespace moneybags
