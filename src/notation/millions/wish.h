#pragma once

// What is left open by what somebody said.

#include <optional>
#include <vector>

#include "games/millions/types.h"
#include "notation/millions/speaker.h"

namespace moneybags::millions {

// What a line leaves open: each list holds what may be meant, an absent one anything.
struct Wish {
    Act act{};
    std::optional<std::vector<Character>> characters;
    std::optional<std::vector<Seat>> proposers;
    std::optional<std::vector<Seat>> either;  // proposer or leaver: "accept Al"
    std::optional<std::vector<Role>> roles, seconds;
    struct Part {
        int amount;
        std::optional<std::vector<Seat>> payers;
    };
    std::vector<Part> pay;
};

bool fits(const Speaker&, const Wish&, const Choice&);

// All moves that the words alone can mean; none if they leave something open.
std::vector<Move> spelled_out(const Speaker&, const Wish&);

}  // namespace moneybags::millions
