// Routes about games and tables.

#include <algorithm>

#include "coach/told.h"
#include "core/version.h"
#include "server/answers.h"
#include "server/assets.h"
#include "server/bodies.h"
#include "server/house.h"
#include "server/journal.h"
#include "server/net_text.h"
#include "server/qr.h"
#include "table/lesson.h"
#include "table/report.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr Span kListFor{1'000};  // the lobby is read at most so often
constexpr std::size_t kMostSteps = 200;

std::optional<Seat> seat_in(std::optional<int> wanted, int players) {
    if (!wanted || *wanted < 0 || *wanted >= players) return {};
    return Seat{static_cast<std::uint8_t>(*wanted)};
}

HttpResponse json_answer(const json::object& body) {
    HttpResponse response;
    response.body = json::serialize(body);
    return response;
}

Problem no_such_seat(int players) {
    return {"field seat", "must be a seat from 0 to " + std::to_string(players - 1)};
}

}  // namespace

void House::list_tables(const Call& call) {
    if (!options_.house_key.empty()) return answer(call, only("tables", json::array{}));
    const auto send = [call](const std::string& list) {
        HttpResponse response;
        response.body = list;
        call.reply(std::move(response));
    };
    if (!listed_.empty() && loop_.now() - listed_at_ < kListFor) return send(listed_);
    writer_->ask([this, call, send](Store& store) {
        json::array list;
        std::optional<StoreProblem> problem;
        for (const std::string_view status : {"open", "running"}) {
            const auto rows = store.tables(status);
            if (!rows) {
                problem = rows.error();
                break;
            }
            for (const TableRow& row : *rows) {
                if (!row.is_public) continue;
                json::object one = json::parse(row.about).as_object();
                one["id"] = row.id;
                one["status"] = row.status;
                list.push_back(std::move(one));
            }
        }
        loop_.post([this, call, send, problem, list = std::move(list)]() mutable {
            if (problem) return fail(call, *problem);
            for (json::value& each : list) {
                json::object& one = each.as_object();
                one["watching"] = desk_.watching(std::string(one["id"].as_string()));
            }
            listed_ = json::serialize(only("tables", std::move(list)));
            listed_at_ = loop_.now();
            send(listed_);
        });
    });
}

Granted<House::NewTable> House::draft_table(const entry::Open& opening,
                                            const std::vector<Command>& commands) const {
    const Time now = loop_.now();
    Entry first;
    first.at = now;
    first.by = opening.host;
    first.what = opening;
    Result<Table> table = Table::begin(first);
    if (!table) return unreadable(table.error());
    NewTable draft{std::move(*table), {entry_text(first, nullptr)}};
    for (const Command& command : commands) {
        const Granted<Table::Judged> entry = draft.table.ask(command, now);
        if (!entry) return entry.error();
        draft.texts.push_back(entry_text(**entry, draft.table.session()));
        draft.table.fold(*entry);
    }
    return draft;
}

bool House::has_enough_tables(PersonId person, const std::string& address) const {
    return desk_.opened_by(person) >= options_.limits.tables_per_person ||
           desk_.opened_from(address) >= options_.limits.tables_per_address ||
           desk_.opened_in(street(address)) >= kHomesInStreet * options_.limits.tables_per_address;
}

bool House::has_house_key(const Call& call, const std::optional<std::string>& key) {
    if (options_.house_key.empty()) return true;
    const std::string& from = call.request.address;
    if (!key_tries_.has(from, loop_.now())) {
        fail(call, 429, "too-many");
        return false;
    }
    if (same_secret(key_of(key.value_or("")), key_of(options_.house_key))) return true;
    key_tries_.take(from, loop_.now());
    journal::warning("house-key-refused");
    fail(call, 403, "private-house");
    return false;
}

