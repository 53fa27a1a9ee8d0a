#include "table/report.h"

#include "games/coin/game.h"

namespace moneybags {

// There is nothing to tell that the story has not told.
template <>
boost::json::value report_of<coin::Family>(const Session&, Language) {
    return nullptr;
}

}  // namespace moneybags
