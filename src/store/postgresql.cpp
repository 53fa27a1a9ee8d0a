#include "store/postgresql.h"

#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>
#include <sys/socket.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>

namespace moneybags {

namespace {

using Options = std::map<std::string, std::string>;

// For whoever does not say otherwise in the address: a server that vanished without a farewell is
// noticed within seconds, not hours.
const Options kDefaults = {
    {"connect_timeout", "2"},     {"keepalives_idle", "5"},
    {"keepalives_interval", "2"}, {"keepalives_count", "3"},
    {"tcp_user_timeout", "4000"}, {"fallback_application_name", "moneybags"},
};

std::string quoted(std::string_view value) {
    std::string text = "'";
    for (const char c : value) {
        if (c == '\'' || c == '\\') text += '\\';
        text += c;
    }
    return text + "'";
}

std::optional<Options> listed(PQconninfoOption* found) {
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(found,
                                                                               &PQconninfoFree);
    if (options == nullptr) return {};
    Options values;
    for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
        if (option->val != nullptr) values[option->keyword] = option->val;
    }
    return values;
}

std::optional<Options> options_in(const std::string& address) {
    char* ignored = nullptr;
    PQconninfoOption* const found = PQconninfoParse(address.c_str(), &ignored);
    PQfreemem(ignored);
    return listed(found);
}

// libpq repeats what it does not understand, and that may be half a password: where it finds fault
// with an address we say so in our own words.
std::string connect_string(const std::string& uri) {
    const auto options = options_in(uri);
    if (!options) {
        throw conflict(
            "the address is not a PostgreSQL URI (in names and passwords write : / ? # @ "
            "as %3A %2F %3F %23 %40)");
    }

    Options values = *options;
    values.insert(kDefaults.begin(), kDefaults.end());
    values["client_encoding"] = "UTF8";
    const std::string& port = values["port"];
    if (!std::ranges::all_of(port, [](char c) { return (c >= '0' && c <= '9') || c == ','; })) {
        throw conflict("the port in the address must be a number (in passwords write / as %2F)");
    }

    std::string text;
    for (const auto& [keyword, value] : values) {
        if (!value.empty()) text += (text.empty() ? "" : " ") + keyword + "=" + quoted(value);
    }
    return text;
}

StoreProblem postgresql_problem(const soci::soci_error& error) {
    const auto* ours = dynamic_cast<const soci::postgresql_soci_error*>(&error);
    const std::string state = ours == nullptr ? "" : ours->sqlstate();
    // 22: a text that cannot be one (bad UTF-8); 23: unique, references.
    if (state.starts_with("22") || state.starts_with("23")) {
        return conflict(message_of(error)).problem;
    }
    // 42: a table or column of ours is not there (but 42501: a right we lack, which can be given);
    // XX: the server finds its own files broken.
    if ((state.starts_with("42") && state != "42501") || state.starts_with("XX")) {
        return damaged(message_of(error)).problem;
    }
    return trouble(message_of(error)).problem;
}

// The one that may write holds this lock, for as long as its session lives: "mone", and the schema,
// for there may be several stores in one database.
const std::string kOwner = "1836019301, hashtext(current_schema())";

const std::string kSchema = "1836019302, hashtext(current_schema())";

// libpq waits for ever for a server that neither answers nor hangs up, as one does that is stopped
// in its tracks or swaps. Then this hangs up in its stead, from a thread of its own.
class Impatience {
   public:
    using Clock = std::chrono::steady_clock;

    Impatience(int socket, std::chrono::milliseconds limit)
        : socket_(socket), limit_(limit), thread_([this] { watch(); }) {}
    ~Impatience() {
        {
            const std::lock_guard lock(mutex_);
            ending_ = true;
        }
        changed_.notify_one();
        thread_.join();
    }

    void begin() {
        {
            const std::lock_guard lock(mutex_);
            until_ = Clock::now() + limit_;
        }
        changed_.notify_one();
    }
    void end() {
        const std::lock_guard lock(mutex_);
        until_.reset();
    }
    bool is_over() const {
        const std::lock_guard lock(mutex_);
        return over_;
    }
    std::chrono::milliseconds limit() const { return limit_; }

   private:
    void watch() {
        for (std::unique_lock lock(mutex_); !ending_;) {
            if (!until_) {
                changed_.wait(lock);
            } else if (Clock::now() < *until_) {
                changed_.wait_until(lock, *until_);
            } else {
                until_.reset();
                over_ = true;
                shutdown(socket_, SHUT_RDWR);
            }
        }
    }

