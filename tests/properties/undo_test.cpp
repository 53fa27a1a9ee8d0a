// Taking a move back, and the number of the question it answers: neither may tell a seat anything,
// and what is taken back must have shown nobody anything (docs/design.md, what each game answers).

#include "tests/properties/games.h"
#include "tests/properties/pair.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

template <class Traits>
class Undo : public testing::Test {};
TYPED_TEST_SUITE(Undo, AllGames);

// Keeps everything that happens.
template <class G>
struct AllEvents {
    static constexpr bool kListens = true;
    std::vector<typename G::Event> list = {};
    void operator()(const typename G::Event& event) { list.push_back(event); }
};

template <class Traits>
std::string wrong_with_undo(const Case<typename Traits::Family>& on,
                            const typename Traits::Family::State& state, Seat seat,
                            const typename Traits::Family::Move& move) {
    using G = typename Traits::Family;
    auto after = state;
    AllEvents<G> events;
    apply(on.rules, after, seat, move, events);
    for (const auto& event : events.list) {
        if (!event.to.everybody) return "something happened that not everybody may know of";
    }
    if (turn(on.rules, after).kind != Turn::Kind::Seats) return "luck, or the end, came of it";
    // Behind one face too: to undo is to keep what there was, and the same move then does the same.
    const AnyState kept = AnyState::of(state);
    const AnyMove boxed = AnyMove::of(move);
    AnyState once = kept;
    const auto first = on.game->apply(once, seat, boxed);
    if (!on.game->same(once, AnyState::of(after))) return "another state behind the face";
    AnyState again = kept;
    const auto second = on.game->apply(again, seat, boxed);
    if (!on.game->same(once, again)) return "played again after an undo, it does something else";
    if (first.size() != second.size()) return "played again after an undo, it tells something else";
    for (std::size_t i = 0; i < first.size(); ++i) {
        if (!on.game->same(first[i], second[i])) return "told differently after an undo";
    }
    return {};
}

TYPED_TEST(Undo, takes_back_only_what_was_open_and_not_luck) {
    using G = typename TypeParam::Family;
    for (const Case<G>& each : cases<G>()) {
        std::uint64_t undoable = 0, final = 0;
        for (int game = 0; game < testing_support::scaled(12); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game)};
            Anybody<TypeParam> anybody{at.seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                if (step->kind == Step<G>::Kind::Move) {
                    const bool may = may_be_undone(each.rules, state, step->seat, step->move);
                    ASSERT_EQ(each.game->may_be_undone(AnyState::of(state), step->seat,
                                                       AnyMove::of(step->move)),
                              may)
                        << at;
                    (may ? undoable : final) += 1;
                    if (may) {
                        const std::string wrong =
                            wrong_with_undo<TypeParam>(each, state, step->seat, step->move);
                        ASSERT_TRUE(wrong.empty()) << wrong << at;
                    }
                }
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
        EXPECT_GT(undoable, 0u) << each.name;
        EXPECT_GT(final, 0u) << each.name;
    }
}

template <class Traits>
class SecretUndo : public testing::Test {};
TYPED_TEST_SUITE(SecretUndo, SecretGames);

// Whether a move may be taken back is the same at two tables that a seat cannot tell apart; and if
// it may, that seat hears the same and can still not tell them apart.
TYPED_TEST(SecretUndo, shows_no_seat_what_it_did_not_know) {
    using G = typename TypeParam::Family;
    std::uint64_t pairs = 0, undone = 0;
    for (const Case<G>& each : cases<G>()) {
        for (int game = 0; game < testing_support::scaled(12); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game) + 1'000};
            Anybody<TypeParam> anybody{at.seed};
            Rng sampling{~at.seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                if (step->kind == Step<G>::Kind::Move) {
                    const Seat me = any_watcher<G>(each.rules, sampling);
                    const auto redealt = TypeParam::redeal(each.rules, state, me, sampling);
                    const auto twin =
                        redealt ? *redealt
                                : guess(each.rules, view(each.rules, state, me), sampling);
                    Pair<TypeParam> pair{each, me, state, twin};
                    if (!pair.equal() && pair.can_both(*step)) {
                        ++pairs;
                        const bool may = may_be_undone(each.rules, state, step->seat, step->move);
                        ASSERT_EQ(may_be_undone(each.rules, twin, step->seat, step->move), may)
                            << "seat " << number(me) << " learns from a refusal" << at;
                        if (may) {
                            ++undone;
                            ASSERT_TRUE(pair.take_and_hear(*step))
                                << "heard by seat " << number(me) << at;
                            const auto differs = pair.difference();
                            ASSERT_TRUE(differs.empty())
                                << differs << " tells seat " << number(me) << at;
                        }
                    }
                }
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
    EXPECT_GT(pairs, cases<G>().size());
    EXPECT_GT(undone, cases<G>().size());
}

template <class Traits>
class Question : public testing::Test {};
TYPED_TEST_SUITE(Question, AllGames);

// Of every listed move, of moves allowed though not listed, and of moves out of nowhere.
TYPED_TEST(Question, has_a_number_made_of_what_the_seat_sees) {
    using G = typename TypeParam::Family;
    std::uint64_t pairs = 0;
    for (const Case<G>& each : cases<G>()) {
        for (int game = 0; game < testing_support::scaled(12); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game) + 2'000};
            Anybody<TypeParam> anybody{at.seed};
            Rng sampling{~at.seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                const Seat me{static_cast<std::uint8_t>(sampling.below(each.rules.players))};
                if (sampling.below(4) == 0) {
                    const auto redealt = TypeParam::redeal(each.rules, state, me, sampling);
                    const auto twin =
                        redealt ? *redealt
                                : guess(each.rules, view(each.rules, state, me), sampling);
                    pairs += state == twin ? 0 : 1;
                    const auto same = [&](const typename G::Move& move) {
                        return question(each.rules, state, me, move) ==
                               question(each.rules, twin, me, move);
                    };
                    for (const auto& choice : legal(each.rules, state, me)) {
                        const auto least = choice.move(0);
                        const auto most = choice.move(choice.count() - 1);
                        ASSERT_TRUE(same(least)) << "a listed move tells" << at;
                        ASSERT_EQ(question(each.rules, state, me, least),
                                  question(each.rules, state, me, most))
                            << "one choice, two questions" << at;
                        ASSERT_EQ(each.game->question(AnyState::of(state), me, AnyMove::of(least)),
                                  question(each.rules, state, me, least))
                            << at;
                    }
                    for (int i = 0; i < 20; ++i) {
                        const auto wild = TypeParam::wild_move(each.rules, sampling);
                        ASSERT_TRUE(same(wild)) << "a wild move tells" << at;
                        const auto odd = TypeParam::unlisted_move(each.rules, state, me, sampling);
                        ASSERT_TRUE(!odd || same(*odd)) << "an unlisted move tells" << at;
                    }
                }
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
    EXPECT_EQ(pairs <= cases<G>().size(), all_open<TypeParam>());
}

}  // namespace
}  // namespace moneybags::properties
