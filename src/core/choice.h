#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/fixed_vector.h"
#include "core/rng.h"

namespace moneybags {

// What luck may do, with the weight of each possibility.
template <class Outcome>
struct Weighted {
    Outcome outcome{};
    std::uint32_t weight = 0;

    constexpr bool operator==(const Weighted&) const = default;
};

// From a list of Weighted outcomes, of which there must be one.
template <class List, class Luck>
constexpr auto draw(const List& outcomes, Luck& luck) {
    std::uint32_t total = 0;
    for (const auto& each : outcomes) total += each.weight;
    assert(total > 0);
    std::uint32_t at = luck.below(total);
    auto each = outcomes.begin();
    while (at >= each->weight) at -= (each++)->weight;
    return each->outcome;
}

inline constexpr std::size_t kLongestRow = 10;  // more than a list's roof is room for

// What some choices differ in, word by word, ready to be written side by side.
template <class Word, std::size_t N>
class Row {
   public:
    static_assert(N <= kLongestRow);
    constexpr void add(Word part) {
        assert(size_ < N);
        parts_[size_++] = part;
    }
    constexpr std::uint32_t size() const { return size_; }
    constexpr Word operator[](std::size_t i) const { return parts_[i]; }  // 0 behind the last
    constexpr bool operator==(const Row&) const = default;

   private:
    std::array<Word, N> parts_{};
    std::uint32_t size_ = 0;
};

// A choice in one word, as it lies in memory.
template <class Choice>
using WordOf =
    std::conditional_t<sizeof(Choice) == 2, std::uint16_t,
                       std::conditional_t<sizeof(Choice) == 4, std::uint32_t, std::uint64_t>>;

// A list of choices may state one amount of a move as a range ("offer to Bea, 1..6"): such a choice
// stands for `count()` moves, of which `move(k)` is the k-th. Drawing weighs each by its count, so
// every single move is equally likely and no range is ever written out.
template <class Choice, std::size_t N>
class ChoiceList {
   public:
    constexpr ChoiceList() {
        // clang's constant evaluator copies a returned list whole, so there every item needs a
        // value.
        if (std::is_constant_evaluated()) items_ = {};
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr std::uint32_t moves() const { return moves_; }
    constexpr const Choice& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr const Choice* begin() const { return items_.data(); }
    constexpr const Choice* end() const { return items_.data() + size_; }

    // The sink (core/sinks.h) that makes a list. Lists are written by the million. So a choice is
    // at most eight bytes, put together in a register and written at once; and what is known of the
    // end of the list stays in registers until `done`.
    class Writer {
       public:
        using Word = WordOf<Choice>;
        static_assert(sizeof(Choice) == sizeof(Word) && std::is_trivially_copyable_v<Choice>);

        constexpr explicit Writer(ChoiceList& list)
            : at_(list.items_.data()), roof_(list.items_.data() + N) {}
        // A Choice as it lies in memory.
        constexpr void put(Word choice, [[maybe_unused]] std::uint32_t count) {
            assert(at_ != roof_ && std::bit_cast<Choice>(choice).count() == count);
            write(at_, choice);
            ++at_;
            if constexpr (!kOneMove) moves_ += count;
        }
        // Writes as many as the row might hold, which spares a loop; what is too much will be
        // written over.
        template <std::size_t M>
        constexpr void put(Word common, const Row<Word, M>& row) {
            for (std::size_t i = 0; i < M; ++i) write(at_ + i, common | row[i]);
            at_ += row.size();
            if constexpr (!kOneMove) moves_ += row.size();
            assert(at_ <= roof_);
        }
        constexpr void done(ChoiceList& list) const {
            list.size_ = static_cast<std::uint32_t>(at_ - list.items_.data());
            list.moves_ = kOneMove ? list.size_ : moves_;
        }

       private:
        // A game without amounts says so (`Choice::kOneMove`): its moves need no counting.
        static constexpr bool kOneMove = requires { Choice::kOneMove; };

        static constexpr void write(Choice* at, Word choice) {
            if (std::is_constant_evaluated()) {
                *at = std::bit_cast<Choice>(choice);
            } else {  // g++ 12 would take the word apart again
                std::memcpy(static_cast<void*>(at), &choice, sizeof(Word));
            }
        }

        Choice* at_;
        [[maybe_unused]] const Choice* roof_;
        std::uint32_t moves_ = 0;
    };

   private:
    std::array<Choice, N + kLongestRow> items_;  // left alone until written
    std::uint32_t size_ = 0;
    std::uint32_t moves_ = 0;
};

// A list by whoever writes into its Writer.
template <class List, class Fill>
constexpr List list_from(const Fill& fill) {
    List list;
    typename List::Writer out{list};
    fill(out);
    out.done(list);
    return list;
}

template <class Choice, std::size_t N>
constexpr auto draw_move(const ChoiceList<Choice, N>& choices, Rng& luck) {
    std::uint32_t at = luck.below(choices.moves());
    const Choice* choice = choices.begin();
    while (at >= choice->count()) at -= (choice++)->count();
    return choice->move(at);
}

}  // namespace moneybags
