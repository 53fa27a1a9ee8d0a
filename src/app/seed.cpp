#include "app/seed.h"

#include <random>

namespace moneybags {

std::uint64_t small_seed() {
    std::random_device device;
    return device();  // 32 bits: enough for luck among friends, and no more than ten digits
}

}  // namespace moneybags
