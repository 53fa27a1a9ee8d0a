#pragma once

// What happened in a game of Mad Millionaire, told from its log: who earned what with which stunts,
// what was bought, sold and lost, and who was ever held up.

#include <cstddef>
#include <optional>
#include <vector>

#include "games/madcity/types.h"
#include "table/log.h"

namespace moneybags::madcity {

struct Stunt {
    std::size_t step = 0;
    std::int32_t turn = 0;
    Seat seat{};
    Card card = kNoCard;
    Notes amount;
};

struct Sale {
    std::size_t step = 0;
    std::int32_t turn = 0;
    Seat seat{};
    Business business = kNoBusiness;
    int die = 0;
    Notes amount;
};

// What one seat did, in numbers.
struct SeatAccount {
    int turns = 0, missed = 0;  // had, and had to miss
    int stunts = 0;
    Notes earned;  // by stunts
    int bought = 0, leased = 0, upgraded = 0;
    Notes spent;  // on buying and upgrading; leases come back
    int sold = 0;
    Notes proceeds;
    int lost_leases = 0;           // bought by others
    int lifted = 0;                // businesses given up for their sign
    int bonuses = 0, held_up = 0;  // sixes turned into money, and into missed turns of others
    int returns = 0;               // to the depot
    int finishes = 0;              // at FINISH without the target

    bool operator==(const SeatAccount&) const = default;
};

struct Account {
    std::vector<Stunt> stunts;
    std::vector<Sale> sales;
    PerSeat<SeatAccount> seats;
};
Account account(const Rules&, const Session&);

// The one that paid most; of equals the first. Nothing if none paid at all.
std::optional<std::size_t> best_stunt(const Account&);
// The one that brought most above the price on the board; of equals the first. Nothing if none did.
std::optional<std::size_t> best_sale(const Rules&, const Account&);

}  // namespace moneybags::madcity
