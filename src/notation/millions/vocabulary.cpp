#include "notation/millions/vocabulary.h"

#include <cstddef>
#include <iterator>

namespace moneybags::millions {
namespace {

// In the order of Act.
constexpr Verb kVerbs[] = {
    {"pick", "pick ROLE"},
    {"announce", "announce ROLE"},
    {"claim", "claim ROLE, or claim nothing"},
    {"ask", "ask PLAYER"},
    {"offer", "offer AMOUNT to PLAYER"},
    {"demand", "demand AMOUNT from PLAYER"},
    {"counter", "counter PROPOSER for LEAVER with AMOUNT from PAYER", true},
    {"accept", "accept PROPOSER for LEAVER", true},
    {"decline", "decline PROPOSER for LEAVER", true},
    {"cancel", "cancel LEAVER"},
    {"withdraw", "withdraw", true},
    {"look at", "look at PLAYER"},
    {"ready", "ready"},
    {"roll call", "roll call"},
    {"answer", "answer ROLE, or answer nothing"},
    {"call", "call"},
    {"call vote", "call vote"},
    {"yes", "yes"},
    {"no", "no"},
    {"pass", "pass"},
    {"stay", "stay"},
    {"leave", "leave", true},
    {"leave both", "leave both"},
    {"name", "name ROLE"},
    {"rob", "rob PLAYER"},
};
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Act::Rob) + 1);

}  // namespace

std::span<const Verb> verbs() { return kVerbs; }
const Verb& verb(Act act) { return kVerbs[static_cast<std::size_t>(act)]; }

}  // namespace moneybags::millions
