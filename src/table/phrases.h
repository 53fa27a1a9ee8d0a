#pragma once

// What is said at one press ("Deal?", data/texts/<tag>/talk) means the same in every language: it
// is written down as it was said, and each reader hears it in their own.

#include <string>

#include "notation/language.h"

namespace moneybags {

// Other words stay as they are.
std::string as_heard(const std::string& said, Language);

}  // namespace moneybags
