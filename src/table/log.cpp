#include "table/log.h"

#include <algorithm>
#include <utility>

#include "core/words.h"

namespace moneybags {

namespace json = boost::json;

namespace {

// Every field must be known: a misspelt one would otherwise be silently ignored.
std::optional<Problem> unknown_field(const json::object& object,
                                     std::span<const std::string_view> right) {
    for (const auto& field : object) {
        if (std::find(right.begin(), right.end(), std::string_view(field.key())) == right.end()) {
            return Problem{"field " + std::string(field.key()),
                           "there is no such field here; there are " + joined(right)};
        }
    }
    return {};
}

Result<Seat> read_seat(const json::value& value, int players) {
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < 0 || *number >= players) {
        return Problem{"field seat", "must be a whole number from 0 to " +
                                         std::to_string(players - 1) + ", is " +
                                         json::serialize(value)};
    }
    return Seat{static_cast<std::uint8_t>(*number)};
}

Result<Names> read_names(const json::value& value) {
    const Problem wrong{"field names", "must be a list of names, is " + json::serialize(value)};
    const json::array* list = value.if_array();
    if (list == nullptr) return wrong;
    Names names;
    for (const json::value& each : *list) {
        if (!each.is_string()) return wrong;
        names.emplace_back(each.as_string());
    }
    return names;
}

const std::string& name_of(const Session& session, Seat seat) {
    return session.names()[static_cast<std::size_t>(seat)];
}

}  // namespace

json::object agreement_json(const Agreement& agreed) {
    json::object line;
    line["game"] = agreed.game;
    line["players"] = agreed.players;
    line["options"] = agreed.options;
    line["names"] = json::array(agreed.names.begin(), agreed.names.end());
    if (!agreed.data.is_null()) line["data"] = agreed.data;
    if (!agreed.position.is_null()) line["position"] = agreed.position;
    return line;
}

Result<Agreement> read_agreement(const json::object& object,
                                 std::span<const std::string_view> besides) {
    std::vector<std::string_view> right = {"game", "players", "options", "names", "data"};
    right.insert(right.end(), besides.begin(), besides.end());
    if (const auto problem = unknown_field(object, right)) return *problem;

    Agreement agreed;
    const json::value* game = object.if_contains("game");
    if (game == nullptr || !game->is_string()) {
        return Problem{"field game",
                       "must name a ruleset, such as " + std::string(catalogue().front().id)};
    }
    agreed.game = game->as_string();
    const json::value* players = object.if_contains("players");
    if (players == nullptr || !players->is_int64() || players->as_int64() < 0 ||
        players->as_int64() > static_cast<std::int64_t>(kMaxSeats)) {
        return Problem{"field players",
                       "must be a whole number, at most " + std::to_string(kMaxSeats)};
    }
    agreed.players = static_cast<int>(players->as_int64());
    if (const json::value* options = object.if_contains("options")) {
        if (!options->is_object()) return Problem{"field options", "must be an object"};
        agreed.options = options->get_object();
    }
    if (const json::value* names = object.if_contains("names")) {
        const Result<Names> read = read_names(*names);
        if (!read) return read.error();
        agreed.names = *read;
    }
    if (const json::value* data = object.if_contains("data")) {
        if (!data->is_object() && !data->is_null()) {
            return Problem{"field data", "must be an object: the content of a data file"};
        }
        agreed.data = *data;
    }
    return agreed;
}

std::optional<Problem> problem_with_words(std::string_view words) {
    if (words.empty()) return Problem{"words", "there are none"};
    if (words.size() > kMostWords) {
        return Problem{"words", "at most " + std::to_string(kMostWords) + " bytes, not " +
                                    std::to_string(words.size())};
    }
    for (const char c : words) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
            return Problem{"words", "must be one line without control characters"};
        }
    }
    return {};
}

Session::Session(std::unique_ptr<Game> game, Options options, Names names)
    : game_(std::move(game)), notation_(make_notation(*game_, names)) {
    agreement_.game = game_->ruleset().id;
    agreement_.players = game_->players();
    agreement_.options = std::move(options);
    agreement_.names = std::move(names);
    beginning_ = state_ = game_->setup();
}

Result<Session> Session::begin(const Agreement& agreed, const PositionReader& read_position) {
    const Ruleset* ruleset = find_ruleset(agreed.game);
    if (ruleset == nullptr) {
        std::vector<std::string_view> ids;
        for (const Ruleset& each : catalogue()) ids.push_back(each.id);
        return Problem{"game " + agreed.game, "there is no such ruleset; there are " + joined(ids)};
    }
    const Result<Options> options = complete(*ruleset, agreed.options);
    if (!options) return options.error();
    const std::string data = agreed.data.is_null() ? "" : json::serialize(agreed.data);
    Result<std::unique_ptr<Game>> game =
        make_game(*ruleset, agreed.players, *options, data, "data");
    if (!game) return game.error();
    const Result<Names> names = check_names(
        agreed.names.empty() ? default_names(agreed.players) : agreed.names, agreed.players);
    if (!names) return names.error();

    Session session(std::move(*game), *options, *names);
    session.agreement_.data = agreed.data;
    if (!agreed.position.is_null()) {
        if (!read_position) {
            return Problem{"field position", "a game online cannot begin from a position"};
        }
        const Result<AnyState> state = read_position(session.game(), agreed.position);
        if (!state) return state.error();
        session.agreement_.position = agreed.position;
        session.beginning_ = session.state_ = *state;
    }
    return session;
}

