#pragma once

// How a temper shows in Millions of Dollars: in what is claimed, and in what is asked and offered.

#include <algorithm>

#include "bots/temper.h"
#include "games/millions/game.h"

namespace moneybags::millions {

constexpr int temperature(const Rules&) { return 50; }  // in hundredths; lower is stricter

// What a move says about the player's own characters: how much of it is true, and how much is not.
struct Word {
    int truths = 0, lies = 0;
};
constexpr Word word_of(const Rules& rules, const View& seen, const Move& move) {
    Word word;
    const auto says = [&](Character c, Role said) {
        if (said == Role::None) return;
        ++(said == seen.role[c] ? word.truths : word.lies);
    };
    if (move.act == Act::Claim) says(move.character, move.role);
    if (move.act != Act::Announce && move.act != Act::Answer) return word;
    const CharacterSet mine = seen.open.in & characters_of(rules, seen.me);
    if (mine.empty()) return word;
    says(mine.lowest(), move.role);
    if (mine.size() == 2) says(character(rules, seen.me, 1), move.second);
    return word;
}

// In 1/1024 nats.
constexpr int leaning(Temper temper, const Rules& rules, const View& seen, const Move& move) {
    const Word word = word_of(rules, seen, move);
    int mine = 0, theirs = 0;  // what it offers, and what it asks for
    for (const Seat seat : all_seats(rules)) {
        (seat == seen.me ? mine : theirs) += std::min(move.pay[seat].count(), 8);
    }
    const bool for_nothing = move.act == Act::Leave || move.act == Act::LeaveBoth;
    switch (temper) {
        case Temper::Honest:
            return 768 * word.truths - 1024 * word.lies;
        case Temper::Sly:
            return 512 * word.lies - 256 * word.truths;
        case Temper::Greedy:
            return 96 * theirs - 96 * mine - (for_nothing ? 128 : 0);
        case Temper::Cautious:
            return (move.act == Act::Accept ? 256 : 0) - 64 * theirs - 32 * mine +
                   (for_nothing ? 128 : 0);
    }
    return 0;
}

}  // namespace moneybags::millions
