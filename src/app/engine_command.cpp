#include <iostream>
#include <string>

#include "app/commands.h"
#include "app/engine.h"
#include "core/words.h"

namespace moneybags {

namespace {

// A line of the input, or as much of it as may be: a line without end must not fill the memory.
enum class Line { Whole, TooLong, End };
Line read_line(std::istream& in, std::string& line) {
    line.clear();
    bool any = false;
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        any = true;
        if (c == '\n') return line.size() > Engine::kLongestLine ? Line::TooLong : Line::Whole;
        if (line.size() <= Engine::kLongestLine) line += static_cast<char>(c);
    }
    if (!any) return Line::End;
    return line.size() > Engine::kLongestLine ? Line::TooLong : Line::Whole;
}

int run_engine() {
    Engine engine;
    std::string line;
    while (!engine.finished()) {
        const Line read = read_line(std::cin, line);
        if (read == Line::End) break;
        if (read == Line::Whole && trimmed(line).empty()) continue;
        std::cout << (read == Line::TooLong ? Engine::too_long() : engine.answer(line))
                  << std::endl;
    }
    return kFine;
}

}  // namespace

Errand add_engine(CommandLine line, const Voice& words) {
    line.footer(words("engine.footer"));
    return run_engine;
}

}  // namespace moneybags
