#pragma once

// Reading a data file field by field. Whatever does not fit is refused with file, field and reason;
// the first problem is kept, and reading goes on with harmless values so that callers need no ifs.

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/result.h"

namespace moneybags {

class Data {
   public:
    // Parses the whole file. `file` is what it is called in complaints.
    Data(std::string_view text, std::string_view file);

    bool ok() const { return !problem_; }
    const Problem& problem() const { return *problem_; }
    void refuse(const std::string& field, std::string reason);

    // A member of an object; a missing one is refused and null.
    const boost::json::value& member(const boost::json::value& object, const std::string& field,
                                     std::string_view key);
    const boost::json::value& root() const { return root_; }

    int number(const boost::json::value&, const std::string& field, int least, int most);
    std::string text(const boost::json::value&, const std::string& field, std::size_t most_bytes);
    const boost::json::array& list(const boost::json::value&, const std::string& field,
                                   std::size_t least, std::size_t most);
    // One of some words, by its place among them; 0 when refused.
    std::size_t word(const boost::json::value&, const std::string& field,
                     const std::vector<std::string_view>& words);
    // Every member must be known: a misspelt figure would otherwise be silently ignored.
    void only(const boost::json::value& object, const std::string& field,
              const std::vector<std::string_view>& keys);
    // "printed", "found", "inferred" or "chosen".
    void provenance(const boost::json::value&, const std::string& field);

   private:
    std::string file_;
    boost::json::value root_;
    std::optional<Problem> problem_;
};

std::string joined(const std::vector<std::string_view>& words);  // "a, b, c"

}  // namespace moneybags
