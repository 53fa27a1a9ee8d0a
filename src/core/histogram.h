#pragma once

// How often something took how long, or how many: counted by upper bounds, as Prometheus wants it.

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace moneybags {

struct Histogram {
    explicit Histogram(std::vector<double> upper_bounds)
        : bounds(std::move(upper_bounds)), within(bounds.size(), 0) {}

    void add(double value) {
        ++count;
        sum += value;
        for (std::size_t i = 0; i < bounds.size(); ++i) {
            if (value <= bounds[i]) ++within[i];
        }
    }

    std::vector<double> bounds;
    std::vector<std::uint64_t> within;  // at most the bound of the same place
    std::uint64_t count = 0;
    double sum = 0;
};

}  // namespace moneybags
