#include "server/tokens.h"

#include <sodium.h>

#include <array>
#include <cstdint>
#include <new>

namespace moneybags {

namespace {

void wake_sodium() {
    static const bool awake = sodium_init() >= 0;
    if (!awake) throw std::bad_alloc();  // without a source of chance there are no secrets
}

template <std::size_t N>
std::string random_letters() {
    wake_sodium();
    std::array<std::uint8_t, N> bytes;
    randombytes_buf(bytes.data(), bytes.size());
    constexpr int kForm = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_ENCODED_LEN(N, kForm), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kForm);
    text.resize(text.size() - 1);  // the NUL at its end
    return text;
}

}  // namespace

std::string fresh_token() { return random_letters<16>(); }
std::string fresh_table_id() { return random_letters<12>(); }

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
