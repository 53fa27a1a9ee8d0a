#include "app/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <thread>
#include <vector>

#include "core/words.h"
#include "notation/screen.h"

namespace moneybags {

namespace {

constexpr std::size_t kNarrowest = 20;
constexpr std::size_t kWidest = 110;  // longer lines are hard to read
constexpr int kPaceOnTerminal = 350;

std::string_view code(Paint paint) {
    switch (paint) {
        case Paint::Plain:
            return "";
        case Paint::Bold:
            return "\x1b[1m";
        case Paint::Dim:
            return "\x1b[2m";
        case Paint::Title:
            return "\x1b[1;33m";
        case Paint::Question:
            return "\x1b[1;36m";
        case Paint::Number:
            return "\x1b[36m";
        case Paint::Wrong:
            return "\x1b[31m";
    }
    return "";
}

// Where a line may be broken: at blanks and between wide characters, but not before a mark that
// closes nor after one that opens.
std::vector<std::string> pieces(std::string_view text) {
    std::vector<std::string> list;
    bool fresh = true, opened = false;
    while (!text.empty()) {
        const Glyph glyph = first_glyph(text);
        const bool wide = glyph.columns == 2;
        if (fresh || (wide && !closes(glyph.point) && !opened)) list.emplace_back();
        list.back() += text.substr(0, glyph.bytes);
        opened = opens(glyph.point);
        fresh = !opened && (wide || text[0] == ' ');
        if (fresh && glyph.bytes < text.size()) {
            const Glyph next = first_glyph(text.substr(glyph.bytes));
            if (closes(next.point)) fresh = false;
        }
        text.remove_prefix(glyph.bytes);
    }
    return list;
}

}  // namespace

std::string padded(std::string text, std::size_t to) {
    const auto now = static_cast<std::size_t>(columns(text));
    if (now < to) text.append(to - now, ' ');
    return text;
}

std::string wrap(std::string_view text, std::size_t width, std::size_t indent) {
    std::string out;
    std::size_t used = 0;
    for (const std::string& piece : pieces(text)) {
        const std::size_t blanks = piece.size() - (piece.find_last_not_of(' ') + 1);
        const auto wide = static_cast<std::size_t>(columns(piece));
        if (used > indent && used + wide - blanks > width) {
            while (!out.empty() && out.back() == ' ') out.pop_back();
            out += '\n' + std::string(indent, ' ');
            used = indent;
        }
        out += piece;
        used += wide;
    }
    return out;
}

std::size_t Terminal::width() const {
    winsize size{};
    if (manner_.screen < 0 || ioctl(manner_.screen, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) {
        return manner_.width;
    }
    return std::clamp<std::size_t>(size.ws_col, kNarrowest, kWidest);
}

std::string Terminal::painted(std::string_view text, Paint paint) const {
    if (!manner_.colour || paint == Paint::Plain) return std::string(text);
    return std::string(code(paint)) + std::string(text) + "\x1b[0m";
}

Terminal::Terminal(std::istream& in, std::ostream& out, Manner manner)
    : in_(in), out_(out), manner_(manner) {
    if (manner_.edits) editor_ = std::make_unique<LineEditor>();
}

void Terminal::line(std::string_view text, Paint paint) {
    if (more_) turn_page();
    if (enough_) return;
    out_ << painted(text, paint) << '\n';
    shown_ += 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

Terminal::Pages::Pages(Terminal& terminal, std::string words) : terminal_(terminal) {
    if (!terminal.editor_) return;
    terminal.more_ = std::move(words);
    terminal.shown_ = 0;
}

Terminal::Pages::~Pages() {
    terminal_.more_.reset();
    terminal_.enough_ = false;
}

void Terminal::turn_page() {
    winsize size{};
    if (enough_ || ioctl(manner_.screen, TIOCGWINSZ, &size) != 0 || size.ws_row < 4) return;
    if (shown_ + 2 < size.ws_row) return;
    shown_ = 0;
    const std::optional<std::string> typed = ask(painted(*more_, Paint::Dim));
    enough_ = !typed || !typed->empty();
}

void Terminal::wrapped(std::string_view text, std::size_t indent, Paint paint) {
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        line(wrap(text.substr(0, end), width(), indent), paint);
        if (end == text.size()) return;
        text.remove_prefix(end + 1);
    }
}

void Terminal::remarked(std::string_view text, std::size_t indent, std::string_view remark) {
    constexpr std::size_t kMargin = 14;  // "M1-SETUP-05" and some air
    const std::size_t now = width();
    if (remark.empty() || now < 3 * kMargin) return wrapped(text, indent);
    const std::size_t left = now - kMargin;
    std::string lines = wrap(text, left, indent);
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    line(padded(lines.substr(0, end), left + 1) + painted(remark, Paint::Dim));
    if (end < lines.size()) line(lines.substr(end + 1));
}

void Terminal::rule(std::string_view title) {
    std::string text = "── " + std::string(title) + " ";
    const std::size_t now = width();
    for (auto at = static_cast<std::size_t>(columns(text)); at < now; ++at) text += "─";
    wrapped(text, 3, Paint::Title);
}

void Terminal::pause() {
    out_.flush();
    if (manner_.pace.count() > 0) std::this_thread::sleep_for(manner_.pace);
}

void Terminal::wipe() {
    if (editor_) editor_->forget();  // the next one must not leaf back
    if (manner_.clears) {
        out_ << "\x1b[2J\x1b[3J\x1b[H";  // the screen, what scrolled off it, and back to the top
    } else {
        line();
        rule("");
    }
}

Heard Terminal::hear(std::string_view words, std::optional<std::chrono::milliseconds> within) {
    if (editor_) {
        out_.flush();
        Heard heard = editor_->read(std::string(words), within);
        if (heard.how == Heard::How::Late) line();
        return heard;
    }
    out_ << words << std::flush;
    if (within && !hears(within)) {
        line();
        return {Heard::How::Late, {}};
    }
    std::string typed;
    if (!out_ || !std::getline(in_, typed)) return {Heard::How::Ended, {}};
    return {Heard::How::Line, std::string(trimmed(typed))};
}

std::optional<std::string> Terminal::ask(std::string_view words) {
    Heard heard = hear(words, {});
    if (heard.how != Heard::How::Line) return std::nullopt;
    return std::move(heard.line);
}

void Terminal::complete_to(std::vector<std::string> lines) {
    if (editor_) editor_->complete_to(std::move(lines));
}

bool Terminal::hears(std::optional<std::chrono::milliseconds> within) {
    out_.flush();
    if (manner_.keyboard < 0) return true;
    pollfd keyboard{.fd = manner_.keyboard, .events = POLLIN, .revents = 0};
    const auto most = std::chrono::milliseconds{std::numeric_limits<int>::max()};
    const int wait = within ? static_cast<int>(std::clamp(*within, {}, most).count()) : -1;
    return poll(&keyboard, 1, wait) != 0;  // an error is left to whoever reads
}

Terminal::Manner standard_manner(bool no_colour, std::optional<int> pace) {
    Terminal::Manner manner;
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    const char* unwanted = std::getenv("NO_COLOR");
    manner.colour = terminal && !no_colour && (unwanted == nullptr || *unwanted == '\0');
    manner.clears = terminal;
    if (terminal) manner.screen = STDOUT_FILENO;
    // Whoever waits for the keyboard must not overlook what lies in a buffer.
    std::setvbuf(stdin, nullptr, _IONBF, 0);
    manner.keyboard = STDIN_FILENO;
    const char* kind = std::getenv("TERM");
    manner.edits = terminal && isatty(STDIN_FILENO) != 0 && kind != nullptr && *kind != '\0' &&
                   std::string_view(kind) != "dumb";
    manner.pace = std::chrono::milliseconds(pace.value_or(terminal ? kPaceOnTerminal : 0));
    return manner;
}

}  // namespace moneybags
