#include "tests/simulation/line.h"

#include <utility>

namespace moneybags::simulation {

namespace {

constexpr Micros kLimit = 4 * kSecond;   // for an answer
constexpr Micros kLatest = 6 * kSecond;  // when something arrives that was given up

}  // namespace

// Whoever is cut off is told so by the network, or waits for nothing.
Micros Line::until_given_up() {
    return machine_.world().one_in(2) && !weather_.hangs ? 5 * kMilli : kLimit;
}

void Line::send(const Changes& changes, std::size_t first, std::size_t count, Writer::Done then) {
    World& world = machine_.world();
    const auto commit = [this, changes, first, count] {
        return shelf_.commit(member_, std::span(*changes).subspan(first, count));
    };
    const auto lose = [this, then, commit](bool may_be_late) {
        machine_.run_in(until_given_up(), [then] { then(trouble()); });
        // Whether it was written nobody knows: it may even be written after all have given up.
        if (!may_be_late || !machine_.world().one_in(3)) return;
        machine_.world().in(machine_.world().between(0, kLatest), [this, commit] {
            if (!weather_.is_away) commit();
        });
    };
    if (is_cut_) return lose(true);
    world.in(way() + machine_.world().between(weather_.disk / 2, 2 * weather_.disk),
             [this, then, commit, lose] {
                 // Of a server that is gone by now.
                 if (machine_.has_crashed() && machine_.world().one_in(2)) return;
                 if (weather_.is_away) return lose(weather_.hangs);
                 const auto problem = commit();
                 const bool is_lost =
                     is_cut_ || (weather_.loses_answers && machine_.world().one_in(3));
                 if (is_lost) return lose(false);
                 machine_.run_in(way(), [then, problem] { then(problem); });
             });
}

void Line::put(Question question, std::function<void(bool)> then) {
    const auto answer = [this, question, then](bool arrives) {
        const Micros back = arrives ? way() : 0;
        if (machine_.has_crashed()) return;
        machine_.answer_in(back, [&] { arrives ? question(*this) : refuse(question); });
        machine_.run_in(back, [then, arrives] { then(arrives); });
    };
    if (is_cut_) return machine_.run_in(until_given_up(), [answer] { answer(false); });
    machine_.world().in(way(), [this, answer] {
        if (is_well()) return answer(true);
        machine_.run_in(until_given_up(), [answer] { answer(false); });
    });
}

void Line::refuse(const Question& question) {
    answers_nothing_ = true;
    question(*this);
    answers_nothing_ = false;
}

void Line::connect(std::function<void(bool)> then) {
    const Micros delay = is_well() ? way() : until_given_up();
    machine_.run_in(delay, [this, then] { then(is_well()); });
}

// ---- as a store ----

std::optional<StoreProblem> Line::commit(std::span<const Change> changes) {
    if (!is_well()) return trouble();
    return shelf_.commit(member_, changes);
}

std::optional<StoreProblem> Line::each_entry(std::string_view table, const Tell& tell) {
    if (answers_nothing_) return trouble();
    for (std::string& entry : shelf_.entries(table)) tell(std::move(entry));
    return {};
}

Stored<std::vector<TableRow>> Line::tables(std::string_view status) {
    if (answers_nothing_) return trouble();
    return shelf_.tables(status);
}
Stored<std::vector<MemberRow>> Line::members() {
    if (answers_nothing_) return trouble();
    return shelf_.members();
}
Stored<std::optional<LeaseRow>> Line::lease(std::string_view table) {
    if (answers_nothing_) return trouble();
    return shelf_.lease(table);
}
Stored<std::vector<LeaseRow>> Line::leases_of(std::int64_t member) {
    if (answers_nothing_) return trouble();
    return shelf_.leases_of(member);
}
Stored<std::vector<LeaseRow>> Line::orphans(int most) {
    if (answers_nothing_) return trouble();
    return shelf_.orphans(most);
}

}  // namespace moneybags::simulation
