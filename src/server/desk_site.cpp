// Where several servers share the store: who opened how many tables, on all of them.

#include <algorithm>

#include "server/desk.h"

namespace moneybags {

namespace json = boost::json;

namespace {

using Counts = std::unordered_map<std::string, std::size_t>;

json::object to_json(const Counts& counts) {
    json::object object;
    for (const auto& [who, count] : counts) object[who] = count;
    return object;
}

Counts counts_in(const json::object& openers, std::string_view key) {
    Counts counts;
    const json::value* value = openers.if_contains(key);
    if (value == nullptr || !value->is_object()) return counts;
    for (const auto& [who, count] : value->get_object()) {
        if (count.is_int64() && count.get_int64() > 0) {
            counts[std::string(who)] = static_cast<std::size_t>(count.get_int64());
        }
    }
    return counts;
}

}  // namespace

json::object Desk::openers() const {
    Counts people, addresses, alone;
    for (const auto& [id, opener] : live_) {
        if (opener.person != kNobody) ++people[name_of(opener.person)];
        if (opener.address.empty()) continue;
        ++addresses[opener.address];
        if (opener.bots_alone) ++alone[opener.address];
    }
    return {
        {"people", to_json(people)}, {"addresses", to_json(addresses)}, {"alone", to_json(alone)}};
}

void Desk::others_opened(const std::string& server, const json::object& openers) {
    std::erase_if(others_,
                  [&](const auto& each) { return loop_.now() - each.second.told > kOthersKnown; });
    others_[server] = {counts_in(openers, "people"), counts_in(openers, "addresses"),
                       counts_in(openers, "alone"), loop_.now()};
}

std::size_t Desk::opened_elsewhere(Counts Openers::*which, const std::string& who) const {
    std::size_t all = 0;
    for (const auto& [server, openers] : others_) {
        if (loop_.now() - openers.told > kOthersKnown) continue;
        const auto at = (openers.*which).find(who);
        if (at != (openers.*which).end()) all += at->second;
    }
    return all;
}

std::size_t Desk::opened_by(PersonId person) const {
    return opened_elsewhere(&Openers::people, name_of(person)) +
           static_cast<std::size_t>(
               std::count_if(live_.begin(), live_.end(),
                             [&](const auto& each) { return each.second.person == person; }));
}

std::size_t Desk::bots_alone_from(const std::string& address) const {
    return opened_elsewhere(&Openers::alone, address) +
           static_cast<std::size_t>(
               std::count_if(live_.begin(), live_.end(), [&](const auto& each) {
                   return each.second.bots_alone && each.second.address == address;
               }));
}

std::size_t Desk::opened_from(const std::string& address) const {
    return opened_elsewhere(&Openers::addresses, address) +
           static_cast<std::size_t>(
               std::count_if(live_.begin(), live_.end(),
                             [&](const auto& each) { return each.second.address == address; }));
}

std::size_t Desk::opened_in(const std::string& far) const {
    if (far.empty()) return 0;
    const auto is_there = [&](const std::string& address) { return street(address) == far; };
    std::size_t all = 0;
    for (const auto& [server, openers] : others_) {
        if (loop_.now() - openers.told > kOthersKnown) continue;
        for (const auto& [address, count] : openers.addresses) all += is_there(address) ? count : 0;
    }
    return all + static_cast<std::size_t>(std::count_if(
                     live_.begin(), live_.end(),
                     [&](const auto& each) { return is_there(each.second.address); }));
}

}  // namespace moneybags
