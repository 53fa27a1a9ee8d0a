#pragma once

// The inner loops of a network (bots/network.h), which add many numbers in one step where the
// processor can. Every processor comes to the same sums.

#include <cstddef>
#include <cstdint>
#include <span>

namespace moneybags {

// A row of weights is so long, in whole numbers of these, with zeros behind those that are used.
inline constexpr std::size_t kLanes = 32;
constexpr std::size_t in_lanes(std::size_t count) { return (count + kLanes - 1) / kLanes * kLanes; }

// Of so many rows of bytes the sum fits into 16 bits.
inline constexpr std::size_t kRowsAtOnce = 255;

// A move's row is scaled by (x * m + 32768) >> 16: m in two parts, m = whole * 65536 + part.
struct Judge {
    const std::int16_t *whole, *part, *weight;
};

struct Loops {
    // sums[k] += the sum of weights[row * width + k] over all rows.
    void (*add_rows)(const std::int8_t* weights, std::size_t width,
                     std::span<const std::uint16_t> rows, std::int32_t* sums);
    // sums[k] += the sum of in[j] * w[j][k] over all j. The weights of two rows lie side by side:
    // w[0][0], w[1][0], w[0][1], w[1][1] …; `in` is as many pairs.
    void (*add_products)(const std::int16_t* weights, std::size_t width,
                         std::span<const std::int16_t> in, std::int32_t* sums);
    // out[k] = (sums[k] * scale[k] + 32768) >> 16, cut to 0 … 255.
    void (*pass_on)(const std::int32_t* sums, const std::int32_t* scale, std::size_t width,
                    std::int16_t* out);
    // The sum over k of what is expected and the rows add, scaled, cut to 0 … 32,767 and weighed.
    // At most kRowsAtOnce rows.
    std::int64_t (*judged)(const std::int8_t* weights, std::size_t width,
                           std::span<const std::uint16_t> rows, const std::int32_t* expected,
                           const Judge& judge);
};

// Those that are quickest on this processor.
const Loops& loops();
// Those that run everywhere.
const Loops& plain_loops();

}  // namespace moneybags
