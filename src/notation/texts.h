#pragma once

// The sentences of a book in the language of its reader. They stand in data/texts/<tag>/<book> as
// templates ("{who} slips {other} {amount}.") under keys that are the same in every language.

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "notation/language.h"

namespace moneybags {

using Figure = std::pair<std::string_view, std::string>;  // {"who", "Al"} fills {who}
using Figures = std::vector<Figure>;

// figures("who", name, "number", 3): each a name, and a text or a whole number.
inline Figures figures() { return {}; }
template <class Value, class... More>
Figures figures(std::string_view name, const Value& value, const More&... more) {
    Figures list = figures(more...);
    if constexpr (std::is_integral_v<Value>) {
        list.emplace_back(name, std::to_string(value));
    } else {
        list.emplace_back(name, value);
    }
    return list;
}

// One pass over the template: what is filled in is never read again, so a player called "{who}"
// does no harm. A placeholder without a figure stays as it is; a test looks for such leftovers.
std::string fill(std::string_view pattern, std::span<const Figure> figures);

// The texts of a book in one language: what a sentence is built with. What all games say alike
// stands in the book "common"; what this language has no text for is said in the first.
class Voice {
   public:
    Voice(std::string_view book, Language language)
        : texts_{&language.texts(book), &language.texts("common"), &Language{}.texts(book),
                 &Language{}.texts("common")},
          language_(language) {}

    bool knows(std::string_view key) const { return find(key) != nullptr; }
    // A key that nobody wrote a text for is said as it is: worse than a sentence, better than
    // silence.
    std::string operator()(std::string_view key, const Figures& figures = {}) const;
    // The same with figures one by one: voice("play.seed", "seed", text).
    template <class Value, class... More>
    std::string operator()(std::string_view key, std::string_view name, const Value& value,
                           const More&... more) const {
        return (*this)(key, figures(name, value, more...));
    }
    // "Al", "Al and Bea", "Al, Bea and Cid" (keys list.last and list.next).
    std::string list(const std::vector<std::string>& items) const;
    // "Al", "Al or Bea", "Al, Bea or Cid" (keys list.or and list.next): one of them is to be
    // chosen.
    std::string either(const std::vector<std::string>& items) const;

   private:
    std::string joined(const std::vector<std::string>& items, std::string_view last) const;
    const std::string* find(std::string_view key) const;

    std::array<const Texts*, 4> texts_;
    Language language_;
};

}  // namespace moneybags
