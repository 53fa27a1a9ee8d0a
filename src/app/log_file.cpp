#include "app/log_file.h"

#include <filesystem>
#include <stdexcept>

namespace moneybags {

namespace json = boost::json;

Result<LogFile> LogFile::open(const std::string& path, const Session& session, bool replace) {
    std::error_code unknown;
    if (!replace && std::filesystem::exists(path, unknown)) {
        return Problem{path, "is there already; choose another name, or go on with --resume"};
    }
    LogFile log(path);
    log.file_.open(path, std::ios::binary | std::ios::trunc);
    log.file_ << json::serialize(header_json(session)) << '\n' << std::flush;
    if (!log.file_) return Problem{path, "cannot be written"};
    log.follow(session);
    return log;
}

void LogFile::follow(const Session& session) {
    for (; written_ < session.records().size(); ++written_) {
        file_ << json::serialize(record_json(session, session.records()[written_])) << '\n';
    }
    if (!ended_ && session.game().turn(session.state()).kind == Turn::Kind::Over) {
        file_ << json::serialize(result_json(session)) << '\n';
        ended_ = true;
    }
    if (!file_.flush()) throw std::runtime_error(path_ + " cannot be written any more");
}

std::optional<Problem> save_log(const std::string& path, const Session& session) {
    if (std::ifstream old(path, std::ios::binary); old) {
        std::string beginning(12, '\0');
        old.read(beginning.data(), 12);
        if (beginning != "{\"moneybags\"") {
            return Problem{path, "is there already and is not a log of ours"};
        }
    }
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    if (!(file << write_log(session) << std::flush)) return Problem{path, "cannot be written"};
    return {};
}

}  // namespace moneybags
