#include <iostream>

#include "app/commands.h"
#include "app/log_file.h"
#include "app/narrator.h"
#include "app/terminal.h"
#include "core/words.h"
#include "notation/position/position.h"
#include "table/proof.h"

namespace moneybags {

namespace json = boost::json;

namespace {

struct ReplayWish {
    std::string file;
    bool verify = false;
    std::string form;  // of the export
    std::optional<std::string> seat;
    bool step = false;
    Reading reading;
};

// The reader of a story: a seat by number or name, or somebody who may know everything.
Result<std::optional<Seat>> read_reader(const ReplayWish& wish, const Session& session) {
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

// What a reader may read of a step. The all-knowing reader may read everything.
bool may_know(const Game& game, const AnyEvent& event, std::optional<Seat> reader) {
    return !reader || game.audience(event).includes(*reader);
}

void export_json(const Session& session, std::optional<Seat> reader) {
    json::array steps;
    Session again = rewound(session);
    for (const Record& record : session.records()) {
        json::object step;
        // Somebody else's secret pick is in the record itself, so a seat's export has events only.
        if (!reader) {
            step = record_json(session, record);
            step["text"] = record_text(session, record);
        } else if (is<record::Say>(record)) {
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
    json::object whole = agreement_json(session.agreement());
    whole["moneybags"] = 1;  // the form of this export
    whole["steps"] = std::move(steps);
    if (session.game().turn(session.state()).kind == Turn::Kind::Over) {
        whole["result"] = result_json(session);
    }
    std::cout << json::serialize(whole) << '\n';
}

void export_text(const Session& session, std::optional<Seat> reader) {
    Session again = rewound(session);
    for (const Record& record : session.records()) {
        const std::vector<AnyEvent> events = *again.step(record);
        if (!reader || is<record::Say>(record)) {
            std::cout << record_text(session, record) << '\n';
        }
        if (!reader) continue;
        for (const AnyEvent& event : events) {
            if (may_know(again.game(), event, reader)) {
                std::cout << again.notation().event_text(event) << '\n';
            }
        }
    }
}

void show(const ReplayWish& wish, const Session& session, std::optional<Seat> reader) {
    const Language language = wish.reading.spoken();
    const Voice words = app_voice(language);
    Terminal terminal(std::cin, std::cout, standard_manner(wish.reading.no_colour, 0));
    terminal.rule(std::string(session.game().ruleset().name));
    Session again = rewound(session);
    const Game& game = again.game();
    const Seat eyes = reader.value_or(kSpectator);
    Narrator narrator(terminal, again, language);
    for (std::size_t i = 0; i < session.records().size(); ++i) {
        const Record& record = session.records()[i];
        bool told = false;
        for (const AnyEvent& event : *again.step(record)) {
            if (!may_know(game, event, reader)) continue;
            const Audience to = game.audience(event);
            told |= to.includes(eyes) ? narrator.tell(event, eyes)
                                      : narrator.tell_privately(event, to.seats.lowest());
        }
        if (const auto* say = std::get_if<record::Say>(&record)) {
            narrator.said(say->seat, say->words);
            told = true;
        }
        if (!wish.step || !told) continue;
        terminal.line(
            again.notation().picture(game.view(again.state(), eyes), language, terminal.colour()));
        if (terminal.ask(terminal.painted(words("replay.next"), Paint::Dim))) continue;
        terminal.line();
        terminal.wrapped(words("replay.stopped", "step", i + 1, "steps", session.records().size()));
        return;
    }
    if (game.turn(again.state()).kind != Turn::Kind::Over) {
        terminal.wrapped(words("replay.unfinished"));
    }
}

// Reading the log has played it again, step by step, against the rules; only the end is left to
// say.
void verify(std::ostream& out, const ReplayWish& wish, const Log& log) {
    const Voice words = app_voice(wish.reading.spoken());
    const Session& session = log.session();
    const bool over = session.game().turn(session.state()).kind == Turn::Kind::Over;
    const std::string print = std::to_string(fingerprint(session.game(), session.state()));
    out << words("replay.verified", "steps", session.records().size(), "fingerprint", print) << '\n'
        << words(log.end.result ? "replay.result-agrees"
                 : !over        ? "replay.unfinished"
                 : log.old      ? "replay.result-missing"
                                : "replay.over")
        << '\n';
}

// A table, in the terminal or online, has a seed that its luck was drawn from.
int verify_luck(std::ostream& out, const ReplayWish& wish, const Log& log) {
    const entry::Open& opening = log.kept.table.opening();
    if (const auto problem = check_proof(log.session(), opening)) {
        return fail({wish.file, problem->sentence()});
    }
    if (log.old && opening.unsealed) return kFine;  // its seed is younger than the game
    const int unsealed = opening.unsealed.value_or(0);
    const Voice words = app_voice(wish.reading.spoken());
    out << words(unsealed == 0 ? "replay.luck-agrees" : "replay.luck-agrees-since", "digest",
                 commitment(opening.seed, opening.table), "step", unsealed)
        << '\n';
    return kFine;
}

int replay(const CommandLine& line, const ReplayWish& wish) {
    const Result<std::vector<char>> content = read_file(wish.file);
    if (!content) return fail(content.error());
    const Result<Log> log = read_any_log({content->data(), content->size()});
    if (!log) return fail({wish.file, log.error().sentence()});
    const Result<std::optional<Seat>> reader = read_reader(wish, log->session());
    if (!reader) return refuse(line, reader.error());
    if (log->end.torn) {
        std::cerr << app_voice(wish.reading.spoken())("log.torn", "file", wish.file) << '\n';
    }
    if (wish.form == "json") export_json(log->session(), *reader);
    if (wish.form == "text") export_text(log->session(), *reader);
    // Whoever reads the export wants nothing else in it.
    if (wish.verify) {
        std::ostream& out = wish.form.empty() ? std::cout : std::cerr;
        verify(out, wish, *log);
        return verify_luck(out, wish, *log);
    }
    if (wish.form.empty()) show(wish, log->session(), *reader);
    return kFine;
}

}  // namespace

Errand add_replay(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<ReplayWish>();
    line.option("file", wish->file, words("replay.file")).called("FILE").required();
    line.flag("--verify", wish->verify, words("replay.verify"));
    line.option("--export", wish->form, words("replay.export"))
        .called("json|text")
        .one_of({"json", "text"});
    line.option("--seat", wish->seat, words("replay.seat")).called("N");
    line.flag("--step", wish->step, words("replay.step"));
    wish->reading.add_to(line, words);
    return [line, wish] { return replay(line, *wish); };
}

}  // namespace moneybags
