#include "tests/simulation/server.h"

#include <utility>

#include "tests/simulation/site.h"

namespace moneybags::simulation {

namespace {

constexpr Span kSeek{200}, kPatience{6'000};  // as relay.cpp
constexpr Span kAnswer{2'500};                // until another server is taken for gone

std::string reason_of(const StoreProblem& problem) {
    return problem.kind == StoreProblem::Kind::Elsewhere ? "moved"
           : problem.kind == StoreProblem::Kind::Damaged ? "damaged"
                                                         : "storage";
}

// A client's socket, at the server that has the table: what it is sent goes by the gate.
class FarSocket final : public Socket {
   public:
    FarSocket(Site& site, std::shared_ptr<Connection> connection)
        : site_(site), connection_(std::move(connection)) {}

    void send(std::shared_ptr<const std::string> frame) override {
        if (connection_->is_broken) return;
        site_.carry(
            connection_->owner, connection_->gate,
            [this_ = connection_, frame] {
                if (!this_->is_broken) this_->hears(*frame);
            },
            [this_ = connection_] { this_->is_broken = true; });
    }
    bool is_behind() const override { return false; }
    void close(CloseReason, std::string_view) override {
        site_.carry(
            connection_->owner, connection_->gate,
            [this_ = connection_] { this_->is_broken = true; },
            [this_ = connection_] { this_->is_broken = true; });
    }
    const std::string& address() const override { return address_; }

   private:
    Site& site_;
    const std::shared_ptr<Connection> connection_;
    const std::string address_ = "192.0.2.1";
};

}  // namespace

Server::Server(Site& site, std::int64_t id, const Machine::Error& error)
    : site_(site), id_(id), machine_(site.world(), error) {
    auto line = std::make_unique<Line>(machine_, site.shelf(), site.weather(), site.bug());
    line_ = line.get();
    line_->belongs_to(id);
    writer_ = std::make_unique<Writer>(std::move(line), nullptr);
    readings_ = std::make_unique<Readings>(machine_, ReadingLimits{});
}

// Who was there when it crashed has not let go of the table, nor the table of them.
Server::~Server() {
    for (const auto& each : visitors_) {
        if (const auto visitor = each.lock()) visitor->table = nullptr;
    }
}

void Server::start(bool may_be_alone) {
    const auto joined = join(*line_, id_, "s" + std::to_string(id_), "1", MembershipTimes{}.lease);
    if (!joined) {
        return machine_.run_in(500 * kMilli, [this, may_be_alone] { start(may_be_alone); });
    }
    const bool is_alone = joined->is_alone && may_be_alone;
    membership_ = std::make_unique<Membership>(machine_, *writer_, id_, is_alone);
    desk_ = std::make_unique<Desk>(machine_, *writer_, *membership_, thinkers_, advisers_,
                                   *readings_, Limits{});
    if (is_alone) {
        std::vector<TableRow> live = site_.shelf().tables("running");
        for (TableRow& row : site_.shelf().tables("open")) live.push_back(std::move(row));
        desk_->recover(live, machine_.now());
    }
    membership_->begin(
        {[this](const std::string& table) { desk_->lose(table); },
         [this](const std::string& table) { desk_->find(table, [](const auto&) {}); },
         [this](const std::string& table) { site_.tell_taken(*this, table); }});
}

void Server::leave() {
    if (!is_open()) return;
    has_left_ = true;
    writer_->submit(membership_->farewell(),
                    [this](const auto&) { machine_.post([this] { machine_.crash(); }); });
    machine_.run_in(5 * kSecond, [this] { machine_.crash(); });
}

void Server::told_taken(const std::string& table) {
    if (is_open()) membership_->taken_elsewhere(table);
}

// ---- whose a table is ----

void Server::seek(const std::string& table, Time until, Serve serve, Heard failed) {
    if (!is_open()) return failed("closing");
    if (membership_->holds(table)) return serve(*this);
    membership_->locate(
        table, [this, table, until, serve, failed](const Stored<std::int64_t>& member) {
            if (!member) return failed("storage");
            const bool is_ours = *member == 0 || *member == id_;
            if (is_ours) return serve(*this);
            if (site_.reaches(*this, *member)) {
                return site_.pass_on(*this, *member, serve, [failed] { failed("storage"); });
            }
            if (machine_.now() >= until) return failed("storage");
            machine_.at(machine_.now() + kSeek,
                        [this, table, until, serve, failed] { seek(table, until, serve, failed); });
        });
}

void Server::ask(const Wish& wish, Heard heard) {
    const auto here = [from = this, wish, heard](Server& server) {
        if (&server == from) return server.serve(wish, heard);
        // The answer comes back the same way, or does not come.
        const auto has_answered = std::make_shared<bool>(false);
        const auto once = [has_answered, heard](const std::string& reason) {
            if (!std::exchange(*has_answered, true)) heard(reason);
        };
        server.serve(wish, [&site = server.site_, id = server.id_, from, once](const auto& reason) {
            site.carry(
                id, from->id_,
                [from, once, reason] {
                    from->machine_.run_in(0, [once, reason] { once(reason); });
                },
                [] {});
        });
        from->machine_.at(from->machine_.now() + kAnswer, [once] { once("storage"); });
    };
    seek(wish.table, machine_.now() + kPatience, here, heard);
}

void Server::serve(const Wish& wish, const Heard& heard) {
    if (!is_open()) return heard("closing");
    desk_->find(wish.table, [this, wish, heard](const Stored<std::shared_ptr<Hosted>>& found) {
        if (!found) return heard(reason_of(found.error()));
        if (*found == nullptr) return heard("no-such-table");
        desk_->ask(*found, wish.command, {},
                   [this, wish, heard](const Granted<std::int64_t>& done) {
                       if (done) site_.acknowledged(wish);
                       heard(done ? "" : done.error().reason);
                   });
    });
}

void Server::open(const entry::Open& what, Heard heard) {
    if (!is_open()) return heard("closing");
    Entry first;
    first.at = machine_.now();
    first.by = what.host;
    first.what = what;
    Result<Table> begun = Table::begin(first);
    if (!begun) return heard(begun.error().sentence());
    desk_->open(std::move(*begun), {entry_text(first, nullptr)}, {}, "192.0.2.1",
                [this, table = what.table, heard](const Stored<std::shared_ptr<Hosted>>& hosted) {
                    if (hosted) site_.opened(table);
                    heard(hosted ? "" : "storage");
                });
}

// ---- who is told ----

void Server::hello(const std::string& table, PersonId person,
                   const std::optional<std::string>& stream, std::optional<std::int64_t> since,
                   std::shared_ptr<Connection> connection) {
    connection->gate = id_;
    const auto here = [table, person, stream, since, connection](Server& server) {
        server.come_in(table, person, stream, since, connection);
    };
    seek(table, machine_.now() + kPatience, here,
         [connection](const auto&) { connection->is_broken = true; });
}

void Server::come_in(const std::string& table, PersonId person,
                     const std::optional<std::string>& stream, std::optional<std::int64_t> since,
                     const std::shared_ptr<Connection>& connection) {
    if (!is_open()) {
        connection->is_broken = true;
        return;
    }
    connection->owner = id_;
    desk_->find(table, [this, person, stream, since,
                        connection](const Stored<std::shared_ptr<Hosted>>& found) {
        if (!found || *found == nullptr || connection->is_broken) {
            connection->is_broken = true;
            return;
        }
        auto visitor = std::make_shared<Visitor>();
        visitor->socket = std::make_shared<FarSocket>(site_, connection);
        visitor->person = person;
        visitor->reader = (*found)->table().reader(person);
        connection->visitor = visitor;
        visitors_.push_back(visitor);
        desk_->visit(*found, visitor, stream, since);
    });
}

void Server::bye(const std::shared_ptr<Connection>& connection) {
    const auto visitor = connection->visitor.lock();
    if (visitor != nullptr && desk_ != nullptr) desk_->leave(visitor);
}

}  // namespace moneybags::simulation
