#pragma once

// Processes that play one study together: `mpirun` started them, here or all over a cluster. They
// know each other by number, and number 0 leads. What MPI is stays in ranks.cpp.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/result.h"

namespace moneybags {

using Parcel = std::vector<std::int64_t>;

class Ranks {
   public:
    struct Received {
        int from = 0;
        Parcel parcel;
    };

    virtual ~Ranks() = default;
    virtual int own() const { return 0; }
    virtual int all() const { return 1; }
    virtual int here() const { return 1; }  // how many of them share this machine
    // Does not wait until it has arrived.
    virtual void send(int, Parcel) {}
    // The next that has arrived, if any has.
    virtual std::optional<Received> receive() { return {}; }
};

// One alone if nobody started several. Refused if somebody did, and this program cannot know of the
// others.
Result<std::unique_ptr<Ranks>> join_ranks();

}  // namespace moneybags
