#pragma once

// A whole house for tests: the real net on a free port, a real SQLite store behind a wrapper that
// sees everything that reaches the disk and can be told to fail, and a clock that only the test
// moves. Tokens, ids and seeds come from known sources, so two houses can be compared byte by byte.

#include <gtest/gtest.h>

#include <atomic>
#include <boost/json.hpp>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "games/fields.h"
#include "server/house.h"
#include "server/net.h"
#include "store/store.h"
#include "table/table.h"
#include "tests/support/object_of.h"
#include "tests/support/ws_client.h"

namespace moneybags::house_tests {

namespace json = boost::json;
using testing_support::Answer;
using testing_support::Headers;
using testing_support::object_of;
using testing_support::WsClient;

inline const Time kEvening{Span{1'700'000'000'000}};
inline constexpr std::string_view kHost = "127.0.0.1";
inline const std::string kBaseUrl = "http://house.test";
inline constexpr std::chrono::milliseconds kLong{20'000};  // real time, for a busy machine

inline Seat seat_at(int i) { return Seat{static_cast<std::uint8_t>(i)}; }

// Who may know of an event that was sent.
inline Audience audience_of(const Game& game, const json::value& event) {
    Audience to;
    codec::Trail trail;
    EXPECT_TRUE(codec::type_of<Audience>().read_json({game.players()}, event.at("to"), &to, trail));
    return to;
}

// ---- the clock ----

// Posts to the net, but time passes only when the test says so.
class HandClock final : public Loop {
   public:
    HandClock(Net& net, Time now) : net_(net), now_(now.time_since_epoch().count()) {}

    Time now() const override { return Time{Span{now_.load()}}; }
    void post(std::function<void()> what) override;
    void at(Time when, std::function<void()> what) override;

    // What other threads have done is not heard of until it is let in.
    void hold();
    void let_in();
    std::optional<Time> next_alarm() const;
    // Moves the clock and runs, on the loop, what is due then. Returns when it has run.
    void ring(Time now);

   private:
    Net& net_;
    std::atomic<std::int64_t> now_;
    mutable std::mutex mutex_;
    std::multimap<Time, std::function<void()>> alarms_;
    bool holds_ = false;
    std::vector<std::function<void()>> held_;
};

// ---- the disk ----

// What has been committed, and trouble to order. Thread-safe.
class Disk {
   public:
    explicit Disk(std::string file) : file_(std::move(file)) {}

    Stored<std::unique_ptr<Store>> open(Access);

    // The next so many commits that append to a table fail …
    void fail_before(int commits);  // … and write nothing
    void fail_after(int commits);   // … though they are written
    void fail_reading(bool);        // entries() fails while this holds
    void take_away(bool);           // everything fails, opening too
    // Entries of a table beyond the first so many are damaged.
    void damage(const std::string& table, std::size_t from);
    std::size_t times_read(const std::string& table) const;

    std::vector<std::string> entries(const std::string& table, std::size_t from = 0) const;
    std::vector<std::string> tables() const;
    std::uint64_t appends() const;  // how often something was appended to a table
    // False if nothing was appended beyond `seen` in time.
    bool wait_beyond(std::uint64_t seen, std::chrono::milliseconds = kLong) const;

   private:
    friend class FailingStore;
    enum class Fate { Written, Refused, AnswerLost };
    Fate fate_of(std::span<const Change>);
    void note(std::span<const Change>);
    bool is_away() const;
    bool reading_fails() const;
    // How many of its entries can be read this time.
    std::size_t readable(const std::string& table);

    const std::string file_;
    mutable std::mutex mutex_;
    mutable std::condition_variable changed_;
    std::map<std::string, std::vector<std::string>> entries_;
    std::map<std::string, std::size_t> damaged_, read_;
    std::uint64_t appends_ = 0;
    int before_ = 0, after_ = 0;
    bool away_ = false, reading_fails_ = false;
};

class Folder {  // in memory if the machine allows
   public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }

   private:
    std::filesystem::path path_;
};

// ---- the house ----

// The n-th table id and seed of a house's sources.
std::string table_number(const std::string& seed, std::size_t n);
Seed seed_number(const std::string& seed, std::size_t n);

struct Plan {
    std::string house_key = {};
    Limits limits = generous();
    std::string seed = "luck";  // what the sources are made from
    std::string base_url = kBaseUrl;
    std::vector<std::string> reached_at = {};
    PushOptions push = {};
    // Where others share the store, as far as this house can tell.
    std::function<std::unique_ptr<Leases>(Loop&, Writer&)> share = {};

    static Limits generous();  // a script is faster than people
};

class TestHouse {
   public:
    explicit TestHouse(Plan = {});
    ~TestHouse();
    TestHouse(const TestHouse&) = delete;

    std::uint16_t port() const { return net_->port(); }
    Disk& disk() { return disk_; }
    HandClock& clock() { return *clock_; }
    Time now() const { return clock_ ? clock_->now() : stopped_at_; }

    // The house goes away without a word, as when its power is cut, and comes back `later`.
    void restart(Span later = Span{0});
    void told(const std::string& news);  // by another house
    // It says goodbye first, and waits until all is on disk.
    void close_down(Span back_in);
    void stop();
    void start(Time now);

