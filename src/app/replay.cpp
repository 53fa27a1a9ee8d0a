#include <iostream>

#include "app/commands.h"
#include "app/narrator.h"
#include "app/terminal.h"
#include "notation/position/position.h"
#include "table/log.h"

namespace moneybags {

namespace json = boost::json;

namespace {

struct Wish {
    std::string file;
    bool verify = false;
    std::string form;  // of the export
    std::optional<std::string> seat;
    bool step = false;
    Reading reading;
};

// The reader of a story: a seat by number or name, or somebody who may know everything.
Result<std::optional<Seat>> read_reader(const Wish& wish, const Session& session) {
    if (!wish.seat) return std::optional<Seat>{};
    std::vector<std::string> right;
    for (std::size_t i = 0; i < session.names().size(); ++i) {
        if (*wish.seat == std::to_string(i) || *wish.seat == session.names()[i]) {
            return std::optional<Seat>(Seat{static_cast<std::uint8_t>(i)});
        }
        right.push_back(std::to_string(i) + " (" + session.names()[i] + ")");
    }
    if (*wish.seat == "spectator") return std::optional<Seat>(kSpectator);
    right.emplace_back("spectator");
    return Problem{"--seat", "must be one of " + joined(right)};
}

std::string record_text(const Session& session, const Record& record) {
    const std::string who = session.names()[static_cast<std::size_t>(record.seat)];
    switch (record.kind) {
        case Record::Kind::Move:
            return who + ": " + session.notation().move_text(record.seat, record.move);
        case Record::Kind::Chance:
            return "luck: " + session.notation().outcome_text(record.outcome);
        case Record::Kind::Clock:
            return "clock";
        case Record::Kind::Say:
            break;
    }
    return who + " says: " + record.words;
}

// What a reader may read of a step. The all-knowing reader may read everything.
bool may_know(const Game& game, const AnyEvent& event, std::optional<Seat> reader) {
    return !reader || game.audience(event).includes(*reader);
}

int export_json(const Session& session, std::optional<Seat> reader) {
    json::array steps;
    Session again = rewound(session);
    for (const Record& record : session.records()) {
        json::object step;
        // Somebody else's secret pick is in the record itself, so a seat's export has events only.
        if (!reader) {
            step = record_json(session, record);
            step["text"] = record_text(session, record);
        } else if (record.kind == Record::Kind::Say) {
            step = record_json(session, record);
        }
        json::array events;
        for (const AnyEvent& event : *again.step(record)) {
            if (may_know(again.game(), event, reader)) {
                events.push_back(again.notation().event_json(event));
            }
        }
        step["events"] = std::move(events);
        steps.push_back(std::move(step));
    }
    json::object whole = header_json(session);
    whole["steps"] = std::move(steps);
    if (session.game().turn(session.state()).kind == Turn::Kind::Over) {
        whole["result"] = result_json(session)["result"];
    }
    std::cout << json::serialize(whole) << '\n';
    return kFine;
}

int export_text(const Session& session, std::optional<Seat> reader) {
    Session again = rewound(session);
    for (const Record& record : session.records()) {
        const std::vector<AnyEvent> events = *again.step(record);
        if (!reader || record.kind == Record::Kind::Say) {
            std::cout << record_text(session, record) << '\n';
        }
        if (!reader) continue;
        for (const AnyEvent& event : events) {
            if (may_know(again.game(), event, reader)) {
                std::cout << again.notation().event_text(event) << '\n';
            }
        }
    }
    return kFine;
}

int show(const Wish& wish, const Session& session, std::optional<Seat> reader) {
    const Language language = wish.reading.spoken();
    const Voice words = app_voice(language);
    Terminal terminal(std::cin, std::cout, standard_manner(wish.reading.no_colour, 0));
    terminal.rule(std::string(session.game().ruleset().name));
    Session again = rewound(session);
    const Game& game = again.game();
    const Seat eyes = reader.value_or(kSpectator);
    Narrator narrator(terminal, again, language);
    for (const Record& record : session.records()) {
        bool told = false;
        for (const AnyEvent& event : *again.step(record)) {
            if (!may_know(game, event, reader)) continue;
            const Audience to = game.audience(event);
            told |= to.includes(eyes) ? narrator.tell(event, eyes)
                                      : narrator.tell_privately(event, to.seats.lowest());
        }
        if (record.kind == Record::Kind::Say) {
            narrator.said(record.seat, record.words);
            told = true;
        }
        if (!wish.step || !told) continue;
        terminal.line(
            again.notation().picture(game.view(again.state(), eyes), language, terminal.colour()));
        if (!terminal.ask(terminal.painted(words("replay.next"), Paint::Dim))) break;
    }
    if (game.turn(again.state()).kind != Turn::Kind::Over) {
        terminal.line(words("replay.unfinished"));
    }
    return kFine;
}

// Reading the log has played it again, step by step, against the rules; only the end is left to
// say.
int verify(const Wish& wish, const Session& session, std::string_view log) {
    const Voice words = app_voice(wish.reading.spoken());
    const bool over = session.game().turn(session.state()).kind == Turn::Kind::Over;
    const std::size_t last = log.substr(0, log.size() - 1).rfind('\n');
    const bool result = log.substr(last == log.npos ? 0 : last + 1).substr(0, 9) == "{\"result\"";
    std::cout << words("replay.verified",
                       {
                           {"steps",                                   std::to_string(session.records().size())},
                           { "fingerprint",
                            std::to_string(fingerprint(session.game(),                        session.state()))}
    })
              << '\n'
              << words(result ? "replay.result-agrees"
                       : over ? "replay.result-missing"
                              : "replay.unfinished")
              << '\n';
    return kFine;
}

int replay(const CLI::App& app, const Wish& wish) {
    const Result<std::vector<char>> content = read_file(wish.file);
    if (!content) return fail(content.error());
    const std::string_view log(content->data(), content->size());
    const PositionReader reader_of_positions = [](const Game& game, const json::value& value) {
        return read_position(game, value);
    };
    const Result<Session> session = read_log(log, reader_of_positions);
    if (!session) return fail({wish.file, session.error().sentence()});
    const Result<std::optional<Seat>> reader = read_reader(wish, *session);
    if (!reader) return refuse(app, reader.error());
    if (wish.verify) return verify(wish, *session, log);
    if (wish.form == "json") return export_json(*session, *reader);
    if (wish.form == "text") return export_text(*session, *reader);
    return show(wish, *session, *reader);
}

}  // namespace

Command add_replay(CLI::App& program, const Voice& words) {
    CLI::App* app = program.add_subcommand("replay", words("replay.about"));
    const auto wish = std::make_shared<Wish>();
    app->add_option("file", wish->file, words("replay.file"))->type_name("FILE")->required();
    app->add_flag("--verify", wish->verify, words("replay.verify"));
    app->add_option("--export", wish->form, words("replay.export"))
        ->type_name("json|text")
        ->check(CLI::IsMember({"json", "text"}));
    app->add_option("--seat", wish->seat, words("replay.seat"))->type_name("N");
    app->add_flag("--step", wish->step, words("replay.step"));
    wish->reading.add_to(*app, words);
    return {app, [app, wish] { return replay(*app, *wish); }};
}

}  // namespace moneybags
