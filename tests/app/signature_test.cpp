#include "app/signature.h"

#include <gtest/gtest.h>

#include <map>

namespace moneybags {
namespace {

// What `moneybags bench` prints. A change of behaviour changes it, and the commit that does says
// so.
const std::map<std::string_view, std::uint64_t> kSignatures = {
    {"millions-1e",     0x500199a8fc908fadu},
    {"millions-2e",     0x9280cd05e6a4edbbu},
    {"guillotines",     0xd387ebd8c8ce448eu},
    {"mad-millionaire", 0xb568854c099c8c13u},
};

TEST(Signature, is_what_it_was_for_every_ruleset) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        ASSERT_TRUE(kSignatures.contains(ruleset.id)) << std::hex << signature(ruleset);
        EXPECT_EQ(signature(ruleset), kSignatures.at(ruleset.id)) << std::hex << signature(ruleset);
    }
}

}  // namespace
}  // namespace moneybags
