// One thread commits for all: together what arrives together, each for itself where one is refused.

#include "store/writer.h"

#include <gmock/gmock.h>

#include <chrono>
#include <future>
#include <mutex>
#include <thread>

#include "tests/store/places.h"
#include "tests/store/scripted_store.h"

namespace moneybags {
namespace {

using testing::ElementsAre;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Kind = StoreProblem::Kind;
using Answer = std::future<std::optional<StoreProblem>>;

Answer submit(Writer& writer, std::vector<Change> changes) {
    const auto promise = std::make_shared<std::promise<std::optional<StoreProblem>>>();
    writer.submit(std::move(changes), [promise](std::optional<StoreProblem> problem) {
        promise->set_value(std::move(problem));
    });
    return promise->get_future();
}

// Keeps a writer busy, so that what is submitted meanwhile becomes one group.
class Busy {
   public:
    explicit Busy(Writer& writer) {
        const auto started = std::make_shared<std::promise<void>>();
        writer.submit({}, [started, gate = gate_.get_future().share()](const auto&) {
            started->set_value();
            gate.wait();
        });
        started->get_future().wait();
    }
    void end() { gate_.set_value(); }

   private:
    std::promise<void> gate_;
};

class WriterIn : public AnyStore {
   protected:
    std::unique_ptr<Writer> writer() {
        return std::make_unique<Writer>(
            open(), [where = address()](Access access) { return open_store(where, access); });
    }
    std::vector<std::string> entries(Writer& writer, const std::string& table) {
        std::promise<std::vector<std::string>> found;
        writer.ask([&](Store& store) {
            const auto entries = store.entries(table);
            found.set_value(entries ? *entries : std::vector{entries.error().what});
        });
        return found.get_future().get();
    }
};

TEST_P(WriterIn, many_threads_share_commits_and_each_table_keeps_its_order) {
    const auto writing = writer();
    constexpr int kThreads = 4, kEach = 150;
    std::vector<std::thread> threads;
    std::mutex mutex;
    std::vector<std::vector<int>> done(kThreads);
    std::atomic<int> problems = 0;
    for (int t = 0; t < kThreads; ++t) {
        threads.emplace_back([&, t] {
            const std::string table = "t" + std::to_string(t);
            writing->submit({new_table(table)}, [&](auto problem) { problems += problem ? 1 : 0; });
            for (int i = 0; i < kEach; ++i) {
                writing->submit({append(table, i, {std::to_string(i)})}, [&, t, i](auto problem) {
                    problems += problem ? 1 : 0;
                    const std::lock_guard lock(mutex);
                    done[static_cast<std::size_t>(t)].push_back(i);
                });
            }
        });
    }
    for (std::thread& thread : threads) thread.join();

    std::vector<int> in_order;
    std::vector<std::string> texts;
    for (int i = 0; i < kEach; ++i) {
        in_order.push_back(i);
        texts.push_back(std::to_string(i));
    }
    for (int t = 0; t < kThreads; ++t) {
        EXPECT_EQ(entries(*writing, "t" + std::to_string(t)), texts);
        const std::lock_guard lock(mutex);
        EXPECT_EQ(done[static_cast<std::size_t>(t)], in_order);
    }
    EXPECT_EQ(problems, 0);
    const Writer::Figures figures = writing->figures();
    EXPECT_EQ(figures.submissions, kThreads * (kEach + 1u));
    EXPECT_EQ(figures.changes, figures.submissions);
    EXPECT_LT(figures.commits, figures.submissions / 2);
    EXPECT_GE(figures.commits, 1u);
    EXPECT_EQ(figures.failures, 0u);
    EXPECT_EQ(figures.waiting, 0u);
    EXPECT_EQ(figures.seconds.count, figures.commits);
    EXPECT_GT(figures.seconds.sum, 0);
    EXPECT_EQ(figures.shared.count, figures.commits);
    EXPECT_EQ(figures.shared.sum, static_cast<double>(figures.submissions));
}

TEST_P(WriterIn, what_waits_together_is_committed_together) {
    const auto writing = writer();
    Busy busy(*writing);
    std::vector<Answer> answers;
    answers.push_back(submit(*writing, {new_table("t")}));
    for (int i = 0; i < 50; ++i) answers.push_back(submit(*writing, {append("t", i, {"x"})}));
    EXPECT_EQ(writing->figures().waiting, 51u);
    busy.end();
    for (Answer& answer : answers) EXPECT_TRUE(is_written(answer.get()));
    EXPECT_EQ(writing->figures().commits, 1u);
}

TEST_P(WriterIn, a_conflict_of_one_harms_no_other) {
    const auto writing = writer();
    ASSERT_TRUE(
        is_written(submit(*writing, {new_table("t"), new_table("u"), new_person(1, "ana")}).get()));
    Busy busy(*writing);
    Answer before = submit(*writing, {append("t", 0, {"a"})});
    Answer taken = submit(*writing, {append("t", 1, {"lost"}), new_person(2, "ana")});
    Answer after_it = submit(*writing, {append("t", 2, {"lost too"})});
    Answer elsewhere = submit(*writing, {append("u", 0, {"x"})});
    Answer where_it_ends = submit(*writing, {append("t", 1, {"b"})});
    busy.end();
    EXPECT_TRUE(is_written(before.get()));
    EXPECT_TRUE(is_kind(Kind::Conflict, taken.get()));
    EXPECT_TRUE(is_kind(Kind::Conflict, after_it.get()));
    EXPECT_TRUE(is_written(elsewhere.get()));
    EXPECT_TRUE(is_written(where_it_ends.get()));
    EXPECT_THAT(entries(*writing, "t"), ElementsAre("a", "b"));
    EXPECT_THAT(entries(*writing, "u"), ElementsAre("x"));
    EXPECT_EQ(writing->figures().failures, 2u);
}

TEST_P(WriterIn, what_follows_an_append_that_failed_fails_even_where_it_would_fit) {
    const auto writing = writer();
    // Somebody else has written one entry meanwhile.
    ASSERT_TRUE(is_written(submit(*writing, {new_table("t"), append("t", 0, {"a", "b"})}).get()));
    Busy busy(*writing);
    Answer stale = submit(*writing, {append("t", 1, {"lost"})});
    Answer after_it = submit(*writing, {append("t", 2, {"lost too"})});
    Answer last = submit(*writing, {append("t", 3, {"lost as well"})});
    busy.end();
    EXPECT_TRUE(is_kind(Kind::Conflict, stale.get()));
    EXPECT_TRUE(is_kind(Kind::Conflict, after_it.get()));
    EXPECT_TRUE(is_kind(Kind::Conflict, last.get()));
    EXPECT_THAT(entries(*writing, "t"), ElementsAre("a", "b"));
}

TEST_P(WriterIn, a_question_is_answered_once_all_before_it_is_written) {
    const auto writing = writer();
    Busy busy(*writing);
    submit(*writing, {new_table("t"), append("t", 0, {"a"})});
    std::promise<std::size_t> first, second;
    writing->ask([&](Store& store) { first.set_value(store.entries("t")->size()); });
    submit(*writing, {append("t", 1, {"b"})});
    writing->ask([&](Store& store) { second.set_value(store.entries("t")->size()); });
    EXPECT_EQ(writing->figures().asking, 2u);
    busy.end();
    EXPECT_GE(first.get_future().get(), 1u);
    EXPECT_EQ(second.get_future().get(), 2u);
}

TEST_P(WriterIn, nothing_that_is_written_waits_for_what_is_read) {
    const auto writing = writer();
    ASSERT_TRUE(is_written(submit(*writing, {new_table("t")}).get()));
    std::promise<void> asked, gate;
    writing->ask([&](Store&) {
        asked.set_value();
        gate.get_future().wait();
    });
    asked.get_future().wait();
    for (int i = 0; i < 3; ++i) {
        Answer answer = submit(*writing, {append("t", i, {"x"})});
        ASSERT_EQ(answer.wait_for(20s), std::future_status::ready);
        EXPECT_TRUE(is_written(answer.get()));
    }
    gate.set_value();
}

TEST_P(WriterIn, writes_what_is_waiting_before_it_ends) {
    std::vector<Answer> answers;
    {
        const auto writing = writer();
        answers.push_back(submit(*writing, {new_table("t")}));
        for (int i = 0; i < 3'000; ++i) {
            answers.push_back(submit(*writing, {append("t", i, {std::to_string(i)})}));
        }
    }
    for (Answer& answer : answers) {
        ASSERT_EQ(answer.wait_for(0s), std::future_status::ready);
        ASSERT_TRUE(is_written(answer.get()));
    }
    EXPECT_EQ(open()->entries("t")->size(), 3'000u);
}

TEST_P(WriterIn, one_submission_may_be_larger_than_a_group) {
    const auto writing = writer();
    Busy busy(*writing);
    Answer small = submit(*writing, {new_table("small")});
    std::vector<Change> changes = {new_table("t")};
    for (int i = 0; i < 2'500; ++i) changes.push_back(append("t", i, {"x"}));
    Answer large = submit(*writing, changes);
    busy.end();
    EXPECT_TRUE(is_written(small.get()));
    EXPECT_TRUE(is_written(large.get()));
    EXPECT_EQ(writing->figures().commits, 2u);
}

TEST_P(WriterIn, a_writer_that_lost_its_table_to_another_is_told_so) {
    const auto writing = writer();
    ASSERT_TRUE(is_written(submit(*writing, {new_table("t"), append("t", 0, {"a"})}).get()));
    meddle("INSERT INTO entries(table_id, seq, text, hash) VALUES ('t', 1, 'theirs', '')");
    meddle("UPDATE tables SET entries = 2 WHERE id = 't'");
    EXPECT_TRUE(is_kind(Kind::Conflict, submit(*writing, {append("t", 1, {"ours"})}).get()));
}

IN_EVERY_PLACE(WriterIn);

// ---- trouble, told by a script ----

const StoreProblem kTrouble{Kind::Trouble, "no more paper"};

TEST(WriterTrouble, fails_the_group_once_and_the_store_is_closed_before_it_is_opened_again) {
    std::atomic<int> commits = 0, closed = 0, reopened = 0, open_at_once = 0;
    Writer writer(
        std::make_unique<ScriptedStore>(ScriptedStore::Script{.commit =
                                                                  [&](auto) {
                                                                      ++commits;
                                                                      return kTrouble;
                                                                  },
                                                              .closed = [&] { ++closed; }}),
        [&](Access) -> Stored<std::unique_ptr<Store>> {
            open_at_once += ++reopened > closed ? 1 : 0;
            return std::make_unique<ScriptedStore>(
                ScriptedStore::Script{.commit = [](auto) { return std::nullopt; }});
        });
    Busy busy(writer);
    Answer first = submit(writer, {change::Alive{1}});
    Answer second = submit(writer, {change::Alive{2}});
    busy.end();
    EXPECT_TRUE(is_kind(Kind::Trouble, first.get()));
    EXPECT_TRUE(is_kind(Kind::Trouble, second.get()));
    EXPECT_EQ(commits, 1);
    EXPECT_TRUE(is_written(submit(writer, {change::Alive{3}}).get()));
    EXPECT_EQ(reopened, 1);
    EXPECT_EQ(open_at_once, 0);
    EXPECT_EQ(writer.figures().failures, 2u);
}

TEST(WriterTrouble, who_comes_while_the_store_is_away_waits_a_little_and_not_for_ever) {
    std::atomic<bool> is_back = false;
    std::atomic<int> attempts = 0;
    Writer writer(std::make_unique<ScriptedStore>(
                      ScriptedStore::Script{.commit = [](auto) { return kTrouble; }}),
                  [&](Access access) -> Stored<std::unique_ptr<Store>> {
                      attempts += access == Access::Again ? 1 : 0;
                      if (!is_back) return StoreProblem{Kind::Conflict, "somebody else has it"};
                      return std::make_unique<ScriptedStore>(
                          ScriptedStore::Script{.commit = [](auto) { return std::nullopt; }});
                  });
    EXPECT_TRUE(is_kind(Kind::Trouble, submit(writer, {change::Alive{1}}).get()));

    const auto start = Clock::now();
    Answer patient = submit(writer, {change::Alive{2}});
    std::promise<Stored<std::int64_t>> alive;
    writer.ask([&](Store& store) { alive.set_value(store.last_alive()); });
    const auto problem = patient.get();
    EXPECT_TRUE(is_kind(Kind::Trouble, problem));  // whatever reopening said
    EXPECT_EQ(problem->what, "somebody else has it");
    EXPECT_TRUE(is_kind(Kind::Trouble, alive.get_future().get()));
    EXPECT_GT(Clock::now() - start, 500ms);
    EXPECT_LT(Clock::now() - start, 20s);
    EXPECT_GE(attempts, 2);
    EXPECT_LE(attempts, 6) << "it is not asked in a frenzy";

    Answer lucky = submit(writer, {change::Alive{3}});
    is_back = true;
    Answer also = submit(writer, {change::Alive{4}});
    // The next attempt comes within two seconds, and those who still wait then are served.
    const bool was_served = !lucky.get() || !also.get();
    while (!was_served && submit(writer, {change::Alive{5}}).get()) {
        ASSERT_LT(Clock::now() - start, 10s);
    }
    EXPECT_TRUE(is_written(submit(writer, {change::Alive{6}}).get()));
}

TEST(WriterTrouble, that_a_question_meets_opens_the_store_again_too) {
    std::atomic<int> opened = 0;
    Writer writer(std::make_unique<ScriptedStore>(
                      ScriptedStore::Script{.commit = [](auto) { return std::nullopt; }}),
                  [&](Access access) -> Stored<std::unique_ptr<Store>> {
                      EXPECT_EQ(access, Access::Read);
                      const bool is_first = ++opened == 1;
                      return std::make_unique<ScriptedStore>(
                          ScriptedStore::Script{.commit = [](auto) { return std::nullopt; },
                                                .alive = [is_first]() -> Stored<std::int64_t> {
                                                    if (is_first) return kTrouble;
                                                    return 7;
                                                }});
                  });
    const auto alive = [&] {
        std::promise<Stored<std::int64_t>> answer;
        writer.ask([&](Store& store) { answer.set_value(store.last_alive()); });
        return answer.get_future().get();
    };
    EXPECT_TRUE(is_kind(Kind::Trouble, alive()));
    EXPECT_EQ(*alive(), 7);
    EXPECT_EQ(opened, 2);
}

TEST(WriterTrouble, when_too_many_wait_the_next_is_refused_at_once) {
    Writer writer(std::make_unique<ScriptedStore>(
                      ScriptedStore::Script{.commit = [](auto) { return std::nullopt; }}),
                  [](Access) -> Stored<std::unique_ptr<Store>> { return kTrouble; });
    Busy busy(writer);
    std::atomic<int> written = 0;
    int refused = 0, tries = 0;
    while (refused == 0 && tries < 100'000) {
        ++tries;
        // Either called by submit, now, or much later on the writer's thread.
        const auto here = std::this_thread::get_id();
        writer.submit({change::Alive{tries}}, [&, here](std::optional<StoreProblem> problem) {
            if (!problem) {
                ++written;
            } else if (std::this_thread::get_id() == here) {
                ++refused;
            }
        });
    }
    EXPECT_EQ(refused, 1);
    EXPECT_EQ(writer.figures().waiting, static_cast<std::size_t>(tries - 1));
    busy.end();
    EXPECT_TRUE(is_written([&] {
        auto answer = submit(writer, {change::Alive{0}}).get();
        while (answer) answer = submit(writer, {change::Alive{0}}).get();
        return answer;
    }()));
    EXPECT_EQ(written, tries - 1);
}

// Where the store was there may be another one when it is back.
TEST(WriterTrouble, questions_go_to_the_store_that_is_written) {
    std::atomic<int> written = 1;
    std::atomic<bool> fails = false;
    const auto store = [&] {
        return std::make_unique<ScriptedStore>(ScriptedStore::Script{
            .commit =
                [&](auto) {
                    return fails.exchange(false) ? std::optional(kTrouble) : std::nullopt;
                },
            .alive = [now = written.load()]() -> Stored<std::int64_t> { return now; }});
    };
    Writer writer(store(), [&](Access access) -> Stored<std::unique_ptr<Store>> {
        written += access == Access::Again ? 1 : 0;
        return store();
    });
    const auto alive = [&] {
        std::promise<std::int64_t> answer;
        writer.ask([&](Store& asked) { answer.set_value(*asked.last_alive()); });
        return answer.get_future().get();
    };
    EXPECT_EQ(alive(), 1);
    fails = true;
    EXPECT_TRUE(is_kind(Kind::Trouble, submit(writer, {change::Alive{1}}).get()));
    EXPECT_TRUE(is_written(submit(writer, {change::Alive{2}}).get()));
    EXPECT_EQ(alive(), 2);
}

// So that no commit has to.
TEST(WriterTidies, now_and_then_on_the_readers_thread) {
    std::atomic<int> tidied = 0;
    std::atomic<std::thread::id> reader;
    const auto store = [&] {
        return std::make_unique<ScriptedStore>(
            ScriptedStore::Script{.commit = [](auto) { return std::nullopt; },
                                  .tidied =
                                      [&] {
                                          EXPECT_EQ(std::this_thread::get_id(), reader.load());
                                          ++tidied;
                                      }});
    };
    Writer writer(store(), [&](Access) -> Stored<std::unique_ptr<Store>> { return store(); });
    std::promise<void> asked;
    writer.ask([&](Store&) {
        reader = std::this_thread::get_id();
        asked.set_value();
    });
    asked.get_future().wait();
    const std::vector<Change> many(200, change::Alive{1});
    ASSERT_TRUE(is_written(submit(writer, many).get()));
    EXPECT_EQ(tidied, 0);
    ASSERT_TRUE(is_written(submit(writer, many).get()));
    const auto until = Clock::now() + 20s;
    while (tidied == 0 && Clock::now() < until) std::this_thread::yield();
    EXPECT_EQ(tidied, 1);
}

TEST(WriterTrouble, is_not_waited_out_by_who_has_given_up) {
    std::atomic<int> opened = 0;
    Writer writer(std::make_unique<ScriptedStore>(
                      ScriptedStore::Script{.commit = [](auto) { return kTrouble; }}),
                  [&](Access) -> Stored<std::unique_ptr<Store>> {
                      ++opened;
                      return kTrouble;
                  });
    writer.give_up();
    for (int i = 0; i < 100; ++i) {
        EXPECT_TRUE(is_kind(Kind::Trouble, submit(writer, {change::Alive{i}}).get()));
    }
    std::promise<Stored<std::int64_t>> alive;
    writer.ask([&](Store& store) { alive.set_value(store.last_alive()); });
    EXPECT_TRUE(is_kind(Kind::Trouble, alive.get_future().get()));
    EXPECT_EQ(opened, 0);
}

TEST(WriterTrouble, does_not_keep_it_from_ending) {
    std::vector<Answer> answers;
    const auto start = Clock::now();
    {
        Writer writer(std::make_unique<ScriptedStore>(
                          ScriptedStore::Script{.commit = [](auto) { return kTrouble; }}),
                      [](Access) -> Stored<std::unique_ptr<Store>> { return kTrouble; });
        ASSERT_TRUE(is_kind(Kind::Trouble, submit(writer, {change::Alive{0}}).get()));
        for (int i = 0; i < 100; ++i) answers.push_back(submit(writer, {change::Alive{i}}));
    }
    EXPECT_LT(Clock::now() - start, 20s);
    for (Answer& answer : answers) {
        ASSERT_EQ(answer.wait_for(0s), std::future_status::ready);
        EXPECT_TRUE(is_kind(Kind::Trouble, answer.get()));
    }
}

}  // namespace
}  // namespace moneybags
