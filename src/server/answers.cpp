#include "server/answers.h"

#include <algorithm>
#include <charconv>

namespace moneybags {

std::size_t number_in(const std::string& query, std::string_view key, std::size_t otherwise) {
    std::string_view rest = query;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('&'), rest.size());
        const std::string_view one = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (one.size() <= key.size() + 1 || !one.starts_with(key) || one[key.size()] != '=') {
            continue;
        }
        std::size_t value = 0;
        const char* const last = one.data() + one.size();
        const auto [at, error] = std::from_chars(one.data() + key.size() + 1, last, value);
        if (error == std::errc() && at == last) return value;
    }
    return otherwise;
}

}  // namespace moneybags
