#pragma once

// How people at one screen sit down at a table of their own.

#include <string>
#include <vector>

#include "app/log_file.h"

namespace moneybags {

// Who sits where: one level a chair, "" for a person.
using Levels = std::vector<std::string>;

PersonId person_at(Seat);  // who sits there when it is a person

// What a table in the terminal begins with. Bots answer at once: the screen has its own pace. Where
// the rules want a clock and nobody asked for one, there is one that nobody winds up.
entry::Open opening(const Agreement&, const Seed&, std::optional<Clock>);
Result<Kept> sit_down(const entry::Open&, const Names&, const Levels&, Time);

// A game that was played without a table goes on at one: everything that happened happens again,
// with those people and bots on the chairs.
Result<Kept> at_a_table(const Session&, const Seed&, Levels);

// People come back to a game that was left: so many on the first chairs and bots on the others, or
// if that is not said whoever was there. If there are none, bots answer for those who were.
std::optional<Problem> seat_anew(Kept&, std::optional<int> people);

// What a table's luck is drawn from, as it is typed: a number, or 64 digits in hex.
Result<Seed> read_seed(const std::string&);
std::string seed_text(const Seed&);

}  // namespace moneybags
