#pragma once

// The program's own words, in the reader's language: data/texts/app.json.

#include <optional>
#include <string_view>

#include "notation/texts.h"

namespace moneybags {

Voice app_voice(Language);
Voice game_voice(const Ruleset&, Language);
// How to play, in short: keys are a ruleset's id, with ".short" or ".<role>" after it.
Voice guide_voice(Language);

std::optional<Language> read_language(std::string_view);  // "en", "zh"

}  // namespace moneybags
