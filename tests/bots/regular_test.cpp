// The regular: plays what is legal whatever its network says, is of some temper, and gives way to
// the rookie where it has no network.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/play_on.h"
#include "bots/adviser.h"
#include "bots/guillotines/leaning.h"
#include "bots/habits.h"
#include "bots/madcity/leaning.h"
#include "bots/millions/rookie.h"
#include "tests/bots/table.h"
#include "tests/support/option_sets.h"
#include "tests/support/random_network.h"
#include "tests/support/scale.h"

namespace moneybags::bot_tables {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing_support::random_network;
using testing_support::RandomNetworks;

bool has_regular(const Ruleset& ruleset) { return ruleset.id != "coin"; }  // nobody trained one

// ---- who may sit down ----

TEST(Regular, sits_down_where_there_is_a_network) {
    const RandomNetworks networks;
    for (const Ruleset& ruleset : catalogue()) {
        if (!has_regular(ruleset)) continue;
        EXPECT_THAT(bot_levels(ruleset), ElementsAre("random", "rookie", "regular", "shark"))
            << ruleset.id;
        EXPECT_EQ(house_level(ruleset), "rookie");
        EXPECT_THAT(bot_habits(ruleset), Contains("regular-sly"));
        for (const std::string_view name : bot_habits(ruleset)) {
            EXPECT_TRUE(make_for_the_ring(ruleset, name).has_value()) << name;
        }
    }
}

struct Trouble {
    std::string story, bytes, says;
};
std::vector<Trouble> troubles() {
    const std::string right = random_network(fit_of<millions::Family>());
    std::string damaged = right, other = right;
    damaged[1000] = static_cast<char>(damaged[1000] ^ 4);
    other[24] = static_cast<char>(other[24] ^ 1);
    std::vector<Trouble> all;
    all.push_back({"cut off", right.substr(0, 999), "must be "});
    all.push_back({"damaged", damaged, "is damaged"});
    all.push_back(
        {"for another game", random_network(fit_of<madcity::Family>()), "is one for madcity"});
    all.push_back({"for another encoding", other, "another encoding"});
    all.push_back({"something else", "GIF89a", "is no network"});
    all.push_back({"empty", "", "is no network"});
    all.push_back(
        {"far too long", std::string(3 * Network::kMostBytes, 'x'), "at most 500000 bytes"});
    return all;
}

// Whoever asks for it by name is told why not, and what there is instead.
TEST(Regular, is_refused_with_the_reason_where_its_network_is_no_good) {
    const Ruleset& ruleset = ruleset_named("millions-1e");
    const auto refused = [&](const std::string& says) {
        EXPECT_THAT(bot_levels(ruleset), ElementsAre("random", "rookie"));
        EXPECT_THAT(bot_habits(ruleset), Not(Contains("regular-sly")));
        for (const auto& bot :
             {make_bot(ruleset, "regular"), make_for_the_ring(ruleset, "regular-sly")}) {
            ASSERT_TRUE(bot.has_error());
            EXPECT_THAT(bot.error().sentence(), HasSubstr("bot level \"regular\": cannot play"));
            EXPECT_THAT(bot.error().sentence(), HasSubstr("millions.net: "));
            EXPECT_THAT(bot.error().sentence(), HasSubstr(says));
            EXPECT_THAT(bot.error().sentence(), HasSubstr("choose from random, rookie"));
        }
        EXPECT_TRUE(make_bot(ruleset_named("mad-millionaire"), "regular").has_value());
    };
    const RandomNetworks networks;
    for (const Trouble& trouble : troubles()) {
        SCOPED_TRACE(trouble.story);
        networks.write("millions", trouble.bytes);
        refused(trouble.says);
    }
    SCOPED_TRACE("missing");
    networks.remove("millions");
    refused("cannot be read");
}

// A chair that has it already is not left empty.
TEST(Regular, is_stood_in_for_by_the_rookie) {
    const Ruleset& ruleset = ruleset_named("millions-1e");
    const RandomNetworks networks;
    EXPECT_FALSE(make_company(ruleset, "regular", {}).instead);
    networks.remove("millions");
    const Company company = make_company(ruleset, "regular", Temper::Sly);
    EXPECT_NE(dynamic_cast<millions::RookieBot*>(company.bot.get()), nullptr);
    ASSERT_TRUE(company.instead);
    EXPECT_THAT(company.instead->sentence(), HasSubstr("cannot be read"));
}

// ---- what it plays ----

constexpr std::string_view kAll[] = {"regular", "regular-honest", "regular-sly", "regular-greedy",
                                     "regular-cautious"};

// One game; fails at a move that is not legal, and at one that does not end.
void play_one(const Game& game, std::uint64_t seed) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (int i = 0; i < game.players(); ++i) {
        const std::string_view name =
            kAll[(seed + static_cast<std::uint64_t>(i)) % std::size(kAll)];
        bots.push_back(*make_for_the_ring(game.ruleset(), name));
        bots.back()->think({.playouts = 4, .time = {}});  // of networks that know nothing: enough
    }
    Rng luck{seed};
    AnyState state = game.setup();
    for (int step = 0; step < 30'000; ++step) {
        const Turn turn = game.turn(state);
        if (turn.kind == Turn::Kind::Over) return;
        std::vector<AnyEvent> events;
        if (turn.kind == Turn::Kind::Chance) {
            events = game.apply(state, draw(game.outcomes(state), luck));
        } else {
            const Seat seat = game.next(state);
            Bot& bot = *bots[static_cast<std::size_t>(seat)];
            const AnyMove move =
                bot.choose(game, game.view(state, seat), game.legal(state, seat), luck);
            ASSERT_FALSE(game.objection(state, seat, move)) << seed << ", step " << step;
            events = game.apply(state, seat, move);
        }
        for (const AnyEvent& event : events) {
            for (std::size_t i = 0; i < bots.size(); ++i) {
                const Seat seat{static_cast<std::uint8_t>(i)};
                if (game.audience(event).includes(seat)) bots[i]->hear(game, event);
            }
        }
    }
    FAIL() << "seed " << seed << " does not end";
}

