#pragma once

// A match on disk, so that it can go on another time: what is played and by whom in the first line,
// then a line for every deal.

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "arena/match.h"
#include "games/result.h"

namespace moneybags {

class MatchFile {
   public:
    // Reads what is there, if anything is. A last line that was cut off is as if it had not been
    // written.
    static Result<MatchFile> open(const std::string& path);

    // Of the match that was begun there; empty if none was.
    const boost::json::object& header() const { return header_; }
    // The deals that were played. Refused if they cannot be of a match of so many.
    Result<std::vector<Deal>> deals(int players, std::size_t entrants) const;
    // Adds the header if there is none yet, and deals from number `from` on.
    std::optional<Problem> add(const boost::json::object& header, const std::vector<Deal>&,
                               std::size_t from);

   private:
    explicit MatchFile(std::string path) : path_(std::move(path)) {}

    std::string path_;
    boost::json::object header_;
    std::vector<std::string> lines_;
};

}  // namespace moneybags
