// What people may type besides moves: help, rules, story, talk, advice, saving, leaving.

#include <algorithm>

#include "app/parlour.h"
#include "app/rulebook.h"
#include "app/rules.h"

namespace moneybags {

namespace {

// Their names in English; "command.<name>" is the same in the reader's language.
constexpr std::string_view kCommands[] = {"help", "rules", "log",  "say",
                                          "hint", "show",  "save", "quit"};
constexpr std::string_view kAdviser = "rookie";
constexpr std::size_t kCommandWidth = 19;  // of the first column in "play.commands"

}  // namespace

Parlour::Understood Parlour::obey(Seat seat, const std::string& typed, const Menu& menu) {
    std::size_t blank = std::min(typed.find(' '), typed.size());
    std::string word = lower(typed.substr(0, blank));
    if (word.size() > 1 && word.front() == '/') word.erase(0, 1);  // never mistaken for a move
    if (word == "?") word = "help";
    std::string rest = typed.substr(std::min(blank + 1, typed.size()));
    rest.erase(0, std::min(rest.find_first_not_of(' '), rest.size()));

    for (const std::string_view name : kCommands) {
        if (word != name && word != words_("command." + std::string(name))) continue;
        if (name == "help") help(rest);
        if (name == "rules") {
            if (const auto problem = show_rules(terminal_, words_, game().ruleset(), rest)) {
                terminal_.wrapped(problem->sentence(), 0, Paint::Wrong);
            }
        }
        if (name == "log") story(seat);
        if (name == "say") say(seat, rest);
        if (name == "hint") hint(seat, menu);
        if (name == "show") show_table(seat, menu);
        if (name == "save") save(rest);
        return name == "quit" ? Understood::Quit : Understood::Yes;
    }
    return Understood::No;
}

namespace {

// The guide to what somebody asks about: by its English name, or by the name its text begins with.
std::string guide_key(const Ruleset& ruleset, Language language, const std::string& about) {
    const std::string game = std::string(ruleset.id) + ".";
    const std::string key = game + lower(about);
    const Voice guides = guide_voice(language);
    if (guides.knows(key)) return key;
    for (const std::string_view each : texts_of("data/texts/guides.json").keys(language)) {
        const bool ours = each.substr(0, game.size()) == game;
        if (ours && guides(each).substr(0, about.size()) == about) return std::string(each);
    }
    return {};
}

}  // namespace

void Parlour::help(const std::string& about) {
    const Voice guides = guide_voice(language_);
    if (about.empty()) {
        const std::string game_guide(game().ruleset().id);
        if (guides.knows(game_guide)) terminal_.wrapped(guides(game_guide));
        terminal_.line();
        terminal_.wrapped(words_("play.commands"), kCommandWidth);
    } else if (const std::string key = guide_key(game().ruleset(), language_, about);
               !key.empty()) {
        terminal_.wrapped(guides(key));
    } else if (const auto problem = show_rules(terminal_, words_, game().ruleset(), about)) {
        terminal_.wrapped(problem->sentence(), 0, Paint::Wrong);
    }
}

void Parlour::say(Seat seat, const std::string& words) {
    if (const auto problem = problem_with_words(words)) {
        terminal_.wrapped(problem->sentence(), 0, Paint::Wrong);
    } else if (const auto refusal = session_.say(seat, words)) {
        terminal_.wrapped(notation().explain(*refusal, language_), 0, Paint::Wrong);
    } else {
        news_.push_back({.event = {}, .speaker = seat, .words = words});
        if (file_ != nullptr) file_->follow(session_);
        tell_news(seat);
    }
}

// The adviser knows what this seat was told and sees what it sees; asking him changes nothing.
void Parlour::hint(Seat seat, const Menu& menu) {
    Result<std::unique_ptr<Bot>> adviser = make_bot(game().ruleset(), kAdviser);
    if (!adviser) {
        terminal_.wrapped(adviser.error().sentence(), 0, Paint::Wrong);
        return;
    }
    for (const News& news : news_) {
        if (news.event && may_know(news, seat)) (*adviser)->hear(game(), *news.event);
    }
    Rng whim{session_.records().size()};
    const AnyMove move = (*adviser)->choose(game(), game().view(session_.state(), seat),
                                            game().legal(session_.state(), seat), whim);
    terminal_.wrapped(words_("play.hint", {
                                              {"move", notation().move_text(seat, move)},
                                              {"number",      menu.number_of(move)                       }
    }));
}

void Parlour::save(const std::string& path) {
    if (path.empty()) {
        terminal_.line(words_("play.save-where"), Paint::Wrong);
    } else if (const auto problem = save_log(path, session_)) {
        terminal_.wrapped(problem->sentence(), 0, Paint::Wrong);
    } else {
        terminal_.wrapped(words_("play.saved", {
                                                   {"file", path}
        }));
    }
}

void Parlour::story(Seat seat) {
    for (const News& news : news_) {
        if (may_know(news, seat)) tell(news, seat);
    }
}

}  // namespace moneybags
