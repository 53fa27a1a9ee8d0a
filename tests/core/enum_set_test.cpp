#include "core/enum_set.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

namespace moneybags {
namespace {

enum class Card : std::uint8_t {};
using Cards = EnumSet<Card, 12>;
using Model = std::set<Card>;

Model any_model() {
    Model model;
    for (const int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 12))) {
        model.insert(Card{static_cast<std::uint8_t>(n)});
    }
    return model;
}

Cards of(const Model& model) {
    Cards cards;
    for (const Card card : model) cards.add(card);
    return cards;
}

Model model_of(Cards cards) {
    Model model;
    for (const Card card : cards) model.insert(card);
    return model;
}

RC_GTEST_PROP(EnumSet, is_a_set, ()) {
    const Model model = any_model();
    const Cards cards = of(model);
    RC_ASSERT(model_of(cards) == model);
    RC_ASSERT(cards.size() == static_cast<int>(model.size()));
    RC_ASSERT(cards.empty() == model.empty());
    if (!model.empty()) RC_ASSERT(cards.lowest() == *model.begin());
    for (int n = 0; n < 12; ++n) {
        const Card card{static_cast<std::uint8_t>(n)};
        RC_ASSERT(cards.has(card) == model.contains(card));
        Cards fewer = cards;
        fewer.remove(card);
        RC_ASSERT(!fewer.has(card));
        fewer.add(card);
        RC_ASSERT(fewer == (cards | Cards{card}));
    }
}

RC_GTEST_PROP(EnumSet, goes_through_its_members_from_the_lowest, ()) {
    const Model model = any_model();
    std::vector<Card> met;
    for (const Card card : of(model)) met.push_back(card);
    RC_ASSERT(met == std::vector<Card>(model.begin(), model.end()));
}

RC_GTEST_PROP(EnumSet, joins_meets_and_parts_like_sets, ()) {
    const Model a = any_model();
    const Model b = any_model();
    Model all;
    Model both;
    Model rest;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::inserter(all, all.end()));
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.end()));
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::inserter(rest, rest.end()));
    RC_ASSERT(model_of(of(a) | of(b)) == all);
    RC_ASSERT(model_of(of(a) & of(b)) == both);
    RC_ASSERT(model_of(of(a) - of(b)) == rest);
    RC_ASSERT(of(a).meets(of(b)) == !both.empty());
    RC_ASSERT(of(a).holds(of(b)) == std::includes(a.begin(), a.end(), b.begin(), b.end()));
    RC_ASSERT((of(a) == of(b)) == (a == b));
}

TEST(EnumSet, first_takes_none_some_or_all) {
    EXPECT_TRUE(Cards::first(0).empty());
    EXPECT_EQ(Cards::first(5).size(), 5);
    EXPECT_EQ(Cards::first(12).size(), 12);
    EXPECT_EQ((EnumSet<Card, 31>::first(31).size()), 31);
}

}  // namespace
}  // namespace moneybags
