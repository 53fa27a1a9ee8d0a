// Secrets stay home, at the table too: what a reader may not know changes no byte of what they get,
// nobody gets what was told to another, and each sees exactly the time they sat there.

#include <algorithm>
#include <map>
#include <set>

#include "table/glimpse.h"
#include "tests/support/languages.h"
#include "tests/support/scale.h"
#include "tests/table/evening.h"

namespace moneybags {
namespace {

using namespace evenings;

// An evening of people who play anything, with talk, reactions, absences and spectators' chat.
Evening lively(const Occasion& each, std::uint64_t seed, int steps) {
    Settings settings = at_once(each.options);
    settings.clock = live_clock();
    Evening evening(
        opening(each.ruleset.id, each.players, each.options, settings, static_cast<int>(seed)));
    const int people = each.players;
    evening.start(people);
    Rng luck{seed};
    for (int i = 0; i < steps && !evening.over(); ++i) {
        evening.let_them();
        if (evening.over()) break;
        const int who = static_cast<int>(luck.below(static_cast<std::uint32_t>(people)));
        evening.now += Span{luck.below(3000)};
        switch (luck.below(16)) {
            case 0:
                evening.ask(50, entry::Say{"I only watch"});
                break;
            case 1:
                evening.ask(who, entry::Say{"I am honest"});
                break;
            case 2:
                evening.ask(who, entry::React{.at = seat_at(0), .what = "eyebrow"});
                break;
            default:
                if (evening.turn().seats.has(seat_at(who))) evening.any_move(who, luck);
        }
    }
    return evening;
}

// Everything one reader can get from a table now.
std::string everything(const Table& table, const Reader& reader, std::int64_t since) {
    std::string all = "seq " + std::to_string(table.seq(reader));
    for (const Language language : languages()) {
        all += bytes(table.snapshot(reader, language));
        if (const auto delta = table.delta(reader, since, language)) all += bytes(*delta);
    }
    for (const wire::Line& line : table.story(reader, 1'000'000, 40, kEnglish)) {
        all += bytes(line);
    }
    return all;
}

std::vector<AnyEvent> heard_by(const Table& table, Seat seat) {
    std::vector<AnyEvent> events;
    for (const AnyEvent& event : table.heard()) {
        if (table.session()->game().audience(event).includes(seat)) events.push_back(event);
    }
    return events;
}

bool tells_the_same(const Game& game, const std::vector<AnyEvent>& one,
                    const std::vector<AnyEvent>& two) {
    return std::equal(one.begin(), one.end(), two.begin(), two.end(),
                      [&](const AnyEvent& a, const AnyEvent& b) { return game.same(a, b); });
}

// The same evening, except that something else happened: records by entry. Either two seats swapped
// what they did, or one chose another move, or luck was another, and the reader does not see the
// difference at once.
using Change = std::map<std::size_t, Record>;
std::vector<Change> changes(const Evening& evening, Seat reader) {
    const std::vector<Entry>& entries = evening.entries();
    const Game& game = evening.game();
    const auto step_of = [&](std::size_t i) { return std::get_if<entry::Step>(&entries[i].what); };
    const auto is_others_move = [&](std::size_t i) {
        const record::Move* made = step_of(i) != nullptr ? move_in(step_of(i)->record) : nullptr;
        return made != nullptr && made->seat != reader;
    };
    std::vector<Change> found;
    Session session = rewound(evening.session());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (step_of(i) == nullptr) continue;
        const AnyState before = session.state();
        (void)*session.step(step_of(i)->record);
        if (const auto* luck = std::get_if<record::Chance>(&step_of(i)->record)) {
            for (const auto& other : game.outcomes(before)) {
                AnyState twin = before;
                game.apply(twin, other.outcome);
                if (game.same(luck->outcome, other.outcome)) continue;
                if (!looks_the_same(game, session.state(), twin, reader)) continue;
                found.push_back(Change{
                    {i, record::Chance{other.outcome}}
                });
            }
        }
        if (!is_others_move(i)) continue;
        const record::Move& one = *move_in(step_of(i)->record);
        const auto goes_unseen = [&](const AnyMove& other) {
            AnyState twin = before;
            game.apply(twin, one.seat, other);
            return looks_the_same(game, session.state(), twin, reader);
        };
        for (const AnyChoice& choice : game.legal(before, one.seat)) {
            const AnyMove other = game.move(choice, 0);
            if (game.same(one.move, other) || !goes_unseen(other)) continue;
            found.push_back(Change{
                {i, record::Move{one.seat, other}}
            });
        }
        for (std::size_t k = i + 1; k < std::min(i + 8, entries.size()); ++k) {
            if (!is_others_move(k)) continue;
            const record::Move& two = *move_in(step_of(k)->record);
            if (two.seat == one.seat || game.same(one.move, two.move)) continue;
            if (game.objection(before, one.seat, two.move)) continue;
            if (!goes_unseen(two.move)) continue;
            found.push_back(Change{
                {i, record::Move{one.seat, two.move}},
                {k, record::Move{two.seat, one.move}}
            });
        }
    }
    return found;
}

// Tables that differ only in what a reader may not know give that reader the same bytes, as long as
// the rules themselves show no difference.
TEST(TableSecrets, what_I_may_not_know_changes_no_byte_that_I_get) {
    int compared = 0;
    for (const Occasion& each : occasions()) {
        SCOPED_TRACE(each.name());
        int differing = 0;
        bool all_is_open = false;
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(testing_support::scaled(1));
             ++seed) {
            const Evening evening = lively(each, seed, 120);
            all_is_open = testing_support::all_open(evening.game());
            Rng whim{seed};
            for (const Seat me : {seat_at(0), kSpectator}) {
                const std::vector<Change> ways = changes(evening, me);
                // Some lead nowhere: a later move is refused, or shows the difference at once.
                int useful = 0;
                for (int n = 0; n < 12 && useful < 3 && !ways.empty(); ++n) {
                    const Change& way = ways[whim.below(static_cast<std::uint32_t>(ways.size()))];
                    const std::size_t first = way.begin()->first, last = way.rbegin()->first;
                    bool differs = false;
                    Result<Table> one = Table::begin(evening.entries().front());
                    Result<Table> two = Table::begin(evening.entries().front());
                    std::int64_t since = 0;
                    for (std::size_t i = 1; i < evening.entries().size(); ++i) {
                        Entry twin = evening.entries()[i];
                        if (const auto other = way.find(i); other != way.end()) {
                            std::get<entry::Step>(twin.what).record = other->second;
                        }
                        ASSERT_FALSE(one->fold(evening.entries()[i]));
                        if (two->fold(twin)) break;  // there it could not have happened
                        const Reader reader =
                            me == kSpectator ? Reader{} : one->reader(person(number(me)));
                        if (i < first) {
                            since = one->seq(reader);
                            continue;
                        }
                        const Game& game = one->session()->game();
                        const bool shown =
                            !looks_the_same(game, one->session()->state(), two->session()->state(),
                                            me) ||
                            !tells_the_same(game, heard_by(*one, me), heard_by(*two, me));
                        if (shown) break;  // by the rules
                        differs =
                            differs || !game.same(one->session()->state(), two->session()->state());
                        if (!differs) continue;
                        if (i > last + 2 && whim.below(8) > 0) continue;  // enough is enough
                        ASSERT_TRUE(same_bytes(everything(*one, reader, since),
                                               everything(*two, reader, since)))
                            << "entry " << i << ", changed from " << first << " to " << last;
                        ++compared;
                    }
                    useful += differs ? 1 : 0;
                }
                differing += useful;
            }
        }
        if (all_is_open) {
            EXPECT_EQ(differing, 0) << "what lies open cannot differ unseen";
        } else {
            EXPECT_GT(differing, 0) << "no pair of tables with different secrets was found";
        }
    }
    EXPECT_GT(compared, 100);
}

