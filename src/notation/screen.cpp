#include "notation/screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace moneybags {
namespace {

int columns_of(char32_t c) {
    struct Range {
        char32_t first, last;
    };
    constexpr Range kNone[] = {
        {0x0300, 0x036F},
        {0x200B, 0x200F},
        {0xFE00, 0xFE0F}
    };
    constexpr Range kTwo[] = {
        {0x1100,  0x115F },
        {0x2E80,  0x303E },
        {0x3041,  0x4DBF },
        {0x4E00,  0xA4CF },
        {0xAC00,  0xD7A3 },
        {0xF900,  0xFAFF },
        {0xFE30,  0xFE4F },
        {0xFF00,  0xFF60 },
        {0xFFE0,  0xFFE6 },
        {0x1F300, 0x1FAFF},
        {0x20000, 0x3FFFD}
    };
    const auto in = [&](const Range& range) { return c >= range.first && c <= range.last; };
    if (std::any_of(std::begin(kNone), std::end(kNone), in)) return 0;
    return std::any_of(std::begin(kTwo), std::end(kTwo), in) ? 2 : 1;
}

}  // namespace

Glyph first_glyph(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t bytes = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (bytes == 1 || bytes > text.size()) return {lead, 1, 1};
    char32_t c = lead & (0xFFu >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        c = c << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    }
    return {c, bytes, columns_of(c)};
}

int columns(std::string_view text) {
    int sum = 0;
    while (!text.empty()) {
        if (text.starts_with("\x1b[")) {
            const std::size_t end = text.find('m');
            if (end == text.npos) break;
            text.remove_prefix(end + 1);
            continue;
        }
        const Glyph glyph = first_glyph(text);
        sum += glyph.columns;
        text.remove_prefix(glyph.bytes);
    }
    return sum;
}

std::string_view head(std::string_view text, int most) {
    std::size_t end = 0;
    int used = 0;
    while (end < text.size()) {
        const Glyph glyph = first_glyph(text.substr(end));
        if (used + glyph.columns > most) break;
        used += glyph.columns;
        end += glyph.bytes;
    }
    return text.substr(0, end);
}

std::string clip(const std::string& text, int most) {
    if (columns(text) <= most) return text;
    return std::string{head(text, most - 1)} + "…";
}

std::vector<std::string> wrap(std::string_view text, std::string_view indent) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::string before{lines.empty() ? std::string_view{} : indent};
        std::string_view part = head(text, kWide - columns(before));
        if (part.size() < text.size()) {
            const std::size_t space = part.rfind(' ');
            if (text[part.size()] != ' ' && space != part.npos && space > part.size() / 2) {
                part = part.substr(0, space);
            }
        }
        lines.push_back(before + std::string{part});
        text.remove_prefix(part.size());
        while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    }
    return lines;
}

std::string painted(const std::string& text, Style style, bool colour) {
    constexpr std::array<std::string_view, 7> kCodes{"", "1", "2", "32", "36", "1;33", "31"};
    if (!colour || style == Style::Plain || text.empty()) return text;
    return fmt::format("\x1b[{}m{}\x1b[0m", kCodes[static_cast<std::size_t>(style)], text);
}

std::string rule(int length) {
    std::string line;
    for (int i = 0; i < length; ++i) line += "─";
    return line;
}

std::vector<std::string> lay_out(std::vector<Cells> rows, const Layout& layout, bool colour) {
    constexpr int kShortest = 4;
    std::vector<int> widths(rows.empty() ? 0 : rows[0].size());
    int total = 0;
    int used = 0;
    for (std::size_t c = 0; c < widths.size(); ++c) {
        for (const Cells& row : rows) widths[c] = std::max(widths[c], columns(row[c].text));
        total += widths[c];
        if (widths[c] > 0) ++used;
    }
    const std::string between(total + 2 * used <= kWide ? 2 : 1, ' ');
    total += static_cast<int>(between.size()) * used;
    if (total > kWide && layout.gives < widths.size()) {
        int& gives = widths[layout.gives];
        gives = std::max(std::min(kShortest, gives), gives - (total - kWide));
    }
    std::vector<std::string> lines;
    for (Cells& row : rows) {
        std::string line;
        std::string gap;
        for (std::size_t c = 0; c < widths.size(); ++c) {
            if (widths[c] == 0) continue;
            const bool right = c == layout.right;
            row[c].text = clip(row[c].text, widths[c]);
            const std::string pad(static_cast<std::size_t>(widths[c] - columns(row[c].text)), ' ');
            const std::string text = painted(row[c].text, row[c].style, colour);
            if (!row[c].text.empty() || right) {
                line += gap + (right ? pad + text : text);
                gap = (right ? "" : pad) + between;
            } else {
                gap += pad + between;
            }
        }
        lines.push_back(line);
    }
    return lines;
}

}  // namespace moneybags
