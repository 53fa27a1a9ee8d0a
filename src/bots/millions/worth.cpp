#include "bots/millions/worth.h"

#include <algorithm>
#include <cassert>

namespace moneybags::millions {
namespace {

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

namespace {
constexpr auto kNothing = [](const Ended&) {};  // to be noted of how it ends
}  // namespace

Worth::Worth(const Rules& rules, const View& seen, const Worlds& worlds)
    : rules_(rules),
      seen_(seen),
      worlds_(worlds),
      heists_(Heists::of(rules)),
      names_(nameable(rules, seen.open)),
      at_heist_(seen.open.phase == Phase::Naming || seen.open.phase == Phase::Robbing) {
    const CharacterSet others = all_characters(rules) - characters_of(rules, seen.me);
    PerCharacter<int> waver;
    for (const Character c : others) waver[c] = waverers(rules, seen.open, owner(rules, c));
    for (const World& world : worlds) {
        Minds minds;
        for (const Character c : all_characters(rules)) minds.bears[world.role[c]].add(c);
        for (const Character c : others) {
            const Role role = world.role[c];
            const bool safe = role == Role::Brute && facts(rules).brutes_keep_antes;
            if (!safe && world.nerve[c] < waver[c]) minds.wavering.add(c);  // else no ante lost
        }
        minds_.push_back(minds);
    }
}

// What I would name as the only Snitch or Tech, and how things are then.
const Chances& Worth::as_it_is() const {
    if (as_it_is_) return *as_it_is_;
    bool namer = false;
    for (const Character c : seen_.open.in& characters_of(rules_, seen_.me)) {
        namer = namer || seen_.role[c] == rules_.namer;
    }
    as_it_is_ = weigh({}, kNothing);
    if (!namer) return *as_it_is_;
    Role best = Role::None;
    for (const Role role : nameable(rules_, seen_.open)) {
        my_naming_ = role;
        const Chances then = weigh({}, kNothing);
        if (best == Role::None || then[seen_.me] > (*as_it_is_)[seen_.me]) {
            as_it_is_ = then;
            best = role;
        }
    }
    my_naming_ = best;
    return *as_it_is_;
}

// Plays each world out as told, and takes the mean.
template <class Play>
Chances Worth::average(const Play& play) const {
    Chances mean;
    for (std::size_t i = 0; i < worlds_.size(); ++i) {
        const Chances& here = play(i);
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
Role Worth::name_for(CharacterSet in, const World& world) const {
    const Open& open = seen_.open;
    PerRole<std::uint32_t> weight;
    std::uint32_t total = 0;
    for (const Role role : names_) {
        weight[role] = open.on_view[role];
        total += weight[role];
    }
    for (const Character c : in& open.spoke) {
        if (open.claim[c] == Role::None || !names_.has(open.claim[c])) continue;
        weight[open.claim[c]] += 2;
        total += 2;
    }
    std::uint32_t at = world.whim % total;
    for (const Role role : names_) {
        if (at < weight[role]) return role;
        at -= weight[role];
    }
    return names_.lowest();
}

void Worth::play_out(State& state, const World& world) const {
    while (state.open.phase == Phase::Naming || state.open.phase == Phase::Robbing) {
        if (state.open.phase == Phase::Naming) {
            const bool me = owner(rules_, state.open.alive.lowest()) == seen_.me;
            const Role role =
                me && my_naming_ != Role::None ? my_naming_ : name_for(state.open.in, world);
            quietly(rules_, state, [&](auto& scene) { name(scene, role); });
        } else {
            const Character victim = richest_victim(rules_, state);
            quietly(rules_, state, [&](auto& scene) { rob(scene, victim); });
        }
    }
}

// A player who would clash may lose his nerve and leave; the next one then may have no reason to.
CharacterSet Worth::stay_in(CharacterSet in, std::size_t number) const {
    const Minds& minds = minds_[number];
    for (const Character c : in& minds.wavering) {
        if ((minds.bears[worlds_[number].role[c]] & in).several()) in.remove(c);
    }
    return in;
}

Chances Worth::of(const WhatIf& what) const {
    as_it_is();  // to know what I would name
    return weigh(what, kNothing);
}

// How the heist goes in that world with these in it, from what lies there if all are.
const Ended& Worth::played(Heist heist, CharacterSet in, std::size_t number) const {
    const World& world = worlds_[number];
    const Minds& minds = minds_[number];
    const Open& open = seen_.open;
    const PerSeat<Millions> purse = heist.purse;
    const Millions ante = loot(rules_, open).ante;
    for (const Character c : open.in - in) {
        heist.purse[owner(rules_, c)] += ante;
        if (facts(rules_).centre) heist.centre -= ante;
    }
    heist.in = in;
    for (const Character c : in) heist.role[c] = world.role[c];
    Role named = Role::None;
    if (const CharacterSet namers = minds.bears[rules_.namer] & in;
        namers.single() && !names_.empty()) {
        const bool me = owner(rules_, namers.lowest()) == seen_.me;
        named = me && my_naming_ != Role::None ? my_naming_ : name_for(in, world);
        // Whatever nobody bears is all the same.
        if (minds.bears[named].meets(in)) heist.named = named;
    }
    return heists_.end_of(heist, [&] {
        State state{.open = open, .secret = {.role = world.role, .yes = {}}};
        state.open.purse = purse;
        for (const Character c : open.in - in) {
            quietly(rules_, state, [&](auto& scene) { leave(scene, c); });
        }
        quietly(rules_, state, [](auto& scene) { begin_heist(scene); });
        play_out(state, world);
        return Ended{.purse = state.open.purse,
                     .cards = state.open.cards,
                     .over = state.open.phase == Phase::Over,
                     .chances = chances(rules_, state.open)};
    });
}

template <class End>
Chances Worth::weigh(const WhatIf& what, const End& end) const {
    assert(!at_heist_);  // it is too late to leave
    const Open& open = seen_.open;
    Heist heist{.purse = open.purse,
                .cards = open.cards,
                .role = {},
                .in = {},
                .leader = open.leader,
                .loot = open.loot,
                .round = open.round,
                .named = Role::None,
                .nothing = 0,
                .centre = open.centre};
    for (const Seat seat : all_seats(rules_)) heist.purse[seat] += Millions{what.gets[seat]};
    const CharacterSet left = open.in - what.leaving;
    return average([&](std::size_t number) -> const Chances& {
        const CharacterSet in = what.at_once ? left : stay_in(left, number);
        const Ended& ended = played(heist, in, number);
        end(ended);
        return ended.chances;
    });
}

template <class Step>
Chances Worth::after(const Step& step) const {
    return average([&](std::size_t number) {
        State state{.open = seen_.open, .secret = {.role = worlds_[number].role, .yes = {}}};
        quietly(rules_, state, step);
        play_out(state, worlds_[number]);
        return chances(rules_, state.open);
    });
}

Chances Worth::if_named(Role role) const {
    return after([&](auto& scene) { name(scene, role); });
}

Chances Worth::if_robbed(Character victim) const {
    return after([&](auto& scene) { rob(scene, victim); });
}

// What becomes of everybody if it leaves, and this is paid for it. The heist goes as it would if it
// left for nothing, but for who has how much in the end, unless the game might then be over.
double Worth::bought(Seat seat, Seat payer, Character c, int price) const {
    const Left& left = leaving(c);
    const Seat leaver = owner(rules_, c);
    if (left.over || seen_.open.purse[leaver].count() + price >= rules_.goal.count()) {
        WhatIf what{.leaving = {c}, .gets = {}};
        what.gets[payer] = -price;
        what.gets[leaver] += price;
        return of(what)[seat];
    }
    double mean = 0.0;
    for (const Left::Then& then : left.then) {
        PerSeat<Millions> purse = then.purse;
        purse[payer] -= Millions{price};
        purse[leaver] += Millions{price};
        mean += chance_of(seat, rules_, purse, then.cards, seen_.open.round + 1);
    }
    return mean / static_cast<double>(worlds_.size());
}

// Dearer is worse for the payer and better for the leaver, so the limit is found by halving.
int Worth::most_worth_paying(Seat payer, Character c) const {
    const double now = best_free(payer) + kMargin;
    int fine = 0;
    for (int beyond = seen_.open.purse[payer].count() + 1; beyond - fine > 1;) {
        const int price = (fine + beyond) / 2;
        (bought(payer, payer, c, price) > now ? fine : beyond) = price;
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
        (bought(leaver, payer, c, price) > now ? fine : short_of) = price;
    }
    return fine > most ? 0 : fine;
}

const Worth::Left& Worth::leaving(Character c) const {
    Left& left = leaving_[c];
    if (known_leaving_.has(c)) return left;
    known_leaving_.add(c);
    as_it_is();
    left.chances = weigh({.leaving = {c}, .gets = {}}, [&](const Ended& ended) {
        left.over = left.over || ended.over;
        left.then.push_back({ended.purse, ended.cards});
    });
    return left;
}

double Worth::best_free(Seat seat) const {
    const CharacterSet here = seen_.open.in & characters_of(rules_, seat);
    double best = staying(seat);
    for (const Character c : here) best = std::max(best, leaving(seat, c));
    if (here.size() == 2) best = std::max(best, of({.leaving = here, .gets = {}})[seat]);
    return best;
}

}  // namespace moneybags::millions