void House::open_table(const Call& call) {
    const Result<body::OpenTable> read = body::read<body::OpenTable>(call.request.body);
    if (!read) return fail(call, read.error());
    const body::OpenTable wish = *read;
    if (!has_house_key(call, wish.house)) return;
    if (wish.name) {
        if (const auto problem = problem_with_person_name(*wish.name)) return fail(call, *problem);
    }
    const Result<Settings> settings = read_settings(wish.settings.value_or(json::object{}));
    if (!settings) return fail(call, settings.error());
    const bool watches = wish.watch.value_or(false);
    if (wish.seat && (watches || !seat_in(wish.seat, wish.players))) {
        return fail(call, no_such_seat(wish.players));
    }
    if (desk_.live() >= options_.limits.tables) return fail(call, 503, "full");
    if (!openings_.take(call.request.address, loop_.now())) return fail(call, 429, "too-many");
    const std::string from = household(call.request.address);

    with_person(call, [this, call, wish, watches, from, settings = *settings](const auto& person) {
        if (!person && !wish.name && !watches) return fail(call, 400, "no-name");
        Someone who = someone(person, wish.name.value_or(""));
        if (has_enough_tables(who.person.id, from)) return fail(call, 429, "too-many-tables");
        if (watches && wish.start.value_or(false) &&
            desk_.bots_alone_from(from) >= options_.limits.bot_tables) {
            return fail(call, 429, "too-many-bots");
        }
        entry::Open opening;
        opening.table = options_.sources.table_id();
        opening.game = wish.game;
        opening.players = wish.players;
        opening.options = wish.options.value_or(json::object{});
        opening.settings = settings;
        opening.host = who.person.id;
        opening.seed = options_.sources.seed();
        opening.program = kVersion;
        if (settings.lesson) {
            if (const auto problem = problem_with_lesson(opening)) return fail(call, *problem);
            opening.seed = find_lesson(opening.game)->seed;
        }

        const std::string token = options_.sources.token();
        const Seat mine = seat_in(wish.seat, wish.players).value_or(Seat{0});
        std::vector<Command> commands;
        const auto add = [&](Command::What what) {
            commands.push_back({who.person.id, who.person.name, "", std::move(what)});
        };
        if (!watches) add(entry::Sit::Asked{mine, who.person.name, key_of(token)});
        if (wish.bots) {
            // Whether a game is for so many is judged below; no table has more chairs than this.
            for (int i = 0; i < std::min(wish.players, static_cast<int>(kMaxSeats)); ++i) {
                const Seat seat{static_cast<std::uint8_t>(i)};
                if (watches || seat != mine) add(entry::PutBot{seat, *wish.bots});
            }
        }
        if (wish.start.value_or(false)) add(entry::Start::Asked{wish.bots});
        Granted<NewTable> draft = draft_table(opening, commands);
        if (!draft) {
            if (draft.error().problem) return fail(call, *draft.error().problem);
            return fail(call, draft.error(), nullptr);
        }
        if (!watches) {
            who.changes.emplace_back(change::Seated{static_cast<std::int64_t>(who.person.id),
                                                    opening.table, number(mine), true});
        }
        ++metrics_.opened;
        desk_.open(std::move(draft->table), std::move(draft->texts), std::move(who.changes), from,
                   [this, call, id = opening.table, watches, mine, token,
                    cookie = who.set_cookie](const auto& hosted) {
                       if (!hosted) return fail(call, hosted.error());
                       journal::info("table-opened", {{"table", journal::short_id(id)}});
                       json::object body = only("table", id);
                       body["link"] = invitation(call.request, id).link;
                       if (!watches) {
                           body["seat"] = number(mine);
                           body["token"] = token;
                       }
                       answer(call, std::move(body), cookie);
                   });
    });
}

void House::with_table(const Call& call, WithTable then) {
    desk_.find(call.id, [this, call, then](const Stored<std::shared_ptr<Hosted>>& found) {
        if (!found) return fail(call, found.error());
        if (*found == nullptr) return fail(call, 404, "no-such-table");
        then(*found);
    });
}

