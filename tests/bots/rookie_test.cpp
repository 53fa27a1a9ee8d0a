// A rookie in situations where any player would know what to do.

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "bots/millions/picking.h"
#include "tests/bots/table.h"
#include "tests/games/millions/story.h"

namespace moneybags::bot_tables {
namespace {

using namespace millions::stories;
using millions::Act;
using millions::Character;
using millions::Move;
using millions::Phase;
using millions::Role;
using millions::State;
using millions::View;

constexpr std::uint64_t kSeeds = 60;

// What a rookie who just sat down does here.
Move rookies_move(Story story, Seat seat, std::uint64_t seed) {
    const MillionsGame game = game_of(story.rules());
    const AnyState state = AnyState::of(story.state());
    millions::RookieBot bot;
    Rng luck{seed};
    return bot.choose(game, game.view(state, seat), game.legal(state, seat), luck).as<Move>();
}

// How often each act is chosen over many seeds.
std::map<Act, int> habits(const Story& story, Seat seat) {
    std::map<Act, int> count;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        ++count[rookies_move(story, seat, seed).act];
    return count;
}
std::map<Act, int> always(Act act) {
    return {
        {act, static_cast<int>(kSeeds)}
    };
}

// Al leads and has looked at everybody else's character; nobody has said anything, and Al cannot:
// what he does now is his decision, not his opening bid.
Story al_knows_all(std::initializer_list<Role> roles, Role hidden, std::string_view loot,
                   Seat leader = Al) {
    Story t{millions::figures::first_edition(4)};
    t.begin(leader).loot(loot).pick(roles).hide(hidden);
    for (const Seat seat : {Bea, Cid, Dan}) t.state().open.looked[Al].add(of(seat));
    t.state().open.talk[Al] = 0;
    return t;
}

TEST(Rookie, takes_a_fat_bribe_when_it_surely_clashes) {
    Story t = al_knows_all({Driver, Driver, Crook, Brute}, Brute, "L1-06", Bea);
    t.plays(Bea, offer(of(Al), Bea, 3));
    EXPECT_EQ(habits(t, Al), always(Accept));
}

TEST(Rookie, declines_a_tiny_bribe_when_it_is_surely_alone) {
    Story t = al_knows_all({Driver, Crook, Crook, Brute}, Brute, "L1-10", Bea);
    t.plays(Bea, offer(of(Al), Bea, 1));
    EXPECT_EQ(habits(t, Al), always(Decline));
}

TEST(Rookie, asks_for_more_before_it_declines_what_might_become_a_deal) {
    Story t = al_knows_all({Driver, Driver, Crook, Brute}, Brute, "L1-06", Bea);
    t.state().open.talk[Al] = 4;
    t.plays(Bea, offer(of(Al), Bea, 1));
    const auto seen = habits(t, Al);
    EXPECT_GT(seen.count(Counter), 0u);
    EXPECT_GT(seen.count(Accept), 0u);
    EXPECT_EQ(seen.count(Decline), 0u);  // he would leave anyway
}

TEST(Rookie, does_not_let_itself_be_bought_by_who_would_win_at_once) {
    // Bea has 15. Without Al she alone drives: 15 - 3 + ante 2 + share 5 + fee 1 = 20, and wins.
    Story t = al_knows_all({Driver, Driver, Crook, Brute}, Brute, "L1-06", Bea);
    t.state().open.purse[Bea] = M(15);
    t.state().open.in.remove(of(Dan));
    t.plays(Bea, offer(of(Al), Bea, 3));
    EXPECT_EQ(habits(t, Al), always(Decline));
}

// Mostly it gives way, but who can count on that takes the loot every time.
void gives_way_but_not_always(const Story& t, Seat seat, Act leaving) {
    std::map<Act, int> seen = habits(t, seat);
    EXPECT_GT(seen[leaving], static_cast<int>(kSeeds) / 2);
    EXPECT_LT(seen[leaving], static_cast<int>(kSeeds));
}

TEST(Rookie, withdraws_a_doomed_driver) {
    Story t = al_knows_all({Driver, Driver, Crook, Brute}, Brute, "L1-06");
    t.state().open.ready = {Bea};  // she will not budge
    gives_way_but_not_always(t, Al, Withdraw);
}

TEST(Rookie, leaves_at_the_last_question_when_its_double_has_stayed) {
    Story t = al_knows_all({Driver, Driver, Crook, Brute}, Brute, "L1-06");
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.state().open.acted.add(seat);
    t.plays(Al, bare(Call)).plays(Bea, bare(Stay)).plays(Cid, bare(Stay)).plays(Dan, bare(Stay));
    gives_way_but_not_always(t, Al, Leave);
}

TEST(Rookie, stays_at_the_last_question_when_it_is_alone) {
    Story t = al_knows_all({Driver, Crook, Crook, Brute}, Brute, "L1-06");
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.state().open.acted.add(seat);
    t.plays(Al, bare(Call)).plays(Bea, bare(Stay)).plays(Cid, bare(Stay)).plays(Dan, bare(Stay));
    EXPECT_EQ(habits(t, Al), always(Stay));
}

TEST(Rookie, never_offers_more_than_it_gains) {
    // Al and Bea both drive, Cid is the only other one in. If Bea goes, Al shares 10 with Cid and
    // has his fee: 6 more than if he left himself.
    Story t = al_knows_all({Driver, Driver, Crook, Brute}, Brute, "L1-06");
    t.state().open.in.remove(of(Dan));
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.state().open.purse[seat] = M(8);
    t.state().open.talk[Al] = 8;
    int offers = 0;
    for (std::uint64_t seed = 0; seed < 5 * kSeeds; ++seed) {
        const Move move = rookies_move(t, Al, seed);
        if (move.act != Offer) continue;
        ++offers;
        EXPECT_EQ(move.character, of(Bea));
        EXPECT_LE(move.pay[Al], M(6));
        EXPECT_GE(move.pay[Al], M(1));
    }
    EXPECT_GT(offers, 20);
}

// Whoever plays the same role round after round, and stays, is met by Snitches and by rivals who do
// not give way to him.
TEST(Rookie, stands_up_to_one_who_always_plays_the_same_role) {
    Story t = al_knows_all({Driver, Driver, Crook, Brute}, Brute, "L1-06");
    t.state().open.ready = {Bea};
    const MillionsGame game = game_of(t.rules());
    const AnyState state = AnyState::of(t.state());
    int left = 0, left_to_her = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        millions::RookieBot bot;
        for (int round = 0; round < 5; ++round) {
            bot.hear(game, AnyEvent::of(millions::Event{.what = millions::Happening::Shown,
                                                        .seat = Bea,
                                                        .character = of(Bea),
                                                        .role = Driver}));
        }
        Rng luck{seed};
        const Move move =
            bot.choose(game, game.view(state, Al), game.legal(state, Al), luck).as<Move>();
        left_to_her += move.act == Withdraw ? 1 : 0;
        left += rookies_move(t, Al, seed).act == Withdraw ? 1 : 0;
    }
    EXPECT_LT(left_to_her, 0.7 * left);
    Story five{millions::figures::first_edition(5)};  // with fewer there is no Snitch
    five.begin(Al).loot("L1-06");
    View seen;
    seen.me = Al;
    seen.open = five.open();
    millions::Manners manners;
    for (int round = 0; round < 5; ++round) manners.learn(Bea, Driver);
    EXPECT_GT(millions::appeal(five.rules(), seen, manners)[Snitch],
              1.3 * millions::appeal(five.rules(), seen, {})[Snitch]);
}

// A rookie that pays others to leave and has no share all the same, round after round, stops.
TEST(Rookie, stops_paying_for_nothing) {
    Story t = al_knows_all({Driver, Driver, Crook, Brute}, Brute, "L1-06");
    t.state().open.in.remove(of(Dan));
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.state().open.purse[seat] = M(8);
    t.state().open.talk[Al] = 8;
    const MillionsGame game = game_of(t.rules());
    const AnyState state = AnyState::of(t.state());
    const auto offers = [&](bool shared) {
        int count = 0;
        for (std::uint64_t seed = 0; seed < 3 * kSeeds; ++seed) {
            millions::RookieBot bot;
            Rng luck{seed};
            const auto move = [&] {
                return bot.choose(game, game.view(state, Al), game.legal(state, Al), luck)
                    .as<Move>();
            };
            const auto hear = [&](millions::Happening what) {
                bot.hear(game, AnyEvent::of(millions::Event{
                                   .what = what, .seat = Al, .other = Bea, .character = of(Bea)}));
            };
            move();  // it takes its chair
            for (int round = 0; round < 2; ++round) {
                hear(millions::Happening::Paid);
                if (shared) hear(millions::Happening::Shared);
                hear(millions::Happening::RoundBegins);
            }
            count += move().act == Offer ? 1 : 0;
        }
        return count;
    };
    EXPECT_GT(offers(true), 10);
    EXPECT_EQ(offers(false), 0);
}

TEST(Rookie, a_snitch_names_the_one_who_would_win) {
    // Bea (Crook) has 17 and would reach the goal; Cid (Driver) and Dan (Brute) are poor.
    Story t{millions::figures::first_edition(5)};
    t.begin(Al).loot("L1-10").pick({Snitch, Crook, Driver, Brute, Driver}).hide(Driver);
    t.state().open.purse[Bea] = M(17);
    for (const Seat seat : {Bea, Cid, Dan, Eva}) t.state().open.looked[Al].add(of(seat));
    t.all_ready();
    ASSERT_EQ(t.open().phase, Phase::Naming);
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        EXPECT_EQ(rookies_move(t, Al, seed), name_role(Crook));
    }
}

