// The kinds of moves, luck and events of Millions of Dollars.

#include "notation/millions/describe.h"
#include "notation/millions/notation.h"
#include "notation/millions/parts.h"

namespace moneybags::millions {

namespace {

constexpr std::string_view kLuck[] = {"leader", "loot", "hidden"};
static_assert(std::size(kLuck) == codec::kNames<Luck>.size());

// clang-format off
constexpr EventRow kEvents[] = {
    {Happening::LeaderChosen, "seat", "M1-SETUP-05 M2-SETUP-04", "chair"},
    {Happening::RoundBegins, "seat number", "M1-PLAN-01 M2-PLAN-01", "round"},
    {Happening::LootTurnedUp, "card amount", "M1-PLAN-01 M2-PLAN-01", "card"},
    {Happening::LastRoles, "seat role", "M1-FOOL-01", "card"},
    {Happening::Picked, "seat", "M1-PLAN-02 M2-PLAN-02", "card"},
    {Happening::PickedRoles, "seat character role", "M1-PLAN-02 M2-PLAN-02", "card"},
    {Happening::AnteLaid, "seat character amount", "M1-PLAN-03 M2-PLAN-03", "money"},
    {Happening::AnteFromReserve, "seat character amount", "M1-PLAN-04 M2-PLAN-04", "money"},
    {Happening::CardsOnView, "roles", "M1-PLAN-06 M2-PLAN-05", "card"},
    {Happening::Announced, "seat character role", "M2-NEG-01", "claim"},
    {Happening::Claimed, "seat character role", "MX-R-23", "claim"},
    {Happening::Asked, "seat other character", "M1-NEG-01 M2-NEG-02", "talk"},
    {Happening::DealOpened, "seat character pay", "M1-NEG-01 M2-NEG-02", "deal"},
    {Happening::Accepted, "seat other character", "MX-NEG-03", "deal"},
    {Happening::Declined, "seat other character", "MX-NEG-16", "deal"},
    {Happening::Cancelled, "seat other character", "MX-NEG-16", "deal"},
    {Happening::Replaced, "seat other character", "MX-NEG-02", "deal"},
    {Happening::Countered, "seat other character", "MX-NEG-02", "deal"},
    {Happening::DealSettled, "seat other character", "MX-NEG-04", ""},
    {Happening::DealVoid, "seat other character", "MX-NEG-03", "deal"},
    {Happening::DealLapsed, "seat other character", "MX-NEG-04", "deal"},
    {Happening::Paid, "seat other character amount", "M1-NEG-02 M2-NEG-04", "money"},
    {Happening::Withdrew, "seat character amount", "M1-NEG-04 M2-NEG-03", "out"},
    {Happening::Looked, "seat character", "M1-INT-04", "look"},
    {Happening::Seen, "seat character role", "M1-INT-02", "look"},
    {Happening::SaidReady, "seat", "MX-NEG-06", "ready"},
    {Happening::RollCallHeld, "seat", "M1-NEG-07", "talk"},
    {Happening::HeistCalled, "seat", "M1-R-24", "talk"},
    {Happening::TimeUp, "", "MX-NEG-10", "clock"},
    {Happening::VoteCalled, "seat", "M2-NEG-05", "vote"},
    {Happening::Voted, "seat", "M2-R-22", "vote"},
    {Happening::VoteCounted, "number seats", "M2-NEG-06", "vote"},
    {Happening::Passed, "seat", "MX-TURN-03", "vote"},
    {Happening::Stayed, "seat character", "MX-NEG-10", "in"},
    {Happening::TalksEnded, "", "M1-NEG-08 MX-NEG-12", "clock"},
    {Happening::NoHeist, "", "MX-R-21", "out"},
    {Happening::RoleCalled, "role number", "M1-HEIST-02 M2-HEIST-01", "reveal"},
    {Happening::Shown, "seat character role", "M1-HEIST-02 M2-HEIST-02", "reveal"},
    {Happening::AnteBack, "seat character amount", "", "money"},
    {Happening::AnteLost, "seat character role amount", "", "money"},
    {Happening::Clashed, "role number", "M1-HEIST-11 M2-HEIST-03", "out"},
    {Happening::CardEarned, "seat character", "M1-HEIST-10", "card"},
    {Happening::Named, "seat character role", "M1-HEIST-04 M2-HEIST-04", "look"},
    {Happening::NothingNamed, "character", "M1-HEIST-06 M2-HEIST-05", ""},
    {Happening::NamedOut, "seat character role", "M1-HEIST-13 M2-HEIST-04", "out"},
    {Happening::TakenFromCentre, "seat character role amount", "M2-HEIST-12", "money"},
    {Happening::Robbed, "seat other character amount", "M1-SHARE-04 M2-HEIST-09", "money"},
    {Happening::LootAdded, "seat character amount", "M2-HEIST-11", "money"},
    {Happening::LoneFined, "seat character amount", "M1-HEIST-14 M2-SHARE-01", "money"},
    {Happening::NothingShared, "", "M1-HEIST-15 M2-SHARE-02", "out"},
    {Happening::BonusAdded, "seat character role amount", "M2-SHARE-03", "money"},
    {Happening::PotShared, "number amount", "M1-SHARE-01 M2-SHARE-04", "money"},
    {Happening::Shared, "seat character amount", "M1-SHARE-02 M2-SHARE-04", "money"},
    {Happening::FeePaid, "seat other character amount", "M1-SHARE-03", "money"},
    {Happening::SymbolPaid, "seat character role amount", "M1-SHARE-05", "money"},
    {Happening::LeaderPassed, "seat", "M1-END-05 M2-END-04", "chair"},
    {Happening::GameOver, "seats", "M1-END-03 M2-END-01", "win"},
};
// clang-format on
static_assert(are_rows_of<Happening>(kEvents));

}  // namespace

const DescribedNotation::Tables& MillionsNotation::tables() const {
    static const Tables tables = tables_of<Move, Outcome, Event, View>(kEvents, kLuck, kLine);
    return tables;
}

// The fields that an act uses.
Parts MillionsNotation::parts(std::uint8_t number) const {
    const Act act{number};
    Parts parts{"act"};
    if (has_proposer(act)) parts.must += " proposer";
    if (has_character(act)) parts.must += " character";
    if (has_role(act)) parts.must += " role";
    if (pays(act)) parts.must += " pay";
    if (has_roles(act)) parts.if_set = "second";
    return parts;
}

// No outcome leaves a hidden card without a role.
bool MillionsNotation::is_whole(const AnyOutcome& any, Trail& trail) const {
    const auto outcome = any.as<Outcome>();
    const bool named = outcome.luck != Luck::Hidden || outcome.hidden != Role::None;
    return named || trail.must_be("a role", "none");
}

std::string MillionsNotation::view_text(const AnyView& seen) const {
    Context lined(rules_, names_);
    lined.nothing = "?";  // what is not there is not known
    return view_line(lined, seen);
}

}  // namespace moneybags::millions
