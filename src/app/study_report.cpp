#include "app/study_report.h"

#include "server/embedded_page.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr std::string_view kCode = "/report/report.js";

// No text in the data can end the element that it stands in.
std::string harmless(const std::string& data) {
    std::string text;
    for (const char c : data) text += c == '<' ? "\\u003c" : std::string(1, c);
    return text;
}

}  // namespace

std::string report_page(const json::object& written) {
    std::string_view code;
    for (const PageFile& file : page_files()) {
        if (file.path == kCode) code = file.bytes;
    }
    return "<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<title>Moneybags</title>\n</head>\n<body>\n"
           "<script type=\"application/json\" id=\"study\">" +
           harmless(json::serialize(written)) + "</script>\n<script>" + std::string(code) +
           "</script>\n</body>\n</html>\n";
}

}  // namespace moneybags
