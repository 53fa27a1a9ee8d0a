// Chairs: who may sit where and when, what they are called, who is the host, what they may throw.

#include "notation/utf8.h"
#include "tests/support/languages.h"
#include "tests/table/evening.h"

namespace moneybags {
namespace {

using namespace evenings;
using Kind = Table::Chair::Kind;

TEST(TableSeats, before_the_game_one_sits_on_an_open_chair_or_a_bots) {
    Evening evening(opening("millions-1e", 3));
    ASSERT_EQ(evening.sit(0), "");  // the first that is free
    EXPECT_EQ(evening.table().seat_of(person(0)), seat_at(0));
    EXPECT_EQ(evening.sit(0, 2), "already-seated");
    EXPECT_EQ(evening.sit(1, 0), "taken");
    ASSERT_EQ(evening.ask(0, entry::PutBot{seat_at(1), "rookie"}), "");
    EXPECT_EQ(evening.chair(1).level, "rookie");
    ASSERT_EQ(evening.sit(1, 1), "");  // the bot makes room
    EXPECT_EQ(evening.chair(1).kind, Kind::Person);
    EXPECT_EQ(evening.chair(1).name, "P1");
    ASSERT_EQ(evening.ask(0, entry::PutBot{seat_at(2), "random"}), "");
    ASSERT_EQ(evening.sit(2), "");  // no chair is open, so a bot makes room
    EXPECT_EQ(evening.sit(3), "no-free-seat");
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    EXPECT_EQ(evening.chair(1).kind, Kind::Open);
    ASSERT_EQ(evening.sit(3), "");
    EXPECT_EQ(evening.table().seat_of(person(3)), seat_at(1));
    EXPECT_EQ(evening.told(Reader{}, "sit").size(), 4u);
}

TEST(TableSeats, the_host_rules_until_the_game_begins) {
    Evening evening(opening("millions-1e", 4));
    ASSERT_EQ(evening.sit(0), "");
    ASSERT_EQ(evening.sit(1), "");
    EXPECT_EQ(evening.ask(1, entry::PutBot{seat_at(2), "random"}), "not-host");
    EXPECT_EQ(evening.ask(1, entry::Clear{seat_at(0)}), "not-host");
    EXPECT_EQ(evening.ask(1, entry::Start::Asked{}), "not-host");
    EXPECT_EQ(evening.ask(1, entry::Close{}), "not-host");
    EXPECT_EQ(evening.ask(0, entry::Clear{seat_at(2)}), "nobody-there");
    ASSERT_EQ(evening.ask(0, entry::PutBot{seat_at(2), "random"}), "");
    ASSERT_EQ(evening.ask(0, entry::Clear{seat_at(2)}), "");
    EXPECT_EQ(evening.chair(2).kind, Kind::Open);
    ASSERT_EQ(evening.ask(0, entry::Clear{seat_at(1)}), "");
    EXPECT_FALSE(evening.table().seat_of(person(1)));
    ASSERT_EQ(evening.sit(1), "");
    // When the host leaves, the lowest person is host.
    ASSERT_EQ(evening.sit(2), "");
    ASSERT_EQ(evening.ask(0, entry::Stand{}), "");
    EXPECT_FALSE(evening.table().is_host(person(0)));
    EXPECT_TRUE(evening.table().is_host(person(1)));
    const auto chairs = evening.table().table_info(kEnglish).chairs;
    EXPECT_TRUE(chairs[1].host);
    EXPECT_FALSE(chairs[2].host);
    // And when nobody is left, whoever sits down next.
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    ASSERT_EQ(evening.ask(2, entry::Stand{}), "");
    ASSERT_EQ(evening.sit(3), "");
    EXPECT_TRUE(evening.table().is_host(person(3)));
    ASSERT_EQ(evening.ask(3, entry::Close{}), "");
    EXPECT_EQ(evening.table().status(), Table::Status::Closed);
    EXPECT_EQ(evening.sit(4), "not-running");
}

TEST(TableSeats, starting_fills_the_empty_chairs_with_bots) {
    Evening evening(opening("millions-1e", 4));
    ASSERT_EQ(evening.sit(0, 1), "");
    ASSERT_EQ(evening.ask(0, entry::PutBot{seat_at(3), "random"}), "");
    EXPECT_EQ(evening.ask(0, entry::Start::Asked{"grandmaster"}), "no-such-level");
    ASSERT_EQ(evening.ask(0, entry::Start::Asked{}), "");
    EXPECT_EQ(evening.table().status(), Table::Status::Running);
    EXPECT_EQ(evening.chair(0).level, house_level(*find_ruleset("millions-1e")));
    EXPECT_EQ(evening.chair(3).level, "random");
    const Names names{"Al", "P0", "Bea", "Cid"};
    EXPECT_EQ(evening.session().names(), names);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(evening.chair(i).name, names[static_cast<std::size_t>(i)]);
}

TEST(TableSeats, bots_are_called_what_people_leave_over) {
    Evening evening(opening("millions-1e", 3));
    ASSERT_EQ(evening.ask(0, entry::PutBot{seat_at(0), "random"}), "");
    EXPECT_EQ(evening.chair(0).name, "Al");
    ASSERT_EQ(evening.ask(1, entry::Sit::Asked{.seat = seat_at(1), .name = "al", .key = {}}), "");
    EXPECT_EQ(evening.chair(0).name, "Bea");
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    EXPECT_EQ(evening.chair(0).name, "Al");
}

TEST(TableSeats, in_a_running_game_a_bots_seat_may_be_taken_over) {
    Settings settings = at_once();
    settings.drop_in = true;
    Evening evening(opening("millions-1e", 3, {}, settings));
    evening.start(2);
    const std::string name = evening.chair(2).name;
    EXPECT_EQ(evening.sit(5, 0), "taken");
    ASSERT_EQ(evening.ask(1, entry::Mind{}), "");
    EXPECT_EQ(evening.sit(5, 1), "taken");  // a person is minded there
    ASSERT_EQ(evening.come_in(5), "");
    EXPECT_EQ(evening.table().seat_of(person(5)), seat_at(2));
    EXPECT_EQ(evening.chair(2).name, name);  // the game knows the chair by that name
    // Up again: a bot plays on, under the same name.
    ASSERT_EQ(evening.ask(5, entry::Stand{}), "");
    EXPECT_EQ(evening.chair(2).kind, Kind::Bot);
    EXPECT_EQ(evening.chair(2).level, house_level(*find_ruleset("millions-1e")));
    EXPECT_EQ(evening.chair(2).name, name);
    // Whoever has seen one seat's secrets may have that one again, and no other.
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    EXPECT_EQ(evening.sit(5, 1), "held-another");
    EXPECT_EQ(evening.sit(1, 2), "held-another");
    ASSERT_EQ(evening.sit(1), "");  // goes to the old chair by itself
    EXPECT_EQ(evening.table().seat_of(person(1)), seat_at(1));
    ASSERT_EQ(evening.come_in(6, 2), "");
    EXPECT_EQ(evening.sit(5), "no-free-seat");
}

TEST(TableSeats, nobody_new_sits_down_where_that_was_not_agreed) {
    Evening evening(opening("millions-1e", 3, {}, at_once()));
    evening.start(2);
    EXPECT_EQ(evening.sit(5, 2), "no-drop-in");
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    EXPECT_EQ(evening.sit(5, 1), "no-drop-in");
    ASSERT_EQ(evening.sit(1, 1), "");  // but one's own chair one may have again
}

TEST(TableSeats, the_last_person_to_leave_closes_the_table) {
    Evening evening(opening("millions-1e", 3, {}, at_once()));
    evening.start(2);
    ASSERT_EQ(evening.ask(0, entry::Stand{}), "");
    EXPECT_TRUE(evening.table().is_host(person(1)));
    EXPECT_EQ(evening.table().status(), Table::Status::Running);
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    EXPECT_EQ(evening.table().status(), Table::Status::Closed);
    EXPECT_FALSE(evening.table().wakes());
    EXPECT_FALSE(evening.table().due(evening.now));
    EXPECT_FALSE(evening.table().bot_asked(evening.now));
    // Nothing opens: the game was not played to its end.
    EXPECT_FALSE(evening.table().table_info(kEnglish).seed);
    EXPECT_EQ(evening.ask(7, entry::Say{"hello?"}), "closed");
}

TEST(TableSeats, a_running_game_that_everybody_forgot_is_closed_by_the_house) {
    const Entry close{.at = kDusk, .by = kNobody, .command = "", .what = entry::Close{}};
    Evening evening(opening("millions-1e", 3, {}, at_once()));
    evening.start(2);
    evening.fold(*evening.table().given_up(kDusk));
    EXPECT_EQ(evening.table().status(), Table::Status::Closed);
    EXPECT_FALSE(evening.table().wakes());
    EXPECT_FALSE(evening.table().table_info(kEnglish).seed);
    EXPECT_TRUE(evening.table().snapshot(evening.reader(0), kEnglish).game->choices.empty());
    EXPECT_TRUE(evening.table().fold(close));  // once is enough
    EXPECT_FALSE(evening.table().given_up(kDusk));

    Evening played(opening("millions-1e", 3, {}, at_once()));
    played.start(0);
    played.let_them();
    ASSERT_TRUE(played.over());
    EXPECT_TRUE(played.table().fold(close));  // what is over stays open to read
}

TEST(TableSeats, a_token_is_worth_something_until_it_is_renewed) {
    Evening evening(opening("millions-1e", 3));
    ASSERT_EQ(evening.sit(0), "");
    ASSERT_EQ(evening.sit(1), "");
    EXPECT_EQ(evening.table().seat_with(key_of(1)), seat_at(1));
    const std::int64_t seq = evening.table().seq(evening.reader(0));
    ASSERT_EQ(evening.ask(1, entry::Rekey{.key = key_of(77)}), "");
    EXPECT_FALSE(evening.table().seat_with(key_of(1)));
    EXPECT_EQ(evening.table().seat_with(key_of(77)), seat_at(1));
    EXPECT_EQ(evening.table().seq(evening.reader(0)), seq);  // nobody sees that
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    EXPECT_FALSE(evening.table().seat_with(key_of(77)));
    EXPECT_FALSE(evening.table().seat_with(Bytes32{}));  // nor does an empty one open anything
    EXPECT_EQ(evening.ask(1, entry::Rekey{.key = key_of(1)}), "not-seated");
}

TEST(TableSeats, a_command_that_was_obeyed_is_remembered) {
    Evening evening(opening("millions-1e", 3));
    ASSERT_EQ(evening.ask(0, entry::Sit::Asked{.seat = {}, .name = "A", .key = {}}, "c1"), "");
    EXPECT_EQ(evening.table().asked(person(0), "c1"), 1u);
    EXPECT_FALSE(evening.table().asked(person(1), "c1"));
    EXPECT_FALSE(evening.table().asked(person(0), "c2"));
    ASSERT_EQ(evening.ask(0, entry::Say{"hm"}), "");  // without an id nothing is remembered
    EXPECT_FALSE(evening.table().asked(person(0), ""));
    for (std::size_t i = 0; i < Table::kRemembered; ++i) {
        ASSERT_EQ(evening.ask(0, entry::Say{"hm"}, "s" + std::to_string(i)), "");
    }
    EXPECT_FALSE(evening.table().asked(person(0), "c1"));
    EXPECT_EQ(evening.table().asked(person(0), "s0"), 3u);
    const Result<Table> again = Table::read(evening.texts());
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->asked(person(0), "s5"), evening.table().asked(person(0), "s5"));
}

TEST(TableSeats, reactions_are_few_until_the_game_moves_on) {
    Evening evening(opening("millions-1e", 3, {}, at_once()));
    evening.start(3);
    for (int i = 0; i < Table::kMostReactions; ++i) {
        ASSERT_EQ(evening.ask(0, entry::React{.at = seat_at(1), .what = "tomato"}), "");
    }
    EXPECT_EQ(evening.ask(0, entry::React{.at = seat_at(1), .what = "tomato"}), "enough-reactions");
    ASSERT_EQ(evening.ask(1, entry::React{.at = seat_at(0), .what = "liar"}), "");
    EXPECT_EQ(evening.ask(9, entry::React{.at = seat_at(0), .what = "liar"}), "not-seated");
    Rng luck{1};
    ASSERT_EQ(evening.any_move(2, luck), "");
    ASSERT_EQ(evening.ask(0, entry::React{.at = seat_at(1), .what = "thanks"}), "");
    const auto lines = evening.table().story({}, 1000, 1000, kEnglish);
    EXPECT_EQ(lines.back().what, "react");
    EXPECT_EQ(lines.back().text, "P0 thanks P1.");
    EXPECT_EQ(lines.back().event->at("at"), 1);
}

TEST(TableSeats, those_who_watch_a_game_talk_among_themselves_until_it_is_over) {
    Evening evening(opening("millions-1e", 3, {}, at_once()));
    ASSERT_EQ(evening.ask(9, entry::Say{"good luck"}), "");
    evening.start(2);
    EXPECT_EQ(evening.told(evening.reader(0), "chat").size(), 1u);  // said before the game
    const std::int64_t seq = evening.table().seq(evening.reader(0));
    ASSERT_EQ(evening.ask(9, entry::Say{"P0 is bluffing"}), "");
    EXPECT_EQ(evening.table().seq(evening.reader(0)), seq);
    EXPECT_FALSE(evening.table().delta(evening.reader(0), seq, kEnglish));
    EXPECT_EQ(evening.told(Reader{}, "chat").size(), 2u);
    EXPECT_EQ(evening.told(evening.reader(0), "chat").size(), 1u);
    ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
    ASSERT_EQ(evening.ask(1, entry::Mind{}), "");
    evening.wait_for_end();
    ASSERT_TRUE(evening.over());
    EXPECT_EQ(evening.told(evening.reader(0), "chat").size(), 2u);
    ASSERT_EQ(evening.ask(0, entry::Say{"was I?"}), "");
    ASSERT_EQ(evening.ask(9, entry::Say{"you were"}), "");
    EXPECT_EQ(evening.told(evening.reader(1), "chat").size(), 4u);
}

TEST(TableSeats, once_the_game_is_over_everything_opens_and_the_next_table_is_named) {
    Evening evening(opening("millions-1e", 3, {}, at_once()));
    evening.start(1);
    EXPECT_EQ(evening.ask(0, entry::Rematch{"t2"}), "not-over");
    ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
    const wire::Table before = evening.table().table_info(kEnglish);
    EXPECT_FALSE(before.seed);
    evening.wait_for_end();
    const wire::Table after = evening.table().table_info(kEnglish);
    ASSERT_TRUE(after.seed);
    EXPECT_EQ(commitment(Seed{*read_hex(*after.seed)}, after.id), before.digest);
    const auto all = evening.table().story({}, 100'000, 100'000, kEnglish);
    EXPECT_EQ(all.size(), evening.table().lines());
    EXPECT_EQ(evening.ask(9, entry::Rematch{"t2"}), "not-seated");
    ASSERT_EQ(evening.ask(0, entry::Rematch{"t2"}), "");
    EXPECT_EQ(evening.table().table_info(kEnglish).rematch, "t2");
    EXPECT_EQ(evening.ask(0, entry::Rematch{"t3"}), "rematch-exists");
    EXPECT_EQ(evening.ask(0, entry::Stand{}), "not-running");
    EXPECT_EQ(evening.move(0, "ready"), "not-running");
}

TEST(ChairNames, are_made_from_what_people_call_themselves) {
    struct Row {
        std::vector<std::string> people;
        Names names;
    };
    const Row rows[] = {
        {{"Ann Lee", "Bo"},     {"Ann-Lee", "Bo"}      },
        {{"Ann", "ann", "ANN"}, {"Ann", "ann2", "ANN3"}},
        {{"7 of 9", "42"},      {"of-9", "Guest"}      },
        {{"bank", "Play"},      {"bank2", "Play2"}     },
        {{"大雄", "大雄"},  {"大雄", "大雄2"}  },
        {{"😀", "A😀B"},    {"Guest", "AB"}        },
        {{"", "Al", ""},        {"Bea", "Al", "Cid"}   },
        {{"driver", "司機"},  {"driver2", "司機2"} },
        {{"  x--y_z  "},        {"x--y_z"}             },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.people.front());
        const Names names = chair_names(row.people, "millions");
        EXPECT_EQ(names, row.names);
        EXPECT_TRUE(check_names(names, static_cast<int>(names.size())).has_value());
    }
    const std::string long_name = "爸爸媽媽爸爸媽媽爸爸媽媽";  // 36 bytes
    EXPECT_EQ(chair_names({"Driver"}, "mad-millionaire"), Names{"Driver"}) << "no role there";
    const Names cut = chair_names({long_name, long_name}, "millions");
    EXPECT_TRUE(check_names(cut, 2).has_value());
}

