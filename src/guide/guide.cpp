#include "guide/guide.h"

#include <algorithm>

#include "core/words.h"
#include "games/catalogue.h"
#include "guide/rulebook.h"
#include "notation/listener.h"

namespace moneybags {

namespace {

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
      voice_(game_voice(game.ruleset(), language)),
      facts_(make_notation(game, default_names(game.players()))->guide_figures(language)),
      own_("guide." + std::string(game.ruleset().id) + ".") {}

std::string Guide::operator()(std::string_view key, const Figures& more) const {
    Figures figures = facts_.figures;
    figures.insert(figures.end(), more.begin(), more.end());
    return voice_(key, figures);
}

// Roles that nobody can pick at this table.
std::string Guide::idle(const std::vector<std::string>& roles) const {
    std::vector<std::string> names;
    for (const std::string& role : roles) names.push_back(voice_("role." + role));
    const std::string count = (*this)("guide.number." + std::to_string(game_.players()));
    return (*this)("guide.idle", {{"count", count}, {"list", voice_.list(names)}});
}

std::optional<std::string> Guide::find(std::string_view rest) const {
    for (const std::string& where : {own_, shared_}) {
        const std::string key = where + std::string(rest);
        if (voice_.knows(key)) return (*this)(key);
    }
    return {};
}

std::string Guide::in_short() const { return find("short").value_or(""); }

std::string Guide::overview() const {
    std::string text = find("overview").value_or("");
    if (text.empty()) return text;
    for (const std::string& role : facts_.roles) {
        if (const auto line = find("line." + role)) text += "\n" + *line;
    }
    if (!facts_.idle.empty()) text += "\n" + idle(facts_.idle);
    if (const auto talk = find("talking")) text += "\n\n" + *talk;
    for (const std::string& note : facts_.notes) {
        if (const auto line = find("note." + note)) text += "\n" + *line;
    }
    return text;
}

std::string Guide::how_to_ask() const { return find("more").value_or(""); }

std::string Guide::moves() const {
    std::string text;
    const auto add = [&](const std::string& key) {
        if (voice_.knows(key)) text += (text.empty() ? "" : "\n") + (*this)(key);
    };
    for (const std::string& where : {shared_, own_}) add(where + "moves");
    for (const std::string& note : facts_.notes) add(shared_ + "moves." + note);
    return text;
}

std::optional<std::string> Guide::about(std::string_view word) const {
    const std::string key = as_key(word_of_moves(game_.ruleset().texts, word));
    if (key.empty()) return {};
    for (const std::string& name : {key, as_key(word)}) {
        for (const std::vector<std::string>* roles : {&facts_.roles, &facts_.idle}) {
            for (const std::string& role : *roles) {
                if (as_key(role) != name) continue;
                const bool out = roles == &facts_.idle;
                if (auto text = find("role." + role))
                    return *text + (out ? "\n" + idle({role}) : "");
            }
        }
        if (auto text = find("verb." + name)) return text;
    }
    if (auto text = titled(word)) return text;
    return card(word);
}

// What a card does ("about.Celebrity"), by its name in any language.
std::optional<std::string> Guide::card(std::string_view word) const {
    for (const Language language : languages()) {
        for (const auto& [key, name] : language.names(game_.ruleset().texts)) {
            if (begins(key, "phase.")) continue;  // no card, though it may be called like one
            const std::string own = key.substr(key.find('.') + 1);
            if (as_key(name) != as_key(word) && as_key(own) != as_key(word)) continue;
            if (!voice_.knows("about." + own)) continue;
            return voice_("guide.card", "name", voice_(key), "about", voice_("about." + own));
        }
    }
    return {};
}

// A topic bears its name, in the language of its text, before the colon; "look" alone begins one
// topic's key.
std::optional<std::string> Guide::titled(std::string_view word) const {
    for (const Language language : languages()) {
        for (const auto& [key, text] : language.texts(game_.ruleset().texts)) {
            for (const std::string& where : {own_ + "verb.", shared_ + "verb."}) {
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
