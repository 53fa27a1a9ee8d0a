#include "tests/simulation/shelf.h"

#include <charconv>
#include <utility>

#include "tests/simulation/machine.h"

namespace moneybags::simulation {

namespace {

StoreProblem conflict(std::string what) { return {StoreProblem::Kind::Conflict, std::move(what)}; }

std::string_view kept(std::string_view status) {
    for (const std::string_view each : {"open", "running", "over", "closed"}) {
        if (each == status) return each;
    }
    return "";
}

bool is_live(std::string_view status) { return status == "open" || status == "running"; }

}  // namespace

std::string name_of_table(std::size_t table) { return "t" + std::to_string(table); }

Shelf::Shelf(World& world, Checker& checker, Bug bug, std::size_t tables, Opening opening)
    : world_(world), checker_(checker), bug_(bug), opening_(std::move(opening)), rows_(tables) {
    for (Row& row : rows_) row.status = "open";
}

std::size_t Shelf::new_place() {
    rows_.emplace_back();
    return rows_.size() - 1;
}

const Shelf::Row* Shelf::find(std::string_view table) const {
    std::size_t at = rows_.size();
    std::from_chars(table.data() + 1, table.data() + table.size(), at);
    return at < rows_.size() && !rows_[at].status.empty() ? &rows_[at] : nullptr;
}

Shelf::Row* Shelf::find(std::string_view table) {
    return const_cast<Row*>(std::as_const(*this).find(table));
}

Shelf::Book& Shelf::book(Row& row) {
    if (row.book == nullptr) {
        row.book = std::make_unique<Book>();
        row.book->log.push_back(opening_(place(row)));
    }
    return *row.book;
}

// ---- what is written ----

std::optional<StoreProblem> Shelf::commit(std::int64_t by, std::span<const Change> changes) {
    by_ = by;
    appends_.clear();
    undo_.clear();
    tell_.clear();
    try {
        for (const Change& change : changes) {
            std::visit([&](const auto& one) { write(one); }, change);
        }
        // As scribe.cpp does: what a table gets in one transaction is compared in one go, at last.
        std::map<std::string, std::pair<const change::Append*, std::size_t>> growth;
        for (const change::Append* append : appends_) {
            const auto [at, is_new] = growth.try_emplace(append->table, append, append->first);
            const auto& [first, next] = at->second;
            if (append->owner != first->owner || append->epoch != first->epoch) {
                throw conflict("the table changed hands meanwhile");
            }
            if (std::cmp_not_equal(append->first, next)) {
                throw conflict("entries do not follow on each other");
            }
            grow(*append, at->second.second);
        }
    } catch (const StoreProblem& problem) {
        for (; !undo_.empty(); undo_.pop_back()) undo_.back()();
        ++refused_;
        return problem;
    }
    for (const auto& tell : tell_) tell();
    return {};
}

void Shelf::own(Row& row, std::int64_t owner, std::int64_t epoch) {
    const std::size_t at = place(row);
    undo_.push_back([this, at, was = row.owner, epoch_was = row.epoch] {
        Row& back = rows_[at];
        owned_[back.owner].erase(at);
        back.owner = was;
        back.epoch = epoch_was;
        if (was != 0) owned_[was].insert(at);
    });
    if (row.owner != 0) owned_[row.owner].erase(at);
    row.owner = owner;
    row.epoch = epoch;
    if (owner != 0) owned_[owner].insert(at);
}

void Shelf::keep(std::int64_t id, std::optional<Member> member) {
    const auto at = members_.find(id);
    undo_.push_back(
        [this, id, was = at == members_.end() ? std::nullopt : std::optional(at->second)] {
            if (was) {
                members_[id] = *was;
            } else {
                members_.erase(id);
            }
        });
    if (member) {
        members_[id] = std::move(*member);
    } else {
        members_.erase(id);
    }
}

void Shelf::write(const change::NewTable& change) {
    std::size_t at = 0;
    std::from_chars(change.row.id.data() + 1, change.row.id.data() + change.row.id.size(), at);
    Row& row = rows_.at(at);
    if (!row.status.empty()) throw StoreProblem{StoreProblem::Kind::Conflict, "it is there"};
    undo_.push_back([this, at] {
        rows_[at].status = "";
        rows_[at].book.reset();
    });
    row.status = kept(change.row.status);
    row.book = std::make_unique<Book>();
    row.book->about = change.row.about;
    row.book->changed = change.row.changed;
    own(row, change.owner, change.owner == 0 ? 0 : 1);
    tell_.push_back([this, at, owner = change.owner] { checker_.made(by_, at, owner); });
}

void Shelf::write(const change::TableStatus& change) {
    Row* row = find(change.table);
    if (row == nullptr) throw conflict("there is no such table");
    Book& its = book(*row);
    undo_.push_back([this, at = place(*row), was = row->status, about = its.about] {
        rows_[at].status = was;
        rows_[at].book->about = about;
    });
    row->status = kept(change.status);
    its.about = change.about;
    its.changed = change.changed;
}

void Shelf::write(const change::Append& append) { appends_.push_back(&append); }

void Shelf::grow(const change::Append& append, std::size_t& entries) {
    Row* row = find(append.table);
    if (row == nullptr || count(*row) != entries) {
        throw conflict("the table does not have so many entries");
    }
    const bool is_theirs = row->owner == append.owner && row->epoch == append.epoch;
    if (append.epoch != 0 && !is_theirs && bug_ != Bug::LeaseCheckLeftOut) {
        throw conflict("the table is another server's");
    }
    Book& its = book(*row);
    undo_.push_back([this, at = place(*row), entries] { rows_[at].book->log.resize(entries); });
    its.log.insert(its.log.end(), append.texts.begin(), append.texts.end());
    entries = its.log.size();
    tell_.push_back([this, at = place(*row), append = &append] {
        checker_.appended(by_, at, append->epoch, append->first, append->texts);
    });
}

void Shelf::write(const change::Join& change) {
    if (members_.contains(change.row.id)) throw conflict("there is such a member");
    keep(change.row.id, Member{change.row.name, change.row.about, now(), now() + change.row.left});
    tell_.push_back([this, id = change.row.id, until = now() + change.row.left] {
        checker_.heard_of(id, until);
    });
}

void Shelf::write(const change::Renew& change) {
    const auto at = members_.find(change.member);
    if (at == members_.end()) throw conflict("there is no such member any more");
    keep(change.member, Member{at->second.name, at->second.about, now(), now() + change.left});
    tell_.push_back(
        [this, id = change.member, until = now() + change.left] { checker_.heard_of(id, until); });
}

void Shelf::write(const change::Quit& change) {
    const auto at = members_.find(change.member);
    if (at == members_.end()) return;
    keep(change.member, Member{at->second.name, at->second.about, now(), 0});
    tell_.push_back([this, id = change.member] { checker_.heard_of(id, 0); });
}

void Shelf::write(const change::Take& change) {
    Row* row = find(change.table);
    if (row == nullptr || row->epoch != change.epoch) return;
    const bool is_anothers = row->owner != change.member && is_there(row->owner);
    if (is_anothers && bug_ != Bug::TakenFromTheLiving) return;
    own(*row, change.member, row->epoch + 1);
    tell_.push_back([this, at = place(*row), member = change.member, epoch = row->epoch] {
        checker_.took(member, at, epoch, now());
    });
}

void Shelf::write(const change::Release& change) {
    Row* row = find(change.table);
    if (row == nullptr || row->owner != change.member) return;
    own(*row, 0, row->epoch);
    tell_.push_back([this, at = place(*row)] { checker_.released(at); });
}

void Shelf::write(const change::ForgetMembers& change) {
    const std::map<std::int64_t, Member> all = members_;
    for (const auto& [id, member] : all) {
        if (member.until >= now()) continue;
        const std::set<std::size_t> theirs = owned_[id];
        for (const std::size_t at : theirs) {
            if (is_live(rows_[at].status)) continue;
            own(rows_[at], 0, rows_[at].epoch);
            tell_.push_back([this, at = at] { checker_.released(at); });
        }
        if (member.seen + change.silent < now() && owned_[id].empty()) keep(id, {});
    }
}

// ---- what is asked ----

bool Shelf::is_there(std::int64_t member) const {
    const auto at = members_.find(member);
    return at != members_.end() && at->second.until > now();
}

LeaseRow Shelf::lease_row(const Row& row) const {
    LeaseRow lease;
    lease.table = name_of_table(place(row));
    lease.owner = row.owner;
    lease.epoch = row.epoch;
    lease.is_held = is_there(row.owner) && bug_ != Bug::TakenFromTheLiving;
    const auto owner = members_.find(row.owner);
    lease.silent = owner == members_.end() ? 0 : now() - owner->second.seen;
    return lease;
}

std::optional<LeaseRow> Shelf::lease(std::string_view table) const {
    const Row* row = find(table);
    return row == nullptr ? std::nullopt : std::optional(lease_row(*row));
}

std::vector<LeaseRow> Shelf::leases_of(std::int64_t member) const {
    std::vector<LeaseRow> all;
    const auto theirs = owned_.find(member);
    if (theirs == owned_.end()) return all;
    for (const std::size_t at : theirs->second) all.push_back(lease_row(rows_[at]));
    return all;
}

std::vector<LeaseRow> Shelf::orphans(int most) const {
    std::vector<LeaseRow> found;
    for (const auto& [id, member] : members_) {
        const auto theirs = owned_.find(id);
        if (member.until > now() || theirs == owned_.end()) continue;
        for (const std::size_t at : theirs->second) {
            if (std::cmp_equal(found.size(), most)) return found;
            if (is_live(rows_[at].status)) found.push_back(lease_row(rows_[at]));
        }
    }
    return found;
}

std::vector<MemberRow> Shelf::members() const {
    std::vector<MemberRow> rows;
    for (const auto& [id, member] : members_) {
        rows.push_back({id, member.name, member.about, member.until - now(), now() - member.seen});
    }
    return rows;
}

std::vector<TableRow> Shelf::tables(std::string_view status) const {
    std::vector<TableRow> rows;
    for (const Row& row : rows_) {
        if (row.status.empty() || (!status.empty() && row.status != status)) continue;
        TableRow each;
        each.id = name_of_table(place(row));
        each.status = row.status;
        each.changed = row.book ? row.book->changed : kEvening.time_since_epoch().count();
        each.entries = static_cast<std::int64_t>(count(row));
        rows.push_back(std::move(each));
    }
    return rows;
}

std::vector<std::string> Shelf::entries(std::string_view table) const {
    const Row* row = find(table);
    if (row == nullptr) return {};
    return row->book ? row->book->log : std::vector<std::string>{opening_(place(*row))};
}

}  // namespace moneybags::simulation
