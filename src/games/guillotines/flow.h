#pragma once

// From one step to the next until a seat or luck is to act.

#include "games/guillotines/setup.h"

namespace moneybags::guillotines {

template <class Events>
constexpr void run(Scene<Events>& scene, Step step) {
    while (true) {
        switch (step) {
            case Step::Wait:
                return;
            case Step::SetBillionaires:
                step = set_billionaires(scene);
                break;
            case Step::SetPuppets:
                step = set_puppets(scene);
                break;
            case Step::SetAssets:
                step = set_assets(scene);
                break;
            case Step::SetCrises:
                step = set_crises(scene);
                break;
            case Step::SetMarkets:
                step = set_markets(scene);
                break;
            case Step::SetHands:
                step = set_hands(scene);
                break;
            case Step::SetStarter:
                step = set_starter(scene);
                break;
            case Step::Draft:
                step = draft(scene);
                break;
            case Step::FirstRound:
                step = begin_round(scene, scene.open.current);
                break;
            case Step::BeginTurn:
                step = begin_turn(scene);
                break;
            case Step::StartTurn:
                step = start_turn(scene);
                break;
            case Step::DrawStep:
                step = draw_step(scene);
                break;
            case Step::ActionStep:
                step = action_step(scene);
                break;
            case Step::LateWindow:
                step = late_window(scene);
                break;
            case Step::EnvelopeStep:
                step = envelope_step(scene);
                break;
            case Step::VultureStep:
                step = vulture_step(scene);
                break;
            case Step::TurnPanic:
                step = turn_panic(scene);
                break;
            case Step::EndTurn:
                step = end_turn(scene);
                break;
            case Step::Deal:
                step = deal(scene);
                break;
            case Step::FinishBuy:
                step = finish_buy(scene);
                break;
            case Step::PlaceCrisis:
                step = place_crisis(scene);
                break;
            case Step::ShowCrises:
                step = show_crises(scene);
                break;
            case Step::CrisisPolicy:
                step = crisis_policy(scene);
                break;
            case Step::Speculate:
                step = speculate(scene);
                break;
            case Step::CrisisDone:
                step = crisis_done(scene);
                break;
            case Step::Revolution:
                step = revolution(scene);
                break;
            case Step::DrawRoles:
                step = draw_roles(scene);
                break;
            case Step::RolesDone:
                step = roles_done(scene);
                break;
            case Step::PolicyBegin:
                step = policy_begin(scene);
                break;
            case Step::PolicyInsider:
                step = policy_insider(scene);
                break;
            case Step::PolicyCount:
                step = policy_count(scene);
                break;
            case Step::PolicySetter:
                step = policy_setter(scene);
                break;
            case Step::PolicyChoose:
                step = policy_choose(scene);
                break;
            case Step::NewRoleDraw:
                step = new_role_draw(scene);
                break;
            case Step::TaxNext:
                step = tax_next(scene);
                break;
            case Step::PolicyDone:
                step = policy_done(scene);
                break;
            case Step::PanicBegin:
                step = panic_begin(scene);
                break;
            case Step::PanicSlot:
                step = panic_slot(scene);
                break;
            case Step::PanicNextSlot:
                step = panic_next_slot(scene);
                break;
            case Step::PanicWon:
                step = panic_won(scene);
                break;
            case Step::PanicRemove:
                step = panic_remove(scene);
                break;
            case Step::PanicDone:
                step = panic_done(scene);
                break;
            case Step::PuppetStep:
                step = puppet_step(scene);
                break;
            case Step::PuppetResult:
                step = puppet_result(scene);
                break;
            case Step::PuppetPanic:
                step = puppet_panic(scene);
                break;
            case Step::RoundEnd:
                step = round_end(scene);
                break;
            case Step::RoundSpecials:
                step = round_specials(scene);
                break;
            case Step::RoundGather:
                step = round_gather(scene);
                break;
            case Step::RoundEmergency:
                step = round_emergency(scene);
                break;
            case Step::RoundRefill:
                step = round_refill(scene);
                break;
            case Step::RoundTrades:
                step = round_trades(scene);
                break;
            case Step::RoundCrisis:
                step = round_crisis(scene);
                break;
            case Step::RoundPanic:
                step = round_panic(scene);
                break;
            case Step::RoundRoles:
                step = round_roles(scene);
                break;
            case Step::RoundReturns:
                step = round_returns(scene);
                break;
            case Step::RoundDraws:
                step = round_draws(scene);
                break;
            case Step::RoundPolicy:
                step = round_policy(scene);
                break;
            case Step::RoundStart:
                step = round_start(scene);
                break;
        }
    }
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
