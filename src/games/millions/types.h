#pragma once

// The pieces of Millions of Dollars, both editions. Clauses: docs/rules/millions.md.

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/choice.h"
#include "core/enum_array.h"
#include "core/enum_set.h"
#include "core/events.h"
#include "core/fixed_vector.h"
#include "core/money.h"
#include "core/seat.h"
#include "core/turn.h"
#include "games/millions/reasons.h"

namespace moneybags::millions {

enum class Edition : std::uint8_t { First, Second };

// Section 6.3: live, any player may act at any time; by turn, a token goes round the table.
enum class Scheduling : std::uint8_t { Turn, Live };

// Written in an order that is the calling order of both editions: Snitch, Brute, Driver, Crook,
// Mastermind (M1-HEIST-02) and Tech, Acrobat, Brute, Mentalist, Brain, Driver (M2-HEIST-01).
enum class Role : std::uint8_t {
    Snitch,
    Tech,
    Acrobat,
    Brute,
    Mentalist,
    Brain,
    Driver,
    Crook,
    Mastermind,
    None,
};
inline constexpr std::size_t kRoles = 9;
using RoleSet = EnumSet<Role, kRoles>;
template <class T>
using PerRole = EnumArray<Role, T, kRoles>;

// What takes part in a heist: one per player, or two per player with three (M1-THREE-01). So there
// are at most eight: eight players with one each, or three with two.
enum class Character : std::uint8_t {};
inline constexpr std::size_t kMaxCharacters = 8;
using CharacterSet = EnumSet<Character, kMaxCharacters>;
template <class T>
using PerCharacter = EnumArray<Character, T, kMaxCharacters>;

enum class Card : std::uint8_t {};  // a Loot card, by its place in the data file
inline constexpr std::size_t kMaxCards = 16;
using CardSet = EnumSet<Card, kMaxCards>;

struct LootCard {
    std::array<char, 8> id{};  // as in the data file: "L1-01"
    Millions amount;
    Millions ante;   // per character, M1-PLAN-03 and M2-PLAN-03
    RoleSet shown;   // 1e: one symbol or none; 2e: any number of roles
    Millions bonus;  // per shown role that shares: M1-SHARE-05, M2-SHARE-03
    constexpr bool operator==(const LootCard&) const = default;
};

// All that may be claimed of a character: a role in use, or None for "no comment". Claims are most
// of what a talker may do, so their part of a Choice lies ready.
inline constexpr std::size_t kMostInUse = 6;
using Claims = Row<std::uint64_t, kMostInUse + 1>;
constexpr Claims claims_of(RoleSet roles) {
    Claims claims;
    for (const Role role : roles) claims.add(static_cast<std::uint64_t>(role) << 16);
    claims.add(static_cast<std::uint64_t>(Role::None) << 16);
    return claims;
}

// All figures of one game: edition, players, options and the data file together.
struct Rules {
    Edition edition{};
    Scheduling scheduling = Scheduling::Turn;
    bool fooled = false;  // M1-FOOL-01
    std::uint8_t players = 0;
    std::uint8_t slots = 1;   // characters per player
    std::uint8_t rounds = 0;  // Loot cards drawn for the pile
    std::uint8_t talk = 0;    // talk tokens per player and round, 6.3
    std::uint8_t votes = 0;   // 2e: votes the Leader may call in a round, M2-R-25
    RoleSet roles;            // in use with so many players
    Claims claims;            // … and "no comment"
    Role namer = Role::None;  // Snitch or Tech: names a role on view
    Millions start_cash;
    Millions goal;
    std::int32_t reserve = 0;  // the bank's ledger once the start cash is dealt
    Millions lone_fine;        // M1-HEIST-14, M2-SHARE-01: a Snitch or Tech left alone pays
    Millions mastermind_adds;  // M1-SHARE-01
    Millions driver_fee;       // 1e from each other survivor; 2e from the Centre per participant
    Millions thief_takes;      // Crook from the Brute, Mentalist from its victim
    Millions acrobat_takes;    // M2-HEIST-06
    Millions brute_takes;      // M2-HEIST-07
    FixedVector<LootCard, kMaxCards> loot;

