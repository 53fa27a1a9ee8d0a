// Whoever reads a language of wide characters finds no English in it: all texts, the law, and
// everything that is said in random games of every ruleset, but for names, clauses and what is
// called so everywhere.

#include <gtest/gtest.h>

#include <cctype>
#include <set>

#include "core/rng.h"
#include "games/embedded.h"
#include "guide/guide.h"
#include "guide/rulebook.h"
#include "table/log.h"
#include "table/report.h"
#include "tests/support/languages.h"
#include "tests/support/option_sets.h"
#include "tests/support/whole_game.h"

namespace moneybags {
namespace {

namespace json = boost::json;

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool belongs(char c) {
    return is_letter(c) || std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '-' ||
           c == '_' || c == '.' || c == '/' || c == ':' || c == '@' || c == '#' || c == '+';
}

// "M1-HEIST-04", "MX-NEG-", "MS4", "WE-05": capitals and figures.
bool is_code(std::string_view word) {
    for (const char c : word) {
        if (std::islower(static_cast<unsigned char>(c)) != 0) return false;
    }
    return word.size() < 2 || word.find_first_of("0123456789-") != word.npos;
}

const std::set<std::string_view>& allowed() {
    static const std::set<std::string_view> words{
        // people, as the program calls them
        "Al", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal", "Bea.1", "Bea.2", "Cid.1", "Cid.2",
        // the program, the keys of a keyboard, and what has no other name
        "Moneybags", "moneybags", "Enter", "Home", "End", "Ctrl-C", "Ctrl-D", "QR", "Wi-Fi",
        "https"};
    return words;
}

// What a host of a server types and reads: options, files, addresses.
const std::set<std::string_view>& of_hosts() {
    static const std::set<std::string_view> words{"play",
                                                  "replay",
                                                  "export",
                                                  "JSON",
                                                  "SQLite",
                                                  "NATS",
                                                  "shark@100ms",
                                                  "regular",
                                                  "regular@mine.net",
                                                  "cookie",
                                                  "spectator",
                                                  "games.example",
                                                  "X-Forwarded-For",
                                                  "MONEYBAGS_HOUSE_KEY",
                                                  "rulesets",
                                                  "do",
                                                  "Content-Type",
                                                  "application/json"};
    return words;
}

// The Latin words of a text that are not allowed. Figures in braces are filled in later.
std::vector<std::string> latin(std::string_view text, bool hosts = false) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '{') {
            at = std::min(text.find('}', at), text.size());
            continue;
        }
        if (!is_letter(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && belongs(text[end])) ++end;
        const bool option = at > 1 && text.substr(at - 2, 2) == "--";
        std::string_view word = text.substr(at, end - at);
        while (!word.empty() && !is_letter(word.back()) && !is_code(word)) word.remove_suffix(1);
        at = end;
        const bool address = word.find("://") != word.npos || word.starts_with("docs/");
        if (is_code(word) || allowed().contains(word)) continue;
        if (hosts && (option || address || of_hosts().contains(word))) continue;
        if (option && word == "resume") continue;  // how a game is gone on with
        found.emplace_back(word);
    }
    return found;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += word + ' ';
    return text;
}

// Languages that set wide characters without spaces; there is one at least.
std::vector<Language> wide_languages() {
    std::vector<Language> list;
    for (const Language language : languages()) {
        if (!language.spaces_wide()) list.push_back(language);
    }
    return list;
}

TEST(LatinWords, are_found_where_they_do_not_belong) {
    EXPECT_EQ(joined(latin("輸入 help 查看（M1-HEIST-04）")), "help ");
    EXPECT_EQ(joined(latin("{who} 出 {amount} 給 Bea.2，前往 MS4。")), "");
    EXPECT_EQ(joined(latin("1..4 to Bea")), "to ");
    EXPECT_EQ(joined(latin("以 --log 另指")), "log ");
    EXPECT_EQ(joined(latin("以 --log 另指", true)), "");
}

void must_be_clean(const std::string& text) { EXPECT_EQ(joined(latin(text)), "") << text; }

void must_be_clean(const json::value& told, bool hosts = false) {
    if (told.is_string()) {
        EXPECT_EQ(joined(latin(told.as_string(), hosts)), "") << told;
    } else if (told.is_array()) {
        for (const json::value& each : told.as_array()) must_be_clean(each, hosts);
    } else if (told.is_object()) {
        for (const auto& each : told.as_object()) must_be_clean(each.value(), hosts);
    }
}

