#include "table/seal.h"

#include <sodium.h>

#include <cstdlib>

namespace moneybags {

static_assert(sizeof(Bytes32) == crypto_generichash_BYTES);
static_assert(sizeof(Bytes32) == crypto_generichash_KEYBYTES);

namespace {

// The library wants to be woken once, whoever calls first. If it finds no source of randomness
// there can be no secrets, and it is better to have no tables than tables without.
void wake_sodium() {
    static const bool awake = sodium_init() >= 0;
    if (!awake) std::abort();
}

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

int value_of(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    return -1;
}

std::string_view word(Purpose purpose) {
    switch (purpose) {
        case Purpose::Luck:
            return "luck";
        case Purpose::Bot:
            return "bot";
        case Purpose::Pace:
            return "pace";
        case Purpose::Cast:
            return "cast";
        case Purpose::Fallback:
            break;
    }
    return "fallback";
}

}  // namespace

std::string hex(const Bytes32& bytes) {
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4];
        text += kDigits[byte & 15];
    }
    return text;
}

Result<Bytes32> read_hex(std::string_view text) {
    // What was sent is not repeated: it may have been meant as a secret.
    const Problem wrong{"", "must be " + std::to_string(2 * sizeof(Bytes32)) +
                                " digits, each of 0 to 9 and a to f"};
    Bytes32 bytes{};
    if (text.size() != 2 * bytes.size()) return wrong;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const int high = value_of(text[2 * i]), low = value_of(text[2 * i + 1]);
        if (high < 0 || low < 0) return wrong;
        bytes[i] = static_cast<std::uint8_t>(16 * high + low);
    }
    return bytes;
}

Bytes32 digest(std::string_view text) {
    wake_sodium();
    Bytes32 out;
    crypto_generichash(out.data(), out.size(), bytes_of(text), text.size(), nullptr, 0);
    return out;
}

bool same_secret(const Bytes32& a, const Bytes32& b) {
    return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

Seed fresh_seed() {
    wake_sodium();
    Seed seed;
    randombytes_buf(seed.bytes.data(), seed.bytes.size());
    return seed;
}

std::string commitment(const Seed& seed, std::string_view table) {
    std::string sealed(seed.bytes.begin(), seed.bytes.end());
    sealed += table;
    return hex(digest(sealed));
}

Rng stream(const Seed& seed, Purpose purpose, std::uint64_t index, int seat) {
    wake_sodium();
    const std::string draw =
        std::string(word(purpose)) + ' ' + std::to_string(index) + ' ' + std::to_string(seat);
    Bytes32 out;
    crypto_generichash(out.data(), out.size(), bytes_of(draw), draw.size(), seed.bytes.data(),
                       seed.bytes.size());
    std::uint64_t start = 0;
    for (std::size_t i = 0; i < sizeof start; ++i) start |= std::uint64_t{out[i]} << 8 * i;
    return Rng{start};
}

}  // namespace moneybags
