// The coach: what he says adds up, follows from what the seat could know, and is the same each
// time.

#include "coach/coach.h"

#include <gtest/gtest.h>

#include <numeric>

#include "coach/told.h"
#include "tests/coach/played.h"
#include "tests/support/scale.h"

namespace moneybags::coach_tests {
namespace {

constexpr Seat kFirst{0};

double sum(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

void expect_all_adds_up(const Coach& coach) {
    const Shares& shares = coach.shares();
    EXPECT_NEAR(shares.initial + shares.skill + shares.luck + shares.others, shares.result, 1e-9);
    EXPECT_LE(shares.skill, 0);
    const auto seat = static_cast<std::size_t>(coach.seat());
    ASSERT_FALSE(coach.curve().empty());
    EXPECT_EQ(coach.curve().front().step, 0u);
    EXPECT_NEAR(coach.curve().front().chances[seat], shares.initial, 1e-9);
    EXPECT_NEAR(coach.curve().back().chances[seat], shares.result, 1e-9);
    std::size_t before = 0;
    for (const Outlook& point : coach.curve()) {
        EXPECT_NEAR(sum(point.chances), 1, 0.001) << point.step;
        EXPECT_GE(*std::min_element(point.chances.begin(), point.chances.end()), -1e-9);
        if (point.step > 0) {
            EXPECT_GT(point.step, before);
        }
        before = point.step;
    }
}

TEST(Coach, parts_of_the_result_add_up_in_every_ruleset) {
    int nth = 0;
    for (const Ruleset& ruleset : catalogue()) {
        if (!has_coach(ruleset)) continue;
        for (const std::string_view level : {"rookie", "random"}) {
            if (!testing_support::is_taken(nth++)) continue;
            SCOPED_TRACE(std::string(ruleset.id) + " by " + std::string(level));
            const Session session = played(ruleset, testing_support::players_near(ruleset, 3),
                                           testing_support::whole_game(ruleset), level, 11);
            const Coach coach = looked_back(session, Seat{1}, 1);
            expect_all_adds_up(coach);
            EXPECT_GT(coach.decisions(), 0u);
        }
    }
}

TEST(Coach, counts_what_others_played_for_a_seat_as_their_doing) {
    const Ruleset& ruleset = *find_ruleset("millions-1e");
    const Session session = played(ruleset, 4, {}, "random", 3);
    std::vector<std::size_t> stood_in;
    for (std::size_t i = 0; i < session.records().size(); ++i) {
        const record::Move* move = move_in(session.records()[i]);
        if (move != nullptr && move->seat == kFirst) stood_in.push_back(i + 1);
    }
    Coach coach = *Coach::on(session, kFirst, stood_in, {.playouts = 8, .time = {}});
    while (!coach.is_done()) coach.go_on();
    EXPECT_EQ(coach.decisions(), 0u);
    EXPECT_EQ(coach.shares().skill, 0);
    EXPECT_TRUE(coach.turning_points().empty());
    expect_all_adds_up(coach);
    EXPECT_GT(looked_back(session, kFirst, 8).decisions(), 0u);
}

TEST(Coach, says_the_same_each_time_and_on_any_number_of_threads) {
    const Session session = played(*find_ruleset("millions-2e"), 4, {}, "random", 7);
    const auto told = [&](int threads) {
        Coach coach =
            *Coach::on(session, kFirst, {}, {.playouts = 12, .time = {}, .threads = threads});
        while (!coach.is_done()) coach.go_on();
        return boost::json::serialize(coaching_json(coach, {}));
    };
    EXPECT_EQ(told(1), told(3));
}

// The same for the seat as far as it goes: others have chosen something else in secret.
struct Twins {
    Session one, other;
    std::size_t same = 0;  // steps until the seat can tell them apart
    int decisions = 0;     // that it had to make in between
};
std::optional<Twins> twins_of(const Session& one, Seat seat, std::size_t at, Rng& luck) {
    const Game& game = one.game();
    const record::Move* secret = move_in(one.records()[at]);
    if (secret == nullptr || secret->seat == seat) return {};
    Session first = rewound(one), other = rewound(one);
    for (std::size_t i = 0; i < at; ++i) {
        first.apply(one.records()[i]);
        other.apply(one.records()[i]);
    }
    const auto sees_no_difference = [&] {
        return game.same(game.view(first.state(), seat), game.view(other.state(), seat));
    };
    first.apply(one.records()[at]);
    other.apply(
        record::Move{secret->seat, game.draw_move(game.legal(other.state(), secret->seat), luck)});
    if (!sees_no_difference() || game.same(first.state(), other.state())) return {};
    Twins twins{one, one, 0, 0};
    for (std::size_t i = at + 1; i < one.records().size(); ++i) {
        const Session before = other;
        if (!other.step(one.records()[i])) break;
        first.apply(one.records()[i]);
        if (!sees_no_difference()) {
            other = before;
            break;
        }
        const record::Move* move = move_in(one.records()[i]);
        twins.decisions += move != nullptr && move->seat == seat ? 1 : 0;
    }
    twins.same = other.records().size();
    play_out(
        other, luck,
        [&](const Session& now, Seat mover) {
            return game.draw_move(game.legal(now.state(), mover), luck);
        },
        [](Seat, const AnyEvent&) {});
    twins.other = other;
    return twins;
}

TEST(Coach, advises_by_what_the_seat_could_know_alone) {
    for (const std::string_view id : {"millions-1e", "guillotines"}) {
        const Ruleset& ruleset = *find_ruleset(id);
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 20 && compared < 2; ++seed) {
            const Session session = played(ruleset, testing_support::players_near(ruleset, 4),
                                           testing_support::whole_game(ruleset), "rookie", seed);
            Rng luck{seed};
            for (std::size_t at = 0; at < session.records().size() && compared < 2; ++at) {
                const auto twins = twins_of(session, kFirst, at, luck);
                if (!twins || twins->decisions == 0) continue;
                ++compared;
                Coach one = *Coach::on(twins->one, kFirst, {}, {.playouts = 8, .time = {}});
                Coach other = *Coach::on(twins->other, kFirst, {}, {.playouts = 8, .time = {}});
                for (std::size_t i = 0; i < twins->same; ++i) {
                    one.go_on();
                    other.go_on();
                }
                ASSERT_EQ(one.curve().size(), other.curve().size());
                for (std::size_t i = 0; i < one.curve().size(); ++i) {
                    EXPECT_EQ(one.curve()[i].step, other.curve()[i].step);
                    EXPECT_EQ(one.curve()[i].chances, other.curve()[i].chances);
                }
                EXPECT_EQ(one.shares().skill, other.shares().skill);
                EXPECT_EQ(one.turning_points().size(), other.turning_points().size());
                EXPECT_EQ(one.wrong_prices().size(), other.wrong_prices().size());
            }
        }
        EXPECT_GT(compared, 0) << id;
    }
}

// Knows something far better than whatever was done, but would do that too, so often.
class Severe final : public Adviser {
   public:
    explicit Severe(double often) : often_(often) {}
    void hear(const Game&, const AnyEvent&) override {}
    std::vector<Advice> judge(const Game& game, const AnyView&, std::span<const AnyChoice> legal,
                              const Effort&, std::uint64_t seed,
                              const std::optional<AnyMove>& also) const override {
        Rng luck{seed};
        const std::vector<AnyChoice> choices(legal.begin(), legal.end());
        AnyMove better = game.draw_move(choices, luck);
        while (game.same(better, *also)) better = game.draw_move(choices, luck);
        return {
            {.move = better, .often = 1 - often_},
            {.move = *also,  .often = often_    }
        };
    }
    Advantage compare(const Game&, const AnyView&, const AnyMove&, const AnyMove&, const Effort&,
                      std::uint64_t) const override {
        return {.wins = 0.2, .error = 0.01, .score = 0, .playouts = 1};
    }
    std::vector<double> chances(const Game& game, const AnyView&) const override {
        return std::vector<double>(static_cast<std::size_t>(game.players()) + 1,
                                   1.0 / (game.players() + 1));
    }
    std::vector<double> outlook(const Game& game, const AnyView& view, std::uint32_t,
                                std::uint64_t) const override {
        return chances(game, view);
    }
    std::unique_ptr<Adviser> copy() const override { return std::make_unique<Severe>(*this); }

   private:
    double often_;
};

TEST(Coach, calls_nothing_a_mistake_that_belongs_to_a_mix) {
    const Session session = played(*find_ruleset("millions-1e"), 3, {}, "random", 3);
    const auto found = [&](double often) {
        Coach coach(session, kFirst, {}, {}, std::make_unique<Severe>(often));
        while (!coach.is_done()) coach.go_on();
        return coach.turning_points().size();
    };
    EXPECT_GT(found(0.05), 0u);
    EXPECT_EQ(found(0.3), 0u);
}

TEST(Coach, says_why_there_is_none_for_a_game_without_a_network) {
    const Ruleset* coin = find_ruleset("coin");
    if (coin == nullptr) GTEST_SKIP() << "this build has no example games";
    const Session session = played(*coin, coin->least_players, {}, "random", 1);
    const Result<Coach> coach = Coach::on(session, kFirst, {}, {});
    ASSERT_TRUE(coach.has_error());
    EXPECT_NE(coach.error().sentence().find("network"), std::string::npos);
}

}  // namespace
}  // namespace moneybags::coach_tests
