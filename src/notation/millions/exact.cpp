#include "notation/millions/exact.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/words.h"
#include "games/millions/characters.h"
#include "notation/millions/parts.h"
#include "notation/millions/vocabulary.h"

namespace moneybags::millions {
namespace {

// Word by word, with names and roles to the letter, so that a player may even be called "to" or
// "Brute".
class Exact {
   public:
    Exact(const Speaker& speaker, std::string_view text) : say_(speaker) {
        while (!text.empty()) {
            const std::size_t space = std::min(text.find(' '), text.size());
            words_.push_back(text.substr(0, space));
            text.remove_prefix(std::min(space + 1, text.size()));
            if (words_.back().ends_with(',')) {  // "2 from Al, 4 from Cid and 9 from Dan"
                words_.back().remove_suffix(1);
                words_.emplace_back("and");
            }
        }
    }

    std::optional<Move> read() {
        const Verb* best = nullptr;
        for (const Verb& each : verbs()) {  // "call vote" before "call"
            if (starts(each.words) && (!best || each.words.size() > best->words.size()))
                best = &each;
        }
        if (best == nullptr) return std::nullopt;
        at_ = static_cast<std::size_t>(std::count(best->words.begin(), best->words.end(), ' ')) + 1;
        Move m{.act = Act{static_cast<std::uint8_t>(best - verbs().data())}};
        if (!arguments(m) || at_ != words_.size()) return std::nullopt;
        return m;
    }

   private:
    bool starts(std::string_view phrase) const {
        std::size_t i = 0;
        while (!phrase.empty()) {
            const std::size_t space = std::min(phrase.find(' '), phrase.size());
            if (i == words_.size() || words_[i++] != phrase.substr(0, space)) return false;
            phrase.remove_prefix(std::min(space + 1, phrase.size()));
        }
        return true;
    }
    bool more() const { return at_ < words_.size(); }
    bool eat(std::string_view word) {
        if (!more() || words_[at_] != word) return false;
        ++at_;
        return true;
    }
    bool seat(Seat& into) {
        if (!more()) return false;
        for (int i = 0; i < say_.rules.players; ++i) {
            into = Seat{static_cast<std::uint8_t>(i)};
            if (words_[at_] == say_.name(into)) return ++at_, true;
        }
        return false;
    }
    bool character(Character& into) {
        if (!more()) return false;
        for (const Character c : all_characters(say_.rules)) {
            if (words_[at_] == say_.character(c)) return into = c, ++at_, true;
        }
        return false;
    }
    // "for 2" or, where there is but one, nothing.
    bool own(Character& into, std::string_view before) {
        const std::size_t start = at_;
        if ((before.empty() || eat(before)) && character(into)) return true;
        at_ = start;
        if (say_.rules.slots != 1 || say_.by == kSpectator) return false;
        into = millions::character(say_.rules, say_.by, 0);
        return true;
    }
    bool role(Role& into) {
        if (!more()) return false;
        for (std::size_t i = 0; i <= kRoles; ++i) {
            into = Role{static_cast<std::uint8_t>(i)};
            if (words_[at_] == say_.role(into)) return ++at_, true;
        }
        return false;
    }
    bool amount(Millions& into) {
        const auto n = more() ? as_number(words_[at_]) : std::nullopt;
        if (!n || *n > kMostAmount || *n < -kMostAmount) return false;
        into = Millions{*n};
        return ++at_, true;
    }
    bool payments(PerSeat<Millions>& pay, SeatSet named) {
        if (eat(kNothing)) return true;
        do {
            Millions sum;
            Seat from{};
            if (!amount(sum) || !eat("from") || !seat(from) || named.has(from)) return false;
            named.add(from);
            pay[from] = sum;
        } while (eat("and"));
        return true;
    }
    bool arguments(Move& m) {
        switch (m.act) {
            case Act::Pick:
            case Act::Announce:
            case Act::Answer:
                return role(m.role) && (!more() || role(m.second));
            case Act::Claim:
                return role(m.role) && own(m.character, "for");
            case Act::Ask:
            case Act::Intimidate:
            case Act::Rob:
                return character(m.character);
            case Act::Withdraw:
            case Act::Leave:
                return own(m.character, "");
            case Act::Name:
                return role(m.role);
            case Act::Offer:
                if (say_.by == kSpectator) return false;
                return amount(m.pay[say_.by]) && eat("to") && character(m.character) &&
                       (!eat("with") || payments(m.pay, {say_.by}));
            case Act::Demand:
                return payments(m.pay, {}) && own(m.character, "for");
            case Act::Counter:
                return seat(m.proposer) && eat("for") && character(m.character) && eat("with") &&
                       payments(m.pay, {});
            case Act::Cancel:
                m.proposer = say_.by;
                if (words_.size() == at_ + 1)
                    return say_.by != kSpectator && character(m.character);
                [[fallthrough]];
            case Act::Accept:
            case Act::Decline:
                return seat(m.proposer) && eat("for") && character(m.character);
            default:
                return true;
        }
    }

    const Speaker& say_;
    std::vector<std::string_view> words_;
    std::size_t at_ = 0;
};

}  // namespace

std::optional<Move> read_exactly(const Speaker& speaker, std::string_view text) {
    return Exact{speaker, text}.read();
}

}  // namespace moneybags::millions
