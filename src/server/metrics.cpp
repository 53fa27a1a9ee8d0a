#include "server/metrics.h"

#include <fmt/format.h>

namespace moneybags {

void add_metric(std::string& text, std::string_view name, std::string_view help,
                std::string_view type, double value) {
    text += fmt::format("# HELP moneybags_{0} {1}\n# TYPE moneybags_{0} {2}\nmoneybags_{0} {3}\n",
                        name, help, type, value);
}

void add_histogram(std::string& text, std::string_view name, std::string_view help,
                   const Histogram& histogram) {
    text += fmt::format("# HELP moneybags_{0} {1}\n# TYPE moneybags_{0} histogram\n", name, help);
    for (std::size_t i = 0; i < histogram.bounds.size(); ++i) {
        text += fmt::format("moneybags_{}_bucket{{le=\"{}\"}} {}\n", name, histogram.bounds[i],
                            histogram.within[i]);
    }
    text += fmt::format(
        "moneybags_{0}_bucket{{le=\"+Inf\"}} {1}\nmoneybags_{0}_sum {2}\nmoneybags_{0}_count {1}\n",
        name, histogram.count, histogram.sum);
}

}  // namespace moneybags
