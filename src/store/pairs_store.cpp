#include "store/pairs_store.h"

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <functional>
#include <tuple>
#include <utility>

namespace moneybags {

namespace json = boost::json;

namespace {

using Pair = PairsStore::Pair;
using Pairs = PairsStore::Pairs;

// ---- keys ----

// No part of a key has a line break in it; numbers are as long as each other, so that keys stand in
// the order of what they name.
constexpr std::string_view kTable = "table", kEntry = "entry", kPerson = "person",
                           kSession = "session", kSeat = "seat", kNote = "note", kAlive = "alive";

std::string padded(std::int64_t number) {
    constexpr std::size_t kDigits = 19;
    const std::string digits = std::to_string(number);
    return std::string(kDigits - std::min(kDigits, digits.size()), '0') + digits;
}

std::string part(std::string_view text) { return std::string(text); }
std::string part(std::int64_t number) { return padded(number); }

template <class... Parts>
std::string key(std::string_view kind, const Parts&... parts) {
    std::string made(kind);
    ((made += '\n', made += part(parts)), ...);
    return made;
}

std::vector<std::string_view> parts_of(std::string_view key) {
    std::vector<std::string_view> parts;
    for (std::size_t end; (end = key.find('\n')) != std::string_view::npos;) {
        parts.push_back(key.substr(0, end));
        key.remove_prefix(end + 1);
    }
    parts.push_back(key);
    return parts;
}

std::int64_t number_in(std::string_view digits) {
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

// ---- rows as lists in JSON ----

template <class T>
bool read_value(const json::value& value, T& into) {
    if constexpr (std::is_same_v<T, std::string>) {
        if (!value.is_string()) return false;
        into = std::string(value.get_string());
    } else if constexpr (std::is_same_v<T, bool>) {
        if (!value.is_bool()) return false;
        into = value.get_bool();
    } else {
        if (!value.is_int64()) return false;
        into = static_cast<T>(value.get_int64());
    }
    return true;
}

template <class... Values>
std::string row(const Values&... values) {
    json::array list;
    (list.emplace_back(values), ...);
    return json::serialize(list);
}

template <class... Values>
bool read_row(std::string_view text, Values&... values) {
    boost::system::error_code problem;
    const json::value read = json::parse(json::string_view(text.data(), text.size()), problem);
    const json::array* list = problem ? nullptr : read.if_array();
    if (list == nullptr || list->size() != sizeof...(values)) return false;
    std::size_t at = 0;
    return (read_value((*list)[at++], values) && ...);
}

std::string text_of(const TableRow& table) {
    return row(table.status, table.is_public, table.about, table.created, table.changed,
               table.entries);
}
bool read_table(std::string_view text, TableRow& table) {
    return read_row(text, table.status, table.is_public, table.about, table.created, table.changed,
                    table.entries);
}
std::string text_of(const PersonRow& person) {
    return row(person.name, person.login, person.password);
}
bool read_person(std::string_view text, PersonRow& person) {
    return read_row(text, person.name, person.login, person.password);
}

StoreProblem conflict_with(std::string what) {
    return {StoreProblem::Kind::Conflict, std::move(what)};
}
StoreProblem broken(std::string what) { return {StoreProblem::Kind::Damaged, std::move(what)}; }

// Calls `visit` with every pair whose key begins so.
template <class Visit>
void each_of(const Pairs& pairs, const std::string& start, Visit visit) {
    for (auto at = pairs.lower_bound(start); at != pairs.end() && at->first.starts_with(start);
         ++at) {
        visit(at->first, at->second);
    }
}

// ---- what changes would do ----

class Draft {
   public:
    explicit Draft(const Pairs& old) : old_(old) {}

    std::vector<Pair> pairs() const {
        std::vector<Pair> all;
        for (const auto& [key, value] : fresh_) all.push_back({key, value});
        return all;
    }

    using Objection = std::optional<StoreProblem>;
    // Whoever has a cookie or a seat, and whatever they sit at, must be there in the end.
    Objection hanging() const {
        for (const auto& [at, value] : fresh_) {
            const std::vector<std::string_view> parts = parts_of(at);
            std::int64_t person = 0, created = 0;
            if (!value) continue;
            if (parts[0] == kSeat) {
                person = number_in(parts[1]);
                if (!find(key(kTable, parts[2]))) return conflict_with("there is no such table");
            } else if (parts[0] != kSession || !read_row(*value, person, created)) {
                continue;
            }
            if (!find(key(kPerson, person))) return no_such(person);
        }
        return {};
    }
    Objection write(const change::NewTable& change) {
        if (change.row.entries != 0) {
            return conflict_with("a new table has no entries yet: they are appended");
        }
        return add(key(kTable, change.row.id), text_of(change.row));
    }
    Objection write(const change::Append& change) {
        TableRow table;
        const std::optional<std::string> known = find(key(kTable, change.table));
        if (!known || !read_table(*known, table) || table.entries != change.first) {
            return conflict_with("the table does not have " + std::to_string(change.first) +
                                 " entries: another has written, or there is no such table");
        }
        for (const std::string& text : change.texts) {
            put(key(kEntry, change.table, table.entries++), text);
        }
        put(key(kTable, change.table), text_of(table));
        return {};
    }
    Objection write(const change::TableStatus& change) {
        TableRow table;
        const std::optional<std::string> known = find(key(kTable, change.table));
        if (!known || !read_table(*known, table)) return conflict_with("there is no such table");
        table.status = change.status;
        table.about = change.about;
        table.changed = change.changed;
        put(key(kTable, change.table), text_of(table));
        return {};
    }
    Objection write(const change::NewPerson& change) {
        if (is_taken(change.row)) return conflict_with("that login is taken");
        return add(key(kPerson, change.row.id), text_of(change.row));
    }
    Objection write(const change::Rename& change) {
        const std::string at = key(kPerson, change.person);
        const std::optional<std::string> known = find(at);
        if (!known) return no_such(change.person);
        PersonRow person;
        if (!read_person(*known, person)) person = {};  // nobody can read who they were
        person.name = change.name;
        put(at, text_of(person));
        return {};
    }
    Objection write(const change::ChangeLogin& change) {
        const std::string at = key(kPerson, change.person);
        const std::optional<std::string> known = find(at);
        PersonRow person;
        if (!known || !read_person(*known, person) || person.password != change.before) {
            return conflict_with("there is no such person, or they have another password by now");
        }
        person.id = change.person;
        person.login = change.login;
        person.password = change.password;
        if (is_taken(person)) return conflict_with("that login is taken");
        put(at, text_of(person));
        return {};
    }
    Objection write(const change::NewSession& change) {
        return add(key(kSession, change.key), row(change.person, change.created));
    }
    Objection write(const change::DropSession& change) {
        put(key(kSession, change.key), {});
        return {};
    }
    Objection write(const change::EndSessions& change) {
        drop_sessions([&](std::string_view session, std::int64_t person, std::int64_t) {
            return person == change.person && session != key(kSession, change.but);
        });
        return {};
    }
    Objection write(const change::DropOldSessions& change) {
        drop_sessions([&](std::string_view, std::int64_t, std::int64_t created) {
            return created < change.before;
        });
        return {};
    }
    Objection write(const change::Seated& change) {
        put(key(kSeat, change.person, change.table), row(change.seat, change.sits));
        return {};
    }
    Objection write(const change::Note& change) {
        const NoteRow& note = change.row;
        const std::string at = key(kNote, note.kind, note.person, note.table, note.name);
        if (change.stays && find(at)) return {};
        put(at, note.value.empty() ? std::nullopt : std::optional(note.value));
        return {};
    }
    Objection write(const change::Alive& change) {
        put(std::string(kAlive), std::to_string(change.at));
        return {};
    }
    // What servers that share a store write.
    template <class Shared>
    Objection write(const Shared&) {
        return conflict_with("this store cannot be shared");
    }
    Objection write(const change::ForgetTable& change) {
        if (!find(key(kTable, change.table))) return conflict_with("there is no such table");
        put(key(kTable, change.table), {});
        drop(key(kEntry, change.table, std::string_view{}), [](const auto&) { return true; });
        drop(key(kSeat, std::string_view{}),
             [&](const auto& parts) { return parts.at(2) == change.table; });
        drop(key(kNote, std::string_view{}),
             [&](const auto& parts) { return parts.at(3) == change.table; });
        return {};
    }
    Objection write(const change::ForgetPerson& change) {
        if (!find(key(kPerson, change.person))) return no_such(change.person);
        const std::string number = padded(change.person);
        drop_sessions([&](std::string_view, std::int64_t person, std::int64_t) {
            return person == change.person;
        });
        drop(key(kSeat, number, std::string_view{}), [](const auto&) { return true; });
        drop(key(kNote, std::string_view{}),
             [&](const auto& parts) { return parts.at(2) == number; });
        put(key(kPerson, change.person), text_of(PersonRow{}));
        return {};
    }

   private:
    static StoreProblem no_such(std::int64_t person) {
        return conflict_with("there is no person " + std::to_string(person));
    }
    std::optional<std::string> find(const std::string& key) const {
        if (const auto at = fresh_.find(key); at != fresh_.end()) return at->second;
        const auto at = old_.find(key);
        return at == old_.end() ? std::nullopt : std::optional(at->second);
    }
    void put(const std::string& key, std::optional<std::string> value) {
        fresh_[key] = std::move(value);
    }
    Objection add(const std::string& key, std::string value) {
        if (find(key)) return conflict_with("there is one already");
        put(key, std::move(value));
        return {};
    }
    // All there are now, old and new.
    Pairs now(const std::string& start) const {
        Pairs all;
        each_of(old_, start, [&](const auto& key, const auto& value) { all[key] = value; });
        for (auto at = fresh_.lower_bound(start);
             at != fresh_.end() && at->first.starts_with(start); ++at) {
            if (at->second) {
                all[at->first] = *at->second;
            } else {
                all.erase(at->first);
            }
        }
        return all;
    }
    template <class Which>
    void drop(const std::string& start, Which which) {
        for (const auto& [key, value] : now(start)) {
            if (which(parts_of(key))) put(key, {});
        }
    }
    template <class Which>
    void drop_sessions(Which which) {
        for (const auto& [at, value] : now(key(kSession, std::string_view{}))) {
            std::int64_t person = 0, created = 0;
            if (read_row(value, person, created) && which(at, person, created)) put(at, {});
        }
    }
    bool is_taken(const PersonRow& wanted) const {
        if (wanted.login.empty()) return false;
        for (const auto& [at, value] : now(key(kPerson, std::string_view{}))) {
            PersonRow other;
            if (at != key(kPerson, wanted.id) && read_person(value, other) &&
                other.login == wanted.login) {
                return true;
            }
        }
        return false;
    }

    const Pairs& old_;
    std::map<std::string, std::optional<std::string>, std::less<>> fresh_;
};

bool older(const TableRow& a, const TableRow& b) {
    return std::tie(a.created, a.id) < std::tie(b.created, b.id);
}

std::vector<TableRow> tables_in(const Pairs& pairs) {
    std::vector<TableRow> rows;
    each_of(pairs, key(kTable, std::string_view{}), [&](const auto& at, const auto& text) {
        TableRow table;
        table.id = parts_of(at).at(1);
        if (read_table(text, table)) rows.push_back(std::move(table));
    });
    std::sort(rows.begin(), rows.end(), older);
    return rows;
}

template <class Which>
std::vector<PersonRow> people_in(const Pairs& pairs, Which which) {
    std::vector<PersonRow> rows;
    each_of(pairs, key(kPerson, std::string_view{}), [&](const auto& at, const auto& text) {
        PersonRow person;
        person.id = number_in(parts_of(at).at(1));
        if (read_person(text, person) && which(person)) rows.push_back(std::move(person));
    });
    return rows;
}

}  // namespace

void PairsStore::take(std::vector<Pair> pairs) {
    for (Pair& pair : pairs) {
        if (pair.value) {
            pairs_[std::move(pair.key)] = std::move(*pair.value);
        } else {
            pairs_.erase(pair.key);
        }
    }
}

Stored<std::vector<Pair>> PairsStore::draft(std::span<const Change> changes) const {
    Draft draft(pairs_);
    // As elsewhere: what a table gets is appended when all else is done.
    for (const bool appends : {false, true}) {
        for (const Change& change : changes) {
            if (std::holds_alternative<change::Append>(change) != appends) continue;
            auto problem = std::visit([&](const auto& one) { return draft.write(one); }, change);
            if (problem) return std::move(*problem);
        }
    }
    if (auto problem = draft.hanging()) return std::move(*problem);
    return draft.pairs();
}

const std::string* PairsStore::find(std::string_view key) const {
    const auto at = pairs_.find(key);
    return at == pairs_.end() ? nullptr : &at->second;
}

std::optional<StoreProblem> PairsStore::commit(std::span<const Change> changes) {
    Stored<std::vector<Pair>> pairs = draft(changes);
    if (!pairs) return pairs.error();
    take(std::move(*pairs));
    return {};
}

Stored<std::vector<TableRow>> PairsStore::tables(std::string_view status) {
    std::vector<TableRow> rows = tables_in(pairs_);
    if (!status.empty())
        std::erase_if(rows, [&](const auto& each) { return each.status != status; });
    return rows;
}

Stored<std::optional<TableRow>> PairsStore::table(std::string_view id) {
    const std::string* text = find(key(kTable, id));
    if (text == nullptr) return std::optional<TableRow>{};
    TableRow table;
    table.id = id;
    if (!read_table(*text, table)) return broken("what is known of a table cannot be read");
    return std::optional(std::move(table));
}

std::optional<StoreProblem> PairsStore::each_entry(std::string_view id, const Tell& tell) {
    const Stored<std::optional<TableRow>> known = table(id);
    if (!known) return known.error();
    const std::int64_t count = *known ? (*known)->entries : 0;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::string* text = find(key(kEntry, id, i));
        if (text == nullptr) return broken("entry " + std::to_string(i) + " is missing");
        tell(std::string(*text));
    }
    return {};
}

Stored<std::optional<PersonRow>> PairsStore::person(std::int64_t id) {
    const std::string* text = find(key(kPerson, id));
    PersonRow person;
    person.id = id;
    if (text == nullptr || !read_person(*text, person)) return std::optional<PersonRow>{};
    return std::optional(std::move(person));
}

Stored<std::optional<PersonRow>> PairsStore::person_by_login(std::string_view login) {
    const auto found =
        people_in(pairs_, [&](const PersonRow& each) { return each.login == login; });
    if (login.empty() || found.empty()) return std::optional<PersonRow>{};
    return std::optional(found.front());
}

Stored<std::vector<PersonRow>> PairsStore::people_called(std::string_view name) {
    return people_in(
        pairs_, [&](const PersonRow& each) { return each.name == name || each.login == name; });
}

Stored<std::optional<std::int64_t>> PairsStore::person_by_session(std::string_view session) {
    const std::string* text = find(key(kSession, session));
    std::int64_t person = 0, created = 0;
    if (text == nullptr || !read_row(*text, person, created)) return std::optional<std::int64_t>{};
    return std::optional(person);
}

Stored<std::vector<TableRow>> PairsStore::tables_with(std::int64_t person) {
    std::vector<TableRow> rows = tables_in(pairs_);
    std::erase_if(rows,
                  [&](const auto& each) { return find(key(kSeat, person, each.id)) == nullptr; });
    return rows;
}

Stored<std::vector<TableRow>> PairsStore::tables_of(std::int64_t person, int most) {
    std::vector<TableRow> rows = *tables_with(person);
    std::erase_if(rows, [&](const auto& each) {
        int seat = 0;
        bool sits = false;
        return !read_row(*find(key(kSeat, person, each.id)), seat, sits) || !sits;
    });
    std::reverse(rows.begin(), rows.end());
    if (rows.size() > static_cast<std::size_t>(std::max(most, 0))) {
        rows.resize(static_cast<std::size_t>(std::max(most, 0)));
    }
    return rows;
}

Stored<std::vector<NoteRow>> PairsStore::notes(std::string_view kind, std::int64_t person) {
    std::vector<NoteRow> rows;
    each_of(pairs_, key(kNote, kind, std::string_view{}), [&](const auto& at, const auto& text) {
        const std::vector<std::string_view> parts = parts_of(at);
        if (parts.size() != 5) return;
        const std::int64_t whose = number_in(parts[2]);
        if (person != 0 && whose != person) return;
        rows.push_back(
            {std::string(kind), whose, std::string(parts[3]), std::string(parts[4]), text});
    });
    return rows;
}

Stored<std::int64_t> PairsStore::last_alive() {
    const std::string* text = find(kAlive);
    return text == nullptr ? 0 : number_in(*text);
}

Stored<std::int64_t> PairsStore::highest_person() {
    std::int64_t highest = 0;
    each_of(pairs_, key(kPerson, std::string_view{}),
            [&](const auto& at, const auto&) { highest = number_in(parts_of(at).at(1)); });
    return highest;
}

std::optional<std::int64_t> PairsStore::first_person() const {
    const auto at = pairs_.lower_bound(key(kPerson, std::string_view{}));
    if (at == pairs_.end() || !at->first.starts_with(key(kPerson, std::string_view{}))) return {};
    return number_in(parts_of(at->first).at(1));
}

}  // namespace moneybags
