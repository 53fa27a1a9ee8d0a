#include "bots/millions/picking.h"

#include <algorithm>

#include "games/millions/edition.h"

namespace moneybags::millions {
namespace {

// By role: Snitch (fined when alone), Tech, Acrobat, Brute (risks little: the ante comes back, or
// $2 from the Centre), Mentalist, Brain, Driver, Crook, Mastermind.
constexpr double kPlainWorth[kRoles] = {8, 8, 11, 10, 9, 9, 10, 10, 9};

// A Snitch or Tech who knows what to name.
constexpr double kEasyPrey = 0.3;

double plain_worth(Role role) { return kPlainWorth[static_cast<std::size_t>(role)]; }

Role draw_role(const PerRole<double>& weight, RoleSet among, Rng& luck) {
    double total = 0.0;
    for (const Role role : among) total += weight[role];
    double at = total * luck.below(1u << 20) / (1u << 20);
    Role last = among.lowest();
    for (const Role role : among) {
        if (at < weight[role]) return role;
        at -= weight[role];
        last = role;
    }
    return last;
}

// How sure one can be of somebody's role.
double most_bent(const Rules& rules, const View& seen, const Manners& manners) {
    double most = 1.0;
    for (const Seat seat : all_seats(rules)) {
        if (seat == seen.me) continue;
        for (const Role role : rules.roles - RoleSet{rules.namer}) {
            most = std::max(most, manners.bent(rules, seat, role));
        }
    }
    return most;
}

}  // namespace

PerRole<double> appeal(const Rules& rules, const View& seen, const Manners& manners) {
    const Open& open = seen.open;
    const LootCard& card = loot(rules, open);
    const double others = rules.players - 1;
    PerRole<double> result;
    for (const Role role : rules.roles) {
        double worth = plain_worth(role);
        // The symbol is worth having, but everybody can see that: a little more often, not always.
        if (card.shown.has(role)) worth *= 1.15;
        // `fooled`: a role that rivals cannot pick this time clashes less (M1-FOOL-01).
        double able = 0.0;
        for (const Seat seat : all_seats(rules)) {
            if (seat != seen.me && roles_in_hand(rules, open, seat).has(role)) able += 1.0;
        }
        worth *= (others + 1.0) / (able + 1.0);
        // Whoever plays the same thing again and again is named. It is not left to him: that is
        // just what he wants.
        if (role == rules.namer) {
            worth *= 1.0 + kEasyPrey * (most_bent(rules, seen, manners) - 1.0);
        }
        // A dear ante makes the Brute, who gets it back, look better (M1-HEIST-09).
        const bool keeps = role == Role::Brute && facts(rules).brutes_keep_antes;
        if (keeps && card.ante > Millions{1}) worth *= 1.15;
        result[role] = worth;
    }
    return result;
}

Move pick_role(const Rules& rules, const View& seen, const Manners& manners, const Options& options,
               Rng& luck) {
    const PerRole<double> weight = appeal(rules, seen, manners);
    const RoleSet hand = roles_in_hand(rules, seen.open, seen.me);
    const Role one = draw_role(weight, hand, luck);
    const Role two = rules.slots == 2 ? draw_role(weight, hand - RoleSet{one}, luck) : Role::None;
    return options.roles(Act::Pick, one, two).value_or(options.any());
}

}  // namespace moneybags::millions
