#include "bots/millions/heists.h"

#include <algorithm>

namespace moneybags::millions {
namespace {

// A heist under way, and who has got through so far.
struct Job {
    Heist& table;
    const Rules& rules;
    const Bearers& bears;
    const Role named;
    CharacterSet through;

    const LootCard& card() const { return rules.loot[static_cast<std::size_t>(table.loot)]; }
    CharacterSet crew(Role role) const { return bears[role] & table.in; }
    Millions& purse_of(Character c) { return table.purse[owner(rules, c)]; }

    // Who is called gets through if nobody else is it, and nobody named it.
    CharacterSet call(Role role) {
        const CharacterSet called = crew(role);
        if (!called.single() || role == named) return {};
        through = through | called;
        return called;
    }
    void give(CharacterSet to, Millions each) {
        for (const Character c : to) purse_of(c) += each;
    }
    // As much as there is.
    void move(Millions& from, Character to, Millions most) {
        const Millions amount = std::min(from, most);
        from -= amount;
        purse_of(to) += amount;
    }
    // Does somebody share? Nobody does if nobody has got through, or only a Snitch or Tech, who
    // pays for it.
    bool shares() {
        if (through != crew(rules.namer) || !through.single()) return !through.empty();
        Millions& lone = purse_of(through.lowest());
        lone -= std::min(lone, rules.lone_fine);
        through.clear();
        return false;
    }
};

// M1-HEIST, M1-SHARE.
void hold_as(First, Job& job) {
    job.call(Role::Snitch);
    const CharacterSet brute = job.call(Role::Brute);
    const CharacterSet driver = job.call(Role::Driver);
    const CharacterSet crook = job.call(Role::Crook);
    const CharacterSet mastermind = job.call(Role::Mastermind);
    const LootCard& card = job.card();
    job.give(job.through | job.crew(Role::Brute), card.ante);
    if (!brute.empty()) ++job.table.cards[owner(job.rules, brute.lowest())];
    if (!job.shares()) return;
    const Millions pot = mastermind.empty() ? card.amount : card.amount + job.rules.mastermind_adds;
    job.give(job.through, First::share(pot, job.through.size()));
    if (!driver.empty()) {
        for (const Character c : job.through - driver) {
            job.move(job.purse_of(c), driver.lowest(), job.rules.driver_fee);
        }
    }
    if (!crook.empty() && !brute.empty()) {
        job.move(job.purse_of(brute.lowest()), crook.lowest(), job.rules.thief_takes);
    }
    for (const Role role : card.shown) job.give(job.crew(role) & job.through, card.bonus);
}

// M2-HEIST, M2-SHARE.
void hold_as(Second, Job& job) {
    const Rules& rules = job.rules;
    const LootCard& card = job.card();
    job.call(Role::Tech);
    for (const Character c : job.call(Role::Acrobat))
        job.move(job.table.centre, c, rules.acrobat_takes);
    // Every Brute takes, thrown out or not, clockwise from the Leader.
    for (CharacterSet waiting = job.crew(Role::Brute); !waiting.empty();) {
        const Seat next = first_clockwise(owners(rules, waiting), job.table.leader);
        const Character c = (waiting & characters_of(rules, next)).lowest();
        job.move(job.table.centre, c, rules.brute_takes);
        waiting.remove(c);
    }
    job.call(Role::Brute);
    const CharacterSet weak = job.through;
    for (const Character c : job.call(Role::Mentalist)) {
        if (weak.empty()) break;
        const Character victim = richest_victim(rules, job.table.purse, weak);
        job.move(job.purse_of(victim), c, rules.thief_takes);
    }
    if (!job.call(Role::Brain).empty()) job.table.centre += card.amount;
    for (const Character c : job.call(Role::Driver)) {
        job.move(job.table.centre, c, job.through.size() * rules.driver_fee);
    }
    if (!job.shares()) return;
    for (const Role role : card.shown) {
        if (job.crew(role).meets(job.through)) job.table.centre += card.bonus;
    }
    job.give(job.through, Second::share(job.table.centre, job.through.size()));
}

}  // namespace

Heist Heist::of(const Open& open) {
    return {.purse = open.purse,
            .cards = open.cards,
            .in = open.in,
            .leader = open.leader,
            .loot = open.loot,
            .round = open.round,
            .centre = open.centre};
}

void Heist::leave(const Rules& rules, CharacterSet leavers) {
    const Millions ante = rules.loot[static_cast<std::size_t>(loot)].ante;
    for (const Character c : leavers) purse[owner(rules, c)] += ante;
    if (facts(rules).centre) centre -= leavers.size() * ante;
    in = in - leavers;
}

SeatSet hold(const Rules& rules, Heist& heist, const Bearers& bears, Role named) {
    Job job{heist, rules, bears, named, {}};
    in_edition(rules, [&](auto edition) { hold_as(edition, job); });
    const SeatSet sharers = owners(rules, job.through);
    const SeatSet reached = with_goal(rules, heist, may_finish(rules, sharers));
    return winners(rules, heist, reached);
}

Character richest_victim(const Rules& rules, const PerSeat<Millions>& purse, CharacterSet victims) {
    Character best = victims.lowest();
    for (const Character c : victims) {
        if (purse[owner(rules, c)] > purse[owner(rules, best)]) best = c;
    }
    return best;
}

}  // namespace moneybags::millions
