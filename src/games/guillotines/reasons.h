#pragma once

// Why a move may not be made: every reason once. Its sentence stands in the texts as "refusal." and
// the word, and says what would have been right.

#include "core/refusal.h"

namespace moneybags::guillotines {

inline constexpr std::string_view kReasons[] = {
    // What is asked.
    "already-answered", "another-question", "no-such-thing", "stray-field", "must-act",
    "no-such-player", "no-puppets",
    // Roles.
    "billionaire-taken", "no-such-role-here", "must-keep-one", "not-your-role", "role-not-now",
    "role-no-effect", "would-complete", "no-gangster", "one-per-billionaire",
    // Cards.
    "deck-empty", "hand-full", "no-cards-played", "too-many-cards", "must-choose-cards",
    "not-in-hand", "crisis-in-hand", "crises-last", "cards-in-order", "gamed-card-first", "price",
    "not-in-discard", "not-in-envelope", "just-put-in", "put-before-take", "shift-order",
    // Markets and Assets.
    "no-market", "market-closed", "same-market", "no-top-card", "no-such-asset", "not-your-asset",
    "not-their-asset", "not-a-puppets-asset", "not-at-this-market", "asset-needed",
    "no-asset-to-give", "already-traded",
    // Tax, Rebels and Panic.
    "not-exempt", "puppet-has-no-hand", "no-rebels", "offer-too-long", "offer-order",
    "offer-incomplete", "same-player", "asset-used", "pair-swaps-already", "no-swap-to-add-to",
    "wrong-type", "type-not-owned"};

using Why = ReasonOf<kReasons>;
inline constexpr Against<kReasons> against{};

}  // namespace moneybags::guillotines
