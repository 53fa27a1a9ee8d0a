#pragma once

// Where people read and type: colours, width and pace when it is a terminal, plain lines when it is
// not.

#include <chrono>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/line_editor.h"

namespace moneybags {

enum class Paint { Plain, Bold, Dim, Title, Question, Number, Wrong };

class Terminal {
   public:
    struct Manner {
        bool colour = false;
        bool clears = false;  // a screen that can be wiped
        std::size_t width = 80;
        std::chrono::milliseconds pace{0};
        int screen = -1;     // asked for its width whenever something is drawn; negative: none is
        int keyboard = -1;   // asked whether something was typed; negative: the input is
        bool edits = false;  // somebody sits at standard input and output
    };
    Terminal(std::istream& in, std::ostream& out, Manner manner);

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
    // The same within so long; no limit: waits for it.
    Heard hear(std::string_view words, std::optional<std::chrono::milliseconds> within);
    void complete_to(std::vector<std::string> lines);  // what may be typed next
    // Whether there is something to be read within so long, be it the end; no limit: waits for it.
    bool hears(std::optional<std::chrono::milliseconds> within);

    // While there is one, whoever reads at a terminal is asked after every screenful, with these
    // words; what they would rather not read is left out.
    class Pages {
       public:
        Pages(Terminal& terminal, std::string words);
        ~Pages();
        Pages(const Pages&) = delete;
        Pages& operator=(const Pages&) = delete;

       private:
        Terminal& terminal_;
    };

   private:
    void turn_page();

    std::istream& in_;
    std::ostream& out_;
    Manner manner_;
    std::unique_ptr<LineEditor> editor_;
    std::optional<std::string> more_;  // what is asked after a screenful
    std::size_t shown_ = 0;            // lines of it
    bool enough_ = false;
};

// How standard output wants to be written to. Colours only on a terminal, never when NO_COLOR is
// set.
Terminal::Manner standard_manner(bool no_colour, std::optional<int> pace);

std::string padded(std::string text, std::size_t to);  // with blanks, to so many columns
std::string wrap(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace moneybags
