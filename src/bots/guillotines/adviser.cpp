#include "bots/guillotines/leaning.h"
#include "bots/guillotines/lookahead.h"
#include "bots/search.h"
#include "encoding/guillotines.h"

namespace moneybags {

template <>
Result<std::unique_ptr<Adviser>> adviser_of<guillotines::Family>() {
    return network_adviser<guillotines::Family>();
}

}  // namespace moneybags
