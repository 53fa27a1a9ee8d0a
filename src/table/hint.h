#pragma once

// A hint: what the adviser (bots/adviser.h) would do in somebody's place, how sure he is, and what
// speaks for it.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "bots/adviser.h"
#include "table/plea.h"

namespace moneybags {

struct Hint {
    // Nothing else comes near; clearly better than the next best; too close to tell.
    enum class Sure : std::uint8_t { Alone, Better, Close };
    AnyMove move;
    int wins = 0;  // of 100 games from here
    std::optional<AnyMove> other = {};
    int other_wins = 0;
    Sure sure = Sure::Alone;
    std::optional<Plea> plea = {};
};

std::string_view word(Hint::Sure);  // alone, better, close

// Who asks: a seat that has something to choose, what it sees, and all that it has seen and heard,
// in order.
struct Asker {
    Seat seat{};
    AnyView view;
    std::vector<AnyChoice> legal;
    std::vector<AnyEvent> heard;
    std::uint64_t seed = 0;  // from what the seat can see, as all of this
};
// `heard`: what has happened, as the table knows it.
Asker asker(const Game&, const AnyState&, Seat, std::span<const AnyEvent> heard);

// None if there is nobody to ask (bots/networks.h), or nothing to choose. Takes as long as the
// effort.
std::optional<Hint> hint(const Game&, const Asker&, const Effort&);

}  // namespace moneybags
