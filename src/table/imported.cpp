#include "table/imported.h"

#include <algorithm>
#include <utility>

#include "core/version.h"
#include "notation/utf8.h"
#include "table/proof.h"

namespace moneybags {

namespace {

using Read = boost::system::result<Finished, Unfit>;

// What an export holds (log_of). Whatever else there is in logs can wait: undoing and redoing would
// take long to read.
bool is_exported(const Entry& entry) {
    return std::holds_alternative<entry::Sit>(entry.what) ||
           std::holds_alternative<entry::Start>(entry.what) ||
           std::holds_alternative<entry::Step>(entry.what);
}

Unfit unreadable_at(std::size_t number, const Problem& problem) {
    return {"unreadable", "entry " + std::to_string(number) + ": " + problem.sentence()};
}

// A table of another time may have gone by other rules.
Unfit of_another_program(Unfit unfit, const entry::Open& opening) {
    if (opening.program != kVersion) {
        unfit.problem +=
            "; it was played with another version of the program, not " + std::string(kVersion);
    }
    return unfit;
}

// What the ruleset's own figures, set-up and luck alone cannot have brought about.
bool is_altered(const entry::Open& opening) {
    return opening.data || opening.position || opening.unsealed || opening.begun;
}

// What a house never writes down: everybody at the table would be sent it.
std::optional<Problem> problem_with_texts(const Entry& entry) {
    constexpr std::size_t kLongestId = 32;  // of a table
    const auto is_seen = [](const std::string& text) { return without_unseen(text) == text; };
    const Problem unseen{"", "must be without characters that nobody sees"};
    if (const auto* open = std::get_if<entry::Open>(&entry.what)) {
        if (open->table.size() > kLongestId || !is_seen(open->table)) {
            return Problem{
                "table", "must be an id of at most " + std::to_string(kLongestId) + " characters"};
        }
    }
    if (const auto* start = std::get_if<entry::Start>(&entry.what)) {
        if (!std::all_of(start->names.begin(), start->names.end(), is_seen)) return unseen;
    }
    if (const auto* step = std::get_if<entry::Step>(&entry.what)) {
        const auto* say = std::get_if<record::Say>(&step->record);
        if (say != nullptr && !is_seen(say->words)) return unseen;
    }
    return {};
}

}  // namespace

Read read_begun(std::string_view log, std::string_view digest, const ImportLimits& limits) {
    std::optional<Table> table;
    for (std::size_t number = 0; !log.empty(); ++number) {
        if (number >= limits.entries) {
            return Unfit{"unreadable", "at most " + std::to_string(limits.entries) + " entries"};
        }
        const std::size_t end = std::min(log.find('\n'), log.size());
        const Result<Entry> entry =
            read_entry(log.substr(0, end), table ? table->session() : nullptr);
        log.remove_prefix(std::min(end + 1, log.size()));
        if (!entry) {
            const Unfit unfit = unreadable_at(number, entry.error());
            return table ? of_another_program(unfit, table->opening()) : unfit;
        }
        if (const auto problem = problem_with_texts(*entry)) {
            return unreadable_at(number, *problem);
        }
        if (!table) {
            Result<Table> begun = Table::begin(*entry);
            if (!begun) return unreadable_at(number, begun.error());
            table.emplace(std::move(*begun));
            if (table->opening().settings.lesson) return Unfit{"lesson"};
            if (is_altered(table->opening())) return Unfit{"altered"};
            if (commitment(table->opening().seed, table->id()) != digest) return Unfit{"digest"};
            continue;
        }
        if (!is_exported(*entry)) {
            return unreadable_at(number, {"", "must be one of sit, start and step"});
        }
        if (const auto problem = table->fold(*entry)) {
            return of_another_program({"unreadable", problem->sentence()}, table->opening());
        }
    }
    if (!table) return Unfit{"unreadable", "entry 0: there is none"};
    if (table->session() == nullptr) return Unfit{"unbegun"};
    if (table->talk(false) > limits.talk) {
        return Unfit{"talk", std::to_string(limits.talk / 1024)};
    }
    if (const auto problem = check_proof(*table->session(), table->opening())) {
        return of_another_program({"luck", problem->sentence()}, table->opening());
    }
    return finished(*table);
}

Result<Kept> goes_on(const Finished& game, entry::Open fresh, Time now, const Sitters& who) {
    fresh.game = game.opening.game;
    fresh.players = game.opening.players;
    fresh.options = game.opening.options;
    fresh.settings = game.opening.settings;
    fresh.settings.is_public = false;  // it is for those who have its link
    fresh.program = kVersion;
    fresh.begun = {game.opening.table, game.opening.seed, static_cast<int>(game.records.size())};
    return retold(fresh, game.agreed.names, game.levels, game.records, {}, now, who);
}

}  // namespace moneybags
