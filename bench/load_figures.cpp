#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <stdexcept>

#include "bench/load.h"
#include "bench/load_http.h"

namespace moneybags::load {

std::string with_digits(double value, int digits, std::string_view unit) {
    return fmt::format("{:.{}f} {}", value, digits, unit);
}

void Figures::add(std::string what, std::string value, std::string bar, bool met) {
    rows_.push_back({std::move(what), std::move(value), bar + (met ? "  met" : "  MISSED")});
    all_met_ = all_met_ && met;
}

void Figures::print() const {
    for (const Row& row : rows_) {
        std::cout << fmt::format("{:<44} {:>16}   {}\n", row.what, row.value, row.bar);
    }
    std::cout.flush();
}

double Times::at(double part) {
    if (list_.empty()) return 0;
    if (!sorted_) std::sort(list_.begin(), list_.end());
    sorted_ = true;
    const auto place = static_cast<std::size_t>(std::ceil(part * static_cast<double>(count())));
    return list_[std::clamp<std::size_t>(place, 1, count()) - 1];
}

double metric(std::uint16_t port, const std::string& name) {
    Http http(port);
    const std::string text = "\n" + http.get("/metrics").body;
    const std::size_t at = text.find("\nmoneybags_" + name + " ");
    if (at == std::string::npos) throw std::runtime_error("no metric " + name);
    return std::stod(text.substr(text.find(' ', at)));
}

}  // namespace moneybags::load
