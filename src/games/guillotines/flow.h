#pragma once

// From one step to the next until a seat or luck is to act.

#include "games/guillotines/setup.h"

namespace moneybags::guillotines {

[[gnu::always_inline]] constexpr Step carry_on(auto& scene, Step step) {
    switch (step) {
        case Step::Wait:
            break;
        case Step::SetBillionaires:
            return set_billionaires(scene);
        case Step::SetPuppets:
            return set_puppets(scene);
        case Step::SetAssets:
            return set_assets(scene);
        case Step::SetCrises:
            return set_crises(scene);
        case Step::SetMarkets:
            return set_markets(scene);
        case Step::SetHands:
            return set_hands(scene);
        case Step::SetStarter:
            return set_starter(scene);
        case Step::Draft:
            return draft(scene);
        case Step::FirstRound:
            return begin_round(scene, scene.open.current);
        case Step::BeginTurn:
            return begin_turn(scene);
        case Step::StartTurn:
            return start_turn(scene);
        case Step::DrawStep:
            return draw_step(scene);
        case Step::ActionStep:
            return action_step(scene);
        case Step::LateWindow:
            return late_window(scene);
        case Step::EnvelopeStep:
            return envelope_step(scene);
        case Step::VultureStep:
            return vulture_step(scene);
        case Step::TurnPanic:
            return turn_panic(scene);
        case Step::EndTurn:
            return end_turn(scene);
        case Step::Deal:
            return deal(scene);
        case Step::FinishBuy:
            return finish_buy(scene);
        case Step::PlaceCrisis:
            return place_crisis(scene);
        case Step::ShowCrises:
            return show_crises(scene);
        case Step::CrisisPolicy:
            return crisis_policy(scene);
        case Step::Speculate:
            return speculate(scene);
        case Step::CrisisDone:
            return crisis_done(scene);
        case Step::Revolution:
            return revolution(scene);
        case Step::DrawRoles:
            return draw_roles(scene);
        case Step::RolesDone:
            return roles_done(scene);
        case Step::PolicyBegin:
            return policy_begin(scene);
        case Step::PolicyInsider:
            return policy_insider(scene);
        case Step::PolicyCount:
            return policy_count(scene);
        case Step::PolicySetter:
            return policy_setter(scene);
        case Step::PolicyChoose:
            return policy_choose(scene);
        case Step::NewRoleDraw:
            return new_role_draw(scene);
        case Step::TaxNext:
            return tax_next(scene);
        case Step::PolicyDone:
            return policy_done(scene);
        case Step::PanicBegin:
            return panic_begin(scene);
        case Step::PanicSlot:
            return panic_slot(scene);
        case Step::PanicNextSlot:
            return panic_next_slot(scene);
        case Step::PanicWon:
            return panic_won(scene);
        case Step::PanicRemove:
            return panic_remove(scene);
        case Step::PanicDone:
            return panic_done(scene);
        case Step::PuppetStep:
            return puppet_step(scene);
        case Step::PuppetResult:
            return puppet_result(scene);
        case Step::PuppetPanic:
            return puppet_panic(scene);
        case Step::RoundEnd:
            return round_end(scene);
        case Step::RoundSpecials:
            return round_specials(scene);
        case Step::RoundGather:
            return round_gather(scene);
        case Step::RoundEmergency:
            return round_emergency(scene);
        case Step::RoundRefill:
            return round_refill(scene);
        case Step::RoundTrades:
            return round_trades(scene);
        case Step::RoundCrisis:
            return round_crisis(scene);
        case Step::RoundPanic:
            return round_panic(scene);
        case Step::RoundRoles:
            return round_roles(scene);
        case Step::RoundReturns:
            return round_returns(scene);
        case Step::RoundDraws:
            return round_draws(scene);
        case Step::RoundPolicy:
            return round_policy(scene);
        case Step::RoundStart:
            return round_start(scene);
    }
    return Step::Wait;
}

constexpr void run(auto& scene, Step step) {
    while (step != Step::Wait) step = carry_on(scene, step);
}

// The table before anybody has done anything.
constexpr State setup(const Rules& rules) {
    State state;
    state.open.level = rules.level;
    state.open.steps_level = rules.level;
    state.open.specials = rules.specials;
    state.secret.deck = rules.specials ? rules.resources + rules.special_cards : rules.resources;
    if (rules.level >= 2) state.secret.aside = CrisisSet::first(kCrises);
    NoEvents silent;
    Scene<NoEvents> scene{rules, state, silent};
    run(scene, Step::SetBillionaires);
    return state;
}

}  // namespace moneybags::guillotines
