// What is always true: section 8, in games of chance players, with the tests' own counting. (The
// properties look for the same and more in far more games.)

#include <gtest/gtest.h>

#include <map>

#include "tests/games/guillotines/story.h"
#include "tests/support/anyhow.h"

namespace moneybags::guillotines::stories {
namespace {

// Visits every state of some games of every size and level.
template <class Visit>
void every_state(const Visit& visit) {
    for (int players = 2; players <= 5; ++players) {
        for (int level = 1; level <= kMaxLevel; ++level) {
            const Rules rules = figures(
                players, level,
                {.puppets = level != 2, .level_up = level == 1, .deal = true, .turn_limit = 60});
            for (std::uint64_t seed = 0; seed < 2; ++seed) {
                SCOPED_TRACE(std::to_string(players) + " players, level " + std::to_string(level) +
                             ", seed " + std::to_string(seed));
                Rng luck{seed};
                State state = setup(rules);
                while (state.open.phase != Phase::Over) {
                    visit(rules, state);
                    if (::testing::Test::HasFatalFailure()) return;
                    testing_support::step_anyhow(rules, state, luck);
                }
                visit(rules, state);
            }
        }
    }
}

// INV-1
TEST(GuillotinesAlways, every_card_is_in_exactly_one_place) {
    every_state([](const Rules& rules, const State& state) {
        std::map<Kind, unsigned> found;
        const auto count = [&](Bag cards) {
            for (const Kind k : cards) found[k] += cards.count(k);
        };
        count(state.secret.deck);
        count(state.secret.pool);
        count(state.open.discard);
        count(state.open.table);
        count(Bag::of(state.secret.aside));
        count(Bag::of(state.open.activated));
        for (const Bag hand : state.secret.hand.items) count(hand);
        for (const Bag envelope : state.secret.envelope.items) count(envelope);
        if (state.open.crisis != Crisis::None) ++found[kind_of(state.open.crisis)];
        for (std::size_t i = 0; i < cards_at_markets(state.open); ++i) {
            ++found[state.secret.market[i].kind()];
        }
        unsigned all = 0;
        for (const auto& [kind, copies] : found) {
            const unsigned there = is_resource(kind)       ? 3
                                   : kind == Kind::Audit   ? 2
                                   : state.open.level >= 2 ? 1
                                   : is_special(kind)      ? 1
                                                           : 0;
            ASSERT_EQ(copies, there) << "kind " << static_cast<int>(kind);
            all += copies;
        }
        ASSERT_EQ(all, 45u + 4u + (state.open.level >= 2 ? 12u : 0u));
        ASSERT_EQ(rules.specials, state.open.specials);
    });
}

// INV-2
TEST(GuillotinesAlways, every_asset_is_in_exactly_one_place) {
    every_state([](const Rules&, const State& state) {
        for (unsigned a = 0; a < kAssets; ++a) {
            const Asset asset{static_cast<std::uint8_t>(a)};
            int places = state.open.at_market.has(asset) ? 1 : 0;
            for (const AssetSet owned : state.open.owned.items) places += owned.has(asset) ? 1 : 0;
            ASSERT_LE(places, 1);
        }
        for (const Market m : MarketSet::first(kMarkets)) {
            ASSERT_LE(assets_at(state.open, m).size(), 3);
        }
    });
}

// INV-2: what is removed stays removed.
TEST(GuillotinesAlways, removed_assets_never_come_back) {
    AssetSet before = AssetSet::first(kAssets);
    every_state([&](const Rules&, const State& state) {
        const AssetSet now = state.open.at_market | owned_by_anybody(state.open);
        if (state.open.stage == Stage::Setup) {
            before = AssetSet::first(kAssets);
            return;
        }
        ASSERT_TRUE(before.holds(now));
        before = now;
    });
}

// INV-3
TEST(GuillotinesAlways, closed_markets_have_no_cards_and_others_one_top_card_at_most) {
    every_state([](const Rules&, const State& state) {
        std::size_t at = 0;
        for (const Market m : MarketSet::first(kMarkets)) {
            const std::size_t end = at + state.open.cards[m];
            ASSERT_TRUE(is_open(state.open, m) || end == at || state.open.phase == Phase::Over);
            for (; at < end; ++at) {
                ASSERT_TRUE(!state.secret.market[at].is_face_up() || at + 1 == end);
            }
        }
    });
}

// INV-4
TEST(GuillotinesAlways, ten_rebels_are_in_reserve_or_on_crises) {
    every_state([](const Rules& rules, const State& state) {
        int rebels = 0;
        for (std::size_t c = 0; c < kCrises; ++c) {
            const int there = state.open.rebels.items[c];
            ASSERT_TRUE(there == 0 || state.open.activated.has(static_cast<Crisis>(c)));
            rebels += there;
        }
        ASSERT_LE(rebels, rules.rebels);
        ASSERT_EQ(rebels == rules.rebels, state.open.phase == Phase::Celebrity ||
                                              state.open.reason == Reason::Celebrity ||
                                              state.open.reason == Reason::Revolution);
    });
}

// INV-5
TEST(GuillotinesAlways, hands_keep_their_limit_and_envelopes_hold_no_crisis) {
    every_state([](const Rules& rules, const State& state) {
        const Phase phase = state.open.phase;
        const bool resolving =
            phase == Phase::CutHand || phase == Phase::SpeculatorPick || phase == Phase::Dig;
        for (const Seat seat : all_seats(rules)) {
            const unsigned limit = state.open.face_up[seat] == Role::Banker ? 3 : 2;
            ASSERT_TRUE(resolving || state.secret.hand[seat].size() <= limit);
            ASSERT_TRUE(state.secret.envelope[seat].crises().empty());
        }
    });
}

// INV-6
TEST(GuillotinesAlways, every_role_is_with_one_player_or_in_the_role_deck) {
    every_state([](const Rules& rules, const State& state) {
        std::map<Role, int> found;
        for (const Seat seat : all_seats(rules)) {
            const Role hidden = state.secret.role[seat];
            const Role shown = state.open.face_up[seat];
            ASSERT_TRUE(hidden == Role::None || shown == Role::None);  // nobody has two
            ++found[hidden == Role::None ? shown : hidden];
        }
        for (const Role role : role_deck(rules, state)) ++found[role];
        for (const Role role : state.secret.looking) ++found[role];
        found.erase(Role::None);
        const std::size_t in_play = state.open.level < 3 ? 0 : state.open.level == 3 ? 6 : 9;
        ASSERT_EQ(found.size(), in_play);
        for (const auto& [role, places] : found) ASSERT_EQ(places, 1);
    });
}

// INV-7
TEST(GuillotinesAlways, nobody_is_complete_while_the_game_goes_on) {
    every_state([](const Rules& rules, const State& state) {
        if (state.open.phase == Phase::Over || state.open.stage == Stage::Setup) return;
        for (const Billionaire b : in_play(rules, state.open)) {
            ASSERT_GT(missing(rules, state.open, b), 0u);
        }
    });
}

// INV-8: Panic! goes one way through its stages, and Policy is one and belongs to level 4.
TEST(GuillotinesAlways, panic_happens_at_most_once_and_policy_is_one) {
    Panic before = Panic::Ahead;
    every_state([&](const Rules&, const State& state) {
        if (state.open.stage == Stage::Setup) before = Panic::Ahead;
        ASSERT_GE(state.open.panic, before);
        before = state.open.panic;
        ASSERT_TRUE(state.open.level == 4 || state.open.policy == Policy::None);
        int doubled = 0;
        for (unsigned s = 0; s < kSuits; ++s) {
            doubled += is_doubled(state.open, static_cast<Suit>(s)) ? 1 : 0;
        }
        ASSERT_LE(doubled, 1);
    });
}

// INV-9: whatever else might be, hidden from a seat, it sees the same.
TEST(GuillotinesAlways, a_view_is_unchanged_by_what_is_hidden) {
    Rng luck{9};
    int different = 0;
    every_state([&](const Rules& rules, const State& state) {
        if (luck.below(10) != 0) return;
        for (const Seat seat : all_seats(rules)) {
            const View seen = view(rules, state, seat);
            const State other = guess(rules, seen, luck);
            ASSERT_EQ(view(rules, other, seat), seen);
            different += other == state ? 0 : 1;
        }
        const View seen = view(rules, state, kSpectator);
        ASSERT_EQ(view(rules, guess(rules, seen, luck), kSpectator), seen);
    });
    EXPECT_GT(different, 1000);  // what is hidden was indeed something else
}

// INV-10
TEST(GuillotinesAlways, who_is_asked_follows_from_public_facts_and_has_something_to_say) {
    Rng luck{10};
    std::size_t longest = 0;
    every_state([&](const Rules& rules, const State& state) {
        const Turn now = turn(rules, state);
        for (const Seat seat : now.seats) {
            const std::size_t options = legal(rules, state, seat).size();
            ASSERT_GE(options, 1u);
            ASSERT_LE(options, 255u);
            longest = std::max(longest, options);
        }
        if (luck.below(10) != 0) return;
        const State other = guess(rules, view(rules, state, kSpectator), luck);
        ASSERT_EQ(turn(rules, other), now);
    });
    EXPECT_GT(longest, 20u);
}

}  // namespace
}  // namespace moneybags::guillotines::stories
