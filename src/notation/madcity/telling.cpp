// What happened and why not, in sentences for people: data/texts/<tag>/mad-millionaire, with names
// and figures filled in.

#include <fmt/format.h>

#include <cassert>
#include <string>

#include "notation/madcity/describe.h"
#include "notation/madcity/notation.h"
#include "notation/madcity/wording.h"

namespace moneybags::madcity {
namespace {

// Which of an event's sentences fits, after "event." and its name.
std::string_view detail(const Rules& rules, const Event& e) {
    switch (e.what) {
        case Happening::Drove:
            return e.number == 1 ? ".one" : "";
        case Happening::GroupPaid:
            return e.businesses.size() == 1 ? ".one" : "";
        case Happening::StuntDone:
        case Happening::DealMissed:
            return e.amount == Notes{} ? ".nothing" : "";
        case Happening::Sold: {
            const Notes price = e.business == kNoBusiness ? Notes{} : rules.buy[e.business];
            return e.amount < price ? ".low" : e.amount == price ? "" : ".high";
        }
        default:
            return "";
    }
}

// Who does it: the one a sentence about "you" is about.
Seat subject(const Event& e) { return e.what == Happening::BoughtOut ? e.other : e.seat; }

Figures figures(const Rules& rules, const Wording& words, const Event& e) {
    const Location location = rules.location_at[e.place];
    Figures list;
    list.emplace_back("who", words.name(e.seat));
    list.emplace_back("other", words.name(e.other));
    list.emplace_back("names", words.names(e.seats));
    list.emplace_back("number", fmt::format("{}", e.number));
    list.emplace_back("slot", fmt::format("{}", e.slot + 1));
    list.emplace_back("amount", words.money(e.amount));
    list.emplace_back("target", words.money(rules.target));
    list.emplace_back("place", words.whereabouts(e.place));
    list.emplace_back("from", words.whereabouts(e.from));
    list.emplace_back("stunt", words.stunt(e.card));
    list.emplace_back("location",
                      location == kNoLocation ? words.place(e.place) : words.location(location));
    list.emplace_back("business", words.business(e.business));
    list.emplace_back("businesses", words.businesses(e.businesses));
    return list;
}

}  // namespace

std::string MadcityNotation::tell(const AnyEvent& any, Language language, Seat reader) const {
    const Event event = any.as<Event>();
    assert(event.to.includes(reader));  // whoever shows events asks first who may see them
    if (!event.to.includes(reader)) return {};
    const Wording words{rules_, names_, ruleset_.texts, language, reader};
    const std::string key =
        fmt::format("event.{}{}", codec::name_of(event.what), detail(rules_, event));
    const bool you = reader != kSpectator && codec::lists(row_of(any).fields, "seat") &&
                     subject(event) == reader;
    return words(you ? key + ".you" : key, figures(rules_, words, event));
}

std::string MadcityNotation::clause_of(const AnyEvent& any) const {
    const auto e = any.as<Event>();
    if (e.what == Happening::StuntDone && e.amount == Notes{}) return "MM-STUNT-07";
    if (e.what == Happening::SixBonus && e.number == 1) return "MM-OPT-06";
    return std::string{row_of(any).clause};
}

std::string MadcityNotation::explain(const Refusal& refusal, Language language) const {
    const Wording words{rules_, names_, ruleset_.texts, language, kSpectator};
    const std::string key = fmt::format("refusal.{}", refusal.reason);
    return words(key, "die", refusal.asked, "price", words.thousands(refusal.asked), "most",
                 words.thousands(refusal.most), "clause", refusal.clause);
}

}  // namespace moneybags::madcity