TEST(Regular, plays_only_what_is_legal_and_to_the_end_whatever_its_network_says) {
    std::uint64_t seed = 0, asked = 0;
    for (const std::uint64_t network : {1, 2}) {
        const RandomNetworks networks{network};
        for (const Ruleset& ruleset : catalogue()) {
            if (!has_regular(ruleset)) continue;
            const std::vector<Options> sets = testing_support::option_sets(ruleset);
            for (int i = 0; i < testing_support::scaled(60); ++i) {
                const int players =
                    ruleset.least_players + i % (ruleset.most_players - ruleset.least_players + 1);
                const auto game = make_game(ruleset, players,
                                            sets[static_cast<std::size_t>(i) * 7 % sets.size()]);
                ++asked;
                if (!game) continue;  // not with so few players
                SCOPED_TRACE(ruleset.id);
                ASSERT_NO_FATAL_FAILURE(play_one(**game, ++seed));
            }
        }
    }
    EXPECT_GT(seed, asked / 2);
}

// Where the network finds moves alike, tempers show.
TEST(Regular, tells_the_truth_and_names_its_price_as_its_temper_wants) {
    const RandomNetworks networks;
    const MillionsGame game = game_of(millions::figures::first_edition(5, {}));
    const auto tally_of = [&](std::string_view name) {
        Tally tally;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Bots bots;
            for (int i = 0; i < 5; ++i) bots.push_back(*make_for_the_ring(game.ruleset(), name));
            play(game, bots, seed, tally);
        }
        return tally;
    };
    const auto honesty = [](const Tally& t) {
        return double(t.true_claims) / (t.true_claims + t.false_claims + 1);
    };
    const Tally honest = tally_of("regular-honest"), sly = tally_of("regular-sly"),
                greedy = tally_of("regular-greedy"), cautious = tally_of("regular-cautious");
    EXPECT_GT(honesty(honest), honesty(sly) + 0.1);
    EXPECT_GT(honesty(honest), honesty(cautious));
    EXPECT_LT(honesty(sly), honesty(greedy));
    EXPECT_GT(double(cautious.of(millions::Act::Accept)) / cautious.decisions,
              double(greedy.of(millions::Act::Accept)) / greedy.decisions);
}

// The same in games where nobody says what they are.
TEST(Regular, does_to_others_and_to_its_purse_as_its_temper_wants) {
    {
        using guillotines::Act, guillotines::Move, guillotines::View;
        const auto leans = [](Temper temper, const Move& move, bool offer_made = false) {
            View seen;
            seen.open.offer_made = offer_made;
            return leaning(temper, guillotines::smallest_rules(), seen, move);
        };
        const Move scam{.act = Act::Scam}, refuse{.act = Act::No}, accept{.act = Act::Yes};
        EXPECT_LT(leans(Temper::Honest, scam), 0);
        EXPECT_GT(leans(Temper::Sly, scam), 0);
        EXPECT_GT(leans(Temper::Greedy, refuse, true), 0);
        EXPECT_EQ(leans(Temper::Greedy, refuse), 0) << "there is no offer";
        EXPECT_GT(leans(Temper::Cautious, accept, true), leans(Temper::Greedy, accept, true));
    }
    using madcity::Act;
    const auto leans = [](Temper temper, Act act) {
        return leaning(temper, madcity::smallest_rules(), madcity::View{},
                       madcity::Move{.act = act});
    };
    EXPECT_LT(leans(Temper::Honest, Act::Miss), leans(Temper::Sly, Act::Miss));
    EXPECT_GT(leans(Temper::Greedy, Act::Buy), leans(Temper::Greedy, Act::Sell));
    EXPECT_GT(leans(Temper::Cautious, Act::Lease), leans(Temper::Cautious, Act::Buy));
}

