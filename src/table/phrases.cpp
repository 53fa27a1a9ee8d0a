#include "table/phrases.h"

namespace moneybags {

std::string as_heard(const std::string& said, Language language) {
    static constexpr std::string_view kBook = "talk";
    for (const Language& spoken : languages()) {
        for (const auto& [key, phrase] : spoken.names(kBook)) {
            if (phrase != said) continue;
            const Texts& own = language.names(kBook);
            const auto found = own.find(key);
            return found == own.end() ? said : found->second;
        }
    }
    return said;
}

}  // namespace moneybags
