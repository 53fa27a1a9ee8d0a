#include "server/house.h"

#include <algorithm>

#include "server/addresses.h"
#include "server/answers.h"
#include "server/assets.h"
#include "server/journal.h"
#include "server/net_text.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr Span kSessions = std::chrono::hours(6);  // how often the old ones are forgotten
constexpr Span kBeat{5'000};       // how often the store is told that the house is open …
constexpr Span kOwnBeat{60'000};   // … on a device that runs on a battery
constexpr Span kLastWrite{3'000};  // what the store may take to close the house
constexpr std::size_t kMostThoughts = 10'000;
constexpr int kBotsModesty = 5;    // nice: bots think after people have been answered …
constexpr int kHintsModesty = 10;  // … and hints are worked out after both
constexpr std::uint32_t kCoachPlayouts = 96;  // a decision
// A page's house has one thread: while the coach thinks nobody can ask whether he is done.
constexpr Span kSlowDevice{120'000};
constexpr std::size_t kMostHints = 64;       // that wait
constexpr std::size_t kMostPasswords = 256;  // that wait, a few of each household

Voice voice(Language language) { return {"server", language}; }

std::string_view after_scheme(std::string_view url) {
    const std::size_t at = url.find("://");
    return at == std::string_view::npos ? url : url.substr(at + 3);
}

// Does a path fit a pattern with one {id} in it? Then `id` is what stands there.
bool fits(std::string_view pattern, std::string_view path, std::string& id) {
    const std::size_t hole = pattern.find("{id}");
    if (hole == std::string_view::npos) return pattern == path;
    const std::string_view before = pattern.substr(0, hole), after = pattern.substr(hole + 4);
    if (path.size() <= before.size() + after.size() || !path.starts_with(before) ||
        !path.ends_with(after)) {
        return false;
    }
    const std::string_view middle =
        path.substr(before.size(), path.size() - before.size() - after.size());
    if (middle.size() > 32 || middle.find('/') != std::string_view::npos) return false;
    id = middle;
    return true;
}

}  // namespace

struct House::Route {
    std::string_view method, pattern;
    void (House::*handle)(const Call&);
    // What is asked about a table does not name it in the path: paths stand in logs.
    bool is_about_a_table() const {
        return pattern == "/api/table" || pattern.starts_with("/api/table/");
    }
};

const std::vector<House::Route>& House::all_routes() {
    static const std::vector<Route> list = {
        {"GET", "/healthz", &House::health},
        {"GET", "/metrics", &House::metrics},
        {"GET", "/api/games", &House::list_games},
        {"GET", "/api/games/{id}/guide", &House::show_guide},
        {"GET", "/api/games/{id}/rules", &House::show_rules},
        {"GET", "/api/games/{id}/figures", &House::show_figures},
        {"GET", "/api/tables", &House::list_tables},
        {"POST", "/api/tables", &House::open_table},
        {"POST", kImportPath, &House::import_game},
        {"GET", "/api/table", &House::show_table},
        {"POST", "/api/table/join", &House::join},
        {"POST", "/api/table/leave", &House::leave},
        {"POST", "/api/table/key", &House::new_key},
        {"GET", "/api/table/export", &House::export_log},
        {"GET", "/api/table/report", &House::show_report},
        {"GET", "/api/table/replay", &House::show_replay},
        {"GET", "/api/table/coach", &House::show_coach},
        {"GET", "/api/table/qr.svg", &House::show_qr},
        {"GET", "/replay/{id}", &House::show_moment},
        {"GET", "/api/me", &House::show_me},
        {"POST", "/api/me", &House::rename_me},
        {"GET", "/api/me/tables", &House::my_tables},
        {"GET", "/api/me/profile", &House::show_profile},
        {"POST", "/api/me/profile/forget", &House::forget_profile},
        {"POST", "/api/me/notices", &House::take_notices},
        {"GET", "/api/push", &House::show_push_key},
        {"POST", "/api/table/alert", &House::set_alert},
        {"POST", "/api/table/invite", &House::invite},
        {"POST", "/api/account", &House::add_account},
        {"POST", "/api/login", &House::log_in},
        {"POST", "/api/logout", &House::log_out},
        {"POST", "/api/account/password", &House::change_password},
        {"GET", "/api/me/devices", &House::show_devices},
        {"POST", "/api/me/devices/forget", &House::forget_device},
    };
    return list;
}

std::string House::table_of(const HttpRequest& request) {
    for (const Route& route : all_routes()) {
        std::string id;
        if (!fits(route.pattern, request.path, id)) continue;
        if (route.is_about_a_table()) return std::string(table_in(request.authorization));
        return route.handle == &House::show_moment ? id : std::string();
    }
    return {};
}

std::vector<std::string> House::routes() {
    std::vector<std::string> list;
    for (const Route& route : all_routes()) {
        list.push_back(std::string(route.method) + " " + std::string(route.pattern));
    }
    return list;
}

House::House(Loop& loop, std::unique_ptr<Store> store, Writer::Open open_again,
             HouseOptions options)
    : loop_(loop),
      options_(std::move(options)),
      writer_(std::make_unique<Writer>(std::move(store), std::move(open_again))),
      leases_(options_.share ? options_.share(loop, *writer_) : std::make_unique<AllOurs>()),
      thinkers_(options_.thinkers, kMostThoughts, kBotsModesty),
      advisers_(1, kMostHints, kHintsModesty),
      readings_(loop, options_.limits.reading),
      coaches_(loop, readings_, kCoachPlayouts,
               options_.is_own_device ? kSlowDevice : Coaches::kPatience),
      passwords_(1, kMostPasswords),
      people_(loop, *writer_, passwords_, options_.sources,
              options_.base_url.starts_with("https://"), options_.limits.session_days),
      desk_(loop, *writer_, *leases_, thinkers_, advisers_, readings_, options_.limits),
      alerts_(loop, *writer_, options_.base_url, options_.push),
      commands_(options_.limits.commands),
      commands_at_(options_.limits.commands_per_table),
      talk_(options_.limits.talk),
      talk_at_(options_.limits.talk_per_table),
      hellos_(options_.limits.hellos),
      hints_(options_.limits.hints),
      imports_(options_.limits.imports),
      wrong_logins_(options_.limits.wrong_logins),
      login_tries_(options_.limits.login_tries),
      requests_(options_.limits.requests),
      commands_from_(options_.limits.commands_per_address),
      hellos_from_(options_.limits.hellos_per_address),
      hints_from_(options_.limits.hints_per_address),
      imports_from_(options_.limits.imports_per_address),
      openings_(options_.limits.opened),
      logins_(options_.limits.logins),
      key_tries_(options_.limits.key_tries) {}

Stored<std::unique_ptr<House>> House::open(Loop& loop, std::unique_ptr<Store> store,
                                           Writer::Open open_again, HouseOptions options) {
    std::vector<TableRow> live;
    for (const std::string_view status : {"running", "open"}) {
        const auto rows = store->tables(status);
        if (!rows) return rows.error();
        live.insert(live.end(), rows->begin(), rows->end());
    }
    const auto alive = store->last_alive();
    if (!alive) return alive.error();
    const auto highest = store->highest_person();
    if (!highest) return highest.error();

    const Stored<Alerts::Kept> kept = Alerts::read(*store, options.base_url);
    if (!kept) return kept.error();

    std::optional<People::Numbers> numbers;
    for (int tries = 10; options.share && !numbers; --tries) {
        const auto known = store->numbers_given();
        if (!known) return known.error();
        const auto free = People::numbers_in(*store);
        if (!free) return free.error();
        const Change taken = change::GiveNumbers{*known, free->last};
        const auto problem = store->commit({&taken, 1});
        if (problem && (problem->kind != StoreProblem::Kind::Conflict || tries == 0)) {
            return *problem;
        }
        if (!problem) numbers = *free;
    }

    std::unique_ptr<House> house(
        new House(loop, std::move(store), std::move(open_again), std::move(options)));
    house->people_.begin(*highest);
    if (numbers) house->people_.share(*numbers);
    if (house->options_.tell_others) house->share_counts();
    house->alerts_.begin(*kept);
    house->alerts_.when_told([house = house.get()](PersonId person, const Notice& notice) {
        house->tell_of_notice(person, notice);
    });
    house->desk_.when_changed(
        [alerts = &house->alerts_](const auto& hosted) { alerts->look(hosted); });
    house->desk_.when_minded([house = house.get()](const std::string& table, bool is_live) {
        house->tell_others({{"kind", "minded"}, {"table", table}, {"live", is_live ? 1 : 0}});
    });
    if (house->leases_->is_alone()) house->desk_.recover(live, Time{Span{*alive}});
    house->beat();
    house->look_after_sessions();
    journal::info("house-open", {{"tables", live.size()}});
    return house;
}

House::~House() {
    *alive_ = false;
    writer_.reset();  // its thread posts to the loop and may still be asked by the others
}

void House::beat() {
    writer_->submit({change::Alive{loop_.now().time_since_epoch().count()}}, [](const auto&) {});
    loop_.at(loop_.now() + (options_.is_own_device ? kOwnBeat : kBeat), [this, alive = alive_] {
        if (*alive && !closing_) beat();
    });
}

void House::look_after_sessions() {
    people_.forget_old_sessions();
    loop_.at(loop_.now() + kSessions, [this, alive = alive_] {
        if (*alive && !closing_) look_after_sessions();
    });
}

// ---- answers ----

void House::answer(const Call& call, json::object body, std::string set_cookie, int status) {
    HttpResponse response;
    response.status = status;
    response.body = json::serialize(body);
    if (!set_cookie.empty()) response.headers.emplace_back("Set-Cookie", std::move(set_cookie));
    call.reply(std::move(response));
}

std::string House::reason_of(const StoreProblem& problem) {
    return problem.kind == StoreProblem::Kind::Damaged ? "damaged" : "storage";
}

std::string House::sentence(std::string_view reason, Language language) const {
    return voice(language)("deny." + std::string(reason));
}

std::string House::sentence(const Denial& denial, const Table* table, Language language) const {
    const Voice words = voice(language);
    if (words.knows("deny." + denial.reason)) return sentence(denial.reason, language);
    if (table != nullptr) return table->explain(denial, language);
    if (denial.problem) return denial.problem->sentence();
    Figures figures;
    for (const auto& [name, value] : denial.figures) figures.emplace_back(name, value);
    return Voice("table", language)("deny." + denial.reason, figures);
}

void House::fail(const Call& call, int status, std::string_view reason,
                 const std::string& text) const {
    call.reply(refusal(status, reason, text.empty() ? sentence(reason, call.language) : text));
}

void House::fail(const Call& call, const Problem& problem) const {
    fail(call, 400, "unreadable", problem.sentence());
}

void House::fail(const Call& call, const StoreProblem& problem) const {
    fail(call, problem.kind == StoreProblem::Kind::Damaged ? 410 : 503, reason_of(problem));
}

void House::fail(const Call& call, const Denial& denial, const Table* table) const {
    fail(call, denial.reason == "storage" ? 503 : 409, denial.reason,
         sentence(denial, table, call.language));
}

// ---- who asks for what ----

bool House::from_us(const HttpRequest& request) const {
    if (request.origin.empty()) return true;  // not a browser, or its own page's plain GET
    if (!options_.base_url.empty()) return request.origin == options_.base_url;
    return !request.host.empty() && after_scheme(request.origin) == request.host &&
           (request.origin.starts_with("http://") || request.origin.starts_with("https://"));
}

bool House::knows_host(const HttpRequest& request) const {
    return !options_.base_url.empty() || is_local_name(request.host);
}

House::Invitation House::invitation(const HttpRequest& request, const std::string& table) const {
    const std::string path = "/#/table/" + table;
    if (!options_.base_url.empty()) return {"world", options_.base_url + path, {}};
    // Whoever came from elsewhere in the network knows a way that others can go, too.
    if (!is_loopback(request.host)) return {"network", "http://" + request.host + path, {}};
    std::vector<std::string> ways = options_.reached_at();
    if (ways.empty()) return {"machine", "http://" + request.host + path, {}};
    for (std::string& way : ways) way += path;
    return {"network", ways.front(), {ways.begin() + 1, ways.end()}};
}

void House::request(HttpRequest request, Reply reply) {
    Call call{std::move(request), std::move(reply), {}, Language{}};
    call.language = wanted_language(call.request);
    const bool reads = call.request.method == "GET" || call.request.method == "HEAD";
    if (!knows_host(call.request)) return fail(call, 421, "strange-host");
    if (!requests_.take(call.request.address, loop_.now())) {
        return fail(call, 429, "too-many");
    }
    bool known_path = false;
    for (const Route& route : all_routes()) {
        if (!fits(route.pattern, call.request.path, call.id)) continue;
        known_path = true;
        if (route.method != (reads ? "GET" : call.request.method)) continue;
        if (!reads) {
            if (closing_) return fail(call, 503, "closing");
            if (!from_us(call.request)) return fail(call, 403, "foreign");
            if (!call.request.content_type.starts_with("application/json")) {
                return fail(call, 415, "not-json");
            }
            if (!commands_from_.take(call.request.address, loop_.now())) {
                return fail(call, 429, "too-many");
            }
        }
        if (route.is_about_a_table()) {
            call.id = table_in(call.request.authorization);
            if (call.id.empty()) return fail(call, 400, "no-table");
        }
        return (this->*route.handle)(call);
    }
    if (known_path) return fail(call, 405, "wrong-method");
    if (reads) {
        if (auto file = asset(call.request)) return call.reply(std::move(*file));
    }
    fail(call, 404, "no-such-page");
}

void House::close_down(Span back_in, std::function<void()> then) {
    closing_ = true;
    journal::info("house-closing", {{"sockets", clients_.size()}});
    for (const auto& [socket, client] : clients_) {
        wire::Bye bye;
        bye.reason = "restart";
        bye.text = voice(language_of(*client))("bye.restart");
        bye.back = back_in.count();
        client->socket->send(frame_of(wire::to_json(bye)));
    }
    const auto once = [this, then, called = std::make_shared<bool>(false)](bool written) {
        if (std::exchange(*called, true)) return;
        if (!written) writer_->give_up();
        then();
    };
    std::vector<Change> last = leases_->farewell();
    last.emplace_back(change::Alive{loop_.now().time_since_epoch().count()});
    writer_->submit(std::move(last), [this, once](const auto& problem) {
        loop_.post([once, written = !problem] { once(written); });
    });
    loop_.at(loop_.now() + kLastWrite, [once, alive = alive_] {
        if (*alive) once(false);
    });
}

}  // namespace moneybags
