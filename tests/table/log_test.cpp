// The log is the truth: whatever is played folds again to the same state.

#include "table/log.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/embedded.h"
#include "table/kept.h"
#include "tests/support/option_sets.h"
#include "tests/support/scale.h"
#include "tests/table/anyhow.h"

namespace moneybags {
namespace {

using testing_support::option_sets;
using testing_support::scaled;

Session begun(const Ruleset& ruleset, int players, const Options& options = {}) {
    Agreement agreed;
    agreed.game = ruleset.id;
    agreed.players = players;
    agreed.options = options;
    Result<Session> session = Session::begin(agreed);
    EXPECT_TRUE(session.has_value()) << session.error().sentence();
    return std::move(*session);
}

// The game as the log of a table where everybody is a person.
std::vector<std::string> write_log(const Session& session) {
    const Agreement& agreed = session.agreement();
    entry::Open open;
    open.table = "here";
    open.game = agreed.game;
    open.players = agreed.players;
    open.options = agreed.options;
    open.settings.clock = {
        .kind = Clock::Kind::Live, .window = Span{60'000}, .phase = Span{300'000}};
    if (!agreed.data.is_null()) open.data = agreed.data;
    const Result<Kept> kept =
        retold(open, agreed.names, Levels(agreed.names.size()), session.records());
    EXPECT_TRUE(kept.has_value()) << kept.error().sentence();
    return kept->lines;
}

TEST(Log, folds_to_the_same_state_in_random_games_of_every_ruleset) {
    int nth = 0;
    for (const Ruleset& ruleset : catalogue()) {
        for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
            for (const Options& options : option_sets(ruleset)) {
                for (int seed = 0; seed < 3; ++seed) {
                    if (!testing_support::is_taken(nth++)) continue;
                    SCOPED_TRACE(std::string(ruleset.id) + ", players " + std::to_string(players) +
                                 ", options " + boost::json::serialize(options) + ", seed " +
                                 std::to_string(seed));
                    Session played = begun(ruleset, players, options);
                    Rng luck{static_cast<std::uint64_t>(seed)};
                    play_out(played, luck);
                    ASSERT_FALSE(HasFatalFailure());

                    const std::vector<std::string> log = write_log(played);
                    const Result<Table> read = Table::read(log);
                    ASSERT_TRUE(read.has_value()) << read.error().sentence();
                    EXPECT_TRUE(played.game().same(played.state(), read->session()->state()));
                    EXPECT_EQ(read->session()->records().size(), played.records().size());
                }
            }
        }
    }
}

// What is written later changes nothing of what was: the log of each moment is how the whole log
// begins, and folds to what was played by then.
TEST(Log, folds_from_any_moment_of_a_game) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        Session played = begun(ruleset, ruleset.least_players);
        Rng luck{11};
        std::map<std::size_t, std::vector<std::string>> logs;  // of some moments, by their steps
        const auto write = [&] { logs[played.records().size()] = write_log(played); };
        while (played.game().turn(played.state()).kind != Turn::Kind::Over) {
            step_anyhow(played, luck);
            ASSERT_FALSE(HasFatalFailure());
            if (const std::size_t n = played.records().size(); n < 10 || n % 200 == 0) write();
        }
        write();
        const std::vector<std::string>& whole = logs.rbegin()->second;
        for (const auto& [steps, log] : logs) {
            ASSERT_LE(log.size(), whole.size());
            ASSERT_TRUE(std::equal(log.begin(), log.end(), whole.begin())) << steps << " steps";
        }
        const std::size_t head = whole.size() - played.records().size();
        Result<Table> read =
            Table::read({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(head)});
        ASSERT_TRUE(read.has_value()) << read.error().sentence();
        Session again = rewound(played);
        for (std::size_t i = head; i < whole.size(); ++i) {
            const Result<Entry> entry = read_entry(whole[i], read->session());
            ASSERT_TRUE(entry.has_value()) << entry.error().sentence();
            ASSERT_FALSE(read->fold(*entry));
            ASSERT_TRUE(again.step(played.records()[i - head]));
            ASSERT_TRUE(again.game().same(again.state(), read->session()->state()));
            ASSERT_EQ(read->session()->records().size(), again.records().size());
        }
        EXPECT_TRUE(played.game().same(played.state(), read->session()->state()));
    }
}

TEST(Log, rewound_and_stepped_again_is_the_same_game) {
    for (const Ruleset& ruleset : catalogue()) {
        Session played = begun(ruleset, ruleset.most_players);
        Rng luck{3};
        play_out(played, luck);
        Session again = rewound(played);
        EXPECT_TRUE(again.game().same(again.state(), again.game().setup()));
        for (const Record& record : played.records()) ASSERT_TRUE(again.step(record));
        EXPECT_TRUE(played.game().same(played.state(), again.state()));
    }
}

