// A game that was begun elsewhere: what of its log is believed, and how it goes on.

#include "table/imported.h"

#include <gtest/gtest.h>

#include "table/minds.h"
#include "table/proof.h"
#include "tests/support/languages.h"
#include "tests/support/offline_game.h"

namespace moneybags {
namespace {

using testing_support::for_three;
using testing_support::offline_game;
using testing_support::OfflineGame;

constexpr ImportLimits kLimits{40'000, 64 * 1024};
const Time kNow{Span{1'700'000'000'000}};

entry::Open house_opening() {
    entry::Open open;
    open.table = "at the house";
    open.host = person_at(Seat{1});
    open.seed = Seed{digest("of the house")};
    return open;
}

Kept imported(const OfflineGame& offline) {
    const auto read = read_begun(offline.log(), offline.digest, kLimits);
    EXPECT_TRUE(read) << read.error().why << ": " << read.error().problem;
    Result<Kept> kept = goes_on(*read, house_opening(), kNow, unknown_sitter);
    EXPECT_TRUE(kept);
    return std::move(*kept);
}

TEST(Imported, every_game_stands_as_it_stood_and_its_log_is_read_back) {
    for (const Ruleset& ruleset : catalogue()) {
        for (const std::size_t steps : {0u, 1u, 40u, 100'000u}) {
            SCOPED_TRACE(std::string(ruleset.id) + " " + std::to_string(steps));
            const OfflineGame offline = offline_game(ruleset, steps);
            const Kept kept = imported(offline);
            const Session& session = *kept.table.session();
            ASSERT_EQ(session.records().size(), offline.game.records.size());
            const Session there = *fold_again(offline.game);
            for (const Seat seat : SeatSet::first(kept.table.chairs().size())) {
                EXPECT_EQ(session.notation().view_json(session.game().view(session.state(), seat)),
                          there.notation().view_json(there.game().view(there.state(), seat)));
            }
            EXPECT_FALSE(check_proof(session, kept.table.opening()));
            const Result<Table> again = Table::read(kept.lines);
            ASSERT_TRUE(again) << again.error().sentence();
            EXPECT_EQ(again->status(), kept.table.status());
        }
    }
}

TEST(Imported, everybody_is_told_where_it_began_and_the_old_seed_only_when_it_is_over) {
    const Ruleset& ruleset = for_three();
    for (const std::size_t steps : {20u, 100'000u}) {
        const OfflineGame offline = offline_game(ruleset, steps);
        const Kept kept = imported(offline);
        const bool over = kept.table.status() == Table::Status::Over;
        EXPECT_EQ(over, steps > 20);
        const wire::Snapshot seen = kept.table.snapshot({}, Language{});
        ASSERT_TRUE(seen.table.begun);
        EXPECT_EQ(seen.table.begun->digest, offline.digest);
        EXPECT_EQ(seen.table.begun->seed.has_value(), over);
        EXPECT_EQ(std::cmp_equal(seen.table.begun->steps, offline.game.records.size()), true);
        std::size_t told = 0;
        for (const wire::Line& line : seen.lines) {
            if (line.what != "begun") continue;
            ++told;
            EXPECT_NE(line.text.find("Bnn"), std::string::npos) << line.text;
            EXPECT_NE(line.text.find("offline"), std::string::npos) << line.text;
        }
        EXPECT_EQ(told, 1u);
        const std::string all = boost::json::serialize(wire::to_json(seen));
        EXPECT_EQ(all.find(hex(offline.game.opening.seed.bytes)) != std::string::npos, over);
    }
}

// The luck of a running game: whoever had the device knows what the old seed would deal.
TEST(Imported, luck_is_the_house_s_own_from_there_on) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const OfflineGame offline = offline_game(ruleset, 10);
        Kept kept = imported(offline);
        Table& table = kept.table;
        Rng any{3};
        std::size_t drawn = 0;
        while (table.status() == Table::Status::Running) {
            if (const auto due = table.due(kNow)) {
                const auto* step = std::get_if<entry::Step>(&(*due)->what);
                if (step != nullptr && step->hand == Hand::Luck) ++drawn;
                table.fold(*due);
                continue;
            }
            const Session& session = *table.session();
            const Seat seat = session.game().next(session.state());
            const AnyMove move =
                session.game().draw_move(session.game().legal(session.state(), seat), any);
            const auto chair = table.chairs()[static_cast<std::size_t>(seat)];
            const Hand hand = chair.kind == Table::Chair::Kind::Bot ? Hand::Bot : Hand::Person;
            ASSERT_FALSE(table.fold(Entry{
                .at = kNow,
                .by = kNobody,
                .command = {    },
                .what = entry::Step{ record::Move{seat, move}, hand}
            }));
        }
        entry::Open opening = table.opening();
        EXPECT_FALSE(check_proof(*table.session(), opening));
        if (drawn < 8) continue;  // too little luck to tell two seeds apart
        opening.seed = opening.begun->seed;
        EXPECT_TRUE(check_proof(*table.session(), opening)) << "the old seed must not deal on";
    }
}

TEST(Imported, what_was_played_there_cannot_be_taken_back_here) {
    std::size_t found = 0;
    for (const Ruleset& ruleset : catalogue()) {
        for (std::size_t steps = 1; steps < 40; ++steps) {
            const OfflineGame offline = offline_game(ruleset, steps);
            const auto there = retold(offline.game.opening, offline.game.agreed.names,
                                      offline.game.levels, offline.game.records);
            ASSERT_TRUE(there);
            if (there->table.status() != Table::Status::Running) break;
            for (const Seat seat : {Seat{0}, Seat{1}}) {
                const Command undo{
                    .by = person_at(seat), .name = {}, .id = {}, .what = entry::Undo{}};
                if (!there->table.ask(undo, kNow)) continue;
                ++found;
                const auto here = imported(offline).table.ask(undo, kNow);
                ASSERT_FALSE(here) << ruleset.id << " after " << steps;
                EXPECT_EQ(here.error().reason, "no-undo");
            }
            if (found > 0) break;
        }
    }
    EXPECT_GT(found, 0u);
}

}  // namespace
}  // namespace moneybags
