#pragma once

// A language is a folder of data: data/texts/<tag> with its language.json, and in a folder for each
// book what things are called (names.json), what is said of them (words.json), how a game is played
// in short (guide.json) and, where somebody has translated it, the law (rules.md). No other file of
// the program knows which there are.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/result.h"

namespace moneybags {

using Texts = std::map<std::string, std::string, std::less<>>;  // key -> template
struct Tongue;                                                  // what is in the folder

class Language {
   public:
    Language();  // the first in order: for whoever did not ask for another

    std::string_view tag() const;           // "zh-Hant", the name of its folder
    std::string_view name() const;          // as it calls itself
    int order() const;                      // its place where languages are offered
    std::vector<std::string> tags() const;  // its own first, then others that it answers to
    // Whether a space parts two wide characters, as it parts two words.
    bool spaces_wide() const;
    const Texts& names(std::string_view book) const;      // what things are called
    const Texts& texts(std::string_view book) const;      // names and words; empty if it has none
    std::string_view rules(std::string_view book) const;  // the law, or empty

    friend bool operator==(Language, Language) = default;

    explicit Language(const Tongue& tongue) : tongue_(&tongue) {}

   private:
    const Tongue* tongue_;
};

// In the order in which they are offered.
const std::vector<Language>& languages();

// By its tag or another that it answers to ("zh").
std::optional<Language> find_language(std::string_view tag);
std::vector<std::string> language_tags();  // all that find one: "en", "zh-Hant", "zh"

// What a browser asks for ("zh-TW,zh;q=0.9,en"): the first that there is, else the first of all.
Language preferred_language(std::string_view accept_language);

// One more, which the program does not carry: the files of its folder ("millions/words.json") and
// what is in them. To be called before anybody is spoken to.
Result<Language> add_language(std::string_view tag,
                              const std::map<std::string, std::string>& files);

}  // namespace moneybags
