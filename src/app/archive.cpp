// `export` and `import`: whole tables from one store to another, as lines of JSON.

#include <iostream>
#include <map>

#include "app/commands.h"
#include "app/data_folder.h"
#include "store/store.h"
#include "table/lobby.h"
#include "table/replay.h"
#include "table/strict_json.h"

namespace moneybags {

namespace json = boost::json;

namespace {

struct Wish {
    std::string db;
    std::string table;
    std::string file;
    bool log = false;
};

std::string address_of(const Wish& wish) { return wish.db.empty() ? default_store() : wish.db; }

int fail_with(const StoreProblem& problem) { return fail({"", problem.what}); }

int export_tables(const Wish& wish) {
    const std::string address = address_of(wish);
    const auto store = open_store(address, Access::Read);
    if (!store) return fail_with(store.error());
    auto rows = (*store)->tables("");
    if (!rows) return fail_with(rows.error());
    if (!wish.table.empty()) {
        std::erase_if(*rows, [&](const TableRow& row) { return row.id != wish.table; });
        if (rows->empty()) return fail({"table " + wish.table, "there is no such table"});
    }
    for (const TableRow& row : *rows) {
        const auto entries = (*store)->entries(row.id);
        if (!entries) return fail({"table " + row.id, entries.error().what});
        if (wish.log) {
            const Result<Table> table = Table::read(*entries);
            if (!table) return fail({"table " + row.id, table.error().sentence()});
            if (table->session() == nullptr) {
                return fail({"table " + row.id, "has not begun: there is no log of its game"});
            }
            std::cout << log_of(finished(*table));
            continue;
        }
        for (const std::string& entry : *entries) {
            std::cout << "{\"table\":" << json::serialize(json::string(row.id))
                      << ",\"entry\":" << entry << "}\n";
        }
    }
    return kFine;
}

// People have other numbers in another store: each becomes a new guest there. Their seats' tokens
// still hold; their cookies do not.
class Newcomers {
   public:
    explicit Newcomers(std::int64_t highest) : highest_(highest) {}

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
    std::int64_t highest_;
    std::map<PersonId, PersonId> ids_;
    std::vector<Change> changes_;
};

struct Imported {
    Table table;
    std::vector<std::string> texts;
    std::vector<Change> people;
};

Result<Imported> settle(const std::vector<std::string>& lines, std::int64_t highest) {
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

int import_tables(const Wish& wish) {
    const Result<std::vector<char>> content = read_file(wish.file);
    if (!content) return fail(content.error());
    std::map<std::string, std::vector<std::string>> tables;
    std::string_view rest(content->data(), content->size());
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.empty()) continue;
        const std::string where = wish.file + ": line " + std::to_string(number);
        const Result<json::object> object = read_strictly(line);
        if (!object) return fail({where, object.error().sentence()});
        const json::value* id = object->if_contains("table");
        const json::value* entry = object->if_contains("entry");
        if (id == nullptr || !id->is_string() || entry == nullptr || object->size() != 2) {
            return fail({where, "must be {\"table\": …, \"entry\": …}, as export writes it"});
        }
        tables[std::string(id->as_string())].push_back(json::serialize(*entry));
    }
    const std::string address = address_of(wish);
    const auto store = open_store(address);
    if (!store) return fail_with(store.error());
    std::size_t taken = 0, known = 0;
    for (const auto& [id, lines] : tables) {
        const auto there = (*store)->table(id);
        if (!there) return fail_with(there.error());
        if (*there) {
            ++known;
            continue;
        }
        const auto highest = (*store)->highest_person();
        if (!highest) return fail_with(highest.error());
        Result<Imported> imported = settle(lines, *highest);
        if (!imported) return fail({"table " + id, imported.error().sentence()});
        const Table& table = imported->table;
        if (table.id() != id) return fail({"table " + id, "its entries are of another table"});
        TableRow row;
        row.id = id;
        row.status = status_word(table.status());
        row.is_public = table.opening().settings.is_public;
        row.about = json::serialize(about(table));
        row.created = row.changed = table.changed().time_since_epoch().count();
        std::vector<Change> changes = std::move(imported->people);
        changes.emplace_back(change::NewTable{std::move(row)});
        changes.emplace_back(change::Append{id, 0, std::move(imported->texts)});
        if (const auto problem = (*store)->commit(changes)) return fail_with(*problem);
        ++taken;
    }
    std::cout << "imported " << taken << ", known already " << known << '\n';
    return kFine;
}

}  // namespace

Errand add_export(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<Wish>();
    line.option("--db", wish->db, words("serve.db")).called("FILE|URL");
    line.option("--table", wish->table, words("export.table")).called("ID");
    line.flag("--log", wish->log, words("export.log")).needs("--table");
    return [wish] { return export_tables(*wish); };
}

Errand add_import(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<Wish>();
    line.option("file", wish->file, words("import.file")).called("FILE").required();
    line.option("--db", wish->db, words("serve.db")).called("FILE|URL");
    return [wish] { return import_tables(*wish); };
}

}  // namespace moneybags
