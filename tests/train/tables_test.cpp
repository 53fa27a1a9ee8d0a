#include "train/tables.h"

#include <gtest/gtest.h>

namespace moneybags::train {
namespace {

Programme programme(const std::string& ruleset, int players, const Options& options,
                    std::vector<std::uint8_t> chairs) {
    Programme made;
    made.settings.push_back({1, *make_game(*find_ruleset(ruleset), players, options)});
    made.mixes.push_back({1, std::move(chairs)});
    made.bots = {"rookie"};
    return made;
}

struct Counted {
    std::vector<Outcome> games;
    void operator()(std::size_t, std::size_t, const auto& add) {
        games.emplace_back();
        add(games.back());
    }
};

template <std::size_t N>
bool lies_within(const BitRow<N>& some, const BitRow<N>& all) {
    for (std::size_t i = 0; i < some.words.size(); ++i) {
        if ((some.words[i] & ~all.words[i]) != 0) return false;
    }
    return true;
}

template <class G>
void check_questions(const std::string& ruleset, int players, const Options& options) {
    const Programme mixed = programme(ruleset, players, options, {0, 1, kFirstBot});
    Table<G> table{mixed, 7}, same{mixed, 7};
    Counted games, others;
    table.begin(games);
    same.begin(others);
    Rng luck{3};
    std::size_t ended = 0;
    for (int i = 0; i < 60'000 && games.games.size() < 3; ++i) {
        const Question<G>& asked = table.question();
        ASSERT_GT(asked.moves.size(), 1u);
        EXPECT_LE(asked.network, 1);
        EXPECT_EQ(asked.shown, -1);
        EXPECT_TRUE(lies_within(asked.truth, asked.hidden));
        EXPECT_EQ(asked.view, same.question().view);
        EXPECT_EQ(asked.view,
                  (encoded<EncodingOf<G>::kViewBits>(table.rules(), asked.seen, table.heard())));
        if (asked.ended) {
            ++ended;
            float sum = 0;
            for (const float share : asked.result) sum += share;
            EXPECT_NEAR(sum, 1.0f, 1e-5f);
        }
        const auto answer = luck.below(static_cast<std::uint32_t>(asked.moves.size()));
        table.answer(answer, games);
        same.answer(answer, others);
    }
    ASSERT_EQ(games.games.size(), 3u);
    EXPECT_GE(ended, 2u);  // that the third is over is told with the next question
    for (const Outcome& game : games.games) {
        EXPECT_EQ(game.games, 1u);
        EXPECT_EQ(game.chairs[0] + game.chairs[1] + game.chairs[kFirstBot],
                  static_cast<std::uint64_t>(players));
        EXPECT_EQ(game.chairs[0], 1u);
    }
}

TEST(Tables, AskNetworksAndNobodyElse) {
    check_questions<millions::Family>("millions-1e", 4, {});
    check_questions<guillotines::Family>("guillotines", 3,
                                         {
                                             {"level", 2}
    });
    check_questions<madcity::Family>("mad-millionaire", 3,
                                     {
                                         {"turnLimit", 40}
    });
}

template <class G>
void check_teacher(const std::string& ruleset, int players, const Options& options) {
    const Programme taught = programme(ruleset, players, options, {kTeacher});
    Table<G> table{taught, 11};
    Counted games;
    table.begin(games);
    for (int i = 0; i < 20'000 && games.games.empty(); ++i) {
        const Question<G>& asked = table.question();
        ASSERT_GE(asked.shown, 0);
        ASSERT_LT(static_cast<std::size_t>(asked.shown), asked.moves.size());
        table.answer(static_cast<std::size_t>(asked.shown), games);
    }
    EXPECT_EQ(games.games.size(), 1u);
}

TEST(Tables, ShowWhatATeacherDoes) {
    check_teacher<millions::Family>("millions-2e", 5, {});
    check_teacher<guillotines::Family>("guillotines", 4,
                                       {
                                           {"level", 1}
    });
    check_teacher<madcity::Family>("mad-millionaire", 2,
                                   {
                                       {"turnLimit", 40}
    });
}

// One's own role is no riddle, and no more than one role can be right for another's.
TEST(Tables, HideOnlyWhatIsNotSeen) {
    const Programme alone = programme("millions-1e", 3, {}, {0});
    Table<millions::Family> table{alone, 5};
    Counted games;
    table.begin(games);
    Rng luck{1};
    bool riddles = false;
    for (int i = 0; i < 300; ++i) {
        const auto& asked = table.question();
        for (std::size_t character = 0; character < millions::kMaxCharacters; ++character) {
            int right = 0, possible = 0;
            for (std::size_t role = 0; role < millions::kRoles; ++role) {
                right += asked.truth.has(character * millions::kRoles + role);
                possible += asked.hidden.has(character * millions::kRoles + role);
            }
            EXPECT_EQ(right, possible == 0 ? 0 : 1);
            if (character == 0) {
                EXPECT_EQ(possible, 0);
            }
            riddles = riddles || possible > 0;
        }
        table.answer(luck.below(static_cast<std::uint32_t>(asked.moves.size())), games);
    }
    EXPECT_TRUE(riddles);
}

TEST(Tables, BeginAtDifferentPoints) {
    Programme spread = programme("guillotines", 4,
                                 {
                                     {"level", 1}
    },
                                 {0});
    spread.spread = 60;
    std::vector<BitRow<EncodingOf<guillotines::Family>::kViewBits>> seen;
    Counted games;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Table<guillotines::Family> table{spread, seed};
        table.begin(games);
        if (std::find(seen.begin(), seen.end(), table.question().view) == seen.end())
            seen.push_back(table.question().view);
    }
    EXPECT_GE(seen.size(), 6u);
}

}  // namespace
}  // namespace moneybags::train
