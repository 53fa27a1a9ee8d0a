#include "bots/millions/leaning.h"
#include "bots/millions/lookahead.h"
#include "bots/search.h"
#include "encoding/millions.h"

namespace moneybags {

template <>
Result<std::unique_ptr<Adviser>> adviser_of<millions::Family>() {
    return network_adviser<millions::Family>();
}

}  // namespace moneybags
