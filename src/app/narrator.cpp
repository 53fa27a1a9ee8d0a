#include "app/narrator.h"

namespace moneybags {

namespace {

constexpr std::string_view kNewRound = "RoundBegins";  // a game that has rounds says so

std::string_view without_full_stop(std::string_view title) {
    for (const std::string_view stop : {".", "。"}) {
        if (title.ends_with(stop)) title.remove_suffix(stop.size());
    }
    return title;
}

}  // namespace

bool Narrator::line(const std::string& text, std::string_view event, const std::string& clause) {
    if (text.empty()) return false;
    if (event == kNewRound) {
        terminal_.line();
        terminal_.rule(without_full_stop(text));
        return true;
    }
    // The clause where it changes: ten times the same would only be noise.
    terminal_.remarked("  " + text, 4, clause == last_clause_ ? "" : clause);
    last_clause_ = clause;
    return true;
}

bool Narrator::line(const AnyEvent& event, const std::string& text) {
    const std::string name = notation_.event_text(event);
    return line(text, name.substr(0, name.find(' ')), notation_.clause_of(event));
}

bool Narrator::tell(const wire::Line& told) {
    const bool event = told.what == "event";
    return line(told.text, event ? std::string_view(told.event->at("what").as_string()) : "",
                told.clause.value_or(""));
}

bool Narrator::tell(const AnyEvent& event, Seat reader) {
    return line(event, notation_.tell(event, language_, reader));
}

bool Narrator::tell_privately(const AnyEvent& event, Seat told_to) {
    const std::string text = notation_.tell(event, language_, told_to);
    if (text.empty()) return false;
    return line(event, words_("replay.private", "name", names_[static_cast<std::size_t>(told_to)],
                              "text", text));
}

void Narrator::said(Seat speaker, const std::string& words) {
    const std::string& name = names_[static_cast<std::size_t>(speaker)];
    terminal_.wrapped("  " + words_("play.said", "name", name, "words", words), 4);
}

}  // namespace moneybags
