#pragma once

// Panic!: what to offer, and whether to agree.

#include "bots/guillotines/thought.h"

namespace moneybags::guillotines {

Move negotiate(const Thought&);  // DP-28
Move consent(const Thought&);    // DP-29
Move dictate(const Thought&);    // DP-27

}  // namespace moneybags::guillotines