// One game of regulars; `decided` is told of each decision: whose, by what bot, what that saw and
// might do, by what luck, and what it did; `heard` of all that a seat hears. How many there were.
template <class Decided, class Heard>
int game_of_regulars(const Game& game, std::string_view name, const Decided& decided,
                     const Heard& heard) {
    Bots bots;
    for (int i = 0; i < game.players(); ++i) {
        bots.push_back(*make_for_the_ring(game.ruleset(), name));
    }
    Rng luck{4};
    int decisions = 0;
    play_on(
        game, game.setup(), [&](std::uint64_t) -> Rng& { return luck; },
        [&](std::uint64_t step, const AnyState& state, Seat seat) {
            Bot& bot = *bots[static_cast<std::size_t>(seat)];
            const AnyView seen = game.view(state, seat);
            const auto legal = game.legal(state, seat);
            Rng own{step};
            const AnyMove move = bot.choose(game, seen, legal, own);
            decided(seat, bot, seen, legal, Rng{step}, move);
            ++decisions;
            return move;
        },
        [&](Seat seat, const AnyEvent& event) {
            bots[static_cast<std::size_t>(seat)]->hear(game, event);
            heard(seat, event);
        });
    return decisions;
}

// Where Assets are all there is, regulars once kept each other from the fifth for hundreds of turns
// (train/README.md).
TEST(Regular, lets_somebody_win_among_its_own_kind) {
    const int games = testing_support::scaled(6);
    const Options first_level = {
        {"level", 1}
    };
    int nobody = 0;
    for (const int players : {3, 4, 5}) {
        const auto game = make_game(ruleset_named("guillotines"), players, first_level);
        for (int i = 0; i < games; ++i) {
            Bots bots;
            for (int k = 0; k < players; ++k)
                bots.push_back(*make_bot((*game)->ruleset(), "regular"));
            const Standing standing = ending(**game, bots, static_cast<std::uint64_t>(i));
            nobody += standing.winners.empty() ? 1 : 0;
        }
    }
    EXPECT_LE(nobody, 1) << "of " << 3 * games << " games";
}

// A copy has heard what its original has, and is of the same temper, whether they look ahead or
// not.
TEST(Regular, is_copied_with_all_that_it_has_heard) {
    const RandomNetworks networks;
    const auto compare = [](const Game& game) {
        const int compared = game_of_regulars(
            game, "regular",
            [&](Seat, Bot& bot, const AnyView& seen, const auto& legal, Rng luck, const AnyMove&) {
                Rng again = luck;
                EXPECT_TRUE(game.same(bot.copy()->choose(game, seen, legal, luck),
                                      bot.choose(game, seen, legal, again)));
            },
            [](Seat, const AnyEvent&) {});
        EXPECT_GT(compared, 20);
    };
    compare(game_of(millions::figures::first_edition(4, {})));
    compare(**make_game(ruleset_named("guillotines"), 2,
                        {
                            {"level", 1}
    }));
}

// Where its network alone falls short it looks ahead as a shark of few playouts would who leans as
// it does; but not if it is told how strictly to play.
TEST(Regular, looks_ahead_a_little_at_levels_1_and_2_of_guillotines) {
    for (const int level : {1, 2}) {
        const auto game = *make_game(ruleset_named("guillotines"), 2,
                                     {
                                         {"level", level}
        });
        std::vector<std::unique_ptr<Adviser>> advisers;
        for (int i = 0; i < 2; ++i) {
            advisers.push_back(*make_adviser(game->ruleset()));
            advisers.back()->be(Temper::Greedy);
        }
        int better = 0;
        const int decisions = game_of_regulars(
            *game, "regular-greedy",
            [&](Seat seat, Bot& bot, const AnyView& seen, const auto& legal, const Rng luck,
                const AnyMove& move) {
                Rng own = luck;
                const auto advice = advisers[static_cast<std::size_t>(seat)]->judge(
                    *game, seen, legal, {.playouts = 24, .time = {}, .rookies = false}, own.next(),
                    {});
                EXPECT_TRUE(game->same(move, taken(advice, own)));
                const auto at_once = [&](const auto& told) {
                    const std::unique_ptr<Bot> other = bot.copy();
                    told(*other);
                    Rng its = luck;
                    return other->choose(*game, seen, legal, its);
                };
                const AnyMove best =
                    at_once([](Bot& it) { it.think({.playouts = 0, .time = {}}); });
                EXPECT_TRUE(game->same(best, at_once([](Bot& it) { it.loosen(1); })));
                better += !game->same(best, move);
            },
            [&](Seat seat, const AnyEvent& event) {
                advisers[static_cast<std::size_t>(seat)]->hear(*game, event);
            });
        EXPECT_GT(decisions, 20);
        EXPECT_GT(better, 0) << "it never thinks better of what it likes at once";
    }
}

}  // namespace
}  // namespace moneybags::bot_tables
