#include "tests/support/postgresql.h"

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

namespace moneybags::testing_support {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

fs::path newest_program(std::string_view name) {
    fs::path found;
    std::error_code none;
    for (const fs::directory_entry& version : fs::directory_iterator("/usr/lib/postgresql", none)) {
        const fs::path program = version.path() / "bin" / name;
        if (fs::exists(program) && (found.empty() || found < program)) found = program;
    }
    if (found.empty()) {
        throw std::runtime_error("tests of the store need PostgreSQL: there is no " +
                                 std::string(name) +
                                 " under /usr/lib/postgresql (package postgresql)");
    }
    return found;
}

std::string text_of(const fs::path& file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// PostgreSQL refuses to run as root, so root lends it another's name.
pid_t start_as(uid_t user, gid_t group, const std::vector<std::string>& command,
               const fs::path& log) {
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);

    const pid_t child = fork();
    if (child != 0) return child;
    const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    if (geteuid() == 0 && (setgroups(0, nullptr) != 0 || setgid(group) != 0 || setuid(user) != 0)) {
        _exit(126);
    }
    // Ends with us, however we end; set after setuid, which would clear it.
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    setenv("LC_ALL", "C", 1);
    execv(words.front(), words.data());
    _exit(127);
}

std::vector<pid_t> children_of(pid_t parent) {
    const std::string number = std::to_string(parent);
    std::istringstream list(text_of("/proc/" + number + "/task/" + number + "/children"));
    std::vector<pid_t> children;
    for (pid_t child = 0; list >> child;) children.push_back(child);
    return children;
}

}  // namespace

Postgresql::Postgresql(std::uint16_t port, std::vector<std::string> more)
    : port_(port), more_(std::move(more)), user_(geteuid()), group_(getegid()) {
    const fs::path initdb = newest_program("initdb");
    if (user_ == 0) {
        const passwd* other = getpwnam("postgres");
        if (other == nullptr) other = getpwnam("nobody");
        if (other == nullptr) {
            throw std::runtime_error(
                "PostgreSQL does not run as root, and there is no user "
                "postgres or nobody to run it");
        }
        user_ = other->pw_uid;
        group_ = other->pw_gid;
    }

    std::string folder = (fs::temp_directory_path() / "moneybags-pg-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("cannot create " + folder);
    folder_ = folder;
    fs::permissions(folder_, fs::perms(0755));
    if (geteuid() == 0 && chown(folder_.c_str(), user_, group_) != 0) {
        throw std::runtime_error("cannot give away " + folder);
    }

    const fs::path log = folder_ / "initdb.log";
    const pid_t child =
        start_as(user_, group_,
                 {initdb, "--pgdata", folder_ / "data", "--username", "moneybags", "--auth",
                  "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"},
                 log);
    int status = 0;
    if (waitpid(child, &status, 0) != child || status != 0) {
        throw std::runtime_error("initdb failed: " + text_of(log));
    }
    start();
}

Postgresql::~Postgresql() {
    if (server_ != 0) {
        thaw();
        stop(Stop::Immediate);
    }
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

Postgresql& Postgresql::shared() {
    static Postgresql server;
    return server;
}

std::string Postgresql::address() const {
    return "postgresql://moneybags@/postgres?host=" + folder_.string() +
           "&port=" + std::to_string(port_);
}

std::string Postgresql::new_database() {
    const std::string name = "test" + std::to_string(++databases_);
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(address().c_str()),
                                                                  &PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(
        PQexec(connection.get(), ("CREATE SCHEMA " + name).c_str()), &PQclear);
    if (PQresultStatus(result.get()) != PGRES_COMMAND_OK) {
        throw std::runtime_error(PQerrorMessage(connection.get()));
    }
    return address() + "&options=-csearch_path%3D" + name;
}

void Postgresql::stop(Stop how) {
    if (how == Stop::Kill) {
        // The postmaster first, or it would notice that a child has died and start another.
        const std::vector<pid_t> children = children_of(server_);
        kill(server_, SIGKILL);
        for (const pid_t child : children) kill(child, SIGKILL);
    } else {
        kill(server_, how == Stop::Fast ? SIGINT : SIGQUIT);
    }
    waitpid(server_, nullptr, 0);
    server_ = 0;
}

void Postgresql::tell_all(int signal) {
    kill(server_, signal);
    for (const pid_t child : children_of(server_)) kill(child, signal);
}

void Postgresql::freeze() { tell_all(SIGSTOP); }
void Postgresql::thaw() { tell_all(SIGCONT); }

void Postgresql::start() {
    const fs::path log = folder_ / "server.log";
    const std::string where = address();
    for (const auto until = std::chrono::steady_clock::now() + 30s;
         std::chrono::steady_clock::now() < until;) {
        // After a kill -9 the first attempt may find the shared memory of processes that are
        // still dying; it gives up, and the next one is lucky.
        // Without fsync: what survives a crash of the server does so either way, and no test
        // pulls the plug of the machine.
        if (server_ == 0) {
            std::vector<std::string> command{newest_program("postgres"),
                                             "-D",
                                             folder_ / "data",
                                             "-k",
                                             folder_,
                                             "-p",
                                             std::to_string(port_),
                                             "-c",
                                             "listen_addresses=",
                                             "-c",
                                             "max_connections=20",
                                             "-c",
                                             "fsync=off"};
            command.insert(command.end(), more_.begin(), more_.end());
            server_ = start_as(user_, group_, command, log);
        }
        if (PQping(where.c_str()) == PQPING_OK) return;
        if (waitpid(server_, nullptr, WNOHANG) == server_) server_ = 0;
        std::this_thread::sleep_for(20ms);
    }
    throw std::runtime_error("PostgreSQL does not start: " + text_of(log));
}

}  // namespace moneybags::testing_support
