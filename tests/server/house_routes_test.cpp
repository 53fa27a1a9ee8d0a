// Every route and every message, asked for by those who may not and in ways one should not: the
// default is to refuse, and a refusal changes nothing. What is not in these tables is not allowed
// to exist.

#include <gtest/gtest.h>

#include <set>

#include "tests/server/harness.h"

namespace moneybags::house_tests {
namespace {

// Who asks, at which table.
enum Who { Nobody, Watcher, Seated, Gone };  // without a cookie; with one; on a chair; who left
enum At { Running, Over };                   // a game under way; one that is over

struct Expected {  // statuses, by who
    int nobody, watcher, seated, gone;
};

struct Row {
    std::string route;
    std::string body;  // a good one
    Expected running, over;
    bool takes_id = true;  // of a table, or of a game
    bool reads = true;
};

const std::vector<Row>& rows() {
    static const std::vector<Row> list = {
        {"GET /healthz",                "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, false, true },
        {"GET /metrics",                "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, false, true },
        {"GET /api/games",              "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, false, true },
        {"GET /api/games/{id}/guide",   "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, true,  true },
        {"GET /api/games/{id}/rules",   "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, true,  true },
        {"GET /api/games/{id}/figures", "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, true,  true },
        {"GET /api/tables",             "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, false, true },
        {"POST /api/tables",
         R"({"game": "none", "players": 3, "name": "Eve"})",  {400, 400, 400, 400},
         {400, 400, 400, 400},
         false,                                                                                                  false},
        {"POST /api/tables/import",
         R"({"log": "", "digest": ""})",                      {400, 400, 400, 400},
         {400, 400, 400, 400},
         false,                                                                                                  false},
        {"GET /api/table",              "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, true,  true },
 // No bot sits there to be replaced, and who is seated is seated.
        {"POST /api/table/join",
         R"({"seat": 1, "name": "Eve"})",                     {409, 409, 409, 409},
         {409, 409, 409, 409},
         true,                                                                                                   false},
        {"POST /api/table/key",         "{}",                 {401, 409, 200, 409}, {401, 409, 200, 409}, true,  false},
        {"GET /api/table/qr.svg",       "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, true,  true },
        {"GET /api/table/export",       "",                   {403, 403, 403, 403}, {200, 200, 200, 200}, true,  true },
        {"GET /api/table/report",       "",                   {403, 403, 403, 403}, {200, 200, 200, 200}, true,  true },
        {"GET /api/table/replay",       "",                   {403, 403, 403, 403}, {200, 200, 200, 200}, true,  true },
        {"GET /api/table/coach",        "",                   {403, 403, 403, 403}, {400, 400, 400, 400}, true,  true },
        {"GET /replay/{id}",            "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, true,  true },
        {"GET /api/me",                 "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, false, true },
        {"POST /api/me",
         R"({"name": ""})",                                   {400, 400, 400, 400},
         {400, 400, 400, 400},
         false,                                                                                                  false},
        {"GET /api/me/tables",          "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, false, true },
        {"GET /api/me/profile",         "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, false, true },
        {"POST /api/me/profile/forget",
         "{}",                                                {200, 200, 200, 200},
         {200, 200, 200, 200},
         false,                                                                                                  false},
        {"POST /api/me/notices",        "{}",                 {200, 200, 200, 200}, {200, 200, 200, 200}, false, false},
        {"GET /api/push",               "",                   {200, 200, 200, 200}, {200, 200, 200, 200}, false, true },
        {"POST /api/table/alert",
         R"({"endpoint": "https://push.example/a"})",         {409, 409, 409, 409},
         {409, 409, 409, 409},
         true,                                                                                                   false},
        {"POST /api/table/invite",
         R"({"table": "none", "seat": 1})",                   {404, 404, 404, 404},
         {404, 404, 404, 404},
         true,                                                                                                   false},
        {"POST /api/account",
         R"({"login": "x", "password": "long enough"})",      {400, 400, 400, 400},
         {400, 400, 400, 400},
         false,                                                                                                  false},
        {"POST /api/login",
         R"({"login": "nobody", "password": "long enough"})", {401, 401, 401, 401},
         {401, 401, 401, 401},
         false,                                                                                                  false},
        {"POST /api/account/password",
         R"({"old": "long enough", "new": "longer still"})",  {401, 409, 409, 409},
         {401, 409, 409, 409},
         false,                                                                                                  false},
        {"GET /api/me/devices",         "",                   {401, 409, 409, 409}, {401, 409, 409, 409}, false, true },
        {"POST /api/me/devices/forget",
         R"({"id": "none"})",                                 {401, 409, 409, 409},
         {401, 409, 409, 409},
         false,                                                                                                  false},
        {"POST /api/logout",            "{}",                 {200, 200, 200, 200}, {200, 200, 200, 200}, false, false},
 // The last, because after it nobody sits there.
        {"POST /api/table/leave",       "{}",                 {409, 409, 200, 409}, {409, 409, 409, 409}, true,  false},
    };
    return list;
}

// Paths stand in logs: what is asked about a table names it in a header.
bool names_it_in_a_header(const Row& row) {
    const std::string path = row.route.substr(row.route.find(' ') + 1);
    return path == "/api/table" || path.starts_with("/api/table/");
}
Answer ask_about(Guest& guest, const Row& row, const std::string& path, std::string_view body,
                 const std::string& id, Headers more = {}) {
    if (names_it_in_a_header(row)) more.emplace_back("Authorization", "Table " + id);
    return guest.ask(row.route.substr(0, row.route.find(' ')), path, body, more);
}
std::string method_of(const Row& row) { return row.route.substr(0, row.route.find(' ')); }
std::string path_of(const Row& row, const std::string& id) {
    std::string path = row.route.substr(row.route.find(' ') + 1);
    const std::size_t hole = path.find("{id}");
    if (hole != std::string::npos) path.replace(hole, 4, id);
    return path;
}
// With the id of a table, or of a game where one is wanted.
std::string good_path_of(const Row& row, const std::string& table) {
    return path_of(row, row.route.starts_with("GET /api/games/") ? first_way().game : table);
}

// Two tables, one under way and one over, with everybody who asks. Each seat is filled by a person,
// so that nobody may join.
class HouseRoutes : public ::testing::Test {
   protected:
    HouseRoutes() {
        const Way way = first_way();
        json::object settings = settings_for(way);
        settings["drop_in"] = true;
        Rng luck{1};
        finished_ = std::make_unique<Party>(house_, way, settings);
        play_out(house_, *finished_, luck);
        running_ = std::make_unique<Party>(house_, way, settings);
        // One who had a chair and gave it up; another took it.
        gone_ = std::make_unique<Guest>(house_, "Gone");
        gone_->set_cookie(running_->at(2).cookie());
        EXPECT_EQ(running_->at(2).post_at(running_->id, "/leave").status, 200);
        auto next = std::make_unique<Guest>(house_, "Next");
        EXPECT_EQ(next->join(running_->id, 2).status, 202);
        EXPECT_EQ(running_->at(0).refused(message("admit", "in", "knock", 1)), "");
        next->visit(running_->id);
        running_->seated[2] = std::move(next);
        watcher_ = std::make_unique<Guest>(house_, "Watcher");
        watcher_->post("/api/me", object_of("name", "Watcher"));
        nobody_ = std::make_unique<Guest>(house_);
        house_.rest();
    }

    std::string table(At at) const { return at == Running ? running_->id : finished_->id; }
    Guest& who(Who who, At at) {
        switch (who) {
            case Nobody:
                *nobody_ = Guest(house_);
                return *nobody_;
            case Watcher:
                return *watcher_;
            case Seated:
                return at == Over ? finished_->at(1) : running_->at(1);
            case Gone:
                break;
        }
        return *gone_;
    }
    std::vector<std::string> log() {
        house_.barrier();
        std::vector<std::string> all;
        for (const std::string& id : house_.disk().tables()) {
            for (const std::string& entry : house_.disk().entries(id)) all.push_back(entry);
        }
        return all;
    }

    TestHouse house_;
    std::unique_ptr<Party> running_, finished_;
    std::unique_ptr<Guest> watcher_, nobody_, gone_;
};

TEST(HouseRows, every_route_has_its_row_here) {
    std::set<std::string> known;
    for (const Row& row : rows()) known.insert(row.route);
    const std::vector<std::string> routes = House::routes();
    EXPECT_EQ(known, std::set<std::string>(routes.begin(), routes.end()))
        << "a new route needs a row: who may, who may not";
}

TEST_F(HouseRoutes, answer_each_as_the_table_says_and_change_nothing_when_they_refuse) {
    for (const At at : {Running, Over}) {
        for (const Row& row : rows()) {
            const Expected& expected = at == Running ? row.running : row.over;
            // Who may comes last, so that a seat is there to be protected.
            const std::pair<Who, int> asks[] = {
                {Nobody,  expected.nobody },
                {Watcher, expected.watcher},
                {Gone,    expected.gone   },
                {Seated,  expected.seated },
            };
            for (const auto& [asker, status] : asks) {
                if (row.route == "POST /api/logout" && asker != Nobody) continue;  // below
                SCOPED_TRACE(row.route + ", who " + std::to_string(asker) + ", at " +
                             std::to_string(at));
                const std::vector<std::string> before = log();
                Guest& guest = who(asker, at);
                const Answer answer =
                    ask_about(guest, row, good_path_of(row, table(at)), row.body, table(at));
                EXPECT_EQ(answer.status, status) << answer.body;
                if (answer.status >= 400) {
                    EXPECT_NE(reason_of(answer), "") << answer.body;
                    EXPECT_EQ(answer.header("Set-Cookie"), "");
                }
                if (answer.status >= 400 || row.reads) {
                    EXPECT_EQ(log(), before);
                }
            }
        }
    }
}

TEST_F(HouseRoutes, refuse_tables_that_do_not_exist_and_absurd_ids) {
    const std::vector<std::string> before = log();
    for (const Row& row : rows()) {
        if (!row.takes_id) continue;
        for (const std::string& id :
             {std::string("nosuchtable"), std::string("x"), std::string(32, 'a'),
              std::string(33, 'a'), std::string(3'000, 'a'), std::string("%00"),
              std::string("a%2Fb"), std::string("%27%20OR%201%3D1"), std::string("%F0%9F%92%B0")}) {
            SCOPED_TRACE(row.route + " of " + id.substr(0, 40));
            for (const Who asker : {Nobody, Seated}) {
                const Answer answer =
                    ask_about(who(asker, Running), row, path_of(row, id), row.body, id);
                EXPECT_TRUE(answer.status == 404 || answer.status == 400) << answer.status;
            }
        }
    }
    EXPECT_EQ(log(), before);
}

TEST_F(HouseRoutes, refuse_what_a_foreign_page_or_a_form_or_a_careless_program_sends) {
    const std::vector<std::string> before = log();
    Guest& guest = who(Seated, Running);
    for (const Row& row : rows()) {
        if (row.reads) continue;
        SCOPED_TRACE(row.route);
        const std::string path = good_path_of(row, table(Running));
        const auto status = [&](std::string_view body, const Headers& headers) {
            return ask_about(guest, row, path, body, table(Running), headers).status;
        };
        for (const char* origin : {"https://evil.example", "null", "http://house.test.evil.example",
                                   "http://house.test:81", "https://house.test"}) {
            EXPECT_EQ(status(row.body,
                             {
                                 {"Origin", origin}
            }),
                      403)
                << origin;
        }
        for (const char* type : {"", "text/plain", "application/x-www-form-urlencoded",
                                 "multipart/form-data; boundary=x"}) {
            EXPECT_EQ(status(row.body,
                             {
                                 {"Content-Type", type}
            }),
                      415)
                << type;
        }
        if (row.route == "POST /api/logout" || row.route == "POST /api/table/key") {
            continue;  // their bodies say nothing
        }
        for (const char* body :
             {"{", "[]", "\"leave\"", "{\"name\": \"Eve\"} {}", "\xff\xfe", "{\"surprise\": 1}",
              "{\"name\": 7, \"login\": 7, \"token\": 7}"}) {
            EXPECT_EQ(status(body, {}), 400) << body;
        }
        std::string deep;
        for (int i = 0; i < 5'000; ++i) deep += "{\"name\":";
        EXPECT_EQ(status(deep, {}), 400);
    }
    EXPECT_EQ(log(), before);
}

// A proxy writes down what it could not pass on, path and all; what is on the way to be posted is
// the moment of a game that is over.
TEST(HouseRows, no_path_tells_the_table_but_that_of_a_link_to_a_moment) {
    for (const std::string& route : House::routes()) {
        const bool names_something = route.find('{') != std::string::npos;
        const bool names_a_game = route.starts_with("GET /api/games/{id}/");
        EXPECT_TRUE(!names_something || names_a_game || route == "GET /replay/{id}") << route;
    }
}

TEST_F(HouseRoutes, ask_which_table_is_meant) {
    Guest& guest = who(Seated, Running);
    for (const Row& row : rows()) {
        if (!names_it_in_a_header(row)) continue;
        for (const std::string& header : {std::string(), "Bearer " + running_->id, running_->id,
                                          std::string("Table "), "Table " + std::string(33, 'a')}) {
            const Headers named = {
                {"Authorization", header}
            };
            const Answer answer = guest.ask(method_of(row), path_of(row, ""), row.body, named);
            EXPECT_EQ(answer.status, 400) << row.route << " " << header;
            EXPECT_EQ(reason_of(answer), "no-table");
        }
    }
}

TEST_F(HouseRoutes, refuse_other_methods) {
    const std::vector<std::string> before = log();
    Guest& guest = who(Seated, Running);
    std::map<std::string, std::set<std::string>> methods;
    for (const Row& row : rows()) methods[good_path_of(row, table(Running))].insert(method_of(row));
    for (const auto& [path, known] : methods) {
        for (const std::string method : {"GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"}) {
            if (known.contains(method)) continue;
            EXPECT_EQ(guest.ask(method, path).status, 405) << method << " " << path;
        }
    }
    for (const char* path :
         {"/api", "/api/", "/api/tables/", "/api/tables/x", "/api/tables/x/join", "/api/people",
          "/ws", "/api/table/", "/api/table/export/", "/metrics/"}) {
        EXPECT_EQ(guest.get(path).status, 404) << path;
        EXPECT_EQ(guest.ask("POST", path, "{}").status, 404) << path;
    }
    EXPECT_EQ(log(), before);
}

TEST_F(HouseRoutes, leave_by_token_needs_the_right_token) {
    const std::vector<std::string> before = log();
    for (const std::string& token :
         {std::string(), std::string("x"), std::string(22, 'A'), finished_->at(1).token(),
          watcher_->cookie(), std::string(2'000, 'b')}) {
        const Answer answer =
            who(Nobody, Running).post_at(running_->id, "/leave", object_of("token", token));
        EXPECT_EQ(answer.status, 403) << token;
        EXPECT_EQ(reason_of(answer), "bad-token");
    }
    EXPECT_EQ(log(), before);
    EXPECT_EQ(who(Nobody, Running)
                  .post_at(running_->id, "/leave", object_of("token", running_->at(1).token()))
                  .status,
              200);
    EXPECT_NE(log(), before);
}

// ---- the WebSocket ----

TEST_F(HouseRoutes, no_foreign_page_opens_a_socket) {
    for (const char* origin : {"https://evil.example", "null", "https://house.test"}) {
        Guest& guest = running_->at(0);
        guest.hang_up();
        guest.connect({
            {"Origin", origin}
        });
        EXPECT_FALSE(guest.is_connected()) << origin;
    }
    running_->at(0).connect({
        {"Origin", kBaseUrl}
    });
    EXPECT_TRUE(running_->at(0).is_connected());
}

struct MessageRow {
    std::string message;
    // Why it is refused: "" if it is obeyed or answered.
    std::string no_hello, no_cookie, watching, seated, over;
};

// `seated` is somebody whose turn it is not, in a running game.
const std::vector<MessageRow>& messages() {
    static const std::vector<MessageRow> list = {
        {R"({"kind":"hello","table":"nosuchtable"})",                 "no-such-table", "no-such-table",
         "no-such-table",                                                                                               "no-such-table", "no-such-table"},
        {R"({"kind":"move","id":"i1","text":"take all"})",            "no-hello",      "not-seated",    "not-seated",
         "unreadable",                                                                                                                   "not-running"  },
        {R"({"kind":"say","id":"i2","words":"psst"})",                "no-hello",      "no-name",       "",             "",              ""             },
        {R"({"kind":"remove","id":"i13","seat":2})",                  "no-hello",      "not-seated",    "not-seated",   "",
         "not-host"                                                                                                                                     },
        {R"({"kind":"admit","id":"i17","knock":9})",                  "no-hello",      "not-seated",    "not-seated",
         "no-such-knock",                                                                                                                "not-host"     },
        {R"({"kind":"turn-away","id":"i18","knock":9})",              "no-hello",      "not-seated",    "not-seated",
         "no-such-knock",                                                                                                                "not-host"     },
        {R"({"kind":"withdraw","id":"i19"})",                         "no-hello",      "not-seated",    "not-knocking",
         "not-knocking",                                                                                                                 "not-knocking" },
        {R"({"kind":"mute","id":"i14","muted":true})",                "no-hello",      "not-seated",    "not-host",
         "not-host",                                                                                                                     "not-host"     },
        {R"({"kind":"complain","id":"i15","about":7,"words":"boo"})", "no-hello",      "not-seated",
         "not-seated",                                                                                                  "no-such-seat",  "no-such-seat" },
        {R"({"kind":"stand-in","id":"i16","seat":7})",                "no-hello",      "not-seated",    "not-seated",
         "no-such-seat",                                                                                                                 "not-host"     },
        {R"({"kind":"react","id":"i3","at":0,"what":"clap"})",        "no-hello",      "not-seated",
         "not-seated",                                                                                                  "",              ""             },
        {R"({"kind":"mind","id":"i4"})",                              "no-hello",      "not-seated",    "not-seated",   "",              "not-running"  },
        {R"({"kind":"back","id":"i5"})",                              "no-hello",      "not-seated",    "not-seated",   "not-minded",
         "not-running"                                                                                                                                  },
        {R"({"kind":"undo","id":"i6"})",                              "no-hello",      "not-seated",    "not-seated",   "no-undo",
         "not-running"                                                                                                                                  },
        {R"({"kind":"answer-undo","id":"i7","yes":true})",            "no-hello",      "not-seated",    "not-seated",
         "nothing-to-answer",                                                                                                            "not-running"  },
        {R"({"kind":"agree-hints","id":"i20","yes":true})",           "no-hello",      "not-seated",    "not-seated",
         "",                                                                                                                             "not-running"  },
        {R"({"kind":"hint","id":"i21"})",                             "no-hello",      "not-seated",    "not-seated",   "hints-off",
         "not-running"                                                                                                                                  },
        {R"({"kind":"bot","id":"i8","seat":2,"level":"random"})",     "no-hello",      "not-seated",
         "not-host",                                                                                                    "not-host",      "not-host"     },
        {R"({"kind":"clear","id":"i9","seat":2})",                    "no-hello",      "not-seated",    "not-host",     "not-host",
         "not-host"                                                                                                                                     },
        {R"({"kind":"start","id":"i10"})",                            "no-hello",      "not-seated",    "not-host",     "not-host",
         "not-host"                                                                                                                                     },
        {R"({"kind":"close","id":"i12"})",                            "no-hello",      "not-seated",    "not-seated",   "",              "not-host"     },
        {R"({"kind":"rematch","id":"i11"})",                          "no-hello",      "not-seated",    "not-seated",   "not-over",
         ""                                                                                                                                             },
        {R"({"kind":"earlier","before":10})",                         "no-hello",      "",              "",             "",              ""             },
        {R"({"kind":"ping"})",                                        "",              "",              "",             "",              ""             },
    };
    return list;
}

TEST(HouseRows, every_message_has_its_row_here) {
    const std::vector<std::string> asked = wire::ask_kinds();
    const std::set<std::string> kinds(asked.begin(), asked.end());
    std::set<std::string> rows;
    for (const MessageRow& row : messages()) {
        rows.insert(text_of(json::parse(row.message).as_object(), "kind"));
    }
    EXPECT_EQ(rows, kinds) << "a new message needs a row: who may, who may not";
}

// The reason of the nack, or "" if the answer is another.
std::string refusal_of(Guest& guest, const std::string& message) {
    guest.send_text(message);
    const json::object answer = guest.next_of({"ack", "nack", "story", "pong", "snapshot"});
    return text_of(answer, "reason");
}

TEST_F(HouseRoutes, messages_are_refused_to_whoever_may_not) {
    for (const MessageRow& row : messages()) {
        SCOPED_TRACE(row.message);
        const std::vector<std::string> before = log();
        Guest stranger(house_);  // no cookie
        stranger.connect();
        EXPECT_EQ(refusal_of(stranger, row.message), row.no_hello);
        stranger.visit(running_->id);
        EXPECT_EQ(refusal_of(stranger, row.message), row.no_cookie);
        EXPECT_EQ(log(), before);

        watcher_->hang_up();
        watcher_->visit(running_->id);
        const std::vector<std::string> then = log();
        EXPECT_EQ(refusal_of(*watcher_, row.message), row.watching);
        if (!row.watching.empty()) {
            EXPECT_EQ(log(), then);
        }

        gone_->hang_up();  // who left is one who watches
        gone_->visit(running_->id);
        EXPECT_EQ(gone_->stream, "watch");
        EXPECT_EQ(refusal_of(*gone_, row.message), row.watching);

        const std::vector<std::string> now = log();
        Guest& seated = running_->at(1);
        EXPECT_EQ(refusal_of(seated, row.message), row.seated);
        if (!row.seated.empty()) {
            EXPECT_EQ(log(), now);
        }
        seated.send_text(R"({"kind":"back","id":""})");  // if it was minded
        seated.next_of({"ack", "nack"});

        Guest& after = finished_->at(1);
        after.sync();
        EXPECT_EQ(refusal_of(after, row.message), row.over);
    }
}

TEST_F(HouseRoutes, frames_that_are_no_messages_are_answered_and_change_nothing) {
    const std::vector<std::string> before = log();
    Guest& seated = running_->at(1);
    for (const char* frame :
         {"", " ", "hello", "{}", "[]", "null", "{\"kind\":7}", "{\"kind\":\"cheat\"}",
          "{\"kind\":\"ping\",\"extra\":1}", "{\"kind\":\"move\",\"id\":\"i\"}",
          "{\"kind\":\"move\",\"id\":\"i\",\"move\":{},\"text\":\"x\"}",
          "{\"kind\":\"move\",\"id\":7,\"text\":\"x\"}",
          "{\"kind\":\"say\",\"id\":\"i\",\"words\":\"a\\nb\"}",
          "{\"kind\":\"react\",\"id\":\"i\",\"at\":99,\"what\":\"clap\"}",
          "{\"kind\":\"react\",\"id\":\"i\",\"at\":-1,\"what\":\"clap\"}",
          "{\"kind\":\"earlier\",\"before\":1e99}",
          "{\"kind\":\"hello\",\"table\":\"x\",\"lang\":\"tlh\"}",
          "{\"kind\":\"ping\",\"kind\":\"ping\"}"}) {
        seated.send_text(frame);
        const json::object answer = seated.next_of({"ack", "nack", "pong", "story"});
        EXPECT_EQ(text_of(answer, "kind"), "nack") << frame;
        EXPECT_NE(text_of(answer, "text"), "") << frame;
        const std::string reason = text_of(answer, "reason");
        EXPECT_TRUE(reason == "unreadable" || reason == "no-such-seat") << frame << reason;
    }
    const std::string long_id(41, 'x');
    seated.send_text("{\"kind\":\"mind\",\"id\":\"" + long_id + "\"}");
    EXPECT_EQ(text_of(seated.next("nack"), "reason"), "unreadable");
    EXPECT_EQ(log(), before);
}

TEST_F(HouseRoutes, a_seat_opens_only_to_its_token_or_its_cookie) {
    for (const std::string& token : {std::string(), std::string("x"), std::string(22, 'A'),
                                     finished_->at(0).token(), std::string(1'000, 'a')}) {
        Guest stranger(house_);
        const json::object answer = stranger.visit(running_->id, object_of("token", token));
        EXPECT_EQ(text_of(answer, "reason"), "bad-token") << token;
    }
    for (const std::string& cookie :
         {std::string("moneybags="), std::string("moneybags=x"),
          std::string("moneybags=" + running_->at(0).token()),  // a token is no cookie
          std::string("moneybags=" + std::string(5'000, 'a')), std::string("other=1")}) {
        Guest stranger(house_);
        stranger.set_cookie(cookie);
        const json::object answer = stranger.visit(running_->id);
        EXPECT_EQ(text_of(answer, "stream"), "watch") << cookie;
    }
    // And a cookie is no token.
    Guest stranger(house_);
    EXPECT_EQ(
        text_of(stranger.visit(running_->id,
                               object_of("token", running_->at(0).cookie().substr(
                                                      running_->at(0).cookie().find('=') + 1))),
                "reason"),
        "bad-token");
}

}  // namespace
}  // namespace moneybags::house_tests
