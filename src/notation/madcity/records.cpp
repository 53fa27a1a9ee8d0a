// The kinds of moves, luck and events of Mad Millionaire.

#include "notation/madcity/describe.h"
#include "notation/madcity/notation.h"
#include "notation/madcity/vocabulary.h"

namespace moneybags::madcity {

namespace {

constexpr std::string_view kLuck[] = {"card", "die"};
static_assert(std::size(kLuck) == codec::kNames<Luck>.size());

// clang-format off
constexpr EventRow kEvents[] = {
    {Happening::CardLaid, "place card slot", "MM-SET-03", "card"},
    {Happening::SmallTaken, "seat business", "MM-SET-07", "deal"},
    {Happening::StartRolled, "seat number", "MM-ORD-01", "luck"},
    {Happening::RollAgain, "seats", "MM-ORD-02", "luck"},
    {Happening::Begins, "seat", "MM-ORD-01", "chair"},
    {Happening::TurnBegins, "seat number", "MM-ORD-03", "round"},
    {Happening::TurnMissed, "seat number", "MM-TURN-01", "clock"},
    {Happening::Rolled, "seat number", "MM-MOVE-01", "luck"},
    {Happening::Drove, "seat from place number", "MM-MOVE-02", "in"},
    {Happening::GroupPaid, "seat amount businesses", "MM-PAY-01", "money"},
    {Happening::StuntDone, "seat place card slot amount", "MM-PAY-06", "money"},
    {Happening::Reshuffled, "number", "MM-STUNT-05", "card"},
    {Happening::CardTurnedUp, "place card slot", "MM-STUNT-04", "reveal"},
    {Happening::CarReturned, "seat from place", "MM-RET-01", "back"},
    {Happening::SixBonus, "seat number amount", "MM-SIX-01", "money"},
    {Happening::SixMiss, "seat other", "MM-SIX-01", "clock"},
    {Happening::Bought, "seat business amount", "MM-BUY-01", "deal"},
    {Happening::Leased, "seat business amount", "MM-LEASE-01", "deal"},
    {Happening::Upgraded, "seat business amount", "MM-UPG-01", "deal"},
    {Happening::BoughtOut, "seat other business amount", "MM-OUT-01", "out"},
    {Happening::LeaseEnded, "seat business amount", "MM-END-01", "out"},
    {Happening::SignLifted, "seat business", "MM-SIGN-02", "out"},
    {Happening::SaleNominated, "seat business", "MM-SELL-04", "talk"},
    {Happening::Sold, "seat business number amount", "MM-SELL-05", "money"},
    {Happening::DealDeclined, "seat", "MM-TURN-04", "ready"},
    {Happening::DealMissed, "seat place amount", "MM-TURN-08", "money"},
    {Happening::ReachedFinish, "seat place amount", "MM-WIN-06", "in"},
    {Happening::Won, "seat amount", "MM-WIN-01", "win"},
    {Happening::LimitReached, "number", "MM-OPT-08", "clock"},
};
// clang-format on
static_assert(are_rows_of<Happening>(kEvents));

}  // namespace

const DescribedNotation::Tables& MadcityNotation::tables() const {
    static const Tables tables = tables_of<Move, Outcome, Event, View>(kEvents, kLuck, kLine);
    return tables;
}

// The one field that an act has beside itself, if it has one.
Parts MadcityNotation::parts(std::uint8_t number) const {
    const Act act{number};
    if (has_business(act)) return {"act business"};
    if (has_place(act)) return {"act place"};
    return {has_seat(act) ? "act seat" : "act"};
}

bool MadcityNotation::is_whole(const AnyMove& any, Trail& trail) const {
    const auto move = any.as<Move>();
    return !has_business(move.act) || move.business != kNoBusiness ||
           trail.at("business", [&] { return trail.must_be("the id of a business", "null"); });
}

// A die shows one of its faces, and a card is one of the deck.
bool MadcityNotation::is_whole(const AnyOutcome& any, Trail& trail) const {
    const auto outcome = any.as<Outcome>();
    if (outcome.luck == Luck::Card) {
        return outcome.card != kNoCard || trail.must_be("the id of a stunt card", "none");
    }
    std::int64_t face = 0;
    return codec::read_number(std::to_string(outcome.die), 1, kDieFaces, face, trail);
}

}  // namespace moneybags::madcity
