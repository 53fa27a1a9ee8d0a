#pragma once

// HTTP as text: what may stand in a request line, and how an answer is written. No sockets here.

#include <ctime>
#include <string>
#include <string_view>

#include "notation/texts.h"
#include "server/net.h"

namespace moneybags {

struct Target {
    std::string path;   // decoded
    std::string query;  // as sent
};

// "/a%20b?c=d". Refuses what does not begin with "/", bad percent signs, control characters, what
// is not UTF-8, and steps upwards ("..").
Result<Target> read_target(std::string_view);

bool is_utf8(std::string_view);

// At most `bytes` of a text, cut between two characters.
std::string_view shortened(std::string_view, std::size_t bytes);

// {"error": {"reason": …, "text": …}}: every refusal, whoever gives it, looks like this.
HttpResponse refusal(int status, std::string_view reason, const std::string& text);
// With the house's own sentence for it.
HttpResponse refusal(int status, std::string_view reason, Language, const Figures& = {});

// What the query asks for (lang=…), else what the browser prefers.
Language wanted_language(const HttpRequest&);

// The status line and all headers, the ones every answer bears included, and the empty line.
std::string head_of(const HttpResponse&, bool keep_alive, std::time_t now);

// The last element of an X-Forwarded-For header, if it is an address: the one our own proxy wrote.
// What stands before it anybody may have written.
std::string last_forwarded(std::string_view header);

// Whom an address is counted for: itself, or with IPv6 the network of 64 bits that one household
// has all to itself.
std::string household(const std::string& address);
// With IPv6 the network of 48 bits which one customer may be given whole, with 65,536 households in
// it; "" of other addresses. It has as much as so many households.
std::string street(const std::string& address);
inline constexpr std::size_t kHomesInStreet = 8;

}  // namespace moneybags
