#pragma once

// How heists end, once it is known who takes part as what. The same come up again and again while a
// round is talked about, so they are kept.

#include <array>
#include <cstring>
#include <type_traits>
#include <vector>

#include "games/millions/heist.h"

namespace moneybags::millions {

using Chances = PerSeat<double>;

// Who is how likely to win with this money and so much of the game to go; sure once it is over.
Chances chances(const Rules&, const Open&);
// The same of one seat alone, while the game goes on.
double chance_of(Seat, const Rules&, const PerSeat<Millions>& purse,
                 const PerSeat<std::uint8_t>& cards, int round);

// All that the end of a heist depends on, as it lies before the first role is called.
struct Heist {
    PerSeat<Millions> purse;
    PerSeat<std::uint8_t> cards;
    PerCharacter<Role> role;  // of those who take part; of others whatever comes first
    CharacterSet in;
    Seat leader{};
    Card loot{};
    std::uint8_t round = 0;
    Role named = Role::None;   // what the only Snitch or Tech will name
    std::uint8_t nothing = 0;  // so that all bytes mean something
    Millions centre;

    // To compare and to find it by.
    using Words = std::array<std::uint64_t, 5>;
    Words words() const {
        static_assert(sizeof(Words) == sizeof(Heist));
        Words words;
        std::memcpy(&words, this, sizeof words);
        return words;
    }
};
static_assert(std::has_unique_object_representations_v<Heist>);

struct Ended {
    PerSeat<Millions> purse;
    PerSeat<std::uint8_t> cards;
    bool over = false;  // the game
    Chances chances;
};

class Heists {
   public:
    // Of these rules, for this thread.
    static Heists& of(const Rules&);

    // As remembered, or as `play` tells.
    template <class Play>
    const Ended& end_of(const Heist& heist, const Play& play) {
        const Heist::Words words = heist.words();
        Known& known = known_[place(words)];
        std::uint64_t differs = 0;
        for (std::size_t i = 0; i < words.size(); ++i) differs |= words[i] ^ known.words[i];
        if (differs != 0) {
            known.ended = play();
            known.words = words;
        }
        return known.ended;
    }

   private:
    struct Known {
        Heist::Words words{};  // at first of a heist in no round
        Ended ended;
    };
    static std::size_t place(const Heist::Words& words) {
        std::uint64_t sum = 0;
        for (const std::uint64_t word : words) sum = (sum ^ word) * 0x9E3779B97F4A7C15u;
        return static_cast<std::size_t>(sum >> 40) % kKept;
    }

    static constexpr std::size_t kKept = 1 << 11;
    Rules rules_;
    std::vector<Known> known_ = std::vector<Known>(kKept);
};

}  // namespace moneybags::millions
