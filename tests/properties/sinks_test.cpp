// One enumeration, many sinks: whatever a sink makes of the choices, it was shown the list.

#include "core/sinks.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "arena/playout.h"
#include "tests/properties/games.h"
#include "tests/properties/play.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

template <class Traits>
class Sinks : public testing::Test {};
TYPED_TEST_SUITE(Sinks, AllGames);

template <class G>
std::string quarrel_about(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                          QuickRng& luck) {
    using Choice = typename G::Choice;
    const auto list = legal(rules, state, seat);
    CountingSink<Choice> count;
    legal_into(rules, state, seat, count);
    if (count.moves() != list.moves()) return "another count";

    std::size_t at = 0;
    bool same = true;
    const auto compare = [&](const Choice& choice) {
        same = same && at < list.size() && choice == list[at];
        ++at;
    };
    auto each = each_sink<Choice>(compare);
    legal_into(rules, state, seat, each);
    if (!same || at != list.size()) return "other choices one by one";

    std::uint32_t k = 0;
    for (const Choice& choice : list) {
        for (std::uint32_t i = 0; i < choice.count(); ++i) {
            NthSink<Choice> nth{k++};
            legal_into(rules, state, seat, nth);
            if (!(nth.move() == choice.move(i))) return "another move at a place of the list";
        }
    }
    if (list.empty()) return {};

    const auto listed = [&](const auto& move) {
        for (const Choice& choice : list) {
            for (std::uint32_t i = 0; i < choice.count(); ++i) {
                if (choice.move(i) == move) return true;
            }
        }
        return false;
    };
    DrawingSink<Choice> drawing{luck};
    legal_into(rules, state, seat, drawing);
    if (drawing.moves() != list.moves() || !listed(drawing.move()))
        return "drew what is not listed";

    // Whoever favours the last move of the second half of the choices gets one of those.
    std::size_t shown = 0;
    const auto weigh = [&](const Choice& choice) {
        return Favour{shown++ < list.size() / 2 ? 0u : 7u, choice.count() - 1, 1};
    };
    WeighingSink<Choice, decltype(weigh)> weighing{weigh, luck};
    legal_into(rules, state, seat, weighing);
    for (std::size_t i = list.size() / 2; i < list.size(); ++i) {
        if (list[i].move(list[i].count() - 1) == weighing.move()) return {};
    }
    return "made a move of no weight";
}

TYPED_TEST(Sinks, all_see_what_is_listed) {
    using G = typename TypeParam::Family;
    std::uint64_t positions = 0;
    for (const Case<G>& each : cases<G>()) {
        for (int game = 0; game < testing_support::scaled(6); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game) + 2'000'000};
            Anybody<TypeParam> anybody{at.seed};
            Rng sampling{~at.seed};
            QuickRng luck{at.seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                if (sampling.below(6) == 0) {
                    for (int s = 0; s < each.rules.players; ++s) {
                        const Seat seat{static_cast<std::uint8_t>(s)};
                        const auto wrong = quarrel_about<G>(each.rules, state, seat, luck);
                        ASSERT_TRUE(wrong.empty()) << wrong << at;
                        ++positions;
                    }
                }
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
    EXPECT_GT(positions, 0u);
}

// Chi-square of what was drawn, in units of its own spread; about 1 for a fair draw.
double unevenness(const std::vector<std::uint32_t>& drawn, double expected) {
    double sum = 0;
    for (const std::uint32_t count : drawn) {
        sum += (count - expected) * (count - expected) / expected;
    }
    const auto freedom = static_cast<double>(drawn.size() - 1);
    return (sum - freedom) / std::sqrt(2 * freedom);
}

TYPED_TEST(Sinks, the_draw_is_fair) {
    using G = typename TypeParam::Family;
    using Choice = typename G::Choice;
    constexpr std::uint32_t kEach = 60;
    int looked = 0;
    for (const Case<G>& each : cases<G>()) {
        auto state = setup(each.rules);
        Rng luck{7};
        QuickRng quick{7};
        for (int step = 0; step < 300 && looked < 40; ++step) {
            const Turn now = turn(each.rules, state);
            if (now.kind == Turn::Kind::Over) break;
            if (now.kind == Turn::Kind::Seats && luck.below(20) == 0) {
                const Seat seat = next(each.rules, state);
                const auto list = legal(each.rules, state, seat);
                std::vector<typename G::Move> moves;
                for (const auto& choice : list) {
                    for (std::uint32_t k = 0; k < choice.count(); ++k)
                        moves.push_back(choice.move(k));
                }
                if (moves.size() > 1) {
                    ++looked;
                    std::vector<std::uint32_t> drawn(moves.size());
                    for (std::size_t i = 0; i < kEach * moves.size(); ++i) {
                        DrawingSink<Choice> sink{quick};
                        legal_into(each.rules, state, seat, sink);
                        const auto at = std::find(moves.begin(), moves.end(), sink.move());
                        ++drawn[static_cast<std::size_t>(at - moves.begin())];
                    }
                    EXPECT_LT(unevenness(drawn, kEach), 6) << each.name << ", step " << step;
                }
            }
            random_step<G>(each.rules, state, luck);
        }
    }
    EXPECT_GT(looked, 0);
}

// The count and the move at the drawn place give the very game that the list gives.
TYPED_TEST(Sinks, count_and_place_play_the_game_of_the_list) {
    using G = typename TypeParam::Family;
    using Choice = typename G::Choice;
    for (const Case<G>& each : cases<G>()) {
        auto one = setup(each.rules);
        auto two = one;
        Rng luck{11}, same_luck{11};
        for (int step = 0; step < 2000; ++step) {
            if (random_step<G>(each.rules, one, luck) == Turn::Kind::Over) break;
            const Turn now = turn(each.rules, two);
            if (now.kind == Turn::Kind::Chance) {
                apply(each.rules, two, draw(outcomes(each.rules, two), same_luck));
            } else {
                const Seat seat = next(each.rules, two);
                CountingSink<Choice> count;
                legal_into(each.rules, two, seat, count);
                NthSink<Choice> nth{same_luck.below(count.moves())};
                legal_into(each.rules, two, seat, nth);
                apply(each.rules, two, seat, nth.move());
            }
            ASSERT_TRUE(one == two) << each.name << ", step " << step;
        }
    }
}

// Games without lists end, and are as long as those with them.
TYPED_TEST(Sinks, quick_games_are_as_long_as_others) {
    using G = typename TypeParam::Family;
    const Case<G>& on = cases<G>().front();
    double listed = 0, quick = 0, square = 0;
    const int games = testing_support::scaled(400);
    for (int game = 0; game < games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        auto state = setup(on.rules);
        Rng luck{seed};
        const auto length = static_cast<double>(random_playout<G>(on.rules, state, luck));
        listed += length;
        square += length * length;
        state = setup(on.rules);
        QuickRng other{seed};
        quick += static_cast<double>(quick_playout<G>(on.rules, state, other));
        EXPECT_TRUE(standing(on.rules, state).over);
    }
    const double mean = listed / games;
    const double spread = std::sqrt((square / games - mean * mean) * 2 / games);
    EXPECT_NEAR(quick / games, mean, 5 * spread + 1);
}

}  // namespace
}  // namespace moneybags::properties
