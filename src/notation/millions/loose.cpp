#include "notation/millions/loose.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "games/millions/characters.h"
#include "notation/codec.h"
#include "notation/millions/parts.h"
#include "notation/millions/vocabulary.h"
#include "notation/typed.h"

namespace moneybags::millions {
namespace {

using codec::quoted;

// The words after the verb.
class Loose {
   public:
    Loose(const Speaker& speaker, std::vector<std::string> words)
        : say_(speaker), words_(std::move(words)) {}

    Result<Wish> read(Act act) {
        Wish wish;
        wish.act = act;
        at_ = 0;
        trouble_.reset();
        to_is_a_name_ = std::any_of(say_.names.begin(), say_.names.end(),
                                    [](const std::string& name) { return lowered(name) == "to"; });
        if (act != Act::Offer && !to_is_a_name_) std::erase(words_, "to");
        arguments(wish);
        if (!trouble_ && more()) trouble_ = Problem{quoted(words_[at_]), "was not expected here"};
        if (trouble_) return *trouble_;
        return wish;
    }

   private:
    bool more() const { return !trouble_ && at_ < words_.size(); }
    bool sees(std::string_view word) const { return more() && words_[at_] == word; }
    bool eat(std::string_view word) { return sees(word) && (++at_, true); }
    bool connector() const {
        return sees("from") || sees("by") || sees("with") || sees("and") || sees("for") ||
               sees("about") || sees_to();
    }
    // Who is to leave stands after it, unless somebody is called that.
    bool sees_to() const { return !to_is_a_name_ && sees("to"); }
    bool eat_to() { return sees_to() && (++at_, true); }
    bool sees_number() const { return more() && whole_number(words_[at_]).has_value(); }

