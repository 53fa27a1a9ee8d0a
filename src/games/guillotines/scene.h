#pragma once

// What every step of the rules works on: the figures, the table, and whoever listens; and the
// smallest things that happen at it.

#include "games/guillotines/table.h"

namespace moneybags::guillotines {

// Where the game goes on. Each step is a function `go_on(At<Step::…>, scene)` in the file of its
// chapter and ends by naming the next; `run` (flow.h) walks from one to the next until a seat or
// luck is to act, so no step calls another that may call it back.
enum class Step : std::uint8_t {
    Wait,  // a phase is set: somebody or luck is to act, or the game is over
    // Set-up
    SetBillionaires,
    SetPuppets,
    SetAssets,
    SetCrises,
    SetMarkets,
    SetHands,
    SetStarter,
    Draft,
    FirstRound,
    // Turn
    BeginTurn,
    StartTurn,
    DrawStep,
    ActionStep,
    LateWindow,
    EnvelopeStep,
    VultureStep,
    TurnPanic,
    EndTurn,
    // Cards dealt to Markets
    Deal,
    // A Buy and a Crisis
    FinishBuy,
    PlaceCrisis,
    ShowCrises,
    CrisisPolicy,
    Speculate,
    CrisisDone,
    Revolution,
    // Roles drawn
    DrawRoles,
    RolesDone,
    // Policy
    PolicyBegin,
    PolicyInsider,
    PolicyCount,
    PolicySetter,
    PolicyChoose,
    NewRoleDraw,
    TaxNext,
    PolicyDone,
    // Panic!
    PanicBegin,
    PanicSlot,
    PanicNextSlot,
    PanicWon,
    PanicRemove,
    PanicDone,
    // Puppet step
    PuppetStep,
    PuppetResult,
    PuppetPanic,
    // End of a Round
    RoundEnd,
    RoundSpecials,
    RoundGather,
    RoundEmergency,
    RoundRefill,
    RoundTrades,
    RoundCrisis,
    RoundPanic,
    RoundRoles,
    RoundReturns,
    RoundDraws,
    RoundPolicy,
    RoundStart,
};
inline constexpr std::size_t kSteps = static_cast<std::size_t>(Step::RoundStart) + 1;
template <Step>
struct At {};

// In the rules a parameter `auto& scene` is one of these.
template <class Events>
struct Scene {
    const Rules& rules;
    State& state;
    Open& open;
    Secret& secret;
    Events& events;

    constexpr Scene(const Rules& r, State& s, Events& e)
        : rules(r), state(s), open(s.open), secret(s.secret), events(e) {}

    static constexpr bool kListens = std::remove_reference_t<Events>::kListens;
    constexpr void tell(const Event& event) {
        if constexpr (kListens) events(event);
    }
    // Which card or Role the event just before was about, to those who may know.
    constexpr void tell_kind(Seat seat, Kind kind) {
        tell({.what = Happening::CardIs, .to = Audience::only({seat}), .seat = seat, .kind = kind});
    }
    constexpr void tell_role(SeatSet to, Seat seat, Role role) {
        tell({.what = Happening::RoleIs, .to = Audience::only(to), .seat = seat, .role = role});
    }

    // ---- who is to act ----

    constexpr Step ask(Phase phase, Seat seat) {
        open.phase = phase;
        open.asked = seat;
        ++open.question;
        return Step::Wait;
    }
    constexpr Step ask_all(Phase phase, SeatSet seats) {
        open.phase = phase;
        open.awaiting = seats;
        open.answered.clear();
        ++open.question;
        return Step::Wait;
    }
    constexpr Step luck(Phase phase) {
        open.phase = phase;
        return Step::Wait;
    }
    // One of several has answered; have all?
    constexpr bool all_answered(Seat seat) {
        open.awaiting.remove(seat);
        open.answered.add(seat);
        if (!open.awaiting.empty()) return false;
        open.answered.clear();
        return true;
    }
    constexpr SeatSet take_yes() {
        const SeatSet yes = secret.yes;
        secret.yes.clear();
        return yes;
    }

    // ---- hands ----

