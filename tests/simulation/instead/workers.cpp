// Workers without threads: each job runs on the machine that wants it, a little later.

#include "server/workers.h"

#include <utility>

#include "tests/simulation/machine.h"

namespace moneybags {

Workers::Workers(int, std::size_t most_waiting, int) : most_waiting_(most_waiting) {}
Workers::~Workers() = default;

bool Workers::run(std::function<void()> job) {
    simulation::Machine& machine = *simulation::Machine::here;
    machine.post([&machine, job = std::move(job)] {
        machine.run_in(machine.world().between(100, 5 * simulation::kMilli), job);
    });
    return true;
}

bool Workers::run_first(std::function<void()> job) { return run(std::move(job)); }

bool Workers::run_for(const std::string&, std::size_t, std::function<void()> job) {
    return run(std::move(job));
}

std::size_t Workers::waiting() const { return 0; }

}  // namespace moneybags
