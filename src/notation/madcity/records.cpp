// Luck, events and views of Mad Millionaire.

#include "notation/madcity/describe.h"
#include "notation/madcity/notation.h"

namespace moneybags::madcity {

namespace {

using codec::Field;
using codec::quoted;

bool lists(std::string_view names, std::string_view name) {
    const std::vector<std::string_view> all = codec::words(names);
    return std::find(all.begin(), all.end(), name) != all.end();
}

// ---- Luck ----

constexpr std::string_view kLuckWords[] = {"card", "die"};  // its word and its one field, by Luck

std::string_view word_of(Luck luck) { return kLuckWords[static_cast<std::size_t>(luck)]; }

auto fields_of(Luck luck) {
    return [luck](std::string_view name) {
        return name == "luck" || name == word_of(luck) ? Field::Always : Field::Absent;
    };
}

// A die shows one of its faces, and a card is one of the deck.
bool is_whole(const Outcome& outcome, Trail& trail) {
    return trail.at(word_of(outcome.luck), [&] {
        if (outcome.luck == Luck::Card) {
            return outcome.card != kNoCard || trail.must_be("the id of a stunt card", "none");
        }
        std::int64_t face = 0;
        return codec::read_number(std::to_string(outcome.die), 1, kDieFaces, face, trail);
    });
}

// ---- Events ----

// The fields that mean something. They are always written, even where Al's seat or the first place
// happens to be the default; whatever else is set is written too.
constexpr std::string_view meaningful(Happening what) {
    switch (what) {
        case Happening::CardLaid:
        case Happening::CardTurnedUp:
            return "place card slot";
        case Happening::SmallTaken:
        case Happening::SignLifted:
        case Happening::SaleNominated:
            return "seat business";
        case Happening::StartRolled:
        case Happening::TurnBegins:
        case Happening::TurnMissed:
        case Happening::Rolled:
            return "seat number";
        case Happening::RollAgain:
            return "seats";
        case Happening::Begins:
        case Happening::DealDeclined:
            return "seat";
        case Happening::Drove:
            return "seat from place number";
        case Happening::GroupPaid:
            return "seat amount businesses";
        case Happening::StuntDone:
            return "seat place card slot amount";
        case Happening::Reshuffled:
        case Happening::LimitReached:
            return "number";
        case Happening::CarReturned:
            return "seat from place";
        case Happening::SixBonus:
            return "seat number amount";
        case Happening::SixMiss:
            return "seat other";
        case Happening::Bought:
        case Happening::Leased:
        case Happening::Upgraded:
        case Happening::LeaseEnded:
            return "seat business amount";
        case Happening::BoughtOut:
            return "seat other business amount";
        case Happening::Sold:
            return "seat business number amount";
        case Happening::ReachedFinish:
            return "seat place amount";
        case Happening::Won:
            return "seat amount";
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
constexpr std::string_view kFacts = "facts";

// What follows from the table and the rules, for those who show it and know no rule: by seat what a
// stunt would earn, the signs in hand, and what counts towards the target (MM-WIN-03).
json::object facts(const Context& context, const Open& open) {
    const Rules& rules = context.rules;
    json::array income_of, signs, counts;
    for (const Seat seat : all_seats(rules)) {
        income_of.push_back(income(rules, owned(open, seat)).count());
        signs.push_back(signs_in_hand(rules, open, seat));
        counts.push_back((open.cash[seat] + refunds(rules, open, seat)).count());
    }
    json::object told;
    told["note"] = rules.note;
    told["target"] = rules.target.count();
    told["six"] = codec::name_of(rules.six);
    told["exact_finish"] = rules.exact_finish;
    told["one_way"] = rules.one_way;
    told["turn_limit"] = rules.turn_limit;
    told["income"] = std::move(income_of);
    told["signs"] = std::move(signs);
    told["counts"] = std::move(counts);
    return told;
}

}  // namespace

// ---- Luck ----

std::string MadcityNotation::outcome_text(const AnyOutcome& any) const {
    const Context context(rules_, names_);
    const auto outcome = any.as<Outcome>();
    const std::string which = outcome.luck == Luck::Card ? write_text(context, outcome.card)
                                                         : std::to_string(outcome.die);
    return std::string(word_of(outcome.luck)) + ' ' + which;
}

Result<AnyOutcome> MadcityNotation::read_outcome(std::string_view text) const {
    const Context context(rules_, names_);
    Trail trail;
    std::vector<std::string_view> words;
    if (!codec::read_words(text, words, trail)) return trail.problem();
    for (const Luck luck : {Luck::Card, Luck::Die}) {
        if (words.size() != 2 || words[0] != word_of(luck)) continue;
        Outcome outcome{.luck = luck};
        const bool read = trail.at(words[0], [&] {
            if (luck == Luck::Card) return read_text(context, words[1], outcome.card, trail);
            return codec::read_whole(words[1], outcome.die, trail);
        });
        if (!read || !is_whole(outcome, trail)) return trail.problem();
        return AnyOutcome::of(outcome);
    }
    trail.must_be("card and which, or die and its face, such as \"die 6\"", quoted(text));
    return trail.problem();
}

boost::json::value MadcityNotation::outcome_json(const AnyOutcome& any) const {
    const auto outcome = any.as<Outcome>();
    return codec::write_object(Context(rules_, names_), outcome, fields_of(outcome.luck));
}

Result<AnyOutcome> MadcityNotation::read_outcome(const boost::json::value& from) const {
    const Context context(rules_, names_);
    Trail trail;
    const json::value* luck = from.is_object() ? from.get_object().if_contains("luck") : nullptr;
    if (luck == nullptr) {
        trail.must_be("an object with \"luck\"", quoted(from));
        return trail.problem();
    }
    Outcome outcome;
    if (!trail.at("luck", [&] { return codec::read_json(context, *luck, outcome.luck, trail); })) {
        return trail.problem();
    }
    if (!codec::read_object(context, from, outcome, trail, fields_of(outcome.luck))) {
        return trail.problem();
    }
    if (!from.get_object().contains(word_of(outcome.luck))) {
        trail.at(word_of(outcome.luck), [&] { return trail.fail("must be given"); });
        return trail.problem();
    }
    if (!is_whole(outcome, trail)) return trail.problem();
    return AnyOutcome::of(outcome);
}

// ---- Events ----

std::string MadcityNotation::event_text(const AnyEvent& any) const {
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

Result<AnyEvent> MadcityNotation::read_event(std::string_view text) const {
    const Context context(rules_, names_);
    Trail trail;
    std::vector<std::string_view> words;
    if (!codec::read_words(text, words, trail)) return trail.problem();
    Event event;
    const std::string_view what = words.empty() ? std::string_view{} : words[0];
    if (!trail.at("what", [&] { return codec::read_text(context, what, event.what, trail); }) ||
        !codec::read_fields(context,
                            std::span(words).subspan(std::min<std::size_t>(1, words.size())), event,
                            trail, after_what)) {
        return trail.problem();
    }
    return AnyEvent::of(event);
}

boost::json::value MadcityNotation::event_json(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    return codec::write_object(Context(rules_, names_), event, [&](std::string_view name) {
        const bool always = name == "what" || name == "to" || lists(meaningful(event.what), name);
        return always ? Field::Always : Field::IfSet;
    });
}

Result<AnyEvent> MadcityNotation::read_event(const boost::json::value& from) const {
    Trail trail;
    Event event;
    if (!codec::read_json(Context(rules_, names_), from, event, trail)) return trail.problem();
    if (!from.get_object().contains("what")) {
        trail.at("what", [&] { return trail.fail("must be given"); });
        return trail.problem();
    }
    return AnyEvent::of(event);
}

// ---- Views ----

std::string MadcityNotation::view_text(const AnyView& any) const {
    const auto seen = any.as<View>();
    const Context context(rules_, names_);
    std::string line(kViewOf);
    line +=
        seen.me == kSpectator ? std::string(context.nothing) : codec::write_text(context, seen.me);
    codec::write_fields(context, seen, view_line_field, line);
    return line;
}

Result<AnyView> MadcityNotation::read_view(std::string_view text) const {
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
        return codec::is_nothing(context, me) || codec::read_text(context, me, seen.me, trail);
    }) && codec::read_fields(context, std::span(words).subspan(1), seen, trail, view_line_field);
    if (!read) return trail.problem();
    return AnyView::of(seen);
}

boost::json::value MadcityNotation::view_json(const AnyView& any) const {
    const auto seen = any.as<View>();
    const Context context(rules_, names_);
    json::object object;
    object["me"] =
        seen.me == kSpectator ? json::value(nullptr) : codec::write_json(context, seen.me);
    for (auto& field : codec::write_object(context, seen, but_for_me)) {
        object[field.key()] = std::move(field.value());
    }
    object[kFacts] = facts(context, seen.open);
    return object;
}

Result<AnyView> MadcityNotation::read_view(const boost::json::value& from) const {
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
    rest.erase(kFacts);  // they follow from the rest
    const bool read = trail.at("me", [&] {
        return me.is_null() || codec::read_json(context, me, seen.me, trail);
    }) && codec::read_object(context, rest, seen, trail, but_for_me);
    if (!read) return trail.problem();
    return AnyView::of(seen);
}

}  // namespace moneybags::madcity