    constexpr void gain_unseen(Seat seat, Kind k) {
        secret.hand[seat].add(k);
        if (is_crisis(k)) secret.met[seat].add(crisis_of(k));
    }
    constexpr void gain_openly(Seat seat, Kind k) {
        gain_unseen(seat, k);
        open.known[seat].add(k);
    }
    constexpr void lose_openly(Seat seat, Kind k) {
        secret.hand[seat].take(k);
        if (open.known[seat].has(k)) open.known[seat].take(k);
    }
    // Section 5: what was known of a hand is known until it gives up a card unseen.
    constexpr void lose_unseen(Seat seat, Kind k) {
        secret.hand[seat].take(k);
        open.known[seat] = {};
    }
    constexpr void show(Kind k) {
        if (is_crisis(k)) open.shown.add(crisis_of(k));
    }
    constexpr void show(Bag cards) {
        for (const Kind k : cards.crises()) show(k);
    }
    // Named cards of a move, from the hand to the Discard pile, before all eyes.
    constexpr Bag discard_from_hand(Seat seat, const std::array<Kind, 3>& cards) {
        Bag paid;
        for (const Kind k : cards) {
            if (k == Kind::None) continue;
            lose_openly(seat, k);
            show(k);
            paid.add(k);
        }
        open.discard += paid;
        return paid;
    }

    // ---- cards at Markets ----

    constexpr void insert_card(std::size_t at, Market m, MarketCard card) {
        for (std::size_t i = cards_at_markets(open); i > at; --i) {
            secret.market[i] = secret.market[i - 1];
        }
        secret.market[at] = card;
        ++open.cards[m];
    }
    // BG-INV-01: directly under the top card, or on top where there is none (BG-R-08).
    constexpr void insert_under_top(Market m, MarketCard card) {
        std::size_t at = bottom(open, m) + open.cards[m];
        if (open.cards[m] != 0 && secret.market[at - 1].is_face_up()) --at;
        insert_card(at, m, card);
    }
    constexpr void insert_on_top(Market m, MarketCard card) {
        insert_card(bottom(open, m) + open.cards[m], m, card);
    }
    // Takes all cards away from a Market.
    constexpr Bag clear_market(Market m) {
        const std::size_t from = bottom(open, m);
        const std::size_t end = cards_at_markets(open);
        const std::size_t n = open.cards[m];
        Bag cards;
        for (std::size_t i = from; i < from + n; ++i) cards.add(secret.market[i].kind());
        for (std::size_t i = from + n; i < end; ++i) secret.market[i - n] = secret.market[i];
        for (std::size_t i = end - n; i < end; ++i) secret.market[i] = {};
        open.cards[m] = 0;
        return cards;
    }
    constexpr Bag clear_all_markets() {
        Bag cards;
        const std::size_t end = cards_at_markets(open);
        for (std::size_t i = 0; i < end; ++i) {
            cards.add(secret.market[i].kind());
            secret.market[i] = {};
        }
        open.cards = {};
        return cards;
    }

    // ---- what seats come to know of others' Roles ----

    // A seat sees Roles that are in nobody else's hand: whoever holds one now cannot hold these.
    constexpr void see_roles(Seat seat, RoleSet roles) {
        for (const Seat holder : open.has_role) {
            if (holder != seat) {
                secret.barred[seat][holder] = secret.barred[seat][holder] | roles;
            }
        }
    }
    constexpr void all_see_roles(RoleSet roles) {
        for (const Seat seat : all_seats(rules)) see_roles(seat, roles);
    }
    constexpr void forget_about(Seat holder) {
        open.role_known[holder].clear();
        for (const Seat seat : all_seats(rules)) secret.barred[seat][holder].clear();
    }
    constexpr void gain_role(Seat seat, Role role) {
        secret.role[seat] = role;
        open.has_role.add(seat);
        forget_about(seat);
    }
    // Back into the Role deck, unseen by those who did not know it.
    constexpr void return_role(Seat seat) {
        const RoleSet role{secret.role[seat]};
        see_roles(seat, role);
        for (const Seat knower : open.role_known[seat]) see_roles(knower, role);
        drop_role(seat);
    }
    constexpr void drop_role(Seat seat) {
        secret.role[seat] = Role::None;
        open.has_role.remove(seat);
        forget_about(seat);
    }
    constexpr void reveal(Seat seat) {
        const Role role = secret.role[seat];
        drop_role(seat);
        open.face_up[seat] = role;
        open.stirred = true;
        tell({.what = Happening::RoleRevealed, .seat = seat, .role = role});
    }
    // A revealed Role goes back into the Role deck, before all eyes.
    constexpr void return_face_up(Seat seat) {
        all_see_roles({open.face_up[seat]});
        open.face_up[seat] = Role::None;
    }

    // ---- hand limit, BG-R-43 ----

    constexpr bool over_limit(Seat seat) const {
        return secret.hand[seat].size() > hand_limit(rules, open, seat);
    }
    constexpr Step cut(Seat seat, Then then) {
        open.then = then;
        return ask(Phase::CutHand, seat);
    }
};

}  // namespace moneybags::guillotines
