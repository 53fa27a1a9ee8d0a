// What goes over the wire: what clients may send is read strictly and answered with what would have
// been right; what they are sent is what web/src/protocol.ts says.

#include "table/wire.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "tests/support/object_of.h"

namespace moneybags::wire {
namespace {

using namespace std::string_view_literals;

std::string text_of(const Ask& ask) { return boost::json::serialize(to_json(ask)); }

TEST(Wire, every_kind_of_message_from_a_client_is_read) {
    const std::string_view frames[] = {
        R"({"kind":"hello","table":"k7m2"})",
        R"({"kind":"hello","table":"k7m2","token":"t","lang":"zh","stream":"seat2.1","since":7})",
        R"({"kind":"move","id":"a","move":{"act":"pass"}})",
        R"({"kind":"move","id":"a","text":"pass","question":4294967295})",
        R"({"kind":"say","id":"a","words":"相信我"})",
        R"({"kind":"react","id":"a","at":3,"what":"tomato"})",
        R"({"kind":"mind","id":"a"})",
        R"({"kind":"back","id":"a"})",
        R"({"kind":"undo","id":"a"})",
        R"({"kind":"answer-undo","id":"a","yes":true})",
        R"({"kind":"agree-hints","id":"a","yes":true})",
        R"({"kind":"hint","id":"a"})",
        R"({"kind":"bot","id":"a","seat":2,"level":"rookie"})",
        R"({"kind":"admit","id":"a","knock":3})",
        R"({"kind":"turn-away","id":"a","knock":3})",
        R"({"kind":"withdraw","id":"a"})",
        R"({"kind":"clear","id":"a","seat":2})",
        R"({"kind":"remove","id":"a","seat":2})",
        R"({"kind":"mute","id":"a","seat":2,"muted":true})",
        R"({"kind":"mute","id":"a","muted":false})",
        R"({"kind":"complain","id":"a","about":2,"words":"swears"})",
        R"({"kind":"stand-in","id":"a","seat":2})",
        R"({"kind":"start","id":"a"})",
        R"({"kind":"start","id":"a","level":"rookie"})",
        R"({"kind":"close","id":"a"})",
        R"({"kind":"rematch","id":"a"})",
        R"({"kind":"rematch","id":"a","tokens":["t","u"]})",
        R"({"kind":"earlier","before":100})",
        R"({"kind":"ping"})",
    };
    std::set<std::string> kinds;
    for (const std::string_view frame : frames) {
        SCOPED_TRACE(frame);
        const auto ask = read_ask(frame);
        ASSERT_TRUE(ask) << ask.error().problem.sentence();
        EXPECT_EQ(text_of(*ask), frame);
        kinds.emplace(boost::json::parse(frame).at("kind").as_string());
    }
    EXPECT_EQ(kinds.size(), ask_kinds().size());
}

TEST(Wire, fields_of_a_message_arrive_where_they_belong) {
    const auto ask = read_ask(R"( {"question":5,"text":"offer 3 to Bea","id":"q","kind":"move"} )");
    ASSERT_TRUE(ask) << ask.error().problem.sentence();
    const auto& move = std::get<entry::Move>(std::get<Command::What>(ask->what));
    EXPECT_EQ(ask->id, "q");
    EXPECT_EQ(move.text, "offer 3 to Bea");
    EXPECT_EQ(move.question, 5u);
    EXPECT_FALSE(move.move);
}

TEST(Wire, a_command_needs_no_id) {
    for (const std::string_view frame : {R"({"kind":"mind"})", R"({"kind":"mind","id":""})"}) {
        const auto ask = read_ask(frame);
        ASSERT_TRUE(ask) << ask.error().problem.sentence();
        EXPECT_EQ(ask->id, "");
    }
    const std::string forty(kLongestId, '~');
    const auto ask = read_ask(R"({"kind":"mind","id":")" + forty + "\"}");
    ASSERT_TRUE(ask) << ask.error().problem.sentence();
    EXPECT_EQ(ask->id, forty);
}

constexpr std::string_view kKinds =
    "hello, admit, turn-away, withdraw, bot, clear, remove, mute, complain, start, move, say, "
    "mind, "
    "stand-in, back, undo, "
    "answer-undo, agree-hints, react, close, rematch, hint, earlier, ping";

void refused(std::string_view frame, std::string_view id, std::string_view sentence) {
    SCOPED_TRACE(frame);
    const auto ask = read_ask(frame);
    ASSERT_FALSE(ask);
    EXPECT_EQ(ask.error().id, id);
    EXPECT_EQ(ask.error().problem.sentence(), sentence);
}

TEST(Wire, a_message_that_is_wrong_is_refused_with_its_id_and_what_would_be_right) {
    const std::string kinds(kKinds);
    refused("null", "", "must be a JSON object, is null");
    refused(R"([{"kind":"ping"}])", "", "must be a JSON object, is a list");
    refused(R"({"id":"a"})", "a", "kind: must be one of " + kinds + "; is missing");
    refused(R"({"id":"a","kind":3})", "a", "kind: must be one of " + kinds + "; is 3");
    refused(R"({"id":"a","kind":"Ping"})", "a", "kind: must be one of " + kinds + "; is \"Ping\"");
    refused(R"({"kind":"say","id":"a"})", "a", "words: is missing");
    refused(R"({"kind":"say","id":"a","words":3})", "a", "words: must be a text, is 3");
    refused(R"({"kind":"say","id":"a","words":null})", "a", "words: must be a text, is null");
    refused(R"({"kind":"say","id":"a","words":"x","to":1})", "a",
            "to: is no field here; the fields are kind, id, words");
    refused(R"({"kind":"ping","id":"a"})", "a", "id: is no field here; the fields are kind");
    refused(R"({"kind":"answer-undo","id":"a","yes":1})", "a", "yes: must be true or false, is 1");
    refused(R"({"kind":"clear","id":"a","seat":"2"})", "a",
            "seat: must be a whole number from 0 to 7, is \"2\"");
    refused(R"({"kind":"clear","id":"a","seat":2147483648})", "a",
            "seat: must be a whole number from 0 to 7, is 2147483648");
    refused(R"({"kind":"earlier","before":9007199254740992})", "",
            "before: must be a whole number from -9007199254740991 to 9007199254740991, is "
            "9007199254740992");
    refused(R"({"kind":"move","id":"a","text":"pass","question":-1})", "a",
            "question: must be a whole number from 0 to 4294967295, is -1");
    refused(R"({"kind":"mind","id":"a","seat":1})", "a",
            "seat: is no field here; the fields are kind, id");
    refused(R"({"kind":"hello","table":"t","lang":"de"})", "",
            "lang: must be one of en, zh-Hant, zh; is \"de\"");
    refused(R"({"kind":"mind","id":7})", "", "id: must be a text, is 7");
    refused(R"({"kind":"mind","id":"a\u0007"})", "",
            "id: must be at most 40 printable ASCII characters, is \"a?\"");
    refused(R"({"kind":"mind","id":"é"})", "",
            "id: must be at most 40 printable ASCII characters, is \"é\"");
    refused(
        R"({"kind":"mind","id":")" + std::string(41, 'x') + "\"}", "",
        "id: must be at most 40 printable ASCII characters, is \"" + std::string(41, 'x') + '"');
}

