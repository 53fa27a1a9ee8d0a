// Luck, events and views of Millions of Dollars.

#include "notation/records.h"

#include "notation/millions/describe.h"
#include "notation/millions/notation.h"

namespace moneybags::millions {

namespace {

// ---- Luck ----

constexpr records::LuckWord<Luck> kLuck[] = {
    {Luck::Leader, "leader", "leader"},
    {Luck::Loot, "loot", "loot"},
    {Luck::Hidden, "hidden", "hidden"},
};

// No outcome leaves a hidden card without a role.
bool has_its_role(const Outcome& outcome, Trail& trail) {
    const bool named = outcome.luck != Luck::Hidden || outcome.hidden != Role::None;
    return named || trail.must_be("a role", "none");
}

// ---- Events ----

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

}  // namespace

std::string MillionsNotation::outcome_text(const AnyOutcome& any) const {
    return records::outcome_text(Context(rules_, names_), any.as<Outcome>(), kLuck);
}
Result<AnyOutcome> MillionsNotation::read_outcome(std::string_view text) const {
    return records::boxed<AnyOutcome>(
        records::read_outcome<Outcome>(Context(rules_, names_), text, kLuck, has_its_role));
}
boost::json::value MillionsNotation::outcome_json(const AnyOutcome& any) const {
    return records::outcome_json(Context(rules_, names_), any.as<Outcome>(), kLuck);
}
Result<AnyOutcome> MillionsNotation::read_outcome(const boost::json::value& from) const {
    return records::boxed<AnyOutcome>(
        records::read_outcome<Outcome>(Context(rules_, names_), from, kLuck, has_its_role));
}

std::string MillionsNotation::event_text(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    return records::event_text(Context(rules_, names_), event, meaningful(event.what));
}
Result<AnyEvent> MillionsNotation::read_event(std::string_view text) const {
    return records::boxed<AnyEvent>(records::read_event<Event>(Context(rules_, names_), text));
}
boost::json::value MillionsNotation::event_json(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    return records::event_json(Context(rules_, names_), event, meaningful(event.what));
}
Result<AnyEvent> MillionsNotation::read_event(const boost::json::value& from) const {
    return records::boxed<AnyEvent>(records::read_event<Event>(Context(rules_, names_), from));
}

std::string MillionsNotation::view_text(const AnyView& any) const {
    Context context(rules_, names_);
    context.nothing = "?";  // what is not there is not known
    return records::view_text(context, any.as<View>(), line_field);
}
Result<AnyView> MillionsNotation::read_view(std::string_view text) const {
    return records::boxed<AnyView>(
        records::read_view<View>(Context(rules_, names_), text, line_field));
}
boost::json::value MillionsNotation::view_json(const AnyView& any) const {
    return records::view_json(Context(rules_, names_), any.as<View>());
}
Result<AnyView> MillionsNotation::read_view(const boost::json::value& from) const {
    return records::boxed<AnyView>(records::read_view<View>(Context(rules_, names_), from));
}

}  // namespace moneybags::millions
