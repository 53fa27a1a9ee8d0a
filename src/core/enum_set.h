#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <type_traits>

#include "core/bits.h"

namespace moneybags {

// A set of up to N things named by an enum (seats, roles, characters), kept as bits: copying,
// comparing and intersecting cost one instruction.
template <class E, std::size_t N>
class EnumSet {
   public:
    using Bits = std::conditional_t<(N <= 8), std::uint8_t,
                                    std::conditional_t<(N <= 16), std::uint16_t, std::uint32_t>>;
    static_assert(N < 32);

    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> members) {
        for (const E e : members) add(e);
    }
    static constexpr EnumSet of_bits(unsigned bits) {
        EnumSet set;
        set.bits_ = static_cast<Bits>(bits);
        return set;
    }
    static constexpr EnumSet first(std::size_t count) {
        return of_bits(static_cast<unsigned>((std::uint64_t{1} << count) - 1));
    }

    constexpr unsigned bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const {  // bits added up side by side: without a popcount instruction,
                                  // std::popcount is a call
        std::uint32_t sums = bits_ - (bits_ >> 1 & 0x55555555u);
        sums = (sums & 0x33333333u) + (sums >> 2 & 0x33333333u);
        sums = (sums + (sums >> 4)) & 0x0F0F0F0Fu;
        return static_cast<int>(sums * 0x01010101u >> 24);
    }
    constexpr bool single() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
    constexpr bool several() const { return (bits_ & (bits_ - 1)) != 0; }
    constexpr bool has(E e) const {
        return (unsigned{bits_} >> static_cast<unsigned>(e) & 1u) != 0;
    }
    constexpr bool holds(EnumSet other) const { return (other - *this).empty(); }
    constexpr bool meets(EnumSet other) const { return (bits_ & other.bits_) != 0; }
    constexpr E lowest() const {
        assert(!empty());
        return lowest_of(bits_);
    }

    constexpr void add(E e) {
        assert(static_cast<std::size_t>(e) < N);
        bits_ = static_cast<Bits>(bits_ | 1u << static_cast<unsigned>(e));
    }
    constexpr void remove(E e) {
        bits_ = static_cast<Bits>(bits_ & ~(1u << static_cast<unsigned>(e)));
    }
    constexpr void clear() { bits_ = 0; }

    friend constexpr EnumSet operator|(EnumSet a, EnumSet b) {
        return of_bits(unsigned{a.bits_} | b.bits_);
    }
    friend constexpr EnumSet operator&(EnumSet a, EnumSet b) {
        return of_bits(unsigned{a.bits_} & b.bits_);
    }
    friend constexpr EnumSet operator-(EnumSet a, EnumSet b) {
        return of_bits(unsigned{a.bits_} & ~unsigned{b.bits_});
    }
    constexpr bool operator==(const EnumSet&) const = default;

    class Iterator {
       public:
        constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
        constexpr E operator*() const { return lowest_of(bits_); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const { return bits_ == 0; }

       private:
        unsigned bits_;
    };
    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr std::default_sentinel_t end() const { return {}; }

   private:
    static constexpr E lowest_of(unsigned bits) {
        if (bits == 0) __builtin_unreachable();  // spares the question in the innermost loops
        return static_cast<E>(lowest_bit(std::uint32_t{bits}));
    }

    Bits bits_ = 0;
};

}  // namespace moneybags
