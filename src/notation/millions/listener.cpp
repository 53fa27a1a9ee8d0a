#include "notation/millions/listener.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "games/millions/characters.h"
#include "notation/codec.h"
#include "notation/millions/exact.h"
#include "notation/millions/hearing.h"
#include "notation/millions/loose.h"
#include "notation/millions/parts.h"
#include "notation/millions/vocabulary.h"
#include "notation/millions/wish.h"
#include "notation/millions/words.h"
#include "notation/typed.h"

namespace moneybags::millions {
namespace {

using codec::quoted;

// In bytes; a pool of eight with long names needs a quarter of it.
constexpr std::size_t kLongestLine = 2000;

// Resolves what was heard against what is listed.
class Listener {
   public:
    Listener(const Speaker& speaker, std::string_view text, std::vector<Choice> legal)
        : say_(speaker), text_(text), legal_(std::move(legal)) {}

    Result<Move> read() {
        if (text_.size() > kLongestLine) {
            return Problem{"", fmt::format("a move is one short line, not {} bytes; {}",
                                           text_.size(), menu())};
        }
        const std::optional<Move> exact = read_exactly(say_, text_);
        if (exact && meant(exact->act, legal_) == exact->act) return *exact;
        const Result<Move> guessed = guess();
        return exact && !guessed ? Result<Move>{*exact} : guessed;
    }

