// The report after a game: games told move by move, where every figure is worked out by hand.

#include "table/report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <regex>
#include <set>
#include <stdexcept>

#include "games/embedded.h"
#include "notation/texts.h"
#include "tests/support/languages.h"

namespace moneybags {
namespace {

namespace json = boost::json;

// A game of so few rounds, told in lines: "Al: offer 2 to Cid; luck: loot L1-06; Al says: …".
class Tale {
   public:
    Tale(std::string game, int players, int rounds, Options options = {}) {
        Agreement agreed;
        agreed.data = json::parse(embedded("data/" + game + ".json"));
        agreed.data.at("figures").at("rounds").as_object()["value"] = rounds;
        agreed.game = std::move(game);
        agreed.players = players;
        agreed.options = std::move(options);
        Result<Session> begun = Session::begin(agreed);
        if (!begun) throw std::logic_error(begun.error().sentence());
        session_.emplace(std::move(*begun));
    }

    Tale& operator<<(std::string_view lines) {
        while (!lines.empty()) {
            const std::string_view line = lines.substr(0, lines.find("; "));
            tell(line);
            lines.remove_prefix(std::min(line.size() + 2, lines.size()));
        }
        return *this;
    }
    const Session& session() const { return *session_; }

   private:
    void tell(std::string_view line) {
        const std::size_t colon = line.find(": ");
        const std::string_view who = line.substr(0, colon), what = line.substr(colon + 2);
        if (who == "luck") {
            const auto outcome = session_->notation().read_outcome(what);
            if (!outcome) throw std::logic_error(outcome.error().sentence());
            must(session_->step(record::Chance{*outcome}).has_value(), line);
        } else if (who.ends_with(" says")) {
            const record::Say say{seat(who.substr(0, who.find(' '))), std::string(what)};
            must(session_->step(say).has_value(), line);
        } else {
            const auto move = session_->notation().read_move(seat(who), what);
            if (!move) throw std::logic_error(move.error().sentence());
            must(session_->step(record::Move{seat(who), *move}).has_value(), line);
        }
    }
    static void must(bool holds, std::string_view line) {
        if (!holds) throw std::logic_error("refused: " + std::string(line));
    }
    Seat seat(std::string_view name) const {
        const Names& names = session_->names();
        const auto at = std::find(names.begin(), names.end(), name);
        must(at != names.end(), name);
        return Seat{static_cast<std::uint8_t>(at - names.begin())};
    }

