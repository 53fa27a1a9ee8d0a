#include "store/writer.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>

#include "store/gaps.h"
#include "store/watched.h"

namespace moneybags {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t kMostInGroup = 2'000;   // changes: what a commit takes stays bearable
constexpr std::size_t kMostWaiting = 10'000;  // submissions: ten seconds of a busy house
constexpr auto kPatience = 1'000ms;           // of those who wait while the store is away
constexpr std::uint64_t kTidyAfter = 300;     // changes
constexpr auto kFirstPause = 100ms, kLongestPause = 2'000ms;  // between attempts to reopen it

struct Submission {
    std::vector<Change> changes;
    Writer::Done done;
    Clock::time_point since = Clock::now();
};

struct Question {
    std::function<void(Store&)> what;
    std::uint64_t after = 0;  // so many submissions are done
    Clock::time_point since = Clock::now();
};

// When a store that is away may be opened again.
struct Attempts {
    bool are_due() const { return Clock::now() >= next; }
    void count() {
        next = Clock::now() + pause;
        pause = std::min<Clock::duration>(2 * pause, kLongestPause);
    }
    void forget() {
        next = Clock::now();
        pause = kFirstPause;
    }

    Clock::time_point next = Clock::now();
    Clock::duration pause = kFirstPause;
};

}  // namespace

struct Writer::Inside {
    Inside(std::unique_ptr<Store> opened, Open how)
        : store(std::move(opened)),
          open(std::move(how)),
          writer([this] { write_all(); }),
          reader([this] { answer_all(); }) {}

    // Of the writer's thread.
    void write_all();
    std::vector<Submission> take();  // what is to be committed next, together; `mutex` is held
    void write(std::vector<Submission>);
    std::optional<StoreProblem> commit(std::span<const Change>, std::size_t shared_by);
    void finish(Submission&, const std::optional<StoreProblem>&);
    Watched store;
    Attempts attempts;

    // Of the reader's thread.
    void answer_all();
    Watched copy{nullptr};
    Attempts attempts_to_read;
    std::uint64_t copy_of = 0;  // which of the stores that were opened to write

    // Of all threads.
    void try_to_open(Watched&, Access, Attempts&);  // not while `mutex` is held
    const Open open;
    std::mutex mutex;
    std::condition_variable changed, answerable;
    std::deque<Submission> waiting;
    std::deque<Question> questions;
    std::uint64_t taken_in = 0, finished = 0;  // submissions
    std::uint64_t opened = 0;                  // stores to write
    std::uint64_t untidy = 0;                  // changes since the store was last tidied
    bool is_untidy() const { return untidy >= kTidyAfter; }
    bool ending = false, hopeless = false;
    Figures figures;

    std::thread writer, reader;  // the last, because they use all of the above
};

Writer::Writer(std::unique_ptr<Store> store, Open open)
    : inside_(std::make_unique<Inside>(std::move(store), std::move(open))) {}

Writer::~Writer() {
    {
        const std::lock_guard lock(inside_->mutex);
        inside_->ending = true;
    }
    inside_->changed.notify_one();
    inside_->writer.join();
    {
        const std::lock_guard lock(inside_->mutex);
        inside_->finished = inside_->taken_in;
    }
    inside_->answerable.notify_one();
    inside_->reader.join();
}

void Writer::submit(std::vector<Change> changes, Done done) {
    {
        const std::lock_guard lock(inside_->mutex);
        Figures& figures = inside_->figures;
        figures.submissions += 1;
        figures.changes += changes.size();
        if (figures.waiting < kMostWaiting) {
            figures.waiting += 1;
            inside_->taken_in += 1;
            inside_->waiting.push_back({std::move(changes), std::move(done)});
            inside_->changed.notify_one();
            return;
        }
        figures.failures += 1;
    }
    done(StoreProblem{StoreProblem::Kind::Trouble,
                      "more waits to be written than the store can keep up with"});
}

void Writer::ask(std::function<void(Store&)> question) {
    {
        const std::lock_guard lock(inside_->mutex);
        inside_->questions.push_back({std::move(question), inside_->taken_in});
    }
    inside_->answerable.notify_one();
}

void Writer::give_up() {
    {
        const std::lock_guard lock(inside_->mutex);
        inside_->hopeless = true;
    }
    inside_->changed.notify_one();
    inside_->answerable.notify_one();
}

Writer::Figures Writer::figures() const {
    const std::lock_guard lock(inside_->mutex);
    Figures now = inside_->figures;
    now.asking = inside_->questions.size();
    return now;
}

// ---- the writer's thread ----

