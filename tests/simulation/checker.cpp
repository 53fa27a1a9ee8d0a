#include "tests/simulation/checker.h"

#include <algorithm>

namespace moneybags::simulation {

namespace {

// The command that became an entry; "" if it was none.
std::string command_in(const std::string& entry) {
    static constexpr std::string_view kKey = "\"command\":\"";
    const std::size_t at = entry.find(kKey);
    if (at == std::string::npos) return "";
    const std::size_t begin = at + kKey.size();
    return entry.substr(begin, entry.find('"', begin) - begin);
}

std::string name(std::size_t table) { return "table t" + std::to_string(table); }
std::string name(std::int64_t member) { return "server " + std::to_string(member); }

}  // namespace

void Checker::object(const std::string& why) {
    if (objection_) return;
    objection_ = "after " + std::to_string(world_.now() / kMilli) + " ms: " + why;
    world_.stop();
}

// ---- whose each table is ----

void Checker::made(std::int64_t by, std::size_t table, std::int64_t owner) {
    if (owner != by) object(name(by) + " made " + name(table) + " for " + name(owner));
    leases_[table] = {owner, 1, 0, false, false};
}

void Checker::took(std::int64_t member, std::size_t table, std::int64_t epoch, std::int64_t now) {
    Lease& lease = leases_[table];
    ++figures_.taken;
    if (epoch <= lease.epoch) {
        object(name(table) + " went from epoch " + std::to_string(lease.epoch) + " to " +
               std::to_string(epoch));
    }
    if (lease.owner != 0 && lease.owner != member) {
        ++figures_.taken_over;
        if (until_[lease.owner] > now) {
            object(name(member) + " took " + name(table) + " from " + name(lease.owner) +
                   ", which was there");
        }
    }
    lease.owner = member;
    lease.epoch = epoch;
    lease.writer = 0;
}

void Checker::released(std::size_t table) { leases_[table].owner = 0; }

void Checker::heard_of(std::int64_t member, std::int64_t until) { until_[member] = until; }

void Checker::appended(std::int64_t by, std::size_t table, std::int64_t epoch, std::int64_t first,
                       const std::vector<std::string>& texts) {
    Lease& lease = leases_[table];
    if (by != lease.owner) {
        object(name(by) + " wrote entry " + std::to_string(first) + " of " + name(table) +
               ", which is " + (lease.owner == 0 ? "nobody's" : "of " + name(lease.owner)));
    }
    if (epoch != lease.epoch) {
        object(name(by) + " wrote to " + name(table) + " in epoch " + std::to_string(epoch) +
               ", which is in epoch " + std::to_string(lease.epoch));
    }
    if (lease.writer != 0 && lease.writer != by) {
        object(name(by) + " and " + name(lease.writer) + " wrote to " + name(table) +
               " in one epoch");
    }
    lease.writer = by;
    for (const std::string& text : texts) {
        ++figures_.entries;
        const std::string command = command_in(text);
        if (command.empty()) continue;
        Known& known = commands_[command];
        if (known.is_written) object("command " + command + " was written twice");
        known.is_written = true;
    }
}

// ---- what was promised ----

void Checker::sent(const std::string& command) {
    commands_.try_emplace(command, Known{world_.now(), {}, false});
}

void Checker::acknowledged(const std::string& command, std::size_t table) {
    Known& known = commands_[command];
    if (!known.acknowledged) {
        known.acknowledged = world_.now();
        ++figures_.acknowledged;
    }
    leases_[table].has_acknowledged = true;
}

void Checker::opened(std::size_t table) { leases_[table].was_opened = true; }

void Checker::check(const Log& log) {
    std::unordered_map<std::string, int> stands;
    for (const auto& [table, lease] : leases_) {
        const std::vector<std::string> entries = log(table);
        if (lease.was_opened && entries.empty()) object(name(table) + " was opened and is gone");
        Micros last_sent = 0;
        std::string latest;
        for (const std::string& entry : entries) {
            const std::string command = command_in(entry);
            if (command.empty()) continue;
            ++stands[command];
            const Known& known = commands_[command];
            if (known.acknowledged && *known.acknowledged < last_sent) {
                object("command " + command + " stands after " + latest +
                       ", which was sent when it was done already");
            }
            if (known.sent > last_sent) {
                last_sent = known.sent;
                latest = command;
            }
        }
    }
    for (const auto& [command, known] : commands_) {
        const int times = stands[command];
        if (times > 1) object("command " + command + " stands in a log twice");
        if (known.acknowledged && times == 0) {
            object("command " + command + " was acknowledged and is not there");
        }
    }
}

}  // namespace moneybags::simulation
