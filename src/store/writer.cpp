#include "store/writer.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>
#include <variant>

#include "store/watched.h"

namespace moneybags {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t kMostInGroup = 2'000;   // changes: what a commit takes stays bearable
constexpr std::size_t kMostWaiting = 10'000;  // submissions: ten seconds of a busy house
constexpr auto kPatience = 1'000ms;           // of those who wait while the store is away
constexpr auto kFirstPause = 100ms, kLongestPause = 2'000ms;  // between attempts to reopen it

struct Submission {
    std::vector<Change> changes;
    Writer::Done done;
};
using Question = std::function<void(Store&)>;

struct Job {
    std::variant<Submission, Question> what;
    Clock::time_point since = Clock::now();
};

}  // namespace

struct Writer::Inside {
    Inside(std::unique_ptr<Store> opened, std::function<Stored<std::unique_ptr<Store>>()> how)
        : store(std::move(opened)), reopen(std::move(how)), thread([this] { run(); }) {}

    void run();
    std::vector<Job> take();  // what is to be done next, together; `mutex` is held
    void work(std::vector<Job>);
    void write(std::vector<Submission>);
    std::optional<StoreProblem> commit(std::span<const Change>);
    void finish(Submission&, const std::optional<StoreProblem>&);
    void try_to_reopen();

    // Of the writer's thread alone.
    Watched store;
    std::function<Stored<std::unique_ptr<Store>>()> reopen;
    Clock::time_point next_try = Clock::now();
    Clock::duration pause = kFirstPause;

    // Of all threads.
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<Job> waiting;
    bool ending = false;
    Figures figures;

    std::thread thread;  // the last, because it uses all of the above
};

Writer::Writer(std::unique_ptr<Store> store, std::function<Stored<std::unique_ptr<Store>>()> reopen)
    : inside_(std::make_unique<Inside>(std::move(store), std::move(reopen))) {}

Writer::~Writer() {
    {
        const std::lock_guard lock(inside_->mutex);
        inside_->ending = true;
    }
    inside_->changed.notify_one();
    inside_->thread.join();
}

void Writer::submit(std::vector<Change> changes, Done done) {
    bool is_full = false;
    {
        const std::lock_guard lock(inside_->mutex);
        Figures& figures = inside_->figures;
        is_full = figures.waiting >= kMostWaiting;
        figures.submissions += 1;
        figures.changes += changes.size();
        if (is_full) {
            figures.failures += 1;
        } else {
            figures.waiting += 1;
            inside_->waiting.push_back({Submission{std::move(changes), std::move(done)}});
        }
    }
    if (is_full) {
        done(StoreProblem{StoreProblem::Kind::Trouble,
                          "more waits to be written than the store can keep up with"});
        return;
    }
    inside_->changed.notify_one();
}

void Writer::ask(Question question) {
    {
        const std::lock_guard lock(inside_->mutex);
        inside_->waiting.push_back({std::move(question)});
    }
    inside_->changed.notify_one();
}

Writer::Figures Writer::figures() const {
    const std::lock_guard lock(inside_->mutex);
    return inside_->figures;
}

// ---- the thread ----

void Writer::Inside::run() {
    bool has_tried_at_end = false;
    for (std::unique_lock lock(mutex);;) {
        if (waiting.empty() && ending) return;

        if (store.is_away()) {
            const bool try_at_end = ending && !std::exchange(has_tried_at_end, ending);
            if (Clock::now() >= next_try || try_at_end) {
                lock.unlock();
                try_to_reopen();
                lock.lock();
                continue;
            }
            // The oldest waits until its patience ends; at the end nobody waits.
            const bool is_idle = waiting.empty();
            const auto until =
                is_idle ? next_try : std::min(next_try, waiting.front().since + kPatience);
            if (!ending && Clock::now() < until) {
                changed.wait_until(lock, until);
                continue;
            }
            if (is_idle) continue;
        } else if (waiting.empty()) {
            changed.wait(lock);
            continue;
        }

        std::vector<Job> jobs = take();
        lock.unlock();
        work(std::move(jobs));
        lock.lock();
    }
}

// One question, or submissions as long as they fit into a group. While the store is away one by
// one, because others may have more patience left.
std::vector<Job> Writer::Inside::take() {
    std::vector<Job> jobs;
    std::size_t changes = 0;
    while (!waiting.empty()) {
        Job& job = waiting.front();
        const auto* submission = std::get_if<Submission>(&job.what);
        if (!jobs.empty()) {
            if (submission == nullptr || store.is_away()) break;
            if (changes + submission->changes.size() > kMostInGroup) break;
        }
        if (submission != nullptr) {
            changes += submission->changes.size();
            figures.waiting -= 1;
        }
        const bool is_question = submission == nullptr;
        jobs.push_back(std::move(job));
        waiting.pop_front();
        if (is_question) break;
    }
    return jobs;
}

void Writer::Inside::work(std::vector<Job> jobs) {
    if (const auto* question = std::get_if<Question>(&jobs.front().what)) {
        (*question)(store);
        return;
    }
    std::vector<Submission> group;
    for (Job& job : jobs) group.push_back(std::move(std::get<Submission>(job.what)));
    write(std::move(group));
}

void Writer::Inside::write(std::vector<Submission> group) {
    std::vector<Change> all;
    std::vector<std::size_t> sizes;
    for (Submission& submission : group) {
        sizes.push_back(submission.changes.size());
        std::ranges::move(submission.changes, std::back_inserter(all));
    }
    const std::optional<StoreProblem> problem = commit(all);
    if (!problem || store.is_away() || group.size() == 1) {
        for (Submission& submission : group) finish(submission, problem);
        return;
    }
    std::span<const Change> rest = all;
    for (std::size_t i = 0; i < group.size(); ++i) {
        finish(group[i], commit(rest.first(sizes[i])));
        rest = rest.subspan(sizes[i]);
    }
}

std::optional<StoreProblem> Writer::Inside::commit(std::span<const Change> changes) {
    const auto start = Clock::now();
    std::optional<StoreProblem> problem = store.commit(changes);
    const auto taken = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start);
    if (!problem) {  // all is well: the next trouble finds us fresh
        next_try = Clock::now();
        pause = kFirstPause;
    }
    const std::lock_guard lock(mutex);
    figures.commits += problem ? 0 : 1;
    figures.micros += static_cast<std::uint64_t>(taken.count());
    return problem;
}

void Writer::Inside::finish(Submission& submission, const std::optional<StoreProblem>& problem) {
    if (problem) {
        const std::lock_guard lock(mutex);
        figures.failures += 1;
    }
    submission.done(problem);
}

void Writer::Inside::try_to_reopen() {
    Stored<std::unique_ptr<Store>> opened = reopen();
    if (opened) {
        store.give(std::move(*opened));
    } else {
        store.stays_away(std::move(opened.error().what));
    }
    // Even if it could be opened: a full disk lets itself be opened all day.
    next_try = Clock::now() + pause;
    pause = std::min<Clock::duration>(2 * pause, kLongestPause);
}

}  // namespace moneybags
