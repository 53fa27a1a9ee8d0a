#pragma once

// Of libsodium what the rooms use, for where there is none: inside a page. The same names, and the
// same bytes for the same bytes. Passwords are not among it: a house in a page has no accounts.

#include <cstddef>

inline constexpr std::size_t crypto_generichash_BYTES = 32, crypto_generichash_KEYBYTES = 32;

int sodium_init();
// BLAKE2b (RFC 7693) of at most 64 bytes, keyed if there is a key.
int crypto_generichash(unsigned char* out, std::size_t size, const unsigned char* in,
                       unsigned long long length, const unsigned char* key, std::size_t key_size);
int sodium_memcmp(const void* a, const void* b, std::size_t size);  // in constant time
void randombytes_buf(void* bytes, std::size_t size);

inline constexpr int sodium_base64_VARIANT_URLSAFE_NO_PADDING = 7;
constexpr std::size_t sodium_base64_ENCODED_LEN(std::size_t size, int) {
    return (size * 4 + 2) / 3 + 1;  // and a NUL
}
char* sodium_bin2base64(char* text, std::size_t room, const unsigned char* bytes, std::size_t size,
                        int variant);

inline constexpr std::size_t crypto_pwhash_STRBYTES = 128;
inline constexpr unsigned long long crypto_pwhash_OPSLIMIT_INTERACTIVE = 0;
inline constexpr std::size_t crypto_pwhash_MEMLIMIT_INTERACTIVE = 0;
int crypto_pwhash_str(char* out, const char* password, unsigned long long size, unsigned long long,
                      std::size_t);  // never
int crypto_pwhash_str_verify(const char* hash, const char* password, unsigned long long size);
