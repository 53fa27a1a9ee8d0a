// The cast: everybody in it has something to say on every occasion in every language, says nothing
// twice, and speaks of nothing that not everybody has seen.

#include "table/cast.h"

#include <algorithm>
#include <set>

#include "games/embedded.h"
#include "tests/support/random_network.h"
#include "tests/table/evening.h"

namespace moneybags::evenings {
namespace {

// Occasions whose lines may name somebody: their cues must say whom.
bool names_somebody(std::string_view occasion) {
    return occasion == occasion::kThanks || occasion == occasion::kSpoken ||
           occasion == occasion::kTomato || occasion == "reproach";
}

std::string occasion_of(const std::string& line) {
    const std::size_t from = line.find('.') + 1;
    return line.substr(from, line.rfind('.') - from);
}

Evening with_cast(std::string_view game, int players, int seed) {
    Settings settings;
    settings.cast = true;
    return Evening(opening(game, players, {}, settings, seed));
}

std::vector<entry::Quip> quips(const Evening& evening) {
    std::vector<entry::Quip> said;
    for (const Entry& each : evening.entries()) {
        if (const auto* quip = std::get_if<entry::Quip>(&each.what)) said.push_back(*quip);
    }
    return said;
}

// Time goes by until the next quip.
std::optional<entry::Quip> next_quip(Evening& evening) {
    const std::size_t before = quips(evening).size();
    for (int i = 0; i < 50 && quips(evening).size() == before; ++i) {
        evening.now += Span{100};
        evening.settle();
    }
    const auto now = quips(evening);
    return now.size() == before ? std::nullopt : std::optional(now.back());
}

Seat first_bot(const Evening& evening) {
    for (std::size_t i = 0; i < evening.table().chairs().size(); ++i) {
        if (evening.table().chairs()[i].kind == Table::Chair::Kind::Bot) {
            return seat_at(static_cast<int>(i));
        }
    }
    return kSpectator;
}

TEST(Cast, has_bots_of_every_temper_and_they_are_asked_as_such) {
    std::set<Temper> tempers;
    for (const Character& each : cast()) tempers.insert(each.temper);
    EXPECT_EQ(tempers.size(), kTempers);
    const auto wrong = read_characters(
        R"([{"name": "Al", "talks": 1, "temper": "Mean", "look": {}}])", "characters.json");
    ASSERT_TRUE(wrong.has_error());
    EXPECT_NE(wrong.error().sentence().find("Honest"), std::string::npos)
        << wrong.error().sentence();

    Evening evening = with_cast("millions-1e", 4, 3);
    evening.start(1);
    int asked = 0;
    for (int i = 0; i < 200 && asked == 0; ++i) {
        evening.now += Span{100};
        const auto thought = evening.table().bot_asked(evening.now);
        if (!thought) continue;
        ++asked;
        const Character* who = find_character(evening.chair(number(thought->seat)).name);
        ASSERT_NE(who, nullptr);
        EXPECT_EQ(thought->temper, who->temper);
    }
    EXPECT_GT(asked, 0);
}

// A chair keeps its level though its bot cannot come: another answers, and says why. Whoever asks
// for it then is refused, and what is on record is not.
TEST(Minds, seat_the_house_s_bot_for_one_that_cannot_come) {
    Evening evening(opening("millions-1e", 3));
    ASSERT_EQ(evening.sit(0, 0), "");
    {
        const testing_support::RandomNetworks networks;
        ASSERT_EQ(evening.ask(0, entry::PutBot{seat_at(1), "regular"}), "");
        networks.remove("millions");
        EXPECT_EQ(evening.ask(0, entry::PutBot{seat_at(2), "regular"}), "no-such-level");
        EXPECT_EQ(evening.ask(0, entry::Start::Asked{"regular"}), "no-such-level");
        EXPECT_TRUE(Table::read(evening.texts()).has_value());
    }
    ASSERT_EQ(evening.ask(0, entry::Start::Asked{}), "");
    evening.settle();
    EXPECT_EQ(evening.chair(1).level, "regular");
    std::optional<Table::Thought> thought;
    for (int i = 0; i < 200 && !thought; ++i) {
        evening.now += Span{100};
        thought = evening.table().bot_asked(evening.now);
    }
    ASSERT_TRUE(thought);
    thought->level = "regular";
    use_networks("/nowhere");
    Minds minds;
    const AnyMove move = minds.answer(evening.table(), *thought);
    use_networks("");
    EXPECT_TRUE(evening.table().bot_answers(*thought, move, evening.now).has_value());
    ASSERT_TRUE(minds.instead());
    EXPECT_NE(minds.instead()->sentence().find("/nowhere/millions.net"), std::string::npos);
}

TEST(Cast, has_sixteen_characters_with_lines_for_every_occasion_in_every_language) {
    ASSERT_GE(cast().size(), 16u);
    std::set<std::string> words;
    std::size_t lines = 0;
    for (const Character& each : cast()) {
        EXPECT_TRUE(check_names({each.name}, 1)) << each.name;
        for (const std::string_view occasion : occasion::kAll) {
            const auto keys = lines_for(each, occasion);
            EXPECT_FALSE(keys.empty()) << each.name << " has nothing to say: " << occasion;
            for (const std::string& key : keys) {
                for (const Language language : languages()) {
                    const Texts& texts = language.texts("cast");
                    ASSERT_TRUE(texts.contains(key)) << key;
                    const std::string& text = texts.find(key)->second;
                    EXPECT_TRUE(words.insert(text).second) << key << " is said by two: " << text;
                    const bool names = text.find("{other}") != std::string::npos;
                    EXPECT_TRUE(!names || names_somebody(occasion)) << key;
                }
                ++lines;
            }
        }
    }
    // And nothing that nobody ever says.
    EXPECT_EQ(Language{}.texts("cast").size(), lines + cast().size()) << "names are texts too";
}

TEST(Cast, is_cued_by_events_that_the_games_have) {
    for (const std::string_view path : embedded_paths()) {
        if (!path.starts_with("data/cast/")) continue;
        if (path.ends_with("characters.json")) {
            EXPECT_TRUE(read_characters(embedded(path), path));
            continue;
        }
        const auto all = read_cues(embedded(path), path);
        ASSERT_TRUE(all) << all.error().sentence();
        for (const Cue& each : *all) {
            EXPECT_TRUE(each.about || !names_somebody(each.says)) << path << " " << each.event;
        }
    }
    EXPECT_FALSE(read_cues(R"([{"event": "Paid", "who": "seat", "says": "nonsense"}])", "x"));
    EXPECT_FALSE(read_cues(R"([{"event": "Paid", "says": "claim"}])", "x"));
}

TEST(Cast, talks_through_whole_games_without_repeating_itself_and_only_of_what_all_have_seen) {
    std::set<std::string> occasions;
    for (const std::string_view game : {"millions-2e", "millions-1e", "mad-millionaire"}) {
        for (int seed = 0; seed < 3; ++seed) {
            SCOPED_TRACE(std::string(game) + " " + std::to_string(seed));
            Evening evening = with_cast(game, 4, seed);
            evening.start(1, "rookie");
            ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
            // What a spectator has been told of when a line is said.
            std::size_t seen = 0;
            evening.after_each = [&] {
                const auto* quip = std::get_if<entry::Quip>(&evening.entries().back().what);
                if (quip == nullptr) return;
                const std::string says = occasion_of(quip->line);
                occasions.insert(says);
                const auto& book = find_ruleset(game)->texts;
                std::set<std::string> kinds;
                for (const Cue& cue : cues(book)) {
                    if (cue.says == says) kinds.insert(cue.event);
                }
                if (kinds.empty() || says == occasion::kThanks) return;
                const Table& table = evening.table();
                const auto told = table.story(Reader{}, table.lines(), table.lines(), kEnglish);
                EXPECT_TRUE(std::any_of(told.begin(), told.end(), [&](const wire::Line& line) {
                    if (line.what != "event") return false;
                    const auto what = line.event->as_object().at("what").as_string();
                    return kinds.contains(std::string(what));
                })) << quip->line;
                ++seen;
            };
            evening.wait_for_end();
            while (next_quip(evening)) {
            }
            ASSERT_TRUE(evening.over());
            std::set<std::string> said;
            for (const entry::Quip& each : quips(evening)) {
                EXPECT_TRUE(said.insert(each.line).second) << each.line;
                const auto chair = evening.table().chairs()[static_cast<std::size_t>(each.seat)];
                EXPECT_TRUE(each.line.starts_with(chair.name + "."));
            }
            EXPECT_GT(said.size(), 5u);
            EXPECT_GT(seen, 0u);
            // The log has it all.
            const Result<Table> again = Table::read(evening.texts());
            ASSERT_TRUE(again) << again.error().sentence();
            EXPECT_TRUE(same_bytes(bytes(again->snapshot({}, kEnglish)), evening.seen({})));
        }
    }
    for (const std::string_view must : {"greeting", "claim", "gain", "threat", "thanks", "reproach",
                                        "caught", "defeat", "victory"}) {
        EXPECT_TRUE(occasions.contains(std::string(must))) << must;
    }
}

// Those who think say why, now and then, and only what whoever looks on could say, too.
TEST(Cast, that_thinks_says_why_now_and_then_in_everybodys_language) {
    std::size_t whys = 0, moves = 0;
    for (const std::string_view game : {"millions-2e", "guillotines", "mad-millionaire"}) {
        for (int seed = 0; seed < 2; ++seed) {
            SCOPED_TRACE(std::string(game) + " " + std::to_string(seed));
            Evening evening = with_cast(game, 4, seed);
            evening.start(1, "regular");
            ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
            evening.after_each = [&] {
                const auto* quip = std::get_if<entry::Quip>(&evening.entries().back().what);
                if (quip == nullptr) return;
                EXPECT_EQ(quip->why.has_value(), occasion_of(quip->line) == occasion::kWhy);
                if (!quip->why) return;
                ++whys;
                std::set<std::string> heard;
                for (const Language language : languages()) {
                    const auto line =
                        evening.table().story(Reader{}, 1'000'000, 1, language).front();
                    const std::string why = plea_words(*quip->why, evening.game().ruleset(),
                                                       evening.session().names(), language);
                    EXPECT_NE(line.text.find(why), std::string::npos) << line.text;
                    EXPECT_EQ(line.text.find('{'), std::string::npos) << line.text;
                    heard.insert(line.text);
                }
                EXPECT_EQ(heard.size(), languages().size());
            };
            evening.wait_for_end();
            for (const Entry& each : evening.entries()) {
                const auto* step = std::get_if<entry::Step>(&each.what);
                moves += step != nullptr && step->hand == Hand::Bot ? 1 : 0;
            }
            EXPECT_TRUE(Table::read(evening.texts()).has_value());
        }
    }
    EXPECT_GT(whys, 3u);
    EXPECT_LT(8 * whys, moves) << "they do not chatter";
}

TEST(Cast, answers_tomatoes_and_those_who_speak_to_it_in_everybodys_language) {
    Evening evening = with_cast("millions-2e", 4, 1);
    evening.start(1, "rookie");
    while (next_quip(evening)) {  // greetings
        if (quips(evening).size() == 2) break;
    }
    const Seat bot = first_bot(evening);
    const std::string name = evening.table().chairs()[static_cast<std::size_t>(bot)].name;
    // Part of a longer word is no name.
    ASSERT_EQ(evening.ask(0, entry::Say{"Is there an x" + name + "x here?"}), "");
    EXPECT_FALSE(next_quip(evening));
    ASSERT_EQ(evening.ask(0, entry::React{.at = bot, .what = "tomato"}), "");
    auto said = next_quip(evening);
    ASSERT_TRUE(said);
    EXPECT_EQ(said->seat, bot);
    EXPECT_EQ(occasion_of(said->line), "tomato");

    ASSERT_EQ(evening.ask(0, entry::Say{"Well, " + name + ", who are you?"}), "");
    said = next_quip(evening);
    ASSERT_TRUE(said);
    EXPECT_EQ(said->seat, bot);
    EXPECT_EQ(occasion_of(said->line), "spoken");
    std::set<std::string> heard;
    for (const Language language : languages()) {
        const wire::Line line = evening.table().story(Reader{}, 1'000'000, 1, language).front();
        EXPECT_EQ(line.what, "say");
        const std::string words(line.event->as_object().at("words").as_string());
        EXPECT_NE(line.text.find(words), std::string::npos);
        EXPECT_NE(words.find("P0"), std::string::npos) << words;
        heard.insert(words);
    }
    EXPECT_EQ(heard.size(), languages().size()) << "each in their own";
}

TEST(Cast, sits_at_tables_that_want_it_in_another_order_each_time) {
    std::set<std::string> met;
    for (int seed = 0; seed < 12; ++seed) {
        Evening evening = with_cast("millions-2e", 5, seed);
        evening.start(1, "rookie");
        for (const wire::Chair& chair : evening.table().table_info(kEnglish).chairs) {
            EXPECT_EQ(chair.character.has_value(), chair.kind == "bot");
            if (chair.character) met.insert(*chair.character);
        }
    }
    EXPECT_GT(met.size(), 12u);
    Evening plain(opening("millions-2e", 5));
    plain.start(1, "rookie");
    ASSERT_EQ(plain.ask(0, entry::Mind{}), "");
    EXPECT_FALSE(plain.table().table_info(kEnglish).chairs.back().character);
    plain.wait_for_end();
    EXPECT_TRUE(quips(plain).empty());
}

}  // namespace
}  // namespace moneybags::evenings
