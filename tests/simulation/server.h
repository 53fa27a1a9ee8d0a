#pragma once

// One server, from its start to its end: the real leases and the real desk, and around them as much
// of the house and the relay as it takes to pass on what clients want to whoever has the table.

#include <memory>
#include <string>

#include "cluster/membership.h"
#include "server/desk.h"
#include "tests/simulation/line.h"

namespace moneybags::simulation {

class Site;

// What a client wants, and from which of its connections.
struct Wish {
    std::string table;
    Command command;
};
// "": it is done. Else why not.
using Heard = std::function<void(const std::string& reason)>;

// A client's way to hear from a table.
struct Connection {
    std::int64_t gate = 0, owner = 0;  // members: where it came, and where its table is
    bool is_broken = false;
    std::weak_ptr<Visitor> visitor;  // the desk's
    std::function<void(const std::string& frame)> hears;
};

class Server {
   public:
    Server(Site&, std::int64_t id, const Machine::Error&);
    ~Server();
    // Joins the store, sooner or later, and begins.
    void start(bool may_be_alone);
    // Leaves as one does that is shut down: what it has may be taken at once.
    void leave();

    std::int64_t id() const { return id_; }
    Machine& machine() { return machine_; }
    Line& line() { return *line_; }
    bool is_open() const { return desk_ != nullptr && !has_left_ && !machine_.has_crashed(); }
    bool is_off_the_bus = false;
    bool holds(const std::string& table) const { return membership_ && membership_->holds(table); }
    Desk::Figures figures() const { return desk_ ? desk_->figures() : Desk::Figures{}; }

    // ---- all on its machine ----
    void ask(const Wish&, Heard);
    void open(const entry::Open&, Heard);
    void hello(const std::string& table, PersonId, const std::optional<std::string>& stream,
               std::optional<std::int64_t> since, std::shared_ptr<Connection>);
    void bye(const std::shared_ptr<Connection>&);
    void told_taken(const std::string& table);

   private:
    using Serve = std::function<void(Server&)>;
    // Where the table is, this server or another, or nowhere until then.
    void seek(const std::string& table, Time until, Serve, Heard failed);
    void serve(const Wish&, const Heard&);
    void come_in(const std::string& table, PersonId, const std::optional<std::string>& stream,
                 std::optional<std::int64_t> since, const std::shared_ptr<Connection>&);

    Site& site_;
    const std::int64_t id_;
    Machine machine_;
    Line* line_ = nullptr;  // the writer's
    std::unique_ptr<Writer> writer_;
    std::unique_ptr<Membership> membership_;
    Workers thinkers_{1, 100}, advisers_{1, 100};
    std::unique_ptr<Readings> readings_;
    std::unique_ptr<Desk> desk_;
    bool has_left_ = false;
    std::vector<std::weak_ptr<Visitor>> visitors_;  // all there ever were
};

}  // namespace moneybags::simulation