    constexpr bool operator==(const Rules&) const = default;
};

enum class Phase : std::uint8_t {
    ChooseLeader,  // chance
    TurnUpLoot,    // chance
    Picking,
    HideCard,    // chance
    Announcing,  // 2e
    Talking,
    Answering,  // by turn: the parties of the one open deal are asked, MX-TURN-04
    RollCall,   // 1e
    Voting,     // 2e
    Closing,    // E3, first part: open deals are answered, MX-NEG-10
    Final,      // E3, second part: stay or leave
    Naming,
    Robbing,  // 2e: the Mentalist picks a victim
    Over,
};

// A deal is known by who proposed it and whose leaving it is about: there is one open deal for each
// such pair (MX-NEG-02). Nearly all have one payer. For a pool (MX-R-13) `payer` is kPool and the
// amounts stand in Open::pools under the proposer's seat (MX-NEG-20).
struct Deal {
    Seat proposer : 4 = Seat{};
    Character character : 4 = Character{};
    Seat payer{};
    Millions amount;

    static constexpr Seat kPool{kMaxSeats};

    constexpr bool pooled() const { return payer == kPool; }
    constexpr bool operator==(const Deal&) const = default;
};
static_assert(sizeof(Deal) == 4);

struct Pool {
    PerSeat<Millions> pay;
    SeatSet consents;
    constexpr bool operator==(const Pool&) const = default;
};

// Every proposer with one deal on every character: 8 * 8. (3 players: 3 * 6.)
inline constexpr std::size_t kMaxDeals = kMaxSeats * kMaxCharacters;

// What lies open on the table: everybody, spectators included, sees all of it (section 5).
struct Open {
    Phase phase = Phase::ChooseLeader;
    std::uint8_t round = 0;
    Seat leader{};
    Card loot{};        // the Loot card of this round
    CardSet turned_up;  // all Loot cards seen so far
    std::int32_t reserve = 0;
    Millions centre;  // 2e
    PerSeat<Millions> purse;

    SeatSet picked;
    CharacterSet in;
    CharacterSet antes;  // 1e: characters with an ante lying before them
    PerRole<std::uint8_t> on_view;
    PerCharacter<Role> last =
        PerCharacter<Role>::all(Role::None);  // `fooled`: the roles of the round before, M1-FOOL-01

    PerSeat<std::uint8_t> cards;   // 1e: Intimidation cards held …
    SeatSet fresh;                 // … one of which was earned this round, M1-INT-01
    PerSeat<CharacterSet> looked;  // who has looked at whom this round, M1-INT-04

    CharacterSet spoke;  // characters something was claimed about …
    PerCharacter<Role> claim =
        PerCharacter<Role>::all(Role::None);  // … namely this; None is "no comment"
    PerSeat<std::uint8_t> talk;
    SeatSet ready;
    SeatSet acted;                       // made an act in this Negotiation
    FixedVector<Deal, kMaxDeals> deals;  // in order of opening
    PerSeat<Pool> pools;
    Seat token{};  // by turn: whose turn it is
    Seat asked{};  // Announcing, RollCall, Final: who is asked
    bool roll_call_used = false;
    bool call_used = false;
    bool time_is_up = false;  // the phase limit came during a roll call or vote, MX-NEG-18
    std::uint8_t votes_left = 0;
    bool vote_barred = false;  // a vote failed and nobody has acted since, M2-R-25
    SeatSet voted;

    CharacterSet shown;  // identified themselves in the heist
    CharacterSet alive;  // survivors (1e), participants (2e)
    Role named = Role::None;
    SeatSet winners;

    constexpr bool operator==(const Open&) const = default;
};

// What does not: each part belongs to one seat, until the rules show it.
struct Secret {
    PerCharacter<Role> role = PerCharacter<Role>::all(Role::None);  // None before it is picked
    SeatSet yes;                                                    // votes cast so far

    constexpr bool operator==(const Secret&) const = default;
};

struct State {
    Open open;
    Secret secret;
    constexpr bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);  // search copies millions of these
static_assert(sizeof(State) <= 512);

// What one seat sees: what is open, and the roles it has a right to know: its own, those it looked
// at, those shown in the heist. None for the others.
struct View {
    Seat me{};
    bool voted_yes = false;
    Open open;
    PerCharacter<Role> role = PerCharacter<Role>::all(Role::None);

