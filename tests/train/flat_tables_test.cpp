#include "train/flat_tables.h"

#include <gtest/gtest.h>

#include "train/tables.h"

namespace moneybags::train {
namespace {

// Settings and mixes, for tables of either kind.
struct Played {
    std::string ruleset;
    int players;
    Options options;
};
template <class G>
struct Both {
    train::Programme programme;
    std::vector<typename FlatProgramme<G>::Setting> settings;
    std::vector<FlatMix> mixes;
    std::vector<FlatOutcome> outcomes;

    Both(const std::vector<Played>& played, const std::vector<std::vector<std::uint8_t>>& chairs,
         std::uint32_t spread) {
        double weight = 1;
        for (const Played& each : played) {
            programme.settings.push_back(
                {weight, *make_game(*find_ruleset(each.ruleset), each.players, each.options)});
            settings.push_back({weight, rules_of<G>(*programme.settings.back().game)});
            weight += 0.3;
        }
        for (const std::vector<std::uint8_t>& each : chairs) {
            programme.mixes.push_back({weight, each});
            FlatMix mix{.weight = weight, .count = static_cast<std::uint32_t>(each.size())};
            std::copy(each.begin(), each.end(), mix.chairs.begin());
            mixes.push_back(mix);
            weight *= 0.7;
        }
        programme.bots = {"lite"};
        programme.spread = spread;
        outcomes.resize(settings.size() * mixes.size());
    }
    FlatProgramme<G> flat() {
        return {.settings = settings.data(),
                .mixes = mixes.data(),
                .outcomes = outcomes.data(),
                .setting_count = static_cast<std::uint32_t>(settings.size()),
                .mix_count = static_cast<std::uint32_t>(mixes.size()),
                .spread = programme.spread};
    }
};

template <class G>
void check_same_question(const FlatTable<G>& flat, const FlatProgramme<G>& programme,
                         const Table<G>& table) {
    const Question<G>& asked = table.question();
    ASSERT_EQ(flat.seat(), asked.seat);
    ASSERT_EQ(flat.network(), asked.network);
    ASSERT_EQ(flat.setting(), asked.setting);
    ASSERT_EQ(flat.ended(), asked.ended);
    for (std::size_t i = 0; asked.ended && i <= kMaxSeats; ++i)
        ASSERT_EQ(flat.result(i), asked.result[i]);
    const auto seen = flat.seen(programme);
    ASSERT_EQ((encoded<EncodingOf<G>::kViewBits>(flat.rules(programme), seen, flat.heard())),
              asked.view);
    typename Question<G>::Guesses truth, hidden;
    secrets(flat.rules(programme), flat.state(), seen, truth, hidden);
    ASSERT_EQ(truth, asked.truth);
    ASSERT_EQ(hidden, asked.hidden);
    ASSERT_EQ(flat.count(), asked.moves.size());
    std::vector<typename G::Move> listed;
    flat.each_listed(programme, [&](const typename G::Move& move) { listed.push_back(move); });
    ASSERT_EQ(listed, asked.moves);
}

template <class G>
void check_same(const std::vector<Played>& played, std::uint32_t spread, int questions) {
    static_assert(std::is_trivially_copyable_v<FlatTable<G>>);
    constexpr std::uint8_t kLite = kFirstBot;
    Both<G> both{
        played, {{0}, {0, 1}, {0, 2, kLite}, {kLite, 7}},
         spread
    };
    const FlatProgramme<G> programme = both.flat();
    const auto add = [](std::uint64_t& figure, std::uint64_t more) { figure += more; };
    std::vector<Outcome> outcomes(both.outcomes.size());
    const auto count = [&](std::size_t setting, std::size_t mix, const auto& each) {
        each(outcomes[setting * both.mixes.size() + mix]);
    };
    std::size_t ended = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        SCOPED_TRACE(seed);
        FlatTable<G> flat{seed};
        Table<G> table{both.programme, seed};
        Rng luck{seed};
        flat.begin(programme, add);
        table.begin(count);
        for (int i = 0; i < questions; ++i) {
            SCOPED_TRACE(i);
            check_same_question(flat, programme, table);
            if (testing::Test::HasFatalFailure()) return;
            ended += table.question().ended ? 1 : 0;
            // Now and then one that there is not: the last is meant.
            const std::uint32_t answer = luck.below(flat.count() + 1);
            flat.answer(programme, answer, add);
            table.answer(answer, count);
        }
    }
    EXPECT_GE(ended, 5u);
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        SCOPED_TRACE(i);
        EXPECT_EQ(both.outcomes[i].games, outcomes[i].games);
        EXPECT_EQ(both.outcomes[i].nobody, outcomes[i].nobody);
        for (std::size_t who = 0; who <= kFirstBot; ++who) {
            EXPECT_EQ(both.outcomes[i].chairs[who], outcomes[i].chairs[who]);
            EXPECT_NEAR(static_cast<double>(both.outcomes[i].wins[who]) / FlatOutcome::kParts,
                        outcomes[i].wins[who], 1e-4);
        }
    }
}

TEST(FlatTables, AskWhatTablesAskInMillions) {
    check_same<millions::Family>(
        {
            {"millions-1e", 3, {}},
            {"millions-1e", 5, {}},
            {"millions-2e", 8, {}}
    },
        70, 6'000);
}

TEST(FlatTables, AskWhatTablesAskInGuillotines) {
    check_same<guillotines::Family>(
        {
            {"guillotines", 2, {{"level", 1}}},
            {"guillotines", 4, {{"level", 1}}},
            {"guillotines", 2, {{"level", 2}}},
            {"guillotines", 4, {{"level", 2}}},
            {"guillotines", 2, {{"level", 4}}},
            {"guillotines", 4, {{"level", 4}}}
    },
        150, 10'000);
}

TEST(FlatTables, AskWhatTablesAskInTheCity) {
    check_same<madcity::Family>(
        {
            {"mad-millionaire", 2, {{"turnLimit", 60}}                  },
            {"mad-millionaire", 4, {{"six", "bonus"}, {"turnLimit", 80}}}
    },
        200, 10'000);
}

}  // namespace
}  // namespace moneybags::train
