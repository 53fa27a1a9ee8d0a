#pragma once

// What views and positions write in a way of their own: the Markets' cards, parted by how many are
// whose, and the Roles being looked at, whose key would be that of their number.

#include <string>
#include <string_view>
#include <vector>

#include "notation/guillotines/describe.h"

namespace moneybags::guillotines {

struct Apart {
    const Context& context;
    PerMarket<std::uint8_t>& sizes;
    MarketCards& cards;
    RoleSet& looking;

    void write(json::object&) const;
    void write(std::string& line) const;
    bool read(json::object&, Trail&) const;  // takes what is its own
    bool read(std::vector<std::string_view>& words, Trail&) const;
};

}  // namespace moneybags::guillotines
