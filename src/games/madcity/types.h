#pragma once

// The pieces of Mad Millionaire. Clauses: docs/rules/mad-millionaire.md.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/choice.h"
#include "core/enum_array.h"
#include "core/events.h"
#include "core/fixed_vector.h"
#include "core/money.h"
#include "core/seat.h"
#include "core/turn.h"
#include "games/madcity/reasons.h"
#include "games/madcity/wide_set.h"

namespace moneybags::madcity {

inline constexpr std::size_t kMostPlayers = 6;  // MM-SET-01: so many cars are in the box

// Whole notes of the smallest kind, Rules::note dollars each ($10k): every sum is a multiple of it
// (section 1). A game has no last round and the bank never runs out (MM-PAY-08), so 32 bits.
using Notes = Money<struct SmallestNote, std::int32_t>;

// A space of the road, by its place in the board file; or the depot beside START, which is none.
enum class Place : std::uint8_t {};
inline constexpr std::size_t kMaxSpaces = 128;
inline constexpr Place kDepot{kMaxSpaces};
using PlaceSet = WideSet<Place, kMaxSpaces>;
template <class T>
using PerPlace = EnumArray<Place, T, kMaxSpaces + 1>;  // the depot included

// Numbered so that businesses joined by walls follow each other (see Chain).
enum class Business : std::uint8_t {};
inline constexpr std::size_t kMaxBusinesses = 64;
inline constexpr Business kNoBusiness{kMaxBusinesses};
using BusinessSet = WideSet<Business, kMaxBusinesses>;
template <class T>
using PerBusiness = EnumArray<Business, T, kMaxBusinesses>;

enum class Card : std::uint8_t {};  // a Publicity Stunt card, by its place in the board file
inline constexpr std::size_t kMaxCards = 64;
inline constexpr Card kNoCard{kMaxCards};
using CardSet = WideSet<Card, kMaxCards>;

enum class Location : std::uint8_t {};  // where stunts are done, by its place in the board file
inline constexpr std::size_t kMaxLocations = kMaxCards;  // one without a card is no use
inline constexpr Location kNoLocation{kMaxLocations};

inline constexpr std::size_t kMaxFaceUp = 8;   // slots of the card row; the printed game has four
inline constexpr std::size_t kMaxSigns = 16;   // of one player; the printed game has seven
inline constexpr std::size_t kMaxInChain = 8;  // businesses joined by walls
inline constexpr int kDieFaces = 6;

// Businesses that walls may join into groups (MM-PAY-02): `size` of them from `first` on. What each
// selection of them earns stands in Rules::earns from `table` on, in the order of its bits.
struct Chain {
    std::uint8_t first = 0;
    std::uint8_t size = 0;
    std::uint16_t table = 0;
    constexpr bool operator==(const Chain&) const = default;
};
// 64 businesses are at most eight chains of eight with 2^8 selections each.
inline constexpr std::size_t kMaxEarnings = 8 << kMaxInChain;

enum class Ground : std::uint8_t { Road, Business, Stunt, RealEstate, Start, Finish, Depot };

// MM-OPT-04 to 07.
enum class SixRule : std::uint8_t { Standard, None, Bonus, Miss, Again };

// A short text of the board file, for notation. Unused bytes are 0.
template <std::size_t N>
struct Label {
    std::array<char, N> bytes{};
    constexpr std::string_view text() const {
        std::size_t size = 0;
        while (size < N && bytes[size] != 0) ++size;
        return {bytes.data(), size};
    }
    constexpr bool operator==(const Label&) const = default;
};
using Id = Label<16>;
using Name = Label<64>;

// What things are called. No rule reads this.
struct Names {
    PerPlace<Id> place;    // "KS7"; the depot's is "DEPOT"
    PerPlace<Name> space;  // "Coffee House", "Fountain", "START"
    PerBusiness<Id> business;
    PerBusiness<Name> business_name;
    EnumArray<Card, Id, kMaxCards> card;
    EnumArray<Location, Id, kMaxLocations> location;
    EnumArray<Location, Name, kMaxLocations> location_name;
    constexpr bool operator==(const Names&) const = default;
};

inline constexpr std::uint8_t kNoWay = 255;  // steps

// Where a car can be after so many steps without turning back (section 6.1).
struct Reach {
    PlaceSet exactly;  // W(k)
    PlaceSet within;   // W(1) … W(k)
    constexpr bool operator==(const Reach&) const = default;
};

// The businesses with a price up to this one.
struct PriceStep {
    Notes price;
    BusinessSet within;
    constexpr bool operator==(const PriceStep&) const = default;
};
using PriceSteps = FixedVector<PriceStep, kMaxBusinesses>;  // dearest first

// All figures of one game: players, options and the board file together.
struct Rules {
    std::uint8_t players = 0;
    std::uint8_t spaces = 0;
    std::uint8_t businesses = 0;
    std::uint8_t locations = 0;
    std::uint8_t cards = 0;
    std::uint8_t face_up = 0;  // with so many players
    std::uint8_t signs = 0;    // each
    SixRule six = SixRule::Standard;
    bool exact_finish = true;      // MM-OPT-02
    bool one_way = true;           // MM-OPT-03
    std::uint32_t turn_limit = 0;  // MM-OPT-08; 0: none
    std::int32_t note = 0;         // dollars of the smallest note
    Notes start_cash;
    Notes target;
    Notes six_bonus;
    Place start{};
    Place finish{};
    BusinessSet small;     // MM-SET-07
    BusinessSet leasable;  // MM-LEASE-02
    PerBusiness<Notes> buy;
    PerBusiness<Notes> lease;                        // 0 where there is none
    PerBusiness<std::array<Notes, kDieFaces>> sale;  // by the die, MM-SELL-05, 06 and 10
    PriceSteps buy_steps;
    PriceSteps lease_steps;
    PerBusiness<BusinessSet> neighbours;  // wall to wall, MM-PAY-03
    PerBusiness<Chain> chain;             // the one it belongs to
    std::array<Notes, kMaxEarnings> earns{};
    PerPlace<Ground> ground;
    PerPlace<Business> business_at = PerPlace<Business>::all(kNoBusiness);
    PerBusiness<Place> space_of;
    PerPlace<Location> location_at = PerPlace<Location>::all(kNoLocation);
    EnumArray<Location, Place, kMaxLocations> location_space;
    EnumArray<Card, Location, kMaxCards> card_location;
    EnumArray<Card, Place, kMaxCards> card_space;  // where its stunt is done
    PerPlace<BusinessSet> offered;  // what landing there lets one deal in: MM-BUY-01, MM-RE-01
    PerPlace<std::array<Reach, kDieFaces>> reach;  // by steps - 1
    // The fewest steps of any number of turns, for whoever looks ahead; at most kNoWay.
    PerPlace<std::uint8_t> steps_to_finish;
    PerPlace<EnumArray<Location, std::uint8_t, kMaxLocations>> steps_to;
    Names names;

