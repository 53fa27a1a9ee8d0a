#pragma once

// Why a move is a good one, in a sentence: something that is true of the table, that whoever asks
// can see for themselves, and that speaks for the move. Hints give one, and bots who say why.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/codec.h"
#include "games/game.h"
#include "notation/language.h"
#include "notation/notation.h"

namespace moneybags {

struct Plea {
    // Fills {name}. It is one of these: a number, money, somebody, a word of the game's texts.
    struct Figure {
        std::string name;
        std::optional<std::int64_t> count = {};
        std::optional<std::int64_t> dollars = {};
        std::optional<Seat> seat = {};
        std::optional<std::string> word = {};  // its key: "role.Brute"
        bool operator==(const Figure&) const = default;
        using Fields = codec::Members<&Figure::name, &Figure::count, &Figure::dollars,
                                      &Figure::seat, &Figure::word>;
    };
    std::string key;  // plea.<key> of the game's texts
    std::vector<Figure> figures = {};
    bool operator==(const Plea&) const = default;
    using Fields = codec::Members<&Plea::key, &Plea::figures>;
};

template <class Count>
Plea::Figure counted(std::string name, Count count) {
    return {.name = std::move(name), .count = static_cast<std::int64_t>(count)};
}
inline Plea::Figure paid(std::string name, std::int64_t dollars) {
    return {.name = std::move(name), .dollars = dollars};
}
inline Plea::Figure somebody(std::string name, Seat seat) {
    return {.name = std::move(name), .seat = seat};
}
inline Plea::Figure worded(std::string name, std::string word) {
    return {.name = std::move(name), .word = std::move(word)};
}

// A move, as somebody sees it who has seen and heard so much: the seat itself, or a spectator, who
// finds no plea in what is secret, nor for a move that is.
struct Deed {
    const Game& game;
    AnyView view;  // before the move
    Seat by{};
    AnyMove move;
    std::span<const AnyEvent> heard = {};  // before the move
};

// The best that there is; none if nothing special speaks for it.
std::optional<Plea> plea(const Deed&);
// Of the games of one family, which defines it.
template <class Family>
std::optional<Plea> plea_of(const Deed&);

// The sentence, without a full stop, about nobody in particular: it is read by whoever asked, and
// said by bots of themselves.
std::string plea_words(const Plea&, const Ruleset&, const Names&, Language);

}  // namespace moneybags
