#pragma once

// The words for what lies on the table, for one reader in one language.

#include <string>
#include <vector>

#include "games/guillotines/types.h"
#include "notation/notation.h"
#include "notation/texts.h"

namespace moneybags::guillotines {

class Wording {
   public:
    Wording(const Rules& rules, const Names& names, const Voice& voice, Seat reader)
        : rules_(rules), names_(names), voice_(voice), reader_(reader) {}

    const Voice& voice() const { return voice_; }

    std::string name(Seat) const;  // "you" for the reader
    std::string possessive(Seat) const;
    std::string names(SeatSet) const;
    std::string card(Kind) const;
    std::string cards(Bag) const;  // "Locks 2 ×2 and Audit (3)", or "nothing"
    std::string asset(Asset) const;
    std::string assets(AssetSet) const;
    std::string market(Market) const;
    std::string markets(MarketSet) const;
    std::string billionaire(Billionaire) const;
    std::string role(Role) const;
    std::string roles(RoleSet) const;
    std::string policy(Policy) const;
    std::string crisis(Crisis) const;
    std::string panic(PanicCard) const;
    std::string offer(const Offer&) const;

   private:
    template <class Set, class Say>
    std::string list(const Set& set, const Say& say) const;

    const Rules& rules_;
    const Names& names_;
    const Voice& voice_;
    Seat reader_;
};

}  // namespace moneybags::guillotines
