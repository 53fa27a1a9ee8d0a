#pragma once

// Every place a store can be: tests of the store run over each of them.

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "store/store.h"
#include "tests/store/meddler.h"
#include "tests/support/postgresql.h"

namespace moneybags {

class Folder {  // a temporary one
   public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "moneybags-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot create " + name);
        path_ = name;
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }

   private:
    std::filesystem::path path_;
};

// "sqlite" or "postgresql", each test with an empty one of its own.
class AnyStore : public testing::TestWithParam<std::string> {
   protected:
    AnyStore() {
        address_ = GetParam() == "sqlite" ? (folder_.path() / "store.db").string()
                                          : testing_support::Postgresql::shared().new_database();
    }

    const std::string& address() const { return address_; }

    std::unique_ptr<Store> open(Access access = Access::Own) {
        Stored<std::unique_ptr<Store>> opened = open_store(address_, access);
        if (!opened) throw std::runtime_error(opened.error().what);
        return std::move(*opened);
    }

    // What somebody does to the database behind the store's back.
    void meddle(const std::string& statements) { meddle_with(address_, statements); }

   private:
    Folder folder_;
    std::string address_;
};

// To be written in a test file after its tests.
#define IN_EVERY_PLACE(suite)                                                       \
    INSTANTIATE_TEST_SUITE_P(Every, suite, testing::Values("sqlite", "postgresql"), \
                             [](const auto& place) { return std::string(place.param); })

// ---- short words for changes ----

inline Change new_table(std::string id, std::int64_t created = 1'000) {
    return change::NewTable{
        {.id = std::move(id),
         .status = "open",
         .is_public = true,
         .about = "{}",
         .created = created,
         .changed = created,
         .entries = 0}
    };
}
inline Change append(std::string table, std::int64_t first, std::vector<std::string> texts) {
    return change::Append{std::move(table), first, std::move(texts)};
}
inline Change new_person(std::int64_t id, std::string login = "") {
    return change::NewPerson{
        {.id = id, .name = "Ana", .login = std::move(login), .password = ""}
    };
}

inline std::optional<StoreProblem> commit(Store& store, const std::vector<Change>& changes) {
    return store.commit(changes);
}

// ---- short words for what is expected ----

inline testing::AssertionResult is_written(const std::optional<StoreProblem>& problem) {
    if (!problem) return testing::AssertionSuccess();
    return testing::AssertionFailure() << problem->what;
}

inline const char* name_of(StoreProblem::Kind kind) {
    switch (kind) {
        case StoreProblem::Kind::Conflict:
            return "Conflict";
        case StoreProblem::Kind::Trouble:
            return "Trouble";
        case StoreProblem::Kind::Elsewhere:
            return "Elsewhere";
        case StoreProblem::Kind::Damaged:
            break;
    }
    return "Damaged";
}

inline testing::AssertionResult is_kind(StoreProblem::Kind kind, const StoreProblem& problem) {
    if (problem.kind == kind && !problem.what.empty()) return testing::AssertionSuccess();
    return testing::AssertionFailure()
           << name_of(problem.kind) << " instead of " << name_of(kind) << ": " << problem.what;
}
inline testing::AssertionResult is_kind(StoreProblem::Kind kind,
                                        const std::optional<StoreProblem>& problem) {
    if (problem) return is_kind(kind, *problem);
    return testing::AssertionFailure() << "no problem at all";
}
template <class T>
testing::AssertionResult is_kind(StoreProblem::Kind kind, const Stored<T>& answer) {
    if (!answer) return is_kind(kind, answer.error());
    return testing::AssertionFailure() << "no problem at all";
}

}  // namespace moneybags
