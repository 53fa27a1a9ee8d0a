#pragma once

// Web Push: a browser's own push service is told that there is something to fetch (RFC 8030), by a
// house that proves who it is (VAPID, RFC 8292). Nothing else is in the message: what it is about
// the browser asks the house itself, so nobody in between can read it.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/result.h"
#include "table/settings.h"

namespace moneybags {

// The house's key pair, of the curve P-256.
class PushKey {
   public:
    static PushKey fresh();
    static Result<PushKey> read(const std::string& text);
    std::string text() const;        // the private half, to be kept in the store
    std::string public_key() const;  // as browsers want it: base64url of the point
    // "vapid t=…, k=…" for a push service ("https://push.example") until then.
    std::string authorization(std::string_view service, std::string_view contact, Time until) const;

   private:
    struct Pair;
    explicit PushKey(std::shared_ptr<const Pair> pair) : pair_(std::move(pair)) {}
    std::shared_ptr<const Pair> pair_;
};

// Where a browser wants to be told: "https://push.example/send/abc".
struct PushEndpoint {
    std::string host, port, target;
    std::string origin() const;
};
// Only https, without a name for the user; at most 1000 characters.
Result<PushEndpoint> read_endpoint(std::string_view);

// Is that an address of the Internet? Anybody can name an endpoint: none may lead into the network
// of the house.
bool is_public_address(std::string_view address);

struct PushOptions {
    // For tests: a certificate to trust besides those of the system, and addresses of one's own.
    std::string trusted;
    bool anywhere = false;
};

// Sends it and waits for the answer: its status, or 0 if there was none within five seconds. Not on
// the loop.
int push(const PushEndpoint&, const std::string& authorization, const PushOptions&);

}  // namespace moneybags
