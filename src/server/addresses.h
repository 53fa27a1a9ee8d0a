#pragma once

#include <string>
#include <vector>

namespace moneybags {

// Where others reach this machine: its addresses, without loopback and link-local ones.
std::vector<std::string> addresses_of_this_machine();

}  // namespace moneybags
