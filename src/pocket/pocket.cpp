// A house inside a page: the very one that serves (src/server), with the page's browser in the
// place of net, disk and threads (instead/). It is woken by calls and never blocks; what it has to
// say it tells the page in JSON. web/src/pocket/worker.ts is at the other end.
//
// It hears                                                it tells
//   {"request": 1, "method", "path", "query", "body",       {"reply": 1, "status", "body"}
//    "table", "apart": somebody without the cookie}
//   {"open": 2}, {"hear": 2, "frame"}, {"close": 2}         {"frame": "…", "socket": 2}
//                                                           {"shut": 2, "code", "why"}
//   {"kept": 3, "ok"}                                       {"keep": 3, "pairs": [["key", "value"],
//   …]}
//                                                           {"trouble": "network"}: of a bot

#include <boost/json.hpp>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/embedded.h"
#include "pocket/keeping.h"
#include "pocket/page.h"
#include "server/house.h"
#include "server/net_text.h"
#include "server/tokens.h"

namespace moneybags {

namespace json = boost::json;

namespace {

// ---- what the program carries elsewhere is given by the page before the house opens ----

std::map<std::string, std::string, std::less<>>& shelf() {
    static std::map<std::string, std::string, std::less<>> files;
    return files;
}

// What it can have besides, when it is wanted; and what of it could not be had, which is said once.
std::set<std::string, std::less<>>& far() {
    static std::set<std::string, std::less<>> files;
    return files;
}
std::set<std::string, std::less<>>& missed() {
    static std::set<std::string, std::less<>> files;
    return files;
}

std::string& scratch() {
    static std::string bytes;
    return bytes;
}

void tell(const json::object& message) {
    const std::string text = json::serialize(message);
    page_tell(text.data(), text.size());
}

// ---- the loop ----

class PageLoop final : public Loop {
   public:
    Time now() const override { return Time{Span{static_cast<Span::rep>(page_now())}}; }
    void post(std::function<void()> what) override { posted_.push_back(std::move(what)); }
    void at(Time when, std::function<void()> what) override {
        alarms_.emplace(when, std::move(what));
    }

    // Does some of what is to be done. In how many milliseconds to call again; none: there is
    // nothing to wait for.
    std::optional<Span> run() {
        constexpr Span kTurn{20};  // then whoever asks something is heard in between
        const Time until = now() + kTurn;
        do {
            while (!alarms_.empty() && alarms_.begin()->first <= now()) {
                post(std::move(alarms_.begin()->second));
                alarms_.erase(alarms_.begin());
            }
            if (posted_.empty()) break;
            const std::function<void()> next = std::move(posted_.front());
            posted_.pop_front();
            next();
        } while (now() < until);
        if (!posted_.empty()) return Span{0};
        if (alarms_.empty()) return {};
        return std::max(alarms_.begin()->first - now(), Span{0});
    }

   private:
    std::deque<std::function<void()>> posted_;
    std::multimap<Time, std::function<void()>> alarms_;
};

PageLoop& loop() {
    static PageLoop only;
    return only;
}

// ---- what waits to be kept ----

struct Keeping {
    std::int64_t last = 0;
    std::map<std::int64_t, std::function<void(bool)>> waiting;
};
Keeping& keeping() {
    static Keeping only;
    return only;
}

// ---- sockets ----

const std::string kHere = "127.0.0.1";  // everybody here is counted as one

class PageSocket final : public Socket {
   public:
    explicit PageSocket(std::int64_t number) : number_(number) {}
    void send(std::shared_ptr<const std::string> frame) override {
        json::object message;
        message["frame"] = trimmed(*frame);
        message["socket"] = number_;
        tell(message);
    }
    bool is_behind() const override { return false; }
    void close(CloseReason reason, std::string_view why) override {
        json::object message;
        message["shut"] = number_;
        message["code"] = static_cast<int>(reason);
        message["why"] = why;
        // As a net would: who closes is not called back before it is done with it.
        loop().post([message = std::move(message)] { tell(message); });
    }
    const std::string& address() const override { return kHere; }

