#pragma once

// What may be told. Which fields of an event mean something stands beside its Happening.

#include "core/events.h"
#include "games/guillotines/bag.h"
#include "games/guillotines/offer.h"
#include "games/guillotines/pieces.h"

namespace moneybags::guillotines {

enum class Happening : std::uint8_t {
    // Set-up
    BillionaireTaken,  // seat, billionaire
    PuppetDealt,       // seat (controller), billionaire
    AssetsRemoved,     // assets: out of the game from the start (BG-R-03)
    AssetRemoved,      // asset: its Market was full (BG-AST-02), or left over (Puppet game)
    CrisesAdded,       // number: into the Draw deck; number2: set aside
    CardIs,         // seat, kind (to that seat alone): which card the event just before was about
    RoleIs,         // seat, role (to some alone): which Role the event just before was about
    CardDealt,      // market, kind (None: face-down): dealt to a Market
    HandDealt,      // seat: a card was dealt; CardIs follows
    StarterChosen,  // seat
    RolesLooked,    // seat, number: looks at so many Roles; to that seat alone a RoleSeen each
    RoleSeen,       // seat, role (to that seat alone)
    RoleKept,       // seat; RoleIs follows
    RoleNotKept,    // seat: keeps none of them
    RoundBegins,    // number: which; seat: who begins
    TurnBegins,     // seat, number: which turn of the game
    // Turn
    EarlyEndCalled,  // seat
    VoteCounted,     // seats: who agreed; number: 1 if the vote is carried. Follows EarlyEndCalled
    CardDrawn,       // seat; CardIs follows
    DrawDeclined,    // seat
    CardsPlayed,     // seat, market, cards: a Buy is announced (BG-BUY-01)
    PuppetBuys,      // seat (controller), billionaire, market
    CardsRevealed,   // market, cards: all that lay there (BG-BUY-04)
    CrisesSpared,    // market, cards: spare Crises to the Discard pile (BG-CRI-05)
    Scored,          // seat, billionaire, market, number: buyer, number2: Market; crisis: the one
                     //   that remains (None: none)
    AssetClaimed,    // seat, billionaire, asset
    NothingClaimed,  // seat, market
    BuyFailed,       // seat, billionaire, market
    CardsDiscarded,  // cards; seat, or kNobody's 5 for the table's or a Market's
    MarketClosed,    // market
    Invested,        // seat, market; CardIs follows
    CardExchanged,   // seat, market, kind: given, kind2: taken (the old top card)
    TopsExchanged,   // seat, market, second, kind: now at market, kind2: now at second
    Passed,          // seat: no Action (BG-R-05)
    Audited,         // seat, asset, billionaire: whose it was
    AssetReturned,   // asset: back at its Market; billionaire: from
    MarketOpened,    // market: open again (BG-AST-03)
    Scammed,         // seat, other: players; asset: to seat, asset2: to other
    MarketGamed,     // seat, number: cards gathered
    Purchased,       // seat, billionaire: the Puppet, asset, cards
    GamedNoBuy,      // seat
    // Crises
    CrisisPlaced,  // crisis, number: Rebels put on it, number2: Rebels on Crises in all
    CrisisShown,   // crisis: from the set-aside pile to the Discard pile
    PanicDue,      // seat: leader
    Revolution,    // –
    BunkerGained,  // seat
    BunkerLost,    // seat
    // Roles
    RoleRevealed,      // seat, role
    AssetsExchanged,   // seat, asset: returned, asset2: taken (Power Broker)
    ScamNamed,         // seat (Scam Artist), other: owner, asset
    ScamReturned,      // seat: owner, asset
    ScamSwapChosen,    // seat: owner, asset
    EnvelopesSwapped,  // seat, other; EnvelopeSeen follows to each
    EnvelopeSeen,      // seat: whose envelope it now is, cards (to that seat alone)
    GangsterTook,      // seat, asset, billionaire: from
    RoleTaken,         // seat (taker), other; RoleIs follows, to these two
    RoleRedrawn,       // seat: Vulture Capitalist back into the Role deck, one Role drawn
    CardsTaken,        // seat, kind: from the Discard pile
    HandCut,           // seat, cards
    // Envelopes and Policy
    CardPutIn,       // seat; CardIs follows
    CardTakenOut,    // seat; CardIs follows
    HoldUps,         // seats: who held up (BG-BRI-05)
    EnvelopeOpened,  // seat, cards, number: total
    SetterChosen,    // seat, number: total (-1: nobody held up, the poorest sets)
    PolicyEnded,     // policy
    PolicySet,       // seat, policy (None: none)
    RolesReturned,   // seat: the Role held went back (New Role); role if it was revealed
    Rolled,          // seat, number: die
    RebelsRemoved,   // crisis, number, number2: Rebels on Crises in all
    Taxed,           // billionaire, seat: controller, number: 1 first, 2 second payer
    TaxPaid,         // seat, billionaire, cards (empty: paid with asset), asset
    TaxExempt,       // seat, billionaire
    // Panic!
    PanicDrawn,       // seat: leader, panic
    Dictated,         // seat, assets
    OfferMade,        // seat, offer
    OfferPassed,      // seat
    OfferAnswered,    // seat: offerer, seats: who refused (none: carried out)
    AssetTraded,      // asset, seat: from, other: to
    AssetSacrificed,  // asset, seat: controller, billionaire: from
    PanicFailed,      // –
    PanicWon,         // –
    // Puppet step
    PuppetRolled,     // seat, number: die, number2: 1 first, 2 second roll
    DieShifted,       // seat, cards, number: result
    PuppetCardAdded,  // seat, market; kind if it went to the Discard pile (Market closed)
    PuppetIdle,       // seat, market: a Buy at a closed Market (BG-PUP-08)
    // End of a Round
    RoundEnds,          // number: which; seat: last player
    IdleRoundEnds,      // – (BG-R-05)
    LevelVoted,         // seats: who agreed, number: 1 if carried
    LevelRaised,        // number: new level
    SpecialsVoted,      // seats: who agreed, number: 1 if carried
    Gathered,           // number: cards in the new Draw deck
    EmergencyDeclared,  // – (BG-EMG-01)
    Surrendered,        // seat: controller, billionaire, asset
    PuppetTraded,       // seat, asset: to the Puppet, asset2: to the player
    RoleWentBack,       // seat, role: a revealed Role returned (BG-ROL-10)
    RolesAnswered,      // seats: who returned an unrevealed Role unseen (BG-ROL-11)
    RolesDeclined,      // seat: draws none (BG-ROL-13)
    // The end
    GameOver,       // seats: winners, reason; TurnLimit comes before it if that is why
    TurnLimit,      // number: turns played (BG-R-81)
    CelebrityWins,  // seat
    ToadyWins,      // seat, cards: the envelope, number: points
};

struct Event {
    Happening what{};
    Audience to{};
    Seat seat{};
    Seat other{};
    SeatSet seats{};
    Billionaire billionaire = Billionaire::None;
    Market market = Market::None;
    Market second = Market::None;
    Kind kind = Kind::None;
    Kind kind2 = Kind::None;
    Asset asset = Asset::None;
    Asset asset2 = Asset::None;
    Crisis crisis = Crisis::None;
    Role role = Role::None;
    Policy policy = Policy::None;
    PanicCard panic = PanicCard::None;
    Reason reason = Reason::None;
    std::int16_t number = 0;
    std::int16_t number2 = 0;
    AssetSet assets{};
    Bag cards{};
    Offer offer{};

    constexpr bool operator==(const Event&) const = default;
};
static_assert(sizeof(Event) <= 128);

}  // namespace moneybags::guillotines
