// Entries that were changed, dropped or slipped in behind the store's back are found.

#include <gmock/gmock.h>

#include "store/store.h"
#include "tests/store/places.h"

namespace moneybags {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using Kind = StoreProblem::Kind;

class ChainIn : public AnyStore {};

TEST_P(ChainIn, damage_is_found_and_named) {
    struct Row {
        std::string story, statement;
        int entry;  // the one that is named
    };
    const Row rows[] = {
        {"a text is changed",            "UPDATE entries SET text = 'B' WHERE table_id = 't' AND seq = 1",    1},
        {"a hash is changed",            "UPDATE entries SET hash = 'beef' WHERE table_id = 't' AND seq = 2",
         2                                                                                                     },
        {"two texts are swapped",
         "UPDATE entries SET text = CASE seq WHEN 1 THEN 'c' ELSE 'b' END "
         "WHERE table_id = 't' AND seq IN (1, 2)",                                                            1},
        {"one in the middle is dropped", "DELETE FROM entries WHERE table_id = 't' AND seq = 1",              1},
        {"the first is dropped",         "DELETE FROM entries WHERE table_id = 't' AND seq = 0",              0},
        {"the last is dropped",          "DELETE FROM entries WHERE table_id = 't' AND seq = 3",              3},
        {"all are dropped",              "DELETE FROM entries WHERE table_id = 't'",                          0},
        {"one is slipped in",
         "INSERT INTO entries(table_id, seq, text, hash) VALUES ('t', 4, 'e', 'beef')",                       4},
        {"the count is wound back",      "UPDATE tables SET entries = 3 WHERE id = 't'",                      3},
        {"the count is wound forward",   "UPDATE tables SET entries = 6 WHERE id = 't'",                      4},
    };
    const auto store = open();
    const std::vector<std::string> texts = {"a", "b", "c", "d"};
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        ASSERT_TRUE(is_written(commit(*store, {new_table("t"), append("t", 0, texts),
                                               new_table("other"), append("other", 0, texts)})));
        meddle(row.statement);
        const auto entries = store->entries("t");
        ASSERT_TRUE(is_kind(Kind::Damaged, entries));
        EXPECT_THAT(entries.error().what, HasSubstr("entry " + std::to_string(row.entry)));
        // What stands before it can still be read.
        std::vector<std::string> before;
        EXPECT_TRUE(is_kind(Kind::Damaged, store->each_entry("t", [&](std::string&& text) {
            before.push_back(std::move(text));
        })));
        EXPECT_EQ(before.size(), static_cast<std::size_t>(row.entry));
        // It stands in logs, and a table's id is the key to it.
        EXPECT_THAT(entries.error().what, testing::Not(HasSubstr("table t")));
        EXPECT_EQ(*store->entries("other"), texts);
        meddle("DELETE FROM entries; DELETE FROM tables");
    }
}

TEST_P(ChainIn, an_entry_belongs_to_its_place_in_its_table) {
    const auto store = open();
    ASSERT_TRUE(is_written(commit(*store, {new_table("t"), append("t", 0, {"a", "b"}),
                                           new_table("u"), append("u", 0, {"x", "b"})})));
    // Hash and text of another table's entry 1, which reads the same.
    meddle(
        "UPDATE entries SET hash = (SELECT o.hash FROM entries o WHERE o.table_id = 'u' AND "
        "o.seq = 1) WHERE table_id = 't' AND seq = 1");
    EXPECT_TRUE(is_kind(Kind::Damaged, store->entries("t")));
}

TEST_P(ChainIn, nothing_is_appended_where_the_end_is_missing) {
    ASSERT_TRUE(is_written(commit(*open(), {new_table("t"), append("t", 0, {"a", "b"})})));
    meddle("DELETE FROM entries WHERE seq = 1");
    const auto store = open();
    const auto problem = commit(*store, {append("t", 2, {"c"})});
    ASSERT_TRUE(is_kind(Kind::Damaged, problem));
    EXPECT_THAT(problem->what, HasSubstr("entry 1 is missing"));
}

TEST_P(ChainIn, goes_on_over_restarts_and_refusals) {
    ASSERT_TRUE(is_written(commit(*open(), {new_table("t")})));
    for (int round = 0; round < 3; ++round) {
        const auto store = open();
        ASSERT_TRUE(is_written(commit(*store, {append("t", 2 * round, {"even"})})));
        ASSERT_TRUE(is_kind(Kind::Conflict, commit(*store, {append("t", 2 * round + 1, {"lost"}),
                                                            new_table("t")})));
        ASSERT_TRUE(is_written(commit(*store, {append("t", 2 * round + 1, {"odd"})})));
    }
    EXPECT_THAT(*open()->entries("t"), ElementsAre("even", "odd", "even", "odd", "even", "odd"));
}

IN_EVERY_PLACE(ChainIn);

}  // namespace
}  // namespace moneybags
