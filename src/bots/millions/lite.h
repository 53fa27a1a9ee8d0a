#pragma once

// The light player of Millions: picks what pays, says little and the truth, stays, and goes for
// money only.

#include "bots/lite.h"
#include "games/millions/edition.h"
#include "games/millions/view.h"

namespace moneybags::millions {

class Lite {
   public:
    constexpr Lite(const Rules& rules, const Open& open, Seat me, const PerCharacter<Role>& known)
        : rules_(rules), open_(open), me_(me) {
        for (int slot = 0; slot < rules.slots; ++slot) {
            own_[slot] = known[character(rules, me, slot)];
        }
    }

    constexpr Favour operator()(const Choice& choice) const {
        using namespace lite_weight;
        switch (choice.act) {
            case Act::Pick:
                return {appeal(choice.role) * (rules_.slots == 2 ? appeal(choice.second) : 1u)};
            case Act::Announce:
            case Act::Answer:
                return {says_true(choice) ? kAlways : kSometimes};
            case Act::Claim:
                return {own_[slot_of(choice.character)] == choice.role ? kSometimes : kNever};
            case Act::Ask:
                return {kNever};
            case Act::Offer:  // a little is tried now and then
                return {kNever, 0, choice.most < 2 ? 1u : 2u};
            case Act::Demand: {
                const std::uint32_t share = fair_share();
                const auto most = static_cast<std::uint32_t>(choice.most);
                return {kSeldom, (share < most ? share : most) - 1};
            }
            case Act::Counter:
                return {kNever, 0};
            case Act::Accept:
                return {accepts(choice) ? kAlways : kSeldom};
            case Act::Decline:
                return {kOften};
            case Act::Withdraw:
            case Act::Cancel:
                return {kNever};
            case Act::Intimidate:
                return {kSeldom};
            case Act::Ready:
            case Act::Pass:
            case Act::Stay:
            case Act::Yes:
                return {kAlways};
            case Act::Leave:
            case Act::LeaveBoth:
                return {kSeldom};
            case Act::RollCall:
                return {kNever};
            case Act::Call:
            case Act::CallVote:
            case Act::No:
                return {kSometimes};
            case Act::Name:
                return {kSeldom * (1u + open_.on_view[choice.role])};
            case Act::Rob:
                return {1u + static_cast<std::uint32_t>(
                                 open_.purse[owner(rules_, choice.character)].count())};
        }
        return {kNever};
    }

   private:
    // What whoever picks it and stays wins by it, measured among rookies.
    static constexpr std::uint32_t appeal(Role role) {
        switch (role) {
            case Role::Crook:
            case Role::Driver:
                return 12;
            case Role::Mentalist:
                return 10;
            case Role::Brain:
            case Role::Mastermind:
            case Role::Acrobat:
                return 4;
            default:
                return 2;
        }
    }
    constexpr int slot_of(Character c) const { return c == character(rules_, me_, 0) ? 0 : 1; }
    constexpr bool says_true(const Choice& choice) const {
        return choice.role == own_[0] && (rules_.slots == 1 || choice.second == own_[1]);
    }
    constexpr std::uint32_t fair_share() const {
        const std::int32_t all = loot(rules_, open_).amount.count();
        const std::int32_t each = all / (open_.in.size() + 1);
        return each < 1 ? 1u : static_cast<std::uint32_t>(each);
    }
    // Money for leaving, if it is worth it; never for letting others leave.
    constexpr bool accepts(const Choice& choice) const {
        if (owner(rules_, choice.character) != me_) return false;
        const std::size_t at = find_deal(open_, choice.proposer, choice.character);
        return at != kNoDeal &&
               open_.deals[at].amount.count() >= static_cast<std::int32_t>(fair_share());
    }

    const Rules& rules_;
    const Open& open_;
    Seat me_;
    Role own_[2] = {Role::None, Role::None};
};

constexpr Lite lite(const Rules& rules, const State& state, Seat seat) {
    return {rules, state.open, seat, state.secret.role};  // of which it takes the seat's own
}
constexpr Lite lite(const Rules& rules, const View& seen) {
    return {rules, seen.open, seen.me, seen.role};
}

}  // namespace moneybags::millions
