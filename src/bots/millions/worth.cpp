#include "bots/millions/worth.h"

#include <algorithm>
#include <bitset>

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

namespace {

// Each million a player lies behind the first makes his chance smaller by the same factor, the more
// so the nearer the end: by the goal or by the last card.
double factor(const Rules& rules, int round, int most) {
    const double goal = rules.goal.count();
    const double by_money = std::min(1.0, most / goal);
    const double by_cards = static_cast<double>(round - 1) / rules.rounds;
    const double near = std::max(by_money, by_cards);
    return 1.0 - (1.6 + 3.6 * near * near) / goal;
}

// Its powers, for each fullest purse that comes up: they are needed again and again.
class Powers {
   public:
    double of(const Rules& rules, int round, int most, int behind) {
        if (round != round_ || rules.rounds != rounds_ || rules.goal != goal_) {
            known_.reset();
            round_ = round;
            rounds_ = rules.rounds;
            goal_ = rules.goal;
        }
        if (most < 0 || most >= kPurse || behind >= kPurse) {
            return power(factor(rules, round, most), behind);
        }
        const auto row = static_cast<std::size_t>(most);
        if (!known_.test(row)) {
            known_.set(row);
            const double base = factor(rules, round, most);
            for (int i = 0; i < kPurse; ++i)
                power_[row][static_cast<std::size_t>(i)] = power(base, i);
        }
        return power_[row][static_cast<std::size_t>(behind)];
    }

   private:
    static constexpr int kPurse = 40;
    std::bitset<kPurse> known_;
    std::array<std::array<double, kPurse>, kPurse> power_;
    int round_ = -1, rounds_ = 0;
    Millions goal_;
};

Chances chances(const Rules& rules, const PerSeat<Millions>& purse,
                const PerSeat<std::uint8_t>& cards, int round) {
    thread_local Powers powers;
    Chances result;
    int most = 0;
    for (const Seat seat : all_seats(rules)) most = std::max(most, purse[seat].count());
    double total = 0.0;
    for (const Seat seat : all_seats(rules)) {
        // An Intimidation card is worth something, though no money (M1-R-21).
        result[seat] =
            powers.of(rules, round, most, most - purse[seat].count()) * (1.0 + 0.05 * cards[seat]);
        total += result[seat];
    }
    for (const Seat seat : all_seats(rules)) result[seat] /= total;
    return result;
}

}  // namespace

Chances chances(const Rules& rules, const Open& open) {
    if (open.phase != Phase::Over) return chances(rules, open.purse, open.cards, open.round);
    Chances result;
    for (const Seat seat : open.winners) result[seat] = 1.0 / open.winners.size();
    // Beaten is beaten, but money still looks better than none.
    for (const Seat seat : all_seats(rules)) result[seat] += 1e-4 * open.purse[seat].count();
    return result;
}

namespace {
constexpr auto kNothing = [](const Open&) {};  // to be noted of how it ends
}  // namespace

Worth::Worth(const Rules& rules, const View& seen, const Worlds& worlds)
    : rules_(rules), seen_(seen), worlds_(worlds) {}

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

// Starts each world as told, plays it out, and takes the mean.
template <class Start, class End>
Chances Worth::average(const Start& start, const End& end) const {
    Chances mean;
    for (const World& world : worlds_) {
        State state{.open = seen_.open, .secret = {.role = world.role, .yes = {}}};
        start(state, world);
        play_out(state, world);
        end(state.open);
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
    as_it_is();  // to know what I would name
    return weigh(what, kNothing);
}

template <class End>
Chances Worth::weigh(const WhatIf& what, const End& end) const {
    const auto start = [&](State& state, const World& world) {
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
    };
    return average(start, end);
}

Chances Worth::if_named(Role role) const {
    return average(
        [&](State& state, const World&) {
            quietly(rules_, state, [&](auto& scene) { name(scene, role); });
        },
        kNothing);
}

Chances Worth::if_robbed(Character victim) const {
    return average(
        [&](State& state, const World&) {
            quietly(rules_, state, [&](auto& scene) { rob(scene, victim); });
        },
        kNothing);
}

// What becomes of everybody if it leaves, and this is paid for it. The heist goes as it would if it
// left for nothing, but for who has how much in the end, unless the game might then be over.
Chances Worth::bought(Seat payer, Character c, int price) const {
    const Left& left = leaving(c);
    const Seat leaver = owner(rules_, c);
    if (left.over || seen_.open.purse[leaver].count() + price >= rules_.goal.count()) {
        WhatIf what{.leaving = {c}, .gets = {}};
        what.gets[payer] = -price;
        what.gets[leaver] += price;
        return of(what);
    }
    Chances mean;
    for (const Left::Then& then : left.then) {
        PerSeat<Millions> purse = then.purse;
        purse[payer] -= Millions{price};
        purse[leaver] += Millions{price};
        const Chances here = chances(rules_, purse, then.cards, seen_.open.round + 1);
        for (const Seat seat : all_seats(rules_)) mean[seat] += here[seat];
    }
    for (const Seat seat : all_seats(rules_)) mean[seat] /= static_cast<double>(worlds_.size());
    return mean;
}

// Dearer is worse for the payer and better for the leaver, so the limit is found by halving.
int Worth::most_worth_paying(Seat payer, Character c) const {
    const double now = best_free(payer) + kMargin;
    int fine = 0;
    for (int beyond = seen_.open.purse[payer].count() + 1; beyond - fine > 1;) {
        const int price = (fine + beyond) / 2;
        (bought(payer, c, price)[payer] > now ? fine : beyond) = price;
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
        (bought(payer, c, price)[leaver] > now ? fine : short_of) = price;
    }
    return fine > most ? 0 : fine;
}

const Worth::Left& Worth::leaving(Character c) const {
    Left& left = leaving_[c];
    if (known_leaving_.has(c)) return left;
    known_leaving_.add(c);
    as_it_is();
    left.chances = weigh({.leaving = {c}, .gets = {}}, [&](const Open& open) {
        left.over = left.over || open.phase == Phase::Over;
        left.then.push_back({open.purse, open.cards});
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
