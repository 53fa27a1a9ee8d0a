#include "server/assets.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

#include "core/words.h"
#include "server/embedded_page.h"

namespace moneybags {
namespace {

// Calls `visit` with each element of a list such as "a, b;q=0.5".
template <class Visit>
void each_element(std::string_view list, char separator, Visit visit) {
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(separator), list.size());
        visit(trimmed(list.substr(0, end)));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
}

// "0.35" in thousandths; what cannot be read counts as nothing.
int weight(std::string_view text) {
    if (text.empty() || (text[0] != '0' && text[0] != '1')) return 0;
    int thousandths = (text[0] - '0') * 1000;
    if (text.size() > 1 && text[1] != '.') return 0;
    int worth = 100;
    for (const char c : text.substr(std::min<std::size_t>(2, text.size()))) {
        if (c < '0' || c > '9') return 0;
        thousandths += (c - '0') * worth;
        worth /= 10;
    }
    return std::min(thousandths, 1000);
}

struct Asset {
    PageFile file;
    std::string hash;
};

const std::unordered_map<std::string_view, Asset>& page() {
    static const auto assets = [] {
        std::unordered_map<std::string_view, Asset> all;
        for (const PageFile& file : page_files()) {
            all.emplace(file.path, Asset{file, hash_of(file.bytes)});
        }
        return all;
    }();
    return assets;
}

}  // namespace

std::string hash_of(std::string_view bytes) {
    std::array<unsigned char, 16> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), nullptr,
                       0);
    std::array<char, 2 * hash.size() + 1> hex{};
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    return hex.data();
}

std::string_view type_of(std::string_view path) {
    struct Type {
        std::string_view ending, type;
    };
    static constexpr Type kTypes[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".json", "application/json"},
        {".wasm", "application/wasm"},
        {".webmanifest", "application/manifest+json"},
        {".woff2", "font/woff2"},
        {".txt", "text/plain; charset=utf-8"},
    };
    for (const Type& type : kTypes) {
        if (path.ends_with(type.ending)) return type.type;
    }
    return "application/octet-stream";
}

bool never_changes(std::string_view path) {
    constexpr std::size_t kHash = 8;
    const std::size_t dot = path.rfind('.');
    if (dot == std::string_view::npos || dot <= kHash || path[dot - kHash - 1] != '-') return false;
    const std::string_view hash = path.substr(dot - kHash, kHash);
    // "game-settings.js" has eight letters there as well, but no word looks like a hash.
    bool unlike_a_word = false;
    for (const char c : hash) {
        const bool is_lower = c >= 'a' && c <= 'z';
        const bool is_other = (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!is_lower && !is_other && c != '_' && c != '-') return false;
        unlike_a_word = unlike_a_word || is_other;
    }
    return unlike_a_word;
}

bool takes_gzip(std::string_view accept_encoding) {
    std::optional<int> gzip, identity, any;
    each_element(accept_encoding, ',', [&](std::string_view element) {
        std::string name;
        int q = 1000;
        each_element(element, ';', [&](std::string_view part) {
            const std::string word = lower(part);
            if (name.empty()) {
                name = word;
            } else if (word.starts_with("q=")) {
                q = weight(std::string_view(word).substr(2));
            }
        });
        if (name == "gzip" || name == "x-gzip") gzip = q;
        if (name == "identity") identity = q;
        if (name == "*") any = q;
    });
    const int ours = gzip.value_or(any.value_or(0));
    return ours > 0 && ours >= identity.value_or(0);
}

bool matches(std::string_view if_none_match, std::string_view etag) {
    bool found = false;
    each_element(if_none_match, ',', [&](std::string_view element) {
        // Proxies that compress call the tag weak; it is still our file.
        if (element.starts_with("W/")) element.remove_prefix(2);
        found = found || element == "*" || element == etag;
    });
    return found;
}

HttpResponse static_answer(const HttpRequest& request, const Unchanging& what) {
    const bool compressed = !what.gzip.empty() && takes_gzip(request.accept_encoding);
    const std::string etag = '"' + std::string(what.hash) + (compressed ? "-gz\"" : "\"");
    HttpResponse response;
    response.headers.emplace_back("ETag", etag);
    if (matches(request.if_none_match, etag)) {
        response.status = 304;
        return response;
    }
    if (compressed) response.headers.emplace_back("Content-Encoding", "gzip");
    response.body = compressed ? what.gzip : what.bytes;
    return response;
}

std::optional<HttpResponse> asset(const HttpRequest& request) {
    if (request.method != "GET" && request.method != "HEAD") return std::nullopt;
    const auto found =
        page().find(request.path == "/" ? "/index.html" : std::string_view(request.path));
    if (found == page().end()) return std::nullopt;
    const auto& [file, hash] = found->second;

    HttpResponse response = static_answer(request, {file.bytes, file.gzip, hash});
    response.content_type = type_of(file.path);
    response.headers.emplace_back("Cache-Control", never_changes(file.path)
                                                       ? "public, max-age=31536000, immutable"
                                                       : "no-cache");
    response.headers.emplace_back("Vary", "Accept-Encoding");
    return response;
}

}  // namespace moneybags
