#pragma once

// Logs on disk: one that keeps up with its game, so that little is lost if the program dies, and
// one that is read whole.

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace moneybags {

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

// A table and the lines of its log.
struct Kept {
    Table table;
    std::vector<std::string> lines;

    // What happens next: a line of the log, and the table folds it.
    void add(const Table::Judged&);
    std::optional<Problem> add(const Entry&);
};

// A log as read: of a table, or of a game alone, as engine and house write it and the terminal did
// before it had a table.
struct Log {
    std::optional<Kept> kept;
    std::optional<Session> alone;
    LogEnd end;

    const Session& session() const { return kept ? *kept->table.session() : *alone; }
};
Result<Log> read_any_log(std::string_view, const PositionReader& = {});

}  // namespace moneybags
