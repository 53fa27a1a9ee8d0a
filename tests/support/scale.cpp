#include "tests/support/scale.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace moneybags::testing_support {

double scale() {
    const char* text = std::getenv("MONEYBAGS_TEST_SCALE");
    if (text == nullptr || *text == '\0') return 1;
    char* end = nullptr;
    const double factor = std::strtod(text, &end);
    // A typing error must not pass for a quick green run.
    if (*end != '\0' || !(factor > 0)) std::abort();
    return factor;
}

int scaled(int games) {
    return std::max(1, static_cast<int>(std::ceil(static_cast<double>(games) * scale())));
}

bool is_taken(int nth) { return std::ceil((nth + 1) * scale()) > std::ceil(nth * scale()); }

bool is_taken(int row, int column, int columns) {
    return scale() >= 1 || columns == 1 || (row + column) % 2 == 0;
}

}  // namespace moneybags::testing_support
