#include "app/engine.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "app/commands.h"
#include "app/engine_request.h"
#include "app/log_file.h"
#include "app/seed.h"
#include "app/sitting.h"
#include "bots/bot.h"
#include "core/words.h"
#include "games/fields.h"
#include "guide/rulebook.h"
#include "notation/position/position.h"
#include "table/minds.h"

namespace moneybags {

namespace json = boost::json;

namespace {

const Problem kNoTable{"", "there is no table yet: begin with {\"do\": \"new\", …} or read_log"};

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

json::object option_json(const Option& option) {
    json::object about;
    about["name"] = option.name;
    about["default"] = option.fallback;
    switch (option.kind) {
        case Option::Kind::Switch:
            about["kind"] = "switch";
            break;
        case Option::Kind::Number:
            about["kind"] = "number";
            about["least"] = option.least;
            about["most"] = option.most;
            break;
        case Option::Kind::Word:
            about["kind"] = "word";
            about["words"] = json::array(option.words.begin(), option.words.end());
            break;
    }
    return about;
}

Result<std::uint64_t> read_seed(const json::value& value) {
    if (value.is_uint64()) return value.get_uint64();
    if (value.is_int64() && value.get_int64() >= 0) {
        return static_cast<std::uint64_t>(value.get_int64());
    }
    return Problem{"field seed", "must be a whole number from 0 to 18446744073709551615"};
}

json::object failure(const Problem& problem) {
    json::object error;
    error["where"] = problem.where;
    error["what"] = problem.what;
    json::object reply;
    reply["ok"] = false;
    reply["error"] = std::move(error);
    return reply;
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
        {"rulesets", {}, &Engine::rulesets},
        {"new", {"game", "players", "options", "names", "data", "seed"}, &Engine::begin},
        {"load", {"position", "seed"}, &Engine::load},
        {"save", {}, &Engine::save},
        {"turn", {}, &Engine::turn},
        {"legal", {"seat"}, &Engine::legal},
        {"play", {"seat", "move", "for"}, &Engine::play},
        {"outcomes", {}, &Engine::outcomes},
        {"chance", {"outcome", "for"}, &Engine::chance},
        {"clock", {"for"}, &Engine::clock},
        {"say", {"seat", "words"}, &Engine::say},
        {"view", {"seat"}, &Engine::view},
        {"guess", {"seat", "seed"}, &Engine::guess},
        {"bot", {"seat", "level", "seed"}, &Engine::bot},
        {"standing", {}, &Engine::standing},
        {"log", {}, &Engine::log},
        {"read_log", {"log", "seed"}, &Engine::read},
        {"explain", {"clause"}, &Engine::explain},
        {"quit", {}, &Engine::quit},
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

Engine::Reply Engine::dispatch(const Request& request) {
    std::vector<std::string_view> names;
    for (const Kind& kind : kinds()) names.push_back(kind.name);
    const json::value* wanted = request.if_contains("do");
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
    for (const auto& field : request) {
        const std::string_view key = field.key();
        if (key == "do" || key == "id") continue;
        if (std::find(kind->fields.begin(), kind->fields.end(), key) == kind->fields.end()) {
            codec::Trail trail;
            codec::no_such_field(key, {kind->fields.begin(), kind->fields.end()}, trail);
            return trail.problem();
        }
    }
    static constexpr std::string_view kWithoutTable[] = {"rulesets", "new", "read_log", "explain",
                                                         "quit"};
    const bool needs_table = std::find(std::begin(kWithoutTable), std::end(kWithoutTable), name) ==
                             std::end(kWithoutTable);
    if (needs_table && !kept_) return kNoTable;
    return (this->*kind->answer)(request);
}

// ---- What the requests have in common ----

Result<Seat> Engine::seat(const Request& request, std::string_view field, bool spectators) const {
    const int players = game().players();
    const json::value* value = request.if_contains(field);
    if (value != nullptr && value->is_int64() && value->get_int64() >= 0 &&
        value->get_int64() < players) {
        return Seat{static_cast<std::uint8_t>(value->get_int64())};
    }
    if (value != nullptr && value->is_string()) {
        const std::string text = lower(value->get_string());  // in any case, as in moves
        const Names& names = session().names();
        const auto at = std::find_if(names.begin(), names.end(),
                                     [&](const std::string& name) { return lower(name) == text; });
        if (at != names.end()) return Seat{static_cast<std::uint8_t>(at - names.begin())};
        if (spectators && text == "spectator") return kSpectator;
    }
    return Problem{"field " + std::string(field), "must be a seat from 0 to " +
                                                      std::to_string(players - 1) + " or a name" +
                                                      (spectators ? " or \"spectator\"" : "")};
}

Result<std::uint64_t> Engine::wanted_seed(const Request& request) {
    const json::value* value = request.if_contains("seed");
    return value != nullptr ? read_seed(*value) : small_seed();
}

void Engine::sit_down_anew(Kept kept, std::uint64_t seed, int unsealed) {
    kept_.emplace(std::move(kept));
    unsealed_ = unsealed;
    luck_ = Rng{seed};
}

Result<Rng> Engine::rng(const Request& request) {
    const json::value* value = request.if_contains("seed");
    if (value == nullptr) return Rng{luck_.next()};
    const Result<std::uint64_t> seed = read_seed(*value);
    if (!seed) return seed.error();
    return Rng{*seed};
}

json::object Engine::position(const AnyState& state) const {
    json::object reply;
    reply["position"] = position_json(game(), state);
    reply["text"] = position_line(game(), session().names(), state);
    return reply;
}

json::object Engine::turn_json() const {
    const Turn turn = game().turn(state());
    json::object about;
    switch (turn.kind) {
        case Turn::Kind::Over:
            about["kind"] = "over";
            break;
        case Turn::Kind::Chance:
            about["kind"] = "chance";
            break;
        case Turn::Kind::Seats:
            about["kind"] = "seats";
            about["seats"] = seats_json(turn.seats);
            about["awaited"] = seats_json(turn.awaited);
            about["next"] = number(game().next(state()));
            break;
    }
    about["clock"] = game().may_time_out(state());
    return about;
}

// What happened is told as far as the seat named in "for" may see it; all of it if none is named.
Engine::Reply Engine::step(const Request& request, const Record& record, Hand hand) {
    std::optional<Seat> reader;
    if (request.contains("for")) {
        const Result<Seat> named = seat(request, "for", true);
        if (!named) return named.error();
        reader = *named;
    }
    if (const auto refusal = objection(game(), state(), record)) return *refusal;
    const std::size_t before = kept_->table.heard().size();
    const Entry entry{
        .at = Time{}, .by = kNobody, .command = {}, .what = entry::Step{record, hand}};
    if (const auto problem = kept_->add(entry)) return *problem;
    json::array events;
    for (std::size_t i = before; i < kept_->table.heard().size(); ++i) {
        const AnyEvent& event = kept_->table.heard()[i];
        if (reader && !game().audience(event).includes(*reader)) continue;
        events.push_back(notation().event_json(event));
    }
    json::object reply;
    reply["events"] = std::move(events);
    reply["turn"] = turn_json();
    return reply;
}

// ---- The requests ----

Engine::Reply Engine::rulesets(const Request&) {
    json::array list;
    for (const Ruleset& ruleset : catalogue()) {
        json::object players;
        players["least"] = ruleset.least_players;
        players["most"] = ruleset.most_players;
        json::array options;
        for (const Option& option : ruleset.options) options.push_back(option_json(option));
        const std::vector<std::string_view> levels = bot_levels(ruleset);
        json::object about;
        about["game"] = ruleset.id;
        about["name"] = ruleset.name;
        about["players"] = std::move(players);
        about["options"] = std::move(options);
        about["bots"] = json::array(levels.begin(), levels.end());
        list.push_back(std::move(about));
    }
    json::object reply;
    reply["rulesets"] = std::move(list);
    return reply;
}

Engine::Reply Engine::begin(const Request& request) {
    if (const auto problem = problem_with_players(request)) return *problem;
    const Result<Agreement> agreed = read_agreement(request, "do id seed");
    if (!agreed) return agreed.error();
    const Result<Session> tried = Session::begin(*agreed);
    if (!tried) return tried.error();
    const Result<Names> names =
        check_names(tried->names(), agreed->players, tried->game().ruleset().texts);
    if (!names) return names.error();
    const Result<std::uint64_t> seed = wanted_seed(request);
    if (!seed) return seed.error();
    Result<Kept> kept = at_our_table(tried->agreement(), *seed);
    if (!kept) return kept.error();
    sit_down_anew(std::move(*kept), *seed, 0);
    json::object reply = agreement_json(session().agreement());
    reply.erase("data");
    reply["seed"] = *seed;
    reply["turn"] = turn_json();
    return reply;
}

Engine::Reply Engine::load(const Request& request) {
    const json::value* wanted = request.if_contains("position");
    if (wanted == nullptr) return Problem{"field position", "must be a position, JSON or text"};
    const Result<AnyState> read = read_any_position(game(), session().names(), *wanted);
    if (!read) return read.error();
    // Where no seed is named another one is drawn, so that luck does not repeat itself.
    const Result<std::uint64_t> seed =
        request.contains("seed") ? wanted_seed(request) : luck_.next();
    if (!seed) return seed.error();
    Agreement agreed = session().agreement();
    agreed.position = position_json(game(), *read);
    Result<Kept> kept = at_our_table(agreed, *seed);
    if (!kept) return kept.error();
    sit_down_anew(std::move(*kept), *seed, 0);
    json::object reply;
    reply["turn"] = turn_json();
    return reply;
}

Engine::Reply Engine::save(const Request&) {
    json::object reply = position(state());
    reply["fingerprint"] = fingerprint(game(), state());
    return reply;
}

Engine::Reply Engine::turn(const Request&) {
    json::object reply;
    reply["turn"] = turn_json();
    return reply;
}

Engine::Reply Engine::legal(const Request& request) {
    const Result<Seat> by = seat(request, "seat", false);
    if (!by) return by.error();
    json::array choices;
    std::uint64_t moves = 0;
    for (const AnyChoice& choice : game().legal(state(), *by)) {
        moves += game().count(choice);
        const ToldChoice told = tell_choice(game(), notation(), *by, choice);
        choices.push_back(codec::write_json({}, told));
    }
    json::object reply;
    reply["moves"] = moves;
    reply["choices"] = std::move(choices);
    return reply;
}

Engine::Reply Engine::play(const Request& request) {
    const Result<Seat> by = seat(request, "seat", false);
    if (!by) return by.error();
    const json::value* wanted = request.if_contains("move");
    if (wanted == nullptr) return Problem{"field move", "must be a move, JSON or text"};
    const std::vector<AnyChoice> choices = game().legal(state(), *by);
    const Result<AnyMove> move =
        wanted->is_string()
            ? notation().read_move(*by, std::string_view(wanted->get_string()), choices)
            : notation().read_move(*wanted);
    if (!move) return move.error();
    return step(request, record::Move{*by, *move}, Hand::Person);
}

Engine::Reply Engine::outcomes(const Request&) {
    json::array list;
    if (game().turn(state()).kind == Turn::Kind::Chance) {
        for (const auto& each : game().outcomes(state())) {
            json::object about;
            about["outcome"] = notation().outcome_json(each.outcome);
            about["text"] = notation().outcome_text(each.outcome);
            about["weight"] = each.weight;
            list.push_back(std::move(about));
        }
    }
    json::object reply;
    reply["outcomes"] = std::move(list);
    return reply;
}

Engine::Reply Engine::chance(const Request& request) {
    AnyOutcome outcome;
    const json::value* wanted = request.if_contains("outcome");
    if (wanted != nullptr) {
        const Result<AnyOutcome> read =
            wanted->is_string() ? notation().read_outcome(std::string_view(wanted->get_string()))
                                : notation().read_outcome(*wanted);
        if (!read) return read.error();
        outcome = *read;
    } else if (const auto due = kept_->table.due(Time{})) {
        const Record& drawn = std::get<entry::Step>((*due)->what).record;
        outcome = std::get<record::Chance>(drawn).outcome;  // no clock runs out: time stands still
    } else {
        return Problem{"", "luck has nothing to decide now"};
    }
    Reply reply = step(request, record::Chance{outcome}, Hand::Luck);
    if (json::object* fine = std::get_if<json::object>(&reply)) {
        if (wanted != nullptr) unsealed_ = static_cast<int>(session().records().size());
        (*fine)["outcome"] = notation().outcome_json(outcome);
        (*fine)["text"] = notation().outcome_text(outcome);
    }
    return reply;
}

Engine::Reply Engine::clock(const Request& request) {
    if (!game().may_time_out(state())) {
        return Problem{"", "no clock is running now"};
    }
    return step(request, record::Clock{}, Hand::Clock);
}

Engine::Reply Engine::say(const Request& request) {
    const Result<Seat> by = seat(request, "seat", false);
    if (!by) return by.error();
    const json::value* words = request.if_contains("words");
    if (words == nullptr || !words->is_string()) {
        return Problem{"field words", "must be a text"};
    }
    if (auto problem = problem_with_words(words->get_string())) return std::move(*problem);
    const Command command{person_at(*by), "", "", entry::Say{std::string(words->get_string())}};
    const auto said = kept_->table.ask(command, Time{});
    if (!said && said.error().refusal) return *said.error().refusal;
    if (!said) return Problem{"", kept_->table.explain(said.error(), Language{})};
    kept_->add(*said);
    return json::object{};
}

Engine::Reply Engine::view(const Request& request) {
    const Result<Seat> reader = seat(request, "seat", true);
    if (!reader) return reader.error();
    const AnyView seen = game().view(state(), *reader);
    json::object reply;
    reply["view"] = notation().view_json(seen);
    reply["text"] = notation().view_text(seen);
    return reply;
}

Engine::Reply Engine::guess(const Request& request) {
    const Result<Seat> reader = seat(request, "seat", true);
    if (!reader) return reader.error();
    Result<Rng> luck = rng(request);
    if (!luck) return luck.error();
    const AnyView seen = game().view(state(), *reader);
    return position(game().guess(seen, *luck));
}

// A bot's choice hangs on the log alone: a new one is told what its seat has seen so far.
Engine::Reply Engine::bot(const Request& request) {
    const Result<Seat> by = seat(request, "seat", false);
    if (!by) return by.error();
    const json::value* level = request.if_contains("level");
    if (level == nullptr || !level->is_string()) {
        return Problem{"field level", "must be one of " + joined(bot_levels(game().ruleset()))};
    }
    Table::Thought thought;
    thought.seat = *by;
    thought.level = level->get_string();
    if (const auto bot = make_bot(game().ruleset(), thought.level); !bot) return bot.error();
    thought.legal = game().legal(state(), *by);
    if (thought.legal.empty()) return Problem{"field seat", "this seat has nothing to decide now"};
    const Result<Rng> luck = rng(request);
    if (!luck) return luck.error();
    thought.luck = *luck;
    thought.view = game().view(state(), *by);
    const AnyMove move = Minds{}.answer(kept_->table, thought);
    json::object reply;
    reply["move"] = notation().move_json(move);
    reply["text"] = notation().move_text(*by, move);
    return reply;
}

Engine::Reply Engine::standing(const Request&) {
    json::object reply;
    reply["standing"] = standing_json(game(), game().standing(state()));
    return reply;
}

Engine::Reply Engine::log(const Request&) {
    json::array lines;
    for (const std::string& line : kept_->lines) lines.push_back(json::parse(line));
    if (unsealed_ > 0) lines.front().at("open").as_object()["unsealed"] = unsealed_;
    json::object reply;
    reply["log"] = std::move(lines);
    return reply;
}

Engine::Reply Engine::read(const Request& request) {
    const json::value* log = request.if_contains("log");
    std::string lines;
    if (log != nullptr && log->is_string()) {
        lines = log->get_string();
    } else if (log != nullptr && log->is_array()) {
        for (const json::value& line : log->get_array()) lines += json::serialize(line) + "\n";
    } else {
        return Problem{"field log", "must be a log: a list of its lines, or their text"};
    }
    const Result<Log> read = read_any_log(lines);
    if (!read) return read.error();
    if (read->end.torn) return Problem{"the last line", "is not JSON: it is cut off"};
    const Result<std::uint64_t> seed = wanted_seed(request);
    if (!seed) return seed.error();
    const Session& played = read->session();
    Result<Kept> kept = at_a_table(played, seed_of(*seed), Levels(played.names().size()));
    if (!kept) return kept.error();
    sit_down_anew(std::move(*kept), *seed, static_cast<int>(played.records().size()));
    json::object reply;
    reply["steps"] = session().records().size();
    reply["seed"] = *seed;
    reply["turn"] = turn_json();
    return reply;
}

Engine::Reply Engine::explain(const Request& request) {
    const json::value* clause = request.if_contains("clause");
    if (clause == nullptr || !clause->is_string()) {
        return Problem{"field clause", "must be the id of a clause"};
    }
    std::vector<std::string> near;
    std::vector<std::string_view> read;
    for (const Ruleset& ruleset : catalogue()) {
        if (std::find(read.begin(), read.end(), ruleset.rules) != read.end()) continue;
        read.push_back(ruleset.rules);
        const Rulebook& book = rulebook_of(ruleset);
        if (const Passage* found = book.find(clause->get_string())) {
            json::object texts;
            for (const auto& [column, text] : found->cells) {
                texts[column.empty() ? "text" : column] = text;
            }
            json::object reply;
            reply["clause"] = found->id;
            reply["section"] = book.sections()[found->section].name();
            reply["texts"] = std::move(texts);
            return reply;
        }
        for (std::string& each : book.near(clause->get_string())) near.push_back(std::move(each));
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
