#pragma once

// Why a move may not be made: every reason once. Its sentence stands in the texts as "refusal." and
// the word, and says what would have been right.

#include "core/refusal.h"

namespace moneybags::millions {

inline constexpr std::string_view kReasons[] = {
    // Roles.
    "pick-first", "already-picked", "one-role", "two-roles", "same-role-twice", "role-not-in-use",
    "played-last-round",
    // Who is meant.
    "no-such-character", "not-your-character", "your-own-character", "already-out", "you-are-out",
    "silenced",
    // Talk.
    "announce-first", "not-in-talks", "no-talk-left", "already-ready", "pass-not-now",
    "answer-first",
    // Deals.
    "no-such-deal", "not-your-deal", "own-deal", "not-a-party", "another-deal-first",
    "already-consented", "no-counter-now", "counter-without-you", "offer-without-you",
    "cancel-by-turn", "nobody-pays", "leaver-pays", "payer-out", "payer-not-in-deal", "below-one",
    "above-purse",
    // Roll call, last call and vote.
    "leader-only", "no-roll-call", "roll-call-used", "roll-call-runs", "no-call", "call-used",
    "not-all-acted", "no-vote", "no-votes-left", "vote-barred", "vote-runs", "already-voted",
    // Intimidation.
    "no-intimidation", "no-card", "card-too-fresh",
    // The last answers and the heist.
    "stay-or-leave", "only-one-in", "name-first", "not-itself", "not-on-view", "rob-first",
    "no-victim"};

inline constexpr Against<kReasons> against{};

}  // namespace moneybags::millions
