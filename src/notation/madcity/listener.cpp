#include "notation/madcity/listener.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "notation/codec.h"
#include "notation/madcity/describe.h"
#include "notation/madcity/vocabulary.h"
#include "notation/madcity/wording.h"

namespace moneybags::madcity {
namespace {

using codec::quoted;

constexpr std::size_t kLongestLine = 500;  // bytes

// ---- Words ----

// In small letters, with single spaces and without marks: "  Clock-Tower! " is "clock tower".
std::string plain(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const bool gap = c == '-' || c == '_' || c == ',' || c == '.' || c == '!' || c == '?' ||
                         c == '"' || (static_cast<unsigned char>(c) < 0x80 && c <= ' ');
        if (!gap) {
            out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        } else if (!out.empty() && out.back() != ' ') {
            out += ' ';
        }
    }
    if (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string without_fillers(std::string_view text) {
    std::string kept;
    for (const std::string_view word : codec::words(text)) {
        if (is_filler(word)) continue;
        if (!kept.empty()) kept += ' ';
        kept += word;
    }
    for (const std::string_view particle : particles()) {
        for (std::size_t at = kept.find(particle); at != kept.npos; at = kept.find(particle)) {
            kept.erase(at, particle.size());
        }
    }
    return plain(kept);
}

std::string all_of(const std::vector<std::string>& items, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? last : std::string_view{", "};
        text += items[i];
    }
    return text;
}

// ---- How well a word fits a name ----

enum class Fit { Whole, Beginning, Inside, None };

Fit fit_of(std::string_view said, const std::vector<std::string>& called) {
    Fit best = Fit::None;
    for (const std::string& name : called) {
        if (name == said) return Fit::Whole;
        const std::size_t at = name.find(said);
        if (said.empty() || at == name.npos) continue;
        // In the middle only where a word begins; Chinese has no gaps.
        const bool word =
            at == 0 || name[at - 1] == ' ' || name.find(' ' + std::string(said)) != name.npos;
        if (at == 0) {
            best = std::min(best, Fit::Beginning);
        } else if (word || !is_ascii(said)) {
            best = std::min(best, Fit::Inside);
        }
    }
    return best;
}

// ---- The listener ----

class Listener {
   public:
    Listener(const Speaker& speaker, std::string_view text, const std::vector<Choice>& legal)
        : say_(speaker), text_(text), legal_(legal) {
        for (const Language each : languages()) {
            tongues_.emplace_back(speaker.rules, speaker.names, speaker.texts, each, kSpectator);
        }
    }

    Result<Move> read() {
        if (text_.size() > kLongestLine) {
            return Problem{"", fmt::format("a move is one short line, not {} bytes; {}",
                                           text_.size(), menu())};
        }
        if (const auto exact = to_the_letter()) return *exact;
        const std::string line = plain(text_);
        if (line.empty()) return Problem{"", "say a move; " + menu()};
        std::vector<Heard> heard = hear(line);
        if (heard.empty()) heard = without_verb(line);
        if (heard.empty()) return Problem{quoted(text_), "is no move; " + menu()};
        std::optional<Problem> trouble;
        for (const Heard& each : heard) {
            const Result<Move> move = resolve(each);
            if (move) return move;
            if (!trouble) trouble = move.error();
        }
        return *trouble;
    }

   private:
    struct Heard {
        Act act;
        std::string rest;  // what follows the verb
    };
    using Matches = std::vector<Move>;

    // As `text` writes it, names to the letter.
    std::optional<Move> to_the_letter() const {
        const std::size_t space = std::min(text_.find(' '), text_.size());
        const std::string_view word = text_.substr(0, space);
        const std::string_view rest = text_.substr(std::min(space + 1, text_.size()));
        for (const Verb& each : verbs()) {
            if (each.word != word) continue;
            for (const Move& move : everything(each.act)) {
                if (say_.text(move) == text_) return move;
            }
            if (is_bare(each.act) && rest.empty()) return Move{.act = each.act};
        }
        return std::nullopt;
    }

