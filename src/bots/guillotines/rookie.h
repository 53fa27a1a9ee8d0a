#pragma once

// Plays Billionaires & Guillotines at every level by rules of thumb: it goes for what its
// Billionaire needs, reckons by the unseen cards whether a Buy will succeed, hinders whoever is
// about to win, leaves Crises where others must buy, bargains in Panic! and bribes. It sees a view
// and nothing else.

#include "bots/bot.h"
#include "bots/guillotines/memory.h"

namespace moneybags::guillotines {

class RookieBot final : public CopiedBot<RookieBot> {
   public:
    AnyMove choose(const Game&, const AnyView&, std::span<const AnyChoice> legal, Rng&) override;

   private:
    Memory memory_;
};

}  // namespace moneybags::guillotines
