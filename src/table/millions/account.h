#pragma once

// What the log of a game shows once all hands are open: what was said and what was true, which
// deals were proposed and how they ended.

#include <cstddef>
#include <optional>
#include <vector>

#include "games/millions/types.h"
#include "table/log.h"

namespace moneybags::millions {

// Steps are records, counted from 1.
struct Said {
    std::size_t step = 0;
    int round = 0;
    Seat seat{};
    Character character{};
    Role said = Role::None;   // None: no comment
    Role truth = Role::None;  // what the character was at that time

    bool is_silence() const { return said == Role::None; }
    bool is_lie() const { return !is_silence() && said != truth; }
};

// A settled deal binds (MX-R-11), so none is broken once struck. The others ended as is said here.
enum class Fate : std::uint8_t {
    Struck,
    Declined,
    Countered,
    Cancelled,  // by its proposer
    Replaced,   // by its proposer's next
    Lapsed,     // the talks ended, or who it was about left
    Void,       // a payer no longer had the money
};
struct Bargain {
    std::size_t closed = 0;  // the step at which it ended
    int round = 0;
    Seat proposer{};
    Character character{};
    PerSeat<Millions> pay = {};
    SeatSet accepted = {};  // who consented besides the proposer
    Fate fate{};
    Seat by{};  // who declined, countered, cancelled, replaced, could not pay; else the proposer
    // What was last said of the character before the end, as its place among what was said.
    std::optional<std::size_t> said = {};

    // In a pool one may consent and then, before the others do, think better of it.
    bool went_back() const { return fate == Fate::Declined && accepted.has(by); }
};

struct RoundAccount {
    int round = 0;
    PerSeat<Millions> before, after;  // the purses
    CharacterSet shared;              // took a share of the loot
};

struct Account {
    std::vector<Said> said;
    std::vector<Bargain> bargains;
    std::vector<RoundAccount> rounds;
};
Account account(const Rules&, const Session&);

// A lie that paid: it was the last that was said of a character that then took a share or was paid
// to leave, and its owner came out of the round richer than he went into it. The best is that of
// the greatest gain, of equals the first.
struct Bluff {
    std::size_t said = 0;  // its place among what was said
    Millions gain;
    Millions paid;  // for leaving; 0: took a share
};
std::optional<Bluff> best_bluff(const Account&);

// The largest sum that somebody paid for the leaving of a character of which a lie was the last
// that had been said; of equals the first.
struct Trust {
    std::size_t bargain = 0, said = 0;  // their places
    Seat payer{};
    Millions amount;
};
std::optional<Trust> costliest_trust(const Account&);

}  // namespace moneybags::millions