TEST(Rookie, a_snitch_with_a_card_looks_before_it_names) {
    Story t{millions::figures::first_edition(5)};
    t.begin(Al).loot("L1-10").pick({Snitch, Crook, Driver, Brute, Driver}).hide(Driver);
    t.state().open.cards[Al] = 1;
    t.all_ready();
    ASSERT_EQ(t.open().phase, Phase::Naming);
    EXPECT_EQ(habits(t, Al), always(Intimidate));
}

TEST(Rookie, a_mentalist_robs_the_richest) {
    Story t{millions::figures::second_edition(6)};
    t.begin(Al).loot("L2-09").pick({Mentalist, Brute, Tech, Brain, Driver, Driver}).hide(Driver);
    t.state().open.purse[Cid] = M(25);
    for (const Seat seat : {Al, Bea, Cid, Dan, Eva, Fay}) t.plays(seat, announce_as(Driver));
    t.all_ready().plays(Cid, name_role(Driver));
    ASSERT_EQ(t.open().phase, Phase::Robbing);
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        EXPECT_EQ(rookies_move(t, Al, seed), rob_from(of(Cid)));
    }
}

TEST(Rookie, picks_every_role_now_and_then) {
    for (const int players : {4, 5, 7}) {
        Story t{millions::figures::first_edition(players)};
        t.begin(Al).loot("L1-03");
        std::set<Role> picked;
        for (std::uint64_t seed = 0; seed < 2 * kSeeds; ++seed) {
            picked.insert(rookies_move(t, Al, seed).role);
        }
        EXPECT_EQ(picked.size(), static_cast<std::size_t>(t.rules().roles.size()));
    }
}

