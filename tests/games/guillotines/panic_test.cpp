// Panic! and its protocol: 3.11, 6.3, and the rulings on them.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

constexpr Move swap(Asset a, Asset b) { return with_assets(Act::OfferSwap, a, b); }
constexpr Move gives_up(Asset asset) { return with_assets(Act::OfferSacrifice, asset); }

// P1 is about to buy where Floods lie; six Rebels are out.
Table before_panic(int level = 2) {
    Table t{3, level};
    t.six_rebels().hand(P1, {bombs(1)}).market(Toys, {kFloods}).set_aside(0);
    return t;
}

// BG-PAN-01, BG-PAN-02, BG-PAN-04
TEST(GuillotinesPanic, is_due_at_seven_and_comes_at_the_end_of_the_turn) {
    Table t = before_panic(4);
    t.hand(P1, {bombs(2)}).plays(buy(Toys, {bombs(1)})).deal();
    t.falls_to(P1).plays(sets(Policy::None));
    EXPECT_EQ(t.open().panic, Panic::Due);
    EXPECT_EQ(t.phase(), Phase::Envelope);  // the turn goes on first
    t.plays(Act::Stop);
    EXPECT_EQ(t.phase(), Phase::PanicDraw);
    EXPECT_EQ(t.open().leader, P1);
    EXPECT_EQ(t.open().current, P1);
    Table seven{3, 2};  // seven are just enough
    seven.six_rebels().hand(P1, {bombs(1)}).market(Toys, {kWildfires}).set_aside(0);
    seven.plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_EQ(seven.rebels(), 7);
    EXPECT_EQ(seven.phase(), Phase::PanicDraw);
    Table six{3, 2};  // six are not enough
    six.rebels(Crisis::Militias, 3).rebels(Crisis::Wildfires, 1).hand(P1, {bombs(1)});
    six.market(Toys, {kFloods}).plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_EQ(six.rebels(), 6);
    EXPECT_EQ(six.open().panic, Panic::Ahead);
    EXPECT_EQ(six.open().current, P2);
}

// BG-PAN-03, BG-R-24
TEST(GuillotinesPanic, once_due_takes_place_though_rebels_have_gone) {
    Table t = before_panic(4);
    t.plays(buy(Toys, {bombs(1)})).deal();
    t.falls_to(P2).plays(sets(Policy::RepressTheRebels)).rolls(3).plays(from(Crisis::Militias));
    EXPECT_EQ(t.rebels(), 6);
    EXPECT_EQ(t.phase(), Phase::PanicDraw);
}

// BG-R-24a
TEST(GuillotinesPanic, counts_the_rebels_that_are_there_now) {
    Table t{3, 2};
    t.rebels(Crisis::Militias, 1).rebels(Crisis::Poverty, 3).hand(P1, {bombs(1)});  // two gone
    t.market(Toys, {kFloods}).set_aside(0).plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_EQ(t.rebels(), 6);
    EXPECT_EQ(t.open().panic, Panic::Ahead);
}

// BG-PAN-05
TEST(GuillotinesPanic, the_card_is_one_of_five_at_random) {
    Table t = before_panic();
    t.plays(buy(Toys, {bombs(1)})).deal();
    ASSERT_EQ(t.phase(), Phase::PanicDraw);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 5u);
    for (const auto& each : outcomes(t.rules(), t.state())) EXPECT_EQ(each.weight, 1u);
    t.owns(P1, {kArtHoard}).owns(P2, {kMegaYacht});
    t.happens({.luck = Luck::Panic, .panic = PanicCard::MoralCrusade});
    EXPECT_EQ(t.seen_by(P3).open.panic_card, PanicCard::MoralCrusade);  // shown
}

// P1 leads; Influence, Legacy and Power are wanted, and there are eight Rebels.
Table fascist_rule() {
    Table t{3, 2};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).hand(P1, {bombs(1)});
    t.stock(Legacy, {kEnclave})
        .owns(P1, {kArtHoard, kMegaYacht})
        .owns(P2, {kThinkTank, kNobleEstate});
    t.owns(P3, {kTabloidEmpire}).panics(PanicCard::FascistRule);
    return t;
}

