#pragma once

// The end of a Round: 3.8, 3.9, and what may be agreed there (BG-OPT-01, 02).

#include "games/guillotines/turn.h"

namespace moneybags::guillotines {

// ---- before Gather: DP-36 ----

template <class Events>
constexpr Step round_end(Scene<Events>& scene) {
    Open& open = scene.open;
    open.stage = Stage::RoundEnd;
    open.steps_level = open.level;
    open.stirred = false;
    open.idle = 0;
    scene.tell({.what = Happening::RoundEnds,
                .seat = open.last,
                .number = static_cast<std::int16_t>(open.round)});
    if (scene.rules.level_up && open.level < kMaxLevel) {
        return scene.ask_all(Phase::LevelVote, all_seats(scene.rules));
    }
    return Step::RoundSpecials;
}

// BG-R-80: Crises are shuffled in as at set-up.
template <class Events>
constexpr Step raise_level(Scene<Events>& scene) {
    Open& open = scene.open;
    ++open.level;
    scene.tell({.what = Happening::LevelRaised, .number = open.level});
    if (open.level == 3) judge_bunker(scene);
    if (open.level != 2) return Step::RoundSpecials;
    scene.secret.aside = CrisisSet::first(kCrises);
    open.left = scene.rules.crises_added;
    return scene.luck(Phase::AddCrisis);
}

template <class Events>
constexpr Step answer_level_vote(Scene<Events>& scene, Seat seat, bool yes) {
    if (yes) scene.secret.yes.add(seat);
    if (!scene.all_answered(seat)) return Step::Wait;
    const SeatSet agreed = scene.take_yes();
    const bool carried = agreed == all_seats(scene.rules);
    scene.tell({.what = Happening::LevelVoted,
                .seats = agreed,
                .number = static_cast<std::int16_t>(carried ? 1 : 0)});
    return carried ? raise_level(scene) : Step::RoundSpecials;
}

template <class Events>
constexpr Step round_specials(Scene<Events>& scene) {
    if (scene.open.specials) return Step::RoundGather;
    return scene.ask_all(Phase::SpecialsVote, all_seats(scene.rules));
}

template <class Events>
constexpr Step answer_specials_vote(Scene<Events>& scene, Seat seat, bool yes) {
    if (yes) scene.secret.yes.add(seat);
    if (!scene.all_answered(seat)) return Step::Wait;
    const SeatSet agreed = scene.take_yes();
    const bool carried = agreed == all_seats(scene.rules);
    scene.tell({.what = Happening::SpecialsVoted,
                .seats = agreed,
                .number = static_cast<std::int16_t>(carried ? 1 : 0)});
    if (carried) {
        scene.open.specials = true;
        scene.secret.deck += scene.rules.special_cards;
    }
    return Step::RoundGather;
}

// ---- step 1 ----

// BG-RND-04.
template <class Events>
constexpr Step round_gather(Scene<Events>& scene) {
    Open& open = scene.open;
    scene.secret.deck += scene.clear_all_markets() + open.discard;
    open.discard = {};
    scene.tell({.what = Happening::Gathered,
                .number = static_cast<std::int16_t>(scene.secret.deck.size())});
    return Step::RoundEmergency;
}

// ---- step 2: Emergency Measures, 3.9 ----

// BG-EMG-03: in seat order from the last player, a Puppet right after its controller (BG-R-12).
template <class Events>
constexpr Step surrender_all(Scene<Events>& scene) {
    Open& open = scene.open;
    Seat seat = open.last;
    for (int i = 0; i < scene.rules.players; ++i) {
        for (std::size_t k = 0; k < 2; ++k) {
            const Asset asset = scene.secret.surrendered[seat][k];
            if (asset == Asset::None) continue;
            scene.secret.surrendered[seat][k] = Asset::None;
            scene.tell({.what = Happening::Surrendered,
                        .seat = seat,
                        .billionaire = owner(open, asset),
                        .asset = asset});
            return_asset(scene, asset);
            judge_bunker(scene);
        }
        seat = left_of(scene.rules, seat);
    }
    return Step::RoundRefill;
}

constexpr AssetSet puppets_of(const Rules& rules, const Open& open, Seat seat) {
    return rules.puppets ? open.owned[open.puppet[seat]] : AssetSet{};
}

constexpr bool chooses_surrender(const Rules& rules, const Open& open, Seat seat) {
    return own(open, seat).several() || puppets_of(rules, open, seat).several();
}

// BG-EMG-02: a board with one Asset gives that one, a board with none nothing.
constexpr void surrender_without_choice(const Rules& rules, State& state) {
    const Open& open = state.open;
    for (const Seat seat : all_seats(rules)) {
        if (chooses_surrender(rules, open, seat)) continue;
        const AssetSet mine = own(open, seat);
        const AssetSet puppets = puppets_of(rules, open, seat);
        if (!mine.empty()) state.secret.surrendered[seat][0] = mine.lowest();
        if (!puppets.empty()) state.secret.surrendered[seat][1] = puppets.lowest();
    }
}

// BG-EMG-01.
template <class Events>
constexpr Step round_emergency(Scene<Events>& scene) {
    Open& open = scene.open;
    if (open_markets(open).several()) return Step::RoundRefill;
    scene.tell({.what = Happening::EmergencyDeclared});
    SeatSet choosers;
    for (const Seat seat : all_seats(scene.rules)) {
        if (chooses_surrender(scene.rules, open, seat)) choosers.add(seat);
    }
    surrender_without_choice(scene.rules, scene.state);
    if (choosers.empty()) return surrender_all(scene);
    return scene.ask_all(Phase::Emergency, choosers);
}

template <class Events>
constexpr Step answer_emergency(Scene<Events>& scene, Seat seat, const Move& move) {
    scene.secret.surrendered[seat] = {move.assets[0], move.assets[1]};
    if (!scene.all_answered(seat)) return Step::Wait;
    return surrender_all(scene);
}

// ---- steps 3 to 5 ----

template <class Events>
constexpr Step round_refill(Scene<Events>& scene) {
    plan_all(scene);
    return start_deal(scene, Then::NewRound);
}

// BG-PUP-14, BG-R-74: the last player first, then the other; each Asset once.
constexpr bool can_trade_puppet(const Open& open, Seat seat) {
    return !(own(open, seat) - open.traded).empty() &&
           !(open.owned[open.puppet[seat]] - open.traded).empty();
}

template <class Events>
constexpr Step puppet_trades_from(Scene<Events>& scene, Seat seat) {
    Open& open = scene.open;
    const Seat second = left_of(scene.rules, open.last);
    if (seat == open.last) {
        if (can_trade_puppet(open, seat)) return scene.ask(Phase::PuppetTrade, seat);
        seat = second;
    }
    if (can_trade_puppet(open, seat)) return scene.ask(Phase::PuppetTrade, seat);
    open.traded.clear();
    return Step::RoundCrisis;
}

template <class Events>
constexpr Step round_trades(Scene<Events>& scene) {
    if (!scene.rules.puppets) return Step::RoundCrisis;
    return puppet_trades_from(scene, scene.open.last);
}

template <class Events>
constexpr Step trade_puppet(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    if (move.act == Act::Stop) {
        if (seat == open.last) {
            return puppet_trades_from(scene, left_of(scene.rules, seat));
        }
        open.traded.clear();
        return Step::RoundCrisis;
    }
    const Asset mine = move.assets[0];
    const Asset puppets = move.assets[1];
    hand_over(open, mine, open.puppet[seat]);
    hand_over(open, puppets, open.who[seat]);
    open.traded.add(mine);
    open.traded.add(puppets);
    scene.tell({.what = Happening::PuppetTraded, .seat = seat, .asset = mine, .asset2 = puppets});
    if (settle(scene)) return Step::Wait;
    return puppet_trades_from(scene, seat);
}

// BG-RND-08.
template <class Events>
constexpr Step round_crisis(Scene<Events>& scene) {
    if (scene.open.steps_level < 2 || scene.secret.aside.empty()) return Step::RoundRoles;
    return scene.luck(Phase::RoundCrisis);
}
template <class Events>
constexpr Step place_round_crisis(Scene<Events>& scene, Kind kind) {
    const Crisis crisis = crisis_of(kind);
    scene.secret.aside.remove(crisis);
    return place_rebels(scene, crisis, scene.open.last, Step::RoundPanic);
}
template <class Events>
constexpr Step round_panic(Scene<Events>& scene) {
    return scene.open.panic == Panic::Due ? Step::PanicBegin : Step::RoundRoles;
}

// ---- step 6: Roles ----

// BG-ROL-10; or the draft that a level-up brings (BG-R-80).
template <class Events>
constexpr Step round_roles(Scene<Events>& scene) {
    Open& open = scene.open;
    if (open.level < 3) return Step::RoundPolicy;
    open.served.clear();
    if (open.steps_level < 3) {
        open.awaiting = poorest(scene.rules, open, all_seats(scene.rules));
        if (open.awaiting.several()) return scene.luck(Phase::DraftTie);
        open.current = open.awaiting.lowest();
        open.awaiting.clear();
        return Step::Draft;
    }
    Seat banker = kNobody;
    for (const Seat seat : all_seats(scene.rules)) {
        const Role role = open.face_up[seat];
        if (role == Role::None) continue;
        if (role == Role::Banker) banker = seat;
        scene.return_face_up(seat);
        scene.tell({.what = Happening::RoleWentBack, .seat = seat, .role = role});
    }
    if (banker != kNobody && scene.over_limit(banker)) {
        return scene.cut(banker, Then::RoundRoles);  // BG-R-43
    }
    return Step::RoundReturns;
}

// BG-ROL-11.
template <class Events>
constexpr Step round_returns(Scene<Events>& scene) {
    if (scene.open.has_role.empty()) return Step::RoundDraws;
    return scene.ask_all(Phase::ReturnRoles, scene.open.has_role);
}

template <class Events>
constexpr Step answer_return(Scene<Events>& scene, Seat seat, bool returns) {
    Open& open = scene.open;
    if (returns) scene.secret.yes.add(seat);
    if (!scene.all_answered(seat)) return Step::Wait;
    const SeatSet returned = scene.take_yes();
    scene.tell({.what = Happening::RolesAnswered, .seats = returned});
    for (const Seat each : returned) scene.return_role(each);
    open.served = open.has_role;  // BG-ROL-14: who kept one draws nothing
    return Step::RoundDraws;
}

template <class Events>
constexpr Step offer_roles(Scene<Events>& scene, Seat seat) {
    scene.open.awaiting.clear();
    scene.open.served.add(seat);
    if (role_deck_size(scene.rules, scene.open) == 0) return Step::RoundDraws;  // BG-R-52
    return scene.ask(Phase::OfferRoles, seat);
}

// BG-ROL-12: poorest first.
template <class Events>
constexpr Step round_draws(Scene<Events>& scene) {
    Open& open = scene.open;
    const SeatSet waiting = all_seats(scene.rules) - open.served;
    if (waiting.empty()) {
        open.served.clear();
        return Step::RoundPolicy;
    }
    open.awaiting = poorest(scene.rules, open, waiting);
    if (open.awaiting.several()) return scene.luck(Phase::RoleOrder);
    return offer_roles(scene, open.awaiting.lowest());
}

template <class Events>
constexpr Step answer_offer_roles(Scene<Events>& scene, Seat seat, bool draws) {
    if (!draws) {
        scene.tell({.what = Happening::RolesDeclined, .seat = seat});
        return Step::RoundDraws;
    }
    return start_role_draws(scene, seat, missing(scene.rules, scene.open, seat), Then::RoundRoles);
}

// ---- steps 7 and 8 ----

template <class Events>
constexpr Step round_policy(Scene<Events>& scene) {
    return scene.open.steps_level >= 4 ? Step::PolicyBegin : Step::RoundStart;
}

// BG-RND-13.
template <class Events>
constexpr Step round_start(Scene<Events>& scene) {
    Open& open = scene.open;
    open.awaiting = poorest(scene.rules, open, all_seats(scene.rules));
    if (open.awaiting.several()) return scene.luck(Phase::RoundStarter);
    return begin_round(scene, open.awaiting.lowest());
}

}  // namespace moneybags::guillotines