void Writer::Inside::write_all() {
    bool has_tried_at_end = false;
    for (std::unique_lock lock(mutex);;) {
        if (waiting.empty() && ending) return;

        if (store.is_away() && !hopeless) {
            // Whose patience is over does not wait for another attempt, which may take seconds.
            const auto patient_until =
                waiting.empty() ? Clock::time_point::max() : waiting.front().since + kPatience;
            const bool try_now = ending ? !std::exchange(has_tried_at_end, true)
                                        : attempts.are_due() && Clock::now() < patient_until;
            if (try_now) {
                lock.unlock();
                try_to_open(store, Access::Again, attempts);
                lock.lock();
                opened += store.is_away() ? 0 : 1;
                continue;
            }
            const auto until = std::min(attempts.next, patient_until);
            if (!ending && Clock::now() < until) {
                changed.wait_until(lock, until);
                continue;
            }
        } else if (waiting.empty()) {
            changed.wait(lock);
            continue;
        }

        std::vector<Submission> group = take();
        lock.unlock();
        write(std::move(group));
        lock.lock();
    }
}

// As many as fit into a group. While the store is away one by one, because others may have more
// patience left.
std::vector<Submission> Writer::Inside::take() {
    std::vector<Submission> group;
    std::size_t changes = 0;
    while (!waiting.empty()) {
        Submission& next = waiting.front();
        const bool fits = !store.is_away() && changes + next.changes.size() <= kMostInGroup;
        if (!group.empty() && !fits) break;
        changes += next.changes.size();
        figures.waiting -= 1;
        group.push_back(std::move(next));
        waiting.pop_front();
    }
    return group;
}

void Writer::Inside::write(std::vector<Submission> group) {
    std::vector<Change> all;
    std::vector<std::size_t> sizes;
    for (Submission& submission : group) {
        sizes.push_back(submission.changes.size());
        std::ranges::move(submission.changes, std::back_inserter(all));
    }
    const std::optional<StoreProblem> problem = commit(all, group.size());
    if (!problem || store.is_away() || group.size() == 1) {
        for (Submission& submission : group) finish(submission, problem);
        return;
    }
    std::span<const Change> rest = all;
    Gaps gaps;
    for (std::size_t i = 0; i < group.size(); ++i) {
        const std::span<const Change> part = rest.first(sizes[i]);
        rest = rest.subspan(sizes[i]);
        const std::optional<StoreProblem> wrong =
            gaps.are_followed_by(part) ? Gaps::problem() : commit(part, 1);
        gaps.note(part, !wrong);
        finish(group[i], wrong);
    }
}

std::optional<StoreProblem> Writer::Inside::commit(std::span<const Change> changes,
                                                   std::size_t shared_by) {
    if (changes.empty()) return {};
    const bool was_away = store.is_away();
    const auto start = Clock::now();
    std::optional<StoreProblem> problem = store.commit(changes);
    const std::chrono::duration<double> taken = Clock::now() - start;
    if (!problem) attempts.forget();  // all is well: the next trouble finds us fresh
    const std::lock_guard lock(mutex);
    if (!was_away) figures.seconds.add(taken.count());
    if (!problem) {
        figures.commits += 1;
        untidy += changes.size();
        if (is_untidy()) answerable.notify_one();
        figures.shared.add(static_cast<double>(shared_by));
    }
    return problem;
}

void Writer::Inside::finish(Submission& submission, const std::optional<StoreProblem>& problem) {
    if (problem) {
        const std::lock_guard lock(mutex);
        figures.failures += 1;
    }
    submission.done(problem);
    const std::lock_guard lock(mutex);
    finished += 1;
    if (!questions.empty()) answerable.notify_one();
}

// ---- the reader's thread ----

void Writer::Inside::answer_all() {
    for (std::unique_lock lock(mutex);;) {
        if (questions.empty() && ending) return;
        if (questions.empty() || questions.front().after > finished) {
            if (is_untidy() && !copy.is_away()) {
                untidy = 0;
                lock.unlock();
                copy.tidy();
                lock.lock();
                continue;
            }
            answerable.wait(lock);
            continue;
        }
        Question question = std::move(questions.front());
        questions.pop_front();
        const bool is_of_another = copy_of != opened;
        copy_of = opened;
        if (is_of_another) copy.give(nullptr);  // where the store is there may be another file now
        while (copy.is_away() && !hopeless) {
            const auto patient_until = question.since + kPatience;
            if (attempts_to_read.are_due()) {
                lock.unlock();
                try_to_open(copy, Access::Read, attempts_to_read);
                lock.lock();
            } else if (!ending && Clock::now() < patient_until) {
                answerable.wait_until(lock, std::min(attempts_to_read.next, patient_until));
            } else {
                break;
            }
        }
        lock.unlock();
        question.what(copy);
        if (!copy.is_away()) attempts_to_read.forget();
        question = {};
        lock.lock();
    }
}

// ---- both ----

void Writer::Inside::try_to_open(Watched& which, Access access, Attempts& tries) {
    Stored<std::unique_ptr<Store>> fresh = open(access);
    if (fresh) {
        which.give(std::move(*fresh));
    } else {
        which.stays_away(std::move(fresh.error().what));
    }
    // Even if it could be opened: a full disk lets itself be opened all day.
    tries.count();
}

}  // namespace moneybags
