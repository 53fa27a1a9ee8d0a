#include "notation/texts.h"

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

namespace {

// Templates have a space beside every placeholder. Where wide characters stand close together, it
// goes if a word of such characters was filled in, and stays beside a foreign one.
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
    const std::string* pattern = find(key);
    if (pattern == nullptr) return std::string{key};
    const std::string text = fill(*pattern, figures);
    return language_.spaces_wide() ? text : without_inner_spaces(text);
}

const std::string* Voice::find(std::string_view key) const {
    for (const Texts* texts : texts_) {
        if (const auto at = texts->find(key); at != texts->end()) return &at->second;
    }
    return nullptr;
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
