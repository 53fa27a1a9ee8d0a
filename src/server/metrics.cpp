#include "server/metrics.h"

#include <fmt/format.h>

namespace moneybags {

void add_metric(std::string& text, std::string_view name, std::string_view help,
                std::string_view type, double value) {
    text += fmt::format("# HELP moneybags_{0} {1}\n# TYPE moneybags_{0} {2}\nmoneybags_{0} {3}\n",
                        name, help, type, value);
}

void add_ack_times(std::string& text, const Metrics& metrics) {
    constexpr std::string_view kName = "moneybags_command_seconds";
    text += fmt::format(
        "# HELP {0} From a command's arrival to its committed ack\n# TYPE {0} histogram\n", kName);
    for (std::size_t i = 0; i < Metrics::kSeconds.size(); ++i) {
        text += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", kName, Metrics::kSeconds[i],
                            metrics.within[i]);
    }
    text += fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", kName,
                        metrics.acks, metrics.seconds);
}

}  // namespace moneybags
