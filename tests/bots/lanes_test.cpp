// The inner loops of a network: every processor comes to the same sums.

#include "bots/lanes.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "core/rng.h"

namespace moneybags {
namespace {

// Numbers from least to most, and often one of these two.
template <class T>
std::vector<T> numbers(std::size_t count, std::int64_t least, std::int64_t most, Rng& luck) {
    std::vector<T> all;
    const auto span = static_cast<std::uint64_t>(most - least) + 1;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t which = luck.below(8);
        const std::int64_t any = least + static_cast<std::int64_t>(luck.next() % span);
        all.push_back(static_cast<T>(which == 0 ? least : which == 1 ? most : any));
    }
    return all;
}
template <class T>
std::vector<T> any_numbers(std::size_t count, Rng& luck) {
    using Limits = std::numeric_limits<T>;
    return numbers<T>(count, Limits::min(), Limits::max(), luck);
}
std::vector<std::uint16_t> some_rows(std::size_t count, std::size_t of, Rng& luck) {
    std::vector<std::uint16_t> rows;
    for (std::size_t i = 0; i < count; ++i) {
        rows.push_back(static_cast<std::uint16_t>(luck.below(static_cast<std::uint32_t>(of))));
    }
    return rows;
}

// Every width that a network can have, as far as loops take it in different pieces.
constexpr std::size_t kWidths[] = {32, 64, 96, 128, 160, 192, 224, 256, 384, 512};

TEST(Lanes, add_rows_alike) {
    Rng luck{1};
    for (const std::size_t width : kWidths) {
        SCOPED_TRACE(width);
        constexpr std::size_t kRows = 40;
        const auto weights = any_numbers<std::int8_t>(kRows * width, luck);
        const std::vector<std::int8_t> least(kRows * width, -128);
        for (const std::size_t count : {0u, 1u, 2u, 100u, 255u, 256u, 700u}) {
            const auto rows = some_rows(count, kRows, luck);
            for (const auto* each : {&weights, &least}) {
                auto quick = numbers<std::int32_t>(width, -1 << 20, 1 << 20, luck);
                auto plain = quick;
                loops().add_rows(each->data(), width, rows, quick.data());
                plain_loops().add_rows(each->data(), width, rows, plain.data());
                ASSERT_EQ(quick, plain) << count;
            }
        }
    }
}

TEST(Lanes, add_products_alike) {
    Rng luck{2};
    for (const std::size_t width : kWidths) {
        SCOPED_TRACE(width);
        for (const std::size_t rows : {2u, 4u, 96u, 256u}) {
            const auto weights = numbers<std::int16_t>(rows * width, -128, 127, luck);
            auto in = numbers<std::int16_t>(rows, 0, 255, luck);
            in[1] = 0;
            auto quick = numbers<std::int32_t>(width, -1 << 20, 1 << 20, luck);
            auto plain = quick;
            loops().add_products(weights.data(), width, in, quick.data());
            plain_loops().add_products(weights.data(), width, in, plain.data());
            ASSERT_EQ(quick, plain) << rows;
        }
    }
}

TEST(Lanes, pass_on_alike) {
    Rng luck{3};
    for (const std::size_t width : kWidths) {
        SCOPED_TRACE(width);
        const auto sums = any_numbers<std::int32_t>(width, luck);
        const auto small = numbers<std::int32_t>(width, -70'000, 70'000, luck);
        const auto scale = any_numbers<std::int32_t>(width, luck);
        for (const auto* each : {&sums, &small}) {
            std::vector<std::int16_t> quick(width, -1), plain(width, -2);
            loops().pass_on(each->data(), scale.data(), width, quick.data());
            plain_loops().pass_on(each->data(), scale.data(), width, plain.data());
            ASSERT_EQ(quick, plain);
        }
    }
}

TEST(Lanes, judge_alike) {
    Rng luck{4};
    for (const std::size_t width : kWidths) {
        SCOPED_TRACE(width);
        constexpr std::size_t kRows = 40;
        const auto weights = any_numbers<std::int8_t>(kRows * width, luck);
        // A scale of a move is at most 2^24 (bots/network.cpp).
        const auto whole = numbers<std::int16_t>(width, -256, 256, luck);
        const auto part = any_numbers<std::int16_t>(width, luck);
        const auto weight = any_numbers<std::int16_t>(width, luck);
        const Judge judge{whole.data(), part.data(), weight.data()};
        for (const std::int64_t most : {std::int64_t{1} << 29, std::int64_t{1} << 15}) {
            const auto expected = numbers<std::int32_t>(width, -most, most, luck);
            for (const std::size_t count : {0u, 1u, 9u, 255u}) {
                const auto rows = some_rows(count, kRows, luck);
                ASSERT_EQ(loops().judged(weights.data(), width, rows, expected.data(), judge),
                          plain_loops().judged(weights.data(), width, rows, expected.data(), judge))
                    << count;
            }
        }
    }
}

}  // namespace
}  // namespace moneybags
