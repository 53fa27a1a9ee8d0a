// Routes about games: what there is to play, and how.

#include "bots/strength.h"
#include "games/embedded.h"
#include "games/option_json.h"
#include "guide/guide.h"
#include "guide/rulebook.h"
#include "server/answers.h"
#include "server/house.h"

namespace moneybags {

namespace json = boost::json;

namespace {

// A game need not have words for everything; then it goes by what the program calls it.
std::string called(const Voice& words, const std::string& key, std::string_view otherwise) {
    return words.knows(key) ? words(key) : std::string(otherwise);
}

json::object told_option(const Option& option, const Voice& words) {
    const std::string key = "option." + std::string(option.name);
    json::object one = option_json(option, "fallback");
    if (option.kind == Option::Kind::Word) {
        json::array titles;
        for (const std::string_view word : option.words) {
            titles.emplace_back(called(words, key + "." + std::string(word), word));
        }
        one["titles"] = std::move(titles);
    }
    one["title"] = called(words, key, option.name);
    one["text"] = called(words, key + ".hint", "");
    return one;
}

std::string name_of(const Ruleset& ruleset, Language language) {
    return called(Voice(ruleset.texts, language), "game." + std::string(ruleset.id), ruleset.name);
}

std::string short_guide(const Ruleset& ruleset, Language language) {
    const auto game = make_game(ruleset, ruleset.most_players, {});
    return game ? Guide(**game, language).in_short() : "";
}

json::object game_json(const Ruleset& ruleset, Language language) {
    const Voice words(ruleset.texts, language);
    json::object one;
    one["id"] = ruleset.id;
    const std::string key = "game." + std::string(ruleset.id);
    one["name"] = name_of(ruleset, language);
    if (words.knows(key + ".edition")) one["edition"] = words(key + ".edition");
    one["least_players"] = ruleset.least_players;
    one["most_players"] = ruleset.most_players;
    json::array options;
    for (const Option& option : ruleset.options) options.push_back(told_option(option, words));
    one["options"] = std::move(options);
    const std::vector<std::string_view> levels = bot_levels(ruleset);
    one["bots"] = json::array(levels.begin(), levels.end());
    one["house_bot"] = house_level(ruleset);
    one["strengths"] = bot_strengths(ruleset);
    json::object places;
    for (const std::string_view level : levels) {
        if (const auto strength = strength_like(ruleset, level)) places[level] = *strength;
    }
    one["places"] = std::move(places);
    one["short"] = short_guide(ruleset, language);
    return one;
}

json::object passage_json(const Passage& passage) {
    json::array cells;
    for (const auto& [head, text] : passage.cells) {
        cells.push_back({{"head", head}, {"text", text}});
    }
    return {{"id", passage.id}, {"cells", std::move(cells)}, {"verbatim", passage.verbatim}};
}

std::string rules_text(const Ruleset& ruleset, Language language) {
    const Rulebook& book = rulebook_of(ruleset, language);
    json::array sections;
    for (std::size_t i = 0; i < book.sections().size(); ++i) {
        const Section& section = book.sections()[i];
        if (!book.is_about(section, ruleset)) continue;
        json::array passages;
        for (const Passage& passage : book.passages()) {
            if (passage.section == i) passages.push_back(passage_json(passage));
        }
        sections.push_back({{"number", section.number},
                            {"title", section.title},
                            {"depth", section.depth},
                            {"passages", std::move(passages)}});
    }
    // What nobody has translated is told in the first language.
    const Language told = language.rules(ruleset.texts).empty() ? Language{} : language;
    return json::serialize(json::object{{"sections", std::move(sections)}, {"lang", told.tag()}});
}

}  // namespace

void House::answer_kept(const Call& call, const std::string& what,
                        std::function<std::string()> make) {
    auto found = kept_.find(what);
    if (found == kept_.end()) found = kept_.emplace(what, FixedAnswer(make())).first;
    call.reply(found->second.answer(call.request));
}

std::string House::game_name(std::string_view id, Language language) {
    const Ruleset* const ruleset = find_ruleset(id);
    return ruleset == nullptr ? std::string(id) : name_of(*ruleset, language);
}

void House::list_games(const Call& call) {
    const Language language = call.language;
    answer_kept(call, "games, " + std::string(language.tag()), [language] {
        json::array games;
        for (const Ruleset& ruleset : catalogue()) games.push_back(game_json(ruleset, language));
        return json::serialize(only("games", std::move(games)));
    });
}

// How it is played with so many players and the usual options.
void House::show_guide(const Call& call) {
    const Ruleset* ruleset = find_ruleset(call.id);
    if (ruleset == nullptr) return fail(call, 404, "no-such-game");
    const auto most = static_cast<std::size_t>(ruleset->most_players);
    const auto least = static_cast<std::size_t>(ruleset->least_players);
    const std::size_t players = number_in(call.request.query, "players", most);
    const int fitting = static_cast<int>(std::clamp(players, least, most));
    const std::string what = "guide " + call.id + " for " + std::to_string(fitting) + ", " +
                             std::string(call.language.tag());
    answer_kept(call, what, [&] {
        const auto game = make_game(*ruleset, fitting, {});  // the usual options always fit
        const Guide guide(**game, call.language);
        return json::serialize(
            json::object{{"overview", guide.overview()}, {"moves", guide.moves()}});
    });
}

void House::show_rules(const Call& call) {
    const Ruleset* ruleset = find_ruleset(call.id);
    if (ruleset == nullptr) return fail(call, 404, "no-such-game");
    answer_kept(call, "rules " + call.id + ", " + std::string(call.language.tag()),
                [&] { return rules_text(*ruleset, call.language); });
}

// Deck, board and all numbers, as the rules read them: the data file, but for what it says of
// itself.
void House::show_figures(const Call& call) {
    const Ruleset* ruleset = find_ruleset(call.id);
    if (ruleset == nullptr) return fail(call, 404, "no-such-game");
    answer_kept(call, "figures " + call.id, [ruleset] {
        json::object figures = json::parse(embedded(ruleset->data)).as_object();
        for (const char* told : {"about", "provenance"}) figures.erase(told);
        return json::serialize(figures);
    });
}

}  // namespace moneybags
