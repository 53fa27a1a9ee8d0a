#pragma once

#include <string>

#include "table/seal.h"

namespace moneybags {

// Each entry of a table carries the digest of itself and all before it, so that one changed,
// dropped or slipped in later is found. Before the first stands "".
inline std::string next_hash(const std::string& last, const std::string& text) {
    return hex(digest(last + "\n" + text));
}

}  // namespace moneybags
