// Luck, events and views of Mad Millionaire.

#include "notation/records.h"

#include "notation/madcity/describe.h"
#include "notation/madcity/notation.h"

namespace moneybags::madcity {

namespace {

// ---- Luck ----

constexpr records::LuckWord<Luck> kLuck[] = {
    {Luck::Card, "card", "card"},
    {Luck::Die, "die", "die"},
};

// A die shows one of its faces, and a card is one of the deck.
bool is_whole(const Outcome& outcome, Trail& trail) {
    if (outcome.luck == Luck::Card) {
        return outcome.card != kNoCard || trail.must_be("the id of a stunt card", "none");
    }
    std::int64_t face = 0;
    return codec::read_number(std::to_string(outcome.die), 1, kDieFaces, face, trail);
}

// ---- Events ----

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

// ---- Views ----

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

std::string MadcityNotation::outcome_text(const AnyOutcome& any) const {
    return records::outcome_text(Context(rules_, names_), any.as<Outcome>(), kLuck);
}
Result<AnyOutcome> MadcityNotation::read_outcome(std::string_view text) const {
    return records::boxed<AnyOutcome>(
        records::read_outcome<Outcome>(Context(rules_, names_), text, kLuck, is_whole));
}
boost::json::value MadcityNotation::outcome_json(const AnyOutcome& any) const {
    return records::outcome_json(Context(rules_, names_), any.as<Outcome>(), kLuck);
}
Result<AnyOutcome> MadcityNotation::read_outcome(const boost::json::value& from) const {
    return records::boxed<AnyOutcome>(
        records::read_outcome<Outcome>(Context(rules_, names_), from, kLuck, is_whole));
}

std::string MadcityNotation::event_text(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    return records::event_text(Context(rules_, names_), event, meaningful(event.what));
}
Result<AnyEvent> MadcityNotation::read_event(std::string_view text) const {
    return records::boxed<AnyEvent>(records::read_event<Event>(Context(rules_, names_), text));
}
boost::json::value MadcityNotation::event_json(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    return records::event_json(Context(rules_, names_), event, meaningful(event.what));
}
Result<AnyEvent> MadcityNotation::read_event(const boost::json::value& from) const {
    return records::boxed<AnyEvent>(records::read_event<Event>(Context(rules_, names_), from));
}

std::string MadcityNotation::view_text(const AnyView& any) const {
    return records::view_text(Context(rules_, names_), any.as<View>(), line_field);
}
Result<AnyView> MadcityNotation::read_view(std::string_view text) const {
    return records::boxed<AnyView>(
        records::read_view<View>(Context(rules_, names_), text, line_field));
}
boost::json::value MadcityNotation::view_json(const AnyView& any) const {
    const Context context(rules_, names_);
    const auto seen = any.as<View>();
    json::value told = records::view_json(context, seen);
    told.get_object()[kFacts] = facts(context, seen.open);
    return told;
}
Result<AnyView> MadcityNotation::read_view(const boost::json::value& from) const {
    json::value given = from;
    if (given.is_object()) given.get_object().erase(kFacts);  // they follow from the rest
    return records::boxed<AnyView>(records::read_view<View>(Context(rules_, names_), given));
}

}  // namespace moneybags::madcity
