#pragma once

// What a network reads: a row of bits of fixed length, field after field. A game names its fields
// once, in a function that is given a writer; one writer sets bits, one counts them, and one lists
// them for people (docs/encoding.md). No floating-point number and no heap, so that a GPU and every
// machine make the same bits.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/seat.h"

namespace moneybags {

template <std::size_t N>
struct BitRow {
    static constexpr std::size_t kBits = N;
    std::array<std::uint64_t, (N + 63) / 64> words{};

    constexpr bool has(std::size_t i) const { return (words[i / 64] >> i % 64 & 1u) != 0; }
    constexpr bool operator==(const BitRow&) const = default;
};

template <std::size_t N>
constexpr void set_bit(BitRow<N>& row, std::size_t bit) {
    row.words[bit / 64] |= std::uint64_t{1} << bit % 64;
}

// The kinds of fields. `Self` has `bits(name, some bits, how many they are)`, and `enter` and
// `leave` for parts that come several times.
template <class Self>
class FieldWriter {
   public:
    constexpr void flag(const char* name, bool on) { self().bits(name, on ? 1u : 0u, 1); }

    // One bit for each of `count` things, of which `which` is the one; none if it is none of them.
    constexpr void one_of(const char* name, std::size_t which, unsigned count) {
        for (unsigned first = 0; first < count; first += 64) {
            const unsigned here = count - first < 64 ? count - first : 64;
            const bool lies_here = which >= first && which - first < here;
            self().bits(name, lies_here ? std::uint64_t{1} << (which - first) : 0, here);
        }
    }
    // One bit for each thing that may be in a set, which has these bits.
    constexpr void some_of(const char* name, std::uint64_t set, unsigned count) {
        self().bits(name, set, count);
    }
    // A number by the steps it has reached.
    template <int... kSteps>
    constexpr void at_least(const char* name, int number) {
        if constexpr (Self::kDescribes) self().steps({kSteps...});
        std::uint64_t reached = 0;
        unsigned at = 0;
        ((reached |= std::uint64_t{number >= kSteps} << at++), ...);
        self().bits(name, reached, sizeof...(kSteps));
    }
    // The same fields for several things: `fill` writes those of one of them.
    template <class Fill>
    constexpr void each(const char* name, unsigned count, const Fill& fill) {
        for (unsigned i = 0; i < count; ++i) {
            self().enter(name, i, count);
            fill(i);
        }
        self().leave();
    }

   private:
    constexpr Self& self() { return static_cast<Self&>(*this); }
};

template <std::size_t N>
class BitWriter : public FieldWriter<BitWriter<N>> {
   public:
    static constexpr bool kDescribes = false;
    constexpr explicit BitWriter(BitRow<N>& row) : row_(row) {}
    constexpr void bits(const char*, std::uint64_t some, unsigned count) {
        assert(at_ + count <= N && (count == 64 || some >> count == 0));
        const std::size_t word = at_ / 64, shift = at_ % 64;
        row_.words[word] |= some << shift;
        if (shift + count > 64) row_.words[word + 1] |= some >> (64 - shift);
        at_ += count;
    }
    constexpr void enter(const char*, unsigned, unsigned) {}
    constexpr void leave() {}

   private:
    BitRow<N>& row_;
    std::size_t at_ = 0;
};

class FieldCounter : public FieldWriter<FieldCounter> {
   public:
    static constexpr bool kDescribes = false;
    constexpr void bits(const char*, std::uint64_t, unsigned count) { count_ += count; }
    constexpr void enter(const char*, unsigned, unsigned) {}
    constexpr void leave() {}
    constexpr std::size_t count() const { return count_; }

   private:
    std::size_t count_ = 0;
};

// For people: where each field lies. A field of a part that comes several times stands there once.
class FieldList : public FieldWriter<FieldList> {
   public:
    static constexpr bool kDescribes = true;
    struct Field {
        std::string name;
        std::size_t first = 0, size = 0;
        unsigned times = 1;      // how often its part comes …
        std::size_t stride = 0;  // … and how far apart
        std::vector<int> steps;  // of a number
    };

    void steps(std::vector<int> reached) { steps_ = std::move(reached); }
    void bits(const char* name, std::uint64_t, unsigned count) {
        const std::string whole = part_.empty() ? name : part_ + ": " + name;
        if (!fields.empty() && fields.back().name == whole && !again_) {
            fields.back().size += count;  // a long field comes in pieces
        } else if (!again_) {
            fields.push_back({whole, size_, count, times_, 0, std::move(steps_)});
        }
        steps_.clear();
        size_ += count;
    }
    void enter(const char* name, unsigned i, unsigned count) {
        if (i == 0) {
            first_of_part_ = fields.size();
            part_begins_ = size_;
        }
        part_ = name;
        times_ = count;
        again_ = i > 0;
    }
    void leave() {
        for (std::size_t i = first_of_part_; i < fields.size(); ++i) {
            fields[i].stride = (size_ - part_begins_) / times_;
        }
        part_.clear();
        times_ = 1;
        again_ = false;
    }
    std::size_t size() const { return size_; }

    std::vector<Field> fields;

   private:
    std::size_t size_ = 0;
    std::string part_;  // in which the next field lies
    unsigned times_ = 1;
    bool again_ = false;  // its fields stand in the list already
    std::size_t part_begins_ = 0, first_of_part_ = 0;
    std::vector<int> steps_;
};

// Counts what was heard, as far as a byte goes.
constexpr void once_more(std::uint8_t& count) {
    if (count < 255) ++count;
}

// How far clockwise from `me` a chair is: 0 is one's own. No chair at all is none of them.
constexpr std::size_t clockwise_from(Seat me, Seat seat, int players) {
    if (number(seat) >= players) return kMaxSeats;
    const int ahead = number(seat) - number(me);
    return static_cast<std::size_t>(ahead < 0 ? ahead + players : ahead);
}
constexpr Seat seat_ahead(Seat me, unsigned ahead, int players) {
    return Seat{static_cast<std::uint8_t>((number(me) + static_cast<int>(ahead)) % players)};
}
// A set of chairs, turned so that one's own comes first.
constexpr std::uint64_t turned(SeatSet seats, Seat me, int players) {
    const unsigned bits = seats.bits() & ((1u << players) - 1u);
    const unsigned from = static_cast<unsigned>(number(me));
    return (bits >> from | bits << (static_cast<unsigned>(players) - from)) &
           ((1u << players) - 1u);
}

// What a game's encoding is made of, for code that serves every game. Each game's header defines
// it:
//
//   kName                    as files call the family
//   Heard                    what everybody has heard
//   kViewBits, kMoveBits     of an observation, and of a move
//   kOutcomes                who may win: oneself, each who sits clockwise, nobody
//   kGuesses                 yes or no about what is hidden
//   kCandidates              moves that a network is asked about at once, at the most
//   smallest_rules()         of a table to count fields on
template <class Family>
struct EncodingOf;

// How many bits an observation (what: Heard) or a move takes.
template <class Rules, class View, class What>
constexpr std::size_t bits_of(const Rules& rules, const View& seen, const What& what) {
    FieldCounter counter;
    encode(rules, seen, what, counter);
    return counter.count();
}

template <std::size_t N, class Rules, class View, class What>
constexpr BitRow<N> encoded(const Rules& rules, const View& seen, const What& what) {
    BitRow<N> row;
    BitWriter<N> out(row);
    encode(rules, seen, what, out);
    return row;
}

}  // namespace moneybags
