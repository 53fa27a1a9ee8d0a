// What people call themselves, and what their chairs are called in the game.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

#include "core/words.h"
#include "notation/utf8.h"
#include "table/table.h"

namespace moneybags {

namespace {

constexpr std::size_t kMostCharacters = 24;
constexpr std::size_t kMostBytes = 24;  // of a chair's name, as check_names has it

bool is_control(std::uint32_t code) { return code < 0x20 || (code >= 0x7F && code < 0xA0); }

// "U+202E"
std::string code_point(std::uint32_t code) {
    std::array<char, 12> text{};
    std::snprintf(text.data(), text.size(), "U+%04X", code);
    return text.data();
}

bool is_space(std::uint32_t code) {
    return code == ' ' || code == 0xA0 || (code >= 0x2000 && code <= 0x200A) || code == 0x3000;
}

bool is_plain(std::uint32_t code) {
    return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') ||
           (code >= '0' && code <= '9') || code == '-' || code == '_';
}

// Could it stand in a name? Asked of check_names, so that there is one opinion on it.
bool fits_inside(std::string_view character) {
    return check_names({"Zz" + std::string(character)}, 1).has_value();
}

// One word that begins with a letter; empty if nothing is left of it.
std::string one_word(std::string_view called) {
    std::string word;
    for (std::size_t at = 0; at < called.size();) {
        const std::size_t from = at;
        const std::optional<std::uint32_t> code = next_character(called, at);
        if (!code) break;
        const std::string_view character = called.substr(from, at - from);
        if (is_space(*code)) {
            if (!word.empty() && word.back() != '-') word += '-';
        } else if (*code < 0x80 ? is_plain(*code) : !is_unseen(*code) && fits_inside(character)) {
            const bool letter = *code >= 0x80 || (*code >= 'A' && *code != '_');
            if (word.empty() && !letter) continue;
            if (word.size() + character.size() > kMostBytes) break;
            word += character;
        }
    }
    while (!word.empty() && word.back() == '-') word.pop_back();
    return word;
}

bool is_taken(const Names& names, std::string_view name) {
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string& other) { return lower(other) == lower(name); });
}

// The word with a number behind it, cut so that both find room.
std::string numbered(std::string word, int n) {
    const std::string digits = std::to_string(n);
    while (word.size() + digits.size() > kMostBytes) {
        while ((static_cast<unsigned char>(word.back()) & 0xC0u) == 0x80u) word.pop_back();
        word.pop_back();
    }
    return word + digits;
}

}  // namespace

Names chair_names(const std::vector<std::string>& people, std::string_view book,
                  const Names& bots) {
    Names names(people.size());
    Names taken;
    for (std::size_t i = 0; i < people.size(); ++i) {
        if (people[i].empty()) continue;
        std::string word = one_word(people[i]);
        if (word.empty()) word = "Guest";
        std::string name = word;
        for (int n = 2; is_taken(taken, name) || !check_names({name}, 1, book); ++n) {
            name = numbered(word, n);
        }
        names[i] = name;
        taken.push_back(name);
    }
    // There is a name for each of the most seats at the least, so enough are left over.
    for (std::string& name : names) {
        if (!name.empty()) continue;
        for (const std::string& usual : bots) {
            if (is_taken(taken, usual)) continue;
            name = usual;
            taken.push_back(usual);
            break;
        }
    }
    return names;
}

std::optional<Problem> problem_with_person_name(std::string_view name) {
    std::size_t characters = 0;
    bool visible = false;
    for (std::size_t at = 0; at < name.size(); ++characters) {
        const std::optional<std::uint32_t> code = next_character(name, at);
        if (!code) return Problem{"name", "must be UTF-8 text"};
        if (is_control(*code)) return Problem{"name", "must not hold control characters"};
        if (is_unseen(*code)) {
            return Problem{"name", "must not hold characters that are not seen, as " +
                                       code_point(*code) + " is"};
        }
        visible = visible || !is_space(*code);
    }
    if (!visible) return Problem{"name", "must not be empty"};
    if (characters > kMostCharacters) {
        return Problem{"name", "must be at most " + std::to_string(kMostCharacters) +
                                   " characters, is " + std::to_string(characters)};
    }
    return {};
}

}  // namespace moneybags
