#include "arena/foreign.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "games/fields.h"
#include "notation/notation.h"

namespace moneybags {

namespace json = boost::json;

namespace {

using Deadline = std::chrono::steady_clock::time_point;
constexpr std::chrono::milliseconds kToBegin{30'000};  // whatever it loads
constexpr std::size_t kLongestAnswer = std::size_t{1} << 20;

// A program whose standard input and output we hold. It ends with us.
class Program {
   public:
    explicit Program(const std::string& command) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0) return;
        fcntl(ends[1], F_SETFL, 0);  // it may wait, we may not
        posix_spawn_file_actions_t files;
        posix_spawn_file_actions_init(&files);
        posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
        posix_spawnattr_t how;
        posix_spawnattr_init(&how);
        posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);  // so that all of it can be ended
        std::string shell = "/bin/sh", option = "-c", line = command;
        char* const arguments[] = {shell.data(), option.data(), line.data(), nullptr};
        if (posix_spawn(&pid_, shell.c_str(), &files, &how, arguments, environ) != 0) pid_ = -1;
        posix_spawnattr_destroy(&how);
        posix_spawn_file_actions_destroy(&files);
        close(ends[1]);
        ours_ = ends[0];
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() {
        if (ours_ >= 0) close(ours_);
        if (pid_ <= 0) return;
        kill(-pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
    }

    std::optional<Fault> send(std::string_view line, Deadline until) {
        while (!line.empty()) {
            const ssize_t sent = ::send(ours_, line.data(), line.size(), MSG_NOSIGNAL);
            if (sent > 0) {
                line.remove_prefix(static_cast<std::size_t>(sent));
            } else if (errno != EAGAIN && errno != EINTR) {
                return Fault::Crashed;
            } else if (!wait_for(POLLOUT, until)) {
                return Fault::Crashed;  // half a line was sent: nothing can follow it
            }
        }
        return {};
    }

    std::variant<std::string, Fault> receive(Deadline until) {
        while (true) {
            if (const std::size_t end = read_.find('\n'); end != std::string::npos) {
                std::string line = read_.substr(0, end);
                read_.erase(0, end + 1);
                return line;
            }
            if (read_.size() > kLongestAnswer) return Fault::Crashed;
            char piece[4096];
            const ssize_t got = recv(ours_, piece, sizeof piece, 0);
            if (got > 0) {
                read_.append(piece, static_cast<std::size_t>(got));
            } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
                return Fault::Crashed;
            } else if (!wait_for(POLLIN, until)) {
                return Fault::Late;
            }
        }
    }

   private:
    bool wait_for(short what, Deadline until) const {
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        pollfd ready{ours_, what, 0};
        return left.count() > 0 && poll(&ready, 1, static_cast<int>(left.count())) > 0;
    }

    pid_t pid_ = -1;
    int ours_ = -1;
    std::string read_;
};

class ForeignPlayer final : public Player {
   public:
    explicit ForeignPlayer(Foreign about) : about_(std::move(about)) {}

    void sit_down(const Game& game, Seat seat) override { begin(game, seat); }

    // The same; what it did wrong, if anything.
    std::optional<Fault> begin(const Game& game, Seat seat) {
        if (!notation_) {
            notation_ = make_notation(game, default_names(game.players()));
            game_ = &game;
        }
        seat_ = seat;
        events_.clear();
        // One that still thinks about an old question is not waited for.
        if (!program_ || is_behind_) program_.emplace(about_.command);
        json::object request = about_.table;
        request["seat"] = number(seat);
        const auto answer = ask("new", std::move(request), std::max(about_.patience, kToBegin));
        const Fault* fault = std::get_if<Fault>(&answer);
        return fault != nullptr ? std::optional(*fault) : std::nullopt;
    }

    void hear(const AnyEvent& event) override { events_.push_back(notation_->event_json(event)); }

    std::variant<AnyMove, Fault> choose(const AnyView& view, std::span<const AnyChoice> legal,
                                        Rng&) override {
        json::array choices;
        for (const AnyChoice& choice : legal) {
            choices.push_back(
                codec::write_json({}, tell_choice(*game_, *notation_, seat_, choice)));
        }
        const auto answer = ask("choose",
                                {{"seat", number(seat_)},
                                 {"events", std::exchange(events_, {})},
                                 {"view", notation_->view_json(view)},
                                 {"choices", std::move(choices)},
                                 {"patience", about_.patience.count()}},
                                about_.patience);
        if (const Fault* fault = std::get_if<Fault>(&answer)) return *fault;
        const json::value* wanted = std::get<json::object>(answer).if_contains("move");
        if (wanted == nullptr) return Fault::Unreadable;
        const json::string* text = wanted->if_string();
        const Result<AnyMove> move = text != nullptr ? notation_->read_move(seat_, *text, legal)
                                                     : notation_->read_move(*wanted);
        if (!move) return Fault::Unreadable;
        return *move;
    }

   private:
    // An answer that bears another id came too late for its own question. Whoever writes nothing
    // else without a pause is late as well.
    std::variant<json::object, Fault> ask(std::string_view what, json::object request,
                                          std::chrono::milliseconds patience) {
        if (!program_) return Fault::Crashed;
        const Deadline until = std::chrono::steady_clock::now() + patience;
        request["do"] = what;
        request["id"] = ++asked_;
        std::optional<Fault> fault = program_->send(json::serialize(request) + "\n", until);
        while (!fault) {
            const auto line = program_->receive(until);
            if (const Fault* none = std::get_if<Fault>(&line)) {
                fault = *none;
                break;
            }
            boost::system::error_code error;
            const json::value answer = json::parse(std::get<std::string>(line), error);
            if (error || !answer.is_object()) return Fault::Unreadable;
            const json::value* id = answer.as_object().if_contains("id");
            if (id == nullptr) return Fault::Unreadable;
            if (*id == json::value(asked_)) {
                is_behind_ = false;
                return answer.as_object();
            }
            if (std::chrono::steady_clock::now() > until) fault = Fault::Late;
        }
        is_behind_ = *fault == Fault::Late;
        if (*fault == Fault::Crashed) program_.reset();  // another begins with the next game
        return *fault;
    }

    Foreign about_;
    const Game* game_ = nullptr;
    std::unique_ptr<Notation> notation_;
    Seat seat_{};
    json::array events_;
    std::optional<Program> program_;
    std::int64_t asked_ = 0;
    bool is_behind_ = false;  // with its answers
};

}  // namespace

Entrant foreign_entrant(Foreign about, int chairs) {
    std::string name = about.name;
    return {std::move(name), chairs,
            [about = std::move(about)] { return std::make_unique<ForeignPlayer>(about); }};
}

std::optional<Problem> problem_with(const Foreign& about, const Game& game) {
    const std::optional<Fault> fault = ForeignPlayer(about).begin(game, Seat{0});
    if (!fault) return {};
    return Problem{"bot " + about.name,
                   *fault == Fault::Late
                       ? "did not answer {\"do\": \"new\", …} in time"
                       : "must answer {\"do\": \"new\", …} with a line of JSON that bears its id; "
                         "its program \"" +
                             about.command + "\" " +
                             (*fault == Fault::Crashed ? "ended instead" : "wrote something else")};
}

}  // namespace moneybags
