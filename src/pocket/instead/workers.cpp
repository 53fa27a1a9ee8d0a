// Workers without threads: each job runs on the loop, after what runs there now. The page's own
// thread is another one, so nobody there waits for it.

#include "server/workers.h"

#include <utility>

#include "pocket/keeping.h"

namespace moneybags {

Workers::Workers(int, std::size_t most_waiting, int) : most_waiting_(most_waiting) {}
Workers::~Workers() = default;

bool Workers::run(std::function<void()> job) {
    pocket::later(std::move(job));
    return true;
}

bool Workers::run_first(std::function<void()> job) { return run(std::move(job)); }

bool Workers::run_for(const std::string&, std::size_t, std::function<void()> job) {
    return run(std::move(job));
}

std::size_t Workers::waiting() const { return 0; }

}  // namespace moneybags
