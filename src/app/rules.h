#pragma once

// The rules in the terminal, for the subcommand and for people who ask in the middle of a game.

#include <optional>
#include <string_view>

#include "app/terminal.h"
#include "games/result.h"
#include "guide/rulebook.h"
#include "notation/texts.h"

namespace moneybags {

// With nothing wanted the table of contents; else a clause, a section, or every clause that has the
// word. A problem if there is none such; it names what is most like it.
std::optional<Problem> show_rules(Terminal&, Language, const Ruleset&, std::string_view wanted);

// A {clause} and its {section}, to show how one asks for them in this game.
Figures a_rule(const Rulebook&, const Ruleset&);

}  // namespace moneybags
