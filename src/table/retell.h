#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "table/log.h"

namespace moneybags {

// Does a step of a log once more, as typed as its game has it: the listener hears each event at the
// moment it happens, not when all is over. Whether the step did anything in the game.
template <class Move, class Outcome, class Rules, class State, class Listener>
bool retell(const Rules& rules, State& state, const Record& record, Listener& listener) {
    if (const auto* made = move_in(record)) {
        apply(rules, state, made->seat, made->move.template as<Move>(), listener);
    } else if (const auto* chance = std::get_if<record::Chance>(&record)) {
        apply(rules, state, chance->outcome.template as<Outcome>(), listener);
    } else if (is<record::Clock>(record)) {
        time_out(rules, state, listener);
    } else {
        return false;
    }
    return true;
}

// The place of what is worth most; of equals the first. Nothing if none is worth anything.
template <class Item, class Worth>
std::optional<std::size_t> place_of_best(const std::vector<Item>& items, const Worth& worth_of) {
    std::optional<std::size_t> best;
    decltype(worth_of(items[0])) most{};
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (worth_of(items[i]) <= most) continue;
        most = worth_of(items[i]);
        best = i;
    }
    return best;
}

}  // namespace moneybags
