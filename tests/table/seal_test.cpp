// The secret of a table: anybody can check it afterwards with tools of their own, nobody before.

#include "table/seal.h"

#include <gtest/gtest.h>

#include <set>

namespace moneybags {
namespace {

// 00 01 02 … 1f
Seed counted() {
    Seed seed;
    for (std::size_t i = 0; i < seed.bytes.size(); ++i) {
        seed.bytes[i] = static_cast<std::uint8_t>(i);
    }
    return seed;
}

TEST(Seal, digest_is_what_b2sum_says) {
    // printf abc | b2sum -l 256
    EXPECT_EQ(hex(digest("abc")),
              "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
    EXPECT_EQ(hex(digest("")), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
}

TEST(Seal, commitment_can_be_checked_with_other_tools) {
    // python3 -c "import sys; sys.stdout.buffer.write(bytes(range(32)) + b'k7m2')" | b2sum -l 256
    EXPECT_EQ(commitment(counted(), "k7m2"),
              "a92edfbafc017b3f516293aca6286777191743afac4d5dc792756781df6bf92f");
}

TEST(Seal, commitment_differs_by_seed_and_by_table) {
    Seed other = counted();
    other.bytes[31] ^= 1;
    EXPECT_NE(commitment(counted(), "k7m2"), commitment(other, "k7m2"));
    EXPECT_NE(commitment(counted(), "k7m2"), commitment(counted(), "k7m3"));
}

TEST(Seal, streams_can_be_drawn_again_with_other_tools) {
    // hashlib.blake2b(b"luck 7 0", digest_size=32, key=bytes(range(32))): its first 8 bytes, lowest
    // first, seed splitmix64.
    const Seed seed = counted();
    EXPECT_EQ(stream(seed, Purpose::Luck, 0).next(), 0x028A383361FDF105u);
    EXPECT_EQ(stream(seed, Purpose::Luck, 7).next(), 0xAD13110FEED6A264u);
    EXPECT_EQ(stream(seed, Purpose::Bot, 7, 3).next(), 0x4AC5A85334DBFC56u);
    EXPECT_EQ(stream(seed, Purpose::Pace, 0, 1).next(), 0x312266675EC5C8D6u);
    EXPECT_EQ(stream(seed, Purpose::Fallback, ~std::uint64_t{0}, 7).next(), 0xCC8FB401527C32BEu);
}

TEST(Seal, streams_differ_by_seed_purpose_index_and_seat) {
    Seed other = counted();
    other.bytes[0] ^= 1;
    std::set<std::uint64_t> first;
    int streams = 0;
    for (const Seed& seed : {counted(), other}) {
        for (const Purpose purpose :
             {Purpose::Luck, Purpose::Bot, Purpose::Pace, Purpose::Fallback}) {
            for (std::uint64_t index = 0; index < 120; ++index) {
                for (int seat = 0; seat < 8; ++seat, ++streams) {
                    first.insert(stream(seed, purpose, index, seat).next());
                }
            }
        }
    }
    EXPECT_EQ(first.size(), static_cast<std::size_t>(streams));
}

TEST(Seal, every_seed_is_fresh) {
    std::set<Bytes32> seeds;
    for (int i = 0; i < 100; ++i) seeds.insert(fresh_seed().bytes);
    EXPECT_EQ(seeds.size(), 100u);
}

TEST(Seal, bytes_are_read_back_from_their_digits) {
    const Bytes32 bytes = digest("any");
    const Result<Bytes32> read = read_hex(hex(bytes));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, bytes);
    EXPECT_EQ(hex(counted().bytes),
              "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
}

TEST(Seal, digits_that_are_wrong_are_refused_without_being_repeated) {
    const std::string good = hex(digest("any"));
    std::string capital = good, foreign = good;
    capital[5] = 'A';
    foreign[63] = 'g';
    for (const std::string& text : {std::string(), good + "0", good.substr(1), capital, foreign}) {
        SCOPED_TRACE(text);
        const Result<Bytes32> read = read_hex(text);
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().sentence(), "must be 64 digits, each of 0 to 9 and a to f");
    }
}

TEST(Seal, secrets_are_the_same_only_if_every_byte_is) {
    const Bytes32 secret = digest("token");
    EXPECT_TRUE(same_secret(secret, digest("token")));
    for (std::size_t i = 0; i < secret.size(); ++i) {
        Bytes32 other = secret;
        other[i] ^= 0x80;
        EXPECT_FALSE(same_secret(secret, other)) << "byte " << i;
    }
}

}  // namespace
}  // namespace moneybags
