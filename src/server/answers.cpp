#include "server/answers.h"

#include <algorithm>
#include <charconv>

namespace moneybags {

std::string_view word_in(std::string_view query, std::string_view key) {
    while (!query.empty()) {
        const std::size_t end = std::min(query.find('&'), query.size());
        const std::string_view one = query.substr(0, end);
        query.remove_prefix(std::min(end + 1, query.size()));
        if (one.size() > key.size() + 1 && one.starts_with(key) && one[key.size()] == '=') {
            return one.substr(key.size() + 1);
        }
    }
    return {};
}

std::size_t number_in(const std::string& query, std::string_view key, std::size_t otherwise) {
    const std::string_view word = word_in(query, key);
    std::size_t value = 0;
    const auto [at, error] = std::from_chars(word.begin(), word.end(), value);
    return error == std::errc() && at == word.end() ? value : otherwise;
}

std::string text_in(const boost::json::object& object, std::string_view key) {
    const boost::json::value* value = object.if_contains(key);
    return value != nullptr && value->is_string() ? std::string(value->get_string())
                                                  : std::string();
}

std::int64_t number_in(const boost::json::object& object, std::string_view key) {
    const boost::json::value* value = object.if_contains(key);
    return value != nullptr && value->is_int64() ? value->get_int64() : 0;
}

std::string_view table_in(std::string_view authorization) {
    constexpr std::string_view kScheme = "Table ";
    constexpr std::size_t kLongest = 32;
    if (!authorization.starts_with(kScheme)) return {};
    authorization.remove_prefix(kScheme.size());
    return authorization.size() <= kLongest ? authorization : std::string_view{};
}

}  // namespace moneybags