void House::show_table(const Call& call) {
    with_table(call, [this, call](const auto& hosted) {
        with_person(call, [this, call, hosted](const auto& person) {
            json::object body;
            body["table"] = wire::to_json(hosted->table().table_info(call.language));
            const Invitation invited = invitation(call.request, hosted->table().id());
            body["link"] = invited.link;
            body["reach"] = invited.reach;
            body["others"] = json::value_from(invited.others);
            const auto seat = person ? hosted->table().seat_of(person->id) : std::nullopt;
            if (seat) body["seat"] = number(*seat);
            desk_.when_written(*hosted, [this, call, body](bool written) {
                if (!written) return fail(call, 503, "storage");
                answer(call, body);
            });
        });
    });
}

void House::join(const Call& call) {
    const Result<body::Join> read = body::read<body::Join>(call.request.body);
    if (!read) return fail(call, read.error());
    const body::Join wish = *read;
    if (wish.name) {
        if (const auto problem = problem_with_person_name(*wish.name)) return fail(call, *problem);
    }
    if (wish.id) {
        if (const auto problem = problem_with_join_id(*wish.id)) return fail(call, *problem);
    }
    if (!openings_.take(call.request.address, loop_.now())) return fail(call, 429, "too-many");
    with_table(call, [this, call, wish](const auto& hosted) {
        const int players = hosted->table().opening().players;
        const std::optional<Seat> seat = seat_in(wish.seat, players);
        if (wish.seat && !seat) return fail(call, no_such_seat(players));
        if (!wish.id) {
            with_person(call, [this, call, wish, hosted, seat](const auto& person) {
                if (!person && !wish.name) return fail(call, 400, "no-name");
                sit_down(call, hosted, seat, someone(person, wish.name.value_or("")),
                         {options_.sources.token(), "", ""});
            });
            return;
        }
        const JoinTokens tokens = join_tokens(*wish.id, hosted->table().id());
        // While the first is under way nobody knows whether it counts.
        if (!joining_.insert(tokens.command).second) return fail(call, 503, "storage");
        Call once = call;
        once.reply = [this, reply = call.reply, tokens](HttpResponse response) {
            joining_.erase(tokens.command);
            reply(std::move(response));
        };
        with_person(once, [this, once, wish, hosted, seat, tokens](const auto& person) {
            if (person) {
                const Someone known = someone(person, wish.name.value_or(""));
                return sit_down(once, hosted, seat, known, tokens);
            }
            // Perhaps only the answer was lost that brought the cookie.
            people_.find_by_token(
                tokens.cookie, [this, once, wish, hosted, seat, tokens](const auto& before) {
                    if (!before) return fail(once, before.error());
                    if (!*before && !wish.name) return fail(once, 400, "no-name");
                    Someone who = someone(*before, wish.name.value_or(""), tokens.cookie);
                    who.set_cookie = people_.cookie(tokens.cookie);
                    sit_down(once, hosted, seat, who, tokens);
                });
        });
    });
}

void House::sit_down(const Call& call, const std::shared_ptr<Hosted>& hosted,
                     std::optional<Seat> wanted, const Someone& who, const JoinTokens& tokens) {
    if (!counts(who.person.id, hosted->table())) return fail(call, 429, "too-many");
    const Command command{who.person.id, who.person.name, tokens.command,
                          entry::Sit::Asked{wanted, who.person.name, key_of(tokens.seat)}};
    desk_.ask(hosted, command, who.changes,
              [this, call, hosted, who, token = tokens.seat](const Granted<std::int64_t>& done) {
                  if (!done) return fail(call, done.error(), &hosted->table());
                  const Table& table = hosted->table();
                  if (const auto knock = table.knock_of(who.person.id)) {
                      json::object body = only("table", table.id());
                      body["knocked"] = true;
                      body["knock"] = knock->number;
                      body["seat"] = knock->seat;
                      body["token"] = token;
                      return answer(call, std::move(body), who.set_cookie, 202);
                  }
                  if (table.has_turned_away(who.person.id)) {
                      return fail(call, Denial{"turned-away"}, &table);
                  }
                  if (table.has_withdrawn(who.person.id)) {
                      return fail(call, Denial{"knock-over"}, &table);
                  }
                  // One that was asked before may have been outlived by a newer key.
                  const auto seat = hosted->table().seat_with(key_of(token));
                  if (!seat || seat != hosted->table().seat_of(who.person.id)) {
                      return fail(call, 403, "bad-token");
                  }
                  json::object body = only("table", hosted->table().id());
                  body["seat"] = number(*seat);
                  body["token"] = token;
                  body["link"] = invitation(call.request, hosted->table().id()).link;
                  answer(call, std::move(body), who.set_cookie);
              });
}

