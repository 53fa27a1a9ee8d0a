#pragma once

// Sets of more things than core's EnumSet holds: 64 businesses, 64 cards, 128 places.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "core/bits.h"

namespace moneybags::madcity {

template <class E, std::size_t N>
class WideSet {
   public:
    static constexpr std::size_t kWords = N / 64;
    static_assert(N % 64 == 0 && (kWords == 1 || kWords == 2));
    using Words = std::array<std::uint64_t, kWords>;

    constexpr WideSet() = default;
    constexpr WideSet(std::initializer_list<E> members) {
        for (const E e : members) add(e);
    }
    static constexpr WideSet of_words(const Words& words) {
        WideSet set;
        set.words_ = words;
        return set;
    }

    constexpr const Words& words() const { return words_; }
    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += count_bits(word);
        return count;
    }
    constexpr bool has(E e) const {
        const auto at = static_cast<std::size_t>(e);
        return at < N && (words_[at / 64] >> at % 64 & 1u) != 0;
    }
    constexpr bool meets(const WideSet& other) const { return !(*this & other).empty(); }
    constexpr E lowest() const {
        assert(!empty());
        return *begin();
    }

    constexpr void add(E e) {
        const auto at = static_cast<std::size_t>(e);
        assert(at < N);
        words_[at / 64] |= std::uint64_t{1} << at % 64;
    }
    constexpr void remove(E e) {
        const auto at = static_cast<std::size_t>(e);
        assert(at < N);
        words_[at / 64] &= ~(std::uint64_t{1} << at % 64);
    }

    friend constexpr WideSet operator|(WideSet a, const WideSet& b) {
        for (std::size_t i = 0; i < kWords; ++i) a.words_[i] |= b.words_[i];
        return a;
    }
    friend constexpr WideSet operator&(WideSet a, const WideSet& b) {
        for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    friend constexpr WideSet operator-(WideSet a, const WideSet& b) {
        for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    constexpr bool operator==(const WideSet&) const = default;

    class Iterator {
       public:
        constexpr explicit Iterator(const Words& words) : words_(words) {}
        constexpr E operator*() const {
            std::size_t at = 0;
            while (at + 1 < kWords && words_[at] == 0) ++at;
            return static_cast<E>(64 * at + static_cast<std::size_t>(lowest_bit(words_[at])));
        }
        constexpr Iterator& operator++() {
            std::size_t at = 0;
            while (at + 1 < kWords && words_[at] == 0) ++at;
            words_[at] &= words_[at] - 1;
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const {
            return of_words(words_).empty();
        }

       private:
        Words words_;
    };
    constexpr Iterator begin() const { return Iterator{words_}; }
    constexpr std::default_sentinel_t end() const { return {}; }

   private:
    Words words_{};
};

}  // namespace moneybags::madcity
