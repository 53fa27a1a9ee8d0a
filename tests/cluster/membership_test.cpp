// How a server comes to mind a table, where what it asks of the store may fail.

#include "cluster/membership.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "tests/store/scripted_store.h"

namespace moneybags::cluster_tests {

namespace {

using namespace std::chrono_literals;

constexpr std::int64_t kUs = 7, kAnother = 9;
constexpr Span kLease{400};

// What is posted, until something holds; alarms never ring.
class Posts final : public Loop {
   public:
    Time now() const override { return std::chrono::floor<Span>(std::chrono::system_clock::now()); }
    void post(std::function<void()> what) override {
        const std::lock_guard guard(mutex_);
        posts_.push_back(std::move(what));
    }
    void at(Time, std::function<void()>) override {}

    template <class Holds>
    void run_until(Holds holds) {
        for (const auto until = now() + 20s; !holds() && now() < until;) {
            std::optional<std::function<void()>> next;
            {
                const std::lock_guard guard(mutex_);
                if (!posts_.empty()) {
                    next = std::move(posts_.front());
                    posts_.pop_front();
                }
            }
            if (next) {
                (*next)();
            } else {
                std::this_thread::sleep_for(1ms);
            }
        }
    }

   private:
    std::mutex mutex_;
    std::deque<std::function<void()>> posts_;
};

// One table, and takes of it that fail as long as a test wants.
struct Shelf {
    std::mutex mutex;
    LeaseRow row;
    bool fails = false;
    std::optional<LeaseRow> next;  // while the answer about one that was taken is under way
};

class ShelfStore final : public ScriptedStore {
   public:
    explicit ShelfStore(Shelf& shelf)
        : ScriptedStore({.commit = [&shelf](auto changes) { return commit_to(shelf, changes); }}),
          shelf_(shelf) {}
    Stored<std::optional<LeaseRow>> lease(std::string_view) override {
        const std::lock_guard guard(shelf_.mutex);
        const LeaseRow row = shelf_.row;
        if (row.owner == kUs && shelf_.next) {
            shelf_.row = *std::exchange(shelf_.next, {});
            std::this_thread::sleep_for(2 * kLease);
        }
        return std::optional(row);
    }

   private:
    static std::optional<StoreProblem> commit_to(Shelf& shelf, std::span<const Change> changes) {
        const std::lock_guard guard(shelf.mutex);
        if (shelf.fails) return StoreProblem{StoreProblem::Kind::Trouble, "no answer"};
        for (const Change& each : changes) {
            if (const auto* take = std::get_if<change::Take>(&each)) {
                shelf.row.owner = take->member;
                ++shelf.row.epoch;
            }
        }
        return {};
    }

    Shelf& shelf_;
};

class MembershipTest : public testing::Test {
   protected:
    using Answer = Stored<std::optional<Lease>>;
    Answer take() {
        std::optional<Answer> answer;
        membership_.take("t", [&](const Answer& taken) { answer = taken; });
        posts_.run_until([&] { return answer.has_value(); });
        return answer.value_or(StoreProblem{});
    }

    Shelf shelf_;
    Posts posts_;
    Writer writer_{std::make_unique<ShelfStore>(shelf_),
                   [this](Access) -> Stored<std::unique_ptr<Store>> {
                       return std::unique_ptr<Store>(std::make_unique<ShelfStore>(shelf_));
                   }};
    Membership membership_{posts_, writer_, kUs, false, {.lease = kLease}};
};

}  // namespace

// What it wrote under its old epoch, and had no answer to, might still arrive.
TEST_F(MembershipTest, its_own_table_is_only_its_again_once_it_was_taken_anew) {
    shelf_.row = {"t", kUs, 4, true, 0};
    shelf_.fails = true;
    EXPECT_FALSE(take());
    {
        const std::lock_guard guard(shelf_.mutex);
        shelf_.fails = false;
    }
    const Answer lease = take();
    ASSERT_TRUE(lease && *lease);
    EXPECT_GT((*lease)->epoch, 4);  // on a slow machine it is taken once more
}

TEST_F(MembershipTest, what_it_hears_too_late_may_not_be_so_any_more) {
    shelf_.row = {"t", 0, 3, false, 0};
    shelf_.next = {"t", kAnother, 5, true, 0};
    const Answer lease = take();
    ASSERT_TRUE(lease);
    EXPECT_FALSE(*lease);
    EXPECT_FALSE(membership_.holds("t"));
}

TEST_F(MembershipTest, a_table_that_no_server_ever_had_was_minded_by_nobody) {
    shelf_.row = {"t", 0, 0, false, 0};
    const Answer imported = take();
    ASSERT_TRUE(imported && *imported);
    EXPECT_NE((*imported)->minded, Time{});
    EXPECT_LT((*imported)->minded, posts_.now() - std::chrono::years(1));
}

TEST_F(MembershipTest, the_clock_of_a_table_that_was_let_go_went_on) {
    shelf_.row = {"t", 0, 3, false, 0};
    const Answer let_go = take();
    ASSERT_TRUE(let_go && *let_go);
    EXPECT_EQ((*let_go)->minded, Time{});
}

}  // namespace moneybags::cluster_tests
