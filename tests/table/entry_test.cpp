// The log of a table: every entry is one line that is read back as it was meant, and what cannot be
// an entry is refused with the reason.

#include "table/entry.h"

#include <gtest/gtest.h>

#include "games/catalogue.h"

namespace moneybags {
namespace {

using namespace std::chrono_literals;

Bytes32 filled(std::uint8_t byte) {
    Bytes32 bytes;
    bytes.fill(byte);
    return bytes;
}

// Writes it as a line that says this, and reads it back from there.
void goes_round(const Entry::What& what, std::string_view text) {
    const std::string line =
        R"({"at":1700000000123,"by":7,"command":"c-1",)" + std::string(text) + "}";
    SCOPED_TRACE(line);
    const Entry entry{Time{1700000000123ms}, PersonId{7}, "c-1", what};
    EXPECT_EQ(entry_text(entry, nullptr), line);
    const Result<Entry> read = read_entry(line, nullptr);
    ASSERT_TRUE(read) << read.error().sentence();
    EXPECT_EQ(read->at, entry.at);
    EXPECT_EQ(read->by, entry.by);
    EXPECT_EQ(read->command, entry.command);
    EXPECT_EQ(read->what.index(), what.index());
    EXPECT_EQ(entry_text(*read, nullptr), line);
}

TEST(Entry, the_opening_is_a_line_and_read_back_from_it) {
    entry::Open open;
    open.table = "k7m2";
    open.game = "millions-2e";
    open.players = 4;
    open.options["talk"] = 8;
    open.options["scheduling"] = "live";
    open.settings.is_public = true;
    open.settings.drop_in = false;
    open.settings.clock = {.kind = Clock::Kind::Live, .window = 60s, .phase = 300s};
    open.settings.away = Away::Default;
    open.host = PersonId{7};
    open.seed.bytes = filled(0x11);
    open.program = "0.4.0";
    goes_round(
        open,
        R"("open":{"table":"k7m2","game":"millions-2e","players":4,)"
        R"("options":{"talk":8,"scheduling":"live"},)"
        R"("settings":{"public":true,"spectators":true,"drop_in":false,)"
        R"("clock":{"kind":"live","window":60,"phase":300},"away":"default","pace":900},)"
        R"("host":7,"seed":"1111111111111111111111111111111111111111111111111111111111111111",)"
        R"("program":"0.4.0"})");
}

TEST(Entry, every_kind_is_a_line_and_read_back_from_it) {
    goes_round(entry::Sit{Seat{2}, PersonId{9}, "Bea Wu", filled(0xA0)},
               R"("sit":{"seat":2,"person":9,"name":"Bea Wu","key":)"
               R"("a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0"})");
    goes_round(entry::Rekey{Seat{1}, filled(0x0B)},
               R"("rekey":{"seat":1,"key":)"
               R"("0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b"})");
    goes_round(entry::PutBot{Seat{3}, "rookie"}, R"("put-bot":{"seat":3,"level":"rookie"})");
    goes_round(entry::Stand{Seat{7}}, R"("stand":{"seat":7})");
    goes_round(entry::Remove{Seat{7}}, R"("remove":{"seat":7})");
    goes_round(entry::Mute{Seat{2}, true}, R"("mute":{"seat":2,"muted":true})");
    goes_round(entry::Mute{{}, false}, R"("mute":{"muted":false})");
    goes_round(entry::Complain{Seat{1}, Seat{2}, "swears"},
               R"("complain":{"seat":1,"about":2,"words":"swears"})");
    goes_round(
        entry::Start{
            .names = {"Ann", "Bo"    },
              .levels = {"",    "rookie"}
    },
        R"("start":{"names":["Ann","Bo"],"levels":["","rookie"]})");
    goes_round(entry::Mind{Seat{1}}, R"("mind":{"seat":1})");
    goes_round(entry::Back{Seat{1}}, R"("back":{"seat":1})");
    goes_round(entry::AskUndo{Seat{4}}, R"("ask-undo":{"seat":4})");  // as it was
    goes_round(entry::AskUndo{Seat{4}, 12}, R"("ask-undo":{"seat":4,"record":12})");
    goes_round(entry::AnswerUndo{Seat{5}, true}, R"("answer-undo":{"seat":5,"yes":true})");
    goes_round(entry::AnswerUndo{Seat{5}, false}, R"("answer-undo":{"seat":5,"yes":false})");
    goes_round(entry::AgreeHints{Seat{2}, true}, R"("agree-hints":{"seat":2,"yes":true})");
    goes_round(entry::Chat{Seat{0}, "", "好 \"game\"\n"},
               R"("chat":{"seat":0,"name":"","words":"好 \"game\"\n"})");
    goes_round(entry::Chat{std::nullopt, "Zoe", "hello"},
               R"("chat":{"name":"Zoe","words":"hello"})");
    goes_round(entry::Quip{Seat{1}, "Al.tomato.2", Seat{0}},
               R"("quip":{"seat":1,"line":"Al.tomato.2","about":0})");
    goes_round(entry::Quip{Seat{1}, "Al.greeting.1", std::nullopt},
               R"("quip":{"seat":1,"line":"Al.greeting.1"})");
    goes_round(
        entry::Quip{
            Seat{1                  },
            "Al.why.1", std::nullopt,
            Plea{ "clash",
                 {somebody("who", Seat{2}), worded("role", "role.Brute"), counted("n", 3),
                  paid("amount", 5)}}
    },
        R"("quip":{"seat":1,"line":"Al.why.1","why":{"key":"clash","figures":[)"
        R"({"name":"who","seat":2},{"name":"role","word":"role.Brute"},)"
        R"({"name":"n","count":3},{"name":"amount","dollars":5}]}})");
    goes_round(entry::React{Seat{0}, Seat{3}, "tomato"},
               R"("react":{"seat":0,"at":3,"what":"tomato"})");
    goes_round(entry::Rematch{"p3q9"}, R"("rematch":{"table":"p3q9"})");
    goes_round(entry::Wait{90s}, R"("wait":{"span":90000})");
    goes_round(entry::Fill{}, R"("fill":{})");
    goes_round(entry::Close{}, R"("close":{})");
    goes_round(entry::Knock{Seat{2}, PersonId{9}, "Eve", filled(0xA0)},
               R"("knock":{"seat":2,"person":9,"name":"Eve","key":)"
               R"("a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0"})");
    goes_round(entry::TurnAway{3}, R"("turn-away":{"knock":3})");
    goes_round(entry::Withdraw{3}, R"("withdraw":{"knock":3})");
    goes_round(entry::Vote{Seat{1}, "close", {}}, R"("vote":{"seat":1,"measure":"close"})");
    goes_round(entry::Vote{Seat{1}, "remove", 2},
               R"("vote":{"seat":1,"measure":"remove","about":2})");
    static_assert(std::variant_size_v<Entry::What> == 26, "a new kind wants a line here");
}

TEST(Entry, what_nobody_asked_for_names_nobody) {
    const Entry entry{Time{5ms}, kNobody, "", entry::Wait{7ms}};
    const std::string line = R"({"at":5,"wait":{"span":7}})";
    EXPECT_EQ(entry_text(entry, nullptr), line);
    const Result<Entry> read = read_entry(line, nullptr);
    ASSERT_TRUE(read) << read.error().sentence();
    EXPECT_EQ(read->by, kNobody);
    EXPECT_EQ(read->command, "");
}

Session begun(const Ruleset& ruleset) {
    Agreement agreed;
    agreed.game = ruleset.id;
    agreed.players = ruleset.least_players;
    return *Session::begin(agreed);
}

bool same(const Game& game, const Record& a, const Record& b) {
    if (a.index() != b.index()) return false;
    if (const record::Move* made = move_in(a)) {
        return made->seat == move_in(b)->seat && game.same(made->move, move_in(b)->move);
    }
    if (const auto* chance = std::get_if<record::Chance>(&a)) {
        return game.same(chance->outcome, std::get<record::Chance>(b).outcome);
    }
    if (const auto* say = std::get_if<record::Say>(&a)) {
        const auto& other = std::get<record::Say>(b);
        return say->seat == other.seat && say->words == other.words;
    }
    return true;
}

TEST(Entry, every_step_of_a_game_of_every_ruleset_goes_round_with_its_hand) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        Session session = begun(ruleset);
        const Game& game = session.game();
        Rng luck{11};
        while (game.turn(session.state()).kind != Turn::Kind::Over) {
            if (game.turn(session.state()).kind == Turn::Kind::Chance) {
                ASSERT_TRUE(
                    session.step(record::Chance{draw(game.outcomes(session.state()), luck)}));
                continue;
            }
            const Seat seat = game.next(session.state());
            session.step(record::Say{seat, "相信我 \\ \"me\""});  // may be refused: fine
            ASSERT_TRUE(session.step(
                record::Move{seat, game.draw_move(game.legal(session.state(), seat), luck)}));
        }
        std::vector<Record> records = session.records();
        records.emplace_back(record::Clock{});
        constexpr Hand kHands[] = {Hand::Person, Hand::Bot, Hand::Clock, Hand::Luck};
        for (std::size_t i = 0; i < records.size(); ++i) {
            const entry::Step step{records[i], kHands[i % std::size(kHands)]};
            const std::string line = entry_text({Time{9ms}, kNobody, "", step}, &session);
            SCOPED_TRACE(line);
            const Result<Entry> read = read_entry(line, &session);
            ASSERT_TRUE(read) << read.error().sentence();
            const entry::Step* again = std::get_if<entry::Step>(&read->what);
            ASSERT_NE(again, nullptr);
            EXPECT_TRUE(same(game, again->record, step.record));
            EXPECT_EQ(again->hand, step.hand);
            EXPECT_EQ(entry_text(*read, &session), line);
        }
    }
}

