#pragma once

// Plays Millions of Dollars, both editions, by rules of thumb: it imagines how the unseen cards may
// lie, holds the heist in each case, and talks, bargains and leaves accordingly. It sees a view and
// nothing else.

#include "bots/bot.h"
#include "bots/millions/thought.h"

namespace moneybags::millions {

class RookieBot final : public CopiedBot<RookieBot> {
   public:
    void hear(const Game&, const AnyEvent&) override;
    // Should be asked while its seat is awaited (core/turn.h). A seat that is ready has nothing to
    // add; if asked all the same it still plays a listed move.
    AnyMove choose(const Game&, const AnyView&, std::span<const AnyChoice> legal, Rng&) override;

    const Memory& memory() const { return memory_; }

   private:
    Memory memory_;
};

}  // namespace moneybags::millions
