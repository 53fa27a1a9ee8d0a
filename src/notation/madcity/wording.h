#pragma once

// What things are called: by the board file in English, by the texts wherever they know better.

#include <string>
#include <string_view>
#include <vector>

#include "games/madcity/types.h"
#include "notation/notation.h"
#include "notation/texts.h"

namespace moneybags::madcity {

using PlayerNames = moneybags::Names;  // madcity::Names is what the board calls things

class Wording {
   public:
    // `texts` is where the game's sentences stand; `reader` is "you".
    Wording(const Rules& rules, const PlayerNames& names, std::string_view texts, Language language,
            Seat reader)
        : rules_(rules), names_(names), voice_(texts, language), reader_(reader) {}

    const Voice& voice() const { return voice_; }
    template <class... Named>
    std::string operator()(std::string_view key, const Named&... figures) const {
        return voice_(key, figures...);
    }

    std::string money(Notes) const;  // "$40k", "$1.2M"
    std::string thousands(std::int32_t) const;
    std::string name(Seat) const;  // "you" for the reader
    std::string names(SeatSet) const;
    std::string business(Business) const;          // "Coffee House"
    std::string business_with_id(Business) const;  // "Coffee House (C4)"
    std::string businesses(BusinessSet) const;     // "Coffee House and Tailor"
    std::string location(Location) const;          // "Botanic Garden"
    std::string stunt(Card) const;                 // "Teach a parrot the jingle"
    std::string place(Place) const;                // "Coffee House", "Botanic Garden", "J05"
    std::string place_with_id(Place) const;        // "Coffee House (CR1)"
    std::string whereabouts(Place) const;          // "Coffee House", "Broad Street", "a crossroads"

   private:
    const Rules& rules_;
    const PlayerNames& names_;
    Voice voice_;
    Seat reader_;
};

}  // namespace moneybags::madcity
