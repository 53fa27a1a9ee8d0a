#include "server/journal.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <memory>

namespace moneybags::journal {

namespace {

spdlog::logger& logger() {
    static const std::shared_ptr<spdlog::logger> it = [] {
        auto made = std::make_shared<spdlog::logger>(
            "moneybags", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        made->set_pattern("{\"at\":\"%Y-%m-%dT%H:%M:%S.%e%z\",\"level\":\"%l\",%v}");
        return made;
    }();
    return *it;
}

void write(spdlog::level::level_enum level, std::string_view event, Fields fields) {
    if (!logger().should_log(level)) return;
    boost::json::object line;
    line["event"] = event;
    for (auto& field : fields) line[field.key()] = std::move(field.value());
    const std::string text = boost::json::serialize(line);
    logger().log(level, std::string_view(text).substr(1, text.size() - 2));  // without its braces
}

}  // namespace

void info(std::string_view event, Fields fields) {
    write(spdlog::level::info, event, std::move(fields));
}
void warning(std::string_view event, Fields fields) {
    write(spdlog::level::warn, event, std::move(fields));
}
void error(std::string_view event, Fields fields) {
    write(spdlog::level::err, event, std::move(fields));
}

void set_quiet(bool quiet) {
    logger().set_level(quiet ? spdlog::level::warn : spdlog::level::info);
}

std::string short_id(std::string_view table) { return std::string(table.substr(0, 4)); }

}  // namespace moneybags::journal
