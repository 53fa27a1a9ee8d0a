#include "cluster/relay.h"

#include <algorithm>
#include <utility>

#include "server/answers.h"
#include "server/net_text.h"
#include "table/wire.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr Span kPulse{500};         // how often each server says that it hears the others
constexpr Span kSilence{2'000};     // after this it is not reached any more
constexpr Span kSeek{200};          // how often whoever cannot be reached is tried again …
constexpr Span kPatience{6'000};    // … and for how long a client is kept waiting meanwhile
constexpr Span kAnswer{10'000};     // what another server may take to answer a request
constexpr Span kBack{300};          // when a client that is sent away comes again
constexpr std::size_t kHeld = 100;  // frames of a client whose table is being looked for
constexpr std::size_t kPart = 512 * 1024;  // bytes of an answer in one message

// A header of JSON in one line, and whatever goes with it.
std::string envelope(const json::object& header, std::string_view body) {
    std::string message = json::serialize(header);
    message += '\n';
    message += body;
    return message;
}

// What the other house has to know of who comes.
json::object to_json(const HttpRequest& request) {
    return {{"method", request.method},
            {"path", request.path},
            {"query", request.query},
            {"cookie", request.cookie},
            {"authorization", request.authorization},
            {"origin", request.origin},
            {"host", request.host},
            {"type", request.content_type},
            {"encoding", request.accept_encoding},
            {"match", request.if_none_match},
            {"language", request.accept_language},
            {"address", request.address}};
}

HttpRequest request_in(const json::object& header) {
    HttpRequest request;
    const json::value* value = header.if_contains("request");
    if (value == nullptr || !value->is_object()) return request;
    const json::object& from = value->get_object();
    request.method = text_in(from, "method");
    request.path = text_in(from, "path");
    request.query = text_in(from, "query");
    request.cookie = text_in(from, "cookie");
    request.authorization = text_in(from, "authorization");
    request.origin = text_in(from, "origin");
    request.host = text_in(from, "host");
    request.content_type = text_in(from, "type");
    request.accept_encoding = text_in(from, "encoding");
    request.if_none_match = text_in(from, "match");
    request.accept_language = text_in(from, "language");
    request.address = text_in(from, "address");
    return request;
}

std::optional<wire::ask::Hello> hello_in(std::string_view frame) {
    if (frame.find("\"hello\"") == std::string_view::npos) return {};
    const auto read = wire::read_ask(frame);
    if (!read) return {};
    const auto* hello = std::get_if<wire::ask::Hello>(&read->what);
    return hello == nullptr ? std::nullopt : std::optional(*hello);
}

}  // namespace

// A client's socket at another server. The house knows no difference.
class Relay::Back final : public Socket, public std::enable_shared_from_this<Back> {
   public:
    Back(Relay& relay, std::int64_t member, std::string id, std::string address)
        : relay_(relay), member_(member), id_(std::move(id)), address_(std::move(address)) {}

    void send(std::shared_ptr<const std::string> frame) override {
        if (has_ended) return;
        relay_.send(member_, {{"k", "told"}, {"s", id_}, {"n", ++sent_}}, *frame);
    }
    bool is_behind() const override { return is_slow; }
    void close(CloseReason reason, std::string_view why) override {
        if (std::exchange(has_ended, true)) return;
        relay_.send(member_, {{"k", "end"},
                              {"s", id_},
                              {"n", ++sent_},
                              {"code", static_cast<std::int64_t>(reason)},
                              {"why", why}});
        relay_.loop_.post([&relay = relay_, alive = relay_.alive_, id = id_] {
            if (*alive) relay.gone(id);
        });
    }
    const std::string& address() const override { return address_; }
    std::int64_t member() const { return member_; }

    std::int64_t got = 0;  // messages
    bool is_slow = false, has_ended = false;

   private:
    Relay& relay_;
    const std::int64_t member_;
    const std::string id_, address_;
    std::int64_t sent_ = 0;
};

Relay::Relay(Loop& loop, House& house, Membership& membership, Bus& bus, std::string site)
    : loop_(loop),
      house_(house),
      membership_(membership),
      bus_(bus),
      site_(std::move(site)),
      all_(subject_of_all(site_)) {}

Relay::~Relay() {
    *alive_ = false;
    bus_.when_changed(nullptr);
}

std::string Relay::subject_of(const std::string& site, std::int64_t member) {
    return "moneybags." + site + "." + std::to_string(member);
}
std::string Relay::subject_of_all(const std::string& site) { return "moneybags." + site + ".all"; }

void Relay::begin() {
    const auto hear_it = [this, alive = alive_](std::string message) {
        loop_.post([this, alive, message = std::move(message)] {
            if (*alive) hear(message);
        });
    };
    bus_.subscribe(all_, hear_it);
    bus_.subscribe(subject_of(site_, membership_.id()), hear_it);
    bus_.when_changed([this, alive = alive_](bool is_connected) {
        loop_.post([this, alive, is_connected] {
            if (!*alive) return;
            if (is_connected) {
                house_.missed_news();
                say("again");
            } else {
                lost_bus();
            }
        });
    });
    tick();
}

void Relay::say_farewell() { say("farewell"); }

void Relay::send(std::int64_t member, Object header, std::string_view body) {
    header["from"] = membership_.id();
    bus_.publish(subject_of(site_, member), envelope(header, body));
}

void Relay::tell_others(const std::string& news) {
    bus_.publish(all_, envelope({{"k", "news"}, {"from", membership_.id()}}, news));
}

void Relay::tell_taken(const std::string& table) {
    bus_.publish(all_,
                 envelope({{"k", "taken"}, {"from", membership_.id()}, {"table", table}}, {}));
}

void Relay::hear(const std::string& message) {
    const std::size_t line = std::min(message.find('\n'), message.size());
    boost::system::error_code problem;
    const json::value read = json::parse(json::string_view(message.data(), line), problem);
    const json::object* header = problem ? nullptr : read.if_object();
    if (header == nullptr) return;
    const std::int64_t from = number_in(*header, "from");
    const std::string kind = text_in(*header, "k");
    std::string body = message.substr(std::min(line + 1, message.size()));
    heard_from_[from] = loop_.now();
    if (kind == "farewell") {
        lost(from);
    } else if (kind == "again") {
        // It was away for a while, perhaps too short to be missed: neither has heard the other.
        lost(from);
        heard_from_[from] = loop_.now();
        house_.missed_news();
    } else if (kind == "who") {
        say("here");
    } else if (kind == "news") {
        house_.told(body);
    } else if (kind == "taken") {
        membership_.taken_elsewhere(text_in(*header, "table"));
    } else if (kind == "ask") {
        take_in(*header, std::move(body));
    } else if (kind == "answer") {
        answered(*header, body);
    } else if (kind == "come") {
        come(*header, std::move(body));
    } else if (kind == "said") {
        said(*header, body);
    } else if (kind == "left") {
        gone(text_in(*header, "s"));
    } else if (kind == "slow" || kind == "read") {
        const auto at = backs_.find(text_in(*header, "s"));
        if (at == backs_.end()) return;
        const std::shared_ptr<Back> back = at->second;
        back->is_slow = kind == "slow";
        if (!back->is_slow) house_.drained(back);
    } else if (kind == "told" || kind == "end") {
        told(*header, std::move(body));
    }
}

// ---- who is there ----

bool Relay::reaches(std::int64_t member) const {
    const auto at = heard_from_.find(member);
    return bus_.is_connected() && at != heard_from_.end() && loop_.now() - at->second < kSilence;
}

void Relay::say(std::string_view what) {
    bus_.publish(all_, envelope({{"k", what}, {"from", membership_.id()}}, {}));
}

void Relay::tick() {
    // Whoever was stopped for a while has been given up by the others, whatever is still to be
    // heard of them.
    if (ticked_ != Time{} && loop_.now() - ticked_ >= kSilence) lost_bus();
    ticked_ = loop_.now();
    say("here");
    loop_.at(loop_.now() + kPulse, [this, alive = alive_] {
        if (*alive) tick();
    });
    std::vector<std::int64_t> silent;
    for (const auto& [member, heard] : heard_from_) {
        if (loop_.now() - heard >= kSilence) silent.push_back(member);
    }
    for (const std::int64_t member : silent) lost(member);
    std::vector<Reply> late;
    for (auto at = calls_.begin(); at != calls_.end();) {
        if (loop_.now() < at->second.until) {
            ++at;
            continue;
        }
        late.push_back(std::move(at->second.reply));
        at = calls_.erase(at);
    }
    for (const Reply& reply : late) reply(refusal(503, "storage", Language{}));
}

void Relay::lost(std::int64_t member) {
    heard_from_.erase(member);
    std::vector<std::shared_ptr<Front>> cut;
    for (const auto& [id, front] : far_) {
        if (front->far && front->far->member == member) cut.push_back(front);
    }
    for (const auto& front : cut) send_away(front);
    std::vector<std::string> left;
    for (const auto& [id, back] : backs_) {
        if (back->member() == member) left.push_back(id);
    }
    for (const std::string& id : left) {
        send_end(member, id);  // perhaps it is only slow
        gone(id);
    }
    std::vector<Reply> unanswered;
    for (auto at = calls_.begin(); at != calls_.end();) {
        if (at->second.member != member) {
            ++at;
            continue;
        }
        unanswered.push_back(std::move(at->second.reply));
        at = calls_.erase(at);
    }
    for (const Reply& reply : unanswered) reply(refusal(503, "storage", Language{}));
}

void Relay::lost_bus() {
    std::vector<std::int64_t> all;
    for (const auto& [member, heard] : heard_from_) all.push_back(member);
    for (const std::int64_t member : all) lost(member);
}

// ---- over HTTP ----

bool Relay::may_be_long(const HttpRequest& request) const { return house_.may_be_long(request); }

void Relay::request(HttpRequest request, Reply reply) {
    const std::string table = House::table_of(request);
    if (table.empty() || membership_.holds(table) || house_.asks_too_much(request.address)) {
        return house_.request(std::move(request), std::move(reply));
    }
    seek_for(std::move(request), std::move(reply), table, loop_.now() + kPatience);
}

void Relay::seek_for(HttpRequest request, Reply reply, const std::string& table, Time until) {
    membership_.locate(
        table, [this, alive = alive_, request = std::move(request), reply = std::move(reply), table,
                until](const Stored<std::int64_t>& member) {
            const auto refuse = [&] { reply(refusal(503, "storage", wanted_language(request))); };
            if (!member) return refuse();
            const bool is_ours = *member == 0 || *member == membership_.id();
            if (is_ours) return house_.request(request, reply);
            if (reaches(*member)) return pass_on(*member, request, reply);
            if (loop_.now() >= until) return refuse();
            loop_.at(loop_.now() + kSeek, [this, alive, request, reply, table, until] {
                if (*alive) seek_for(request, reply, table, until);
            });
        });
}

void Relay::pass_on(std::int64_t member, HttpRequest request, Reply reply) {
    ++figures_.requests;
    const std::string id = std::to_string(membership_.id()) + "." + std::to_string(++number_);
    send(member, {{"k", "ask"}, {"r", id}, {"request", to_json(request)}}, request.body);
    Call call;
    call.member = member;
    call.reply = std::move(reply);
    call.until = loop_.now() + kAnswer;
    calls_.emplace(id, std::move(call));
}

void Relay::take_in(const Object& header, std::string body) {
    HttpRequest request = request_in(header);
    request.body = std::move(body);
    const std::int64_t from = number_in(header, "from");
    house_.request(std::move(request), [this, alive = alive_, from,
                                        id = text_in(header, "r")](const HttpResponse& response) {
        if (!*alive) return;
        json::array headers;
        for (const auto& [name, value] : response.headers) {
            headers.push_back(json::array{name, value});
        }
        const std::string_view content = response.content();
        const std::size_t parts = content.size() / kPart + 1;
        for (std::size_t part = 0; part < parts; ++part) {
            Object answer{{"k", "answer"}, {"r", id}, {"part", part}, {"parts", parts}};
            if (part == 0) {
                answer["status"] = response.status;
                answer["type"] = response.content_type;
                answer["headers"] = headers;
            }
            send(from, std::move(answer), content.substr(part * kPart, kPart));
        }
    });
}

void Relay::answered(const Object& header, std::string_view body) {
    const auto at = calls_.find(text_in(header, "r"));
    if (at == calls_.end()) return;
    Call& call = at->second;
    const std::int64_t part = number_in(header, "part");
    if (part != call.parts) {  // one was lost
        const Reply reply = std::move(call.reply);
        calls_.erase(at);
        return reply(refusal(503, "storage", Language{}));
    }
    ++call.parts;
    HttpResponse& response = call.response;
    if (part == 0) {
        response.status = static_cast<int>(number_in(header, "status"));
        response.content_type = text_in(header, "type");
        const json::value* headers = header.if_contains("headers");
        if (headers != nullptr && headers->is_array()) {
            for (const json::value& each : headers->get_array()) {
                const json::array* pair = each.if_array();
                if (pair == nullptr || pair->size() != 2 || !(*pair)[0].is_string() ||
                    !(*pair)[1].is_string()) {
                    continue;
                }
                response.headers.emplace_back((*pair)[0].get_string(), (*pair)[1].get_string());
            }
        }
    }
    response.body += body;
    if (call.parts < number_in(header, "parts")) return;
    const Call done = std::move(call);
    calls_.erase(at);
    done.reply(done.response);
}

// ---- sockets whose table is elsewhere ----

std::optional<HttpResponse> Relay::knock(const HttpRequest& request) {
    return house_.knock(request);
}

void Relay::opened(std::shared_ptr<Socket> socket, const HttpRequest& request) {
    auto front = std::make_shared<Front>();
    front->socket = socket;
    front->request = request;
    fronts_[socket.get()] = front;
    house_.opened(std::move(socket), request);
}

void Relay::heard(const std::shared_ptr<Socket>& socket, std::string_view frame) {
    const auto at = fronts_.find(socket.get());
    if (at == fronts_.end()) return;
    const std::shared_ptr<Front> front = at->second;
    if (front->is_seeking) {
        if (front->held.size() < kHeld) front->held.emplace_back(frame);
        return;
    }
    const auto hello = hello_in(frame);
    if (!hello) return pass(front, frame);
    if (house_.asks_too_much(socket->address())) return house_.heard(socket, frame);
    front->language = find_language(hello->lang.value_or("")).value_or(Language{});
    front->is_seeking = true;
    seek(front, std::string(frame), hello->table, loop_.now() + kPatience);
}

void Relay::seek(const std::shared_ptr<Front>& front, std::string frame, const std::string& table,
                 Time until) {
    membership_.locate(table, [this, alive = alive_, front, frame = std::move(frame), table,
                               until](const Stored<std::int64_t>& member) {
        if (front->socket == nullptr) return;  // it has left
        if (!member) return refuse(front);
        const bool is_ours = *member == 0 || *member == membership_.id();
        if (is_ours) return settle(front, {}, frame);
        if (reaches(*member)) return settle(front, *member, frame);
        if (loop_.now() >= until) return send_away(front);  // others may reach it
        loop_.at(loop_.now() + kSeek, [this, alive, front, frame, table, until] {
            if (*alive && front->socket != nullptr) seek(front, frame, table, until);
        });
    });
}

void Relay::settle(const std::shared_ptr<Front>& front, std::optional<std::int64_t> member,
                   const std::string& frame) {
    front->is_seeking = false;
    if (front->far && member != front->far->member) end(front, true);
    if (member && !front->far) {
        // Whatever it heard from our house is over.
        house_.closed(front->socket);
        house_.opened(front->socket, front->request);
        const std::string id = std::to_string(membership_.id()) + "." + std::to_string(++number_);
        front->far = Far{*member, id, 0, 0, false};
        far_[id] = front;
        send(*member, {{"k", "come"}, {"s", id}, {"request", to_json(front->request)}}, frame);
    } else {
        pass(front, frame);
    }
    go_on(front);
}

// Our store cannot be asked. Where others are there they may have it; else nobody serves them now.
void Relay::refuse(const std::shared_ptr<Front>& front) {
    if (!heard_from_.empty()) return send_away(front);
    front->is_seeking = false;
    wire::Nack nack;
    nack.reason = "storage";
    nack.text = Voice("server", front->language)("deny.storage");
    front->socket->send(frame_of(wire::to_json(nack)));
    go_on(front);
}

// With what it sent while its table was looked for.
void Relay::go_on(const std::shared_ptr<Front>& front) {
    for (std::deque<std::string> held = std::exchange(front->held, {});
         !held.empty() && front->socket != nullptr; held.pop_front()) {
        heard(front->socket, held.front());
    }
}

void Relay::pass(const std::shared_ptr<Front>& front, std::string_view frame) {
    if (!front->far) return house_.heard(front->socket, frame);
    Far& far = *front->far;
    send(far.member, {{"k", "said"}, {"s", far.id}, {"n", ++far.sent}}, frame);
}

void Relay::end(const std::shared_ptr<Front>& front, bool tell) {
    if (!front->far) return;
    if (tell) send(front->far->member, {{"k", "left"}, {"s", front->far->id}});
    far_.erase(front->far->id);
    front->far.reset();
}

void Relay::send_away(const std::shared_ptr<Front>& front) {
    end(front, true);
    ++figures_.cut;
    wire::Bye bye;
    bye.reason = "moved";
    bye.text = Voice("server", front->language)("bye.moved");
    bye.back = kBack.count();
    front->socket->send(frame_of(wire::to_json(bye)));
    front->socket->close(CloseReason::Restart, bye.reason);
}

// From the other house.
void Relay::told(const Object& header, std::string body) {
    const std::string id = text_in(header, "s");
    const auto at = far_.find(id);
    if (at == far_.end()) {  // it has left: perhaps nobody heard that
        return send(number_in(header, "from"), {{"k", "left"}, {"s", id}});
    }
    const std::shared_ptr<Front> front = at->second;
    Far& far = *front->far;
    if (number_in(header, "n") != ++far.got) return send_away(front);
    if (text_in(header, "k") == "end") {
        end(front, false);
        front->socket->close(static_cast<CloseReason>(number_in(header, "code")),
                             text_in(header, "why"));
        return;
    }
    front->socket->send(std::make_shared<const std::string>(std::move(body)));
    if (!far.is_behind && front->socket->is_behind()) {
        far.is_behind = true;
        send(far.member, {{"k", "slow"}, {"s", id}});
    }
}

void Relay::drained(const std::shared_ptr<Socket>& socket) {
    const auto at = fronts_.find(socket.get());
    if (at != fronts_.end() && at->second->far) {
        Far& far = *at->second->far;
        far.is_behind = false;
        return send(far.member, {{"k", "read"}, {"s", far.id}});
    }
    house_.drained(socket);
}

void Relay::closed(const std::shared_ptr<Socket>& socket) {
    const auto at = fronts_.find(socket.get());
    if (at != fronts_.end()) {
        const std::shared_ptr<Front> front = at->second;
        fronts_.erase(at);
        end(front, true);
        front->socket = nullptr;
    }
    house_.closed(socket);
}

// ---- sockets from elsewhere ----

void Relay::come(const Object& header, std::string frame) {
    const std::string id = text_in(header, "s");
    HttpRequest request = request_in(header);
    const auto back = std::make_shared<Back>(*this, number_in(header, "from"), id, request.address);
    if (!backs_.emplace(id, back).second) return;
    house_.opened(back, request);
    house_.heard(back, frame);
}

// Of a session that is not known here any more. Its number is none, so the client is sent away.
void Relay::send_end(std::int64_t member, const std::string& id) {
    send(member, {{"k", "end"}, {"s", id}, {"n", -1}});
}

void Relay::said(const Object& header, const std::string& frame) {
    const auto at = backs_.find(text_in(header, "s"));
    if (at == backs_.end()) {  // we have been away: it should come again
        return send_end(number_in(header, "from"), text_in(header, "s"));
    }
    const std::shared_ptr<Back> back = at->second;
    if (number_in(header, "n") != ++back->got) {
        return back->close(CloseReason::Restart, "something was lost on the way");
    }
    house_.heard(back, frame);
}

void Relay::gone(const std::string& id) {
    const auto at = backs_.find(id);
    if (at == backs_.end()) return;
    const std::shared_ptr<Back> back = at->second;
    backs_.erase(at);
    back->has_ended = true;
    house_.closed(back);
}

Relay::Figures Relay::figures() const {
    Figures now = figures_;
    now.passed_on = far_.size();
    now.taken_in = backs_.size();
    return now;
}

}  // namespace moneybags
