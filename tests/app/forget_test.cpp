// `moneybags forget`: what is gone afterwards, what is not, and that nobody loses anything by
// mistake.

#include "store/store.h"
#include "tests/app/program.h"

namespace moneybags {
namespace {

class Forget : public ::testing::Test {
   protected:
    Forget() : file_(scratch() + "tables.db") {
        std::filesystem::remove(file_);
        const auto store = open_store(file_);
        std::vector<Change> changes;
        for (const std::int64_t id : {1, 2, 3}) {
            PersonRow row;
            row.id = id;
            row.name = id == 1 ? "Bo" : "Ana Lee";
            if (id == 1) row.login = "bo";
            changes.emplace_back(change::NewPerson{row});
            changes.emplace_back(change::NewSession{"key" + std::to_string(id), id, 1});
        }
        for (const std::string id : {"t1", "t2"}) {
            TableRow row;
            row.id = id;
            row.status = "over";
            row.about = "{}";
            changes.emplace_back(change::NewTable{row});
            changes.emplace_back(change::Append{id, 0, {"secret words of " + id}});
        }
        changes.emplace_back(change::Seated{1, "t1", 0, false});
        changes.emplace_back(change::Seated{2, "t1", 1});
        EXPECT_FALSE((*store)->commit(changes));
    }
    Ran forget(const std::string& arguments, const std::string& input = {}) {
        return run("forget --db " + file_ + " " + arguments, input);
    }
    bool has_table(const std::string& id) {
        return (*open_store(file_, Access::Read))->table(id)->has_value();
    }
    std::string name_of(std::int64_t id) {
        return (*(*open_store(file_, Access::Read))->person(id))->name;
    }

    const std::string file_;
};

TEST_F(Forget, a_table_goes_only_when_that_was_confirmed) {
    for (const std::string answer : {"", "\n", "no\n", "y\n", "YES\n"}) {
        const Ran ran = forget("table t1", answer);
        EXPECT_EQ(ran.status, 1) << answer;
        EXPECT_TRUE(has(ran.out, "Table t1 and its log of 1 entries will be deleted.")) << ran.out;
        EXPECT_TRUE(has(ran.out, "Nothing was deleted.")) << ran.out;
    }
    EXPECT_TRUE(has_table("t1"));
    const Ran ran = forget("table t1", "yes\n");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_FALSE(has_table("t1"));
    EXPECT_TRUE(has_table("t2"));
    EXPECT_EQ(forget("table t2 --yes").status, 0);
    EXPECT_FALSE(has_table("t2"));
    // Not a letter of it is left in the file.
    EXPECT_FALSE(has(content(file_), "secret words"));
}

TEST_F(Forget, speaks_chinese) {
    const Ran ran = forget("table t1 --lang zh", "yes\n");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(has(ran.out, "將刪除牌桌 t1")) << ran.out;
    EXPECT_TRUE(has_table("t1"));
    EXPECT_EQ(forget("table t1 --lang zh", "是\n").status, 0);
    EXPECT_FALSE(has_table("t1"));
    EXPECT_TRUE(has(run("forget --help --lang zh").out, "編號（#12）"));
    EXPECT_TRUE(has(run("forget --help").out, "A person's login, name or number (#12)"));
}

TEST_F(Forget, a_person_goes_by_login_name_or_number_and_their_tables_only_if_wanted) {
    const Ran first = forget("person bo --yes");
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_TRUE(has(first.out, "Person #1, Bo, will be deleted")) << first.out;
    EXPECT_TRUE(has(first.out, "what they did and said: t1.")) << first.out;
    EXPECT_EQ(name_of(1), "");
    EXPECT_TRUE(has_table("t1"));

    const Ran unclear = forget("person 'Ana Lee' --yes");
    EXPECT_EQ(unclear.status, 1);
    EXPECT_TRUE(has(unclear.err, "#2, #3")) << unclear.err;
    EXPECT_EQ(name_of(2), "Ana Lee");

    const Ran second = forget("person '#2' --tables --yes");
    EXPECT_EQ(second.status, 0) << second.err;
    EXPECT_EQ(name_of(2), "");
    EXPECT_EQ(name_of(3), "Ana Lee");
    EXPECT_FALSE(has_table("t1"));
    EXPECT_TRUE(has_table("t2"));
    EXPECT_FALSE((*open_store(file_, Access::Read))->person_by_session("key2")->has_value());
}

TEST_F(Forget, refuses_what_is_not_there_and_what_is_in_use) {
    EXPECT_EQ(forget("table nosuch --yes").status, 1);
    EXPECT_EQ(forget("person nobody --yes").status, 1);
    EXPECT_EQ(forget("person '#99' --yes").status, 1);
    EXPECT_EQ(forget("dog t1 --yes").status, 2);
    EXPECT_EQ(forget("table").status, 2);
    EXPECT_EQ(forget("table t1 --tables --yes").status, 2);
    const std::string elsewhere = scratch() + "nothing.db";
    EXPECT_EQ(run("forget table t1 --yes --db " + elsewhere).status, 1);
    EXPECT_FALSE(std::filesystem::exists(elsewhere));
    const auto server = open_store(file_);
    const Ran ran = forget("table t1 --yes");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(has(ran.err, "another moneybags has")) << ran.err;
    EXPECT_TRUE(has_table("t1"));
}

}  // namespace
}  // namespace moneybags