TEST(PersonNames, are_one_to_twenty_four_characters_that_can_be_seen) {
    for (const char* fine : {"A", "Ann Lee", "大雄", "O'Neill & Söhne", "abcdefghijklmnopqrstuvwx",
                             "爸爸媽媽爸爸媽媽爸爸媽媽爸爸媽媽爸爸媽媽爸爸媽媽"}) {
        EXPECT_FALSE(problem_with_person_name(fine)) << fine;
    }
    for (const std::string& wrong :
         {std::string(), std::string("   "), std::string("a\nb"), std::string("a\0b", 3),
          std::string("\x7F"), std::string("\xC3"), std::string("\xED\xA0\x80"),
          std::string("abcdefghijklmnopqrstuvwxy"),
          std::string("a\xE2\x80\xAE"
                      "b")}) {
        EXPECT_TRUE(problem_with_person_name(wrong)) << wrong;
    }
    const auto turned = problem_with_person_name("Ann\u202Ebob");
    ASSERT_TRUE(turned);
    EXPECT_NE(turned->what.find("U+202E"), std::string::npos) << turned->what;
}

// A mark that turns the rest of a line round, or hides in it, is neither seen nor missed.
TEST(TableSeats, what_is_not_seen_stands_in_no_name_and_in_no_words) {
    const std::string unseen[] = {"\u202A", "\u202E", "\u2066", "\u2069", "\u200B",    "\u200D",
                                  "\u200F", "\u061C", "\uFEFF", "\u00AD", "\U000E0041"};
    Evening evening(opening("millions-1e", 3));
    ASSERT_EQ(evening.ask(0, entry::Sit::Asked{.seat = {}, .name = "Ann", .key = {}}), "");
    for (const std::string& mark : unseen) {
        EXPECT_EQ(
            evening.ask(1, entry::Sit::Asked{.seat = {}, .name = "B" + mark + "o", .key = {}}),
            "unreadable");
        EXPECT_EQ(without_unseen("a " + mark + "大" + mark), "a 大");
        EXPECT_EQ(evening.ask(0, entry::Say{mark}), "unreadable") << "nothing is left of it";
    }
    ASSERT_EQ(evening.ask(0, entry::Say{"pay \u202Eeno em\u202C!"}), "");
    EXPECT_NE(evening.texts().back().find("pay eno em!"), std::string::npos);

    // Logs that were written before hold them: they are read, and told without.
    std::vector<std::string> old = evening.texts();
    const auto put = [&](std::size_t entry, const std::string& where, const std::string& what) {
        old[entry].replace(old[entry].find(where), where.size(), what);
    };
    put(1, "Ann", "A\u061Cnn");
    put(2, "pay", "p\u202Eay");
    const Result<Table> again = Table::read(old);
    ASSERT_TRUE(again.has_value()) << again.error().sentence();
    EXPECT_EQ(again->chairs()[0].name, "Ann");
    const std::string told =
        boost::json::serialize(wire::to_json(again->snapshot(again->reader(kNobody), Language{})));
    EXPECT_EQ(told, boost::json::serialize(wire::to_json(
                        evening.table().snapshot(evening.table().reader(kNobody), Language{}))));
}

}  // namespace
}  // namespace moneybags
