#pragma once

// Words as programs put them together and take them apart, in ASCII and in no language.

#include <charconv>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace moneybags {

// "a, b or c", with `last` before the last.
template <class Words>
std::string listed(const Words& words, std::string_view last, std::string_view between = ", ") {
    std::string all;
    const std::size_t size = std::size(words);
    std::size_t i = 0;
    for (const auto& word : words) {
        if (i > 0) all += i + 1 == size ? last : between;
        all += word;
        ++i;
    }
    return all;
}

// "a, b, c".
template <class Words>
std::string joined(const Words& words, std::string_view between = ", ") {
    return listed(words, between, between);
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

inline std::string lower(std::string_view text) {
    std::string low(text);
    for (char& c : low) c = lower(c);
    return low;
}

inline std::string_view trimmed(std::string_view text) {
    static constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

// The number that a text is, if it is one and nothing else.
inline std::optional<int> as_number(std::string_view text) {
    int n = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, n);
    if (read.ec != std::errc{} || read.ptr != end) return {};
    return n;
}

}  // namespace moneybags
