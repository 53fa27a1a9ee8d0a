#pragma once

// What staying, leaving and paying are worth, counted in chances to win the game: the heist is held
// in every imagined world. So a rival about to reach the goal, the last round, a fine for being
// alone or a theft need no rule of thumb of their own.

#include <optional>

#include "bots/millions/chances.h"
#include "bots/millions/heists.h"
#include "bots/millions/reading.h"
#include "games/millions/heist.h"

namespace moneybags::millions {

// What if … these left, and so much money changed hands?
struct WhatIf {
    CharacterSet leaving;
    PerSeat<std::int32_t> gets;  // below 0: pays
    bool at_once = false;        // the heist begins now: nobody else thinks again
};

// How it would be if a character left for nothing, on the whole and in each world.
struct Left {
    struct Then {
        PerSeat<Millions> purse;
        PerSeat<std::uint8_t> cards;
        bool operator==(const Then&) const = default;
    };
    Chances chances;
    FixedVector<Then, kWorlds> then;
    bool over = false;  // the game, in one world at least
    bool operator==(const Left&) const = default;
};

class Worth {
   public:
    Worth(const Rules& rules, const View& seen, const Worlds& worlds);

    const Worlds& worlds() const { return worlds_; }
    double mine(const WhatIf& what) const { return of(what)[seen_.me]; }
    Chances of(const WhatIf&) const;
    Chances if_named(Role) const;        // for the naming player, while he is asked
    Chances if_robbed(Character) const;  // for the Mentalist, likewise

    // Deals about a character: the most its leaving is worth to a payer, and the least its owner
    // should take for it; 0 if no price will do. Both as seen from here, whoever they are.
    int most_worth_paying(Seat payer, Character) const;
    int least_worth_taking(Character, Seat payer) const;

    double staying(Seat seat) const { return as_it_is()[seat]; }
    double leaving(Seat seat, Character c) const { return leaving(c).chances[seat]; }
    // The best of staying with all and leaving with some, for nothing.
    double best_free(Seat) const;

   private:
    // What a world is like, seen from all that may be done in it.
    struct Minds {
        Bearers bears;
        CharacterSet wavering;  // those who leave rather than clash
    };
    template <class Play>
    Chances average(const Play&) const;
    template <class End>
    Chances weigh(const WhatIf&, const End&) const;
    template <class Step>
    Chances after(const Step&) const;
    Role named(CharacterSet in, std::size_t world) const;
    const Chances& as_it_is() const;
    const Left& leaving(Character) const;
    double bought(Seat asking, Seat payer, Character, int price) const;
    CharacterSet waver(CharacterSet in, std::size_t world) const;
    Role name_for(CharacterSet in, const World&) const;

    const Rules& rules_;
    const View& seen_;
    const Worlds& worlds_;
    const RoleSet names_;  // what a Snitch or Tech may name
    const bool at_heist_;
    Bearers claimed_;  // who says of which role to be it
    FixedVector<Minds, kWorlds> minds_;
    mutable Role my_naming_ = Role::None;  // what I would name as the only Snitch or Tech
    // Asked for again and again while prices are weighed, so kept.
    mutable std::optional<Chances> as_it_is_;
    mutable PerCharacter<std::optional<Left>> leaving_;
};

inline constexpr double kMargin = 0.003;  // differences below this are noise

}  // namespace moneybags::millions
