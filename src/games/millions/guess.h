#pragma once

// A whole state that fits what a seat sees, each as likely as the rules make it for players who
// pick at random. The base of every bot that searches.

#include "core/rng.h"
#include "games/millions/view.h"

namespace moneybags::millions {

// Could this player have picked these roles? They must have been in hand, and different.
constexpr bool could_have_picked(const Rules& rules, const Open& open, Seat seat,
                                 const PerCharacter<Role>& role) {
    const RoleSet hand = roles_in_hand(rules, open, seat);
    const Character one = character(rules, seat, 0);
    if (!hand.has(role[one])) return false;
    if (rules.slots == 1) return true;
    const Character two = character(rules, seat, 1);
    return hand.has(role[two]) && role[one] != role[two];
}

// Whoever is in and has not shown himself holds none of the roles called so far: they were all
// called before the question that the heist waits for now.
constexpr RoleSet called(const Rules& rules, const Open& open) {
    if (open.phase == Phase::Naming) return {rules.namer};
    if (open.phase == Phase::Robbing) {
        return {Role::Tech, Role::Acrobat, Role::Brute, Role::Mentalist};
    }
    return {};
}

// While players pick: any legal pick for those who have.
constexpr void guess_picks(const Rules& rules, const View& seen, Rng& luck,
                           PerCharacter<Role>& role) {
    for (const Seat seat : seen.open.picked) {
        if (seat == seen.me) continue;
        const auto list = [&](auto& sink) {
            Lister out{sink};
            list_picks(rules, seen.open, seat, out);
        };
        const Move pick = draw_move(list_from<Choices>(list), luck);
        role[character(rules, seat, 0)] = pick.role;
        if (rules.slots == 2) role[character(rules, seat, 1)] = pick.second;
    }
}

// Once cards are on view: the unknown characters hold the cards on view and the hidden one, less
// what is known. A hidden role h fits with weight "copies of h played" (M1-PLAN-06) times the ways
// to hand out the cards; handings-out that cannot have been are drawn again, hidden card and all.
// Made once, it may be drawn from again and again.
class RoleGuess {
   public:
    constexpr RoleGuess(const Rules& rules, const View& seen)
        : rules_(rules), seen_(seen), gone_(called(rules, seen.open)) {
        PerRole<std::uint8_t> left = seen.open.on_view;
        Role surely_hidden =
            Role::None;  // a known role that is not on view must be the hidden card
        for (const Character c : all_characters(rules)) {
            const Role role = seen.role[c];
            if (role == Role::None) {
                unknown_.add(c);
            } else if (left[role] > 0) {
                --left[role];
            } else {
                surely_hidden = role;
            }
            picks_differ_ = picks_differ_ || rules.slots == 2 || seen.open.last[c] != Role::None;
        }
        for (const Role r : rules.roles) {
            for (int i = 0; i < left[r]; ++i) cards_ |= card(r) << kBits * count_++;
        }
        // The ways to hand out `left` and one h are unknown! / (product of factorials); from one h
        // to another only the factor 1 / (left[h] + 1) differs.
        constexpr std::uint32_t kScale = 840;  // divisible by 1 … 8, so that weights stay whole
        if (surely_hidden != Role::None || unknown_.empty()) {
            weight_ = 1;  // luck is asked all the same
            return;
        }
        for (const Role h : rules.roles) {
            const std::uint32_t copies = seen.open.on_view[h] + 1u;
            hidden_[kinds_] = h;
            weight_ += copies * kScale / (left[h] + 1u);
            for (std::size_t i = kinds_++; i < kRoles; ++i) upto_[i] = weight_;
        }
    }

    // For those who are unknown.
    constexpr void draw(Rng& luck, PerCharacter<Role>& role) const {
        do {
            std::uint64_t cards = cards_;
            std::uint32_t count = count_;
            const std::uint32_t drawn = luck.below(weight_);
            if (kinds_ > 0) cards |= card(hidden(drawn)) << kBits * count++;
            for (const Character c : unknown_) {
                const std::uint32_t at = kBits * luck.below(count--);
                role[c] = static_cast<Role>(cards >> at & kCard);
                const std::uint64_t before = (std::uint64_t{1} << at) - 1;
                cards = (cards & before) | (cards >> kBits & ~before);
            }
        } while (!fits(role));
    }

   private:
    // Cards in a row, so many bits each.
    static constexpr std::uint32_t kBits = 4;
    static constexpr std::uint64_t kCard = (1u << kBits) - 1;
    static_assert(kRoles <= kCard && kMaxCharacters * kBits <= 64);
    static constexpr std::uint64_t card(Role role) { return static_cast<std::uint64_t>(role); }

    // Nothing foretells it, so it is counted out and not searched for.
    constexpr Role hidden(std::uint32_t at) const {
        std::size_t passed = 0;
        for (const std::uint32_t each : upto_) passed += at >= each ? 1u : 0u;
        return hidden_[passed];
    }

    constexpr bool fits(const PerCharacter<Role>& role) const {
        if (!gone_.empty()) {
            for (const Character c : seen_.open.in - seen_.open.shown) {
                if (gone_.has(role[c])) return false;
            }
        }
        if (!picks_differ_) return true;  // everybody may have picked anything
        for (const Seat seat : all_seats(rules_)) {
            if (!could_have_picked(rules_, seen_.open, seat, role)) return false;
        }
        return true;
    }

    const Rules& rules_;
    const View& seen_;
    RoleSet gone_;
    CharacterSet unknown_;
    std::uint64_t cards_ = 0;
    std::uint32_t count_ = 0;
    // What may be hidden, if that is not known, and how much it weighs with all before it.
    std::array<Role, kRoles> hidden_{};
    std::array<std::uint32_t, kRoles> upto_{};
    std::size_t kinds_ = 0;
    std::uint32_t weight_ = 0;
    bool picks_differ_ = false;
};

constexpr State guess(const Rules& rules, const View& seen, Rng& luck) {
    State state{.open = seen.open, .secret = {.role = seen.role, .yes = {}}};
    if (seen.open.phase == Phase::Picking || seen.open.phase == Phase::HideCard) {
        guess_picks(rules, seen, luck, state.secret.role);
    } else if (seen.open.phase != Phase::ChooseLeader && seen.open.phase != Phase::TurnUpLoot) {
        RoleGuess{rules, seen}.draw(luck, state.secret.role);
    }
    for (const Seat seat : seen.open.voted) {
        if (seat == seen.me ? seen.voted_yes : luck.below(2) == 1) state.secret.yes.add(seat);
    }
    return state;
}

}  // namespace moneybags::millions
