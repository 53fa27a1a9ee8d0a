// A writer without threads, on the queue of a simulation. It keeps what writer.h promises, and goes
// about it as writer.cpp does: groups, patience, attempts to open the store again, a reader of its
// own that answers each question once what was submitted before it is done.

#include "store/writer.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <utility>

#include "store/gaps.h"
#include "tests/simulation/line.h"

namespace moneybags {

namespace {

using namespace simulation;

constexpr std::size_t kMostInGroup = 2'000;
constexpr Micros kPatience = kSecond;
constexpr Micros kFirstPause = 100 * kMilli, kLongestPause = 2 * kSecond;

struct Submission {
    std::vector<Change> changes;
    Writer::Done done;
    Micros since = 0;
};

struct Question {
    std::function<void(Store&)> what;
    std::uint64_t after = 0;
    Micros since = 0;
};

// One of the two connections.
struct Side {
    bool is_away = false, is_busy = false, is_rung = false;
    Micros next = 0, pause = kFirstPause;  // of attempts to open it again

    void count(Micros now) {
        next = now + pause;
        pause = std::min(2 * pause, kLongestPause);
    }
    void forget(Micros now) {
        next = now;
        pause = kFirstPause;
    }
};

}  // namespace

struct Writer::Inside {
    explicit Inside(std::unique_ptr<Store> store)
        : opened(std::move(store)), line(static_cast<Line&>(*opened)) {}

    Micros now() { return line.machine().world().now(); }
    // Comes back to a side when something may be due there.
    void ring(Side& side, Micros when, void (Inside::*then)());
    void open(Side& side, void (Inside::*then)());
    // Whether a side that is away must be waited for; or tries to open it.
    bool waits(Side& side, Micros patient_until, void (Inside::*then)());

    void write();
    void sent(const std::shared_ptr<std::vector<Submission>>&, const Line::Changes&,
              const std::optional<StoreProblem>&);
    void send_one(const std::shared_ptr<std::vector<Submission>>&, const Line::Changes&,
                  std::size_t which, std::size_t first);
    void note(const std::optional<StoreProblem>&);
    void finish(const Done&, const std::optional<StoreProblem>&);
    void answer();

