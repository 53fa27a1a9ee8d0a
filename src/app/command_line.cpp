#include "app/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>

#include "app/commands.h"
#include "bots/networks.h"
#include "core/version.h"
#include "core/words.h"

namespace moneybags {

Argument& Argument::called(const std::string& name) {
    option_->type_name(name);
    return *this;
}

Argument& Argument::by_default(const std::string& text) {
    option_->default_str(text);
    return *this;
}

Argument& Argument::required() {
    option_->required();
    return *this;
}

Argument& Argument::needs(const std::string& other) {
    option_->needs(other);
    return *this;
}

Argument& Argument::listed_with_commas() {
    option_->delimiter(',');
    return *this;
}

Argument& Argument::one_at_a_time() {
    option_->allow_extra_args(false);
    return *this;
}

Argument& Argument::check(const Check& check) {
    option_->check(check);
    return *this;
}

Argument& Argument::one_of(const std::vector<std::string>& words) {
    option_->check(CLI::IsMember(words));
    return *this;
}

Argument& Argument::within(int least, int most) {
    option_->check(CLI::Range(least, most));
    return *this;
}

Argument& Argument::within(unsigned least, unsigned most) {
    option_->check(CLI::Range(least, most));
    return *this;
}

std::string CommandLine::name() const { return app_->get_name(); }

bool CommandLine::has(const std::string& argument) const { return app_->count(argument) > 0; }

template <class Value>
Argument CommandLine::option(const std::string& names, Value& value, const std::string& about) {
    return Argument(app_->add_option(names, value, about));
}

template Argument CommandLine::option(const std::string&, std::string&, const std::string&);
template Argument CommandLine::option(const std::string&, int&, const std::string&);
template Argument CommandLine::option(const std::string&, std::uint64_t&, const std::string&);
template Argument CommandLine::option(const std::string&, double&, const std::string&);
template Argument CommandLine::option(const std::string&, std::vector<std::string>&,
                                      const std::string&);
template Argument CommandLine::option(const std::string&, std::optional<std::string>&,
                                      const std::string&);
template Argument CommandLine::option(const std::string&, std::optional<int>&, const std::string&);
template Argument CommandLine::option(const std::string&, std::optional<std::uint64_t>&,
                                      const std::string&);

Argument CommandLine::flag(const std::string& names, bool& value, const std::string& about) {
    return Argument(app_->add_flag(names, value, about));
}

void CommandLine::footer(const std::string& text) { app_->footer(text); }

namespace {

struct Offer {
    const char* name;  // what it is for stands in the texts under "<name>.about"
    Errand (*add)(CommandLine, const Voice&);
};

constexpr Offer kOffers[] = {
    {"serve", add_serve}, {"play", add_play},     {"engine", add_engine}, {"replay", add_replay},
    {"coach", add_coach}, {"bench", add_bench},   {"match", add_match},   {"study", add_study},
    {"rules", add_rules}, {"export", add_export}, {"import", add_import}, {"forget", add_forget},
    {"page", add_page},
};

struct Subcommand {
    CLI::App* app;
    Errand run;
};

// The language of --help must be known before the command line is read.
Language wanted_language(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        std::string_view value;
        if (word == "--lang" && i + 1 < argc) value = argv[i + 1];
        if (word.substr(0, 7) == "--lang=") value = word.substr(7);
        if (const auto language = find_language(value)) return *language;
    }
    return {};
}

std::string right_words(const CLI::App& app, const Voice& words) {
    std::vector<std::string> options, commands;
    for (const CLI::Option* option : app.get_options()) options.push_back(option->get_name());
    for (const CLI::App* sub : app.get_subcommands({})) commands.push_back(sub->get_name());
    std::string text;
    if (!commands.empty()) {
        text += words("cli.right-commands", "list", joined(commands)) + "\n";
    }
    return text + words("cli.right-options", "list", joined(options)) + "\n";
}

void translate_labels(CLI::App& app, const Voice& words) {
    for (const char* label :
         {"Usage", "Positionals", "Options", "Subcommands", "OPTIONS", "SUBCOMMAND", "REQUIRED"}) {
        app.get_formatter()->label(label, words(std::string("cli.label.") + label));
    }
    app.get_formatter()->column_width(34);
}

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
    // Of somebody who trains networks; read here, before anybody asks which bots there are.
    if (const char* folder = std::getenv("MONEYBAGS_NETWORKS")) use_networks(folder);
    const Voice words = app_voice(wanted_language(argc, argv));
    CLI::App program(words("cli.about"), "moneybags");
    program.option_defaults()->group(words("cli.label.Options"));
    program.set_help_flag("-h,--help", words("cli.help"));
    program.set_version_flag("--version", "moneybags " + std::string(kVersion),
                             words("cli.version"));
    program.require_subcommand(0, 1);
    program.footer(words("cli.more"));
    translate_labels(program, words);

    std::vector<Subcommand> commands;
    for (const Offer& offer : kOffers) {
        CLI::App* app =
            program.add_subcommand(offer.name, words(std::string(offer.name) + ".about"));
        commands.push_back({app, offer.add(CommandLine(app), words)});
        app->group(words("cli.label.Subcommands"));
        app->get_help_ptr()->group(words("cli.label.Options"));
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
