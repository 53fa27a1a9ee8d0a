#pragma once

// Two studies that were made apart: what is other in the second, as far as both ask the same.

#include <string>
#include <vector>

#include "study/record.h"

namespace moneybags {

// Settings of the two that are held against each other, by their places.
struct ComparedPair {
    std::size_t first = 0, other = 0;
    std::string name;               // of the setting; of the only ones: ""
    std::vector<Difference> found;  // cells of the common layout
};

struct Comparison {
    Layout layout;  // what both ask
    std::vector<ComparedPair> pairs;
};

// Refused if they are of different games, or have no setting in common.
Result<Comparison> compared(const StudyRecord& first, const StudyRecord& other);

// A cell as people say it: question, row and column.
struct CellName {
    std::string question, row, column;
};
CellName name_of(const Layout&, std::size_t cell);

// All differences as a table.
std::string csv_of(const Comparison&);

}  // namespace moneybags
