// A house that shares its store with others: what it makes of tables that they have.

#include <gtest/gtest.h>

#include <atomic>

#include "tests/server/harness.h"

namespace moneybags::house_tests {
namespace {

// Every table is ours, or every table is another server's.
class OneOfTwo final : public Leases {
   public:
    explicit OneOfTwo(const std::atomic<bool>& elsewhere) : elsewhere_(elsewhere) {}
    void take(const std::string&, Taken taken) override {
        if (elsewhere_) return taken(std::optional<Lease>{});
        taken(std::optional(Lease{1, 1, Time{}}));
    }
    Lease for_new(const std::string&) override { return {1, 1, Time{}}; }
    void let_go(const std::string&) override {}
    bool holds(const std::string&) const override { return !elsewhere_; }
    bool is_alone() const override { return false; }
    bool tidies() const override { return false; }
    std::vector<Change> farewell() override { return {}; }

   private:
    const std::atomic<bool>& elsewhere_;
};

class HouseSite : public ::testing::Test {
   protected:
    Plan shared() {
        Plan plan;
        plan.share = [this](Loop&, Writer&) { return std::make_unique<OneOfTwo>(elsewhere_); };
        return plan;
    }
    static std::string minded(const std::string& table, bool is_live) {
        return json::serialize(
            object_of("kind", "minded", "table", table, "live", is_live ? 1 : 0));
    }

    std::atomic<bool> elsewhere_ = false;
};

TEST_F(HouseSite, a_finished_game_counts_though_another_server_still_has_its_table) {
    TestHouse house(shared());
    const Way way = first_way();
    Party party(house, way, settings_for(way), 2);
    Rng luck{12};
    play_out(house, party, luck);
    house.restart();
    elsewhere_ = true;
    for (int look = 0; look < 2; ++look) {
        const json::object mine = body_of(party.at(0).get("/api/me/profile"));
        EXPECT_EQ(mine.at("played").to_number<int>(), 1);
    }
}

TEST_F(HouseSite, tables_that_nobody_needs_here_any_more_still_count_for_whoever_opened_them) {
    constexpr Span kForgotten = std::chrono::minutes(2);  // by this house
    Plan plan = shared();
    plan.limits.tables_per_person = 3;
    plan.limits.tables_per_address = 5;
    TestHouse house(plan);
    Guest ann(house, "Ann"), bob(house, "Bob");
    const auto opens = [](Guest& guest) {
        return guest.post("/api/tables", wish_for(first_way(), "name", guest.name())).status == 200;
    };
    std::vector<std::string> tables;
    for (int i = 0; i < 3; ++i) tables.push_back(ann.open(wish_for(first_way())));
    EXPECT_FALSE(opens(ann));
    house.pass(kForgotten);
    EXPECT_FALSE(opens(ann));
    // It is played at another server, which counts it for Ann: here, only for her address.
    house.told(minded(tables[0], true));
    EXPECT_TRUE(opens(ann));
    EXPECT_FALSE(opens(ann));
    EXPECT_TRUE(opens(bob));
    EXPECT_FALSE(opens(bob));
    // It ended there.
    house.told(minded(tables[0], false));
    EXPECT_TRUE(opens(bob));
    EXPECT_FALSE(opens(bob));
    // Somebody came here to another one, which still is hers, and closed it.
    EXPECT_EQ(text_of(ann.visit(tables[1]), "kind"), "snapshot");
    EXPECT_FALSE(opens(ann));
    EXPECT_EQ(ann.refused(message("close", "c")), "");
    EXPECT_TRUE(opens(ann));
}

}  // namespace
}  // namespace moneybags::house_tests
