#include "server/people.h"

#include <algorithm>

namespace moneybags {

namespace {

constexpr std::string_view kCookie = "moneybags";
constexpr std::int64_t kYear = 365 * 24 * 3600;
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

std::string key_in(std::string_view cookies) {
    const std::string_view token = token_in(cookies);
    return token.empty() || token.size() > 64 ? std::string() : hex(key_of(token));
}

Person public_part(const PersonRow& row) { return {PersonId{row.id}, row.name, row.login}; }

}  // namespace

People::People(Loop& loop, Writer& writer, Workers& passwords, const Sources& sources,
               bool secure_cookies)
    : loop_(loop),
      writer_(writer),
      passwords_(passwords),
      sources_(sources),
      secure_(secure_cookies) {}

std::string People::lasting(std::string_view token, std::int64_t seconds) const {
    std::string header = std::string(kCookie) + "=" + std::string(token) +
                         "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(seconds);
    if (secure_) header += "; Secure";
    return header;
}

std::string People::cookie(std::string_view token) const { return lasting(token, kYear); }

std::string People::forgotten_cookie() const { return lasting("", 0); }

void People::remember(const std::string& key, const Person& person) {
    if (sessions_.size() > kMostKnown) sessions_.clear();
    sessions_[key] = person.id;
}

void People::find(const std::string& cookies, Found found) {
    const std::string key = key_in(cookies);
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
    if (known != sessions_.end() && people_.contains(known->second)) {
        found(std::optional(public_part(people_.at(known->second))));
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
        loop_.post([this, key, row, found] {
            if (!row) {
                found(row.error());
            } else if (!*row) {
                found(std::optional<Person>{});
            } else {
                if (people_.size() > kMostKnown) people_.clear();
                people_[PersonId{(*row)->id}] = **row;
                remember(key, public_part(**row));
                found(std::optional(public_part(**row)));
            }
        });
    });
}

People::Guest People::greet(const std::string& name, const std::string& token) {
    PersonRow row;
    row.id = ++highest_;
    row.name = name;
    const std::string key = hex(key_of(token));
    Guest guest;
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
    PersonRow row = known->second;
    row.name = person.name = name;
    people_.erase(known);  // what they are called is what will be on disk
    return {change::ChangePerson{std::move(row)}};
}

void People::add_account(const Person& person, const std::string& login,
                         const std::string& password, Done done) {
    const auto known = people_.find(person.id);
    if (known == people_.end()) {
        done(StoreProblem{StoreProblem::Kind::Trouble, "try again"});
        return;
    }
    PersonRow row = known->second;
    row.login = login;
    const auto hash = [this, row, password, done]() mutable {
        row.password = hash_password(password);
        // By way of the loop: when the house closes the writer ends before this thread does.
        loop_.post([this, row, done] {
            writer_.submit({change::ChangePerson{row}}, [this, row, done](const auto& problem) {
                loop_.post([this, row, done, problem] {
                    if (!problem) people_[PersonId{row.id}] = row;
                    done(problem);
                });
            });
        });
    };
    if (!passwords_.run(hash)) {
        done(StoreProblem{StoreProblem::Kind::Trouble, "too many at once"});
    }
}

void People::log_in(const std::string& login, const std::string& password,
                    std::function<void(Stored<std::optional<Entered>>)> then) {
    writer_.ask([this, login, password, then](Store& store) {
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
                writer_.submit({change::NewSession{key, row->id, now}},
                               [this, row, key, entered, then](const auto& problem) {
                                   loop_.post([this, row, key, entered, then, problem] {
                                       if (problem) {
                                           then(*problem);
                                           return;
                                       }
                                       people_[PersonId{row->id}] = *row;
                                       remember(key, entered.person);
                                       then(std::optional(entered));
                                   });
                               });
            });
        };
        if (!passwords_.run(check)) {
            answer(StoreProblem{StoreProblem::Kind::Trouble, "too many at once"});
        }
    });
}

void People::log_out(const std::string& cookies, Done done) {
    const std::string key = key_in(cookies);
    sessions_.erase(key);
    writer_.submit({change::DropSession{key}}, [this, done](const auto& problem) {
        loop_.post([done, problem] { done(problem); });
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
