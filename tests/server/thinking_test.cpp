// How long bots may think in the house.

#include <gtest/gtest.h>

#include "bots/adviser.h"
#include "server/desk.h"

namespace moneybags {
namespace {

TEST(Thinking, takes_a_second_that_is_shared_with_those_who_wait) {
    EXPECT_EQ(thinking(Span{0}, 0).time, Span{1000});
    EXPECT_EQ(thinking(Span{1000}, 3).time, Span{250});
    EXPECT_EQ(thinking(Span{0}, 100'000).time, Span{10});
    EXPECT_GT(thinking(Span{1000}, 100'000).playouts, 0u);
}

TEST(Thinking, is_not_for_who_is_late_and_plays_as_the_network_would) {
    const Effort late = thinking(Span{1001}, 0);
    EXPECT_EQ(late.playouts, 0u);
    const auto game = make_game(*find_ruleset("millions-1e"), 5, {});
    const std::unique_ptr<Bot> shark = *make_bot((*game)->ruleset(), "shark");
    const std::unique_ptr<Adviser> adviser = *make_adviser((*game)->ruleset());
    shark->think(late);
    AnyState state = (*game)->setup();
    Rng luck{3};
    for (int decisions = 0; decisions < 20;) {
        if ((*game)->turn(state).kind == Turn::Kind::Chance) {
            (*game)->apply(state, draw((*game)->outcomes(state), luck));
            continue;
        }
        const Seat seat = (*game)->next(state);
        const AnyView view = (*game)->view(state, seat);
        const std::vector<AnyChoice> legal = (*game)->legal(state, seat);
        const AnyMove usual = adviser->judge(**game, view, legal, late, 1, {}).front().move;
        const AnyMove move = shark->choose(**game, view, legal, luck);
        EXPECT_TRUE((*game)->same(move, usual)) << decisions;
        (*game)->apply(state, seat, move);
        ++decisions;
    }
}

}  // namespace
}  // namespace moneybags
