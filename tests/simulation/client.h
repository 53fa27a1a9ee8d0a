#pragma once

// Somebody at a table, who wants one thing after another and does not let go of it: what is not
// answered, or cannot be written, is sent again under the same name, perhaps to another server.

#include <memory>
#include <optional>
#include <string>

#include "tests/simulation/server.h"

namespace moneybags::simulation {

class Site;

// Where people of one table sit.
struct Seating {
    std::size_t table = 0;
    bool is_there = true;  // else its host opens it first
};

class Client {
   public:
    Client(Site&, PersonId, std::shared_ptr<Seating>, int seat, bool is_host);
    void begin(Micros delay);
    void rest() { rests_ = true; }  // wants nothing new
    void go_home();                 // nor hears anything more
    bool has_gone() const { return has_gone_; }

    // Since when it has been waiting for an answer.
    std::optional<Micros> waits_since() const;
    const Seating& seating() const { return *seating_; }
    int done() const { return done_; }
    // What it was told last, and of which stream.
    const std::string& stream() const { return stream_; }
    std::int64_t told() const { return told_; }
    std::string name() const { return "p" + std::to_string(static_cast<std::int64_t>(person_)); }

   private:
    struct Pending {
        Wish wish;
        bool opens = false;
        int tries = 0;
        Micros since = 0;
    };
    void later();
    void want_something();
    Command::What something();
    void send();
    void let_strangers_in();
    void answered(const std::string& command, int tries, const std::string& reason);
    void listen();
    void hang_up();
    void hear(const std::shared_ptr<Connection>&, const std::string& frame);

    Site& site_;
    const PersonId person_;
    const std::shared_ptr<Seating> seating_;
    const int seat_;
    const bool is_host_;
    bool rests_ = false, has_gone_ = false, has_sat_ = false, has_started_ = false;
    int wishes_ = 0, done_ = 0;
    std::optional<Pending> pending_;
    std::int64_t gate_ = 0;  // the server it comes to
    std::shared_ptr<Connection> connection_;
    std::string stream_;
    std::int64_t told_ = 0;
};

}  // namespace moneybags::simulation
