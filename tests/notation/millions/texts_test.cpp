// What people read: events, refusals, the picture of the table, the question put to them. In both
// languages.

#include "notation/texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/embedded.h"
#include "notation/millions/describe.h"
#include "notation/millions/notation.h"
#include "tests/games/millions/story.h"
#include "tests/notation/games.h"
#include "tests/notation/millions/game.h"
#include "tests/support/languages.h"

namespace moneybags::notation_tests {
namespace {

using namespace millions::stories;
using millions::Event;
using millions::Happening;
using millions::MillionsNotation;
using millions::Phase;
using millions::Rules;
using millions::State;
namespace figures = millions::figures;

constexpr std::string_view kBook = "millions";

// A key nobody wrote a text for is said as it is, and a placeholder nobody filled stays.
bool is_finished(const std::string& text) {
    for (const std::string_view raw :
         {"{", "}", "event.", "refusal.", "question.", "picture.", "role."}) {
        if (text.find(raw) != std::string::npos) return false;
    }
    return true;
}

// ---- The texts themselves ----

TEST(Texts, are_filled_in_one_pass) {
    EXPECT_EQ(fill("{who} slips {other} {amount}.",
                   Figures{
                       {"who",    "Al"   },
                       {"other",  "{who}"},
                       {"amount", "$3M"  }
    }),
              "Al slips {who} $3M.");
    EXPECT_EQ(fill("{unknown} and { and {", Figures{}), "{unknown} and { and {");
    EXPECT_EQ(fill("", Figures{}), "");
}

TEST(Texts, exist_for_everything_that_has_a_name) {
    std::vector<std::string> needed;
    for (const std::string_view role : codec::kNames<millions::Role>) {
        needed.push_back("role." + std::string(role));
    }
    for (const std::string_view phase : codec::kNames<Phase>) {
        needed.push_back("phase." + std::string(phase));
    }
    for (const Language language : languages()) {
        for (const std::string& key : needed) {
            const auto text = language.texts(kBook).find(key);
            ASSERT_NE(text, language.texts(kBook).end()) << language.tag() << " " << key;
            EXPECT_NE(text->second, "") << language.tag() << " " << key;
        }
        // A happening may have several sentences and no plain one; but it must have some.
        const Texts& keys = language.texts(kBook);
        for (const std::string_view what : codec::kNames<Happening>) {
            const std::string key = "event." + std::string(what);
            const auto dotted = keys.lower_bound(key + ".");
            EXPECT_TRUE(keys.contains(key) ||
                        (dotted != keys.end() && dotted->first.starts_with(key + ".")))
                << language.tag() << " " << key;
        }
    }
}

TEST(Refusals, say_what_was_tried_and_what_is_fine) {
    const MillionsNotation notation = notation_for(figures::first_edition(5));
    EXPECT_EQ(notation.explain({"MX-R-09", "above-purse", 9, 1, 6}, kEnglish),
              "You named $9M; the payer's purse allows $1M to $6M (MX-R-09).");
    EXPECT_EQ(notation.explain({"MX-R-09", "above-purse", 9, 1, 6}, kChinese),
              "你說的是 900萬，付錢的人只能出 100萬到 600萬（MX-R-09）。");
    EXPECT_EQ(notation.explain({"MX-R-09", "above-purse", 9, 1, 0}, kEnglish),
              "You named $9M; that purse is empty and can pay nothing (MX-R-09).");
    EXPECT_EQ(notation.explain({"MX-R-09", "above-purse", 9, 1, 1}, kEnglish),
              "You named $9M; the payer's purse allows $1M (MX-R-09).");
    EXPECT_EQ(notation.explain({"M1-PLAN-02", "role-not-in-use", 0, 0, 0}, kEnglish),
              "That role is not in this game; choose one of Snitch, Brute, Driver, Crook "
              "(M1-PLAN-02).");
    EXPECT_EQ(notation.explain({"M1-PLAN-02", "role-not-in-use", 0, 0, 0}, kChinese),
              "這場遊戲沒有那個角色，請選其中之一：告密者、暴徒、司機、惡棍（M1-PLAN-02）。");
}

// ---- Events ----

struct Told {
    Event event;
    Seat reader;
    std::string_view english, chinese;
};

TEST(Telling, speaks_to_the_reader_about_the_reader) {
    const MillionsNotation notation = notation_for(figures::first_edition(5));
    const Event paid{
        .what = Happening::Paid, .seat = Al, .other = Bea, .character = of(Bea), .amount = M(3)};
    const Event offered{
        .what = Happening::DealOpened, .seat = Al, .character = of(Bea), .pay = from(Al, 3)};
    const Event wanted{
        .what = Happening::DealOpened, .seat = Bea, .character = of(Bea), .pay = from(Al, 2)};
    const Event pool{.what = Happening::DealOpened,
                     .seat = Al,
                     .character = of(Cid),
                     .pay = from(Al, 1, Bea, 2)};
    const Event claimed{.what = Happening::Claimed, .seat = Al, .character = of(Al), .role = Brute};
    const Event silent{.what = Happening::Claimed, .seat = Al, .character = of(Al), .role = None};
    const Event shaken{.what = Happening::Accepted, .seat = Bea, .other = Al, .character = of(Bea)};
    const Event robbed{
        .what = Happening::Robbed, .seat = Al, .other = Cid, .character = of(Cid), .amount = M(2)};
    const Event won{.what = Happening::GameOver, .seats = {Al}};
    const Event shared{
        .what = Happening::GameOver, .seats = {Al, Cid}
    };
    const Told rows[] = {
        {paid,    Dan,        "Al slips Bea $3M.",                                "Al 塞給 Bea 300萬。"               },
        {paid,    Al,         "You slip Bea $3M.",                                "你塞給 Bea 300萬。"               },
        {paid,    Bea,        "Al slips you $3M.",                                "Al 塞給你 300萬。"                },
        {paid,    kSpectator, "Al slips Bea $3M.",                                "Al 塞給 Bea 300萬。"               },
        {offered, Bea,        "Al offers you $3M to leave.",                      "Al 出 300萬請你退出。"          },
        {wanted,  Al,         "Bea wants $2M from you to leave.",                 "Bea 開價：你付 200萬就退出。"},
        {pool,    Bea,        "Al offers Cid $3M to leave (Al $1M and you $2M).",
         "Al 提議湊 300萬請 Cid 退出（Al 100萬和你 200萬）。"                                               },
        {claimed, Bea,        "Al says: “I'm the Brute.”",                    "Al 說：「我是暴徒。」"        },
        {silent,  Bea,        "Al lights a cigar and says nothing.",              "Al 點起雪茄，不表態。"        },
        {shaken,  Al,         "Bea shakes hands on your deal.",                   "Bea 接受你的條件。"             },
        {shaken,  Cid,        "Bea shakes hands on Al's deal.",                   "Bea 接受 Al 的條件。"            },
        {robbed,  Al,         "Cid lifts $2M from you.",                          "Cid 從你身上偷取 200萬。"      },
        {robbed,  Cid,        "You lift $2M from Al.",                            "你從 Al 身上偷取 200萬。"      },
        {won,     Al,         "Curtain! You win.",                                "落幕！你贏了。"                 },
        {won,     Bea,        "Curtain! Al wins.",                                "落幕！Al 勝出。"                 },
        {shared,  Al,         "Curtain! The win is shared by you and Cid.",       "落幕！你和 Cid 平分勝利。"   },
    };
    for (const Told& row : rows) {
        EXPECT_EQ(notation.tell(AnyEvent::of(row.event), kEnglish, row.reader), row.english);
        EXPECT_EQ(notation.tell(AnyEvent::of(row.event), kChinese, row.reader), row.chinese);
    }
}

// M1-SHARE-02 and M2-SHARE-04: why a share is not just the loot divided.
TEST(Telling, says_how_a_pot_that_does_not_divide_is_shared) {
    const auto told = [](const Rules& rules, int pot, std::int16_t ways, Language language) {
        const Event shared{.what = Happening::PotShared, .number = ways, .amount = M(pot)};
        return notation_for(rules).tell(AnyEvent::of(shared), language, Al);
    };
    const Rules first = figures::first_edition(5);
    const Rules second = figures::second_edition(5);
    EXPECT_EQ(told(second, 23, 3, kEnglish),
              "$23M to split 3 ways, rounded up: $8M each; the bank adds $1M.");
    EXPECT_EQ(told(second, 23, 3, kChinese),
              "2300萬，分成 3 份，無條件進位：每份 800萬，由儲備現金補上 100萬。");
    EXPECT_EQ(told(first, 8, 3, kEnglish),
              "$8M to split 3 ways: $2M each, and $2M stays in the bank.");
    EXPECT_EQ(told(second, 24, 3, kEnglish), "$24M to split 3 ways.");
    EXPECT_EQ(told(first, 9, 3, kEnglish), "$9M to split 3 ways.");
    EXPECT_EQ(told(second, 23, 1, kEnglish), "$23M, and nobody to share it with!");
}

TEST(Telling, says_each_only_of_several_roles_on_the_card) {
    for (const Rules& rules : {figures::first_edition(8), figures::second_edition(8)}) {
        const MillionsNotation notation = notation_for(rules);
        for (std::size_t i = 0; i < rules.loot.size(); ++i) {
            const auto shown = rules.loot[i].shown & rules.roles;
            const Event turned{.what = Happening::LootTurnedUp,
                               .card = static_cast<millions::Card>(i),
                               .amount = rules.loot[i].amount};
            const std::string text = notation.tell(AnyEvent::of(turned), kEnglish, Al);
            EXPECT_EQ(text.find(" each") != std::string::npos, shown.size() > 1) << text;
            EXPECT_EQ(text.find("On the card") != std::string::npos, !shown.empty()) << text;
        }
    }
}

TEST(Telling, with_three_players_says_which_character) {
    const MillionsNotation notation = notation_for(figures::first_edition(3));
    const Event left{
        .what = Happening::Withdrew, .seat = Bea, .character = of(Bea, 2), .amount = M(2)};
    EXPECT_EQ(notation.tell(AnyEvent::of(left), kEnglish, Al),
              "Bea (no. 2) walks away, the ante of $2M back in the pocket.");
    EXPECT_EQ(notation.tell(AnyEvent::of(left), kChinese, Al),
              "Bea（2 號）退出，取回保證金 200萬。");
}

// Section 5 of the rules: who may not see an event is not told of it. Where asserts are on they say
// so first.
TEST(Telling, keeps_a_secret_from_whoever_may_not_hear_it) {
    const MillionsNotation notation = notation_for(figures::first_edition(5));
    const Event seen{.what = Happening::Seen,
                     .to = Audience::only({Al}),
                     .seat = Al,
                     .character = of(Bea),
                     .role = Crook};
    EXPECT_EQ(notation.tell(AnyEvent::of(seen), kEnglish, Al),
              "You saw it yourself: Bea is the Crook.");
#ifdef NDEBUG
    EXPECT_EQ(notation.tell(AnyEvent::of(seen), kEnglish, Bea), "");
    EXPECT_EQ(notation.tell(AnyEvent::of(seen), kEnglish, kSpectator), "");
#else
    EXPECT_DEATH(notation.tell(AnyEvent::of(seen), kEnglish, Bea), "includes");
#endif
}

struct Because {
    Event event;
    std::string_view first, second;  // the clause in each edition
};

TEST(Clauses, of_an_event_depend_on_edition_and_cause) {
    const MillionsNotation first = notation_for(figures::first_edition(8));
    const MillionsNotation second = notation_for(figures::second_edition(8));
    const Because rows[] = {
        {{.what = Happening::Clashed, .role = Snitch, .number = 2},                    "M1-HEIST-03", ""           },
        {{.what = Happening::Clashed, .role = Brute, .number = 2},                     "M1-HEIST-09", "M2-HEIST-03"},
        {{.what = Happening::Clashed, .role = Driver, .number = 2},                    "M1-HEIST-11", "M2-HEIST-03"},
        {{.what = Happening::AnteLost, .role = Snitch},                                "M1-HEIST-03", ""           },
        {{.what = Happening::AnteLost, .role = Driver, .number = 2},                   "M1-HEIST-11", ""           },
        {{.what = Happening::AnteLost, .role = Driver, .second = Driver, .number = 1},
         "M1-HEIST-13",                                                                               ""           },
        {{.what = Happening::AnteBack, .role = Snitch, .number = 1},                   "M1-HEIST-04", ""           },
        {{.what = Happening::AnteBack, .role = Brute, .number = 1},                    "M1-HEIST-10", ""           },
        {{.what = Happening::AnteBack, .role = Brute, .number = 2},                    "M1-HEIST-09", ""           },
        {{.what = Happening::AnteBack, .role = Brute, .second = Brute, .number = 2},
         "M1-HEIST-13",                                                                               ""           },
        {{.what = Happening::AnteBack, .role = Crook, .second = Brute, .number = 1},
         "M1-HEIST-12",                                                                               ""           },
        {{.what = Happening::LoneFined},                                               "M1-HEIST-14", "M2-SHARE-01"},
        {{.what = Happening::TakenFromCentre, .role = Acrobat},                        "",            "M2-HEIST-06"},
        {{.what = Happening::TakenFromCentre, .role = Brute},                          "",            "M2-HEIST-07"},
        {{.what = Happening::TakenFromCentre, .role = Driver},                         "",            "M2-HEIST-12"},
        {{.what = Happening::Robbed},                                                  "M1-SHARE-04", "M2-HEIST-09"},
        {{.what = Happening::Withdrew},                                                "M1-NEG-04",   "M2-NEG-03"  },
    };
    for (const Because& row : rows) {
        SCOPED_TRACE(codec::name_of(row.event.what));
        if (!row.first.empty()) {
            EXPECT_EQ(first.clause_of(AnyEvent::of(row.event)), row.first);
        }
        if (!row.second.empty()) {
            EXPECT_EQ(second.clause_of(AnyEvent::of(row.event)), row.second);
        }
    }
}

// ---- Pictures and questions ----

int columns(std::string_view text) {  // what the tests use is enough: Chinese is beyond 0x2E80
    int sum = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        sum +=
            length == 3 && (lead > 0xE2 || static_cast<unsigned char>(text[i + 1]) >= 0xBA) ? 2 : 1;
        i += length;
    }
    return sum;
}

std::vector<std::string> lines_of(const std::string& picture) {
    std::vector<std::string> lines;
    std::stringstream all{picture};
    for (std::string line; std::getline(all, line);) lines.push_back(line);
    return lines;
}

std::string plain(const std::string& picture) {
    return std::regex_replace(picture, std::regex{"\x1b\\[[0-9;]*m"}, "");
}

TEST(Picture, shows_the_table_and_the_deals) {
    const Rules rules = figures::first_edition(5, {.scheduling = millions::Scheduling::Live});
    const MillionsNotation notation = notation_for(rules);
    Story t{rules};
    t.begin(Al).loot("L1-02").pick({Snitch, Driver, Driver, Crook, Brute}).hide(Brute);
    t.plays(Bea, claim_for(of(Bea), Brute));
    t.plays(Al, offer(of(Bea), Al, 3));
    t.plays(Dan, withdraw(of(Dan)));
    t.plays(Eva, bare(Ready));
    const AnyView view = AnyView::of(millions::view(rules, t.state(), Bea));
    EXPECT_EQ(notation.picture(view, kEnglish, false),
              "── Heist 1 of 8 · Leader Al · goal $20M ────────────────────────────────────\n"
              " Loot $8M · ante $1M · on the card: Brute (+$1M)\n"
              " On view: Snitch · Driver ×2 · Crook, and one hidden\n"
              "────────────────────────────────────────────────────────────────────────────\n"
              "▸★   Al   $4M  in                       talk 7\n"
              "▸ ●  Bea  $4M  in   Driver  says Brute  talk 7\n"
              "▸    Cid  $4M  in                       talk 8\n"
              "     Dan  $5M  out\n"
              "     Eva  $4M  in                       talk 8  ✓\n"
              "────────────────────────────────────────────────────────────────────────────\n"
              " Al offers you $3M to leave — waiting for you\n"
              "────────────────────────────────────────────────────────────────────────────\n"
              " ▸ to act   ★ Leader   ● you   ✓ ready   talk n: times left to talk\n");
    EXPECT_EQ(notation.question(view, kEnglish),
              "Al offers you $3M to leave. Accept, decline or counter?");
    EXPECT_EQ(notation.question(view, kChinese), "Al 出 300萬請你退出。接受、拒絕，還是還價？");
    const AnyView dan = AnyView::of(millions::view(rules, t.state(), Dan));
    EXPECT_EQ(notation.question(dan, kEnglish), "Waiting for Al, Bea and Cid …");
}

TEST(Picture, marks_votes_unlike_readiness_and_for_who_is_out_too) {
    const Rules rules = figures::second_edition(5, {.scheduling = millions::Scheduling::Live});
    const MillionsNotation notation = notation_for(rules);
    Story t{rules};
    t.begin(Al).loot("L2-09").pick({Brute, Driver, Driver, Mentalist, Brute}).hide(Brute);
    while (t.state().open.phase == Phase::Announcing) {
        t.plays(t.state().open.asked, announce_as(Driver));
    }
    t.plays(Dan, withdraw(of(Dan)));
    t.plays(Eva, bare(Ready));
    const auto drawn = [&] {
        return notation.picture(AnyView::of(millions::view(rules, t.state(), Bea)), kEnglish,
                                false);
    };
    const auto row = [&](std::string_view name) {
        for (const std::string& line : lines_of(drawn())) {
            if (line.find(name) != std::string::npos && line.find("$") != std::string::npos)
                return line;
        }
        return std::string{};
    };
    EXPECT_NE(row(" Eva ").find("✓"), std::string::npos);
    EXPECT_NE(drawn().find("✓ ready"), std::string::npos);
    EXPECT_EQ(drawn().find("✉"), std::string::npos);
    t.plays(Al, bare(CallVote));
    t.plays(Dan, bare(Yes));
    t.plays(Cid, bare(No));
    EXPECT_NE(row(" Dan ").find("✉"), std::string::npos) << drawn();
    EXPECT_NE(row(" Cid ").find("✉"), std::string::npos) << drawn();
    EXPECT_EQ(row(" Eva ").find("✉"), std::string::npos) << drawn();
    EXPECT_NE(drawn().find("✉ has voted"), std::string::npos) << drawn();
    EXPECT_EQ(drawn().find("✓"), std::string::npos) << drawn();
}

TEST(Picture, explains_figures_only_where_they_are_shown) {
    const Rules rules = figures::first_edition(5);
    const MillionsNotation notation = notation_for(rules);
    Story t{rules};
    t.begin(Al).loot("L1-02");
    State state = t.state();
    const auto drawn = [&] {
        return notation.picture(AnyView::of(millions::view(rules, state, Bea)), kEnglish, false);
    };
    EXPECT_TRUE(drawn().ends_with("\n ▸ to act   ★ Leader   ● you\n")) << drawn();
    state.open.cards[Cid] = 2;
    EXPECT_NE(drawn().find("look ×2"), std::string::npos) << drawn();
    EXPECT_TRUE(drawn().ends_with("\n ▸ to act   ★ Leader   ● you   look ×n: Intimidation cards\n"))
        << drawn();
}

// ---- The question names what can be done, and nothing else ----

std::string asked(const Rules& rules, const State& state, Seat seat, Language language = kEnglish) {
    return notation_for(rules).question(AnyView::of(millions::view(rules, state, seat)), language);
}

TEST(Question, names_the_acts_that_are_possible) {
    const Rules rules = figures::first_edition(5, {.scheduling = millions::Scheduling::Live});
    Story t{rules};
    t.begin(Al).loot("L1-02").pick({Snitch, Driver, Driver, Crook, Brute}).hide(Brute);
    EXPECT_EQ(asked(rules, t.state(), Al),
              "The floor is open: claim, ask, offer, demand, withdraw, roll call or say ready.");
    EXPECT_EQ(asked(rules, t.state(), Al, kChinese),
              "自由談判：聲稱、請求、出價、要價、退出、點名或說準備好了。");
    EXPECT_EQ(asked(rules, t.state(), Bea),
              "The floor is open: claim, ask, offer, demand, withdraw or say ready.");
    t.plays(Bea, offer(of(Cid), Bea, 3));
    EXPECT_EQ(asked(rules, t.state(), Bea),
              "The floor is open: claim, ask, offer, demand, cancel, withdraw or say ready.");
    t.plays(Al, withdraw(of(Al)));  // M1-R-23: Bea speaks for the Leader now
    EXPECT_EQ(asked(rules, t.state(), Bea),
              "The floor is open: claim, ask, offer, demand, cancel, withdraw, roll call or say "
              "ready.");
    State state = t.state();
    state.open.talk[Bea] = 0;
    state.open.cards[Bea] = 1;
    state.open.acted = millions::all_seats(rules);
    EXPECT_EQ(asked(rules, state, Bea),
              "You have no talk left: cancel, withdraw, look at a card, roll call, call or say "
              "ready.");
    state.open.cards[Cid] = 1;
    EXPECT_EQ(asked(rules, state, Cid),
              "Bea offers you $3M to leave. Accept, decline or counter? (Or look at a card.)");
    state.open.talk[Cid] = 0;
    state.open.cards[Cid] = 0;
    EXPECT_EQ(asked(rules, state, Cid), "Bea offers you $3M to leave. Accept or decline?");
}

TEST(Question, names_the_vote_to_a_leader_who_may_call_it) {
    const Rules rules = figures::second_edition(5);
    Story t{rules};
    t.begin(Al).loot("L2-09").pick({Brute, Driver, Driver, Mentalist, Brute}).hide(Brute);
    while (t.state().open.phase == Phase::Announcing) {
        t.plays(t.state().open.asked, announce_as(Driver));
    }
    State state = t.state();
    state.open.token = Al;
    EXPECT_EQ(asked(rules, state, Al),
              "Your move: claim, ask, offer, demand, withdraw, call vote or say ready.");
    state.open.votes_left = 0;
    EXPECT_EQ(asked(rules, state, Al),
              "Your move: claim, ask, offer, demand, withdraw or say ready.");
}

TEST(Question, joins_what_is_to_be_chosen_with_or) {
    const Rules rules = figures::first_edition(5);
    Story t{rules};
    t.begin(Al).loot("L1-02");
    EXPECT_EQ(asked(rules, t.state(), Al),
              "Pick your role for this heist: Snitch, Brute, Driver or Crook.");
    EXPECT_EQ(asked(rules, t.state(), Al, kChinese),
              "請選這場搶劫的角色：告密者、暴徒、司機或惡棍。");
}

TEST(Picture, lines_up_chinese_names_beside_latin_ones) {
    const Rules rules = figures::second_edition(4);
    const MillionsNotation notation =
        notation_for(rules, {"Al", "小明", "Cid", "特別長的名字王大老闆先生"});
    Story t{rules};
    t.begin(Al).loot("L2-09").pick({Brute, Driver, Driver, Mentalist}).hide(Brute);
    const std::string picture =
        notation.picture(AnyView::of(millions::view(rules, t.state(), Al)), kChinese, false);
    std::set<int> places;  // of the purse's last character, from the left edge
    for (const std::string& line : lines_of(picture)) {
        const std::size_t at = line.find(" 800萬");
        if (at != std::string::npos) places.insert(columns(line.substr(0, at)));
    }
    EXPECT_EQ(places.size(), 1u) << picture;
}

// Random play over everything: all that people read is finished, fits, and says nothing before its
// time.
TEST(Telling, random_games_are_told_to_everybody_in_both_languages) {
    std::uint64_t seed = 0;
    std::set<std::string> happened;
    std::set<std::string> clauses;
    for (const Rules& rules : all_rules()) {
        SCOPED_TRACE(story_of(rules, ++seed));
        const MillionsGame game = game_by(rules);
        const MillionsNotation notation = notation_for(rules);
        std::vector<Seat> readers{kSpectator};
        for (const Seat seat : millions::all_seats(rules)) readers.push_back(seat);
        AnyState state = game.setup();
        Rng luck{seed};
        for (int step = 0; step < 2000 && !is_over(game, state); ++step) {
            for (const AnyEvent& any : play_any(game, state, luck)) {
                const Event event = any.as<Event>();
                happened.emplace(codec::name_of(event.what));
                clauses.insert(notation.clause_of(any));
                for (const Seat reader : readers) {
                    if (!event.to.includes(reader)) continue;
                    for (const Language language : languages()) {
                        const std::string text = notation.tell(any, language, reader);
                        ASSERT_TRUE(is_finished(text)) << text;
                    }
                }
            }
            if (step % 7 != 0 && !is_over(game, state)) continue;
            for (const Seat reader : {readers[0], readers[1 + luck.below(rules.players)]}) {
                const AnyView view = game.view(state, reader);
                for (const Language language : languages()) {
                    const std::string picture = notation.picture(view, language, false);
                    ASSERT_TRUE(is_finished(picture)) << picture;
                    for (const std::string& line : lines_of(picture)) {
                        ASSERT_LE(columns(line), 76) << picture;
                    }
                    ASSERT_EQ(picture.find('\x1b'), std::string::npos);
                    ASSERT_EQ(plain(notation.picture(view, language, true)), picture);
                    const std::string question = notation.question(view, language);
                    ASSERT_FALSE(question.empty());
                    ASSERT_TRUE(is_finished(question)) << question;
                }
            }
        }
    }
    for (const std::string_view name : codec::kNames<Happening>) {
        // Only a Snitch or Tech with nothing else on view is without a name, which random play
        // rarely meets.
        if (name == "NothingNamed") continue;
        EXPECT_TRUE(happened.contains(std::string(name)))
            << name << " never happened, so nobody has read it";
    }
    const std::string law{embedded("docs/rules/millions.md")};
    for (const std::string& clause : clauses) {
        if (clause.empty()) continue;
        EXPECT_NE(law.find("| " + clause + " |"), std::string::npos) << clause << " is no clause";
    }
}

}  // namespace
}  // namespace moneybags::notation_tests
