#pragma once

// A log on disk that keeps up with its game, so that little is lost if the program dies.

#include <fstream>
#include <optional>
#include <string>

#include "table/log.h"

namespace moneybags {

class LogFile {
   public:
    // Writes what there is so far. A file that is there already is only replaced if `replace` says
    // so.
    static Result<LogFile> open(const std::string& path, const Session&, bool replace);

    const std::string& path() const { return path_; }
    void follow(const Session&);  // writes what is new; throws if the disk does not take it

   private:
    explicit LogFile(std::string path) : path_(std::move(path)) {}

    std::string path_;
    std::ofstream file_;
    std::size_t written_ = 0;  // records
    bool ended_ = false;
};

// Writes a whole log. Only another log may be replaced by it.
std::optional<Problem> save_log(const std::string& path, const Session&);

}  // namespace moneybags
