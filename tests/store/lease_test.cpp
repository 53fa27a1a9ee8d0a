// Servers that share a store: whose a table is, and that nobody else writes to it.

#include <gmock/gmock.h>

#include <thread>

#include "store/store.h"
#include "tests/store/places.h"

namespace moneybags {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Kind = StoreProblem::Kind;

constexpr std::int64_t kLong = 60'000;

Change member(std::int64_t id, std::int64_t left = kLong) {
    MemberRow row;
    row.id = id;
    row.name = "server" + std::to_string(id);
    row.about = "{}";
    row.left = left;
    return change::Join{row};
}

Change owned_table(std::string id, std::int64_t owner) {
    auto made = std::get<change::NewTable>(new_table(std::move(id)));
    made.owner = owner;
    return made;
}

Change append_as(std::int64_t owner, std::int64_t epoch, std::int64_t first, std::string text) {
    change::Append append{"t", first, {std::move(text)}};
    append.owner = owner;
    append.epoch = epoch;
    return append;
}

class LeasesIn : public AnyStore {
   protected:
    LeasesIn() : store_(open()) {
        EXPECT_TRUE(is_written(commit(*store_, {member(1), member(2), owned_table("t", 1)})));
    }

    LeaseRow lease() { return store_->lease("t")->value(); }
    void do_all(const std::vector<Change>& changes) {
        EXPECT_TRUE(is_written(commit(*store_, changes)));
    }
    void refuses(const std::vector<Change>& changes) {
        const auto problem = commit(*store_, changes);
        ASSERT_TRUE(problem);
        EXPECT_EQ(problem->kind, Kind::Conflict) << problem->what;
    }

