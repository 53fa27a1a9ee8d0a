#pragma once

// How holdings can be changed best: so many businesses taken, and as many given up as there are no
// signs for.

#include <span>
#include <vector>

#include "bots/madcity/price_list.h"
#include "games/madcity/board.h"

namespace moneybags::madcity {

// What the others' signs leave open.
struct Closed {
    BusinessSet bought;  // by others: out of reach
    BusinessSet leased;  // by others: can be bought, not leased
};

// Some businesses taken, some given up: what that adds to the income, and what it costs.
struct Change {
    std::int32_t earn = kImpossible;
    std::int32_t leases = 0, prices = 0;

    static constexpr std::int32_t kImpossible = -(1 << 20);
    bool possible() const { return earn != kImpossible; }
};
using Changes = std::array<Change, kMaxSigns + 1>;  // by how many are taken

// Part of a price that is gone for good: a sale brings the rest back, but costs a turn.
inline constexpr double kSunk = 0.6;

// Remembers what it was asked.
class KnownChanges {
   public:
    struct Answer {
        BusinessSet mine, bought, leased;
        std::int32_t wealth = -1;  // nobody's
        Changes changes;
        // What was last made of them: by whoever has bought these and is of this temper.
        bool turns_known = false;
        BusinessSet of_mine;
        double per_stunt = 0.0, per_business = 0.0;
        double turns = 0.0;
    };
    Answer& of(const Rules&, const PriceList&, BusinessSet mine, const Closed&, Notes wealth);

   private:
    // One way to change what one has of a chain. Costs in units of the price list.
    struct Way {
        double earn, leases, prices;
        std::uint8_t more, less;  // businesses taken, and given up
        std::uint8_t last;        // 1: of those that take and give up as many
    };
    class Rates;
    struct Step;
    template <std::size_t kColumns>
    class Row;
    template <std::size_t kColumns>
    class Best;
    // What can be taken of a chain where nothing can be given up.
    struct Weighed {
        std::uint64_t key = 0, rates = 0;  // nobody's
        std::size_t count = 0;
        std::array<double, kMaxInChain + 1> weights;
    };
    // The same of all such chains together.
    struct Taken {
        std::uint64_t open = 0, leasable = 0;
        std::uint64_t rates = 0;  // nobody's
        std::array<double, kMaxSigns + 2> weights;
    };

    // All that may be the best at some rates, for holdings of this kind. Those that give up the
    // fewest first, then those that take the fewest.
    const std::vector<Way>& ways(const Rules&, const PriceList&, std::size_t chain, unsigned own,
                                 unsigned open, unsigned leasable);
    static void list_ways(const Rules&, const PriceList&, const Chain&, unsigned own, unsigned open,
                          unsigned leasable, std::vector<Way>&);
    static bool is_between(const Way&, const Way& one, const Way& other);
    std::span<const double> weigh(const Rules&, const PriceList&, const Rates&, std::size_t chain,
                                  unsigned open, unsigned leasable);
    template <std::size_t kColumns>
    std::span<const double> taken(const Rules&, const PriceList&, const Rates&, std::uint64_t open,
                                  std::uint64_t leasable);
    template <std::size_t kColumns>
    void find(const Rules&, const PriceList&, Answer&);

    static constexpr std::size_t kShelves = 1 << 12;
    static constexpr std::size_t kKeptAnswers = 1 << 11;
    using Shelf = std::array<std::uint32_t, 4>;                                        // of keys
    std::vector<Shelf> shelves_ = std::vector<Shelf>(kShelves, {~0u, ~0u, ~0u, ~0u});  // nobody's
    std::vector<std::vector<Way>> ways_ = std::vector<std::vector<Way>>(4 * kShelves);
    static constexpr std::size_t kKeptWeighed = 1 << 10;
    std::vector<Weighed> weighed_ = std::vector<Weighed>(kKeptWeighed);
    static constexpr std::size_t kKeptTaken = 1 << 9;
    std::vector<Taken> taken_ = std::vector<Taken>(kKeptTaken);
    std::vector<Answer> answers_ = std::vector<Answer>(kKeptAnswers);
};

}  // namespace moneybags::madcity
