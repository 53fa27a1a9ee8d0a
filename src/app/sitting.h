#pragma once

// How people at one screen sit down at a table of their own.

#include <string>
#include <vector>

#include "table/kept.h"

namespace moneybags {

// At tables of our own a game may begin anywhere: who could see its secrets has them already.
PositionReader reads_positions();

// What a table in the terminal begins with. Bots answer at once: the screen has its own pace. Where
// the rules want a clock and nobody asked for one, there is one that nobody winds up.
entry::Open opening(const Agreement&, const Seed&, std::optional<Clock>);

// A game that was played elsewhere goes on here: everything that happened happens again, with those
// people and bots on the chairs. The seed deals what comes after.
Result<Kept> at_a_table(const Session&, const Seed&, const Levels&);

// People come back to a game that was left: so many on the first chairs and bots on the others, or
// if that is not said whoever was there. If there are none, bots answer for those who were.
std::optional<Problem> seat_anew(Kept&, std::optional<int> people);

// What a table's luck is drawn from, as it is typed: a number, or 64 digits in hex.
Seed seed_of(std::uint64_t);
Result<Seed> read_seed(const std::string&);
std::string seed_text(const Seed&);

}  // namespace moneybags
