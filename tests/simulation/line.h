#pragma once

// A server's way to the store, and what may go wrong on it. A request may be lost, be late, or be
// done though its answer is lost; whoever asked hears Trouble then, at once or after a limit.

#include <memory>
#include <vector>

#include "store/writer.h"
#include "tests/simulation/machine.h"
#include "tests/simulation/shelf.h"

namespace moneybags::simulation {

// Of the store itself, for all servers.
struct Weather {
    bool is_away = false;  // and whoever asks is refused …
    bool hangs = false;    // … or not answered
    bool loses_answers = false;
    Micros disk = kMilli;  // about what a commit takes
};

class Line final : public Store {
   public:
    Line(Machine& machine, Shelf& shelf, const Weather& weather, Bug bug)
        : machine_(machine), shelf_(shelf), weather_(weather), bug_(bug) {}

    void cut() { is_cut_ = true; }
    void mend() { is_cut_ = false; }
    bool is_cut() const { return is_cut_; }
    void belongs_to(std::int64_t member) { member_ = member; }
    Machine& machine() { return machine_; }
    Bug bug() const { return bug_; }

    // A part of what was given together, as the writer's thread would have it committed; `then` on
    // the machine.
    using Changes = std::shared_ptr<const std::vector<Change>>;
    void send(const Changes&, std::size_t first, std::size_t count, Writer::Done then);
    // The question is put when it arrives, as the reader's thread would; `then(is_well)`.
    using Question = std::function<void(Store&)>;
    void put(Question, std::function<void(bool is_well)> then);
    // A question to a store that is away.
    void refuse(const Question&);
    // Opens another connection.
    void connect(std::function<void(bool is_well)> then);

    // ---- as a store: at once, on the way that there is ----
    std::optional<StoreProblem> commit(std::span<const Change>) override;
    Stored<std::vector<TableRow>> tables(std::string_view status) override;
    std::optional<StoreProblem> each_entry(std::string_view table, const Tell&) override;
    Stored<std::vector<MemberRow>> members() override;
    Stored<std::optional<LeaseRow>> lease(std::string_view table) override;
    Stored<std::vector<LeaseRow>> leases_of(std::int64_t member) override;
    Stored<std::vector<LeaseRow>> orphans(int most) override;
    // What nobody asks here.
    Stored<std::optional<TableRow>> table(std::string_view) override { return trouble(); }
    Stored<std::optional<PersonRow>> person(std::int64_t) override { return trouble(); }
    Stored<std::optional<PersonRow>> person_by_login(std::string_view) override {
        return trouble();
    }
    Stored<std::optional<std::int64_t>> person_by_session(std::string_view) override {
        return trouble();
    }
    Stored<std::vector<PersonRow>> people_called(std::string_view) override { return trouble(); }
    Stored<std::vector<TableRow>> tables_of(std::int64_t, int) override { return trouble(); }
    Stored<std::vector<TableRow>> tables_with(std::int64_t) override { return trouble(); }
    Stored<std::vector<NoteRow>> notes(std::string_view, std::int64_t) override {
        return trouble();
    }

    Stored<std::int64_t> last_alive() override { return trouble(); }
    Stored<std::int64_t> highest_person() override { return trouble(); }

    static StoreProblem trouble() { return {StoreProblem::Kind::Trouble, "the store is away"}; }

   private:
    bool is_well() const { return !is_cut_ && !weather_.is_away; }
    Micros way() { return machine_.world().between(kMilli / 2, 3 * kMilli); }
    Micros until_given_up();

    Machine& machine_;
    Shelf& shelf_;
    const Weather& weather_;
    const Bug bug_;
    std::int64_t member_ = 0;
    bool is_cut_ = false;
    bool answers_nothing_ = false;  // it answers a question that did not arrive
};

}  // namespace moneybags::simulation
