// HTTP: what is answered, and what is refused.

#include <random>

#include "server/net_text.h"
#include "tests/server/inn.h"

namespace moneybags::inn {
namespace {

// The one shape of every refusal, whoever gives it.
void expect_refusal(const Answer& answer) {
    boost::json::error_code wrong;
    const boost::json::value body = boost::json::parse(answer.body, wrong);
    ASSERT_FALSE(wrong) << answer.body;
    EXPECT_EQ(body.as_object().size(), 1u) << answer.body;
    const boost::json::object& error = body.at("error").as_object();
    EXPECT_EQ(error.size(), 2u) << answer.body;
    EXPECT_FALSE(error.at("reason").as_string().empty()) << answer.body;
    EXPECT_FALSE(error.at("text").as_string().empty()) << answer.body;
}

NetLimits small() { return {.body_bytes = 1000, .header_bytes = 2048, .request = Span{300}}; }

TEST(Http, one_connection_serves_request_after_request) {
    Inn inn;
    Wire wire = inn.wire();
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(wire.write(request_text(kHost, "GET", "/hello")));
        const auto answer = wire.read_answer();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->status, 200);
        EXPECT_EQ(answer->body, "\"hello\"");
        EXPECT_EQ(answer->header("Connection"), "keep-alive");
    }
    EXPECT_EQ(inn.figures().accepted, 1u);
    EXPECT_EQ(inn.figures().requests, 3u);
}

TEST(Http, requests_sent_all_at_once_are_answered_in_order) {
    Inn inn;
    Wire wire = inn.wire();
    ASSERT_TRUE(wire.write(request_text(kHost, "POST", "/echo", {}, "first") +
                           request_text(kHost, "GET", "/hello") +
                           request_text(kHost, "POST", "/echo", {}, "third")));
    for (const char* body : {"first", "\"hello\"", "third"}) {
        const auto answer = wire.read_answer();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->body, body);
    }
}

TEST(Http, a_request_that_arrives_byte_by_byte_is_a_request) {
    Inn inn;
    Wire wire = inn.wire();
    for (const char c : request_text(kHost, "POST", "/echo", {}, "slowly")) {
        ASSERT_TRUE(wire.write({&c, 1}));
        std::this_thread::sleep_for(milliseconds{1});
    }
    EXPECT_EQ(wire.read_answer()->body, "slowly");
}

TEST(Http, HEAD_has_the_length_and_no_body) {
    Inn inn;
    Wire wire = inn.wire();
    ASSERT_TRUE(
        wire.write(request_text(kHost, "HEAD", "/hello") + request_text(kHost, "GET", "/hello")));
    const auto head = wire.read_answer(kPatience, true);
    ASSERT_TRUE(head);
    EXPECT_EQ(head->header("Content-Length"), "7");
    EXPECT_EQ(wire.read_answer()->body, "\"hello\"");
}

TEST(Http, no_content_has_neither_length_nor_type) {
    Inn inn;
    const auto answer = inn.get("/nothing");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 204);
    EXPECT_EQ(answer->header("Content-Length"), "");
    EXPECT_EQ(answer->header("Content-Type"), "");
}

TEST(Http, every_answer_bears_the_headers_that_protect_the_page) {
    Inn inn;
    Wire refused = inn.wire();
    ASSERT_TRUE(refused.write("BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n"));
    for (const auto& answer : {inn.get("/hello"), inn.get("/unknown"), refused.read_answer()}) {
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->header("X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(answer->header("Referrer-Policy"), "no-referrer");
        EXPECT_EQ(answer->header("Cross-Origin-Opener-Policy"), "same-origin");
        EXPECT_EQ(answer->header("Cache-Control"), "no-store");
        EXPECT_EQ(answer->header("Content-Security-Policy"),
                  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
                  "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; "
                  "base-uri 'none'; form-action 'self'");
    }
}

TEST(Http, an_answer_may_say_itself_how_it_is_cached_but_cannot_be_split) {
    Inn inn;
    const auto answer = inn.get("/cached");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->header("Cache-Control"), "max-age=60");
    EXPECT_EQ(answer->header("Set-Cookie"), "");
    EXPECT_EQ(answer->header("X-Split"), "");
}

