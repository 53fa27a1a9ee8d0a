#pragma once

// Where people read and type: colours, width and pace when it is a terminal, plain lines when it is
// not.

#include <chrono>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace moneybags {

enum class Paint { Plain, Bold, Dim, Title, Question, Number, Wrong };

class Terminal {
   public:
    struct Manner {
        bool colour = false;
        bool clears = false;  // a screen that can be wiped
        std::size_t width = 80;
        std::chrono::milliseconds pace{0};
        int screen = -1;    // asked for its width whenever something is drawn; negative: none is
        int keyboard = -1;  // asked whether something was typed; negative: the input is
    };
    Terminal(std::istream& in, std::ostream& out, Manner manner)
        : in_(in), out_(out), manner_(manner) {}

    bool colour() const { return manner_.colour; }
    std::size_t width() const;  // now: a window may have been resized

    std::string painted(std::string_view text, Paint) const;
    void line(std::string_view text = {}, Paint = Paint::Plain);
    // Wrapped to the width; lines after the first begin with `indent` spaces.
    void wrapped(std::string_view text, std::size_t indent = 0, Paint = Paint::Plain);
    // The same with a remark in the right margin, if there is one.
    void remarked(std::string_view text, std::size_t indent, std::string_view remark);
    void rule(std::string_view title);  // a line across, with a title in it
    void pause();                       // lets people read what a bot did
    void wipe();                        // nothing that was on the screen can be read any more

    // A line without its end and outer blanks; nothing once the input has ended (Ctrl-D), or if
    // the question itself cannot be shown.
    std::optional<std::string> ask(std::string_view words);
    void prompt(std::string_view words);  // for whoever would rather wait a while first
    // Whether there is something to be read within so long, be it the end; no limit: waits for it.
    bool hears(std::optional<std::chrono::milliseconds> within);

   private:
    std::istream& in_;
    std::ostream& out_;
    Manner manner_;
};

// How standard output wants to be written to. Colours only on a terminal, never when NO_COLOR is
// set.
Terminal::Manner standard_manner(bool no_colour, std::optional<int> pace);

std::string padded(std::string text, std::size_t to);  // with blanks, to so many columns
std::string wrap(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace moneybags
