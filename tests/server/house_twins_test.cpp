// Non-interference, on the real socket: two games that differ only in what a reader may not know
// give that reader the same bytes, in the same order, at the same times. Frames, sizes, errors,
// everything over HTTP.

#include <algorithm>

#include "tests/server/rehearsal.h"
#include "tests/support/scale.h"
#include "tests/support/whole_game.h"

namespace moneybags::house_tests {
namespace {

std::string where_they_differ(const std::vector<std::string>& one,
                              const std::vector<std::string>& two) {
    for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i) {
        if (one[i] == two[i]) continue;
        std::size_t at = 0;
        while (at < one[i].size() && at < two[i].size() && one[i][at] == two[i][at]) ++at;
        const std::size_t from = at < 80 ? 0 : at - 80;
        return "message " + std::to_string(i) + " of " + std::to_string(one.size()) + ", byte " +
               std::to_string(at) + ":\n" + one[i].substr(from, 240) + "\n" +
               two[i].substr(from, 240);
    }
    if (one.size() == two.size()) return "";
    return std::to_string(one.size()) + " messages and " + std::to_string(two.size());
}

std::string told(const Rehearsal& play, const Twin& twin) {
    std::string text = play.way.name() + ", seed " + play.seed + ", to entry " +
                       std::to_string(twin.end) + " of " + std::to_string(play.entries.size());
    for (const auto& [entry, move] : twin.moves) {
        const auto& record =
            std::get<record::Move>(std::get<entry::Step>(play.entries[entry].what).record);
        text += "\nentry " + std::to_string(entry) + ": " +
                play.session->notation().move_text(record.seat, record.move) + " / " +
                play.session->notation().move_text(record.seat, move);
    }
    return text;
}

struct Tally {
    int twins = 0;
    std::size_t readers = 0, messages = 0, steps = 0;
};

void compare(const Rehearsal& play, const Twin& twin, Tally& tally) {
    SCOPED_TRACE(told(play, twin));
    const Performance one = perform(play, twin, false);
    const Performance two = perform(play, twin, true);

    // The house did what was rehearsed, and when: nothing hangs on how long it thought.
    ASSERT_LE(one.entries.size(), twin.end + 1);
    ASSERT_EQ(one.entries.size(), two.entries.size());
    for (std::size_t e = 1; e < one.entries.size(); ++e) {
        const json::value entry = json::parse(one.entries[e]), other = json::parse(two.entries[e]);
        const std::int64_t at = play.entries[e - 1].at.time_since_epoch().count();
        ASSERT_EQ(entry.at("at").as_int64(), at) << "entry " << e << ": " << one.entries[e];
        ASSERT_EQ(other.at("at").as_int64(), at) << "entry " << e << ": " << two.entries[e];
    }
    ASSERT_NE(one.entries, two.entries) << "the twins do not differ at all";

    ASSERT_FALSE(one.received.empty());
    for (const auto& [seat, bytes] : one.received) {
        const std::string difference = where_they_differ(bytes, two.received.at(seat));
        EXPECT_EQ(difference, "") << "seat " << number(seat) << " can tell";
        ++tally.readers;
        tally.messages += bytes.size();
    }
    ++tally.twins;
    tally.steps += twin.end - twin.last;
}

void add(Tally& sum, const Tally& tally) {
    sum.twins += tally.twins;
    sum.readers += tally.readers;
    sum.messages += tally.messages;
    sum.steps += tally.steps;
}

void record(const Tally& tally) {
    ::testing::Test::RecordProperty("twins", tally.twins);
    ::testing::Test::RecordProperty("readers", static_cast<int>(tally.readers));
    ::testing::Test::RecordProperty("messages", static_cast<int>(tally.messages));
    ::testing::Test::RecordProperty("entries_after_the_difference", static_cast<int>(tally.steps));
}

TEST(HouseTwins, what_one_may_not_know_changes_no_byte_of_what_one_receives) {
    const int games = testing_support::scaled(2);
    Tally all;
    for (const Way& way : all_ways()) {
        Tally tally;
        bool all_is_open = false;
        const json::object settings = object_of("public", true);
        for (int game = 0; game < games; ++game) {
            const std::string seed = "twins " + std::to_string(game);
            Style style;
            style.people = way.players;
            style.most_entries = 160;
            const Rehearsal play = rehearse(way, settings_for(way, settings), seed, style,
                                            Rng{static_cast<std::uint64_t>(game)});
            // The one that leaves most to compare, then others, whatever they are.
            constexpr std::size_t kMany = 20;
            Rng luck{static_cast<std::uint64_t>(game)};
            const std::vector<Twin> twins = find_twins(play, game == 0 ? 1 : kMany, Rng{7});
            if (testing_support::moves_open(play.session->game())) {
                EXPECT_TRUE(twins.empty()) << way.name() << ": what lies open differs unseen";
                all_is_open = true;
            }
            if (twins.empty()) continue;
            compare(play, twins[luck.below(static_cast<std::uint32_t>(twins.size()))], tally);
            if (HasFailure()) return;
        }
        if (all_is_open) continue;  // nothing in it can differ unseen
        EXPECT_GT(tally.twins, 0) << way.name() << " has no twins";
        EXPECT_GT(tally.steps, 0u);
        add(all, tally);
    }
    record(all);
}

// Bots on some chairs, one person who lets every window pass so that a bot answers for them, and
// people who come and go: when windows close and when bots answer hangs on nothing secret.
TEST(HouseTwins, windows_close_and_bots_answer_at_times_that_tell_nothing) {
    Tally all;
    for (const Way& way : all_ways()) {
        Tally tally;
        json::object settings;
        settings["clock"] = object_of("kind", "live", "window", 20, "phase", 120);
        // Who answers for those who are away: each with each scheduling.
        const bool many = way.players == find_ruleset(way.game)->most_players;
        const std::string away = many == way.is_live() ? "bot" : "default";
        settings["away"] = away;
        Style style;
        // Two who differ and one who reads; of two players both, and whoever watches reads.
        style.people = std::min(std::max(way.players - 1, 3), way.players);
        style.sleepy = true;
        style.most_entries = 140;
        const Rehearsal play = rehearse(way, settings, "timing " + away, style, Rng{11});
        const std::vector<Twin> twins = find_twins(play, 1, Rng{7});
        if (testing_support::moves_open(play.session->game())) {
            EXPECT_TRUE(twins.empty()) << way.name() << ": what lies open differs unseen";
            continue;
        }
        for (const Twin& twin : twins) {
            compare(play, twin, tally);
            if (HasFailure()) return;
        }
        EXPECT_GT(tally.twins, 0) << way.name() << " has no twins";
        add(all, tally);
    }
    record(all);
}

// With a clock and with moves taken back: however often somebody drafts something and drops it,
// nobody else gets a message more, or another deadline.
TEST(HouseTwins, drafts_that_are_dropped_make_no_message_for_anybody_else) {
    json::object settings;
    settings["clock"] = object_of("kind", "live", "window", 20, "phase", 120);
    int drafts = 0;
    for (const Way& way : all_ways()) {
        if (way.game != "guillotines" || way.players == 2) continue;  // offers are made in secret
        SCOPED_TRACE(way.name());
        Style style;
        style.people = way.players;
        style.most_entries = 600;
        std::optional<Rehearsal> play;
        for (int seed = 0; seed < 60 && (!play || play->drafts.empty()); ++seed) {
            play = rehearse(way, settings, "drafts " + std::to_string(seed), style,
                            Rng{static_cast<std::uint64_t>(seed)});
        }
        const Twin twin = drafting_twin(*play, 4);
        ASSERT_TRUE(twin.drafter);
        const Performance one = perform(*play, twin, false);
        const Performance two = perform(*play, twin, true);
        drafts += two.drafts;
        ASSERT_FALSE(one.received.empty());
        for (const auto& [seat, bytes] : one.received) {
            EXPECT_EQ(where_they_differ(bytes, two.received.at(seat)), "")
                << "seat " << number(seat) << " can tell";
        }
    }
    RecordProperty("drafts", drafts);
    EXPECT_GT(drafts, 0);
}

}  // namespace
}  // namespace moneybags::house_tests
