#include "guide/figures.h"

#include <algorithm>
#include <utility>

#include "games/guillotines/game.h"
#include "games/millions/game.h"
#include "guide/rulebook.h"
#include "notation/millions/vocabulary.h"

namespace moneybags {

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

std::string name_of(millions::Role role) {
    using enum millions::Role;
    switch (role) {
        case Snitch:
            return "snitch";
        case Tech:
            return "tech";
        case Acrobat:
            return "acrobat";
        case Brute:
            return "brute";
        case Mentalist:
            return "mentalist";
        case Brain:
            return "brain";
        case Driver:
            return "driver";
        case Crook:
            return "crook";
        case Mastermind:
            return "mastermind";
        case None:
            break;
    }
    return {};
}

millions::RoleSet roles_of(millions::Edition edition) {
    using enum millions::Role;
    if (edition == millions::Edition::First)
        return millions::RoleSet{Snitch, Brute, Driver, Crook, Mastermind};
    return millions::RoleSet{Tech, Acrobat, Brute, Mentalist, Brain, Driver};
}

GuideFigures figures_of(const millions::Rules& r) {
    const auto text = [](Millions m) { return std::to_string(m.count()); };
    const auto ante = [](const millions::LootCard& card) { return card.ante.count(); };
    const auto bonus = [](const millions::LootCard& card) { return card.bonus.count(); };
    const auto amount = [](const millions::LootCard& card) { return card.amount.count(); };
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
    for (const millions::Role role : roles_of(r.edition)) {
        (r.roles.has(role) ? g.roles : g.idle).push_back(name_of(role));
    }
    g.notes.push_back(r.scheduling == millions::Scheduling::Live ? "live" : "turn");
    if (r.slots == 2) g.notes.push_back("three");
    if (r.fooled) g.notes.push_back("fooled");
    return g;
}

std::string english_millions(std::string_view word) {
    std::string english = lower(word);
    for (const millions::Chinese& each : millions::chinese()) {
        if (each.word == word && !each.english.empty()) english = each.english;
    }
    for (const millions::Synonym& each : millions::synonyms()) {
        if (each.word == english) english = millions::verb(each.act).words;
    }
    return english;
}

const TypedGame<millions::Interface>* as_millions(const Game& game) {
    return dynamic_cast<const TypedGame<millions::Interface>*>(&game);
}

}  // namespace

namespace {

// The guide tells level 1; what the levels above add are notes.
GuideFigures figures_of(const guillotines::Rules& r) {
    GuideFigures g;
    for (int level = 2; level <= r.level; ++level) {
        g.notes.push_back("level-" + std::to_string(level));
    }
    if (r.puppets) g.notes.emplace_back("puppets");
    return g;
}

}  // namespace

// One line for each family of games; a game without one has guides without figures.
GuideFigures guide_figures(const Game& game) {
    if (const auto* millions = as_millions(game)) return figures_of(millions->rules());
    if (const auto* g = dynamic_cast<const TypedGame<guillotines::Interface>*>(&game)) {
        return figures_of(g->rules());
    }
    return {};
}

std::string english_word(const Game& game, std::string_view word) {
    if (as_millions(game) != nullptr) return english_millions(word);
    return std::string(word);
}

}  // namespace moneybags
