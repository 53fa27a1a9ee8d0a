// Routes about people: names, accounts, their tables.

#include <algorithm>
#include <cmath>

#include "core/words.h"
#include "server/bodies.h"
#include "server/house.h"
#include "server/net_text.h"

namespace moneybags {

namespace json = boost::json;

namespace {

json::object me_json(const std::optional<Person>& person) {
    if (!person) return {{"me", nullptr}};
    json::object me{{"name", person->name}};
    if (!person->login.empty()) me["login"] = person->login;
    return {{"me", std::move(me)}};
}

constexpr Span kBesieged{2'000};         // a login is tried from many places: so long for a try
constexpr Span kLongestPatience{8'000};  // for a try after many wrong ones

Span patience_after(double wrong_tries, std::size_t slips) {
    constexpr double kFirst = 250;
    const double guesses = wrong_tries - static_cast<double>(slips);
    if (guesses < 0) return Span{0};
    const auto wait = static_cast<Span::rep>(kFirst * std::exp2(std::floor(guesses)));
    return std::min(kLongestPatience, Span{wait});
}

}  // namespace

void House::with_person(const Call& call, WithPerson then) {
    people_.find(call.request.cookie, [this, call, then](const Stored<std::optional<Person>>& who) {
        if (!who) return fail(call, who.error());
        then(*who);
    });
}

House::Someone House::someone(const std::optional<Person>& person, const std::string& name,
                              const std::string& cookie) {
    if (!person) {
        People::Guest guest =
            people_.greet(name, cookie.empty() ? options_.sources.token() : cookie);
        return {guest.person, std::move(guest.changes), std::move(guest.set_cookie)};
    }
    Someone known{*person, {}, {}};
    if (!name.empty()) known.changes = people_.rename(known.person, name);
    return known;
}

void House::show_me(const Call& call) {
    with_person(call, [call](const auto& person) { answer(call, me_json(person)); });
}

void House::rename_me(const Call& call) {
    const Result<body::Rename> wish = body::read<body::Rename>(call.request.body);
    if (!wish) return fail(call, wish.error());
    if (const auto problem = problem_with_person_name(wish->name)) return fail(call, *problem);
    if (!openings_.take(call.request.address, loop_.now())) return fail(call, 429, "too-many");
    with_person(call, [this, call, name = wish->name](const auto& person) {
        Someone who = someone(person, name);
        if (who.changes.empty()) return answer(call, me_json(who.person));
        writer_->submit(std::move(who.changes), [this, call, who](const auto& problem) {
            loop_.post([this, call, who, problem] {
                if (problem) return fail(call, *problem);
                tell_of_person(who.person.id);
                answer(call, me_json(who.person), who.set_cookie);
            });
        });
    });
}

void House::my_tables(const Call& call) {
    constexpr int kMost = 50;
    with_person(call, [this, call](const auto& person) {
        if (!person) return answer(call, {{"tables", json::array{}}});
        writer_->ask([this, call, id = static_cast<std::int64_t>(person->id)](Store& store) {
            const auto rows = store.tables_of(id, kMost);
            loop_.post([this, call, rows] {
                if (!rows) return fail(call, rows.error());
                json::array list;
                for (const TableRow& row : *rows) {
                    json::object one = json::parse(row.about).as_object();
                    one["id"] = row.id;
                    one["status"] = row.status;
                    one["changed"] = row.changed;
                    list.push_back(std::move(one));
                }
                answer(call, {{"tables", std::move(list)}});
            });
        });
    });
}

void House::add_account(const Call& call) {
    Result<body::Account> wish = body::read<body::Account>(call.request.body);
    if (!wish) return fail(call, wish.error());
    wish->login = lower(wish->login);
    if (const auto problem = problem_with_login(wish->login)) return fail(call, *problem);
    if (const auto problem = problem_with_password(wish->password)) return fail(call, *problem);
    if (!logins_.take(call.request.address, loop_.now())) return fail(call, 429, "too-many");
    with_person(call, [this, call, wish = *wish](const auto& person) {
        if (!person) return fail(call, 401, "no-cookie");
        if (!person->login.empty()) return fail(call, 409, "has-account");
        const std::string from = household(call.request.address);
        const auto done = [this, call, id = person->id](const auto& problem) {
            if (!problem) tell_of_person(id);
            if (problem && problem->kind == StoreProblem::Kind::Conflict) {
                return fail(call, 409, "login-taken");
            }
            if (problem) return fail(call, *problem);
            answer(call, {{"ok", true}});
        };
        people_.add_account(*person, wish.login, wish.password, from, done);
    });
}

void House::log_in(const Call& call) {
    Result<body::Account> wish = body::read<body::Account>(call.request.body);
    if (!wish) return fail(call, wish.error());
    wish->login = lower(wish->login);
    if (const auto problem = problem_with_login(wish->login)) return fail(call, *problem);
    const std::string from = household(call.request.address);
    const std::string guess = from + " " + wish->login;
    const Time now = loop_.now();
    if (!logins_.take(call.request.address, now)) return fail(call, 429, "too-many");
    const auto try_it = [this, call, wish = *wish, from, guess] {
        people_.log_in(wish.login, wish.password, from, [this, call, guess](const auto& entered) {
            if (!entered) return fail(call, entered.error());
            if (!*entered) {
                ++metrics_.logins_failed;
                wrong_logins_.take(guess, loop_.now());
                return fail(call, 401, "wrong-password");
            }
            answer(call, me_json((*entered)->person), (*entered)->set_cookie);
        });
    };
    // Whoever guesses waits longer each time. If many places guess at one login everybody waits for
    // it a little, its owner too, and nobody is kept out.
    Span wait = patience_after(wrong_logins_.taken(guess, now), options_.limits.slips);
    if (!login_tries_.take(wish->login, now)) wait += kBesieged;
    if (wait == Span{0}) return try_it();
    loop_.at(now + wait, try_it);
}

void House::show_out(const std::function<bool(const Client&)>& whom) {
    for (const auto& [socket, client] : clients_) {
        if (client->session.empty() || !whom(*client)) continue;
        Desk::say_bye(*client->socket, language_of(*client), "logged-out");
        if (client->visitor)
            desk_.leave(client->visitor);  // what it sends until then counts no more
        client->visitor = nullptr;
        client->cookie.clear();
    }
}

void House::with_account(const Call& call, std::function<void(const Person&)> then) {
    with_person(call, [this, call, then](const auto& person) {
        if (!person) return fail(call, 401, "no-cookie");
        if (person->login.empty()) return fail(call, 409, "no-account");
        then(*person);
    });
}

void House::change_password(const Call& call) {
    const Result<body::NewPassword> wish = body::read<body::NewPassword>(call.request.body);
    if (!wish) return fail(call, wish.error());
    if (const auto problem = problem_with_password(wish->fresh)) return fail(call, *problem);
    if (!logins_.take(call.request.address, loop_.now())) {
        return fail(call, 429, "too-many");
    }
    with_account(call, [this, call, wish = *wish](const Person& person) {
        people_.change_password(person, call.request.cookie, wish.old, wish.fresh,
                                household(call.request.address),
                                [this, call, id = person.id](const Stored<bool>& changed) {
                                    if (!changed) return fail(call, changed.error());
                                    if (!*changed) return fail(call, 401, "wrong-password");
                                    tell_out(id, "", People::session_in(call.request.cookie));
                                    answer(call, {{"ok", true}});
                                });
    });
}

void House::show_devices(const Call& call) {
    with_account(call, [this, call](const Person& person) {
        people_.devices(person, call.request.cookie, [this, call](const auto& devices) {
            if (!devices) return fail(call, devices.error());
            json::array list;
            for (const People::Device& each : *devices) {
                list.push_back({{"id", each.id},
                                {"began", each.began},
                                {"seen", each.seen},
                                {"this", each.is_this}});
            }
            answer(call, {{"devices", std::move(list)}});
        });
    });
}

void House::forget_device(const Call& call) {
    const Result<body::ForgetDevice> wish = body::read<body::ForgetDevice>(call.request.body);
    if (!wish) return fail(call, wish.error());
    with_account(call, [this, call, id = wish->id](const Person& person) {
        people_.forget_device(person, id,
                              [this, call, id, owner = person.id](const Stored<bool>& forgotten) {
                                  if (!forgotten) return fail(call, forgotten.error());
                                  if (!*forgotten) return fail(call, 404, "no-such-device");
                                  tell_out(owner, id, "");
                                  answer(call, {{"ok", true}});
                              });
    });
}

void House::log_out(const Call& call) {
    people_.log_out(call.request.cookie, [this, call](const auto& problem) {
        if (problem) return fail(call, *problem);
        const std::string ended = People::session_in(call.request.cookie);
        if (!ended.empty()) tell_out(kNobody, ended, "");
        answer(call, {{"ok", true}}, people_.forgotten_cookie());
    });
}

}  // namespace moneybags
