#include "server/assets.h"

#include <gtest/gtest.h>

#include "server/embedded_page.h"

namespace moneybags {
namespace {

HttpRequest get(std::string path, std::string accept_encoding = {}) {
    HttpRequest request;
    request.method = "GET";
    request.path = std::move(path);
    request.accept_encoding = std::move(accept_encoding);
    return request;
}

std::string header(const HttpResponse& response, std::string_view name) {
    for (const auto& [key, value] : response.headers) {
        if (key == name) return value;
    }
    return {};
}

TEST(Assets, the_page_is_at_the_root_and_under_its_name) {
    const auto root = asset(get("/"));
    const auto named = asset(get("/index.html"));
    ASSERT_TRUE(root && named);
    EXPECT_EQ(root->body, named->body);
    EXPECT_EQ(root->status, 200);
    EXPECT_EQ(root->content_type, "text/html; charset=utf-8");
    EXPECT_TRUE(root->body.starts_with("<!doctype html>"));
}

TEST(Assets, what_is_not_a_file_of_the_page_is_left_to_others) {
    for (const char* path :
         {"/nothing.html", "/index", "", "//", "/index.html/", "/../index.html"}) {
        EXPECT_FALSE(asset(get(path))) << path;
    }
    HttpRequest posted = get("/");
    posted.method = "POST";
    EXPECT_FALSE(asset(posted));
}

TEST(Assets, every_file_is_served_as_it_is_and_compressed_if_that_helps) {
    ASSERT_FALSE(page_files().empty());
    for (const PageFile& file : page_files()) {
        SCOPED_TRACE(file.path);
        const auto plain = asset(get(std::string(file.path)));
        const auto packed = asset(get(std::string(file.path), "gzip, deflate, br"));
        ASSERT_TRUE(plain && packed);
        EXPECT_EQ(plain->body, file.bytes);
        EXPECT_EQ(header(*plain, "Content-Encoding"), "");
        EXPECT_EQ(header(*plain, "Vary"), "Accept-Encoding");
        EXPECT_EQ(header(*packed, "Vary"), "Accept-Encoding");
        if (file.gzip.empty()) {
            EXPECT_EQ(packed->body, file.bytes);
            EXPECT_EQ(header(*packed, "Content-Encoding"), "");
        } else {
            EXPECT_LT(file.gzip.size(), file.bytes.size());
            EXPECT_EQ(packed->body, file.gzip);
            EXPECT_TRUE(packed->body.starts_with("\x1f\x8b"));
            EXPECT_EQ(header(*packed, "Content-Encoding"), "gzip");
            EXPECT_NE(header(*plain, "ETag"), header(*packed, "ETag"));
        }
        if (!file.path.ends_with(".net")) {  // what a network is, no browser need know
            EXPECT_NE(plain->content_type, "application/octet-stream");
        }
    }
}

TEST(Assets, the_page_runs_no_script_and_no_style_that_stands_in_it) {
    // The Content-Security-Policy would not let them.
    for (const PageFile& file : page_files()) {
        if (!file.path.ends_with(".html")) continue;
        EXPECT_EQ(file.bytes.find("<style"), std::string_view::npos) << file.path;
        EXPECT_EQ(file.bytes.find("<script>"), std::string_view::npos) << file.path;
        EXPECT_EQ(file.bytes.find(" style="), std::string_view::npos) << file.path;
        EXPECT_EQ(file.bytes.find(" onclick="), std::string_view::npos) << file.path;
    }
}

TEST(Assets, who_has_it_already_is_told_so) {
    for (const char* encoding : {"", "gzip"}) {
        HttpRequest request = get("/", encoding);
        const auto first = asset(request);
        ASSERT_TRUE(first);
        const std::string etag = header(*first, "ETag");
        request.if_none_match = etag;
        const auto again = asset(request);
        ASSERT_TRUE(again);
        EXPECT_EQ(again->status, 304);
        EXPECT_EQ(again->body, "");
        EXPECT_EQ(header(*again, "ETag"), etag);
        EXPECT_EQ(header(*again, "Cache-Control"), "no-cache");
        request.if_none_match = "\"another\"";
        EXPECT_EQ(asset(request)->status, 200);
    }
}

TEST(Assets, a_tag_may_stand_in_a_list_and_be_called_weak) {
    EXPECT_TRUE(matches("\"a\"", "\"a\""));
    EXPECT_TRUE(matches("\"x\" , W/\"a\"", "\"a\""));
    EXPECT_TRUE(matches("*", "\"a\""));
    EXPECT_FALSE(matches("", "\"a\""));
    EXPECT_FALSE(matches("\"ab\", a", "\"a\""));
}

TEST(Assets, only_names_with_a_hash_never_change) {
    for (const char* path :
         {"/assets/index-B7x_k2Pq.js", "/index-DiwrgTda.css", "/a-12345678.woff2"}) {
        EXPECT_TRUE(never_changes(path)) << path;
    }
    for (const char* path :
         {"/index.html", "/game-settings.js", "/index-B7x.js", "/index-B7x_k2Pq", "/B7x_k2Pq.js",
          "/service-worker.js", "/a-1234567.js", "/a-1234 678.js"}) {
        EXPECT_FALSE(never_changes(path)) << path;
    }
}

TEST(Assets, types_are_known_by_the_ending) {
    EXPECT_EQ(type_of("/a.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(type_of("/a.css"), "text/css; charset=utf-8");
    EXPECT_EQ(type_of("/a.svg"), "image/svg+xml");
    EXPECT_EQ(type_of("/a.png"), "image/png");
    EXPECT_EQ(type_of("/favicon.ico"), "image/x-icon");
    EXPECT_EQ(type_of("/a.json"), "application/json");
    EXPECT_EQ(type_of("/a.webmanifest"), "application/manifest+json");
    EXPECT_EQ(type_of("/a.woff2"), "font/woff2");
    EXPECT_EQ(type_of("/a"), "application/octet-stream");
}

TEST(Assets, an_encoding_is_taken_if_its_weight_says_so) {
    for (const char* yes : {"gzip", "GZIP", "deflate, gzip;q=1.0", "*", "br, *;q=0.1", "x-gzip",
                            "gzip ; q=0.5, identity;q=0.5", "identity;q=0, gzip;q=0.001"}) {
        EXPECT_TRUE(takes_gzip(yes)) << yes;
    }
    for (const char* no : {"", "br", "gzip;q=0", "gzip;q=0.000", "gzip;q=0, *", "*;q=0", "identity",
                           "gzip;q=0.1, identity;q=0.5", "gzip;q=often", "notgzip", "gzip;q=-1"}) {
        EXPECT_FALSE(takes_gzip(no)) << no;
    }
}

}  // namespace
}  // namespace moneybags
