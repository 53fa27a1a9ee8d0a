// Which cards of a hand are listed where up to three of them are chosen.

#include "games/guillotines/hand.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

TEST(GuillotinesHand, lists_each_one_to_three_of_its_cards_once) {
    // Two alike, one, two alike: kinds in order, as each_card gives them.
    HandCards cards;
    for (const Kind kind : {bolts(1), bolts(1), bolts(2), bolts(3), bolts(3)}) {
        cards.push_back(kind);
    }
    std::set<ThreeCards> right;  // every way to take some, and what is the same counts once
    for (unsigned taken = 1; taken < 1u << cards.size(); ++taken) {
        ThreeCards some{Kind::None, Kind::None, Kind::None};
        std::size_t count = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((taken >> i & 1) == 0) continue;
            if (count < some.size()) some[count] = cards[i];
            ++count;
        }
        if (count <= some.size()) right.insert(some);
    }
    std::vector<ThreeCards> listed;
    for_each_selection(cards, [&](const ThreeCards& some) { listed.push_back(some); });
    EXPECT_EQ(std::set<ThreeCards>(listed.begin(), listed.end()), right);
    EXPECT_EQ(listed.size(), right.size());
}

}  // namespace
}  // namespace moneybags::guillotines::stories
