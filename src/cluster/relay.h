#pragma once

// Any server serves any table: this stands between the net and the house. Who asks for a table that
// another server has is passed on to that one, whole: the other house answers as if they had come
// to its own door, so what a seat may see is decided only where the table is, and nothing else
// travels. Whatever may get lost on the way is noticed by its number; then the client's socket is
// closed, and it says hello again.

#include <boost/json.hpp>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>

#include "cluster/bus.h"
#include "cluster/membership.h"
#include "server/house.h"

namespace moneybags {

class Relay final : public Guests {
   public:
    struct Figures {
        std::size_t passed_on = 0, taken_in = 0;  // sockets now
        std::uint64_t requests = 0;               // over HTTP, passed on
        std::uint64_t cut = 0;                    // sockets, because another server went away
    };

    // `site` is what this store's servers call their common subjects.
    Relay(Loop&, House&, Membership&, Bus&, std::string site);
    ~Relay() override;
    void begin();
    // The last thing: the others need not find out.
    void say_farewell();

    bool may_be_long(const HttpRequest& request) const override;
    void request(HttpRequest, Reply) override;
    std::optional<HttpResponse> knock(const HttpRequest& request) override;
    void opened(std::shared_ptr<Socket>, const HttpRequest&) override;
    void heard(const std::shared_ptr<Socket>&, std::string_view frame) override;
    void drained(const std::shared_ptr<Socket>&) override;
    void closed(const std::shared_ptr<Socket>&) override;

    // To all others: news of the house, and which table was taken.
    void tell_others(const std::string& news);
    void tell_taken(const std::string& table);
    Figures figures() const;

    static std::string subject_of(const std::string& site, std::int64_t member);
    static std::string subject_of_all(const std::string& site);

   private:
    // A client's socket here, whose table is elsewhere.
    struct Far {
        std::int64_t member = 0;
        std::string id;
        std::int64_t sent = 0, got = 0;  // messages
        bool is_behind = false;
    };
    struct Front {
        std::shared_ptr<Socket> socket;
        HttpRequest request;
        Language language;
        std::optional<Far> far;
        bool is_seeking = false;
        std::deque<std::string> held;  // what it sent meanwhile
    };
    class Back;    // a client's socket elsewhere, whose table is here
    struct Call {  // that another server is to answer
        std::int64_t member = 0;
        Reply reply;
        Time until{};
        HttpResponse response;
        std::int64_t parts = 0;  // of it that are here
    };

    using Object = boost::json::object;
    void say(std::string_view what);  // to all others
    void send(std::int64_t member, Object header, std::string_view body = {});
    void hear(const std::string& message);
    void tick();
    void lost_bus();
    void lost(std::int64_t member);
    bool reaches(std::int64_t member) const;

    // ---- over HTTP ----
    void seek_for(HttpRequest, Reply, const std::string& table, Time until);
    void pass_on(std::int64_t member, HttpRequest, Reply);
    void take_in(const Object&, std::string body);
    void answered(const Object&, std::string_view body);

    // ---- sockets whose table is elsewhere ----
    void seek(const std::shared_ptr<Front>&, std::string frame, const std::string& table,
              Time until);
    void settle(const std::shared_ptr<Front>&, std::optional<std::int64_t> member,
                const std::string& frame);
    void refuse(const std::shared_ptr<Front>&);
    void go_on(const std::shared_ptr<Front>&);
    void pass(const std::shared_ptr<Front>&, std::string_view frame);
    void end(const std::shared_ptr<Front>&, bool tell);  // its far side
    void send_away(const std::shared_ptr<Front>&);       // its client comes again by itself
    void told(const Object&, std::string body);

    // ---- sockets from elsewhere ----
    void come(const Object&, std::string frame);
    void send_end(std::int64_t member, const std::string& id);
    void said(const Object&, const std::string& frame);
    void gone(const std::string& id);

    Loop& loop_;
    House& house_;
    Membership& membership_;
    Bus& bus_;
    const std::string site_, all_;
    std::uint64_t number_ = 0;
    std::unordered_map<Socket*, std::shared_ptr<Front>> fronts_;
    std::unordered_map<std::string, std::shared_ptr<Front>> far_;
    std::unordered_map<std::string, std::shared_ptr<Back>> backs_;
    std::unordered_map<std::string, Call> calls_;
    std::map<std::int64_t, Time> heard_from_;  // members
    Time ticked_{};
    Figures figures_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace moneybags
