#pragma once

// The rules of a game as text, cut into sections and clauses, to be looked up: rules.md among the
// texts of a language or, where nobody has translated it, docs/rules/*.md.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/catalogue.h"
#include "notation/language.h"

namespace moneybags {

// A row of a table, a worked example, a paragraph or a block of pseudocode.
struct Passage {
    std::string id;  // "M1-HEIST-04", or empty
    std::size_t section = 0;
    std::vector<std::pair<std::string, std::string>> cells;  // column heading -> text; the id apart
    std::vector<std::string> cites;  // a worked example: the clauses it shows
    bool verbatim = false;           // its line breaks mean something
};

struct Section {
    std::string number;  // "3.1", or empty
    std::string title;   // "First edition"
    int depth = 2;       // of its heading
    std::string name() const { return number.empty() ? title : number + " " + title; }
};

class Rulebook {
   public:
    explicit Rulebook(std::string_view markdown);

    const std::vector<Section>& sections() const { return sections_; }
    const std::vector<Passage>& passages() const { return passages_; }

    const Passage* find(std::string_view id) const;  // in any case; nullptr if there is none
    const Section* find_section(std::string_view number) const;
    std::vector<std::string> near(
        std::string_view id) const;  // the ids most like it, nearest first
    // Passages that speak of a word, in any case: those that bear it as their name first.
    std::vector<const Passage*> search(std::string_view word) const;
    std::vector<const Passage*> examples_of(std::string_view id) const;
    // A section headed with the name of another ruleset in the same book is not about this one; a
    // translation's is about what the section of that number is about.
    bool is_about(const Section&, const Ruleset&) const;

   private:
    std::vector<Section> sections_;
    std::vector<Passage> passages_;
};

// That of a ruleset for readers of a language, cut up once.
const Rulebook& rulebook_of(const Ruleset&, Language = {});

}  // namespace moneybags
