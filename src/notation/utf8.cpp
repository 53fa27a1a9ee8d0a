#include "notation/utf8.h"

#include <algorithm>
#include <iterator>

namespace moneybags {

std::optional<std::uint32_t> next_character(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(at);
    if (first < 0x80) {
        ++at;
        return first;
    }
    const std::size_t length = first >= 0xF0 && first < 0xF5   ? 4
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xC2 && first < 0xE0 ? 2
                                                               : 0;
    if (length == 0 || at + length > text.size()) return {};
    std::uint32_t code = first & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0u) != 0x80u) return {};
        code = code << 6 | (byte(at + i) & 0x3Fu);
    }
    constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};  // no longer than it need be
    if (code < kLeast[length] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {};
    at += length;
    return code;
}

bool is_unseen(std::uint32_t code) {
    struct Range {
        std::uint32_t first, last;
    };
    constexpr Range kRanges[] = {
        {0x00AD, 0x00AD}, {0x061C, 0x061C}, {0x115F, 0x1160}, {0x180E, 0x180E},
        {0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F}, {0x3164, 0x3164},
        {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE007F},
    };
    return std::any_of(std::begin(kRanges), std::end(kRanges), [&](const Range& range) {
        return code >= range.first && code <= range.last;
    });
}

std::string without_unseen(std::string_view text) {
    std::string seen;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t from = at;
        const std::optional<std::uint32_t> code = next_character(text, at);
        if (!code) return seen.append(text.substr(from));  // no UTF-8: others refuse it
        if (!is_unseen(*code)) seen.append(text.substr(from, at - from));
    }
    return seen;
}

}  // namespace moneybags
