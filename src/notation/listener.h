#pragma once

// Reading what people type, for every game: their words are fitted to the text of each move that
// they may make. A word may be cut short, stand in another place, be another name of the thing or
// another word for the deed, in any language (names.json, and "typed.<word>" in words.json); and
// what the screen prints of a move is that move. What may mean several moves is asked back, and so
// is what would commit somebody to something that nobody named.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/notation.h"

namespace moneybags {

struct Verb {
    std::string_view words;  // what a move begins with: "call vote"
    std::string_view usage;  // what must follow, where no listed move can show it: "ask PLAYER"
    bool answers = false;    // to what was put to somebody, and so need not name it again: "accept"
};

// A move in the words of one language, as on the screen; and as text.
struct Printed {
    std::string words, text;
};
template <class Choice>
std::vector<Printed> printed_moves(const Notation& notation, Seat by,
                                   std::span<const AnyChoice> legal) {
    std::vector<Printed> list;
    for (const AnyChoice& any : legal) {
        const Choice choice = any.as<Choice>();
        for (std::uint32_t k = 0; k < choice.count(); ++k) {
            const AnyMove move = AnyMove::of(choice.move(k));
            for (const Language language : languages()) {
                list.push_back(
                    {notation.move_words(by, move, language), notation.move_text(by, move)});
            }
        }
    }
    return list;
}

// What a game tells its listener. A move's text is a verb and words; "1..6" in it is any amount.
struct Speech {
    std::string_view book;  // where its names and synonyms stand
    std::span<const Verb> verbs;
    std::vector<std::string> now;  // the moves that are listed
    // To the letter, listed or not: the rules say why not.
    std::function<std::optional<AnyMove>(std::string_view text)> exactly;
    // What the screen shows of them.
    std::function<std::vector<Printed>()> printed = {};
    // Who is told what is wrong: people in their words, programs in the text of moves.
    std::optional<Language> reader = {};
    std::function<std::string(const AnyMove&)> say = {};
    std::string self = {};  // who speaks, whose own name goes without saying
    // Further moves that begin so and can be said, though not now.
    std::function<std::vector<std::string>(std::string_view verb)> ever = {};
    // What a word of a move is also called: "GA3" is where "museum" stands.
    std::map<std::string, std::vector<std::string>> called = {};
    // What no list can hold, put into the words of a move: several who pay.
    std::function<std::optional<std::string>(std::string_view verb,
                                             std::span<const std::string> words)>
        otherwise = {};
    // Dollars in one of an amount, for whoever types "$3M" or "300萬"; 0: there are no amounts.
    std::int64_t unit = 0;
    // One more example for whoever did not find the words for a verb.
    std::function<std::string(std::string_view verb)> example = {};
};

Result<AnyMove> listen(const Speech&, std::string_view typed);

// The word of moves for what somebody calls a thing or a deed in any language: "收買" and "bribe"
// are "offer". A word that is known nowhere stays as it is.
std::string word_of_moves(std::string_view book, std::string_view word);

}  // namespace moneybags