TEST(LatinWords, are_in_no_text) {
    ASSERT_FALSE(wide_languages().empty());
    for (const Language language : wide_languages()) {
        const std::string folder = "data/texts/" + std::string(language.tag()) + "/";
        for (const std::string_view path : embedded_paths()) {
            if (!path.starts_with(folder) || path.ends_with("language.json")) continue;
            SCOPED_TRACE(path);
            const std::string_view content = embedded(path);
            if (path.ends_with(".md")) {
                EXPECT_EQ(joined(latin(content)), "");
                continue;
            }
            const bool hosts =
                path.ends_with("app/words.json") || path.ends_with("server/words.json");
            const json::value texts = json::parse(content);
            for (const auto& [key, text] : texts.as_object()) {
                if (key.starts_with("typed.")) continue;  // what is understood, not said
                must_be_clean(text, hosts);
            }
        }
    }
}

// What somebody at a terminal or at the plain board reads, with every choice.
void look(const Session& session, Language language) {
    const Game& game = session.game();
    const Turn turn = game.turn(session.state());
    for (const Seat seat : turn.seats) {
        const AnyView view = game.view(session.state(), seat);
        must_be_clean(session.notation().picture(view, language, false));
        must_be_clean(session.notation().question(view, language));
        for (const AnyChoice& choice : game.legal(session.state(), seat)) {
            must_be_clean(session.notation().choice_words(seat, choice, language));
        }
    }
}

TEST(LatinWords, are_in_no_game) {
    for (const Language language : wide_languages()) {
        for (const Ruleset& ruleset : catalogue()) {
            for (const int wanted : {2, 3, 5}) {
                SCOPED_TRACE(ruleset.id);
                Agreement agreed;
                agreed.game = ruleset.id;
                agreed.players = testing_support::players_near(ruleset, wanted);
                agreed.options = testing_support::whole_game(ruleset);
                Session session = *Session::begin(agreed);
                const Game& game = session.game();
                Rng luck{static_cast<std::uint64_t>(wanted)};
                for (int step = 0; step < 400; ++step) {
                    const Turn turn = game.turn(session.state());
                    if (turn.kind == Turn::Kind::Over) break;
                    if (turn.kind == Turn::Kind::Chance) {
                        const auto outcome = draw(game.outcomes(session.state()), luck);
                        ASSERT_TRUE(session.step(record::Chance{outcome}));
                    } else {
                        if (step % 7 == 0) look(session, language);
                        const Seat seat = game.next(session.state());
                        const auto legal = game.legal(session.state(), seat);
                        const AnyChoice& choice =
                            legal[luck.below(static_cast<std::uint32_t>(legal.size()))];
                        const AnyMove move = game.move(choice, luck.below(game.count(choice)));
                        ASSERT_TRUE(session.step(record::Move{seat, move}));
                    }
                    ASSERT_FALSE(HasFailure());
                }
                const json::object told = report(session, language);
                if (told.empty()) continue;
                must_be_clean(told.at("sentences"));
                if (told.at("details").is_object())
                    must_be_clean(told.at("details").at("sentences"));
            }
        }
    }
}

TEST(LatinWords, are_in_no_help) {
    for (const Language language : wide_languages()) {
        for (const Ruleset& ruleset : catalogue()) {
            SCOPED_TRACE(ruleset.id);
            for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
                const auto game = make_game(ruleset, players, {});
                const Guide guide{**game, language};
                must_be_clean(guide.in_short());
                must_be_clean(guide.overview());
                must_be_clean(guide.how_to_ask());
                must_be_clean(guide.moves());
            }
        }
    }
}

// Every clause of the law, with its number, in every language that has the law.
TEST(Law, has_every_clause_in_every_translation) {
    int translations = 0;
    for (const Ruleset& ruleset : catalogue()) {
        const Rulebook& law = rulebook_of(ruleset);
        for (const Language language : languages()) {
            if (language.rules(ruleset.texts).empty() || language.tag() == "xx") continue;
            ++translations;
            SCOPED_TRACE(std::string(ruleset.id) + " " + std::string(language.tag()));
            const Rulebook& own = rulebook_of(ruleset, language);
            std::set<std::string> ids, translated;
            for (const Passage& each : law.passages()) {
                if (each.id.empty()) continue;
                ids.insert(each.id);
                const Passage* same = own.find(each.id);
                ASSERT_NE(same, nullptr) << each.id;
                const std::string number = law.sections()[each.section].number;
                EXPECT_EQ(own.sections()[same->section].number, number) << each.id;
                EXPECT_EQ(same->cites, each.cites) << each.id;
            }
            for (const Passage& each : own.passages()) {
                if (!each.id.empty()) translated.insert(each.id);
            }
            EXPECT_EQ(translated, ids);
        }
    }
    EXPECT_GT(translations, 0);
}

}  // namespace
}  // namespace moneybags
