#include "table/report.h"

#include "games/coin/game.h"

namespace moneybags {

// Some seat sees whatever there is.
template <>
AnyView turned_over<coin::Family>(const Session& session) {
    return session.game().view(session.state(), kSpectator);
}

// There is nothing to tell that the story has not told.
template <>
boost::json::value report_of<coin::Family>(const Session&, Language) {
    return nullptr;
}

}  // namespace moneybags
