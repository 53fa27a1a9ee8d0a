#include "core/fixed_vector.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace moneybags {
namespace {

using List = FixedVector<int, 6>;

// The same list with its roof taken off.
void play(List& list, std::vector<int>& model) {
    for (const int what : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 100))) {
        if (what < 60 && model.size() < List::capacity()) {
            list.push_back(what);
            model.push_back(what);
        } else if (what < 95 && !model.empty()) {
            const auto at = static_cast<std::size_t>(what) % model.size();
            list.erase(at);
            model.erase(model.begin() + static_cast<std::ptrdiff_t>(at));
        } else if (what >= 95) {
            list.clear();
            model.clear();
        }
    }
}

RC_GTEST_PROP(FixedVector, is_a_vector_with_a_roof, ()) {
    List list;
    std::vector<int> model;
    play(list, model);
    RC_ASSERT(list.size() == model.size());
    RC_ASSERT(list.empty() == model.empty());
    RC_ASSERT(std::vector<int>(list.begin(), list.end()) == model);
    for (std::size_t i = 0; i < model.size(); ++i) RC_ASSERT(list[i] == model[i]);
}

RC_GTEST_PROP(FixedVector, compares_live_items_only, ()) {
    List one;
    List two;
    std::vector<int> model;
    std::vector<int> other;
    play(one, model);
    play(two, other);
    RC_ASSERT((one == two) == (model == other));
    List fresh;  // the same items without the history
    for (const int item : model) fresh.push_back(item);
    RC_ASSERT(one == fresh);
}

TEST(FixedVector, leaves_nothing_behind_what_it_erased) {
    List list;
    list.push_back(7);
    list.push_back(8);
    list.erase(0);
    EXPECT_EQ(*(list.begin() + 1), 0);  // a secret that lingers past the end could be sent
}

#ifndef NDEBUG
TEST(FixedVectorDeathTest, a_full_list_is_our_bug) {
    List list;
    for (std::size_t i = 0; i < List::capacity(); ++i) list.push_back(1);
    EXPECT_DEATH(list.push_back(1), "");
}
#endif

}  // namespace
}  // namespace moneybags
