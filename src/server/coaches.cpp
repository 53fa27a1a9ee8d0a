#include "server/coaches.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace moneybags {
namespace {

constexpr std::size_t kAtWork = 8;     // coaches
constexpr std::size_t kOfAddress = 2;  // … for one address
constexpr std::size_t kDone = 32;      // kept at hand
constexpr std::chrono::milliseconds kAtATime{100};

}  // namespace

std::optional<Coaches::State> Coaches::ask(const std::string& what, const std::string& address,
                                           const std::function<Finished()>& game, Seat seat) {
    send_home();
    auto found = std::find_if(jobs_.begin(), jobs_.end(),
                              [&](const auto& job) { return job->what == what; });
    if (found == jobs_.end()) {
        if (!has_room_for(address)) return {};
        auto job = std::make_shared<Job>();
        job->what = what;
        job->address = address;
        job->game = game();
        job->seat = seat;
        found = jobs_.insert(jobs_.begin(), std::move(job));
    }
    jobs_.splice(jobs_.begin(), jobs_, found);
    const std::shared_ptr<Job> job = *found;
    job->asked = loop_.now();
    if (!job->works && !job->is_done()) go_on(job);
    if (!job->is_done()) return State{job->progress, nullptr, {}};
    return State{1, job->coach, job->problem};
}

bool Coaches::has_room_for(const std::string& address) const {
    std::size_t all = 0, theirs = 0;
    for (const auto& job : jobs_) {
        if (job->is_done()) continue;
        ++all;
        theirs += job->address == address ? 1 : 0;
    }
    return all < kAtWork && theirs < kOfAddress;
}

// Those that nobody waits for any more, and of those that are done all but the last few.
void Coaches::send_home() {
    std::size_t done = 0;
    jobs_.remove_if([&](const auto& job) {
        if (job->works) return false;  // it will be looked at when it pauses
        if (job->is_done()) return ++done > kDone;
        return loop_.now() - job->asked > patience_;
    });
}

// If the readings have no room the next who asks tries again.
void Coaches::go_on(const std::shared_ptr<Job>& job) {
    job->works = readings_.run(
        job->address, [this, job] { work(*job); },
        [this, job] {
            job->works = false;
            if (job->coach) job->progress = job->coach->progress();
            send_home();
            const bool wanted = std::find(jobs_.begin(), jobs_.end(), job) != jobs_.end();
            if (wanted && !job->is_done()) go_on(job);
        });
}

void Coaches::work(Job& job) const {
    const auto until = std::chrono::steady_clock::now() + kAtATime;
    if (!job.coach) {
        const Result<Session> session = fold_again(job.game);
        Result<Coach> coach = session ? Coach::on(*session, job.seat, job.game.stood_in,
                                                  {.playouts = playouts_, .time = {}})
                                      : Result<Coach>(session.error());
        if (!coach) {
            job.problem = coach.error();
            return;
        }
        job.coach = std::make_shared<Coach>(std::move(*coach));
        job.game = {};  // the coach has it now
    }
    do {
        job.coach->go_on();
    } while (!job.coach->is_done() && std::chrono::steady_clock::now() < until);
}

}  // namespace moneybags
