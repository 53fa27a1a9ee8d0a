#include "bots/shark.h"

#include <algorithm>

namespace moneybags {

Result<std::unique_ptr<Adviser>> make_adviser(const Ruleset& ruleset) {
    return with_family(ruleset, []<class Family>() { return adviser_of<Family>(); });
}

AnyMove taken(std::span<const Advice> all, Rng& luck) {
    constexpr std::uint32_t kParts = 1 << 20;
    double left = luck.below(kParts) / static_cast<double>(kParts);
    for (const Advice& each : all) {
        left -= each.often;
        if (left < 0) return each.move;
    }
    return all.front().move;
}

void SharkBot::think(const Effort& effort) {
    effort_ = effort;
    effort_.playouts = std::min(effort.playouts, most_);
}

void SharkBot::hear(const Game& game, const AnyEvent& event) { adviser_->hear(game, event); }

AnyMove SharkBot::choose(const Game& game, const AnyView& view, std::span<const AnyChoice> legal,
                         Rng& luck) {
    return taken(adviser_->judge(game, view, legal, effort_, luck.next(), {}), luck);
}

std::unique_ptr<Bot> SharkBot::copy() const {
    auto other = std::make_unique<SharkBot>(adviser_->copy(), most_);
    other->think(effort_);
    return other;
}

}  // namespace moneybags
