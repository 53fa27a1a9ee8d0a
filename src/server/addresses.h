#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace moneybags {

// Where others reach this machine: its addresses, without loopback and link-local ones. First the
// one that it speaks to the rest of the network with.
std::vector<std::string> addresses_of_this_machine();

// What a browser says it asked for ("localhost:8080"): is that this machine's name for itself?
bool is_loopback(std::string_view host);
// May a stranger's page not bear that name? An address, or a name that is given out inside a
// network only. (A page of evil.example whose name points at this machine would be ours otherwise.)
bool is_local_name(std::string_view host);

}  // namespace moneybags
