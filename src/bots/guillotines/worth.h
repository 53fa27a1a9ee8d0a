#pragma once

// What things are worth to a player, in points of cards: the currency of all decisions.

#include <array>

#include "games/guillotines/types.h"

namespace moneybags::guillotines {

// The thumb figures: judgement, not tuned by self-play.
namespace thumb {
inline constexpr double kNeeded = 6;    // an Asset that is needed, with five still lacking …
inline constexpr double kNearer = 2.5;  // … and more for each that is there already
inline constexpr double kWin = 1000;    // the last one
inline constexpr double kSpare = 0.8;   // an Asset that is not needed: Panic!, trades, Emergency
inline constexpr double kBunker = 0.7;  // one that leads to the Luxury Bunker
inline constexpr double kRivalShare = 0.4;  // what another's gain costs us
inline constexpr double kAboutToWin = 30;   // another's last Asset
inline constexpr double kCardPoint = 0.8;   // a point on a card in hand
inline constexpr double kRevolution = 45;   // everybody loses
inline constexpr double kRebel = 0.6;       // one more Rebel, while there is no Panic! yet …
inline constexpr double kLateRebel = 5;     // … and once there was cause for it
}  // namespace thumb

class Worth {
   public:
    Worth(const Rules& rules, const View& seen);

    const Rules& rules() const { return rules_; }
    const Open& open() const { return seen_.open; }
    const View& seen() const { return seen_; }
    Seat me() const { return seen_.me; }
    Billionaire mine() const { return open().who[me()]; }

    // What a set of Assets is worth to a Billionaire.
    double holding(Billionaire, AssetSet) const;
    // What it is worth to me that a Billionaire's Assets become these: my own and my Puppet's gains
    // count, those of others count against me.
    double change(Billionaire, AssetSet after) const;
    double gain(Billionaire, Asset) const;  // that it gets this one
    double loss(Billionaire, Asset) const;  // that it loses this one: good if it is a rival's
    double card(Kind) const;                // a card in my hand
    double cards(Bag) const;

    // How bad it is that so many Rebels are on Crises, beyond those there are now.
    double rebels(int more) const;
    double rebels(const std::array<double, 4>& chances) const;  // that 0 … 3 more will gather

   private:
    const Rules& rules_;
    const View& seen_;
};

}  // namespace moneybags::guillotines
