// What happened and why not, in sentences for people: data/texts/<tag>/guillotines, with the names
// and figures filled in.

#include <fmt/format.h>

#include <cassert>
#include <string>

#include "notation/guillotines/describe.h"
#include "notation/guillotines/notation.h"
#include "notation/guillotines/wording.h"
#include "notation/texts.h"

namespace moneybags::guillotines {
namespace {

// Which of an event's sentences fits, after "event." and its name. CardsDiscarded has an empty
// sentence: what was discarded has been told where it lay.
std::string detail(const Event& e) {
    switch (e.what) {
        case Happening::CardDealt:
            return e.kind == Kind::None ? "" : ".up";
        case Happening::VoteCounted:
        case Happening::LevelVoted:
        case Happening::SpecialsVoted:
            return e.number != 0 ? ".carried" : "";
        case Happening::CardsRevealed:
            return e.cards.empty() ? ".none" : "";
        case Happening::Scored:
            return e.number > e.number2 ? ".won" : ".lost";
        case Happening::HoldUps:
        case Happening::RolesAnswered:
            return e.seats.empty() ? ".none" : "";
        case Happening::SetterChosen:
            return e.number < 0 ? ".poorest" : "";
        case Happening::PolicySet:
            return e.policy == Policy::None ? ".none" : "";
        case Happening::RolesReturned:
            return e.role == Role::None ? "" : ".seen";
        case Happening::TaxPaid:
            return e.cards.empty() ? ".asset" : "";
        case Happening::OfferAnswered:
            return e.seats.empty() ? ".carried" : "";
        case Happening::PuppetRolled:
            return e.number2 > 1 ? ".second" : "";
        case Happening::PuppetCardAdded:
            return e.kind == Kind::None ? "" : ".shown";
        case Happening::GameOver:
            return e.seats.empty() ? ".none" : e.seats.size() > 1 ? ".many" : "";
        default:
            return "";
    }
}

Figures figures(const Rules& rules, const Wording& say, const Event& e) {
    const Voice& voice = say.voice();
    Figures list;
    const auto add = [&](std::string_view key, std::string text) {
        list.emplace_back(key, std::move(text));
    };
    add("who", say.name(e.seat));
    add("possessive", say.possessive(e.seat));
    add("other", say.name(e.other));
    add("possessive2", say.possessive(e.other));
    add("names", say.names(e.seats));
    add("number", fmt::format("{}", e.number));
    add("number2", fmt::format("{}", e.number2));
    add("cards", say.cards(e.cards));
    add("assets", say.assets(e.assets));
    add("offer", say.offer(e.offer));
    add("reason", voice(fmt::format("reason.{}", codec::name_of(e.reason))));
    if (e.billionaire != Billionaire::None) add("billionaire", say.billionaire(e.billionaire));
    if (e.market != Market::None) add("market", say.market(e.market));
    if (e.second != Market::None) add("second", say.market(e.second));
    if (e.kind != Kind::None) add("card", say.card(e.kind));
    if (e.kind2 != Kind::None) add("card2", say.card(e.kind2));
    if (e.asset != Asset::None) add("asset", say.asset(e.asset));
    if (e.asset2 != Asset::None) add("asset2", say.asset(e.asset2));
    if (e.crisis != Crisis::None) add("crisis", say.crisis(e.crisis));
    if (e.role != Role::None) add("role", say.role(e.role));
    if (e.policy != Policy::None) {
        add("policy", say.policy(e.policy));
        add("about", voice(fmt::format("about.{}", codec::name_of(e.policy))));
    }
    if (e.panic != PanicCard::None) {
        add("panic", say.panic(e.panic));
        add("types", say.markets(rules.panic_types[static_cast<std::size_t>(e.panic)]));
    }
    return list;
}

std::string_view clause(const Event& e) {
    switch (e.what) {
        case Happening::BillionaireTaken:
        case Happening::StarterChosen:
            return "BG-R-04";
        case Happening::PuppetDealt:
            return "BG-PUP-01";
        case Happening::AssetsRemoved:
            return "BG-R-03";
        case Happening::AssetRemoved:
            return "BG-AST-02";
        case Happening::CrisesAdded:
            return "BG-SET-07";
        case Happening::CardIs:
        case Happening::RoleIs:
        case Happening::RoleSeen:
            return "";
        case Happening::CardDealt:
            return "BG-BUY-13";
        case Happening::HandDealt:
            return "BG-SET-06";
        case Happening::RolesLooked:
        case Happening::RoleKept:
            return "BG-SET-08";
        case Happening::RoleNotKept:
        case Happening::RolesDeclined:
            return "BG-ROL-13";
        case Happening::RoundBegins:
            return "BG-RND-13";
        case Happening::TurnBegins:
            return "BG-TRN-01";
        case Happening::EarlyEndCalled:
        case Happening::VoteCounted:
            return "BG-OPT-03";
        case Happening::CardDrawn:
        case Happening::DrawDeclined:
            return "BG-TRN-02";
        case Happening::CardsPlayed:
            return "BG-BUY-01";
        case Happening::PuppetBuys:
            return "BG-PUP-07";
        case Happening::CardsRevealed:
            return "BG-BUY-04";
        case Happening::CrisesSpared:
            return "BG-CRI-05";
        case Happening::Scored:
            return e.number > e.number2 ? "BG-BUY-05" : "BG-BUY-07";
        case Happening::AssetClaimed:
        case Happening::NothingClaimed:
            return "BG-BUY-08";
        case Happening::BuyFailed:
            return "BG-BUY-07";
        case Happening::CardsDiscarded:
            return "BG-BUY-12";
        case Happening::MarketClosed:
            return "BG-BUY-14";
        case Happening::Invested:
            return "BG-INV-01";
        case Happening::CardExchanged:
            return "BG-EXC-01";
        case Happening::TopsExchanged:
            return "BG-EXC-02";
        case Happening::Passed:
            return "BG-TRN-06";
        case Happening::Audited:
            return "BG-SPC-03";
        case Happening::AssetReturned:
            return "BG-AST-01";
        case Happening::MarketOpened:
            return "BG-AST-03";
        case Happening::Scammed:
            return "BG-SPC-05";
        case Happening::MarketGamed:
            return "BG-SPC-09";
        case Happening::Purchased:
            return "BG-PUP-12";
        case Happening::GamedNoBuy:
            return "BG-R-10a";
        case Happening::CrisisPlaced:
            return "BG-REB-01";
        case Happening::CrisisShown:
            return "BG-CRI-07";
        case Happening::PanicDue:
            return "BG-PAN-01";
        case Happening::Revolution:
            return "BG-REB-02";
        case Happening::BunkerGained:
            return "BG-LUX-02";
        case Happening::BunkerLost:
            return "BG-LUX-03";
        case Happening::RoleRevealed:
            return "BG-ROL-03";
        case Happening::AssetsExchanged:
            return "BG-ROL-30";
        case Happening::ScamNamed:
        case Happening::ScamReturned:
        case Happening::ScamSwapChosen:
            return "BG-ROL-32";
        case Happening::EnvelopesSwapped:
        case Happening::EnvelopeSeen:
            return "BG-ROL-35";
        case Happening::GangsterTook:
            return "BG-ROL-26";
        case Happening::RoleTaken:
            return "BG-ROL-37";
        case Happening::RoleRedrawn:
            return "BG-ROL-38";
        case Happening::CardsTaken:
            return "BG-ROL-24";
        case Happening::HandCut:
            return "BG-TRN-04";
        case Happening::CardPutIn:
        case Happening::CardTakenOut:
            return "BG-BRI-01";
        case Happening::HoldUps:
            return "BG-BRI-05";
        case Happening::EnvelopeOpened:
            return "BG-BRI-07";
        case Happening::SetterChosen:
            return e.number < 0 ? "BG-BRI-10" : "BG-BRI-08";
        case Happening::PolicyEnded:
            return "BG-BRI-11";
        case Happening::PolicySet:
            return "BG-POL-01";
        case Happening::RolesReturned:
            return "BG-POL-07";
        case Happening::Rolled:
            return "BG-PAN-09";
        case Happening::RebelsRemoved:
            return "BG-PAN-09";
        case Happening::Taxed:
        case Happening::TaxPaid:
        case Happening::TaxExempt:
            return "BG-POL-09";
        case Happening::PanicDrawn:
            return "BG-PAN-05";
        case Happening::Dictated:
            return "BG-ROL-28";
        case Happening::OfferMade:
        case Happening::OfferPassed:
        case Happening::OfferAnswered:
            return "BG-PAN-12";
        case Happening::AssetTraded:
            return "BG-PAN-07";
        case Happening::AssetSacrificed:
        case Happening::PanicWon:
            return "BG-PAN-06";
        case Happening::PanicFailed:
            return "BG-PAN-10";
        case Happening::PuppetRolled:
            return e.number2 > 1 ? "BG-PUP-06" : "BG-PUP-02";
        case Happening::DieShifted:
            return "BG-PUP-03";
        case Happening::PuppetCardAdded:
            return "BG-PUP-05";
        case Happening::PuppetIdle:
            return "BG-PUP-08";
        case Happening::RoundEnds:
            return "BG-RND-01";
        case Happening::IdleRoundEnds:
            return "BG-R-05";
        case Happening::LevelVoted:
        case Happening::LevelRaised:
            return "BG-OPT-02";
        case Happening::SpecialsVoted:
            return "BG-OPT-01";
        case Happening::Gathered:
            return "BG-RND-04";
        case Happening::EmergencyDeclared:
        case Happening::Surrendered:
            return "BG-EMG-01";
        case Happening::PuppetTraded:
            return "BG-PUP-14";
        case Happening::RoleWentBack:
            return "BG-ROL-10";
        case Happening::RolesAnswered:
            return "BG-ROL-11";
        case Happening::GameOver:
            return "BG-WIN-06";
        case Happening::TurnLimit:
            return "BG-R-81";
        case Happening::CelebrityWins:
            return "BG-ROL-22";
        case Happening::ToadyWins:
            return "BG-ROL-36";
    }
    return "";
}

}  // namespace

std::string GuillotinesNotation::tell(const AnyEvent& any, Language language, Seat reader) const {
    const Event event = any.as<Event>();
    assert(event.to.includes(reader));  // whoever shows events asks first who may see them
    if (!event.to.includes(reader)) return {};
    const Voice voice{ruleset_.texts, language};
    const Wording say{rules_, names_, voice, reader};
    const std::string key = fmt::format("event.{}{}", codec::name_of(event.what), detail(event));
    const Seat subject = event.what == Happening::GameOver && event.seats.single()
                             ? event.seats.lowest()
                             : event.seat;
    const bool you = reader != kSpectator && subject == reader && voice.knows(key + ".you");
    return voice(you ? key + ".you" : key, figures(rules_, say, event));
}

std::string GuillotinesNotation::clause_of(const AnyEvent& event) const {
    return std::string{clause(event.as<Event>())};
}

std::string GuillotinesNotation::explain(const Refusal& refusal, Language language) const {
    const Voice voice{ruleset_.texts, language};
    const std::string key = fmt::format("refusal.{}", refusal.reason);
    if (!voice.knows(key)) return fmt::format("{} ({}).", refusal.reason, refusal.clause);
    const Figures figures{{"asked", fmt::format("{}", refusal.asked)},
                          {"least", fmt::format("{}", refusal.least)},
                          {"most", fmt::format("{}", refusal.most)},
                          {"clause", std::string{refusal.clause}}};
    return voice(key, figures);
}

}  // namespace moneybags::guillotines