std::optional<Refusal> objection(const Game& game, const AnyState& state, const Record& record) {
    struct Judge {
        const Game& game;
        const AnyState& state;

        std::optional<Refusal> operator()(const record::Move& each) const {
            return game.objection(state, each.seat, each.move);
        }
        std::optional<Refusal> operator()(const record::Chance& each) const {
            return game.objection(state, each.outcome);
        }
        std::optional<Refusal> operator()(const record::Clock&) const {
            if (game.may_time_out(state)) return {};
            // No clause: which clocks run, and when, each game says for itself.
            return Refusal{.clause = "", .reason = "no-clock"};
        }
        std::optional<Refusal> operator()(const record::Say& each) const {
            return game.say_objection(state, each.seat);
        }
    };
    return std::visit(Judge{game, state}, record);
}

std::vector<AnyEvent> apply(const Game& game, AnyState& state, const Record& record) {
    struct Doer {
        const Game& game;
        AnyState& state;

        std::vector<AnyEvent> operator()(const record::Move& each) const {
            return game.apply(state, each.seat, each.move);
        }
        std::vector<AnyEvent> operator()(const record::Chance& each) const {
            return game.apply(state, each.outcome);
        }
        std::vector<AnyEvent> operator()(const record::Clock&) const {
            return game.time_out(state);
        }
        std::vector<AnyEvent> operator()(const record::Say&) const { return {}; }
    };
    return std::visit(Doer{game, state}, record);
}

boost::system::result<std::vector<AnyEvent>, Refusal> Session::step(const Record& record) {
    if (const auto refusal = objection(*game_, state_, record)) return *refusal;
    return apply(record);
}

std::vector<AnyEvent> Session::apply(Record record) {
    records_.push_back(std::move(record));
    return moneybags::apply(*game_, state_, records_.back());
}

void Session::cut(std::size_t count) {
    records_.erase(records_.begin() + static_cast<std::ptrdiff_t>(count), records_.end());
    state_ = beginning_;
    for (const Record& record : records_) moneybags::apply(*game_, state_, record);
}

Session rewound(const Session& session) {
    const PositionReader known = [&](const Game&, const json::value&) {
        return Result<AnyState>(session.beginning());
    };
    return *Session::begin(session.agreement(), known);  // it began once: it can again
}

json::object record_json(const Session& session, const Record& record) {
    struct Writer {
        const Notation& notation;

        json::object operator()(const record::Move& each) const {
            return {{"seat", number(each.seat)}, {"move", notation.move_json(each.move)}};
        }
        json::object operator()(const record::Chance& each) const {
            return {{"chance", notation.outcome_json(each.outcome)}};
        }
        json::object operator()(const record::Clock&) const { return {{"clock", true}}; }
        json::object operator()(const record::Say& each) const {
            return {{"seat", number(each.seat)}, {"say", each.words}};
        }
    };
    return std::visit(Writer{session.notation()}, record);
}

Result<Record> read_record(const Session& session, const json::object& line) {
    static constexpr std::string_view kFields[] = {"seat", "move", "chance", "clock", "say"};
    if (const auto problem = unknown_field(line, kFields)) return *problem;
    const int kinds =
        static_cast<int>(line.contains("move")) + static_cast<int>(line.contains("chance")) +
        static_cast<int>(line.contains("clock")) + static_cast<int>(line.contains("say"));
    if (kinds != 1) {
        return Problem{"", "a record has exactly one of move, chance, clock and say"};
    }
    Seat seat{};
    const bool seated = line.contains("move") || line.contains("say");
    if (seated != line.contains("seat")) {
        return Problem{"field seat", seated ? "a move or words need one" : "luck has no seat"};
    }
    if (seated) {
        const Result<Seat> read = read_seat(line.at("seat"), session.game().players());
        if (!read) return read.error();
        seat = *read;
    }
    if (const json::value* move = line.if_contains("move")) {
        const Result<AnyMove> read = session.notation().read_move(*move);
        if (!read) return Problem{name_of(session, seat), read.error().sentence()};
        return record::Move{seat, *read};
    }
    if (const json::value* outcome = line.if_contains("chance")) {
        const Result<AnyOutcome> read = session.notation().read_outcome(*outcome);
        if (!read) return read.error();
        return record::Chance{*read};
    }
    if (const json::value* clock = line.if_contains("clock")) {
        if (*clock != json::value(true)) return Problem{"field clock", "can only be true"};
        return record::Clock{};
    }
    const json::value& say = line.at("say");
    if (!say.is_string()) return Problem{"field say", "must be a text"};
    if (const auto problem = problem_with_words(say.as_string())) return *problem;
    return record::Say{seat, std::string(say.as_string())};
}

json::object result_json(const Session& session) {
    const Standing standing = session.game().standing(session.state());
    json::array winners, score;
    for (const Seat seat : standing.winners) winners.push_back(number(seat));
    for (const Seat seat : SeatSet::first(static_cast<std::size_t>(session.game().players()))) {
        score.push_back(standing.score[seat]);
    }
    json::object result;
    result["winners"] = std::move(winners);
    result["score"] = std::move(score);
    return result;
}

std::string record_text(const Session& session, const Record& record) {
    struct Writer {
        const Session& session;

        std::string operator()(const record::Move& each) const {
            return name_of(session, each.seat) + ": " +
                   session.notation().move_text(each.seat, each.move);
        }
        std::string operator()(const record::Chance& each) const {
            return "luck: " + session.notation().outcome_text(each.outcome);
        }
        std::string operator()(const record::Clock&) const { return "clock"; }
        std::string operator()(const record::Say& each) const {
            return name_of(session, each.seat) + " says: " + each.words;
        }
    };
    return std::visit(Writer{session}, record);
}

}  // namespace moneybags
