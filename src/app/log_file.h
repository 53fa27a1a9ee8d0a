#pragma once

// Logs on disk: one that keeps up with its game, so that little is lost if the program dies, and
// one that is read whole.

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/kept.h"

namespace moneybags {

// How a log on disk ends. A program that dies in the middle of a write leaves half a line.
struct LogEnd {
    std::size_t whole = 0;  // bytes, up to the end of the last line that can be read
    bool torn = false;      // there are more, of a line without its end: they were left out
    bool result = false;    // the result was recorded, as old logs do
};

class LogFile {
   public:
    // A new file, with what there is so far. One that is there already is never replaced.
    static Result<LogFile> open(const std::string& path, const std::vector<std::string>& lines);
    // Goes on with a file as it was read; half a line at its end is cut off.
    static Result<LogFile> go_on(const std::string& path, const LogEnd&);
    // The same for a log of the old kind: the file now holds these lines, all of them or none.
    static Result<LogFile> rewrite(const std::string& path, const std::vector<std::string>& lines);

    const std::string& path() const { return path_; }
    // Writes a line with its end in one write. Once the disk does not take one, nothing more is
    // written: the file stays a log of the game so far.
    void append(std::string_view line);
    bool broken() const { return broken_; }

   private:
    explicit LogFile(std::string path) : path_(std::move(path)) {}
    static Result<LogFile> opened(const std::string& path, const char* mode,
                                  const std::vector<std::string>& lines);

    struct Closer {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::string path_;
    std::unique_ptr<std::FILE, Closer> file_;
    bool broken_ = false;
};

// Writes a whole log. Only another log may be replaced by it.
std::optional<Problem> save_log(const std::string& path, const std::vector<std::string>& lines);

// A log as read. One of before there were tables (old_log.h) is told anew at one.
struct Log {
    Kept kept;
    LogEnd end;
    bool old = false;

    const Session& session() const { return *kept.table.session(); }
};
Result<Log> read_any_log(std::string_view);

}  // namespace moneybags
