#pragma once

// The pieces of Millions of Dollars as the codec sees them: which fields they have, and the forms
// of the few that are more than their fields.

#include <cassert>

#include "games/millions/characters.h"
#include "notation/codec.h"

namespace moneybags::millions {

BOOST_DESCRIBE_ENUM(Edition, First, Second)
BOOST_DESCRIBE_ENUM(Scheduling, Turn, Live)
BOOST_DESCRIBE_ENUM(Role, Snitch, Tech, Acrobat, Brute, Mentalist, Brain, Driver, Crook, Mastermind,
                    None)
BOOST_DESCRIBE_ENUM(Phase, ChooseLeader, TurnUpLoot, Picking, HideCard, Announcing, Talking,
                    Answering, RollCall, Voting, Closing, Final, Naming, Robbing, Over)
BOOST_DESCRIBE_ENUM(Act, Pick, Announce, Claim, Ask, Offer, Demand, Counter, Accept, Decline,
                    Cancel, Withdraw, Intimidate, Ready, RollCall, Answer, Call, CallVote, Yes, No,
                    Pass, Stay, Leave, LeaveBoth, Name, Rob)
BOOST_DESCRIBE_ENUM(Luck, Leader, Loot, Hidden)
// In two halves: the macro takes no more than 52 names at a time.
// clang-format off
BOOST_DESCRIBE_ENUM_BEGIN(Happening)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Happening,
    LeaderChosen, RoundBegins, LootTurnedUp, LastRoles, Picked, PickedRoles, AnteLaid,
    AnteFromReserve, CardsOnView, Announced, Claimed, Asked, DealOpened, Accepted, Declined,
    Cancelled, Replaced, Countered, DealSettled, DealVoid, DealLapsed, Paid, Withdrew, Looked, Seen,
    SaidReady, RollCallHeld, HeistCalled, TimeUp)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, Happening,
    VoteCalled, Voted, VoteCounted, Passed, Stayed, TalksEnded, NoHeist, RoleCalled, Shown, AnteBack,
    AnteLost, Clashed, CardEarned, Named, NothingNamed, NamedOut, TakenFromCentre, Robbed, LootAdded,
    LoneFined, NothingShared, BonusAdded, PotShared, Shared, FeePaid, SymbolPaid, LeaderPassed,
    GameOver)
BOOST_DESCRIBE_ENUM_END(Happening)
// clang-format on

BOOST_DESCRIBE_STRUCT(Pool, (), (pay, consents))
BOOST_DESCRIBE_STRUCT(Open, (),
                      (phase, round, leader, loot, turned_up, reserve, centre, purse, picked, in,
                       antes, on_view, last, cards, fresh, looked, spoke, claim, talk, ready, acted,
                       deals, pools, token, asked, roll_call_used, call_used, time_is_up,
                       votes_left, vote_barred, voted, shown, alive, named, winners))
BOOST_DESCRIBE_STRUCT(Secret, (), (role, yes))
BOOST_DESCRIBE_STRUCT(State, (), (open, secret))
BOOST_DESCRIBE_STRUCT(View, (), (me, voted_yes, open, role))
BOOST_DESCRIBE_STRUCT(Outcome, (), (luck, leader, loot, hidden))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (what, to, seat, other, character, role, second, card, number, amount, seats,
                       pay, roles))

namespace json = boost::json;
using codec::Fold;
using codec::Trail;

struct Context : codec::Context {
    const Rules& rules;

    Context(const Rules& of, std::span<const std::string> called)
        : codec::Context{of.players, called}, rules(of) {}
};

// A character is its number in JSON; in text its owner's name, with three players `Bea.1` and
// `Bea.2`.
json::value write_json(const Context&, Character);
std::string write_text(const Context&, Character);
bool read_json(const Context&, const json::value&, Character&, Trail&);
bool read_text(const Context&, std::string_view, Character&, Trail&);
void fold(const Context&, Character, Fold&);
inline std::size_t live(const Context& context, Character) {
    return std::size_t{context.rules.players} * context.rules.slots;
}

// A Loot card is its id: "L1-03".
json::value write_json(const Context&, Card);
std::string write_text(const Context&, Card);
bool read_json(const Context&, const json::value&, Card&, Trail&);
bool read_text(const Context&, std::string_view, Card&, Trail&);
void fold(const Context&, Card, Fold&);

// A role is one of those in use; no role is null.
json::value write_json(const Context&, Role);
std::string write_text(const Context&, Role);
bool read_json(const Context&, const json::value&, Role&, Trail&);
bool read_text(const Context&, std::string_view, Role&, Trail&);

// A deal: {"proposer": 0, "character": 1, "payer": 0, "amount": 3} and `Al>Bea:3`. If another than
// the proposer pays, `Bea>Bea:3(Al)`. Of a pool, {"proposer": 0, "character": 1, "pool": true} and
// `Al>Bea:pool`: its amounts stand with the pools.
json::value write_json(const Context&, const Deal&);
std::string write_text(const Context&, const Deal&);
bool read_json(const Context&, const json::value&, Deal&, Trail&);
bool read_text(const Context&, std::string_view, Deal&, Trail&);
void fold(const Context&, const Deal&, Fold&);

// A pool: {"pay": [1, 0, 0, 2], "consents": [0]} and `Al:1+Dan:2/Al`, who pays what and who has
// consented; null where there is none.
json::value write_json(const Context&, const Pool&);
bool read_json(const Context&, const json::value&, Pool&, Trail&);
std::string write_text(const Context&, const Pool&);
bool read_text(const Context&, std::string_view, Pool&, Trail&);

// Views and positions in text: what a reader looks for first is always written.
inline codec::Field line_field(std::string_view name) {
    const bool always = name == "phase" || name == "round" || name == "leader" || name == "loot" ||
                        name == "reserve" || name == "purse";
    return always ? codec::Field::Always : codec::Field::IfSet;
}

}  // namespace moneybags::millions
