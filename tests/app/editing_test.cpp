// At a keyboard: the line is edited, lines typed before come back, moves are completed, and long
// answers wait.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "app/line_editor.h"
#include "tests/app/program.h"

namespace moneybags {
namespace {

// The program on a terminal of its own.
class Keyboard {
   public:
    explicit Keyboard(const std::vector<std::string>& words, unsigned short rows = 200)
        : screen_(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)) {
        if (screen_ < 0 || grantpt(screen_) != 0 || unlockpt(screen_) != 0) return;
        winsize size{};
        size.ws_row = rows;
        size.ws_col = 80;
        ioctl(screen_, TIOCSWINSZ, &size);
        const std::string name = ptsname(screen_);
        const char* path = std::getenv("MONEYBAGS_PROGRAM");
        if (path == nullptr) return;
        std::vector<char*> arguments{const_cast<char*>(path)};
        for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
        arguments.push_back(nullptr);
        setenv("TERM", "xterm", 1);  // not in the child: other threads may hold what it locks
        child_ = fork();
        if (child_ != 0) return;
        setsid();
        const int end = open(name.c_str(), O_RDWR);
        for (const int fd : {0, 1, 2}) dup2(end, fd);
        execv(path, arguments.data());
        _exit(127);
    }
    ~Keyboard() {
        close(screen_);
        if (child_ <= 0) return;
        kill(child_, SIGKILL);  // a key may be lost while the terminal changes its mode
        waitpid(child_, nullptr, 0);
    }

    void type(const std::string& keys) {
        ASSERT_EQ(write(screen_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
    }
    // What is shown up to these words, or until nothing more comes.
    std::string read_to(const std::string& words) {
        std::size_t at = 0;
        while ((at = shown_.find(words)) == shown_.npos) {
            pollfd ready{.fd = screen_, .events = POLLIN, .revents = 0};
            char part[4096];
            if (poll(&ready, 1, 60'000) <= 0) break;
            const ssize_t got = read(screen_, part, sizeof part);
            if (got <= 0) break;
            shown_.append(part, static_cast<std::size_t>(got));
        }
        const std::string before = shown_.substr(0, at == shown_.npos ? at : at + words.size());
        shown_.erase(0, before.size());
        return before;
    }

   private:
    int screen_ = -1;
    std::string shown_;  // and not read yet
    pid_t child_ = -1;
};

TEST(Editing, lines_are_edited_remembered_and_completed) {
    Keyboard keyboard({"play", "--seed", "7", "--pace", "0", "--no-colour"});
    const auto shows = [&](const std::string& words) {
        const bool shown = has(keyboard.read_to(words), words);
        keyboard.read_to("Al> ");
        return shown;
    };
    const std::string left = "\x1b[D", up = "\x1b[A";
    EXPECT_TRUE(shows("Pick your role"));
    keyboard.type("hlp" + left + left + "e zebra\r");  // where the cursor stands
    EXPECT_TRUE(shows("is no move"));
    keyboard.type("hlp" + left + left + "e\r");
    EXPECT_TRUE(shows("THE ROLES"));
    keyboard.type(up + "\r");
    EXPECT_TRUE(shows("THE ROLES"));
    keyboard.type("pick Dri\t\r");
    EXPECT_TRUE(shows("You go in as the Driver."));
    keyboard.type("quit\r");
    EXPECT_TRUE(has(keyboard.read_to("You leave the table"), "You leave the table"));
}

TEST(Editing, long_answers_wait_at_the_end_of_the_screen) {
    Keyboard keyboard({"play", "--seed", "7", "--pace", "0", "--no-colour"}, 24);
    keyboard.read_to("Al> ");
    keyboard.type("help\r");
    const std::string first = keyboard.read_to("Enter: more");
    EXPECT_TRUE(has(first, "Enter: more"));
    EXPECT_LE(std::count(first.begin(), first.end(), '\n'), 24);
    keyboard.type("\r");
    EXPECT_TRUE(has(keyboard.read_to("Enter: more"), "Enter: more"));
    keyboard.type("q\r");
    EXPECT_FALSE(has(keyboard.read_to("Al> "), "leave; so does Ctrl-D"));
}

TEST(Editing, completes_as_far_as_it_is_clear) {
    const std::vector<std::string> lines{"pick Driver", "pick Brute", "選擇 司機", "選擇 告密者"};
    EXPECT_EQ(completed("PI", lines), "pick ");
    EXPECT_EQ(completed("pick d", lines), "pick Driver");
    EXPECT_EQ(completed("選", lines), "選擇 ");
    EXPECT_EQ(completed("zebra", lines), "zebra");
    EXPECT_EQ(completed("pick ", lines), "pick ");
}

}  // namespace
}  // namespace moneybags
