#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

namespace moneybags {

// Why a move, an outcome, a data file or an option was not taken, as data: the clause that speaks
// against it, which sentence explains it, and the figures of that sentence. The sentence itself is
// built at the edge (Notation::explain), where strings are welcome.
struct Refusal {
    std::string_view clause;  // "MX-R-09"
    std::string_view reason;  // "above-purse": a word of the tables of reasons
    std::int32_t asked = 0;
    std::int32_t least = 0;
    std::int32_t most = 0;

    constexpr bool operator==(const Refusal&) const = default;
};

// What speaks against something, if anything does.
using Objection = std::optional<Refusal>;

// A reason is the key of a sentence that says what is wrong and what would have been right. Those
// that any game may need stand here, the others in a table of the game's own
// (games/<game>/reasons.h): the same word for the same thing.
inline constexpr std::string_view kCommonReasons[] = {
    "game-over",        // nobody has a move left
    "no-such-seat",     // look who sits at the table
    "not-your-turn",    // wait until you are asked
    "luck-first",       // wait until cards and dice have fallen
    "no-luck-now",      // a player is to move
    "impossible-luck",  // luck gives what the outcomes list
    "no-clock",         // no time limit runs that could run out
};

void a_reason_must_stand_in_a_table();

// A word of these tables; no other compiles.
template <const auto& kOwn>
class ReasonOf {
   public:
    consteval ReasonOf(const char* word) : word_(word) {
        const auto stands_in = [&](const auto& table) {
            return std::find(std::begin(table), std::end(table), word_) != std::end(table);
        };
        if (!stands_in(kOwn) && !stands_in(kCommonReasons)) a_reason_must_stand_in_a_table();
    }
    constexpr operator std::string_view() const { return word_; }

   private:
    std::string_view word_;
};

// How a game refuses: `against("MX-R-09", "above-purse", asked, least, most)`.
template <const auto& kOwn>
struct Against {
    constexpr Objection operator()(std::string_view clause, ReasonOf<kOwn> reason,
                                   std::int32_t asked = 0, std::int32_t least = 0,
                                   std::int32_t most = 0) const {
        return Refusal{clause, reason, asked, least, most};
    }
};

}  // namespace moneybags
