#pragma once

// Roles: drawn, kept, revealed in the windows of one's own turn. 3.13, 3.14.

#include "games/guillotines/audit.h"

namespace moneybags::guillotines {

// ---- what is possible, as all can see ----

// BG-ROL-31: the exchange may not complete one's own five. What is taken lies at a Market before
// one's own Asset goes there, so it cannot be the same.
constexpr bool may_exchange(const Rules& rules, const Open& open, Seat seat, Asset give,
                            Asset take) {
    AssetSet after = own(open, seat);
    if (!after.has(give) || !open.at_market.has(take)) return false;
    after.remove(give);
    after.add(take);
    return !would_win(rules, open, seat, after);
}

constexpr bool can_exchange(const Rules& rules, const Open& open, Seat seat) {
    for (const Asset give : own(open, seat)) {
        for (const Asset take : open.at_market) {
            if (may_exchange(rules, open, seat, give, take)) return true;
        }
    }
    return false;
}

// BG-R-48: at least one of the two envelopes holds a card.
constexpr bool may_swap_envelopes(const Rules& rules, const State& state, Seat seat, Seat other) {
    return other != seat && number(other) < rules.players &&
           !(state.secret.envelope[seat].empty() && state.secret.envelope[other].empty());
}

constexpr bool can_swap_envelopes(const Rules& rules, const State& state) {
    for (const Seat seat : all_seats(rules)) {
        if (!state.secret.envelope[seat].empty()) return true;
    }
    return false;
}

// Is the current player asked about a Role in W1 to W3? If it is unrevealed, and unless what lies
// open leaves nothing to reveal (6.1).
constexpr bool window_opens(const Rules& rules, const State& state, Seat seat) {
    const Open& open = state.open;
    if (!open.has_role.has(seat)) return false;
    return may_be_held(rules, open, Role::Banker) || may_be_held(rules, open, Role::Toady) ||
           (may_be_held(rules, open, Role::ScamArtist) &&
            !other_players_assets(rules, open, seat).empty()) ||
           (may_be_held(rules, open, Role::InsiderTrader) && can_swap_envelopes(rules, state)) ||
           (may_be_held(rules, open, Role::PowerBroker) && can_exchange(rules, open, seat));
}

constexpr Objection not_your_role(const Asked& you, const Move& move) {
    if (move.role != Role::None && you.role() == move.role) return {};
    return against("BG-ROL-01", "not-your-role");
}

// A question to all about one Role that needs nothing more.
template <Phase kPhase, Role kRole>
struct RevealTogether : Vote<kPhase, Act::Reveal, Act::Hide> {
    static constexpr void list(const Asked& you, auto& out) {
        if (you.role() == kRole) out.put(Choice::of(Act::Reveal) | Choice::of(kRole));
        out.bare(Act::Hide);
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (const auto no = not_your_role(you, move)) return no;
        return against("BG-ROL-04", "role-not-now");
    }
};

// ---- the windows of one's own turn, W1 to W3, and the powers ----

// Reveal, if it fits, with all its parameters (DP-05, DP-13, DP-19).
constexpr void list_window(const Asked& you, auto& out) {
    const Role role = you.role();
    const Choice::Word reveal = Choice::of(Act::Reveal) | Choice::of(role);
    switch (role) {
        case Role::Banker:
        case Role::Toady:
            out.put(reveal);
            break;
        case Role::PowerBroker:
            for (const Asset give : you.assets()) {
                for (const Asset take : you.open.at_market) {
                    if (may_exchange(you.rules, you.open, you.seat, give, take)) {
                        out.put(reveal | Choice::asset<0>(give) | Choice::asset<1>(take));
                    }
                }
            }
            break;
        case Role::ScamArtist:
            for (const Asset asset : other_players_assets(you.rules, you.open, you.seat)) {
                out.put(reveal | Choice::asset<0>(asset));
            }
            break;
        case Role::InsiderTrader:
            for (const Seat other : all_seats(you.rules)) {
                if (may_swap_envelopes(you.rules, you.state, you.seat, other)) {
                    out.put(reveal | Choice::of(other));
                }
            }
            break;
        default:
            break;
    }
}

constexpr Objection window_objects(const Asked& you, const Move& move) {
    if (const auto no = not_your_role(you, move)) return no;
    switch (move.role) {
        case Role::PowerBroker:
            if (!can_exchange(you.rules, you.open, you.seat)) {
                return against("BG-ROL-07", "role-no-effect");
            }
            if (move.assets[2] != Asset::None) return against("BG-ROL-30", "stray-field");
            if (!you.owns(move.assets[0])) return against("BG-ROL-30", "not-your-asset");
            if (move.assets[1] == Asset::None || !you.open.at_market.has(move.assets[1])) {
                return against("BG-ROL-30", "not-at-this-market");
            }
            return against("BG-ROL-31", "would-complete");
        case Role::ScamArtist:
            if (other_players_assets(you.rules, you.open, you.seat).empty()) {
                return against("BG-ROL-07", "role-no-effect");
            }
            return against("BG-ROL-32", "not-their-asset");
        case Role::InsiderTrader:
            if (!can_swap_envelopes(you.rules, you.state)) {
                return against("BG-ROL-07", "role-no-effect");
            }
            return against("BG-R-48", "no-such-player");
        default:
            return against("BG-ROL-06", "role-not-now");
    }
}

constexpr Step back_to(Phase window) {
    return window == Phase::DrawStep ? Step::DrawStep
           : window == Phase::Action ? Step::ActionStep
                                     : Step::LateWindow;
}

// BG-ROL-35: whole envelopes are swapped; whoever knew one knows it still, and so do both owners.
constexpr void swap_envelopes(auto& scene, Seat seat, Seat other) {
    Open& open = scene.open;
    PerPlayer<Bag>& envelope = scene.secret.envelope;
    const Bag mine = envelope[seat];
    envelope[seat] = envelope[other];
    envelope[other] = mine;
    SeatSet of_mine = open.read[seat];
    SeatSet of_theirs = open.read[other];
    of_mine.add(seat);
    of_mine.remove(other);
    of_theirs.add(other);
    of_theirs.remove(seat);
    open.read[other] = of_mine;
    open.read[seat] = of_theirs;
    scene.tell({.what = Happening::EnvelopesSwapped, .seat = seat, .other = other});
    for (const Seat each : {seat, other}) {
        scene.tell({.what = Happening::EnvelopeSeen,
                    .to = Audience::only({each}),
                    .seat = each,
                    .cards = envelope[each]});
    }
}

// BG-ROL-30: one change (BG-R-30).
constexpr bool exchange_assets(auto& scene, Seat seat, Asset give, Asset take) {
    scene.tell({.what = Happening::AssetsExchanged, .seat = seat, .asset = give, .asset2 = take});
    return_asset(scene, give);
    claim(scene.open, take, scene.open.who[seat]);
    close_if_empty(scene, type_of(take));
    return settle(scene);
}

constexpr Step scam_done(auto& scene) {
    const Phase window = scene.open.window;
    scene.open.asset = Asset::None;
    scene.open.window = Phase::Over;
    return settle(scene) ? Step::Wait : back_to(window);
}

// BG-ROL-32, 34: the swap is done, whoever it completes.
constexpr Step scam_swap(auto& scene, Asset gives) {
    Open& open = scene.open;
    const Seat artist = open.current;
    const Billionaire victim = owner(open, open.asset);
    hand_over(open, open.asset, open.who[artist]);
    hand_over(open, gives, victim);
    scene.tell({.what = Happening::Scammed,
                .seat = artist,
                .other = controller(scene.rules, open, victim),
                .asset = open.asset,
                .asset2 = gives});
    return scam_done(scene);
}

// DP-12.
template <>
struct Point<Phase::ScamGive> : Alone<Act::Give> {
    static constexpr std::string_view kClause = "BG-ROL-32";

