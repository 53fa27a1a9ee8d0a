// Whole positions: every one that a game comes to can be written down and read again, and one that
// is read can be played on, whoever wrote it.

#include "notation/position/position.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "tests/properties/games.h"
#include "tests/properties/play.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

namespace json = boost::json;

template <class Traits>
class Positions : public testing::Test {};
TYPED_TEST_SUITE(Positions, AllGames);

void expect_lossless(const Game& game, const AnyState& state) {
    const Names names = default_names(game.players());
    const std::string line = position_line(game, names, state);
    const auto by_line = read_position(game, names, line);
    ASSERT_TRUE(by_line) << by_line.error().sentence() << '\n' << line;
    ASSERT_TRUE(game.same(*by_line, state)) << line;
    const auto by_json = read_position(game, position_json(game, state));
    ASSERT_TRUE(by_json) << by_json.error().sentence() << '\n' << line;
    ASSERT_TRUE(game.same(*by_json, state)) << line;
    ASSERT_EQ(fingerprint(game, *by_json), fingerprint(game, state));
}

// A game at random, with a look at some of its positions.
template <class Traits, class Look>
void play_through(const Case<typename Traits::Family>& on, std::uint64_t seed, const Look& look) {
    using G = typename Traits::Family;
    Where<G> at{.on = on, .seed = seed};
    Anybody<Traits> anybody{seed};
    Rng sampling{~seed};
    auto state = setup(on.rules);
    while (const auto step = anybody.step(on.rules, state)) {
        if (sampling.below(16) == 0) {
            look(AnyState::of(state), sampling);
            ASSERT_FALSE(testing::Test::HasFatalFailure()) << at;
        }
        take<G>(on.rules, state, *step);
        ++at.step;
    }
    look(AnyState::of(state), sampling);
    ASSERT_FALSE(testing::Test::HasFatalFailure()) << at;
}

// What a seat thinks the table might be is a table too.
TYPED_TEST(Positions, of_every_game_and_every_guess_come_back_as_they_went_out) {
    using G = typename TypeParam::Family;
    for (const Case<G>& each : cases<G>()) {
        std::set<std::uint64_t> sums;
        std::set<std::string> lines;
        const auto look = [&](const AnyState& state, Rng& luck) {
            const Game& game = *each.game;
            expect_lossless(game, state);
            const Seat seat{static_cast<std::uint8_t>(luck.below(each.rules.players))};
            expect_lossless(game, game.guess(game.view(state, seat), luck));
            sums.insert(fingerprint(game, state));
            lines.insert(position_line(game, default_names(game.players()), state));
        };
        for (int seed = 0; seed < testing_support::scaled(2); ++seed) {
            ASSERT_NO_FATAL_FAILURE(play_through<TypeParam>(each, std::uint64_t(seed), look));
        }
        EXPECT_EQ(sums.size(), lines.size()) << each.name;
    }
}

// ---- Positions that have been tampered with ----

// Every place in a JSON value where something can be changed.
void collect(json::value& value, std::vector<json::value*>& places) {
    places.push_back(&value);
    if (value.is_object()) {
        for (auto& field : value.get_object()) collect(field.value(), places);
    } else if (value.is_array()) {
        for (json::value& item : value.get_array()) collect(item, places);
    }
}

template <class List>
auto& any_of(List& list, Rng& luck) {
    return list[luck.below(static_cast<std::uint32_t>(list.size()))];
}

void tamper(json::value& position, const std::vector<json::value>& stolen, Rng& luck) {
    std::vector<json::value*> places;
    collect(position, places);
    json::value& place = *any_of(places, luck);
    if (place.is_int64() && luck.below(4) != 0) {
        const int shift = static_cast<int>(luck.below(9)) - 4;
        place = place.get_int64() + shift;
        // What is taken elsewhere leaves the sum in order and gets further.
        json::value& other = *any_of(places, luck);
        if (other.is_int64()) other = other.get_int64() - shift;
    } else if (place.is_bool()) {
        place = !place.get_bool();
    } else if (place.is_array() && luck.below(4) != 0) {
        json::array& list = place.get_array();
        if (luck.below(2) == 0 || list.empty()) {
            list.push_back(luck.below(2) == 0 ? json::value(luck.below(8)) : any_of(stolen, luck));
        } else {
            list.erase(list.begin() + luck.below(static_cast<std::uint32_t>(list.size())));
        }
    } else if (place.is_object() && luck.below(2) == 0 && !place.get_object().empty()) {
        json::object& object = place.get_object();
        object.erase(
            (object.begin() + luck.below(static_cast<std::uint32_t>(object.size())))->key());
    } else {
        place = any_of(stolen, luck);
    }
}

template <class Traits>
class StrangePositions : public testing::Test {};
TYPED_TEST_SUITE(StrangePositions, DistrustfulGames);

TYPED_TEST(StrangePositions, are_refused_or_can_be_played_on) {
    using G = typename TypeParam::Family;
    int taken = 0, refused = 0, all_taken = 0, all_refused = 0;
    for (const Case<G>& each : cases<G>()) {
        const Game& game = *each.game;
        std::vector<json::value> stolen{nullptr, true, -1, 7, 99999, 1.5, json::array{}};
        const auto look = [&](const AnyState& state, Rng& luck) {
            json::value position = position_json(game, state);
            std::vector<json::value*> places;
            collect(position, places);
            const json::value word = *any_of(places, luck);
            if (word.is_string()) stolen.push_back(word);
            for (std::uint32_t k = luck.below(3) + 1; k > 0; --k) tamper(position, stolen, luck);
            const auto read = read_position(game, position);
            if (read.has_error()) {
                ++refused;
                ASSERT_FALSE(read.error().what.empty());
                return;
            }
            ++taken;
            SCOPED_TRACE(json::serialize(position));
            Anybody<TypeParam> anybody{luck.below(1000)};
            auto on = read->template as<typename G::State>();
            for (int steps = 0; steps < 200; ++steps) {
                const auto step = anybody.step(each.rules, on);
                if (!step) break;
                take<G>(each.rules, on, *step);
                if (steps % 20 != 0) continue;
                const Seat seat{static_cast<std::uint8_t>(luck.below(each.rules.players))};
                guess(each.rules, view(each.rules, on, seat), luck);
                ASSERT_NO_FATAL_FAILURE(expect_lossless(game, AnyState::of(on)));
            }
            ASSERT_NO_FATAL_FAILURE(expect_lossless(game, AnyState::of(on)));
        };
        // The shorter a game, the more of it.
        taken = refused = 0;
        const int games = testing_support::scaled(4);
        for (int seed = 0; seed < games || (seed < 1000 && (taken == 0 || refused < 20)); ++seed) {
            ASSERT_NO_FATAL_FAILURE(play_through<TypeParam>(each, std::uint64_t(seed), look));
        }
        all_taken += taken;
        all_refused += refused;
    }
    EXPECT_GT(all_taken, 0);
    EXPECT_GT(all_refused, all_taken);
}

}  // namespace
}  // namespace moneybags::properties
