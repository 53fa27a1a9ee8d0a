#pragma once

#include <cstdint>

namespace moneybags {

std::uint64_t small_seed();  // from the operating system; short enough to be typed again

}  // namespace moneybags