    static constexpr void list(const Asked& you, auto& out) {
        for (const Asset asset : you.assets()) {
            out.put(Choice::of(Act::Give) | Choice::asset<0>(asset));
        }
    }
    static constexpr Objection why_not(const Asked&, const Move&) {
        return against(kClause, "not-your-asset");
    }
    static constexpr Step take(auto& scene, Seat, const Move& move) {
        return scam_swap(scene, move.assets[0]);
    }
    static constexpr Move fallback(const Asked& you, const Choices&, Rng&) {
        const Billionaire mine = you.open.who[you.seat];
        return with_asset(Act::Give, least_wanted(you.rules, you.open, mine, you.assets()));
    }
};

constexpr Step scam_answer(auto& scene, bool swap) {
    Open& open = scene.open;
    const Seat victim = controller(scene.rules, open, owner(open, open.asset));
    if (swap) {
        scene.tell({.what = Happening::ScamSwapChosen, .seat = victim, .asset = open.asset});
        const AssetSet mine = own(open, open.current);
        if (mine.single()) return scam_swap(scene, mine.lowest());
        return scene.ask(Phase::ScamGive, open.current);
    }
    scene.tell({.what = Happening::ScamReturned, .seat = victim, .asset = open.asset});
    return_asset(scene, open.asset);
    return scam_done(scene);
}

// DP-11: asked is the owner of Open::asset.
template <>
struct Point<Phase::ScamAnswer> : Either<Act::ReturnIt, Act::Swap, Act::ReturnIt> {
    static constexpr std::string_view kClause = "BG-ROL-32";