TEST(Http, the_guests_see_the_path_decoded_and_the_query_as_sent) {
    Inn inn;
    EXPECT_EQ(inn.get("/%77h%6F?a=%20b",
                      {
                          {"Cookie", "seat=1"}
    })
                  ->body,
              "GET|/who|a=%20b|127.0.0.1|seat=1");
}

TEST(Http, HTTP_1_0_is_answered_and_the_connection_ends) {
    Inn inn;
    Wire wire = inn.wire();
    ASSERT_TRUE(wire.write("GET /hello HTTP/1.0\r\n\r\n"));
    const auto answer = wire.read_answer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 200);
    EXPECT_EQ(answer->header("Connection"), "close");
    EXPECT_TRUE(wire.read_to_end());
}

TEST(Http, a_client_that_asks_before_it_sends_a_body_is_told_to_go_on) {
    Inn inn;
    Wire wire = inn.wire();
    ASSERT_TRUE(
        wire.write("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n"
                   "Expect: 100-continue\r\n\r\n"));
    EXPECT_EQ(wire.read_answer()->status, 100);
    ASSERT_TRUE(wire.write("body"));
    EXPECT_EQ(wire.read_answer()->body, "body");
}

TEST(Http, what_is_too_much_or_too_slow_is_refused_with_a_reason) {
    std::string many_headers = "GET / HTTP/1.1\r\nHost: x\r\n";
    for (int i = 0; i < 500; ++i) many_headers += "X-" + std::to_string(i) + ": y\r\n";
    Inn inn(small());
    const auto expect = [&inn](int status, const char* story, const std::string& sent) {
        SCOPED_TRACE(story);
        Wire wire = inn.wire();
        ASSERT_TRUE(wire.write(sent));
        const auto answer = wire.read_answer();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->status, status);
        expect_refusal(*answer);
        EXPECT_EQ(answer->header("Connection"), "close");
        EXPECT_EQ(answer->header("Allow"), status == 405 ? "GET, HEAD, POST" : "");
        wire.end_writing();
        EXPECT_TRUE(wire.read_to_end());
    };
    const std::string post = "POST /echo HTTP/1.1\r\nHost: x\r\n";
    const std::string many_c(1000, 'c');
    expect(414, "a path without end", "GET /" + std::string(5000, 'a'));
    expect(431, "a header without end",
           "GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(5000, 'a'));
    expect(431, "headers without end", many_headers);
    expect(413, "a body one byte too long", post + "Content-Length: 1001\r\n\r\n" + many_c + "d");
    expect(413, "a body told to be long", post + "Content-Length: 99999999999\r\n\r\n");
    expect(413, "pieces without end",
           post + "Transfer-Encoding: chunked\r\n\r\n3e8\r\n" + many_c + "\r\n3e8\r\n" + many_c);
    expect(408, "a request that does not end", "GET /hello HTTP/1.1\r\nHost:");
    expect(408, "a body that does not end", post + "Content-Length: 10\r\n\r\nhalf");
    expect(405, "a verb we have no use for", "DELETE /hello HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(405, "a verb of their own", "STEAL /hello HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(inn.on_loop([&] { return inn.keeper.requests; }), 0);
    const auto just_fits = http(kHost, inn.port, "POST", "/echo", {}, std::string(1000, 'b'));
    ASSERT_TRUE(just_fits);
    EXPECT_EQ(just_fits->status, 200);
}

TEST(Http, nonsense_is_a_bad_request_and_never_reaches_the_guests) {
    const std::string rows[] = {
        "hello\r\n\r\n",
        "GET\r\n\r\n",
        "GET /hello\r\n\r\n",
        "GET /hello HTTP/3.7\r\nHost: x\r\n\r\n",
        "GET hello HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET http://elsewhere/hello HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /hello HTTP/1.1\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost : x\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /%4 HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /hello%00 HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /a/../hello HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /%2e%2e/hello HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /..%2fhello HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /..%5chello HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
        "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"
        "0\r\n\r\n",
        "POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        std::string("\0\1\2\3\r\n\r\n", 8),
        "\x16\x03\x01\x02\x01\x01\xfc\x03\x03 looks like TLS\r\n\r\n",
    };
    Inn inn(small());
    inn.hold_clock();
    for (const std::string& sent : rows) {
        SCOPED_TRACE(sent);
        Wire wire = inn.wire();
        ASSERT_TRUE(wire.write(sent));
        const auto answer = wire.read_answer();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->status, 400);
        expect_refusal(*answer);
    }
    EXPECT_EQ(inn.on_loop([&] { return inn.keeper.requests; }), 0);
    inn.expect_alive();
}

