// Secrets once more, in the bytes that are sent: views and events as JSON (DESIGN, decision 4).

#include "notation/notation.h"
#include "tests/properties/games.h"
#include "tests/properties/pair.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

template <class Traits>
class Wire : public testing::Test {};
TYPED_TEST_SUITE(Wire, SecretGames);

template <class G>
std::string view_sent(const Notation& notation, const typename G::View& seen) {
    return boost::json::serialize(notation.view_json(AnyView::of(seen)));
}

template <class G>
std::string events_sent(const Notation& notation, const Heard<G>& heard) {
    std::string all;
    for (const auto& event : heard.list) {
        all += boost::json::serialize(notation.event_json(AnyEvent::of(event))) + "\n";
    }
    return all;
}

TYPED_TEST(Wire, what_I_may_not_know_changes_no_byte_that_I_am_sent) {
    using G = typename TypeParam::Family;
    for (const Case<G>& each : cases<G>()) {
        const auto notation = make_notation(*each.game, default_names(each.rules.players));
        for (int game = 0; game < testing_support::scaled(4); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game)};
            Anybody<TypeParam> anybody{at.seed};
            Rng sampling{~at.seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                if (sampling.below(16) == 0) {
                    const Seat me = any_watcher<G>(each.rules, sampling);
                    const auto twin = guess(each.rules, view(each.rules, state, me), sampling);
                    Pair<TypeParam> pair{each, me, state, twin};
                    const auto both_see_the_same = [&] {
                        return view_sent<G>(*notation, view(each.rules, pair.one(), me)) ==
                               view_sent<G>(*notation, view(each.rules, pair.two(), me));
                    };
                    ASSERT_TRUE(both_see_the_same()) << "seat " << number(me) << at;
                    if (pair.can_both(*step)) {
                        pair.take_and_hear(*step);
                        if (!TypeParam::reveals(state, pair.one(), me)) {
                            ASSERT_TRUE(both_see_the_same()) << "seat " << number(me) << at;
                            ASSERT_EQ(events_sent(*notation, pair.heard_in_one()),
                                      events_sent(*notation, pair.heard_in_two()))
                                << "seat " << number(me) << at;
                        }
                    }
                }
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
}

}  // namespace
}  // namespace moneybags::properties
