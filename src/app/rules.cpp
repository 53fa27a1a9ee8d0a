#include "app/rules.h"

#include <algorithm>
#include <iostream>

#include "app/commands.h"
#include "core/words.h"
#include "notation/screen.h"

namespace moneybags {

namespace {

constexpr std::size_t kIndent = 2;

void show_passage(Terminal& terminal, const Passage& passage) {
    const std::string indent(kIndent, ' ');
    for (const auto& [column, text] : passage.cells) {
        if (text.empty()) continue;
        const std::string label = column.empty() ? "" : column + ": ";
        std::string lines;
        for (const char c : text) lines += c == '\n' ? "\n" + indent : std::string(1, c);
        terminal.wrapped(indent + label + lines,
                         kIndent + static_cast<std::size_t>(columns(label)));
    }
}

void show_clause(Terminal& terminal, const Voice& words, const Rulebook& book,
                 const Passage& clause) {
    terminal.wrapped(terminal.painted(clause.id, Paint::Title) + "  " +
                         terminal.painted(book.sections()[clause.section].name(), Paint::Dim),
                     kIndent);
    show_passage(terminal, clause);
    std::vector<std::string> examples;
    for (const Passage* each : book.examples_of(clause.id)) examples.push_back(each->id);
    if (!examples.empty()) {
        terminal.wrapped("  " + words("rules.examples", "list", joined(examples)), 2 * kIndent,
                         Paint::Dim);
    }
}

// One line of a list: the id and how the clause begins.
void show_line(Terminal& terminal, const Passage& passage) {
    std::string text;
    for (const auto& [column, cell] : passage.cells) {
        if (!cell.empty() && column != "source" && column != "provenance") {
            text += (text.empty() ? "" : " — ") + cell;
        }
    }
    std::replace(text.begin(), text.end(), '\n', ' ');
    const std::size_t label = 14;
    terminal.wrapped(terminal.painted(padded(passage.id, label), Paint::Number) + text, label);
}

void show_contents(Terminal& terminal, const Voice& words, const Rulebook& book,
                   const Ruleset& ruleset) {
    terminal.rule(std::string(ruleset.name));
    for (std::size_t i = 0; i < book.sections().size(); ++i) {
        const Section& section = book.sections()[i];
        if (section.depth == 1 || !book.is_about(section, ruleset)) continue;
        std::string first, last;
        for (const Passage& each : book.passages()) {
            if (each.section != i || each.id.empty()) continue;
            if (first.empty()) first = each.id;
            last = each.id;
        }
        const std::string indent(static_cast<std::size_t>(section.depth - 1) * 2, ' ');
        const std::string clauses = first.empty() ? "" : first + " … " + last;
        terminal.wrapped(
            padded(indent + section.name(), 46) + terminal.painted(clauses, Paint::Dim),
            indent.size() + kIndent);
    }
    terminal.line();
    terminal.wrapped(words("rules.how", a_rule(book, ruleset)), 0, Paint::Dim);
}

void show_section(Terminal& terminal, const Rulebook& book, const Section& section) {
    terminal.rule(section.name());
    for (const Passage& each : book.passages()) {
        if (&book.sections()[each.section] != &section) continue;
        if (!each.id.empty()) {
            show_line(terminal, each);
        } else {
            show_passage(terminal, each);
        }
    }
}

}  // namespace

Figures a_rule(const Rulebook& book, const Ruleset& ruleset) {
    for (const Passage& each : book.passages()) {
        const Section& section = book.sections()[each.section];
        if (each.id.empty() || section.number.empty() || !book.is_about(section, ruleset)) continue;
        return {{"clause", each.id}, {"section", section.number}};
    }
    return {};
}

std::optional<Problem> show_rules(Terminal& terminal, Language language, const Ruleset& ruleset,
                                  std::string_view wanted) {
    const Voice words = app_voice(language);
    const Rulebook& book = rulebook_of(ruleset, language);
    if (wanted.empty()) {
        show_contents(terminal, words, book, ruleset);
        return {};
    }
    if (const Passage* clause = book.find(wanted)) {
        show_clause(terminal, words, book, *clause);
        return {};
    }
    if (const Section* section = book.find_section(wanted)) {
        show_section(terminal, book, *section);
        return {};
    }
    std::vector<const Passage*> found = book.search(wanted);
    std::erase_if(found, [&](const Passage* each) {
        return !book.is_about(book.sections()[each->section], ruleset);
    });
    for (const Passage* each : found) {
        if (each->id.empty()) {
            show_passage(terminal, *each);
            terminal.line();
        } else {
            show_line(terminal, *each);
        }
    }
    if (!found.empty()) return {};
    const std::vector<std::string> near = book.near(wanted);
    return Problem{std::string(wanted),
                   near.empty() ? words("rules.none") : words("rules.near", "list", joined(near))};
}

Errand add_rules(CommandLine line, const Voice& words) {
    struct Wanted {
        std::vector<std::string> words;
        Reading reading;
    };
    const auto wanted = std::make_shared<Wanted>();
    line.option("what", wanted->words, words("rules.what")).called("[GAME] [CLAUSE|WORD]");
    wanted->reading.add_to(line, words);
    line.footer(words("cli.games") + "\n" + list_of_games(words));
    return [wanted, line] {
        const Ruleset* ruleset = &catalogue().front();
        std::vector<std::string> rest = wanted->words;
        bool named = false;
        if (!rest.empty()) {
            if (const Ruleset* game = find_ruleset(lower(rest.front()))) {
                ruleset = game;
                named = true;
                rest.erase(rest.begin());
            }
        }
        std::string query;
        for (const std::string& word : rest) query += (query.empty() ? "" : " ") + word;
        // A clause may stand in the book of another game.
        for (const Ruleset& other : catalogue()) {
            if (named || query.empty()) break;
            if (rulebook_of(other).find(query) != nullptr) {
                ruleset = &other;
                break;
            }
        }
        Terminal terminal(std::cin, std::cout, standard_manner(wanted->reading.no_colour, 0));
        const auto problem = show_rules(terminal, wanted->reading.spoken(), *ruleset, query);
        return problem ? refuse(line, *problem) : kFine;
    };
}

}  // namespace moneybags
