#pragma once

// Counters in the form Prometheus reads.

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/histogram.h"

namespace moneybags {

struct Metrics {
    std::uint64_t commands = 0, nacks = 0, unreadable = 0, hellos = 0, resumed = 0;
    std::uint64_t opened = 0, logins_failed = 0;

    // Seconds from a command's arrival to its committed ack.
    Histogram acks{{0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0}};
    void acked(std::chrono::steady_clock::duration took) {
        acks.add(std::chrono::duration<double>(took).count());
    }
};

// One metric with its help and type lines.
void add_metric(std::string& text, std::string_view name, std::string_view help,
                std::string_view type, double value);
void add_histogram(std::string& text, std::string_view name, std::string_view help,
                   const Histogram&);

}  // namespace moneybags
