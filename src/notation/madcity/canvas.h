#pragma once

// Text in columns, for a terminal: Chinese characters take two.

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace moneybags::madcity {

inline constexpr int kWide = 76;  // columns of the picture; every terminal has 80

int columns(std::string_view);
std::string clip(const std::string&, int most);
std::string padded(const std::string&, int to);
// Lines that fit, broken at spaces where there are any; all but the first are set in.
std::vector<std::string> wrap(std::string_view, std::string_view indent);

// How a text looks: the numbers of an escape sequence, or nothing.
using Style = std::string_view;
inline constexpr Style kPlain = "", kBold = "1", kDim = "2", kGreen = "32", kYellow = "1;33",
                       kChosen = "7";

struct Cell {
    std::string text;
    Style style = kPlain;
    bool right = false;  // stands at the right of its column
};
using Row = std::vector<Cell>;

// Columns line up, empty ones vanish, and if the lines are too long those of `shrink` give way, the
// first of them first.
std::vector<std::string> lay_out(const std::vector<Row>&, std::initializer_list<std::size_t> shrink,
                                 bool colour);

std::string painted(const std::string&, Style, bool colour);

}  // namespace moneybags::madcity
