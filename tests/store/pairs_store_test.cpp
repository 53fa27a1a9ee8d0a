// A store of pairs answers as SQLite does, whatever was written to both, and what it would put is
// told before it counts.

#include "store/pairs_store.h"

#include <gmock/gmock.h>

#include "core/rng.h"
#include "tests/store/places.h"

namespace moneybags {
namespace {

using testing::IsEmpty;

Change some_change(Rng& luck) {
    const auto person = static_cast<std::int64_t>(luck.below(4)) + 1;
    const auto number = static_cast<std::int64_t>(luck.below(6));
    const std::string table = "t" + std::to_string(luck.below(4));
    const std::string word = "w" + std::to_string(luck.below(3));
    switch (luck.below(15)) {
        case 0:
            return new_table(table, number);
        case 1:
        case 2:
        case 3:
            return append(table, number % 3, {word, "誰的錢?\n\"" + word});
        case 4:
            return change::TableStatus{table, word, "{}", number};
        case 5:
            return change::NewPerson{
                {person, word, luck.below(2) == 0 ? "" : word, ""}
            };
        case 6:
            return change::ChangeLogin{person, luck.below(2) == 0 ? "" : word, "p",
                                       luck.below(2) == 0 ? "" : "p"};
        case 7:
            return change::NewSession{word, person, number};
        case 8:
            return change::DropSession{word};
        case 9:
            return change::EndSessions{person, word};
        case 10:
            return change::DropOldSessions{number / 2};
        case 11:
            return change::Seated{person, table, static_cast<int>(number), luck.below(3) != 0};
        case 12:
            return change::Note{
                {"kind", person, table, word, luck.below(4) == 0 ? "" : word},
                luck.below(4) == 0
            };
        case 13:
            return change::Rename{person, word};
        default:
            break;
    }
    if (luck.below(4) != 0) return change::Alive{number};
    if (luck.below(2) == 0) return change::ForgetTable{table};
    return change::ForgetPerson{person};
}

void expect_same(Store& one, Store& other) {
    for (const char* status : {"", "open", "w1"}) {
        EXPECT_EQ(*one.tables(status), *other.tables(status));
    }
    for (int i = 0; i < 4; ++i) {
        const std::string table = "t" + std::to_string(i), word = "w" + std::to_string(i);
        EXPECT_EQ(*one.table(table), *other.table(table));
        EXPECT_EQ(*one.entries(table), *other.entries(table));
        EXPECT_EQ(*one.person(i + 1), *other.person(i + 1));
        EXPECT_EQ(*one.person_by_login(word), *other.person_by_login(word));
        EXPECT_EQ(*one.person_by_session(word), *other.person_by_session(word));
        EXPECT_EQ(*one.people_called(word), *other.people_called(word));
        EXPECT_EQ(*one.tables_of(i + 1, 2), *other.tables_of(i + 1, 2));
        EXPECT_EQ(*one.tables_with(i + 1), *other.tables_with(i + 1));
        EXPECT_EQ(*one.notes("kind", i), *other.notes("kind", i));
    }
    EXPECT_EQ(*one.last_alive(), *other.last_alive());
    EXPECT_EQ(*one.highest_person(), *other.highest_person());
}

TEST(Pairs, answer_as_sqlite_does_whatever_was_written) {
    const Folder folder;
    const auto sqlite = open_store((folder.path() / "store.db").string());
    ASSERT_TRUE(sqlite);
    PairsStore pairs;
    int refused = 0;
    for (Rng luck{7}; refused < 100;) {
        std::vector<Change> changes;
        for (std::uint64_t n = 1 + luck.below(3); n > 0; --n) changes.push_back(some_change(luck));
        const auto there = (*sqlite)->commit(changes);
        const auto here = pairs.commit(changes);
        ASSERT_EQ(there.has_value(), here.has_value())
            << (there ? there->what : "written") << " / " << (here ? here->what : "written");
        if (here) {
            EXPECT_EQ(here->kind, StoreProblem::Kind::Conflict);
            ++refused;
        }
        expect_same(**sqlite, pairs);
        if (testing::Test::HasFailure()) return;
    }
}

TEST(Pairs, tell_what_they_would_put_and_come_back_from_it) {
    PairsStore store, again;
    for (const std::vector<Change>& changes : {
             std::vector<Change>{new_table("t"), append("t", 0,          {"one", "two"}) },
             std::vector<Change>{append("t",     2,          {"three"}), change::Alive{5}}
    }) {
        const auto pairs = store.draft(changes);
        ASSERT_TRUE(pairs);
        store.take(*pairs);
        again.take(*pairs);
    }
    expect_same(store, again);
    EXPECT_EQ(*again.entries("t"), (std::vector<std::string>{"one", "two", "three"}));
    EXPECT_THAT(*PairsStore().tables(""), IsEmpty());
}

TEST(Pairs, one_that_cannot_be_read_damages_its_own_table_and_no_other) {
    PairsStore store;
    ASSERT_FALSE(store.commit(std::vector<Change>{new_table("good"), append("good", 0, {"one"}),
                                                  new_table("bad"), append("bad", 0, {"one"}),
                                                  new_table("gap"), append("gap", 0, {"one"})}));
    store.take({
        {"table\nbad",                      "{"         },
        {"entry\ngap\n0000000000000000000", std::nullopt}
    });
    EXPECT_EQ(store.tables("")->size(), 2U);
    EXPECT_EQ(store.entries("good")->size(), 1U);
    for (const char* id : {"bad", "gap"}) {
        const auto entries = store.entries(id);
        ASSERT_FALSE(entries) << id;
        EXPECT_EQ(entries.error().kind, StoreProblem::Kind::Damaged) << id;
    }
}

}  // namespace
}  // namespace moneybags
