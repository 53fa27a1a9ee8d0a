#pragma once

// Where the choices go that a game lists. Its one enumeration, `legal_into(rules, state, seat,
// sink)`, hands every choice to a sink:
//
//   put(word, count)   a choice, as it lies in memory, that stands for so many moves
//   put(common, row)   one choice of one move for each word of a row, with what they have in common
//
// Most callers want the list (ChoiceList::Writer, which `legal` uses). Who plays games by the
// million takes a sink that writes none.

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/choice.h"
#include "core/rng.h"

namespace moneybags {

template <class Choice>
constexpr Choice choice_of(WordOf<Choice> word) {
    static_assert(sizeof(Choice) == sizeof(word) && std::is_trivially_copyable_v<Choice>);
    return std::bit_cast<Choice>(word);
}
template <class Choice>
constexpr WordOf<Choice> word_of_choice(const Choice& choice) {
    return std::bit_cast<WordOf<Choice>>(choice);
}

// How many moves there are.
template <class Choice>
class CountingSink {
   public:
    using Word = WordOf<Choice>;
    constexpr void put(Word, std::uint32_t count) { moves_ += count; }
    template <std::size_t M>
    constexpr void put(Word, const Row<Word, M>& row) {
        moves_ += row.size();
    }
    constexpr std::uint32_t moves() const { return moves_; }

   private:
    std::uint32_t moves_ = 0;
};

// The move at one place of the list, as `draw_move` takes it.
template <class Choice>
class NthSink {
   public:
    using Word = WordOf<Choice>;
    constexpr explicit NthSink(std::uint32_t at) : at_(at) {}
    constexpr void put(Word choice, std::uint32_t count) {
        if (at_ < count) {  // never again: what comes after it is at places beyond all counts
            kept_ = choice;
            k_ = at_;
            at_ = kFound;
        }
        at_ -= count;
    }
    template <std::size_t M>
    constexpr void put(Word common, const Row<Word, M>& row) {
        if (at_ < row.size()) {
            kept_ = common | row[at_];
            k_ = 0;
            at_ = kFound;
        }
        at_ -= row.size();
    }
    constexpr auto move() const {
        assert(at_ > kFound / 2);
        return choice_of<Choice>(kept_).move(k_);
    }

   private:
    static constexpr std::uint32_t kFound = ~std::uint32_t{0};
    Word kept_{};
    std::uint32_t at_, k_ = 0;
};

// One of all moves, each equally likely, without knowing beforehand how many will come: each choice
// takes the place of the one kept so far with the probability of its moves among all until now.
template <class Choice, class Luck = QuickRng>
class DrawingSink {
   public:
    using Word = WordOf<Choice>;
    constexpr explicit DrawingSink(Luck& luck) : luck_(&luck) {}
    constexpr void put(Word choice, std::uint32_t count) {
        moves_ += count;
        const std::uint32_t at = luck_->below(moves_);
        if (at < count) {
            kept_ = choice;
            k_ = at;
        }
    }
    template <std::size_t M>
    constexpr void put(Word common, const Row<Word, M>& row) {
        if (row.size() == 0) return;
        moves_ += row.size();
        const std::uint32_t at = luck_->below(moves_);
        if (at < row.size()) {
            kept_ = common | row[at];
            k_ = 0;
        }
    }
    constexpr std::uint32_t moves() const { return moves_; }
    // Which choice was drawn, and which of its moves.
    constexpr Word choice() const { return kept_; }
    constexpr std::uint32_t k() const { return k_; }
    constexpr auto move() const {
        assert(moves_ > 0);
        return choice_of<Choice>(kept_).move(k_);
    }

   private:
    Luck* luck_;
    Word kept_{};
    std::uint32_t moves_ = 0, k_ = 0;
};

// What somebody makes of a choice: that he would make the moves `from` … `from + moves - 1` of it,
// each with this weight, and its other moves never.
struct Favour {
    std::uint32_t each = 0;
    std::uint32_t from = 0, moves = 1;

    constexpr std::uint32_t weight() const { return each * moves; }
    constexpr bool operator==(const Favour&) const = default;
};

// One of all moves, each by the weight that somebody gives it: `weigh(choice)` is a Favour. All
// weights together must stay below 2^32 and be more than 0.
template <class Choice, class Weigh, class Luck = QuickRng>
class WeighingSink {
   public:
    using Word = WordOf<Choice>;
    constexpr WeighingSink(const Weigh& weigh, Luck& luck) : weigh_(&weigh), luck_(&luck) {}
    constexpr void put(Word choice, std::uint32_t) {
        const Favour favour = (*weigh_)(choice_of<Choice>(choice));
        const std::uint32_t weight = favour.weight();
        if (weight == 0) return;
        total_ += weight;
        const std::uint32_t at = luck_->below(total_);
        if (at < weight) {
            kept_ = choice;
            at_ = at;
            from_ = favour.from;
            moves_ = favour.moves;
        }
    }
    template <std::size_t M>
    constexpr void put(Word common, const Row<Word, M>& row) {
        for (std::uint32_t i = 0; i < row.size(); ++i) put(common | row[i], 1);
    }
    constexpr std::uint32_t total() const { return total_; }
    constexpr auto move() const {
        assert(total_ > 0);
        return choice_of<Choice>(kept_).move(from_ + at_ % moves_);
    }

   private:
    const Weigh* weigh_;
    Luck* luck_;
    Word kept_{};
    std::uint32_t total_ = 0, at_ = 0, from_ = 0, moves_ = 1;
};

// Each choice in turn to a function.
template <class Choice, class Each>
class EachSink {
   public:
    using Word = WordOf<Choice>;
    constexpr explicit EachSink(const Each& each) : each_(&each) {}
    constexpr void put(Word choice, std::uint32_t) { (*each_)(choice_of<Choice>(choice)); }
    template <std::size_t M>
    constexpr void put(Word common, const Row<Word, M>& row) {
        for (std::uint32_t i = 0; i < row.size(); ++i) put(common | row[i], 1);
    }

   private:
    const Each* each_;
};
template <class Choice, class Each>
constexpr EachSink<Choice, Each> each_sink(const Each& each) {
    return EachSink<Choice, Each>{each};
}

}  // namespace moneybags
