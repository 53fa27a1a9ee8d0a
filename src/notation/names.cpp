#include <algorithm>
#include <cstdint>

#include "core/words.h"
#include "games/codec.h"
#include "notation/notation.h"
#include "notation/utf8.h"

namespace moneybags {

namespace {

constexpr std::size_t kLongestName = 24;  // bytes

// Words a move may be made of, in any of the games: a player called "for" could not be paid.
constexpr std::string_view kWords[] = {
    "a",        "about",    "accept",    "agree",     "all",        "am",        "amount",
    "an",       "and",      "announce",  "announces", "answer",     "answers",   "any",
    "anyone",   "as",       "ask",       "asks",      "at",         "aye",       "back",
    "bank",     "be",       "both",      "bribe",     "buy",        "by",        "call",
    "callvote", "cancel",   "card",      "centre",    "chance",     "character", "charge",
    "choose",   "claim",    "claims",    "clock",     "comment",    "counter",   "deal",
    "decline",  "demand",   "dollars",   "done",      "each",       "either",    "everybody",
    "everyone", "exit",     "file",      "for",       "from",       "give",      "go",
    "help",     "her",      "hidden",    "hide",      "him",        "hint",      "his",
    "hold",     "i",        "if",        "in",        "intimidate", "is",        "it",
    "leader",   "leave",    "leaveboth", "leaves",    "log",        "look",      "loot",
    "luck",     "me",       "million",   "millions",  "mine",       "move",      "my",
    "myself",   "name",     "nay",       "no",        "nobody",     "none",      "not",
    "nothing",  "number",   "of",        "off",       "offer",      "offers",    "ok",
    "on",       "one",      "or",        "out",       "own",        "pass",      "pay",
    "pays",     "peek",     "pick",      "play",      "please",     "pool",      "pot",
    "purse",    "quit",     "ready",     "refuse",    "reject",     "reserve",   "rob",
    "role",     "roll",     "rollcall",  "rules",     "save",       "say",       "second",
    "sell",     "show",     "spectator", "start",     "stay",       "steal",     "table",
    "take",     "talk",     "than",      "that",      "the",        "their",     "them",
    "then",     "they",     "time",      "to",        "two",        "undo",      "up",
    "us",       "view",     "vote",      "want",      "we",         "who",       "will",
    "with",     "withdraw", "withdraws", "yes",       "you",        "your",
};

bool is_word_of_moves(const std::string& small) {
    return std::find(std::begin(kWords), std::end(kWords), small) != std::end(kWords);
}

// Whether a role of the book is called so, in any language or by its key ("role.Driver").
bool is_role(const std::string& small, std::string_view book) {
    static constexpr std::string_view kRole = "role.";
    for (const Language language : languages()) {
        for (const auto& [key, name] : language.names(book)) {
            if (!key.starts_with(kRole)) continue;
            if (lower(name) == small || lower(key.substr(kRole.size())) == small) return true;
        }
    }
    return false;
}

// Outside of ASCII everything counts as a letter but the blocks of spaces, marks, symbols and
// controls.
bool is_letter(std::uint32_t code) {
    if (code < 0x80) return (code >= 'A' && code <= 'Z') || (code >= 'a' && code <= 'z');
    struct Block {
        std::uint32_t first, last;
    };
    constexpr Block kNoLetters[] = {
        {0x80, 0xBF},       {0xD7, 0xD7},
        {0xF7, 0xF7},       {0x2000, 0x2BFF},  // punctuation, direction marks, arrows, drawings
        {0x2E00, 0x2E7F},   {0x3000, 0x3004},  // the wide space and its company
        {0x3008, 0x3030},   {0xD800, 0xF8FF},  // surrogates, private use
        {0xFE00, 0xFE6F},                      // variations, small forms
        {0xFEFF, 0xFF20},   {0xFFE0, 0xFFFF},
        {0x1F000, 0x1FFFF}, {0x40000, 0x10FFFF},
    };
    return std::none_of(std::begin(kNoLetters), std::end(kNoLetters), [&](const Block& block) {
        return code >= block.first && code <= block.last;
    });
}

// What is wrong with a name, or nothing.
std::string complaint(std::string_view name, std::string_view book) {
    if (name.empty()) return "must not be empty";
    if (name.size() > kLongestName) {
        return "must be at most " + std::to_string(kLongestName) + " bytes long, is " +
               std::to_string(name.size());
    }
    for (std::size_t at = 0; at < name.size();) {
        const bool first = at == 0;
        // A NUL is good UTF-8, and nothing that anybody can see.
        if (name[at] == '\0') return "must not hold a NUL character (\\u0000)";
        const std::optional<std::uint32_t> read = next_character(name, at);
        if (!read) return "must be UTF-8 text";
        const std::uint32_t code = *read;
        const bool inside = (code >= '0' && code <= '9') || code == '-' || code == '_';
        if (!is_letter(code) && (first || !inside)) {
            return "must be one word that begins with a letter and goes on with letters, digits, - "
                   "or _; is " +
                   codec::quoted(name);
        }
    }
    const std::string small = lower(name);
    if (is_word_of_moves(small) || is_role(small, book)) {
        return "must not be a word that moves are made of, is " + codec::quoted(name);
    }
    return "";
}

}  // namespace

Names default_names(int players) {
    const Names all{"Al", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal"};
    return {all.begin(), all.begin() + players};
}

Result<Names> check_names(Names names, int players, std::string_view book) {
    if (names.size() != static_cast<std::size_t>(players)) {
        return Problem{"names", "must be " + std::to_string(players) + ", one for each seat; are " +
                                    std::to_string(names.size())};
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string where = "names[" + std::to_string(i) + ']';
        if (std::string wrong = complaint(names[i], book); !wrong.empty()) {
            return Problem{where, std::move(wrong)};
        }
        for (std::size_t k = 0; k < i; ++k) {
            if (lower(names[k]) == lower(names[i])) {
                return Problem{where, "must differ from the other names, is the same as " +
                                          codec::quoted(names[k])};
            }
        }
    }
    return names;
}

}  // namespace moneybags
