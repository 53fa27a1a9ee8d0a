// What a person has played here. Every finished game is counted once, when the person first
// looks after its end, and kept as a note; nobody else is shown it.

#include <algorithm>
#include <map>

#include "server/answers.h"
#include "server/bodies.h"
#include "server/house.h"
#include "server/net_text.h"
#include "table/report.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr std::string_view kResult = "result";
constexpr std::string_view kUncounted =
    "-";                                    // forgotten, left before its end, imported, or a lesson
constexpr std::size_t kCountedAtOnce = 20;  // games that are counted for one look

// What counts of a game for whoever sat there in the end.
std::string counted_as(const Finished& game, const std::vector<Table::Chair>& chairs, Seat seat,
                       Time over) {
    const Result<Session> session = fold_again(game);
    if (!session) return std::string(kUncounted);
    const json::object told = report(*session, Language{}, game.stood_in);
    const Standing standing = session->game().standing(session->state());
    if (!standing.over) return std::string(kUncounted);
    const auto mine = static_cast<std::size_t>(seat);
    json::array rivals;
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        if (i == mine) continue;
        const Seat other{static_cast<std::uint8_t>(i)};
        rivals.push_back({{"name", chairs[i].name},
                          {"person", chairs[i].kind == Table::Chair::Kind::Person},
                          {"won", standing.winners.has(other)}});
    }
    json::object result{{"game", game.opening.game},
                        {"table", game.opening.table},
                        {"at", over.time_since_epoch().count()},
                        {"won", standing.winners.has(seat)},
                        {"rivals", std::move(rivals)}};
    // What only some games have to tell: which parts one played, which lies one told.
    const json::value& details = told.at("details");
    if (const auto* object = details.if_object(); object != nullptr && object->contains("seats")) {
        for (const auto& [key, value] : object->at("seats").at(mine).as_object()) {
            result[key] = value;
        }
    }
    return json::serialize(result);
}

std::int64_t whole_in(const json::object& from, std::string_view key) {
    const json::value* const found = from.if_contains(key);
    return found == nullptr ? 0 : found->to_number<std::int64_t>();
}

struct Rival {
    std::int64_t games = 0, ahead = 0, behind = 0;
    bool person = false;
};

}  // namespace

json::object House::profile(const std::vector<NoteRow>& notes, Language language) {
    std::vector<json::object> games;
    for (const NoteRow& note : notes) {
        if (note.value != kUncounted) games.push_back(json::parse(note.value).as_object());
    }
    std::sort(games.begin(), games.end(), [](const json::object& a, const json::object& b) {
        return whole_in(a, "at") < whole_in(b, "at");
    });
    std::int64_t won = 0, streak = 0, best = 0, lies = 0, believed = 0;
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> by_game;
    std::map<std::string, std::int64_t> by_role;
    std::map<std::string, Rival> rivals;
    for (const json::object& game : games) {
        const bool mine = game.at("won").as_bool();
        won += mine ? 1 : 0;
        streak = mine ? streak + 1 : 0;
        best = std::max(best, streak);
        lies += whole_in(game, "lies");
        believed += whole_in(game, "believed");
        const std::string id(game.at("game").as_string());
        ++by_game[id].first;
        by_game[id].second += mine ? 1 : 0;
        const Ruleset* ruleset = find_ruleset(id);
        if (const json::value* roles = game.if_contains("roles"); roles && ruleset) {
            const Voice words(ruleset->texts, language);
            for (const auto& [key, times] : roles->as_object()) {
                by_role[words(key)] += times.to_number<std::int64_t>();
            }
        }
        for (const json::value& each : game.at("rivals").as_array()) {
            Rival& rival = rivals[std::string(each.at("name").as_string())];
            const bool theirs = each.at("won").as_bool();
            ++rival.games;
            rival.person = rival.person || each.at("person").as_bool();
            rival.ahead += mine && !theirs ? 1 : 0;
            rival.behind += theirs && !mine ? 1 : 0;
        }
    }
    json::object told{{"played", games.size()}, {"won", won},   {"streak", streak},
                      {"best_streak", best},    {"lies", lies}, {"believed", believed}};
    json::array list;
    for (const auto& [id, count] : by_game) {
        list.push_back(
            {{"name", game_name(id, language)}, {"played", count.first}, {"won", count.second}});
    }
    told["by_game"] = std::move(list);
    json::array roles;
    for (const auto& [name, times] : by_role) roles.push_back({{"name", name}, {"times", times}});
    told["by_role"] = std::move(roles);
    // A person rather than a bot, then whoever was met most.
    const auto favourite = std::max_element(rivals.begin(), rivals.end(), [](auto& a, auto& b) {
        return std::pair(a.second.person, a.second.games) <
               std::pair(b.second.person, b.second.games);
    });
    if (favourite != rivals.end()) {
        told["rival"] = json::object{{"name", favourite->first},
                                     {"games", favourite->second.games},
                                     {"ahead", favourite->second.ahead},
                                     {"behind", favourite->second.behind}};
    }
    told["games"] = json::array(games.begin(), games.end());
    return told;
}

