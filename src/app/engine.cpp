#include "app/engine.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "app/engine_request.h"
#include "app/log_file.h"
#include "app/seed.h"
#include "bots/bot.h"
#include "games/fields.h"
#include "guide/rulebook.h"
#include "notation/position/position.h"
#include "table/replay.h"

namespace moneybags {

namespace json = boost::json;

namespace {

const Problem kNoTable{"", "there is no table yet: begin with {\"do\": \"new\", …} or read_log"};

Result<AnyState> read_any_position(const Game& game, const Names& names, const json::value& value) {
    if (const json::string* line = value.if_string()) return read_position(game, names, *line);
    return read_position(game, value);
}

PositionReader position_reader() {
    return [](const Game& game, const json::value& value) { return read_position(game, value); };
}

std::string listed(const std::vector<std::string_view>& words) {
    std::string list;
    for (const std::string_view word : words) {
        list += (list.empty() ? "" : ", ") + std::string(word);
    }
    return list;
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
    if (game == nullptr || !game->is_string()) return {};  // which is complained about elsewhere
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
                const Notation& notation = session_->notation();
                reply =
                    failure({std::string(refusal->clause), notation.explain(*refusal, Language{})});
                reply["refusal"] = refusal_json(notation, *refusal, Language{});
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
        return Problem{"field do", "must say what to do, one of " + listed(names)};
    }
    const std::string_view name = wanted->get_string();
    const auto kind = std::find_if(kinds().begin(), kinds().end(),
                                   [&](const Kind& each) { return each.name == name; });
    if (kind == kinds().end()) {
        return Problem{"field do",
                       "there is no \"" + std::string(name) + "\"; there are " + listed(names)};
    }
    for (const auto& field : request) {
        const std::string_view key = field.key();
        if (key == "do" || key == "id") continue;
        if (std::find(kind->fields.begin(), kind->fields.end(), key) == kind->fields.end()) {
            return Problem{"field " + std::string(key),
                           std::string(name) + " has no such field; it has " +
                               (kind->fields.empty() ? "none" : listed(kind->fields))};
        }
    }
    static constexpr std::string_view kWithoutTable[] = {"rulesets", "new", "read_log", "explain",
                                                         "quit"};
    const bool needs_table = std::find(std::begin(kWithoutTable), std::end(kWithoutTable), name) ==
                             std::end(kWithoutTable);
    if (needs_table && !session_) return kNoTable;
    return (this->*kind->answer)(request);
}

// ---- What the requests have in common ----

Result<Seat> Engine::seat(const Request& request, std::string_view field, bool spectators) const {
    const int players = session_->game().players();
    const json::value* value = request.if_contains(field);
    if (value != nullptr && value->is_int64() && value->get_int64() >= 0 &&
        value->get_int64() < players) {
        return Seat{static_cast<std::uint8_t>(value->get_int64())};
    }
    if (value != nullptr && value->is_string()) {
        const std::string text = lower(value->get_string());  // in any case, as in moves
        const Names& names = session_->names();
        const auto at = std::find_if(names.begin(), names.end(),
                                     [&](const std::string& name) { return lower(name) == text; });
        if (at != names.end()) return Seat{static_cast<std::uint8_t>(at - names.begin())};
        if (spectators && text == "spectator") return kSpectator;
    }
    return Problem{"field " + std::string(field), "must be a seat from 0 to " +
                                                      std::to_string(players - 1) + " or a name" +
                                                      (spectators ? " or \"spectator\"" : "")};
}

std::optional<Problem> Engine::reseed(const Request& request) {
    std::uint64_t seed = small_seed();
    if (const json::value* value = request.if_contains("seed")) {
        const Result<std::uint64_t> read = read_seed(*value);
        if (!read) return read.error();
        seed = *read;
    }
    seed_ = seed;
    luck_ = Rng{seed};
    return {};
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
    reply["position"] = position_json(session_->game(), state);
    reply["text"] = position_line(session_->game(), session_->names(), state);
    return reply;
}

json::object Engine::turn_json() const {
    const Turn turn = session_->game().turn(session_->state());
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
            about["next"] = number(session_->game().next(session_->state()));
            break;
    }
    about["clock"] = session_->game().may_time_out(session_->state());
    return about;
}

