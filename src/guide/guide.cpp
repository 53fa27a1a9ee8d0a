#include "guide/guide.h"

#include <algorithm>

#include "games/catalogue.h"
#include "guide/rulebook.h"
#include "notation/listener.h"

namespace moneybags {

namespace {

constexpr std::string_view kGuides = "guide";

// "Roll call" is found under "roll-call".
std::string as_key(std::string_view word) {
    std::string key = lower(word);
    std::replace(key.begin(), key.end(), ' ', '-');
    return key;
}

bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

}  // namespace

Voice game_voice(const Ruleset& ruleset, Language language) { return {ruleset.texts, language}; }

Guide::Guide(const Game& game, Language language)
    : game_(game),
      voice_(kGuides, language),
      facts_(make_notation(game, default_names(game.players()))->guide_figures()),
      id_(std::string(game.ruleset().id) + "."),
      family_(id_.substr(0, std::min(id_.find('-'), id_.size() - 1)) + ".") {}

std::string Guide::operator()(std::string_view key, const Figures& more) const {
    Figures figures = facts_.figures;
    figures.insert(figures.end(), more.begin(), more.end());
    return voice_(key, figures);
}

// Roles that nobody can pick at this table.
std::string Guide::idle(const std::vector<std::string>& roles) const {
    std::vector<std::string> names;
    for (const std::string& role : roles) names.push_back(voice_("role." + role));
    const std::string count = voice_("number." + std::to_string(game_.players()));
    return (*this)(family_ + "idle", {{"count", count}, {"list", voice_.list(names)}});
}

std::optional<std::string> Guide::find(std::string_view rest) const {
    for (const std::string& where : {id_, family_}) {
        if (const std::string key = where + std::string(rest); knows(key)) return (*this)(key);
    }
    return {};
}

std::string Guide::overview() const {
    const std::string main = id_.substr(0, id_.size() - 1);
    if (!knows(main)) return {};
    std::string text = (*this)(main);
    for (const std::string& role : facts_.roles) {
        if (const auto line = find("line." + role)) text += "\n" + *line;
    }
    if (!facts_.idle.empty()) text += "\n" + idle(facts_.idle);
    if (const auto talk = find("talking")) text += "\n\n" + *talk;
    for (const std::string& note : facts_.notes) {
        if (const auto line = find("note." + note)) text += "\n" + *line;
    }
    if (const auto more = find("more")) text += "\n\n" + *more;
    return text;
}

std::string Guide::moves() const {
    std::string text;
    const auto add = [&](const std::string& key) {
        if (knows(key)) text += (text.empty() ? "" : "\n") + (*this)(key);
    };
    add(family_ + "moves");
    add(id_ + "moves");
    for (const std::string& note : facts_.notes) add(family_ + "moves." + note);
    return text;
}

std::optional<std::string> Guide::about(std::string_view word) const {
    const std::string key = as_key(word_of_moves(game_.ruleset().texts, word));
    if (key.empty()) return {};
    for (const std::string& name : {key, as_key(word)}) {
        // Roles only: other texts of an edition ("short", "moves") are no topics.
        if (knows("role." + name) && knows(id_ + name)) {
            const bool out = std::count(facts_.idle.begin(), facts_.idle.end(), name) > 0;
            return (*this)(id_ + name) + (out ? "\n" + idle({name}) : "");
        }
        if (auto text = find("verb." + name)) return text;
    }
    return titled(word);
}

// A topic bears its name, in the language of its text, before the colon; "look" alone begins one
// topic's key.
std::optional<std::string> Guide::titled(std::string_view word) const {
    for (const Language language : languages()) {
        for (const auto& [key, text] : language.texts(kGuides)) {
            for (const std::string& where : {id_ + "verb.", family_ + "verb."}) {
                if (!begins(key, where)) continue;
                const std::string name = key.substr(where.size());
                if (begins(text, std::string(word) + "：") ||
                    begins(text, std::string(word) + ":") || begins(name, as_key(word) + "-"))
                    return find("verb." + name);
            }
        }
    }
    return {};
}

}  // namespace moneybags