    std::optional<Session> session_;
};

// Two heists of four players, live. Roles of the first: Brute, Driver, Crook, Crook.
Tale first_edition() {
    Tale t{"millions-1e", 4, 2, {{"scheduling", "live"}}};
    t << "luck: leader Al; luck: loot L1-06";  // 10 to share, an ante of 2 of each one's 5
    t << "Al: pick Brute; Bea: pick Driver; Cid: pick Crook; Dan: pick Crook";
    t << "luck: hidden Crook";  // step 7
    t << "Dan: claim Driver";   // a lie
    t << "Bea: claim Driver";   // true
    t << "Al: claim Crook";     // step 10, a lie
    t << "Cid says: Really?";
    t << "Al: offer 1 to Cid; Al: offer 2 to Cid";  // which replaces the first
    t << "Cid: decline Al for Cid";
    t << "Cid: offer 2 to Dan";
    t << "Dan: counter Cid for Dan with 3 from Cid";  // step 16
    t << "Cid: accept Dan for Dan";                   // 3 for a liar: purses 3 3 0 8
    t << "Bea: offer 1 to Al; Bea: cancel Al";
    t << "Bea: offer 2 to Cid";                     // step 20
    t << "Al: offer 3 to Cid; Al: offer 3 to Bea";  // and has but 3
    t << "Cid: accept Al for Cid";                  // Bea's offer lapses: purses 0 3 5 8
    t << "Bea: accept Al for Bea";                  // void
    t << "Al: ready; Bea: ready";  // antes 2, shares 5, Al pays the Driver 1: 6 11 5 8
    t << "luck: loot L1-05";       // step 27: 10 to share, antes of 1: 5 10 4 7
    t << "Al: pick Driver; Bea: pick Crook; Cid: pick Crook; Dan: pick Brute";
    t << "luck: hidden Driver";
    t << "Bea: roll call";
    t << "Bea: answer Driver";  // step 34, a lie
    t << "Cid: answer nothing";
    t << "Dan: answer Brute; Al: answer Driver";  // true
    t << "Al: offer 2 to Cid with 1 from Dan";    // step 38
    t << "Dan: accept Al for Cid; Dan: decline Al for Cid";
    t << "Al: offer 1 to Cid with 2 from Dan";
    t << "Dan: accept Al for Cid; Cid: accept Al for Cid";  // step 43: purses 4 10 8 5
    t << "Dan: claim Crook";                                // a lie after the truth
    t << "Bea: claim Crook";                                // the truth after a lie
    t << "Al: ready; Bea: ready; Dan: ready";
    // Antes of 1 back, 3 for each, 1 for the Driver from both, and the Crook takes 2 from the
    // Brute: Al 4 + 1 + 3 + 2, Bea 10 + 1 + 3 - 1 + 2, Cid 8, Dan 5 + 1 + 3 - 1 - 2.
    return t;
}

// One heist of four players by turn. Roles: Brute, Driver, Mentalist, Driver.
Tale second_edition() {
    Tale t{"millions-2e", 4, 1};
    t << "luck: leader Al; luck: loot L2-09";  // 15 and four antes of 2 in the Centre
    t << "Al: pick Brute; Bea: pick Driver; Cid: pick Mentalist; Dan: pick Driver";
    t << "luck: hidden Driver";
    t << "Al: announce Driver; Bea: announce Driver";  // a lie, the truth
    t << "Cid: announce Brute; Dan: announce Brute";   // two lies
    t << "Al: demand 4 from Bea; Bea: decline Al for Al";
    t << "Bea: offer 5 to Dan; Dan: accept Bea for Dan";  // purses 8 3 8 15, Centre 21
    t << "Cid: ready; Al: ready; Bea: ready";
    // The Brute takes 2, of which the Mentalist robs him; the Driver takes 3; 16 are shared by
    // three, rounded up: Al 8 + 2 - 2 + 6, Bea 3 + 3 + 6, Cid 8 + 2 + 6, Dan 15.
    return t;
}

std::string text_of(const json::value& value) { return std::string(value.as_string()); }
json::value parsed(std::string_view text) { return json::parse(text); }

// Some fields of a list of objects, as a table.
std::string column(const json::value& list, std::initializer_list<std::string_view> fields) {
    std::string text;
    for (const json::value& item : list.as_array()) {
        for (const std::string_view field : fields) {
            text += json::serialize(item.at(field)) + " ";
        }
        text.back() = '\n';
    }
    return text;
}

TEST(Report, tells_the_standing_the_curve_and_who_did_how_much) {
    const Tale tale = first_edition();
    const json::object told = report(tale.session(), kEnglish);
    EXPECT_EQ(told.at("names"), parsed(R"(["Al", "Bea", "Cid", "Dan"])"));
    EXPECT_EQ(
        told.at("standing"),
        parsed(R"({"over": true, "winners": [1], "score": [10, 15, 8, 6], "unit": 1000000})"));
    EXPECT_EQ(told.at("steps"), 48);
    EXPECT_EQ(told.at("curve"), parsed(R"([{"step": 0, "score": [5, 5, 5, 5]},
                                           {"step": 6, "score": [3, 3, 3, 3]},
                                           {"step": 17, "score": [3, 3, 0, 8]},
                                           {"step": 23, "score": [0, 3, 5, 8]},
                                           {"step": 26, "score": [6, 11, 5, 8]},
                                           {"step": 31, "score": [5, 10, 4, 7]},
                                           {"step": 43, "score": [4, 10, 8, 5]},
                                           {"step": 48, "score": [10, 15, 8, 6]}])"));
    EXPECT_EQ(column(told.at("seats"), {"moves", "words"}), "12 0\n12 0\n8 1\n10 0\n");
    EXPECT_EQ(told.at("sentences"),
              parsed(R"(["Bea wins.", "The final score: Al $10M, Bea $15M, Cid $8M and Dan $6M.",
                         "Moves made: 42. Remarks dropped: 1."])"));
}

TEST(Report, first_edition_holds_every_claim_against_the_truth) {
    const Tale tale = first_edition();
    const json::object told = report(tale.session(), kEnglish);
    const json::value& details = told.at("details");
    EXPECT_EQ(details.at("kind"), "millions");
    EXPECT_EQ(column(details.at("claims"), {"step", "seat", "verdict"}),
              "8 3 \"lie\"\n"
              "9 1 \"truth\"\n"
              "10 0 \"lie\"\n"
              "34 1 \"lie\"\n"
              "35 2 \"silence\"\n"
              "36 3 \"truth\"\n"
              "37 0 \"truth\"\n"
              "44 3 \"lie\"\n"
              "45 1 \"truth\"\n");
    EXPECT_EQ(text_of(details.at("claims").at(0).at("text")),
              "Heist 1: Dan said “Driver” and was the Crook.");
    EXPECT_EQ(text_of(details.at("claims").at(4).at("text")),
              "Heist 2: Cid would not say, and was the Crook.");
    EXPECT_EQ(column(details.at("seats"), {"said", "lies", "silences"}),
              "2 1 0\n3 1 0\n1 0 1\n3 2 0\n");
    EXPECT_EQ(text_of(details.at("sentences").at(0)),
              "Lies told, of all claims: Al 1 of 2, Bea 1 of 3, Cid 0 of 0 and Dan 2 of 3.");
}

TEST(Report, first_edition_follows_every_deal_to_its_end) {
    const Tale tale = first_edition();
    const json::object told = report(tale.session(), kEnglish);
    const json::value& details = told.at("details");
    EXPECT_EQ(column(details.at("deals"), {"closed", "pay", "fate"}),
              "13 [1,0,0,0] \"Replaced\"\n"
              "14 [2,0,0,0] \"Declined\"\n"
              "16 [0,0,2,0] \"Countered\"\n"
              "17 [0,0,3,0] \"Struck\"\n"
              "19 [0,1,0,0] \"Cancelled\"\n"
              "23 [0,2,0,0] \"Lapsed\"\n"
              "23 [3,0,0,0] \"Struck\"\n"
              "24 [3,0,0,0] \"Void\"\n"
              "40 [2,0,0,1] \"Declined\"\n"
              "43 [1,0,0,2] \"Struck\"\n");
    EXPECT_EQ(text_of(details.at("deals").at(8).at("text")),
              "Heist 2: Al proposed a price for Cid to leave (Al $2M and Dan $1M): accepted by "
              "Dan, then turned down after all.");
    EXPECT_EQ(text_of(details.at("deals").at(7).at("text")),
              "Heist 1: Al proposed a price for Bea to leave (Al $3M): void, as Al no longer had "
              "the money.");
    EXPECT_EQ(text_of(details.at("sentences").at(3)),
              "Deals proposed: 10. Struck: 3, for $9M in all. Turned down: 2; answered with "
              "another price: 1; taken back: 1; replaced: 1; lapsed: 1; void for want of money: "
              "1.");
}

// Al's lie brought him 1, Dan's 3. Bea's of the second heist was taken back before its end, and the
// one Dan ended it with cost him 2.
TEST(Report, first_edition_finds_the_best_bluff_and_the_costliest_trust) {
    const Tale tale = first_edition();
    const json::object told = report(tale.session(), kEnglish);
    const json::value& details = told.at("details");
    EXPECT_EQ(details.at("best_bluff"), parsed(R"({"step": 8,
                         "text": "Best bluff: in heist 1 Dan said “Driver”, was the Crook, was paid $3M to leave, and came out $3M richer."})"));
    EXPECT_EQ(details.at("costliest_trust"), parsed(R"({"step": 17,
                         "text": "Costliest trust: in heist 1 Cid paid $3M for Dan to leave, who had said “Driver” and was the Crook."})"));
    EXPECT_EQ(details.at("sentences").at(1), details.at("best_bluff").at("text"));
    EXPECT_EQ(details.at("sentences").at(2), details.at("costliest_trust").at("text"));
}

TEST(Report, second_edition_by_hand) {
    const Tale tale = second_edition();
    const json::object told = report(tale.session(), kEnglish);
    EXPECT_EQ(
        told.at("standing"),
        parsed(R"({"over": true, "winners": [2], "score": [14, 12, 16, 15], "unit": 1000000})"));
    const json::value& details = told.at("details");
    EXPECT_EQ(column(details.at("claims"), {"step", "seat", "verdict"}),
              "8 0 \"lie\"\n"
              "9 1 \"truth\"\n"
              "10 2 \"lie\"\n"
              "11 3 \"lie\"\n");
    EXPECT_EQ(column(details.at("deals"), {"closed", "pay", "fate"}),
              "13 [0,4,0,0] \"Declined\"\n"
              "15 [0,5,0,0] \"Struck\"\n");
    // Al gained 4 by his lie, Dan 5 by his, paid for leaving; Cid 6.
    EXPECT_EQ(details.at("best_bluff").at("step"), 10);
    EXPECT_EQ(details.at("costliest_trust").at("step"), 15);
}

TEST(Report, speaks_chinese) {
    const Tale tale = second_edition();
    const json::object told = report(tale.session(), kChinese);
    EXPECT_EQ(told.at("sentences"),
              parsed(R"(["Cid 獲勝。", "最後得分：Al 1400萬、Bea 1200萬、Cid 1600萬和 Dan 1500萬。",
                         "行動 15 次，發言 0 次。"])"));
    EXPECT_EQ(told.at("details").at("sentences"),
              parsed(R"(["說謊次數（占所有聲稱）：Al 1/1、Bea 0/1、Cid 1/1 和 Dan 1/1。",
                         "最佳唬人：第 1 場，Cid 自稱「暴徒」，其實是讀心師，照樣分到贓款，淨賺 600萬。",
                         "最貴的信任：第 1 場，Bea 付了 500萬請 Dan 退出，對方自稱「暴徒」，其實是司機。",
                         "提議 2 筆交易：成交 1 筆，共 500萬；遭拒絕 1 筆，另開價碼 0 筆，收回 0 筆，被取代 0 筆，失效 0 筆，因付不出錢而無效 0 筆。"])"));
}

TEST(Report, says_nothing_of_a_game_that_is_not_over) {
    Tale tale{"millions-1e", 4, 2};
    EXPECT_TRUE(report(tale.session(), kEnglish).empty());
    tale << "luck: leader Al; luck: loot L1-06; Al: pick Brute";
    EXPECT_TRUE(report(tale.session(), kEnglish).empty());
}

// When nobody lies or pays, it says so.
TEST(Report, of_an_honest_game) {
    Tale t{"millions-2e", 4, 1};
    t << "luck: leader Al; luck: loot L2-09";
    t << "Al: pick Brute; Bea: pick Driver; Cid: pick Mentalist; Dan: pick Driver";
    t << "luck: hidden Driver; Al: announce Brute; Bea: announce Driver";
    t << "Cid: announce Mentalist; Dan: announce Driver";
    t << "Al: ready; Bea: ready; Cid: ready; Dan: ready";
    const json::object told = report(t.session(), kEnglish);
    EXPECT_TRUE(told.at("details").at("best_bluff").is_null());
    EXPECT_TRUE(told.at("details").at("costliest_trust").is_null());
    EXPECT_EQ(text_of(told.at("details").at("sentences").at(1)), "No bluff made anybody richer.");
    EXPECT_EQ(text_of(told.at("details").at("sentences").at(2)), "Nobody paid a liar to leave.");
}

// Three players have two characters each: what is said is told of one of them.
TEST(Report, of_three_players_names_the_character) {
    Tale t{"millions-1e", 3, 1, {{"scheduling", "live"}}};
    t << "luck: leader Al; luck: loot L1-05";
    t << "Al: pick Driver Brute; Bea: pick Crook Snitch; Cid: pick Mastermind Driver";
    t << "luck: hidden Driver; Bea: claim Driver for 2";
    t << "Al: ready; Bea: ready; Cid: ready; Bea: name Crook";
    const json::object told = report(t.session(), kEnglish);
    const json::value& claim = told.at("details").at("claims").at(0);
    EXPECT_EQ(text_of(claim.at("text")), "Heist 1: Bea (no. 2) said “Driver” and was the Snitch.");
    EXPECT_EQ(told.at("details").at("best_bluff").at("step"), claim.at("step"));
}

// A game that began in the middle: three deals lay on the table, and Dan had left as a liar before.
TEST(Report, of_a_game_that_began_in_the_middle) {
    const Tale tale = first_edition();
    Session early = rewound(tale.session());
    for (int i = 0; i < 22; ++i) ASSERT_TRUE(early.step(tale.session().records()[i]));
    Agreement agreed = early.agreement();
    agreed.position = "here";
    const AnyState here = early.state();
    const PositionReader reader = [here](const Game&, const json::value&) {
        return Result<AnyState>(here);
    };
    Result<Session> late = Session::begin(agreed, reader);
    ASSERT_TRUE(late.has_value()) << late.error().sentence();
    for (std::size_t i = 22; i < tale.session().records().size(); ++i) {
        ASSERT_TRUE(late->step(tale.session().records()[i]));
    }
    const json::object told = report(*late, kEnglish);
    const json::value& details = told.at("details");
    EXPECT_EQ(told.at("curve").at(0).at("score"), parsed("[3, 3, 0, 8]"));
    EXPECT_EQ(column(details.at("deals"), {"closed", "pay", "fate"}),
              "1 [0,2,0,0] \"Lapsed\"\n"
              "1 [3,0,0,0] \"Struck\"\n"
              "2 [3,0,0,0] \"Void\"\n"
              "18 [2,0,0,1] \"Declined\"\n"
              "21 [1,0,0,2] \"Struck\"\n");
    EXPECT_TRUE(details.at("best_bluff").is_null()) << "the lies that paid are not on record";
}

}  // namespace
}  // namespace moneybags
