#include "notation/millions/typed.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>

namespace moneybags::millions {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text) {
    std::string low{text};
    std::transform(low.begin(), low.end(), low.begin(), lower);
    return low;
}

bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

std::optional<int> whole_number(std::string_view text) {
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return n;
}

std::string fit(std::string_view text) {
    constexpr std::size_t kMost = 60;
    std::string shown;
    std::size_t at = 0;
    while (at < text.size() && shown.size() < kMost) {
        const auto byte = [&](std::size_t i) {
            return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u;
        };
        const unsigned first = byte(0);
        const std::size_t length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        bool whole =
            first >= 0x20 && first != 0x7F && (first < 0x80 || (first >= 0xC2 && first <= 0xF4));
        for (std::size_t i = 1; i < length; ++i) whole = whole && (byte(i) & 0xC0u) == 0x80u;
        // Neither overlong, nor half of a pair, nor beyond the last character, nor a C1 control.
        if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) >= 0xA0) ||
            (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) >= 0x90) ||
            (first == 0xC2 && byte(1) < 0xA0)) {
            whole = false;
        }
        shown += whole ? text.substr(at, length) : std::string_view{"?"};
        at += whole ? length : 1;
    }
    return at < text.size() ? shown + "…" : shown;
}

std::string quoted(std::string_view text) { return '"' + fit(text) + '"'; }

std::string joined(const std::vector<std::string>& items, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? last : std::string_view{", "};
        text += items[i];
    }
    return text;
}

}  // namespace moneybags::millions