    // Time passes: every alarm rings in its turn, and the house comes to rest after each.
    void pass(Span);
    void pass_to_next_alarm();
    // Time passes at once, though bots may not have done what they could: rings what is due by
    // then.
    void tick(Span);
    // Until nothing is due, no bot is asked, and all is on disk and sent.
    void rest();
    void calm();  // the same, if anything is due or a bot is asked; less work otherwise
    // All that was given to the writer so far is on disk and on its way to whoever may know it.
    void barrier();

    // A table as it is on disk.
    const Table& table(const std::string& id);

    // The sources' secrets so far, for those who look for them where they should not be.
    std::vector<std::string> tokens() const;
    std::vector<Seed> seeds() const;

   private:
    void ring(Time);
    bool is_busy();
    Table& copy_of(const std::string& id);

    const Plan plan_;
    Folder folder_;
    Disk disk_;
    mutable std::mutex mutex_;
    std::vector<std::string> tokens_;
    std::vector<Seed> seeds_;
    std::size_t ids_ = 0;
    Time stopped_at_ = kEvening;
    std::unique_ptr<Net> net_;
    std::unique_ptr<HandClock> clock_;
    std::unique_ptr<House> house_;
    std::thread thread_;
    testing_support::Wire health_;
    std::map<std::string, Table> copies_;
};

// ---- people ----

// Somebody with a browser: a cookie, at most one socket, and a memory for every byte received.
class Guest {
   public:
    explicit Guest(TestHouse& house, std::string name = "") : house_(&house), name_(name) {}

    // ---- HTTP ----
    Answer ask(std::string_view method, std::string_view path, std::string_view body = {},
               Headers more = {});
    Answer get(std::string_view path) { return ask("GET", path); }
    Answer post(std::string_view path, const json::object& body = {});
    // About a table: "/export", "" for what it is.
    Answer get_at(const std::string& table, std::string_view what = {}, Headers more = {});
    Answer post_at(const std::string& table, std::string_view what, const json::object& body = {});
    // Opens a table; sits if `wish` does not say otherwise.
    std::string open(json::object wish);
    Answer join(const std::string& table, std::optional<int> seat = {});
    bool has_cookie() const { return !cookie_.empty(); }
    const std::string& cookie() const { return cookie_; }
    void set_cookie(std::string cookie) { cookie_ = std::move(cookie); }
    const std::string& token() const { return token_; }
    const std::string& name() const { return name_; }

    // ---- WebSocket ----
    // A new socket that says hello; the first message of the table, or the nack.
    json::object visit(const std::string& table, json::object more = {});
    void connect(Headers more = {});
    bool is_connected() const { return socket_.is_open(); }
    void send(const json::object& message);
    void send_text(std::string_view text);
    // The next message of such a kind; what comes before it is taken note of. Throws if none comes.
    json::object next(std::string_view kind);
    json::object next_of(const std::vector<std::string_view>& kinds);
    // Sends a command and waits for its answer.
    json::object command(json::object message);
    std::string refused(json::object message);  // why; "" if it is granted
    // Everything that was sent to this socket until now has been read.
    void sync();
    std::optional<std::uint16_t> wait_for_close();
    void hang_up() { socket_ = WsClient(); }

    // ---- what is known by now ----
    std::string stream;
    std::int64_t seq = -1;
    json::object table, game;
    std::map<std::int64_t, json::object> lines;
    json::object last_bye;

    std::vector<std::string> frames;  // every message, whole
    std::vector<std::string> bodies;  // every answer over HTTP: status, headers, body

   private:
    json::object take(std::string frame);

    TestHouse* house_;
    std::string name_;
    std::string cookie_, token_;
    WsClient socket_;
};

// The error's reason in an answer over HTTP; "" if it has none.
std::string reason_of(const Answer&);
json::object body_of(const Answer&);
std::string text_of(const json::object&, std::string_view key);  // "" if it is not there

// Its further fields follow: key, value, key, value.
template <class... More>
json::object message(std::string_view kind, std::string_view id, const More&... more) {
    return object_of("kind", kind, "id", id, more...);
}
json::object say(std::string_view id, std::string_view words);

// ---- whole tables ----

// A way to play: a ruleset with players and scheduling.
struct Way {
    std::string game;
    int players = 0;
    Options options;
    std::string name() const;
    bool is_live() const;
};
// Every ruleset of the catalogue with least and most players, each scheduling; a shortened run
// takes each of these, but not each with each.
std::vector<Way> all_ways();
Way first_way();

// What a host asks for who opens a table; further fields follow.
template <class... More>
json::object wish_for(const Way& way, const More&... more) {
    return object_of("game", way.game, "players", way.players, more...);
}
// Settings that fit: with a clock where one must be.
json::object settings_for(const Way&, json::object more = {});

// A table with people on the first `people` chairs (all if none is said), bots on the others, and
// so many who watch with a cookie of their own; begun, everybody connected.
struct Party {
    Party(TestHouse&, const Way&, json::object settings, std::optional<int> people = {},
          int watchers = 1, const std::string& bots = "random");

    std::string id;
    std::vector<std::unique_ptr<Guest>> seated;  // by chair; null where a bot sits
    std::vector<std::unique_ptr<Guest>> watching;
    std::vector<Guest*> everybody() const;

    Guest& at(int seat) { return *seated[static_cast<std::size_t>(seat)]; }
};

// Somebody who may act does, anyhow; false if nobody can (a bot is awaited, or it is over).
bool any_move(TestHouse&, Party&, Rng&, const std::string& id);
// On until the game is over, bots included.
void play_out(TestHouse&, Party&, Rng&);

}  // namespace moneybags::house_tests
