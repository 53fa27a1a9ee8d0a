#pragma once

#include <cassert>
#include <cstdint>

namespace moneybags {

// Our own generator (splitmix64), for whoever supplies chance: standard distributions deal other
// cards on another library, and yesterday's replay would be fiction.
class Rng {
   public:
    constexpr explicit Rng(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    // Uniform in 0 … bound-1, without bias: the few draws that would favour low numbers are
    // redrawn.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t unfair = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

   private:
    std::uint64_t state_;
};

// A quicker one (multiply with carry: one multiplication a number) for games that nobody keeps:
// playouts draw once for every choice they are shown.
class QuickRng {
   public:
    constexpr explicit QuickRng(std::uint64_t seed)
        : state_(Rng{seed}.next() >> 1 | 1) {}  // never one of the few states that stand still

    constexpr std::uint32_t next() {
        const auto low = static_cast<std::uint32_t>(state_);
        const auto high = static_cast<std::uint32_t>(state_ >> 32);
        state_ = std::uint64_t{low} * 0xFFFEB81Bu + high;
        return low ^ high;
    }
    // Uniform in 0 … bound-1 but for a part in 2^32 / bound.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        return static_cast<std::uint32_t>(std::uint64_t{next()} * bound >> 32);
    }

   private:
    std::uint64_t state_;
};

}  // namespace moneybags
