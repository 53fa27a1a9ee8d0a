#pragma once

// An evening at a table: people who do what the test tells them, bots who think at once, and a
// clock that the test owns. Everything that happens is kept as entries and as their texts, so that
// the same evening can be folded again.

#include <gtest/gtest.h>

#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "table/minds.h"
#include "table/wire.h"
#include "tests/support/languages.h"
#include "tests/support/scale.h"
#include "tests/support/whole_game.h"

namespace moneybags::evenings {

inline Seat seat_at(int i) { return Seat{static_cast<std::uint8_t>(i)}; }
inline PersonId person(int i) { return PersonId{100 + i}; }
inline Bytes32 key_of(int i) { return digest("key " + std::to_string(i)); }

inline const Time kDusk{Span{1'700'000'000'000}};

inline entry::Open opening(std::string_view game, int players, Options options = {},
                           Settings settings = {}, int seed = 0) {
    entry::Open open;
    open.table = "t1";
    open.game = std::string(game);
    open.players = players;
    open.options = std::move(options);
    open.settings = settings;
    open.host = person(0);
    open.seed = Seed{digest("seed " + std::to_string(seed))};
    open.program = "test";
    return open;
}

inline Clock live_clock(Span window = Span{60'000}, Span phase = Span{300'000}) {
    return {.kind = Clock::Kind::Live, .window = window, .phase = phase};
}

// Settings without pauses; a clock if there must be one.
inline Settings at_once(const Options& options = {}) {
    Settings settings;
    settings.pace = Span{0};
    const auto* scheduling = options.if_contains("scheduling");
    if (scheduling != nullptr && *scheduling == "live") settings.clock = live_clock();
    return settings;
}

inline std::string bytes(const wire::Snapshot& message) {
    return boost::json::serialize(wire::to_json(message));
}
inline std::string bytes(const wire::Delta& message) {
    return boost::json::serialize(wire::to_json(message));
}
inline std::string bytes(const wire::Line& line) {
    return boost::json::serialize(wire::to_json(line));
}

// Equal to the byte? If not, where they part: whole messages would fill screens.
inline ::testing::AssertionResult same_bytes(const std::string& one, const std::string& two) {
    if (one == two) return ::testing::AssertionSuccess();
    std::size_t at = 0;
    while (at < one.size() && at < two.size() && one[at] == two[at]) ++at;
    const std::size_t from = at < 120 ? 0 : at - 120;
    return ::testing::AssertionFailure()
           << "they part at byte " << at << "\n  one: …" << one.substr(from, 240) << "…\n  two: …"
           << two.substr(from, 240) << "…";
}

class Evening {
   public:
    explicit Evening(const entry::Open& open) : table_(begun(open)) { now = kDusk; }

    Table& table() { return table_; }
    const Table& table() const { return table_; }
    const Table::Chair& chair(int i) const { return table_.chairs()[static_cast<std::size_t>(i)]; }
    const Session& session() const { return *table_.session(); }
    const Game& game() const { return session().game(); }
    Turn turn() const { return game().turn(session().state()); }
    bool over() const { return table_.status() == Table::Status::Over; }
    const std::vector<Entry>& entries() const { return entries_; }
    const std::vector<std::string>& texts() const { return texts_; }

    // What a person asks for; folded if it is granted, else the denial's reason.
    std::string ask(int who, Command::What what, std::string id = "") {
        const Command command{.by = person(who),
                              .name = "P" + std::to_string(who),
                              .id = std::move(id),
                              .what = what};
        const Granted<Table::Judged> entry = table_.ask(command, now);
        if (!entry) {
            denial = entry.error();
            return entry.error().reason;
        }
        fold(*entry);
        return "";
    }
    std::string sit(int who, std::optional<int> seat = {}) {
        entry::Sit::Asked wanted{.seat = {}, .name = "P" + std::to_string(who), .key = key_of(who)};
        if (seat) wanted.seat = seat_at(*seat);
        return ask(who, wanted);
    }
    // Somebody new in a running game, whom the host lets in.
    std::string come_in(int who, std::optional<int> seat = {}) {
        if (const std::string denied = sit(who, seat); !denied.empty()) return denied;
        const Command answer{.by = person(0),
                             .name = "",
                             .id = "",
                             .what = entry::Admit{table_.knock_of(person(who))->number}};
        const Granted<Table::Judged> entry = table_.ask(answer, now);
        if (!entry) return entry.error().reason;
        fold(*entry);
        return "";
    }
    std::string move(int who, const std::string& text) {
        entry::Move move;
        move.text = text;
        return ask(who, move);
    }
    // So many people on the first chairs, bots on the others, and off it goes.
    void start(int people, const std::string& level = "random") {
        for (int i = 0; i < people; ++i) ASSERT_EQ(sit(i, i), "");
        ASSERT_EQ(ask(0, entry::Start::Asked{level}), "");
        settle();
    }