// MX-NEG-15, EXN-07: SAY is not an act. Whatever is said, the table stays as it was.
TEST(Say, MX_NEG_15_EXN_07_leaves_the_state_unchanged) {
    int said = 0;
    for (const Ruleset& ruleset : catalogue()) {
        for (int seed = 0; seed < scaled(10); ++seed) {
            Session played = begun(ruleset, testing_support::players_near(ruleset, 5));
            Rng luck{static_cast<std::uint64_t>(seed)};
            while (played.game().turn(played.state()).kind != Turn::Kind::Over) {
                step_anyhow(played, luck);
                ASSERT_FALSE(HasFatalFailure());
                for (const Seat seat : SeatSet::first(5)) {
                    const AnyState before = played.state();
                    const std::size_t records = played.records().size();
                    const bool refused = !played.step(record::Say{seat, "I am the Driver."});
                    ASSERT_TRUE(played.game().same(before, played.state()));
                    ASSERT_EQ(played.records().size(), records + (refused ? 0 : 1));
                    said += refused ? 0 : 1;
                }
            }
        }
    }
    EXPECT_GT(said, 100);
}

// EXN-07, as it is told: Al is ready, says something, and stays ready; the token does not move
// (MX-TURN-06).
TEST(Say, EXN_07_who_is_ready_stays_ready) {
    const Ruleset& ruleset = *find_ruleset("millions-1e");
    Session played = begun(ruleset, 4);
    Rng luck{1};
    const auto text = [&](Seat seat, std::string_view move) {
        return *played.notation().read_move(seat, move, played.game().legal(played.state(), seat));
    };
    while (played.game().turn(played.state()).kind == Turn::Kind::Chance ||
           played.records().size() < 7) {  // leader, loot, four picks, the hidden card
        step_anyhow(played, luck);
    }
    const Seat first = played.game().next(played.state());
    ASSERT_TRUE(played.step(record::Move{first, text(first, "ready")}));
    const Seat next = played.game().next(played.state());
    const boost::json::value before =
        played.notation().view_json(played.game().view(played.state(), kSpectator));
    ASSERT_TRUE(played.step(record::Say{first, "Trust me."}));
    EXPECT_EQ(played.notation().view_json(played.game().view(played.state(), kSpectator)), before);
    EXPECT_EQ(played.game().next(played.state()), next);
}

// M1-NEG-05: who is out may not talk.
TEST(Say, M1_NEG_05_is_refused_to_who_has_left) {
    Session played = begun(*find_ruleset("millions-1e"), 4);
    Rng luck{1};
    while (played.records().size() < 7) step_anyhow(played, luck);
    const Seat first = played.game().next(played.state());
    const auto withdraw =
        played.notation().read_move(first, "withdraw", played.game().legal(played.state(), first));
    ASSERT_TRUE(played.step(record::Move{first, *withdraw}));
    const std::size_t records = played.records().size();
    const auto said = played.step(record::Say{first, "Wait!"});
    ASSERT_FALSE(said);
    EXPECT_EQ(said.error().clause, "M1-NEG-05");
    EXPECT_EQ(played.records().size(), records);
}

TEST(Session, a_refused_step_changes_nothing) {
    for (const Ruleset& ruleset : catalogue()) {
        Session played = begun(ruleset, testing_support::players_near(ruleset, 5));
        const AnyState before = played.state();
        // Luck comes first in every game of ours, so nobody may move yet and no clock runs.
        EXPECT_FALSE(played.step(record::Move{Seat{0}, AnyMove{}}));
        EXPECT_FALSE(played.step(record::Clock{}));
        EXPECT_TRUE(played.records().empty());
        EXPECT_TRUE(played.game().same(before, played.state()));
    }
}

TEST(Session, begins_with_own_figures_and_the_log_carries_them) {
    Agreement agreed;
    agreed.game = "millions-1e";
    agreed.players = 4;
    const Result<Session> usual = Session::begin(agreed);
    ASSERT_TRUE(usual.has_value());
    // The same figures, but every player begins with two more.
    boost::json::value figures = boost::json::parse(embedded("data/millions-1e.json"));
    figures.at("figures").at("start_cash").as_object()["value"] = 7;
    agreed.data = figures;
    Result<Session> rich = Session::begin(agreed);
    ASSERT_TRUE(rich.has_value()) << rich.error().sentence();
    EXPECT_EQ(rich->game().standing(rich->state()).score[Seat{0}], 7);
    const Result<Table> read = Table::read(write_log(*rich));
    ASSERT_TRUE(read.has_value()) << read.error().sentence();
    EXPECT_EQ(read->session()->game().standing(read->session()->state()).score[Seat{0}], 7);
    EXPECT_FALSE(rich->game().same(rich->state(), usual->state()));
}

}  // namespace
}  // namespace moneybags
