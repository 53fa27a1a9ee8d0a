#pragma once

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

}  // namespace moneybags
