#pragma once

// A screenful of text: how wide words are in a terminal, lines that fit, and tables whose columns
// line up.

#include <cstddef>
#include <initializer_list>
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

// Marks of wide writing that no line ends with, and those that none begins with.
bool opens(char32_t);           // 「（
bool closes(char32_t);          // 」）。
int columns(std::string_view);  // Chinese characters take two, colour codes none
std::string_view head(std::string_view, int most);  // as much of a text as fits
std::string clip(const std::string&, int most);     // the same, with … if that is not all

// Lines that fit, broken at spaces where there are any; all but the first are set in.
std::vector<std::string> wrap(std::string_view text, std::string_view indent);

std::string padded(const std::string&, int to);

// How a text looks: the numbers of an escape sequence, or nothing.
using Style = std::string_view;
namespace style {
inline constexpr Style kPlain = "", kBold = "1", kDim = "2", kGreen = "32", kCyan = "36",
                       kYellow = "1;33", kChosen = "7";
}
std::string painted(const std::string&, Style, bool colour);

std::string rule(int length);  // ────

struct Cell {
    std::string text;
    Style style = style::kPlain;
    bool right = false;  // stands at the right of its column
};
using Cells = std::vector<Cell>;  // of one row

// Columns line up, empty ones vanish, and if the lines are too long those of `shrink` give way, the
// first of them first.
std::vector<std::string> lay_out(const std::vector<Cells>&,
                                 std::initializer_list<std::size_t> shrink, bool colour);

}  // namespace moneybags
