#pragma once

// Events and views of any game in text and JSON: the same lines for all, over a game's own
// description of its structs (codec.h). Which fields of an event mean something, a game says by
// `meaningful(what)`: names with spaces between them. They are always written, even where Al's seat
// or the first card happens to be the default; whatever else is set is written too.

#include <algorithm>
#include <boost/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/codec.h"
#include "notation/typed.h"

namespace moneybags::records {

namespace json = boost::json;
using codec::Field;
using codec::Trail;

inline bool lists(std::string_view names, std::string_view name) {
    const std::vector<std::string_view> all = codec::words(names);
    return std::find(all.begin(), all.end(), name) != all.end();
}

// ---- Events: what happened stands first in text, without a key ----

inline Field after_what(std::string_view name) {
    return name == "what" ? Field::Absent : Field::IfSet;
}

template <class C, class Event>
std::string event_text(const C& context, const Event& event, std::string_view meaningful) {
    std::string line(codec::name_of(event.what));
    codec::write_fields(
        context, event,
        [&](std::string_view name) {
            return lists(meaningful, name) ? Field::Always : after_what(name);
        },
        line);
    return line;
}

template <class Event, class C>
Result<Event> read_event(const C& context, std::string_view text) {
    using codec::read_text;
    Trail trail;
    std::vector<std::string_view> words;
    if (!codec::read_words(text, words, trail)) return trail.problem();
    Event event;
    const std::string_view what = words.empty() ? std::string_view{} : words[0];
    if (!trail.at("what", [&] { return read_text(context, what, event.what, trail); }) ||
        !codec::read_fields(context,
                            std::span(words).subspan(std::min<std::size_t>(1, words.size())), event,
                            trail, after_what)) {
        return trail.problem();
    }
    return event;
}

template <class C, class Event>
json::value event_json(const C& context, const Event& event, std::string_view meaningful) {
    return codec::write_object(context, event, [&](std::string_view name) {
        const bool always = name == "what" || name == "to" || lists(meaningful, name);
        return always ? Field::Always : Field::IfSet;
    });
}

template <class Event, class C>
Result<Event> read_event(const C& context, const json::value& from) {
    using codec::read_json;
    Trail trail;
    Event event;
    if (!read_json(context, from, event, trail)) return trail.problem();
    if (!from.get_object().contains("what")) {
        trail.at("what", [&] { return trail.fail("must be given"); });
        return trail.problem();
    }
    return event;
}

// ---- Luck: a word, and the one field that means something with it ----

template <class Luck>
struct LuckWord {
    Luck luck;
    std::string_view word;   // in text
    std::string_view field;  // the name of the member
};

template <class Outcome, class Words>
const auto& luck_word(const Outcome& outcome, const Words& words) {
    return *std::find_if(std::begin(words), std::end(words),
                         [&](const auto& each) { return each.luck == outcome.luck; });
}

template <class Outcome, class Words>
auto luck_fields(const Outcome& outcome, const Words& words) {
    return [field = luck_word(outcome, words).field](std::string_view name) {
        return name == "luck" || name == field ? Field::Always : Field::Absent;
    };
}

template <class C, class Outcome, class Words>
std::string outcome_text(const C& context, const Outcome& outcome, const Words& words) {
    const auto& kind = luck_word(outcome, words);
    std::string text(kind.word);
    codec::each_member<Outcome>([&](auto d) {
        if (d.name != kind.field) return;
        using codec::write_text;
        text += ' ' + write_text(context, outcome.*d.pointer);
    });
    return text;
}

// `whole` says in the trail what an outcome that was read still lacks.
template <class Outcome, class C, class Words, class Whole>
Result<Outcome> read_outcome(const C& context, std::string_view text, const Words& words,
                             const Whole& whole) {
    Trail trail;
    std::vector<std::string_view> said;
    if (!codec::read_words(text, said, trail)) return trail.problem();
    std::vector<std::string> known;
    for (const auto& kind : words) {
        known.emplace_back(kind.word);
        if (said.size() != 2 || said[0] != kind.word) continue;
        Outcome outcome{.luck = kind.luck};
        const bool read = trail.at(kind.word, [&] {
            bool fine = true;
            codec::each_member<Outcome>([&](auto d) {
                if (d.name != kind.field) return;
                using codec::read_text;
                fine = read_text(context, said[1], outcome.*d.pointer, trail);
            });
            return fine && whole(outcome, trail);
        });
        if (!read) return trail.problem();
        return outcome;
    }
    trail.must_be(joined(known, " or ") + " and which", codec::quoted(text));
    return trail.problem();
}

template <class C, class Outcome, class Words>
json::value outcome_json(const C& context, const Outcome& outcome, const Words& words) {
    return codec::write_object(context, outcome, luck_fields(outcome, words));
}

template <class Outcome, class C, class Words, class Whole>
Result<Outcome> read_outcome(const C& context, const json::value& from, const Words& words,
                             const Whole& whole) {
    using codec::read_json;
    Trail trail;
    const json::value* luck = from.is_object() ? from.get_object().if_contains("luck") : nullptr;
    if (luck == nullptr) {
        trail.must_be("an object with \"luck\"", codec::quoted(from));
        return trail.problem();
    }
    Outcome outcome;
    if (!trail.at("luck", [&] { return read_json(context, *luck, outcome.luck, trail); })) {
        return trail.problem();
    }
    const std::string_view field = luck_word(outcome, words).field;
    if (!codec::read_object(context, from, outcome, trail, luck_fields(outcome, words))) {
        return trail.problem();
    }
    const bool given = from.get_object().contains(field);
    if (!trail.at(field,
                  [&] { return given ? whole(outcome, trail) : trail.fail("must be given"); })) {
        return trail.problem();
    }
    return outcome;
}

// ---- Views: whose it is stands apart, because a spectator's is nobody's ----
//
// null in JSON, `view=-` in text. `more` adds and takes what a game writes in its own way.

inline constexpr std::string_view kViewOf = "view=";

struct NothingMore {
    void write(json::object&) const {}
    void write(std::string&) const {}
    bool read(json::object&, Trail&) const { return true; }
    bool read(std::vector<std::string_view>&, Trail&) const { return true; }
};

template <class C, class View, class Policy, class More = NothingMore>
std::string view_text(const C& context, const View& seen, const Policy& field,
                      const More& more = {}) {
    using codec::write_text;
    std::string line(kViewOf);
    line += seen.me == kSpectator ? std::string("-") : write_text(context, seen.me);
    codec::write_fields(
        context, seen,
        [&](std::string_view name) { return name == "me" ? Field::Absent : field(name); }, line);
    more.write(line);
    return line;
}

template <class C, class View, class Policy, class More = NothingMore>
bool read_view(const C& context, std::string_view text, View& seen, Trail& trail,
               const Policy& field, const More& more = {}) {
    using codec::read_text;
    std::vector<std::string_view> words;
    if (!codec::read_words(text, words, trail)) return false;
    if (words.empty() || !words[0].starts_with(kViewOf)) {
        return trail.fail("must begin with view= and a name");
    }
    seen.me = kSpectator;
    const std::string_view me = words[0].substr(kViewOf.size());
    words.erase(words.begin());
    return trail.at("view", [&] { return me == "-" || read_text(context, me, seen.me, trail); }) &&
           more.read(words, trail) &&
           codec::read_fields(
               context, std::span<const std::string_view>(words), seen, trail,
               [&](std::string_view name) { return name == "me" ? Field::Absent : field(name); });
}

inline Field but_for_me(std::string_view name) {
    return name == "me" ? Field::Absent : Field::Always;
}

template <class C, class View, class More = NothingMore>
json::value view_json(const C& context, const View& seen, const More& more = {}) {
    using codec::write_json;
    json::object object;
    object["me"] = seen.me == kSpectator ? json::value(nullptr) : write_json(context, seen.me);
    for (auto& field : codec::write_object(context, seen, but_for_me)) {
        object[field.key()] = std::move(field.value());
    }
    more.write(object);
    return object;
}

template <class C, class View, class More = NothingMore>
bool read_view(const C& context, const json::value& from, View& seen, Trail& trail,
               const More& more = {}) {
    using codec::read_json;
    if (!from.is_object() || !from.get_object().contains("me")) {
        return trail.must_be("an object with \"me\"", codec::quoted(from));
    }
    seen.me = kSpectator;
    json::object rest = from.get_object();
    const json::value me = rest.at("me");
    rest.erase("me");
    return trail.at("me", [&] { return me.is_null() || read_json(context, me, seen.me, trail); }) &&
           more.read(rest, trail) &&
           codec::read_object(context, json::value(rest), seen, trail, but_for_me);
}

// Views of games that write nothing in a way of their own.
template <class View, class C, class Policy>
Result<View> read_view(const C& context, std::string_view text, const Policy& field) {
    Trail trail;
    View seen;
    if (!read_view(context, text, seen, trail, field)) return trail.problem();
    return seen;
}
template <class View, class C>
Result<View> read_view(const C& context, const json::value& from) {
    Trail trail;
    View seen;
    if (!read_view(context, from, seen, trail)) return trail.problem();
    return seen;
}

// What was read, in its box.
template <class Any, class T>
Result<Any> boxed(const Result<T>& read) {
    if (!read) return read.error();
    return Any::of(*read);
}

}  // namespace moneybags::records