    // Every move of an act that the board and the table know.
    std::vector<Move> everything(Act act) const {
        std::vector<Move> moves;
        if (has_business(act)) {
            for (int i = 0; i < say_.rules.businesses; ++i) {
                moves.push_back({.act = act, .business = Business{static_cast<std::uint8_t>(i)}});
            }
        } else if (has_place(act)) {
            for (int i = 0; i < say_.rules.spaces; ++i) {
                moves.push_back({.act = act, .place = Place{static_cast<std::uint8_t>(i)}});
            }
            moves.push_back({.act = act, .place = kDepot});
        } else if (has_seat(act)) {
            for (int i = 0; i < say_.rules.players; ++i) {
                moves.push_back({.act = act, .seat = Seat{static_cast<std::uint8_t>(i)}});
            }
        } else {
            moves.push_back({.act = act});
        }
        return moves;
    }

    bool lists(Act act) const {
        return std::any_of(legal_.begin(), legal_.end(),
                           [&](const Choice& c) { return c.act == act; });
    }
    bool lists(const Move& move) const {
        return std::any_of(legal_.begin(), legal_.end(),
                           [&](const Choice& c) { return c.move(0) == move; });
    }

    // Which acts the line may begin with, the likeliest first.
    std::vector<Heard> hear(std::string_view line) const {
        std::vector<Heard> heard;
        std::size_t longest = 0;
        const auto rest_after = [&](std::size_t size) { return plain(line.substr(size)); };
        const auto begins_with = [&](std::string_view words) {
            if (!line.starts_with(words)) return false;
            return !is_ascii(words) || line.size() == words.size() || line[words.size()] == ' ' ||
                   static_cast<unsigned char>(line[words.size()]) >= 0x80;
        };
        const auto take = [&](Act act, std::string_view words) {
            if (words.size() <= longest || !begins_with(words)) return;
            longest = words.size();
            heard = {{act, rest_after(words.size())}};
        };
        for (const Verb& each : verbs()) take(each.act, each.word);
        for (const Synonym& each : synonyms()) take(each.act, each.words);
        if (!heard.empty()) return heard;
        // The beginning of a verb: of one listed now, then of any.
        const std::size_t end = std::min(line.find(' '), line.size());
        for (const bool listed : {true, false}) {
            for (const Verb& each : verbs()) {
                if (!each.word.starts_with(line.substr(0, end)) || lists(each.act) != listed) {
                    continue;
                }
                heard.push_back({each.act, rest_after(end)});
            }
        }
        return heard;
    }
    // "museum" alone, where a space is what is asked for.
    std::vector<Heard> without_verb(const std::string& line) const {
        for (const Act act : {Act::Take, Act::Go, Act::Miss, Act::Lift}) {
            if (lists(act) && !matches(act, line).empty()) return {{act, line}};
        }
        return {};
    }

    // What a thing may be called, in small letters.
    std::vector<std::string> called(const Move& move) const {
        const Rules& rules = say_.rules;
        std::vector<std::string> list;
        const auto add = [&](std::string_view name) { list.push_back(plain(name)); };
        const auto add_business = [&](Business b) {
            add(rules.names.business[b].text());
            add(rules.names.business_name[b].text());
            for (const Wording& each : tongues_) add(each.business(b));
        };
        if (has_business(move.act)) {
            add_business(move.business);
        } else if (has_seat(move.act)) {
            add(say_.names[static_cast<std::size_t>(move.seat)]);
            add(std::to_string(number(move.seat) + 1));
        } else if (has_place(move.act)) {
            const Place p = move.place;
            add(rules.names.place[p].text());
            for (const Wording& each : tongues_) add(each.place(p));
            if (rules.business_at[p] != kNoBusiness) add_business(rules.business_at[p]);
            if (rules.location_at[p] != kNoLocation) {
                add(rules.names.location[rules.location_at[p]].text());
            }
        }
        return list;
    }

