#include "bots/millions/reading.h"

#include <array>

namespace moneybags::millions {
namespace {

// How well this handing-out of roles goes with what was said.
double credit(const Rules& rules, const View& seen, const Honesty& honesty,
              const PerCharacter<Role>& role) {
    const Open& open = seen.open;
    const double others = rules.roles.size() - 1;
    double weight = 1.0;
    for (const Character c : all_characters(rules)) {
        if (seen.role[c] != Role::None) continue;
        if (!open.spoke.has(c) || open.claim[c] == Role::None) continue;
        // A Snitch or Tech has most reason to hide.
        const double truth = honesty.of(owner(rules, c)) * (role[c] == rules.namer ? 0.6 : 1.0);
        weight *= open.claim[c] == role[c] ? truth : (1.0 - truth) / others;
    }
    return weight;
}

}  // namespace

Worlds imagine(const Rules& rules, const View& seen, const Honesty& honesty, Rng& luck) {
    std::array<PerCharacter<Role>, kGuesses> guessed;
    std::array<double, kGuesses> weight{};
    double total = 0.0;
    for (std::size_t i = 0; i < kGuesses; ++i) {
        guessed[i] = seen.role;
        guess_roles(rules, seen, luck, guessed[i]);
        weight[i] = credit(rules, seen, honesty, guessed[i]);
        total += weight[i];
    }
    // Nerves are spread evenly rather than drawn: with so few worlds, luck would have a whole table
    // waver. Each character has its own stride, so that nobody's nerve tells anything of another's.
    constexpr std::array<std::uint32_t, kMaxCharacters> kStride{29, 37, 43, 47, 53, 59, 61, 67};
    std::array<std::uint32_t, kMaxCharacters> start{};
    for (std::uint32_t& each : start) each = luck.below(100);
    // Evenly spaced picks from the weighted line, so that no heavy guess is missed.
    Worlds worlds;
    const double step = total / static_cast<double>(kWorlds);
    double at = step * (static_cast<double>(luck.below(1000)) + 0.5) / 1000.0;
    double passed = 0.0;
    for (std::size_t i = 0; i < kGuesses && worlds.size() < kWorlds; ++i) {
        passed += weight[i];
        for (; at < passed && worlds.size() < kWorlds; at += step) {
            World world{.role = guessed[i], .nerve = {}, .whim = luck.below(1u << 30)};
            for (const Character c : all_characters(rules)) {
                const auto k = static_cast<std::size_t>(c);
                const auto place = static_cast<std::uint32_t>(worlds.size());
                world.nerve[c] = static_cast<std::uint8_t>((start[k] + place * kStride[k]) % 100);
            }
            worlds.push_back(world);
        }
    }
    return worlds;
}

double likely(const Worlds& worlds, Character c, Role role) {
    double count = 0.0;
    for (const World& world : worlds) count += world.role[c] == role ? 1.0 : 0.0;
    return worlds.empty() ? 0.0 : count / static_cast<double>(worlds.size());
}

}  // namespace moneybags::millions
