#include "server/net_text.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cstdint>
#include <cstdio>
#include <iterator>

#include "core/words.h"
#include "server/answers.h"

namespace moneybags {
namespace {

constexpr std::string_view kContentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'";

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

bool has_control(std::string_view text) {
    return std::any_of(text.begin(), text.end(), is_control);
}

bool steps_up(std::string_view path) {
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find_first_of("/\\", begin), path.size());
        if (path.substr(begin, end - begin) == "..") return true;
        begin = end + 1;
    }
    return false;
}

std::string_view reason_phrase(int status) {
    static constexpr std::pair<int, std::string_view> kPhrases[] = {
        {200, "OK"},
        {201, "Created"},
        {202, "Accepted"},
        {204, "No Content"},
        {302, "Found"},
        {303, "See Other"},
        {304, "Not Modified"},
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {408, "Request Timeout"},
        {409, "Conflict"},
        {410, "Gone"},
        {413, "Content Too Large"},
        {414, "URI Too Long"},
        {415, "Unsupported Media Type"},
        {422, "Unprocessable Content"},
        {426, "Upgrade Required"},
        {429, "Too Many Requests"},
        {431, "Request Header Fields Too Large"},
        {500, "Internal Server Error"},
        {503, "Service Unavailable"},
    };
    for (const auto& [each, phrase] : kPhrases) {
        if (each == status) return phrase;
    }
    return "Other";
}

bool same_name(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

std::string http_date(std::time_t now) {
    // strftime would speak the language of the machine.
    constexpr std::array<const char*, 7> kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array<const char*, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm t{};
    gmtime_r(&now, &t);
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT",
                  kDays[static_cast<std::size_t>(t.tm_wday)], t.tm_mday,
                  kMonths[static_cast<std::size_t>(t.tm_mon)], t.tm_year + 1900, t.tm_hour,
                  t.tm_min, t.tm_sec);
    return text.data();
}

}  // namespace

bool is_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
        const unsigned first = byte(i);
        const std::size_t length = first < 0x80   ? 1
                                   : first < 0xc2 ? 0  // a continuation, or longer than need be
                                   : first < 0xe0 ? 2
                                   : first < 0xf0 ? 3
                                   : first < 0xf5 ? 4
                                                  : 0;
        if (length == 0 || i + length > text.size()) return false;
        std::uint32_t code = length == 1 ? first : first & (0xffu >> (length + 1));
        for (std::size_t k = 1; k < length; ++k) {
            if ((byte(i + k) & 0xc0u) != 0x80u) return false;
            code = (code << 6) | (byte(i + k) & 0x3fu);
        }
        const bool longer_than_need_be =
            (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
        const bool half_a_pair = code >= 0xd800 && code < 0xe000;
        if (longer_than_need_be || half_a_pair || code > 0x10ffff) return false;
        i += length;
    }
    return true;
}

std::string_view shortened(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xc0u) == 0x80u) --bytes;
    return text.substr(0, bytes);
}

Result<Target> read_target(std::string_view raw) {
    Target target;
    const std::size_t end = std::min(raw.find_first_of("?#"), raw.size());
    if (end < raw.size() && raw[end] == '?') {
        const std::string_view query = raw.substr(end + 1);
        target.query = query.substr(0, query.find('#'));
    }
    raw = raw.substr(0, end);
    if (!raw.starts_with('/')) return Problem{"path", "must begin with \"/\""};
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] != '%') {
            target.path += raw[i];
            continue;
        }
        const int high = i + 1 < raw.size() ? hex_digit(raw[i + 1]) : -1;
        const int low = i + 2 < raw.size() ? hex_digit(raw[i + 2]) : -1;
        if (high < 0 || low < 0) {
            return Problem{"path", "after \"%\" must stand two hexadecimal digits"};
        }
        target.path += static_cast<char>(high * 16 + low);
        i += 2;
    }
    if (has_control(target.path)) return Problem{"path", "must hold no control characters"};
    if (!is_utf8(target.path)) return Problem{"path", "must be UTF-8"};
    if (steps_up(target.path)) return Problem{"path", "must not step upwards with \"..\""};
    return target;
}

