#pragma once

// A screenful of text: how wide words are in a terminal, lines that fit, and tables whose columns
// line up.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace moneybags {

inline constexpr int kWide = 76;  // columns of a picture; every terminal has 80

// The first character of a text that is not empty. A byte that begins none counts for itself.
struct Glyph {
    char32_t point;
    std::size_t bytes;
    int columns;
};
Glyph first_glyph(std::string_view);

int columns(std::string_view);  // Chinese characters take two, colour codes none
std::string_view head(std::string_view, int most);  // as much of a text as fits
std::string clip(const std::string&, int most);     // the same, with … if that is not all

// Lines that fit, broken at spaces where there are any; all but the first are set in.
std::vector<std::string> wrap(std::string_view text, std::string_view indent);

enum class Style { Plain, Bold, Dim, Green, Cyan, Yellow, Red };
std::string painted(const std::string&, Style, bool colour);

std::string rule(int length);  // ────

struct Cell {
    std::string text;
    Style style = Style::Plain;
};
using Cells = std::vector<Cell>;  // of one row; all rows have as many

struct Layout {
    std::size_t right = static_cast<std::size_t>(-1);  // this column is set to the right
    std::size_t gives = 0;                             // this one gives way if a line is too long
};
// Columns line up, empty ones vanish.
std::vector<std::string> lay_out(std::vector<Cells> rows, const Layout&, bool colour);

}  // namespace moneybags