TEST(Http, who_leaves_in_the_middle_leaves_nothing_behind) {
    Inn inn(small());
    const std::string whole = request_text(kHost, "POST", "/echo", {}, "a body of some length");
    for (std::size_t length = 0; length < whole.size(); length += 3) {
        Wire polite = inn.wire(), rude = inn.wire();
        ASSERT_TRUE(polite.write(whole.substr(0, length)));
        ASSERT_TRUE(rude.write(whole.substr(0, length)));
        polite.hang_up();
        rude.abort();
    }
    EXPECT_TRUE(inn.is_empty_soon());
    inn.expect_alive();
}

TEST(Http, random_bytes_and_damaged_requests_do_not_harm) {
    Inn inn(small());
    std::minstd_rand luck{7};
    const std::string good = request_text(kHost, "POST", "/echo?x=1",
                                          {
                                              {"Cookie", "a=b"}
    },
                                          "body") +
                             request_text(kHost, "GET", "/who");
    for (int round = 0; round < 300; ++round) {
        std::string bytes = good;
        if (round % 3 == 0) bytes.resize(luck() % 600);
        const std::size_t damaged = round % 3 == 0 ? bytes.size() : 1 + luck() % 8;
        for (std::size_t i = 0; i < damaged && !bytes.empty(); ++i) {
            bytes[luck() % bytes.size()] = static_cast<char>(luck());
        }
        Wire wire = inn.wire();
        static_cast<void>(wire.write(bytes));
        if (round % 2 == 0) {
            wire.end_writing();
            EXPECT_TRUE(wire.read_to_end()) << round;
        } else {
            wire.abort();
        }
    }
    EXPECT_TRUE(inn.is_empty_soon());
    inn.expect_alive();
}

TEST(Http, many_who_send_slowly_do_not_keep_others_waiting) {
    Inn inn(small());
    inn.hold_clock();
    std::vector<Wire> slow;
    for (int i = 0; i < 200; ++i) {
        slow.push_back(inn.wire());
        ASSERT_TRUE(slow.back().write("GET /hello HTTP/1.1\r\nX-"));
    }
    ASSERT_TRUE(inn.eventually(
        [](const NetFigures& figures, const Keeper&) { return figures.requests == 200; }));
    inn.expect_alive();
    inn.wind(Span{300});
    for (Wire& wire : slow) {
        static_cast<void>(wire.write("a"));  // a sign of life does not buy more time
        const auto answer = wire.read_answer();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->status, 408);
        wire.hang_up();
    }
    EXPECT_TRUE(inn.is_empty_soon());
}

TEST(Http, a_connection_without_a_request_is_closed_without_a_word) {
    Inn inn({.idle = Span{200}});
    inn.hold_clock();
    Wire silent = inn.wire(), served = inn.wire();
    ASSERT_TRUE(served.write(request_text(kHost, "GET", "/hello")));
    EXPECT_TRUE(served.read_answer());
    inn.expect_alive();  // by then it waits for the next request
    inn.wind(Span{200});
    EXPECT_TRUE(silent.read_to_end());
    EXPECT_TRUE(served.read_to_end());
    EXPECT_EQ(silent.received() + served.received(), "");
}

TEST(Http, who_does_not_read_the_answer_is_let_go) {
    Inn inn({.idle = Span{300}});
    inn.hold_clock();
    Wire wire(kHost, inn.port, 4096);
    ASSERT_TRUE(wire.write(request_text(kHost, "GET", "/big")));
    ASSERT_TRUE(inn.eventually(
        [](const NetFigures&, const Keeper& keeper) { return keeper.requests == 1; }));
    inn.expect_alive();  // by then the answer is under way
    inn.wind(Span{300});
    EXPECT_TRUE(inn.is_empty_soon());
}

