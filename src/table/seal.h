#pragma once

// The secret a table draws all its luck from. Its digest is shown before the first card, the seed
// after the last: then anybody can deal the game again and see that nobody chose.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "games/result.h"

namespace moneybags {

struct Bytes32 : std::array<std::uint8_t, 32> {};

std::string hex(const Bytes32&);
Result<Bytes32> read_hex(std::string_view);  // 64 digits, small letters

// Unkeyed BLAKE2b with 32 bytes: for tokens that are stored hashed and for chains of entries.
Bytes32 digest(std::string_view);
bool same_secret(const Bytes32&, const Bytes32&);  // in a time that does not depend on the content

struct Seed {
    Bytes32 bytes{};
    bool operator==(const Seed&) const = default;
};
Seed fresh_seed();

// BLAKE2b(seed ‖ table id), in hex: shown when the table opens.
std::string commitment(const Seed&, std::string_view table);

// The generator for one draw. Its seed is the first 8 bytes, the lowest first, of the 32 that
// BLAKE2b keyed with the table's seed gives for "<purpose> <index> <seat>", such as "luck 7 0".
// Each draw has its own, so what was drawn tells nothing of what will be.
enum class Purpose { Luck, Bot, Pace, Fallback, Cast };
Rng stream(const Seed&, Purpose, std::uint64_t index, int seat = 0);

}  // namespace moneybags
