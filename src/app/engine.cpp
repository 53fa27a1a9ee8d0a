#include "app/engine.h"

#include <algorithm>
#include <exception>
#include <map>
#include <utility>

#include "app/commands.h"
#include "app/engine_request.h"
#include "app/log_file.h"
#include "app/seed.h"
#include "app/sitting.h"
#include "arena/play_on.h"
#include "bots/bot.h"
#include "core/words.h"
#include "games/fields.h"
#include "games/option_json.h"
#include "guide/rulebook.h"
#include "notation/position/position.h"

namespace moneybags {

namespace json = boost::json;

namespace {

const Problem kNoTable{"", "there is no table yet: begin with {\"do\": \"new\", …} or read_log"};
const Problem kHandle{"field table", "must be what you call the table: a text of at most 64 bytes"};
const Problem kTooMany{"field table", "there are " + std::to_string(Engine::kMostTables) +
                                          " tables, which is the most: drop one first"};

bool is_handle(const json::value& value) {
    return value.is_string() && value.get_string().size() <= 64;
}

Result<AnyState> read_any_position(const Game& game, const Names& names, const json::value& value) {
    if (const json::string* line = value.if_string()) return read_position(game, names, *line);
    return read_position(game, value);
}

// Everybody at the engine's table is a person: whoever drives it moves for all of them.
Result<Kept> at_our_table(const Agreement& agreed, std::uint64_t seed) {
    entry::Open open = opening(agreed, seed_of(seed), {});
    open.table = "engine";
    return sit_down(open, agreed.names, Levels(agreed.names.size()), Time{}, reads_positions());
}

json::array seats_json(SeatSet seats) {
    json::array list;
    for (const Seat seat : seats) list.push_back(number(seat));
    return list;
}

json::object failure(const Problem& problem) {
    return {{"ok", false}, {"error", {{"where", problem.where}, {"what", problem.what}}}};
}

// The log's own reader knows only how many chairs there are at most; here the ruleset is at hand.
std::optional<Problem> problem_with_players(const json::object& request) {
    const json::value* game = request.if_contains("game");
    if (game == nullptr) return Problem{"field game", find_game({}).error().what};
    if (!game->is_string()) return {};  // which is complained about elsewhere
    const Ruleset* ruleset = find_ruleset(game->get_string());
    if (ruleset == nullptr) return {};
    const json::value* players = request.if_contains("players");
    if (players != nullptr && players->is_int64() &&
        players->get_int64() >= ruleset->least_players &&
        players->get_int64() <= ruleset->most_players) {
        return {};
    }
    return Problem{"field players", "must be a whole number: " + std::string(ruleset->id) +
                                        " is for " + std::to_string(ruleset->least_players) +
                                        " to " + std::to_string(ruleset->most_players) +
                                        " players"};
}

}  // namespace

const std::vector<Engine::Kind>& Engine::kinds() {
    static const std::vector<Kind> list = {
        {"rulesets", At::Door, "", "", &Engine::rulesets},
        {"new", At::Door, "", "game players options names data seed", &Engine::begin},
        {"load", At::Table, "position", "seed", &Engine::load},
        {"save", At::Table, "", "", &Engine::save},
        {"turn", At::Table, "", "", &Engine::turn},
        {"legal", At::Table, "seat", "", &Engine::legal},
        {"play", At::Table, "seat move", "for with", &Engine::play},
        {"outcomes", At::Table, "", "", &Engine::outcomes},
        {"chance", At::Table, "", "outcome for with", &Engine::chance},
        {"clock", At::Table, "", "for", &Engine::clock},
        {"say", At::Table, "seat words", "", &Engine::say},
        {"view", At::Gallery, "seat", "", &Engine::view},
        {"guess", At::Gallery, "seat", "seed", &Engine::guess},
        {"bot", At::Table, "seat level", "seed", &Engine::bot},
        {"playout", At::Table, "level", "games seed", &Engine::playout},
        {"standing", At::Table, "", "", &Engine::standing},
        {"log", At::Table, "", "", &Engine::log},
        {"read_log", At::Door, "log", "seed", &Engine::read},
        {"clone", At::Table, "to", "", &Engine::clone},
        {"drop", At::Table, "", "", &Engine::drop},
        {"explain", At::Door, "clause", "", &Engine::explain},
        {"quit", At::Door, "", "", &Engine::quit},
    };
    return list;
}

std::string Engine::too_long() {
    return json::serialize(failure({"", "the line is longer than " + std::to_string(kLongestLine) +
                                            " bytes, which is the most"}));
}

std::string Engine::answer(std::string_view line) {
    if (line.size() > kLongestLine) return too_long();
    json::object reply;
    const Result<json::object> request = read_request(line, kDeepest);
    if (!request) {
        reply = failure(request.error());
    } else if (const auto problem = problem_with_id(*request)) {
        reply = failure(*problem);
    } else {
        try {
            Reply answered = dispatch(*request);
            if (const Problem* problem = std::get_if<Problem>(&answered)) {
                reply = failure(*problem);
            } else if (const Refusal* refusal = std::get_if<Refusal>(&answered)) {
                reply = failure(
                    {std::string(refusal->clause), notation().explain(*refusal, Language{})});
                reply["refusal"] = refusal_json(notation(), *refusal, Language{});
            } else {
                reply["ok"] = true;
                for (auto& field : std::get<json::object>(answered)) {
                    reply[field.key()] = std::move(field.value());
                }
            }
        } catch (const std::exception& bug) {  // ours, but the driver should live on
            reply = failure({"engine", bug.what()});
        }
        if (const json::value* id = request->if_contains("id")) reply["id"] = *id;
    }
    return json::serialize(reply);
}

Engine::Reply Engine::dispatch(const json::object& fields) {
    std::vector<std::string_view> names;
    for (const Kind& kind : kinds()) names.push_back(kind.name);
    const json::value* wanted = fields.if_contains("do");
    if (wanted == nullptr || !wanted->is_string()) {
        return Problem{"field do", "must say what to do, one of " + joined(names)};
    }
    const std::string_view name = wanted->get_string();
    const auto kind = std::find_if(kinds().begin(), kinds().end(),
                                   [&](const Kind& each) { return each.name == name; });
    if (kind == kinds().end()) {
        return Problem{"field do",
                       "there is no \"" + std::string(name) + "\"; there are " + joined(names)};
    }
    std::vector<std::string_view> known = codec::words(kind->must);
    for (const std::string_view field : codec::words(kind->may)) known.push_back(field);
    const auto is_known = [&](std::string_view key) {
        return key == "do" || key == "id" || key == "table" ||
               std::find(known.begin(), known.end(), key) != known.end();
    };
    for (const auto& field : fields) {
        if (is_known(field.key())) continue;
        codec::Trail trail;
        codec::no_such_field(field.key(), {known.begin(), known.end()}, trail);
        return trail.problem();
    }
    std::string table;
    if (const json::value* named = fields.if_contains("table")) {
        if (!is_handle(*named)) return kHandle;
        table = named->get_string();
    }
    const auto held = tables_.find(table);
    if (held == tables_.end() && kind->at != At::Door) {
        std::vector<std::string> there;
        for (const auto& each : tables_) there.push_back('"' + each.first + '"');
        return Problem{"field table", "there is no such table; there are " + joined(there)};
    }
    if (kind->at != At::Door && !held->second.kept) return kNoTable;
    called_ = table;
    if (held != tables_.end()) at_ = held;
    Request request{fields};
    for (const std::string_view field : known) {
        const json::value* value = fields.if_contains(field);
        if (value == nullptr && codec::lists(kind->may, field)) continue;
        if (value == nullptr || !take(request, *kind, field, *value)) return wrong(*kind, field);
    }
    return (this->*kind->answer)(request);
}

// ---- What the requests have in common ----

// Reads a field that means the same in all requests. (What else must be, its answer says.)
bool Engine::take(Request& request, const Kind& kind, std::string_view field,
                  const json::value& value) const {
    if (field == "seat") return read_seat(value, kind.at == At::Gallery, request.seat);
    if (field == "for") return read_seat(value, true, request.reader.emplace());
    if (field == "with") return read_with(request, value);
    if (field == "to") return is_handle(value);
    if (field == "log") return value.is_string() || value.is_array();
    if (field == "games") {
        return value.is_int64() && value.get_int64() >= 1 && value.get_int64() <= kMostPlayouts;
    }
    if (codec::lists("words level clause", field)) return value.is_string();
    if (field != "seed") return true;
    if (!value.is_uint64() && (!value.is_int64() || value.get_int64() < 0)) return false;
    request.seed = value.to_number<std::uint64_t>();
    return true;
}

bool Engine::read_with(Request& request, const json::value& value) {
    if (!value.is_array()) return false;
    for (const json::value& each : value.get_array()) {
        if (each == "view") {
            request.with_view = true;
        } else if (each == "legal") {
            request.with_legal = true;
        } else if (each == "standing") {
            request.with_standing = true;
        } else {
            return false;
        }
    }
    return true;
}

bool Engine::read_seat(const json::value& value, bool spectators, Seat& seat) const {
    if (value.is_int64()) {
        seat = Seat{static_cast<std::uint8_t>(value.get_int64())};
        return value.get_int64() >= 0 && value.get_int64() < game().players();
    }
    if (!value.is_string()) return false;
    const std::string text = lower(value.get_string());  // in any case, as in moves
    const Names& names = session().names();
    const auto at = std::find_if(names.begin(), names.end(),
                                 [&](const std::string& name) { return lower(name) == text; });
    const bool named = at != names.end();
    seat = named ? Seat{static_cast<std::uint8_t>(at - names.begin())} : kSpectator;
    return named || (spectators && text == "spectator");
}

Problem Engine::wrong(const Kind& kind, std::string_view field) const {
    static const std::map<std::string_view, std::string> kRight = {
        {"position", "a position, JSON or text"},
        {"move", "a move, JSON or text"},
        {"words", "a text"},
        {"log", "a log: a list of its lines, or their text"},
        {"clause", "the id of a clause"},
        {"with", "a list of some of \"view\", \"legal\", \"standing\""},
        {"to", "what to call the copy: a text of at most 64 bytes"},
        {"games", "a whole number from 1 to " + std::to_string(kMostPlayouts)},
        {"seed", "a whole number from 0 to 18446744073709551615"},
    };
    const auto fixed = kRight.find(field);
    std::string right = "must be ";
    if (fixed != kRight.end()) {
        right += fixed->second;
    } else if (field == "level") {
        right += "one of " + joined(offered_levels(game().ruleset()));
    } else {
        right += "a seat from 0 to " + std::to_string(game().players() - 1) + " or a name";
        if (field == "for" || kind.at == At::Gallery) right += " or \"spectator\"";
    }
    return {"field " + std::string(field), std::move(right)};
}

json::object Engine::sit_down_anew(Kept kept, std::uint64_t seed, int unsealed) {
    at_ = tables_.insert_or_assign(called_, Held{std::move(kept), unsealed, Rng{seed}}).first;
    return {{"seed", seed}, {"turn", turn_json()}};
}

json::object Engine::position(const AnyState& state) const {
    return {{"position", position_json(game(), state)},
            {"text", position_line(game(), session().names(), state)}};
}

json::object Engine::turn_json() const {
    const Turn turn = game().turn(state());
    json::object about = {{"kind", lower(codec::name_of(turn.kind))}};
    if (turn.kind == Turn::Kind::Seats) {
        about["seats"] = seats_json(turn.seats);
        about["awaited"] = seats_json(turn.awaited);
        about["next"] = number(game().next(state()));
    }
    about["clock"] = game().may_time_out(state());
    return about;
}

// What happened is told as far as the seat named in "for" may see it; all of it if none is named.
Engine::Reply Engine::step(const Request& request, const Record& record, Hand hand) {
    if (const auto refusal = objection(game(), state(), record)) return *refusal;
    const std::size_t before = kept().table.heard().size();
    const Entry entry{
        .at = Time{}, .by = kNobody, .command = {}, .what = entry::Step{record, hand}};
    if (const auto problem = kept().add(entry)) return *problem;
    json::array events;
    for (std::size_t i = before; i < kept().table.heard().size(); ++i) {
        const AnyEvent& event = kept().table.heard()[i];
        if (request.reader && !game().audience(event).includes(*request.reader)) continue;
        events.push_back(notation().event_json(event));
    }
    json::object reply = {{"events", std::move(events)}, {"turn", turn_json()}};
    add_what_is_next(request, reply);
    return reply;
}

void Engine::add_what_is_next(const Request& request, json::object& reply) const {
    if (request.with_standing) reply["standing"] = standing_json(game(), game().standing(state()));
    if (game().turn(state()).kind != Turn::Kind::Seats) return;
    const Seat next = game().next(state());
    if (request.with_view) reply["view"] = notation().view_json(game().view(state(), next));
    if (!request.with_legal) return;
    const json::object choices = choices_of(next);
    reply.insert(choices.begin(), choices.end());
}

json::object Engine::choices_of(Seat seat) const {
    json::array choices;
    std::uint64_t moves = 0;
    for (const AnyChoice& choice : game().legal(state(), seat)) {
        moves += game().count(choice);
        const ToldChoice told = tell_choice(game(), notation(), seat, choice);
        choices.push_back(codec::write_json({}, told));
    }
    return {{"moves", moves}, {"choices", std::move(choices)}};
}

std::unique_ptr<Bot> Engine::listener(Seat seat, const std::string& level) {
    Held::Listener& listener = at_->second.listeners[{seat, level}];
    const std::vector<AnyEvent>& all = kept().table.heard();
    std::unique_ptr<Bot> bot =
        listener.bot ? listener.bot->copy() : *make_bot(game().ruleset(), level);
    if (listener.bot && listener.heard == all.size()) return bot;
    for (; listener.heard < all.size(); ++listener.heard) {
        const AnyEvent& event = all[listener.heard];
        if (game().audience(event).includes(seat)) bot->hear(game(), event);
    }
    listener.bot = bot->copy();
    return bot;
}

// ---- The requests ----

Engine::Reply Engine::rulesets(const Request&) {
    json::array list;
    for (const Ruleset& ruleset : catalogue()) {
        json::array options;
        for (const Option& option : ruleset.options) {
            options.push_back(option_json(option, "default"));
        }
        const std::vector<std::string_view> levels = bot_levels(ruleset);
        list.push_back(
            {{"game", ruleset.id},
             {"name", ruleset.name},
             {"players", {{"least", ruleset.least_players}, {"most", ruleset.most_players}}},
             {"options", std::move(options)},
             {"bots", json::array(levels.begin(), levels.end())},
             {"strengths", bot_strengths(ruleset)}});
    }
    return json::object{{"rulesets", std::move(list)}};
}

Engine::Reply Engine::begin(const Request& request) {
    if (is_one_too_many()) return kTooMany;
    if (const auto problem = problem_with_players(request.fields)) return *problem;
    const Result<Agreement> agreed = read_agreement(request.fields, "do id seed table");
    if (!agreed) return agreed.error();
    const Result<Session> tried = Session::begin(*agreed);
    if (!tried) return tried.error();
    const Result<Names> names =
        check_names(tried->names(), agreed->players, tried->game().ruleset().texts);
    if (!names) return names.error();
    const std::uint64_t seed = request.seed ? *request.seed : small_seed();
    Result<Kept> kept = at_our_table(tried->agreement(), seed);
    if (!kept) return kept.error();
    const json::object seated = sit_down_anew(std::move(*kept), seed, 0);
    json::object reply = agreement_json(session().agreement());
    reply.erase("data");
    reply.insert(seated.begin(), seated.end());
    return reply;
}

Engine::Reply Engine::load(const Request& request) {
    const Result<AnyState> read =
        read_any_position(game(), session().names(), request.fields.at("position"));
    if (!read) return read.error();
    // Where no seed is named another one is drawn, so that luck does not repeat itself.
    const std::uint64_t seed = request.seed ? *request.seed : at_->second.luck.next();
    Agreement agreed = session().agreement();
    agreed.position = position_json(game(), *read);
    Result<Kept> kept = at_our_table(agreed, seed);
    if (!kept) return kept.error();
    sit_down_anew(std::move(*kept), seed, 0);
    return turn(request);
}

Engine::Reply Engine::save(const Request&) {
    json::object reply = position(state());
    reply["fingerprint"] = fingerprint(game(), state());
    return reply;
}

Engine::Reply Engine::turn(const Request&) { return json::object{{"turn", turn_json()}}; }

Engine::Reply Engine::legal(const Request& request) { return choices_of(request.seat); }

Engine::Reply Engine::play(const Request& request) {
    const Seat by = request.seat;
    const json::value& wanted = request.fields.at("move");
    const json::string* text = wanted.if_string();
    const Result<AnyMove> move =
        text ? notation().read_move(by, std::string_view(*text), game().legal(state(), by))
             : notation().read_move(wanted);
    if (!move) return move.error();
    return step(request, record::Move{by, *move}, Hand::Person);
}

json::object Engine::outcome_json(const AnyOutcome& outcome) const {
    return {{"outcome", notation().outcome_json(outcome)},
            {"text", notation().outcome_text(outcome)}};
}

Engine::Reply Engine::outcomes(const Request&) {
    json::array list;
    if (game().turn(state()).kind == Turn::Kind::Chance) {
        for (const auto& each : game().outcomes(state())) {
            json::object about = outcome_json(each.outcome);
            about["weight"] = each.weight;
            list.push_back(std::move(about));
        }
    }
    return json::object{{"outcomes", std::move(list)}};
}

Engine::Reply Engine::chance(const Request& request) {
    AnyOutcome outcome;
    const json::value* wanted = request.fields.if_contains("outcome");
    if (wanted != nullptr) {
        const Result<AnyOutcome> read =
            wanted->is_string() ? notation().read_outcome(std::string_view(wanted->get_string()))
                                : notation().read_outcome(*wanted);
        if (!read) return read.error();
        outcome = *read;
    } else if (const auto due = kept().table.due(Time{})) {
        const Record& drawn = std::get<entry::Step>((*due)->what).record;
        outcome = std::get<record::Chance>(drawn).outcome;  // no clock runs out: time stands still
    } else {
        return Problem{"", "luck has nothing to decide now"};
    }
    Reply reply = step(request, record::Chance{outcome}, Hand::Luck);
    if (json::object* fine = std::get_if<json::object>(&reply)) {
        if (wanted != nullptr) {
            at_->second.unsealed = static_cast<int>(session().records().size());
        }
        const json::object told = outcome_json(outcome);
        fine->insert(told.begin(), told.end());
    }
    return reply;
}

Engine::Reply Engine::clock(const Request& request) {
    if (!game().may_time_out(state())) return Problem{"", "no clock is running now"};
    return step(request, record::Clock{}, Hand::Clock);
}

Engine::Reply Engine::say(const Request& request) {
    const std::string words(request.fields.at("words").as_string());
    if (auto problem = problem_with_words(words)) return std::move(*problem);
    const Command command{person_at(request.seat), "", "", entry::Say{words}};
    const auto said = kept().table.ask(command, Time{});
    if (!said && said.error().refusal) return *said.error().refusal;
    if (!said) return Problem{"", kept().table.explain(said.error(), Language{})};
    kept().add(*said);
    return json::object{};
}

Engine::Reply Engine::view(const Request& request) {
    const AnyView seen = game().view(state(), request.seat);
    return json::object{{"view", notation().view_json(seen)}, {"text", notation().view_text(seen)}};
}

Engine::Reply Engine::guess(const Request& request) {
    Rng luck = rng(request);
    return position(game().guess(game().view(state(), request.seat), luck));
}

// A bot's choice hangs on the log alone: one that has chosen before is not asked again.
Engine::Reply Engine::bot(const Request& request) {
    const std::string level(request.fields.at("level").as_string());
    if (const auto bot = make_bot(game().ruleset(), level); !bot) return bot.error();
    const std::vector<AnyChoice> legal = game().legal(state(), request.seat);
    if (legal.empty()) return Problem{"field seat", "this seat has nothing to decide now"};
    Rng luck = rng(request);
    const AnyMove move = listener(request.seat, level)
                             ->choose(game(), game().view(state(), request.seat), legal, luck);
    return json::object{{"move", notation().move_json(move)},
                        {"text", notation().move_text(request.seat, move)}};
}

Engine::Reply Engine::playout(const Request& request) {
    const std::string level(request.fields.at("level").as_string());
    if (const auto bot = make_bot(game().ruleset(), level); !bot) return bot.error();
    const json::value* wanted = request.fields.if_contains("games");
    const std::int64_t games = wanted != nullptr ? wanted->get_int64() : 1;
    Rng luck = rng(request);
    std::vector<double> share(static_cast<std::size_t>(game().players())), score = share;
    for (std::int64_t i = 0; i < games; ++i) {
        std::vector<std::unique_ptr<Bot>> bots;
        for (const Seat seat : SeatSet::first(share.size())) bots.push_back(listener(seat, level));
        const auto bot = [&](Seat seat) { return bots[static_cast<std::size_t>(seat)].get(); };
        const Standing end = play_on(
            game(), state(), [&](std::uint64_t) -> Rng& { return luck; },
            [&](std::uint64_t, const AnyState& now, Seat seat) {
                return bot(seat)->choose(game(), game().view(now, seat), game().legal(now, seat),
                                         luck);
            },
            [&](Seat seat, const AnyEvent& event) { bot(seat)->hear(game(), event); });
        for (const Seat seat : SeatSet::first(share.size())) {
            const auto at = static_cast<std::size_t>(seat);
            const auto winners = static_cast<double>(end.winners.size());
            share[at] += end.winners.has(seat) ? 1 / winners / static_cast<double>(games) : 0;
            score[at] += end.score[seat] / static_cast<double>(games);
        }
    }
    return json::object{{"games", games},
                        {"win_share", json::array(share.begin(), share.end())},
                        {"mean_score", json::array(score.begin(), score.end())}};
}

Engine::Reply Engine::clone(const Request& request) {
    const std::string to(request.fields.at("to").as_string());
    if (!tables_.contains(to) && tables_.size() >= kMostTables) return kTooMany;
    const Held copy = at_->second;
    tables_.insert_or_assign(to, copy);
    return json::object{{"turn", turn_json()}};
}

Engine::Reply Engine::drop(const Request&) {
    at_->second = Held{};
    if (!at_->first.empty()) tables_.erase(at_);
    at_ = tables_.begin();
    return json::object{};
}

Engine::Reply Engine::standing(const Request&) {
    return json::object{{"standing", standing_json(game(), game().standing(state()))}};
}

Engine::Reply Engine::log(const Request&) {
    json::array lines;
    for (const std::string& line : kept().lines) lines.push_back(json::parse(line));
    if (const int unsealed = at_->second.unsealed; unsealed > 0) {
        lines.front().at("open").as_object()["unsealed"] = unsealed;
    }
    return json::object{{"log", std::move(lines)}};
}

Engine::Reply Engine::read(const Request& request) {
    if (is_one_too_many()) return kTooMany;
    const json::value& log = request.fields.at("log");
    std::string lines;
    if (const json::string* text = log.if_string()) {
        lines = *text;
    } else {
        for (const json::value& line : log.get_array()) lines += json::serialize(line) + "\n";
    }
    const Result<Log> read = read_any_log(lines);
    if (!read) return read.error();
    if (read->end.torn) return Problem{"the last line", "is not JSON: it is cut off"};
    const std::uint64_t seed = request.seed ? *request.seed : small_seed();
    const Session& played = read->session();
    const std::size_t steps = played.records().size();
    Result<Kept> kept = at_a_table(played, seed_of(seed), Levels(played.names().size()));
    if (!kept) return kept.error();
    json::object reply = {{"steps", steps}};
    const json::object seated = sit_down_anew(std::move(*kept), seed, static_cast<int>(steps));
    reply.insert(seated.begin(), seated.end());
    return reply;
}

Engine::Reply Engine::explain(const Request& request) {
    const json::string& clause = request.fields.at("clause").as_string();
    std::vector<std::string> near;
    std::vector<std::string_view> read;
    for (const Ruleset& ruleset : catalogue()) {
        if (std::find(read.begin(), read.end(), ruleset.rules) != read.end()) continue;
        read.push_back(ruleset.rules);
        const Rulebook& book = rulebook_of(ruleset);
        if (const Passage* found = book.find(clause)) {
            json::object texts;
            for (const auto& [column, text] : found->cells) {
                texts[column.empty() ? "text" : column] = text;
            }
            return json::object{{"clause", found->id},
                                {"section", book.sections()[found->section].name()},
                                {"texts", std::move(texts)}};
        }
        for (std::string& each : book.near(clause)) near.push_back(std::move(each));
    }
    const std::string like = joined(near);
    return Problem{"field clause",
                   "there is no such clause" + (like.empty() ? "" : "; do you mean " + like + "?")};
}

Engine::Reply Engine::quit(const Request&) {
    finished_ = true;
    return json::object{};
}

}  // namespace moneybags
