#include "table/report.h"

#include <string>
#include <vector>

#include "games/codec.h"
#include "notation/money.h"

namespace moneybags {
namespace {

namespace json = boost::json;

json::value details(const Session& session, Language language) {
    return with_family(session.game().ruleset(),
                       [&]<class Family>() { return report_of<Family>(session, language); });
}

json::array scores(const Game& game, const Standing& standing) {
    json::array list;
    for (int i = 0; i < game.players(); ++i) {
        list.push_back(standing.score[Seat{static_cast<std::uint8_t>(i)}]);
    }
    return list;
}

json::object point(std::size_t step, const json::array& score) {
    return {{"step", step}, {"score", score}};
}

// Folds the log again: one point for each step after which somebody counts more or less.
json::array curve(const Session& session) {
    const Game& game = session.game();
    AnyState state = session.beginning();
    json::array last = scores(game, game.standing(state));
    json::array points{point(0, last)};
    for (std::size_t i = 0; i < session.records().size(); ++i) {
        apply(game, state, session.records()[i]);
        json::array now = scores(game, game.standing(state));
        if (now == last) continue;
        last = std::move(now);
        points.push_back(point(i + 1, last));
    }
    return points;
}

struct Tally {
    int moves = 0, words = 0;
    std::vector<std::size_t> stood_in;  // steps played for the person there
};

std::vector<std::string> winners(const Session& session, const Standing& standing) {
    std::vector<std::string> names;
    for (const Seat seat : standing.winners) {
        names.push_back(session.names()[static_cast<std::size_t>(seat)]);
    }
    return names;
}

json::array sentences(const Session& session, const Standing& standing, const Tally& all,
                      const std::vector<Tally>& tallies, Language language) {
    const Voice say{"report", language};
    json::array told;
    const std::vector<std::string> won = winners(session, standing);
    if (won.empty()) {
        told.emplace_back(say("no-winner"));
    } else {
        told.emplace_back(say(won.size() == 1 ? "winner" : "winners", "who", say.list(won)));
    }
    std::vector<std::string> items;
    for (std::size_t i = 0; i < session.names().size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        items.push_back(say("score", "who", session.names()[i], "score",
                            score_text(session.game(), say, standing.score[seat])));
    }
    told.emplace_back(say("scores", "list", say.list(items)));
    told.emplace_back(say("length", "moves", all.moves, "words", all.words));
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        if (tallies[i].stood_in.empty()) continue;
        told.emplace_back(say("stood-in", "who", session.names()[i], "count",
                              tallies[i].stood_in.size(), "moves", tallies[i].moves));
    }
    return told;
}

}  // namespace

json::object report(const Session& session, Language language,
                    std::span<const std::size_t> stood_in) {
    const Game& game = session.game();
    const Standing standing = game.standing(session.state());
    if (!standing.over) return {};

    std::vector<Tally> tallies(session.names().size());
    const auto tally_of = [&](Seat seat) -> Tally& {
        return tallies[static_cast<std::size_t>(seat)];
    };
    Tally all;
    for (const Record& record : session.records()) {
        if (const auto* move = move_in(record)) {
            ++tally_of(move->seat).moves;
            ++all.moves;
        } else if (const auto* say = std::get_if<record::Say>(&record)) {
            ++tally_of(say->seat).words;
            ++all.words;
        }
    }
    for (const std::size_t step : stood_in) {
        tally_of(move_in(session.records()[step - 1])->seat).stood_in.push_back(step);
    }
    json::array seats;
    for (const Tally& tally : tallies) {
        seats.push_back({{"moves", tally.moves},
                         {"words", tally.words},
                         {"stood_in", json::value_from(tally.stood_in)}});
    }

    return {{"names", json::value_from(session.names())},
            {"standing", standing_json(game, standing)},
            {"steps", session.records().size()},
            {"curve", curve(session)},
            {"seats", std::move(seats)},
            {"sentences", sentences(session, standing, all, tallies, language)},
            {"details", details(session, language)}};
}

}  // namespace moneybags
