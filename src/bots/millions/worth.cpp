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
constexpr auto kNothing = [](const Heist&, bool) {};  // to be noted of how it ends
}  // namespace

Worth::Worth(const Rules& rules, const View& seen, const Worlds& worlds)
    : rules_(rules),
      seen_(seen),
      worlds_(worlds),
      names_(nameable(rules, seen.open)),
      at_heist_(seen.open.phase == Phase::Naming || seen.open.phase == Phase::Robbing) {
    const CharacterSet others = all_characters(rules) - characters_of(rules, seen.me);
    for (const Character c : seen.open.in& seen.open.spoke) {
        if (seen.open.claim[c] != Role::None) claimed_[seen.open.claim[c]].add(c);
    }
    PerCharacter<int> waver;
    for (const Character c : others) waver[c] = waverers(rules, seen.open, owner(rules, c));
    for (const World& world : worlds) {
        Minds minds;
        unsigned wavering = 0;
        for (std::uint8_t i = 0; i < kMaxCharacters; ++i) {
            wavering |= (world.nerve[Character{i}] < waver[Character{i}] ? 1u : 0u) << i;
        }
        for (const Character c : all_characters(rules)) minds.bears[world.role[c]].add(c);
        minds.wavering = CharacterSet::of_bits(wavering);
        // Whoever loses no ante stays.
        if (facts(rules).brutes_keep_antes) {
            minds.wavering = minds.wavering - minds.bears[Role::Brute];
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
    Role best = Role::None;
    for (const Role role : namer ? names_ : RoleSet{}) {
        my_naming_ = role;
        const Chances then = weigh({}, kNothing);
        if (best == Role::None || then[seen_.me] > (*as_it_is_)[seen_.me]) {
            as_it_is_ = then;
            best = role;
        }
    }
    my_naming_ = best;
    if (best == Role::None) as_it_is_ = weigh({}, kNothing);
    return *as_it_is_;
}

// Plays each world out as told, and takes the mean.
template <class Play>
Chances Worth::average(const Play& play) const {
    Chances mean;
    for (std::size_t i = 0; i < worlds_.size(); ++i) play(i, mean);
    for (double& each : mean.items) each /= static_cast<double>(worlds_.size());
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

}  // namespace

// Another player's Snitch or Tech goes by the cards on view and by what people say of themselves.
Role Worth::name_for(CharacterSet in, const World& world) const {
    const auto weight = [&](Role role) {
        const CharacterSet claimers = claimed_[role] & in;
        return seen_.open.on_view[role] + 2u * static_cast<std::uint32_t>(claimers.size());
    };
    std::uint32_t total = 0;
    for (const Role role : names_) total += weight(role);
    std::uint32_t at = world.whim % total;
    for (const Role role : names_) {
        if (at < weight(role)) return role;
        at -= weight(role);
    }
    return names_.lowest();
}

// A player who would clash may lose his nerve and leave; the next one then may have no reason to.
CharacterSet Worth::waver(CharacterSet in, std::size_t number) const {
    const Minds& minds = minds_[number];
    CharacterSet leave;
    for (const Character c : in& minds.wavering) {
        if ((minds.bears[worlds_[number].role[c]] & (in - leave)).several()) leave.add(c);
    }
    return leave;
}

Chances Worth::of(const WhatIf& what) const {
    as_it_is();  // to know what I would name
    return weigh(what, kNothing);
}

// What the only Snitch or Tech names in that world.
Role Worth::named(CharacterSet in, std::size_t number) const {
    const CharacterSet namers = minds_[number].bears[rules_.namer] & in;
    if (!namers.single() || names_.empty()) return Role::None;
    const bool me = owner(rules_, namers.lowest()) == seen_.me;
    return me && my_naming_ != Role::None ? my_naming_ : name_for(in, worlds_[number]);
}

template <class End>
Chances Worth::weigh(const WhatIf& what, const End& end) const {
    assert(!at_heist_);  // it is too late to leave
    Heist before = Heist::of(seen_.open);
    for (const Seat seat : all_seats(rules_)) before.purse[seat] += Millions{what.gets[seat]};
    before.leave(rules_, what.leaving & before.in);
    return average([&](std::size_t number, Chances& sum) {
        Heist heist = before;
        if (!what.at_once) heist.leave(rules_, waver(heist.in, number));
        const SeatSet winners = hold(rules_, heist, minds_[number].bears, named(heist.in, number));
        end(heist, !winners.empty());
        add_chances(sum, rules_, heist.purse, heist.cards, heist.round + 1, winners);
    });
}

template <class Step>
Chances Worth::after(const Step& step) const {
    return average([&](std::size_t number, Chances& sum) {
        State state{.open = seen_.open, .secret = {.role = worlds_[number].role, .yes = {}}};
        quietly(rules_, state, step);
        if (state.open.phase == Phase::Robbing) {
            const Character victim =
                richest_victim(rules_, state.open.purse, victims(state.open, state.secret));
            quietly(rules_, state, [&](auto& scene) { rob(scene, victim); });
        }
        const Open& open = state.open;
        add_chances(sum, rules_, open.purse, open.cards, open.round, open.winners);
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

const Left& Worth::leaving(Character c) const {
    std::optional<Left>& left = leaving_[c];
    if (left) return *left;
    as_it_is();
    left.emplace();
    left->chances = weigh({.leaving = {c}, .gets = {}}, [&](const Heist& heist, bool over) {
        left->over = left->over || over;
        left->then.push_back({heist.purse, heist.cards});
    });
    return *left;
}

double Worth::best_free(Seat seat) const {
    const CharacterSet here = seen_.open.in & characters_of(rules_, seat);
    double best = staying(seat);
    for (const Character c : here) best = std::max(best, leaving(seat, c));
    if (here.size() == 2) best = std::max(best, of({.leaving = here, .gets = {}})[seat]);
    return best;
}

}  // namespace moneybags::millions
