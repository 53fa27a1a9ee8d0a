#pragma once

// Who is to act, and what a seat may do: section 6.1.

#include "games/guillotines/legal_action.h"

namespace moneybags::guillotines {

// Phases in which several answer at once.
constexpr bool is_together(Phase phase) {
    constexpr Phase kTogether[] = {Phase::EarlyVote, Phase::Speculate,  Phase::HoldUp,
                                   Phase::Insider,   Phase::Dictate,    Phase::Consent,
                                   Phase::Celebrity, Phase::LevelVote,  Phase::SpecialsVote,
                                   Phase::Emergency, Phase::ReturnRoles};
    constexpr std::uint64_t kBits = phase_bits(kTogether);
    return (kBits >> static_cast<unsigned>(phase) & 1) != 0;
}

constexpr Turn turn(const Rules&, const State& state) {
    const Open& open = state.open;
    if (open.phase == Phase::Over) return Turn::over();
    if (is_chance(open.phase)) return Turn::chance();
    return is_together(open.phase) ? Turn::of(open.awaiting) : Turn::of(open.asked);
}

// In seat order from the current player.
constexpr Seat next(const Rules&, const State& state) {
    const Open& open = state.open;
    return is_together(open.phase) ? first_clockwise(open.awaiting, open.current) : open.asked;
}

// ---- lists of single questions ----

// DP-09.
constexpr void list_claims(const Open& open, Lister& out) {
    for (const Asset asset : assets_at(open, open.market)) {
        out.put(Choice::of(Act::Claim) | Choice::asset<0>(asset));
    }
    out.bare(Act::Claim);
}

// DP-08.
constexpr void list_gamed_buys(const State& state, Seat seat, Lister& out) {
    const Bag others = state.secret.hand[seat].without_crises();
    const Choice::Word buy = Choice::of(Act::Buy) | Choice::card<0>(Kind::GameTheMarket);
    for (const Market m : open_markets(state.open)) {
        out.put(buy | Choice::of(m));
        for (const Kind k : others) out.put(buy | Choice::of(m) | Choice::card<1>(k));
    }
    out.bare(Act::Stop);
}

// DP-15, BG-R-21: Crises only where nothing else is left to discard.
constexpr bool may_cut(const Rules& rules, const State& state, Seat seat,
                       const std::array<Kind, 3>& cards) {
    const Bag hand = state.secret.hand[seat];
    Bag gone;
    for (const Kind k : cards) {
        if (k == Kind::None) continue;
        if (gone.count(k) >= hand.count(k)) return false;
        gone.add(k);
    }
    if (gone.size() != hand.size() - hand_limit(rules, state.open, seat)) return false;
    const Bag rest = hand - gone;
    return gone.crises().empty() || rest.without_crises().empty();
}

constexpr void list_cuts(const Rules& rules, const State& state, Seat seat, Lister& out) {
    for_each_selection(each_card(state.secret.hand[seat]), [&](const std::array<Kind, 3>& cards) {
        if (may_cut(rules, state, seat, cards)) out.put(Choice::of(Act::Discard) | word_of(cards));
    });
}

// DP-16.
constexpr void list_bribes(const Rules& rules, const State& state, Seat seat, Lister& out) {
    if (may_put(state, seat)) {
        for (const Kind k : state.secret.hand[seat].without_crises()) {  // BG-BRI-02
            out.put(Choice::of(Act::Put) | Choice::card<0>(k));
        }
    }
    if (may_take(rules, state, seat)) {
        for (const Kind k : state.secret.envelope[seat]) {
            if (!state.secret.put.has(k)) out.put(Choice::of(Act::Take) | Choice::card<0>(k));
        }
    }
    out.bare(Act::Stop);
}

// DP-14, DP-22: out of the Discard pile.
constexpr void list_takes(Bag from, Lister& out) {
    for (const Kind k : from) out.put(Choice::of(Act::Take) | Choice::card<0>(k));
    out.bare(Act::Stop);
}

// DP-21 with DP-20.
constexpr bool may_take_role(const Rules& rules, const State& state, Seat seat, Seat other) {
    return state.secret.role[seat] == Role::VultureCapitalist && other != seat &&
           number(other) < rules.players &&
           (state.open.has_role.has(other) || state.open.face_up[other] != Role::None);
}

constexpr void list_policies(const Rules& rules, const State& state, Seat seat, Lister& out) {
    for (std::size_t p = 0; p <= kPolicies; ++p) {
        out.put(Choice::of(Act::SetPolicy) | Choice::of(static_cast<Policy>(p)));
    }
    for (const Seat other : all_seats(rules)) {
        if (may_take_role(rules, state, seat, other)) {
            out.put(Choice::of(Act::Reveal) | Choice::of(Role::VultureCapitalist) |
                    Choice::of(other));
        }
    }
}

// DP-26.
constexpr void list_tax(const Rules& rules, const State& state, Seat seat, Lister& out) {
    const Open& open = state.open;
    const Billionaire payer = tax_payer(open);
    bool any = !open.owned[payer].empty();
    if (!is_puppet(rules, open, payer)) {
        const auto worth = [&](Kind k) { return effective(rules, open, k); };
        for_each_selection(each_card(state.secret.hand[seat].without_crises()),
                           [&](const std::array<Kind, 3>& cards) {
                               if (pays_exactly(cards, rules.tax, worth)) {
                                   out.put(Choice::of(Act::PayCards) | word_of(cards));
                                   any = true;
                               }
                           });
    }
    for (const Asset asset : open.owned[payer]) {
        out.put(Choice::of(Act::PayAsset) | Choice::asset<0>(asset));
    }
    if (!any) out.bare(Act::Exempt);
}

// DP-25, DP-30.
constexpr void list_rebels(const Open& open, Lister& out) {
    for (const Crisis c : crises_with_rebels(open)) {
        out.put(Choice::of(Act::TakeRebel) | Choice::of(c));
    }
}

// DP-35: each card stays, or moves the die up or down.
constexpr bool is_shift_order(const std::array<Kind, 3>& cards, unsigned ups) {
    for (unsigned i = 0; i < 2; ++i) {
        const bool equal = cards[i + 1] != Kind::None && cards[i] == cards[i + 1];
        if (equal && (ups >> i & 3u) == 2u) return false;  // down before up
    }
    return true;
}

constexpr void list_shifts(const State& state, Seat seat, Lister& out) {
    out.bare(Act::Shift);
    for_each_selection(
        each_card(state.secret.hand[seat].without_crises()), [&](const std::array<Kind, 3>& cards) {
            unsigned count = 0;
            for (const Kind k : cards) count += k == Kind::None ? 0u : 1u;
            for (unsigned ups = 0; ups < 1u << count; ++ups) {
                if (is_shift_order(cards, ups)) {
                    out.put(Choice::of(Act::Shift) | word_of(cards) | Choice::ups(ups));
                }
            }
        });
}

// DP-32: one Asset of each of the two boards that has any.
constexpr void list_surrenders(const Rules& rules, const Open& open, Seat seat, Lister& out) {
    const AssetSet mine = own(open, seat);
    const AssetSet puppets = puppets_of(rules, open, seat);
    const auto with_puppets = [&](Choice::Word word) {
        if (puppets.empty()) out.put(word);
        for (const Asset asset : puppets) out.put(word | Choice::asset<1>(asset));
    };
    if (mine.empty()) with_puppets(Choice::of(Act::Surrender));
    for (const Asset asset : mine) {
        with_puppets(Choice::of(Act::Surrender) | Choice::asset<0>(asset));
    }
}

// DP-34.
constexpr void list_trades(const Open& open, Seat seat, Lister& out) {
    for (const Asset mine : own(open, seat) - open.traded) {
        for (const Asset puppets : open.owned[open.puppet[seat]] - open.traded) {
            out.put(Choice::of(Act::TradePuppet) | Choice::asset<0>(mine) |
                    Choice::asset<1>(puppets));
        }
    }
    out.bare(Act::Stop);
}

// DP-28.
constexpr void list_offers(const Rules& rules, const State& state, Lister& out) {
    const Open& open = state.open;
    const Offer& offer = state.secret.offer;
    const Trades next = next_trades(rules, open, offer);
    for (const Asset a : next.swaps) {
        const Choice::Word swap = Choice::of(Act::OfferSwap) | Choice::asset<0>(a);
        const AssetSet ends = next.theirs[player_owning(rules, open, a)] & after(a);
        for (const Asset b : ends) out.put(swap | Choice::asset<1>(b));
    }
    for (const Asset asset : next.additions) {
        for (const Seat to : all_seats(rules)) {
            if (next.added[to].has(asset)) {
                out.put(Choice::of(Act::OfferAdd) | Choice::asset<0>(asset) | Choice::of(to));
            }
        }
    }
    if (offer.sacrificed < kSacrificed && can_sacrifice(rules, open)) {
        const Market type = next_type(rules, open, offer);
        for (const Asset asset : owned_by_anybody(open) & assets_of_type(type)) {
            out.put(Choice::of(Act::OfferSacrifice) | Choice::asset<0>(asset));
        }
    }
    if (offer.complete()) out.bare(Act::MakeOffer);
    out.bare(Act::Pass);
}

// DP-27.
constexpr void list_dictates(const Rules& rules, const Open& open, Lister& out) {
    std::array<AssetSet, 3> supply{};
    std::size_t i = 0;
    for (const Market m : types_to_sacrifice(rules, open)) {
        supply[i++] = owned_by_anybody(open) & assets_of_type(m);
    }
    for (const Asset a : supply[0]) {
        for (const Asset b : supply[1]) {
            for (const Asset c : supply[2]) {
                if (may_dictate(rules, open, {a, b, c})) {
                    out.put(Choice::of(Act::Reveal) | Choice::of(Role::PowerBroker) |
                            Choice::asset<0>(a) | Choice::asset<1>(b) | Choice::asset<2>(c));
                }
            }
        }
    }
}

constexpr void list_yes_no(Lister& out) {
    out.bare(Act::Yes);
    out.bare(Act::No);
}

// A Role that needs nothing more, if it is held.
constexpr void list_reveal(const State& state, Seat seat, Role role, Lister& out) {
    if (state.secret.role[seat] == role) out.put(Choice::of(Act::Reveal) | Choice::of(role));
    out.bare(Act::Hide);
}

// ---- all of them ----

constexpr void list_moves(const Rules& rules, const State& state, Seat seat, Lister& out) {
    const Open& open = state.open;
    switch (open.phase) {
        case Phase::Action:
            list_actions(rules, state, seat, out);
            break;
        case Phase::DrawStep:
            if (may_draw(rules, state, seat)) out.bare(Act::Draw);
            out.bare(Act::Decline);
            list_window(rules, state, seat, out);
            break;
        case Phase::LateWindow:
            out.bare(Act::Hide);
            list_window(rules, state, seat, out);
            break;
        case Phase::Claim:
            list_claims(open, out);
            break;
        case Phase::GamedBuy:
            list_gamed_buys(state, seat, out);
            break;
        case Phase::Envelope:
            list_bribes(rules, state, seat, out);
            break;
        case Phase::Vulture:
            list_reveal(state, seat, Role::VultureCapitalist, out);
            break;
        case Phase::PickBillionaire:
            for (const Billionaire b : free_billionaires(rules, open)) {
                out.put(Choice::of(Act::Pick) | Choice::of(b));
            }
            break;
        case Phase::KeepRole:
            for (const Role role : state.secret.looking) {
                out.put(Choice::of(Act::KeepRole) | Choice::of(role));
            }
            if (open.then != Then::Draft) out.bare(Act::KeepRole);  // BG-ROL-13
            break;
        case Phase::CallEarlyEnd:
            out.bare(Act::CallVote);
            out.bare(Act::GoOn);
            break;
        case Phase::EarlyVote:
        case Phase::HoldUp:
        case Phase::Consent:
        case Phase::LevelVote:
        case Phase::SpecialsVote:
            list_yes_no(out);
            break;
        case Phase::ScamAnswer:
            out.bare(Act::ReturnIt);
            out.bare(Act::Swap);
            break;
        case Phase::ScamGive:
            for (const Asset asset : own(open, seat)) {
                out.put(Choice::of(Act::Give) | Choice::asset<0>(asset));
            }
            break;
        case Phase::Speculate:
            list_reveal(state, seat, Role::DisasterSpeculator, out);
            break;
        case Phase::SpeculatorPick:
            list_takes(open.discard.resources(), out);
            break;
        case Phase::CutHand:
            list_cuts(rules, state, seat, out);
            break;
        case Phase::Insider:
            if (state.secret.role[seat] == Role::InsiderTrader) {
                list_window(rules, state, seat, out);
            }
            out.bare(Act::Hide);
            break;
        case Phase::SetPolicy:
            list_policies(rules, state, seat, out);
            break;
        case Phase::Dig:
            list_takes(open.discard, out);
            break;
        case Phase::PolicyAudit:
        case Phase::PuppetAudit:
            list_audits(rules, state, seat, Act::AuditPolicy, out);
            out.bare(Act::AuditPolicy);
            break;
        case Phase::Repress:
        case Phase::RemoveRebels:
            list_rebels(open, out);
            break;
        case Phase::Tax:
            list_tax(rules, state, seat, out);
            break;
        case Phase::Dictate:
            if (state.secret.role[seat] == Role::PowerBroker) list_dictates(rules, open, out);
            out.bare(Act::Hide);
            break;
        case Phase::Negotiate:
            list_offers(rules, state, out);
            break;
        case Phase::Celebrity:
            list_reveal(state, seat, Role::Celebrity, out);
            break;
        case Phase::PuppetShift:
            list_shifts(state, seat, out);
            break;
        case Phase::Emergency:
            list_surrenders(rules, open, seat, out);
            break;
        case Phase::PuppetTrade:
            list_trades(open, seat, out);
            break;
        case Phase::ReturnRoles:
            out.bare(Act::KeepOld);
            out.bare(Act::ReturnOld);
            break;
        case Phase::OfferRoles:
            out.bare(Act::Draw);
            out.bare(Act::Decline);
            break;
        default:
            break;
    }
}

constexpr Choices legal(const Rules& rules, const State& state, Seat seat) {
    Choices list;
    Lister out{list};
    if (turn(rules, state).seats.has(seat)) list_moves(rules, state, seat, out);
    out.done(list);
    return list;
}

}  // namespace moneybags::guillotines