    const int socket_;
    const std::chrono::milliseconds limit_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<Clock::time_point> until_;
    bool over_ = false, ending_ = false;
    std::thread thread_;  // the last, because it uses all of the above
};

class Postgresql : public Connection {
   public:
    Postgresql(const std::string& connect, Access access, std::chrono::milliseconds limit) {
        sql_.open(soci::postgresql, connect);
        PGconn* const client =
            static_cast<soci::postgresql_session_backend*>(sql_.get_backend())->conn_;
        if (limit.count() > 0) impatience_.emplace(PQsocket(client), limit);
        PQsetErrorVerbosity(client, PQERRORS_TERSE);  // details would quote values
        PQsetNoticeProcessor(
            client, [](void*, const char*) {}, nullptr);  // or they go to stderr

        begin_to_wait();
        try {
            prepare(access);
        } catch (const soci::soci_error& error) {
            throw Failure{problem(error)};
        }
        end_to_wait();
    }

    void begin() override { run("BEGIN ISOLATION LEVEL READ COMMITTED"); }

    void begin_to_wait() override {
        if (impatience_) impatience_->begin();
    }
    void end_to_wait() noexcept override {
        if (impatience_) impatience_->end();
    }

    void limit_statements() override {
        if (impatience_) {
            run("SET statement_timeout = " + std::to_string(impatience_->limit().count()));
        }
    }

    void end_of_migration() override { answer("SELECT pg_advisory_unlock(" + kSchema + ")::text"); }

    std::string_view now() const override {
        return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
    }

    StoreProblem problem(const soci::soci_error& error) const override {
        if (impatience_ && impatience_->is_over()) {
            return trouble("the database has not answered for " +
                           std::to_string(impatience_->limit().count()) + " ms")
                .problem;
        }
        return postgresql_problem(error);
    }

   private:
    void prepare(Access access) {
        const std::string encoding = answer("SHOW server_encoding");
        if (encoding != "UTF8") throw damaged("the database must be in UTF8, is in " + encoding);
        if (access == Access::Read) {
            run("SET default_transaction_read_only = on");
            return;
        }

        // What is acknowledged is on disk, whatever the server's defaults are.
        run("SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') = 'off'");
        run("SET lock_timeout = '2s'");
        // A server that is stopped in the middle of a transaction shall not hold its tables, which
        // others take meanwhile.
        if (access == Access::Share || access == Access::ShareAgain) {
            run("SET idle_in_transaction_session_timeout = '2s'");
        }
        // The other way round too: when we vanish, our lock shall not stay for hours.
        run("SET tcp_keepalives_idle = 5");
        run("SET tcp_keepalives_interval = 2");
        run("SET tcp_keepalives_count = 3");

        // Patience for the session of an owner that has just ended: the server takes a moment to
        // notice.
        const bool shares = access == Access::Share || access == Access::ShareAgain;
        for (int attempts = 5; !try_to_own(shares); --attempts) {
            if (attempts == 0 && shares) {
                throw conflict(
                    "a moneybags that shares it with nobody (one without --cluster) has this "
                    "database open");
            }
            if (attempts == 0) throw conflict("another moneybags has this database open");
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        // Of those who start at the same time one brings the schema up to date, the others wait.
        if (access == Access::Share) answer("SELECT pg_advisory_lock(" + kSchema + ")::text");
    }

    // Those who share hold the lock together, and keep out whoever wants it alone.
    bool try_to_own(bool shares) {
        const std::string lock = shares ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock";
        return answer("SELECT " + lock + "(" + kOwner + ")::text") == "true";
    }

    std::optional<Impatience> impatience_;  // ends before the session whose socket it knows
};

}  // namespace

std::optional<Reached> how_reached(const std::string& address) {
    std::optional<Options> options = options_in(address);
    if (!options) return {};
    Reached reached;
    // What a file may say of a service is not known here.
    const bool is_elsewhere = options->contains("service");
    if (is_elsewhere) reached.hosts.push_back("service " + options->at("service"));
    if (const auto usual = listed(PQconndefaults())) {
        for (const auto& [keyword, value] : *usual) {
            if (!is_elsewhere || keyword != "sslmode") options->try_emplace(keyword, value);
        }
    }
    for (const char* keyword : {"host", "hostaddr"}) {
        const std::string& list = (*options)[keyword];
        for (std::size_t at = 0; at <= list.size();) {
            const std::size_t end = std::min(list.find(',', at), list.size());
            reached.hosts.push_back(list.substr(at, end - at));
            at = end + 1;
        }
    }
    const std::string& mode = (*options)["sslmode"];
    reached.is_encrypted = mode == "require" || mode == "verify-ca" || mode == "verify-full";
    return reached;
}

std::unique_ptr<Connection> connect_postgresql(const std::string& uri, Access access,
                                               std::chrono::milliseconds limit) {
    const std::string connect = connect_string(uri);
    try {
        return std::make_unique<Postgresql>(connect, access, limit);
    } catch (const soci::soci_error& error) {
        throw Failure{postgresql_problem(error)};
    }
}

}  // namespace moneybags