    void fold(const Table::Judged& entry) {
        texts_.push_back(entry_text(*entry, table_.session()));
        entries_.push_back(*entry);
        table_.fold(entry);
        if (after_each) after_each();
    }
    // Luck and the clock, until nothing is due.
    void settle() {
        while (const auto entry = table_.due(now)) {
            fold(*entry);
            if (::testing::Test::HasFatalFailure()) return;
        }
    }
    // One answer of a bot, if one is asked.
    bool bot_answers() {
        const auto thought = table_.bot_asked(now);
        if (!thought) return false;
        const Granted<Table::Judged> entry = table_.bot_answers(*thought, think(*thought), now);
        EXPECT_TRUE(entry) << entry.error().reason;
        if (!entry) return false;
        fold(*entry);
        return !::testing::Test::HasFatalFailure();
    }
    AnyMove think(const Table::Thought& thought) { return minds_.answer(table_, thought); }
    // Luck, clock and bots, as long as something happens without time going by.
    void let_them() {
        settle();
        while (!over() && bot_answers()) settle();
    }
    // The same, and time goes by whenever the table waits for it.
    void wait_for_end() {
        let_them();
        for (int i = 0; i < 100'000 && table_.status() == Table::Status::Running; ++i) {
            const auto wakes = table_.wakes();
            ASSERT_TRUE(wakes) << "the table is stuck";
            now = std::max(now, *wakes);
            let_them();
            if (::testing::Test::HasFatalFailure()) return;
        }
    }
    // Any legal move of a person, drawn by `luck`.
    std::string any_move(int who, Rng& luck) {
        const Seat seat = *table_.seat_of(person(who));
        const AnyMove drawn = game().draw_move(game().legal(session().state(), seat), luck);
        entry::Move move;
        move.move = session().notation().move_json(drawn);
        return ask(who, move);
    }

    Reader reader(int who) const { return table_.reader(person(who)); }
    std::string seen(const Reader& reader, Language language = kEnglish) const {
        return bytes(table_.snapshot(reader, language));
    }
    // What the last lines say to a reader.
    std::vector<std::string> told(const Reader& reader, std::string_view what) const {
        std::vector<std::string> texts;
        for (const wire::Line& line :
             table_.story(reader, table_.lines(), table_.lines(), kEnglish)) {
            if (line.what == what) texts.push_back(line.text);
        }
        return texts;
    }

    Time now{};
    std::optional<Denial> denial;        // of the last command that was not obeyed
    std::function<void()> after_each{};  // entry

   private:
    Table begun(const entry::Open& open) {
        const Entry first{.at = kDusk, .by = open.host, .command = "", .what = open};
        texts_.push_back(entry_text(first, nullptr));
        entries_.push_back(first);
        Result<Table> table = Table::begin(first);
        if (!table) throw std::runtime_error(table.error().sentence());
        return std::move(*table);
    }

    std::vector<std::string> texts_;
    std::vector<Entry> entries_;
    Table table_;
    Minds minds_{
        {.playouts = 2, .time = {}}
    };  // there are many evenings
};

// Every ruleset in full, with the fewest and the most players, by turn and live where it knows
// both; a shortened run takes each of these, but not each with each.
struct Occasion {
    const Ruleset& ruleset;
    int players = 0;
    Options options;

    std::string name() const {
        return std::string(ruleset.id) + ", " + std::to_string(players) + " players, " +
               boost::json::serialize(options);
    }
};
inline std::vector<Occasion> occasions() {
    std::vector<Occasion> list;
    for (const Ruleset& ruleset : catalogue()) {
        int row = 0;
        for (const int players : {ruleset.least_players, ruleset.most_players}) {
            const Options whole = testing_support::whole_game(ruleset);
            std::vector<Options> ways{whole};
            for (const Option& option : ruleset.options) {
                if (option.name != "scheduling") continue;
                ways.clear();
                for (const std::string_view word : option.words) {
                    Options way = whole;
                    way["scheduling"] = word;
                    ways.push_back(way);
                }
            }
            const int columns = static_cast<int>(ways.size());
            for (int column = 0; column < columns; ++column) {
                if (!testing_support::is_taken(row, column, columns)) continue;
                list.push_back({ruleset, players, ways[static_cast<std::size_t>(column)]});
            }
            ++row;
        }
    }
    return list;
}

}  // namespace moneybags::evenings
