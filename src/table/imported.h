#pragma once

// A game that was begun in a house of somebody's own (src/pocket) and goes on here. Its log is all
// there is, and whoever brings it could have written anything into it: what is not checked is not
// taken over.

#include <cstddef>
#include <string>
#include <string_view>

#include "table/replay.h"

namespace moneybags {

// Why a log is not taken: one of unreadable, digest, luck, lesson, altered, unbegun, talk. The
// problem says what of it, where that is not clear; of talk, how many KiB there may be.
struct Unfit {
    std::string_view why;
    std::string problem = {};
};

struct ImportLimits {
    std::size_t entries = 0;  // of its log
    std::size_t talk = 0;     // bytes said in it
};

// The game that a log tells of, if it went by the rules and by the luck of its seed, whose digest
// was shown there.
boost::system::result<Finished, Unfit> read_begun(std::string_view log, std::string_view digest,
                                                  const ImportLimits&);

// The same game at a table of this house. Where it goes on its luck is that of the new seed: that
// of the old one is known to whoever had the device.
Result<Kept> goes_on(const Finished&, entry::Open fresh, Time, const Sitters&);

}  // namespace moneybags
