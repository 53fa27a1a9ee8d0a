#pragma once

// All that makes a server one of several that share a store: to be opened before the house, which
// it then stands in front of.

#include <memory>
#include <string>

#include "cluster/relay.h"

namespace moneybags {

struct ClusterOptions {
    BusOptions bus;
    std::string name;  // of this server, for logs
    // Told while something that is needed cannot be reached.
    std::function<void(const std::string& what)> waits_for;
};

class Cluster {
   public:
    // Waits for NATS. Refused where it never will be.
    static Result<std::unique_ptr<Cluster>> open(ClusterOptions);
    // Refused where the other servers of the store are of another kind, or on another bus.
    std::optional<Problem> join(Store&);
    // The house's options so that it shares its store.
    void prepare(HouseOptions&);
    // From now on it stands in front of the house.
    Guests& begin(Loop&, House&);
    void say_farewell() { relay_->say_farewell(); }

   private:
    explicit Cluster(ClusterOptions options) : options_(std::move(options)) {}
    std::optional<Problem> hear_the_others(Store&);

    const ClusterOptions options_;
    std::unique_ptr<Bus> bus_;
    std::string site_;
    Joined joined_;
    Membership* membership_ = nullptr;  // the house's
    std::unique_ptr<Relay> relay_;
};

}  // namespace moneybags
