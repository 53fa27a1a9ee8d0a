#include "guide/figures.h"

#include "games/millions/game.h"
#include "guide/rulebook.h"
#include "notation/millions/vocabulary.h"

namespace moneybags {

namespace {

std::string english_millions(std::string_view word) {
    std::string english = lower(word);
    for (const millions::Chinese& each : millions::chinese()) {
        if (each.word == word && !each.english.empty()) english = each.english;
    }
    for (const millions::Synonym& each : millions::synonyms()) {
        if (each.word == english) english = millions::verb(each.act).words;
    }
    return english;
}

}  // namespace

std::string english_word(const Game& game, std::string_view word) {
    if (dynamic_cast<const TypedGame<millions::Family>*>(&game) != nullptr) {
        return english_millions(word);
    }
    return std::string(word);
}

}  // namespace moneybags
