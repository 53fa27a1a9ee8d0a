// What the desk needs of others: nobody reads its journal, and there is one store.

#include <utility>

#include "server/journal.h"
#include "store/store.h"

namespace moneybags {

namespace journal {

void info(std::string_view, Fields) {}
void warning(std::string_view, Fields) {}
void error(std::string_view, Fields) {}
std::string short_id(std::string_view) { return {}; }

}  // namespace journal

Stored<std::vector<std::string>> Store::entries(std::string_view table) {
    std::vector<std::string> texts;
    const auto problem =
        each_entry(table, [&](std::string&& text) { texts.push_back(std::move(text)); });
    if (problem) return *problem;
    return texts;
}

}  // namespace moneybags
