#pragma once

// Capabilities: whoever has one may. Only their digests are stored.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "table/seal.h"

namespace moneybags {

std::string fresh_token();     // 128 random bits as 22 letters fit for a URL
std::string fresh_table_id();  // 96 random bits, never derived from a seed; the link to a table
inline Bytes32 key_of(std::string_view token) { return digest(token); }

// What a join is answered with hangs on the secret that the client chose for it, so that whoever
// missed the answer and asks again gets the same. The secret itself is stored nowhere.
struct JoinTokens {
    std::string seat, cookie;  // tokens
    std::string command;       // the name by which the table remembers it
};
JoinTokens join_tokens(std::string_view id, std::string_view table);
std::optional<Problem> problem_with_join_id(std::string_view);

// Where the house takes what must not be guessed from; a test may want to know it.
struct Sources {
    std::function<std::string()> token = fresh_token;
    std::function<std::string()> table_id = fresh_table_id;
    std::function<Seed()> seed = fresh_seed;
};

// Argon2id, about a tenth of a second: not on the loop.
std::string hash_password(const std::string& password);
bool right_password(const std::string& hash, const std::string& password);

}  // namespace moneybags
