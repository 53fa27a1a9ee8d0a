// `export` and `import`: whole tables from one store to another, as lines of JSON.

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>

#include "app/commands.h"
#include "app/data_folder.h"
#include "store/store.h"
#include "table/lobby.h"
#include "table/replay.h"
#include "table/strict_json.h"

namespace moneybags {

namespace json = boost::json;

namespace {

struct ArchiveWish {
    std::string db;
    std::string table;
    std::string file;
    bool log = false;
};

std::string address_of(const ArchiveWish& wish) {
    return wish.db.empty() ? default_store() : wish.db;
}

// How far it has come, for whoever sits before it.
class ArchiveProgress {
   public:
    explicit ArchiveProgress(std::string doing) : doing_(std::move(doing)) {}
    ~ArchiveProgress() { end(); }
    void end() {
        if (std::exchange(is_shown_, false)) std::cerr << '\n';
    }
    void tell(std::size_t tables, std::uintmax_t bytes) {
        const auto now = std::chrono::steady_clock::now();
        if (!is_watched_ || now < next_) return;
        next_ = now + std::chrono::milliseconds(500);
        is_shown_ = true;
        std::cerr << '\r' << doing_ << ' ' << tables << " tables, " << bytes / 1'000'000 << " MB"
                  << std::flush;
    }

   private:
    const std::string doing_;
    const bool is_watched_ = isatty(STDERR_FILENO) == 1;
    bool is_shown_ = false;
    std::chrono::steady_clock::time_point next_{};
};

int export_log(Store& store, const std::string& id) {
    const auto entries = store.entries(id);
    if (!entries) return fail({"table " + id, entries.error().what});
    const Result<Table> table = Table::read(*entries);
    if (!table) return fail({"table " + id, table.error().sentence()});
    if (table->session() == nullptr) {
        return fail({"table " + id, "has not begun: there is no log of its game"});
    }
    std::cout << log_of(finished(*table));
    return kFine;
}

// Line by line: it takes no more memory for many tables, nor for a long one.
int export_tables(const ArchiveWish& wish) {
    const std::string address = address_of(wish);
    const auto store = open_store(address, Access::Read);
    if (!store) return fail({"", store.error().what});
    auto rows = (*store)->tables("");
    if (!rows) return fail({"", rows.error().what});
    if (!wish.table.empty()) {
        std::erase_if(*rows, [&](const TableRow& row) { return row.id != wish.table; });
        if (rows->empty()) return fail({"table " + wish.table, "there is no such table"});
    }
    if (wish.log) return export_log(**store, wish.table);
    ArchiveProgress progress("exported");
    std::size_t tables = 0;
    std::uintmax_t bytes = 0;
    int status = kFine;
    for (const TableRow& row : *rows) {
        const std::string head =
            "{\"table\":" + json::serialize(json::string(row.id)) + ",\"entry\":";
        const auto problem = (*store)->each_entry(row.id, [&](std::string&& entry) {
            std::cout << head << entry << "}\n";
            bytes += head.size() + entry.size() + 2;
            progress.tell(tables, bytes);
        });
        // What can be read of a damaged table is worth having; the others are, all the more.
        if (problem) {
            status = fail({"table " + row.id, problem->what});
            if (problem->kind != StoreProblem::Kind::Damaged) return status;
        }
        if (!std::cout.flush())
            return fail({"", "the export cannot be written: is the disk full?"});
        ++tables;
    }
    return status;
}

// People have other numbers in another store: each becomes a new guest there. Their seats' tokens
// still hold; their cookies do not.
class Newcomers {
   public:
    explicit Newcomers(std::int64_t& highest) : highest_(highest) {}

    PersonId operator()(PersonId old, const std::string& name) {
        if (old == kNobody) return old;
        const auto [at, is_new] = ids_.try_emplace(old, PersonId{highest_ + 1});
        if (is_new) {
            ++highest_;
            PersonRow row;
            row.id = highest_;
            row.name = name;
            changes_.emplace_back(change::NewPerson{row});
        }
        return at->second;
    }
    std::vector<Change> changes() && { return std::move(changes_); }

   private:
    std::int64_t& highest_;  // of all people in the store
    std::map<PersonId, PersonId> ids_;
    std::vector<Change> changes_;
};

struct Imported {
    Table table;
    std::vector<std::string> texts;
    std::vector<Change> people;
};

Result<Imported> settle(const std::vector<std::string>& lines, std::int64_t& highest) {
    Newcomers newcomers(highest);
    std::optional<Table> table;
    std::vector<std::string> texts;
    for (const std::string& line : lines) {
        Result<Entry> entry = read_entry(line, table ? table->session() : nullptr);
        if (!entry) return entry.error();
        if (auto* open = std::get_if<entry::Open>(&entry->what)) {
            open->host = newcomers(open->host, "");
        }
        if (auto* sit = std::get_if<entry::Sit>(&entry->what)) {
            sit->person = newcomers(sit->person, sit->name);
        }
        entry->by = newcomers(entry->by, "");
        texts.push_back(entry_text(*entry, table ? table->session() : nullptr));
        if (!table) {
            Result<Table> begun = Table::begin(*entry);
            if (!begun) return begun.error();
            table.emplace(std::move(*begun));
        } else if (const auto problem = table->fold(*entry)) {
            return *problem;
        }
    }
    if (!table) return Problem{"", "there are no entries"};
    return Imported{std::move(*table), std::move(texts), std::move(newcomers).changes()};
}

// Takes in one table after the other. Each is written whole or not at all, several in one commit;
// those that are there already are left alone, so an import that was cut short can be begun again.
class Importer {
   public:
    Importer(Store& store, std::int64_t highest_person)
        : store_(store), highest_person_(highest_person) {}

