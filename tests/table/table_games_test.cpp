// A table is a fold over its entries: whole games of every ruleset end, fold again to the same, and
// whoever follows by deltas sees what a newcomer sees.

#include <algorithm>

#include "tests/support/languages.h"
#include "tests/support/object_of.h"
#include "tests/table/evening.h"

namespace moneybags {
namespace {

using namespace evenings;

std::vector<Reader> readers(const Table& table) {
    std::vector<Reader> list{Reader{}};
    for (int i = 0; i < table.opening().players; ++i) list.push_back(table.reader_at(seat_at(i)));
    return list;
}

TEST(TableGames, of_bots_only_reach_their_end_in_every_ruleset) {
    for (const Occasion& each : occasions()) {
        for (const std::string_view level : bot_levels(each.ruleset)) {
            SCOPED_TRACE(each.name() + ", " + std::string(level));
            Evening evening(
                opening(each.ruleset.id, each.players, each.options, at_once(each.options)));
            evening.start(0, std::string(level));
            evening.let_them();
            ASSERT_FALSE(HasFatalFailure());
            EXPECT_TRUE(evening.over());
            EXPECT_TRUE(evening.game().standing(evening.session().state()).over);
            EXPECT_FALSE(evening.table().wakes());
            EXPECT_EQ(evening.now, kDusk);  // with no pace it takes no time
        }
    }
}

// Chairs remember strengths as they do names, and what is on record folds to the same.
TEST(TableGames, of_bots_of_some_strength_fold_again_to_the_same_messages) {
    for (const Occasion& each : occasions()) {
        if (bot_strengths(each.ruleset) == 0) continue;
        SCOPED_TRACE(each.name());
        Evening evening(
            opening(each.ruleset.id, each.players, each.options, at_once(each.options)));
        ASSERT_EQ(evening.sit(0, 0), "");
        ASSERT_EQ(evening.ask(0, entry::PutBot{seat_at(1), "3"}), "");
        for (const char* none : {"0", "11", "07"}) {
            EXPECT_EQ(evening.ask(0, entry::PutBot{seat_at(1), none}), "no-such-level");
            EXPECT_EQ(evening.ask(0, entry::Start::Asked{none}), "no-such-level");
        }
        ASSERT_EQ(evening.ask(0, entry::Start::Asked{"6"}), "");
        ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
        evening.wait_for_end();
        ASSERT_FALSE(HasFatalFailure());
        ASSERT_TRUE(evening.over());
        EXPECT_EQ(evening.chair(1).level, "3");
        if (each.players > 2) EXPECT_EQ(evening.chair(2).level, "6");
        const Result<Table> again = Table::read(evening.texts());
        ASSERT_TRUE(again.has_value()) << again.error().sentence();
        EXPECT_TRUE(same_bytes(bytes(again->snapshot({}, kEnglish)), evening.seen({})));
    }
}

// People who play anything, talk, react, go away and come back, take moves back, leave their seat
// to a bot or somebody else. The first stays, so the table is not closed.
void play_with_people(Evening& evening, Rng& luck) {
    const int people = std::min(evening.table().opening().players, 3);
    evening.start(people);
    for (int i = 0; i < 4000 && !evening.over(); ++i) {
        if (::testing::Test::HasFatalFailure()) return;
        evening.let_them();
        if (evening.over()) return;
        const int who = static_cast<int>(luck.below(static_cast<std::uint32_t>(people)));
        const std::optional<Seat> seat = evening.table().seat_of(person(who));
        evening.now += Span{luck.below(900)};
        switch (luck.below(28)) {
            case 0:
                evening.ask(who, entry::Say{"I am honest. 我很老實。"});
                break;
            case 1:
                evening.ask(who, entry::React{.at = seat_at(0), .what = "tomato"});
                break;
            case 2:
                evening.ask(who, entry::Mind{});
                break;
            case 3:
                evening.ask(who, entry::Back{});
                break;
            case 4:
                evening.ask(who, entry::Undo{});
                break;
            case 5:
                evening.ask(who, entry::AnswerUndo{.yes = luck.below(4) > 0});
                break;
            case 6:
                evening.ask(50, entry::Say{"I only watch"});
                break;
            case 7:
                evening.ask(who, entry::Rekey{.key = key_of(1000 + i)});
                break;
            case 8:
                evening.now += Span{70'000};
                break;
            case 9:
                if (who > 0) evening.ask(who, entry::Stand{});
                break;
            case 10:
                evening.sit(who);
                break;
            case 11:
                evening.sit(20 + who);
                evening.ask(who, entry::Admit{1 + static_cast<int>(luck.below(4))});
                break;
            case 13:
                evening.ask(who, entry::AgreeHints{.yes = luck.below(3) > 0});
                break;
            case 12:
                evening.ask(who, entry::StandIn{seat_at(static_cast<int>(luck.below(3)))});
                break;
            default:
                if (!seat || !evening.turn().seats.has(*seat)) break;
                EXPECT_EQ(evening.any_move(who, luck), "");
        }
    }
    evening.wait_for_end();
}

TEST(TableGames, with_people_fold_again_to_the_same_messages) {
    for (const Occasion& each : occasions()) {
        for (const Away away : {Away::Bot, Away::Default}) {
            SCOPED_TRACE(each.name());
            Settings settings = at_once(each.options);
            settings.away = away;
            settings.drop_in = true;
            settings.clock = live_clock();
            Evening evening(opening(each.ruleset.id, each.players, each.options, settings));
            Rng luck{7};
            play_with_people(evening, luck);
            ASSERT_FALSE(HasFatalFailure());
            ASSERT_TRUE(evening.over());

            const Result<Table> again = Table::read(evening.texts());
            ASSERT_TRUE(again.has_value()) << again.error().sentence();
            EXPECT_EQ(again->entries(), evening.table().entries());
            EXPECT_EQ(again->lines(), evening.table().lines());
            for (const Reader& reader : readers(evening.table())) {
                ASSERT_EQ(again->seq(reader), evening.table().seq(reader));
                for (const Language language : languages()) {
                    EXPECT_TRUE(same_bytes(bytes(again->snapshot(reader, language)),
                                           evening.seen(reader, language)));
                }
            }
        }
    }
}

TEST(TableGames, fold_to_the_same_at_every_moment) {
    for (const Occasion& each : occasions()) {
        SCOPED_TRACE(each.name());
        Settings settings = at_once(each.options);
        settings.clock = live_clock();
        Evening evening(opening(each.ruleset.id, each.players, each.options, settings));
        Rng luck{11};
        std::vector<std::string> seen;
        const Reader watch{};
        evening.after_each = [&] {
            // Deadlines and who is awaited are in it, so they must come out the same too.
            if (evening.entries().size() % 16 == 0) seen.push_back(evening.seen(watch));
        };
        play_with_people(evening, luck);
        ASSERT_FALSE(HasFatalFailure());
        Result<Table> again = Table::begin(evening.entries().front());
        ASSERT_TRUE(again.has_value());
        std::size_t compared = 0;
        for (std::size_t i = 1; i < evening.entries().size(); ++i) {
            const Result<Entry> entry = read_entry(evening.texts()[i], again->session());
            ASSERT_TRUE(entry.has_value()) << entry.error().sentence();
            ASSERT_FALSE(again->fold(*entry));
            if ((i + 1) % 16 != 0) continue;
            ASSERT_TRUE(same_bytes(bytes(again->snapshot(watch, kEnglish)), seen[compared++]));
        }
        EXPECT_EQ(compared, seen.size());
    }
}

// What a page does with what it gets.
struct Client {
    Reader reader;
    std::int64_t seq = 0;
    std::optional<wire::Table> table;
    std::optional<wire::Game> game;
    std::map<std::int64_t, std::string> lines;

    void take(const wire::Snapshot& snapshot) {
        seq = snapshot.seq;
        table = snapshot.table;
        game = snapshot.game;
        for (const wire::Line& line : snapshot.lines) lines[line.number] = bytes(line);
    }
    void take(const wire::Delta& delta) {
        ASSERT_EQ(delta.after, seq);
        seq = delta.seq;
        // The story opens when the game is over, and is numbered anew.
        if (delta.table && delta.table->status == "over" && table->status != "over") lines.clear();
        if (delta.table) table = delta.table;
        if (delta.game) game = delta.game;
        for (const wire::Line& line : delta.lines) {
            if (const auto known = lines.find(line.number); known != lines.end()) {
                ASSERT_EQ(known->second, bytes(line)) << "two lines with one number";
            }
            lines[line.number] = bytes(line);
        }
    }
    // As a snapshot would be that held these blocks.
    std::string blocks() const {
        wire::Snapshot snapshot;
        snapshot.table = *table;
        snapshot.game = game;
        return bytes(snapshot);
    }
};

TEST(TableGames, deltas_from_any_point_give_the_same_blocks_as_a_snapshot) {
    for (const Occasion& each : occasions()) {
        SCOPED_TRACE(each.name());
        Settings settings = at_once(each.options);
        settings.clock = live_clock();
        Evening evening(opening(each.ruleset.id, each.players, each.options, settings));
        Rng luck{13};
        Rng whim{17};
        std::vector<Client> clients;
        std::int64_t caught_up = 0;
        evening.after_each = [&] {
            const Table& table = evening.table();
            const std::vector<Reader> present = readers(table);
            for (std::size_t i = clients.size(); i-- > 0;) {
                Client& client = clients[i];
                const Seat seat = client.reader.seat;
                if (seat != kSpectator && table.reader_at(seat) != client.reader) {
                    clients.erase(clients.begin() +
                                  static_cast<std::ptrdiff_t>(i));  // sits no more
                    continue;
                }
                if (whim.below(8) != 0 && !evening.over()) continue;  // lags behind
                const auto delta = table.delta(client.reader, client.seq, kEnglish);
                ASSERT_EQ(delta.has_value(), table.seq(client.reader) > client.seq);
                if (delta) client.take(*delta);
                if (::testing::Test::HasFatalFailure()) return;
                wire::Snapshot fresh = table.snapshot(client.reader, kEnglish);
                ASSERT_EQ(fresh.seq, client.seq);
                for (const wire::Line& line : fresh.lines) {
                    const auto known = client.lines.find(line.number);
                    // Whoever came by delta from the beginning of a stream lacks what was before.
                    if (known != client.lines.end()) {
                        ASSERT_EQ(known->second, bytes(line));
                    } else {
                        ASSERT_LT(line.number, client.lines.begin()->first);
                    }
                }
                fresh.stream.clear();
                fresh.seq = 0;
                fresh.you = {};
                fresh.lines.clear();
                ASSERT_TRUE(same_bytes(client.blocks(), bytes(fresh)));
                ++caught_up;
                if (whim.below(3) == 0)
                    clients.erase(clients.begin() + static_cast<std::ptrdiff_t>(i));
            }
            if (clients.size() < 4 && table.session() != nullptr) {
                Client client;
                client.reader = present[whim.below(static_cast<std::uint32_t>(present.size()))];
                client.take(table.snapshot(client.reader, kEnglish));
                clients.push_back(std::move(client));
            }
        };
        play_with_people(evening, luck);
        ASSERT_FALSE(HasFatalFailure());
        EXPECT_TRUE(evening.over());
        EXPECT_GT(caught_up, 20);
    }
}

TEST(TableGames, a_stream_followed_from_its_first_message_lacks_nothing) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    evening.start(2);
    Rng luck{19};
    for (int i = 0; i < 60 && !evening.over(); ++i) {
        evening.let_them();
        for (const int who : {0, 1}) {
            if (evening.turn().seats.has(seat_at(who))) evening.any_move(who, luck);
        }
    }
    for (const Reader& reader : {Reader{}, evening.reader(0), evening.reader(1)}) {
        const auto all = evening.table().delta(reader, 0, kEnglish);
        ASSERT_TRUE(all);
        ASSERT_TRUE(all->table && all->game);
        const wire::Snapshot now = evening.table().snapshot(reader, kEnglish);
        wire::Snapshot same;
        same.stream = all->stream;
        same.seq = all->seq;
        same.you = now.you;
        same.table = *all->table;
        same.game = all->game;
        same.lines = {all->lines.end() - static_cast<std::ptrdiff_t>(now.lines.size()),
                      all->lines.end()};
        EXPECT_TRUE(same_bytes(bytes(same), bytes(now)));
        // Lines are numbered without a gap, whatever others were told.
        for (std::size_t i = 1; i < all->lines.size(); ++i) {
            EXPECT_EQ(all->lines[i].number, all->lines[i - 1].number + 1);
        }
    }
}

TEST(TableGames, a_log_that_cannot_have_happened_is_refused_and_changes_nothing) {
    Evening evening(opening("millions-1e", 3, {}, at_once()));
    evening.start(1);
    evening.let_them();
    const std::string before = evening.seen(evening.reader(0));
    const std::size_t entries = evening.table().entries();
    const Record clock = record::Clock{};
    const Record word = record::Say{seat_at(1), "hm"};
    const auto refuses = [&](const Entry::What& what) {
        SCOPED_TRACE(what.index());
        const auto problem =
            evening.table().fold({.at = evening.now, .by = kNobody, .command = "", .what = what});
        ASSERT_TRUE(problem);
        EXPECT_NE(problem->where.find("entry " + std::to_string(entries)), std::string::npos);
        EXPECT_TRUE(same_bytes(evening.seen(evening.reader(0)), before));
        EXPECT_EQ(evening.table().entries(), entries);
    };
    refuses(evening.entries().front().what);              // opened twice
    refuses(entry::Sit{seat_at(9), person(5), "X", {}});  // no such chair
    refuses(entry::Sit{seat_at(0), person(5), "X", {}});  // a person sits there
    refuses(entry::Rekey{seat_at(1), {}});                // a bot has no token
    refuses(entry::PutBot{seat_at(1), "random"});
    refuses(entry::Stand{seat_at(1)});
    refuses(entry::Start{});
    refuses(entry::Step{clock, Hand::Clock});  // by turn there is no phase limit
    refuses(entry::Step{word, Hand::Person});  // bots do not speak
    refuses(entry::Mind{seat_at(2)});
    refuses(entry::Back{seat_at(0)});
    refuses(entry::AskUndo{seat_at(0)});
    refuses(entry::AnswerUndo{seat_at(0), true});
    refuses(entry::AgreeHints{seat_at(0), true});  // nobody else has to
    refuses(entry::Chat{seat_at(0), "", "hello"});
    refuses(entry::React{seat_at(0), seat_at(1), "bomb"});
    refuses(entry::Rematch{"t2"});
    refuses(entry::Wait{Span{0}});
    std::vector<std::string> texts = evening.texts();
    texts.erase(texts.begin() + 4);  // one of the first steps is lost
    EXPECT_FALSE(Table::read(texts).has_value());
    EXPECT_FALSE(Table::read({}).has_value());
    EXPECT_FALSE(Table::read({texts[1]}).has_value());
}

TEST(TableGames, what_is_opened_must_be_a_game_that_there_is) {
    const auto problem = [](const entry::Open& open) {
        const Result<Table> table =
            Table::begin({.at = kDusk, .by = kNobody, .command = "", .what = open});
        return table ? std::string() : table.error().sentence();
    };
    EXPECT_EQ(problem(opening("millions-1e", 3)), "");
    EXPECT_NE(problem(opening("chess", 2)), "");
    EXPECT_NE(problem(opening("millions-1e", 2)), "");
    EXPECT_NE(problem(opening("millions-1e", 3, testing_support::object_of("quick", 3))), "");
    EXPECT_NE(problem(opening("millions-1e", 3, testing_support::object_of("scheduling", "live"))),
              "")
        << "without a clock";
}

}  // namespace
}  // namespace moneybags
