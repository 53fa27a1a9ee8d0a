#pragma once

// Counters in the form Prometheus reads.

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace moneybags {

struct Metrics {
    std::uint64_t commands = 0, acks = 0, nacks = 0, unreadable = 0, hellos = 0, resumed = 0;
    std::uint64_t opened = 0, logins_failed = 0;

    // From a command's arrival to its committed ack.
    static constexpr std::array<double, 9> kSeconds = {0.001, 0.0025, 0.005, 0.01, 0.025,
                                                       0.05,  0.1,    0.25,  1.0};
    std::array<std::uint64_t, kSeconds.size()> within{};
    double seconds = 0;

    void acked(std::chrono::steady_clock::duration took) {
        const double each = std::chrono::duration<double>(took).count();
        ++acks;
        seconds += each;
        for (std::size_t i = 0; i < kSeconds.size(); ++i) {
            if (each <= kSeconds[i]) ++within[i];
        }
    }
};

// One metric with its help and type lines.
void add_metric(std::string& text, std::string_view name, std::string_view help,
                std::string_view type, double value);
void add_ack_times(std::string& text, const Metrics&);

}  // namespace moneybags
