#pragma once

// An offer in Panic!, as it is put together step by step (6.3).

#include "games/guillotines/pieces.h"

namespace moneybags::guillotines {

inline constexpr std::size_t kMaxSteps = 4;    // STEPS of 6.3
inline constexpr std::size_t kSacrificed = 3;  // BG-PAN-06: one Asset of each type shown

struct OfferStep {
    Asset given = Asset::None;  // swap: the Asset earlier in table 1.3; addition: what is added
    Asset back = Asset::None;   // swap: the Asset it changes places with; addition: None
    Seat to{};                  // addition: who gets it; swap: Seat{0}, without meaning
    constexpr bool is_swap() const { return back != Asset::None; }
    constexpr bool operator==(const OfferStep&) const = default;
};

struct Offer {
    std::array<OfferStep, kMaxSteps> steps{};
    std::array<Asset, kSacrificed> sacrifice{Asset::None, Asset::None, Asset::None};
    std::uint8_t made = 0;        // steps in use
    std::uint8_t sacrificed = 0;  // Assets named for the sacrifice, in Market order

    constexpr bool empty() const { return made == 0 && sacrificed == 0; }
    // Whole: something is traded or sacrificed, and a sacrifice once begun has all its Assets.
    constexpr bool complete() const {
        return !empty() && (sacrificed == 0 || sacrificed == kSacrificed);
    }
    constexpr bool operator==(const Offer&) const = default;
};

}  // namespace moneybags::guillotines
