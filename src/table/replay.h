#pragma once

// A game that is over, step by step, with all hands open.

#include "table/kept.h"

namespace moneybags {

// What a replay and a report are made from: it can be handed to another thread.
struct Finished {
    entry::Open opening;
    Levels levels;  // of who sits there in the end
    Agreement agreed;
    std::vector<Record> records;
    std::vector<std::size_t> stood_in;  // steps that were played for a person
    std::vector<wire::Line> said;       // by whoever sat there, with the step
};
// One whose game has begun; what was said in a reader's language, if one is to read it.
Finished finished(const Table&, std::optional<Language> reader = {});
Result<Session> fold_again(const Finished&);
std::string log_of(const Finished&);  // told anew (kept.h), line by line

// Steps `from` … `from + count`, each with who, what, everything that happened, what bots said to
// it (as an event "Said") and every seat's view afterwards, with `open`: what no seat sees, turned
// over; step 0 is the set-up. {"steps": n, "from": …, "list": […]}
boost::json::object replay_json(const Finished&, std::size_t from, std::size_t count, Language);

}  // namespace moneybags
