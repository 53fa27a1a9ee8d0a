#include "server/push.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <sodium.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/json.hpp>
#include <cassert>
#include <optional>

namespace moneybags {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace ssl = asio::ssl;

namespace {

constexpr std::size_t kLongestEndpoint = 1'000;
constexpr std::chrono::seconds kPushPatience{5};
constexpr std::size_t kMostAnswer = 16 * 1024;
constexpr int kKeepFor = 4 * 3600;  // seconds that a push service keeps what it cannot deliver

template <auto kFree>
struct FreeBy {
    template <class T>
    void operator()(T* what) const {
        kFree(what);
    }
};
using Digesting = std::unique_ptr<EVP_MD_CTX, FreeBy<EVP_MD_CTX_free>>;
using TwoNumbers = std::unique_ptr<ECDSA_SIG, FreeBy<ECDSA_SIG_free>>;

std::string base64url(std::string_view bytes) {
    std::string text(
        sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(text.data(), text.size(),
                      reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    text.pop_back();  // the zero
    return text;
}

}  // namespace

// ---- the key ----

struct PushKey::Pair {
    struct Freed {
        void operator()(EVP_PKEY* which) const { EVP_PKEY_free(which); }
    };
    std::unique_ptr<EVP_PKEY, Freed> key;
};

PushKey PushKey::fresh() {
    auto pair = std::make_shared<Pair>();
    pair->key.reset(EVP_EC_gen("P-256"));
    assert(pair->key != nullptr);
    return PushKey(std::move(pair));
}

std::string PushKey::text() const {
    const std::unique_ptr<BIO, FreeBy<BIO_free>> out(BIO_new(BIO_s_mem()));
    PEM_write_bio_PrivateKey(out.get(), pair_->key.get(), nullptr, nullptr, 0, nullptr, nullptr);
    char* bytes = nullptr;
    const long size = BIO_get_mem_data(out.get(), &bytes);
    return {bytes, static_cast<std::size_t>(size)};
}

Result<PushKey> PushKey::read(const std::string& text) {
    const std::unique_ptr<BIO, FreeBy<BIO_free>> in(
        BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
    auto pair = std::make_shared<Pair>();
    pair->key.reset(PEM_read_bio_PrivateKey(in.get(), nullptr, nullptr, nullptr));
    if (pair->key == nullptr || EVP_PKEY_get_base_id(pair->key.get()) != EVP_PKEY_EC) {
        return Problem{"push key", "cannot be read"};
    }
    return PushKey(std::move(pair));
}

std::string PushKey::public_key() const {
    std::string point(65, '\0');
    std::size_t size = 0;
    EVP_PKEY_get_octet_string_param(pair_->key.get(), OSSL_PKEY_PARAM_PUB_KEY,
                                    reinterpret_cast<unsigned char*>(point.data()), point.size(),
                                    &size);
    point.resize(size);
    return base64url(point);
}

std::string PushKey::authorization(std::string_view service, std::string_view contact,
                                   Time until) const {
    boost::json::object claims;
    claims["aud"] = service;
    claims["exp"] =
        std::chrono::duration_cast<std::chrono::seconds>(until.time_since_epoch()).count();
    claims["sub"] = contact;
    const std::string signed_part = base64url(R"({"typ":"JWT","alg":"ES256"})") + "." +
                                    base64url(boost::json::serialize(claims));
    const Digesting context(EVP_MD_CTX_new());
    std::string der(80, '\0');
    std::size_t size = der.size();
    EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, pair_->key.get());
    EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(der.data()), &size,
                   reinterpret_cast<const unsigned char*>(signed_part.data()), signed_part.size());
    // A JWT wants the two numbers side by side.
    const auto* begin = reinterpret_cast<const unsigned char*>(der.data());
    const TwoNumbers pair(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
    std::string raw(64, '\0');
    auto* const bytes = reinterpret_cast<unsigned char*>(raw.data());
    BN_bn2binpad(ECDSA_SIG_get0_r(pair.get()), bytes, 32);
    BN_bn2binpad(ECDSA_SIG_get0_s(pair.get()), bytes + 32, 32);
    return "vapid t=" + signed_part + "." + base64url(raw) + ", k=" + public_key();
}

// ---- where to ----

std::string PushEndpoint::origin() const {
    return "https://" + host + (port == "443" ? "" : ":" + port);
}

Result<PushEndpoint> read_endpoint(std::string_view text) {
    const Problem problem{"field endpoint", "must be an https address of a push service"};
    constexpr std::string_view kScheme = "https://";
    if (text.size() > kLongestEndpoint || !text.starts_with(kScheme)) return problem;
    for (const char c : text) {
        if (c <= 0x20 || c >= 0x7F) return problem;
    }
    text.remove_prefix(kScheme.size());
    const std::size_t slash = std::min(text.find('/'), text.size());
    std::string_view authority = text.substr(0, slash);
    if (authority.find_first_of("@[]?#\\") != std::string_view::npos) return problem;
    const std::size_t colon = authority.find(':');
    PushEndpoint endpoint;
    endpoint.host = authority.substr(0, colon);
    endpoint.port = colon == std::string_view::npos ? "443" : authority.substr(colon + 1);
    endpoint.target = slash == text.size() ? "/" : std::string(text.substr(slash));
    const bool digits = endpoint.port.find_first_not_of("0123456789") == std::string::npos;
    if (endpoint.host.empty() || endpoint.port.empty() || endpoint.port.size() > 5 || !digits) {
        return problem;
    }
    return endpoint;
}

namespace {

bool is_public(const asio::ip::address_v4& address) {
    struct Block {
        std::uint32_t first;
        int bits;
    };
    // What IANA has set aside, of which nothing is on the Internet.
    static constexpr Block kReserved[] = {
        {0x00000000, 8},  {0x0A000000, 8},  {0x64400000, 10}, {0x7F000000, 8},  {0xA9FE0000, 16},
        {0xAC100000, 12}, {0xC0000000, 24}, {0xC0000200, 24}, {0xC0A80000, 16}, {0xC6120000, 15},
        {0xC6336400, 24}, {0xCB007100, 24}, {0xE0000000, 3},
    };
    for (const Block& block : kReserved) {
        if ((address.to_uint() ^ block.first) >> (32 - block.bits) == 0) return false;
    }
    return true;
}

bool is_public(const asio::ip::address& address) {
    if (address.is_v4()) return is_public(address.to_v4());
    const asio::ip::address_v6 six = address.to_v6();
    if (six.is_v4_mapped()) return is_public(asio::ip::make_address_v4(asio::ip::v4_mapped, six));
    const auto bytes = six.to_bytes();
    if ((bytes[0] & 0xE0) != 0x20) return false;  // 2000::/3 is all there is
    // Tunnels (2002::/16, 2001::/32) and examples lead elsewhere.
    const bool tunnel =
        bytes[0] == 0x20 && (bytes[1] == 0x02 || (bytes[1] == 0x01 && bytes[2] < 2));
    const bool example =
        bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] == 0x0D && bytes[3] == 0xB8;
    return !tunnel && !example;
}

}  // namespace

bool is_public_address(std::string_view text) {
    boost::system::error_code problem;
    const auto address = asio::ip::make_address(text, problem);
    return !problem && is_public(address);
}

// ---- sending ----

namespace {

// One message, step by step; each step begins the next. The deadline is one for all.
class Sending : public std::enable_shared_from_this<Sending> {
   public:
    Sending(asio::io_context& loop, ssl::context& trust, const PushEndpoint& to, bool anywhere)
        : resolver_(loop), stream_(loop, trust), to_(to), anywhere_(anywhere) {
        parser_.body_limit(kMostAnswer);
    }