// What happened, as far as the seat named in "for" may see it; all of it if none is named.
Engine::Reply Engine::told(const Request& request,
                           const boost::system::result<std::vector<AnyEvent>, Refusal>& happened) {
    if (!happened) return happened.error();
    std::optional<Seat> reader;
    if (request.contains("for")) reader = *seat(request, "for", true);  // read before the step
    json::array events;
    for (const AnyEvent& event : *happened) {
        if (reader && !session_->game().audience(event).includes(*reader)) continue;
        events.push_back(session_->notation().event_json(event));
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
    static constexpr std::string_view kBesides[] = {"do", "id", "seed"};
    if (const auto problem = problem_with_players(request)) return *problem;
    const Result<Agreement> agreed = read_agreement(request, kBesides);
    if (!agreed) return agreed.error();
    Result<Session> begun = Session::begin(*agreed);
    if (!begun) return begun.error();
    if (const auto problem = reseed(request)) return *problem;
    session_.emplace(std::move(*begun));
    json::object reply;
    for (const auto& field : header_json(*session_)) {
        if (field.key() != "moneybags" && field.key() != "data") reply[field.key()] = field.value();
    }
    reply["seed"] = seed_;
    reply["turn"] = turn_json();
    return reply;
}

Engine::Reply Engine::load(const Request& request) {
    const json::value* wanted = request.if_contains("position");
    if (wanted == nullptr) return Problem{"field position", "must be a position, JSON or text"};
    const Result<AnyState> state = read_any_position(session_->game(), session_->names(), *wanted);
    if (!state) return state.error();
    if (request.contains("seed")) {
        if (const auto problem = reseed(request)) return *problem;
    }
    Agreement agreed = session_->agreement();
    agreed.position = position_json(session_->game(), *state);
    Result<Session> begun = Session::begin(agreed, position_reader());
    if (!begun) return begun.error();
    session_.emplace(std::move(*begun));
    json::object reply;
    reply["turn"] = turn_json();
    return reply;
}

Engine::Reply Engine::save(const Request&) {
    json::object reply = position(session_->state());
    reply["fingerprint"] = fingerprint(session_->game(), session_->state());
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
    for (const AnyChoice& choice : session_->game().legal(session_->state(), *by)) {
        moves += session_->game().count(choice);
        const ToldChoice told = tell_choice(session_->game(), session_->notation(), *by, choice);
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
    if (request.contains("for")) {
        const Result<Seat> reader = seat(request, "for", true);
        if (!reader) return reader.error();
    }
    const json::value* wanted = request.if_contains("move");
    if (wanted == nullptr) return Problem{"field move", "must be a move, JSON or text"};
    const std::vector<AnyChoice> choices = session_->game().legal(session_->state(), *by);
    const Result<AnyMove> move =
        wanted->is_string()
            ? session_->notation().read_move(*by, std::string_view(wanted->get_string()), choices)
            : session_->notation().read_move(*wanted);
    if (!move) return move.error();
    return told(request, session_->step(record::Move{*by, *move}));
}

Engine::Reply Engine::outcomes(const Request&) {
    json::array list;
    if (session_->game().turn(session_->state()).kind == Turn::Kind::Chance) {
        for (const auto& each : session_->game().outcomes(session_->state())) {
            json::object about;
            about["outcome"] = session_->notation().outcome_json(each.outcome);
            about["text"] = session_->notation().outcome_text(each.outcome);
            about["weight"] = each.weight;
            list.push_back(std::move(about));
        }
    }
    json::object reply;
    reply["outcomes"] = std::move(list);
    return reply;
}

Engine::Reply Engine::chance(const Request& request) {
    if (request.contains("for")) {
        const Result<Seat> reader = seat(request, "for", true);
        if (!reader) return reader.error();
    }
    AnyOutcome outcome;
    if (const json::value* wanted = request.if_contains("outcome")) {
        const Result<AnyOutcome> read =
            wanted->is_string()
                ? session_->notation().read_outcome(std::string_view(wanted->get_string()))
                : session_->notation().read_outcome(*wanted);
        if (!read) return read.error();
        outcome = *read;
    } else if (session_->game().turn(session_->state()).kind == Turn::Kind::Chance) {
        outcome = session_->game().draw(session_->game().outcomes(session_->state()), luck_);
    } else {
        return Problem{"", "luck has nothing to decide now"};
    }
    Reply reply = told(request, session_->step(record::Chance{outcome}));
    if (json::object* fine = std::get_if<json::object>(&reply)) {
        (*fine)["outcome"] = session_->notation().outcome_json(outcome);
        (*fine)["text"] = session_->notation().outcome_text(outcome);
    }
    return reply;
}

Engine::Reply Engine::clock(const Request& request) {
    if (request.contains("for")) {
        const Result<Seat> reader = seat(request, "for", true);
        if (!reader) return reader.error();
    }
    if (!session_->game().may_time_out(session_->state())) {
        return Problem{"", "no clock is running now"};
    }
    return told(request, session_->step(record::Clock{}));
}

Engine::Reply Engine::say(const Request& request) {
    const Result<Seat> by = seat(request, "seat", false);
    if (!by) return by.error();
    const json::value* words = request.if_contains("words");
    if (words == nullptr || !words->is_string()) {
        return Problem{"field words", "must be a text"};
    }
    if (auto problem = problem_with_words(words->get_string())) return std::move(*problem);
    const auto said = session_->step(record::Say{*by, std::string(words->get_string())});
    if (!said) return said.error();
    return json::object{};
}

Engine::Reply Engine::view(const Request& request) {
    const Result<Seat> reader = seat(request, "seat", true);
    if (!reader) return reader.error();
    const AnyView seen = session_->game().view(session_->state(), *reader);
    json::object reply;
    reply["view"] = session_->notation().view_json(seen);
    reply["text"] = session_->notation().view_text(seen);
    return reply;
}

Engine::Reply Engine::guess(const Request& request) {
    const Result<Seat> reader = seat(request, "seat", true);
    if (!reader) return reader.error();
    Result<Rng> luck = rng(request);
    if (!luck) return luck.error();
    const AnyView seen = session_->game().view(session_->state(), *reader);
    return position(session_->game().guess(seen, *luck));
}

// A bot's choice hangs on the log alone: it is told again what its seat has seen so far.
Engine::Reply Engine::bot(const Request& request) {
    const Result<Seat> by = seat(request, "seat", false);
    if (!by) return by.error();
    const json::value* level = request.if_contains("level");
    if (level == nullptr || !level->is_string()) {
        return Problem{"field level",
                       "must be one of " + listed(bot_levels(session_->game().ruleset()))};
    }
    Result<std::unique_ptr<Bot>> bot =
        make_bot(session_->game().ruleset(), std::string_view(level->get_string()));
    if (!bot) return bot.error();
    const std::vector<AnyChoice> choices = session_->game().legal(session_->state(), *by);
    if (choices.empty()) return Problem{"field seat", "this seat has nothing to decide now"};
    Result<Rng> luck = rng(request);
    if (!luck) return luck.error();
    Session again = rewound(*session_);
    for (const Record& record : session_->records()) {
        const auto happened = again.step(record);
        for (const AnyEvent& event : *happened) {
            if (again.game().audience(event).includes(*by)) (*bot)->hear(again.game(), event);
        }
    }
    const AnyView seen = session_->game().view(session_->state(), *by);
    const AnyMove move = (*bot)->choose(session_->game(), seen, choices, *luck);
    json::object reply;
    reply["move"] = session_->notation().move_json(move);
    reply["text"] = session_->notation().move_text(*by, move);
    return reply;
}

Engine::Reply Engine::standing(const Request&) {
    json::object reply;
    reply["standing"] =
        standing_json(session_->game(), session_->game().standing(session_->state()));
    return reply;
}

Engine::Reply Engine::log(const Request&) {
    json::array lines;
    lines.push_back(header_json(*session_));
    for (const Record& record : session_->records())
        lines.push_back(record_json(*session_, record));
    if (session_->game().turn(session_->state()).kind == Turn::Kind::Over) {
        lines.push_back(result_json(*session_));
    }
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
    Result<Log> read = read_any_log(lines, position_reader());
    if (!read) return read.error();
    if (read->end.torn) return Problem{"the last line", "is not JSON: it is cut off"};
    if (const auto problem = reseed(request)) return *problem;
    session_.emplace(read->kept ? *fold_again(moneybags::finished(read->kept->table))
                                : std::move(*read->alone));
    json::object reply;
    reply["steps"] = session_->records().size();
    reply["seed"] = seed_;
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
    std::string like;
    for (const std::string& each : near) like += (like.empty() ? "" : ", ") + each;
    return Problem{"field clause",
                   "there is no such clause" + (like.empty() ? "" : "; do you mean " + like + "?")};
}

Engine::Reply Engine::quit(const Request&) {
    finished_ = true;
    return json::object{};
}

}  // namespace moneybags
