#pragma once

// The one thread on which the house lives: no lock is needed there. What blocks or thinks runs
// elsewhere and posts its answer.

#include <functional>

#include "table/settings.h"

namespace moneybags {

class Loop {
   public:
    virtual ~Loop() = default;
    virtual Time now() const = 0;                      // wall clock
    virtual void post(std::function<void()>) = 0;      // from any thread
    virtual void at(Time, std::function<void()>) = 0;  // on the loop; not cancelled, so check
};

}  // namespace moneybags
