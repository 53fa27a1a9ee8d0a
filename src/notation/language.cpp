#include "notation/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "games/data.h"
#include "games/embedded.h"

namespace moneybags {

using Files = std::map<std::string, std::string>;

struct Tongue {
    std::string tag, name;
    int order = 0;
    std::vector<std::string> also;
    bool spaces_wide = true;
    std::map<std::string, Texts, std::less<>> names, books;  // books: names and words
    std::map<std::string, std::string, std::less<>> rules;
};

namespace {

constexpr std::string_view kFolder = "data/texts/";

void read_about(Data& data, Tongue& tongue) {
    const Datum root = data.root();
    // "short" and "locale" are for the page.
    root.only({"name", "short", "order", "also", "locale", "wide characters"});
    tongue.name = root["name"].text(64);
    tongue.order = root["order"].number(1, 1000);
    tongue.spaces_wide = root["wide characters"].word({"spaced", "tight"}) == 0;
    for (const Datum& tag : root["also"].list(0, 16)) tongue.also.push_back(tag.text(35));
}

void read_texts(Data& data, Texts& texts) {
    for (const auto& [key, text] : data.root().value().as_object()) {
        if (!text.is_string()) return data.refuse(key, "must be a string");
        if (!texts.emplace(key, text.get_string()).second) {
            return data.refuse(key, "is in another file of this folder too");
        }
    }
}

Result<Tongue> read_tongue(std::string_view tag, const Files& files) {
    Tongue tongue;
    tongue.tag = tag;
    const auto about = files.find("language.json");
    if (about == files.end()) {
        return Problem{fmt::format("{}{}", kFolder, tag), "must have a language.json"};
    }
    for (const auto& [name, content] : files) {
        const std::size_t slash = std::min(name.find('/'), name.size());
        const std::string book = name.substr(0, slash);
        const std::string file = name.substr(std::min(slash + 1, name.size()));
        if (file == "rules.md") {
            tongue.rules.emplace(book, content);
            continue;
        }
        Data data{content, fmt::format("{}{}/{}", kFolder, tag, name)};
        if (data.ok() && name == "language.json") read_about(data, tongue);
        if (data.ok() && !file.empty()) read_texts(data, tongue.books[book]);
        if (data.ok() && file == "names.json") read_texts(data, tongue.names[book]);
        if (!data.ok()) return data.problem();
    }
    return tongue;
}

// Those that the program carries, and those that were added.
struct Known {
    std::deque<Tongue> tongues;  // which stay where they are
    std::vector<Language> list;

    Language add(Tongue tongue) {
        const Language language{tongues.emplace_back(std::move(tongue))};
        const auto place = [](Language each) { return std::tuple(each.order(), each.tag()); };
        list.push_back(language);
        std::sort(list.begin(), list.end(),
                  [&](Language a, Language b) { return place(a) < place(b); });
        return language;
    }
};

// Our own files are tested, so a bad one is a bug and throws.
Known carried() {
    std::map<std::string, Files> folders;
    for (const std::string_view path : embedded_paths()) {
        if (!path.starts_with(kFolder)) continue;
        const std::string_view name = path.substr(kFolder.size());
        const std::size_t slash = name.find('/');
        folders[std::string(name.substr(0, slash))].emplace(name.substr(slash + 1), embedded(path));
    }
    Known known;
    for (const auto& [tag, files] : folders) {
        Result<Tongue> tongue = read_tongue(tag, files);
        if (!tongue) throw std::runtime_error{tongue.error().sentence()};
        known.add(std::move(*tongue));
    }
    return known;
}

Known& known() {
    static Known all = carried();
    return all;
}

}  // namespace

Language::Language() : Language(languages().front()) {}
std::string_view Language::tag() const { return tongue_->tag; }
std::string_view Language::name() const { return tongue_->name; }
int Language::order() const { return tongue_->order; }
bool Language::spaces_wide() const { return tongue_->spaces_wide; }

std::vector<std::string> Language::tags() const {
    std::vector<std::string> all = tongue_->also;
    all.insert(all.begin(), tongue_->tag);
    return all;
}

namespace {

const Texts& in(const std::map<std::string, Texts, std::less<>>& books, std::string_view book) {
    static const Texts none;
    const auto at = books.find(book);
    return at == books.end() ? none : at->second;
}

}  // namespace

const Texts& Language::names(std::string_view book) const { return in(tongue_->names, book); }
const Texts& Language::texts(std::string_view book) const { return in(tongue_->books, book); }

std::string_view Language::rules(std::string_view book) const {
    const auto at = tongue_->rules.find(book);
    return at == tongue_->rules.end() ? std::string_view{} : at->second;
}

const std::vector<Language>& languages() { return known().list; }

std::optional<Language> find_language(std::string_view tag) {
    for (const Language each : languages()) {
        for (const std::string& its : each.tags()) {
            if (its == tag) return each;
        }
    }
    return {};
}

std::vector<std::string> language_tags() {
    std::vector<std::string> all;
    for (const Language each : languages()) {
        for (std::string& tag : each.tags()) all.push_back(std::move(tag));
    }
    return all;
}

Language preferred_language(std::string_view accept_language) {
    while (!accept_language.empty()) {
        const std::size_t comma = std::min(accept_language.find(','), accept_language.size());
        std::string_view tag = accept_language.substr(0, comma);
        tag = tag.substr(0, tag.find(';'));
        tag.remove_prefix(std::min(tag.find_first_not_of(' '), tag.size()));
        // "zh-TW" is content with whoever answers to "zh".
        for (const std::string_view each : {tag, tag.substr(0, tag.find('-'))}) {
            if (const auto language = find_language(each)) return *language;
        }
        accept_language.remove_prefix(std::min(comma + 1, accept_language.size()));
    }
    return {};
}

Result<Language> add_language(std::string_view tag, const Files& files) {
    Result<Tongue> tongue = read_tongue(tag, files);
    if (!tongue) return tongue.error();
    return known().add(std::move(*tongue));
}

}  // namespace moneybags
