#include "bots/millions/reading.h"

#include <array>

namespace moneybags::millions {
namespace {

// How well handings-out of roles go with what was said by those who hide.
class Credit {
   public:
    Credit(const Rules& rules, const View& seen, const Honesty& honesty) {
        const double others = rules.roles.size() - 1;
        for (const Character c : all_characters(rules) & seen.open.spoke) {
            const Role claim = seen.open.claim[c];
            if (seen.role[c] != Role::None || claim == Role::None) continue;
            const double truth = honesty.of(owner(rules, c));
            Said said{.by = c, .weight = {}};
            for (const Role role : rules.roles) {
                // A Snitch or Tech has most reason to hide.
                const double here = truth * (role == rules.namer ? 0.6 : 1.0);
                said.weight[role] = claim == role ? here : (1.0 - here) / others;
            }
            said_.push_back(said);
        }
    }
    double of(const PerCharacter<Role>& role) const {
        double weight = 1.0;
        for (const Said& said : said_) weight *= said.weight[role[said.by]];
        return weight;
    }

   private:
    struct Said {
        Character by;
        PerRole<double> weight;
    };
    FixedVector<Said, kMaxCharacters> said_;
};

}  // namespace

Worlds imagine(const Rules& rules, const View& seen, const Honesty& honesty, Rng& luck) {
    std::array<PerCharacter<Role>, kGuesses> guessed;
    std::array<double, kGuesses> weight{};
    double total = 0.0;
    const RoleGuess guess{rules, seen};
    const Credit credit{rules, seen, honesty};
    for (std::size_t i = 0; i < kGuesses; ++i) {
        guessed[i] = seen.role;
        guess.draw(luck, guessed[i]);
        weight[i] = credit.of(guessed[i]);
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
