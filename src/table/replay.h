#pragma once

// A game that is over, step by step, with all hands open.

#include "table/log.h"

namespace moneybags {

// What a replay is made from: it can be handed to another thread.
struct Finished {
    Agreement agreed;
    std::vector<Record> records;
};
Finished finished(const Session&);
Result<Session> fold_again(const Finished&);

// Steps `from` … `from + count`, each with who, what, everything that happened and every seat's
// view afterwards; step 0 is the set-up. {"steps": n, "from": …, "list": […]}
boost::json::object replay_json(const Finished&, std::size_t from, std::size_t count, Language);

}  // namespace moneybags
