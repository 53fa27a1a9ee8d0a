#include "bench/load_neighbours.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>

namespace moneybags::load {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

[[noreturn]] void be_busy(const std::string& file) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setsid();  // a group of its own for the scheduler, and no priority that was meant for us
    const sched_param none{};
    sched_setscheduler(0, SCHED_OTHER, &none);
    const int out = file.empty() ? -1 : open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    const std::string bytes(1'000'000, 'x');
    while (true) {
        for (const auto until = Clock::now() + 100ms; Clock::now() < until;) {
        }
        if (out >= 0 && pwrite(out, bytes.data(), bytes.size(), 0) > 0) fsync(out);
    }
}

}  // namespace

Neighbours::Neighbours(int count, const std::string& folder) {
    for (int i = 0; i < count; ++i) {
        const pid_t child = fork();
        if (child == 0) {
            be_busy(folder.empty() ? "" : folder + "/neighbour" + std::to_string(i));
        }
        if (child > 0) children_.push_back(child);
    }
}

Neighbours::~Neighbours() {
    for (const pid_t child : children_) {
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
    }
}

}  // namespace moneybags::load
