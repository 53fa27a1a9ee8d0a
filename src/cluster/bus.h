#pragma once

// What servers that share a store tell each other. Messages arrive at most once, in the order in
// which one server sent them to one subject; nothing that counts goes this way alone.

#include <functional>
#include <memory>
#include <string>

#include "games/result.h"

namespace moneybags {

class Bus {
   public:
    virtual ~Bus() = default;
    virtual bool is_connected() const = 0;
    // Lost if nobody hears it, or if there is no connection.
    virtual void publish(const std::string& subject, const std::string& message) = 0;
    // Both are called from threads of the bus.
    using Heard = std::function<void(std::string message)>;
    virtual void subscribe(const std::string& subject, Heard) = 0;
    virtual void when_changed(std::function<void(bool is_connected)>) = 0;
};

struct BusOptions {
    std::string url;          // nats://host:4222, tls://user:password@host:4222; several, by commas
    std::string credentials;  // a file of NATS credentials, if any
    std::string authority;    // a file of certificates to trust instead of the system's
};

// Refuses a way through a network that is neither encrypted nor asks who comes.
std::optional<Problem> problem_with(const BusOptions&);
// None: nobody is there; perhaps later.
Result<std::unique_ptr<Bus>> connect_nats(const BusOptions&, const std::string& name);
// Without passwords, for logs.
std::string url_for_logs(const std::string& url);

}  // namespace moneybags
