#pragma once

// Hands choices to a sink.

#include "core/sinks.h"
#include "games/guillotines/types.h"

namespace moneybags::guillotines {

template <std::size_t M>
using ChoiceRow = Row<Choice::Word, M>;

template <class Sink>
class Lister {
   public:
    using Word = Choice::Word;

    constexpr explicit Lister(Sink& out) : out_(out) {}
    constexpr void put(Word word) { out_.put(word, 1); }
    template <std::size_t M>
    constexpr void put(Word common, const ChoiceRow<M>& row) {
        out_.put(common, row);
    }
    constexpr void bare(Act act) { put(Choice::of(act)); }

   private:
    Sink& out_;
};

// Every choice is one move, so the k-th move is the k-th choice; the core's `draw_move` would walk
// there.
constexpr Move draw_move(const Choices& list, Rng& luck) {
    return list[luck.below(list.moves())].move();
}

}  // namespace moneybags::guillotines
