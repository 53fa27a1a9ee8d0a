#pragma once

// A log on disk that keeps up with its game, so that little is lost if the program dies.

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "table/log.h"

namespace moneybags {

class LogFile {
   public:
    // A new file, with what there is so far. One that is there already is never replaced.
    static Result<LogFile> open(const std::string& path, const Session&);
    // Goes on with the file that the session was read from; half a line at its end is cut off.
    static Result<LogFile> go_on(const std::string& path, const Session&, const LogEnd&);

    const std::string& path() const { return path_; }
    // Writes what is new, each record with its end of line in one write. Once the disk does not
    // take one, nothing more is written: the file stays a log of the game so far.
    void follow(const Session&);
    bool broken() const { return broken_; }

   private:
    explicit LogFile(std::string path) : path_(std::move(path)) {}
    void append(const boost::json::object& line);

    struct Closer {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::string path_;
    std::unique_ptr<std::FILE, Closer> file_;
    std::size_t written_ = 0;  // records
    bool ended_ = false;
    bool broken_ = false;
};

// Writes a whole log. Only another log may be replaced by it.
std::optional<Problem> save_log(const std::string& path, const Session&);

}  // namespace moneybags
