#pragma once

// The program's own words, in the reader's language: data/texts/app.json.

#include <optional>
#include <string_view>

#include "guide/guide.h"
#include "notation/texts.h"

namespace moneybags {

Voice app_voice(Language);

std::optional<Language> read_language(std::string_view);  // "en", "zh"

}  // namespace moneybags