    constexpr bool operator==(const View&) const = default;
};

enum class Act : std::uint8_t {
    Pick,
    Announce,  // 2e
    Claim,
    Ask,
    Offer,
    Demand,
    Counter,
    Accept,
    Decline,
    Cancel,
    Withdraw,
    Intimidate,  // 1e
    Ready,
    RollCall,  // 1e
    Answer,    // to a roll call
    Call,      // 1e
    CallVote,  // 2e
    Yes,
    No,
    Pass,       // 2e by turn: a Leader who is out calls no vote
    Stay,       // final answers
    Leave,      // with one character
    LeaveBoth,  // three players
    Name,
    Rob,  // 2e
};

struct Move {
    Act act{};
    Character character{};     // whom it is about; with `proposer`, which deal
    Role role = Role::None;    // picked, claimed (None: no comment), named
    Role second = Role::None;  // three players: the second character's
    Seat proposer{};           // Counter, Accept, Decline, Cancel
    PerSeat<Millions> pay{};   // Offer, Demand, Counter

    constexpr bool operator==(const Move&) const = default;
};

// A Move, or with `most` above 0 the moves in which `payer` pays 1 … most.
struct Choice {
    Act act;
    Character character;
    Role role;
    Role second;
    Seat proposer;
    Seat payer;
    std::int16_t most;

    constexpr std::uint32_t count() const {
        return most == 0 ? 1u : static_cast<std::uint32_t>(most);
    }
    constexpr Move move(std::uint32_t k) const {
        Move m{.act = act,
               .character = character,
               .role = role,
               .second = second,
               .proposer = proposer,
               .pay = {}};
        if (most > 0) m.pay[payer] = Millions{static_cast<std::int32_t>(k) + 1};
        return m;
    }
    constexpr bool operator==(const Choice&) const = default;
};
static_assert(sizeof(Choice) == 8);

// The longest list is live talk with eight players. Deals one can be party of without having
// proposed them: one by each other seat on one's own character and one demanded by each (14), and
// one more pool by each (7). Accept and decline 21 * 2, counters 14 + 7 pools * 7 payers, own deals
// to cancel 8, claims 6, asks, looks, offers and demands 7 each, and four bare acts: 42 + 63 + 8 +
// 6 + 28 + 4 = 151. A roll call answered for two characters has 6 * 6 = 36.
inline constexpr std::size_t kMaxChoices = 160;
using Choices = ChoiceList<Choice, kMaxChoices>;

enum class Luck : std::uint8_t { Leader, Loot, Hidden };

struct Outcome {
    Luck luck{};
    Seat leader{};
    Card loot{};
    Role hidden = Role::None;  // M2-R-33: a role, not somebody's card
    constexpr bool operator==(const Outcome&) const = default;
};
using Outcomes = FixedVector<Weighted<Outcome>, kMaxCards>;

enum class Happening : std::uint8_t {
    LeaderChosen,
    RoundBegins,
    LootTurnedUp,
    LastRoles,  // `fooled`
    Picked,
    PickedRoles,  // what the picker alone sees
    AnteLaid,
    AnteFromReserve,
    CardsOnView,
    Announced,
    Claimed,
    Asked,
    DealOpened,
    Accepted,
    Declined,
    Cancelled,
    Replaced,
    Countered,
    DealSettled,
    DealVoid,
    DealLapsed,
    Paid,
    Withdrew,
    Looked,
    Seen,  // what the looker alone saw
    SaidReady,
    RollCallHeld,
    HeistCalled,
    TimeUp,
    VoteCalled,
    Voted,
    VoteCounted,
    Passed,
    Stayed,
    TalksEnded,
    NoHeist,
    RoleCalled,
    Shown,
    AnteBack,
    AnteLost,
    Clashed,  // eliminated: two or more of a role
    CardEarned,
    Named,
    NothingNamed,
    NamedOut,  // eliminated: the role was named
    TakenFromCentre,
    Robbed,
    LootAdded,
    LoneFined,
    NothingShared,
    BonusAdded,
    PotShared,
    Shared,
    FeePaid,
    SymbolPaid,
    LeaderPassed,
    GameOver,
};

// Which of the fields mean something depends on `what`; the texts say how each is told.
struct Event {
    Happening what{};
    Audience to{};
    Seat seat{};
    Seat other{};
    Character character{};
    Role role = Role::None;
    Role second = Role::None;
    Card card{};
    std::int16_t number = 0;
    Millions amount{};
    SeatSet seats{};
    PerSeat<Millions> pay{};
    PerRole<std::uint8_t> roles{};

    constexpr bool operator==(const Event&) const = default;
};

}  // namespace moneybags::millions
