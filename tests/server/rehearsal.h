#pragma once

// A game played beforehand without any house, as a script that people can follow in one; and twins
// of it: scripts that differ in what some did in secret, so that others cannot tell.

#include <map>
#include <string>
#include <vector>

#include "tests/server/harness.h"

namespace moneybags::house_tests {

struct Act {
    Span pause{};          // before it
    int who = 0;           // a chair, or behind the chairs whoever watches
    json::object message;  // nothing: only time passes
    // What there was on the table's log when it and all that followed from it had been done.
    std::size_t entries_after = 0;
};

struct Style {
    int people = 0;       // on the first chairs; bots on the others
    bool sleepy = false;  // some let their windows pass
    std::size_t most_entries = 400;
};

struct Rehearsal {
    Way way;
    json::object settings;
    std::string seed;  // of the house's sources
    Style style;
    std::vector<Act> script;
    std::vector<Entry> entries;        // what came of it, after the table was opened …
    std::vector<std::size_t> records;  // … how many records stood after each …
    std::vector<std::size_t> acts;     // … which act of the script made it, kNobodys if none …
    // … and if it is somebody's move: those they could have made instead without being noticed by
    // one who watches.
    std::vector<std::vector<AnyMove>> others;
    // By act: what somebody could have done just before it that nobody else would have noticed, and
    // taken back.
    struct Draft {
        int who = 0;
        json::value move;
    };
    std::map<std::size_t, Draft> drafts;
    std::shared_ptr<const Session> session;  // where it began

    static constexpr std::size_t kNobodys = static_cast<std::size_t>(-1);
};

Rehearsal rehearse(const Way&, json::object settings, const std::string& seed, Style, Rng luck);

// What a reader has a right to know: their view and what they may do; what happened before their
// eyes.
bool looks_alike(const Game&, Seat reader, const AnyState&, const AnyState&);
bool sounds_alike(const Game&, Seat reader, const std::vector<AnyEvent>&,
                  const std::vector<AnyEvent>&);

struct Twin {
    std::map<std::size_t, AnyMove> moves;  // that are others in the twin, by entry
    std::size_t last = 0;                  // the last of these entries
    std::size_t end = 0;                   // entries that can be compared …
    std::vector<Seat> readers;             // … by these
    std::optional<Seat> drafter;           // in the twin drafts whenever they can, and undoes it
};

// The best twins there are, the longest and for the most readers first; no two change the same
// entry first.
std::vector<Twin> find_twins(const Rehearsal&, std::size_t most, Rng luck);
// Nothing differs but that the first who can draft something does, at most so often, and takes it
// back; the others read.
Twin drafting_twin(const Rehearsal&, int most);

// What the chairs and whoever watches received in a house that followed the script, or a twin of
// it, up to the twin's end. Those who read then look round wherever they can.
struct Performance {
    std::map<Seat, std::vector<std::string>> received;
    std::vector<std::string> entries;  // of the table
    int drafts = 0;
};
Performance perform(const Rehearsal&, const Twin&, bool as_twin);

}  // namespace moneybags::house_tests
