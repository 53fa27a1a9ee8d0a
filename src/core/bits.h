#pragma once

// Bits counted and found. The only place that asks the machine for it: in a GPU kernel the standard
// library's std::countr_zero answers the width of the type whatever it is asked, and a loop over
// the members of a set never ends.

#include <bit>
#include <cstdint>
#include <type_traits>

namespace moneybags {

// The number of the lowest bit that is set, of which there must be one.
constexpr int lowest_bit(std::uint32_t bits) {
#ifdef __CUDA_ARCH__
    if (!std::is_constant_evaluated()) return __ffs(static_cast<int>(bits)) - 1;
#endif
    return std::countr_zero(bits);
}
constexpr int lowest_bit(std::uint64_t bits) {
#ifdef __CUDA_ARCH__
    if (!std::is_constant_evaluated()) return __ffsll(static_cast<long long>(bits)) - 1;
#endif
    return std::countr_zero(bits);
}

// How many bits are set.
constexpr int count_bits(std::uint64_t bits) {
#ifdef __CUDA_ARCH__
    if (!std::is_constant_evaluated()) return __popcll(bits);
#endif
    return std::popcount(bits);
}

}  // namespace moneybags
