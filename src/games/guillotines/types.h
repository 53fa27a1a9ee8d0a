#pragma once

// Rules, the table, and what a seat sees of it. Moves: moves.h; events: events.h.

#include <optional>
#include <type_traits>

#include "core/refusal.h"
#include "core/turn.h"
#include "games/guillotines/bag.h"
#include "games/guillotines/events.h"
#include "games/guillotines/moves.h"
#include "games/guillotines/offer.h"
#include "games/guillotines/outcomes.h"
#include "games/guillotines/pieces.h"

namespace moneybags::guillotines {

inline constexpr int kMaxLevel = 4;
inline constexpr std::size_t kMaxCards = 61;  // 45 Resource, 4 Special Action, 12 Crisis cards

using AssetId = std::array<char, 24>;  // as in the data file: "golf-plantation", filled up with \0

struct BillionaireFigures {
    Suit suit{};
    Market twice{};            // the type of which two are needed; also that of its starred Asset
    std::uint32_t first = 0;   // bit 4t: one Asset of type t is needed …
    std::uint32_t second = 0;  // … and bit 4t: a second one
    std::uint8_t needs = 0;    // Assets needed in all
    constexpr bool operator==(const BillionaireFigures&) const = default;
};

// All figures of one game: players, options and the data file together.
struct Rules {
    std::uint8_t players = 0;
    std::uint8_t level = 1;          // to begin with (BG-OPT-02 may raise it)
    bool puppets = false;            // two players with Puppets (3.16)
    bool specials = true;            // BG-OPT-01
    bool level_up = false;           // BG-OPT-02
    bool early_end = true;           // BG-OPT-03
    bool questions = false;          // BG-OPT-05: for the page alone; no rule asks
    bool deal_billionaires = false;  // BG-R-04
    Seat starter = kNobody;          // BG-R-04: kNobody draws lots
    std::uint16_t turn_limit = 500;  // BG-OPT-06

    Bag resources;                             // 1.1: the whole of them
    Bag special_cards;                         // 1.2
    std::array<std::uint8_t, kKinds> value{};  // printed number; of a Crisis, what it counts (1.6)
    PerCrisis<std::uint8_t> rebels_of{};       // 1.6
    PerBillionaire<BillionaireFigures> billionaires{};
    AssetSet bunker;                                   // 1.3, BG-LUX-01
    std::array<MarketSet, kPanicCards> panic_types{};  // 1.7
    std::array<std::uint8_t, kRoles> role_level{};     // 1.8: from which level it is in play
    std::array<std::uint8_t, 4> cards_by_assets{};     // 1.5: cards of a Market with 0 … 3 Assets
    std::uint8_t starting_assets = 3;                  // per Market (2.1)
    std::uint8_t crises_added = 4;                     // 2.1
    std::uint8_t crises_shown = 2;                     // BG-CRI-07 (b)
    std::uint8_t rebels = 10;                          // BG-REB-01
    std::uint8_t panic_at = 7;                         // BG-PAN-01
    std::uint8_t hand_limit = 2;                       // BG-TRN-04
    std::uint8_t banker_limit = 3;                     // BG-ROL-20
    std::uint8_t puppet_hand = 6;                      // BG-PUP-07
    std::uint8_t purchase_price = 3;                   // BG-PUP-12
    std::uint8_t tax = 3;                              // BG-POL-09
    std::uint8_t toady_points = 4;                     // BG-ROL-36
    std::uint8_t bunker_least = 2;                     // BG-LUX-02
    std::uint8_t laps = 2;                             // 6.3
    std::uint8_t steps = 4;                            // 6.3
    bool starred = false;  // 2.1: Billionaires begin with their starred Assets
    std::array<AssetId, kAssets> asset_ids{};

