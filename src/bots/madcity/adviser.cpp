#include "bots/madcity/leaning.h"
#include "bots/madcity/lookahead.h"
#include "bots/search.h"
#include "encoding/madcity.h"

namespace moneybags {

template <>
Result<std::unique_ptr<Adviser>> adviser_of<madcity::Family>() {
    return network_adviser<madcity::Family>();
}

}  // namespace moneybags
