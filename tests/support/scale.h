#pragma once

namespace moneybags::testing_support {

// How much of a property test is run: MONEYBAGS_TEST_SCALE, a factor (0.1: a tenth of the games). 1
// if unset.
double scale();

// So many, times the scale; never less than one.
int scaled(int games);

// Of many cases that are alike, whether a shortened run takes the nth: the first, and the rest
// evenly.
bool is_taken(int nth);

// Of a table of cases, whether a shortened run takes the one in this row and column: of each row
// and each column one of two, and everything where there is one column only.
bool is_taken(int row, int column, int columns);

}  // namespace moneybags::testing_support
