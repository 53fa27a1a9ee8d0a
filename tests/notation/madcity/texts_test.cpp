// What people read of Mad Millionaire: events, refusals, the picture, the question; and the records
// that programs read. In both languages.

#include "notation/texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>

#include "notation/madcity/describe.h"
#include "notation/screen.h"
#include "tests/notation/madcity/game.h"
#include "tests/support/languages.h"
#include "tests/support/scale.h"

namespace moneybags::notation_tests {
namespace {

namespace json = boost::json;
using namespace madcity::stories;
using namespace std::string_view_literals;
using madcity::Event;
using madcity::Happening;
using madcity::MadcityNotation;
using madcity::Rules;

constexpr std::string_view kBook = "mad-millionaire";

// A key nobody wrote a text for is said as it is, and a placeholder nobody filled stays.
bool is_finished(const std::string& text) {
    for (const std::string_view raw : {"{", "}", "event.", "refusal.", "question.", "picture.",
                                       "act.", "phase.", "place.", "short."}) {
        if (text.find(raw) != std::string::npos) return false;
    }
    return true;
}

// ---- The texts themselves ----

TEST(MadcityTexts, exist_for_everything_that_has_a_name) {
    const Rules& rules = rules_for(6);
    std::vector<std::string> needed;
    for (int i = 0; i < rules.businesses; ++i) {
        needed.push_back("business." +
                         std::string(rules.names.business.items[std::size_t(i)].text()));
    }
    for (int i = 0; i < rules.locations; ++i) {
        const std::string id(rules.names.location.items[std::size_t(i)].text());
        needed.push_back("location." + id);
        needed.push_back("short." + id);
    }
    for (int i = 0; i < rules.cards; ++i) {
        needed.push_back("stunt." + std::string(rules.names.card.items[std::size_t(i)].text()));
    }
    for (const std::string_view phase : codec::kNames<madcity::Phase>) {
        needed.push_back("phase." + std::string(phase));
    }
    for (const std::string_view what : codec::kNames<Happening>) {
        needed.push_back("event." + std::string(what));
    }
    for (const Language language : languages()) {
        for (const std::string& key : needed) {
            const auto text = language.texts(kBook).find(key);
            ASSERT_NE(text, language.texts(kBook).end()) << language.tag() << " " << key;
            EXPECT_NE(text->second, "") << language.tag() << " " << key;
        }
    }
}

TEST(MadcityTexts, what_stands_on_the_map_fits_its_square) {
    for (const Language language : languages()) {
        for (const auto& [key, text] : language.texts(kBook)) {
            if (!key.starts_with("short.")) continue;
            EXPECT_LE(columns(text), 4) << key;
        }
    }
}

TEST(MadcityRefusals, say_what_was_tried_and_what_is_fine) {
    const MadcityNotation notation = mad_notation(rules_for(3));
    EXPECT_EQ(notation.explain({"MM-BUY-03", "too-dear", 80, 0, 60}, kEnglish),
              "That costs $80k and you have $60k; ending a lease brings money back (MM-BUY-03).");
    EXPECT_EQ(notation.explain({"MM-BUY-03", "too-dear", 80, 0, 60}, kChinese),
              "那要 8萬，你只有 6萬；退租可以拿回錢（MM-BUY-03）。");
}

// ---- Events ----

std::string told(const Story& t, std::size_t i, Seat reader, Language language) {
    return mad_notation(t.rules()).tell(AnyEvent::of(t.told().at(i)), language, reader);
}

TEST(MadcityEvents, are_told_to_each_reader) {
    // MM-EX-23: a lease is bought away.
    Story t{2};
    t.car(P1, "KS5").cash(P1, 160).leases(P2, "E3").roll(1).plays("go KS6").plays("buy E3");
    ASSERT_GE(t.told().size(), 2u);
    EXPECT_EQ(told(t, 0, kSpectator, kEnglish),
              "Al takes Newspaper House from Bea; the bank refunds the lease of $40k.");
    EXPECT_EQ(told(t, 0, P1, kEnglish),
              "You take Newspaper House from Bea; the bank refunds the lease of $40k.");
    EXPECT_EQ(told(t, 0, P2, kEnglish),
              "Al takes Newspaper House from you; the bank refunds the lease of $40k.");
    EXPECT_EQ(told(t, 1, P1, kEnglish), "You buy Newspaper House for $150k.");
    EXPECT_EQ(told(t, 1, P2, kChinese), "Al 以 15萬買下報社。");
}

TEST(MadcityEvents, a_sale_is_told_by_what_it_brought) {
    // MM-EX-27.
    const std::pair<int, std::string_view> rows[] = {
        {1, "Only 1: Antique Gallery goes for a song, $60k for Al."           },
        {3, "The die says 3: Antique Gallery goes at its price, $110k for Al."},
        {6, "6! Antique Gallery is snapped up: $330k for Al."                 },
    };
    for (const auto& [die, text] : rows) {
        Story t{2};
        t.buys(P1, "C6").plays("sell C6").die(die);
        EXPECT_EQ(told(t, 0, kSpectator, kEnglish), text);
    }
}

TEST(MadcityEvents, a_drive_is_told_by_names_and_not_by_codes) {
    const Story t{2};
    const auto drove = [&](std::string_view place, Language language) {
        Event event{.what = Happening::Drove};
        event.seat = P1;
        event.number = 2;
        event.place = t.place(place);
        return mad_notation(t.rules()).tell(AnyEvent::of(event), language, kSpectator);
    };
    EXPECT_EQ(drove("KS8", kEnglish), "Al drives 2 steps to Bakery.");
    EXPECT_EQ(drove("BS4", kEnglish), "Al drives 2 steps to Broad Street.");
    EXPECT_EQ(drove("J05", kEnglish), "Al drives 2 steps to a crossroads.");
    EXPECT_EQ(drove("J05", kChinese).find('J'), std::string::npos);
}

TEST(MadcityEvents, money_is_told_in_thousands_and_millions) {
    const MadcityNotation notation = mad_notation(rules_for(2));
    const auto won = [&](int notes, Language language) {
        Event event{.what = Happening::Won};
        event.amount = madcity::Notes{notes};
        return notation.tell(AnyEvent::of(event), language, kSpectator);
    };
    EXPECT_EQ(won(4, kEnglish), "Al pulls up at FINISH with $40k in cash and wins!");
    EXPECT_EQ(won(100, kEnglish), "Al pulls up at FINISH with $1M in cash and wins!");
    EXPECT_EQ(won(123, kEnglish), "Al pulls up at FINISH with $1.23M in cash and wins!");
    EXPECT_EQ(won(120, kChinese), "Al 帶著現金 120萬抵達終點，獲勝！");
}

// Everything that ever happens is told to everybody in both languages, cites a clause, and comes
// back as it went out; so do luck, views, pictures and questions.
TEST(MadcityRecords, of_whole_games_are_told_and_come_back) {
    const int games = testing_support::scaled(1);
    std::set<Happening> met;
    std::set<madcity::Phase> asked;
    for (const Rules& rules : all_mad_rules()) {
        const MadcityGame game = mad_game(rules);
        const MadcityNotation n = mad_notation(rules);
        for (int seed = 0; seed < games; ++seed) {
            Rng luck{static_cast<std::uint64_t>(seed)};
            AnyState state = game.setup();
            while (!is_over(game, state)) {
                for (const auto& each : game.outcomes(state)) {
                    const auto by_text = n.read_outcome(n.outcome_text(each.outcome));
                    const auto by_json = n.read_outcome(n.outcome_json(each.outcome));
                    ASSERT_TRUE(by_text && by_json);
                    ASSERT_TRUE(game.same(*by_text, each.outcome) &&
                                game.same(*by_json, each.outcome));
                }
                for (const AnyEvent& e : play_any(game, state, luck)) {
                    met.insert(e.as<Event>().what);
                    ASSERT_TRUE(n.clause_of(e).starts_with("MM-"));
                    for (const Language language : languages()) {
                        for (int i = 0; i <= rules.players; ++i) {
                            const Seat reader = i == rules.players
                                                    ? kSpectator
                                                    : Seat{static_cast<std::uint8_t>(i)};
                            const std::string text = n.tell(e, language, reader);
                            ASSERT_FALSE(text.empty()) << n.event_text(e);
                            ASSERT_TRUE(is_finished(text)) << text;
                        }
                    }
                }
                const auto drawn = static_cast<std::uint8_t>(luck.below(rules.players + 1u));
                const Seat reader = drawn == rules.players ? kSpectator : Seat{drawn};
                const AnyView seen = game.view(state, reader);
                ASSERT_TRUE(n.view_text(seen).starts_with("view="));
                const Seat active = state.as<madcity::State>().open.active;
                asked.insert(state.as<madcity::State>().open.phase);
                for (const Language language : languages()) {
                    const std::string question = n.question(game.view(state, active), language);
                    ASSERT_TRUE(!question.empty() && is_finished(question)) << question;
                }
            }
        }
    }
    for (const Happening what :
         {Happening::SixMiss, Happening::SixBonus, Happening::BoughtOut, Happening::CarReturned,
          Happening::GroupPaid, Happening::LimitReached, Happening::Upgraded}) {
        EXPECT_TRUE(met.contains(what)) << codec::name_of(what);
    }
    EXPECT_GE(asked.size(), 10u);
}

TEST(MadcityRecords, are_written_by_ids) {
    Story t{2};
    t.car(P1, "KS5").cash(P1, 40).buys(P1, "S1").leases(P2, "E3 E4").up("P06a P16b");
    const MadcityGame game = mad_game(t.rules());
    const MadcityNotation n = mad_notation(t.rules());
    const json::value view = n.view_json(game.view(AnyState::of(t.state()), P1));
    EXPECT_EQ(view.at("me"), json::value(0));
    EXPECT_EQ(view.at("open").at("car"), json::parse(R"(["KS5", "DEPOT"])"));
    EXPECT_EQ(view.at("open").at("bought"), json::parse(R"([["S1"], []])"));
    EXPECT_EQ(view.at("open").at("leased"), json::parse(R"([[], ["E3", "E4"]])"));
    EXPECT_EQ(view.at("open").at("face_up"), json::parse(R"(["P06a", "P16b"])"));
    EXPECT_TRUE(view.at("open").at("business").is_null());
    EXPECT_EQ(view.at("open").at("cash"), json::parse("[4, 1]"));
    // MM-PAY-01, MM-SIGN-01 and MM-WIN-03, for a page that knows no rule.
    EXPECT_EQ(view.at("facts").at("note"), json::value(10000));
    EXPECT_EQ(view.at("facts").at("income"), json::parse("[1, 4]"));
    EXPECT_EQ(view.at("facts").at("signs"), json::parse("[6, 5]"));
    EXPECT_EQ(view.at("facts").at("counts"), json::parse("[4, 5]"));
    EXPECT_EQ(view.at("facts").at("groups"),
              json::parse(R"([{"seat": 0, "businesses": ["S1"], "income": 1},
                              {"seat": 1, "businesses": ["E3", "E4"], "income": 4}])"));
    EXPECT_EQ(view.at("facts").at("sale"), json::parse(R"({"S1": [2, 2, 3, 3, 6, 9]})"));
    EXPECT_TRUE(n.view_json(game.view(AnyState::of(t.state()), kSpectator)).at("me").is_null());
}

TEST(MadcityRecords, that_cannot_be_read_are_explained) {
    const MadcityNotation n = mad_notation(rules_for(2));
    const auto sentence = [](const auto& result) {
        return result.has_error() ? result.error().sentence() : std::string{};
    };
    EXPECT_EQ(sentence(n.read_outcome("die 7"sv)),
              "die: must be a whole number from 1 to 6, is \"7\"");
    EXPECT_EQ(sentence(n.read_outcome("card P99a"sv)),
              "card: must be the id of a stunt card such as \"P01a\", is \"P99a\"");
    EXPECT_EQ(sentence(n.read_outcome(json::parse(R"({"luck": "Die"})"))), "die: is missing");
    EXPECT_EQ(sentence(n.read_outcome(json::parse(R"({"luck": "Card", "card": null})"))),
              "card: must be the id of a stunt card, is none");
}

// ---- The picture ----

std::vector<std::string> lines_of(const std::string& picture) {
    std::vector<std::string> lines;
    for (const std::string_view line : codec::split(picture, '\n')) lines.emplace_back(line);
    return lines;
}

TEST(MadcityPicture, shows_cars_signs_stunts_and_where_to_go) {
    Story t{3};
    t.car(P1, "J05").car(P2, "MS4").car(P3, "MS4").cash(P1, 120).buys(P2, "E3").leases(P3, "E4");
    t.up("P05a P13a").waits(P3).roll(6);
    const MadcityNotation n = mad_notation(t.rules());
    const AnyView view = mad_game(t.rules()).view(AnyState::of(t.state()), P1);
    const std::string text = n.picture(view, kEnglish, false);
    for (const std::string_view part :
         {"①J05", "②③B1", "E3=2", "E4-3", "★Muse", "»B2", "J12→", "→FIN→", "misses a turn",
          "★ Museum 1 · ★ Beach", "▸●  ①  Al"}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    }
    const std::string details = n.details(view, kEnglish, false);
    for (const std::string_view part :
         {"GA3  ★ Museum: stunt for $0", "MS2  Laundromat (A3) $50k/$10k", "⚑ signs left"}) {
        EXPECT_NE(details.find(part), std::string::npos) << part << "\n" << details;
    }
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    EXPECT_NE(n.picture(view, kEnglish, true).find("\x1b["), std::string::npos);
}

TEST(MadcityPicture, fits_a_terminal_through_whole_games) {
    for (const Rules& rules : all_mad_rules()) {
        const MadcityGame game = mad_game(rules);
        Names names = default_names(rules.players);
        names[0] = "Bartholomew-the-Magnific";
        const MadcityNotation n = mad_notation(rules, names);
        Rng luck{3};
        AnyState state = game.setup();
        for (int step = 0; !is_over(game, state); ++step) {
            play_any(game, state, luck);
            if (step % 25 != 0) continue;
            for (const Language language : languages()) {
                const AnyView view = game.view(state, P1);
                const std::string text = n.picture(view, language, false);
                const std::string details = n.details(view, language, false);
                ASSERT_TRUE(is_finished(text + details)) << text << details;
                for (const std::string& line : lines_of(text + "\n" + details)) {
                    ASSERT_LE(columns(line), kWide) << line;
                }
                // Five players, a blank line, the question, two rows of moves and the prompt: 24.
                ASSERT_LE(lines_of(text).size(), 15u + rules.players) << text;
            }
        }
    }
}

}  // namespace
}  // namespace moneybags::notation_tests
