// Whoever haggles comes closer: over whole games, and in single scenes.

#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <memory>
#include <tuple>

#include "tests/bots/table.h"
#include "tests/games/millions/story.h"
#include "tests/support/scale.h"

namespace moneybags::bot_tables {
namespace {

using namespace millions::stories;
using millions::Act;
using millions::Character;
using millions::Event;
using millions::Happening;
using millions::Move;
using millions::Rules;
using millions::View;

// What everybody named last, and how the next price compares.
struct Ledger {
    int first_words = 0, closer = 0, repeated = 0, backward = 0, past_the_other = 0;
    int fresh_again = 0, fresh_repeated = 0, fresh_worse = 0;

    void write(const Rules& rules, const View& seen, const Move& move) {
        if (round_ != seen.open.round) last_.clear();
        round_ = seen.open.round;
        if (move.act != Act::Offer && move.act != Act::Demand && move.act != Act::Counter) return;
        Seat payer{};
        for (const Seat seat : millions::all_seats(rules)) {
            if (move.pay[seat] > Millions{}) payer = seat;
        }
        const int price = move.pay[payer].count();
        const bool leaver = millions::owner(rules, move.character) == seen.me;
        const auto concedes = [&](int from, int to) { return leaver ? from - to : to - from; };
        int& mine = last_[{move.character, payer, seen.me}];
        if (move.act == Act::Counter) {
            for (const millions::Deal& deal : seen.open.deals) {
                if (deal.proposer != move.proposer || deal.character != move.character) continue;
                const int theirs = millions::payment(seen.open, deal, payer).count();
                past_the_other += concedes(price, theirs) <= 0 ? 1 : 0;
            }
            if (mine == 0) {
                ++first_words;
            } else {
                const int step = concedes(mine, price);
                ++(step > 0 ? closer : step == 0 ? repeated : backward);
            }
        } else if (mine != 0) {
            const int step = concedes(mine, price);
            ++(step > 0 ? fresh_again : step == 0 ? fresh_repeated : fresh_worse);
        }
        mine = price;
    }
    void next_game() { round_ = 0; }

   private:
    int round_ = 0;
    std::map<std::tuple<Character, Seat, Seat>, int> last_;
};

// A rookie whose prices are written down; a deaf one remembers only what he said himself.
class Watched final : public CopiedBot<Watched> {
   public:
    Watched(Ledger& ledger, bool deaf) : ledger_(ledger), deaf_(deaf) {}
    void hear(const Game& game, const AnyEvent& event) override {
        if (!deaf_) bot_.hear(game, event);
    }
    AnyMove choose(const Game& game, const AnyView& seen, std::span<const AnyChoice> legal,
                   Rng& luck) override {
        const AnyMove move = bot_.choose(game, seen, legal, luck);
        ledger_.write(dynamic_cast<const MillionsGame&>(game).rules(), seen.as<View>(),
                      move.as<Move>());
        return move;
    }

