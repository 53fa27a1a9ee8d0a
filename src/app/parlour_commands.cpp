// What people may type besides moves: help, rules, story, talk, advice, saving, leaving, and what a
// table grants besides.

#include <algorithm>

#include "app/parlour.h"
#include "app/rules.h"
#include "core/words.h"
#include "guide/rulebook.h"
#include "notation/listener.h"

namespace moneybags {

namespace {

// Their names in English; "command.<name>" is the same in the reader's language.
constexpr std::string_view kCommands[] = {"help", "rules", "log",  "say",  "hint", "show",
                                          "undo", "mind",  "back", "save", "quit"};
constexpr std::size_t kCommandWidth = 19;  // of the first column in "play.commands"
constexpr std::size_t kMoveIndent = 4;     // of what does not fit in a line of "help moves"
constexpr std::string_view kBook = "app";  // "typed.help": what people also call it

}  // namespace

Parlour::Understood Parlour::understand(Seat seat, const std::string& typed, const Menu& menu) {
    std::size_t blank = std::min(typed.find(' '), typed.size());
    std::string word = lower(typed.substr(0, blank));
    if (word.size() > 1 && word.front() == '/') word.erase(0, 1);  // never mistaken for a move
    word = word == "?" ? "help" : word_of_moves(kBook, word);
    std::string rest = typed.substr(std::min(blank + 1, typed.size()));
    rest.erase(0, std::min(rest.find_first_not_of(' '), rest.size()));

    for (const std::string_view name : kCommands) {
        if (word != name && word != words_("command." + std::string(name))) continue;
        const bool reads = name == "help" || name == "rules" || name == "log" || name == "show";
        std::optional<Terminal::Pages> pages;
        if (reads) pages.emplace(terminal_, words_("play.more"));
        if (name == "help") help(rest);
        if (name == "rules") rules(rest);
        if (name == "log") tell(seat, 0);
        if (name == "say") say(seat, rest);
        if (name == "show") show_table(seat, menu, true);
        if (name == "hint") return hint(seat, menu);
        if (name == "undo") return undo(seat);
        if (name == "mind") return mind(seat);
        if (name == "back") back();
        if (name == "save") save(rest);
        return name == "quit" ? Understood::Quit : Understood::Yes;
    }
    return Understood::No;
}

void Parlour::complain(const std::string& sentence) {
    terminal_.wrapped(sentence, 0, Paint::Wrong);
}

void Parlour::help(const std::string& about) {
    const Guide guide(game(), language_);
    if (about.empty()) {
        terminal_.wrapped(guide.overview());
        terminal_.line();
        terminal_.wrapped(guide.how_to_ask());
        terminal_.line();
        const Rulebook& book = rulebook_of(game().ruleset(), language_);
        terminal_.wrapped(words_("play.commands", a_rule(book, game().ruleset())), kCommandWidth);
    } else if (word_of_moves(kBook, lower(about)) == "moves") {
        terminal_.wrapped(guide.moves(), kMoveIndent);
    } else if (const auto text = guide.about(about)) {
        terminal_.wrapped(*text);
        const auto& clauses = rulebook_of(game().ruleset()).passages();
        const bool cites = std::any_of(clauses.begin(), clauses.end(), [&](const Passage& each) {
            return !each.id.empty() && text->find(each.id) != text->npos;
        });
        if (cites) terminal_.wrapped(words_("help.look-up"), 0, Paint::Dim);
    } else if (rulebook_of(game().ruleset(), language_).search(about).empty()) {
        complain(words_("help.no-guide", {{"word", about}}));
    } else {
        terminal_.wrapped(words_("help.only-rules", {{"word", about}}), 0, Paint::Dim);
        rules(about);
    }
}

void Parlour::rules(const std::string& about) {
    // What nobody has translated goes by the words of the first language.
    const Rulebook& book = rulebook_of(game().ruleset(), language_);
    const std::string wanted =
        book.search(about).empty() ? word_of_moves(game().ruleset().texts, about) : about;
    if (const auto problem = show_rules(terminal_, language_, game().ruleset(), wanted)) {
        complain(problem->sentence());
    }
}

void Parlour::say(Seat seat, const std::string& words) {
    if (const auto denied = command(seat, entry::Say{words})) return complain(*denied);
    tell_news(seat);
}

// The adviser knows what this seat was told and sees what it sees; asking him changes nothing.
// Everybody at this screen must agree to hints.
Parlour::Understood Parlour::hint(Seat seat, const Menu& menu) {
    if (table().hints() == false) {
        command(seat, entry::AgreeHints{.yes = true});
        for (const Seat other : people() - SeatSet{seat}) {
            const auto yes = agrees(
                words_("play.hints-agree", "name", chair(other).name, "who", chair(seat).name));
            if (!yes) return Understood::Quit;
            command(other, entry::AgreeHints{.yes = *yes});
            if (!*yes) break;
        }
        tell_news(seat);
    }
    const Granted<Asker> asked = table().hint_asked(person_at(seat));
    if (asked) {
        constexpr Effort kEffort{.playouts = 1000, .time = std::chrono::milliseconds(1000)};
        if (const auto found = moneybags::hint(game(), *asked, kEffort)) {
            advise(seat, menu, *found);
            return Understood::Yes;
        }
    } else if (people().size() > 1) {
        complain(table().explain(asked.error(), language_));
        return Understood::Yes;
    }
    Table::Thought thought;
    thought.seat = seat;
    thought.level = house_level(game().ruleset());
    thought.view = game().view(state(), seat);
    thought.legal = game().legal(state(), seat);
    thought.luck = Rng{session().records().size()};
    const AnyMove move = Minds{}.answer(table(), thought);
    terminal_.wrapped(words_("play.hint", "move", notation().move_words(seat, move, language_),
                             "number", menu.number_of(move)));
    return Understood::Yes;
}

void Parlour::advise(Seat seat, const Menu& menu, const Hint& hint) {
    const auto told = [&](const char* text, const AnyMove& move, int wins) {
        return words_(text, "move", notation().move_words(seat, move, language_), "number",
                      menu.number_of(move), "wins", wins);
    };
    terminal_.wrapped(
        told(hint.other ? "play.hint-best" : "play.hint-alone", hint.move, hint.wins));
    if (hint.plea) {
        const std::string said =
            plea_words(*hint.plea, game().ruleset(), session().names(), language_);
        terminal_.wrapped(words_("play.hint-why", "plea", said));
    }
    if (!hint.other) return;
    const bool clear = hint.sure == Hint::Sure::Better;
    terminal_.wrapped(
        told(clear ? "play.hint-clear" : "play.hint-close", *hint.other, hint.other_wins));
}

void Parlour::save(const std::string& path) {
    if (path.empty()) {
        complain(words_("play.save-where"));
    } else if (const auto problem = save_log(path, kept_.lines)) {
        complain(problem->sentence());
    } else {
        terminal_.wrapped(words_("play.saved", "file", path));
    }
}

// Everybody at this screen must agree; a bot always does.
Parlour::Understood Parlour::undo(Seat seat) {
    if (const auto denied = command(seat, entry::Undo{})) {
        complain(*denied);
        return Understood::Yes;
    }
    while (const auto asked = table().table_info(language_).undo) {
        const Seat other{static_cast<std::uint8_t>(asked->missing.front())};
        const auto yes = agrees(words_("play.undo-agree", "name", chair(other).name, "who",
                                       chair(seat).name, "move", asked->move));
        if (!yes) return Understood::Quit;
        command(other, entry::AnswerUndo{.yes = *yes});
    }
    return Understood::Done;
}

std::optional<bool> Parlour::agrees(const std::string& question) {
    while (const auto typed = terminal_.ask(question)) {
        if (is_quit(*typed)) break;
        const std::string answer = lower(*typed);
        const auto means = [&](const std::string& word) {
            return !answer.empty() &&
                   (word.starts_with(answer) || answer == words_("answer." + word));
        };
        if (means("yes") || means("no")) return means("yes");
    }
    return {};
}

Parlour::Understood Parlour::mind(Seat seat) {
    if (const auto denied = command(seat, entry::Mind{})) {
        complain(*denied);
        return Understood::Yes;
    }
    return Understood::Done;
}

void Parlour::back() {
    if (minded().empty()) return complain(words_("play.nobody-minded"));
    for (const Seat seat : minded()) command(seat, entry::Back{});
}

}  // namespace moneybags
