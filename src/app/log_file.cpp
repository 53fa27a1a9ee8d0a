#include "app/log_file.h"

#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <system_error>

namespace moneybags {

namespace json = boost::json;

namespace {

Problem unwritable(const std::string& path, int error) {
    return {path, "cannot be written: " + std::generic_category().message(error)};
}

}  // namespace

Result<LogFile> LogFile::open(const std::string& path, const Session& session) {
    LogFile log(path);
    log.file_.reset(std::fopen(path.c_str(), "abx"));  // x: must not be there yet
    if (!log.file_ && errno == EEXIST) {
        return Problem{path, "is there already; choose another name, or go on with --resume"};
    }
    if (!log.file_) return unwritable(path, errno);
    std::setvbuf(log.file_.get(), nullptr, _IONBF, 0);  // one fwrite is one write
    log.append(header_json(session));
    if (log.broken_) return unwritable(path, errno);
    log.follow(session);
    return log;
}

Result<LogFile> LogFile::go_on(const std::string& path, const Session& session, const LogEnd& end) {
    LogFile log(path);
    log.file_.reset(std::fopen(path.c_str(), "r+b"));
    if (!log.file_) return unwritable(path, errno);
    std::setvbuf(log.file_.get(), nullptr, _IONBF, 0);
    if (end.torn && ftruncate(fileno(log.file_.get()), static_cast<off_t>(end.whole)) != 0) {
        return unwritable(path, errno);
    }
    // The last whole line may lack its end, if somebody edited the file.
    std::fseek(log.file_.get(), -1, SEEK_END);
    const bool ended = std::fgetc(log.file_.get()) == '\n';
    std::fseek(log.file_.get(), 0, SEEK_END);
    if (!ended && std::fputc('\n', log.file_.get()) == EOF) return unwritable(path, errno);
    log.written_ = session.records().size();
    log.ended_ = end.result;
    log.follow(session);
    return log;
}

void LogFile::append(const json::object& line) {
    if (broken_) return;
    const std::string text = json::serialize(line) + "\n";
    const long before = std::ftell(file_.get());
    if (std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size()) return;
    const int error = errno;
    broken_ = true;
    // Half a record is worth nothing; if it stays, reading the log leaves it out.
    if (before < 0 || ftruncate(fileno(file_.get()), before) != 0) clearerr(file_.get());
    errno = error;
}

void LogFile::follow(const Session& session) {
    for (; written_ < session.records().size(); ++written_) {
        append(record_json(session, session.records()[written_]));
    }
    if (!ended_ && session.game().turn(session.state()).kind == Turn::Kind::Over) {
        append(result_json(session));
        ended_ = true;
    }
}

std::optional<Problem> save_log(const std::string& path, const Session& session) {
    if (std::ifstream old(path, std::ios::binary); old) {
        std::string beginning(12, '\0');
        old.read(beginning.data(), 12);
        if (beginning != "{\"moneybags\"") {
            return Problem{path, "is there already and is not a log of ours"};
        }
    }
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    if (!(file << write_log(session) << std::flush)) return unwritable(path, errno);
    return {};
}

}  // namespace moneybags
