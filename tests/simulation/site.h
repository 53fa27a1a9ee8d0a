#pragma once

// Servers, store, bus, people, and what goes wrong, all drawn from one seed.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/simulation/checker.h"
#include "tests/simulation/client.h"
#include "tests/simulation/server.h"
#include "tests/simulation/shelf.h"
#include "tests/simulation/world.h"

namespace moneybags::simulation {

struct Plan {
    int servers = 3;
    std::size_t tables = 4;         // that there are from the start …
    std::size_t played = 4;         // … and at how many of them people sit
    std::size_t opened = 1;         // and more that people open
    Micros trouble = 12 * kSecond;  // so long things go wrong; then all is well
    int faults = 6;                 // meanwhile
    bool starts_alone = true;       // the first server finds nobody, and minds what there is
    Bug bug = Bug::None;
};
Plan small_plan(std::uint64_t seed);

struct Outcome {
    std::optional<std::string> objection;
    Checker::Figures figures;
    std::uint64_t crashes = 0, refused = 0, lost = 0, frames = 0, denied = 0;
};

class Site {
   public:
    Site(std::uint64_t seed, const Plan&);
    Outcome run();

    World& world() { return world_; }
    Shelf& shelf() { return shelf_; }
    Checker& checker() { return checker_; }
    const Weather& weather() const { return weather_; }
    Bug bug() const { return plan_.bug; }

    // ---- the bus ----
    bool reaches(const Server& from, std::int64_t member) const;
    // In order between each two; or else it is lost.
    void carry(std::int64_t from, std::int64_t to, std::function<void()> arrives,
               std::function<void()> lost);
    void pass_on(const Server& from, std::int64_t member, std::function<void(Server&)> serve,
                 std::function<void()> failed);
    void tell_taken(const Server& by, const std::string& table);

    // ---- what people need ----
    Server* server(std::int64_t member) const;
    Server& some_server();
    void acknowledged(const Wish&);
    void opened(const std::string& table);
    void heard_frame() { ++outcome_.frames; }
    void denied() { ++outcome_.denied; }
    entry::Open opening(std::size_t table) const;
    Time now() const { return kEvening + Span{world_.now() / kMilli}; }

   private:
    Server& start_server(Micros delay);
    void go_wrong();
    void judge();

    const Plan plan_;
    World world_;
    Checker checker_;
    Shelf shelf_;
    Weather weather_;
    std::vector<std::unique_ptr<Server>> all_;  // those that are gone, too
    std::map<std::int64_t, Server*> by_id_;
    std::vector<Server*> present_;
    std::vector<std::unique_ptr<Client>> clients_;
    Outcome outcome_;
};

Outcome simulate(std::uint64_t seed, const Plan&);

}  // namespace moneybags::simulation