   private:
    millions::RookieBot bot_;
    Ledger& ledger_;
    bool deaf_;
};

void play_and_watch(const Rules& rules, bool deaf, Ledger& ledger) {
    const MillionsGame game = game_of(rules);
    Tally tally;
    for (int seed = 1; seed <= testing_support::scaled(25); ++seed) {
        ledger.next_game();
        Bots bots;
        for (int i = 0; i < rules.players; ++i) {
            bots.push_back(std::make_unique<Watched>(ledger, deaf));
        }
        ASSERT_TRUE(play(game, bots, static_cast<std::uint64_t>(seed), tally).over);
    }
}

void expect_sensible(const char* story, const Ledger& seen) {
    std::printf(
        "%s: counters first %d, closer %d, repeated %d, backward %d, past the other %d; fresh "
        "closer %d, repeated %d, worse %d\n",
        story, seen.first_words, seen.closer, seen.repeated, seen.backward, seen.past_the_other,
        seen.fresh_again, seen.fresh_repeated, seen.fresh_worse);
    EXPECT_EQ(seen.backward, 0);
    EXPECT_EQ(seen.repeated, 0);
    EXPECT_EQ(seen.past_the_other, 0);
    EXPECT_EQ(seen.fresh_worse, 0);
    EXPECT_EQ(seen.fresh_repeated, 0);
    EXPECT_GT(seen.closer, 0);  // they do haggle
    EXPECT_GT(seen.fresh_again, 0);
}

// Both editions at tables of three to six, by turn or live.
Ledger watched(millions::Edition edition, millions::Scheduling scheduling, bool deaf) {
    using namespace millions::figures;
    Ledger ledger;
    for (const int players : {3, 4, 5, 6}) {
        const Rules rules = edition == millions::Edition::First
                                ? first_edition(players, {.scheduling = scheduling})
                                : second_edition(players, {.scheduling = scheduling});
        play_and_watch(rules, deaf, ledger);
    }
    return ledger;
}

TEST(Haggling, every_price_comes_closer_than_ones_own_last) {
    using enum millions::Edition;
    using enum millions::Scheduling;
    expect_sensible("first edition", watched(First, Turn, false));
    expect_sensible("second edition", watched(Second, Turn, false));
    expect_sensible("first edition, live", watched(First, Live, false));
    expect_sensible("second edition, live", watched(Second, Live, false));
}

TEST(Haggling, also_of_those_who_only_remember_their_own_words) {
    using enum millions::Edition;
    using enum millions::Scheduling;
    expect_sensible("first edition, deaf", watched(First, Turn, true));
    expect_sensible("second edition, deaf", watched(Second, Turn, true));
}

// Al and Bea both drive, and Al knows it. He has asked her for 2; she offers 1.
Story al_wants_two_and_bea_offers_one() {
    Story t{millions::figures::first_edition(4)};
    t.begin(Al).loot("L1-06").pick({Driver, Driver, Crook, Brute}).hide(Brute);
    for (const Seat seat : {Bea, Cid, Dan}) t.state().open.looked[Al].add(of(seat));
    t.plays(Al, demand(of(Al), Bea, 2)).plays(Bea, counter(Al, of(Al), Bea, 1));
    return t;
}

Event round_begins(int number) {
    Event event;
    event.what = Happening::RoundBegins;
    event.number = static_cast<std::int16_t>(number);
    return event;
}
Event al_wants_two() {
    Event event;
    event.what = Happening::DealOpened;
    event.seat = Al;
    event.character = of(Al);
    event.pay = from(Bea, 2);
    return event;
}

// How often Al, having heard this, answers with a price of his own.
int counters_after(Story story, const std::vector<Event>& heard) {
    const MillionsGame game = game_of(story.rules());
    const AnyState state = AnyState::of(story.state());
    int count = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        millions::RookieBot bot;
        for (const Event& event : heard) bot.hear(game, AnyEvent::of(event));
        Rng luck{seed};
        const AnyMove move = bot.choose(game, game.view(state, Al), game.legal(state, Al), luck);
        count += move.as<Move>().act == Counter ? 1 : 0;
    }
    return count;
}

TEST(Haggling, between_one_and_two_there_is_no_room) {
    const Story t = al_wants_two_and_bea_offers_one();
    EXPECT_EQ(counters_after(t, {round_begins(1), al_wants_two()}), 0);
}

TEST(Haggling, who_comes_in_late_and_heard_nothing_may_haggle_anew) {
    EXPECT_GT(counters_after(al_wants_two_and_bea_offers_one(), {}), 0);
}

TEST(Haggling, prices_of_another_round_bind_nobody) {
    const Story t = al_wants_two_and_bea_offers_one();
    EXPECT_GT(counters_after(t, {round_begins(7), al_wants_two(), round_begins(1)}), 0);
}

}  // namespace
}  // namespace moneybags::bot_tables
