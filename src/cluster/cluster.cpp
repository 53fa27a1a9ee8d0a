#include "cluster/cluster.h"

#include <sodium.h>

#include <boost/json.hpp>
#include <mutex>
#include <set>
#include <thread>

#include "core/version.h"

namespace moneybags {

namespace json = boost::json;

namespace {

using namespace std::chrono_literals;

constexpr auto kTryAgain = 1s;
constexpr auto kToldAgain = 10s;  // that something is waited for
constexpr auto kHearing = 10s;    // until who is there must have been heard

// Of a member; never given twice.
std::int64_t fresh_id() {
    std::uint64_t bits = 0;
    randombytes_buf(&bits, sizeof bits);
    return static_cast<std::int64_t>(bits >> 2) + 1;
}

struct Voices {
    std::mutex mutex;
    std::set<std::int64_t> heard;
};

}  // namespace

Result<std::unique_ptr<Cluster>> Cluster::open(ClusterOptions options) {
    if (const auto problem = problem_with(options.bus)) return *problem;
    std::unique_ptr<Cluster> cluster(new Cluster(std::move(options)));
    const ClusterOptions& wish = cluster->options_;
    for (auto told = std::chrono::steady_clock::time_point{};;) {
        Result<std::unique_ptr<Bus>> bus = connect_nats(wish.bus, "moneybags " + wish.name);
        if (!bus) return bus.error();
        if (*bus != nullptr) {
            cluster->bus_ = std::move(*bus);
            return cluster;
        }
        if (wish.waits_for && std::chrono::steady_clock::now() - told > kToldAgain) {
            told = std::chrono::steady_clock::now();
            wish.waits_for("NATS at " + url_for_logs(wish.bus.url));
        }
        std::this_thread::sleep_for(kTryAgain);
    }
}

std::optional<Problem> Cluster::join(Store& store) {
    const auto site = store.notes("site", 0);
    if (!site) return Problem{"", site.error().what};
    if (site->empty()) return Problem{"", "the store does not say what it is called"};
    site_ = site->front().value;
    auto joined =
        moneybags::join(store, fresh_id(), options_.name, kVersion, MembershipTimes{}.lease);
    if (!joined) return Problem{"", joined.error().what};
    joined_ = *joined;
    if (auto problem = hear_the_others(store)) {
        const Change quit = change::Quit{joined_.id};
        store.commit({&quit, 1});
        return problem;
    }
    return {};
}

// Servers that share a store but not a bus would never find each other's tables.
std::optional<Problem> Cluster::hear_the_others(Store& store) {
    const auto voices = std::make_shared<Voices>();
    const std::string all = Relay::subject_of_all(site_);
    bus_->subscribe(all, [voices](const std::string& message) {
        boost::system::error_code problem;
        const json::value read = json::parse(
            json::string_view(message.data(), std::min(message.find('\n'), message.size())),
            problem);
        const json::object* header = problem ? nullptr : read.if_object();
        const json::value* from = header == nullptr ? nullptr : header->if_contains("from");
        if (from == nullptr || !from->is_int64()) return;
        const std::lock_guard guard(voices->mutex);
        voices->heard.insert(from->get_int64());
    });
    const auto until = std::chrono::steady_clock::now() + kHearing;
    for (bool has_told = false;;) {
        const auto members = store.members();
        if (!members) return Problem{"", members.error().what};
        std::string missing;
        {
            const std::lock_guard guard(voices->mutex);
            for (const MemberRow& each : *members) {
                if (each.id != joined_.id && each.left > 0 && !voices->heard.contains(each.id)) {
                    missing = each.name;
                }
            }
        }
        if (missing.empty()) return {};
        if (std::chrono::steady_clock::now() > until) {
            return Problem{"--cluster",
                           "must be the NATS that all servers of this database use: server " +
                               missing + " shares it and is not heard at " +
                               url_for_logs(options_.bus.url)};
        }
        bus_->publish(all, R"({"k":"who","from":)" + std::to_string(joined_.id) + "}\n");
        if (options_.waits_for && !std::exchange(has_told, true)) {
            options_.waits_for("server " + missing + " to be heard on the bus");
        }
        std::this_thread::sleep_for(200ms);
    }
}

void Cluster::prepare(HouseOptions& house) {
    house.site_name = std::to_string(joined_.id);
    house.share = [this](Loop& loop, Writer& writer) {
        auto membership = std::make_unique<Membership>(loop, writer, joined_.id, joined_.is_alone);
        membership_ = membership.get();
        return membership;
    };
    house.tell_others = [this](const std::string& news) {
        if (relay_) relay_->tell_others(news);
    };
    house.site_figures = [this] {
        const Relay::Figures relay = relay_ ? relay_->figures() : Relay::Figures{};
        return SiteFigures{membership_->members(), membership_->held(),      relay.passed_on,
                           relay.taken_in,         relay.requests,           relay.cut,
                           bus_->is_connected(),   membership_->is_current()};
    };
}

Guests& Cluster::begin(Loop& loop, House& house) {
    relay_ = std::make_unique<Relay>(loop, house, *membership_, *bus_, site_);
    relay_->begin();
    membership_->begin({[&house](const std::string& table) { house.lose(table); },
                        [&house](const std::string& table) { house.adopt(table); },
                        [this](const std::string& table) { relay_->tell_taken(table); }});
    return *relay_;
}

}  // namespace moneybags