TEST(Rookie, picks_two_different_roles_with_three_players) {  // M1-THREE-01
    Story t{millions::figures::first_edition(3)};
    t.begin(Al).loot("L1-03");
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Move move = rookies_move(t, Al, seed);
        EXPECT_NE(move.role, move.second);
        EXPECT_NE(move.second, None);
    }
}

TEST(Rookie, prefers_a_role_that_the_others_may_not_pick) {  // M1-FOOL-01
    Story t{millions::figures::first_edition(4, {.fooled = true})};
    t.begin(Al).loot("L1-06");
    t.state().open.last[of(Al)] = Brute;
    for (const Seat seat : {Bea, Cid, Dan}) t.state().open.last[of(seat)] = Driver;
    int driver = 0;
    for (std::uint64_t seed = 0; seed < 4 * kSeeds; ++seed) {
        const Role role = rookies_move(t, Al, seed).role;
        EXPECT_NE(role, Brute);
        driver += role == Driver ? 1 : 0;
    }
    EXPECT_GT(driver,
              static_cast<int>(2 * kSeeds * 12 / 10));  // clearly more than half of 4 * kSeeds
}

TEST(Rookie, mostly_tells_the_truth_but_not_always) {
    Story t{millions::figures::second_edition(5)};
    t.begin(Al).loot("L2-09").pick({Driver, Brute, Driver, Mentalist, Tech}).hide(Tech);
    int truths = 0;
    constexpr int kTimes = 500;
    for (std::uint64_t seed = 0; seed < kTimes; ++seed) {
        truths += rookies_move(t, Al, seed).role == Driver ? 1 : 0;
    }
    EXPECT_GT(truths, kTimes * 55 / 100);
    EXPECT_LT(truths, kTimes * 80 / 100);
}

