#include "notation/millions/pool.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/words.h"
#include "games/millions/characters.h"
#include "notation/millions/vocabulary.h"

namespace moneybags::millions {
namespace {

class PoolWords {
   public:
    PoolWords(const Speaker& say, Act act) : say_(say), act_(act) {}

    std::optional<std::string> read(std::span<const std::string> words) {
        for (const std::string& word : words) {
            if (!take(word)) return std::nullopt;
        }
        if (!close()) return std::nullopt;
        if (act_ == Act::Demand && !leaver_ && say_.rules.slots == 1 && say_.by != kSpectator) {
            leaver_ = character(say_.rules, say_.by, 0);
        }
        if (!leaver_) return std::nullopt;
        return say_.text(Move{.act = act_, .character = *leaver_, .pay = pay_});
    }

   private:
    enum class Awaited { Nothing, Payer, Leaver };

    bool take(std::string_view word) {
        if (word == "and" || word == "with") return (!sum_ && !payer_) || close();
        if (word == "from") return awaited_ = Awaited::Payer, true;
        if (word == "to" || word == "for") return awaited_ = Awaited::Leaver, true;
        if (word == "leave" || word == "go") return awaited_ = Awaited::Nothing, true;
        if (awaited_ != Awaited::Leaver) {
            const std::string_view figures =
                word.ends_with('m') ? word.substr(0, word.size() - 1) : word;
            if (const auto n = as_number(figures)) {
                if (sum_) return false;
                return sum_ = Millions{*n}, true;
            }
        }
        // A name without a word before it is the leaver's once, and then the payers'.
        const bool leaves = awaited_ == Awaited::Leaver || (awaited_ == Awaited::Nothing &&
                                                            act_ == Act::Offer && !leaver_ && sum_);
        awaited_ = Awaited::Nothing;
        if (leaves) return !leaver_ && (leaver_ = one_called(word)).has_value();
        return !payer_ && (payer_ = seat_called(word)).has_value();
    }
    // One part ends: so much, from somebody. An offer without a name is one's own.
    bool close() {
        if (!payer_ && act_ == Act::Offer && say_.by != kSpectator) payer_ = say_.by;
        if (!sum_ || !payer_ || pay_[*payer_] != Millions{}) return false;  // nobody pays twice
        pay_[*payer_] = *sum_;
        sum_.reset();
        payer_.reset();
        return true;
    }
    std::optional<Seat> seat_called(std::string_view word) const {
        if (word == "me" || word == "myself") return say_.by;
        std::vector<Seat> found;
        for (int i = 0; i < say_.rules.players; ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            const std::string name = lower(say_.name(seat));
            if (name == word) return seat;
            if (name.starts_with(word)) found.push_back(seat);
        }
        return found.size() == 1 ? std::optional(found[0]) : std::nullopt;
    }
    std::optional<Character> one_called(std::string_view word) const {
        std::vector<Character> found;
        for (const Character each : all_characters(say_.rules)) {
            const std::string name = lower(say_.character(each));
            if (name == word) return each;
            if (name.starts_with(word)) found.push_back(each);
        }
        return found.size() == 1 ? std::optional(found[0]) : std::nullopt;
    }

    const Speaker& say_;
    Act act_;
    Awaited awaited_ = Awaited::Nothing;
    std::optional<Millions> sum_;
    std::optional<Seat> payer_;
    std::optional<Character> leaver_;
    PerSeat<Millions> pay_;
};

}  // namespace

std::optional<std::string> pool_said(const Speaker& say, std::string_view said,
                                     std::span<const std::string> words) {
    for (const Act act : {Act::Offer, Act::Demand}) {
        if (verb(act).words == said) return PoolWords{say, act}.read(words);
    }
    return std::nullopt;
}

std::string pool_example(const Speaker& say, std::string_view said,
                         const std::vector<Choice>& legal) {
    std::vector<Choice> payers;  // each with what the purse allows
    for (const Choice& choice : legal) {
        const bool known = std::any_of(payers.begin(), payers.end(), [&](const Choice& each) {
            return each.payer == choice.payer;
        });
        if (choice.act == Act::Demand && !known) payers.push_back(choice);
    }
    const auto pay = [](Move& move, const Choice& payer, std::int16_t wanted) {
        move.pay[payer.payer] = Millions{std::min(wanted, payer.most)};
    };
    if (said == verb(Act::Demand).words && payers.size() > 1) {
        Move move{.act = Act::Demand, .character = payers[0].character};
        pay(move, payers[0], 3);
        pay(move, payers[1], 2);
        return say.text(move);
    }
    for (const Choice& choice : legal) {
        if (said != verb(Act::Offer).words || choice.act != Act::Offer || payers.empty()) continue;
        if (owner(say.rules, choice.character) == payers[0].payer) continue;
        Move move = choice.move(0);
        pay(move, payers[0], 2);
        return say.text(move);
    }
    return {};
}

}  // namespace moneybags::millions
