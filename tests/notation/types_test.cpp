// The types of what is sent to the page: made from the tables of fields, compared with what lies in
// the page's source.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "notation/notation.h"

namespace moneybags::notation_tests {

struct Page {
    std::string_view ruleset, board;
};

TEST(Types, of_every_game_are_up_to_date_in_the_page) {
    for (const Page& page : {
             Page{"millions-1e",     "millions"   },
             Page{"guillotines",     "guillotines"},
             Page{"mad-millionaire", "madcity"    }
    }) {
        const Ruleset* const ruleset = find_ruleset(page.ruleset);
        ASSERT_NE(ruleset, nullptr);
        const auto game = make_game(*ruleset, ruleset->least_players);
        const std::string right =
            "// Made from src/notation/" + std::string(page.board) +
            "/describe.cpp. A test compares the two; to renew this file, run it so:\n"
            "// MONEYBAGS_RENEW=1 <build>/tests/test_notation --gtest_filter='Types.*'\n\n" +
            make_notation(**game, default_names((*game)->players()))->typescript();
        const std::string file = "web/src/boards/" + std::string(page.board) + "/wire.ts";
        if (std::getenv("MONEYBAGS_RENEW") != nullptr) {
            std::ofstream(file, std::ios::binary) << right;
        }
        std::ifstream in(file, std::ios::binary);
        ASSERT_TRUE(in) << file << " is missing";
        std::stringstream found;
        found << in.rdbuf();
        EXPECT_EQ(found.str(), right) << file << " does not fit. To renew it, see its first lines";
    }
}

}  // namespace moneybags::notation_tests