    std::unique_ptr<Store> store_;
};

TEST_P(LeasesIn, a_table_is_its_openers_from_the_first_epoch_on) {
    EXPECT_EQ(lease().owner, 1);
    EXPECT_EQ(lease().epoch, 1);
    EXPECT_TRUE(lease().is_held);
    EXPECT_EQ(*store_->lease("none"), std::nullopt);
    EXPECT_EQ(store_->leases_of(1)->size(), 1U);
    EXPECT_THAT(*store_->leases_of(2), IsEmpty());
}

TEST_P(LeasesIn, only_its_owner_appends_and_only_in_its_epoch) {
    do_all({append_as(1, 1, 0, "a")});
    refuses({append_as(2, 1, 1, "stolen")});
    refuses({append_as(1, 2, 1, "from the future")});
    refuses({append_as(1, 1, 0, "from the past")});
    do_all({append_as(1, 1, 1, "b")});
    EXPECT_THAT(*store_->entries("t"), ElementsAre("a", "b"));
}

TEST_P(LeasesIn, what_an_owner_of_before_writes_is_refused_with_all_that_came_along) {
    do_all({append_as(1, 1, 0, "a")});
    do_all({
        change::Quit{1 },
        change::Take{ "t", 1, 2}
    });
    refuses({append_as(1, 1, 1, "late"), new_person(9)});
    EXPECT_EQ(*store_->person(9), std::nullopt);
    do_all({append_as(2, 2, 1, "b")});
    EXPECT_THAT(*store_->entries("t"), ElementsAre("a", "b"));
}

TEST_P(LeasesIn, a_table_that_is_held_is_not_taken) {
    do_all({
        change::Take{"t", 1, 2}
    });
    EXPECT_EQ(lease().owner, 1);
    EXPECT_EQ(lease().epoch, 1);
}

TEST_P(LeasesIn, a_table_whose_server_is_gone_is_taken_once) {
    do_all({member(3), change::Quit{1}});
    EXPECT_FALSE(lease().is_held);
    do_all({
        change::Take{"t", 1, 2}
    });
    EXPECT_EQ(lease().owner, 2);
    EXPECT_EQ(lease().epoch, 2);
    EXPECT_TRUE(lease().is_held);
    do_all({
        change::Take{"t", 1, 3}
    });  // too late: it saw the epoch of before
    EXPECT_EQ(lease().owner, 2);
    do_all({
        change::Take{"t", 2, 3}
    });  // it is held
    EXPECT_EQ(lease().owner, 2);
}

TEST_P(LeasesIn, a_server_that_is_silent_for_too_long_is_gone_and_back_when_it_speaks) {
    do_all({
        change::Renew{1, 1}
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_FALSE(lease().is_held);
    EXPECT_GE(lease().silent, 10);
    EXPECT_EQ(store_->orphans(10)->size(), 1U);
    do_all({
        change::Renew{1, kLong}
    });
    EXPECT_TRUE(lease().is_held);
    EXPECT_THAT(*store_->orphans(10), IsEmpty());
    refuses({
        change::Renew{7, kLong}
    });  // nobody knows it
}

TEST_P(LeasesIn, its_own_table_may_be_taken_anew) {
    do_all({
        change::Take{"t", 1, 1}
    });
    EXPECT_EQ(lease().epoch, 2);
    refuses({append_as(1, 1, 0, "of before")});
}

TEST_P(LeasesIn, what_was_let_go_is_nobodys) {
    do_all({
        change::Release{"t", 2}
    });  // it is not theirs to let go
    EXPECT_EQ(lease().owner, 1);
    do_all({
        change::Release{"t", 1}
    });
    EXPECT_EQ(lease().owner, 0);
    EXPECT_EQ(lease().epoch, 1);
    EXPECT_THAT(*store_->orphans(10), IsEmpty());  // nobody needs it
    refuses({append_as(1, 1, 0, "after that")});
    do_all({
        change::Take{"t", 1, 2}
    });
    EXPECT_EQ(lease().owner, 2);
    EXPECT_EQ(lease().epoch, 2);
}

TEST_P(LeasesIn, a_table_that_is_held_is_not_forgotten) {
    do_all({append_as(1, 1, 0, "a")});
    refuses({change::ForgetTable{"t"}});
    EXPECT_THAT(*store_->entries("t"), ElementsAre("a"));
    do_all({change::Quit{1}});
    do_all({change::ForgetTable{"t"}});
    EXPECT_EQ(*store_->table("t"), std::nullopt);
    refuses({change::ForgetTable{"t"}});
}

TEST_P(LeasesIn, servers_that_are_long_gone_and_hold_nothing_are_forgotten) {
    do_all({
        change::TableStatus{"t",   "over", "{}", 5},
        change::Quit{1},
        change::Quit{2    }
    });
    do_all({change::ForgetMembers{kLong}});
    EXPECT_EQ(store_->members()->size(), 2U);  // not so long yet
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    do_all({change::ForgetMembers{1}});
    EXPECT_THAT(*store_->members(), IsEmpty());
    EXPECT_EQ(lease().owner, 0);  // what is over needs nobody
}

TEST_P(LeasesIn, who_is_there_is_told_with_what_is_left) {
    do_all({change::Quit{2}});
    const auto members = *store_->members();
    ASSERT_EQ(members.size(), 2U);
    EXPECT_EQ(members[0].name, "server1");
    EXPECT_GT(members[0].left, 0);
    EXPECT_LE(members[0].left, kLong);
    EXPECT_LE(members[1].left, 0);
}

TEST_P(LeasesIn, numbers_of_people_are_given_to_one_only) {
    EXPECT_EQ(*store_->numbers_given(), 0);
    do_all({
        change::GiveNumbers{0, 1'000}
    });
    refuses({
        change::GiveNumbers{0, 1'000}
    });
    do_all({
        change::GiveNumbers{1'000, 2'000}
    });
    EXPECT_EQ(*store_->numbers_given(), 2'000);
}

IN_EVERY_PLACE(LeasesIn);

TEST(Sharing, a_file_is_not_shared) {
    const Folder folder;
    const auto store = open_store((folder.path() / "house.db").string(), Access::Share);
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().kind, Kind::Conflict);
}

TEST(Sharing, several_have_a_database_open_and_whoever_wants_it_alone_waits_in_vain) {
    const std::string address = testing_support::Postgresql::shared().new_database();
    const auto first = open_store(address, Access::Share);
    ASSERT_TRUE(first) << first.error().what;
    const auto second = open_store(address, Access::Share);
    ASSERT_TRUE(second) << second.error().what;
    const auto alone = open_store(address, Access::Own);
    ASSERT_FALSE(alone);
    EXPECT_EQ(alone.error().kind, Kind::Conflict);
    EXPECT_EQ((*first)->notes("site", 0)->front().value,
              (*second)->notes("site", 0)->front().value);
}

TEST(Sharing, those_who_start_at_once_make_the_schema_once) {
    const std::string address = testing_support::Postgresql::shared().new_database();
    std::vector<std::thread> servers;
    std::vector<std::string> problems(4);
    for (std::string& problem : problems) {
        servers.emplace_back([&] {
            const auto store = open_store(address, Access::Share);
            if (!store) problem = store.error().what;
        });
    }
    for (std::thread& each : servers) each.join();
    EXPECT_THAT(problems, testing::Each(std::string()));
}

}  // namespace
}  // namespace moneybags