TEST(Wire, a_key_that_stands_twice_is_refused_however_it_is_written_and_wherever_it_stands) {
    for (const std::string_view frame : {
             R"({"kind":"say","words":"a","words":"a"})",
             R"({"kind":"say","words":"a","w\u006frds":"a"})",
             R"({"kind":"move","move":[1,{"words":1,"b":{},"words":{}}]})",
         }) {
        SCOPED_TRACE(frame);
        const auto ask = read_ask(frame);
        ASSERT_FALSE(ask);
        EXPECT_EQ(ask.error().problem.sentence(),
                  "field words: stands twice in one object; once is right");
    }
    EXPECT_TRUE(read_ask(R"({"kind":"move","move":[{"a":1},{"a":{"a":1}}]})"));
}

TEST(Wire, what_is_not_JSON_in_UTF_8_is_refused) {
    for (const std::string_view frame :
         {""sv, "{"sv, R"({"kind":"ping"}})"sv, R"({"kind":"ping"} {"kind":"ping"})"sv,
          R"({"kind":"ping",})"sv, R"({'kind':'ping'})"sv, R"({"kind":"say","words":"\ud800"})"sv,
          "{\"kind\":\"say\",\"words\":\"\xFF\"}"sv, "{\"kind\":\"say\",\"words\":\"\xC0\xAF\"}"sv,
          "{\"kind\":\"say\",\"words\":\"\xED\xA0\x80\"}"sv,
          "{\"kind\":\"say\",\"words\":\"a\nb\"}"sv, "{\"kind\":\"ping\"}\0"sv}) {
        SCOPED_TRACE(frame);
        const auto ask = read_ask(frame);
        ASSERT_FALSE(ask);
        EXPECT_EQ(ask.error().problem.sentence().find("is not JSON in UTF-8: "), 0u)
            << ask.error().problem.sentence();
    }
}

