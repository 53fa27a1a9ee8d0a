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

}  // namespace
}  // namespace moneybags::house_tests
