// What a network's file must be, and what a network says.

#include "bots/network.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "tests/support/random_network.h"

namespace moneybags {
namespace {

using testing::HasSubstr;
using testing_support::random_network;

NetworkFit small_fit() {
    return {.family = "millions",
            .fingerprint = 42,
            .view_bits = 70,
            .move_bits = 9,
            .outcomes = 4,
            .guesses = 3};
}
std::string small_file() {
    return random_network(small_fit(), {.seed = 5, .first = 6, .second = 5, .mixed = 4});
}
std::string complaint(std::string_view bytes) {
    const Result<Network> read = Network::read(bytes, small_fit(), "x.net");
    return read ? "" : read.error().sentence();
}
std::string with_sum(std::string bytes) {
    bytes.resize(bytes.size() - 4);
    const std::uint32_t sum = crc32_of(bytes);
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(sum >> 8 * i & 0xFF);
    return bytes;
}
std::string with(std::size_t at, std::string_view instead) {
    std::string bytes = small_file();
    bytes.replace(at, instead.size(), instead);
    return with_sum(bytes);
}

TEST(NetworkFile, is_read_if_all_is_well) { EXPECT_EQ(complaint(small_file()), ""); }

TEST(NetworkFile, of_another_kind_is_refused_with_what_would_be_right) {
    EXPECT_THAT(complaint(""), HasSubstr("is no network: it is 0 bytes long"));
    EXPECT_THAT(complaint(with(0, "GIF")), HasSubstr("must begin with MBNET001"));
    EXPECT_EQ(complaint(with(8, std::string_view("madcity\0\0", 9))),
              "x.net: must be a network for millions, is one for madcity");
    EXPECT_THAT(complaint(with(8, "\x01\x02")), HasSubstr("is one for something else"));
    EXPECT_THAT(complaint(with(24, "\x2B")),
                HasSubstr("of fingerprint 43; that of this program is 42"));
    EXPECT_EQ(complaint(with(32, "\x47")), "x.net: view_bits must be 70, is 71");
    EXPECT_EQ(complaint(with(36, "\x08")), "x.net: move_bits must be 9, is 8");
    EXPECT_EQ(complaint(with(40, std::string_view("\0\0", 2))),
              "x.net: first must be from 1 to 512, is 0");
    EXPECT_EQ(complaint(with(44, "\xFF\xFF\xFF\xFF")),
              "x.net: second must be from 1 to 256, is 4294967295");
    EXPECT_EQ(complaint(with(48, std::string_view("\x04\x01", 2))),
              "x.net: mixed must be from 1 to 256, is 260");
    EXPECT_EQ(complaint(with(52, "\x05")), "x.net: outcomes must be 4, is 5");
    EXPECT_EQ(complaint(with(56, "\x02")), "x.net: guesses must be 3, is 2");
}

TEST(NetworkFile, of_the_wrong_length_is_refused_with_the_right_one) {
    const std::string right = small_file();
    EXPECT_THAT(complaint(right + "x"),
                HasSubstr("must be " + std::to_string(right.size()) + " bytes long"));
    EXPECT_THAT(complaint(with(40, "\x07")), HasSubstr("by what its head says"));
    EXPECT_THAT(complaint(std::string(Network::kMostBytes + 1, 'x')),
                HasSubstr("at most 500000 bytes"));
    // Never read beyond: each shorter one, with memory of just that size.
    for (std::size_t size = 0; size < right.size(); ++size) {
        const std::vector<char> part(right.begin(),
                                     right.begin() + static_cast<std::ptrdiff_t>(size));
        EXPECT_NE(complaint({part.data(), part.size()}), "") << size;
    }
}

TEST(NetworkFile, with_any_bit_turned_is_refused) {
    const std::string right = small_file();
    for (std::size_t at = 0; at < right.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string wrong = right;
            wrong[at] = static_cast<char>(wrong[at] ^ 1 << bit);
            ASSERT_NE(complaint(wrong), "") << at << ", " << bit;
        }
    }
    std::string wrong = right;
    wrong[100] = static_cast<char>(wrong[100] ^ 1);
    EXPECT_THAT(complaint(wrong), HasSubstr("is damaged: its checksum must be"));
}

TEST(NetworkFile, with_figures_that_could_overflow_is_refused) {
    const std::size_t first_bias = 60 + 70 * 6;
    EXPECT_THAT(complaint(with(first_bias, "\xFF\xFF\xFF\x7F")),
                HasSubstr("no bias may be beyond"));
}

// Whatever figures a file has, thinking with it stays within bounds (the sanitizers look on).
TEST(NetworkFile, with_any_figures_can_be_thought_with) {
    Rng luck{3};
    int read = 0;
    for (int round = 0; round < 8000; ++round) {
        std::string bytes = small_file();
        for (std::size_t at = 60; at + 4 < bytes.size(); ++at) {
            if (luck.below(3) == 0) bytes[at] = static_cast<char>(luck.below(256));
        }
        const Result<Network> network = Network::read(with_sum(bytes), small_fit(), "x.net");
        if (!network) continue;
        ++read;
        BitRow<70> all;
        all.words = {~std::uint64_t{0}, 0x3F};
        const Network::Thought thought = network->look(all);
        BitRow<9> move;
        move.words = {0x1FF};
        EXPECT_LE(std::abs(network->logit(thought, move)), 1 << 20);
        std::array<std::uint32_t, 4> outcomes{};
        network->outcomes(thought, outcomes);
        std::array<std::uint32_t, 3> guesses{};
        network->guesses(thought, guesses);
        for (const std::uint32_t each : guesses) EXPECT_LE(each, 65536u);
    }
    EXPECT_GT(read, 10);
}

// ---- what it says ----

// By hand, as docs/bots.md writes it, without any shortcut.
struct Plain {
    std::string bytes;
    std::size_t at = 60;

