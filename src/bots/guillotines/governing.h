#pragma once

// Envelopes, bribes and Government Policy.

#include "bots/guillotines/thought.h"

namespace moneybags::guillotines {

Move fill_envelope(const Thought&);  // DP-16
Move hold_up(const Thought&);        // DP-18
Move set_policy(const Thought&);     // DP-21 with DP-20
Move pay_tax(const Thought&);        // DP-26

}  // namespace moneybags::guillotines
