#include <algorithm>
#include <utility>

#include "notation/millions/describe.h"
#include "notation/millions/notation.h"

namespace moneybags::millions {

namespace {

// "1", or "1–2" where Loot cards differ.
template <class Cards, class What>
std::string range(const Cards& cards, const What& what) {
    int least = what(cards[0]), most = least;
    for (const auto& card : cards) {
        least = std::min(least, what(card));
        most = std::max(most, what(card));
    }
    const std::string low = std::to_string(least);
    return least == most ? low : low + "–" + std::to_string(most);
}

}  // namespace

GuideFigures MillionsNotation::guide_figures() const {
    const Rules& r = rules_;
    const auto text = [](Millions m) { return std::to_string(m.count()); };
    const auto ante = [](const LootCard& card) { return card.ante.count(); };
    const auto bonus = [](const LootCard& card) { return card.bonus.count(); };
    const auto amount = [](const LootCard& card) { return card.amount.count(); };
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
    add("loot", range(r.loot, amount));
    add("ante", range(r.loot, ante));
    add("bonus", range(r.loot, bonus));
    for (const Role role : facts(r).roles) {
        (r.roles.has(role) ? g.roles : g.idle).emplace_back(codec::name_of(role));
    }
    g.notes.push_back(r.scheduling == Scheduling::Live ? "live" : "turn");
    if (r.slots == 2) g.notes.push_back("three");
    if (r.fooled) g.notes.push_back("fooled");
    return g;
}

}  // namespace moneybags::millions
