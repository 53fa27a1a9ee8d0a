#include "table/plea.h"

#include "games/catalogue.h"
#include "notation/money.h"
#include "notation/texts.h"

namespace moneybags {

namespace {

std::string told(const Plea::Figure& figure, const Voice& voice, const Names& names) {
    if (figure.count) return std::to_string(*figure.count);
    if (figure.dollars) return money_text(voice, *figure.dollars);
    if (figure.seat) {
        const auto seat = static_cast<std::size_t>(*figure.seat);
        return seat < names.size() ? names[seat] : std::string();
    }
    const std::string key = figure.word.value_or("");
    // What a board of somebody's own calls something the texts do not know.
    return voice.knows(key) ? voice(key) : key.substr(key.find('.') + 1);
}

}  // namespace

std::optional<Plea> plea(const Deed& deed) {
    return with_family(deed.game.ruleset(), [&]<class Family>() { return plea_of<Family>(deed); });
}

std::string plea_words(const Plea& plea, const Ruleset& ruleset, const Names& names,
                       Language language) {
    const Voice voice(ruleset.texts, language);
    Figures figures;
    for (const Plea::Figure& each : plea.figures) {
        figures.emplace_back(each.name, told(each, voice, names));
    }
    return voice("plea." + plea.key, figures);
}

}  // namespace moneybags
