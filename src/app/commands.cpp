#include "app/commands.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <limits>
#include <optional>
#include <system_error>

#include "core/words.h"
#include "games/catalogue.h"

namespace moneybags {

namespace {

constexpr std::size_t kLargestFile = 64u << 20;  // no log or data file comes near it

}  // namespace

int refuse(const CommandLine& line, const Problem& problem) {
    std::cerr << "moneybags " << line.name() << ": " << problem.sentence() << '\n';
    return kRefused;
}

int fail(const Problem& problem) {
    std::cerr << problem.sentence() << '\n';
    return kFailed;
}

void Reading::add_language_to(CommandLine line, const Voice& words) {
    std::vector<std::string> names;
    for (const Language each : languages()) names.emplace_back(each.name());
    line.option("--lang", language, words("cli.lang", "list", words.list(names)))
        .called("LANG")
        .one_of(language_tags());
}

void Reading::add_to(CommandLine line, const Voice& words) {
    add_language_to(line, words);
    line.flag("--no-colour,--no-color", no_colour, words("cli.no-colour"));
}

Language Reading::spoken() const { return find_language(language).value_or(Language{}); }

int usual_players(const Ruleset& ruleset) {
    return std::clamp(5, ruleset.least_players, ruleset.most_players);
}

Result<const Ruleset*> find_game(std::string_view id) {
    if (const Ruleset* ruleset = find_ruleset(id)) return ruleset;
    std::vector<std::string> ids;
    for (const Ruleset& each : catalogue()) ids.emplace_back(each.id);
    return Problem{"game " + std::string(id), "there is no such game; there are " + joined(ids)};
}

std::string list_of_games(const Voice& words) {
    std::string text;
    for (const Ruleset& ruleset : catalogue()) {
        std::vector<std::string> options;
        for (const Option& option : ruleset.options) {
            std::string values = "true|false";
            if (option.kind == Option::Kind::Number) {
                values = std::to_string(option.least) + ".." + std::to_string(option.most);
            } else if (option.kind == Option::Kind::Word) {
                values.clear();
                for (const std::string_view word : option.words) {
                    values += (values.empty() ? "" : "|") + std::string(word);
                }
            }
            options.push_back(std::string(option.name) + "=" + values);
        }
        text +=
            "  " +
            words("cli.game", "id", ruleset.id, "name", ruleset.name, "least",
                  ruleset.least_players, "most", ruleset.most_players, "options", joined(options)) +
            "\n";
    }
    return text;
}

Result<std::vector<char>> read_file(const std::string& path) {
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown)) return Problem{path, "is a directory"};
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    const auto unreadable = [&] {
        return Problem{path, "cannot be read" +
                                 (errno == 0 ? "" : ": " + std::generic_category().message(errno))};
    };
    if (!file) return unreadable();
    std::vector<char> content;
    std::vector<char> part(1u << 16);
    // One byte more than may be, to know that there is more: a device may never end.
    while (content.size() <= kLargestFile) {
        try {
            file.read(part.data(), static_cast<std::streamsize>(part.size()));
        } catch (const std::ios_base::failure&) {  // libstdc++ throws where the system reports EIO
            return unreadable();
        }
        content.insert(content.end(), part.begin(), part.begin() + file.gcount());
        if (!file) break;
    }
    if (file.bad()) return unreadable();
    if (content.empty()) return Problem{path, "is empty"};
    if (content.size() > kLargestFile) return Problem{path, "is larger than 64 MiB"};
    return content;
}

Check whole_number(const std::string& right) {
    return [right](const std::string& text) -> std::string {
        std::int64_t number = 0;
        const char* end = text.data() + text.size();
        const auto [at, error] = std::from_chars(text.data(), end, number);
        const bool fits =
            number >= std::numeric_limits<int>::min() && number <= std::numeric_limits<int>::max();
        if (error == std::errc{} && at == end && fits) return {};
        return "must be a whole number " + right + ", is " + text;
    };
}

Check figure_between(const std::string& least, const std::string& most) {
    const auto read = [](const std::string& text) -> std::optional<double> {
        double value = 0;
        const char* end = text.data() + text.size();
        const auto [at, error] = std::from_chars(text.data(), end, value);
        if (error != std::errc{} || at != end) return {};
        return value;
    };
    return [=](const std::string& text) -> std::string {
        const std::optional<double> value = read(text);
        if (value && *value >= *read(least) && *value <= *read(most)) return {};
        return "must be a number from " + least + " to " + most + ", is " + text;
    };
}

}  // namespace moneybags
