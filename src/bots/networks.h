#pragma once

// The networks that bots play with, one for each family, read when the first bot wants it. They are
// carried inside the program (data/networks), or come from a folder of somebody who trains some.

#include <memory>
#include <string>

#include "bots/network.h"

namespace moneybags {

// Networks are from now on those of this folder, `<family>.net`, and no others; "": the program's
// own.
void use_networks(std::string folder);

using SharedNetwork = Result<std::shared_ptr<const Network>>;
SharedNetwork find_network(const NetworkFit&);
template <class G>
SharedNetwork network_of() {
    static const NetworkFit kFit = fit_of<G>();
    return find_network(kFit);
}

}  // namespace moneybags
