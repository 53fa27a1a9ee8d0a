// From every published version to the newest, and no further.

#include "store/schema.h"

#include <gmock/gmock.h>

#include "store/postgresql.h"
#include "store/sqlite.h"
#include "tests/store/places.h"

namespace moneybags {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using Kind = StoreProblem::Kind;

class SchemaIn : public AnyStore {
   protected:
    std::unique_ptr<Connection> connect() {
        return GetParam() == "sqlite" ? connect_sqlite(address(), Access::Own)
                                      : connect_postgresql(address(), Access::Own);
    }
};

// The version after the newest, as a later step may look: a column, and what it is to hold.
constexpr std::string_view kLater[] = {
    "ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT ''",
    "UPDATE tables SET game = 'millions-1e'",
};
constexpr std::string_view kWrong[] = {
    "UPDATE tables SET about = 'half done'",
    "ALTER TABLE no_such_table ADD COLUMN game TEXT",
};

std::vector<Migration> with(Migration later) {
    std::vector<Migration> list(migrations().begin(), migrations().end());
    list.push_back(later);
    return list;
}

TEST_P(SchemaIn, an_empty_database_gets_all_steps_once) {
    const auto connection = connect();
    migrate(*connection, migrations(), kKnown);
    migrate(*connection, migrations(), kKnown);
    EXPECT_EQ(connection->answer("SELECT COUNT(*) FROM schema"),
              std::to_string(migrations().size()));
    EXPECT_NO_THROW(check_version(*connection, kFirstRead, kKnown));
}

TEST_P(SchemaIn, a_store_of_version_1_becomes_the_newest_with_all_it_holds) {
    {
        const auto connection = connect();
        migrate(*connection, migrations().first(1), 1);
        connection->run(
            "INSERT INTO tables(id, status, is_public, about, created, changed, entries) "
            "VALUES ('t', 'open', 1, '{}', 1, 2, 0)");
    }
    const auto store = open();
    EXPECT_EQ((*store->table("t"))->changed, 2);
    EXPECT_TRUE(is_written(commit(*store, {append("t", 0, {"a"})})));
}

TEST_P(SchemaIn, a_later_step_keeps_what_is_there) {
    ASSERT_TRUE(is_written(commit(*open(), {new_table("t"), append("t", 0, {"a"})})));
    const auto list = with(kLater);
    const auto connection = connect();
    const int newest = static_cast<int>(list.size());
    EXPECT_THROW(check_version(*connection, newest, newest), Failure)
        << "too old to be read as it is";
    EXPECT_NO_THROW(check_version(*connection, newest - 1, newest));
    migrate(*connection, list, newest);
    EXPECT_EQ(connection->answer("SELECT MAX(version) FROM schema"), std::to_string(list.size()));
    EXPECT_EQ(connection->answer("SELECT COUNT(*) FROM tables WHERE game = 'millions-1e'"), "1");
    EXPECT_EQ(connection->answer("SELECT COUNT(*) FROM entries"), "1");
}

TEST_P(SchemaIn, a_step_that_fails_leaves_the_version_before) {
    ASSERT_TRUE(is_written(commit(*open(), {new_table("t"), append("t", 0, {"a"})})));
    {
        const auto connection = connect();
        EXPECT_THROW(migrate(*connection, with(kWrong), kKnown + 1), soci::soci_error);
    }
    const auto store = open();
    EXPECT_EQ((*store->table("t"))->about, "{}");
    EXPECT_THAT(*store->entries("t"), ElementsAre("a"));
}

TEST_P(SchemaIn, a_store_of_a_newer_program_is_refused_with_both_versions) {
    open();
    const std::string newer = std::to_string(kKnown + 1), ours = std::to_string(kKnown);
    meddle("INSERT INTO schema(version) VALUES (" + newer + ")");
    for (const Access access : {Access::Own, Access::Again, Access::Read}) {
        const auto store = open_store(address(), access);
        ASSERT_TRUE(is_kind(Kind::Damaged, store));
        EXPECT_THAT(store.error().what,
                    AllOf(HasSubstr("version " + newer), HasSubstr("up to " + ours)));
    }
}

// As servers are upgraded one by one: this program knows the step that the next one takes.
TEST_P(SchemaIn, a_step_that_is_known_and_not_taken_here_is_left_to_those_who_take_it) {
    open();
    const int newest = static_cast<int>(migrations().size()), next = newest + 1;
    const auto connection = connect();
    const auto version = [&] { return connection->answer("SELECT MAX(version) FROM schema"); };
    migrate(*connection, migrations(), next);
    EXPECT_EQ(version(), std::to_string(newest));
    migrate(*connection, with(kLater), next);  // the next program
    EXPECT_NO_THROW(migrate(*connection, migrations(), next));
    EXPECT_NO_THROW(check_version(*connection, kFirstRead, next));
    EXPECT_EQ(version(), std::to_string(next));
    EXPECT_THROW(migrate(*connection, migrations(), newest), Failure);
    EXPECT_THROW(check_version(*connection, kFirstRead, newest), Failure);
}

TEST_P(SchemaIn, a_table_that_is_missing_is_damage) {
    const auto store = open();
    meddle("DROP TABLE seats");
    EXPECT_TRUE(is_kind(Kind::Damaged, store->tables_of(1, 1)));
    EXPECT_TRUE(is_kind(Kind::Damaged, commit(*store, {
                                                          change::Seated{1, "t", 0}
    })));
}

IN_EVERY_PLACE(SchemaIn);

}  // namespace
}  // namespace moneybags
