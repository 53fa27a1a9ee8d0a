#pragma once

#include <memory>
#include <utility>

#include "store/store.h"

namespace moneybags {

// A store that may go away: at the first trouble it is closed, and until another is given it
// answers everything with that trouble.
class Watched : public Store {
   public:
    explicit Watched(std::unique_ptr<Store> store) : store_(std::move(store)) {}

    bool is_away() const { return store_ == nullptr; }
    const StoreProblem& trouble() const { return trouble_; }
    void give(std::unique_ptr<Store> store) { store_ = std::move(store); }
    // Why it could not be opened again. Trouble for those who want to write, whatever it was: it
    // is not what they wrote that was wrong.
    void stays_away(std::string why) { trouble_.what = std::move(why); }

    std::optional<StoreProblem> commit(std::span<const Change> changes) override {
        if (is_away()) return trouble_;
        std::optional<StoreProblem> problem = store_->commit(changes);
        if (problem) note(*problem);
        return problem;
    }
    Stored<std::vector<TableRow>> tables(std::string_view status) override {
        return watch<std::vector<TableRow>>([&] { return store_->tables(status); });
    }
    Stored<std::optional<TableRow>> table(std::string_view id) override {
        return watch<std::optional<TableRow>>([&] { return store_->table(id); });
    }
    std::optional<StoreProblem> each_entry(std::string_view table, const Tell& tell) override {
        if (is_away()) return trouble_;
        std::optional<StoreProblem> problem = store_->each_entry(table, tell);
        if (problem) note(*problem);
        return problem;
    }
    Stored<std::optional<PersonRow>> person(std::int64_t id) override {
        return watch<std::optional<PersonRow>>([&] { return store_->person(id); });
    }
    Stored<std::optional<PersonRow>> person_by_login(std::string_view login) override {
        return watch<std::optional<PersonRow>>([&] { return store_->person_by_login(login); });
    }
    Stored<std::optional<std::int64_t>> person_by_session(std::string_view key) override {
        return watch<std::optional<std::int64_t>>([&] { return store_->person_by_session(key); });
    }
    Stored<std::vector<PersonRow>> people_called(std::string_view name) override {
        return watch<std::vector<PersonRow>>([&] { return store_->people_called(name); });
    }
    Stored<std::vector<TableRow>> tables_with(std::int64_t person) override {
        return watch<std::vector<TableRow>>([&] { return store_->tables_with(person); });
    }
    Stored<std::vector<TableRow>> tables_of(std::int64_t person, int most) override {
        return watch<std::vector<TableRow>>([&] { return store_->tables_of(person, most); });
    }
    Stored<std::vector<MemberRow>> members() override {
        return watch<std::vector<MemberRow>>([&] { return store_->members(); });
    }
    Stored<std::optional<LeaseRow>> lease(std::string_view table) override {
        return watch<std::optional<LeaseRow>>([&] { return store_->lease(table); });
    }
    Stored<std::vector<LeaseRow>> leases_of(std::int64_t member) override {
        return watch<std::vector<LeaseRow>>([&] { return store_->leases_of(member); });
    }
    Stored<std::vector<LeaseRow>> orphans(int most) override {
        return watch<std::vector<LeaseRow>>([&] { return store_->orphans(most); });
    }
    Stored<std::int64_t> numbers_given() override {
        return watch<std::int64_t>([&] { return store_->numbers_given(); });
    }
    Stored<std::vector<NoteRow>> notes(std::string_view kind, std::int64_t person) override {
        return watch<std::vector<NoteRow>>([&] { return store_->notes(kind, person); });
    }
    std::optional<StoreProblem> tidy() override {
        if (is_away()) return trouble_;
        std::optional<StoreProblem> problem = store_->tidy();
        if (problem) note(*problem);
        return problem;
    }
    Stored<std::int64_t> last_alive() override {
        return watch<std::int64_t>([&] { return store_->last_alive(); });
    }
    Stored<std::int64_t> highest_person() override {
        return watch<std::int64_t>([&] { return store_->highest_person(); });
    }

   private:
    template <class T, class Query>
    Stored<T> watch(Query query) {
        if (is_away()) return trouble_;
        Stored<T> answer = query();
        if (!answer) note(answer.error());
        return answer;
    }
    void note(const StoreProblem& problem) {
        if (problem.kind != StoreProblem::Kind::Trouble) return;
        trouble_ = problem;
        store_.reset();
    }

    std::unique_ptr<Store> store_;
    StoreProblem trouble_{StoreProblem::Kind::Trouble, "the store is not open"};
};

}  // namespace moneybags
