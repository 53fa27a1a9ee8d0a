#include "app/words.h"

namespace moneybags {

Voice app_voice(Language language) { return {"app", language}; }

}  // namespace moneybags