   private:
    Result<Move> guess() {
        const std::vector<std::string> words = words_of(say_, text_);
        pooled_ = sounds_pooled(words);
        if (words.empty()) return Problem{"", "say a move; " + menu()};
        Heard heard = hear(words, legal_);
        if (heard.acts.empty()) heard = role_alone(words);
        if (heard.acts.empty()) return Problem{quoted(text_), "is no move; " + menu()};
        for (Act& act : heard.acts) act = meant(act, legal_);

        std::optional<Problem> trouble;
        Act troubled = heard.acts[0];
        for (const Act act : heard.acts) {
            const Result<Wish> wish = read_loosely(
                say_, {words.begin() + static_cast<std::ptrdiff_t>(heard.words), words.end()}, act);
            if (!wish) {
                if (!trouble) {
                    trouble = wish.error();
                    troubled = act;
                }
                continue;
            }
            understood_.push_back(act);
            weigh(*wish);
        }
        for (const std::vector<Move>* moves : {&listed_, &outside_, &spelled_}) {
            if (moves->size() == 1) return moves->front();
            if (!moves->empty()) return unclear(*moves);
        }
        const Act act = understood_.empty() ? troubled : understood_[0];
        if (has_proposer(act) && !legal_.empty() && !lists(legal_, act)) return no_deal(act);
        if (understood_.empty()) {
            return Problem{trouble->where, trouble->what + "; " + forms({troubled})};
        }
        return Problem{quoted(text_), "says too little; " + forms(understood_)};
    }
    // "brute" alone, where a role is what is asked for.
    Heard role_alone(const std::vector<std::string>& words) const {
        for (const Act act : {Act::Pick, Act::Announce, Act::Answer, Act::Name}) {
            if (!lists(legal_, act)) continue;
            if (read_loosely(say_, words, act)) return {{act}, 0};
        }
        return {};
    }
    static void add(std::vector<Move>& moves, const Move& move) {
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
    }
    void weigh(const Wish& wish) {
        for (const Choice& choice : legal_) {
            if (!fits(say_, wish, choice)) continue;
            Move move = choice.move(0);
            bool inside = true;
            if (choice.most > 0) {
                const int amount = wish.pay[0].amount;
                inside = amount >= 1 && amount <= choice.most;
                move.pay[choice.payer] = Millions{amount};
            }
            add(inside ? listed_ : outside_, move);
        }
        for (const Move& move : spelled_out(say_, wish)) add(spelled_, move);
    }
    Problem unclear(const std::vector<Move>& moves) const {
        constexpr std::size_t kShown = 6;
        std::vector<std::string> texts;
        for (const Move& move : moves) {
            if (texts.size() == kShown) break;
            texts.push_back(quoted(say_.text(move)));
        }
        if (moves.size() > kShown) {
            return {quoted(text_), fmt::format("may mean {} and {} more; say which",
                                               joined(texts, ", "), moves.size() - kShown)};
        }
        return {quoted(text_), fmt::format("may mean {}; say which", joined(texts, " or "))};
    }
    // Somebody answers a deal, and there is none.
    Problem no_deal(Act act) const {
        const std::string_view why = act == Act::Cancel
                                         ? "you have no deal open that you could cancel"
                                         : "no deal waits for you";
        return {quoted(text_), fmt::format("{}; {}", why, menu())};
    }
    // Does it seem to be about several who pay? Then that is what an example must show.
    bool sounds_pooled(const std::vector<std::string>& words) const {
        std::ptrdiff_t amounts = 0, names = 0;
        for (const std::string& word : words) {
            if (word == "and" || word == "with" || word == "pool") return true;
            if (whole_number(word)) ++amounts;
            names += std::count_if(say_.names.begin(), say_.names.end(),
                                   [&](const auto& name) { return lowered(name) == word; });
        }
        // An offer to one player from another, or a demand from two.
        return amounts > 1 || names > 1;
    }
    // A pool (MX-R-13) that could be said now: pools are allowed though not listed.
    std::string pool(Act act) const {
        std::vector<Choice> payers;  // each with what the purse allows
        for (const Choice& choice : legal_) {
            const bool new_payer = std::none_of(payers.begin(), payers.end(), [&](const Choice& c) {
                return c.payer == choice.payer;
            });
            if (choice.act == Act::Demand && new_payer) payers.push_back(choice);
        }
        const auto pay = [](Move& move, const Choice& payer, std::int16_t wanted) {
            move.pay[payer.payer] = Millions{std::min(wanted, payer.most)};
        };
        if (act == Act::Demand && payers.size() > 1) {
            Move move{.act = act, .character = payers[0].character};
            pay(move, payers[0], 3);
            pay(move, payers[1], 2);
            return say_.text(move);
        }
        for (const Choice& choice : legal_) {
            if (act != Act::Offer || choice.act != act || payers.empty()) continue;
            if (owner(say_.rules, choice.character) == payers[0].payer) continue;
            Move move = choice.move(0);
            pay(move, payers[0], 2);
            return say_.text(move);
        }
        return {};
    }
    // The verbs that are possible now.
    std::string menu() const {
        std::vector<std::string> words;
        for (const Verb& each : verbs()) {
            if (legal_.empty() || lists(legal_, each.act)) words.emplace_back(each.words);
        }
        return (legal_.empty() ? "moves begin with " : "you may now ") + joined(words, " or ");
    }
    // Our own words in quotation marks, never cut: people type them after us.
    static std::string whole(const std::string& text) { return '"' + text + '"'; }
    // How it is said right: as listed now, or in general.
    std::string forms(const std::vector<Act>& acts) const {
        constexpr std::size_t kShown = 4;
        std::vector<std::string> texts;
        for (const Act act : acts) {
            const std::string several = pooled_ ? pool(act) : std::string{};
            if (!several.empty()) texts.push_back(whole(several));
        }
        if (!texts.empty()) return "say for example " + joined(texts, " or ");
        for (const Choice& choice : legal_) {
            if (std::find(acts.begin(), acts.end(), choice.act) == acts.end()) continue;
            if (texts.size() < kShown) {
                // An example must be readable itself: one amount, not the range.
                texts.push_back(whole(say_.text(choice.move(choice.most > 1 ? 1 : 0))));
            }
        }
        for (const Act act : acts) {
            if (!lists(legal_, act) && texts.size() < kShown)
                texts.push_back(quoted(verb(act).usage));
        }
        return "say for example " + joined(texts, " or ");
    }

    const Speaker& say_;
    std::string_view text_;
    std::vector<Choice> legal_;
    bool pooled_ = false;
    std::vector<Act> understood_;
    std::vector<Move> listed_, outside_, spelled_;
};

}  // namespace

Result<Move> listen(const Speaker& speaker, std::string_view text, std::vector<Choice> legal) {
    return Listener{speaker, text, std::move(legal)}.read();
}

}  // namespace moneybags::millions