TEST(Wire, numbers_beyond_a_double_are_refused) {
    const auto ask = read_ask(R"({"kind":"move","move":1e999})");
    ASSERT_FALSE(ask);
    EXPECT_EQ(ask.error().problem.sentence(),
              "a number is too great: it must lie within ±1.7976931348623157e308");
}

TEST(Wire, nothing_nests_deeper_than_32) {
    const auto nested = [](std::size_t depth) {
        return R"({"kind":"move","move":)" + std::string(depth, '[') + std::string(depth, ']') +
               "}";
    };
    EXPECT_TRUE(read_ask(nested(31)));
    for (const std::size_t depth : {std::size_t{32}, std::size_t{100'000}}) {
        const auto ask = read_ask(nested(depth));
        ASSERT_FALSE(ask);
        EXPECT_EQ(ask.error().problem.sentence(), "must not nest deeper than 32");
    }
}

TEST(Wire, what_is_empty_is_left_out) {
    EXPECT_EQ(boost::json::serialize(to_json(Delta{
                  .stream = "watch", .after = 3, .seq = 4, .table = {}, .game = {}, .lines = {}})),
              R"({"kind":"delta","stream":"watch","after":3,"seq":4,"lines":[]})");
    EXPECT_EQ(boost::json::serialize(
                  to_json(Nack{.id = "a", .reason = "stale", .text = "Too late.", .refusal = {}})),
              R"({"kind":"nack","id":"a","reason":"stale","text":"Too late."})");
    EXPECT_EQ(boost::json::serialize(to_json(Bye{.reason = "restart", .text = "", .back = 0})),
              R"({"kind":"bye","reason":"restart","text":"","back":0})");
}

TEST(Wire, a_line_carries_its_event_as_it_is) {
    Line line{
        .number = 5,
        .at = 1700000000000,
        .what = "event",
        .seat = 0,
        .hand = "bot",
        .text = "Al claims to be the Brute.",
        .clause = "M1-NEG-03",
        .icon = "claim",
        .event = boost::json::value{{"kind", "Claimed"}, {"amounts", {1, 2}}},
        .step = 31
    };
    EXPECT_EQ(boost::json::serialize(to_json(line)),
              R"({"number":5,"at":1700000000000,"what":"event","seat":0,"hand":"bot",)"
              R"("text":"Al claims to be the Brute.","clause":"M1-NEG-03","icon":"claim",)"
              R"("event":{"kind":"Claimed","amounts":[1,2]},"step":31})");
}

TEST(Wire, a_snapshot_holds_all_that_stands_in_its_parts) {
    Snapshot snapshot;
    snapshot.stream = "seat1.1";
    snapshot.seq = 12;
    snapshot.you = {.seat = 1, .host = true};
    snapshot.table.id = "k7m2";
    snapshot.table.options = testing_support::object_of("quick", true);
    snapshot.table.clock = {.kind = "live", .window = 60'000, .phase = 300'000};
    snapshot.table.chairs = {
        {.seat = 0,
         .kind = "bot",
         .name = "Al",
         .level = "rookie",
         .character = "Al",
         .minded_since = {}}
    };
    snapshot.table.knocks = {
        {.number = 1, .name = "Eve", .seat = 0}
    };
    snapshot.table.votes = {
        {.measure = "close", .about = {}, .seats = {2}, .needed = 2}
    };
    snapshot.table.undo = Undo{
        .seat = 0, .move = "pass", .agreed = {1 },
                .missing = { 2, 3}
    };
    Game game;
    game.view = testing_support::object_of("me", 1);
    game.deadlines = {
        {.seat = 1, .at = 99}
    };
    game.choices = {
        {{.move = 3, .text = "offer 1..6", .amount = Amount{1, 6, {"price"}}}, 8}
    };
    game.standing = {
        .over = false, .winners = {  },
             .score = { 4, -1},
             .unit = 1000
    };
    snapshot.game = game;
    EXPECT_EQ(
        boost::json::serialize(to_json(snapshot)),
        R"({"kind":"snapshot","stream":"seat1.1","seq":12,"you":{"seat":1,"host":true},)"
        R"("table":{"id":"k7m2","game":"","name":"","players":0,"options":{"quick":true},)"
        R"("status":"","is_public":false,"spectators":false,"drop_in":false,)"
        R"("clock":{"kind":"live","window":60000,"phase":300000},"away":"","digest":"",)"
        R"("chairs":[{"seat":0,"kind":"bot","name":"Al","level":"rookie","character":"Al","host":false,)"
        R"("minded":false,"muted":false}],"watchers_muted":false,)"
        R"("undo":{"seat":0,"move":"pass","agreed":[1],"missing":[2,3]},)"
        R"("knocks":[{"number":1,"name":"Eve","seat":0}],)"
        R"("votes":[{"measure":"close","seats":[2],"needed":2}]},)"
        R"("game":{"view":{"me":1},"picture":"","seats":[],"awaited":[],)"
        R"("deadlines":[{"seat":1,"at":99}],"question":"",)"
        R"("choices":[{"move":3,"text":"offer 1..6",)"
        R"("amount":{"least":1,"most":6,"path":["price"]},"question":8}],)"
        R"("may_say":false,"may_undo":false,)"
        R"("standing":{"over":false,"winners":[],"score":[4,-1],"unit":1000}},"lines":[]})");
}

template <class... Ts>
std::set<std::string_view> kinds_of(TypeList<Ts...>) {
    std::set<std::string_view> kinds{Ts::kKind...};
    EXPECT_EQ(kinds.size(), sizeof...(Ts));
    return kinds;
}

TEST(Wire, no_two_messages_one_way_have_the_same_kind) {
    EXPECT_TRUE(kinds_of(Messages{}).contains("snapshot"));
    const std::vector<std::string> asked = ask_kinds();
    EXPECT_EQ(std::set<std::string>(asked.begin(), asked.end()).size(), asked.size());
}

TEST(Wire, typescript_for_the_page_is_up_to_date) {
    const char* const file = "web/src/protocol.ts";
    if (std::getenv("MONEYBAGS_RENEW") != nullptr) {
        std::ofstream(file, std::ios::binary) << typescript();
    }
    std::ifstream in(file, std::ios::binary);
    ASSERT_TRUE(in) << file << " is missing";
    std::stringstream found;
    found << in.rdbuf();
    EXPECT_EQ(found.str(), typescript())
        << file << " does not fit src/table/wire.h. To renew it, run in the project's folder:\n"
        << "MONEYBAGS_RENEW=1 <build>/tests/test_table --gtest_filter='Wire.typescript*'";
}

}  // namespace
}  // namespace moneybags::wire