TEST(Http, a_long_answer_arrives_whole) {
    Inn inn;
    const auto answer = inn.get("/big");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->body, std::string(4'000'000, 'b'));
}

TEST(Http, the_answer_may_come_later_and_the_next_request_waits_for_it) {
    Inn inn;
    Wire wire = inn.wire();
    ASSERT_TRUE(
        wire.write(request_text(kHost, "GET", "/later") + request_text(kHost, "GET", "/hello")));
    ASSERT_TRUE(inn.eventually(
        [](const NetFigures&, const Keeper& keeper) { return keeper.later.size() == 1; }));
    EXPECT_FALSE(wire.read_more(milliseconds{100}));
    inn.on_loop([&] {
        HttpResponse response;
        response.body = "at last";
        inn.keeper.later[0](response);
        response.body = "twice";
        inn.keeper.later[0](response);
    });
    EXPECT_EQ(wire.read_answer()->body, "at last");
    EXPECT_EQ(wire.read_answer()->body, "\"hello\"");
}

TEST(Http, an_answer_to_somebody_who_has_left_is_harmless) {
    Inn inn;
    for (const bool rude : {false, true}) {
        Wire wire = inn.wire();
        ASSERT_TRUE(wire.write(request_text(kHost, "GET", "/later")));
        ASSERT_TRUE(inn.eventually(
            [](const NetFigures&, const Keeper& keeper) { return !keeper.later.empty(); }));
        if (rude) {
            wire.abort();
        } else {
            wire.hang_up();
        }
        inn.on_loop([&] {
            HttpResponse response;
            response.body.assign(100'000, 'x');
            inn.keeper.later[0](std::move(response));
            inn.keeper.later.clear();
        });
        EXPECT_TRUE(inn.is_empty_soon());
    }
    inn.expect_alive();
}

TEST(Http, a_request_that_the_guests_forget_is_answered_500) {
    Inn inn;
    const auto answer = inn.get("/forget");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 500);
}

TEST(HttpText, is_utf8_by_the_book) {
    for (const char* good : {"", "plain", "繁體中文", "\xf0\x9f\x92\xb0", "\xed\x9f\xbf"}) {
        EXPECT_TRUE(is_utf8(good)) << good;
    }
    for (const char* bad :
         {"\x80", "\xc3", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf0\x80\x80\x80",
          "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80", "\xff"}) {
        EXPECT_FALSE(is_utf8(bad)) << bad;
    }
}

TEST(HttpText, a_reason_is_shortened_between_two_characters) {
    EXPECT_EQ(shortened("abc", 3), "abc");
    EXPECT_EQ(shortened("abcd", 3), "abc");
    EXPECT_EQ(shortened("中文", 5), "中");
    EXPECT_EQ(shortened("中文", 2), "");
}

TEST(HttpText, a_path_may_hold_any_character_that_is_encoded) {
    const auto target = read_target("/t/%E4%B8%AD%20x..y?a=b?c#d");
    ASSERT_TRUE(target);
    EXPECT_EQ(target->path, "/t/中 x..y");
    EXPECT_EQ(target->query, "a=b?c");
}

TEST(HttpText, only_the_last_forwarded_address_counts_and_only_if_it_is_one) {
    EXPECT_EQ(last_forwarded("203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(last_forwarded("10.0.0.1, 203.0.113.7 "), "203.0.113.7");
    EXPECT_EQ(last_forwarded("x,[2001:db8::1]"), "2001:db8::1");
    EXPECT_EQ(last_forwarded("203.0.113.7, unknown"), "");
    EXPECT_EQ(last_forwarded(""), "");
}

TEST(HttpText, a_household_is_one_address_or_one_IPv6_network) {
    EXPECT_EQ(household("203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(household("2001:db8:1:2:3:4:5:6"), household("2001:db8:1:2::9"));
    EXPECT_NE(household("2001:db8:1:2::9"), household("2001:db8:1:3::9"));
}

}  // namespace
}  // namespace moneybags::inn