// BG-PAN-06
TEST(GuillotinesPanic, succeeds_with_three_assets_one_of_each_type_by_consent) {
    Table t = fascist_rule();
    EXPECT_EQ(t.against(gives_up(kArtHoard)), "BG-PAN-06 wrong-type");  // Influence first
    EXPECT_EQ(t.against(gives_up(kLobbyists)), "BG-PAN-08 no-such-asset");
    t.plays(gives_up(kThinkTank)).plays(gives_up(kArtHoard));
    EXPECT_EQ(t.against(just(Act::MakeOffer)), "BG-PAN-12 offer-incomplete");
    t.plays(gives_up(kTabloidEmpire)).plays(Act::MakeOffer);
    EXPECT_EQ(t.asked(), (SeatSet{P2, P3}));  // P1 consents by offering
    t.plays(P2, Act::Yes);
    EXPECT_EQ(t.assets(P2).size(), 2);  // not before all have answered
    t.plays(P3, Act::Yes);
    EXPECT_EQ(t.phase(), Phase::PanicRoll);
    EXPECT_TRUE(t.at(Influence).has(kThinkTank));
    EXPECT_TRUE(t.at(Legacy).has(kArtHoard));
    EXPECT_TRUE(t.at(Power).has(kTabloidEmpire));
}

// BG-PAN-07, BG-R-26: a trade needs the consent of all who give, and stands.
TEST(GuillotinesPanic, players_may_trade_by_mutual_consent) {
    Table t = fascist_rule();
    EXPECT_EQ(t.against(swap(kArtHoard, kMegaYacht)), "BG-PAN-07 same-player");
    EXPECT_EQ(t.against(swap(kLobbyists, kArtHoard)), "BG-PAN-07 no-such-asset");
    t.plays(swap(kThinkTank, kArtHoard)).plays(Act::MakeOffer);
    EXPECT_EQ(t.asked(), SeatSet{P2});
    Table refused = t;
    t.plays(P2, Act::Yes);
    EXPECT_EQ(t.assets(P1), (AssetSet{kThinkTank, kMegaYacht}));
    EXPECT_EQ(t.assets(P2), (AssetSet{kArtHoard, kNobleEstate}));
    EXPECT_EQ(t.open().asked, P2);  // the next slot
    refused.plays(P2, Act::No);
    EXPECT_EQ(refused.assets(P1), (AssetSet{kArtHoard, kMegaYacht}));
    EXPECT_EQ(refused.open().asked, P2);
}

// BG-PAN-08
TEST(GuillotinesPanic, any_owned_asset_of_the_type_will_do) {
    Table t{4, 2};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).is(P1, Billionaire::WarProfiteer);
    t.owns(P1, {kThinkTank, kArtHoard, kLawyers}).panics(PanicCard::FascistRule);
    t.plays(gives_up(kThinkTank));  // not needed by its owner
    EXPECT_TRUE(t.allows(gives_up(kArtHoard)));
    t.plays(gives_up(kArtHoard)).plays(gives_up(kLawyers)).plays(Act::MakeOffer);  // starred
    EXPECT_EQ(t.phase(), Phase::PanicRoll);  // one owner alone, who offered
    EXPECT_TRUE(t.assets(P1).empty());
}

// BG-PAN-09
TEST(GuillotinesPanic, a_success_lets_the_leader_take_so_many_rebels_away) {
    Table t = fascist_rule();
    t.plays(gives_up(kThinkTank)).plays(gives_up(kArtHoard)).plays(gives_up(kTabloidEmpire));
    t.plays(Act::MakeOffer).plays(P2, Act::Yes).plays(P3, Act::Yes);
    Table all = t;
    t.rolls(3);
    ASSERT_EQ(t.phase(), Phase::RemoveRebels);
    EXPECT_EQ(t.open().asked, P1);
    t.plays(from(Crisis::DoomsdayCults)).plays(from(Crisis::Militias));
    t.plays(from(Crisis::DoomsdayCults));
    EXPECT_EQ(t.rebels(), 5);
    EXPECT_EQ(t.open().rebels[Crisis::DoomsdayCults], 0);
    EXPECT_EQ(t.open().rebels[Crisis::Militias], 2);
    all.rolls(6);
    EXPECT_EQ(all.open().left, 6);
}

// BG-PAN-09: all, if fewer
TEST(GuillotinesPanic, fewer_rebels_than_the_die_all_go) {
    Table t{3, 2};
    t.rebels(Crisis::Militias, 3).rebels(Crisis::Wildfires, 1);
    t.owns(P1, {kThinkTank, kArtHoard, kTabloidEmpire}).panics(PanicCard::FascistRule);
    t.plays(gives_up(kThinkTank)).plays(gives_up(kArtHoard)).plays(gives_up(kTabloidEmpire));
    t.plays(Act::MakeOffer).rolls(5);
    EXPECT_EQ(t.rebels(), 0);
    EXPECT_EQ(t.open().current, P2);
}

