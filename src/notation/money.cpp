#include "notation/money.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string_view>

#include "games/catalogue.h"

namespace moneybags {
namespace {

// A number of hundredths without the zeros at its end: 120 is "1.2".
std::string decimal(std::int64_t hundredths) {
    std::string text = fmt::format("{}.{:02}", hundredths / 100, hundredths % 100);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
}

}  // namespace

// What a language counts in is a text of its own, "1 1000k 1000000M": the largest unit that the
// amount reaches, else the smallest.
std::string money_text(const Voice& voice, std::int64_t dollars) {
    const std::int64_t size = dollars < 0 ? -dollars : dollars;
    const std::string units = voice("money.units");
    std::string n;
    for (std::string_view rest = units; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view unit = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        std::int64_t worth = 1;
        const char* sign = std::from_chars(unit.begin(), unit.end(), worth).ptr;
        if (!n.empty() && size < worth) break;
        n = decimal(size * 100 / worth).append(sign, unit.end());
    }
    return (dollars < 0 ? "−" : "") + voice("money", "n", n);
}

std::string money_text(const Voice& voice, Millions amount) {
    return money_text(voice, amount.count() * kMillion);
}

std::int64_t score_unit(const Game& game) {
    return with_family(game.ruleset(), []<class Family>() { return score_unit_of<Family>(); });
}

std::string score_text(const Game& game, const Voice& voice, std::int32_t score) {
    const std::int64_t unit = score_unit(game);
    return unit == 0 ? std::to_string(score) : money_text(voice, score * unit);
}

}  // namespace moneybags