    std::unique_ptr<Store> opened;
    Line& line;
    Side writer, reader;
    std::deque<Submission> waiting;
    Gaps gaps;  // in the group that is being sent one by one
    std::deque<Question> questions;
    std::uint64_t taken_in = 0, finished = 0, opened_stores = 0, reads_from = 0;
    Figures figures;
};

void Writer::Inside::ring(Side& side, Micros when, void (Inside::*then)()) {
    if (std::exchange(side.is_rung, true)) return;
    line.machine().run_in(when - now(), [this, &side, then] {
        side.is_rung = false;
        (this->*then)();
    });
}

void Writer::Inside::open(Side& side, void (Inside::*then)()) {
    side.is_busy = true;
    line.connect([this, &side, then](bool is_well) {
        side.is_busy = false;
        side.is_away = !is_well;
        side.count(now());
        if (is_well && &side == &writer) ++opened_stores;
        (this->*then)();
    });
}

bool Writer::Inside::waits(Side& side, Micros patient_until, void (Inside::*then)()) {
    if (now() >= patient_until) return false;
    if (now() >= side.next) {
        open(side, then);
    } else {
        ring(side, std::min(side.next, patient_until), then);
    }
    return true;
}

// ---- what is written ----

void Writer::Inside::write() {
    while (!writer.is_busy && !waiting.empty()) {
        if (writer.is_away && waits(writer, waiting.front().since + kPatience, &Inside::write)) {
            return;
        }
        const auto group = std::make_shared<std::vector<Submission>>();
        const auto changes = std::make_shared<std::vector<Change>>();
        while (!waiting.empty()) {
            Submission& next = waiting.front();
            const bool fits =
                !writer.is_away && changes->size() + next.changes.size() <= kMostInGroup;
            if (!group->empty() && !fits) break;
            changes->insert(changes->end(), next.changes.begin(), next.changes.end());
            group->push_back(std::move(next));
            waiting.pop_front();
        }
        if (writer.is_away) {
            for (const Submission& each : *group) finish(each.done, Line::trouble());
            continue;
        }
        if (line.bug() == Bug::AckBeforeCommit) {
            for (const Submission& each : *group) finish(each.done, {});
            for (Submission& each : *group) each.done = nullptr;
        }
        writer.is_busy = true;
        line.send(changes, 0, changes->size(),
                  [this, group, changes](const auto& problem) { sent(group, changes, problem); });
    }
}

void Writer::Inside::note(const std::optional<StoreProblem>& problem) {
    if (!problem) {
        ++figures.commits;
        writer.forget(now());
    } else if (problem->kind == StoreProblem::Kind::Trouble) {
        writer.is_away = true;
    }
}

void Writer::Inside::sent(const std::shared_ptr<std::vector<Submission>>& group,
                          const Line::Changes& changes,
                          const std::optional<StoreProblem>& problem) {
    note(problem);
    if (problem && !writer.is_away && group->size() > 1) {
        gaps = {};
        return send_one(group, changes, 0, 0);
    }
    writer.is_busy = false;
    for (const Submission& each : *group) finish(each.done, problem);
    write();
}

// Of a group that was refused, so that one does not harm the others.
void Writer::Inside::send_one(const std::shared_ptr<std::vector<Submission>>& group,
                              const Line::Changes& changes, std::size_t which, std::size_t first) {
    const auto part = [group, changes, which, first] {
        return std::span<const Change>(*changes).subspan(first, (*group)[which].changes.size());
    };
    const auto go_on = [this, group, changes, which, first, part](const auto& problem) {
        gaps.note(part(), !problem);
        finish((*group)[which].done, problem);
        send_one(group, changes, which + 1, first + (*group)[which].changes.size());
    };
    if (which == group->size()) {
        writer.is_busy = false;
        return write();
    }
    if (writer.is_away) return go_on(std::optional(Line::trouble()));
    if (gaps.are_followed_by(part())) return go_on(std::optional(Gaps::problem()));
    line.send(changes, first, (*group)[which].changes.size(),
              [this, go_on](const std::optional<StoreProblem>& problem) {
                  note(problem);
                  go_on(problem);
              });
}

void Writer::Inside::finish(const Done& done, const std::optional<StoreProblem>& problem) {
    if (!done) return;
    figures.failures += problem ? 1 : 0;
    done(problem);
    ++finished;
    answer();
}

// ---- what is asked ----

void Writer::Inside::answer() {
    while (!reader.is_busy && !questions.empty() && questions.front().after <= finished) {
        // Where the store is there may be another by now.
        if (std::exchange(reads_from, opened_stores) != opened_stores) reader.is_away = true;
        const Micros patient_until = questions.front().since + kPatience;
        if (reader.is_away && waits(reader, patient_until, &Inside::answer)) return;
        Question question = std::move(questions.front());
        questions.pop_front();
        if (reader.is_away) {
            line.refuse(question.what);
            continue;
        }
        reader.is_busy = true;
        line.put(std::move(question.what), [this](bool is_well) {
            reader.is_busy = false;
            reader.is_away = !is_well;
            if (is_well) reader.forget(now());
            answer();
        });
    }
}

// ---- the same face ----

Writer::Writer(std::unique_ptr<Store> store, Open)
    : inside_(std::make_unique<Inside>(std::move(store))) {}
Writer::~Writer() = default;

void Writer::submit(std::vector<Change> changes, Done done) {
    Inside& in = *inside_;
    in.figures.submissions += 1;
    in.figures.changes += changes.size();
    in.taken_in += 1;
    in.waiting.push_back({std::move(changes), std::move(done), in.now()});
    // Others may come before the writer's thread wakes up, and go with it.
    in.ring(in.writer, in.now(), &Inside::write);
}

void Writer::ask(std::function<void(Store&)> question) {
    Inside& in = *inside_;
    in.questions.push_back({std::move(question), in.taken_in, in.now()});
    in.ring(in.reader, in.now(), &Inside::answer);
}

void Writer::give_up() {}

Writer::Figures Writer::figures() const { return inside_->figures; }

}  // namespace moneybags
