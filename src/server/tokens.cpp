#include "server/tokens.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <new>
#include <span>

namespace moneybags {

namespace {

void wake_sodium() {
    static const bool awake = sodium_init() >= 0;
    if (!awake) throw std::bad_alloc();  // without a source of chance there are no secrets
}

std::string letters(std::span<const std::uint8_t> bytes) {
    constexpr int kForm = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), kForm), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kForm);
    text.resize(text.size() - 1);  // the NUL at its end
    return text;
}

constexpr std::size_t kTokenBytes = 16, kIdBytes = 12;

template <std::size_t N>
std::string random_letters() {
    wake_sodium();
    std::array<std::uint8_t, N> bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return letters(bytes);
}

}  // namespace

std::string fresh_token() { return random_letters<kTokenBytes>(); }
std::string fresh_table_id() { return random_letters<kIdBytes>(); }

JoinTokens join_tokens(std::string_view id, std::string_view table) {
    const auto made = [&](std::string_view what) {
        const Bytes32 bytes = digest(std::string("join ") + std::string(what) + " " +
                                     std::string(table) + " " + std::string(id));
        return letters(std::span(bytes).first(kTokenBytes));
    };
    return {made("seat"), made("cookie"), made("command")};
}

std::optional<Problem> problem_with_join_id(std::string_view id) {
    // As long as a token: who guesses it has the seat.
    constexpr std::size_t kShortest = 22, kLongest = 40;
    const bool printable =
        std::all_of(id.begin(), id.end(), [](char c) { return c > ' ' && c <= '~'; });
    if (printable && id.size() >= kShortest && id.size() <= kLongest) return {};
    return Problem{"field id",
                   "must be 22 to 40 printable ASCII characters without blanks, drawn "
                   "by chance"};
}

std::string hash_password(const std::string& password) {
    wake_sodium();
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str(hash.data(), password.data(), password.size(),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
        throw std::bad_alloc();  // the only way it can fail
    }
    return hash.data();
}

bool right_password(const std::string& hash, const std::string& password) {
    wake_sodium();
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace moneybags
