// How a game begins: section 2, 3.1.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// BG-SET-01
TEST(GuillotinesSetup, the_deck_of_level_1_is_45_resource_and_4_special_cards) {
    const Table t = Table::opening(3, 1);
    EXPECT_EQ(t.secret().deck.resources().size(), 45u);
    for (unsigned k = 0; k < kResourceKinds; ++k) {
        EXPECT_EQ(t.secret().deck.count(static_cast<Kind>(k)), 3u);
    }
    EXPECT_EQ(t.secret().deck.specials(),
              bag({Kind::Audit, Kind::Audit, Kind::GameTheMarket, Kind::Scam}));
    EXPECT_EQ(t.secret().deck.size(), 49u);
}

struct Row {
    int players;
    bool puppets;
    int level, deck, aside, assets, cards, stars, billionaires;
};

// Table 2.1: BG-SET-02, BG-SET-03, BG-SET-05, BG-SET-06, BG-SET-07, BG-PUP-18, BG-OPT-04
TEST(GuillotinesSetup, has_the_sizes_of_table_2_1) {
    const Row rows[] = {
        {2, true,  1, 32, 0, 2, 3, 4, 4},
        {2, true,  2, 35, 9, 2, 3, 4, 4},
        {2, false, 1, 37, 0, 3, 2, 0, 2},
        {2, false, 2, 41, 8, 3, 2, 0, 2},
        {3, true,  1, 36, 0, 3, 2, 0, 3},
        {3, true,  3, 40, 8, 3, 2, 0, 3},
        {4, true,  1, 35, 0, 3, 2, 4, 4},
        {4, true,  4, 39, 8, 3, 2, 4, 4},
        {5, true,  1, 34, 0, 3, 2, 5, 5},
        {5, true,  2, 38, 8, 3, 2, 5, 5},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(std::to_string(row.players) + " at level " + std::to_string(row.level));
        const Table t = Table::ready(row.players, row.level, {.puppets = row.puppets});
        EXPECT_EQ(t.deck_size(), row.deck);
        EXPECT_EQ(t.secret().aside.size(), row.aside);
        EXPECT_EQ(owned_by_anybody(t.open()).size(), row.stars);
        EXPECT_EQ(in_play(t.rules(), t.open()).size(), row.billionaires);
        for (const Market m : MarketSet::first(kMarkets)) {
            EXPECT_EQ(t.at(m).size(), row.assets);
            EXPECT_FALSE(t.at(m).has(asset_of(m, 3)));  // unstarred
            EXPECT_EQ(t.cards_at(m), row.cards);
            for (int i = 0; i < row.cards; ++i) {
                EXPECT_EQ(t.card_at(m, i).is_face_up(), i + 1 == row.cards);
            }
        }
        for (const Seat seat : all_seats(t.rules())) EXPECT_EQ(t.hand(seat).size(), 1u);
    }
}

// BG-SET-03, BG-SET-04, BG-R-03
TEST(GuillotinesSetup, each_billionaire_in_play_gets_the_star_of_its_double_type) {
    for (const int players : {2, 4, 5}) {
        const Table t = Table::ready(players, 1);
        int removed = 0;
        for (std::size_t i = 0; i < kBillionaires; ++i) {
            const Billionaire b = static_cast<Billionaire>(i);
            const Asset star = asset_of(t.rules().billionaires[b].twice, 3);
            if (in_play(t.rules(), t.open()).has(b)) {
                EXPECT_EQ(t.assets(b), AssetSet{star});
            } else {
                EXPECT_TRUE(t.is_removed(star));  // BG-SET-04
                ++removed;
            }
        }
        EXPECT_EQ(removed, players == 5 ? 0 : 1);
    }
    const Table three = Table::ready(3, 1);
    for (const Asset star : {kPyramidScheme, kCryogenicLab, kLuxuryJet, kLawyers, kCult}) {
        EXPECT_TRUE(three.is_removed(star));
    }
}

// BG-SET-02: which two it is, luck decides.
TEST(GuillotinesSetup, in_the_puppet_game_one_asset_of_each_market_is_left_out_at_random) {
    Table t = Table::opening(2, 1);
    while (t.phase() != Phase::RemoveAsset) t.first();
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 3u);
    t.happens({.luck = Luck::Leftover, .asset = kThinkTank});
    EXPECT_TRUE(t.is_removed(kThinkTank));
    EXPECT_EQ(t.at(Influence), (AssetSet{kLobbyists, kSocialMedia}));
    EXPECT_EQ(t.open().market, Legacy);
}

// BG-SET-06: Puppets get none; BG-PUP-01: drawn at random when the players have theirs
TEST(GuillotinesSetup, puppets_are_drawn_from_the_billionaires_left_over) {
    Table t = Table::opening(2, 1);
    t.plays(P1, {.act = Act::Pick, .billionaire = Billionaire::PropertySpeculator});
    t.plays(P2, {.act = Act::Pick, .billionaire = Billionaire::Aristocrat});
    ASSERT_EQ(t.phase(), Phase::DealPuppet);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 3u);
    t.happens({.luck = Luck::Puppet, .billionaire = Billionaire::WarProfiteer});
    EXPECT_EQ(t.open().puppet[P1], Billionaire::WarProfiteer);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 2u);
    t.happens({.luck = Luck::Puppet, .billionaire = Billionaire::MediaBaron});
    EXPECT_EQ(t.open().puppet[P2], Billionaire::MediaBaron);
    while (t.open().turn == 0) t.first();
    EXPECT_EQ(t.hand(P1).size() + t.hand(P2).size(), 2u);
}

