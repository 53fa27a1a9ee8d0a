#include "study/heist.h"

namespace moneybags::millions {

namespace {

struct Gains {
    const Rules& rules;
    const PerSeat<Millions>& before;
    const std::vector<Plan>& plan;
    std::vector<double> sum;

    // The heist from here on, with all that may be decided in it.
    void go_on(const State& state, double chance) {
        if (state.open.phase == Phase::Naming) return go_on_naming(state, chance);
        if (state.open.phase == Phase::Robbing) return go_on_robbing(state, chance);
        for (const Seat seat : all_seats(rules)) {
            const Millions gain = state.open.purse[seat] - before[seat];
            sum[static_cast<std::size_t>(seat)] += chance * gain.count();
        }
    }
    void go_on_naming(const State& state, double chance) {
        const Seat seat = owner(rules, state.open.alive.lowest());
        RoleSet named = nameable(rules, state.open);
        const Role wish = plan[static_cast<std::size_t>(seat)].named;
        if (wish != Role::None && named.has(wish)) named = {wish};
        for (const Role role : named) {
            State then = state;
            apply(rules, then, seat, Move{.act = Act::Name, .role = role});
            go_on(then, chance / static_cast<double>(named.size()));
        }
    }
    void go_on_robbing(const State& state, double chance) {
        const Seat seat = next(rules, state);
        Character best{};
        std::int32_t most = -1;
        for (const Choice& choice : legal(rules, state, seat)) {
            const Seat victim = owner(rules, choice.character);
            const std::int32_t loss = victim == seat ? 0
                                                     : std::min(state.open.purse[victim].count(),
                                                                rules.thief_takes.count());
            if (loss <= most) continue;
            most = loss;
            best = choice.character;
        }
        State then = state;
        apply(rules, then, seat, Move{.act = Act::Rob, .character = best});
        go_on(then, chance);
    }
};

}  // namespace

std::vector<Plan> plans(const Rules& rules) {
    std::vector<Plan> list;
    const auto add = [&](Role role, Role second) {
        if (role != rules.namer && second != rules.namer) {
            list.push_back({role, second, Role::None});
            return;
        }
        for (const Role named : rules.roles - RoleSet{rules.namer}) {
            list.push_back({role, second, named});
        }
    };
    for (const Role role : rules.roles) {
        if (rules.slots == 1) {
            add(role, Role::None);
            continue;
        }
        for (const Role second : rules.roles) {
            if (role < second) add(role, second);
        }
    }
    return list;
}

std::vector<double> heist_gains(const Rules& rules, Card card, const PerSeat<Millions>& purses,
                                const std::vector<Plan>& plan) {
    State state = setup(rules);
    apply(rules, state, Outcome{.luck = Luck::Leader, .leader = Seat{}});
    apply(rules, state, Outcome{.luck = Luck::Loot, .loot = card});
    state.open.purse = purses;
    for (const Seat seat : all_seats(rules)) {
        const Plan& own = plan[static_cast<std::size_t>(seat)];
        apply(rules, state, seat, Move{.act = Act::Pick, .role = own.role, .second = own.second});
    }
    Gains gains{rules, purses, plan, std::vector<double>(rules.players)};
    const auto hidden = outcomes(rules, state);
    double all = 0;
    for (const auto& each : hidden) all += each.weight;
    for (const auto& each : hidden) {
        State then = state;
        apply(rules, then, each.outcome);
        NoEvents silence;
        Scene<NoEvents> scene{rules, then.open, then.secret, silence};
        begin_heist(scene);  // nobody says a word
        gains.go_on(then, each.weight / all);
    }
    return gains.sum;
}

}  // namespace moneybags::millions
