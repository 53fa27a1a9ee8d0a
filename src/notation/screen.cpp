#include "notation/screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace moneybags {
namespace {

int columns_of(char32_t c) {
    struct Range {
        char32_t first, last;
    };
    constexpr Range kNone[] = {{0x0300, 0x036F}, {0x200B, 0x200F}, {0xFE00, 0xFE0F}};
    constexpr Range kTwo[] = {{0x1100, 0x115F},   {0x2E80, 0x303E},  {0x3041, 0x4DBF},
                              {0x4E00, 0xA4CF},   {0xAC00, 0xD7A3},  {0xF900, 0xFAFF},
                              {0xFE30, 0xFE4F},   {0xFF00, 0xFF60},  {0xFFE0, 0xFFE6},
                              {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};
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

bool opens(char32_t c) {
    return std::u32string_view{U"「『（【《"}.find(c) != std::u32string_view::npos;
}
bool closes(char32_t c) {
    return std::u32string_view{U"、。，；：！？」』）】》"}.find(c) != std::u32string_view::npos;
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

namespace {

// A line without the character at its end that belongs to the next one.
std::string_view without_loose_mark(std::string_view line, std::string_view next) {
    const auto last = [&] {
        std::size_t at = line.size() - 1;
        while (at > 0 && (static_cast<unsigned char>(line[at]) & 0xC0) == 0x80) --at;
        return at;
    };
    if (line.size() > 3 && closes(first_glyph(next).point)) line = line.substr(0, last());
    while (line.size() > 3 && opens(first_glyph(line.substr(last())).point)) {
        line = line.substr(0, last());
    }
    return line;
}

}  // namespace

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
            part = without_loose_mark(part, text.substr(part.size()));
        }
        lines.push_back(before + std::string{part});
        text.remove_prefix(part.size());
        while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    }
    return lines;
}

std::string padded(const std::string& text, int to) {
    return text + std::string(static_cast<std::size_t>(std::max(0, to - columns(text))), ' ');
}

std::string painted(const std::string& text, Style style, bool colour) {
    if (!colour || style.empty() || text.empty()) return text;
    return fmt::format("\x1b[{}m{}\x1b[0m", style, text);
}

std::string rule(int length) {
    std::string line;
    for (int i = 0; i < length; ++i) line += "─";
    return line;
}

std::vector<std::string> lay_out(const std::vector<Cells>& rows,
                                 std::initializer_list<std::size_t> shrink, bool colour) {
    constexpr int kLeast = 4;
    std::vector<int> widths;
    for (const Cells& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t c = 0; c < row.size(); ++c) {
            widths[c] = std::max(widths[c], columns(row[c].text));
        }
    }
    int total = 0;
    int used = 0;
    for (const int width : widths) {
        total += width;
        used += width > 0 ? 1 : 0;
    }
    const std::string between(total + 2 * (used - 1) <= kWide ? 2 : 1, ' ');
    total += static_cast<int>(between.size()) * (used - 1);
    for (const std::size_t column : shrink) {
        if (total <= kWide || column >= widths.size()) continue;
        const int spare = std::min(total - kWide, std::max(0, widths[column] - kLeast));
        widths[column] -= spare;
        total -= spare;
    }
    std::vector<std::string> lines;
    for (const Cells& row : rows) {
        std::string line, gap;
        for (std::size_t c = 0; c < row.size(); ++c) {
            if (widths[c] == 0) continue;
            const std::string text = clip(row[c].text, widths[c]);
            const std::string pad(static_cast<std::size_t>(widths[c] - columns(text)), ' ');
            if (row[c].right) gap += pad;
            if (!text.empty()) {
                line += gap + painted(text, row[c].style, colour);
                gap.clear();
            }
            gap += (row[c].right ? "" : pad) + between;
        }
        lines.push_back(line);
    }
    return lines;
}

}  // namespace moneybags
