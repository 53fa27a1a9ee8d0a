#pragma once

// Several servers that share a store: real processes, a real PostgreSQL and a real NATS.

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "bench/load_server.h"
#include "tests/crash/party.h"
#include "tests/support/nats.h"
#include "tests/support/postgresql.h"

namespace moneybags::cluster_tests {

class Site {
   public:
    explicit Site(std::size_t servers = 3, std::vector<std::string> options = {});

    testing_support::Postgresql& postgresql() { return postgresql_; }
    testing_support::Nats& nats() { return nats_; }
    const std::string& db() const { return db_; }
    load::Server& server(std::size_t i) { return *servers_[i]; }
    std::size_t size() const { return servers_.size(); }
    std::uint16_t port(std::size_t i) const { return servers_[i]->port(); }
    crash::Doors doors() const;
    crash::Doors doors_but(std::size_t closed) const;
    // As it is started, for further ones.
    load::Server::Wish wish() const;
    // What a server holds, as the store knows it.
    std::set<std::string> tables_of(std::size_t server) const;
    std::string what_was_logged() const;

   private:
    const load::TemporaryFolder folder_;
    testing_support::Postgresql postgresql_;
    testing_support::Nats nats_;
    const std::string db_;
    const std::vector<std::string> options_;
    std::vector<std::unique_ptr<load::Server>> servers_;
};

// What a server says that does not come up.
std::string refusal_of(load::Server::Wish);

// How long it took, of several times.
struct Spans {
    std::vector<load::Millis> all;
    load::Millis at(double part) const;  // 0.99: so many are shorter
    void add(const std::vector<load::Millis>& more) {
        all.insert(all.end(), more.begin(), more.end());
    }
};

}  // namespace moneybags::cluster_tests
