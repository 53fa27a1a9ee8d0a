#include "table/cast.h"

#include <algorithm>
#include <cassert>
#include <map>

#include "games/embedded.h"
#include "games/fields.h"
#include "notation/texts.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr std::string_view kFolder = "data/cast/";

template <class T>
Result<std::vector<T>> read_list(std::string_view text, std::string_view file) {
    boost::system::error_code wrong;
    const json::value list = json::parse(text, wrong);
    if (wrong) return Problem{std::string(file), "is not JSON"};
    if (!list.is_array()) return Problem{std::string(file), "must be a list"};
    std::vector<T> all;
    for (const json::value& each : list.get_array()) {
        Result<T> one = codec::read_json<T>({}, each);
        if (!one) return Problem{std::string(file), one.error().sentence()};
        all.push_back(std::move(*one));
    }
    return all;
}

template <class T>
std::vector<T> carried(const std::string& name,
                       Result<std::vector<T>> (*read)(std::string_view, std::string_view)) {
    const std::string file = std::string(kFolder) + name + ".json";
    const std::string_view text = embedded(file);
    if (text.empty()) return {};
    Result<std::vector<T>> all = read(text, file);
    assert(all);  // a test reads them all
    return all ? std::move(*all) : std::vector<T>{};
}

}  // namespace

Result<std::vector<Character>> read_characters(std::string_view text, std::string_view file) {
    return read_list<Character>(text, file);
}

Result<std::vector<Cue>> read_cues(std::string_view text, std::string_view file) {
    Result<std::vector<Cue>> all = read_list<Cue>(text, file);
    if (!all) return all;
    for (const Cue& each : *all) {
        const auto known =
            std::find(std::begin(occasion::kAll), std::end(occasion::kAll), each.says);
        if (known == std::end(occasion::kAll)) {
            return Problem{std::string(file), "there is no occasion " + each.says};
        }
        if (!each.who && !each.about) {
            return Problem{std::string(file), each.event + " says neither who nor about"};
        }
    }
    return all;
}

const std::vector<Character>& cast() {
    static const std::vector<Character> all = carried("characters", read_characters);
    return all;
}

const Character* find_character(std::string_view name) {
    for (const Character& each : cast()) {
        if (each.name == name) return &each;
    }
    return nullptr;
}

const std::vector<Cue>& cues(std::string_view book) {
    static const auto all = [] {
        std::map<std::string, std::vector<Cue>, std::less<>> books;
        for (const std::string_view path : embedded_paths()) {
            if (!path.starts_with(kFolder)) continue;
            std::string name(path.substr(kFolder.size()));
            name.resize(name.size() - std::string_view(".json").size());
            if (name != "characters") books[name] = carried(name, read_cues);
        }
        return books;
    }();
    static const std::vector<Cue> none;
    const auto found = all.find(book);
    return found == all.end() ? none : found->second;
}

std::vector<std::string> lines_for(const Character& character, std::string_view occasion) {
    const Voice voice("cast", Language{});
    std::vector<std::string> keys;
    for (int n = 1;; ++n) {
        std::string key = character.name + "." + std::string(occasion) + "." + std::to_string(n);
        if (!voice.knows(key)) return keys;
        keys.push_back(std::move(key));
    }
}

}  // namespace moneybags
