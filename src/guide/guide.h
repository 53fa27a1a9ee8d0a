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

// How to play, in short: data/texts/<tag>/<book>/guide.json, with the figures of one game filled
// in. What holds for one ruleset of a book only has its id in the key
// ("guide.millions-1e.role.Snitch", beside "guide.verb.offer"). A game need not have a guide.
class Guide {
   public:
    Guide(const Game&, Language);

    // `more` are figures that the rules do not have.
    std::string operator()(std::string_view key, const Figures& more = {}) const;

    // What it is about, in a few sentences.
    std::string in_short() const;
    // The whole of "help", with the roles and notes of this table.
    std::string overview() const;
    // How one asks a terminal for more than the overview.
    std::string how_to_ask() const;
    // What can be typed, one form a line.
    std::string moves() const;
    // On a role, a verb, a card or another word of the game, in either language; nothing if there
    // is none.
    std::optional<std::string> about(std::string_view word) const;

   private:
    // The text for this ruleset or, if it has none of its own, for all of its book.
    std::optional<std::string> find(std::string_view rest) const;
    std::string idle(const std::vector<std::string>& roles) const;
    std::optional<std::string> titled(std::string_view word) const;
    std::optional<std::string> card(std::string_view word) const;

    const Game& game_;
    Voice voice_;
    GuideFigures facts_;
    std::string own_;  // "guide.millions-1e."
    std::string shared_ = "guide.";
};

}  // namespace moneybags