    // The next entry of a table; where another begins the one before is complete.
    std::optional<Problem> take(const std::string& id, std::string entry) {
        if (id != id_) {
            if (auto problem = complete()) return problem;
            if (!seen_.insert(id).second) {
                return Problem{"table " + id,
                               "its lines must stand together, as export writes them"};
            }
            const auto there = store_.table(id);
            if (!there) return Problem{"", there.error().what};
            id_ = id;
            is_known_ = there->has_value();
        }
        if (!is_known_) lines_.push_back(std::move(entry));
        return {};
    }

    std::optional<Problem> finish() {
        if (auto problem = complete()) return problem;
        return commit();
    }
    // The table whose lines come now is not taken in; those before it are.
    std::optional<Problem> leave_off() {
        id_.clear();
        lines_.clear();
        return commit();
    }

    std::size_t taken() const { return taken_; }
    std::size_t known() const { return known_; }

   private:
    static constexpr std::size_t kEnough = 4'000'000;  // bytes of entries in one commit

    std::optional<Problem> complete() {
        if (id_.empty()) return {};
        const std::string id = std::exchange(id_, {});
        const std::vector<std::string> lines = std::exchange(lines_, {});
        if (is_known_) {
            ++known_;
            return {};
        }
        Result<Imported> imported = settle(lines, highest_person_);
        if (!imported) return Problem{"table " + id, imported.error().sentence()};
        const Table& table = imported->table;
        if (table.id() != id) return Problem{"table " + id, "its entries are of another table"};
        TableRow row;
        row.id = id;
        row.status = status_word(table.status());
        row.is_public = table.opening().settings.is_public;
        row.about = json::serialize(about(table));
        row.created = row.changed = table.changed().time_since_epoch().count();
        std::ranges::move(imported->people, std::back_inserter(changes_));
        changes_.emplace_back(change::NewTable{std::move(row)});
        for (const std::string& text : imported->texts) bytes_ += text.size();
        changes_.emplace_back(change::Append{id, 0, std::move(imported->texts)});
        ++settled_;
        return bytes_ < kEnough ? std::nullopt : commit();
    }

    std::optional<Problem> commit() {
        if (const auto problem = store_.commit(changes_)) return Problem{"", problem->what};
        taken_ += std::exchange(settled_, 0);
        changes_.clear();
        bytes_ = 0;
        return {};
    }

    Store& store_;
    std::int64_t highest_person_;
    std::set<std::string> seen_;
    std::string id_;  // the table whose lines come now
    bool is_known_ = false;
    std::vector<std::string> lines_;
    std::vector<Change> changes_;  // settled, not committed
    std::size_t settled_ = 0, bytes_ = 0, taken_ = 0, known_ = 0;
};

// As much as an entry can hold, and far more.
constexpr std::size_t kLongestLine = 16 * 1024 * 1024;

int import_tables(const ArchiveWish& wish) {
    std::ifstream in(wish.file, std::ios::binary);
    if (!in) return fail({wish.file, "cannot be opened"});
    const auto store = open_store(address_of(wish));
    if (!store) return fail({"", store.error().what});
    const auto highest = (*store)->highest_person();
    if (!highest) return fail({"", highest.error().what});
    Importer importer(**store, *highest);
    ArchiveProgress progress("imported");
    std::uintmax_t bytes = 0;
    std::string line;
    std::size_t number = 1;
    // What was taken in before something is wrong stays: the next import goes on from there.
    const auto fail_at = [&](const Problem& problem) {
        progress.end();
        const auto rest = importer.leave_off();
        std::cerr << "imported " << importer.taken() << ", known already " << importer.known()
                  << '\n';
        return fail(rest ? *rest : problem);
    };
    for (; std::getline(in, line); ++number) {
        bytes += line.size() + 1;
        if (line.empty()) continue;
        const std::string where = wish.file + ": line " + std::to_string(number);
        if (line.size() > kLongestLine) {
            return fail_at({where, "is longer than 16 MiB: no entry is"});
        }
        const Result<json::object> object = read_strictly(line);
        if (!object) return fail_at({where, object.error().sentence()});
        const json::value* id = object->if_contains("table");
        const json::value* entry = object->if_contains("entry");
        if (id == nullptr || !id->is_string() || id->as_string().empty() || entry == nullptr ||
            object->size() != 2) {
            return fail_at({where, "must be {\"table\": …, \"entry\": …}, as export writes it"});
        }
        if (const auto problem =
                importer.take(std::string(id->as_string()), json::serialize(*entry))) {
            return fail_at(*problem);
        }
        progress.tell(importer.taken() + importer.known(), bytes);
    }
    if (in.bad()) return fail_at({wish.file, "cannot be read any further"});
    if (const auto problem = importer.finish()) return fail_at(*problem);
    progress.end();
    std::cout << "imported " << importer.taken() << ", known already " << importer.known() << '\n';
    return kFine;
}

}  // namespace

Errand add_export(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<ArchiveWish>();
    line.option("--db", wish->db, words("serve.db")).called("FILE|URL");
    line.option("--table", wish->table, words("export.table")).called("ID");
    line.flag("--log", wish->log, words("export.log")).needs("--table");
    return [wish] { return export_tables(*wish); };
}

Errand add_import(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<ArchiveWish>();
    line.option("file", wish->file, words("import.file")).called("FILE").required();
    line.option("--db", wish->db, words("serve.db")).called("FILE|URL");
    return [wish] { return import_tables(*wish); };
}

}  // namespace moneybags