    static constexpr Step take(auto& scene, Seat, const Move& move) {
        return scam_answer(scene, move.act == Act::Swap);
    }
};

constexpr Step name_scam(auto& scene, Seat artist, Asset asset) {
    Open& open = scene.open;
    const Seat victim = controller(scene.rules, open, owner(open, asset));
    open.window = open.phase;
    open.asset = asset;
    scene.tell({.what = Happening::ScamNamed, .seat = artist, .other = victim, .asset = asset});
    if (own(open, artist).empty()) return scam_answer(scene, false);  // BG-ROL-33
    return scene.ask(Phase::ScamAnswer, victim);
}

// A Role revealed in W1, W2 or W3; the same prompt then returns.
constexpr Step reveal_in_window(auto& scene, Seat seat, const Move& move) {
    const Phase window = scene.open.phase;
    scene.reveal(seat);
    switch (move.role) {
        case Role::PowerBroker:
            if (exchange_assets(scene, seat, move.assets[0], move.assets[1])) return Step::Wait;
            break;
        case Role::ScamArtist:
            return name_scam(scene, seat, move.assets[0]);
        case Role::InsiderTrader:
            swap_envelopes(scene, seat, move.seat);
            break;
        default:  // Banker and Toady work by lying there
            break;
    }
    return back_to(window);
}

// ---- Roles drawn: the draft (BG-SET-08), New Role (BG-POL-07), end of Round (BG-ROL-12) ----

constexpr Step start_role_draws(auto& scene, Seat seat, unsigned wanted, Then then) {
    Open& open = scene.open;
    const unsigned deck = role_deck_size(scene.rules, open);  // BG-R-52: what there is
    open.asked = seat;
    open.then = then;
    open.left = static_cast<std::uint8_t>(wanted < deck ? wanted : deck);
    if (open.left > 0) {
        scene.tell({.what = Happening::RolesLooked, .seat = seat, .number = open.left});
    }
    return Step::DrawRoles;
}

constexpr Step keep_role(auto& scene, Seat seat, Role role) {
    scene.secret.looking.clear();
    scene.open.looking = 0;
    if (role == Role::None) {
        scene.tell({.what = Happening::RoleNotKept, .seat = seat});
    } else {
        scene.gain_role(seat, role);
        scene.tell({.what = Happening::RoleKept, .seat = seat});
        scene.tell_role({seat}, seat, role);
    }
    return Step::RolesDone;
}

// DP-02, DP-24: Open::then says which; the latter need keep none of them (BG-ROL-13).
template <>
struct Point<Phase::KeepRole> : Alone<Act::KeepRole> {
    static constexpr std::string_view kClause = "BG-ROL-13";

    static constexpr void list(const Asked& you, auto& out) {
        for (const Role role : you.state.secret.looking) {
            out.put(Choice::of(Act::KeepRole) | Choice::of(role));
        }
        if (you.open.then != Then::Draft) out.bare(Act::KeepRole);
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (move.role == Role::None) return against("BG-SET-08", "must-keep-one");
        return against("BG-ROL-12", "no-such-role-here", 0, 0, you.open.looking);
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        return keep_role(scene, seat, move.role);
    }
    static constexpr Move fallback(const Asked& you, const Choices& list, Rng& luck) {
        return you.open.then == Then::Draft ? draw_move(list, luck) : list[0].move();
    }
};

constexpr Step go_on(At<Step::DrawRoles>, auto& scene) {
    Open& open = scene.open;
    if (open.left > 0) return scene.luck(Phase::DrawRole);
    if (open.looking == 0) return Step::RolesDone;
    scene.see_roles(open.asked, scene.secret.looking);
    if (open.then == Then::Draft && open.looking == 1) {  // nothing to choose
        return keep_role(scene, open.asked, scene.secret.looking.lowest());
    }
    return scene.ask(Phase::KeepRole, open.asked);
}

// CH-09: shown to its owner, Open::asked; Open::left more.
template <>
struct Point<Phase::DrawRole> : Chance {
    static constexpr Outcomes outcomes(const Rules& rules, const State& state) {
        return Outcomes::of(Luck::Role, role_deck(rules, state));
    }

    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        const Role role = outcome.role;
        --open.left;
        if (open.then == Then::Redraw) {  // BG-R-50: it must be kept
            open.then = Then::Nothing;
            scene.gain_role(open.asked, role);
            scene.tell_role({open.asked}, open.asked, role);
            return Step::TurnPanic;
        }
        scene.secret.looking.add(role);
        ++open.looking;
        scene.tell({.what = Happening::RoleSeen,
                    .to = Audience::only({open.asked}),
                    .seat = open.asked,
                    .role = role});
        return Step::DrawRoles;
    }
};

