#include "app/line_editor.h"

#include <histedit.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <limits>

#include "core/words.h"

namespace moneybags {

namespace {

constexpr int kRemembered = 200;  // lines
constexpr char kUnseen = '\1';    // stands around what takes no room in a prompt

// Escape sequences are marked, so that the editor counts columns rightly.
std::string marked(const std::string& prompt) {
    std::string out;
    for (std::size_t at = 0; at < prompt.size();) {
        const std::size_t end = prompt[at] == '\x1b' ? prompt.find('m', at) : at;
        if (end == at || end == prompt.npos) {
            out += prompt[at++];
            continue;
        }
        out += kUnseen + prompt.substr(at, end + 1 - at) + kUnseen;
        at = end + 1;
    }
    return out;
}

}  // namespace

struct LineEditor::Impl {
    EditLine* line = nullptr;
    History* history = nullptr;
    std::string prompt;
    std::vector<std::string> completions;
    std::optional<std::chrono::steady_clock::time_point> until;
    bool late = false;

    static Impl& of(EditLine* line) {
        void* self = nullptr;
        el_get(line, EL_CLIENTDATA, &self);
        return *static_cast<Impl*>(self);
    }

    static char* show_prompt(EditLine* line) { return of(line).prompt.data(); }

    // One character, unless time runs out before.
    static int read_character(EditLine* line, wchar_t* out) {
        Impl& self = of(line);
        std::mbstate_t state{};
        while (true) {
            int wait = -1;
            if (self.until) {
                const auto left = std::chrono::ceil<std::chrono::milliseconds>(
                    *self.until - std::chrono::steady_clock::now());
                wait = static_cast<int>(
                    std::clamp<std::int64_t>(left.count(), 0, std::numeric_limits<int>::max()));
            }
            pollfd keyboard{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
            const int ready = poll(&keyboard, 1, wait);
            if (ready < 0 && errno == EINTR) continue;
            if (ready == 0) {
                self.late = true;
                return 0;
            }
            char byte = 0;
            const ssize_t got = ::read(STDIN_FILENO, &byte, 1);
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) return static_cast<int>(got);
            const std::size_t used = std::mbrtowc(out, &byte, 1, &state);
            if (used == static_cast<std::size_t>(-1)) state = {};  // no UTF-8: not ours
            if (used <= 1) return 1;
        }
    }

    static unsigned char complete(EditLine* line, int) {
        const LineInfo* now = el_line(line);
        const std::string typed(now->buffer, now->cursor);
        const std::string whole = completed(typed, of(line).completions);
        if (whole == typed || now->cursor != now->lastchar) return CC_REFRESH_BEEP;
        el_deletestr(line, static_cast<int>(std::mbstowcs(nullptr, typed.c_str(), 0)));
        return el_insertstr(line, whole.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
    }
};

LineEditor::LineEditor() : impl_(std::make_unique<Impl>()) {
    // All that we read and write is UTF-8.
    if (std::setlocale(LC_CTYPE, "C.UTF-8") == nullptr) std::setlocale(LC_CTYPE, "");
    impl_->line = el_init("moneybags", stdin, stdout, stderr);
    impl_->history = history_init();
    HistEvent event;
    history(impl_->history, &event, H_SETSIZE, kRemembered);
    history(impl_->history, &event, H_SETUNIQUE, 1);
    EditLine* const line = impl_->line;
    el_set(line, EL_CLIENTDATA, impl_.get());
    el_set(line, EL_PROMPT_ESC, &Impl::show_prompt, kUnseen);
    el_set(line, EL_EDITOR, "emacs");
    el_set(line, EL_SIGNAL, 1);  // the terminal is put right before Ctrl-C ends us
    el_set(line, EL_HIST, history, impl_->history);
    el_set(line, EL_GETCFN, &Impl::read_character);
    el_set(line, EL_ADDFN, "complete", "completes a move", &Impl::complete);
    el_set(line, EL_BIND, "^I", "complete", nullptr);
}

LineEditor::~LineEditor() {
    history_end(impl_->history);
    el_end(impl_->line);
}

Heard LineEditor::read(const std::string& prompt, std::optional<std::chrono::milliseconds> within) {
    impl_->prompt = marked(prompt);
    impl_->late = false;
    impl_->until.reset();
    if (within) impl_->until = std::chrono::steady_clock::now() + *within;
    int bytes = 0;
    const char* typed = el_gets(impl_->line, &bytes);
    if (impl_->late) return {Heard::How::Late, {}};
    if (typed == nullptr || bytes <= 0) return {Heard::How::Ended, {}};
    std::string line(trimmed({typed, static_cast<std::size_t>(bytes)}));
    HistEvent event;
    if (!line.empty()) history(impl_->history, &event, H_ENTER, line.c_str());
    return {Heard::How::Line, std::move(line)};
}

void LineEditor::complete_to(std::vector<std::string> lines) {
    impl_->completions = std::move(lines);
}

void LineEditor::forget() {
    HistEvent event;
    history(impl_->history, &event, H_CLEAR);
}

std::string completed(const std::string& typed, const std::vector<std::string>& lines) {
    const std::string* first = nullptr;
    std::size_t common = 0;
    for (const std::string& line : lines) {
        if (!lower(line).starts_with(lower(typed))) continue;
        if (first == nullptr) {
            first = &line;
            common = line.size();
        }
        const auto end =
            std::mismatch(first->begin(), first->begin() + common, line.begin(), line.end(),
                          [](char a, char b) { return lower(a) == lower(b); });
        common = static_cast<std::size_t>(end.first - first->begin());
    }
    if (first == nullptr) return typed;
    const auto inside = [&](std::size_t at) {  // of a character of several bytes
        return at < first->size() && (static_cast<unsigned char>((*first)[at]) & 0xC0u) == 0x80u;
    };
    while (common > 0 && inside(common)) --common;
    return common > typed.size() ? first->substr(0, common) : typed;
}

}  // namespace moneybags