// What was told to one seat alone is in nobody else's messages, however they get them.
TEST(TableSecrets, what_was_told_to_another_reaches_nobody_else_before_the_end) {
    for (const Occasion& each : occasions()) {
        SCOPED_TRACE(each.name());
        Evening evening = lively(each, 5, 150);
        if (evening.over()) continue;
        const Table& table = evening.table();
        const Notation& notation = evening.session().notation();
        const std::string seed = hex(table.opening().seed.bytes);
        std::vector<Reader> readers{Reader{}};
        for (int i = 0; i < each.players; ++i) readers.push_back(table.reader_at(seat_at(i)));
        int secrets = 0;
        for (const Reader& reader : readers) {
            const std::string all = everything(table, reader, 0);
            EXPECT_EQ(all.find(seed), std::string::npos);
            std::multiset<std::string> told;
            for (const wire::Line& line : table.story(reader, 1'000'000, 1'000'000, kEnglish)) {
                if (line.what == "event") told.insert(boost::json::serialize(*line.event));
            }
            for (const AnyEvent& event : table.heard()) {
                const std::string written = boost::json::serialize(notation.event_json(event));
                if (evening.game().audience(event).includes(reader.seat)) continue;
                ++secrets;
                EXPECT_FALSE(told.contains(written)) << written;
                EXPECT_EQ(all.find(written), std::string::npos) << written;
            }
            // The view is the rules' view for that reader, and nothing is added to it.
            const AnyView view = evening.game().view(evening.session().state(), reader.seat);
            EXPECT_EQ(table.snapshot(reader, kEnglish).game->view, notation.view_json(view));
            EXPECT_EQ(table.snapshot(reader, kEnglish).game->choices.empty(),
                      reader.seat == kSpectator || !evening.turn().seats.has(reader.seat));
        }
        if (testing_support::all_open(evening.game())) {
            EXPECT_EQ(secrets, 0) << "all lies open, and yet not everybody is told";
        } else {
            EXPECT_GT(secrets, 0);
        }
    }
}

