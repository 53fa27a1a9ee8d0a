#include "server/people.h"

#include <algorithm>
#include <sstream>
#include <tuple>
#include <utility>

namespace moneybags {

namespace {

constexpr std::string_view kCookie = "moneybags";
constexpr std::size_t kShare = 4;           // passwords of one household that wait to be checked
constexpr std::size_t kMostKnown = 50'000;  // sessions and people kept at hand

// The value of our cookie in a Cookie header; "" if there is none.
std::string_view token_in(std::string_view cookies) {
    while (!cookies.empty()) {
        const std::size_t end = std::min(cookies.find(';'), cookies.size());
        std::string_view one = cookies.substr(0, end);
        cookies.remove_prefix(std::min(end + 1, cookies.size()));
        while (!one.empty() && one.front() == ' ') one.remove_prefix(1);
        if (one.size() > kCookie.size() && one.starts_with(kCookie) && one[kCookie.size()] == '=') {
            return one.substr(kCookie.size() + 1);
        }
    }
    return {};
}

constexpr std::int64_t kNumbers = 1'000;  // that a server takes at once
constexpr Span kBelieved{5'000};  // what another server may have changed without our hearing of it

constexpr Span kSeenAgain = std::chrono::hours(1);  // so seldom it is written down
constexpr std::string_view kDevice = "device";      // a note: when a session began, and was seen

// "1700000000000 1700003600000"
std::pair<std::int64_t, std::int64_t> read_device(const std::string& note) {
    std::pair<std::int64_t, std::int64_t> times{};
    std::istringstream(note) >> times.first >> times.second;
    return times;
}

Person public_part(const PersonRow& row) { return {PersonId{row.id}, row.name, row.login}; }

}  // namespace

People::People(Loop& loop, Writer& writer, Workers& passwords, const Sources& sources,
               bool secure_cookies, std::size_t session_days)
    : loop_(loop),
      writer_(writer),
      passwords_(passwords),
      sources_(sources),
      secure_(secure_cookies),
      session_age_(std::chrono::days(std::min<std::size_t>(session_days, 100'000))) {}

// ---- where several servers share the store ----

Stored<People::Numbers> People::numbers_in(Store& store) {
    const auto given = store.numbers_given();
    if (!given) return given.error();
    const auto highest = store.highest_person();
    if (!highest) return highest.error();
    const std::int64_t from = std::max(*given, *highest);
    return Numbers{from, from + kNumbers};
}

void People::share(const Numbers& numbers) {
    shares_ = true;
    numbers_ = numbers;
}

void People::renew_numbers() {
    if (std::exchange(is_asking_, true)) return;
    writer_.ask([this](Store& store) {
        const auto known = store.numbers_given();
        const auto free = numbers_in(store);
        loop_.post([this, known, free] {
            if (!known || !free) {
                is_asking_ = false;  // whoever comes next asks again
                return;
            }
            const change::GiveNumbers taken{*known, free->last};
            writer_.submit({taken}, [this, numbers = *free](const auto& problem) {
                loop_.post([this, numbers, problem] {
                    is_asking_ = false;
                    if (!problem) numbers_ = numbers;  // what was left of the old ones is nobody's
                });
            });
        });
    });
}

void People::forget(PersonId person) {
    people_.erase(person);
    std::erase_if(sessions_, [&](const auto& each) { return each.second.person == person; });
}

void People::forget_all() {
    people_.clear();
    sessions_.clear();
}

void People::forget_old_sessions() {
    const std::int64_t before = (loop_.now() - session_age_).time_since_epoch().count();
    writer_.submit({change::DropOldSessions{before}}, [this](const auto& problem) {
        if (problem) return;  // there will be another time
        loop_.post([this] { sessions_.clear(); });
    });
}

std::string People::lasting(std::string_view token, std::int64_t seconds) const {
    std::string header = std::string(kCookie) + "=" + std::string(token) +
                         "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(seconds);
    if (secure_) header += "; Secure";
    return header;
}

std::string People::cookie(std::string_view token) const {
    return lasting(token, std::chrono::duration_cast<std::chrono::seconds>(session_age_).count());
}

std::string People::forgotten_cookie() const { return lasting("", 0); }

std::string People::session_in(std::string_view cookies) {
    const std::string_view token = token_in(cookies);
    return token.empty() || token.size() > 64 ? std::string() : hex(key_of(token));
}

void People::remember(const std::string& key, Session session) {
    if (sessions_.size() > kMostKnown) sessions_.clear();
    session.read = loop_.now();
    sessions_[key] = session;
}

// Guests have one device, which need not be told from others.
std::optional<Change> People::device_note(const std::string& key, const Session& session) const {
    const auto row = people_.find(session.person);
    if (row == people_.end() || row->second.login.empty()) return {};
    return change::Note{{std::string(kDevice), row->second.id, "", key,
                         std::to_string(session.began) + " " + std::to_string(session.seen)}};
}

void People::see(const std::string& key) {
    Session& session = sessions_.at(key);
    const std::int64_t now = loop_.now().time_since_epoch().count();
    if (now - session.seen < kSeenAgain.count()) return;
    Session seen = session;
    seen.seen = now;
    if (seen.began == 0) seen.began = now;
    const std::optional<Change> note = device_note(key, seen);
    if (!note) return;
    session = seen;
    writer_.submit({*note}, [](const auto&) {});
}

void People::find(const std::string& cookies, Found found) {
    const std::string key = session_in(cookies);
    if (key.empty()) {
        found(std::optional<Person>{});
    } else {
        find_by_key(key, std::move(found));
    }
}

void People::find_by_token(const std::string& token, Found found) {
    find_by_key(hex(key_of(token)), std::move(found));
}

void People::find_by_key(const std::string& key, Found found) {
    const auto known = sessions_.find(key);
    const bool is_fresh =
        known != sessions_.end() && (!shares_ || loop_.now() - known->second.read < kBelieved);
    if (is_fresh && people_.contains(known->second.person)) {
        const Person person = public_part(people_.at(known->second.person));
        see(key);
        found(std::optional(person));
        return;
    }
    writer_.ask([this, key, found = std::move(found)](Store& store) {
        Stored<std::optional<PersonRow>> row = std::optional<PersonRow>{};
        const auto id = store.person_by_session(key);
        if (!id) {
            row = id.error();
        } else if (*id) {
            row = store.person(**id);
        }
        Session session;
        if (row && *row && !(*row)->login.empty()) {
            if (const auto notes = store.notes(kDevice, (*row)->id)) {
                for (const NoteRow& note : *notes) {
                    if (note.name == key) {
                        std::tie(session.began, session.seen) = read_device(note.value);
                    }
                }
            }
        }
        loop_.post([this, key, row, session, found]() mutable {
            if (!row) {
                found(row.error());
            } else if (!*row) {
                found(std::optional<Person>{});
            } else {
                if (people_.size() > kMostKnown) people_.clear();
                people_[PersonId{(*row)->id}] = **row;
                session.person = PersonId{(*row)->id};
                remember(key, session);
                see(key);
                found(std::optional(public_part(**row)));
            }
        });
    });
}

People::Guest People::greet(const std::string& name, const std::string& token) {
    PersonRow row;
    Guest guest;
    if (!shares_) {
        row.id = ++highest_;
    } else {
        const bool is_out = numbers_.given == numbers_.last;
        row.id = is_out ? numbers_.last : ++numbers_.given;
        if (numbers_.last - numbers_.given < kNumbers / 2) renew_numbers();
        // Without a number of their own nobody comes to be: this is refused with all the rest.
        if (is_out) guest.changes.emplace_back(change::GiveNumbers{-1, -1});
    }
    row.name = name;
    const std::string key = hex(key_of(token));
    guest.person = public_part(row);
    guest.changes.emplace_back(change::NewPerson{row});
    guest.changes.emplace_back(
        change::NewSession{key, row.id, loop_.now().time_since_epoch().count()});
    guest.set_cookie = cookie(token);
    return guest;
}

std::vector<Change> People::rename(Person& person, const std::string& name) {
    const auto known = people_.find(person.id);
    if (known == people_.end() || known->second.name == name) return {};
    person.name = name;
    people_.erase(known);  // what they are called is what will be on disk
    return {change::Rename{static_cast<std::int64_t>(person.id), name}};
}

void People::add_account(const Person& person, const std::string& login,
                         const std::string& password, const std::string& from, Done done) {
    const auto known = people_.find(person.id);
    if (known == people_.end()) {
        done(StoreProblem{StoreProblem::Kind::Trouble, "try again"});
        return;
    }
    change::ChangeLogin account{known->second.id, login, "", known->second.password};
    const auto hash = [this, account, password, done]() mutable {
        account.password = hash_password(password);
        // By way of the loop: when the house closes the writer ends before this thread does.
        loop_.post([this, account, done] {
            writer_.submit({account}, [this, account, done](const auto& problem) {
                loop_.post([this, account, done, problem] {
                    people_.erase(PersonId{account.person});
                    done(problem);
                });
            });
        });
    };
    if (!passwords_.run_for(from, kShare, hash)) {
        done(StoreProblem{StoreProblem::Kind::Trouble, "too many at once"});
    }
}

void People::log_in(const std::string& login, const std::string& password, const std::string& from,
                    std::function<void(Stored<std::optional<Entered>>)> then) {
    writer_.ask([this, login, password, from, then](Store& store) {
        const Stored<std::optional<PersonRow>> row = store.person_by_login(login);
        const auto answer = [this, then](const Stored<std::optional<Entered>>& entered) {
            loop_.post([then, entered] { then(entered); });
        };
        if (!row) {
            answer(row.error());
            return;
        }
        const auto check = [this, row = *row, password, answer, then] {
            // Whoever does not exist takes as long as whoever does.
            static const std::string kNobodys = hash_password(fresh_token());
            const bool right =
                right_password(row ? row->password : kNobodys, password) && row.has_value();
            if (!right) {
                answer(std::optional<Entered>{});
                return;
            }
            loop_.post([this, row, then] {
                const std::string token = sources_.token();
                const std::string key = hex(key_of(token));
                const Entered entered{public_part(*row), cookie(token)};
                const std::int64_t now = loop_.now().time_since_epoch().count();
                people_[PersonId{row->id}] = *row;
                const Session session{PersonId{row->id}, now, now};
                const change::NewSession made{key, row->id, now};
                writer_.submit({made, *device_note(key, session)},
                               [this, key, session, entered, then](const auto& problem) {
                                   loop_.post([this, key, session, entered, then, problem] {
                                       if (problem) return then(*problem);
                                       remember(key, session);
                                       then(std::optional(entered));
                                   });
                               });
            });
        };
        if (!passwords_.run_for(from, kShare, check)) {
            answer(StoreProblem{StoreProblem::Kind::Trouble, "too many at once"});
        }
    });
}

void People::log_out(const std::string& cookies, Done done) {
    const std::string key = session_in(cookies);
    if (key.empty()) return done({});
    sessions_.erase(key);
    writer_.submit({change::DropSession{key}}, [this, done](const auto& problem) {
        loop_.post([done, problem] { done(problem); });
    });
}

void People::change_password(const Person& person, const std::string& cookies,
                             const std::string& old, const std::string& fresh,
                             const std::string& from, std::function<void(Stored<bool>)> then) {
    const auto known = people_.find(person.id);
    const StoreProblem busy{StoreProblem::Kind::Trouble, "too many at once"};
    if (known == people_.end()) return then(busy);
    const PersonRow& row = known->second;
    change::ChangeLogin account{row.id, row.login, "", row.password};
    const auto check = [this, account, key = session_in(cookies), old, fresh, then]() mutable {
        if (!right_password(account.before, old)) {
            loop_.post([then] { then(false); });
            return;
        }
        account.password = hash_password(fresh);
        loop_.post([this, account, key, then] {
            const auto done = [this, key, then](PersonId id, const auto& problem) {
                people_.erase(id);
                // Another server has changed it meanwhile: the old one is old no more.
                if (problem && problem->kind == StoreProblem::Kind::Conflict) return then(false);
                if (problem) return then(*problem);
                std::erase_if(sessions_, [&](const auto& each) {
                    return each.second.person == id && each.first != key;
                });
                then(true);
            };
            writer_.submit({account, change::EndSessions{account.person, key}},
                           [this, id = PersonId{account.person}, done](const auto& problem) {
                               loop_.post([id, done, problem] { done(id, problem); });
                           });
        });
    };
    if (!passwords_.run_for(from, kShare, check)) then(busy);
}

// Notes of sessions that have ended go on the way.
void People::ask_devices(const Person& person,
                         std::function<void(Stored<std::vector<NoteRow>>)> then) {
    writer_.ask([this, id = static_cast<std::int64_t>(person.id), then](Store& store) {
        Stored<std::vector<NoteRow>> notes = store.notes(kDevice, id);
        std::vector<Change> ended;
        if (notes) {
            std::erase_if(*notes, [&](NoteRow& note) {
                const auto owner = store.person_by_session(note.name);
                if (!owner || *owner == id) return false;
                note.value.clear();
                ended.emplace_back(change::Note{note});
                return true;
            });
        }
        loop_.post([this, notes, ended, then] {
            if (!ended.empty()) writer_.submit(ended, [](const auto&) {});
            then(notes);
        });
    });
}

void People::devices(const Person& person, const std::string& cookies,
                     std::function<void(Stored<std::vector<Device>>)> then) {
    const std::string mine = session_in(cookies);
    const auto known = sessions_.find(mine);
    const Session here = known == sessions_.end() ? Session{} : known->second;
    ask_devices(person, [mine, here, then](const auto& notes) {
        if (!notes) return then(notes.error());
        std::vector<Device> list;
        const bool noted = std::any_of(notes->begin(), notes->end(),
                                       [&](const NoteRow& note) { return note.name == mine; });
        if (!noted) list.push_back({mine.substr(0, kDeviceId), here.began, here.seen, true});
        for (const NoteRow& note : *notes) {
            const auto [began, seen] = read_device(note.value);
            list.push_back({note.name.substr(0, kDeviceId), began, seen, note.name == mine});
        }
        std::sort(list.begin(), list.end(), [](const Device& a, const Device& b) {
            return std::tie(b.is_this, b.seen) < std::tie(a.is_this, a.seen);
        });
        then(std::move(list));
    });
}

void People::forget_device(const Person& person, const std::string& id,
                           std::function<void(Stored<bool>)> then) {
    ask_devices(person, [this, id, then](const auto& notes) {
        if (!notes) return then(notes.error());
        for (const NoteRow& note : *notes) {
            if (note.name.substr(0, kDeviceId) != id) continue;
            sessions_.erase(note.name);
            writer_.submit({change::DropSession{note.name}}, [this, then](const auto& problem) {
                loop_.post([then, problem] {
                    if (problem) return then(*problem);
                    then(true);
                });
            });
            return;
        }
        then(false);
    });
}

std::optional<Problem> problem_with_login(std::string_view login) {
    const bool right = login.size() >= 3 && login.size() <= 32 &&
                       std::all_of(login.begin(), login.end(), [](char c) {
                           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
                                  c == '_' || c == '.';
                       });
    if (right) return {};
    return Problem{"field login",
                   "must be 3 to 32 small letters, digits, dots, hyphens or underscores"};
}

std::optional<Problem> problem_with_password(std::string_view password) {
    if (password.size() >= 8 && password.size() <= 200) return {};
    return Problem{"field password", "must be 8 to 200 bytes long"};
}

}  // namespace moneybags
