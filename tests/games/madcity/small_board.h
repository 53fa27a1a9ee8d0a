#pragma once

// A board small enough for the compiler to play on: a ring of nine spaces with the lane across it,
// made by hand. (The real one is read from its file.)
//
//   START S1 S2 A1 A2 - road - RE - stunt - FINISH - and round again, one way from the stunt on

#include "games/madcity/game.h"

namespace moneybags::madcity::small_board {

inline constexpr int kSpaces = 9;
inline constexpr Place kStunt{7}, kFinish{8}, kRealEstate{6};
inline constexpr Business kA1{0}, kA2{1}, kS1{2}, kS2{3};

// The next space in either direction; -1 where there is none. Spaces 7 and 8 are left forwards
// only.
constexpr int forward(int space) { return (space + 1) % kSpaces; }
constexpr int backward(int space) {
    return space == 8 || space == 7 || space == 0 ? -1 : space - 1;
}

// Where a car can be after 1 … 6 steps, standing on a space or in the depot beside START.
constexpr std::array<Reach, kDieFaces> reach_from(Place place) {
    const bool in_depot = place == kDepot;
    std::array<Reach, kDieFaces> reaches;
    PlaceSet within;
    int ahead = in_depot ? -1 : static_cast<int>(place);
    int behind = ahead;
    for (Reach& reach : reaches) {
        ahead = ahead < 0 ? 0 : forward(ahead);
        behind = behind < 0 ? -1 : backward(behind);
        reach.exactly.add(Place{static_cast<std::uint8_t>(ahead)});
        if (behind >= 0) reach.exactly.add(Place{static_cast<std::uint8_t>(behind)});
        within = within | reach.exactly;
        reach.within = within;
    }
    return reaches;
}

constexpr void shop(Rules& r, Business b, int space, int buy, int lease) {
    const Place place{static_cast<std::uint8_t>(space)};
    r.buy[b] = Notes{buy};
    r.lease[b] = Notes{lease};
    for (std::size_t die = 0; die < kDieFaces; ++die) {
        r.sale[b][die] = die < 2 ? Notes{(buy + 1) / 2} : die < 4 ? Notes{buy} : Notes{2 * buy};
    }
    r.leasable.add(b);
    r.space_of[b] = place;
    r.business_at[place] = b;
    r.offered[place] = {b};
    r.offered[kRealEstate].add(b);
    r.ground[place] = Ground::Business;
}

constexpr Rules rules(std::uint32_t turn_limit) {
    Rules r;
    r.players = 2;
    r.spaces = kSpaces;
    r.businesses = 4;
    r.locations = 1;
    r.cards = 3;
    r.face_up = 1;
    r.signs = 2;
    r.turn_limit = turn_limit;
    r.note = 10'000;
    r.start_cash = Notes{1};
    r.target = Notes{6};
    r.six_bonus = Notes{1};
    r.finish = kFinish;
    r.small = {kS1, kS2};
    r.ground[kRealEstate] = Ground::RealEstate;
    r.ground[kStunt] = Ground::Stunt;
    r.ground[kFinish] = Ground::Finish;
    shop(r, kA1, 3, 5, 1);
    shop(r, kA2, 4, 5, 1);
    shop(r, kS1, 1, 3, 1);
    shop(r, kS2, 2, 3, 1);
    r.neighbours[kA1] = {kA2};
    r.neighbours[kA2] = {kA1};
    r.chain[kA1] = r.chain[kA2] = {.first = 0, .size = 2, .table = 0};
    r.chain[kS1] = {.first = 2, .size = 1, .table = 4};
    r.chain[kS2] = {.first = 3, .size = 1, .table = 6};
    const int earns[] = {0, 1, 1, 4, 0, 1, 0, 1};
    for (std::size_t i = 0; i < std::size(earns); ++i) r.earns[i] = Notes{earns[i]};
    r.buy_steps.push_back({
        Notes{5   },
        { kA1, kA2, kS1, kS2}
    });
    r.buy_steps.push_back({
        Notes{3   },
        { kS1, kS2}
    });
    r.lease_steps.push_back({
        Notes{1   },
        { kA1, kA2, kS1, kS2}
    });
    r.location_at[kStunt] = Location{0};
    r.location_space[Location{0}] = kStunt;
    for (std::uint8_t card = 0; card < r.cards; ++card) r.card_space[Card{card}] = kStunt;
    for (std::uint8_t i = 0; i < kSpaces; ++i) r.reach[Place{i}] = reach_from(Place{i});
    r.reach[kDepot] = reach_from(kDepot);
    r.ground[kDepot] = Ground::Depot;
    return r;
}

}  // namespace moneybags::madcity::small_board
