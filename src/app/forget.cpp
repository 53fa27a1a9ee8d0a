// `forget`: a person or a table, out of the store for good.

#include <charconv>
#include <iostream>

#include "app/commands.h"
#include "app/data_folder.h"
#include "core/words.h"
#include "store/store.h"

namespace moneybags {

namespace {

struct ForgetWish {
    std::string what;   // person, table
    std::string which;  // a login, a name or #number; an id
    std::string db;
    bool tables = false;
    bool yes = false;
    Reading reading;
};

// "#12", so that of two who are called the same one can be meant.
std::optional<std::int64_t> number_in(std::string_view text) {
    if (!text.starts_with('#')) return {};
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data() + 1, end, number);
    return error == std::errc() && at == end ? std::optional(number) : std::nullopt;
}

Stored<std::vector<PersonRow>> people_meant(Store& store, const std::string& which) {
    const std::optional<std::int64_t> number = number_in(which);
    if (!number) return store.people_called(which);
    const auto person = store.person(*number);
    if (!person) return person.error();
    return *person ? std::vector{**person} : std::vector<PersonRow>{};
}

std::string list_of(const std::vector<TableRow>& tables) {
    std::vector<std::string> ids;
    for (const TableRow& row : tables) ids.push_back(row.id);
    return joined(ids);
}

// Says what will be gone, and asks unless --yes was given.
int forget(Store& store, const ForgetWish& wish, const Voice& words, const std::string& what,
           const std::vector<Change>& changes) {
    std::cout << what << '\n';
    if (!wish.yes) {
        std::cout << words("forget.sure") << ' ' << std::flush;
        std::string answer;
        std::getline(std::cin, answer);
        if (answer != words("forget.yes")) {
            std::cout << words("forget.kept") << '\n';
            return kFailed;
        }
    }
    if (const auto problem = store.commit(changes)) return fail({"", problem->what});
    std::cout << words("forget.done") << '\n';
    return kFine;
}

int forget_table(Store& store, const ForgetWish& wish, const Voice& words) {
    const auto row = store.table(wish.which);
    if (!row) return fail({"", row.error().what});
    if (!*row) return fail({"table " + wish.which, "there is no such table"});
    return forget(store, wish, words,
                  words("forget.table", "table", wish.which, "entries", (*row)->entries),
                  {change::ForgetTable{wish.which}});
}

int forget_person(Store& store, const ForgetWish& wish, const Voice& words) {
    const auto people = people_meant(store, wish.which);
    if (!people) return fail({"", people.error().what});
    if (people->empty()) return fail({"person " + wish.which, "there is nobody of that name"});
    if (people->size() > 1) {
        std::vector<std::string> numbers;
        for (const PersonRow& row : *people) {
            numbers.push_back("#" + std::to_string(row.id) +
                              (row.login.empty() ? "" : " (" + row.login + ")"));
        }
        return fail({"person " + wish.which, "must be one of several who are called so: " +
                                                 joined(numbers) + "; say which by the number"});
    }
    const PersonRow& person = people->front();
    const auto tables = store.tables_with(person.id);
    if (!tables) return fail({"", tables.error().what});
    const Figures figures = {
        {"number", std::to_string(person.id)}, {"name", person.name}, {"tables", list_of(*tables)}};
    std::string what = words("forget.person", figures);
    std::vector<Change> changes;
    if (!tables->empty()) {
        what += "\n" + words(wish.tables ? "forget.with-tables" : "forget.but-tables", figures);
    }
    if (wish.tables) {
        for (const TableRow& row : *tables) changes.emplace_back(change::ForgetTable{row.id});
    }
    changes.emplace_back(change::ForgetPerson{person.id});
    return forget(store, wish, words, what, changes);
}

int run_forget(const CommandLine& line, const ForgetWish& wish) {
    if (wish.tables && wish.what == "table") {
        return refuse(line, {"--tables", "goes with a person, not with a table"});
    }
    // Not created if it is not there, and not while a server has it open.
    const auto store = open_store(wish.db.empty() ? default_store() : wish.db, Access::Again);
    if (!store) return fail({"", store.error().what});
    const Voice words = app_voice(wish.reading.spoken());
    return wish.what == "table" ? forget_table(**store, wish, words)
                                : forget_person(**store, wish, words);
}

}  // namespace

Errand add_forget(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<ForgetWish>();
    line.option("what", wish->what, words("forget.what"))
        .called("WHAT")
        .required()
        .one_of({"person", "table"});
    line.option("which", wish->which, words("forget.which")).called("NAME|ID").required();
    line.option("--db", wish->db, words("serve.db")).called("FILE|URL");
    line.flag("--tables", wish->tables, words("forget.tables"));
    line.flag("--yes", wish->yes, words("forget.say-yes"));
    wish->reading.add_language_to(line, words);
    return [line, wish] { return run_forget(line, *wish); };
}

}  // namespace moneybags
