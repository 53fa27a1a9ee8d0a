#include "tests/cluster/site.h"

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <utility>

#include "store/store.h"

namespace moneybags::cluster_tests {

Site::Site(std::size_t servers, std::vector<std::string> options)
    : db_(postgresql_.new_database()), options_(std::move(options)) {
    for (std::size_t i = 0; i < servers; ++i) {
        servers_.push_back(std::make_unique<load::Server>(wish()));
        servers_.back()->start();
    }
}

load::Server::Wish Site::wish() const {
    load::Server::Wish wish = crash::serve(db_, folder_);
    wish.more = {"--cluster", nats_.url()};
    wish.more.insert(wish.more.end(), options_.begin(), options_.end());
    return wish;
}

crash::Doors Site::doors() const { return doors_but(size()); }

crash::Doors Site::doors_but(std::size_t closed) const {
    std::vector<std::uint16_t> ports;
    for (std::size_t i = 0; i < size(); ++i) {
        if (i != closed) ports.push_back(port(i));
    }
    return crash::Doors(ports);
}

std::set<std::string> Site::tables_of(std::size_t server) const {
    std::set<std::string> tables;
    const auto store = open_store(db_, Access::Read);
    const auto members = store ? (*store)->members() : std::vector<MemberRow>{};
    if (!members) return tables;
    for (const MemberRow& each : *members) {
        if (!each.name.ends_with(":" + std::to_string(port(server))) || each.left <= 0) continue;
        const auto leases = (*store)->leases_of(each.id);
        if (!leases) continue;
        for (const LeaseRow& lease : *leases) tables.insert(lease.table);
    }
    return tables;
}

std::string Site::what_was_logged() const {
    std::ifstream in(folder_.path() / "server.log");
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string refusal_of(load::Server::Wish wish) {
    const load::TemporaryFolder folder;  // for what this one says alone
    wish.log = folder.path() / "server.log";
    load::Server server(wish);
    try {
        server.start();
    } catch (const std::runtime_error& refused) {
        return refused.what();
    }
    return "it came up";
}

load::Millis Spans::at(double part) const {
    if (all.empty()) return load::Millis{0};
    std::vector<load::Millis> sorted = all;
    std::sort(sorted.begin(), sorted.end());
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(part * last)];
}

}  // namespace moneybags::cluster_tests
