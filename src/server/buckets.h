#pragma once

// How often somebody may do something: so many at once, refilled evenly.

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/net_text.h"
#include "table/settings.h"

namespace moneybags {

struct Rate {  // so many in this time
    std::size_t most = 0;
    Span per{};
};

// Whoever is counted is named by something that was checked: a name that anybody may make up and
// make as long as they like must not be remembered here.
class Buckets {
   public:
    explicit Buckets(Rate rate) : most_(static_cast<double>(rate.most)), per_(rate.per) {}

    bool take(const std::string& who, Time now) {
        if (!has(who, now)) return false;
        if (buckets_.size() >= kMany) forget(now);
        Bucket& bucket = buckets_.try_emplace(who, Bucket{most_, now}).first->second;
        bucket = {level(bucket, now) - 1, now};
        if (tells_) ++spent_[who];
        return true;
    }
    // Where several servers count together: what was taken here since this was last asked, and
    // what was taken elsewhere.
    using Spent = std::unordered_map<std::string, std::size_t>;
    Spent spent() {
        tells_ = true;
        return std::exchange(spent_, {});
    }
    void spend(const std::string& who, std::size_t times, Time now) {
        if (buckets_.size() >= kMany) forget(now);
        Bucket& bucket = buckets_.try_emplace(who, Bucket{most_, now}).first->second;
        bucket = {std::max(0.0, level(bucket, now) - static_cast<double>(times)), now};
    }
    bool has(const std::string& who, Time now) const { return most_ - taken(who, now) >= 1; }
    // What has been taken and not refilled since.
    double taken(const std::string& who, Time now) const {
        const auto at = buckets_.find(who);
        return at == buckets_.end() ? 0 : most_ - level(at->second, now);
    }
    std::size_t size() const { return buckets_.size(); }

    static constexpr std::size_t kMany = 10'000;

   private:
    struct Bucket {
        double level;
        Time at;
    };

    double level(const Bucket& bucket, Time now) const {
        const double part =
            static_cast<double>((now - bucket.at).count()) / static_cast<double>(per_.count());
        return std::min(most_, bucket.level + part * most_);
    }
    // Those that are full again; where that is not half of them, all: whoever comes from so many
    // addresses is not held by this, and must not make us remember them either.
    void forget(Time now) {
        std::erase_if(buckets_, [&](const auto& each) { return level(each.second, now) >= most_; });
        if (buckets_.size() > kMany / 2) buckets_.clear();
    }

    const double most_;
    const Span per_;
    std::unordered_map<std::string, Bucket> buckets_;
    bool tells_ = false;
    Spent spent_;
};

// The same by addresses: each household has its own, and a street so many times as much.
class AddressBuckets {
   public:
    explicit AddressBuckets(Rate rate)
        : homes_(rate), streets_({rate.most * kHomesInStreet, rate.per}) {}

    bool take(const std::string& address, Time now) {
        if (!has(address, now)) return false;
        homes_.take(household(address), now);
        if (const std::string far = street(address); !far.empty()) streets_.take(far, now);
        return true;
    }
    bool has(const std::string& address, Time now) const {
        const std::string far = street(address);
        return homes_.has(household(address), now) && (far.empty() || streets_.has(far, now));
    }
    Buckets& homes() { return homes_; }
    Buckets& streets() { return streets_; }

   private:
    Buckets homes_, streets_;
};

}  // namespace moneybags
