// Web Push, against a push service of the test's own.

#include "server/push.h"

#include <gtest/gtest.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>
#include <sodium.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <thread>

#include "server/alerts.h"
#include "tests/server/harness.h"
#include "tests/store/scripted_store.h"

namespace moneybags::house_tests {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
namespace ssl = asio::ssl;
using asio::ip::tcp;

std::string pem_of(const std::function<void(BIO*)>& write) {
    BIO* const out = BIO_new(BIO_s_mem());
    write(out);
    char* bytes = nullptr;
    const long size = BIO_get_mem_data(out, &bytes);
    std::string text(bytes, static_cast<std::size_t>(size));
    BIO_free(out);
    return text;
}

// A certificate for localhost, signed by itself.
struct Certificate {
    std::string key, certificate;

    Certificate() {
        EVP_PKEY* const pair = EVP_EC_gen("P-256");
        X509* const made = X509_new();
        ASN1_INTEGER_set(X509_get_serialNumber(made), 1);
        X509_set_version(made, 2);
        X509_gmtime_adj(X509_getm_notBefore(made), -3600);
        X509_gmtime_adj(X509_getm_notAfter(made), 3600);
        X509_set_pubkey(made, pair);
        X509_NAME* const name = X509_get_subject_name(made);
        X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                                   reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
        X509_set_issuer_name(made, name);
        X509_EXTENSION* const also =
            X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, "DNS:localhost");
        X509_add_ext(made, also, -1);
        X509_EXTENSION_free(also);
        X509_sign(made, pair, EVP_sha256());
        key = pem_of([&](BIO* out) {
            PEM_write_bio_PrivateKey(out, pair, nullptr, nullptr, 0, nullptr, nullptr);
        });
        certificate = pem_of([&](BIO* out) { PEM_write_bio_X509(out, made); });
        X509_free(made);
        EVP_PKEY_free(pair);
    }
};

class PushService {
   public:
    explicit PushService(unsigned status = 201) : status_(status) {
        trust_.use_certificate_chain(asio::buffer(papers_.certificate));
        trust_.use_private_key(asio::buffer(papers_.key), ssl::context::pem);
        thread_ = std::thread([this] { serve(); });
    }
    ~PushService() {
        ending_ = true;
        // Whoever waits for a guest is woken by one.
        boost::system::error_code problem;
        tcp::socket last(loop_);
        last.connect({asio::ip::address_v4::loopback(), port()}, problem);
        thread_.join();
    }

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    std::string endpoint() const {
        return "https://localhost:" + std::to_string(port()) + "/send/abc";
    }
    PushOptions options() const { return {papers_.certificate, true}; }
    int guests() const { return guests_; }
    // The next request that comes.
    http::request<http::string_body> next() {
        std::unique_lock lock(mutex_);
        EXPECT_TRUE(came_.wait_for(lock, kLong, [&] { return !requests_.empty(); }));
        if (requests_.empty()) return {};
        auto request = std::move(requests_.front());
        requests_.pop_front();
        return request;
    }

   private:
    void serve() {
        for (;;) {
            boost::system::error_code problem;
            tcp::socket socket = acceptor_.accept(problem);
            if (ending_) return;
            ++guests_;
            boost::beast::ssl_stream<tcp::socket> stream(std::move(socket), trust_);
            stream.handshake(ssl::stream_base::server, problem);
            if (problem) continue;
            boost::beast::flat_buffer buffer;
            http::request<http::string_body> request;
            http::read(stream, buffer, request, problem);
            if (problem) continue;
            http::response<http::empty_body> response{http::int_to_status(status_), 11};
            response.prepare_payload();
            http::write(stream, response, problem);
            const std::lock_guard lock(mutex_);
            requests_.push_back(std::move(request));
            came_.notify_all();
        }
    }

    const unsigned status_;
    const Certificate papers_;
    asio::io_context loop_;
    ssl::context trust_{ssl::context::tls_server};
    tcp::acceptor acceptor_{
        loop_, {asio::ip::address_v4::loopback(), 0}
    };
    std::atomic<bool> ending_ = false;
    std::atomic<int> guests_ = 0;
    std::mutex mutex_;
    std::condition_variable came_;
    std::deque<http::request<http::string_body>> requests_;
    std::thread thread_;
};

