#include "bots/madcity/city.h"

#include <algorithm>
#include <memory>

namespace moneybags::madcity {
namespace {

constexpr std::size_t kMostCities = 4;  // that one thread remembers

}  // namespace

City::City(const Rules& rules) : seen_at_(&rules), roads_(rules), prices_(rules) {}

bool City::is_of(const Rules& rules) const { return roads_.fit(rules) && prices_.fit(rules); }

// Enough for rules that lie where those of this city lay.
bool City::looks_like(const Rules& rules) const {
    return seen_at_ == &rules && roads_.seem_to_fit(rules) && prices_.seems_to_fit(rules);
}

const City& City::of(const Rules& rules) {
    thread_local std::vector<std::unique_ptr<City>> known;
    for (const std::unique_ptr<City>& each : known) {
        if (each->looks_like(rules)) return *each;
    }
    const auto same = std::find_if(known.begin(), known.end(),
                                   [&](const auto& each) { return each->is_of(rules); });
    if (same != known.end()) {
        (*same)->seen_at_ = &rules;
        return **same;
    }
    if (known.size() == kMostCities) known.erase(known.begin());
    known.push_back(std::make_unique<City>(rules));
    return *known.back();
}

}  // namespace moneybags::madcity
