#include "notation/texts.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <mutex>
#include <stdexcept>

#include "games/embedded.h"

namespace moneybags {

std::string fill(std::string_view pattern, std::span<const Figure> figures) {
    std::string text;
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        const std::size_t close = open == pattern.npos ? open : pattern.find('}', open);
        text += pattern.substr(0, open);
        if (close == pattern.npos) {
            if (open != pattern.npos) text += pattern.substr(open);
            break;
        }
        const std::string_view name = pattern.substr(open + 1, close - open - 1);
        std::string_view value = pattern.substr(open, close - open + 1);
        for (const Figure& figure : figures) {
            if (figure.first == name) value = figure.second;
        }
        text += value;
        pattern.remove_prefix(close + 1);
    }
    return text;
}

std::string_view tag(Language language) { return language == Language::English ? "en" : "zh-Hant"; }

Result<Texts> Texts::read(std::string_view json, std::string_view file) {
    const auto problem = [&](std::string_view where, std::string what) {
        return Problem{where.empty() ? std::string{file} : fmt::format("{}: {}", file, where),
                       std::move(what)};
    };
    boost::system::error_code error;
    const boost::json::value root = boost::json::parse(json, error);
    if (error) return problem("", fmt::format("is not JSON: {}", error.message()));
    if (!root.is_object())
        return problem("", "must be an object with the languages en and zh-Hant");

    Texts texts;
    for (const auto& [language, book] : root.get_object()) {
        if (language != "en" && language != "zh-Hant") {
            return problem(language, "is no language here; there are en and zh-Hant");
        }
        if (!book.is_object()) return problem(language, "must be an object of key: text");
        Book& into = language == "en" ? texts.english_ : texts.chinese_;
        for (const auto& [key, text] : book.get_object()) {
            if (!text.is_string()) {
                return problem(
                    fmt::format("{}.{}", std::string_view{language}, std::string_view{key}),
                    "must be a string");
            }
            into.emplace(std::string{key}, std::string{text.get_string()});
        }
    }
    const auto lacks = [&](const Book& book, const Book& other,
                           std::string_view name) -> std::string {
        for (const auto& [key, text] : other) {
            if (!book.contains(key)) return fmt::format("{}.{}", name, key);
        }
        return {};
    };
    for (const std::string& hole : {lacks(texts.english_, texts.chinese_, "en"),
                                    lacks(texts.chinese_, texts.english_, "zh-Hant")}) {
        if (!hole.empty()) return problem(hole, "is missing, though the other language has it");
    }
    return texts;
}

const std::string* Texts::find(Language language, std::string_view key) const {
    const Book& book = language == Language::English ? english_ : chinese_;
    const auto at = book.find(key);
    return at == book.end() ? nullptr : &at->second;
}

std::vector<std::string_view> Texts::keys(Language language) const {
    std::vector<std::string_view> keys;
    for (const auto& [key, text] : language == Language::English ? english_ : chinese_) {
        keys.push_back(key);
    }
    return keys;
}

const Texts& texts_of(std::string_view path) {
    static std::mutex one_at_a_time;
    static std::map<std::string, Texts, std::less<>> known;
    const std::lock_guard lock{one_at_a_time};
    if (const auto at = known.find(path); at != known.end()) return at->second;
    Result<Texts> texts = Texts::read(embedded(path), path);
    if (!texts) throw std::runtime_error{texts.error().sentence()};
    return known.emplace(std::string{path}, std::move(*texts)).first->second;
}

namespace {

// Chinese sets a space between its own characters and foreign ones, none between its own. Templates
// have it beside every placeholder; it goes where a Chinese word was filled in.
std::string without_inner_spaces(std::string_view text) {
    const auto wide = [](char lead) { return static_cast<unsigned char>(lead) >= 0xE3; };
    std::string tidy;
    bool after_wide = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool inside = (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;
        if (text[i] == ' ' && after_wide && i + 1 < text.size() && wide(text[i + 1])) continue;
        if (!inside) after_wide = wide(text[i]);
        tidy += text[i];
    }
    return tidy;
}

}  // namespace

std::string Voice::operator()(std::string_view key, const Figures& figures) const {
    const std::string* pattern = texts_.find(language_, key);
    if (pattern == nullptr) return std::string{key};
    const std::string text = fill(*pattern, figures);
    return language_ == Language::Chinese ? without_inner_spaces(text) : text;
}

std::string Voice::list(const std::vector<std::string>& items) const {
    return joined(items, "list.last");
}

std::string Voice::either(const std::vector<std::string>& items) const {
    return joined(items, "list.or");
}

std::string Voice::joined(const std::vector<std::string>& items, std::string_view last) const {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += (*this)(i + 1 == items.size() ? last : "list.next");
        text += items[i];
    }
    return text;
}

}  // namespace moneybags
