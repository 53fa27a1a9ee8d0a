#include "tests/support/nats.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <stdexcept>
#include <thread>
#include <utility>

namespace moneybags::testing_support {

namespace {

using namespace std::chrono_literals;

sockaddr_in here(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

bool listens(std::uint16_t port) {
    const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = here(port);
    const bool is_there =
        connect(probe, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    close(probe);
    return is_there;
}

}  // namespace

std::uint16_t free_port() {
    const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = here(0);
    socklen_t size = sizeof address;
    auto* const plain = reinterpret_cast<sockaddr*>(&address);
    const bool found = bind(probe, plain, size) == 0 && getsockname(probe, plain, &size) == 0;
    close(probe);
    if (!found) throw std::runtime_error("there is no free port");
    return ntohs(address.sin_port);
}

Nats::Nats(std::vector<std::string> more) : more_(std::move(more)), port_(free_port()) { start(); }

Nats::~Nats() {
    if (server_ != 0) kill();
}

void Nats::start() {
    std::vector<std::string> words{"nats-server", "-a", "127.0.0.1", "-p", std::to_string(port_)};
    words.insert(words.end(), more_.begin(), more_.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    server_ = fork();
    if (server_ == 0) {
        const int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // ends with us, however we end
        execvp(arguments.front(), arguments.data());
        _exit(127);
    }
    for (const auto until = std::chrono::steady_clock::now() + 20s;
         std::chrono::steady_clock::now() < until;) {
        if (listens(port_)) return;
        if (waitpid(server_, nullptr, WNOHANG) == server_) break;
        std::this_thread::sleep_for(10ms);
    }
    throw std::runtime_error("NATS does not start (package nats-server)");
}

void Nats::kill() {
    thaw();
    ::kill(server_, SIGKILL);
    waitpid(server_, nullptr, 0);
    server_ = 0;
}

void Nats::freeze() { ::kill(server_, SIGSTOP); }
void Nats::thaw() { ::kill(server_, SIGCONT); }

}  // namespace moneybags::testing_support
