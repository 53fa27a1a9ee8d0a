#include "bots/strength.h"

#include <algorithm>
#include <utility>

#include "bots/shark.h"

namespace moneybags {

namespace {

std::span<const Strength> strengths(const Ruleset& ruleset) {
    return with_family(ruleset, []<class Family>() { return strengths_of<Family>(); });
}

}  // namespace

std::optional<Strength> strength_called(const Ruleset& ruleset, std::string_view level) {
    const std::span<const Strength> all = strengths(ruleset);
    const auto found = std::find(kStrengths.begin(), kStrengths.end(), level);
    const auto at = static_cast<std::size_t>(found - kStrengths.begin());
    return at < all.size() ? std::optional(all[at]) : std::nullopt;
}

std::optional<int> strength_like(const Ruleset& ruleset, std::string_view level) {
    const std::span<const Strength> all = strengths(ruleset);
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Strength& each) { return each.named == level; });
    if (found == all.end()) return {};
    return static_cast<int>(found - all.begin()) + 1;
}

Result<std::unique_ptr<Bot>> make_bot_of(const Ruleset& ruleset, const Strength& strength) {
    Result<std::unique_ptr<Adviser>> adviser = make_adviser(ruleset);
    if (!adviser) return adviser.error();  // no network: nobody draws moves by it either
    if (strength.playouts > 0) {
        return std::unique_ptr<Bot>(
            std::make_unique<SharkBot>(std::move(*adviser), strength.playouts));
    }
    Result<std::unique_ptr<Bot>> bot = make_bot(ruleset, "regular");
    if (bot) (*bot)->loosen(strength.temperature);
    return bot;
}

}  // namespace moneybags
