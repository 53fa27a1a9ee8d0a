// moneybags_load: puts a load on a server and prints what it bore. See README.md.

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <optional>

#include "bench/load.h"

namespace {

using namespace moneybags::load;

std::uint16_t port_of(const std::string& url) {
    const std::size_t at = url.rfind(':');
    if (at == std::string::npos) throw std::runtime_error("--server: no port in " + url);
    return static_cast<std::uint16_t>(std::stoi(url.substr(at + 1)));
}

}  // namespace

int main(int count, char** words) {
    CLI::App app("Puts a load on a Moneybags server and measures it");
    app.require_subcommand(1);
    std::string url, program, db;
    std::optional<int> priority;
    app.add_option("--server", url, "a server that runs on this machine, as http://127.0.0.1:8080");
    app.add_option("--program", program, "start this moneybags, on a store of its own");
    app.add_option("--db", db, "with --program: the store, instead of a temporary one");
    app.add_option("--priority", priority,
                   "with --program: it gets this nice, and no real-time priority as we may have");
    Run run;
    void (*load)(const Run&, Figures&) = nullptr;
    const auto mode = [&](const char* name, const char* about, auto function) {
        CLI::App* sub = app.add_subcommand(name, about)->fallthrough();
        sub->callback([&load, function] { load = function; });
        return sub;
    };
    int tables = 0, people = 4;
    double seconds = 0, site_rate = 0;
    CLI::App* commands =
        mode("commands", "people who play and talk at an even rate", load_commands);
    commands->add_option("--rate", run.rate, "commands a second")->default_val(1000);
    commands->add_option("--neighbours", run.neighbours,
                         "processes that keep processors and disk busy meanwhile");
    commands->add_option("--people", people, "at each table; 1: the rest are bots");
    commands->add_option("--bots", run.bots, "the level of these");
    CLI::App* connections = mode("connections", "very many spectators", load_connections);
    connections->add_option("--sockets", run.sockets, "how many")->default_val(10'000);
    CLI::App* restart = mode("restart", "kill -9 with many games going on", load_restart);
    CLI::App* soak = mode("soak", "bots against bots, for a long time", load_soak);
    CLI::App* site = mode("site", "three servers that share a PostgreSQL and a NATS", load_site);
    site->add_option("--rate", site_rate, "commands a second, through both ways")->default_val(200);
    site->add_option("--narrow", run.narrow,
                     "kB/s that each server can send to PostgreSQL, where one is compared with "
                     "three")
        ->default_val(100);
    for (CLI::App* each : {commands, connections, restart, soak, site}) {
        each->add_option("--tables", tables, "how many");
    }
    for (CLI::App* each : {commands, soak, site})
        each->add_option("--seconds", seconds, "how long");
    CLI11_PARSE(app, count, words);

    const auto otherwise = [](auto given, auto usual) { return given > 0 ? given : usual; };
    run.people = people;
    if (load == load_site) run.rate = site_rate;
    run.seconds = otherwise(seconds, load == load_soak ? 300.0 : 20.0);
    run.tables = otherwise(tables, load == load_commands      ? 250
                                   : load == load_connections ? 20
                                   : load == load_restart     ? 1000
                                   : load == load_site        ? 60
                                                              : 200);
    try {
        TemporaryFolder folder;
        if (db.empty()) {
            db = (folder.path() / "load.db").string();
            run.folder = folder.path().string();
        }
        std::unique_ptr<Server> server;
        if (load == load_site) {
            run.program = program;
        } else if (program.empty()) {
            run.port = port_of(url);
        } else {
            server = std::make_unique<Server>(Server::Wish{.program = program,
                                                           .db = db,
                                                           .log = folder.path() / "server.log",
                                                           .priority = priority});
            server->start();
            run.port = server->port();
            run.server = server.get();
        }
        Figures figures;
        load(run, figures);
        figures.print();
        return figures.all_met() ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "moneybags_load: " << error.what() << '\n';
        return 2;
    }
}
