#pragma once

// The command line as the subcommands see it. CLI11, which reads it, takes longer to compile than
// any of them: only command_line.cpp includes it.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace moneybags {

// Says what is wrong with a text, or nothing.
using Check = std::function<std::string(const std::string&)>;

// A word or an option that was added, to say more about it.
class Argument {
   public:
    explicit Argument(CLI::Option* option) : option_(option) {}

    Argument& called(const std::string&);  // what stands for its value in the help: "FILE"
    Argument& by_default(const std::string&);
    Argument& required();
    Argument& needs(const std::string& other);
    Argument& listed_with_commas();
    Argument& one_at_a_time();  // -o A -o B, but not -o A B
    Argument& check(const Check&);
    Argument& one_of(const std::vector<std::string>&);
    Argument& within(int least, int most);
    Argument& within(unsigned least, unsigned most);

   private:
    CLI::Option* option_;
};

// What one subcommand takes. A handle: copies speak of the same subcommand.
class CommandLine {
   public:
    explicit CommandLine(CLI::App* app) : app_(app) {}

    std::string name() const;
    bool has(const std::string& argument) const;  // once the line was read

    // `value` is filled when the line is read and must live until then. command_line.cpp names the
    // types that a value may have.
    template <class Value>
    Argument option(const std::string& names, Value& value, const std::string& about);
    Argument flag(const std::string& names, bool& value, const std::string& about);
    void footer(const std::string&);

   private:
    CLI::App* app_;
};

}  // namespace moneybags
