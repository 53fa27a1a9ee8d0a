#pragma once

// What happened in a game of Billionaires & Guillotines, told from its log: who tried to buy what,
// who brought which Crisis, who bribed and ruled, what was agreed in Panic!.

#include <cstddef>
#include <optional>
#include <vector>

#include "games/guillotines/types.h"
#include "table/log.h"

namespace moneybags::guillotines {

struct Buy {
    std::size_t step = 0;  // of the log, from 1, as in all of the following
    std::int32_t turn = 0;
    Seat seat{};
    Billionaire billionaire = Billionaire::None;  // the player's own, or the Puppet
    Market market = Market::None;
    int score = 0, against = 0;
    bool won = false;
    Asset asset = Asset::None;  // what was claimed
};

struct Outbreak {
    std::size_t step = 0;
    std::int32_t turn = 0;
    Seat seat = kNobody;  // whose Buy brought it; nobody's at the end of a Round (BG-RND-08)
    Crisis crisis = Crisis::None;
    int rebels = 0, in_all = 0;
};

struct Rule {
    std::size_t step = 0;
    std::int32_t turn = 0;
    Seat seat{};
    Policy policy = Policy::None;
    int bribe = 0;  // what the setter's envelope held, -1 if nobody held one up (BG-BRI-10)
};

struct Deal {
    std::size_t step = 0;  // of its end
    std::int32_t turn = 0;
    Seat seat{};  // who offered
    Offer offer{};
    SeatSet refused{};  // by nobody: it was carried out
    int gain = 0;       // by how many Assets it brought the offerer nearer to winning
};

// The tenth Rebel.
struct Uprising {
    std::size_t step = 0;
    std::int32_t turn = 0;
    Seat seat = kNobody;  // as of the Crisis that brought it
};

// What was still missing, as the table saw it after a step: by seat, in Assets.
struct Want {
    std::size_t step = 0;
    PerPlayer<unsigned> missing{};
};

// What one seat did, in numbers.
struct SeatAccount {
    int turns = 0;
    int buys = 0, bought = 0;                // tried, and won
    int puppet_buys = 0, puppet_bought = 0;  // by its Puppet
    int invested = 0;
    int put_in = 0, taken_out = 0;  // cards, with the envelope
    int bribes = 0;                 // envelopes opened
    int policies = 0;
    int crises = 0, rebels = 0;  // brought by its Buys
    int audits = 0;              // of others' or own Assets, by whatever power
    int scams = 0;
    int offers = 0, carried = 0;  // in Panic!
    int roles = 0;                // revealed

    bool operator==(const SeatAccount&) const = default;
};

struct Account {
    std::vector<Want>
        curve;  // begins when all have their Billionaire; only where something changes
    std::vector<Buy> buys;
    std::vector<Outbreak> crises;
    std::vector<Rule> policies;
    std::vector<Deal> deals;
    std::optional<Uprising> revolution;
    PerPlayer<SeatAccount> seats;
};
Account account(const Rules&, const Session&);

// The deal that brought its offerer nearest to winning; of equals the first. Nothing if none did.
std::optional<std::size_t> best_deal(const Account&);

}  // namespace moneybags::guillotines
