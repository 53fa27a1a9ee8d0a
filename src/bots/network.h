#pragma once

// A network that plays: it reads the bits of an observation and of each listed move
// (docs/encoding.md), and says how good each move is, who wins, and what is hidden. Whole numbers
// only, so that every machine plays the same; docs/bots.md describes its file and its arithmetic.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "encoding/fields.h"
#include "encoding/fingerprint.h"
#include "games/result.h"

namespace moneybags {

// What is to come in, and to go out.
struct NetworkFit {
    std::string_view family;
    std::uint64_t fingerprint = 0;
    std::uint32_t view_bits = 0, move_bits = 0, outcomes = 0, guesses = 0;
};
template <class G>
NetworkFit fit_of() {
    using E = EncodingOf<G>;
    return {E::kName, fingerprint<G>(), E::kViewBits, E::kMoveBits, E::kOutcomes, E::kGuesses};
}

class Network {
   public:
    static constexpr std::string_view kMagic = "MBNET001";
    static constexpr std::size_t kMostBytes = 500'000;
    static constexpr std::uint32_t kMostFirst = 512, kMostSecond = 256, kMostMixed = 256;
    static constexpr std::uint32_t kMostOutcomes = 16, kMostGuesses = 512;

    // `file` is what it is called in complaints.
    static Result<Network> read(std::string_view bytes, const NetworkFit&, const std::string& file);

    // What it makes of an observation.
    struct Thought {
        std::array<std::int16_t, kMostSecond> second;  // 0 … 255
        std::array<std::int32_t, kMostMixed> mixed;    // what it expects of a move
    };
    template <std::size_t N>
    Thought look(const BitRow<N>& observation) const {
        return look(std::span<const std::uint64_t>(observation.words));
    }
    // How good a move is, in 1/1024 nats. Only differences between moves mean something.
    template <std::size_t N>
    std::int32_t logit(const Thought& thought, const BitRow<N>& move) const {
        return logit(thought, std::span<const std::uint64_t>(move.words));
    }
    // Who wins, in 1/65536: oneself, each of the others clockwise, and behind them nobody. `out`
    // has room for all of them, so it says how many players there are.
    void outcomes(const Thought&, std::span<std::uint32_t> out) const;
    // Each guess, in 1/65536: yes. `out` has room for as many as there are.
    void guesses(const Thought&, std::span<std::uint32_t> out) const;

   private:
    // A row of weights for each that comes in; then each sum is scaled. Bits add whole rows, each a
    // byte a number; numbers add products, of two rows at a time (bots/lanes.h).
    template <class Weight>
    struct Layer {
        static constexpr std::size_t kTogether = sizeof(Weight);
        std::vector<Weight> weights;
        std::size_t rows = 0, width = 0;
        std::vector<std::int32_t> bias, scale;
    };
    using OfBits = Layer<std::int8_t>;
    using OfNumbers = Layer<std::int16_t>;

    Thought look(std::span<const std::uint64_t> observation) const;
    std::int32_t logit(const Thought&, std::span<const std::uint64_t> move) const;
    template <std::size_t kMost>
    std::array<std::int32_t, kMost> figures(const Thought&, const OfNumbers& head) const;

    std::uint32_t outcomes_ = 0, guesses_ = 0;
    OfBits one_, move_;  // those of moves have no bias
    OfNumbers two_, state_, value_, guess_;
    std::vector<std::int16_t> judge_, move_whole_, move_part_;  // the scale of moves, in two parts
    std::int32_t judge_scale_ = 0;
};

// e^(-x / 1024) in 1/2^20, rounded down; 0 where that is less than one.
std::uint32_t e_to_minus(std::uint64_t x);

// One of some moves by their logits: the lower the temperature (in hundredths), the more likely the
// best.
std::size_t drawn(std::span<const std::int32_t> logits, int temperature, Rng&);

// CRC-32, as zlib reckons it.
std::uint32_t crc32_of(std::string_view bytes);

}  // namespace moneybags
