#pragma once

// A heap of cards of which only the kinds count: the Draw deck, the Discard pile, a hand, an
// envelope. A pile that is shuffled has no order to keep (6.2), so all of them are such heaps, and
// a heap is one word: two bits for each kind, so at most three copies of a kind.

#include <cassert>
#include <cstdint>
#include <iterator>

#include "core/bits.h"
#include "games/guillotines/pieces.h"

namespace moneybags::guillotines {

class Bag {
   public:
    static constexpr unsigned kMostCopies = 3;

    constexpr Bag() = default;
    static constexpr Bag of_bits(std::uint64_t bits) {
        Bag bag;
        bag.bits_ = bits;
        return bag;
    }
    static constexpr Bag of(Kind k, unsigned copies = 1) {
        assert(static_cast<unsigned>(k) < kKinds && copies <= kMostCopies);
        return of_bits(std::uint64_t{copies} << 2 * static_cast<unsigned>(k));
    }
    static constexpr Bag of(CrisisSet crises) {
        Bag bag;
        for (const Crisis c : crises) bag.add(kind_of(c));
        return bag;
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr unsigned size() const {  // pairs of bits are added up side by side
        std::uint64_t sums = (bits_ & 0x3333333333333333u) + (bits_ >> 2 & 0x3333333333333333u);
        sums = (sums & 0x0F0F0F0F0F0F0F0Fu) + (sums >> 4 & 0x0F0F0F0F0F0F0F0Fu);
        return static_cast<unsigned>(sums * 0x0101010101010101u >> 56);
    }
    constexpr unsigned count(Kind k) const {
        return static_cast<unsigned>(bits_ >> 2 * static_cast<unsigned>(k) & 3u);
    }
    constexpr bool has(Kind k) const { return count(k) != 0; }
    constexpr bool holds(Bag other) const {  // every kind at least as often as there
        for (const Kind k : other) {
            if (count(k) < other.count(k)) return false;
        }
        return true;
    }

    constexpr void add(Kind k) {
        assert(static_cast<unsigned>(k) < kKinds && count(k) < kMostCopies);
        bits_ += std::uint64_t{1} << 2 * static_cast<unsigned>(k);
    }
    constexpr void take(Kind k) {
        assert(has(k));
        bits_ -= std::uint64_t{1} << 2 * static_cast<unsigned>(k);
    }
    friend constexpr Bag operator+(Bag a, Bag b) { return of_bits(a.bits_ + b.bits_); }
    friend constexpr Bag operator-(Bag a, Bag b) {
        assert(a.holds(b));
        return of_bits(a.bits_ - b.bits_);
    }
    constexpr Bag& operator+=(Bag b) { return *this = *this + b; }
    constexpr Bag& operator-=(Bag b) { return *this = *this - b; }
    constexpr bool operator==(const Bag&) const = default;

    // What of it is …
    constexpr Bag resources() const { return of_bits(bits_ & kResources); }
    constexpr Bag specials() const { return of_bits(bits_ & kSpecials); }
    constexpr Bag crises() const { return of_bits(bits_ & kCrisisBits); }
    constexpr Bag without_crises() const { return of_bits(bits_ & ~kCrisisBits); }
    constexpr Bag from(Kind k) const {  // that kind and all behind it
        return of_bits(bits_ >> 2 * static_cast<unsigned>(k) << 2 * static_cast<unsigned>(k));
    }
    constexpr Bag suit(Suit suit) const {
        return of_bits(bits_ & std::uint64_t{0x3F} << 6 * static_cast<unsigned>(suit));
    }
    // … and the sum of the numbers on its Resource cards.
    constexpr unsigned points() const {
        const unsigned ones = of_bits(bits_ & kFirsts).size();
        const unsigned twos = of_bits(bits_ & kFirsts << 2).size();
        const unsigned threes = of_bits(bits_ & kFirsts << 4).size();
        return ones + 2 * twos + 3 * threes;
    }

    // The kinds present, each once, in order.
    class Iterator {
       public:
        constexpr explicit Iterator(std::uint64_t kinds) : kinds_(kinds) {}
        constexpr Kind operator*() const {
            if (kinds_ == 0) __builtin_unreachable();
            return static_cast<Kind>(lowest_bit(kinds_) / 2);
        }
        constexpr Iterator& operator++() {
            kinds_ &= kinds_ - 1;
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const { return kinds_ == 0; }

       private:
        std::uint64_t kinds_;
    };
    constexpr Iterator begin() const {
        return Iterator{(bits_ | bits_ >> 1) & 0x5555555555555555u};
    }
    constexpr std::default_sentinel_t end() const { return {}; }
    constexpr Kind lowest() const { return *begin(); }

    // The card at this place when all lie in order of kinds. Four kinds are a byte; all bytes are
    // counted and added up at once, so that only one byte is gone through.
    constexpr Kind nth(unsigned at) const {
        assert(at < size());
        constexpr std::uint64_t ones = 0x0101010101010101u;
        std::uint64_t sums = (bits_ & 0x3333333333333333u) + (bits_ >> 2 & 0x3333333333333333u);
        sums = (sums & 0x0F0F0F0F0F0F0F0Fu) + (sums >> 4 & 0x0F0F0F0F0F0F0F0Fu);
        const std::uint64_t up_to = sums * ones;  // cards in this byte and all before it, below 128
        const std::uint64_t beyond = ((up_to | ones * 0x80) - ones * (at + 1)) & ones * 0x80;
        if (beyond == 0) __builtin_unreachable();
        const unsigned shift = static_cast<unsigned>(lowest_bit(beyond)) - 7;
        at -= static_cast<unsigned>((up_to - sums) >> shift & 0xFFu);
        unsigned byte = static_cast<unsigned>(bits_ >> shift);
        unsigned kind = shift / 2;
        while (at >= (byte & 3u)) {
            at -= byte & 3u;
            byte >>= 2;
            ++kind;
        }
        return static_cast<Kind>(kind);
    }

   private:
    static constexpr std::uint64_t kResources = (std::uint64_t{1} << 2 * kResourceKinds) - 1;
    static constexpr std::uint64_t kSpecials = std::uint64_t{0x3F} << 2 * kResourceKinds;
    static constexpr std::uint64_t kCrisisBits = std::uint64_t{0xFFFFFF} << 36;
    static constexpr std::uint64_t kFirsts = 0x3 * 0x01041041u;  // the ones of the five suits

    std::uint64_t bits_ = 0;
};
static_assert(sizeof(Bag) == 8);
static_assert(Bag::of(Kind::Audit, 2).size() == 2);
static_assert((Bag::of(resource(Suit::Bombs, 3), 3) + Bag::of(resource(Suit::Locks, 1))).points() ==
              10);
static_assert(Bag::of(kind_of(Crisis::BankRun)).crises().size() == 1);
static_assert((Bag::of(Kind::Audit, 2) + Bag::of(resource(Suit::Locks, 2), 3)).nth(3) ==
              Kind::Audit);
static_assert((Bag::of(Kind::Audit, 2) + Bag::of(resource(Suit::Locks, 2), 3)).nth(2) ==
              resource(Suit::Locks, 2));

}  // namespace moneybags::guillotines
