// Luck, events and views of Millions of Dollars.

#include "notation/millions/describe.h"
#include "notation/millions/notation.h"

namespace moneybags::millions {

namespace {

using codec::Field;
using codec::quoted;

bool lists(std::string_view names, std::string_view name) {
    const std::vector<std::string_view> all = codec::words(names);
    return std::find(all.begin(), all.end(), name) != all.end();
}

// ---- Luck ----

struct Kind {
    Luck luck;
    std::string_view word;   // in text
    std::string_view field;  // the one field that means something
};
constexpr Kind kKinds[] = {
    {Luck::Leader, "leader", "leader"},
    {Luck::Loot,   "loot",   "loot"  },
    {Luck::Hidden, "hidden", "hidden"},
};

auto fields_of(Luck luck) {
    return [luck](std::string_view name) {
        return name == "luck" || name == kKinds[static_cast<std::size_t>(luck)].field
                   ? Field::Always
                   : Field::Absent;
    };
}

// No outcome leaves a hidden card without a role.
bool has_its_role(const Outcome& outcome) {
    return outcome.luck != Luck::Hidden || outcome.hidden != Role::None;
}

// ---- Events ----

// The fields that mean something. They are always written, even where Al's seat or the first card
// happens to be the default; whatever else is set is written too.
constexpr std::string_view meaningful(Happening what) {
    switch (what) {
        case Happening::LeaderChosen:
        case Happening::Picked:
        case Happening::SaidReady:
        case Happening::RollCallHeld:
        case Happening::HeistCalled:
        case Happening::VoteCalled:
        case Happening::Voted:
        case Happening::Passed:
        case Happening::LeaderPassed:
            return "seat";
        case Happening::RoundBegins:
            return "seat number";
        case Happening::LootTurnedUp:
            return "card amount";
        case Happening::LastRoles:
            return "seat role";
        case Happening::CardsOnView:
            return "roles";
        case Happening::PickedRoles:
        case Happening::Announced:
        case Happening::Claimed:
        case Happening::Seen:
        case Happening::Shown:
        case Happening::Named:
        case Happening::NamedOut:
            return "seat character role";
        case Happening::Asked:
        case Happening::Accepted:
        case Happening::Declined:
        case Happening::Cancelled:
        case Happening::Replaced:
        case Happening::Countered:
        case Happening::DealSettled:
        case Happening::DealVoid:
        case Happening::DealLapsed:
            return "seat other character";
        case Happening::DealOpened:
            return "seat character pay";
        case Happening::Paid:
        case Happening::Robbed:
        case Happening::FeePaid:
            return "seat other character amount";
        case Happening::AnteLaid:
        case Happening::AnteFromReserve:
        case Happening::Withdrew:
        case Happening::AnteBack:
        case Happening::LootAdded:
        case Happening::LoneFined:
        case Happening::Shared:
            return "seat character amount";
        case Happening::AnteLost:
        case Happening::TakenFromCentre:
        case Happening::BonusAdded:
        case Happening::SymbolPaid:
            return "seat character role amount";
        case Happening::Looked:
        case Happening::Stayed:
        case Happening::CardEarned:
            return "seat character";
        case Happening::NothingNamed:
            return "character";
        case Happening::VoteCounted:
            return "number seats";
        case Happening::RoleCalled:
        case Happening::Clashed:
            return "role number";
        case Happening::PotShared:
            return "number amount";
        case Happening::GameOver:
            return "seats";
        case Happening::TimeUp:
        case Happening::TalksEnded:
        case Happening::NoHeist:
        case Happening::NothingShared:
            break;
    }
    return "";
}

// In text what happened stands first, without a key.
Field after_what(std::string_view name) { return name == "what" ? Field::Absent : Field::IfSet; }

// ---- Views ----

// Whose view it is stands apart, because a spectator's is nobody's: null in JSON, `view=-` in text.
Field but_for_me(std::string_view name) { return name == "me" ? Field::Absent : Field::Always; }
Field view_line_field(std::string_view name) {
    return name == "me" ? Field::Absent : line_field(name);
}

constexpr std::string_view kViewOf = "view=";

}  // namespace

// ---- Luck ----

std::string MillionsNotation::outcome_text(const AnyOutcome& any) const {
    const Context context(rules_, names_);
    const auto outcome = any.as<Outcome>();
    std::string text{kKinds[static_cast<std::size_t>(outcome.luck)].word};
    text += ' ';
    switch (outcome.luck) {
        case Luck::Leader:
            return text + write_text(context, outcome.leader);
        case Luck::Loot:
            return text + write_text(context, outcome.loot);
        case Luck::Hidden:
            return text + write_text(context, outcome.hidden);
    }
    return text;
}

Result<AnyOutcome> MillionsNotation::read_outcome(std::string_view text) const {
    const Context context(rules_, names_);
    Trail trail;
    std::vector<std::string_view> words;
    if (!codec::read_words(text, words, trail)) return trail.problem();
    for (const Kind& kind : kKinds) {
        if (words.size() != 2 || words[0] != kind.word) continue;
        Outcome outcome{.luck = kind.luck};
        const bool read = trail.at(kind.word, [&] {
            switch (kind.luck) {
                case Luck::Leader:
                    return read_text(context, words[1], outcome.leader, trail);
                case Luck::Loot:
                    return read_text(context, words[1], outcome.loot, trail);
                case Luck::Hidden:
                    break;
            }
            return read_text(context, words[1], outcome.hidden, trail) &&
                   (has_its_role(outcome) || trail.must_be("a role", quoted(words[1])));
        });
        if (!read) return trail.problem();
        return AnyOutcome::of(outcome);
    }
    trail.must_be("leader, loot or hidden and which, such as \"" +
                      outcome_text(AnyOutcome::of(Outcome{.luck = Luck::Loot})) + '"',
                  quoted(text));
    return trail.problem();
}

boost::json::value MillionsNotation::outcome_json(const AnyOutcome& any) const {
    const auto outcome = any.as<Outcome>();
    return codec::write_object(Context(rules_, names_), outcome, fields_of(outcome.luck));
}

Result<AnyOutcome> MillionsNotation::read_outcome(const boost::json::value& from) const {
    const Context context(rules_, names_);
    Trail trail;
    const json::value* luck = from.is_object() ? from.get_object().if_contains("luck") : nullptr;
    if (luck == nullptr) {
        trail.must_be("an object with \"luck\"", quoted(from));
        return trail.problem();
    }
    Outcome outcome;
    if (!trail.at("luck", [&] { return read_json(context, *luck, outcome.luck, trail); })) {
        return trail.problem();
    }
    const std::string_view field = kKinds[static_cast<std::size_t>(outcome.luck)].field;
    if (!codec::read_object(context, from, outcome, trail, fields_of(outcome.luck))) {
        return trail.problem();
    }
    if (!from.get_object().contains(field) || !has_its_role(outcome)) {
        trail.at(field, [&] { return trail.fail("must be given"); });
        return trail.problem();
    }
    return AnyOutcome::of(outcome);
}

// ---- Events ----

std::string MillionsNotation::event_text(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    std::string line(codec::name_of(event.what));
    codec::write_fields(
        Context(rules_, names_), event,
        [&](std::string_view name) {
            return lists(meaningful(event.what), name) ? Field::Always : after_what(name);
        },
        line);
    return line;
}

Result<AnyEvent> MillionsNotation::read_event(std::string_view text) const {
    const Context context(rules_, names_);
    Trail trail;
    std::vector<std::string_view> words;
    if (!codec::read_words(text, words, trail)) return trail.problem();
    Event event;
    const std::string_view what = words.empty() ? std::string_view{} : words[0];
    if (!trail.at("what", [&] { return read_text(context, what, event.what, trail); }) ||
        !codec::read_fields(context, std::span(words).subspan(1), event, trail, after_what)) {
        return trail.problem();
    }
    return AnyEvent::of(event);
}

boost::json::value MillionsNotation::event_json(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    return codec::write_object(Context(rules_, names_), event, [&](std::string_view name) {
        const bool always = name == "what" || name == "to" || lists(meaningful(event.what), name);
        return always ? Field::Always : Field::IfSet;
    });
}

Result<AnyEvent> MillionsNotation::read_event(const boost::json::value& from) const {
    Trail trail;
    Event event;
    if (!read_json(Context(rules_, names_), from, event, trail)) return trail.problem();
    if (!from.get_object().contains("what")) {
        trail.at("what", [&] { return trail.fail("must be given"); });
        return trail.problem();
    }
    return AnyEvent::of(event);
}

// ---- Views ----

std::string MillionsNotation::view_text(const AnyView& any) const {
    const auto seen = any.as<View>();
    Context context(rules_, names_);
    std::string line(kViewOf);
    line += seen.me == kSpectator ? std::string(context.nothing) : write_text(context, seen.me);
    context.nothing = "?";
    codec::write_fields(context, seen, view_line_field, line);
    return line;
}

Result<AnyView> MillionsNotation::read_view(std::string_view text) const {
    const Context context(rules_, names_);
    Trail trail;
    std::vector<std::string_view> words;
    if (!codec::read_words(text, words, trail)) return trail.problem();
    if (words.empty() || !words[0].starts_with(kViewOf)) {
        trail.fail("must begin with view= and a name");
        return trail.problem();
    }
    View seen;
    seen.me = kSpectator;
    const std::string_view me = words[0].substr(kViewOf.size());
    const bool read = trail.at("view", [&] {
        return codec::is_nothing(context, me) || read_text(context, me, seen.me, trail);
    }) && codec::read_fields(context, std::span(words).subspan(1), seen, trail, view_line_field);
    if (!read) return trail.problem();
    return AnyView::of(seen);
}

boost::json::value MillionsNotation::view_json(const AnyView& any) const {
    const auto seen = any.as<View>();
    const Context context(rules_, names_);
    json::object object;
    object["me"] = seen.me == kSpectator ? json::value(nullptr) : write_json(context, seen.me);
    for (auto& field : codec::write_object(context, seen, but_for_me)) {
        object[field.key()] = std::move(field.value());
    }
    return object;
}

Result<AnyView> MillionsNotation::read_view(const boost::json::value& from) const {
    const Context context(rules_, names_);
    Trail trail;
    if (!from.is_object() || !from.get_object().contains("me")) {
        trail.must_be("an object with \"me\"", quoted(from));
        return trail.problem();
    }
    View seen;
    seen.me = kSpectator;
    json::object rest = from.get_object();
    const json::value me = rest.at("me");
    rest.erase("me");
    const bool read = trail.at("me", [&] {
        return me.is_null() || read_json(context, me, seen.me, trail);
    }) && codec::read_object(context, rest, seen, trail, but_for_me);
    if (!read) return trail.problem();
    return AnyView::of(seen);
}

}  // namespace moneybags::millions
