#include "app/words.h"

namespace moneybags {

Voice app_voice(Language language) { return {texts_of("data/texts/app.json"), language}; }

std::optional<Language> read_language(std::string_view name) {
    if (name == "en") return Language::English;
    if (name == "zh" || name == "zh-Hant") return Language::Chinese;
    return {};
}

}  // namespace moneybags