void House::leave(const Call& call) {
    const Result<body::Leave> wish = body::read<body::Leave>(call.request.body);
    if (!wish) return fail(call, wish.error());
    with_table(call, [this, call, token = wish->token](const auto& hosted) {
        with_person(call, [this, call, hosted, token](const auto& person) {
            const Table& table = hosted->table();
            PersonId who = person ? person->id : kNobody;
            if (token) {
                const auto seat = table.seat_with(key_of(*token));
                if (!seat) return fail(call, 403, "bad-token");
                who = table.chairs()[static_cast<std::size_t>(*seat)].person;
            }
            if (!counts(who, table)) return fail(call, 429, "too-many");
            Command command{who, "", "", entry::Stand{}};
            if (table.knock_of(who)) command.what = entry::Withdraw::Asked{};
            desk_.ask(hosted, command, {}, [this, call, hosted](const Granted<std::int64_t>& done) {
                if (!done) return fail(call, done.error(), &hosted->table());
                answer(call, only("ok", true));
            });
        });
    });
}

void House::new_key(const Call& call) {
    with_table(call, [this, call](const auto& hosted) {
        with_person(call, [this, call, hosted](const auto& person) {
            if (!person) return fail(call, 401, "no-cookie");
            if (!counts(person->id, hosted->table())) return fail(call, 429, "too-many");
            const std::string token = options_.sources.token();
            const Command command{person->id, "", "", entry::Rekey{.key = key_of(token)}};
            desk_.ask(hosted, command, {},
                      [this, call, hosted, token](const Granted<std::int64_t>& done) {
                          if (!done) return fail(call, done.error(), &hosted->table());
                          answer(call, only("token", token));
                      });
        });
    });
}

bool House::may_look_back(const Table& table, const std::optional<Person>& person) {
    return table.opening().settings.spectators || (person && table.seat_of(person->id));
}

// Once a game is over all is open, to whoever might have watched it.
void House::with_over(const Call& call, WithTable then) {
    with_table(call, [this, call, then](const auto& hosted) {
        with_person(call, [this, call, then, hosted](const auto& person) {
            const Table& table = hosted->table();
            if (table.status() != Table::Status::Over) return fail(call, 403, "not-over");
            if (!may_look_back(table, person)) return fail(call, 403, "no-spectators");
            desk_.when_written(*hosted, [this, call, then, hosted](bool written) {
                if (!written) return fail(call, 503, "storage");
                then(hosted);
            });
        });
    });
}

// Nothing in it can be varied any more by anybody, so it may be compressed.
void House::answer_finished(const Call& call, const Table& table, const std::string& what,
                            const std::function<Readings::Make()>& prepare) {
    const std::string whole = table.id() + " " + std::to_string(table.entries()) + " " + what +
                              " " + std::string(call.language.tag()) +
                              (takes_gzip(call.request.accept_encoding) ? " gzip" : "");
    const auto compressed = [&]() -> Readings::Make {
        return [request = call.request, make = prepare()] {
            HttpResponse response = make();
            compress(request, response);
            return response;
        };
    };
    if (!readings_.answer(whole, household(call.request.address), compressed, call.reply)) {
        fail(call, 503, "busy");
    }
}

void House::with_finished(const Call& call, const std::string& what,
                          std::function<HttpResponse(const Finished&)> make) {
    with_over(call, [this, call, what, make](const auto& hosted) {
        answer_finished(call, hosted->table(), what, [&]() -> Readings::Make {
            return [make, game = finished(hosted->table(), call.language)] { return make(game); };
        });
    });
}

