// Where a house meets the world. A page's house has none: it is reached from its own page alone,
// and has no files, pushes nothing, draws no pictures of links and takes no games from elsewhere.

#include "server/addresses.h"
#include "server/assets.h"
#include "server/house.h"
#include "server/push.h"
#include "server/qr.h"

namespace moneybags {

std::vector<std::string> addresses_of_this_machine() { return {}; }
bool is_loopback(std::string_view) { return true; }
bool is_local_name(std::string_view) { return true; }

std::optional<HttpResponse> asset(const HttpRequest&) { return {}; }
bool takes_gzip(std::string_view) { return false; }

struct PushKey::Pair {};
PushKey PushKey::fresh() { return PushKey({}); }
Result<PushKey> PushKey::read(const std::string&) { return PushKey({}); }
std::string PushKey::text() const { return {}; }
std::string PushKey::public_key() const { return {}; }
std::string PushKey::authorization(std::string_view, std::string_view, Time) const { return {}; }
std::string PushEndpoint::origin() const { return {}; }
Result<PushEndpoint> read_endpoint(std::string_view) {
    return Problem{"field endpoint", "cannot be reached from here"};
}
int push(const PushEndpoint&, const std::string&, const PushOptions&) { return 0; }

std::string qr_svg(const std::string&) { return {}; }

bool House::may_be_long(const HttpRequest&) const { return false; }
void House::import_game(const Call& call) { fail(call, 404, "not-in-pocket"); }

}  // namespace moneybags
