// The light player (bots/lite.h) of each game that has one.

#include "bots/guillotines/lite.h"

#include "bots/madcity/lite.h"
#include "bots/millions/lite.h"
#include "core/sinks.h"
#include "tests/properties/games.h"
#include "tests/properties/play.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

template <class Traits>
constexpr bool has_lite() {
    using G = typename Traits::Family;
    return requires(const typename G::Rules& rules, const typename G::View& seen) {
        lite(rules, seen);
    };
}
template <class... Traits>
auto with_lite(std::tuple<Traits...>) {
    return std::tuple_cat(If<has_lite<Traits>(), Traits>{}...);
}
using LiteGames = decltype(types_of(with_lite(TestedGames{})));

template <class Traits>
class LitePlayer : public testing::Test {};
TYPED_TEST_SUITE(LitePlayer, LiteGames);

// Two tables that differ in what a seat may not know get the same weights from it, and so does what
// it sees; and some move has a weight.
TYPED_TEST(LitePlayer, knows_what_its_seat_knows) {
    using G = typename TypeParam::Family;
    using Choice = typename G::Choice;
    std::uint64_t choices = 0, other_tables = 0;
    for (const Case<G>& each : cases<G>()) {
        for (int game = 0; game < testing_support::scaled(10); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game) + 3'000'000};
            Anybody<TypeParam> anybody{at.seed};
            Rng luck{~at.seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                for (const Seat seat : turn(each.rules, state).seats) {
                    if (luck.below(4) != 0) continue;
                    const auto seen = view(each.rules, state, seat);
                    const auto other = guess(each.rules, seen, luck);
                    if (!(other == state)) ++other_tables;
                    const auto here = lite(each.rules, state, seat);
                    const auto there = lite(each.rules, other, seat);
                    const auto by_view = lite(each.rules, seen);
                    std::uint64_t total = 0;
                    for (const Choice& choice : legal(each.rules, state, seat)) {
                        const Favour favour = here(choice);
                        ASSERT_EQ(favour, there(choice)) << at;
                        ASSERT_EQ(favour, by_view(choice)) << at;
                        ASSERT_GT(favour.weight(), 0u) << at;
                        ASSERT_LE(favour.from + favour.moves, choice.count()) << at;
                        total += favour.weight();
                        ++choices;
                    }
                    ASSERT_LT(total, std::uint64_t{1} << 32) << at;
                }
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
    EXPECT_GT(choices, 0u);
    EXPECT_TRUE(all_open<TypeParam>() || other_tables > 0);
}

// A game in which these seats play lightly and the others anyhow.
template <class G>
Standing play_lightly(const typename G::Rules& rules, SeatSet lightly, std::uint64_t seed) {
    using Choice = typename G::Choice;
    auto state = setup(rules);
    QuickRng luck{seed};
    while (true) {
        const Turn now = turn(rules, state);
        if (now.kind == Turn::Kind::Over) return standing(rules, state);
        if (now.kind == Turn::Kind::Chance) {
            apply(rules, state, draw(outcomes(rules, state), luck));
            continue;
        }
        const Seat seat = next(rules, state);
        if (lightly.has(seat)) {
            apply(rules, state, seat, lite_move<G>(rules, state, seat, luck));
        } else {
            DrawingSink<Choice> sink{luck};
            legal_into(rules, state, seat, sink);
            apply(rules, state, seat, sink.move());
        }
    }
}

// What the first seats win if they, all or nobody play lightly, over games of all kinds by the same
// seeds.
template <class G>
struct Won {
    double anyhow = 0, alone = 0;      // a seat's share, the others playing anyhow
    int games = 0, all = 0, none = 0;  // games that somebody won
};
template <class G>
Won<G> play_all_kinds() {
    Won<G> won;
    for (const Case<G>& each : cases<G>()) {
        for (std::uint64_t game = 0; game < 3; ++game) {
            const Seat me{static_cast<std::uint8_t>(game % each.rules.players)};
            const auto share = [&](const Standing& end) {
                return end.winners.has(me) ? 1.0 / end.winners.size() : 0.0;
            };
            const Standing none = play_lightly<G>(each.rules, {}, game);
            won.anyhow += share(none);
            won.alone += share(play_lightly<G>(each.rules, {me}, game));
            const SeatSet seats = SeatSet::first(each.rules.players);
            ++won.games;
            if (!none.winners.empty()) ++won.none;
            if (!play_lightly<G>(each.rules, seats, game).winners.empty()) ++won.all;
        }
    }
    return won;
}

TYPED_TEST(LitePlayer, beats_whoever_plays_anyhow_and_brings_games_to_a_good_end) {
    const auto won = play_all_kinds<typename TypeParam::Family>();
    EXPECT_GT(won.alone, 2 * won.anyhow);
    // Some options end games early; but nobody loses to the Revolution more often than not.
    EXPECT_GE(won.all, won.none);
    EXPECT_TRUE(won.all > won.games / 2 || won.all > 2 * won.none) << won.all << ", " << won.none;
}

}  // namespace
}  // namespace moneybags::properties
