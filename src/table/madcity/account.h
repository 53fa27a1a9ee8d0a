#pragma once

// What happened in a game of Mad Millionaire, told from its log: who earned what with which stunts,
// what was sold, and who was ever held up.

#include <cstddef>
#include <optional>
#include <vector>

#include "games/madcity/types.h"
#include "table/log.h"

namespace moneybags::madcity {

struct Stunt {
    std::int32_t turn = 0;
    Seat seat{};
    Card card = kNoCard;
    Notes amount;
};

struct Sale {
    std::int32_t turn = 0;
    Seat seat{};
    Business business = kNoBusiness;
    Notes amount;
};

// What one seat did, in numbers.
struct SeatAccount {
    int missed = 0;  // turns
    int stunts = 0;
    Notes earned;  // by stunts

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
