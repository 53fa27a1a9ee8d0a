#pragma once

// Once a game is over its seed is shown: then anybody can see that luck was not chosen.

#include "table/log.h"
#include "table/seal.h"

namespace moneybags {

// What the house showed: the digest before the first card, table id and seed after the last.
struct Proof {
    std::string table;
    std::string digest;
    Seed seed;
};

boost::json::object proof_json(const Proof&);
Result<Proof> read_proof(const boost::json::value&);

// Deals the game again from the seed; says which step is not what it would have dealt, if any. The
// first `unsealed` steps are not asked.
std::optional<Problem> check_proof(const Session&, const Proof&, std::size_t unsealed = 0);

}  // namespace moneybags
