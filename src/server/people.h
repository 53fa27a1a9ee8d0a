#pragma once

// Who is who: a guest is a cookie; an account is a guest with a login and a password, so that one's
// games follow one to another device.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/loop.h"
#include "server/tokens.h"
#include "server/workers.h"
#include "store/writer.h"
#include "table/entry.h"

namespace moneybags {

struct Person {
    PersonId id = kNobody;
    std::string name;
    std::string login;  // "" for a guest
};

class People {
   public:
    People(Loop&, Writer&, Workers& passwords, const Sources&, bool secure_cookies,
           std::size_t session_days);
    void begin(std::int64_t highest) { highest_ = highest; }
    // Where several servers share the store each has numbers of its own to give to people.
    struct Numbers {
        std::int64_t given = 0, last = 0;  // those after `given`, up to `last`
    };
    static Stored<Numbers> numbers_in(Store&);  // that nobody has; see change::GiveNumbers
    void share(const Numbers&);
    // What others may have changed is asked of the store again.
    void forget(PersonId);
    void forget_all();
    // Cookies that are too old are worth nothing from then on.
    void forget_old_sessions();

    // By the Cookie header of a request; nothing if it names nobody.
    using Found = std::function<void(Stored<std::optional<Person>>)>;
    void find(const std::string& cookies, Found);
    void find_by_token(const std::string& token, Found);  // the cookie's value

    // A new guest: what is to be written, and the Set-Cookie header for it. They exist once the
    // changes are on disk.
    struct Guest {
        Person person;
        std::vector<Change> changes;
        std::string set_cookie;
    };
    Guest greet(const std::string& name, const std::string& token);
    std::string cookie(std::string_view token) const;  // the Set-Cookie header for it
    // A new name; to be written with the changes.
    std::vector<Change> rename(Person&, const std::string& name);

    // Gives a person a login. Called back on the loop with what is wrong, if anything.
    using Done = std::function<void(std::optional<StoreProblem>)>;
    // Passwords take long to check: `from` is the household that asks, which waits for its own
    // others and keeps nobody else waiting.
    void add_account(const Person&, const std::string& login, const std::string& password,
                     const std::string& from, Done);
    // The person and a cookie for this device; nothing if login and password do not fit.
    struct Entered {
        Person person;
        std::string set_cookie;
    };
    void log_in(const std::string& login, const std::string& password, const std::string& from,
                std::function<void(Stored<std::optional<Entered>>)>);
    void log_out(const std::string& cookies, Done);
    std::string forgotten_cookie() const;
    // False if the old one is wrong. All other cookies of this person are worth nothing from then
    // on.
    void change_password(const Person&, const std::string& cookies, const std::string& old,
                         const std::string& fresh, const std::string& from,
                         std::function<void(Stored<bool>)>);

    // Where somebody with an account is logged in.
    struct Device {
        std::string id;                    // enough of the session's digest to name it
        std::int64_t began = 0, seen = 0;  // to the hour; milliseconds since 1970
        bool is_this = false;
    };
    void devices(const Person&, const std::string& cookies,
                 std::function<void(Stored<std::vector<Device>>)>);
    // False if there is none such.
    void forget_device(const Person&, const std::string& id, std::function<void(Stored<bool>)>);

    // What a cookie is known by; "" if there is none.
    static std::string session_in(std::string_view cookies);
    static constexpr std::size_t kDeviceId = 16;  // letters

   private:
    struct Session {
        PersonId person = kNobody;
        std::int64_t began = 0, seen = 0;  // of one with an account; 0: not known yet
        Time read{};                       // when the store said so
    };
    void renew_numbers();
    void remember(const std::string& key, Session);
    void see(const std::string& key);
    std::optional<Change> device_note(const std::string& key, const Session&) const;
    void ask_devices(const Person&,
                     std::function<void(Stored<std::vector<NoteRow>>)>);  // the notes of them
    std::string lasting(std::string_view token, std::int64_t seconds) const;
    void find_by_key(const std::string& key, Found);

    Loop& loop_;
    Writer& writer_;
    Workers& passwords_;
    const Sources sources_;
    const bool secure_;
    const Span session_age_;
    std::int64_t highest_ = 0;
    bool shares_ = false, is_asking_ = false;            // for more numbers
    Numbers numbers_;                                    // what is left of them
    std::unordered_map<std::string, Session> sessions_;  // known ones, by key
    std::unordered_map<PersonId, PersonRow> people_;
};

std::optional<Problem> problem_with_login(std::string_view);
std::optional<Problem> problem_with_password(std::string_view);

}  // namespace moneybags
