#include "notation/listener.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <set>
#include <utility>

#include "core/words.h"
#include "games/codec.h"
#include "notation/texts.h"

namespace moneybags {
namespace {

using codec::quoted;

constexpr std::size_t kLongestLine = 2000;  // bytes; several payers with long names need a quarter
constexpr std::size_t kShown = 6;           // examples in a complaint
constexpr std::size_t kLongestPhrase = 4;   // words of one name
constexpr int kMostAmount = 9999;

bool is_wide(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}
bool is_figure(char c) { return c >= '0' && c <= '9'; }

// In small letters, with single spaces and without marks: "  Clock-Tower! " is "clock tower". A
// minus stays, and the dot in "bea.2".
std::string plain(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i] == '#' ? '.' : lower(text[i]);
        const char next = i + 1 < text.size() ? text[i + 1] : ' ';
        const bool begins = out.empty() || out.back() == ' ';
        const bool mark = c == ',' || c == ';' || c == ':' || c == '"' || c == '$' || c == '!' ||
                          c == '?' || c == '(' || c == ')' ||
                          (c == '-' && !(begins && is_figure(next))) ||
                          (c == '.' && (begins || next == ' '));
        if (!mark && (static_cast<unsigned char>(c) > ' ')) {
            out += c;
        } else if (!begins) {
            out += ' ';
        }
    }
    if (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

std::optional<int> amount(std::string_view word) {
    const auto n = as_number(word);
    return n && *n <= kMostAmount && *n >= -kMostAmount ? n : std::nullopt;
}
bool is_number(std::string_view word) {
    return !word.empty() && is_figure(word[word[0] == '-' && word.size() > 1 ? 1 : 0]);
}

using Others = std::map<std::string, std::vector<std::string>, std::less<>>;

const std::vector<std::string>& others(const Others& map, std::string_view word) {
    static const std::vector<std::string> none;
    const auto at = map.find(word);
    return at == map.end() ? none : at->second;
}

// What a book calls things in all languages, by the word that moves have for them.
struct Lexicon {
    Others names;     // may be cut short
    Others synonyms;  // may not: "end" is not the beginning of "end turn"
    std::set<std::string, std::less<>> fillers;
    std::vector<std::string> wide;  // languages without spaces; the longest first

    explicit Lexicon(std::string_view book) {
        for (const Language language : languages()) {
            for (const auto& [key, name] : language.names(book)) {
                add(names, key.substr(key.find('.') + 1), name);
            }
            for (const auto& [key, list] : language.texts(book)) {
                if (!key.starts_with("typed.")) continue;
                const std::string word = key.substr(key.find('.') + 1);
                for (const std::string_view each : codec::split(list, '|')) {
                    if (!word.empty()) {
                        add(synonyms, word, each);
                    } else {
                        fillers.insert(plain(each));
                        if (is_wide(each)) wide.push_back(plain(each));
                    }
                }
            }
        }
        std::stable_sort(wide.begin(), wide.end(),
                         [](const auto& a, const auto& b) { return a.size() > b.size(); });
    }

   private:
    void add(Others& to, std::string_view word, std::string_view other) {
        if (other.empty()) return;
        to[plain(word)].push_back(plain(other));
        if (is_wide(other)) wide.push_back(plain(other));
    }
};

const Lexicon& lexicon_of(std::string_view book) {
    static std::mutex one_at_a_time;
    static std::map<std::pair<std::string, std::size_t>, Lexicon> known;
    const std::lock_guard lock{one_at_a_time};
    return known
        .try_emplace({std::string(book), languages().size()}, book)  // until another is added
        .first->second;
}

// A word of a move's text, or its verb.
struct Slot {
    std::string text, word;  // as it is written; plain
    std::string link;        // the word before it that says nothing by itself: "to"
    std::vector<std::string> names, synonyms;
    bool amount = false;
};

// How well what was typed fits: 4 the word itself, 3 another word for it, 2 its beginning, 1 the
// beginning of a later part of it ("yacht"), 0 not.
int fit(std::string_view said, const Slot& slot) {
    if (slot.amount) return amount(said) ? 4 : 0;
    const auto is = [&](const std::string& each) { return each == said; };
    if (is(slot.word)) return 4;
    if (std::any_of(slot.names.begin(), slot.names.end(), is)) return 3;
    if (std::any_of(slot.synonyms.begin(), slot.synonyms.end(), is)) return 3;
    if (is_number(said)) return 0;
    int best = 0;
    const auto partly = [&](std::string_view name) {
        if (name.starts_with(said)) best = 2;
        const bool inside = name.find(' ' + std::string(said)) != name.npos ||
                            (is_wide(said) && name.find(said) != name.npos);
        if (inside) best = std::max(best, 1);
        // "b.2" is Bea's second.
        const std::size_t dot = said.rfind('.'), end = name.rfind('.');
        if (dot != said.npos && end != name.npos && said.substr(dot) == name.substr(end) &&
            name.starts_with(said.substr(0, dot))) {
            best = 2;
        }
    };
    partly(slot.word);
    for (const std::string& name : slot.names) partly(name);
    return best;
}

// How a typed line fits a move.
struct Fit {
    std::size_t unsaid = 0;            // words of the move that were not typed
    int crossed = 0;                   // words that were typed in another order
    int loose = 0;                     // 0: to the letter
    bool verb = false, amount = true;  // were they said, if there are any?
    bool whole = true;                 // nothing was cut short
    std::vector<std::string> said;     // what was typed for each word, or nothing

    bool better_than(const Fit& other) const {
        return std::tie(unsaid, crossed, loose) <
               std::tie(other.unsaid, other.crossed, other.loose);
    }
};

struct Line {
    std::vector<Slot> slots;         // the verb first
    std::vector<std::string> words;  // with those between that say nothing: "to", "with"
    std::vector<int> slot_of;        // for each word, or -1
};

struct Meant {
    const Line* line;
    Fit fit;
};

class Listener {
   public:
    Listener(const Speech& speech, std::string_view text)
        : speech_(speech),
          text_(text),
          lexicon_(lexicon_of(speech.book)),
          voice_(speech.book, speech.reader.value_or(Language{})) {}

    Result<AnyMove> listen() {
        if (text_.size() > kLongestLine) {
            return Problem{"", voice_("typing.long", "bytes", text_.size(), "menu", menu())};
        }
        const std::optional<AnyMove> exact = speech_.exactly(text_);
        if (exact && (speech_.now.empty() || lists(verb_in(text_)))) return *exact;
        if (const std::optional<AnyMove> seen = as_printed()) return *seen;
        const Result<AnyMove> guessed = guess();
        return exact && !guessed ? Result<AnyMove>{*exact} : guessed;
    }

   private:
    // Blanks and marks do not matter; nor that it is printed so in another language.
    std::optional<AnyMove> as_printed() const {
        if (!speech_.printed) return std::nullopt;
        const auto squeezed = [](std::string_view text) {
            std::string line = plain(text);
            std::erase(line, ' ');
            return line;
        };
        const std::string line = squeezed(text_);
        if (line.empty()) return std::nullopt;
        std::string found;
        for (const Printed& each : speech_.printed()) {
            if (squeezed(each.words) != line) continue;
            if (!found.empty() && found != each.text) return std::nullopt;
            found = each.text;
        }
        return found.empty() ? std::nullopt : speech_.exactly(found);
    }

    Result<AnyMove> guess() {
        hear();
        if (words_.empty()) return Problem{"", voice_("typing.empty", "menu", menu())};
        now_ = lines(speech_.now);
        std::vector<Meant> meant = fitting(now_);
        const bool sure = !meant.empty() && meant[0].fit.whole;
        if (!sure && speech_.otherwise && meant.empty()) {
            for (const auto& [verb, rest] : verbs_heard()) {
                const auto text = speech_.otherwise(verb, rest);
                if (const auto move = text ? speech_.exactly(*text) : std::nullopt) return *move;
            }
        }
        // A whole name is taken before the beginning of another, whatever the rules say to it.
        if (!sure && speech_.ever) {
            std::vector<std::string> texts;
            for (const auto& [verb, rest] : verbs_heard()) {
                for (std::string& text : speech_.ever(verb)) texts.push_back(std::move(text));
            }
            ever_ = lines(texts);
            std::vector<Meant> whole = fitting(ever_);
            std::erase_if(whole, [&](const Meant& each) {
                return each.fit.unsaid > 0 || (!meant.empty() && !each.fit.whole);
            });
            if (!whole.empty()) meant = std::move(whole);
        }
        if (meant.empty()) return complaint();
        const Fit& best = meant[0].fit;
        const bool one = meant.size() == 1 || (best.unsaid == 0 && best.better_than(meant[1].fit));
        if (!one) return unclear(meant);
        // What was said may be a move of its own, though not one for now: nobody plays a second
        // card by naming the first.
        const auto less = best.unsaid > 0 ? speech_.exactly(text_of(meant[0], true)) : std::nullopt;
        if (!less && leaves_open(meant[0])) {
            return wrong(quoted(text_), "typing.sure", "move", said(text_of(meant[0], false)));
        }
        const auto move = less ? less : speech_.exactly(text_of(meant[0], false));
        return move ? Result<AnyMove>{*move} : complaint();
    }
    // Whether it is about something that was not named.
    bool leaves_open(const Meant& meant) const {
        for (const Verb& each : speech_.verbs) {
            if (each.answers && each.words == meant.line->slots[0].text) return false;
        }
        for (std::size_t i = 1; i < meant.line->slots.size(); ++i) {
            if (meant.fit.said[i].empty() && meant.line->slots[i].text != speech_.self) return true;
        }
        return false;
    }

    // ---- What was typed ----

    void hear() {
        std::string spaced;
        const std::string line = plain(text_);
        for (std::size_t at = 0; at < line.size();) {
            std::string_view found;
            if (is_wide(line.substr(at, 1))) {
                const std::string_view rest = std::string_view{line}.substr(at);
                const auto wide =
                    std::find_if(lexicon_.wide.begin(), lexicon_.wide.end(),
                                 [&](const std::string& each) { return rest.starts_with(each); });
                if (wide != lexicon_.wide.end()) found = *wide;
            }
            if (found.empty()) {
                spaced += line[at++];
            } else {
                spaced += fmt::format(" {} ", found);
                at += found.size();
            }
        }
        for (const std::string_view word : codec::words(spaced)) {
            const bool after_figure = !words_.empty() && is_number(words_.back());
            if (const auto sum =
                    after_figure ? counted(words_.back() + std::string(word)) : std::nullopt) {
                words_.back() = *sum;
                continue;
            }
            words_.push_back(counted(word).value_or(std::string(word)));
            for (const auto& [link, others] : lexicon_.synonyms) {
                const bool is_link = lexicon_.fillers.contains(link);
                if (is_link && std::count(others.begin(), others.end(), word)) words_.back() = link;
            }
        }
    }
    // "300萬" and "3m" are 3 where an amount counts millions: by the units of every language.
    std::optional<std::string> counted(std::string_view word) const {
        if (speech_.unit == 0 || !is_number(word)) return std::nullopt;
        for (const Language language : languages()) {
            const Texts& names = language.names("common");
            const auto units = names.find("money.units");
            if (units == names.end()) continue;
            for (const std::string_view unit : codec::words(units->second)) {
                const std::size_t figures = unit.find_first_not_of("0123456789");
                if (figures == unit.npos || !word.ends_with(plain(unit.substr(figures)))) continue;
                const auto worth = as_number(unit.substr(0, figures));
                const std::size_t sign = unit.size() - figures;
                const auto count = as_number(word.substr(0, word.size() - sign));
                const std::int64_t sum = std::int64_t{worth.value_or(0)} * count.value_or(0);
                if (worth && count && sum % speech_.unit == 0) {
                    return std::to_string(sum / speech_.unit);
                }
            }
        }
        return std::nullopt;
    }
    bool is_filler(std::string_view word) const { return lexicon_.fillers.contains(word); }

    // The verbs that may be meant by the first words, with what follows them.
    using Heard = std::vector<std::pair<std::string_view, std::span<const std::string>>>;
    Heard verbs_heard() const {
        Heard heard;
        for (std::size_t first = 0; first < words_.size() && heard.empty(); ++first) {
            heard = verbs_heard(first);
            if (!is_filler(words_[first])) break;
        }
        return heard;
    }
    Heard verbs_heard(std::size_t first) const {
        Heard heard;
        int best = 1;
        for (const Verb& verb : speech_.verbs) {
            const Slot slot = slot_for(verb.words);
            for (std::size_t n = std::min(kLongestPhrase, words_.size() - first); n > 0; --n) {
                const int how = fit(phrase(first, n), slot);
                if (how > best) heard.clear();
                if (how < 2 || how < best) continue;
                best = how;
                heard.emplace_back(verb.words, std::span{words_}.subspan(first + n));
                break;
            }
        }
        return heard;
    }
    std::string phrase(std::size_t from, std::size_t n) const {
        std::string text = words_[from];
        for (std::size_t i = from + 1; i < from + n; ++i) text += ' ' + words_[i];
        return text;
    }

    // ---- What can be said ----

    std::string_view verb_in(std::string_view text) const {
        std::string_view best;
        for (const Verb& each : speech_.verbs) {  // "call vote" before "call"
            const bool fits = text.starts_with(each.words) &&
                              (text.size() == each.words.size() || text[each.words.size()] == ' ');
            if (fits && each.words.size() > best.size()) best = each.words;
        }
        return best;
    }
    bool lists(std::string_view verb) const {
        return std::any_of(speech_.now.begin(), speech_.now.end(),
                           [&](const std::string& text) { return verb_in(text) == verb; });
    }
    Slot slot_for(std::string_view text) const {
        Slot slot{std::string(text), plain(text), {}, {}, {}};
        slot.amount = text.find("..") != text.npos;
        slot.names = others(lexicon_.names, slot.word);
        slot.synonyms = others(lexicon_.synonyms, slot.word);
        if (const auto at = speech_.called.find(slot.text); at != speech_.called.end()) {
            for (const std::string& each : at->second) slot.names.push_back(plain(each));
        }
        return slot;
    }
    std::vector<Line> lines(const std::vector<std::string>& texts) const {
        std::vector<Line> list;
        for (const std::string& text : texts) {
            Line line;
            const std::string_view verb = verb_in(text);
            line.slots.push_back(slot_for(verb));
            for (const std::string_view word :
                 codec::words(std::string_view{text}.substr(verb.size()))) {
                const bool said = !is_filler(plain(word));
                line.slot_of.push_back(said ? static_cast<int>(line.slots.size()) : -1);
                if (said) {
                    line.slots.push_back(slot_for(word));
                    const bool linked = line.slot_of.size() > 1 && line.slot_of.rbegin()[1] < 0;
                    if (linked) line.slots.back().link = line.words.back();
                }
                line.words.emplace_back(word);
            }
            list.push_back(std::move(line));
        }
        return list;
    }

    // ---- Which of them was meant ----

    // The best first.
    std::vector<Meant> fitting(const std::vector<Line>& lines) {
        std::set<std::string_view> open;  // verbs that something follows
        for (const Line& line : now_) {
            if (line.slots.size() > 1) open.insert(line.slots[0].text);
        }
        std::vector<Meant> meant;
        for (const Line& line : lines) {
            std::optional<Fit> best;
            Fit start;
            start.said.resize(line.slots.size());
            match(line, 0, 0, "", start, best);
            if (best && best->unsaid == line.slots.size()) best.reset();  // nothing but fillers
            if (best && !best->amount) says_too_little_ = true;
            // Where only one thing is asked, it needs no verb.
            if (best && best->amount && (best->verb || open.size() <= 1)) {
                meant.push_back({&line, std::move(*best)});
            }
        }
        std::stable_sort(meant.begin(), meant.end(),
                         [](const Meant& a, const Meant& b) { return a.fit.better_than(b.fit); });
        return meant;
    }
    // Every word typed must be taken by a word of the line of its own, or say nothing. Where "from"
    // and "to" have a meaning (as words of the book), one is not taken for the other.
    void match(const Line& line, std::size_t at, std::size_t last, const std::string& link,
               const Fit& so_far, std::optional<Fit>& best) const {
        if (at == words_.size()) {
            Fit fit = so_far;
            for (std::size_t i = 0; i < line.slots.size(); ++i) {
                if (!fit.said[i].empty()) continue;
                ++fit.unsaid;
                if (line.slots[i].amount) fit.amount = false;
            }
            fit.verb = !fit.said[0].empty();
            if (!best || fit.better_than(*best)) best = std::move(fit);
            return;
        }
        const bool filler = is_filler(words_[at]);
        for (std::size_t n = 1; n <= std::min(kLongestPhrase, words_.size() - at); ++n) {
            const std::string said = phrase(at, n);
            for (std::size_t i = 0; i < line.slots.size(); ++i) {
                if (!so_far.said[i].empty()) continue;
                const int how = fit(said, line.slots[i]);
                if (how == 0 || (filler && n == 1 && at > 0 && how < 3)) continue;
                const std::string& its = line.slots[i].link;
                if (!link.empty() && !its.empty() && its != link) continue;
                Fit next = so_far;
                next.said[i] = said;
                next.loose += 4 - how;
                next.crossed += i < last ? 1 : 0;
                next.whole = next.whole && how >= 3;
                match(line, at + n, i, "", next, best);
            }
        }
        if (!filler) return;
        const bool meant = lexicon_.synonyms.contains(words_[at]);
        match(line, at + 1, last, meant ? words_[at] : "", so_far, best);
    }
    // As the game writes it, with the amount that was typed; or only as much of it as was said.
    static std::string text_of(const Meant& meant, bool only_said) {
        std::string text = meant.line->slots[0].text;
        for (std::size_t i = 0; i < meant.line->words.size(); ++i) {
            const int slot = meant.line->slot_of[i];
            const std::string& word = meant.line->words[i];
            if (slot < 0) {
                text += ' ' + word;
                continue;
            }
            const std::string& said = meant.fit.said[static_cast<std::size_t>(slot)];
            if (only_said && said.empty()) continue;
            const bool number = meant.line->slots[static_cast<std::size_t>(slot)].amount;
            text += ' ' + (number ? std::to_string(*amount(said)) : word);
        }
        return text;
    }

    // ---- Complaints ----

    template <class... Named>
    Problem wrong(std::string where, std::string_view key, const Named&... figures) const {
        return {std::move(where), voice_(key, figures...)};
    }
    std::string menu() const {
        std::vector<std::string> verbs;
        for (const Verb& each : speech_.verbs) {
            if (speech_.now.empty() || lists(each.words)) verbs.push_back(called(each.words));
        }
        return voice_(speech_.now.empty() ? "typing.ever" : "typing.now", "verbs",
                      voice_.either(verbs));
    }
    // The verb as a reader of another language knows it: the first of its synonyms there.
    std::string called(std::string_view verb) const {
        if (!speech_.reader || *speech_.reader == Language{}) return std::string(verb);
        const Texts& texts = speech_.reader->texts(speech_.book);
        const auto at = texts.find(fmt::format("typed.{}", verb));
        return std::string(at == texts.end() ? verb : codec::split(at->second, '|').front());
    }
    // A move's text, for whoever reads it.
    std::string said(const std::string& text) const {
        const auto move = speech_.say ? speech_.exactly(text) : std::nullopt;
        return voice_("typing.move", "move", move ? speech_.say(*move) : text);
    }
    std::string shown(std::vector<std::string> texts) const {
        const std::size_t more = texts.size() - std::min(texts.size(), kShown);
        texts.resize(texts.size() - more);
        for (std::string& text : texts) text = said(text);
        if (more == 0) return voice_.either(texts);
        return voice_("typing.more", "moves", joined(texts, voice_("list.next")), "number", more);
    }
    Problem unclear(const std::vector<Meant>& meant) const {
        std::vector<std::string> texts;
        for (const Meant& each : meant) texts.push_back(text_of(each, false));
        return wrong(quoted(text_), "typing.several", "moves", shown(std::move(texts)));
    }
    // How it is said right: as listed now, or in general.
    std::string examples(std::string_view verb) const {
        constexpr std::size_t kEnough = 3;
        std::vector<std::string> texts;
        for (const std::string& text : speech_.now) {
            if (verb_in(text) != verb || texts.size() == kEnough) continue;
            std::string example(verb);
            for (const std::string_view word :
                 codec::words(std::string_view{text}.substr(verb.size()))) {
                const std::size_t dots = word.find("..");
                const bool range = dots != word.npos;
                example += ' ' + (range ? fmt::format("{}", word.ends_with("..1") ? 1 : 2)
                                        : std::string(word));
            }
            texts.push_back(std::move(example));
        }
        if (const std::string more = speech_.example ? speech_.example(verb) : ""; !more.empty()) {
            texts.push_back(more);
        }
        if (texts.empty()) {
            for (const Verb& each : speech_.verbs) {
                if (each.words == verb) texts.emplace_back(each.usage);
            }
        }
        return voice_("typing.example", "moves", shown(std::move(texts)));
    }
    Problem complaint() const {
        const auto heard = verbs_heard();
        if (heard.empty()) return wrong(quoted(text_), "typing.none", "menu", menu());
        const auto& [verb, rest] = heard[0];
        if (!speech_.now.empty() && !lists(verb)) {
            return wrong(quoted(text_), "typing.not-now", "menu", menu());
        }
        for (const std::string& word : rest) {
            if (is_number(word) && !amount(word)) {
                return wrong(quoted(word), "typing.number", "most", kMostAmount, "example",
                             examples(verb));
            }
        }
        for (const std::string& word : rest) {
            // clang 14 takes no structured binding into a lambda by itself.
            const bool known =
                std::any_of(now_.begin(), now_.end(), [&, &verb = verb](const Line& line) {
                    return line.slots[0].text == verb &&
                           std::any_of(line.slots.begin() + 1, line.slots.end(),
                                       [&](const Slot& slot) { return fit(word, slot) > 0; });
                });
            if (!known && !is_filler(word)) {
                return wrong(quoted(word), "typing.unexpected", "example", examples(verb));
            }
        }
        const bool little = says_too_little_ || rest.empty();
        return wrong(quoted(text_), little ? "typing.little" : "typing.unknown", "example",
                     examples(verb));
    }

    const Speech& speech_;
    std::string_view text_;
    const Lexicon& lexicon_;
    Voice voice_;
    std::vector<std::string> words_;
    std::vector<Line> now_, ever_;
    bool says_too_little_ = false;  // how much?
};

}  // namespace

Result<AnyMove> listen(const Speech& speech, std::string_view typed) {
    return Listener{speech, trimmed(typed)}.listen();
}

std::string word_of_moves(std::string_view book, std::string_view word) {
    const Lexicon& lexicon = lexicon_of(book);
    const std::string small = plain(word);
    if (lexicon.synonyms.contains(small) || lexicon.names.contains(small)) return small;
    for (const Others* map : {&lexicon.synonyms, &lexicon.names}) {
        for (const auto& [known, others] : *map) {
            if (std::find(others.begin(), others.end(), small) != others.end()) return known;
        }
    }
    return std::string(word);
}

}  // namespace moneybags
