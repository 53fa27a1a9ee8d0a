#include "bots/millions/worth.h"

#include <algorithm>

namespace moneybags::millions {
namespace {

// By plain multiplication rather than std::exp: the same chances, hence the same play, on every
// machine.
double power(double base, int times) {
    double result = 1.0;
    for (; times > 0; times /= 2, base *= base) {
        if (times % 2 == 1) result *= base;
    }
    return result;
}

// Of a hundred, how many players of this kind leave for nothing rather than clash. Whoever has said
// ready or given the final answer has made up his mind.
int waverers(const Rules& rules, const Open& open, Seat seat) {
    switch (open.phase) {
        case Phase::Final:
            return comes_after(rules, open, seat, open.asked) ? 20 : 0;
        case Phase::Voting:
            return 0;
        default:
            return open.ready.has(seat) ? 5 : 22;
    }
}

}  // namespace

// Each million a player lies behind the first makes his chance smaller by the same factor, the more
// so the nearer the end: by the goal or by the last card.
Chances chances(const Rules& rules, const Open& open) {
    Chances result;
    if (open.phase == Phase::Over) {
        for (const Seat seat : open.winners) result[seat] = 1.0 / open.winners.size();
        // Beaten is beaten, but money still looks better than none.
        for (const Seat seat : all_seats(rules)) result[seat] += 1e-4 * open.purse[seat].count();
        return result;
    }
    int most = 0;
    for (const Seat seat : all_seats(rules)) most = std::max(most, open.purse[seat].count());
    const double goal = rules.goal.count();
    const double by_money = std::min(1.0, most / goal);
    const double by_cards = static_cast<double>(open.round - 1) / rules.rounds;
    const double near = std::max(by_money, by_cards);
    const double factor = 1.0 - (1.6 + 3.6 * near * near) / goal;
    double total = 0.0;
    for (const Seat seat : all_seats(rules)) {
        // An Intimidation card is worth something, though no money (M1-R-21).
        const double cards = 1.0 + 0.05 * open.cards[seat];
        result[seat] = power(factor, most - open.purse[seat].count()) * cards;
        total += result[seat];
    }
    for (const Seat seat : all_seats(rules)) result[seat] /= total;
    return result;
}

Worth::Worth(const Rules& rules, const View& seen, const Worlds& worlds)
    : rules_(rules), seen_(seen), worlds_(worlds) {
    bool namer = false;
    for (const Character c : seen.open.in& characters_of(rules, seen.me)) {
        namer = namer || seen.role[c] == rules.namer;
    }
    as_it_is_ = of({});
    if (!namer) return;
    Role best = Role::None;
    for (const Role role : nameable(rules, seen.open)) {
        my_naming_ = role;
        const Chances then = of({});
        if (best == Role::None || then[seen.me] > as_it_is_[seen.me]) {
            as_it_is_ = then;
            best = role;
        }
    }
    my_naming_ = best;
}

// Starts each world as told, plays it out, and takes the mean.
template <class Start>
Chances Worth::average(const Start& start) const {
    Chances mean;
    for (const World& world : worlds_) {
        State state{.open = seen_.open, .secret = {.role = world.role, .yes = {}}};
        start(state, world);
        play_out(state, world);
        const Chances here = chances(rules_, state.open);
        for (const Seat seat : all_seats(rules_)) mean[seat] += here[seat];
    }
    for (const Seat seat : all_seats(rules_)) mean[seat] /= static_cast<double>(worlds_.size());
    return mean;
}

namespace {

// The heist's own steps, with nobody listening.
template <class Step>
void quietly(const Rules& rules, State& state, const Step& step) {
    NoEvents silence;
    Scene<NoEvents> scene{rules, state.open, state.secret, silence};
    step(scene);
}

Character richest_victim(const Rules& rules, const State& state) {
    Character best{};
    int most = -1;
    for (const Character c : victims(state.open, state.secret)) {
        const int purse = state.open.purse[owner(rules, c)].count();
        if (purse > most) {
            most = purse;
            best = c;
        }
    }
    return best;
}

}  // namespace

// Another player's Snitch or Tech goes by the cards on view and by what people say of themselves.
Role Worth::name_for(const State& state, const World& world) const {
    const RoleSet names = nameable(rules_, state.open);
    PerRole<std::uint32_t> weight;
    std::uint32_t total = 0;
    for (const Role role : names) {
        weight[role] = state.open.on_view[role];
        for (const Character c : state.open.in& state.open.spoke) {
            if (state.open.claim[c] == role) weight[role] += 2;
        }
        total += weight[role];
    }
    std::uint32_t at = world.whim % total;
    for (const Role role : names) {
        if (at < weight[role]) return role;
        at -= weight[role];
    }
    return names.lowest();
}

void Worth::play_out(State& state, const World& world) const {
    while (state.open.phase == Phase::Naming || state.open.phase == Phase::Robbing) {
        if (state.open.phase == Phase::Naming) {
            const bool me = owner(rules_, state.open.alive.lowest()) == seen_.me;
            const Role role = me && my_naming_ != Role::None ? my_naming_ : name_for(state, world);
            quietly(rules_, state, [&](auto& scene) { name(scene, role); });
        } else {
            const Character victim = richest_victim(rules_, state);
            quietly(rules_, state, [&](auto& scene) { rob(scene, victim); });
        }
    }
}

// A player who would clash may lose his nerve and leave; the next one then may have no reason to.
void Worth::others_leave(State& state, const World& world, bool at_once) const {
    if (at_once) return;
    PerRole<int> count;
    for (const Character c : state.open.in) ++count[world.role[c]];
    for (const Character c : state.open.in - characters_of(rules_, seen_.me)) {
        const Role role = world.role[c];
        if (count[role] < 2 || (role == Role::Brute && facts(rules_).brutes_keep_antes))
            continue;  // no ante lost
        if (world.nerve[c] >= waverers(rules_, seen_.open, owner(rules_, c))) continue;
        --count[role];
        quietly(rules_, state, [&](auto& scene) { leave(scene, c); });
    }
}

Chances Worth::of(const WhatIf& what) const {
    return average([&](State& state, const World& world) {
        for (const Seat seat : all_seats(rules_)) {
            state.open.purse[seat] += Millions{what.gets[seat]};
        }
        for (const Character c : what.leaving) {
            quietly(rules_, state, [&](auto& scene) { leave(scene, c); });
        }
        others_leave(state, world, what.at_once);
        if (state.open.phase != Phase::Naming && state.open.phase != Phase::Robbing) {
            quietly(rules_, state, [](auto& scene) { begin_heist(scene); });
        }
    });
}

Chances Worth::if_named(Role role) const {
    return average([&](State& state, const World&) {
        quietly(rules_, state, [&](auto& scene) { name(scene, role); });
    });
}

Chances Worth::if_robbed(Character victim) const {
    return average([&](State& state, const World&) {
        quietly(rules_, state, [&](auto& scene) { rob(scene, victim); });
    });
}

WhatIf Worth::bought(Seat payer, Character c, int price) const {
    WhatIf what{.leaving = {c}, .gets = {}};
    what.gets[payer] = -price;
    what.gets[owner(rules_, c)] += price;
    return what;
}

// Dearer is worse for the payer and better for the leaver, so the limit is found by halving.
int Worth::most_worth_paying(Seat payer, Character c) const {
    const double now = best_free(payer) + kMargin;
    int fine = 0;
    for (int beyond = seen_.open.purse[payer].count() + 1; beyond - fine > 1;) {
        const int price = (fine + beyond) / 2;
        (of(bought(payer, c, price))[payer] > now ? fine : beyond) = price;
    }
    return fine;
}

int Worth::least_worth_taking(Character c, Seat payer) const {
    const Seat leaver = owner(rules_, c);
    const double now = best_free(leaver) + kMargin;
    const int most = seen_.open.purse[payer].count();
    int fine = most + 1;
    for (int short_of = 0; fine - short_of > 1;) {
        const int price = (fine + short_of) / 2;
        (of(bought(payer, c, price))[leaver] > now ? fine : short_of) = price;
    }
    return fine > most ? 0 : fine;
}

double Worth::leaving(Seat seat, Character c) const {
    if (!known_leaving_.has(c)) {
        leaving_[c] = of({.leaving = {c}, .gets = {}});
        known_leaving_.add(c);
    }
    return leaving_[c][seat];
}

double Worth::best_free(Seat seat) const {
    const CharacterSet here = seen_.open.in & characters_of(rules_, seat);
    double best = staying(seat);
    for (const Character c : here) best = std::max(best, leaving(seat, c));
    if (here.size() == 2) best = std::max(best, of({.leaving = here, .gets = {}})[seat]);
    return best;
}

}  // namespace moneybags::millions
