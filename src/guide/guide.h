#pragma once

// What a newcomer reads: how a game is played, told of one table.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "notation/notation.h"
#include "notation/texts.h"

namespace moneybags {

// The sentences of a game in one language.
Voice game_voice(const Ruleset&, Language);

// How to play, in short: data/texts/<tag>/guide, with the figures of one game filled in. Keys begin
// with a ruleset's id ("millions-1e.snitch") or, for what its editions share, with the part before
// the hyphen ("millions.verb.offer").
class Guide {
   public:
    Guide(const Game&, Language);

    bool knows(std::string_view key) const { return voice_.knows(key); }
    // `more` are figures that the rules do not have.
    std::string operator()(std::string_view key, const Figures& more = {}) const;

    // The whole of "help", with the roles and notes of this table.
    std::string overview() const;
    // What can be typed, one form a line.
    std::string moves() const;
    // On a role, a verb or another word of the game, in either language; nothing if there is none.
    std::optional<std::string> about(std::string_view word) const;

   private:
    // The text for this edition or, if it has none of its own, for all.
    std::optional<std::string> find(std::string_view rest) const;
    std::string idle(const std::vector<std::string>& roles) const;
    std::optional<std::string> titled(std::string_view word) const;

    const Game& game_;
    Voice voice_;
    GuideFigures facts_;
    std::string id_, family_;  // "millions-1e.", "millions."
};

}  // namespace moneybags
