// The ring: bots against each other, with the same luck for each.

#include "arena/match.h"

#include <gtest/gtest.h>

#include <set>

#include "games/catalogue.h"

namespace moneybags {
namespace {

std::unique_ptr<Game> game_of(std::string_view id, int players, const Options& options = {}) {
    return *make_game(*find_ruleset(id), players, options);
}

std::vector<Entrant> own(const Game& game, std::vector<std::pair<std::string, int>> chairs) {
    std::vector<Entrant> list;
    for (const auto& [level, count] : chairs) {
        list.push_back(own_entrant(game.ruleset(), level, count));
    }
    return list;
}

std::vector<Deal> played(const Match& match, std::uint64_t deals, int threads = 1) {
    return match.play(0, deals, threads, [] {});
}

// Never has a move, or always one that the rules refuse.
class Hopeless final : public Player {
   public:
    explicit Hopeless(std::optional<Fault> fault) : fault_(fault) {}
    void sit_down(const Game&, Seat) override {}
    void hear(const AnyEvent&) override {}
    std::variant<AnyMove, Fault> choose(const AnyView&, std::span<const AnyChoice>, Rng&) override {
        if (fault_) return *fault_;
        AnyMove nonsense;
        std::memset(nonsense.data(), 0x7f, 1);
        return nonsense;
    }

