#pragma once

// How often somebody may do something: so many at once, refilled evenly.

#include <string>
#include <unordered_map>

#include "table/settings.h"

namespace moneybags {

class Buckets {
   public:
    Buckets(int most, Span refill) : most_(most), refill_(refill) {}

    bool take(const std::string& who, Time now) {
        if (buckets_.size() > kMany) forget(now);
        Bucket& bucket =
            buckets_.try_emplace(who, Bucket{static_cast<double>(most_), now}).first->second;
        bucket.level = level(bucket, now);
        bucket.at = now;
        if (bucket.level < 1) return false;
        bucket.level -= 1;
        return true;
    }

   private:
    struct Bucket {
        double level;
        Time at;
    };
    static constexpr std::size_t kMany = 10'000;

    double level(const Bucket& bucket, Time now) const {
        const double part =
            static_cast<double>((now - bucket.at).count()) / static_cast<double>(refill_.count());
        return std::min(static_cast<double>(most_), bucket.level + part * most_);
    }
    void forget(Time now) {  // those that are full again
        std::erase_if(buckets_, [&](const auto& each) { return level(each.second, now) >= most_; });
    }

    const int most_;
    const Span refill_;
    std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace moneybags
