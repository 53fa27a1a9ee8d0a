#include "table/log.h"

#include <algorithm>
#include <utility>

#include "core/words.h"
#include "games/fields.h"

namespace moneybags {

namespace json = boost::json;

namespace {

const codec::Type& chairs() {
    static const codec::Whole type{codec::kOf<int>, 0, kMaxSeats};
    return type;
}

const codec::Struct& agreements() {
    static const codec::Struct type{
        codec::kOf<Agreement>,
        "Agreement",
        {codec::field<&Agreement::game>(), codec::field<&Agreement::players>(chairs),
         codec::field<&Agreement::options>(), codec::field<&Agreement::names>(),
         codec::field<&Agreement::data>(), codec::field<&Agreement::position>()}};
    return type;
}

// A record as its line has it.
struct WrittenLine {
    std::optional<Seat> seat;
    std::optional<json::value> move, chance;
    std::optional<bool> clock;
    std::optional<std::string> say;
    using Fields = codec::Members<&WrittenLine::seat, &WrittenLine::move, &WrittenLine::chance,
                                  &WrittenLine::clock, &WrittenLine::say>;
};

const std::string& name_of(const Session& session, Seat seat) {
    return session.names()[static_cast<std::size_t>(seat)];
}

}  // namespace

json::object agreement_json(const Agreement& agreed) {
    return agreements().write_object({}, &agreed, {.if_set = "data position"});
}

Result<Agreement> read_agreement(const json::object& object, std::string_view besides) {
    Agreement agreed;
    codec::Trail trail;
    if (!agreements().read_object(
            {}, object, &agreed, trail,
            {.absent = "position", .must = "game players", .beside = besides})) {
        return trail.problem();
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
    const auto read = codec::read_json<WrittenLine>({.players = session.game().players()}, line);
    if (!read) return read.error();
    const auto [seat, move, chance, clock, say] = *read;
    if (int{move.has_value()} + chance.has_value() + clock.has_value() + say.has_value() != 1) {
        return Problem{"", "a record has exactly one of move, chance, clock and say"};
    }
    const bool seated = move || say;
    if (seated != seat.has_value()) {
        return Problem{"seat", seated ? "a move or words need one" : "luck has no seat"};
    }
    if (move) {
        const Result<AnyMove> made = session.notation().read_move(*move);
        if (!made) return Problem{name_of(session, *seat), made.error().sentence()};
        return record::Move{*seat, *made};
    }
    if (chance) {
        const Result<AnyOutcome> outcome = session.notation().read_outcome(*chance);
        if (!outcome) return outcome.error();
        return record::Chance{*outcome};
    }
    if (clock) {
        if (!*clock) return Problem{"clock", "can only be true"};
        return record::Clock{};
    }
    if (const auto problem = problem_with_words(*say)) return *problem;
    return record::Say{*seat, *say};
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
