#pragma once

// Answers that the house makes itself, made smaller. Never one that holds a secret beside words
// that somebody else chose: how small it becomes would tell whether they are alike (BREACH).

#include <string>
#include <string_view>

#include "server/net.h"

namespace moneybags {

std::string gzip(std::string_view bytes);

// Below this it is not worth it.
inline constexpr std::size_t kLeastCompressed = 4096;

// Compresses the body if the client takes that and it becomes smaller.
void compress(const HttpRequest&, HttpResponse&);

// An answer in JSON that is the same as long as the program runs: made once, with its ETag, as it
// is and compressed.
class FixedAnswer {
   public:
    explicit FixedAnswer(std::string body);
    HttpResponse answer(const HttpRequest&) const;

   private:
    std::string body_, gzip_, hash_;  // gzip_ is empty if it is not worth it
};

}  // namespace moneybags
