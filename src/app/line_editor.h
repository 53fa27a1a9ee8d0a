#pragma once

// A line that can be edited while it is typed, with those typed before at hand (arrows) and moves
// completed (Tab): for people at a keyboard.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace moneybags {

struct Heard {
    enum class How { Line, Late, Ended };  // Ended: nothing comes any more (Ctrl-D)
    How how;
    std::string line;
};

class LineEditor {
   public:
    LineEditor();  // of standard input, shown on standard output
    ~LineEditor();

    Heard read(const std::string& prompt, std::optional<std::chrono::milliseconds> within);
    void complete_to(std::vector<std::string> lines);
    void forget();  // what was typed before

   private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

// What Tab makes of a line: as much as all of these that begin so have in common, in any case of
// letters; the line itself if there is nothing to add.
std::string completed(const std::string& typed, const std::vector<std::string>& lines);

}  // namespace moneybags
