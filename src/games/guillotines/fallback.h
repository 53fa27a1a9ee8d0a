#pragma once

// What the clock plays for a seat that is awaited and does not answer: the Default column of 6.1.

#include "games/guillotines/legal.h"

namespace moneybags::guillotines {

constexpr Move with_asset(Act act, Asset asset) {
    return {.act = act, .assets = {asset, Asset::None, Asset::None}};
}

// "An unneeded one, else the first."
constexpr Asset least_wanted(const Rules& rules, const Open& open, Billionaire b, AssetSet among) {
    if (among.empty()) return Asset::None;
    for (const Asset asset : among) {
        if (!is_needed(rules, open, b, asset)) return asset;
    }
    return among.lowest();
}

constexpr Crisis fullest(const Open& open) {
    Crisis best = Crisis::None;
    for (const Crisis c : crises_with_rebels(open)) {
        if (best == Crisis::None || open.rebels[c] > open.rebels[best]) best = c;
    }
    return best;
}

// DP-07: first legal of ExchangeB, ExchangeA, Invest, Buy, any other, Pass. A Role is not revealed.
constexpr Move usual_action(const Choices& list) {
    constexpr std::array kOrder{Act::ExchangeTops, Act::ExchangeCard, Act::Invest, Act::Buy};
    for (const Act act : kOrder) {
        for (const Choice& choice : list) {
            if (const Move move = choice.move(); move.act == act) return move;
        }
    }
    for (const Choice& choice : list) {
        const Move move = choice.move();
        if (move.act != Act::Reveal && move.act != Act::Pass) return move;
    }
    return {.act = Act::Pass};
}

// DP-15: of lowest value.
constexpr Move lowest_cut(const Rules& rules, const Open& open, const Choices& list) {
    Move best;
    unsigned least = ~0u;
    for (const Choice& choice : list) {
        const Move move = choice.move();
        unsigned sum = 0;
        for (const Kind k : move.cards) sum += k == Kind::None ? 0 : effective(rules, open, k);
        if (sum < least) {
            least = sum;
            best = move;
        }
    }
    return best;
}

constexpr Move fallback(const Rules& rules, const State& state, Seat seat, Rng& luck) {
    const Open& open = state.open;
    const Choices list = legal(rules, state, seat);
    switch (open.phase) {
        case Phase::CallEarlyEnd:
            return {.act = Act::GoOn};
        case Phase::EarlyVote:
        case Phase::HoldUp:
        case Phase::Consent:
        case Phase::LevelVote:
        case Phase::SpecialsVote:
            return {.act = Act::No};
        case Phase::LateWindow:
        case Phase::Speculate:
        case Phase::Vulture:
        case Phase::Insider:
        case Phase::Dictate:
            return {.act = Act::Hide};
        case Phase::DrawStep:
            return {.act = may_draw(rules, state, seat) ? Act::Draw : Act::Decline};
        case Phase::Action:
            return usual_action(list);
        case Phase::GamedBuy:
        case Phase::SpeculatorPick:
        case Phase::Envelope:
        case Phase::Dig:
        case Phase::PuppetTrade:
            return {.act = Act::Stop};
        case Phase::Claim: {
            const AssetSet there = assets_at(open, open.market);
            for (const Asset asset : there) {
                if (is_needed(rules, open, buyer(open), asset)) {
                    return with_asset(Act::Claim, asset);
                }
            }
            return with_asset(Act::Claim, there.lowest());
        }
        case Phase::ScamAnswer:
            return {.act = Act::ReturnIt};
        case Phase::ScamGive:
            return with_asset(Act::Give,
                              least_wanted(rules, open, open.who[seat], own(open, seat)));
        case Phase::CutHand:
            return lowest_cut(rules, open, list);
        case Phase::SetPolicy:
            return {.act = Act::SetPolicy};
        case Phase::PolicyAudit:
        case Phase::PuppetAudit: {
            AssetSet theirs = owned_by_anybody(open) - own(open, seat);
            if (rules.puppets) theirs = theirs - open.owned[open.puppet[seat]];
            return with_asset(Act::AuditPolicy, theirs.empty() ? Asset::None : theirs.lowest());
        }
        case Phase::OfferRoles:
            return {.act = Act::Draw};
        case Phase::Repress:
        case Phase::RemoveRebels:
            return {.act = Act::TakeRebel, .crisis = fullest(open)};
        case Phase::Negotiate:
            return {.act = Act::Pass};
        case Phase::Emergency: {
            Move move = with_asset(Act::Surrender,
                                   least_wanted(rules, open, open.who[seat], own(open, seat)));
            if (rules.puppets) {
                const Billionaire puppet = open.puppet[seat];
                move.assets[1] = least_wanted(rules, open, puppet, open.owned[puppet]);
            }
            return move;
        }
        case Phase::ReturnRoles:
            return {.act = Act::KeepOld};
        case Phase::PuppetShift:
            return {.act = Act::Shift};
        case Phase::PickBillionaire:
            return draw_move(list, luck);
        case Phase::KeepRole:
            if (open.then == Then::Draft) return draw_move(list, luck);
            return list[0].move();
        default:  // DP-26: cards stand first; DP-31: so does to reveal
            return list[0].move();
    }
}

}  // namespace moneybags::guillotines
