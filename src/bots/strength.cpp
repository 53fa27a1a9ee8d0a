#include "bots/strength.h"

#include <algorithm>
#include <utility>

#include "bots/shark.h"

namespace moneybags {

std::optional<Strength> strength_called(const Ruleset& ruleset, std::string_view level) {
    const std::span<const Strength> all =
        with_family(ruleset, []<class Family>() { return strengths_of<Family>(); });
    const auto found = std::find(kStrengths.begin(), kStrengths.end(), level);
    const auto at = static_cast<std::size_t>(found - kStrengths.begin());
    return at < all.size() ? std::optional(all[at]) : std::nullopt;
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
