#pragma once

// A store in memory, of pairs of a key and a text: for whoever keeps it can keep nothing else, as
// the browser of a page (src/pocket). What changes would do is told first, so that it can be kept
// before it counts.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace moneybags {

class PairsStore final : public Store {
   public:
    struct Pair {
        std::string key;
        std::optional<std::string> value;  // none: there is no such pair any more
    };

    // What was kept, or has been: it counts from now on.
    void take(std::vector<Pair>);
    // Which pairs these changes put in place of others, all of them or none. Changes nothing.
    Stored<std::vector<Pair>> draft(std::span<const Change>) const;
    // A pair that is nobody's row: something of its keeper.
    const std::string* find(std::string_view key) const;
    // Who came first, even if nothing else of them can be read.
    std::optional<std::int64_t> first_person() const;

    std::optional<StoreProblem> commit(std::span<const Change>) override;  // draft, then take

    // A row that cannot be read is passed over: the others are still good. Its table is Damaged.
    Stored<std::vector<TableRow>> tables(std::string_view status) override;
    Stored<std::optional<TableRow>> table(std::string_view id) override;
    std::optional<StoreProblem> each_entry(std::string_view table, const Tell&) override;
    Stored<std::optional<PersonRow>> person(std::int64_t id) override;
    Stored<std::optional<PersonRow>> person_by_login(std::string_view login) override;
    Stored<std::optional<std::int64_t>> person_by_session(std::string_view key) override;
    Stored<std::vector<PersonRow>> people_called(std::string_view name) override;
    Stored<std::vector<TableRow>> tables_of(std::int64_t person, int most) override;
    Stored<std::vector<TableRow>> tables_with(std::int64_t person) override;
    Stored<std::vector<NoteRow>> notes(std::string_view kind, std::int64_t person) override;
    Stored<std::int64_t> last_alive() override;
    Stored<std::int64_t> highest_person() override;

    using Pairs = std::map<std::string, std::string, std::less<>>;

   private:
    Pairs pairs_;
};

}  // namespace moneybags
