// The bus over NATS, by its own C client, which has threads of its own, connects again and
// subscribes again by itself.

#include <nats.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "cluster/bus.h"
#include "server/addresses.h"

namespace moneybags {

namespace {

constexpr std::int64_t kConnect = 2'000, kAgain = 250;  // milliseconds
constexpr std::int64_t kPing = 1'000;                   // how often the server is asked …
constexpr int kPings = 2;                               // … and how often in vain
constexpr std::int64_t kWrite = 500;                    // then it counts as gone, too
constexpr std::size_t kMostWaiting = 64 * 1024 * 1024;  // bytes to be sent

struct Freed {
    void operator()(natsOptions* options) const { natsOptions_Destroy(options); }
    void operator()(natsConnection* connection) const { natsConnection_Destroy(connection); }
    void operator()(natsSubscription* subscription) const {
        natsSubscription_Destroy(subscription);
    }
};
using NatsOptions = std::unique_ptr<natsOptions, Freed>;
using NatsConnection = std::unique_ptr<natsConnection, Freed>;
using NatsSubscription = std::unique_ptr<natsSubscription, Freed>;

std::vector<std::string> urls_in(std::string_view list) {
    std::vector<std::string> urls;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        urls.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return urls;
}

// "nats://user:password@host:4222" -> "host"
std::string host_in(std::string_view url) {
    const std::size_t scheme = url.find("://");
    if (scheme != std::string_view::npos) url.remove_prefix(scheme + 3);
    if (const std::size_t at = url.rfind('@'); at != std::string_view::npos) {
        url.remove_prefix(at + 1);
    }
    return std::string(url);
}

class NatsBus final : public Bus {
   public:
    natsStatus open(const BusOptions& wish, const std::string& name) {
        natsOptions* made = nullptr;
        if (const natsStatus status = natsOptions_Create(&made); status != NATS_OK) return status;
        const NatsOptions options(made);
        const std::vector<std::string> urls = urls_in(wish.url);
        std::vector<const char*> servers;
        for (const std::string& url : urls) servers.push_back(url.c_str());
        natsStatus status =
            natsOptions_SetServers(made, servers.data(), static_cast<int>(servers.size()));
        const auto set = [&](natsStatus next) {
            if (status == NATS_OK) status = next;
        };
        set(natsOptions_SetName(made, name.c_str()));
        set(natsOptions_SetTimeout(made, kConnect));
        set(natsOptions_SetAllowReconnect(made, true));
        set(natsOptions_SetMaxReconnect(made, -1));
        set(natsOptions_SetReconnectWait(made, kAgain));
        set(natsOptions_SetReconnectJitter(made, kAgain / 2, kAgain / 2));
        set(natsOptions_SetPingInterval(made, kPing));
        set(natsOptions_SetMaxPingsOut(made, kPings));
        set(natsOptions_SetSendAsap(made, true));
        set(natsOptions_SetWriteDeadline(made, kWrite));
        set(natsOptions_SetNoEcho(made, true));
        set(natsOptions_SetDisconnectedCB(made, &NatsBus::disconnected, &ears_));
        set(natsOptions_SetReconnectedCB(made, &NatsBus::reconnected, &ears_));
        // Whoever reads too slowly misses something, which the messages' own numbers tell.
        set(natsOptions_SetErrorHandler(
            made, [](natsConnection*, natsSubscription*, natsStatus, void*) {}, nullptr));
        if (!wish.credentials.empty()) {
            set(natsOptions_SetUserCredentialsFromFiles(made, wish.credentials.c_str(), nullptr));
        }
        if (wish.url.find("tls://") != std::string::npos || !wish.authority.empty()) {
            set(natsOptions_SetSecure(made, true));
        }
        if (!wish.authority.empty()) {
            set(natsOptions_LoadCATrustedCertificates(made, wish.authority.c_str()));
        }
        ears_.is_connected = true;  // if it is; whatever happens to it from then on is told
        natsConnection* connected = nullptr;
        if (status == NATS_OK) status = natsConnection_Connect(&connected, made);
        connection_.reset(connected);
        if (status != NATS_OK) return status;
        mouth_ = std::thread([this] { send_all(); });
        return status;
    }

    ~NatsBus() override {
        {
            const std::lock_guard guard(ears_.mutex);
            ears_.is_open = false;
        }
        {
            const std::lock_guard guard(mutex_);
            is_ending_ = true;
        }
        has_more_.notify_one();
        if (mouth_.joinable()) mouth_.join();
        natsConnection_Close(connection_.get());
    }

    // Not asked of the client: it holds its lock for seconds while a server hangs.
    bool is_connected() const override { return ears_.is_connected; }

    void publish(const std::string& subject, const std::string& message) override {
        // What was said while nobody heard would come too late.
        if (!is_connected()) return;
        {
            const std::lock_guard guard(mutex_);
            if (waiting_bytes_ + message.size() > kMostWaiting) return;
            waiting_bytes_ += message.size();
            waiting_.push_back({subject, message});
        }
        has_more_.notify_one();
    }

