// Where several servers share the store: who opened how many tables, on all of them.

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

// Nobody needs it here any more; who opened it from where still counts, so that nobody opens more
// and more. Not of more tables than there may be here, for others are told of all.
void Desk::let_go(const std::string& id) {
    auto opener = live_.extract(id);
    if (!opener) return;
    if (let_go_.size() >= limits_.tables) let_go_.erase(let_go_.begin());
    let_go_.insert(std::move(opener));
}

// Whoever minds it counts whose it is, but does not know from where it was opened.
void Desk::others_mind(const std::string& table, bool is_live) {
    const auto at = let_go_.find(table);
    if (at == let_go_.end()) return;
    at->second.person = kNobody;
    if (!is_live || at->second.address.empty()) let_go_.erase(at);
}

template <class Which>
std::size_t Desk::opened_here(Which which) const {
    std::size_t all = 0;
    for (const auto* tables : {&live_, &let_go_}) {
        for (const auto& [id, opener] : *tables) all += which(opener) ? 1 : 0;
    }
    return all;
}

json::object Desk::openers() const {
    Counts people, addresses, alone;
    opened_here([&](const Opener& opener) {
        if (opener.person != kNobody) ++people[name_of(opener.person)];
        if (!opener.address.empty()) ++addresses[opener.address];
        if (!opener.address.empty() && opener.bots_alone) ++alone[opener.address];
        return true;
    });
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
           opened_here([&](const Opener& each) { return each.person == person; });
}

std::size_t Desk::bots_alone_from(const std::string& address) const {
    return opened_elsewhere(&Openers::alone, address) + opened_here([&](const Opener& each) {
               return each.bots_alone && each.address == address;
           });
}

std::size_t Desk::opened_from(const std::string& address) const {
    return opened_elsewhere(&Openers::addresses, address) +
           opened_here([&](const Opener& each) { return each.address == address; });
}

std::size_t Desk::opened_in(const std::string& far) const {
    if (far.empty()) return 0;
    const auto is_there = [&](const std::string& address) { return street(address) == far; };
    std::size_t all = 0;
    for (const auto& [server, openers] : others_) {
        if (loop_.now() - openers.told > kOthersKnown) continue;
        for (const auto& [address, count] : openers.addresses) all += is_there(address) ? count : 0;
    }
    return all + opened_here([&](const Opener& each) { return is_there(each.address); });
}

}  // namespace moneybags
