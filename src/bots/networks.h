#pragma once

// The networks that bots play with, one for each family, read when the first bot wants it. They are
// carried inside the program (data/networks), or come from a folder of somebody who trains some.

#include <memory>
#include <optional>
#include <string>

#include "bots/network.h"

namespace moneybags {

// Networks are from now on those of this folder, `<family>.net`, and no others; "": the program's
// own.
void use_networks(std::string folder);

using SharedNetwork = Result<std::shared_ptr<const Network>>;
SharedNetwork find_network(const NetworkFit&);
SharedNetwork find_network(const NetworkFit&, const std::string& file);
// Why there is none, if there is none; one that is far (games/embedded.h) is not fetched for it.
std::optional<Problem> find_lack(const NetworkFit&);

template <class G>
const NetworkFit& known_fit() {
    static const NetworkFit kFit = fit_of<G>();
    return kFit;
}
template <class G>
SharedNetwork network_of() {
    return find_network(known_fit<G>());
}
template <class G>
SharedNetwork network_in(const std::string& file) {
    return find_network(known_fit<G>(), file);
}
template <class G>
std::optional<Problem> lack_of_network() {
    return find_lack(known_fit<G>());
}

}  // namespace moneybags
