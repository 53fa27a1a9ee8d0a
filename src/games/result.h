#pragma once

#include <boost/system/result.hpp>
#include <string>

namespace moneybags {

// Something that came from outside (a data file, an option, a line of text, JSON) and could not be
// taken: where it stands, and what would have been right.
struct Problem {
    std::string where;  // "data/millions-1e.json: loot[3].amount", "option talk", "column 7"
    std::string what;   // "must be a whole number from 1 to 99, is 0"

    bool operator==(const Problem&) const = default;
    std::string sentence() const { return where.empty() ? what : where + ": " + what; }
};

template <class T>
using Result = boost::system::result<T, Problem>;

}  // namespace moneybags
