#include "table/replay.h"

#include "notation/texts.h"
#include "notation/utf8.h"
#include "table/phrases.h"
#include "table/report.h"

namespace moneybags {

namespace json = boost::json;

namespace {

// What was done, as its reader would say it.
std::string deed(const Session& session, const Record& record, Language language) {
    const Voice voice("table", language);
    const auto by = [&](Seat seat, const std::string& words) {
        const std::string& who = session.names()[static_cast<std::size_t>(number(seat))];
        return voice("replay.deed", {{"who", who}, {"deed", words}});
    };
    if (const record::Move* move = move_in(record)) {
        return by(move->seat, session.notation().move_words(move->seat, move->move, language));
    }
    if (const auto* say = std::get_if<record::Say>(&record)) {
        return by(say->seat, as_heard(without_unseen(say->words), language));
    }
    return voice(is<record::Clock>(record) ? "replay.clock" : "replay.luck");
}

json::object step_json(const Session& session, const Record* record,
                       const std::vector<AnyEvent>& events, Language language) {
    const Game& game = session.game();
    const Notation& notation = session.notation();
    json::object step;
    if (record != nullptr) {
        step = record_json(session, *record);
        step["text"] = deed(session, *record, language);
    }
    json::array lines;
    for (const AnyEvent& event : events) {
        const Audience to = game.audience(event);
        const Seat reader = to.everybody ? kSpectator : to.seats.lowest();
        lines.push_back({{"event", notation.event_json(event)},
                         {"text", notation.tell(event, language, reader)},
                         {"clause", notation.clause_of(event)},
                         {"icon", notation.icon_of(event)}});
    }
    step["lines"] = std::move(lines);
    json::array views;
    for (const Seat seat : SeatSet::first(static_cast<std::size_t>(game.players()))) {
        views.push_back(notation.view_json(game.view(session.state(), seat)));
    }
    step["views"] = std::move(views);
    step["open"] = notation.view_json(
        with_family(game.ruleset(), [&]<class Family>() { return turned_over<Family>(session); }));
    step["standing"] = standing_json(game, game.standing(session.state()));
    return step;
}

// What was said at that step besides what is a step itself.
void add_said(json::object& step, const Finished& game, std::size_t number) {
    const auto* own = number == 0 ? nullptr : std::get_if<record::Say>(&game.records[number - 1]);
    for (const wire::Line& line : game.said) {
        if (line.step != static_cast<std::int64_t>(number) || !line.seat) continue;
        if (own != nullptr && moneybags::number(own->seat) == *line.seat) continue;
        const json::object event{{"what", "Said"}, {"seat", *line.seat}, {"to", "everybody"}};
        step["lines"].as_array().push_back(
            {{"event", event}, {"text", line.text}, {"clause", ""}, {"icon", "talk"}});
    }
}

}  // namespace

Finished finished(const Table& table, std::optional<Language> reader) {
    const Session& session = *table.session();
    std::vector<wire::Line> said;
    if (reader) said = table.news(table.reader(kNobody), 0, *reader);
    std::erase_if(said, [](const wire::Line& line) { return line.what != "say" || !line.step; });
    return {table.opening(),   levels_of(table), session.agreement(),
            session.records(), table.stood_in(), std::move(said)};
}

Result<Session> fold_again(const Finished& game) {
    Result<Session> session = Session::begin(game.agreed);
    if (!session) return session.error();
    for (const Record& record : game.records) {
        if (!session->step(record)) return Problem{"log", "a step cannot follow on those before"};
    }
    return session;
}

std::string log_of(const Finished& game) {
    std::string log;
    entry::Open open = game.opening;
    open.host = kNobody;  // whoever reads it need not know who they were
    const Result<Kept> kept = retold(open, game.agreed.names, game.levels, game.records);
    if (!kept) return log;
    for (const std::string& line : kept->lines) log += line + "\n";
    return log;
}

json::object replay_json(const Finished& game, std::size_t from, std::size_t count,
                         Language language) {
    json::array list;
    Result<Session> session = Session::begin(game.agreed);
    if (session) {
        if (from == 0 && count > 0) {
            list.push_back(step_json(*session, nullptr, {}, language));
            add_said(list.back().as_object(), game, 0);
        }
        for (std::size_t i = 0; i < game.records.size() && i + 1 < from + count; ++i) {
            const auto events = session->step(game.records[i]);
            if (!events) break;
            if (i + 1 < from) continue;
            list.push_back(step_json(*session, &game.records[i], *events, language));
            add_said(list.back().as_object(), game, i + 1);
        }
    }
    return {{"steps", game.records.size() + 1}, {"from", from}, {"list", std::move(list)}};
}

}  // namespace moneybags