// What somebody does unseen makes no message for others and moves nothing that they see: with a
// clock, while a move may be taken back, whatever they count. And it is taken back as quietly.
TEST(TableSecrets, what_is_done_unseen_changes_nothing_for_others) {
    const int enough = testing_support::scaled(120);
    int drafts = 0;
    for (int seed = 0; seed < 40 && drafts < enough; ++seed) {
        for (const Occasion& each : occasions()) {
            if (each.ruleset.texts != "guillotines") continue;  // offers are put together in secret
            SCOPED_TRACE(each.name());
            Settings settings = at_once(each.options);
            settings.clock = live_clock();
            Evening evening(opening(each.ruleset.id, each.players, each.options, settings, seed));
            evening.start(each.players);
            const Table& table = evening.table();
            Rng luck{static_cast<std::uint64_t>(seed)};
            for (int i = 0; i < 1500 && !evening.over() && drafts < enough; ++i) {
                evening.settle();
                if (evening.over()) break;
                const Game& game = evening.game();
                const AnyState before = evening.session().state();
                const Seat seat = game.next(before);
                const int who = number(seat), other = (who + 1) % each.players;
                const AnyMove move = game.draw_move(game.legal(before, seat), luck);
                AnyState after = before;
                const bool told = !game.apply(after, seat, move).empty() ||
                                  !looks_the_same(game, before, after, kSpectator);
                if (!told && luck.below(2) == 0) {  // somebody asks to take back what was before
                    evening.ask(other, entry::Undo{});
                }
                entry::Move command;
                command.move = evening.session().notation().move_json(move);
                if (told) {
                    ASSERT_EQ(evening.ask(who, command), "");
                    continue;
                }
                ++drafts;
                evening.now += Span{1'000};
                std::vector<std::pair<Reader, std::string>> others{
                    {Reader{}, ""}
                };
                for (int k = 0; k < each.players; ++k) {
                    if (k != who) others.emplace_back(evening.reader(k), "");
                }
                for (auto& [reader, seen] : others) seen = everything(table, reader, 0);
                ASSERT_EQ(evening.ask(who, command), "");
                for (const auto& [reader, seen] : others) {
                    ASSERT_TRUE(same_bytes(seen, everything(table, reader, 0)));
                }
                const std::string drafted = evening.seen(evening.reader(who));
                EXPECT_TRUE(table.snapshot(evening.reader(who), kEnglish).game->may_undo);
                ASSERT_EQ(evening.ask(who, entry::Undo{}), "");
                EXPECT_TRUE(game.same(before, evening.session().state()));
                EXPECT_NE(drafted, evening.seen(evening.reader(who)));
                for (const auto& [reader, seen] : others) {
                    ASSERT_TRUE(same_bytes(seen, everything(table, reader, 0)));
                }
                ASSERT_EQ(evening.ask(who, command), "");
            }
            const Result<Table> again = Table::read(evening.texts());
            ASSERT_TRUE(again.has_value()) << again.error().sentence();
            EXPECT_TRUE(same_bytes(bytes(again->snapshot({}, kEnglish)), evening.seen({})));
        }
    }
    EXPECT_GE(drafts, std::min(enough, 12));
}

// Somebody watches, sits down on a bot's chair, leaves, watches again.
TEST(TableSecrets, each_sees_exactly_the_time_they_sat_there) {
    Settings settings = at_once();
    settings.drop_in = true;
    Evening evening(opening("millions-1e", 4, {}, settings));
    evening.start(3);
    Rng luck{9};
    const Seat bots = seat_at(3);
    const auto play_round = [&](int first, int people) {
        // Until everybody has picked again.
        const auto picks = [&] {
            return std::count_if(evening.session().records().begin(),
                                 evening.session().records().end(), [&](const Record& record) {
                                     const record::Move* made = move_in(record);
                                     return made != nullptr &&
                                            evening.session()
                                                .notation()
                                                .move_text(made->seat, made->move)
                                                .starts_with("pick");
                                 });
        };
        const auto before = picks();
        for (int i = 0; i < 3000 && !evening.over() && picks() < before + 4; ++i) {
            evening.let_them();
            if (evening.over()) return;
            for (int who = first; who < people; ++who) {
                if (picks() >= before + 4) return;
                const auto seat = evening.table().seat_of(person(who));
                if (seat && evening.turn().seats.has(*seat)) evening.any_move(who, luck);
            }
        }
    };
    // Private lines of the bots' chair, by place in the story.
    const auto picked_lines = [&](const Reader& reader) {
        int count = 0;
        for (const wire::Line& line :
             evening.table().story(reader, 1'000'000, 1'000'000, kEnglish)) {
            if (line.event && line.what == "event" && line.event->at("what") == "PickedRoles") {
                EXPECT_EQ(line.event->at("seat"), number(bots));
                ++count;
            }
        }
        return count;
    };
    play_round(0, 3);
    EXPECT_EQ(picked_lines(evening.reader(7)), 0);  // watches
    ASSERT_EQ(evening.come_in(7, 3), "");
    const Reader mine = evening.reader(7);
    EXPECT_EQ(Table::stream(mine), "seat3.1");
    EXPECT_EQ(evening.table().seq(mine), 1);  // counted from the moment of sitting down
    EXPECT_EQ(picked_lines(mine), 0);         // the bot's own secrets of before are not told …
    EXPECT_EQ(evening.table().snapshot(mine, kEnglish).game->view,
              evening.session().notation().view_json(
                  evening.game().view(evening.session().state(), bots)));  // … the hand is seen
    play_round(0, 8);
    ASSERT_FALSE(evening.over());
    EXPECT_EQ(picked_lines(mine), 1);
    ASSERT_EQ(evening.ask(7, entry::Stand{}), "");
    EXPECT_EQ(evening.reader(7), Reader{});
    EXPECT_EQ(picked_lines(evening.reader(7)), 0);
    // The old reader is worth nothing now, whoever still holds it.
    EXPECT_TRUE(same_bytes(evening.seen(mine), evening.seen({})));
    EXPECT_EQ(evening.table().seq(mine), evening.table().seq({}));
    play_round(0, 3);
    EXPECT_EQ(picked_lines(mine), 0);
    if (evening.over()) return;
    // Back on the same chair: another sitting, another stream.
    ASSERT_EQ(evening.sit(7), "");
    EXPECT_EQ(Table::stream(evening.reader(7)), "seat3.2");
    EXPECT_EQ(picked_lines(evening.reader(7)), 0);
    EXPECT_TRUE(same_bytes(evening.seen(mine), evening.seen({})));
}

// What changed for nobody is no message; what changed for one reader is one for that reader only.
TEST(TableSecrets, a_difference_is_noticed_by_those_who_can_see_it) {
    const Result<std::unique_ptr<Game>> made = make_game(*find_ruleset("millions-1e"), 4);
    ASSERT_TRUE(made.has_value());
    const Game& game = **made;
    Rng luck{4};
    AnyState state = game.setup();
    int alike = 0, unlike = 0;
    while (game.turn(state).kind != Turn::Kind::Over) {
        const AnyState before = state;
        if (game.turn(state).kind == Turn::Kind::Chance) {
            game.apply(state, draw(game.outcomes(state), luck));
        } else {
            const Seat seat = game.next(state);
            game.apply(state, seat, game.draw_move(game.legal(state, seat), luck));
        }
        for (const Seat me : {seat_at(0), seat_at(2), kSpectator}) {
            EXPECT_TRUE(looks_the_same(game, state, state, me));
            // Any state that fits what I see looks the same to me, but seldom to others.
            const AnyState twin = game.guess(game.view(state, me), luck);
            ASSERT_TRUE(looks_the_same(game, state, twin, me));
            for (const Seat other : {seat_at(1), seat_at(3)}) {
                (looks_the_same(game, state, twin, other) ? alike : unlike) += 1;
            }
            EXPECT_FALSE(looks_the_same(game, before, state, me));  // here every step is seen
        }
    }
    EXPECT_GT(alike, 0);
    EXPECT_GT(unlike, 0);
}

}  // namespace
}  // namespace moneybags
