#include "app/log_file.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "app/old_log.h"
#include "app/sitting.h"
#include "core/words.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr std::string_view kBeginnings[] = {"{\"at\":", "{\"moneybags\""};  // of logs, old ones too

Problem unwritable(const std::string& path, int error) {
    return {path, "cannot be written: " + std::generic_category().message(error)};
}

// Whether a log's first line opens a table.
bool is_of_table(std::string_view log) {
    while (!log.empty()) {
        const std::string_view line = log.substr(0, log.find('\n'));
        if (!trimmed(line).empty()) {
            boost::system::error_code error;
            const json::value first = json::parse(line, error);
            return !error && first.is_object() && first.get_object().contains("open");
        }
        log.remove_prefix(std::min(line.size() + 1, log.size()));
    }
    return false;
}

Result<Log> read_table_log(std::string_view log) {
    std::optional<Kept> kept;
    LogEnd end;
    for (std::size_t number = 1, at = 0; at < log.size(); ++number) {
        const std::size_t stop = std::min(log.find('\n', at), log.size());
        const std::string_view line = log.substr(at, stop - at);
        at = std::min(stop + 1, log.size());
        const auto wrong = [&](const std::string& what) {
            return Problem{"line " + std::to_string(number), what};
        };
        if (!trimmed(line).empty()) {
            const Result<Entry> entry = read_entry(line, kept ? kept->table.session() : nullptr);
            if (!entry && kept && stop == log.size()) {
                end.torn = true;
                break;
            }
            if (!entry) return wrong(entry.error().sentence());
            if (!kept) {
                Result<Table> table = Table::begin(*entry, reads_positions());
                if (!table) return wrong(table.error().sentence());
                kept = Kept{std::move(*table), {std::string(line)}};
            } else if (const auto problem = kept->add(*entry)) {
                return wrong(problem->what);
            }
        }
        end.whole = at;
    }
    if (kept->table.session() == nullptr) {
        return Problem{"", "a table was opened here, but its game has not begun"};
    }
    return Log{std::move(*kept), end};
}

}  // namespace

Result<LogFile> LogFile::opened(const std::string& path, const char* mode,
                                const std::vector<std::string>& lines) {
    LogFile log(path);
    log.file_.reset(std::fopen(path.c_str(), mode));
    if (!log.file_ && errno == EEXIST) {
        return Problem{path, "is there already; choose another name, or go on with --resume"};
    }
    if (!log.file_) return unwritable(path, errno);
    std::setvbuf(log.file_.get(), nullptr, _IONBF, 0);  // one fwrite is one write
    for (const std::string& line : lines) log.append(line);
    if (log.broken_) return unwritable(path, errno);
    return log;
}

Result<LogFile> LogFile::open(const std::string& path, const std::vector<std::string>& lines) {
    return opened(path, "abx", lines);  // x: must not be there yet
}

Result<LogFile> LogFile::go_on(const std::string& path, const LogEnd& end) {
    Result<LogFile> log = opened(path, "r+b", {});
    if (!log) return log;
    std::FILE* file = log->file_.get();
    if (end.torn && ftruncate(fileno(file), static_cast<off_t>(end.whole)) != 0) {
        return unwritable(path, errno);
    }
    // The last whole line may lack its end, if somebody edited the file.
    std::fseek(file, -1, SEEK_END);
    const bool ended = std::fgetc(file) == '\n';
    std::fseek(file, 0, SEEK_END);
    if (!ended && std::fputc('\n', file) == EOF) return unwritable(path, errno);
    return log;
}

Result<LogFile> LogFile::rewrite(const std::string& path, const std::vector<std::string>& lines) {
    const std::string beside = path + ".new";
    Result<LogFile> log = opened(beside, "wb", lines);
    if (!log) return log;
    if (std::rename(beside.c_str(), path.c_str()) != 0) return unwritable(path, errno);
    log->path_ = path;
    return log;
}

void LogFile::append(std::string_view line) {
    if (broken_) return;
    const std::string text = std::string(line) + "\n";
    const long before = std::ftell(file_.get());
    if (std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size()) return;
    const int error = errno;
    broken_ = true;
    // Half a line is worth nothing; if it stays, reading the log leaves it out.
    if (before < 0 || ftruncate(fileno(file_.get()), before) != 0) clearerr(file_.get());
    errno = error;
}

std::optional<Problem> save_log(const std::string& path, const std::vector<std::string>& lines) {
    if (std::ifstream old(path, std::ios::binary); old) {
        std::string beginning(12, '\0');
        old.read(beginning.data(), 12);
        const auto begins = [&](std::string_view so) { return beginning.starts_with(so); };
        if (std::none_of(std::begin(kBeginnings), std::end(kBeginnings), begins)) {
            return Problem{path, "is there already and is not a log of ours"};
        }
    }
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    for (const std::string& line : lines) file << line << '\n';
    if (!file.flush()) return unwritable(path, errno);
    return {};
}

Result<Log> read_any_log(std::string_view log) {
    return is_of_table(log) ? read_table_log(log) : read_old_log(log);
}

}  // namespace moneybags
