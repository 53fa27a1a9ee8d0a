#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace moneybags {

// How much to think about one decision. Without a limit of time the same seed says the same on
// every machine.
struct Effort {
    std::uint32_t playouts = 256;                   // 0: what is best without looking ahead
    std::optional<std::chrono::milliseconds> time;  // the best so far when it is over
    int threads = 1;
};

}  // namespace moneybags