    constexpr bool operator==(const Rules&) const = default;
};

// What is to be decided; the Point of each (point.h) has the rest. It is put to the seat
// Open::asked, unless another is named here. "All" = several at once: those in Open::awaiting, each
// secretly. (chance) = luck is to act.
enum class Phase : std::uint8_t {
    // Set-up, 2.3
    DealBillionaire,  // (chance) CH-01, for Open::asked
    PickBillionaire,  // DP-01
    DealPuppet,       // (chance) CH-01, for Open::asked
    RemoveAsset,      // (chance) CH-01: from Open::market
    AddCrisis,        // (chance, hidden) CH-02: into the Draw deck, Open::left more; BG-R-80 too
    DealMarket,       // (chance) CH-03, CH-04: to Open::market; hidden unless it is the last card
    DealHand,         // (chance, to its owner) CH-03: to Open::asked
    ChooseStarter,    // (chance) CH-01
    DraftTie,         // (chance) CH-08: BG-R-80, who begins a draft after a level-up
    DrawRole,         // (chance, to its owner) CH-09: for Open::asked, Open::left more
    KeepRole,         // DP-02, DP-24: Open::then says which
    // A turn, by Open::current
    CallEarlyEnd,    // DP-03
    EarlyVote,       // DP-04, all
    DrawStep,        // DP-06 with W1
    DrawCard,        // (chance, to its owner) CH-03: for Open::current; then = DrawStep or Invest
    Action,          // DP-07 with W2
    GamedBuy,        // DP-08
    Claim,           // DP-09: at Open::market
    ScamAnswer,      // DP-11: asked is the owner of Open::asset
    ScamGive,        // DP-12: for Open::asset
    ShowCrisis,      // (chance) CH-07: BG-CRI-07 (b), Open::left more
    Speculate,       // DP-14, all: reveal or not
    SpeculatorPick,  // DP-14: up to two Resource cards, Open::left more
    CutHand,         // DP-15
    LateWindow,      // DP-05, W3
    Envelope,        // DP-16
    Vulture,         // DP-17
    // Policy, 6.4
    HoldUp,       // DP-18, all
    Insider,      // DP-19, all
    SetterTie,    // (chance) CH-08: who of Open::awaiting sets Policy
    SetPolicy,    // DP-21 with DP-20: asked is the setter, as in all of the following
    Dig,          // DP-22: Open::left more
    PolicyAudit,  // DP-23 with DP-10
    RepressRoll,  // (chance) CH-05
    Repress,      // DP-25: Open::left Rebels
    TaxTie,       // (chance) CH-08: who of the equally rich is taxed
    Tax,          // DP-26: asked pays for Open::taxed[0], or [1] once that is None
    // Panic! and Revolution
    PanicDraw,     // (chance) CH-06
    Dictate,       // DP-27, all
    Negotiate,     // DP-28
    Consent,       // DP-29, all
    PanicRoll,     // (chance) CH-05
    RemoveRebels,  // DP-30: Open::left more
    Celebrity,     // DP-31, all
    // Puppet step, 3.16, by Open::current
    PuppetRoll,   // (chance) CH-05
    PuppetShift,  // DP-35: the roll is Open::die
    PuppetCard,   // (chance) CH-03: to Open::market; hidden unless that is closed
    PuppetAudit,  // DP-23 with DP-10
    // End of a Round, 3.8
    LevelVote,     // DP-36, all
    SpecialsVote,  // DP-36, all
    Emergency,     // DP-32, all
    PuppetTrade,   // DP-34
    RoundCrisis,   // (chance) CH-07: BG-RND-08
    ReturnRoles,   // DP-33, all
    RoleOrder,     // (chance) CH-08: who of Open::awaiting draws Roles next
    OfferRoles,    // DP-24: draw or not
    RoundStarter,  // (chance) CH-08: who of Open::awaiting begins the Round
    Over,
};
inline constexpr std::size_t kPhases = static_cast<std::size_t>(Phase::Over) + 1;

// The great part of the game in which the phase lies: where a Buy, a Crisis, a Policy or a Panic!
// returns to.
enum class Stage : std::uint8_t { Setup, Turn, Puppet, RoundEnd };

// Where a phase that serves several masters returns to. One of them is under way at a time.
enum class Then : std::uint8_t {
    Nothing,
    // DealMarket
    Setup,
    Refill,    // after a Buy
    Gamed,     // Game the Market
    NewRound,  // BG-RND-06
    // DrawCard
    DrawStep,
    Invest,
    // DrawRole, KeepRole
    Draft,
    Redraw,      // Vulture Capitalist B
    NewRole,     // the Policy; also CutHand
    RoundRoles,  // BG-ROL-12; CutHand: BG-ROL-10
    // CutHand
    Dig,
    Speculator,
    Robbed,  // a revealed Banker was taken by Vulture Capitalist A
};

enum class Panic : std::uint8_t { Ahead, Due, UnderWay, Past };  // BG-PAN-01, 11

// What lies open on the table: everybody, spectators included, sees all of it (section 5).
struct Open {
    Phase phase = Phase::Over;
    Stage stage = Stage::Setup;
    Then then = Then::Nothing;
    std::uint8_t level = 1;
    std::uint8_t steps_level = 1;  // level whose end-of-Round steps are carried out (BG-R-80)
    bool specials = true;          // Special Action cards are in the game (BG-OPT-01)
    std::uint16_t round = 0;       // from 1
    std::uint16_t turn = 0;        // turns begun so far, BG-R-81
    std::uint32_t question = 0;    // counts the questions put so far; see question.h
    Seat current{};                // whose turn it is, or was last
    Seat last{};                   // BG-RND-15: who took the last completed turn
    Phase window = Phase::Over;    // ScamAnswer, ScamGive: the window they return to
    Seat asked{};
    Seat setter{};     // of Policy, once chosen
    SeatSet awaiting;  // all at once: who has not answered yet; ties: who is equal
    SeatSet answered;  // all at once: who has