HttpResponse refusal(int status, std::string_view reason, const std::string& text) {
    const boost::json::object body = {{"error", {{"reason", reason}, {"text", text}}}};
    HttpResponse response;
    response.status = status;
    response.body = boost::json::serialize(body);
    if (status == 429 || status == 503) response.headers.emplace_back("Retry-After", "2");
    return response;
}

HttpResponse refusal(int status, std::string_view reason, Language language,
                     const Figures& figures) {
    const Voice words("server", language);
    return refusal(status, reason, words("deny." + std::string(reason), figures));
}

Language wanted_language(const HttpRequest& request) {
    const auto asked = find_language(word_in(request.query, "lang"));
    return asked ? *asked : preferred_language(request.accept_language);
}

// Scripts and styles are never shown by themselves, so a policy for documents says nothing of them;
// a page is a dozen of them.
static bool is_no_document(std::string_view content_type) {
    return content_type.starts_with("text/javascript") || content_type.starts_with("text/css");
}

std::string head_of(const HttpResponse& response, bool keep_alive, std::time_t now) {
    std::string head;
    head.reserve(640);
    const auto line = [&head](std::string_view name, std::string_view value) {
        // A line break in a value would be a header of somebody else's making.
        if (has_control(name) || has_control(value)) return;
        head.append(name).append(": ").append(value).append("\r\n");
    };
    head.append("HTTP/1.1 ").append(std::to_string(response.status)).append(" ");
    head.append(reason_phrase(response.status)).append("\r\n");
    line("Date", http_date(now));
    if (response.status != 204 && response.status != 304) {
        line("Content-Length", std::to_string(response.content().size()));
        if (!response.content_type.empty()) line("Content-Type", response.content_type);
    }
    line("Connection", keep_alive ? "keep-alive" : "close");
    line("X-Content-Type-Options", "nosniff");
    line("Referrer-Policy", "no-referrer");
    if (!is_no_document(response.content_type)) {
        line("Content-Security-Policy", kContentPolicy);
        line("Cross-Origin-Opener-Policy", "same-origin");
    }
    bool says_how_to_cache = false;
    for (const auto& [name, value] : response.headers) {
        says_how_to_cache = says_how_to_cache || same_name(name, "Cache-Control");
        line(name, value);
    }
    if (!says_how_to_cache) line("Cache-Control", "no-store");
    return head.append("\r\n");
}

std::string last_forwarded(std::string_view header) {
    const std::size_t comma = header.rfind(',');
    std::string last(comma == std::string_view::npos ? header : header.substr(comma + 1));
    std::erase_if(last, [](char c) { return c == ' ' || c == '\t'; });
    if (last.starts_with('[') && last.ends_with(']')) last = last.substr(1, last.size() - 2);
    in6_addr number{};
    const bool known = inet_pton(AF_INET, last.c_str(), &number) == 1 ||
                       inet_pton(AF_INET6, last.c_str(), &number) == 1;
    return known ? last : std::string{};
}

namespace {

// The network of so many bytes that an IPv6 address is in; nothing of other addresses.
std::optional<std::string> network_of(const std::string& address, std::size_t bytes) {
    in6_addr number{};
    if (inet_pton(AF_INET6, address.c_str(), &number) != 1) return {};
    std::fill(std::begin(number.s6_addr) + bytes, std::end(number.s6_addr), std::uint8_t{0});
    std::array<char, INET6_ADDRSTRLEN> text{};
    inet_ntop(AF_INET6, &number, text.data(), text.size());
    return text.data();
}

}  // namespace

std::string household(const std::string& address) {
    return network_of(address, 8).value_or(address);
}

std::string street(const std::string& address) {
    const auto network = network_of(address, 6);
    return network ? *network + "/48" : std::string();
}

}  // namespace moneybags
