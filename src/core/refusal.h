#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace moneybags {

// Why a move, an outcome, a data file or an option was not taken, as data: the clause that speaks
// against it, which sentence explains it, and the figures of that sentence. The sentence itself is
// built at the edge (Notation::explain), where strings are welcome.
struct Refusal {
    std::string_view clause;  // "MX-R-09"
    std::string_view reason;  // key of the sentence in the game's texts: "above-purse"
    std::int32_t asked = 0;
    std::int32_t least = 0;
    std::int32_t most = 0;

    constexpr bool operator==(const Refusal&) const = default;
};

// What speaks against something, if anything does.
using Objection = std::optional<Refusal>;

constexpr Objection against(std::string_view clause, std::string_view reason,
                            std::int32_t asked = 0, std::int32_t least = 0, std::int32_t most = 0) {
    return Refusal{clause, reason, asked, least, most};
}

}  // namespace moneybags