    PerPlayer<Billionaire> who = PerPlayer<Billionaire>::all(Billionaire::None);
    PerPlayer<Billionaire> puppet = PerPlayer<Billionaire>::all(Billionaire::None);
    AssetSet at_market;
    PerBillionaire<AssetSet> owned{};  // Assets in neither of these are removed
    Seat bunker = kNobody;             // BG-LUX-02
    PerMarket<std::uint8_t> cards{};   // how many cards lie at each Market
    Bag discard;
    Bag table;                         // cards of a Buy or Game the Market in progress
    Crisis crisis = Crisis::None;      // on the table in a Buy, until it is Activated
    CrisisSet activated;               // beside the Guillotine
    PerCrisis<std::uint8_t> rebels{};  // on each of these
    CrisisSet shown;                   // ever seen by all: none of these is set aside
    PerPlayer<Bag> known{};            // cards seen to go into a hand and still there (section 5)
    PerPlayer<SeatSet> read{};         // who besides its owner knows an envelope (BG-R-48)

    Policy policy = Policy::None;
    std::uint8_t bribe = 0;  // highest total and one; 0: nobody held up. Until its setter is named
    SeatSet held_up;         // BG-BRI-05, once shown
    PerPlayer<Role> face_up = PerPlayer<Role>::all(Role::None);  // revealed Roles
    SeatSet has_role;                                            // who holds an unrevealed one
    PerPlayer<SeatSet> role_known{};  // who besides its holder knows it (BG-ROL-37)
    std::uint8_t looking = 0;         // Roles in the hand of Open::asked, to choose from
    SeatSet served;                   // BG-ROL-12: who has had a turn to draw; draft: has drawn

    Market market = Market::None;   // of the Buy, deal or Puppet card in progress
    PerMarket<std::uint8_t> due{};  // DealMarket: cards still to come, the last one face-up
    Asset asset = Asset::None;      // named by the Scam Artist
    std::uint8_t left = 0;          // how many more: cards, Roles, Rebels, Crises; see Phase
    std::uint8_t die = 0;           // the roll under way, shifted or not
    bool second_roll = false;       // Puppet step: the roll after a six
    bool puppet_buys = false;       // the Buy in progress is a Puppet's
    bool stirred = false;           // something happened in this turn (BG-R-05)
    std::uint8_t idle = 0;          // idle turns in succession, BG-R-05
    std::uint8_t put_in = 0, taken_out = 0;  // DP-16: cards moved so far in this step
    std::array<Billionaire, 2> taxed{Billionaire::None, Billionaire::None};  // BG-POL-09
    AssetSet traded;  // DP-34: Assets that have changed places

    Panic panic = Panic::Ahead;
    PanicCard panic_card = PanicCard::None;
    Seat leader{};            // BG-PAN-04
    std::uint8_t lap = 0;     // 6.3, from 0
    std::uint8_t slot = 0;    // slots used in this lap
    std::uint8_t passes = 0;  // … of which passed
    bool offer_made = false;  // Secret::offer lies open

    SeatSet winners;
    Reason reason = Reason::None;

