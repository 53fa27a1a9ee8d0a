// What the board of the game holds: section 1.

#include <gtest/gtest.h>

#include "tests/games/madcity/story.h"

namespace moneybags::madcity::stories {
namespace {

TEST(MadCityFigures, holds_what_section_1_says) {
    const Rules& r = rules_for(4);
    EXPECT_EQ(r.spaces, 88);
    EXPECT_EQ(r.businesses, 46);
    EXPECT_EQ(r.small.size(), 6);
    EXPECT_EQ(r.locations, 16);
    EXPECT_EQ(r.cards, 32);
    EXPECT_EQ(r.signs, 7);
    EXPECT_EQ(r.note, 10'000);
    int kinds[7] = {};
    for (int i = 0; i < r.spaces; ++i) {
        ++kinds[static_cast<int>(r.ground[Place{static_cast<std::uint8_t>(i)}])];
    }
    EXPECT_EQ(kinds[static_cast<int>(Ground::Business)], 46);
    EXPECT_EQ(kinds[static_cast<int>(Ground::Stunt)], 16);
    EXPECT_EQ(kinds[static_cast<int>(Ground::RealEstate)], 6);
    EXPECT_EQ(kinds[static_cast<int>(Ground::Start)], 1);
    EXPECT_EQ(kinds[static_cast<int>(Ground::Finish)], 1);
    EXPECT_EQ(kinds[static_cast<int>(Ground::Road)], 18);
    EXPECT_EQ(r.names.place[r.start].text(), "KS7");
    EXPECT_EQ(r.names.place[r.finish].text(), "SL3");
    EXPECT_EQ(r.names.place[kDepot].text(), "DEPOT");
}

TEST(MadCityFigures, has_the_prices_and_spaces_of_section_1_4) {
    struct Row {
        const char *id, *name;
        int buy, lease;
        const char* space;
    };
    const Row rows[] = {
        {"A1", "Tyre Barn",        30,  10, "WP5" },
        {"A4", "Roadside Diner",   50,  10, "MS3" },
        {"B5", "Chocolatier",      80,  20, "DR3" },
        {"C6", "Antique Gallery",  110, 0,  "CR3" },
        {"D4", "Grand Cinema",     150, 0,  "CR5" },
        {"E4", "Skyline Tower",    300, 0,  "MS5" },
        {"E7", "Department Store", 200, 50, "GA6" },
        {"F3", "Car Plant",        200, 0,  "MS9" },
        {"F6", "Rocket Hangar",    150, 40, "BR1" },
        {"G1", "Marina",           150, 40, "GA10"},
        {"G4", "Grand Hotel",      250, 60, "GA7" },
        {"S6", "Flower Stall",     30,  10, "DR4" },
    };
    const Story t{2};
    for (const Row& row : rows) {
        const Business b = t.business(row.id);
        EXPECT_EQ(t.rules().names.business_name[b].text(), row.name);
        EXPECT_EQ(t.rules().buy[b], t.k(row.buy)) << row.id;
        EXPECT_EQ(t.rules().lease[b], t.k(row.lease)) << row.id;
        EXPECT_EQ(t.rules().space_of[b], t.place(row.space)) << row.id;
        EXPECT_EQ(t.rules().business_at[t.place(row.space)], b) << row.id;
    }
    for (const char* id : {"GA1", "KS4", "BS3", "ES7", "BS8", "DR7"}) {
        EXPECT_EQ(t.rules().ground[t.place(id)], Ground::RealEstate) << id;
    }
}

TEST(MadCityFigures, has_the_locations_and_distances_of_section_1_5) {
    struct Row {
        const char *card, *location, *space;
        int from_depot, to_finish;
    };
    const Row rows[] = {
        {"P01a", "water-tower", "J01", 14, 21},
        {"P02b", "zoo",         "WP4", 9,  16},
        {"P03a", "garden",      "J08", 6,  13},
        {"P04a", "tv-tower",    "KS1", 9,  16},
        {"P05b", "museum",      "GA3", 7,  14},
        {"P06a", "fountain",    "J14", 4,  9 },
        {"P07a", "opera",       "BS1", 13, 12},
        {"P08a", "clock-tower", "GA5", 8,  11},
        {"P09b", "stadium",     "BS6", 7,  6 },
        {"P10a", "circus",      "SL1", 9,  2 },
        {"P11a", "station",     "J15", 8,  5 },
        {"P12a", "skate-park",  "DR6", 11, 8 },
        {"P13a", "beach",       "ES5", 18, 17},
        {"P14b", "lighthouse",  "J07", 15, 14},
        {"P15a", "pool",        "BR3", 12, 11},
        {"P16b", "airfield",    "BR5", 14, 11},
    };
    const Story t{2};
    const auto steps = [&](Place from, Place to) {
        PlaceSet seen = t.rules().reach[from][0].exactly;
        int count = 1;
        for (; !seen.has(to); ++count) {
            for (const Place p : PlaceSet(seen)) seen = seen | t.rules().reach[p][0].exactly;
        }
        return count;
    };
    for (const Row& row : rows) {
        const Place place = t.rules().card_space[t.card(row.card)];
        EXPECT_EQ(place, t.place(row.space)) << row.card;
        const Location location = t.rules().card_location[t.card(row.card)];
        EXPECT_EQ(t.rules().names.location[location].text(), row.location);
        EXPECT_EQ(steps(kDepot, place), row.from_depot) << row.card;
        EXPECT_EQ(steps(place, t.rules().finish), row.to_finish) << row.card;
        EXPECT_EQ(t.rules().steps_to[kDepot][location], row.from_depot) << row.card;
        EXPECT_EQ(t.rules().steps_to_finish[place], row.to_finish) << row.card;
    }
}

}  // namespace
}  // namespace moneybags::madcity::stories
