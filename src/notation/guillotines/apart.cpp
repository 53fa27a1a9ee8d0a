#include "notation/guillotines/apart.h"

namespace moneybags::guillotines {

namespace {

constexpr std::string_view kMarketCards = "market_cards", kLooking = "sees";

}  // namespace

void Apart::write(json::object& object) const {
    object[kMarketCards] = markets_json(context, sizes, cards);
    object[kLooking] = write_json(context, looking);
}

void Apart::write(std::string& line) const {
    line += ' ' + std::string(kMarketCards) + '=' + markets_text(context, sizes, cards);
    if (looking == RoleSet{}) return;
    line += ' ' + std::string(kLooking) + '=' + write_text(context, looking);
}

bool Apart::read(json::object& object, Trail& trail) const {
    const auto take = [&](std::string_view key, const auto& use) {
        const json::value* found = object.if_contains(key);
        if (found == nullptr) return true;
        const bool read = trail.at(key, [&] { return use(*found); });
        object.erase(key);
        return read;
    };
    return take(kMarketCards,
                [&](const json::value& value) {
                    return read_markets(context, value, {sizes, cards}, trail);
                }) &&
           take(kLooking, [&](const json::value& value) {
               return read_json(context, value, looking, trail);
           });
}

bool Apart::read(std::vector<std::string_view>& words, Trail& trail) const {
    const auto take = [&](std::string_view key, const auto& use) {
        for (auto word = words.begin(); word != words.end(); ++word) {
            if (!word->starts_with(key) || !word->substr(key.size()).starts_with('=')) continue;
            const std::string_view value = word->substr(key.size() + 1);
            words.erase(word);
            return trail.at(key, [&] { return use(value); });
        }
        return true;
    };
    return take(kMarketCards,
                [&](std::string_view value) {
                    return read_markets(context, value, {sizes, cards}, trail);
                }) &&
           take(kLooking,
                [&](std::string_view value) { return read_text(context, value, looking, trail); });
}

}  // namespace moneybags::guillotines