constexpr Step go_on(At<Step::RolesDone>, auto& scene) {
    Open& open = scene.open;
    const Then then = open.then;
    open.then = Then::Nothing;
    switch (then) {
        case Then::Draft:
            return Step::Draft;
        case Then::NewRole:
            return Step::PolicyDone;
        default:
            return Step::RoundDraws;
    }
}

// BG-SET-08: from the starting player leftwards until every player has had two to choose from.
// (After a level-up from the poorest, BG-R-80.) Open::current is who began.
constexpr Step go_on(At<Step::Draft>, auto& scene) {
    Open& open = scene.open;
    const SeatSet waiting = all_seats(scene.rules) - open.served;
    if (waiting.empty()) {
        open.served.clear();
        return open.stage == Stage::Setup ? Step::FirstRound : Step::RoundPolicy;
    }
    const Seat seat = first_clockwise(waiting, open.current);
    open.served.add(seat);
    return start_role_draws(scene, seat, 2, Then::Draft);
}

// ---- the Vulture Capitalist ----

// DP-17, BG-ROL-38: before all eyes into the Role deck, and one drawn at random.
template <>
struct Point<Phase::Vulture> : Alone<Act::Reveal, Act::Hide> {
    static constexpr std::string_view kClause = "BG-ROL-38";
    static constexpr Act kUsual = Act::Hide;

    static constexpr void list(const Asked& you, auto& out) {
        if (you.role() == Role::VultureCapitalist) {
            out.put(Choice::of(Act::Reveal) | Choice::of(Role::VultureCapitalist));
        }
        out.bare(Act::Hide);
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (const auto no = not_your_role(you, move)) return no;
        if (move.role != Role::VultureCapitalist) return against(kClause, "role-not-now");
        return against(kClause, "stray-field");
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        if (move.act == Act::Hide) return Step::TurnPanic;
        Open& open = scene.open;
        open.stirred = true;
        scene.tell({.what = Happening::RoleRedrawn, .seat = seat});
        scene.all_see_roles({Role::VultureCapitalist});
        scene.drop_role(seat);
        open.asked = seat;
        open.left = 1;
        open.then = Then::Redraw;
        return scene.luck(Phase::DrawRole);
    }
};

constexpr bool may_take_role(const Asked& you, Seat other) {
    return you.role() == Role::VultureCapitalist && other != you.seat &&
           number(other) < you.rules.players &&
           (you.open.has_role.has(other) || you.open.face_up[other] != Role::None);
}

// BG-ROL-37: the Vulture Capitalist lies used before the other, whose Role goes over unrevealed.
// True if the other must now cut his hand.
constexpr bool take_role(auto& scene, Seat seat, Seat other) {
    Open& open = scene.open;
    Secret& secret = scene.secret;
    scene.tell({.what = Happening::RoleRevealed, .seat = seat, .role = Role::VultureCapitalist});
    const bool was_open = open.face_up[other] != Role::None;
    const Role role = was_open ? open.face_up[other] : secret.role[other];
    const SeatSet knew = open.role_known[other];
    const PerPlayer<PerPlayer<RoleSet>> barred = secret.barred;
    scene.drop_role(other);
    open.face_up[other] = Role::VultureCapitalist;
    open.has_role.remove(seat);
    if (was_open) scene.all_see_roles({role});  // of the rest who hold one
    scene.gain_role(seat, role);
    open.role_known[seat] = knew | SeatSet{other};
    open.role_known[seat].remove(seat);
    if (!was_open) {  // what was known not to be there is not here
        for (const Seat each : all_seats(scene.rules)) {
            secret.barred[each][seat] = barred[each][other];
        }
        secret.barred[seat][seat].clear();
    }
    scene.tell({.what = Happening::RoleTaken, .seat = seat, .other = other});
    scene.tell_role({seat, other}, seat, role);
    return was_open && role == Role::Banker && scene.over_limit(other);
}

}  // namespace moneybags::guillotines
