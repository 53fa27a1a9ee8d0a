#include "server/addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstring>
#include <optional>

namespace moneybags {

namespace {

std::string numbers_of(const sockaddr_in& address) {
    std::array<char, INET_ADDRSTRLEN> text{};
    if (inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size()) == nullptr) return {};
    return text.data();
}

bool is_link_local(const sockaddr_in& address) {
    return (ntohl(address.sin_addr.s_addr) >> 16) == 0xA9FE;  // 169.254.0.0/16
}

// Which address packets to elsewhere would bear. Nothing is sent: a datagram's connection is a
// note to oneself. 192.0.2.0/24 is nobody's (RFC 5737).
std::string address_towards_others() {
    const int file = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (file < 0) return {};
    sockaddr_in other{}, mine{};
    other.sin_family = AF_INET;
    other.sin_port = htons(9);
    other.sin_addr.s_addr = htonl(0xC0000201);
    socklen_t size = sizeof mine;
    const bool known =
        connect(file, reinterpret_cast<const sockaddr*>(&other), sizeof other) == 0 &&
        getsockname(file, reinterpret_cast<sockaddr*>(&mine), &size) == 0;
    close(file);
    return known ? numbers_of(mine) : std::string();
}

std::string_view without_port(std::string_view host) {
    if (host.starts_with('[')) return host.substr(1, std::min(host.find(']'), host.size()) - 1);
    return host.substr(0, host.find(':'));
}

std::optional<boost::asio::ip::address> address_in(std::string_view host) {
    boost::system::error_code problem;
    const auto address = boost::asio::ip::make_address(without_port(host), problem);
    if (problem) return {};
    return address;
}

}  // namespace

bool is_loopback(std::string_view host) {
    const std::string_view name = without_port(host);
    if (name == "localhost" || name.ends_with(".localhost")) return true;
    const auto address = address_in(host);
    return address && address->is_loopback();
}

bool is_local_name(std::string_view host) {
    const std::string_view name = without_port(host);
    if (address_in(host) || name.find('.') == std::string_view::npos) return true;
    constexpr std::string_view kEndings[] = {".localhost", ".local", ".lan", ".home.arpa",
                                             ".internal"};
    return std::any_of(std::begin(kEndings), std::end(kEndings),
                       [&](std::string_view ending) { return name.ends_with(ending); });
}

std::vector<std::string> addresses_of_this_machine() {
    std::vector<std::string> list;
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return list;
    for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
        const bool up = (each->ifa_flags & IFF_UP) != 0 && (each->ifa_flags & IFF_LOOPBACK) == 0;
        if (!up || each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
        sockaddr_in address{};
        std::memcpy(&address, each->ifa_addr, sizeof address);
        if (!is_link_local(address)) list.push_back(numbers_of(address));
    }
    freeifaddrs(all);
    std::stable_partition(
        list.begin(), list.end(),
        [best = address_towards_others()](const auto& each) { return each == best; });
    return list;
}

}  // namespace moneybags
