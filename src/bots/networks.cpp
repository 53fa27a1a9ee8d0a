#include "bots/networks.h"

#include <fstream>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "games/embedded.h"

namespace moneybags {

namespace {

struct Shelf {
    std::mutex one_at_a_time;
    std::string folder;
    std::map<std::string, SharedNetwork, std::less<>> read;               // by family
    std::map<std::pair<std::string, std::string>, SharedNetwork> single;  // by family and file
};
Shelf& shelf() {
    static Shelf only;
    return only;
}

// As much of a file as a network may have, and a byte more, by which a longer one is known.
std::optional<std::string> start_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return {};
    std::string bytes(Network::kMostBytes + 1, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

SharedNetwork shared(const NetworkFit& fit, std::string_view bytes, const std::string& file) {
    Result<Network> read = Network::read(bytes, fit, file);
    if (!read) return read.error();
    return std::make_shared<const Network>(std::move(*read));
}

std::string carried_file(const NetworkFit& fit) {
    return "data/networks/" + std::string(fit.family) + ".net";
}

SharedNetwork read_file(const NetworkFit& fit, const std::string& file) {
    const std::optional<std::string> bytes = start_of(file);
    if (!bytes) return Problem{file, "cannot be read: put a network for this game there"};
    return shared(fit, *bytes, file);
}

SharedNetwork read_network(const NetworkFit& fit, const std::string& folder) {
    if (!folder.empty()) return read_file(fit, folder + "/" + std::string(fit.family) + ".net");
    const std::string file = carried_file(fit);
    const std::string_view bytes = embedded(file);
    if (bytes.empty()) {
        return Problem{file,
                       "this program carries no network for this game; name a folder with "
                       "one in MONEYBAGS_NETWORKS"};
    }
    return shared(fit, bytes, file);
}

}  // namespace

void use_networks(std::string folder) {
    const std::lock_guard lock(shelf().one_at_a_time);
    shelf().folder = std::move(folder);
    shelf().read.clear();
    shelf().single.clear();
}

SharedNetwork find_network(const NetworkFit& fit) {
    const std::lock_guard lock(shelf().one_at_a_time);
    const auto found = shelf().read.find(fit.family);
    if (found != shelf().read.end()) return found->second;
    const SharedNetwork network = read_network(fit, shelf().folder);
    // What cannot be fetched now may be another time.
    if (!network && is_far(carried_file(fit))) return network;
    return shelf().read.emplace(std::string(fit.family), network).first->second;
}

SharedNetwork find_network(const NetworkFit& fit, const std::string& file) {
    const std::lock_guard lock(shelf().one_at_a_time);
    std::pair key{std::string(fit.family), file};
    const auto found = shelf().single.find(key);
    if (found != shelf().single.end()) return found->second;
    return shelf().single.emplace(std::move(key), read_file(fit, file)).first->second;
}

std::optional<Problem> find_lack(const NetworkFit& fit) {
    if (is_far(carried_file(fit))) return {};
    const SharedNetwork network = find_network(fit);
    return network ? std::nullopt : std::optional(network.error());
}

}  // namespace moneybags
