// What is written is there afterwards, all of it or nothing, in every place a store can be.

#include "store/store.h"

#include <gmock/gmock.h>

#include <chrono>

#include "tests/store/places.h"

namespace moneybags {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Kind = StoreProblem::Kind;

class StoreIn : public AnyStore {};

std::vector<std::string> ids(const Stored<std::vector<TableRow>>& rows) {
    std::vector<std::string> ids;
    if (!rows) return {"problem: " + rows.error().what};
    for (const TableRow& row : *rows) ids.push_back(row.id);
    return ids;
}

TEST_P(StoreIn, a_new_one_is_empty) {
    const auto store = open();
    EXPECT_THAT(*store->tables(""), IsEmpty());
    EXPECT_EQ(*store->table("t"), std::nullopt);
    EXPECT_THAT(*store->entries("t"), IsEmpty());
    EXPECT_EQ(*store->person(1), std::nullopt);
    EXPECT_EQ(*store->person_by_login("ana"), std::nullopt);
    EXPECT_EQ(*store->person_by_session("key"), std::nullopt);
    EXPECT_THAT(*store->tables_of(1, 10), IsEmpty());
    EXPECT_EQ(*store->last_alive(), 0);
    EXPECT_EQ(*store->highest_person(), 0);
    EXPECT_TRUE(is_written(commit(*store, {})));
}

TEST_P(StoreIn, a_table_comes_back_as_it_was_given) {
    const auto store = open();
    TableRow row{.id = "Tisch-7",
                 .status = "open",
                 .is_public = true,
                 .about = R"({"name": "it's 誰的錢? \\ \" :colon %s"})",
                 .created = 1'789'000'000'123,
                 .changed = -5,
                 .entries = 0};
    TableRow hidden = row;
    hidden.id = "hidden";
    hidden.is_public = false;
    ASSERT_TRUE(is_written(commit(*store, {change::NewTable{row}, change::NewTable{hidden}})));
    EXPECT_EQ(**store->table("Tisch-7"), row);
    EXPECT_EQ(**store->table("hidden"), hidden);

    ASSERT_TRUE(is_written(commit(
        *store,
        {
            change::TableStatus{"Tisch-7", "running", "{\"round\": 1}", 1'789'000'000'999}
    })));
    row.status = "running";
    row.about = "{\"round\": 1}";
    row.changed = 1'789'000'000'999;
    EXPECT_EQ(**store->table("Tisch-7"), row);
}

TEST_P(StoreIn, tables_are_listed_by_status_in_the_order_they_were_opened) {
    const auto store = open();
    ASSERT_TRUE(is_written(
        commit(*store, {
                           new_table("late", 30), new_table("early", 10), new_table("middle", 20),
                           change::TableStatus{"middle", "running", "{}", 40}
    })));
    EXPECT_THAT(ids(store->tables("")), ElementsAre("early", "middle", "late"));
    EXPECT_THAT(ids(store->tables("open")), ElementsAre("early", "late"));
    EXPECT_THAT(ids(store->tables("running")), ElementsAre("middle"));
    EXPECT_THAT(ids(store->tables("over")), IsEmpty());
}

TEST_P(StoreIn, entries_come_back_in_order_and_are_counted) {
    const auto store = open();
    const std::vector<std::string> strange = {
        "", " ", "two\nlines", "繁體中文", "'; DROP TABLE entries; --", std::string(100'000, 'x')};
    ASSERT_TRUE(is_written(commit(*store, {new_table("t"), append("t", 0, {"open"})})));
    ASSERT_TRUE(is_written(commit(*store, {append("t", 1, strange)})));
    ASSERT_TRUE(is_written(commit(*store, {append("t", 7, {"a"}), append("t", 8, {"b", "c"})})));
    std::vector<std::string> expected = {"open"};
    expected.insert(expected.end(), strange.begin(), strange.end());
    expected.insert(expected.end(), {"a", "b", "c"});
    EXPECT_EQ(*store->entries("t"), expected);
    EXPECT_EQ((*store->table("t"))->entries, 10);
}

TEST_P(StoreIn, an_append_of_any_length_is_whole) {
    const auto store = open();
    std::vector<std::string> all;
    ASSERT_TRUE(is_written(commit(*store, {new_table("t")})));
    for (const int count : {0, 1, 7, 8, 9, 63, 64, 65, 73, 200}) {
        SCOPED_TRACE(count);
        std::vector<std::string> texts;
        for (int i = 0; i < count; ++i)
            texts.push_back("entry " + std::to_string(all.size() + texts.size()));
        ASSERT_TRUE(is_written(
            commit(*store, {append("t", static_cast<std::int64_t>(all.size()), texts)})));
        all.insert(all.end(), texts.begin(), texts.end());
        ASSERT_EQ(*store->entries("t"), all);
    }
}

TEST_P(StoreIn, people_and_their_logins) {
    const auto store = open();
    const PersonRow guest{.id = 7, .name = "訪客", .login = "", .password = ""};
    const PersonRow other{.id = 8, .name = "Bo", .login = "", .password = ""};
    ASSERT_TRUE(is_written(commit(*store, {change::NewPerson{guest}, change::NewPerson{other}})))
        << "two guests without a login do not contradict each other";
    EXPECT_EQ(**store->person(7), guest);
    EXPECT_EQ(*store->person_by_login(""), std::nullopt);
    EXPECT_EQ(*store->highest_person(), 8);

    PersonRow member = guest;
    member.login = "ana";
    member.password = "$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$aGFzaA";
    const auto log_in = [](const PersonRow& row, const std::string& before) {
        return change::ChangeLogin{row.id, row.login, row.password, before};
    };
    ASSERT_TRUE(is_written(commit(*store, {log_in(member, "")})));
    EXPECT_EQ(**store->person(7), member);
    EXPECT_EQ(**store->person_by_login("ana"), member);

    PersonRow rival = other;
    rival.login = "ana";
    EXPECT_TRUE(is_kind(Kind::Conflict, commit(*store, {log_in(rival, "")})));
    EXPECT_TRUE(is_kind(Kind::Conflict, commit(*store, {new_person(9, "ana")})));
    EXPECT_TRUE(is_kind(Kind::Conflict, commit(*store, {new_person(7)})));
    EXPECT_EQ(**store->person(8), other);
    EXPECT_EQ(*store->person(9), std::nullopt);
}

// Several servers may know a person as they were a moment ago.
TEST_P(StoreIn, a_new_name_or_password_undoes_nothing_that_another_has_changed_meanwhile) {
    const auto store = open();
    ASSERT_TRUE(is_written(commit(*store, {new_person(7)})));
    ASSERT_TRUE(is_written(commit(*store, {
                                              change::ChangeLogin{7, "ana", "first", ""}
    })));
    ASSERT_TRUE(is_written(commit(*store, {
                                              change::ChangeLogin{7, "ana", "second", "first"}
    })));
    ASSERT_TRUE(is_written(commit(*store, {
                                              change::Rename{7, "Ana"}
    })));
    const PersonRow now{.id = 7, .name = "Ana", .login = "ana", .password = "second"};
    EXPECT_EQ(**store->person(7), now);
    for (const std::string before : {"", "first"}) {
        EXPECT_TRUE(is_kind(Kind::Conflict,
                            commit(*store, {
                                               change::ChangeLogin{7, "b", "third", before}
        })));
    }
    EXPECT_EQ(**store->person(7), now);
}

TEST_P(StoreIn, a_note_that_is_to_stay_stays) {
    const auto store = open();
    const auto note = [](const std::string& value, bool stays) {
        return change::Note{
            {"key", 0, "", "", value},
            stays
        };
    };
    for (const std::string value : {"first", "second"}) {
        ASSERT_TRUE(is_written(commit(*store, {note(value, true)})));
        EXPECT_EQ(store->notes("key", 0)->at(0).value, "first");
    }
    ASSERT_TRUE(is_written(commit(*store, {note("third", false)})));
    EXPECT_EQ(store->notes("key", 0)->at(0).value, "third");
}

TEST_P(StoreIn, a_session_leads_to_its_person_until_it_is_dropped) {
    const auto store = open();
    ASSERT_TRUE(is_written(commit(
        *store,
        {
            change::NewSession{"k1", 7, 100},
            new_person(7), change::NewSession{"k2", 7, 200}
    })))
        << "in whichever order they are named";
    EXPECT_EQ(*store->person_by_session("k1"), 7);
    EXPECT_EQ(*store->person_by_session("k2"), 7);
    ASSERT_TRUE(is_written(commit(*store, {change::DropSession{"k1"}})));
    ASSERT_TRUE(is_written(commit(*store, {change::DropSession{"k1"}}))) << "twice is no harm";
    EXPECT_EQ(*store->person_by_session("k1"), std::nullopt);
    EXPECT_EQ(*store->person_by_session("k2"), 7);
    EXPECT_TRUE(is_kind(Kind::Conflict, commit(*store, {
                                                           change::NewSession{"k2", 7, 300}
    })));
}

TEST_P(StoreIn, people_find_the_tables_they_sit_at_newest_first) {
    const auto store = open();
    ASSERT_TRUE(is_written(commit(*store, {new_person(1), new_person(2), new_table("a", 10),
                                           new_table("b", 20), new_table("c", 30)})));
    ASSERT_TRUE(
        is_written(commit(*store, {
                                      change::Seated{1, "a", 0},
                                      change::Seated{1, "c", 3},
                                      change::Seated{1, "b", 2},
                                      change::Seated{2, "b", 0}
    })));
    EXPECT_THAT(ids(store->tables_of(1, 10)), ElementsAre("c", "b", "a"));
    EXPECT_THAT(ids(store->tables_of(1, 2)), ElementsAre("c", "b"));
    EXPECT_THAT(ids(store->tables_of(1, 0)), IsEmpty());
    EXPECT_THAT(ids(store->tables_of(2, 10)), ElementsAre("b"));
    EXPECT_THAT(ids(store->tables_of(3, 10)), IsEmpty());

    ASSERT_TRUE(is_written(commit(*store, {
                                              change::Seated{1, "c", 3, false}
    })));
    EXPECT_THAT(ids(store->tables_of(1, 10)), ElementsAre("b", "a"));
    ASSERT_TRUE(is_written(commit(*store, {
                                              change::Seated{1, "c", 0, true}
    })));
    EXPECT_THAT(ids(store->tables_of(1, 10)), ElementsAre("c", "b", "a"));
}

TEST_P(StoreIn, a_table_that_is_forgotten_leaves_nothing_behind) {
    const auto store = open();
    const change::Append to_a{
        "a", 0, {"one", "two"}
    },
        to_b{"b", 0, {"uno"}};
    const change::Seated sits{1, "a", 0}, left{1, "b", 0, false};
    ASSERT_TRUE(is_written(commit(
        *store, {new_person(1), new_table("a", 10), new_table("b", 20), to_a, to_b, sits, left})));
    EXPECT_THAT(ids(store->tables_with(1)), ElementsAre("a", "b")) << "those they left too";
    ASSERT_TRUE(is_written(commit(*store, {change::ForgetTable{"a"}})));
    EXPECT_EQ(*store->table("a"), std::nullopt);
    EXPECT_THAT(*store->entries("a"), IsEmpty());
    EXPECT_THAT(ids(store->tables_with(1)), ElementsAre("b"));
    EXPECT_THAT(*store->entries("b"), ElementsAre("uno"));
    EXPECT_TRUE(is_kind(Kind::Conflict, commit(*store, {change::ForgetTable{"a"}})));
    // One of the same name begins from nothing.
    const change::Append again{
        "a", 0, {"new", "newer"}
    },
        more{"a", 2, {"newest"}};
    ASSERT_TRUE(is_written(commit(*store, {new_table("a", 30), again})));
    ASSERT_TRUE(is_written(commit(*store, {more})));
    EXPECT_THAT(*store->entries("a"), ElementsAre("new", "newer", "newest"));
}

TEST_P(StoreIn, notes_are_kept_replaced_and_forgotten_with_whom_and_what_they_are_about) {
    const auto store = open();
    const NoteRow house{"key", 0, "", "", "secret"}, mine{"alert", 1, "a", "x", "1"},
        other{"alert", 2, "a", "y", "2"}, elsewhere{"alert", 2, "b", "y", "3"};
    ASSERT_TRUE(
        is_written(commit(*store, {new_person(1), new_person(2), new_table("a", 10),
                                   new_table("b", 10), change::Note{house}, change::Note{mine},
                                   change::Note{other}, change::Note{elsewhere}})));
    EXPECT_THAT(*store->notes("key", 0), ElementsAre(house));
    EXPECT_THAT(*store->notes("alert", 0), ElementsAre(mine, other, elsewhere));
    EXPECT_THAT(*store->notes("alert", 2), ElementsAre(other, elsewhere));
    const NoteRow newer{"alert", 2, "b", "y", "4"}, gone{"alert", 2, "a", "y", ""};
    ASSERT_TRUE(is_written(commit(*store, {change::Note{newer}, change::Note{gone}})));
    EXPECT_THAT(*store->notes("alert", 2), ElementsAre(newer));
    ASSERT_TRUE(is_written(commit(*store, {change::ForgetTable{"b"}, change::ForgetPerson{1}})));
    EXPECT_THAT(*store->notes("alert", 0), IsEmpty());
    EXPECT_THAT(*store->notes("key", 0), ElementsAre(house));
}

TEST_P(StoreIn, a_person_who_is_forgotten_leaves_a_number_that_nobody_gets_again) {
    const auto store = open();
    const change::Append entry{"a", 0, {"one"}};
    const change::Seated other{1, "a", 1}, ana{2, "a", 0};
    const change::NewSession k1{"k1", 1, 100}, k2{"k2", 2, 100};
    ASSERT_TRUE(is_written(commit(*store, {new_person(1), new_person(2, "ana"), new_table("a", 10),
                                           entry, ana, other, k1, k2})));
    const PersonRow one = **store->person(1), two = **store->person(2);
    EXPECT_THAT(*store->people_called("ana"), ElementsAre(two));
    EXPECT_THAT(*store->people_called("nobody"), IsEmpty());
    ASSERT_TRUE(is_written(commit(*store, {change::ForgetPerson{2}})));
    const PersonRow left{.id = 2, .name = "", .login = "", .password = ""};
    EXPECT_EQ(**store->person(2), left);
    EXPECT_EQ(*store->person_by_login("ana"), std::nullopt);
    EXPECT_THAT(*store->people_called("ana"), IsEmpty());
    EXPECT_EQ(*store->person_by_session("k2"), std::nullopt);
    EXPECT_THAT(ids(store->tables_with(2)), IsEmpty());
    EXPECT_EQ(*store->highest_person(), 2);
    // Others are as they were, and so is the table.
    EXPECT_EQ(**store->person(1), one);
    EXPECT_EQ(*store->person_by_session("k1"), 1);
    EXPECT_THAT(ids(store->tables_of(1, 10)), ElementsAre("a"));
    EXPECT_THAT(*store->entries("a"), ElementsAre("one"));
    // Whoever has the seat's token may still leave it.
    const change::Seated stood_up{2, "a", 0, false};
    EXPECT_TRUE(is_written(commit(*store, {stood_up})));
    EXPECT_TRUE(is_kind(Kind::Conflict, commit(*store, {change::ForgetPerson{3}})));
}

TEST_P(StoreIn, the_house_remembers_when_it_was_last_open) {
    const auto store = open();
    ASSERT_TRUE(is_written(commit(*store, {change::Alive{1'789'000'000'000}})));
    ASSERT_TRUE(is_written(commit(*store, {change::Alive{1'789'000'005'000}})));
    EXPECT_EQ(*store->last_alive(), 1'789'000'005'000);
}

TEST_P(StoreIn, who_appends_to_an_old_state_is_refused) {
    const auto store = open();
    ASSERT_TRUE(is_written(commit(*store, {new_table("t"), append("t", 0, {"a", "b"})})));
    const auto refuses = [&](const std::vector<Change>& changes) {
        return is_kind(Kind::Conflict, commit(*store, changes));
    };
    EXPECT_TRUE(refuses({append("t", 1, {"x"})}));
    EXPECT_TRUE(refuses({append("t", 3, {"x"})}));
    EXPECT_TRUE(refuses({append("t", 0, {"x"})}));
    EXPECT_TRUE(refuses({append("t", -1, {"x"})}));
    EXPECT_TRUE(refuses({append("t", 1, {})}));
    EXPECT_TRUE(refuses({append("nowhere", 0, {"x"})}));
    EXPECT_TRUE(refuses({append("t", 2, {"x"}), append("t", 2, {"y"})}));
    EXPECT_TRUE(refuses({append("t", 2, {"x"}), append("t", 4, {"y"})}));
    EXPECT_THAT(*store->entries("t"), ElementsAre("a", "b"));
    EXPECT_TRUE(is_written(commit(*store, {append("t", 2, {"c"})})));
    EXPECT_THAT(*store->entries("t"), ElementsAre("a", "b", "c"));
}

TEST_P(StoreIn, what_does_not_exist_cannot_be_changed_or_referred_to) {
    const auto store = open();
    ASSERT_TRUE(is_written(commit(*store, {new_person(1), new_table("t")})));
    const std::vector<Change> wrong = {
        change::TableStatus{"nowhere", "open",  "{}", 1},
        change::Rename{2,        "Nobody"              },
        change::ChangeLogin{2,"nobody","password", ""},
        change::NewSession{"k",        2,                   1},
        change::Seated{2,         "t",              0},
        change::Seated{1,        "nowhere",0},
        new_table("t"),
        change::NewTable{{.id = "u", .status = "open", .about = "{}", .entries = 3}},
        append("t", 0, {std::string("nul \0 byte",         10)}
        ),
    };
    for (const Change& change : wrong) {
        SCOPED_TRACE(change.index());
        EXPECT_TRUE(is_kind(Kind::Conflict, commit(*store, {change})));
    }
    EXPECT_TRUE(is_kind(Kind::Conflict, store->person_by_login(std::string_view("a\0b", 3))));
    EXPECT_THAT(ids(store->tables("")), ElementsAre("t"));
    EXPECT_TRUE(is_written(commit(*store, {append("t", 0, {"all is well"})})));
}

TEST_P(StoreIn, a_commit_that_fails_leaves_nothing_behind) {
    const auto store = open();
    ASSERT_TRUE(is_written(commit(
        *store, {new_person(1, "ana"), new_table("t"), append("t", 0, {"a"}), change::Alive{1}})));
    EXPECT_TRUE(is_kind(
        Kind::Conflict,
        commit(*store, {
                           new_table("u"), append("u", 0, {"x"    }
                              ), append("t", 1, {"b",     "c"}
                              ),
                           change::TableStatus{"t",       "over", "{}", 9},
                              new_person(2),
                           change::NewSession{"k",1, 1},
                              change::Seated{1,      "t", 0},
                           change::Alive{2    },
                              new_person(3, "ana")
    })));
    EXPECT_THAT(ids(store->tables("open")), ElementsAre("t"));
    EXPECT_THAT(*store->entries("t"), ElementsAre("a"));
    EXPECT_EQ((*store->table("t"))->entries, 1);
    EXPECT_THAT(*store->entries("u"), IsEmpty());
    EXPECT_EQ(*store->highest_person(), 1);
    EXPECT_EQ(*store->person_by_session("k"), std::nullopt);
    EXPECT_THAT(ids(store->tables_of(1, 10)), IsEmpty());
    EXPECT_EQ(*store->last_alive(), 1);
    // and the chain goes on from what is there, not from what was tried
    ASSERT_TRUE(is_written(commit(*store, {append("t", 1, {"B"})})));
    EXPECT_THAT(*store->entries("t"), ElementsAre("a", "B"));
}

TEST_P(StoreIn, everything_is_there_after_closing_and_opening_again) {
    {
        const auto store = open();
        ASSERT_TRUE(is_written(commit(*store, {new_person(5, "ana"), new_table("t"),
                                               append("t", 0, {"a", "b"}), change::Alive{42}})));
    }
    {
        const auto store = open(Access::Again);
        ASSERT_TRUE(is_written(commit(*store, {append("t", 2, {"c"})})));
    }
    const auto store = open();
    EXPECT_THAT(*store->entries("t"), ElementsAre("a", "b", "c"));
    EXPECT_EQ((*store->person_by_login("ana"))->id, 5);
    EXPECT_EQ(*store->last_alive(), 42);
}

TEST_P(StoreIn, a_second_owner_is_refused_as_long_as_the_first_lives) {
    auto first = open();
    const auto second = open_store(address());
    ASSERT_TRUE(is_kind(Kind::Conflict, second));
    EXPECT_THAT(second.error().what, HasSubstr("another moneybags"));
    EXPECT_TRUE(is_kind(Kind::Conflict, open_store(address(), Access::Again)));
    first.reset();
    EXPECT_NE(open(), nullptr);
}

TEST_P(StoreIn, a_reader_sees_what_is_committed_and_writes_nothing) {
    EXPECT_FALSE(open_store(address(), Access::Read)) << "there is nothing to read yet";
    const auto owner = open();
    const auto reader = open(Access::Read);
    const auto another_reader = open(Access::Read);
    ASSERT_TRUE(is_written(commit(*owner, {new_table("t"), append("t", 0, {"a"})})));
    EXPECT_THAT(*reader->entries("t"), ElementsAre("a"));
    ASSERT_TRUE(is_written(commit(*owner, {append("t", 1, {"b"})})));
    EXPECT_THAT(*reader->entries("t"), ElementsAre("a", "b"));
    EXPECT_THAT(*another_reader->entries("t"), ElementsAre("a", "b"));
    EXPECT_TRUE(is_kind(Kind::Conflict, commit(*reader, {append("t", 2, {"c"})})));
    EXPECT_THAT(*owner->entries("t"), ElementsAre("a", "b"));
}

TEST_P(StoreIn, whoever_opens_again_finds_the_old_one_or_nothing) {
    EXPECT_FALSE(open_store(address(), Access::Again));
    EXPECT_FALSE(open_store(address(), Access::Again)) << "nor was one created by asking";
    open();
    EXPECT_NE(open(Access::Again), nullptr);
}

TEST_P(StoreIn, another_who_writes_behind_our_back_is_noticed) {
    const auto store = open();
    ASSERT_TRUE(is_written(commit(*store, {new_table("t"), append("t", 0, {"a"})})));
    meddle("UPDATE tables SET entries = 2 WHERE id = 't'");
    EXPECT_TRUE(is_kind(Kind::Conflict, commit(*store, {append("t", 1, {"b"})})));
}

TEST_P(StoreIn, a_thousand_appends_in_one_commit_are_fast) {
    const auto store = open();
    std::vector<Change> changes;
    for (int t = 0; t < 50; ++t) changes.push_back(new_table("t" + std::to_string(t)));
    ASSERT_TRUE(is_written(commit(*store, changes)));
    changes.clear();
    for (int i = 0; i < 1'000; ++i) {
        changes.push_back(
            append("t" + std::to_string(i % 50), i / 50, {"entry " + std::to_string(i)}));
    }
    const auto start = std::chrono::steady_clock::now();
    ASSERT_TRUE(is_written(commit(*store, changes)));
    const auto taken = std::chrono::steady_clock::now() - start;
    // Some 20 ms here; a round trip or a sync for each would be 5 s on a slow disk.
    EXPECT_LT(taken, std::chrono::milliseconds(1'000));
    EXPECT_EQ(store->entries("t49")->size(), 20u);
    EXPECT_EQ(store->entries("t49")->back(), "entry 999");
}

IN_EVERY_PLACE(StoreIn);

}  // namespace
}  // namespace moneybags
