#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "store/store.h"

namespace moneybags {

// A store whose commits and alive times are what a test says; it holds nothing.
class ScriptedStore : public Store {
   public:
    struct Script {
        std::function<std::optional<StoreProblem>(std::span<const Change>)> commit;
        std::function<Stored<std::int64_t>()> alive = [] { return Stored<std::int64_t>(0); };
        std::function<void()> closed = [] {};
        std::function<void()> tidied = [] {};
    };
    explicit ScriptedStore(Script script) : script_(std::move(script)) {}
    ~ScriptedStore() override { script_.closed(); }

    std::optional<StoreProblem> commit(std::span<const Change> changes) override {
        return script_.commit(changes);
    }
    Stored<std::int64_t> last_alive() override { return script_.alive(); }
    std::optional<StoreProblem> tidy() override {
        script_.tidied();
        return {};
    }

    Stored<std::vector<TableRow>> tables(std::string_view) override {
        return std::vector<TableRow>{};
    }
    Stored<std::optional<TableRow>> table(std::string_view) override {
        return std::optional<TableRow>{};
    }
    std::optional<StoreProblem> each_entry(std::string_view, const Tell&) override { return {}; }
    Stored<std::optional<PersonRow>> person(std::int64_t) override {
        return std::optional<PersonRow>{};
    }
    Stored<std::optional<PersonRow>> person_by_login(std::string_view) override {
        return std::optional<PersonRow>{};
    }
    Stored<std::optional<std::int64_t>> person_by_session(std::string_view) override {
        return std::optional<std::int64_t>{};
    }
    Stored<std::vector<PersonRow>> people_called(std::string_view) override {
        return std::vector<PersonRow>{};
    }
    Stored<std::vector<TableRow>> tables_with(std::int64_t) override {
        return std::vector<TableRow>{};
    }
    Stored<std::vector<TableRow>> tables_of(std::int64_t, int) override {
        return std::vector<TableRow>{};
    }
    Stored<std::vector<NoteRow>> notes(std::string_view, std::int64_t) override {
        return std::vector<NoteRow>{};
    }
    Stored<std::int64_t> highest_person() override { return std::int64_t{0}; }

   private:
    Script script_;
};

}  // namespace moneybags
