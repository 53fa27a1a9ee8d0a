// Luck, events and views of Billionaires & Guillotines.

#include "notation/records.h"

#include "notation/guillotines/apart.h"
#include "notation/guillotines/describe.h"
#include "notation/guillotines/facts.h"
#include "notation/guillotines/notation.h"

namespace moneybags::guillotines {

namespace {

// ---- Luck ----

constexpr records::LuckWord<Luck> kLuck[] = {
    {Luck::Billionaire, "billionaire", "billionaire"},
    {Luck::Puppet, "puppet", "billionaire"},
    {Luck::Leftover, "leftover", "asset"},
    {Luck::Seat, "seat", "seat"},
    {Luck::Tie, "tie", "billionaire"},
    {Luck::Card, "card", "kind"},
    {Luck::Role, "role", "role"},
    {Luck::Panic, "panic", "panic"},
    {Luck::Die, "die", "die"},
};

// Luck always names something: a card, a face of the die.
bool is_whole(const Outcome& outcome, Trail& trail) {
    const bool named = outcome.luck == Luck::Seat       ? outcome.seat != kNobody
                       : outcome.luck == Luck::Leftover ? outcome.asset != Asset::None
                       : outcome.luck == Luck::Card
                           ? static_cast<std::size_t>(outcome.kind) < kKinds
                       : outcome.luck == Luck::Role  ? outcome.role != Role::None
                       : outcome.luck == Luck::Panic ? outcome.panic != PanicCard::None
                       : outcome.luck == Luck::Die   ? outcome.die >= 1 && outcome.die <= 6
                                                     : outcome.billionaire != Billionaire::None;
    return named || trail.fail("must name one");
}

// ---- Events ----

constexpr std::string_view meaningful(Happening what) {
    switch (what) {
        case Happening::BillionaireTaken:
        case Happening::PuppetDealt:
        case Happening::TaxExempt:
            return "seat billionaire";
        case Happening::AssetsRemoved:
            return "assets";
        case Happening::AssetRemoved:
            return "asset";
        case Happening::CrisesAdded:
            return "number number2";
        case Happening::CardIs:
        case Happening::CardsTaken:
            return "seat kind";
        case Happening::RoleIs:
        case Happening::RoleSeen:
        case Happening::RoleRevealed:
        case Happening::RoleWentBack:
            return "seat role";
        case Happening::CardDealt:
            return "market kind";
        case Happening::MarketClosed:
        case Happening::MarketOpened:
            return "market";
        case Happening::HandDealt:
        case Happening::StarterChosen:
        case Happening::RoleKept:
        case Happening::RoleNotKept:
        case Happening::EarlyEndCalled:
        case Happening::CardDrawn:
        case Happening::DrawDeclined:
        case Happening::Passed:
        case Happening::GamedNoBuy:
        case Happening::PanicDue:
        case Happening::BunkerGained:
        case Happening::BunkerLost:
        case Happening::RoleRedrawn:
        case Happening::CardPutIn:
        case Happening::CardTakenOut:
        case Happening::OfferPassed:
        case Happening::RolesDeclined:
        case Happening::CelebrityWins:
        case Happening::RolesReturned:
            return "seat";
        case Happening::RolesLooked:
        case Happening::RoundBegins:
        case Happening::TurnBegins:
        case Happening::SetterChosen:
        case Happening::Rolled:
        case Happening::RoundEnds:
        case Happening::MarketGamed:
            return "seat number";
        case Happening::VoteCounted:
        case Happening::LevelVoted:
        case Happening::SpecialsVoted:
            return "seats number";
        case Happening::CardsPlayed:
            return "seat market cards";
        case Happening::PuppetBuys:
        case Happening::BuyFailed:
            return "seat billionaire market";
        case Happening::CardsRevealed:
        case Happening::CrisesSpared:
            return "market cards";
        case Happening::Scored:
            return "seat billionaire market crisis number number2";
        case Happening::AssetClaimed:
        case Happening::Audited:
        case Happening::GangsterTook:
        case Happening::AssetSacrificed:
        case Happening::Surrendered:
            return "seat billionaire asset";
        case Happening::NothingClaimed:
        case Happening::Invested:
        case Happening::PuppetIdle:
            return "seat market";
        case Happening::CardsDiscarded:
        case Happening::EnvelopeSeen:
        case Happening::HandCut:
            return "seat cards";
        case Happening::CardExchanged:
            return "seat market kind kind2";
        case Happening::TopsExchanged:
            return "seat market second kind kind2";
        case Happening::AssetReturned:
            return "billionaire asset";
        case Happening::Scammed:
            return "seat other asset asset2";
        case Happening::EnvelopeOpened:
        case Happening::DieShifted:
        case Happening::ToadyWins:
            return "seat number cards";
        case Happening::Purchased:
        case Happening::TaxPaid:
            return "seat billionaire asset cards";
        case Happening::CrisisPlaced:
        case Happening::RebelsRemoved:
            return "crisis number number2";
        case Happening::CrisisShown:
            return "crisis";
        case Happening::AssetsExchanged:
        case Happening::PuppetTraded:
            return "seat asset asset2";
        case Happening::ScamNamed:
        case Happening::AssetTraded:
            return "seat other asset";
        case Happening::ScamReturned:
        case Happening::ScamSwapChosen:
            return "seat asset";
        case Happening::EnvelopesSwapped:
        case Happening::RoleTaken:
            return "seat other";
        case Happening::HoldUps:
        case Happening::RolesAnswered:
            return "seats";
        case Happening::PolicyEnded:
            return "policy";
        case Happening::PolicySet:
            return "seat policy";
        case Happening::Taxed:
            return "seat billionaire number";
        case Happening::PanicDrawn:
            return "seat panic";
        case Happening::Dictated:
            return "seat assets";
        case Happening::OfferMade:
            return "seat offer";
        case Happening::OfferAnswered:
            return "seat seats";
        case Happening::PuppetRolled:
            return "seat number number2";
        case Happening::PuppetCardAdded:
            return "seat market kind";
        case Happening::LevelRaised:
        case Happening::TurnLimit:
        case Happening::Gathered:
            return "number";
        case Happening::GameOver:
            return "seats reason";
        case Happening::Revolution:
        case Happening::PanicFailed:
        case Happening::PanicWon:
        case Happening::IdleRoundEnds:
        case Happening::EmergencyDeclared:
            break;
    }
    return "";
}

// ---- Views ----

Apart apart(const Context& context, View& seen) {
    return {context, seen.open.cards, seen.market, seen.looking};
}

constexpr std::string_view kFacts = "facts";

}  // namespace

std::string GuillotinesNotation::outcome_text(const AnyOutcome& any) const {
    return records::outcome_text(Context(rules_, names_), any.as<Outcome>(), kLuck);
}
Result<AnyOutcome> GuillotinesNotation::read_outcome(std::string_view text) const {
    return records::boxed<AnyOutcome>(
        records::read_outcome<Outcome>(Context(rules_, names_), text, kLuck, is_whole));
}
boost::json::value GuillotinesNotation::outcome_json(const AnyOutcome& any) const {
    return records::outcome_json(Context(rules_, names_), any.as<Outcome>(), kLuck);
}
Result<AnyOutcome> GuillotinesNotation::read_outcome(const boost::json::value& from) const {
    return records::boxed<AnyOutcome>(
        records::read_outcome<Outcome>(Context(rules_, names_), from, kLuck, is_whole));
}

std::string GuillotinesNotation::event_text(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    return records::event_text(Context(rules_, names_), event, meaningful(event.what));
}
Result<AnyEvent> GuillotinesNotation::read_event(std::string_view text) const {
    return records::boxed<AnyEvent>(records::read_event<Event>(Context(rules_, names_), text));
}
boost::json::value GuillotinesNotation::event_json(const AnyEvent& any) const {
    const auto event = any.as<Event>();
    return records::event_json(Context(rules_, names_), event, meaningful(event.what));
}
Result<AnyEvent> GuillotinesNotation::read_event(const boost::json::value& from) const {
    return records::boxed<AnyEvent>(records::read_event<Event>(Context(rules_, names_), from));
}

std::string GuillotinesNotation::view_text(const AnyView& any) const {
    const Context context(rules_, names_);
    View seen = any.as<View>();
    return records::view_text(context, seen, line_field, apart(context, seen));
}
Result<AnyView> GuillotinesNotation::read_view(std::string_view text) const {
    const Context context(rules_, names_);
    Trail trail;
    View seen;
    if (!records::read_view(context, text, seen, trail, line_field, apart(context, seen))) {
        return trail.problem();
    }
    return AnyView::of(seen);
}
boost::json::value GuillotinesNotation::view_json(const AnyView& any) const {
    const Context context(rules_, names_);
    View seen = any.as<View>();
    json::value told = records::view_json(context, seen, apart(context, seen));
    told.get_object()[kFacts] = facts(rules_, seen);
    return told;
}
Result<AnyView> GuillotinesNotation::read_view(const boost::json::value& from) const {
    const Context context(rules_, names_);
    Trail trail;
    View seen;
    json::value given = from;
    if (given.is_object()) given.get_object().erase(kFacts);  // they follow from the rest
    if (!records::read_view(context, given, seen, trail, apart(context, seen))) {
        return trail.problem();
    }
    return AnyView::of(seen);
}

}  // namespace moneybags::guillotines
