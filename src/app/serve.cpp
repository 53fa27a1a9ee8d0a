#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "app/commands.h"
#include "app/data_folder.h"
#include "cluster/cluster.h"
#include "server/addresses.h"
#include "server/house.h"
#include "server/journal.h"
#include "server/net.h"
#include "server/tokens.h"

namespace moneybags {

namespace {

constexpr Span kGrace{5'000};             // for sockets that do not close at once
constexpr Span kStoreLimit{4'000};        // for a database to answer
constexpr Span kBackIn{3'000};            // when clients may try again after a restart
constexpr std::size_t kShortestKey = 16;  // of a private house

struct ServeWish {
    int port = 8080;
    std::string bind = "::";
    std::string base_url;
    std::string db;
    bool is_private = false;
    bool is_public = false;
    bool trust_proxy = false;
    bool quiet = false;
    bool open = false;
    int thinkers = 0;
    BusOptions cluster;
    Limits limits;
    Reading reading;
};

std::optional<Problem> problem_with_base_url(const std::string& url) {
    if (url.empty()) return {};
    const bool http = url.starts_with("http://") || url.starts_with("https://");
    const std::size_t host = url.find("://") + 3;
    if (http && url.size() > host && url.find('/', host) == std::string::npos &&
        url.find_first_of("?# ") == std::string::npos) {
        return {};
    }
    return Problem{"--base-url", "must be like https://games.example, without a path; is " + url};
}

// Every socket is a file; the usual limit is 1,024.
void raise_file_limit(std::size_t wanted) {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted) return;
    limit.rlim_cur = std::min<rlim_t>(limit.rlim_max, wanted);
    setrlimit(RLIMIT_NOFILE, &limit);
}

Result<std::unique_ptr<Net>> listen(const ServeWish& wish) {
    NetLimits limits = wish.limits.net;
    limits.trust_proxy = wish.trust_proxy;
    const auto port = static_cast<std::uint16_t>(wish.port);
    Result<std::unique_ptr<Net>> net = Net::listen(wish.bind, port, limits);
    // A machine without IPv6 has no "::"; nobody asked for it by name.
    if (!net && wish.bind == "::") return Net::listen("0.0.0.0", port, limits);
    return net;
}

std::string name_of_this_machine() {
    char name[256] = {};
    return gethostname(name, sizeof name - 1) == 0 ? name : "server";
}

// Shows the page where there is a desktop to show it on.
void open_browser(const std::string& link) {
    if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
    std::string program = "xdg-open", argument = link;
    char* const arguments[] = {program.data(), argument.data(), nullptr};
    posix_spawn_file_actions_t silent;
    posix_spawn_file_actions_init(&silent);
    posix_spawn_file_actions_addopen(&silent, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&silent, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    posix_spawnp(&child, program.c_str(), &silent, nullptr, arguments, environ);
    posix_spawn_file_actions_destroy(&silent);
}

bool hears_all(const ServeWish& wish) { return wish.bind == "::" || wish.bind == "0.0.0.0"; }

// Where others reach a house that has no name.
std::vector<std::string> reached_at(const ServeWish& wish, std::uint16_t port) {
    std::vector<std::string> list;
    if (!hears_all(wish)) return list;
    for (const std::string& address : addresses_of_this_machine()) {
        list.push_back("http://" + address + ":" + std::to_string(port));
    }
    return list;
}

void print_welcome(const ServeWish& wish, std::uint16_t port, const std::string& key) {
    const Voice words = app_voice(wish.reading.spoken());
    const std::string fragment = key.empty() ? "" : "#/house/" + key;
    const bool six = wish.bind.find(':') != std::string::npos;
    const std::string here = hears_all(wish) ? "localhost"
                             : six           ? "[" + wish.bind + "]"
                                             : wish.bind;
    const std::string mine =
        wish.base_url.empty() ? "http://" + here + ":" + std::to_string(port) : wish.base_url;
    if (wish.open) open_browser(mine + "/" + fragment);
    std::cout << words("serve.open") << "\n  " << mine << "/" << fragment << '\n';
    if (wish.base_url.empty()) {
        const std::vector<std::string> others = reached_at(wish, port);
        if (!others.empty()) std::cout << words("serve.others") << '\n';
        for (const std::string& way : others) std::cout << "  " << way << "/" << fragment << '\n';
        if (is_loopback(here) && others.empty()) std::cout << words("serve.alone") << '\n';
    }
    if (!key.empty()) std::cout << words("serve.private") << '\n';
    std::cout << words("serve.stop") << '\n';
    std::cout.flush();
}

// What a server that shares its store needs is waited for: the machines of a site start in any
// order.
void tell_waits_for(const ServeWish& wish, const std::string& what) {
    std::cerr << app_voice(wish.reading.spoken())("serve.waits", {{"what", what}}) << std::endl;
}

// A database that answers and does not let us in will not do so later, unless it is only busy.
bool is_for_good(const std::string& why) {
    const auto says = [&](std::string_view words) { return why.find(words) != std::string::npos; };
    if (says("certificate") || says("does not support SSL")) return true;
    return says("FATAL") && !says("starting up") && !says("shutting down") && !says("recovery") &&
           !says("too many") && !says("connection slots") && !says("terminating connection");
}

Stored<std::unique_ptr<Store>> open_shared(const ServeWish& wish) {
    constexpr int kToldAgain = 10;  // seconds
    for (int seconds = 0;; ++seconds) {
        Stored<std::unique_ptr<Store>> store = open_store(wish.db, Access::Share, kStoreLimit);
        if (store || store.error().kind != StoreProblem::Kind::Trouble) return store;
        if (is_for_good(store.error().what)) return store;
        if (seconds % kToldAgain == 0) tell_waits_for(wish, store.error().what);
        std::this_thread::sleep_for(std::chrono::seconds(1));
    }
}

bool is_here(const std::string& host) {
    if (host.empty() || host.starts_with('/')) return true;  // a socket
    return is_loopback(host.find(':') == std::string::npos ? host : "[" + host + "]");
}

// Between machines nothing goes unencrypted, and nobody comes in unasked.
std::optional<Problem> problem_with_cluster(const ServeWish& wish) {
    const bool is_postgresql =
        wish.db.starts_with("postgresql://") || wish.db.starts_with("postgres://");
    if (!is_postgresql) {
        return Problem{"--cluster",
                       "needs a database that servers can share: --db postgresql://user@host/name"};
    }
    const auto reached = how_reached(wish.db);  // nothing: it will not be opened, either
    if (reached && !reached->is_encrypted && !std::ranges::all_of(reached->hosts, is_here)) {
        return Problem{"--db",
                       "a database elsewhere must be reached encrypted: add ?sslmode=verify-full "
                       "(or require) to its address; without it only on this machine"};
    }
    return problem_with(wish.cluster);
}

int serve(const CommandLine& line, const ServeWish& wish) {
    if (const auto problem = problem_with_base_url(wish.base_url)) return refuse(line, *problem);
    if (wish.is_public && wish.is_private) {
        return refuse(line, {"--public, --private", "only one of them"});
    }
    std::string house_key;
    if (wish.is_private) {
        const char* chosen = std::getenv("MONEYBAGS_HOUSE_KEY");
        house_key = chosen == nullptr ? fresh_token() : chosen;
        if (house_key.size() < kShortestKey) {  // an empty one would open the house to everybody
            return refuse(line, {"MONEYBAGS_HOUSE_KEY",
                                 "must have at least " + std::to_string(kShortestKey) +
                                     " characters, has " + std::to_string(house_key.size()) +
                                     "; without it --private makes one up"});
        }
    }
    journal::set_quiet(wish.quiet);
    raise_file_limit(wish.limits.net.connections + 100);
    const bool shares = !wish.cluster.url.empty();
    if (!shares && !(wish.cluster.credentials + wish.cluster.authority).empty()) {
        return refuse(line, {"--nats-credentials, --nats-ca", "only with --cluster"});
    }
    if (const auto problem = shares ? problem_with_cluster(wish) : std::nullopt) {
        return refuse(line, *problem);
    }
    const std::string address = wish.db.empty() ? default_store() : wish.db;
    Stored<std::unique_ptr<Store>> store =
        shares ? open_shared(wish) : open_store(address, Access::Own, kStoreLimit);
    if (!store) return fail({"", store.error().what});

    Result<std::unique_ptr<Net>> net = listen(wish);
    if (!net) return fail(net.error());

    std::unique_ptr<Cluster> cluster;
    if (shares) {
        Result<std::unique_ptr<Cluster>> opened = Cluster::open(
            {wish.cluster, name_of_this_machine() + ":" + std::to_string((*net)->port()),
             [&](const std::string& what) { tell_waits_for(wish, what); }});
        if (!opened) return fail(opened.error());
        cluster = std::move(*opened);
        if (const auto problem = cluster->join(**store)) return fail(*problem);
    }

    HouseOptions options;
    options.base_url = wish.base_url;
    options.reached_at = [wish, port = (*net)->port()] { return reached_at(wish, port); };
    options.limits = wish.limits;
    options.thinkers = wish.thinkers > 0
                           ? wish.thinkers
                           : std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    options.house_key = house_key;
    if (cluster) cluster->prepare(options);
    const Writer::Open open_again = [address, shares](Access access) {
        const bool again = shares && access == Access::Again;
        return open_store(address, again ? Access::ShareAgain : access, kStoreLimit);
    };
    Stored<std::unique_ptr<House>> house =
        House::open(**net, std::move(*store), open_again, std::move(options));
    if (!house) return fail({"", house.error().what});
    (*house)->watch([&] { return (*net)->figures(); });

    print_welcome(wish, (*net)->port(), house_key);
    bool asked_to_stop = false;
    Guests& door = cluster ? cluster->begin(**net, **house) : **house;
    (*net)->run(door, [&] {
        if (asked_to_stop) return (*net)->stop(Span{0});  // somebody is in a hurry
        asked_to_stop = true;
        (*house)->close_down(kBackIn, [&] {
            if (cluster) cluster->say_farewell();
            (*net)->stop(kGrace);
        });
    });
    journal::info("house-closed");
    return kFine;
}

}  // namespace

Errand add_serve(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<ServeWish>();
    line.option("--port", wish->port, words("serve.port")).called("N").within(0, 65535);
    line.option("--bind", wish->bind, words("serve.bind")).called("ADDRESS");
    line.option("--base-url", wish->base_url, words("serve.base-url")).called("URL");
    line.option("--db", wish->db, words("serve.db")).called("FILE|URL");
    line.option("--cluster", wish->cluster.url, words("serve.cluster")).called("NATS-URL");
    line.option("--nats-credentials", wish->cluster.credentials, words("serve.nats-credentials"))
        .called("FILE");
    line.option("--nats-ca", wish->cluster.authority, words("serve.nats-ca")).called("FILE");
    line.flag("--public", wish->is_public, words("serve.is-public"));
    line.flag("--private", wish->is_private, words("serve.is-private"));
    line.flag("--trust-proxy", wish->trust_proxy, words("serve.trust-proxy"));
    line.option("--bot-threads", wish->thinkers, words("serve.bot-threads"))
        .called("N")
        .within(1, 64);
    for (const LimitOption& each : limit_options()) {
        const std::string name(each.name);
        line.option("--" + name, each.of(wish->limits), words("serve." + name)).called("N");
    }
    line.flag("--open", wish->open, words("serve.open-browser"));
    line.flag("--quiet", wish->quiet, words("serve.quiet"));
    wish->reading.add_to(line, words);
    return [line, wish] { return serve(line, *wish); };
}

}  // namespace moneybags