    constexpr bool operator==(const Rules&) const = default;
};

enum class Phase : std::uint8_t {
    LayCards,     // chance: the card row is laid out, slot 1 first
    TakeSmall,    // D-SMALL
    StartRoll,    // chance
    Main,         // D-MAIN
    MoveRoll,     // chance
    Moving,       // D-MOVE
    TurnUpCard,   // chance, after a stunt
    SixChoice,    // D-SIX
    Dealing,      // D-DEAL
    LiftingSign,  // D-LIFT
    SaleRoll,     // chance
    Over,
};

using CardRow = EnumArray<std::uint8_t, Card, kMaxFaceUp>;  // by slot - 1

// Everything lies open (section 5). What is to come of the die and the draw pile nobody knows, so
// it stands nowhere: each is drawn when needed (section 6.2).
struct Open {
    Phase phase = Phase::LayCards;
    Seat active{};        // whose turn it is; in set-up, who chooses or rolls next
    std::uint8_t die{};   // rolled for moving in this turn; 0: not yet, or a nominated sale
    bool landed = false;  // by this turn's move and still there: MM-MOVE-13, 16, MM-RET-06
    std::uint8_t slot{};  // LayCards and TurnUpCard: where the card goes, from 0
    Business business = kNoBusiness;  // SaleRoll: being sold; LiftingSign: being acquired …
    bool leasing = false;             // … by lease, not bought
    SeatSet waiting;                  // to be skipped, MM-SIX-01
    SeatSet to_roll;                  // StartRoll: still to roll in this round of rolls …
    SeatSet highest;                  // … those with the highest roll of it so far …
    std::uint8_t best_roll{};         // … namely this
    SeatSet winners;
    std::uint32_t turns = 0;  // ended so far, missed ones included (MM-OPT-08)
    PerSeat<Notes> cash;
    PerSeat<Place> car = PerSeat<Place>::all(kDepot);
    PerSeat<BusinessSet> bought;
    PerSeat<BusinessSet> leased;
    CardRow face_up = CardRow::all(kNoCard);
    CardSet pile;  // the draw pile: what it holds, for its order is nobody's