TEST(Entry, a_step_before_the_start_is_refused) {
    const Result<Entry> read =
        read_entry(R"({"at":1,"step":{"hand":"clock","record":{"clock":true}}})", nullptr);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().sentence(),
              "step.record: the game has not begun; start stands before it");
}

void refused(const Session& session, std::string_view text, std::string_view sentence) {
    SCOPED_TRACE(text);
    const Result<Entry> read = read_entry(text, &session);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().sentence(), sentence);
}

TEST(Entry, that_is_wrong_is_refused_with_the_field_and_what_would_be_right) {
    const Session session = begun(catalogue().front());
    refused(session, "[1]", "must be a JSON object, is a list");
    refused(session, R"({"mind":{"seat":1}})", "at: is missing");
    refused(session, R"({"at":-1,"mind":{"seat":1}})",
            "at: must be a whole number from 0 to 253402300799999, is -1");
    refused(session, R"({"at":1,"by":"me","mind":{"seat":1}})",
            "by: must be a whole number from 0 to 9223372036854775807, is \"me\"");
    refused(session, R"({"at":1,"command":3,"mind":{"seat":1}})", "command: must be a text, is 3");
    refused(session, R"({"at":1})",
            "must have one of the fields open, sit, knock, turn-away, withdraw, vote, rekey, "
            "put-bot, stand, "
            "remove, mute, complain, "
            "start, step, mind, back, ask-undo, answer-undo, agree-hints, chat, quip, react, "
            "rematch, wait, "
            "fill, close");
    refused(session, R"({"at":1,"mind":{"seat":1},"back":{"seat":1}})",
            "an entry says one thing, not both mind and back");
    refused(session, R"({"at":1,"at":2,"mind":{"seat":1}})",
            "field at: stands twice in one object; once is right");
    refused(session, R"({"at":1,"mind":3})", "mind: must be an object, is 3");
    refused(session, R"({"at":1,"mind":{}})", "mind.seat: is missing");
    refused(session, R"({"at":1,"mind":{"seat":8}})",
            "mind.seat: must be a whole number from 0 to 7, is 8");
    refused(session, R"({"at":1,"mind":{"seat":1,"level":"rookie"}})",
            "mind.level: is no field here; the fields are seat");
    refused(session, R"({"at":1,"close":{"why":""}})",
            "close.why: is no field here; there are none");
    refused(session, R"({"at":1,"start":{"names":["Ann",2],"levels":[]}})",
            "start.names[1]: must be a text, is 2");
    refused(session, R"({"at":1,"rekey":{"seat":1,"key":"00"}})",
            "rekey.key: must be 64 digits, each of 0 to 9 and a to f");
    refused(session,
            R"({"at":1,"open":{"table":"a","game":"b","players":3,"options":{},)"
            R"("settings":{"clock":{"kind":"sun"}},"host":1,"seed":"","program":""}})",
            "open.settings.clock.kind: must be one of none, live, relaxed; is \"sun\"");
    refused(session, R"({"at":1,"step":{"hand":"foot","record":{"clock":true}}})",
            "step.hand: must be one of person, bot, clock, luck; is \"foot\"");
    refused(session, R"({"at":1,"step":{"hand":"clock"}})", "step.record: is missing");
    refused(session, R"({"at":1,"step":{"hand":"clock","record":{"clock":false}}})",
            "step.record: clock: can only be true");
}

}  // namespace
}  // namespace moneybags
