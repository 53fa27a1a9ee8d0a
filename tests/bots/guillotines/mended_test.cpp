// Habits that rookies of Billionaires & Guillotines have been cured of.

#include "tests/bots/guillotines/table.h"
#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::bot_tables {
namespace {

using namespace stories;

// What rookies of many tempers do here, each just sat down.
std::vector<Move> tempers(const Table& t, Seat seat) {
    const Guillotines game = game_of(t.rules());
    const AnyState state = AnyState::of(t.state());
    std::vector<Move> moves;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        RookieBot bot;
        Rng luck{seed};
        moves.push_back(
            bot.choose(game, game.view(state, seat), game.legal(state, seat), luck).as<Move>());
    }
    return moves;
}
int how_many(const std::vector<Move>& moves, Act act) {
    return static_cast<int>(std::count_if(moves.begin(), moves.end(),
                                          [&](const Move& each) { return each.act == act; }));
}

// P2 is the Aristocrat and lacks one of Vanity; P1 holds it and P2 asks for it.
TEST(MendedGuillotines, never_swaps_away_the_asset_that_another_lacks) {  // DP-11
    Table t{3, 3};
    t.owns(P2, {kEnclave, kArtHoard, kLobbyists, kMegaYacht, kThinkTank});
    t.owns(P1, {kGolfPlantation, kTabloidEmpire}).role(P2, Role::ScamArtist).bunker(P2);
    t.hand(P2, {dishes(1)}).turn_of(P2).plays(P2, reveal(Role::ScamArtist, kGolfPlantation));
    ASSERT_EQ(t.phase(), Phase::ScamAnswer);
    EXPECT_EQ(how_many(tempers(t, P1), Act::Swap), 0);
}

TEST(MendedGuillotines, ends_a_round_that_offers_nothing) {  // BG-OPT-03
    Table t{3, 1};                                           // the Media Baron needs no Toys
    for (const Market m : {Influence, Legacy, Power, Vanity}) t.stock(m, {});
    t.stock(Toys, {kMegaYacht}).begins();
    ASSERT_EQ(t.phase(), Phase::CallEarlyEnd);
    EXPECT_GT(how_many(tempers(t, P1), Act::CallVote), 35);
    Table wanted{3, 1};
    for (const Market m : {Influence, Legacy, Toys, Power}) wanted.stock(m, {});
    wanted.stock(Vanity, {kGolfPlantation}).begins();
    ASSERT_EQ(wanted.phase(), Phase::CallEarlyEnd);
    EXPECT_EQ(how_many(tempers(wanted, P1), Act::CallVote), 0);
}

// Whole games, watched.
struct Watched {
    int offers = 0, repeated = 0, exchanges_in_a_row = 0;
};
Watched watch(int players, int level, std::uint64_t seed) {
    const Rules rules = rules_for(players, {
                                               {"level", level}
    });
    const Guillotines game = game_of(rules);
    std::vector<RookieBot> bots(static_cast<std::size_t>(players));
    std::vector<int> row(static_cast<std::size_t>(players));
    std::vector<std::pair<Seat, Offer>> made;
    std::uint16_t made_in = 0;
    Watched watched;
    Rng luck{seed};
    State state = setup(rules);
    for (int step = 0; step < 20'000; ++step) {
        const Turn now = turn(rules, state);
        if (now.kind == Turn::Kind::Over) break;
        if (now.kind == Turn::Kind::Chance) {
            apply(rules, state, draw(outcomes(rules, state), luck));
            continue;
        }
        const Seat seat = next(rules, state);
        const auto i = static_cast<std::size_t>(seat);
        const AnyState any = AnyState::of(state);
        const Move move =
            bots[i].choose(game, game.view(any, seat), game.legal(any, seat), luck).as<Move>();
        if (made_in != state.open.turn) made.clear();
        made_in = state.open.turn;
        if (move.act == Act::MakeOffer) {
            const std::pair<Seat, Offer> offer{seat, state.secret.offer};
            ++watched.offers;
            watched.repeated += std::find(made.begin(), made.end(), offer) != made.end() ? 1 : 0;
            made.push_back(offer);
        }
        if (state.open.phase == Phase::Action) {
            row[i] = move.act == Act::ExchangeTops ? row[i] + 1 : 0;
            watched.exchanges_in_a_row = std::max(watched.exchanges_in_a_row, row[i]);
        }
        apply(rules, state, seat, move);
    }
    return watched;
}

TEST(MendedGuillotines, repeats_no_refused_offer_and_exchanges_no_tops_for_ever) {
    Watched all;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Watched one = watch(seed % 2 == 0 ? 4 : 2, seed % 4 < 2 ? 2 : 4, seed);
        all.offers += one.offers;
        all.repeated += one.repeated;
        all.exchanges_in_a_row = std::max(all.exchanges_in_a_row, one.exchanges_in_a_row);
    }
    EXPECT_GT(all.offers, 10);
    EXPECT_EQ(all.repeated, 0);
    EXPECT_LT(all.exchanges_in_a_row, 6);
}

}  // namespace
}  // namespace moneybags::guillotines::bot_tables