    void begin(const std::string& authorization) {
        request_.method(http::verb::post);
        request_.target(to_.target);
        request_.version(11);
        request_.set(http::field::host, to_.port == "443" ? to_.host : to_.host + ":" + to_.port);
        request_.set(http::field::authorization, authorization);
        request_.set("TTL", std::to_string(kKeepFor));
        request_.set("Urgency", "normal");
        request_.content_length(0);
        resolver_.async_resolve(to_.host, to_.port,
                                [self = shared_from_this()](auto problem, auto found) {
                                    if (!problem) self->connect(found);
                                });
    }

    void give_up() {
        resolver_.cancel();
        beast::get_lowest_layer(stream_).close();
    }

    int status() const { return status_; }

   private:
    // Only to what was looked at: a name may mean another address the next time.
    void connect(const asio::ip::tcp::resolver::results_type& found) {
        std::vector<asio::ip::tcp::endpoint> allowed;
        for (const auto& each : found) {
            if (anywhere_ || is_public(each.endpoint().address()))
                allowed.push_back(each.endpoint());
        }
        if (allowed.empty() ||
            !SSL_set_tlsext_host_name(stream_.native_handle(), to_.host.c_str())) {
            return;
        }
        stream_.set_verify_callback(ssl::host_name_verification(to_.host));
        allowed_ = std::move(allowed);
        beast::get_lowest_layer(stream_).async_connect(
            allowed_, [self = shared_from_this()](auto problem, const auto&) {
                if (!problem) self->shake_hands();
            });
    }

    void shake_hands() {
        stream_.async_handshake(ssl::stream_base::client,
                                [self = shared_from_this()](auto problem) {
                                    if (!problem) self->write();
                                });
    }

    void write() {
        http::async_write(stream_, request_,
                          [self = shared_from_this()](auto problem, std::size_t) {
                              if (!problem) self->read();
                          });
    }

    void read() {
        http::async_read_header(stream_, buffer_, parser_,
                                [self = shared_from_this()](auto problem, std::size_t) {
                                    if (!problem) self->status_ = self->parser_.get().result_int();
                                    self->give_up();
                                });
    }

    asio::ip::tcp::resolver resolver_;
    beast::ssl_stream<beast::tcp_stream> stream_;
    const PushEndpoint to_;
    const bool anywhere_;
    std::vector<asio::ip::tcp::endpoint> allowed_;
    http::request<http::empty_body> request_;
    beast::flat_buffer buffer_;
    http::response_parser<http::string_body> parser_;
    unsigned status_ = 0;
};

}  // namespace

int push(const PushEndpoint& to, const std::string& authorization, const PushOptions& options) {
    asio::io_context loop;
    ssl::context trust(ssl::context::tls_client);
    boost::system::error_code problem;
    trust.set_default_verify_paths(problem);
    trust.set_verify_mode(ssl::verify_peer);
    if (!options.trusted.empty()) {
        trust.add_certificate_authority(asio::buffer(options.trusted), problem);
    }
    const auto sending = std::make_shared<Sending>(loop, trust, to, options.anywhere);
    sending->begin(authorization);
    loop.run_for(kPushPatience);
    sending->give_up();
    loop.restart();
    loop.run_for(std::chrono::seconds(1));  // what was given up ends
    return sending->status();
}

}  // namespace moneybags
