#pragma once

// The store that all servers share, in memory. It does with a change exactly what scribe.cpp does,
// and answers what sql_store.cpp would; what neither lease nor table code looks at it forgets.

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "store/store.h"
#include "tests/simulation/checker.h"
#include "tests/simulation/world.h"

namespace moneybags::simulation {

// Planted, to see that the checker objects.
enum class Bug { None, LeaseCheckLeftOut, AckBeforeCommit, TakenFromTheLiving };

// Tables are called by their place: "t0", "t1" …
std::string name_of_table(std::size_t table);

class Shelf {
   public:
    // The first entry of a table that was there from the start.
    using Opening = std::function<std::string(std::size_t table)>;
    Shelf(World&, Checker&, Bug, std::size_t tables, Opening);

    // On a connection of a member: all of it or nothing.
    std::optional<StoreProblem> commit(std::int64_t by, std::span<const Change>);

    std::vector<TableRow> tables(std::string_view status) const;
    std::vector<std::string> entries(std::string_view table) const;
    std::vector<MemberRow> members() const;
    std::optional<LeaseRow> lease(std::string_view table) const;
    std::vector<LeaseRow> leases_of(std::int64_t member) const;
    std::vector<LeaseRow> orphans(int most) const;

    std::int64_t now() const { return world_.now() / kMilli + off_; }
    void jump(std::int64_t milliseconds) { off_ += milliseconds; }
    // A place for a table that somebody may open.
    std::size_t new_place();
    std::size_t size() const { return rows_.size(); }
    bool is_touched(std::size_t table) const { return rows_[table].book != nullptr; }
    std::string_view status(std::size_t table) const { return rows_[table].status; }
    std::int64_t owner(std::size_t table) const { return rows_[table].owner; }
    std::uint64_t refused() const { return refused_; }  // commits

   private:
    struct Book {
        std::vector<std::string> log;
        std::string about;
        std::int64_t changed = 0;
    };
    struct Row {
        std::int64_t owner = 0, epoch = 0;
        std::string_view status;     // "": there is no such table
        std::unique_ptr<Book> book;  // none: nobody has written since the start
    };
    struct Member {
        std::string name, about;
        std::int64_t seen = 0, until = 0;
        bool operator==(const Member&) const = default;
    };
    // Throws a StoreProblem.
    void write(const change::NewTable&);
    void write(const change::Append&);
    void write(const change::TableStatus&);
    void write(const change::Join&);
    void write(const change::Renew&);
    void write(const change::Quit&);
    void write(const change::Take&);
    void write(const change::Release&);
    void write(const change::ForgetMembers&);
    template <class Other>
    void write(const Other&) {}  // of people, notes, the house
    void grow(const change::Append&, std::size_t& entries);

    const Row* find(std::string_view table) const;
    Row* find(std::string_view table);
    std::size_t place(const Row& row) const { return static_cast<std::size_t>(&row - &rows_[0]); }
    std::size_t count(const Row& row) const { return row.book ? row.book->log.size() : 1; }
    Book& book(Row&);
    void own(Row&, std::int64_t owner, std::int64_t epoch);
    void keep(std::int64_t id, std::optional<Member>);
    bool is_there(std::int64_t member) const;
    LeaseRow lease_row(const Row&) const;

    World& world_;
    Checker& checker_;
    const Bug bug_;
    const Opening opening_;
    std::int64_t off_ = 0;
    std::vector<Row> rows_;
    std::map<std::int64_t, std::set<std::size_t>> owned_;
    std::map<std::int64_t, Member> members_;
    std::uint64_t refused_ = 0;

    // Of the transaction that is open.
    std::int64_t by_ = 0;
    std::vector<const change::Append*> appends_;  // written after all others
    std::vector<std::function<void()>> undo_, tell_;
};

}  // namespace moneybags::simulation
