#pragma once

// The cast: characters that bots play, what they look like and what makes them speak. All of it is
// data:
//     data/cast/characters.json    [{"name": "Al", "talks": 60, "temper": "Cautious", "look": {…}},
//     …] data/cast/<book>.json        [{"event": "Paid", "who": "other", "about": "seat",
//                                    "says": "thanks"}, …]: the cues of the games of that book
//     data/texts/<tag>/cast        "Al.thanks.1": their lines, as many for an occasion as they have
// A cue is matched against an event that everybody was told of, never against anything else, so no
// line can give a secret away. Who says why they did something ("why", with {why}) gives an
// plea (plea.h) that whoever looks on could give, too.

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/temper.h"
#include "games/codec.h"
#include "games/result.h"

namespace moneybags {

struct Character {
    std::string name;          // the bot's, and of all its lines
    int talks = 0;             // how often it speaks when it could, in a hundred
    Temper temper{};           // how it talks and bargains, if its bot has one
    boost::json::object look;  // for whoever draws it
    using Fields =
        codec::Members<&Character::name, &Character::talks, &Character::temper, &Character::look>;
};

struct Cue {
    std::string event;
    std::optional<std::string> who;    // the field with the seat that speaks; none: any other bot
    std::optional<std::string> about;  // the field with the seat that it is about
    std::string says;                  // the occasion
    // Only if the last of these events that was alike in `same` since `since` was not in `differs`:
    // what was claimed is not what is shown.
    std::optional<std::vector<std::string>> unlike, same;
    std::optional<std::string> differs, since;
    using Fields = codec::Members<&Cue::event, &Cue::who, &Cue::about, &Cue::says, &Cue::unlike,
                                  &Cue::same, &Cue::differs, &Cue::since>;
};

// What every character has lines for. The first ones are the table's own; the rest are what cues
// may name.
namespace occasion {
inline constexpr std::string_view kGreeting = "greeting", kVictory = "victory", kDefeat = "defeat",
                                  kSpoken = "spoken", kTomato = "tomato", kWhy = "why",
                                  kThanks = "thanks";
inline constexpr std::string_view kAll[] = {kGreeting, kVictory, kDefeat,    kSpoken,
                                            kTomato,   kWhy,     kThanks,    "claim",
                                            "gain",    "threat", "reproach", "caught"};
}  // namespace occasion

Result<std::vector<Character>> read_characters(std::string_view text, std::string_view file);
Result<std::vector<Cue>> read_cues(std::string_view text, std::string_view file);

const std::vector<Character>& cast();
const Character* find_character(std::string_view name);  // nullptr if there is none
const std::vector<Cue>& cues(std::string_view book);     // none for a game that has no file
std::vector<std::string> lines_for(const Character&, std::string_view occasion);  // their keys

}  // namespace moneybags