void House::show_profile(const Call& call) {
    with_person(call, [this, call](const auto& person) {
        if (!person) return answer(call, profile({}, call.language));
        with_results(call, *person, [this, call, who = person->id](const auto& results) {
            count_more(call, who, results.uncounted, 0);
        });
    });
}

void House::with_results(const Call& call, const Person& person,
                         std::function<void(const Results&)> then) {
    writer_->ask([this, call, id = static_cast<std::int64_t>(person.id), then](Store& store) {
        const auto notes = store.notes(kResult, id);
        const auto tables = store.tables_with(id);
        loop_.post([this, call, then, notes, tables] {
            if (!notes) return fail(call, notes.error());
            if (!tables) return fail(call, tables.error());
            Results results{*notes, {}};
            for (const TableRow& row : *tables) {
                const bool known = std::any_of(notes->begin(), notes->end(), [&](const auto& note) {
                    return note.table == row.id;
                });
                if (row.status == "over" && !known) results.uncounted.push_back(row.id);
            }
            then(results);
        });
    });
}

// One finished game after the other; then all that is known is told.
void House::count_more(const Call& call, PersonId person, const std::vector<std::string>& tables,
                       std::size_t next) {
    if (next >= tables.size() || next >= kCountedAtOnce) {
        return writer_->ask([this, call, person](Store& store) {
            const auto notes = store.notes(kResult, static_cast<std::int64_t>(person));
            loop_.post([this, call, notes] {
                if (!notes) return fail(call, notes.error());
                answer(call, profile(*notes, call.language));
            });
        });
    }
    const auto keep = [this, call, person, tables, next](const std::string& value) {
        const change::Note note{
            {std::string(kResult), static_cast<std::int64_t>(person), tables[next], "", value}};
        writer_->submit({note}, [this, call, person, tables, next](const auto& problem) {
            loop_.post([this, call, person, tables, next, problem] {
                if (problem) return fail(call, *problem);
                count_more(call, person, tables, next + 1);
            });
        });
    };
    const auto count = [this, call, person, keep](const Table* table) {
        const auto seat = table == nullptr ? std::nullopt : table->seat_of(person);
        // What began on somebody's own device they may have played as they liked.
        if (!seat || table->opening().settings.lesson || table->opening().begun) {
            return keep(std::string(kUncounted));
        }
        const auto value = std::make_shared<std::string>();
        const auto work = [value, game = finished(*table), chairs = table->chairs(), seat = *seat,
                           over = table->changed()] {
            *value = counted_as(game, chairs, seat, over);
        };
        const auto then = [keep, value] { keep(*value); };
        if (!readings_.run(household(call.request.address), work, then)) fail(call, 503, "busy");
    };
    const auto look = [this, call, person, tables, next, count](const auto& found) {
        if (found) return count(*found == nullptr ? nullptr : &(*found)->table());
        switch (found.error().kind) {
            case StoreProblem::Kind::Damaged:
                return count(nullptr);
            case StoreProblem::Kind::Elsewhere:  // it is over: what is written is all of it
                return desk_.salvage(
                    tables[next], [this, call, person, tables, next, count](const auto& table) {
                        const bool is_whole =
                            table != nullptr && table->status() == Table::Status::Over;
                        if (is_whole) return count(table.get());
                        count_more(call, person, tables, next + 1);  // another time, perhaps
                    });
            default:
                return fail(call, found.error());
        }
    };
    desk_.find(tables[next], look);
}

// The games remain, for the others who played them; they count no more.
void House::forget_profile(const Call& call) {
    const Result<body::Nothing> read = body::read<body::Nothing>(call.request.body);
    if (!read) return fail(call, read.error());
    with_person(call, [this, call](const auto& person) {
        if (!person) return answer(call, only("ok", true));
        with_results(call, *person, [this, call, who = person->id](const Results& results) {
            std::vector<Change> changes;
            const auto forget = [&](const std::string& table) {
                changes.emplace_back(
                    change::Note{{std::string(kResult), static_cast<std::int64_t>(who), table, "",
                                  std::string(kUncounted)}});
            };
            for (const NoteRow& note : results.counted) forget(note.table);
            for (const std::string& table : results.uncounted) forget(table);
            if (changes.empty()) return answer(call, only("ok", true));
            writer_->submit(std::move(changes), [this, call](const auto& problem) {
                loop_.post([this, call, problem] {
                    if (problem) return fail(call, *problem);
                    answer(call, only("ok", true));
                });
            });
        });
    });
}

}  // namespace moneybags
