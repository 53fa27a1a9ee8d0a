// `legal` and `objection` are two ways to say the same: what is listed is allowed, and what is
// allowed is listed, except for the moves a game says it does not list.

#include <algorithm>
#include <set>
#include <string_view>

#include "games/embedded.h"
#include "tests/properties/games.h"
#include "tests/properties/play.h"
#include "tests/support/clauses.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

template <class Traits>
class Agreement : public testing::Test {};
TYPED_TEST_SUITE(Agreement, AllGames);

template <class Choices>
auto written_out(const Choices& choices) {
    std::vector<decltype(choices.begin()->move(0))> moves;
    for (const auto& choice : choices) {
        for (std::uint32_t k = 0; k < choice.count(); ++k) moves.push_back(choice.move(k));
    }
    return moves;
}

template <class Move>
bool holds(const std::vector<Move>& moves, const Move& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// Keeps the clauses and reasons that refusals gave, to be looked up once at the end.
class Refusals {
   public:
    void add(const Refusal& refusal) {
        if (refusal.clause != last_.clause || refusal.reason != last_.reason) {
            last_ = refusal;
            all_.emplace(refusal.clause, refusal.reason);
        }
    }
    const std::set<std::pair<std::string_view, std::string_view>>& all() const { return all_; }

   private:
    Refusal last_;
    std::set<std::pair<std::string_view, std::string_view>> all_;
};

template <class Traits>
std::string disagreement(const typename Traits::Family::Rules& rules,
                         const typename Traits::Family::State& state, Seat seat, Rng& luck,
                         Refusals& refusals) {
    using G = typename Traits::Family;
    using Move = typename G::Move;
    const auto listed = written_out(legal(rules, state, seat));
    const Turn now = turn(rules, state);
    if (listed.empty() == (seat != kSpectator && now.seats.has(seat))) {
        return "who is to act has moves, and nobody else";
    }
    for (const Move& move : listed) {
        if (const auto no = objection(rules, state, seat, move)) {
            return "listed but refused: " + std::string(no->clause) + " " + std::string(no->reason);
        }
        if (!(Traits::canonical(move) == move)) return "a listed move with idle fields set";
    }
    // All moves there are: the allowed ones are the listed ones. Both are without repetition, so
    // equally many and each listed means equal.
    std::size_t allowed = 0;
    std::string wrong;
    Traits::universe(rules, state, [&](const Move& move) {
        if (const auto no = objection(rules, state, seat, move)) {
            refusals.add(*no);
            return;
        }
        ++allowed;
        if (wrong.empty() && !holds(listed, move)) wrong = "allowed but not listed";
    });
    if (!wrong.empty()) return wrong;
    if (allowed != listed.size()) return "listed twice, or listed outside all moves";
    // And others, sensible or not, with fields that their act does not use.
    for (int i = 0; i < 200; ++i) {
        Move move = Traits::wild_move(rules, luck);
        if (luck.below(2) == 0 && seat != kSpectator) {
            move = Traits::unlisted_move(rules, state, seat, luck).value_or(move);
        }
        const auto no = objection(rules, state, seat, move);
        if (no) refusals.add(*no);
        const Move plain = Traits::canonical(move);
        if (no.has_value() != objection(rules, state, seat, plain).has_value()) {
            // A field that an act does not use may be refused, but never help.
            if (!no) return "allowed only because of an idle field";
            continue;
        }
        if (no) continue;
        if (!now.seats.has(seat)) return "allowed to somebody who is not to act";
        if (!Traits::may_be_unlisted(plain) && !holds(listed, plain)) return "allowed, not listed";
        auto one = state;
        auto two = state;
        apply(rules, one, seat, move);
        apply(rules, two, seat, plain);
        if (!(one == two)) return "an idle field changes the table";
    }
    return {};
}

TYPED_TEST(Agreement, what_is_listed_is_allowed_and_what_is_allowed_is_listed) {
    using G = typename TypeParam::Family;
    Refusals refusals;
    std::set<int> phases;
    std::uint64_t positions = 0;
    for (const Case<G>& each : cases<G>()) {
        for (int game = 0; game < testing_support::scaled(4); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game)};
            Anybody<TypeParam> anybody{at.seed};
            Rng sampling{~at.seed};
            auto state = setup(each.rules);
            while (true) {
                // Phases that come seldom are looked at more often.
                const bool seldom = phases.insert(TypeParam::phase(state)).second;
                if (seldom || sampling.below(24) == 0) {
                    ++positions;
                    const auto before = state;
                    for (int s = 0; s <= static_cast<int>(kMaxSeats); ++s) {
                        const Seat seat{static_cast<std::uint8_t>(s)};
                        const std::string wrong =
                            disagreement<TypeParam>(each.rules, state, seat, sampling, refusals);
                        ASSERT_TRUE(wrong.empty()) << wrong << " (seat " << s << ")" << at;
                    }
                    ASSERT_EQ(before == state, true) << at;
                }
                const auto step = anybody.step(each.rules, state);
                if (!step) break;
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
    EXPECT_EQ(static_cast<int>(phases.size()), TypeParam::kPhases);
    EXPECT_GT(positions, cases<G>().size());

    // Every refusal names a clause that the rules text has, and a reason.
    const auto clauses =
        testing_support::clauses_in(embedded(cases<G>().front().game->ruleset().rules));
    for (const auto& [clause, reason] : refusals.all()) {
        EXPECT_TRUE(clauses.contains(clause)) << "no such clause: " << clause << " " << reason;
        EXPECT_FALSE(reason.empty()) << clause;
    }
    EXPECT_GT(refusals.all().size(), least_reasons<TypeParam>());
}

// Every line of the list, at every step: cheaper than all moves, so over more games.
TYPED_TEST(Agreement, every_listed_move_is_allowed_at_every_step) {
    using G = typename TypeParam::Family;
    for (const Case<G>& each : cases<G>()) {
        for (int game = 0; game < testing_support::scaled(40); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game) + 1'000'000};
            Anybody<TypeParam> anybody{at.seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                for (const Seat seat : turn(each.rules, state).seats) {
                    for (const auto& choice : legal(each.rules, state, seat)) {
                        for (const std::uint32_t k : {0u, choice.count() - 1}) {
                            if (const auto no =
                                    objection(each.rules, state, seat, choice.move(k))) {
                                FAIL() << no->clause << " " << no->reason << at;
                            }
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
