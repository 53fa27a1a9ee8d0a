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

std::string GuillotinesNotation::clause_of(const AnyEvent& any) const {
    const auto e = any.as<Event>();
    if (e.what == Happening::Scored && e.number > e.number2) return "BG-BUY-05";
    if (e.what == Happening::SetterChosen && e.number < 0) return "BG-BRI-10";
    if (e.what == Happening::PuppetRolled && e.number2 > 1) return "BG-PUP-06";
    return std::string{row_of(any).clause};
}

std::string GuillotinesNotation::explain(const Refusal& refusal, Language language) const {
    const Voice voice{ruleset_.texts, language};
    const std::string key = fmt::format("refusal.{}", refusal.reason);
    return voice(key, "asked", refusal.asked, "least", refusal.least, "most", refusal.most,
                 "clause", refusal.clause);
}

}  // namespace moneybags::guillotines