    std::int64_t take(int size) {
        std::uint64_t all = 0;
        for (int i = 0; i < size; ++i) {
            all |= std::uint64_t{static_cast<unsigned char>(bytes[at++])} << 8 * i;
        }
        const int shift = 64 - 8 * size;
        return static_cast<std::int64_t>(all << shift) >> shift;
    }
    std::vector<std::int64_t> list(std::size_t count, int size) {
        std::vector<std::int64_t> all(count);
        for (std::int64_t& each : all) each = take(size);
        return all;
    }
    static std::int64_t scaled(std::int64_t x, std::int64_t m) { return (x * m + 32768) >> 16; }
    struct Layer {
        std::vector<std::int64_t> w, b, m;
        std::vector<std::int64_t> of(const std::vector<std::int64_t>& in) const {
            std::vector<std::int64_t> out;
            for (std::size_t k = 0; k < m.size(); ++k) {
                std::int64_t sum = b.empty() ? 0 : b[k];
                for (std::size_t j = 0; j < in.size(); ++j) sum += in[j] * w[j * m.size() + k];
                out.push_back(scaled(sum, m[k]));
            }
            return out;
        }
    };
    Layer layer(std::size_t in, std::size_t out, bool bias = true) {
        Layer made;
        made.w = list(in * out, 1);
        if (bias) made.b = list(out, 4);
        made.m = list(out, 4);
        return made;
    }
    static std::vector<std::int64_t> clamped(std::vector<std::int64_t> all, std::int64_t most) {
        for (std::int64_t& each : all) each = std::clamp<std::int64_t>(each, 0, most);
        return all;
    }
};

TEST(Network, reckons_as_it_is_written_down) {
    const std::string file = small_file();
    const Result<Network> network = Network::read(file, small_fit(), "x.net");
    ASSERT_TRUE(network.has_value());
    Plain plain{file};
    const auto one = plain.layer(70, 6), two = plain.layer(6, 5), state = plain.layer(5, 4),
               moves = plain.layer(9, 4, false);
    const auto judge = plain.list(4, 2);
    const std::int64_t judge_scale = plain.take(4);
    const auto value = plain.layer(5, 4);
    const auto guess = plain.layer(5, 3);
    Rng luck{9};
    std::map<std::int32_t, int> logits;
    for (int round = 0; round < 100; ++round) {
        BitRow<70> seen;
        BitRow<9> move;
        std::vector<std::int64_t> seen_bits(70), move_bits(9);
        for (std::size_t i = 0; i < 70; ++i) {
            seen_bits[i] = luck.below(2);
            seen.words[i / 64] |= static_cast<std::uint64_t>(seen_bits[i]) << i % 64;
        }
        for (std::size_t i = 0; i < 9; ++i) {
            move_bits[i] = luck.below(2);
            move.words[0] |= static_cast<std::uint64_t>(move_bits[i]) << i;
        }
        const auto second = Plain::clamped(two.of(Plain::clamped(one.of(seen_bits), 255)), 255);
        auto mixed = state.of(second);
        const auto by_move = moves.of(move_bits);
        std::int64_t sum = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            sum += std::clamp<std::int64_t>(mixed[k] + by_move[k], 0, 32767) * judge[k];
        }
        const Network::Thought thought = network->look(seen);
        ASSERT_EQ(network->logit(thought, move), Plain::scaled(sum, judge_scale));
        ++logits[network->logit(thought, move)];

        const auto check_sums = [&](std::size_t players) {
            std::vector<std::uint32_t> shares(players + 1);
            network->outcomes(thought, shares);
            auto figures = value.of(second);
            figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(players),
                          figures.end() - 1);
            double total = 0;
            for (const std::int64_t each : figures) total += std::exp(double(each) / 1024);
            for (std::size_t i = 0; i < shares.size(); ++i) {
                EXPECT_NEAR(shares[i] / 65536.0, std::exp(double(figures[i]) / 1024) / total, 1e-4);
            }
        };
        check_sums(3);
        check_sums(2);
        std::array<std::uint32_t, 3> guesses{};
        network->guesses(thought, guesses);
        const auto figures = guess.of(second);
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_NEAR(guesses[i] / 65536.0, 1 / (1 + std::exp(-double(figures[i]) / 1024)), 1e-4);
        }
    }
    EXPECT_GT(logits.size(), 20u) << "a network that says the same of everything tests nothing";
}

TEST(Network, has_powers_of_e_without_fractions) {
    for (std::uint64_t x = 0; x < 20'000; ++x) {
        EXPECT_NEAR(e_to_minus(x), std::exp(-double(x) / 1024) * (1 << 20), 1.5) << x;
    }
    EXPECT_EQ(e_to_minus(0), 1u << 20);
    EXPECT_EQ(e_to_minus(~std::uint64_t{0}), 0u);
}

TEST(Network, has_a_sum_like_everybody_s) { EXPECT_EQ(crc32_of("123456789"), 0xCBF43926u); }

TEST(Network, draws_moves_by_their_logits_and_the_temperature) {
    const std::array<std::int32_t, 3> logits = {0, 1024, -100'000};
    for (const int temperature : {50, 100}) {
        Rng luck{1};
        int second = 0;
        for (int i = 0; i < 10'000; ++i) {
            const std::size_t at = drawn(logits, temperature, luck);
            ASSERT_LT(at, 2u);
            second += at == 1 ? 1 : 0;
        }
        const double e = std::exp(100.0 / temperature);
        EXPECT_NEAR(second / 10'000.0, e / (1 + e), 0.015) << temperature;
    }
}

}  // namespace
}  // namespace moneybags
