#include "table/lesson.h"

#include <algorithm>
#include <map>
#include <utility>

#include "games/embedded.h"
#include "games/fields.h"
#include "table/strict_json.h"

namespace moneybags {

namespace json = boost::json;

namespace {

// A lesson as its file has it.
struct WrittenLesson {
    std::uint32_t seed = 0;
    int players = 0;
    Options options;
    json::object end;
    std::vector<Lesson::Line> script;
    using Fields =
        codec::Members<&WrittenLesson::seed, &WrittenLesson::players, &WrittenLesson::options,
                       &WrittenLesson::end, &WrittenLesson::script>;

    bool settle(codec::Trail& trail) {
        for (std::size_t i = 0; i < script.size(); ++i) {
            const Lesson::Line& line = script[i];
            if (number(line.seat) < players && !line.moves.empty()) continue;
            return trail.fail("script[" + std::to_string(i) + "] must be of a seat, with moves");
        }
        return true;
    }
};

// {you}, {1}, {2}, … are people at this table.
std::string named(std::string text, const Names& names) {
    const auto put = [&](const std::string& mark, const std::string& name) {
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) {
            text.replace(at, mark.size(), name);
            at += name.size();
        }
    };
    put("{you}", names.front());
    for (std::size_t i = 1; i < names.size(); ++i) put("{" + std::to_string(i) + "}", names[i]);
    return text;
}

bool holds(const json::object& moment, const json::object& open) {
    return std::all_of(moment.begin(), moment.end(), [&](const auto& said) {
        const json::value* found = open.if_contains(said.key());
        return found != nullptr && *found == said.value();
    });
}

// A number that the end names may have been passed by the time somebody looks.
bool is_reached(const json::object& end, const json::object& open) {
    return std::all_of(end.begin(), end.end(), [&](const auto& said) {
        const json::value* found = open.if_contains(said.key());
        if (found == nullptr) return false;
        const std::int64_t *least = said.value().if_int64(), *now = found->if_int64();
        return least != nullptr && now != nullptr ? *now >= *least : *found == said.value();
    });
}

json::object open_part(const Session& session, Seat seat) {
    const AnyView view = session.game().view(session.state(), seat);
    const json::value all = session.notation().view_json(view);
    const json::value* open = all.as_object().if_contains("open");
    return open != nullptr && open->is_object() ? open->get_object() : json::object{};
}

std::size_t times_made(const Session& session, Seat seat, const AnyMove& move) {
    const auto made = [&](const Record& record) {
        const record::Move* mine = move_in(record);
        return mine != nullptr && mine->seat == seat && session.game().same(mine->move, move);
    };
    return static_cast<std::size_t>(
        std::count_if(session.records().begin(), session.records().end(), made));
}

// The move that a text of the script means, if it is legal now.
std::optional<AnyMove> possible(const Session& session, Seat seat, const std::string& text) {
    const Game& game = session.game();
    const std::vector<AnyChoice> legal = game.legal(session.state(), seat);
    const Result<AnyMove> move =
        session.notation().read_move(seat, named(text, session.names()), legal);
    if (!move || game.objection(session.state(), seat, *move)) return {};
    return *move;
}

std::map<std::string, Lesson, std::less<>> carried() {
    std::map<std::string, Lesson, std::less<>> lessons;
    for (const Ruleset& ruleset : catalogue()) {
        const std::string file = lesson_file(ruleset.id);
        const std::string_view text = embedded(file);
        if (text.empty()) continue;
        // One that cannot be read is none: a test reads them all.
        Result<Lesson> lesson = read_lesson(ruleset, text, file);
        if (lesson) lessons.emplace(ruleset.id, std::move(*lesson));
    }
    return lessons;
}

}  // namespace

Result<Lesson> read_lesson(const Ruleset& ruleset, std::string_view text, std::string_view file) {
    const auto in_file = [&](const Problem& problem) {
        return Problem{std::string(file), problem.sentence()};
    };
    const Result<json::object> object = read_strictly(text);
    if (!object) return in_file(object.error());
    const auto read = codec::read_json<WrittenLesson>({.players = ruleset.most_players}, *object);
    if (!read) return in_file(read.error());
    if (read->players < ruleset.least_players || read->players > ruleset.most_players) {
        return in_file({"players", "must be as many as can play"});
    }
    const Result<Options> options = complete(ruleset, read->options);
    if (!options) return in_file(options.error());
    const std::string seed = std::to_string(read->seed);
    return Lesson{.seed = {digest("lesson " + std::string(ruleset.id) + ' ' + seed)},
                  .players = read->players,
                  .options = *options,
                  .end = read->end,
                  .script = read->script};
}

std::string lesson_file(std::string_view ruleset) {
    return "data/lessons/" + std::string(ruleset) + ".json";
}

const Lesson* find_lesson(std::string_view ruleset) {
    static const auto lessons = carried();
    const auto found = lessons.find(ruleset);
    return found == lessons.end() ? nullptr : &found->second;
}

std::optional<Problem> problem_with_lesson(const entry::Open& opening) {
    const Lesson* lesson = find_lesson(opening.game);
    if (lesson == nullptr) return Problem{"lesson", "there is none for this game"};
    if (opening.players != lesson->players) {
        return Problem{"lesson", "is held for " + std::to_string(lesson->players) +
                                     " players, not for " + std::to_string(opening.players)};
    }
    const Result<Options> options = complete(*find_ruleset(opening.game), opening.options);
    if (!options) return options.error();
    if (*options != lesson->options) {
        return Problem{"lesson", "is held with the options " + json::serialize(lesson->options) +
                                     ", not with " + json::serialize(*options)};
    }
    return {};
}

std::optional<AnyMove> cue(const Lesson& lesson, const Session& session, Seat seat) {
    const json::object open = open_part(session, seat);
    std::map<std::string_view, std::size_t> listed;  // how often the script has had it so far
    for (const Lesson::Line& line : lesson.script) {
        if (line.seat != seat) continue;
        const bool now = holds(line.when, open);
        for (const std::string& text : line.moves) {
            const std::size_t times = ++listed[text];
            if (!now) continue;
            const std::optional<AnyMove> move = possible(session, seat, text);
            if (move && times_made(session, seat, *move) < times) return move;
        }
    }
    return {};
}

std::optional<Suggestion> suggestion(const Lesson& lesson, const Session& session) {
    const auto is_mine = [](const Record& record) {
        const record::Move* move = move_in(record);
        return move != nullptr && move->seat == Lesson::kLearner;
    };
    auto made = std::find_if(session.records().begin(), session.records().end(), is_mine);
    std::size_t number = 0;
    for (const Lesson::Line& line : lesson.script) {
        if (line.seat != Lesson::kLearner) continue;
        for (const std::string& text : line.moves) {
            if (made == session.records().end()) {  // all that was suggested was done
                const std::optional<AnyMove> move = possible(session, Lesson::kLearner, text);
                if (!move || !holds(line.when, open_part(session, Lesson::kLearner))) return {};
                return Suggestion{number, *move};
            }
            const Result<AnyMove> said =
                session.notation().read_move(Lesson::kLearner, named(text, session.names()));
            if (!said || !session.game().same(*said, move_in(*made)->move)) return {};
            made = std::find_if(made + 1, session.records().end(), is_mine);
            ++number;
        }
    }
    return {};
}

bool is_learnt(const Lesson& lesson, const Session& session) {
    return session.game().standing(session.state()).over ||
           is_reached(lesson.end, open_part(session, Lesson::kLearner));
}

}  // namespace moneybags
