#include "study/team.h"

#include <algorithm>
#include <future>
#include <span>
#include <thread>

namespace moneybags {

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr Milliseconds kStintAlone{10'000};    // what can be lost if the machine is
constexpr Milliseconds kStintOfSeveral{2000};  // long against the way there and back
constexpr Milliseconds kGlance{1};
constexpr Milliseconds kBetweenWords{100};
constexpr std::uint64_t kFirstGames = 16;  // of a rank that nothing is known of

// What a rank is to play. No games: it may go home.
struct Order {
    Stretch games;
    Milliseconds limit{};
};
Parcel packed(const Order& order) {
    return {static_cast<std::int64_t>(order.games.seed),
            static_cast<std::int64_t>(order.games.from),
            static_cast<std::int64_t>(order.games.games), order.limit.count()};
}
Order order_in(const Parcel& parcel) {
    return {{static_cast<std::uint64_t>(parcel.at(0)), static_cast<std::uint64_t>(parcel.at(1)),
             static_cast<std::uint64_t>(parcel.at(2))},
            Milliseconds{parcel.at(3)}};
}

// What came of it: the first of the games, and perhaps all.
struct Outcome {
    Harvest harvest;
    bool enough = false;  // somebody told that rank
};

template <class SomeHarvest, class Use>
void each_sum(SomeHarvest& harvest, const Use& use) {
    for (auto& sheet : harvest.sheets) {
        use(sheet.games);
        for (auto& each : sheet.bases) use(each.n), use(each.nn), use(each.games);
        for (auto& each : sheet.cells) use(each.s), use(each.ss), use(each.ns);
    }
    for (auto& cross : harvest.crosses) {
        for (auto& each : cross.nn) use(each);
        for (auto& each : cross.cells) use(each.ss), use(each.sn), use(each.ns);
    }
}

Parcel packed(const Outcome& outcome) {
    Parcel parcel = {outcome.enough ? 1 : 0};
    each_sum(outcome.harvest, [&](const std::int64_t& sum) { parcel.push_back(sum); });
    return parcel;
}
// None if it is of another study.
std::optional<Outcome> outcome_in(const Parcel& parcel, Harvest empty) {
    std::size_t size = 1, at = 1;
    each_sum(empty, [&](const std::int64_t&) { ++size; });
    if (parcel.size() != size) return {};
    each_sum(empty, [&](std::int64_t& sum) { sum = parcel[at++]; });
    return Outcome{std::move(empty), parcel[0] != 0};
}

Outcome carry_out(const Order& order, const Study& study, const Layout& layout, int threads,
                  const std::atomic<bool>& enough, std::atomic<std::uint64_t>& done) {
    const StudyClock::time_point until = StudyClock::now() + order.limit;
    const auto stop = [&] { return enough || StudyClock::now() >= until; };
    Harvest harvest = play(study, layout, order.games.from, order.games.games, threads, stop, done);
    return {std::move(harvest), enough};
}

class Leader {
   public:
    Leader(Ranks& ranks, const Study& study, StudyRecord& record, const Extent& extent,
           std::atomic<std::uint64_t>& done)
        : ranks_(ranks),
          study_(study),
          record_(record),
          extent_(extent),
          done_(done),
          todo_(record.played, study.seed, extent.games),
          members_(static_cast<std::size_t>(ranks.all())) {}

    std::optional<Problem> run(const std::function<std::optional<Problem>()>& keep,
                               const std::function<void()>& tell) {
        std::optional<Problem> problem;
        StudyClock::time_point told{};
        while (true) {
            if (take_in(problem) && !problem) problem = keep();
            stopped_ = stopped_ || extent_.enough || problem.has_value() || is_late();
            if (!stopped_) hand_out();
            if (is_idle() && (stopped_ || todo_.left() == 0)) return problem;
            if (StudyClock::now() - told >= kBetweenWords) {
                tell();
                told = StudyClock::now();
            }
            pause();
        }
    }

   private:
    struct Member {
        std::optional<Order> order;
        StudyClock::time_point since{};
        double pace = 0;  // games a second, as far as known
    };

    bool is_late() const { return extent_.until && StudyClock::now() >= *extent_.until; }
    bool is_idle() const {
        return std::none_of(members_.begin(), members_.end(),
                            [](const Member& each) { return each.order.has_value(); });
    }
    void pause() {
        const bool alone = members_.size() == 1;
        if (own_.valid()) {
            own_.wait_for(alone ? kBetweenWords : kGlance);
        } else {
            std::this_thread::sleep_for(kGlance);
        }
    }

    // Whether anything came.
    bool take_in(std::optional<Problem>& problem) {
        bool came = false;
        if (own_.valid() && own_.wait_for(Milliseconds{0}) == std::future_status::ready) {
            take(0, own_.get());
            came = true;
        }
        while (const auto got = ranks_.receive()) {
            const auto outcome =
                outcome_in(got->parcel, Harvest{record_.layout, study_.settings.size()});
            if (!outcome) {
                problem = Problem{"mpirun", "rank " + std::to_string(got->from) +
                                                " plays another study; all need the same program"};
                members_[static_cast<std::size_t>(got->from)].order.reset();
                continue;
            }
            done_ += outcome->harvest.games();
            take(static_cast<std::size_t>(got->from), *outcome);
            came = true;
        }
        return came;
    }

    void take(std::size_t rank, const Outcome& outcome) {
        Member& member = members_[rank];
        const Stretch order = member.order->games;
        member.order.reset();
        const std::uint64_t games = outcome.harvest.games();
        const std::chrono::duration<double> spent = StudyClock::now() - member.since;
        member.pace = static_cast<double>(games) / std::max(spent.count(), 1e-6);
        record_.harvest += outcome.harvest;
        add_stretch(record_.played, {order.seed, order.from, games});
        todo_.give_back({order.seed, order.from + games, order.games - games});
        stopped_ = stopped_ || outcome.enough;
    }

    void hand_out() {
        for (std::size_t rank = 0; rank < members_.size(); ++rank) {
            Member& member = members_[rank];
            if (member.order || todo_.left() == 0) continue;
            member.since = StudyClock::now();
            member.order = Order{todo_.take(share_of(member)), limit()};
            if (rank > 0) {
                ranks_.send(static_cast<int>(rank), packed(*member.order));
                continue;
            }
            own_ = std::async(std::launch::async, [this, order = *member.order] {
                return carry_out(order, study_, record_.layout, extent_.threads, extent_.enough,
                                 done_);
            });
        }
    }

    // As many games as take a while, and fewer towards the end, so that all are done together.
    std::uint64_t share_of(const Member& member) const {
        if (members_.size() == 1) return todo_.left();
        const double usual = member.pace * std::chrono::duration<double>(kStintOfSeveral).count();
        const std::uint64_t wish =
            member.pace > 0 ? static_cast<std::uint64_t>(usual) : kFirstGames;
        return std::clamp<std::uint64_t>(wish, 1, todo_.left() / (2 * members_.size()) + 1);
    }

    Milliseconds limit() const {
        const Milliseconds usual = members_.size() == 1 ? kStintAlone : kStintOfSeveral;
        if (!extent_.until) return usual;
        const auto left = std::chrono::ceil<Milliseconds>(*extent_.until - StudyClock::now());
        return std::min(usual, left);
    }

    Ranks& ranks_;
    const Study& study_;
    StudyRecord& record_;
    const Extent& extent_;
    std::atomic<std::uint64_t>& done_;
    ToDo todo_;
    std::vector<Member> members_;  // by rank
    std::future<Outcome> own_;
    bool stopped_ = false;
};

}  // namespace

ToDo::ToDo(const std::vector<Stretch>& played, std::uint64_t seed, std::uint64_t end) {
    std::uint64_t from = 0;
    for (const Stretch& each : played) {
        const std::uint64_t to = std::min(each.from, end);
        if (from < to) gaps_.push_back({seed, from, to - from});
        from = std::max(from, each.from + each.games);
    }
    if (from < end) gaps_.push_back({seed, from, end - from});
}

std::uint64_t ToDo::left() const {
    std::uint64_t all = 0;
    for (const Stretch& each : gaps_) all += each.games;
    return all;
}

Stretch ToDo::take(std::uint64_t most) {
    if (gaps_.empty()) return {};
    Stretch& gap = gaps_.front();
    const Stretch taken{gap.seed, gap.from, std::min(gap.games, most)};
    gap.from += taken.games;
    gap.games -= taken.games;
    if (gap.games == 0) gaps_.erase(gaps_.begin());
    return taken;
}

void ToDo::give_back(const Stretch& part) { add_stretch(gaps_, part); }

std::optional<Problem> lead(Ranks& ranks, const Study& study, StudyRecord& record,
                            const Extent& extent, std::atomic<std::uint64_t>& done,
                            const std::function<std::optional<Problem>()>& keep,
                            const std::function<void()>& tell) {
    return Leader(ranks, study, record, extent, done).run(keep, tell);
}

void follow(Ranks& ranks, Study study, const Layout& layout, int threads,
            const std::atomic<bool>& enough) {
    std::atomic<std::uint64_t> done = 0;
    while (true) {
        const auto got = ranks.receive();
        if (!got) {
            std::this_thread::sleep_for(kGlance);
            continue;
        }
        const Order order = order_in(got->parcel);
        if (order.games.games == 0) return;
        study.seed = order.games.seed;
        ranks.send(0, packed(carry_out(order, study, layout, threads, enough, done)));
    }
}

void send_home(Ranks& ranks) {
    if (ranks.own() != 0) return;
    for (int rank = 1; rank < ranks.all(); ++rank) ranks.send(rank, packed(Order{}));
}

}  // namespace moneybags
