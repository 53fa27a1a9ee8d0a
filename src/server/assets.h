#pragma once

// The page, from inside the binary: each file as it is and compressed beforehand.

#include <optional>
#include <string>
#include <string_view>

#include "server/net.h"

namespace moneybags {

// The answer for a GET or HEAD of a file of the page: with its type, an ETag, cache rules (a file
// with a hash in its name never changes) and the best encoding the client takes. Nothing if there
// is no such file.
std::optional<HttpResponse> asset(const HttpRequest&);

// What never changes while the program runs, and the answer with it: its ETag, and the better
// encoding that the client takes; or 304 if the client has it.
struct Unchanging {
    std::string_view bytes;
    std::string_view gzip;  // empty if that would not be smaller
    std::string_view hash;
};
HttpResponse static_answer(const HttpRequest&, const Unchanging&);

// What the answer is made of, each by itself.
std::string hash_of(std::string_view bytes);
std::string_view type_of(std::string_view path);    // by the ending of the name
bool never_changes(std::string_view path);          // "/assets/index-B7x_k2Pq.js", as Vite names it
bool takes_gzip(std::string_view accept_encoding);  // with weights: "gzip;q=0, *" does not
bool matches(std::string_view if_none_match, std::string_view etag);

}  // namespace moneybags
