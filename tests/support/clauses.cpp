#include "tests/support/clauses.h"

#include <algorithm>
#include <cctype>

namespace moneybags::testing_support {
namespace {

bool is_clause(std::string_view cell) {
    const auto is_part = [](unsigned char c) {
        return std::isupper(c) != 0 || std::isdigit(c) != 0 || c == '-';
    };
    return std::count(cell.begin(), cell.end(), '-') >= 1 &&
           std::isdigit(static_cast<unsigned char>(cell.back())) != 0 &&
           std::all_of(cell.begin(), cell.end(), is_part);
}

}  // namespace

std::set<std::string, std::less<>> clauses_in(std::string_view rules_text) {
    std::set<std::string, std::less<>> ids;
    while (!rules_text.empty()) {
        const std::size_t end = std::min(rules_text.find('\n'), rules_text.size() - 1);
        std::string_view line = rules_text.substr(0, end);
        rules_text.remove_prefix(end + 1);
        if (!line.starts_with("| ")) continue;
        line.remove_prefix(2);
        const std::string_view cell = line.substr(0, line.find(" |"));
        if (!cell.empty() && is_clause(cell)) ids.emplace(cell);
    }
    return ids;
}

}  // namespace moneybags::testing_support