   private:
    std::optional<Fault> fault_;
};

Entrant hopeless(std::optional<Fault> fault, int chairs) {
    return {"hopeless", chairs, [fault] { return std::make_unique<Hopeless>(fault); }};
}

struct Row {
    std::string_view game;
    int players;
};
constexpr Row kRows[] = {
    {"millions-1e",     5},
    {"millions-2e",     3},
    {"guillotines",     4},
    {"mad-millionaire", 2}
};

TEST(Match, ends_the_same_on_any_number_of_threads_and_in_pieces) {
    for (const Row& row : kRows) {
        SCOPED_TRACE(row.game);
        const auto game = game_of(row.game, row.players);
        const Match match(*game,
                          own(*game,
                              {
                                  {"random", 1              },
                                  {"rookie", row.players - 1}
        }),
                          7);
        const std::vector<Deal> whole = played(match, 3);
        EXPECT_EQ(whole, played(match, 3, 3));
        EXPECT_EQ(whole[2], match.play(2, 1, 1, [] {}).front());
        EXPECT_FALSE(whole[0].alone == whole[1].alone);
        const Match other(*game, match.entrants(), 8);
        EXPECT_FALSE(whole == played(other, 3));
    }
}

// With nobody but the majority's bot the luck is all there is, and it is the same.
TEST(Match, gives_the_majoritys_bot_in_the_same_chair_the_same_luck) {
    const auto game = game_of("millions-1e", 5);
    const Match match(*game,
                      own(*game,
                          {
                              {"rookie", 5}
    }),
                      1);
    const std::vector<Deal> deals = played(match, 4);
    for (const Deal& deal : deals) {
        ASSERT_EQ(deal.mixed.size(), 5u);
        for (const Ended& ended : deal.mixed) EXPECT_EQ(ended, deal.alone);
    }
    const Score score = tally(match, deals).scores.front();
    EXPECT_DOUBLE_EQ(score.ratio->value, 1);
    EXPECT_NEAR(score.ratio->half(), 0, 1e-9);
}

TEST(Match, seats_everybody_on_every_chair_of_a_deal) {
    const auto game = game_of("millions-2e", 4);
    const Match match(*game,
                      own(*game,
                          {
                              {"random", 1},
                              {"rookie", 3}
    }),
                      3);
    EXPECT_EQ(match.majority(), 1);
    for (const Deal& deal : played(match, 2)) {
        for (std::size_t chair = 0; chair < 4; ++chair) {
            int randoms = 0;
            for (std::size_t k = 0; k < 4; ++k) randoms += deal.entrant(k, chair) == 0 ? 1 : 0;
            EXPECT_EQ(randoms, 1);
        }
    }
}

TEST(Match, shows_that_a_rookie_is_worth_more_than_chance) {
    const auto game = game_of("millions-1e", 4);
    const Match match(*game,
                      own(*game,
                          {
                              {"random", 1},
                              {"rookie", 3}
    }),
                      5);
    const Tally all = tally(match, played(match, 20));
    EXPECT_EQ(all.games, 80u);
    const Score &random = all.scores[0], &rookie = all.scores[1];
    EXPECT_LT(random.ratio->high, 0.5);
    EXPECT_GT(rookie.ratio->value, 1);
    EXPECT_LT(random.rating.high, 0);
    EXPECT_EQ(rookie.rating.value, 0);
    EXPECT_NEAR(random.win_share.value + 3 * rookie.win_share.value + all.nobody, 1, 1e-9);
}

TEST(Match, loses_a_move_to_the_rules_where_a_bot_has_none_or_a_wrong_one) {
    for (const Row& row : kRows) {
        SCOPED_TRACE(row.game);
        const auto game = game_of(row.game, row.players);
        std::vector<Entrant> entrants = own(*game, {
                                                       {"rookie", row.players - 1}
        });
        entrants.push_back(hopeless(Fault::Late, 1));
        const Match silent(*game, entrants, 2);
        const Faults faults = tally(silent, played(silent, 1)).scores.back().faults;
        EXPECT_GT(faults[static_cast<std::size_t>(Fault::Late)], 0u);
        EXPECT_EQ(faults[static_cast<std::size_t>(Fault::Refused)], 0u);
        entrants.back() = hopeless({}, 1);
        const Match cheating(*game, entrants, 2);
        const Tally all = tally(cheating, played(cheating, 1));
        EXPECT_GT(all.scores.back().faults[static_cast<std::size_t>(Fault::Refused)], 0u);
        EXPECT_EQ(all.scores.front().faults, Faults{});
    }
}

// By the same number whenever it is asked, and however long they think.
TEST(Match, knows_bots_by_how_they_play) {
    for (const Row& row : kRows) {
        SCOPED_TRACE(row.game);
        const auto game = game_of(row.game, row.players);
        const std::string_view levels[] = {"random", "rookie", "regular", "shark@32"};
        std::set<std::uint64_t> manners;
        for (const std::string_view level : levels) manners.insert(manner(*game, level));
        EXPECT_EQ(manners.size(), std::size(levels));
        EXPECT_TRUE(manners.contains(manner(*game, "shark@1ms")));
    }
}

// Two chairs, four deals: what is told can be counted on fingers.
TEST(Tally, is_counted_over_deals) {
    const auto game = game_of("guillotines", 2);
    const Match match(*game,
                      own(*game,
                          {
                              {"random", 1},
                              {"rookie", 1}
    }),
                      1);
    ASSERT_EQ(match.majority(), 1);
    const SeatSet first{Seat{0}}, second{Seat{1}};
    Deal won, lost;
    won.order = lost.order = {0, 1};
    // In the second game of a deal they have changed chairs.
    won.alone.winners = lost.alone.winners = first;
    won.mixed = {
        Ended{.winners = second, .score = {}, .faults = {}},
        Ended{.winners = first,  .score = {}, .faults = {}}
    };
    lost.mixed = {
        Ended{.winners = first, .score = {}, .faults = {}},
        Ended{.winners = {},    .score = {}, .faults = {}}
    };
    for (Deal* deal : {&won, &lost}) {
        for (std::size_t k = 0; k < 2; ++k) deal->mixed[k].score[Seat{1}] = 10;
    }
    const Tally all = tally(match, {won, won, lost, won});
    EXPECT_EQ(all.games, 8u);
    EXPECT_DOUBLE_EQ(all.nobody, 1.0 / 8);
    const Score &random = all.scores[0], &rookie = all.scores[1];
    EXPECT_DOUBLE_EQ(rookie.win_share.value, 6.0 / 8);
    EXPECT_DOUBLE_EQ(random.win_share.value, 1.0 / 8);
    EXPECT_DOUBLE_EQ(rookie.own_share, 4.0 / 8);
    EXPECT_DOUBLE_EQ(rookie.ratio->value, 1.5);
    // Deals differ by 2, 2, 0, 2 wins against 1, 1, 1, 1: the rests are ½, ½, -1½, ½.
    EXPECT_NEAR(rookie.ratio->half(), 1.96 * std::sqrt(3.0 / (4 * 3)), 1e-9);
    EXPECT_DOUBLE_EQ(rookie.mean_score, 5);
    EXPECT_LT(random.rating.value, 0);
    EXPECT_LT(random.rating.low, random.rating.value);
}

// Nothing differs where nobody won, and yet it is not sure that they never will.
TEST(Tally, allows_who_won_nothing_a_few_wins) {
    const auto game = game_of("guillotines", 2);
    const Match match(*game,
                      own(*game,
                          {
                              {"random", 1},
                              {"rookie", 1}
    }),
                      1);
    Deal deal;
    deal.order = {0, 1};
    deal.alone.winners = SeatSet{Seat{0}};
    deal.mixed = {
        Ended{.winners = SeatSet{Seat{1}}, .score = {}, .faults = {}},
        Ended{.winners = SeatSet{Seat{0}}, .score = {}, .faults = {}}
    };
    const Score random = tally(match, std::vector<Deal>(100, deal)).scores.front();
    EXPECT_EQ(random.ratio->value, 0);
    EXPECT_EQ(random.ratio->low, 0);
    EXPECT_DOUBLE_EQ(random.ratio->high, 3.0 / 100);
    EXPECT_DOUBLE_EQ(random.win_share.high, 3.0 / 100);
}

TEST(Tally, has_no_ratio_where_the_majoritys_bot_won_nothing) {
    const auto game = game_of("guillotines", 2);
    const Match match(*game,
                      own(*game,
                          {
                              {"random", 2}
    }),
                      1);
    Deal deal;
    deal.order = {0, 0};
    deal.mixed.resize(2);
    EXPECT_FALSE(tally(match, {deal}).scores.front().ratio);
    EXPECT_EQ(tally(match, {}).games, 0u);
}

}  // namespace
}  // namespace moneybags
