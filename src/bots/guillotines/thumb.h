#pragma once

// The thumb figures of the rookie, all in one place. The currency is points of Assets: see kNeeded.

namespace moneybags::guillotines::thumb {

// Assets
inline constexpr double kNeeded = 6;         // one that is needed, with five still lacking …
inline constexpr double kNearer = 2.5;       // … and more for each that is there already
inline constexpr double kWin = 1000;         // the last one: nobody gives it away
inline constexpr double kVictory = 60;       // the last one, where it is a matter of chances
inline constexpr double kSpare = 0.8;        // not needed: good for Panic!, trades, Emergency
inline constexpr double kBunker = 0.7;       // one that leads to the Luxury Bunker
inline constexpr double kRivalShare = 0.3;   // what another's gain costs all the others …
inline constexpr double kLeaderShare = 0.6;  // … and that of one who lacks but one
inline constexpr double kDespair = 0.1;      // what each Asset that others are ahead takes away
inline constexpr double kScarce = 0.3;       // more wanted than there are
inline constexpr double kStuck = 4;          // any Asset, when nothing that is needed is for sale
inline constexpr double kAboutToWin = 4;  // taking one from somebody who lacks but one, besides …
inline constexpr double kDenied = 4;  // … or buying the last one away from him: for all others
inline constexpr double kPuppetShare = 0.7;  // what its Asset is worth to its controller

// Cards
inline constexpr double kCardPoint = 0.4;      // a point on a card in hand
inline constexpr double kPower = 1.5;          // an Audit or a Scam, beyond its points
inline constexpr double kClogged = 2.5;        // a Crisis in hand
inline constexpr double kNextTurn = 0.4;       // the best Buy of the next turn, seen from this one
inline constexpr double kPlantedCrisis = 0.2;  // that a card another has invested is a Crisis
inline constexpr double kFreshCard = 2.5;      // drawing one
inline constexpr double kIdle = 0.3;           // what is done for its own sake must be worth more
inline constexpr double kBored = 3;            // … and still more when the game drags on
inline constexpr double kAgain = 4;            // exchanging top cards once more
inline constexpr double kShuffle = 1.5;        // Game the Market, with luck
inline constexpr double kCare = 0.05;          // a Crisis where others want to buy: all suffer

// Rebels
inline constexpr double kRevolution = 50;  // everybody loses
inline constexpr double kFearGrows = 2;  // … and the fear of it grows with this power of the Rebels
inline constexpr double kRoundCards = 36;  // what it takes to end a Round and bring a Crisis
inline constexpr double kRoundEnds = 0.1;  // the same for whoever takes the very last card
inline constexpr double kGamble = 0.3;     // the Revolution for a Celebrity who is behind
inline constexpr double kPatience = 14;    // turns for each player before fear wears off …
inline constexpr double kBoldness = 20;    // … within so many more

}  // namespace moneybags::guillotines::thumb
