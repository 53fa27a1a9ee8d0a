#pragma once

#include <set>
#include <string>
#include <string_view>

namespace moneybags::testing_support {

// The ids of all clauses and rulings of a rules text: the first cells of its tables that look like
// "M1-HEIST-04".
std::set<std::string, std::less<>> clauses_in(std::string_view rules_text);

}  // namespace moneybags::testing_support
