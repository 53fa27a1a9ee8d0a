#pragma once

// What luck may do, and what comes of it: section 6.2.

#include "games/guillotines/flow.h"

namespace moneybags::guillotines {

// Asked at every step, so it is one look at a word with a bit for each phase.
static_assert(kPhases <= 64);
template <std::size_t N>
constexpr std::uint64_t phase_bits(const Phase (&phases)[N]) {
    std::uint64_t bits = 0;
    for (const Phase phase : phases) bits |= std::uint64_t{1} << static_cast<unsigned>(phase);
    return bits;
}

constexpr bool is_chance(Phase phase) {
    constexpr Phase kChance[] = {Phase::DealBillionaire, Phase::DealPuppet, Phase::RemoveAsset,
                                 Phase::AddCrisis,       Phase::DealMarket, Phase::DealHand,
                                 Phase::ChooseStarter,   Phase::DraftTie,   Phase::DrawRole,
                                 Phase::DrawCard,        Phase::ShowCrisis, Phase::SetterTie,
                                 Phase::RepressRoll,     Phase::TaxTie,     Phase::PanicDraw,
                                 Phase::PanicRoll,       Phase::PuppetRoll, Phase::PuppetCard,
                                 Phase::RoundCrisis,     Phase::RoleOrder,  Phase::RoundStarter};
    constexpr std::uint64_t kBits = phase_bits(kChance);
    return (kBits >> static_cast<unsigned>(phase) & 1) != 0;
}

// Each card of a bag is as likely as another: a kind weighs as many as there are of it.
constexpr Outcomes outcomes(const Rules& rules, const State& state) {
    const Open& open = state.open;
    switch (open.phase) {
        case Phase::DealMarket:
            return {Luck::Card, dealt_from(state)};
        case Phase::DealHand:
        case Phase::DrawCard:
        case Phase::PuppetCard:
            return {Luck::Card, state.secret.deck};
        case Phase::AddCrisis:
        case Phase::ShowCrisis:
        case Phase::RoundCrisis:
            return {Luck::Card, Bag::of(state.secret.aside)};
        case Phase::DealBillionaire:
            return Outcomes::of(Luck::Billionaire, free_billionaires(rules, open));
        case Phase::DealPuppet:
            return Outcomes::of(Luck::Puppet, free_billionaires(rules, open));
        case Phase::TaxTie:
            return Outcomes::of(Luck::Tie, richest(rules, open));
        case Phase::RemoveAsset:
            return Outcomes::of(Luck::Leftover, assets_at(open, open.market));
        case Phase::ChooseStarter:
            return Outcomes::of(Luck::Seat, all_seats(rules));
        case Phase::DraftTie:
        case Phase::SetterTie:
        case Phase::RoleOrder:
        case Phase::RoundStarter:
            return Outcomes::of(Luck::Seat, open.awaiting);
        case Phase::DrawRole:
            return Outcomes::of(Luck::Role, role_deck(rules, state));
        case Phase::PanicDraw:
            return {Luck::Panic, Bag::of_bits(0x155)};  // 0 … 4, once each
        case Phase::RepressRoll:
        case Phase::PanicRoll:
        case Phase::PuppetRoll:
            return {Luck::Die, Bag::of_bits(0x1554)};  // 1 … 6, once each
        default:
            return {};
    }
}

template <class Events>
constexpr Step take_luck(Scene<Events>& scene, const Outcome& outcome) {
    Open& open = scene.open;
    switch (open.phase) {
        case Phase::DealBillionaire:
            return take_billionaire(scene, open.asked, outcome.billionaire);
        case Phase::DealPuppet:
            return deal_puppet(scene, outcome.billionaire);
        case Phase::RemoveAsset:
            return remove_asset(scene, outcome.asset);
        case Phase::AddCrisis:
            return add_crisis(scene, outcome.kind);
        case Phase::DealMarket:
            return deal_card(scene, outcome.kind);
        case Phase::DealHand:
            return deal_hand(scene, outcome.kind);
        case Phase::ChooseStarter:
            return starter_chosen(scene, outcome.seat);
        case Phase::DraftTie:
            open.awaiting.clear();
            open.current = outcome.seat;
            return Step::Draft;
        case Phase::DrawRole:
            return role_drawn(scene, outcome.role);
        case Phase::DrawCard:
            return card_drawn(scene, outcome.kind);
        case Phase::ShowCrisis:
            return show_crisis(scene, outcome.kind);
        case Phase::SetterTie:
            open.setter = outcome.seat;
            return Step::PolicySetter;
        case Phase::RepressRoll:
            return repress_rolled(scene, outcome.die);
        case Phase::TaxTie:
            return tie_taxed(scene, outcome.billionaire);
        case Phase::PanicDraw:
            return panic_drawn(scene, outcome.panic);
        case Phase::PanicRoll:
            return panic_rolled(scene, outcome.die);
        case Phase::PuppetRoll:
            return puppet_rolled(scene, outcome.die);
        case Phase::PuppetCard:
            return puppet_card(scene, outcome.kind);
        case Phase::RoundCrisis:
            return place_round_crisis(scene, outcome.kind);
        case Phase::RoleOrder:
            return offer_roles(scene, outcome.seat);
        case Phase::RoundStarter:
            return begin_round(scene, outcome.seat);
        default:
            assert(false);
            return Step::Wait;
    }
}

}  // namespace moneybags::guillotines