// BG-PAN-10, BG-R-26
TEST(GuillotinesPanic, a_failure_moves_nothing_but_trades_done_stand) {
    Table t = fascist_rule();
    t.plays(swap(kThinkTank, kArtHoard)).plays(Act::MakeOffer).plays(P2, Act::Yes);
    t.plays(Act::Pass).plays(Act::Pass);                   // P2, P3: the first lap is over
    t.plays(Act::Pass).plays(Act::Pass).plays(Act::Pass);  // the second
    EXPECT_EQ(t.open().panic, Panic::Past);
    EXPECT_EQ(t.rebels(), 8);
    EXPECT_EQ(t.assets(P1), (AssetSet{kThinkTank, kMegaYacht}));
    EXPECT_EQ(t.assets(P3), AssetSet{kTabloidEmpire});
    EXPECT_EQ(t.open().current, P2);
}

// BG-PAN-12: over after a lap in which all passed, or after two laps
TEST(GuillotinesPanic, ends_after_a_lap_of_passes_or_two_laps) {
    Table t = fascist_rule();
    t.plays(Act::Pass).plays(Act::Pass).plays(Act::Pass);
    EXPECT_EQ(t.open().panic, Panic::Past);
    Table long_talk = fascist_rule();
    for (int i = 0; i < 6; ++i) {
        EXPECT_EQ(long_talk.phase(), Phase::Negotiate) << i;
        const Seat seat = long_talk.open().asked;
        EXPECT_EQ(number(seat), i % 3);  // in seat order from the leader
        long_talk.plays(swap(kThinkTank, kArtHoard)).plays(Act::MakeOffer);
        for (const Seat other : long_talk.asked()) long_talk.plays(other, Act::No);
    }
    EXPECT_EQ(long_talk.open().panic, Panic::Past);
}

// BG-PAN-11
TEST(GuillotinesPanic, happens_once_in_a_game) {
    Table t = before_panic();
    t.panic(Panic::Past).plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_EQ(t.rebels(), 8);
    EXPECT_EQ(t.open().panic, Panic::Past);
    EXPECT_EQ(t.open().current, P2);
    EXPECT_EQ(t.phase(), Phase::DrawStep);
}

// BG-PAN-12: an offer is put together step by step, unseen, in one order.
TEST(GuillotinesPanic, an_offer_has_one_spelling) {
    Table t = fascist_rule();
    t.owns(P1, {kScamCharity, kPersonalZoo}).owns(P2, {kSocialMedia, kGolfPlantation});
    EXPECT_EQ(t.against(swap(kArtHoard, kThinkTank)), "BG-PAN-12 offer-order");
    EXPECT_EQ(t.against(adds(kScamCharity, P2)), "BG-PAN-12 no-swap-to-add-to");
    t.plays(swap(kThinkTank, kArtHoard));
    EXPECT_EQ(t.seen_by(P1).offer.made, 1);
    EXPECT_EQ(t.seen_by(P2).offer.made, 0);  // unseen
    EXPECT_EQ(t.against(swap(kSocialMedia, kScamCharity)), "BG-PAN-12 pair-swaps-already");
    EXPECT_EQ(t.against(swap(kArtHoard, kTabloidEmpire)), "BG-PAN-12 asset-used");
    t.plays(swap(kScamCharity, kTabloidEmpire));  // of P1 and P3
    EXPECT_EQ(t.against(adds(kMegaYacht, P1)), "BG-PAN-07 same-player");
    t.plays(adds(kMegaYacht, P2));
    EXPECT_EQ(t.against(adds(kSocialMedia, P1)), "BG-PAN-12 offer-order");
    EXPECT_EQ(t.against(swap(kSocialMedia, kPersonalZoo)), "BG-PAN-12 pair-swaps-already");
    t.plays(adds(kPersonalZoo, P3));
    EXPECT_EQ(t.against(adds(kGolfPlantation, P1)), "BG-PAN-12 offer-too-long");
    t.plays(gives_up(kThinkTank));
    EXPECT_EQ(t.against(swap(kSocialMedia, kPersonalZoo)), "BG-PAN-12 offer-order");
    t.plays(gives_up(kArtHoard)).plays(gives_up(kTabloidEmpire)).plays(Act::MakeOffer);
    EXPECT_EQ(t.seen_by(P2).offer.made, 4);  // public once made
    EXPECT_EQ(t.asked(), (SeatSet{P2, P3}));
    t.plays(P3, Act::Yes).plays(P2, Act::Yes);
    EXPECT_EQ(t.assets(P1), AssetSet{});
    EXPECT_EQ(t.assets(P2), (AssetSet{kMegaYacht, kNobleEstate, kSocialMedia, kGolfPlantation}));
    EXPECT_EQ(t.assets(P3), (AssetSet{kScamCharity, kPersonalZoo}));
}

