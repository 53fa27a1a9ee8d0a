// Winning and losing: 3.17, 4.3.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// P1, the Media Baron, lacks Vanity; P2, the Tech Overlord, lacks a second Toy.
Table both_lack_one(int level = 3) {
    Table t{3, level};
    t.is(P1, Billionaire::MediaBaron).is(P2, Billionaire::TechOverlord);
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire, kMegaYacht});
    t.owns(P2, {kPersonalZoo, kPyramidScheme, kScamCharity, kSpaceProgram, kNobleEstate});
    return t;
}

// BG-WIN-01, BG-WIN-02
TEST(GuillotinesWinning, comes_with_the_fifth_needed_asset_in_the_middle_of_a_turn) {
    Table t = both_lack_one();
    t.hand(P1, {bombs(3)}).market(Vanity, {locks(1)}).plays(buy(Vanity, {bombs(3)}));
    EXPECT_FALSE(t.is_over());
    t.plays(claims(kGolfPlantation));
    EXPECT_TRUE(t.has_won({P1}, Reason::Assets));
    EXPECT_EQ(t.cards_at(Vanity), 0);  // nothing more is dealt
    EXPECT_EQ(turn(t.rules(), t.state()).kind, Turn::Kind::Over);
    EXPECT_EQ(t.against(P2, just(Act::Draw)), "BG-WIN-02 game-over");
    const Standing standing = guillotines::standing(t.rules(), t.state());
    EXPECT_TRUE(standing.over);
    EXPECT_EQ(standing.winners, SeatSet{P1});
    EXPECT_EQ(standing.score[P1], 5);
    EXPECT_EQ(standing.score[P2], 4);
}

// BG-WIN-01: five Assets are not enough, the right five are.
TEST(GuillotinesWinning, needs_two_of_one_type_and_one_each_of_three) {
    const BillionaireFigures baron = figures(3, 1).billionaires[Billionaire::MediaBaron];
    struct Row {
        AssetSet owned;
        unsigned missing;
    };
    const Row rows[] = {
        {{},                                                                       5},
        {{kThinkTank},                                                             4},
        {{kThinkTank, kLobbyists},                                                 3},
        {{kThinkTank, kLobbyists, kSocialMedia, kPyramidScheme},                   3},
        {{kMegaYacht, kPersonalZoo, kPrivateIsland, kLuxuryJet},                   5},
        {{kThinkTank, kEnclave, kLawyers, kCult},                                  1},
        {{kThinkTank, kPyramidScheme, kEnclave, kLawyers, kCult},                  0},
        {{kThinkTank, kEnclave, kArtHoard, kCryogenicLab, kLawyers, kCult},        1},
        {{kLobbyists, kPyramidScheme, kCryogenicLab, kLawyers, kCult, kMegaYacht}, 0},
    };
    for (const Row& row : rows) EXPECT_EQ(missing(baron, row.owned), row.missing);
}

// BG-WIN-02, BG-R-30: out of turn, after every change of ownership
TEST(GuillotinesWinning, may_come_out_of_turn) {
    Table t = both_lack_one();
    t.owns(P3, {kGolfPlantation}).hand(P3, {Kind::Scam}).turn_of(P3);
    t.plays(scam(kMegaYacht, kGolfPlantation));
    EXPECT_TRUE(t.has_won({P1}, Reason::Assets));
}

// BG-WIN-03, BG-R-32
TEST(GuillotinesWinning, one_event_may_complete_several) {
    Table t = both_lack_one();
    t.role(P1, Role::ScamArtist).plays(reveal(Role::ScamArtist, kNobleEstate));
    t.plays(P2, Act::Swap).plays(with_assets(Act::Give, kMegaYacht));
    EXPECT_TRUE(t.has_won({P1, P2}, Reason::Assets));
}

// BG-WIN-04
TEST(GuillotinesWinning, a_toady_wins_as_well) {
    Table t = both_lack_one(4);
    t.shows(P3, Role::Toady).envelope(P3, {dishes(2), dishes(2)}).hand(P1, {bombs(3)});
    t.plays(buy(Vanity, {bombs(3)})).plays(claims(kGolfPlantation));
    EXPECT_TRUE(t.has_won({P1, P3}, Reason::Assets));
}

