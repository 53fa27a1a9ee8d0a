#include "server/readings.h"

#include <utility>

namespace moneybags {

namespace {

constexpr int kReadersModesty =
    10;  // nice: after bots, and long after what people do at their tables
constexpr std::size_t kMostLogs = 10'000;

// About what it takes to keep an answer, however small it is.
std::size_t weight(const std::pair<std::string, std::shared_ptr<const HttpResponse>>& kept) {
    constexpr std::size_t kRest = 1'000;
    return 2 * kept.first.size() + kept.second->content().size() + kRest;
}

}  // namespace

Readings::Readings(Loop& loop, const ReadingLimits& limits)
    : loop_(loop), limits_(limits), workers_(limits.threads, kMostLogs, kReadersModesty) {}

bool Readings::has_room_for(const std::string& address) const {
    const auto share = under_way_.find(address);
    return share == under_way_.end() || share->second < limits_.of_address;
}

void Readings::leave(const std::string& address) {
    const auto share = under_way_.find(address);
    if (--share->second == 0) under_way_.erase(share);
}

bool Readings::answer(const std::string& what, const std::string& address,
                      const std::function<Make()>& prepare, Guests::Reply reply) {
    if (const auto place = places_.find(what); place != places_.end()) {
        kept_.splice(kept_.begin(), kept_, place->second);
        ++figures_.found;
        reply(*place->second->second);
        return true;
    }
    if (!has_room_for(address)) return false;
    const auto wanted = wanted_.find(what);
    if (wanted != wanted_.end()) {
        ++figures_.found;
        ++under_way_[address];
        wanted->second.push_back({address, std::move(reply)});
        return true;
    }
    if (jobs_ >= limits_.waiting) return false;
    const auto work = [this, what, make = prepare()] {
        HttpResponse made_now = make();
        made_now.share();  // however many read it slowly, it is there once
        const auto answer = std::make_shared<const HttpResponse>(std::move(made_now));
        loop_.post([this, what, answer] { made(what, answer); });
    };
    if (!workers_.run(work)) return false;
    ++jobs_;
    ++under_way_[address];
    wanted_[what].push_back({address, std::move(reply)});
    return true;
}

void Readings::made(const std::string& what, const Answer& answer) {
    --jobs_;
    ++figures_.made;
    const std::vector<Waiting> waiting = std::move(wanted_.at(what));
    wanted_.erase(what);
    keep(what, answer);
    for (const Waiting& each : waiting) {
        leave(each.address);
        each.reply(*answer);
    }
}

void Readings::keep(const std::string& what, const Answer& answer) {
    kept_.emplace_front(what, answer);
    places_[what] = kept_.begin();
    figures_.kept_bytes += weight(kept_.front());
    while (figures_.kept_bytes > limits_.kept_bytes) {
        figures_.kept_bytes -= weight(kept_.back());
        places_.erase(kept_.back().first);
        kept_.pop_back();
    }
}

bool Readings::run(const std::string& address, std::function<void()> work,
                   std::function<void()> then) {
    if (!has_room_for(address) || jobs_ >= limits_.waiting) return false;
    const auto job = [this, address, work = std::move(work), then = std::move(then)] {
        work();
        loop_.post([this, address, then] {
            --jobs_;
            ++figures_.made;
            leave(address);
            then();
        });
    };
    if (!workers_.run(job)) return false;
    ++jobs_;
    ++under_way_[address];
    return true;
}

Readings::Figures Readings::figures() const {
    Figures now = figures_;
    now.waiting = jobs_;
    return now;
}

}  // namespace moneybags
