#pragma once

// Writes lists of choices.

#include "games/guillotines/types.h"

namespace moneybags::guillotines {

class Lister {
   public:
    using Word = Choice::Word;
    template <std::size_t M>
    using Row = moneybags::Row<Word, M>;

    constexpr explicit Lister(Choices& list) : writer_(list) {}
    constexpr void put(Word word) { writer_.put(word, 1); }
    template <std::size_t M>
    constexpr void put(Word common, const Row<M>& row) {
        writer_.put(common, row);
    }
    constexpr void bare(Act act) { put(Choice::of(act)); }
    constexpr void done(Choices& list) const { writer_.done(list); }

   private:
    Choices::Writer writer_;
};

// Every choice is one move, so the k-th move is the k-th choice; the core's `draw_move` would walk
// there.
constexpr Move draw_move(const Choices& list, Rng& luck) {
    return list[luck.below(list.moves())].move();
}

}  // namespace moneybags::guillotines
