#include "bench/load_server.h"

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace moneybags::load {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

constexpr auto kStartPatience = 30s;

std::string text_of(const fs::path& file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// The port in "  http://127.0.0.1:40123/".
std::optional<std::uint16_t> port_in(const std::string& text) {
    constexpr std::string_view kBefore = "http://127.0.0.1:";
    const std::size_t at = text.find(kBefore);
    if (at == std::string::npos) return {};
    const std::size_t end = text.find('/', at + kBefore.size());
    if (end == std::string::npos) return {};
    return static_cast<std::uint16_t>(std::stoi(text.substr(at + kBefore.size())));
}

}  // namespace

Server::Server(Wish wish) : wish_(std::move(wish)) {}

Server::~Server() {
    if (pid_ > 0) {
        ::kill(pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
    }
    if (out_ >= 0) close(out_);
}

void Server::spawn() {
    if (pid_ > 0) throw std::logic_error("the server runs already");
    std::vector<std::string> words{wish_.program, "serve",  "--bind",
                                   "127.0.0.1",   "--port", std::to_string(port_),
                                   "--db",        wish_.db, "--most-per-address",
                                   "20000",       "--quiet"};
    for (const char* limit :
         {"most-opened", "most-tables-per-person", "most-tables-per-address", "most-commands",
          "most-hellos", "most-hellos-per-address", "most-commands-per-address",
          "most-commands-per-table", "most-talk", "most-talk-per-table", "most-talk-kept",
          "most-entries", "most-bot-tables", "bots-go-on", "most-requests"}) {
        const std::string option = "--" + std::string(limit);
        if (std::ranges::count(wish_.more, option) > 0) continue;  // it is what is tested
        words.insert(words.end(), {option, "1000000"});
    }
    words.insert(words.end(), {"--bot-pace", "0"});
    words.insert(words.end(), wish_.more.begin(), wish_.more.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);

    int pipe[2];
    if (pipe2(pipe, O_CLOEXEC) != 0) {
        throw std::system_error(errno, std::generic_category(), "pipe2");
    }
    if (out_ >= 0) close(out_);
    out_ = pipe[0];
    const pid_t child = fork();
    if (child < 0) throw std::system_error(errno, std::generic_category(), "fork");
    if (child == 0) {
        dup2(pipe[1], STDOUT_FILENO);
        const int log = open(wish_.log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
        if (log >= 0) dup2(log, STDERR_FILENO);
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // ends with us, however we end
        if (wish_.priority) {
            setsid();
            const sched_param none{};
            sched_setscheduler(0, SCHED_OTHER, &none);
            std::ofstream("/proc/self/autogroup") << *wish_.priority;
        }
        signal(SIGXFSZ, SIG_IGN);  // a file at its limit is an error, not the end
        execv(arguments.front(), arguments.data());
        _exit(127);
    }
    close(pipe[1]);
    pid_ = child;
}

void Server::start_at_once() {
    if (port_ == 0) throw std::logic_error("no port yet");
    spawn();
}

void Server::start() {
    spawn();
    std::string said;
    const auto end = Clock::now() + kStartPatience;
    for (;;) {
        if (const auto port = port_in(said)) {
            port_ = *port;
            return;
        }
        pollfd readable{out_, POLLIN, 0};
        const bool late = Clock::now() >= end;
        if (!late && poll(&readable, 1, 100) == 0) continue;
        char bytes[4096];
        const ssize_t n = late ? 0 : read(out_, bytes, sizeof bytes);
        if (n <= 0) {
            ::kill(pid_, SIGKILL);
            const auto status = wait(5s);
            throw std::runtime_error("the server did not come up (" +
                                     std::to_string(status.value_or(-1)) + "): " + said +
                                     text_of(wish_.log));
        }
        said.append(bytes, static_cast<std::size_t>(n));
    }
}

void Server::kill(int signal) { ::kill(pid_, signal); }

std::optional<int> Server::wait(std::chrono::milliseconds patience) {
    const auto end = Clock::now() + patience;
    for (;;) {
        int status = 0;
        const pid_t gone = waitpid(pid_, &status, WNOHANG);
        if (gone == pid_) {
            pid_ = -1;
            return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        }
        if (Clock::now() >= end) return {};
        std::this_thread::sleep_for(1ms);
    }
}

void Server::limit_file_size(rlim_t bytes) {
    rlimit limit{.rlim_cur = bytes, .rlim_max = RLIM_INFINITY};
    if (prlimit(pid_, RLIMIT_FSIZE, &limit, nullptr) != 0) {
        throw std::system_error(errno, std::generic_category(), "prlimit");
    }
}

Usage usage_of(pid_t pid) {
    Usage usage;
    std::ifstream status("/proc/" + std::to_string(pid) + "/status");
    for (std::string word; status >> word;) {
        double kb = 0;
        if (word == "VmRSS:" && status >> kb) usage.rss_mb = kb / 1024;
        if (word == "VmHWM:" && status >> kb) usage.peak_mb = kb / 1024;
    }
    // Fields 14 and 15, counted from behind the name, which may hold anything.
    const std::string stat = text_of("/proc/" + std::to_string(pid) + "/stat");
    const std::size_t name_end = stat.rfind(')');
    if (name_end == std::string::npos) return usage;
    std::istringstream fields(stat.substr(name_end + 2));
    std::string skipped;
    for (int i = 3; i < 14; ++i) fields >> skipped;
    double user = 0, system = 0;
    fields >> user >> system;
    usage.cpu_seconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
    return usage;
}

TemporaryFolder::TemporaryFolder() {
    std::string pattern = (fs::temp_directory_path() / "moneybags-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) {
        throw std::system_error(errno, std::generic_category(), "mkdtemp");
    }
    path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

}  // namespace moneybags::load