// BG-R-49: a winning Puppet's suit for a Puppet win
TEST(GuillotinesWinning, a_toady_follows_the_suit_of_the_puppet_that_won) {
    for (const Kind card : {bolts(2), dishes(2)}) {  // the Tech Overlord's, the Media Baron's
        Table t{2, 4};
        t.shows(P2, Role::Toady).envelope(P2, {card, card});
        t.owns(Billionaire::TechOverlord, {kMegaYacht, kPersonalZoo, kThinkTank, kArtHoard});
        t.puppet_step().rolls(6).rolls(4).plays(claims(kTabloidEmpire));
        EXPECT_EQ(t.has_won({P1, P2}, Reason::Puppet), card == bolts(2));
    }
}

// BG-WIN-05
TEST(GuillotinesWinning, the_revolution_leaves_nobody) {
    Table t{3, 2};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Past).round_crisis();
    t.card(kFloods);
    EXPECT_TRUE(t.has_won({}, Reason::Revolution));
    const Standing standing = guillotines::standing(t.rules(), t.state());
    EXPECT_TRUE(standing.over);
    EXPECT_TRUE(standing.winners.empty());
}

// BG-WIN-06
TEST(GuillotinesWinning, the_result_is_a_set_and_a_reason) {
    Table stalemate{3, 1, {.turn_limit = 20}};
    stalemate.market(Toys, {locks(1)}).market(Power, {locks(2)}).hand(P1, {bombs(1)}).turns(20);
    stalemate.plays(exchange(Toys, Power));
    EXPECT_TRUE(stalemate.has_won({}, Reason::Stalemate));
    Table puppet{2, 1};
    puppet.owns(Billionaire::TechOverlord, {kMegaYacht, kPersonalZoo, kThinkTank, kArtHoard});
    puppet.puppet_step().rolls(6).rolls(4).plays(claims(kTabloidEmpire));
    EXPECT_TRUE(puppet.has_won({P1}, Reason::Puppet));
    Table going{3, 1};
    EXPECT_FALSE(guillotines::standing(going.rules(), going.state()).over);
    EXPECT_EQ(going.open().reason, Reason::None);
}

// BG-R-30: a swap is one change: what is complete only on the way through does not win.
TEST(GuillotinesWinning, is_judged_when_a_swap_is_done) {
    Table t = both_lack_one();
    t.hand(P3, {Kind::Scam}).owns(P3, {kGolfPlantation}).turn_of(P3);
    t.plays(scam(kThinkTank, kGolfPlantation));  // Vanity comes, Influence goes
    EXPECT_FALSE(t.is_over());
    EXPECT_EQ(t.lacks(P1), 1u);
}

// BG-R-31
TEST(GuillotinesWinning, a_scam_artist_may_hand_another_the_fifth) {
    Table t = both_lack_one();
    t.owns(P3, {kPrivateIsland, kGolfPlantation}).turn_of(P3).role(P3, Role::ScamArtist);
    t.plays(reveal(Role::ScamArtist, kNobleEstate)).plays(P2, Act::Swap);
    t.plays(with_assets(Act::Give, kPrivateIsland));
    EXPECT_TRUE(t.has_won({P2}, Reason::Assets));
}

// BG-R-33: on a turn without special cards and Roles nothing moves Assets between boards.
TEST(GuillotinesWinning, no_trading_on_an_ordinary_turn) {
    Table t = both_lack_one(1);
    t.hand(P1, {bombs(1), locks(1)}).market(Toys, {locks(1)}).market(Power, {locks(2)});
    for (const Act act : {Act::Scam, Act::OfferSwap, Act::OfferAdd, Act::Give, Act::TradePuppet,
                          Act::Purchase, Act::Reveal}) {
        EXPECT_EQ(t.listed(act), 0);
        EXPECT_FALSE(t.allows(with_assets(act, kNobleEstate, kMegaYacht)));
    }
}

// BG-R-34
TEST(GuillotinesWinning, nobody_begins_complete) {
    for (int players = 2; players <= 5; ++players) {
        const Table t = Table::ready(players, 1);
        for (const Seat seat : all_seats(t.rules())) {
            EXPECT_GE(t.lacks(seat), 4u);
            EXPECT_LE(t.assets(seat).size(), 1);
        }
        EXPECT_FALSE(t.is_over());
    }
}

}  // namespace
}  // namespace moneybags::guillotines::stories
