#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace moneybags {

// An array that only its own enum can index: a purse is looked up by a seat, never by a round.
template <class E, class T, std::size_t N>
struct EnumArray {
    std::array<T, N> items{};

    static constexpr std::size_t size() { return N; }
    static constexpr EnumArray all(const T& item) {
        EnumArray array;
        for (T& each : array.items) each = item;
        return array;
    }
    constexpr T& operator[](E e) {
        assert(static_cast<std::size_t>(e) < N);
        return items[static_cast<std::size_t>(e)];
    }
    constexpr const T& operator[](E e) const {
        assert(static_cast<std::size_t>(e) < N);
        return items[static_cast<std::size_t>(e)];
    }
    constexpr bool operator==(const EnumArray&) const = default;
};

}  // namespace moneybags