    std::optional<int> amount() {
        if (!more()) return std::nullopt;
        const std::string& word = words_[at_];
        const auto n = whole_number(word);
        const bool figure = word[0] >= '0' && word[0] <= '9';
        if (!n && !figure) return std::nullopt;
        if (!n || *n > kMostAmount || *n < -kMostAmount) {
            trouble_ =
                Problem{quoted(word),
                        fmt::format("must be a whole number of millions, at most {}", kMostAmount)};
            return std::nullopt;
        }
        ++at_;
        return n;
    }
    // Whose name is this, or the beginning of it?
    std::vector<Seat> seats_called(std::string_view word) const {
        std::vector<Seat> exact, beginning;
        for (int i = 0; i < say_.rules.players; ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            const std::string name = lowered(say_.name(seat));
            if (name == word) exact.push_back(seat);
            if (!word.empty() && begins(name, word)) beginning.push_back(seat);
        }
        if (exact.empty() && (word == "me" || word == "myself") && say_.by != kSpectator)
            return {say_.by};
        return exact.empty() ? beginning : exact;
    }
    std::optional<std::vector<Seat>> seats() {
        if (!more()) return std::nullopt;
        std::vector<Seat> found = seats_called(words_[at_]);
        if (found.empty()) {
            std::vector<std::string> known(say_.names.begin(), say_.names.end());
            trouble_ = Problem{
                quoted(words_[at_]),
                fmt::format("is nobody here; at this table are {}", joined(known, " and "))};
            return std::nullopt;
        }
        ++at_;
        return found;
    }
    std::optional<std::vector<Character>> characters() {
        if (!more()) return std::nullopt;
        std::string_view word = words_[at_];
        std::vector<Character> found;
        if (say_.rules.slots == 1) {
            const auto who = seats();
            if (!who) return std::nullopt;
            for (const Seat seat : *who) found.push_back(character(say_.rules, seat, 0));
            return found;
        }
        if ((word == "1" || word == "2") && say_.by != kSpectator) {
            found.push_back(character(say_.rules, say_.by, word == "2" ? 1 : 0));
            ++at_;
            return found;
        }
        const std::size_t dot = word.find_last_of(".#");
        const std::string_view slot = dot == word.npos ? std::string_view{} : word.substr(dot + 1);
        const bool second = slot == "2";
        const bool told = slot == "1" || second;
        if (told) words_[at_] = std::string{word.substr(0, dot)};  // `word` and `slot` end here
        const auto who = seats();
        if (!who) return std::nullopt;
        for (const Seat seat : *who) {
            if (!told || !second) found.push_back(character(say_.rules, seat, 0));
            if (!told || second) found.push_back(character(say_.rules, seat, 1));
        }
        return found;
    }
    std::optional<std::vector<Role>> roles() {
        if (!more()) return std::nullopt;
        const std::string_view word = words_[at_];
        if (word == kNothing || word == "none" || word == "no")
            return ++at_, std::vector{Role::None};
        // A role of another table is read too, so that the rules can say why it is none here.
        std::vector<Role> played, others;
        for (std::size_t i = 0; i < kRoles; ++i) {
            const Role role{static_cast<std::uint8_t>(i)};
            const std::string name = lowered(say_.role(role));
            if (!begins(name, word)) continue;
            (say_.rules.roles.has(role) ? played : others).push_back(role);
        }
        if (played.empty() && others.empty()) {
            std::vector<std::string> known;
            for (const Role role : say_.rules.roles) known.push_back(say_.role(role));
            trouble_ = Problem{
                quoted(word), fmt::format("is no role here; there are {}", joined(known, " and "))};
            return std::nullopt;
        }
        ++at_;
        return played.empty() ? others : played;
    }
    // Own characters: what "withdraw" and "claim Driver" are about unless it is said.
    std::optional<std::vector<Character>> mine() const {
        if (say_.rules.slots != 1 || say_.by == kSpectator) return std::nullopt;
        return std::vector{character(say_.rules, say_.by, 0)};
    }
    // "2 from Bea and 1 from Dan", also "Bea 2"; a lone amount leaves the payer open.
    void payments(Wish& wish) {
        if (eat(kNothing)) return;
        while (more() && !sees("for") && !sees("about") && !sees_to()) {
            if (wish.pay.size() == kMaxSeats) {
                trouble_ = Problem{"", "that is more payers than there are players"};
                return;
            }
            std::optional<int> sum = amount();
            if (!sum && trouble_) return;
            if (!eat("from")) eat("by");
            std::optional<std::vector<Seat>> from;
            if (more() && !connector() && !sees_number()) from = seats();
            if (!sum) sum = amount();
            if (!sum) {
                if (!trouble_)
                    trouble_ = Problem{"", "how much? Say an amount in millions, like 3"};
                return;
            }
            wish.pay.push_back({*sum, from});
            if (!eat("and")) eat("with");
        }
    }
    void own(Wish& wish) {
        if (eat("for") || eat("about")) {
            wish.characters = characters();
        } else if (more()) {
            wish.characters = characters();
        }
        if (!wish.characters) wish.characters = mine();
    }
    void to_leave() {
        const std::size_t start = at_;
        eat_to();
        if (!eat("leave") && !eat("go")) at_ = start;
    }
    void arguments(Wish& wish) {
        switch (wish.act) {
            case Act::Pick:
            case Act::Announce:
            case Act::Answer:
                wish.roles = roles();
                eat("and");
                if (more()) {
                    wish.seconds = roles();
                } else if (say_.rules.slots == 1 || wish.act == Act::Answer) {
                    wish.seconds = std::vector{Role::None};
                }
                break;
            case Act::Claim:
                wish.roles = roles();
                own(wish);
                break;
            case Act::Name:
                wish.roles = roles();
                break;
            case Act::Ask:
            case Act::Intimidate:
            case Act::Rob:
                wish.characters = characters();
                if (wish.act == Act::Ask && (sees("leave") || sees("go")))
                    ++at_;  // "ask Bea to leave"
                break;
            case Act::Withdraw:
            case Act::Leave:
                own(wish);
                break;
            case Act::Offer: {
                std::optional<int> sum;
                while (more() && (!sum || !wish.characters)) {
                    if (eat_to()) continue;
                    if (connector()) break;
                    if (!sum &&
                        (sees_number() || (words_[at_][0] >= '0' && words_[at_][0] <= '9'))) {
                        sum = amount();
                    } else if (!wish.characters) {
                        wish.characters = characters();
                    } else {
                        break;
                    }
                }
                if (!sum) {
                    if (!trouble_)
                        trouble_ = Problem{"", "offer how much? Say an amount in millions, like 3"};
                    return;
                }
                wish.pay.push_back({*sum, std::nullopt});
                if (eat("from") || eat("by")) wish.pay.back().payers = seats();
                to_leave();  // "offer Bea 3 to leave"
                if (eat("with") || eat("and")) payments(wish);
                if (!wish.characters && eat_to()) wish.characters = characters();
                to_leave();
                // An amount with nobody's name is one's own.
                for (Wish::Part& part : wish.pay) {
                    if (!part.payers) part.payers = std::vector{say_.by};
                }
                break;
            }
            case Act::Demand: {
                const bool nothing = sees(kNothing);
                payments(wish);
                if (wish.pay.empty() && !nothing && !trouble_) {
                    trouble_ = Problem{"", "demand how much? Say an amount in millions, like 3"};
                }
                own(wish);
                break;
            }
            case Act::Counter:
                if (more() && !connector() && !sees_number() && !sees(kNothing))
                    wish.proposers = seats();
                if (eat("for") || eat("about")) wish.characters = characters();
                eat("with");
                payments(wish);
                break;
            case Act::Accept:
            case Act::Decline:
            case Act::Cancel:
                if (eat("from")) {
                    wish.proposers = seats();
                } else if (more() && !connector()) {
                    const std::size_t start = at_;
                    if (sees_number() || words_[at_].find_last_of(".#") != std::string::npos) {
                        wish.characters = characters();
                    } else {
                        wish.either = seats();
                    }
                    if (sees("for") || sees("about")) {
                        at_ = start;
                        wish.either.reset();
                        wish.proposers = seats();
                    }
                }
                if (eat("for") || eat("about")) wish.characters = characters();
                break;
            default:
                break;
        }
    }

    const Speaker& say_;
    std::vector<std::string> words_;
    std::size_t at_ = 0;
    bool to_is_a_name_ = false;
    std::optional<Problem> trouble_;
};

}  // namespace

Result<Wish> read_loosely(const Speaker& speaker, std::vector<std::string> words, Act act) {
    return Loose{speaker, std::move(words)}.read(act);
}

}  // namespace moneybags::millions