// BG-SET-07, BG-PUP-18
TEST(GuillotinesSetup, four_random_crises_are_shuffled_in_or_three_with_puppets) {
    for (const int players : {2, 3}) {
        Table t = Table::opening(players, 2);
        while (t.phase() != Phase::AddCrisis) t.first();
        EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 12u);
        for (int i = 0; i < (players == 2 ? 3 : 4); ++i) {
            ASSERT_EQ(t.phase(), Phase::AddCrisis);
            t.first();
        }
        EXPECT_NE(t.phase(), Phase::AddCrisis);
        EXPECT_EQ(t.secret().deck.crises().size(), players == 2 ? 3u : 4u);
        EXPECT_EQ(t.secret().aside.size(), players == 2 ? 9 : 8);
        for (const Seat seat : {P1, P2, kSpectator}) {
            EXPECT_EQ(t.seen_by(seat).open.shown, CrisisSet{});  // nobody knows which
        }
    }
}

// BG-SET-08, BG-SET-09
TEST(GuillotinesSetup, roles_are_drafted_two_look_one_keep_from_the_starter_leftwards) {
    for (const int level : {3, 4}) {
        Table t = Table::opening(3, level, {.starter = P2});
        while (t.phase() != Phase::DrawRole) t.first();
        for (const Seat seat : {P2, P3, P1}) {
            EXPECT_EQ(t.open().asked, seat);
            // All that nobody has yet: the rest went back.
            const unsigned deck =
                (level == 3 ? 6u : 9u) - static_cast<unsigned>(t.open().has_role.size());
            EXPECT_EQ(outcomes(t.rules(), t.state()).size(), deck);
            t.first().first();
            ASSERT_EQ(t.phase(), Phase::KeepRole);
            EXPECT_EQ(t.asked(), SeatSet{seat});
            EXPECT_EQ(t.listed(Act::KeepRole), 2);
            EXPECT_EQ(t.against(keeps(Role::None)), "BG-SET-08 must-keep-one");
            t.first();
        }
        EXPECT_EQ(t.open().has_role, (SeatSet{P1, P2, P3}));
        EXPECT_EQ(t.open().policy, Policy::None);  // BG-SET-09
        for (const Seat seat : {P1, P2, P3}) EXPECT_TRUE(t.envelope(seat).empty());
        EXPECT_EQ(t.phase(), Phase::DrawStep);
        EXPECT_EQ(t.open().current, P2);
    }
}

// BG-SET-08: the looker alone sees them.
TEST(GuillotinesSetup, the_roles_looked_at_are_secret) {
    Table t = Table::opening(3, 3, {.starter = P1});
    while (t.phase() != Phase::KeepRole) t.first();
    EXPECT_EQ(t.seen_by(P1).looking.size(), 2);
    EXPECT_TRUE(t.seen_by(P2).looking.empty());
    EXPECT_EQ(t.seen_by(P2).open.looking, 2);
}

// BG-SET-10: what level 4 has of the levels below it
TEST(GuillotinesSetup, a_level_includes_those_below) {
    for (int level = 1; level <= 4; ++level) {
        Table t = Table::ready(4, level);
        EXPECT_EQ(t.secret().aside.size() > 0, level >= 2);
        EXPECT_EQ(!t.open().has_role.empty(), level >= 3);
        EXPECT_EQ(roles_in_play(t.rules(), t.open()).size(), level < 3 ? 0 : level == 3 ? 6 : 9);
        Table turn{3, level};
        turn.hand(P1, {bombs(1)}).after_action();
        EXPECT_EQ(turn.phase() == Phase::Envelope, level >= 4);
    }
}

// BG-SET-11, BG-R-04
TEST(GuillotinesSetup, lots_choose_the_starter_unless_the_host_names_one) {
    Table t = Table::opening(3, 1);
    while (t.phase() != Phase::ChooseStarter) t.first();
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 3u);
    t.falls_to(P3);
    EXPECT_EQ(t.open().current, P3);
    EXPECT_EQ(Table::ready(3, 1, {.starter = P2}).open().current, P2);
}

// BG-R-04
TEST(GuillotinesSetup, billionaires_are_picked_in_seat_order_or_dealt) {
    Table t = Table::opening(5, 1);
    for (const Seat seat : {P1, P2, P3, P4}) {
        ASSERT_EQ(t.phase(), Phase::PickBillionaire);
        EXPECT_EQ(t.open().asked, seat);
        EXPECT_EQ(t.listed(Act::Pick), 5 - number(seat));
        t.first();
    }
    EXPECT_NE(t.open().who[P5], Billionaire::None);  // the last one is left for P5
    Table taken = Table::opening(3, 1);
    taken.plays(P1, {.act = Act::Pick, .billionaire = Billionaire::TechOverlord});
    EXPECT_EQ(taken.against({.act = Act::Pick, .billionaire = Billionaire::TechOverlord}),
              "BG-R-04 billionaire-taken");
    Table dealt = Table::opening(3, 1, {.deal = true});
    ASSERT_EQ(dealt.phase(), Phase::DealBillionaire);
    EXPECT_EQ(outcomes(dealt.rules(), dealt.state()).size(), 5u);
    dealt.happens({.luck = Luck::Billionaire, .billionaire = Billionaire::WarProfiteer});
    EXPECT_EQ(dealt.open().who[P1], Billionaire::WarProfiteer);
    EXPECT_EQ(outcomes(dealt.rules(), dealt.state()).size(), 4u);
}

}  // namespace
}  // namespace moneybags::guillotines::stories
