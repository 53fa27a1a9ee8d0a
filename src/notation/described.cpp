#include "notation/described.h"

#include <algorithm>
#include <cstring>

#include "core/words.h"

namespace moneybags {

namespace json = boost::json;
using codec::Field;
using codec::Presence;
using codec::Struct;
using codec::Trail;
using codec::Which;
using codec::Word;

namespace {

std::uint8_t kind_of(const Struct& type, const void* value) {
    return *static_cast<const std::uint8_t*>(type.fields()[0].at(value));
}

const Word& kinds(const Struct& type) { return static_cast<const Word&>(type.fields()[0].type()); }

// `always` holds the names of those that are always written, for as long as they are needed.
Which which(const Parts& parts, std::string& always) {
    always = parts.must + ' ' + parts.may;
    return {
        .always = always, .if_set = parts.if_set, .others = Presence::Absent, .must = parts.must};
}

template <class Any>
Any blank(const Struct& type) {
    Any any;
    std::memcpy(any.data(), type.shape.blank, type.shape.size);
    return any;
}

// The kind first, since the other fields depend on it.
template <class PartsOf>
bool read_parts(const codec::Context& context, const Struct& type, const json::value& from,
                void* out, Trail& trail, const PartsOf& parts_of) {
    if (!type.read_kind(context, from, out, trail)) return false;
    const Parts parts = parts_of(kind_of(type, out));
    std::string always;
    return type.read_object(context, from, out, trail, which(parts, always));
}

// All fields but the first, any of which may be missing; and the whole, in which the kind says
// which are there.
template <class FieldsOf>
void declare_union(const codec::Context& context, codec::Script& script, const Struct& type,
                   std::string_view always, const FieldsOf& fields_of) {
    const std::string name(type.name()), fields = name + "Fields";
    const Field& kind = type.fields()[0];
    script.declare(fields, [&] {
        std::string text = "interface " + fields + " {\n";
        for (const Field& each : type.fields().subspan(1)) {
            text += "  " + std::string(each.name) + (each.name == always ? ": " : "?: ") +
                    each.type().typescript(script) + ";\n";
        }
        return text + '}';
    });
    kinds(type).name(script);
    std::vector<std::pair<std::string, std::string>> alike;  // fields, and the kinds that have them
    for (std::size_t i = 0; i < kinds(type).count(context); ++i) {
        std::string own;
        const std::string fields_here = fields_of(static_cast<std::uint8_t>(i));
        for (const std::string_view each : codec::words(fields_here)) {
            if (each == kind.name) continue;
            own += (own.empty() ? "\"" : " | \"") + std::string(each) + '"';
        }
        const std::string quoted = '"' + kinds(type).word(context, i) + '"';
        const auto same = std::find_if(alike.begin(), alike.end(),
                                       [&](const auto& row) { return row.first == own; });
        if (same == alike.end()) {
            alike.emplace_back(own, quoted);
        } else {
            same->second += " | " + quoted;
        }
    }
    script.declare(name, [&] {
        std::string text = "type " + name + " = " + fields + " &\n  (";
        for (const auto& [own, named] : alike) {
            text += "\n    | ({ " + std::string(kind.name) + ": " + named + " }";
            if (!own.empty()) text += " & Required<Pick<" + fields + ", " + own + ">>";
            text += ')';
        }
        return text + "\n  );";
    });
}

}  // namespace

// ---- Moves ----

json::value DescribedNotation::move_json(const AnyMove& move) const {
    const Struct& type = tables().move;
    const Parts own = parts(kind_of(type, move.data()));
    std::string always;
    return type.write_object(context(), move.data(), which(own, always));
}

Result<AnyMove> DescribedNotation::read_move(const json::value& from) const {
    Trail trail;
    auto move = blank<AnyMove>(tables().move);
    const bool read = read_parts(context(), tables().move, from, move.data(), trail,
                                 [&](std::uint8_t act) { return parts(act); });
    if (!read || !is_whole(move, trail)) return trail.problem();
    return move;
}

// ---- Luck: a word, and the one field that means something with it ----

Parts DescribedNotation::luck_parts(std::uint8_t luck) const {
    return {"luck " + std::string(tables().luck[luck])};
}

std::string DescribedNotation::outcome_text(const AnyOutcome& outcome) const {
    const Struct& type = tables().outcome;
    const std::uint8_t luck = kind_of(type, outcome.data());
    const Field& field = type.field(tables().luck[luck]);
    return lower(kinds(type).word(context(), luck)) + ' ' +
           field.type().write_text(context(), field.at(outcome.data()));
}

Result<AnyOutcome> DescribedNotation::read_outcome(std::string_view text) const {
    const Struct& type = tables().outcome;
    Trail trail;
    std::vector<std::string_view> said;
    if (!codec::read_words(text, said, trail)) return trail.problem();
    std::vector<std::string> known;
    for (std::size_t i = 0; i < kinds(type).count(context()); ++i) {
        const std::string word = lower(kinds(type).word(context(), i));
        known.push_back(word);
        if (said.size() != 2 || said[0] != word) continue;
        auto outcome = blank<AnyOutcome>(type);
        *static_cast<std::uint8_t*>(outcome.data()) = static_cast<std::uint8_t>(i);
        const Field& field = type.field(tables().luck[i]);
        const bool read = trail.at(word, [&] {
            void* const into = const_cast<void*>(field.at(outcome.data()));
            return field.type().read_text(context(), said[1], into, trail) &&
                   is_whole(outcome, trail);
        });
        if (!read) return trail.problem();
        return outcome;
    }
    trail.must_be(listed(known, " or ") + " and which", codec::quoted(text));
    return trail.problem();
}

json::value DescribedNotation::outcome_json(const AnyOutcome& outcome) const {
    const Struct& type = tables().outcome;
    const Parts own = luck_parts(kind_of(type, outcome.data()));
    std::string always;
    return type.write_object(context(), outcome.data(), which(own, always));
}

Result<AnyOutcome> DescribedNotation::read_outcome(const json::value& from) const {
    const Struct& type = tables().outcome;
    Trail trail;
    auto outcome = blank<AnyOutcome>(type);
    const bool read = read_parts(context(), type, from, outcome.data(), trail,
                                 [&](std::uint8_t luck) { return luck_parts(luck); });
    if (!read) return trail.problem();
    if (!trail.at(tables().luck[kind_of(type, outcome.data())],
                  [&] { return is_whole(outcome, trail); })) {
        return trail.problem();
    }
    return outcome;
}

// ---- Events: what happened stands first in text, without a key ----

const EventRow& DescribedNotation::row_of(const AnyEvent& event) const {
    return tables().events[kind_of(tables().event, event.data())];
}

std::string DescribedNotation::event_text(const AnyEvent& event) const {
    const Struct& type = tables().event;
    const EventRow& row = row_of(event);
    std::string line = kinds(type).word(context(), row.what);
    type.write_line(context(), event.data(),
                    {.always = row.fields, .absent = "what", .others = Presence::IfSet}, line);
    return line;
}

json::value DescribedNotation::event_json(const AnyEvent& event) const {
    const std::string always = "what to " + std::string(row_of(event).fields);
    return tables().event.write_object(context(), event.data(),
                                       {.always = always, .others = Presence::IfSet});
}

// ---- Views: whose it is stands first in text, because a spectator's is nobody's ----

std::string DescribedNotation::view_text(const AnyView& seen) const {
    return view_line(context(), seen);
}

std::string DescribedNotation::view_line(const codec::Context& written, const AnyView& seen) const {
    const Struct& type = tables().view;
    const Field& me = type.fields()[0];
    std::string line = "view=" + me.type().write_text(context(), me.at(seen.data()));
    type.write_line(written, seen.data(),
                    {.always = tables().line, .absent = "me facts", .others = Presence::IfSet},
                    line);
    return line;
}

json::value DescribedNotation::view_json(const AnyView& seen) const {
    return tables().view.write_json(context(), seen.data());
}

// ---- TypeScript ----

std::string DescribedNotation::typescript() const {
    codec::Script script;
    tables().view.typescript(script);
    declare_union(context(), script, tables().move, {},
                  [&](std::uint8_t act) { return parts(act).must + ' ' + parts(act).may; });
    declare_union(context(), script, tables().outcome, {},
                  [&](std::uint8_t luck) { return luck_parts(luck).must; });
    declare_union(context(), script, tables().event, "to",
                  [&](std::uint8_t what) { return std::string(tables().events[what].fields); });
    return script.text().substr(0, script.text().size() - 1);
}

}  // namespace moneybags
