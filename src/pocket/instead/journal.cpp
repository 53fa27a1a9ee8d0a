// Nobody reads the journal of a house in a page.

#include "server/journal.h"

namespace moneybags::journal {

void info(std::string_view, Fields) {}
void warning(std::string_view, Fields) {}
void error(std::string_view, Fields) {}
std::string short_id(std::string_view) { return {}; }

}  // namespace moneybags::journal
