// What a shark believes of what it is told in Millions of Dollars: whoever was honest so far is
// believed, whoever lied is not, and what it makes of hidden roles is better than guessing.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "arena/play_on.h"
#include "bots/habits.h"
#include "bots/millions/lookahead.h"
#include "bots/worlds.h"
#include "tests/bots/table.h"
#include "tests/support/scale.h"

namespace moneybags::bot_tables {
namespace {

using millions::Role;

// What the others think of the words and the roles of some company, once three heists are over.
struct Belief {
    std::vector<double> trusted;           // how likely it finds each claim true
    double surprise = 0, of_guessing = 0;  // log loss on the true roles, and uniform guesses'
    double median() {
        const auto middle = trusted.begin() + static_cast<std::ptrdiff_t>(trusted.size() / 2);
        std::nth_element(trusted.begin(), middle, trusted.end());
        return *middle;
    }
};

// A share of some worlds, never quite none.
double careful(double share, std::size_t roles) {
    return 0.98 * share + 0.02 / static_cast<double>(roles);
}

// `others` sit around the one whose belief is looked at, when it decides whether to stay.
Belief belief(std::string_view id, const std::vector<std::string_view>& others, int games) {
    using Family = millions::Family;
    const Network& network = **network_of<Family>();
    const auto players = static_cast<int>(others.size()) + 1;
    const std::unique_ptr<Game> game = *make_game(ruleset_named(id), players, {});
    const millions::Rules& rules = rules_of<Family>(*game);
    Belief found;
    for (int i = 0; i < games; ++i) {
        Bots bots;
        bots.push_back(*make_bot(game->ruleset(), "rookie"));
        for (const std::string_view name : others) {
            bots.push_back(*make_for_the_ring(game->ruleset(), name));
        }
        millions::Heard heard;
        Rng luck{static_cast<std::uint64_t>(i)};
        const Seat me{};
        const auto look = [&](const millions::State& truth) {
            const millions::View seen = view(rules, truth, me);
            if (seen.open.phase == millions::Phase::Picking || seen.open.round <= 3) return;
            const auto thought =
                network.look(encoded<EncodingOf<Family>::kViewBits>(rules, seen, heard));
            const Worlds<Family> worlds{network, thought, rules, seen, heard, luck.next()};
            const int kGuesses = 256;
            std::vector<millions::State> guesses;
            for (int n = 0; n < kGuesses; ++n) guesses.push_back(guess(rules, seen, luck));
            for (const millions::Character c : all_characters(rules)) {
                const Role role = truth.secret.role[c];
                if (role == Role::None || seen.role[c] != Role::None) continue;
                const auto share = [&](Role wanted) {
                    return worlds.likely([&](const millions::State& world) {
                        return world.secret.role[c] == wanted;
                    }) / 65536.0;
                };
                const auto hits = std::count_if(
                    guesses.begin(), guesses.end(),
                    [&](const millions::State& world) { return world.secret.role[c] == role; });
                const std::size_t roles = rules.roles.size();
                found.surprise -= std::log(careful(share(role), roles));
                found.of_guessing -= std::log(careful(static_cast<double>(hits) / kGuesses, roles));
                if (seen.open.spoke.has(c) && seen.open.claim[c] != Role::None) {
                    found.trusted.push_back(share(seen.open.claim[c]));
                }
            }
        };
        play_on(
            *game, game->setup(), [&](std::uint64_t) -> Rng& { return luck; },
            [&](std::uint64_t, const AnyState& state, Seat seat) {
                if (seat == me) look(state.as<millions::State>());
                return bots[static_cast<std::size_t>(seat)]->choose(*game, game->view(state, seat),
                                                                    game->legal(state, seat), luck);
            },
            [&](Seat seat, const AnyEvent& event) {
                if (seat == me) hear(rules, heard, event.as<millions::Event>());
                bots[static_cast<std::size_t>(seat)]->hear(*game, event);
            });
    }
    return found;
}

// 500 games each (MONEYBAGS_TEST_SCALE=8.4): docs/bots.md. Here there are fewer, never less than it
// takes to tell, and a margin for it.
TEST(Belief, tells_the_honest_from_liars_and_roles_better_than_by_guessing) {
    const int games = std::max(60, testing_support::scaled(60));
    for (const std::string_view id : {"millions-1e", "millions-2e"}) {
        const struct {
            const char* story;
            std::vector<std::string_view> others;
            double least, most;  // of the trust in their words
            double better;       // than guessing, by that part
        } companies[] = {
            {"honest", {"honest", "honest", "honest", "honest"}, 0.8, 1.0,  0.4 },
            {"liars",  {"liar", "liar", "liar", "liar"},         0.0, 0.15, 0.05},
            {"mixed",  {"honest", "liar", "rookie", "regular"},  0.0, 1.0,  0.05},
        };
        for (const auto& company : companies) {
            SCOPED_TRACE(std::string{id} + ", " + company.story);
            Belief found = belief(id, company.others, games);
            ASSERT_FALSE(found.trusted.empty());
            const double trusted = found.median();
            const double better = 1 - found.surprise / found.of_guessing;
            RecordProperty(std::string{id} + " " + company.story + ", trust",
                           std::to_string(trusted));
            RecordProperty(std::string{id} + " " + company.story + ", better",
                           std::to_string(better));
            EXPECT_GE(trusted, company.least);
            EXPECT_LE(trusted, company.most);
            EXPECT_GE(better, company.better);
        }
    }
}

}  // namespace
}  // namespace moneybags::bot_tables
