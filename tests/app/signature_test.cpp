#include "app/signature.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "tests/games.h"

namespace moneybags {
namespace {

TEST(Signature, is_what_it_was_for_every_ruleset) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const Signed* was =
            std::find_if(std::begin(kSignatures), std::end(kSignatures),
                         [&](const Signed& each) { return each.ruleset == ruleset.id; });
        ASSERT_NE(was, std::end(kSignatures)) << std::hex << signature(ruleset);
        EXPECT_EQ(signature(ruleset), was->signature) << std::hex << signature(ruleset);
    }
}

}  // namespace
}  // namespace moneybags
