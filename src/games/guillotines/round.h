#pragma once

// The end of a Round: 3.8, 3.9, and what may be agreed there (BG-OPT-01, 02).

#include "games/guillotines/turn.h"

namespace moneybags::guillotines {

// ---- before Gather: DP-36 ----

constexpr Step go_on(At<Step::RoundEnd>, auto& scene) {
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
constexpr Step raise_level(auto& scene) {
    Open& open = scene.open;
    ++open.level;
    scene.tell({.what = Happening::LevelRaised, .number = open.level});
    if (open.level == 3) judge_bunker(scene);
    if (open.level != 2) return Step::RoundSpecials;
    scene.secret.aside = CrisisSet::first(kCrises);
    open.left = scene.rules.crises_added;
    return scene.luck(Phase::AddCrisis);
}

template <>
struct Point<Phase::LevelVote> : Vote<Phase::LevelVote> {
    static constexpr std::string_view kClause = "BG-OPT-02";

    static constexpr Step all_in(auto& scene) {
        const bool carried = carries(scene, Happening::LevelVoted, scene.take_yes());
        return carried ? raise_level(scene) : Step::RoundSpecials;
    }
};

constexpr Step go_on(At<Step::RoundSpecials>, auto& scene) {
    if (scene.open.specials) return Step::RoundGather;
    return scene.ask_all(Phase::SpecialsVote, all_seats(scene.rules));
}

template <>
struct Point<Phase::SpecialsVote> : Vote<Phase::SpecialsVote> {
    static constexpr std::string_view kClause = "BG-OPT-01";

    static constexpr Step all_in(auto& scene) {
        if (carries(scene, Happening::SpecialsVoted, scene.take_yes())) {
            scene.open.specials = true;
            scene.secret.deck += scene.rules.special_cards;
        }
        return Step::RoundGather;
    }
};

// ---- step 1 ----

// BG-RND-04.
constexpr Step go_on(At<Step::RoundGather>, auto& scene) {
    Open& open = scene.open;
    scene.secret.deck += scene.clear_all_markets() + open.discard;
    open.discard = {};
    scene.tell({.what = Happening::Gathered,
                .number = static_cast<std::int16_t>(scene.secret.deck.size())});
    return Step::RoundEmergency;
}

// ---- step 2: Emergency Measures, 3.9 ----

// BG-EMG-03: in seat order from the last player, a Puppet right after its controller (BG-R-12).
constexpr Step surrender_all(auto& scene) {
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
constexpr Step go_on(At<Step::RoundEmergency>, auto& scene) {
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

// DP-32: one Asset of each of the two boards that has any.
template <>
struct Point<Phase::Emergency> : Together<Phase::Emergency, Act::Surrender> {
    static constexpr std::string_view kClause = "BG-EMG-01";

    static constexpr void list(const Asked& you, auto& out) {
        const AssetSet puppets = puppets_of(you.rules, you.open, you.seat);
        const auto with_puppets = [&](Choice::Word word) {
            if (puppets.empty()) out.put(word);
            for (const Asset asset : puppets) out.put(word | Choice::asset<1>(asset));
        };
        if (you.assets().empty()) with_puppets(Choice::of(Act::Surrender));
        for (const Asset asset : you.assets()) {
            with_puppets(Choice::of(Act::Surrender) | Choice::asset<0>(asset));
        }
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        const AssetSet mine = you.assets();
        const bool fine = mine.empty() ? move.assets[0] == Asset::None : you.owns(move.assets[0]);
        if (!fine) return board_gives(mine, move.assets[0], "not-your-asset");
        return board_gives(puppets_of(you.rules, you.open, you.seat), move.assets[1],
                           "not-a-puppets-asset");
    }
    static constexpr Objection board_gives(AssetSet board, Asset asset, Why not_there) {
        if (asset == Asset::None) return against(kClause, "asset-needed");
        if (board.empty()) return against("BG-EMG-02", "no-asset-to-give");
        return against(kClause, not_there);
    }
    static constexpr void note(Secret& secret, Seat seat, const Move& move) {
        secret.surrendered[seat] = {move.assets[0], move.assets[1]};
    }
    static constexpr Step all_in(auto& scene) { return surrender_all(scene); }
    static constexpr Move fallback(const Asked& you, const Choices&, Rng&) {
        const auto least = [&](Billionaire b, AssetSet of) {
            return least_wanted(you.rules, you.open, b, of);
        };
        Move move = with_asset(Act::Surrender, least(you.open.who[you.seat], you.assets()));
        move.assets[1] =
            least(you.open.puppet[you.seat], puppets_of(you.rules, you.open, you.seat));
        return move;
    }
};

// ---- steps 3 to 5 ----

constexpr Step go_on(At<Step::RoundRefill>, auto& scene) {
    plan_all(scene);
    return start_deal(scene, Then::NewRound);
}

// BG-PUP-14, BG-R-74: the last player first, then the other; each Asset once.
constexpr bool can_trade_puppet(const Open& open, Seat seat) {
    return !(own(open, seat) - open.traded).empty() &&
           !(open.owned[open.puppet[seat]] - open.traded).empty();
}

constexpr Step puppet_trades_from(auto& scene, Seat seat) {
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

constexpr Step go_on(At<Step::RoundTrades>, auto& scene) {
    if (!scene.rules.puppets) return Step::RoundCrisis;
    return puppet_trades_from(scene, scene.open.last);
}

// DP-34.
template <>
struct Point<Phase::PuppetTrade> : Alone<Act::TradePuppet, Act::Stop> {
    static constexpr std::string_view kClause = "BG-PUP-14";
    static constexpr Act kUsual = Act::Stop;

    static constexpr void list(const Asked& you, auto& out) {
        for (const Asset mine : you.assets() - you.open.traded) {
            for (const Asset puppets :
                 you.open.owned[you.open.puppet[you.seat]] - you.open.traded) {
                out.put(Choice::of(Act::TradePuppet) | Choice::asset<0>(mine) |
                        Choice::asset<1>(puppets));
            }
        }
        out.bare(Act::Stop);
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (!you.owns(move.assets[0])) return against(kClause, "not-your-asset");
        const Asset other = move.assets[1];
        if (other == Asset::None || !you.open.owned[you.open.puppet[you.seat]].has(other)) {
            return against(kClause, "not-a-puppets-asset");
        }
        return against("BG-R-74", "already-traded");
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        Open& open = scene.open;
        if (move.act == Act::Stop) {
            if (seat == open.last) return puppet_trades_from(scene, left_of(scene.rules, seat));
            open.traded.clear();
            return Step::RoundCrisis;
        }
        const Asset mine = move.assets[0];
        const Asset puppets = move.assets[1];
        hand_over(open, mine, open.puppet[seat]);
        hand_over(open, puppets, open.who[seat]);
        open.traded.add(mine);
        open.traded.add(puppets);
        scene.tell(
            {.what = Happening::PuppetTraded, .seat = seat, .asset = mine, .asset2 = puppets});
        if (settle(scene)) return Step::Wait;
        return puppet_trades_from(scene, seat);
    }
};

// BG-RND-08.
constexpr Step go_on(At<Step::RoundCrisis>, auto& scene) {
    if (scene.open.steps_level < 2 || scene.secret.aside.empty()) return Step::RoundRoles;
    return scene.luck(Phase::RoundCrisis);
}

// CH-07.
template <>
struct Point<Phase::RoundCrisis> : CrisisSetAside {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        const Crisis crisis = crisis_of(outcome.kind);
        scene.secret.aside.remove(crisis);
        return place_rebels(scene, crisis, scene.open.last, Step::RoundPanic);
    }
};

constexpr Step go_on(At<Step::RoundPanic>, auto& scene) {
    return scene.open.panic == Panic::Due ? Step::PanicBegin : Step::RoundRoles;
}

// ---- step 6: Roles ----

// BG-ROL-10; or the draft that a level-up brings (BG-R-80).
constexpr Step go_on(At<Step::RoundRoles>, auto& scene) {
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

// CH-08: who begins the draft.
template <>
struct Point<Phase::DraftTie> : Tie {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        scene.open.awaiting.clear();
        scene.open.current = outcome.seat;
        return Step::Draft;
    }
};

// BG-ROL-11.
constexpr Step go_on(At<Step::RoundReturns>, auto& scene) {
    if (scene.open.has_role.empty()) return Step::RoundDraws;
    return scene.ask_all(Phase::ReturnRoles, scene.open.has_role);
}

// DP-33.
template <>
struct Point<Phase::ReturnRoles> : Vote<Phase::ReturnRoles, Act::ReturnOld, Act::KeepOld> {
    static constexpr std::string_view kClause = "BG-ROL-11";

    static constexpr void list(const Asked&, auto& out) {
        out.bare(Act::KeepOld);
        out.bare(Act::ReturnOld);
    }
    static constexpr Step all_in(auto& scene) {
        const SeatSet returned = scene.take_yes();
        scene.tell({.what = Happening::RolesAnswered, .seats = returned});
        for (const Seat each : returned) scene.return_role(each);
        scene.open.served = scene.open.has_role;  // BG-ROL-14: who kept one draws nothing
        return Step::RoundDraws;
    }
};

constexpr Step offer_roles(auto& scene, Seat seat) {
    scene.open.awaiting.clear();
    scene.open.served.add(seat);
    if (role_deck_size(scene.rules, scene.open) == 0) return Step::RoundDraws;  // BG-R-52
    return scene.ask(Phase::OfferRoles, seat);
}

// BG-ROL-12: poorest first.
constexpr Step go_on(At<Step::RoundDraws>, auto& scene) {
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

// CH-08: who draws next.
template <>
struct Point<Phase::RoleOrder> : Tie {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        return offer_roles(scene, outcome.seat);
    }
};

// DP-24: draw or not.
template <>
struct Point<Phase::OfferRoles> : Either<Act::Draw, Act::Decline, Act::Draw> {
    static constexpr std::string_view kClause = "BG-ROL-13";

    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        if (move.act == Act::Decline) {
            scene.tell({.what = Happening::RolesDeclined, .seat = seat});
            return Step::RoundDraws;
        }
        const unsigned lacks = missing(scene.rules, scene.open, seat);
        return start_role_draws(scene, seat, lacks, Then::RoundRoles);
    }
};

// ---- steps 7 and 8 ----

constexpr Step go_on(At<Step::RoundPolicy>, auto& scene) {
    return scene.open.steps_level >= 4 ? Step::PolicyBegin : Step::RoundStart;
}

// BG-RND-13.
constexpr Step go_on(At<Step::RoundStart>, auto& scene) {
    Open& open = scene.open;
    open.awaiting = poorest(scene.rules, open, all_seats(scene.rules));
    if (open.awaiting.several()) return scene.luck(Phase::RoundStarter);
    return begin_round(scene, open.awaiting.lowest());
}

// CH-08: who begins the Round.
template <>
struct Point<Phase::RoundStarter> : Tie {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        return begin_round(scene, outcome.seat);
    }
};

}  // namespace moneybags::guillotines