// BG-PAN-12: what may still come is listed, and nothing that would be refused.
TEST(GuillotinesPanic, an_offer_goes_on_in_table_order) {
    Table t = fascist_rule();
    t.owns(P1, {kScamCharity, kPersonalZoo}).owns(P2, {kSocialMedia, kGolfPlantation});
    const auto lists_what_it_allows = [&t] {
        for (std::size_t a = 0; a < kAssets; ++a) {
            for (std::size_t b = 0; b < kAssets; ++b) {
                const Move move = swap(static_cast<Asset>(a), static_cast<Asset>(b));
                EXPECT_EQ(t.lists(move), t.allows(move)) << "swap " << a << " and " << b;
            }
            for (const Seat to : {P1, P2, P3}) {
                const Move move = adds(static_cast<Asset>(a), to);
                EXPECT_EQ(t.lists(move), t.allows(move)) << "add " << a;
            }
        }
    };
    lists_what_it_allows();
    t.plays(swap(kArtHoard, kTabloidEmpire));
    lists_what_it_allows();  // no swap that begins earlier
    t.plays(adds(kPersonalZoo, P3));
    lists_what_it_allows();  // no swap at all
    t.plays(gives_up(kThinkTank));
    lists_what_it_allows();  // no trade
    EXPECT_EQ(t.listed(Act::OfferSwap) + t.listed(Act::OfferAdd), 0);
}

// BG-PAN-12: an addition stands later in table 1.3 than what its giver swaps there.
TEST(GuillotinesPanic, an_addition_is_later_than_the_swap) {
    Table t = fascist_rule();
    t.owns(P1, {kScamCharity}).plays(swap(kThinkTank, kScamCharity));
    EXPECT_EQ(t.against(adds(kArtHoard, P2)), "BG-PAN-12 offer-order");  // swap that one instead
    EXPECT_TRUE(t.allows(adds(kMegaYacht, P2)));
    EXPECT_TRUE(t.allows(adds(kNobleEstate, P1)));
}

// BG-PAN-12: whoever gives nothing may still offer; a pass drops what was put together.
TEST(GuillotinesPanic, a_third_party_may_offer_and_a_pass_drops_it) {
    Table t = fascist_rule();
    t.plays(swap(kThinkTank, kTabloidEmpire)).plays(Act::MakeOffer);
    EXPECT_EQ(t.asked(), (SeatSet{P2, P3}));
    t.plays(P2, Act::Yes).plays(P3, Act::Yes);
    EXPECT_EQ(t.assets(P3), AssetSet{kThinkTank});
    t.plays(gives_up(kThinkTank)).plays(Act::Pass);
    EXPECT_TRUE(t.secret().offer.empty());
    EXPECT_EQ(t.open().asked, P3);
}

// BG-R-27
TEST(GuillotinesPanic, a_trade_may_win) {
    Table t{3, 2};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).is(P1, Billionaire::MediaBaron);
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire, kMegaYacht});
    t.owns(P2, {kNobleEstate}).panics(PanicCard::FascistRule);
    t.plays(swap(kMegaYacht, kNobleEstate)).plays(Act::MakeOffer).plays(P2, Act::Yes);
    EXPECT_TRUE(t.has_won({P1}, Reason::Assets));
}

// BG-R-27: judged after the whole offer, the sacrifice included
TEST(GuillotinesPanic, a_trade_that_is_sacrificed_does_not_win) {
    Table t{3, 2};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).is(P1, Billionaire::MediaBaron);
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire, kMegaYacht});
    t.owns(P2, {kNobleEstate}).panics(PanicCard::FascistRule);
    t.plays(swap(kMegaYacht, kNobleEstate)).plays(gives_up(kThinkTank));
    t.plays(gives_up(kArtHoard)).plays(gives_up(kTabloidEmpire)).plays(Act::MakeOffer);
    t.plays(P2, Act::Yes);
    EXPECT_FALSE(t.is_over());
    EXPECT_EQ(t.phase(), Phase::PanicRoll);
}

// BG-R-28
TEST(GuillotinesPanic, without_one_of_the_types_only_trades_are_offered) {
    Table t{3, 2};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).owns(P1, {kThinkTank}).owns(P2, {kArtHoard});
    t.panics(PanicCard::FascistRule);  // nobody owns Power
    EXPECT_EQ(t.against(gives_up(kThinkTank)), "BG-R-28 type-not-owned");
    EXPECT_EQ(t.listed(Act::OfferSwap), 1);
    t.plays(Act::Pass).plays(Act::Pass).plays(Act::Pass);
    EXPECT_EQ(t.rebels(), 8);
    EXPECT_EQ(t.open().panic, Panic::Past);
}

// BG-R-26: free talk is allowed and binds nobody.
TEST(GuillotinesPanic, anybody_may_talk) {
    const Table t = fascist_rule();
    for (const Seat seat : {P1, P2, P3}) {
        EXPECT_FALSE(say_objection(t.rules(), t.state(), seat));
    }
}

}  // namespace
}  // namespace moneybags::guillotines::stories