    void subscribe(const std::string& subject, Heard heard) override {
        Ear* ear = nullptr;
        {
            const std::lock_guard guard(ears_.mutex);
            ear = &ears_.all.emplace_back(Ear{ears_, std::move(heard)});
        }
        natsSubscription* made = nullptr;
        if (natsConnection_Subscribe(&made, connection_.get(), subject.c_str(), &NatsBus::received,
                                     ear) != NATS_OK) {
            return;
        }
        natsSubscription_SetPendingLimits(made, -1, -1);  // whoever falls behind for long is cut
        subscriptions_.emplace_back(made);
        natsConnection_FlushTimeout(connection_.get(), kConnect);
    }

    void when_changed(std::function<void(bool)> changed) override {
        const std::lock_guard guard(ears_.mutex);
        ears_.changed = std::move(changed);
    }

   private:
    // Who is called from the client's threads. They may still call for a moment after the
    // connection was closed, so this is never destroyed.
    struct Ears;
    struct Ear {
        Ears& ears;
        Heard heard;
    };
    struct Ears {
        std::mutex mutex;
        bool is_open = true;
        std::atomic<bool> is_connected = false;
        std::function<void(bool)> changed;
        std::deque<Ear> all;
    };
    static Ears& new_ears() {
        static std::mutex mutex;
        static auto& all = *new std::deque<Ears>;
        const std::lock_guard guard(mutex);
        return all.emplace_back();
    }

    static void received(natsConnection*, natsSubscription*, natsMsg* message, void* to) {
        const Ear& ear = *static_cast<Ear*>(to);
        {
            const std::lock_guard guard(ear.ears.mutex);
            if (ear.ears.is_open) {
                ear.heard(std::string(natsMsg_GetData(message),
                                      static_cast<std::size_t>(natsMsg_GetDataLength(message))));
            }
        }
        natsMsg_Destroy(message);
    }
    static void disconnected(natsConnection*, void* ears) {
        tell(*static_cast<Ears*>(ears), false);
    }
    static void reconnected(natsConnection*, void* ears) { tell(*static_cast<Ears*>(ears), true); }
    static void tell(Ears& ears, bool is_connected) {
        ears.is_connected = is_connected;
        const std::lock_guard guard(ears.mutex);
        if (ears.is_open && ears.changed) ears.changed(is_connected);
    }

    // Of a thread of its own, so that nobody else waits for a server that takes nothing.
    void send_all() {
        for (std::unique_lock lock(mutex_);;) {
            has_more_.wait(lock, [&] { return is_ending_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            const std::deque<Said> all = std::exchange(waiting_, {});
            waiting_bytes_ = 0;
            lock.unlock();
            for (const Said& each : all) {
                if (!is_connected()) break;
                natsConnection_Publish(connection_.get(), each.subject.c_str(), each.message.data(),
                                       static_cast<int>(each.message.size()));
            }
            lock.lock();
        }
    }

    Ears& ears_ = new_ears();
    NatsConnection connection_;
    struct Said {
        std::string subject, message;
    };
    std::mutex mutex_;  // of what is to be sent
    std::condition_variable has_more_;
    std::deque<Said> waiting_;
    std::size_t waiting_bytes_ = 0;
    bool is_ending_ = false;
    std::thread mouth_;
    std::vector<NatsSubscription> subscriptions_;  // gone before it
};

}  // namespace

std::string url_for_logs(const std::string& list) {
    std::string text;
    for (const std::string& url : urls_in(list)) text += (text.empty() ? "" : ",") + host_in(url);
    return text;
}

std::optional<Problem> problem_with(const BusOptions& options) {
    const std::vector<std::string> urls = urls_in(options.url);
    for (const std::string& url : urls) {
        const bool is_secret = url.starts_with("tls://");
        if (!is_secret && !url.starts_with("nats://")) {
            return Problem{"--cluster",
                           "must be like nats://127.0.0.1:4222 or tls://user:password@host:4222, "
                           "several with commas between them"};
        }
        if (is_loopback(host_in(url))) continue;
        const bool is_asked = !options.credentials.empty() || url.find('@') != std::string::npos;
        if (!is_asked || !(is_secret || !options.authority.empty())) {
            return Problem{"--cluster",
                           "a NATS server elsewhere must be reached by tls:// and with a password "
                           "in the address or --nats-credentials; without them only on this "
                           "machine (127.0.0.1)"};
        }
    }
    if (urls.empty()) return Problem{"--cluster", "must be the address of a NATS server"};
    return {};
}

Result<std::unique_ptr<Bus>> connect_nats(const BusOptions& options, const std::string& name) {
    auto bus = std::make_unique<NatsBus>();
    switch (const natsStatus status = bus->open(options, name)) {
        case NATS_OK:
            return std::unique_ptr<Bus>(std::move(bus));
        case NATS_NO_SERVER:
        case NATS_IO_ERROR:
        case NATS_TIMEOUT:
        case NATS_CONNECTION_CLOSED:
        case NATS_CONNECTION_DISCONNECTED:
            return std::unique_ptr<Bus>{};
        default:
            return Problem{"NATS at " + url_for_logs(options.url),
                           std::string("does not let us in (") + natsStatus_GetText(status) +
                               "): look at user, password, --nats-credentials and --nats-ca"};
    }
}

}  // namespace moneybags