    constexpr bool operator==(const Open&) const = default;
};

struct State {
    Open open;
    constexpr bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);  // search copies millions of these
static_assert(sizeof(State) <= 256);

// What one seat sees, which is what all see.
struct View {
    Seat me{};
    Open open;
    constexpr bool operator==(const View&) const = default;
};

enum class Act : std::uint8_t {
    Take,   // business: "take S4"
    Roll,   // "roll"
    Sell,   // business: "sell C2"
    End,    // business: "end A3"
    Go,     // place: "go MS4"
    Bonus,  // "bonus"
    Miss,   // seat: "miss 3"
    Buy,    // business: "buy E1"
    Lease,  // business: "lease E1"
    Done,   // "done"
    Lift,   // business: "lift S2"
};

// Fields an act does not use stay as they are here.
struct Move {
    Act act{};
    Place place{};
    Business business{};
    Seat seat{};

    constexpr bool operator==(const Move&) const = default;
};

// Always one move: what can be chosen here differs by more than an amount.
struct Choice {
    Act act;
    Place place;
    Business business;
    Seat seat;

    static constexpr bool kOneMove = true;
    constexpr std::uint32_t count() const { return 1; }
    constexpr Move move(std::uint32_t) const {
        return {.act = act, .place = place, .business = business, .seat = seat};
    }
    constexpr bool operator==(const Choice&) const = default;
};
static_assert(sizeof(Choice) == 4);

// The longest list is a deal on Real Estate: buy and lease any of the 64 businesses, sell or end
// what the player's own signs lie on, and done: 2 * 64 + 16 + 1 = 145. (This board: 88.)
// Destinations are at most 128.
inline constexpr std::size_t kMaxChoices = 2 * kMaxBusinesses + kMaxSigns + 1;
using Choices = ChoiceList<Choice, kMaxChoices>;

enum class Luck : std::uint8_t { Card, Die };

struct Outcome {
    Luck luck{};
    std::uint8_t die = 0;  // Die: 1 … 6
    Card card{};           // Card
    constexpr bool operator==(const Outcome&) const = default;
};
using Outcomes = FixedVector<Weighted<Outcome>, kMaxCards>;

// What each says, with the fields of Event it uses beside `seat`, whose doing or fate it is.
enum class Happening : std::uint8_t {
    CardLaid,      // set-up: card, slot; no seat
    SmallTaken,    // business
    StartRolled,   // number: the die
    RollAgain,     // seats: tied for highest; no seat
    Begins,        // has the first turn
    TurnBegins,    // number: which turn of the game, from 1
    TurnMissed,    // number: as TurnBegins, which it replaces
    Rolled,        // number: the die, for moving
    Drove,         // from, place, number: steps driven
    GroupPaid,     // part of a stunt's payment: businesses that stand together, amount
    StuntDone,     // place, card, slot, amount: the whole payment; the card is discarded
    Reshuffled,    // number: cards in the new pile; no seat
    CardTurnedUp,  // card, place: its location's, slot; no seat
    CarReturned,   // from: where it stood, place: the depot
    SixBonus,      // amount, number: 1 if the rules left no choice
    SixMiss,       // other: who will miss a turn
    Bought,        // business, amount
    Leased,        // business, amount
    Upgraded,      // business, amount: buy price less lease price
    BoughtOut,   // seat: the tenant who loses the lease, other: the buyer, business, amount: refund
    LeaseEnded,  // business, amount: refund
    SignLifted,  // business that is given up for nothing
    SaleNominated,  // business
    Sold,           // business, number: the die, amount
    DealDeclined,   // done
    DealMissed,     // place, amount: of the cheapest deal there, more than they have; 0: none left
    ReachedFinish,  // landed on FINISH without the target, amount: cash and refunds
    Won,            // amount: final cash
    LimitReached,   // number: turns; no seat
};

struct Event {
    Happening what{};
    Audience to{};
    Seat seat{};
    Seat other{};
    Place from{};
    Place place{};
    Business business = kNoBusiness;
    Card card = kNoCard;
    std::uint8_t slot = 0;  // from 0
    SeatSet seats{};
    std::int32_t number = 0;
    Notes amount{};
    BusinessSet businesses{};

    constexpr bool operator==(const Event&) const = default;
};
static_assert(sizeof(Event) <= 128);

}  // namespace moneybags::madcity