   private:
    // Nobody between us measures how long a message is.
    static std::string_view trimmed(std::string_view frame) {
        return frame.substr(0, frame.find_last_not_of(' ') + 1);
    }
    const std::int64_t number_;
};

// ---- the house ----

// What makes no sense inside a page: other devices, accounts, pushes, links for others.
constexpr std::string_view kNotHere[] = {"/api/account",      "/api/login",        "/api/logout",
                                         "/api/me/devices",   "/api/me/notices",   "/api/push",
                                         "/api/table/alert",  "/api/table/invite", "/api/table/key",
                                         "/api/table/qr.svg", "/healthz",          "/metrics"};

constexpr std::string_view kCookie = "cookie";  // the pair with what a browser keeps of a house

std::string text_in(const json::object& message, std::string_view field) {
    const json::value* value = message.if_contains(field);
    return value != nullptr && value->is_string() ? std::string(value->get_string())
                                                  : std::string();
}

class Pocket {
   public:
    explicit Pocket(std::unique_ptr<PairsStore> store) {
        know_again(*store);
        HouseOptions options;
        options.is_own_device = true;
        // Nobody else needs the room: games wait here for as long as people like.
        options.limits.session_days = 100'000;
        options.limits.closes_forgotten = false;
        // Whoever leaves a game to bots takes no time from others: they play as fast as they can.
        options.limits.bot_pace = 0;
        options.limits.bot_steps = {100'000, Span{10'000}};
        Stored<std::unique_ptr<House>> opened = House::open(
            loop(), std::move(store),
            [](Access) {
                return Stored<std::unique_ptr<Store>>(StoreProblem{
                    StoreProblem::Kind::Trouble, "a page's store is opened only once"});
            },
            std::move(options));
        house_ = std::move(*opened);  // what is in memory can be read
    }

    void hear(const json::object& message) {
        if (const json::value* kept = message.if_contains("kept")) {
            const auto waiting = keeping().waiting.extract(kept->to_number<std::int64_t>());
            if (!waiting.empty()) waiting.mapped()(message.at("ok").as_bool());
        } else if (const json::value* request = message.if_contains("request")) {
            answer(request->to_number<std::int64_t>(), message);
        } else if (const json::value* open = message.if_contains("open")) {
            const auto number = open->to_number<std::int64_t>();
            HttpRequest asked = request_of("GET", "/ws");
            asked.cookie = cookie_;
            house_->opened(sockets_[number] = std::make_shared<PageSocket>(number), asked);
        } else if (const json::value* hear = message.if_contains("hear")) {
            const auto socket = sockets_.find(hear->to_number<std::int64_t>());
            if (socket != sockets_.end()) house_->heard(socket->second, text_in(message, "frame"));
        } else if (const json::value* close = message.if_contains("close")) {
            const auto socket = sockets_.extract(close->to_number<std::int64_t>());
            if (!socket.empty()) house_->closed(socket.mapped());
        }
    }

   private:
    // Whom this device belongs to, which its cookie says. One that says nothing, or was not kept
    // any more, is no reason to lose one's games: whoever came first gets another.
    void know_again(PairsStore& store) {
        if (const std::string* cookie = store.find(kCookie)) cookie_ = *cookie;
        const std::optional<std::int64_t> first = store.first_person();
        if (!first) return;
        const std::string_view kept = cookie_;
        const std::string old = hex(key_of(kept.substr(kept.find('=') + 1)));
        const auto known = store.person_by_session(old);
        const bool is_known = known && *known && *store.person(**known);
        if (is_known) return;
        const std::string token = fresh_token();
        std::vector<Change> changes = {
            change::NewSession{hex(key_of(token)), *first, static_cast<std::int64_t>(page_now())}};
        if (!*store.person(*first)) changes.emplace_back(change::Rename{*first, ""});
        Stored<std::vector<PairsStore::Pair>> pairs = store.draft(changes);
        if (!pairs) return;
        cookie_ = "moneybags=" + token;
        pairs->push_back({std::string(kCookie), cookie_});
        store.take(*pairs);
        pocket::keep(std::move(*pairs), [](bool) {});  // if there is no room, then next time
    }

    static HttpRequest request_of(std::string method, std::string path) {
        HttpRequest request;
        request.method = std::move(method);
        request.path = std::move(path);
        request.host = "localhost";
        request.address = kHere;
        return request;
    }

