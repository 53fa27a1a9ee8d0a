#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <limits>
#include <system_error>

#include "app/commands.h"
#include "core/version.h"

namespace moneybags {

namespace {

constexpr std::size_t kLargestFile = 64u << 20;  // no log or data file comes near it

// The language of --help must be known before the command line is read.
Language wanted_language(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        std::string_view value;
        if (word == "--lang" && i + 1 < argc) value = argv[i + 1];
        if (word.substr(0, 7) == "--lang=") value = word.substr(7);
        if (const auto language = read_language(value)) return *language;
    }
    return Language::English;
}

std::string right_words(const CLI::App& app, const Voice& words) {
    std::vector<std::string> options, commands;
    for (const CLI::Option* option : app.get_options()) options.push_back(option->get_name());
    for (const CLI::App* sub : app.get_subcommands({})) commands.push_back(sub->get_name());
    std::string text;
    if (!commands.empty()) {
        text += words("cli.right-commands", {{"list", joined(commands)}}) + "\n";
    }
    return text + words("cli.right-options", {{"list", joined(options)}}) + "\n";
}

void translate_labels(CLI::App& app, const Voice& words) {
    for (const char* label :
         {"Usage", "Positionals", "Options", "Subcommands", "OPTIONS", "SUBCOMMAND", "REQUIRED"}) {
        app.get_formatter()->label(label, words(std::string("cli.label.") + label));
    }
    app.get_formatter()->column_width(34);
}

}  // namespace

std::string joined(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
    return list;
}

int refuse(const CLI::App& app, const Problem& problem) {
    std::cerr << "moneybags " << app.get_name() << ": " << problem.sentence() << '\n';
    return kRefused;
}

int fail(const Problem& problem) {
    std::cerr << problem.sentence() << '\n';
    return kFailed;
}

void Reading::add_to(CLI::App& app, const Voice& words) {
    app.add_option("--lang", language, words("cli.lang"))
        ->type_name("LANG")
        ->check(CLI::IsMember({"en", "zh"}));
    app.add_flag("--no-colour,--no-color", no_colour, words("cli.no-colour"));
}

Language Reading::spoken() const { return read_language(language).value_or(Language::English); }

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
        text += "  " +
                words("cli.game", {{"id", std::string(ruleset.id)},
                                   {"name", std::string(ruleset.name)},
                                   {"least", std::to_string(ruleset.least_players)},
                                   {"most", std::to_string(ruleset.most_players)},
                                   {"options", joined(options)}}) +
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

CLI::Validator whole_number(const std::string& right) {
    return CLI::Validator(
        [right](const std::string& text) -> std::string {
            std::int64_t number = 0;
            const char* end = text.data() + text.size();
            const auto [at, error] = std::from_chars(text.data(), end, number);
            const bool fits = number >= std::numeric_limits<int>::min() &&
                              number <= std::numeric_limits<int>::max();
            if (error == std::errc{} && at == end && fits) return {};
            return "must be a whole number " + right + ", is " + text;
        },
        "");
}

namespace {

// Who pipes us into a full disk must not believe that all is well.
int with_all_said(int status) {
    std::cout.flush();
    const bool lost = std::fflush(stdout) != 0 || std::ferror(stdout) != 0 || !std::cout;
    if (!lost) return status;
    const int failed = fail({"standard output", "cannot be written"});
    return status == kFine ? failed : status;
}

}  // namespace

int run_program(int argc, const char* const* argv) {
    const Voice words = app_voice(wanted_language(argc, argv));
    CLI::App program(words("cli.about"), "moneybags");
    program.option_defaults()->group(words("cli.label.Options"));
    program.set_help_flag("-h,--help", words("cli.help"));
    program.set_version_flag("--version", "moneybags " + std::string(kVersion),
                             words("cli.version"));
    program.require_subcommand(0, 1);
    program.footer(words("cli.more"));
    translate_labels(program, words);

    // clang-format off
    const std::vector<Subcommand> commands = {
        add_serve(program, words),
        add_play(program, words),
        add_engine(program, words),
        add_replay(program, words),
        add_bench(program, words),
        add_rules(program, words),
        add_export(program, words),
        add_import(program, words),
        add_forget(program, words),
    };
    // clang-format on
    for (const Subcommand& command : commands) {
        command.app->group(words("cli.label.Subcommands"));
        command.app->get_help_ptr()->group(words("cli.label.Options"));
    }

    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& asked_for) {  // help or version
        return with_all_said(program.exit(asked_for));
    } catch (const CLI::ParseError& wrong) {
        const auto in = std::find_if(commands.begin(), commands.end(),
                                     [](const Subcommand& each) { return each.app->parsed(); });
        const CLI::App& at = in == commands.end() ? program : *in->app;
        std::cerr << "moneybags: " << wrong.what() << '\n' << right_words(at, words);
        return kRefused;
    }
    for (const Subcommand& command : commands) {
        if (!command.app->parsed()) continue;
        try {
            return with_all_said(command.run());
        } catch (const std::exception& bug) {
            return fail({"moneybags", bug.what()});
        }
    }
    std::cout << program.help();
    return with_all_said(kFine);
}

}  // namespace moneybags
