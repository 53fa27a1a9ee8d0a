#pragma once

// The games whose properties are tested. A new one adds its line here.

#include <gtest/gtest.h>

#include "tests/properties/millions.h"

namespace moneybags::properties {

using AllGames = testing::Types<MillionsTraits>;

}  // namespace moneybags::properties
