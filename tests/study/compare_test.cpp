// Two studies that were made apart.

#include "study/compare.h"

#include <gtest/gtest.h>

#include <cmath>

namespace moneybags {
namespace {

Question rows_of(std::vector<std::string> rows) {
    Question question;
    question.id = "win-by-bot";
    question.unit = Question::Unit::Count;
    question.rows = std::move(rows);
    return question;
}

// A hundred games or more, in each of which every row gets its value, or one more by turns.
StudyRecord record_of(const std::vector<std::string>& rows, const std::vector<int>& values,
                      int games, const std::string& setting = "") {
    const Layout layout{std::vector<Question>(1, rows_of(rows))};
    boost::json::object about;
    about["game"] = "coin";
    about["settings"] = boost::json::array(1, boost::json::object({
                                                  {"name", setting}
    }));
    StudyRecord record{
        about, layout, { },
          Harvest{ layout, 1}
    };
    Slip slip(layout);
    for (int game = 0; game < games; ++game) {
        slip.clear();
        for (std::size_t i = 0; i < rows.size(); ++i) slip.add(0, i, 0, values[i] + game % 2);
        record.harvest.sheets[0].add(layout, slip);
    }
    return record;
}

TEST(Comparing, finds_rows_by_their_names_and_knows_how_sure_it_is) {
    const StudyRecord first = record_of({"lite", "rookie"}, {3, 8}, 100);
    const StudyRecord other = record_of({"regular", "rookie", "lite"}, {1, 9, 3}, 400);
    const Result<Comparison> found = compared(first, other);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->pairs.size(), 1u);
    const std::vector<Difference>& list = found->pairs[0].found;
    ASSERT_EQ(list.size(), 2u);
    EXPECT_EQ(name_of(found->layout, list[0].cell).row, "lite");
    EXPECT_EQ(name_of(found->layout, list[1].cell).row, "rookie");
    EXPECT_DOUBLE_EQ(list[0].change.value, 0);
    EXPECT_DOUBLE_EQ(list[1].change.value, 1);
    // Both vary by a half; their means by that over the roots of games - 1.
    EXPECT_NEAR(list[1].change.error, std::sqrt(0.25 / 99 + 0.25 / 399), 1e-12);
    EXPECT_FALSE(list[0].clear);
    EXPECT_TRUE(list[1].clear);
    EXPECT_DOUBLE_EQ(list[0].adjusted, 1);
}

TEST(Comparing, needs_the_same_game_and_settings) {
    const StudyRecord one = record_of({"lite"}, {3}, 100, "quick=on");
    EXPECT_TRUE(compared(one, record_of({"lite"}, {3}, 100, "quick=off")));  // the only ones
    StudyRecord two = record_of({"lite"}, {3}, 100, "a");
    two.about.at("settings")
        .as_array()
        .push_back(boost::json::object({
            {"name", "b"}
    }));
    two.harvest = Harvest{two.layout, 2};
    EXPECT_FALSE(compared(one, two));
    EXPECT_EQ(compared(two, two)->pairs.size(), 2u);
    StudyRecord other = one;
    other.about["game"] = "another";
    EXPECT_FALSE(compared(one, other));
}

}  // namespace
}  // namespace moneybags
