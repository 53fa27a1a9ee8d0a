#include "tests/simulation/client.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "tests/simulation/site.h"

namespace moneybags::simulation {

namespace {

constexpr Micros kSilent = 3 * kSecond;   // for an answer
constexpr Micros kAgain = 300 * kMilli;   // until what could not be written is sent again
constexpr Micros kListens = 2 * kSecond;  // how often it makes sure that it hears from its table
constexpr Micros kWay = 500;              // to a server

// Worth another try: it is not said that it must not be.
bool may_still_be(const std::string& reason) {
    return reason == "storage" || reason == "moved" || reason == "closing";
}

std::optional<std::int64_t> number_in(const std::string& frame, std::string_view key) {
    const std::size_t at = frame.find(key);
    if (at == std::string::npos) return {};
    std::int64_t number = 0;
    std::from_chars(frame.data() + at + key.size(), frame.data() + frame.size(), number);
    return number;
}

}  // namespace

Client::Client(Site& site, PersonId person, std::shared_ptr<Seating> seating, int seat,
               bool is_host)
    : site_(site), person_(person), seating_(std::move(seating)), seat_(seat), is_host_(is_host) {}

void Client::begin(Micros delay) {
    site_.world().in(delay, [this] {
        want_something();
        listen();
    });
}

std::optional<Micros> Client::waits_since() const {
    return pending_ ? std::optional(pending_->since) : std::nullopt;
}

// ---- what it wants ----

void Client::later() {
    site_.world().in(site_.world().between(300 * kMilli, 4 * kSecond), [this] {
        if (!pending_) want_something();
    });
}

void Client::want_something() {
    if (rests_ || (!seating_->is_there && !is_host_)) return later();
    Pending pending;
    pending.since = site_.world().now();
    if (!seating_->is_there) {
        // Whoever does not know whether it was opened opens another.
        seating_->table = site_.shelf().new_place();
        pending.opens = true;
    }
    pending.wish.table = name_of_table(seating_->table);
    pending.wish.command = {person_, name(), name() + "c" + std::to_string(++wishes_), {}};
    if (!pending.opens) {
        pending.wish.command.what = something();
        site_.checker().sent(pending.wish.command.id);
    }
    pending_ = std::move(pending);
    send();
}

Command::What Client::something() {
    World& world = site_.world();
    const auto number = static_cast<std::int64_t>(person_);
    const Seat seat{static_cast<std::uint8_t>(seat_)};
    if (!has_sat_) return entry::Sit::Asked{seat, name(), digest(std::to_string(number))};
    if (is_host_ && !has_started_ && wishes_ > 2) return entry::Start::Asked{"rookie"};
    if (world.one_in(3)) return entry::Say{"word " + std::to_string(world.below(100))};
    if (world.one_in(12)) return entry::React{.at = seat, .what = "clap"};
    static constexpr std::string_view kMoves[] = {R"({"act":"call","coin":"copper"})",
                                                  R"({"act":"call","coin":"gold"})",
                                                  R"({"act":"buy"})", R"({"act":"pass"})"};
    entry::Move move;
    move.move = boost::json::parse(kMoves[world.below(4)]);
    return move;
}

void Client::send() {
    World& world = site_.world();
    Pending& pending = *pending_;
    const int tries = ++pending.tries;
    const std::string id = pending.wish.command.id;
    Server* gate = site_.server(gate_);
    if (gate == nullptr || !gate->is_open() || (tries > 1 && world.one_in(2))) {
        gate = &site_.some_server();
        gate_ = gate->id();
    }
    world.in(kSilent, [this, id, tries] { answered(id, tries, "silence"); });
    if (world.one_in(100)) return;  // lost on the way
    const Heard heard = [this, id, tries](const std::string& reason) {
        if (site_.world().one_in(100)) return;  // lost on the way back
        site_.world().in(kWay, [this, id, tries, reason] { answered(id, tries, reason); });
    };
    if (pending.opens) {
        entry::Open open = site_.opening(seating_->table);
        open.host = person_;
        gate->machine().run_in(kWay, [gate, open, heard] { gate->open(open, heard); });
        if (world.one_in(2)) let_strangers_in();
    } else {
        gate->machine().run_in(kWay,
                               [gate, wish = pending.wish, heard] { gate->ask(wish, heard); });
    }
}

// Somebody who has the link too early asks for a table that is only being opened, and stays.
void Client::let_strangers_in() {
    World& world = site_.world();
    Server* gate = &site_.some_server();
    const PersonId who{2'000'000'000 + static_cast<std::int64_t>(seating_->table)};
    const std::string name = "stranger" + std::to_string(seating_->table);
    Micros delay = world.between(0, 20 * kMilli);
    for (int i = 0; i < 3; ++i) {
        const std::string id = name + "c" + std::to_string(i);
        const Wish wish{
            name_of_table(seating_->table), {who, name, id, entry::Say{"hello"}}
        };
        world.in(delay, [this, gate, wish] {
            site_.checker().sent(wish.command.id);
            gate->machine().run_in(kWay, [gate, wish] { gate->ask(wish, [](const auto&) {}); });
        });
        delay += kSecond;
    }
}

void Client::answered(const std::string& command, int tries, const std::string& reason) {
    if (!pending_ || pending_->wish.command.id != command) return;  // known already
    if (pending_->opens) {
        seating_->is_there = reason.empty();
        pending_.reset();
        return later();
    }
    if (reason == "silence" && pending_->tries == tries) return send();
    if (reason == "silence") return;
    if (may_still_be(reason)) {
        if (pending_->tries != tries) return;  // another is under way
        return site_.world().in(kAgain, [this, command, tries] {
            if (pending_ && pending_->wish.command.id == command && pending_->tries == tries) {
                send();
            }
        });
    }
    if (reason == "no-such-table") {
        site_.checker().object("there is no table " + pending_->wish.table + " for " + name());
    }
    const Command::What& what = pending_->wish.command.what;
    if (std::holds_alternative<entry::Sit::Asked>(what)) has_sat_ = true;
    if (std::holds_alternative<entry::Start::Asked>(what)) has_started_ = true;
    if (reason.empty()) {
        ++done_;
    } else {
        site_.denied();
    }
    pending_.reset();
    later();
}

// ---- what it hears ----

void Client::go_home() {
    rests_ = has_gone_ = true;
    hang_up();
}

void Client::hang_up() {
    if (connection_ == nullptr) return;
    connection_->is_broken = true;
    site_.carry(
        connection_->gate, connection_->owner,
        [this, old = connection_] {
            if (Server* server = site_.server(old->owner); server != nullptr) server->bye(old);
        },
        [] {});
}

void Client::listen() {
    if (has_gone_) return;
    site_.world().in(kListens, [this] { listen(); });
    if (!seating_->is_there) return;
    if (connection_ != nullptr) {
        const Server* gate = site_.server(connection_->gate);
        Server* owner = site_.server(connection_->owner);
        const bool is_well = !connection_->is_broken && gate != nullptr && gate->is_open() &&
                             owner != nullptr && owner->is_open() && !owner->machine().is_stopped();
        if (is_well) return;
        hang_up();
    }
    auto fresh = std::make_shared<Connection>();
    fresh->hears = [this, still = std::weak_ptr<Connection>(fresh)](const std::string& frame) {
        if (const auto here = still.lock()) hear(here, frame);
    };
    connection_ = fresh;
    Server& gate = site_.some_server();
    const bool resumes = told_ > 0;
    gate.machine().run_in(kWay, [this, &gate, fresh, resumes, stream = stream_, told = told_] {
        gate.hello(name_of_table(seating_->table), person_,
                   resumes ? std::optional(stream) : std::nullopt,
                   resumes ? std::optional(told) : std::nullopt, fresh);
    });
}

void Client::hear(const std::shared_ptr<Connection>& connection, const std::string& frame) {
    if (connection != connection_) return;
    site_.heard_frame();
    const bool is_delta = frame.find("\"delta\"") != std::string::npos;
    if (!is_delta && frame.find("\"snapshot\"") == std::string::npos) return;
    static constexpr std::string_view kStream = "\"stream\":\"";
    const std::size_t at = frame.find(kStream) + kStream.size();
    const std::string stream = frame.substr(at, frame.find('"', at) - at);
    const auto after = number_in(frame, "\"after\":"), seq = number_in(frame, "\"seq\":");
    if (is_delta && (after != told_ || stream != stream_)) {
        site_.checker().object(name() + " has heard " + std::to_string(told_) + " of " + stream_ +
                               " and is told what follows " + std::to_string(after.value_or(-1)) +
                               " of " + stream);
    }
    stream_ = stream;
    told_ = seq.value_or(0);
}

}  // namespace moneybags::simulation