std::string from_base64(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t size = 0;
    EXPECT_EQ(sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(),
                                text.data(), text.size(), nullptr, &size, nullptr,
                                sodium_base64_VARIANT_URLSAFE_NO_PADDING),
              0);
    bytes.resize(size);
    return bytes;
}

std::string between(const std::string& text, std::string_view from, std::string_view to) {
    const std::size_t begin = text.find(from) + from.size();
    return text.substr(begin, std::min(text.find(to, begin), text.size()) - begin);
}

// The claims of a "vapid t=…, k=…" whose signature is right (RFC 8292), else nothing.
json::object proven(const std::string& authorization) {
    const std::string token = between(authorization, "t=", ","),
                      key = from_base64(between(authorization, "k=", " "));
    const std::size_t first = token.find('.'), last = token.rfind('.');
    const std::string signed_part = token.substr(0, last),
                      raw = from_base64(token.substr(last + 1));
    EXPECT_EQ(key.size(), 65u);
    EXPECT_EQ(raw.size(), 64u);
    char group[] = "P-256";
    std::string point = key;
    OSSL_PARAM parts[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()),
        OSSL_PARAM_construct_end()};
    EVP_PKEY* pair = nullptr;
    EVP_PKEY_CTX* const making = EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr);
    EVP_PKEY_fromdata_init(making);
    EVP_PKEY_fromdata(making, &pair, EVP_PKEY_PUBLIC_KEY, parts);
    EVP_PKEY_CTX_free(making);
    const auto* bytes = reinterpret_cast<const unsigned char*>(raw.data());
    ECDSA_SIG* const numbers = ECDSA_SIG_new();
    ECDSA_SIG_set0(numbers, BN_bin2bn(bytes, 32, nullptr), BN_bin2bn(bytes + 32, 32, nullptr));
    unsigned char* der = nullptr;
    const int size = i2d_ECDSA_SIG(numbers, &der);
    EVP_MD_CTX* const context = EVP_MD_CTX_new();
    EVP_DigestVerifyInit(context, nullptr, EVP_sha256(), nullptr, pair);
    const int right = EVP_DigestVerify(context, der, static_cast<std::size_t>(size),
                                       reinterpret_cast<const unsigned char*>(signed_part.data()),
                                       signed_part.size());
    EVP_MD_CTX_free(context);
    OPENSSL_free(der);
    ECDSA_SIG_free(numbers);
    EVP_PKEY_free(pair);
    EXPECT_EQ(right, 1);
    if (right != 1) return {};
    return json::parse(from_base64(signed_part.substr(first + 1))).as_object();
}

TEST(Push, a_key_that_was_kept_signs_as_before) {
    const PushKey key = PushKey::fresh();
    const Result<PushKey> again = PushKey::read(key.text());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->public_key(), key.public_key());
    const json::object claims =
        proven(again->authorization("https://push.example", "https://house.test", kEvening));
    EXPECT_EQ(text_of(claims, "aud"), "https://push.example");
    EXPECT_EQ(text_of(claims, "sub"), "https://house.test");
    EXPECT_EQ(claims.at("exp").to_number<std::int64_t>(), 1'700'000'000);
    EXPECT_FALSE(PushKey::read("no key"));
}