void House::show_report(const Call& call) {
    with_finished(call, "report", [language = call.language](const Finished& game) {
        const Result<Session> session = fold_again(game);
        return json_answer(session ? report(*session, language, game.stood_in) : json::object{});
    });
}

void House::show_replay(const Call& call) {
    const std::size_t from = number_in(call.request.query, "from", 0);
    const std::size_t count =
        std::min(number_in(call.request.query, "count", kMostSteps), kMostSteps);
    const std::string what = "replay " + std::to_string(from) + " " + std::to_string(count);
    with_finished(call, what, [from, count, language = call.language](const Finished& game) {
        return json_answer(replay_json(game, from, count, language));
    });
}

// 202 and how far the coach has come, until he is done; who does not ask again loses him. He looks
// back on what was played, whatever is said afterwards.
void House::show_coach(const Call& call) {
    with_over(call, [this, call](const auto& hosted) {
        const Table& table = hosted->table();
        const auto wanted =
            static_cast<int>(std::min(number_in(call.request.query, "seat", kMaxSeats), kMaxSeats));
        const std::optional<Seat> seat = seat_in(wanted, table.opening().players);
        if (!seat) return fail(call, no_such_seat(table.opening().players));
        const std::string what = "coach " + std::to_string(wanted);
        const auto state = coaches_.ask(
            table.id() + " " + std::to_string(table.session()->records().size()) + " " + what,
            household(call.request.address), [&] { return finished(table); }, *seat);
        if (!state) return fail(call, 503, "busy");
        if (state->problem) return fail(call, 404, "no-coach");
        if (!state->done) return answer(call, only("progress", state->progress), {}, 202);
        answer_finished(call, table, what, [&]() -> Readings::Make {
            return [coach = state->done, language = call.language] {
                return json_answer(coaching_json(*coach, language));
            };
        });
    });
}

HttpResponse House::log_answer(const Finished& game) {
    HttpResponse response;
    response.content_type = "application/x-ndjson";
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"game.jsonl\"");
    response.body = log_of(game);
    return response;
}

void House::export_log(const Call& call) {
    desk_.find(call.id, [this, call](const Stored<std::shared_ptr<Hosted>>& found) {
        const bool is_damaged = !found && found.error().kind == StoreProblem::Kind::Damaged;
        if (is_damaged) return export_what_is_left(call);
        const bool runs = found && *found && (*found)->table().status() == Table::Status::Running;
        if (!runs || !options_.is_own_device) return with_finished(call, "export", log_answer);
        with_person(call, [this, call, hosted = *found](const auto& person) {
            // Those who only share the device play against whom it belongs to.
            if (!person) return with_finished(call, "export", log_answer);
            call.reply(log_answer(finished(hosted->table())));
        });
    });
}

// Nobody can play on at a damaged table, so its secrets are open as those of one that is over.
void House::export_what_is_left(const Call& call) {
    desk_.salvage(call.id, [this, call](const std::shared_ptr<const Table>& table) {
        if (table == nullptr || table->session() == nullptr) return fail(call, 410, "damaged");
        with_person(call, [this, call, table](const auto& person) {
            if (!may_look_back(*table, person)) return fail(call, 403, "no-spectators");
            const auto prepare = [table]() -> Readings::Make {
                return [game = finished(*table)] { return log_answer(game); };
            };
            const std::string what = "what is left of " + table->id();
            if (!readings_.answer(what, household(call.request.address), prepare, call.reply)) {
                fail(call, 503, "busy");
            }
        });
    });
}

void House::show_qr(const Call& call) {
    with_table(call, [this, call](const auto& hosted) {
        HttpResponse response;
        response.content_type = "image/svg+xml";
        response.body = qr_svg(invitation(call.request, hosted->table().id()).link);
        call.reply(std::move(response));
    });
}

}  // namespace moneybags
