#pragma once

// The sentences of a game in the languages of its readers. They stand in data/texts/*.json as
// templates
// ("{who} slips {other} {amount}.") under keys that are the same in every language; a language is
// added there, not here.

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/result.h"
#include "notation/notation.h"

namespace moneybags {

using Figure = std::pair<std::string_view, std::string>;  // {"who", "Al"} fills {who}
using Figures = std::vector<Figure>;

// One pass over the template: what is filled in is never read again, so a player called "{who}"
// does no harm. A placeholder without a figure stays as it is; a test looks for such leftovers.
std::string fill(std::string_view pattern, std::span<const Figure> figures);

std::string_view tag(Language);  // "en", "zh-Hant"

class Texts {
   public:
    // {"en": {key: template}, "zh-Hant": {key: template}}: both languages, the same keys in both.
    static Result<Texts> read(std::string_view json, std::string_view file);

    // nullptr if there is no such key.
    const std::string* find(Language, std::string_view key) const;
    std::vector<std::string_view> keys(Language) const;

   private:
    using Book = std::map<std::string, std::string, std::less<>>;
    Book english_, chinese_;
};

// Those of an embedded file, read once. Our own files are tested, so a bad one is a bug and throws.
const Texts& texts_of(std::string_view path);

// The texts in one language: what a sentence is built with.
class Voice {
   public:
    Voice(const Texts& texts, Language language) : texts_(texts), language_(language) {}

    bool knows(std::string_view key) const { return texts_.find(language_, key) != nullptr; }
    // A key that nobody wrote a text for is said as it is: worse than a sentence, better than
    // silence.
    std::string operator()(std::string_view key, const Figures& figures = {}) const;
    // "Al", "Al and Bea", "Al, Bea and Cid" (keys list.last and list.next).
    std::string list(const std::vector<std::string>& items) const;
    // "Al", "Al or Bea", "Al, Bea or Cid" (keys list.or and list.next): one of them is to be
    // chosen.
    std::string either(const std::vector<std::string>& items) const;

   private:
    std::string joined(const std::vector<std::string>& items, std::string_view last) const;

    const Texts& texts_;
    Language language_;
};

}  // namespace moneybags