TEST(Rookie, remembers_who_was_caught_lying) {
    using millions::Event;
    using millions::Happening;
    const MillionsGame game = game_of(millions::figures::first_edition(4));
    millions::RookieBot bot;
    const double before = bot.memory().honesty.of(Bea);
    const auto happens = [&](Happening what, Seat seat, Role role) {
        Event event;
        event.what = what;
        event.seat = seat;
        event.character = of(seat);
        event.role = role;
        bot.hear(game, AnyEvent::of(event));
    };
    happens(Happening::Claimed, Bea, Driver);
    happens(Happening::Claimed, Cid, Crook);
    happens(Happening::Shown, Bea, Brute);
    happens(Happening::Shown, Cid, Crook);
    happens(Happening::Shown, Dan, Driver);  // who said nothing told no lie
    EXPECT_LT(bot.memory().honesty.of(Bea), before);
    EXPECT_GT(bot.memory().honesty.of(Cid), before);
    EXPECT_EQ(bot.memory().honesty.of(Dan), before);
}

TEST(Rookie, believes_claims_but_those_of_a_liar_less) {
    Story t{millions::figures::first_edition(5)};
    t.begin(Al).loot("L1-06").pick({Brute, Driver, Crook, Snitch, Crook}).hide(Crook);
    const auto believed = [&](const millions::Honesty& honesty) {
        double sum = 0.0;
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            Rng luck{seed};
            const View seen = millions::view(t.rules(), t.state(), Al);
            sum += millions::likely(millions::imagine(t.rules(), seen, honesty, luck), of(Bea),
                                    Driver);
        }
        return sum / kSeeds;
    };
    const double unsaid = believed({});
    t.plays(Al, bare(Ready)).plays(Bea, claim_for(of(Bea), Driver));
    millions::Honesty liar;
    for (int i = 0; i < 6; ++i) liar.learn(Bea, false);
    EXPECT_GT(believed({}), unsaid + 0.15);
    EXPECT_LT(believed(liar), believed({}) - 0.15);
}

// The same view, the same words heard, the same luck: the same move, whatever the hidden cards are.
TEST(Rookie, no_secret_can_reach_it) {
    for (const auto& rules :
         {millions::figures::first_edition(5),
          millions::figures::first_edition(3, {.fooled = true}),
          millions::figures::second_edition(6), millions::figures::second_edition(3)}) {
        const MillionsGame game = game_of(rules);
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Rng luck{seed};
            AnyState state = game.setup();
            std::vector<millions::RookieBot> bots(rules.players);
            for (Turn turn = game.turn(state); turn.kind != Turn::Kind::Over;
                 turn = game.turn(state)) {
                if (turn.kind == Turn::Kind::Chance) {
                    game.apply(state, game.outcomes(state)[0].outcome);
                    continue;
                }
                const Seat seat = game.next(state);
                const AnyView seen = game.view(state, seat);
                const AnyState twin = game.guess(seen, luck);
                ASSERT_TRUE(game.same(game.view(twin, seat), seen));
                compared += game.same(twin, state) ? 0 : 1;
                millions::RookieBot& bot = bots[static_cast<std::size_t>(seat)];
                millions::RookieBot double_of_bot = bot;
                Rng same_luck = luck;
                const AnyMove move = bot.choose(game, seen, game.legal(state, seat), luck);
                const AnyMove other = double_of_bot.choose(game, game.view(twin, seat),
                                                           game.legal(twin, seat), same_luck);
                ASSERT_TRUE(game.same(move, other));
                game.apply(state, seat, move);
            }
        }
        EXPECT_GT(compared, 100);
    }
}

}  // namespace
}  // namespace moneybags::bot_tables
