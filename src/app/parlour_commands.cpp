// What people may type besides moves: help, rules, story, talk, advice, saving, leaving.

#include <algorithm>
#include <iterator>

#include "app/parlour.h"
#include "app/rules.h"
#include "guide/rulebook.h"

namespace moneybags {

namespace {

// Their names in English; "command.<name>" is the same in the reader's language.
constexpr std::string_view kCommands[] = {"help", "rules", "log",  "say",
                                          "hint", "show",  "save", "quit"};
constexpr std::string_view kAdviser = "rookie";
constexpr std::size_t kCommandWidth = 19;  // of the first column in "play.commands"
constexpr std::size_t kMoveIndent = 4;     // of what does not fit in a line of "help moves"
// People look for help under more names than one.
constexpr std::string_view kHelp[] = {"?", "幫助", "說明"};
constexpr std::string_view kMoves[] = {"moves", "move", "行動", "動作"};

}  // namespace

Parlour::Understood Parlour::obey(Seat seat, const std::string& typed, const Menu& menu) {
    std::size_t blank = std::min(typed.find(' '), typed.size());
    std::string word = lower(typed.substr(0, blank));
    if (word.size() > 1 && word.front() == '/') word.erase(0, 1);  // never mistaken for a move
    if (std::find(std::begin(kHelp), std::end(kHelp), word) != std::end(kHelp)) word = "help";
    std::string rest = typed.substr(std::min(blank + 1, typed.size()));
    rest.erase(0, std::min(rest.find_first_not_of(' '), rest.size()));

    for (const std::string_view name : kCommands) {
        if (word != name && word != words_("command." + std::string(name))) continue;
        if (name == "help") help(rest);
        if (name == "rules") {
            // What nobody has translated goes by the words of the first language.
            const Rulebook& book = rulebook_of(game().ruleset(), language_);
            const std::string wanted =
                book.search(rest).empty() ? english_word(game(), rest) : rest;
            if (const auto problem = show_rules(terminal_, language_, game().ruleset(), wanted)) {
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

void Parlour::help(const std::string& about) {
    const Guide guide(game(), language_);
    const std::string word = lower(about);
    if (about.empty()) {
        terminal_.wrapped(guide.overview());
        terminal_.line();
        terminal_.wrapped(words_("play.commands"), kCommandWidth);
    } else if (std::find(std::begin(kMoves), std::end(kMoves), word) != std::end(kMoves)) {
        terminal_.wrapped(guide.moves(), kMoveIndent);
    } else if (const auto text = guide.about(about)) {
        terminal_.wrapped(*text);
        terminal_.wrapped(guide("look-up"), 0, Paint::Dim);
    } else {
        terminal_.wrapped(guide("no-guide", {{"word", about}}), 0, Paint::Wrong);
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
    terminal_.wrapped(words_("play.hint", {{"move", notation().move_text(seat, move)},
                                           {"number", menu.number_of(move)}}));
}

void Parlour::save(const std::string& path) {
    if (path.empty()) {
        terminal_.line(words_("play.save-where"), Paint::Wrong);
    } else if (const auto problem = save_log(path, session_)) {
        terminal_.wrapped(problem->sentence(), 0, Paint::Wrong);
    } else {
        terminal_.wrapped(words_("play.saved", {{"file", path}}));
    }
}

void Parlour::story(Seat seat) {
    for (const News& news : news_) {
        if (may_know(news, seat)) tell(news, seat);
    }
}

}  // namespace moneybags
