#include "server/gzip.h"

#define ZLIB_CONST  // it reads, and says so
#include <zlib.h>

#include <limits>
#include <new>

#include "server/assets.h"

namespace moneybags {

namespace {

std::string compressed(std::string_view body) {
    if (body.size() < kLeastCompressed) return {};
    std::string smaller = gzip(body);
    return smaller.size() < body.size() ? smaller : std::string();
}

}  // namespace

std::string gzip(std::string_view bytes) {
    constexpr int kGzip = 15 + 16;  // the greatest window, and gzip's head and foot round it
    constexpr int kMemory = 8;      // zlib's own choice
    z_stream stream{};
    if (bytes.size() > std::numeric_limits<uInt>::max() ||
        deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzip, kMemory,
                     Z_DEFAULT_STRATEGY) != Z_OK) {
        throw std::bad_alloc();  // no other reason is left
    }
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<const Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);  // into as much room as it can need
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

void compress(const HttpRequest& request, HttpResponse& response) {
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (!takes_gzip(request.accept_encoding)) return;
    std::string smaller = compressed(response.body);
    if (smaller.empty()) return;
    response.body = std::move(smaller);
    response.headers.emplace_back("Content-Encoding", "gzip");
}

FixedAnswer::FixedAnswer(std::string body)
    : body_(std::move(body)), gzip_(compressed(body_)), hash_(hash_of(body_)) {}

HttpResponse FixedAnswer::answer(const HttpRequest& request) const {
    HttpResponse response = static_answer(request, {body_, gzip_, hash_});
    response.headers.emplace_back("Cache-Control", "no-cache");
    response.headers.emplace_back("Vary", "Accept-Encoding, Accept-Language");
    return response;
}

}  // namespace moneybags