TEST(Push, only_https_endpoints_are_taken) {
    const Result<PushEndpoint> right = read_endpoint("https://push.example:8443/send/a?b=c");
    ASSERT_TRUE(right);
    EXPECT_EQ(right->origin(), "https://push.example:8443");
    EXPECT_EQ(right->target, "/send/a?b=c");
    for (const std::string& wrong :
         {std::string("http://push.example/a"), std::string("https://"),
          std::string("https://user@push.example/"), std::string("https://push.example:x/"),
          std::string("https://push.example/a b"), std::string("https://[::1]/"),
          "https://push.example/" + std::string(1'000, 'a')}) {
        EXPECT_FALSE(read_endpoint(wrong)) << wrong;
    }
}

TEST(Push, no_address_of_the_houses_own_network_is_public) {
    for (const char* inside : {"127.0.0.1",
                               "10.1.2.3",
                               "172.16.0.1",
                               "172.31.255.255",
                               "192.168.1.1",
                               "169.254.169.254",
                               "100.64.0.1",
                               "0.0.0.0",
                               "224.0.0.1",
                               "255.255.255.255",
                               "192.0.2.1",
                               "198.18.0.1",
                               "::1",
                               "::",
                               "fe80::1",
                               "fc00::1",
                               "ff02::1",
                               "::ffff:10.0.0.1",
                               "64:ff9b::a00:1",
                               "2002:a00:1::",
                               "2001:db8::1",
                               "2001::1",
                               "push.example"}) {
        EXPECT_FALSE(is_public_address(inside)) << inside;
    }
    for (const char* outside : {"1.1.1.1", "172.32.0.1", "8.8.8.8", "2606:4700:4700::1111"}) {
        EXPECT_TRUE(is_public_address(outside)) << outside;
    }
}

TEST(Push, a_service_inside_or_of_unknown_name_hears_nothing) {
    PushService service;
    const PushEndpoint to = *read_endpoint(service.endpoint());
    PushOptions strict = service.options();
    strict.anywhere = false;
    EXPECT_EQ(push(to, "vapid", strict), 0);
    EXPECT_EQ(service.guests(), 0) << "not even a connection";
    PushOptions distrustful;
    distrustful.anywhere = true;
    EXPECT_EQ(push(to, "vapid", distrustful), 0);
    EXPECT_EQ(push(to, "vapid", service.options()), 201);
    EXPECT_EQ(service.next().target(), "/send/abc");
}

// ---- alerts ----

struct Away {
    explicit Away(PushService& service, json::object more = {}) : host(house_for(service), "Host") {
        table = host.open(wish_for(first_way(), "bots", "random", "start", true));
        more["endpoint"] = service.endpoint();
        EXPECT_EQ(host.post_at(table, "/alert", more).status, 200);
    }

    TestHouse& house_for(PushService& service) {
        Plan plan;
        plan.base_url = "https://house.test";
        plan.push = service.options();
        house = std::make_unique<TestHouse>(plan);
        return *house;
    }
    void wait() { house->pass(Alerts::kAfter + Span{1'000}); }
    json::array notices() { return body_of(host.post("/api/me/notices")).at("notices").as_array(); }

    std::unique_ptr<TestHouse> house;
    Guest host;
    std::string table;
};

TEST(Alerts, who_is_awaited_and_away_is_told_once_and_nothing_stands_in_the_message) {
    PushService service;
    Away away(service);
    EXPECT_EQ(away.notices().size(), 0u) << "not before they had time to come";
    away.wait();
    const auto request = service.next();
    EXPECT_EQ(request.method(), http::verb::post);
    EXPECT_EQ(request.body(), "");
    const std::string proof(request[http::field::authorization]);
    const json::object claims = proven(proof);
    EXPECT_EQ(text_of(claims, "aud"), "https://localhost:" + std::to_string(service.port()));
    EXPECT_NE(proof.find(text_of(body_of(away.host.get("/api/push")), "key")), std::string::npos);
    const json::array notices = away.notices();
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_EQ(text_of(notices[0].as_object(), "what"), "turn");
    EXPECT_EQ(text_of(notices[0].as_object(), "table"), away.table);
    EXPECT_EQ(away.notices().size(), 0u);
    away.wait();
    EXPECT_EQ(service.guests(), 1) << "once, until they come";
}

TEST(Alerts, nobody_is_told_who_is_there_or_wants_quiet_or_has_had_enough) {
    PushService service;
    Away here(service);
    here.host.visit(here.table);
    here.wait();
    EXPECT_EQ(here.notices().size(), 0u);
    // The evening of the tests begins at 22:13 UTC.
    Away asleep(service, {
                             {"quiet_from", 22 * 60},
                             {"quiet_to",   7 * 60 }
    });
    asleep.wait();
    EXPECT_EQ(asleep.notices().size(), 0u);
    Away done(service);
    const json::object off{
        {"endpoint", service.endpoint()},
        {"off",      true              }
    };
    EXPECT_EQ(done.host.post_at(done.table, "/alert", off).status, 200);
    done.wait();
    EXPECT_EQ(done.notices().size(), 0u);
    EXPECT_EQ(service.guests(), 0);
}

TEST(Alerts, who_is_away_is_told_of_another_game_and_of_an_invitation) {
    PushService service;
    Plan plan;
    plan.base_url = "https://house.test";
    plan.push = service.options();
    TestHouse house(plan);
    const Way way = first_way();
    Party party(house, way, settings_for(way), 2, 0);
    Guest& host = party.at(0);
    Guest& away = party.at(1);
    const json::object wish{
        {"endpoint", service.endpoint()}
    };
    ASSERT_EQ(away.post_at(party.id, "/alert", wish).status, 200);
    Rng luck{13};
    play_out(house, party, luck);
    const auto told = [&] {
        const json::array list = body_of(away.post("/api/me/notices")).at("notices").as_array();
        EXPECT_EQ(list.size(), 1u);
        return list.empty() ? json::object() : list[0].as_object();
    };

    away.hang_up();
    house.rest();
    ASSERT_EQ(host.refused(message("rematch", "r")), "");
    house.pass(Alerts::kAfter + Span{1'000});
    EXPECT_EQ(service.next().target(), "/send/abc");
    const json::object again = told();
    EXPECT_EQ(text_of(again, "what"), "rematch");
    EXPECT_EQ(text_of(again, "table"), text_of(host.table, "rematch"));
    EXPECT_NE(text_of(again, "text"), "");

    const json::object invitation{
        {"table", party.id},
        {"seat",  1       }
    };
    const std::string other = host.open(wish_for(way));
    EXPECT_EQ(host.post_at(other, "/invite", invitation).status, 200);
    EXPECT_EQ(service.next().target(), "/send/abc");
    const json::object invited = told();
    EXPECT_EQ(text_of(invited, "what"), "invitation");
    EXPECT_EQ(text_of(invited, "table"), other);
    EXPECT_NE(text_of(invited, "text").find(host.name()), std::string::npos);

    Guest stranger(house, "Eve");
    const std::string elsewhere = stranger.open(wish_for(way));
    EXPECT_EQ(reason_of(stranger.post_at(elsewhere, "/invite", invitation)), "not-seated");
    EXPECT_EQ(service.guests(), 2) << "nobody is told by who never sat with them";
}

TEST(Alerts, the_key_and_the_wishes_outlast_a_restart) {
    PushService service;
    Away away(service);
    const std::string key = text_of(body_of(away.host.get("/api/push")), "key");
    away.house->restart();
    EXPECT_EQ(text_of(body_of(away.host.get("/api/push")), "key"), key);
    const json::object again{
        {"endpoint", service.endpoint()}
    };
    EXPECT_EQ(away.host.post_at(away.table, "/alert", again).status, 200);
    away.wait();
    EXPECT_EQ(service.next().target(), "/send/abc");
}

// Of servers that start together on a new store.
TEST(Alerts, the_key_of_a_site_is_the_one_that_was_written_first) {
    class Shared final : public ScriptedStore {
       public:
        Shared() : ScriptedStore({.commit = [this](const auto&) { return write(); }}) {}
        Stored<std::vector<NoteRow>> notes(std::string_view kind, std::int64_t) override {
            return kind == "push-key" ? keys_ : std::vector<NoteRow>{};
        }
        const std::string others = PushKey::fresh().text();

       private:
        std::optional<StoreProblem> write() {  // another server was faster
            keys_ = {
                {"push-key", 0, "", "", others}
            };
            return {};
        }
        std::vector<NoteRow> keys_;
    };
    Shared store;
    const auto kept = Alerts::read(store, "https://house.test");
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->key->text(), store.others);
}

TEST(Alerts, a_house_without_tls_pushes_nothing_and_says_so) {
    TestHouse house;
    Guest host(house, "Host");
    EXPECT_TRUE(body_of(host.get("/api/push")).at("key").is_null());
    const json::object wish{
        {"endpoint", "https://push.example/a"}
    };
    EXPECT_EQ(reason_of(host.post_at(host.open(wish_for(first_way())), "/alert", wish)), "no-push");
}

}  // namespace
}  // namespace moneybags::house_tests
