#pragma once

// Who wants to be told when they are awaited at a table they do not look at. A browser's push
// service is only told that there is something (push.h); what, the browser asks here.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "notation/language.h"
#include "server/desk.h"
#include "server/push.h"

namespace moneybags {

// One browser, at one table, of one person.
struct Alert {
    PersonId person{};
    std::string table;
    std::string endpoint;
    std::string lang;
    // Minutes of the day, UTC, between which nothing is sent; the same twice: there are none.
    int quiet_from = 0, quiet_to = 0;
    static constexpr int kMinutesOfDay = 24 * 60;

    bool is_quiet(Time) const;
    using Fields =
        codec::Members<&Alert::endpoint, &Alert::lang, &Alert::quiet_from, &Alert::quiet_to>;
};

// What there is to say: never more than everybody at the table knows.
struct Notice {
    enum class What { Turn, Rematch, Invitation };
    What what{};
    std::string table, game;
    std::string by;  // who invites
    std::string lang;
};

class Alerts {
   public:
    // Pushes are signed by the house's key, which is kept in its store; `contact` is the house's
    // own https address. Without one it cannot push.
    Alerts(Loop&, Writer&, std::string contact, PushOptions);
    struct Kept {
        std::optional<PushKey> key;
        std::vector<NoteRow> alerts;
    };
    static Stored<Kept> read(Store&, const std::string& contact);  // makes a key if there is none
    void begin(const Kept&);

    std::optional<std::string> key() const;  // for browsers; none if the house cannot push

    static constexpr std::size_t kMostOfPerson = 50;  // the oldest goes
    static constexpr Span kAfter{20'000};  // who comes back by themselves need not be told
    std::vector<Change> want(Alert);
    std::vector<Change> drop(PersonId, const std::string& table, const std::string& endpoint);

    // Something happened at a table: who is awaited there and away is told, once, until they come.
    void look(const std::shared_ptr<Hosted>&);
    // Somebody who sat at `table` is invited to another.
    void invite(PersonId, const std::string& table, const Notice&);
    // What a person was told of since they last asked.
    std::vector<Notice> take_notices(PersonId);
    // Where several houses share the store each knows what a person was told of, whichever they
    // ask: `tell` is called with what is told here.
    void when_told(std::function<void(PersonId, const Notice&)> tell) {
        on_told_ = std::move(tell);
    }
    void remember(PersonId, const Notice&);

   private:
    struct Told {
        Notice::What what{};
        bool sent = false;
    };
    using Key = std::pair<std::string, PersonId>;  // table and person

    std::optional<Notice::What> due(const Hosted&, PersonId) const;
    void tell(PersonId, const std::string& table, const Notice&);
    void send(const Alert&);

    Loop& loop_;
    Writer& writer_;
    const std::string contact_;
    const PushOptions options_;
    std::optional<PushKey> key_;
    std::unordered_map<std::string, std::vector<Alert>> alerts_;  // by table
    std::map<PersonId, std::vector<std::string>> tables_;         // of each person, oldest first
    std::map<Key, Told> told_;
    std::map<PersonId, std::vector<Notice>> notices_;
    std::function<void(PersonId, const Notice&)> on_told_ = [](PersonId, const Notice&) {};
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    Workers senders_{1, 1'000};

   public:
    ~Alerts() { *alive_ = false; }
};

}  // namespace moneybags