    // The moves of an act that fit best: listed ones before others, but a whole name before all.
    Matches matches(Act act, std::string_view said) const {
        std::vector<std::pair<Move, Fit>> fits;
        for (const Move& move : everything(act)) {
            const Fit fit = fit_of(said, called(move));
            if (fit != Fit::None) fits.emplace_back(move, fit);
        }
        const auto pick = [&](Fit fit, bool listed) {
            Matches found;
            for (const auto& [move, is] : fits) {
                if (is == fit && (!listed || lists(move))) found.push_back(move);
            }
            return found;
        };
        constexpr std::pair<Fit, bool> kOrder[] = {
            {Fit::Whole, true},  {Fit::Whole, false},     {Fit::Beginning, true},
            {Fit::Inside, true}, {Fit::Beginning, false}, {Fit::Inside, false},
        };
        for (const auto& [fit, listed] : kOrder) {
            if (Matches found = pick(fit, listed); !found.empty()) return found;
        }
        return {};
    }

    Result<Move> resolve(const Heard& heard) const {
        if (is_bare(heard.act)) {
            if (heard.rest.empty() || without_fillers(heard.rest).empty()) {
                return Move{.act = heard.act};
            }
            return Problem{quoted(heard.rest), "was not expected here; " + forms(heard.act)};
        }
        Matches found = matches(heard.act, heard.rest);
        if (found.empty()) {
            const std::string rest = without_fillers(heard.rest);
            if (rest.empty()) {
                for (const Choice& choice : legal_) {
                    if (choice.act == heard.act) found.push_back(choice.move(0));
                }
                if (found.empty()) {
                    return Problem{quoted(text_), "says too little; " + forms(heard.act)};
                }
            } else {
                found = matches(heard.act, rest);
            }
        }
        if (found.size() == 1) return found.front();
        if (found.empty()) {
            const std::string_view what = has_seat(heard.act)    ? "is nobody here"
                                          : has_place(heard.act) ? "is no space of this board"
                                                                 : "is no business of this board";
            return Problem{quoted(heard.rest), fmt::format("{}; {}", what, forms(heard.act))};
        }
        return unclear(found);
    }

    Problem unclear(const Matches& moves) const {
        constexpr std::size_t kShown = 6;
        std::vector<std::string> texts;
        for (const Move& move : moves) {
            if (texts.size() == kShown) break;
            texts.push_back(quoted(say_.text(move)));
        }
        if (moves.size() > kShown) {
            return {quoted(text_), fmt::format("may mean {} and {} more; say which",
                                               all_of(texts, ", "), moves.size() - kShown)};
        }
        return {quoted(text_), fmt::format("may mean {}; say which", all_of(texts, " or "))};
    }
    // The verbs that are possible now.
    std::string menu() const {
        std::vector<std::string> words;
        for (const Verb& each : verbs()) {
            if (legal_.empty() || lists(each.act)) words.emplace_back(each.word);
        }
        return (legal_.empty() ? "moves begin with " : "you may now ") + all_of(words, " or ");
    }
    // How it is said right: as listed now, or in general.
    std::string forms(Act act) const {
        constexpr std::size_t kShown = 4;
        std::vector<std::string> texts;
        for (const Choice& choice : legal_) {
            if (choice.act == act && texts.size() < kShown) {
                texts.push_back('"' + say_.text(choice.move(0)) + '"');
            }
        }
        if (texts.empty()) texts.push_back(quoted(verb(act).usage));
        return "say for example " + all_of(texts, " or ");
    }

    const Speaker& say_;
    std::string_view text_;
    const std::vector<Choice>& legal_;
    std::vector<Wording> tongues_;
};

}  // namespace

std::string Speaker::text(const Move& move) const {
    const Context context{rules, names};
    const std::string word{verb(move.act).word};
    if (has_business(move.act)) return word + ' ' + write_text(context, move.business);
    if (has_place(move.act)) return word + ' ' + write_text(context, move.place);
    if (has_seat(move.act)) {
        const auto n = static_cast<std::size_t>(move.seat);
        return word + ' ' + (n < names.size() ? names[n] : fmt::format("seat-{}", n));
    }
    return word;
}

Result<Move> listen(const Speaker& speaker, std::string_view text,
                    const std::vector<Choice>& legal) {
    while (!text.empty() && static_cast<unsigned char>(text.front()) <= ' ') text.remove_prefix(1);
    while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ') text.remove_suffix(1);
    return Listener{speaker, text, legal}.read();
}

}  // namespace moneybags::madcity
