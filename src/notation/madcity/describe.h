#pragma once

// The pieces of Mad Millionaire as the codec sees them: which fields they have, and the forms of
// what is more than its fields. Places, businesses and cards are their ids of the board file:
// "KS7", "E1", "P06a".

#include <boost/describe.hpp>

#include "games/madcity/types.h"
#include "notation/codec.h"

namespace moneybags::codec {

template <class E, std::size_t N>
struct ListTraits<madcity::WideSet<E, N>> {
    static constexpr bool kIsList = true;
};

}  // namespace moneybags::codec

namespace moneybags::madcity {

BOOST_DESCRIBE_ENUM(SixRule, Standard, None, Bonus, Miss, Again)
BOOST_DESCRIBE_ENUM(Phase, LayCards, TakeSmall, StartRoll, Main, MoveRoll, Moving, TurnUpCard,
                    SixChoice, Dealing, LiftingSign, SaleRoll, Over)
BOOST_DESCRIBE_ENUM(Act, Take, Roll, Sell, End, Go, Bonus, Miss, Buy, Lease, Done, Lift)
BOOST_DESCRIBE_ENUM(Luck, Card, Die)
BOOST_DESCRIBE_ENUM(Happening, CardLaid, SmallTaken, StartRolled, RollAgain, Begins, TurnBegins,
                    TurnMissed, Rolled, Drove, GroupPaid, StuntDone, Reshuffled, CardTurnedUp,
                    CarReturned, SixBonus, SixMiss, Bought, Leased, Upgraded, BoughtOut, LeaseEnded,
                    SignLifted, SaleNominated, Sold, DealDeclined, ReachedFinish, Won, LimitReached)

BOOST_DESCRIBE_STRUCT(Open, (),
                      (phase, active, die, landed, slot, business, leasing, waiting, to_roll,
                       highest, best_roll, winners, turns, cash, car, bought, leased, face_up,
                       pile))
BOOST_DESCRIBE_STRUCT(State, (), (open))
BOOST_DESCRIBE_STRUCT(View, (), (me, open))
BOOST_DESCRIBE_STRUCT(Outcome, (), (luck, die, card))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (what, to, seat, other, from, place, business, card, slot, seats, number,
                       amount, businesses))

namespace json = boost::json;
using codec::Fold;
using codec::Trail;

struct Context : codec::Context {
    const Rules& rules;

    Context(const Rules& of, std::span<const std::string> called)
        : codec::Context{of.players, called}, rules(of) {}
};

// The slots of the card row that are in use.
inline std::size_t live(const Context& context, std::uint8_t) { return context.rules.face_up; }

// In whole notes of the smallest kind.
json::value write_json(const Context&, Notes);
std::string write_text(const Context&, Notes);
bool read_json(const Context&, const json::value&, Notes&, Trail&);
bool read_text(const Context&, std::string_view, Notes&, Trail&);
void fold(const Context&, Notes, Fold&);

// The depot is "DEPOT".
json::value write_json(const Context&, Place);
std::string write_text(const Context&, Place);
bool read_json(const Context&, const json::value&, Place&, Trail&);
bool read_text(const Context&, std::string_view, Place&, Trail&);
void fold(const Context&, Place, Fold&);

// No business is null in JSON, nothing in text; no card likewise.
json::value write_json(const Context&, Business);
std::string write_text(const Context&, Business);
bool read_json(const Context&, const json::value&, Business&, Trail&);
bool read_text(const Context&, std::string_view, Business&, Trail&);
void fold(const Context&, Business, Fold&);

json::value write_json(const Context&, Card);
std::string write_text(const Context&, Card);
bool read_json(const Context&, const json::value&, Card&, Trail&);
bool read_text(const Context&, std::string_view, Card&, Trail&);
void fold(const Context&, Card, Fold&);

// Sets: their members, each once.
json::value write_json(const Context&, const BusinessSet&);
std::string write_text(const Context&, const BusinessSet&, char separator = codec::kOuter);
bool read_json(const Context&, const json::value&, BusinessSet&, Trail&);
bool read_text(const Context&, std::string_view, BusinessSet&, Trail&,
               char separator = codec::kOuter);
void fold(const Context&, const BusinessSet&, Fold&);

json::value write_json(const Context&, const CardSet&);
std::string write_text(const Context&, const CardSet&, char separator = codec::kOuter);
bool read_json(const Context&, const json::value&, CardSet&, Trail&);
bool read_text(const Context&, std::string_view, CardSet&, Trail&, char separator = codec::kOuter);
void fold(const Context&, const CardSet&, Fold&);

// Views and positions in text: what a reader looks for first is always written.
inline codec::Field line_field(std::string_view name) {
    const bool always = name == "phase" || name == "active" || name == "cash" || name == "car";
    return always ? codec::Field::Always : codec::Field::IfSet;
}

}  // namespace moneybags::madcity
