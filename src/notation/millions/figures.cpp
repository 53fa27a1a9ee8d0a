#include <algorithm>
#include <utility>

#include "notation/millions/describe.h"
#include "notation/millions/notation.h"
#include "notation/money.h"

namespace moneybags::millions {

namespace {

// "$1M", or "$1M–$2M" where Loot cards differ.
template <class Cards>
std::string range(const Voice& voice, const Cards& cards, Millions LootCard::*what) {
    Millions least = cards[0].*what, most = least;
    for (const LootCard& card : cards) {
        least = std::min(least, card.*what);
        most = std::max(most, card.*what);
    }
    const std::string low = money_text(voice, least);
    return least == most ? low : low + "–" + money_text(voice, most);
}

}  // namespace

GuideFigures MillionsNotation::guide_figures(Language language) const {
    const Rules& r = rules_;
    const Voice voice{ruleset_.texts, language};
    const auto text = [&](Millions m) { return money_text(voice, m); };
    GuideFigures g;
    const auto add = [&](std::string_view name, std::string value) {
        g.figures.emplace_back(name, std::move(value));
    };
    add("goal", text(r.goal));
    add("start", text(r.start_cash));
    add("rounds", std::to_string(r.rounds));
    add("players", std::to_string(r.players));
    add("talk", std::to_string(r.talk));
    add("votes", std::to_string(r.votes));
    add("fine", text(r.lone_fine));
    add("fee", text(r.driver_fee));
    add("theft", text(r.thief_takes));
    add("adds", text(r.mastermind_adds));
    add("acrobat", text(r.acrobat_takes));
    add("brute", text(r.brute_takes));
    add("loot", range(voice, r.loot, &LootCard::amount));
    add("ante", range(voice, r.loot, &LootCard::ante));
    add("bonus", range(voice, r.loot, &LootCard::bonus));
    for (const Role role : facts(r).roles) {
        (r.roles.has(role) ? g.roles : g.idle).emplace_back(codec::name_of(role));
    }
    g.notes.push_back(r.scheduling == Scheduling::Live ? "live" : "turn");
    if (r.slots == 2) g.notes.push_back("three");
    if (r.fooled) g.notes.push_back("fooled");
    return g;
}

}  // namespace moneybags::millions
