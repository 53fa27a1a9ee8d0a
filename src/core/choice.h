#pragma once

#include <cstddef>
#include <cstdint>

#include "core/fixed_vector.h"
#include "core/rng.h"

namespace moneybags {

// What luck may do, with the weight of each possibility.
template <class Outcome>
struct Weighted {
    Outcome outcome{};
    std::uint32_t weight = 0;

    constexpr bool operator==(const Weighted&) const = default;
};

template <class Outcome, std::size_t N>
constexpr Outcome draw(const FixedVector<Weighted<Outcome>, N>& outcomes, Rng& luck) {
    std::uint32_t total = 0;
    for (const auto& each : outcomes) total += each.weight;
    std::uint32_t at = luck.below(total);
    const auto* each = outcomes.begin();
    while (at >= each->weight) at -= (each++)->weight;
    return each->outcome;
}

// A list of choices may state one amount of a move as a range ("offer to Bea, 1..6"): such a choice
// stands for `count()` moves, of which `move(k)` is the k-th. Drawing weighs each by its count, so
// every single move is equally likely and no range is ever written out.
template <class Choices>
constexpr std::uint32_t count_moves(const Choices& choices) {
    std::uint32_t total = 0;
    for (const auto& choice : choices) total += choice.count();
    return total;
}

template <class Choices>
constexpr auto draw_move(const Choices& choices, Rng& luck) {
    std::uint32_t at = luck.below(count_moves(choices));
    const auto* choice = choices.begin();
    while (at >= choice->count()) at -= (choice++)->count();
    return choice->move(at);
}

}  // namespace moneybags