    constexpr bool operator==(const Open&) const = default;
};

// A card at a Market and who knows it: its investor, nobody (dealt), or all (face-up).
class MarketCard {
   public:
    constexpr MarketCard() = default;
    constexpr MarketCard(Kind kind, std::uint8_t from)
        : byte_(static_cast<std::uint8_t>(static_cast<unsigned>(kind) | unsigned{from} << 5)) {}
    static constexpr std::uint8_t kDealt = 5, kFaceUp = 6;
    static constexpr MarketCard dealt(Kind k) { return {k, kDealt}; }
    static constexpr MarketCard face_up(Kind k) { return {k, kFaceUp}; }
    static constexpr MarketCard invested(Kind k, Seat by) {
        return {k, static_cast<std::uint8_t>(by)};
    }
    constexpr Kind kind() const { return static_cast<Kind>(byte_ & 31); }
    constexpr std::uint8_t from() const { return static_cast<std::uint8_t>(byte_ >> 5); }
    constexpr bool is_face_up() const { return from() == kFaceUp; }
    constexpr bool is_invested() const { return from() < kDealt; }
    constexpr Seat investor() const { return static_cast<Seat>(from()); }
    constexpr bool operator==(const MarketCard&) const = default;

   private:
    std::uint8_t byte_ = 0;
};
// The cards of all Markets one after the other, each Market's from bottom to top; Open::cards says
// how many are whose. Behind the last is nothing but zeros.
using MarketCards = std::array<MarketCard, kMaxCards>;

// What lies hidden: each part belongs to nobody or to one seat, until the rules show it.
struct Secret {
    Bag deck;
    Bag pool;  // Game the Market: cards still to be dealt
    PerPlayer<Bag> hand{};
    PerPlayer<Bag> envelope{};
    Bag put;  // DP-16: kinds put in during this step; they stay there
    MarketCards market{};
    CrisisSet aside;                                          // set aside, BG-SET-07
    PerPlayer<Role> role = PerPlayer<Role>::all(Role::None);  // unrevealed ones
    RoleSet looking;  // Roles in the hand of Open::asked, to choose from

    // Answers given together, until all are in.
    SeatSet yes;              // Yes; a Role returned (DP-33); Speculator and Celebrity revealed
    Seat revealer = kNobody;  // DP-19, DP-27: who revealed, and …
    Seat target{};            // … with whom envelopes are swapped, or …
    std::array<Asset, 3> dictated{Asset::None, Asset::None, Asset::None};
    PerPlayer<std::array<Asset, 2>> surrendered =
        PerPlayer<std::array<Asset, 2>>::all({Asset::None, Asset::None});  // DP-32
    Offer offer;  // 6.3: the maker's, and everybody's once made

    // What a seat has seen, besides what it still sees.
    PerPlayer<CrisisSet> met{};              // Crises in its own hand once: not set aside
    PerPlayer<PerPlayer<RoleSet>> barred{};  // [seat][other]: Roles the other cannot be holding

    constexpr bool operator==(const Secret&) const = default;
};

struct State {
    Open open;
    Secret secret;
    constexpr bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);  // search copies millions of these
static_assert(sizeof(State) <= 512);

// What one seat sees: what is open, how much there is of the rest, and what it may know of it.
struct View {
    Seat me{};
    Open open;
    std::uint8_t deck = 0, pool = 0, aside = 0, role_deck = 0;  // sizes
    PerPlayer<std::uint8_t> hand_size{};
    PerPlayer<std::uint8_t> envelope_size{};
    MarketCards market{};       // Kind::Hidden where it may not know
    Bag hand;                   // its own
    PerPlayer<Bag> envelope{};  // its own, and those it may know (Open::read); empty otherwise
    Bag put;                    // its own envelope step
    PerPlayer<Role> role = PerPlayer<Role>::all(Role::None);  // unrevealed ones it may know
    RoleSet looking;                                          // if it is the one who is looking
    bool answered_yes = false;  // its own answer, if the question is still open for others
    Seat revealer = kNobody;    // itself, if it has answered with its Role …
    Seat target{};              // … and how
    std::array<Asset, 3> dictated{Asset::None, Asset::None, Asset::None};
    std::array<Asset, 2> surrendered{Asset::None, Asset::None};
    Offer offer;  // its own being put together, or the one made
    CrisisSet met;
    PerPlayer<RoleSet> barred{};

    constexpr bool operator==(const View&) const = default;
};
static_assert(std::is_trivially_copyable_v<View>);
static_assert(sizeof(View) <= 640);

}  // namespace moneybags::guillotines
