#include "pocket/sodium/sodium.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "pocket/page.h"

namespace {

// ---- BLAKE2b, RFC 7693 ----

constexpr std::array<std::uint64_t, 8> kStart{
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

constexpr std::uint8_t kOrder[10][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                         {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                         {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                         {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                         {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                         {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                         {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                         {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                         {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                         {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

constexpr std::size_t kBlock = 128;

class Blake2b {
   public:
    Blake2b(std::size_t size, const unsigned char* key, std::size_t key_size) {
        h_ = kStart;
        h_[0] ^= 0x01010000 ^ (key_size << 8) ^ size;
        if (key_size == 0) return;
        std::array<unsigned char, kBlock> padded{};
        std::copy_n(key, key_size, padded.begin());
        add(padded.data(), padded.size());
    }
    void add(const unsigned char* bytes, std::size_t size) {
        for (std::size_t i = 0; i < size; ++i) {
            if (filled_ == kBlock) {  // never the last block: more follows
                count_ += kBlock;
                mix(false);
                filled_ = 0;
            }
            block_[filled_++] = bytes[i];
        }
    }
    void finish(unsigned char* out, std::size_t size) {
        count_ += filled_;
        std::fill(block_.begin() + static_cast<std::ptrdiff_t>(filled_), block_.end(),
                  static_cast<unsigned char>(0));
        mix(true);
        for (std::size_t i = 0; i < size; ++i) {
            out[i] = static_cast<unsigned char>(h_[i / 8] >> (8 * (i % 8)));
        }
    }

   private:
    void mix(bool last) {
        std::array<std::uint64_t, 16> v{}, m{};
        for (std::size_t i = 0; i < kBlock; ++i)
            m[i / 8] |= std::uint64_t{block_[i]} << 8 * (i % 8);
        for (std::size_t i = 0; i < 8; ++i) {
            v[i] = h_[i];
            v[i + 8] = kStart[i];
        }
        v[12] ^= count_;
        if (last) v[14] = ~v[14];
        for (std::size_t round = 0; round < 12; ++round) {
            const std::uint8_t* s = kOrder[round % 10];
            const auto g = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d,
                               std::size_t at) {
                v[a] += v[b] + m[s[at]];
                v[d] = std::rotr(v[d] ^ v[a], 32);
                v[c] += v[d];
                v[b] = std::rotr(v[b] ^ v[c], 24);
                v[a] += v[b] + m[s[at + 1]];
                v[d] = std::rotr(v[d] ^ v[a], 16);
                v[c] += v[d];
                v[b] = std::rotr(v[b] ^ v[c], 63);
            };
            g(0, 4, 8, 12, 0);
            g(1, 5, 9, 13, 2);
            g(2, 6, 10, 14, 4);
            g(3, 7, 11, 15, 6);
            g(0, 5, 10, 15, 8);
            g(1, 6, 11, 12, 10);
            g(2, 7, 8, 13, 12);
            g(3, 4, 9, 14, 14);
        }
        for (std::size_t i = 0; i < 8; ++i) h_[i] ^= v[i] ^ v[i + 8];
    }

    std::array<std::uint64_t, 8> h_{};
    std::array<unsigned char, kBlock> block_{};
    std::size_t filled_ = 0;
    std::uint64_t count_ = 0;  // nobody hashes more than 2^64 bytes
};

}  // namespace

int sodium_init() { return 0; }

int crypto_generichash(unsigned char* out, std::size_t size, const unsigned char* in,
                       unsigned long long length, const unsigned char* key, std::size_t key_size) {
    Blake2b hash(size, key, key_size);
    hash.add(in, static_cast<std::size_t>(length));
    hash.finish(out, size);
    return 0;
}

int sodium_memcmp(const void* a, const void* b, std::size_t size) {
    const auto* one = static_cast<const volatile unsigned char*>(a);
    const auto* other = static_cast<const volatile unsigned char*>(b);
    unsigned char different = 0;
    for (std::size_t i = 0; i < size; ++i) {
        different = static_cast<unsigned char>(different | (one[i] ^ other[i]));
    }
    return different == 0 ? 0 : -1;
}

void randombytes_buf(void* bytes, std::size_t size) { page_random(bytes, size); }

char* sodium_bin2base64(char* text, std::size_t room, const unsigned char* bytes, std::size_t size,
                        int) {
    static constexpr char kLetters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::size_t at = 0;
    unsigned bits = 0;
    int held = 0;
    for (std::size_t i = 0; i < size; ++i) {
        bits = bits << 8 | bytes[i];
        held += 8;
        while (held >= 6) text[at++] = kLetters[bits >> (held -= 6) & 63];
    }
    if (held > 0) text[at++] = kLetters[bits << (6 - held) & 63];
    while (at < room) text[at++] = '\0';
    return text;
}

int crypto_pwhash_str(char*, const char*, unsigned long long, unsigned long long, std::size_t) {
    return -1;
}
int crypto_pwhash_str_verify(const char*, const char*, unsigned long long) { return -1; }
