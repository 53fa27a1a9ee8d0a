#include "notation/madcity/vocabulary.h"

#include <cstddef>
#include <iterator>

namespace moneybags::madcity {
namespace {

// In the order of Act.
constexpr Verb kVerbs[] = {
    {"take", "take BUSINESS"}, {"roll", "roll"},          {"sell", "sell BUSINESS"},
    {"end", "end BUSINESS"},   {"go", "go SPACE"},        {"bonus", "bonus"},
    {"miss", "miss PLAYER"},   {"buy", "buy BUSINESS"},   {"lease", "lease BUSINESS"},
    {"done", "done"},          {"lift", "lift BUSINESS"},
};
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Act::Lift) + 1);

}  // namespace

std::span<const Verb> verbs() { return kVerbs; }
const Verb& verb(Act act) { return kVerbs[static_cast<std::size_t>(act)]; }

bool has_business(Act act) {
    return act == Act::Take || act == Act::Sell || act == Act::End || act == Act::Buy ||
           act == Act::Lease || act == Act::Lift;
}

}  // namespace moneybags::madcity
