#pragma once

// A turn: drawing, the Action, what a Buy brings.

#include "bots/guillotines/thought.h"

namespace moneybags::guillotines {

Move draw(const Thought&);   // DP-06, with the Role window
Move act(const Thought&);    // DP-07, DP-08, with the Role window
Move claim(const Thought&);  // DP-09
double reveal_value(const Thought&, const Move&);
double audit_value(const Thought&, const Move&);

}  // namespace moneybags::guillotines