    void answer(std::int64_t number, const json::object& message) {
        HttpRequest request = request_of(text_in(message, "method"), text_in(message, "path"));
        request.query = text_in(message, "query");
        request.body = text_in(message, "body");
        request.content_type = "application/json";
        const std::string table = text_in(message, "table");
        if (!table.empty()) request.authorization = "Table " + table;
        const bool is_apart = message.if_contains("apart") != nullptr;
        if (!is_apart) request.cookie = cookie_;
        for (const std::string_view elsewhere : kNotHere) {
            if (!request.path.starts_with(elsewhere)) continue;
            return reply(number, refusal(404, "not-in-pocket", wanted_language(request)));
        }
        house_->request(std::move(request), [this, number, is_apart](HttpResponse response) {
            for (const auto& [name, value] : response.headers) {
                if (name != "Set-Cookie" || is_apart) continue;
                cookie_ = value.substr(0, value.find(';'));
                pocket::keep({{std::string(kCookie), cookie_}},
                             [number, response](bool) { reply(number, response); });
                return;
            }
            reply(number, response);
        });
    }

    static void reply(std::int64_t number, const HttpResponse& response) {
        json::object message;
        message["reply"] = number;
        message["status"] = response.status;
        message["body"] = response.content();
        tell(message);
    }

    std::string cookie_;
    std::unique_ptr<House> house_;
    std::map<std::int64_t, std::shared_ptr<Socket>> sockets_;
};

std::unique_ptr<PairsStore>& unopened() {
    static auto store = std::make_unique<PairsStore>();
    return store;
}

std::unique_ptr<Pocket>& pocket_here() {
    static std::unique_ptr<Pocket> only;
    return only;
}

}  // namespace

std::string_view embedded(std::string_view path) {
    const auto found = shelf().find(path);
    if (found != shelf().end()) return found->second;
    if (!far().contains(path)) return {};
    if (page_fetch(path.data(), path.size()) < 0) {
        json::object message;
        message["trouble"] = "network";
        if (missed().emplace(path).second) tell(message);
        return {};
    }
    return shelf().emplace(path, scratch()).first->second;
}

bool is_far(std::string_view path) { return far().contains(path); }

std::vector<std::string_view> embedded_paths() {
    std::vector<std::string_view> paths;
    for (const auto& [path, bytes] : shelf()) paths.push_back(path);
    return paths;
}

namespace pocket {

void later(std::function<void()> what) { loop().post(std::move(what)); }

void keep(std::vector<PairsStore::Pair> pairs, std::function<void(bool)> done) {
    const std::int64_t number = ++keeping().last;
    keeping().waiting.emplace(number, std::move(done));
    json::array list;
    for (const PairsStore::Pair& pair : pairs) {
        list.push_back(
            {json::value(pair.key), pair.value ? json::value(*pair.value) : json::value(nullptr)});
    }
    json::object message;
    message["keep"] = number;
    message["pairs"] = std::move(list);
    tell(message);
}

}  // namespace pocket
}  // namespace moneybags

// ---- what the page calls; whatever it hands over it writes into `room` first ----

extern "C" {

using moneybags::scratch;

__attribute__((export_name("room"))) char* pocket_room(std::size_t size) {
    scratch().resize(size);
    return scratch().data();
}

// A file that the house reads: its path, then its bytes.
__attribute__((export_name("give"))) void pocket_give(std::size_t path) {
    moneybags::shelf()[scratch().substr(0, path)] = scratch().substr(path);
}

// The path of a file that the house may ask for later.
__attribute__((export_name("far"))) void pocket_far() { moneybags::far().insert(scratch()); }

// A pair that was kept: its key, then its value.
__attribute__((export_name("remember"))) void pocket_remember(std::size_t key) {
    moneybags::unopened()->take({{scratch().substr(0, key), scratch().substr(key)}});
}

__attribute__((export_name("open"))) void pocket_open() {
    moneybags::pocket_here() =
        std::make_unique<moneybags::Pocket>(std::move(moneybags::unopened()));
}

__attribute__((export_name("hear"))) void pocket_hear() {
    const boost::json::value message = boost::json::parse(scratch());
    moneybags::pocket_here()->hear(message.as_object());
}

// Does what is due. When to call again, in milliseconds; below 0: when something is heard.
__attribute__((export_name("run"))) double pocket_run() {
    const auto next = moneybags::loop().run();
    return next ? static_cast<double>(next->count()) : -1;
}
}
