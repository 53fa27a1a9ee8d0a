#pragma once

// What happened in a game of Billionaires & Guillotines, told from its log: how much each bought,
// bribed, ruled and stirred, what was agreed in Panic!, and who brought the Revolution.

#include <cstddef>
#include <optional>
#include <vector>

#include "games/guillotines/types.h"
#include "table/log.h"

namespace moneybags::guillotines {

// An offer in Panic!.
struct Deal {
    std::int32_t turn = 0;  // of its end
    Seat seat{};            // who offered
    Offer offer{};
    int gain = 0;  // by how many Assets it brought the offerer nearer to winning
};

// The tenth Rebel.
struct Uprising {
    std::int32_t turn = 0;
    Seat seat = kNobody;  // whose Buy brought it; nobody's at the end of a Round (BG-RND-08)
};

// What one seat did, in numbers.
struct SeatAccount {
    int buys = 0, bought = 0;  // tried, and won; its Puppet's too
    int put_in = 0;            // cards, into the envelope
    int bribes = 0;            // envelopes opened
    int policies = 0;
    int crises = 0, rebels = 0;  // brought by its Buys

    bool operator==(const SeatAccount&) const = default;
};

struct Account {
    std::vector<Deal> deals;
    std::optional<Uprising> revolution;
    PerPlayer<SeatAccount> seats;
};
Account account(const Rules&, const Session&);

// The deal that brought its offerer nearest to winning; of equals the first. Nothing if none did.
std::optional<std::size_t> best_deal(const Account&);

}  // namespace moneybags::guillotines
