#pragma once

// The program's own words, in the reader's language: data/texts/<tag>/app.

#include "guide/guide.h"
#include "notation/texts.h"

namespace moneybags {

Voice app_voice(Language);

}  // namespace moneybags
