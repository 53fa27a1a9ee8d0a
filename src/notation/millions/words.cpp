#include "notation/millions/words.h"

#include <algorithm>
#include <cstddef>

#include "notation/millions/vocabulary.h"
#include "notation/typed.h"

namespace moneybags::millions {

std::vector<std::string> words_of(const Speaker& say, std::string_view text) {
    std::string spaced;
    for (std::size_t at = 0; at < text.size();) {
        std::string_view found, meaning;
        if (static_cast<unsigned char>(text[at]) >= 0x80) {
            for (const Chinese& each : chinese()) {
                if (each.word.size() > found.size() && begins(text.substr(at), each.word)) {
                    found = each.word;
                    meaning = each.english;
                }
            }
            for (const std::string& name :
                 say.names) {  // a name made of such words is still a name
                if (name.size() >= std::max<std::size_t>(found.size(), 1) &&
                    begins(text.substr(at), name)) {
                    found = meaning = name;
                }
            }
        }
        if (found.empty()) {
            const char c = lower(text[at++]);
            const bool gap = c == ',' || c == ';' || c == '"' || c == '$' ||
                             (static_cast<unsigned char>(c) < 0x80 && c <= ' ');
            spaced += gap ? ' ' : c;
        } else {
            spaced += ' ' + lowered(meaning) + ' ';
            at += found.size();
        }
    }
    std::vector<std::string> words;
    for (std::string_view rest = spaced; !rest.empty();) {
        const std::size_t space = std::min(rest.find(' '), rest.size());
        std::string_view word = rest.substr(0, space);
        rest.remove_prefix(std::min(space + 1, rest.size()));
        while (!word.empty() && (word.back() == '.' || word.back() == '!' || word.back() == '?')) {
            word.remove_suffix(1);
        }
        if (word.size() > 1 && word.back() == 'm' &&
            whole_number(word.substr(0, word.size() - 1))) {
            word.remove_suffix(1);
        }
        const bool verb_first = words.empty();  // "a" may begin "accept", but is no word after it
        if (word.empty()) continue;
        if (!verb_first || word == "i" || word == "please" || word == "i'm") {
            const bool named = std::any_of(say.names.begin(), say.names.end(),
                                           [&](const auto& name) { return lowered(name) == word; });
            // Far enough in, "to" says who is to leave: "offer 1 and 1 from Bea to Cid".
            if (!named && is_filler(word) && (word != "to" || words.size() < 2)) continue;
            if (!named && (word == "+" || word == "&" || word == "plus")) word = "and";
        }
        if (word == "comment" && !words.empty() && words.back() == "no") {
            words.back() = kNothing;
            continue;
        }
        words.emplace_back(word);
    }
    return words;
}

}  // namespace moneybags::millions
