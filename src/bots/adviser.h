#pragma once

// Who looks ahead for a seat: what its moves are worth, from all that the seat has seen and heard
// and nothing else. Sharks play by it, hints and the coach speak by it.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bots/effort.h"
#include "bots/temper.h"
#include "core/rng.h"
#include "games/catalogue.h"
#include "games/game.h"
#include "games/result.h"

namespace moneybags {

struct Advice {
    AnyMove move;
    double wins = 0;   // the chance to win after it; of a shared win the share
    double error = 0;  // standard error of that
    double usual = 0;  // how often a player who does not look ahead would make it
    std::uint32_t playouts = 0;
    double often = 0;  // how often to make it: always the first, but where secret choices are mixed
};

// How much better one move is than another, in the same worlds with the same luck.
struct Advantage {
    double wins = 0;   // in chance to win
    double error = 0;  // standard error of that
    double score = 0;  // in what the seat would count at the end of the stretch
    std::uint32_t playouts = 0;
};

class Adviser {
   public:
    virtual ~Adviser() = default;
    // Of whom it advises: it leans as they do. Whoever is told nothing leans not at all.
    virtual void be(Temper) {}
    // What was seen, in order, as far as the seat may see it.
    virtual void hear(const Game&, const AnyEvent&) = 0;
    // The moves that are worth a thought, the best first. `also` is judged too, whatever it is
    // worth. None of the list if there is nothing to choose.
    virtual std::vector<Advice> judge(const Game&, const AnyView&, std::span<const AnyChoice> legal,
                                      const Effort&, std::uint64_t seed,
                                      const std::optional<AnyMove>& also) const = 0;
    // By how much the one is better than the other. Fresh worlds say it best: those in which a move
    // came out on top flatter it.
    virtual Advantage compare(const Game&, const AnyView&, const AnyMove& one, const AnyMove& other,
                              const Effort&, std::uint64_t seed) const = 0;
    // Everybody's chance to win, by chair, and behind them that nobody does, as the seat that is to
    // decide sees it. Takes microseconds.
    virtual std::vector<double> chances(const Game&, const AnyView&) const = 0;
    // The same at any time: while luck or others are to act, the mean of what they then see in as
    // many worlds.
    virtual std::vector<double> outlook(const Game&, const AnyView&, std::uint32_t worlds,
                                        std::uint64_t seed) const = 0;
    virtual std::unique_ptr<Adviser> copy() const = 0;  // with all that it has heard
};

// The move to make: the first, but where secret choices are mixed.
AnyMove taken(std::span<const Advice>, Rng&);

// There is one where there is a network (bots/networks.h).
Result<std::unique_ptr<Adviser>> make_adviser(const Ruleset&);
// Of the games of one family, which defines it.
template <class Family>
Result<std::unique_ptr<Adviser>> adviser_of();

}  // namespace moneybags
