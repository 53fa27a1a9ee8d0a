#include "notation/guillotines/listening.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "notation/codec.h"
#include "notation/guillotines/describe.h"
#include "notation/guillotines/grammar.h"
#include "notation/typed.h"

namespace moneybags::guillotines {

namespace {

constexpr std::size_t kShown = 4;  // examples in a complaint

// What else people say for a verb; fillers say nothing.
struct Synonym {
    std::string_view word, verb;
};
constexpr Synonym kSynonyms[] = {
    {"accept", "yes"},       {"agree", "yes"},     {"ok", "yes"},     {"refuse", "no"},
    {"reject", "no"},        {"done", "stop"},     {"end", "stop"},   {"skip", "pass"},
    {"none", "nothing"},     {"swap", "exchange"}, {"bid", "buy"},    {"choose", "pick"},
    {"policy", "set"},       {"propose", "make"},  {"offer", "make"}, {"gtm", "game"},
    {"return", "surrender"},
};
constexpr std::string_view kFillers[] = {"the", "a",  "my",  "please", "i",  "with", "in",
                                         "at",  "to", "for", "and",    "as", "from", "of"};

bool is_filler(std::string_view word) {
    return std::find(std::begin(kFillers), std::end(kFillers), word) != std::end(kFillers);
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : lowered(text) + ' ') {
        const bool gap = static_cast<unsigned char>(c) <= ' ' || c == ',' || c == ';';
        if (!gap) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

// Chinese needs no spaces between words: names found in a line are put into English, the longest
// first.
std::string in_english(std::string_view book_of_game, std::string_view text) {
    if (std::none_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) >= 0x80; })) {
        return std::string(text);
    }
    struct Longer {
        bool operator()(std::string_view a, std::string_view b) const {
            return a.size() != b.size() ? a.size() > b.size() : a < b;
        }
    };
    std::map<std::string_view, std::string, Longer> book;
    for (const Language language : languages()) {
        if (language == Language{}) continue;
        for (const auto& [key, name] : language.texts(book_of_game)) {
            for (const std::string_view group : {"card.", "asset.", "market.", "billionaire.",
                                                 "role.", "policy.", "crisis.", "word."}) {
                if (key.starts_with(group)) book.emplace(name, key.substr(group.size()));
            }
        }
    }
    std::string spaced;
    for (std::size_t at = 0; at < text.size();) {
        const auto found = std::find_if(book.begin(), book.end(), [&](const auto& each) {
            return !each.first.empty() && begins(text.substr(at), each.first);
        });
        if (found == book.end()) {
            spaced += text[at++];
        } else {
            spaced += ' ' + std::string(found->second) + ' ';
            at += found->first.size();
        }
    }
    return spaced;
}

// How well a typed word fits a word of a move: whole, its beginning, the beginning of one of its
// parts ("yacht" of "mega-yacht"), or not.
int fit(std::string_view typed, std::string_view word) {
    if (typed == word) return 3;
    if (begins(word, typed)) return 2;
    for (std::size_t dash = word.find('-'); dash != word.npos; dash = word.find('-', dash + 1)) {
        if (begins(word.substr(dash + 1), typed)) return 1;
    }
    return 0;
}

// How well a typed line fits a move: nothing if some word fits none of the move's.
struct Fit {
    bool fits = false;
    std::size_t unsaid = 0;  // words of the move that were not typed
    int how = 0;
};
Fit fit(const std::vector<std::string>& typed, std::vector<std::string> words) {
    Fit whole{.fits = true};
    for (const std::string& each : typed) {
        int best = 0;
        std::size_t at = 0;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const int how = fit(each, words[i]);
            if (how > best) best = how, at = i;
        }
        if (best == 0) return {};
        whole.how += best;
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
    }
    whole.unsaid = words.size();
    return whole;
}

std::string sample(const std::vector<std::string>& texts) {
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < std::min(texts.size(), kShown); ++i) {
        shown.push_back('"' + texts[i] + '"');
    }
    const std::string more =
        texts.size() > kShown ? fmt::format(" and {} more", texts.size() - kShown) : std::string{};
    return joined(shown, more.empty() ? " or " : ", ") + more;
}

}  // namespace

Result<Move> listen(const Rules& rules, const Names& names, std::string_view texts,
                    std::string_view text, const std::vector<Move>& legal) {
    if (const std::optional<Move> exact = read_exactly(rules, names, text)) return *exact;
    std::vector<std::string> typed = words_of(in_english(texts, text));
    for (std::string& word : typed) {
        for (const Synonym& each : kSynonyms) {
            const bool listed = std::any_of(legal.begin(), legal.end(), [&](const Move& move) {
                return begins(move_text(rules, names, move), word);
            });
            if (word == each.word && !listed) word = each.verb;
        }
    }
    if (typed.size() > 1) {
        std::erase_if(typed, [&](const std::string& word) {
            return is_filler(word) && std::none_of(names.begin(), names.end(), [&](const auto& n) {
                       return lowered(n) == word;
                   });
        });
    }
    if (typed.empty()) return Problem{"the move", "must not be empty"};

    std::vector<std::pair<Fit, Move>> meant;
    std::vector<std::string> all;
    for (const Move& move : legal) {
        all.push_back(move_text(rules, names, move));
        std::vector<std::string> words = words_of(all.back());
        std::erase_if(words, [](const std::string& word) { return is_filler(word); });
        if (const Fit how = fit(typed, std::move(words)); how.fits) meant.emplace_back(how, move);
    }
    if (legal.empty() || meant.empty()) {
        std::vector<std::string> right = all;
        if (legal.empty()) {
            for (const Form& each : forms()) right.emplace_back(each.usage);
        }
        return Problem{codec::quoted(text), "is no move here; say for example " + sample(right)};
    }
    // Who says all of one move means that one, whatever else begins like it.
    const auto better = [](const auto& a, const auto& b) {
        if (a.first.unsaid != b.first.unsaid) return a.first.unsaid < b.first.unsaid;
        return a.first.how > b.first.how;
    };
    std::stable_sort(meant.begin(), meant.end(), better);
    const bool said_whole = meant[0].first.unsaid == 0;
    if (meant.size() == 1 || (said_whole && better(meant[0], meant[1]))) return meant[0].second;
    std::vector<std::string> candidates;
    for (const auto& each : meant) candidates.push_back(move_text(rules, names, each.second));
    return Problem{codec::quoted(text), "may mean " + sample(candidates) + "; say which"};
}

}  // namespace moneybags::guillotines
