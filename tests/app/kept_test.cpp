// What an earlier program wrote is still read: tests/kept holds a store, an export and logs as
// version 0.1.0 left them, with tables of every ruleset, and an entry of every kind.

#include <algorithm>
#include <set>

#include "app/log_file.h"
#include "store/store.h"
#include "table/proof.h"
#include "table/table.h"
#include "tests/app/program.h"

namespace moneybags {
namespace {

std::vector<std::int64_t> scores(const Session& session) {
    const Standing standing = session.game().standing(session.state());
    std::vector<std::int64_t> list;
    for (int i = 0; i < session.game().players(); ++i) {
        list.push_back(standing.score[Seat{static_cast<std::uint8_t>(i)}]);
    }
    return list;
}

struct KeptTable {
    std::string_view id, game, status;
    std::vector<std::int64_t> score;
};
const KeptTable kTables[] = {
    {"j2FGZgjdb-UmB98s", "millions-1e",     "over",    {14, 17, 8} },
    {"CGn_XJvZEbTOoRZu", "millions-1e",     "running", {1, 1, 1}   },
    {"sc9lFTcUe1hux5T2", "millions-2e",     "over",    {43, 71, 30}},
    {"1lweZihn0GdBLPg9", "millions-2e",     "open",    {}          },
    {"omwAyspqWW-F0V2e", "millions-2e",     "running", {6, 6, 6}   },
    {"TvUelXLPUhg8JeN0", "guillotines",     "over",    {3, 3}      },
    {"VT-YbKv6s_sBw1Rd", "guillotines",     "running", {0, 2}      },
    {"G4Qmu4u50r7O-sGI", "mad-millionaire", "over",    {100, 110}  },
    {"TkUmOZBppGqAOPGy", "mad-millionaire", "running", {10, 70}    },
    {"EyFvCAZCf8vCznmV", "millions-1e",     "open",    {}          },
    {"-Gl3HNAD5PV1N6GG", "millions-1e",     "closed",  {}          },
};

TEST(Kept, tables_of_a_store_stand_as_they_stood) {
    const auto store = open_store(copied_store());
    ASSERT_TRUE(store) << store.error().what;
    EXPECT_EQ((*store)->tables("")->size(), std::size(kTables));
    for (const KeptTable& kept : kTables) {
        SCOPED_TRACE(kept.id);
        EXPECT_EQ((**(*store)->table(kept.id)).status, kept.status);
        const auto texts = (*store)->entries(kept.id);
        ASSERT_TRUE(texts) << texts.error().what;
        const Result<Table> table = Table::read(*texts);
        ASSERT_TRUE(table) << table.error().sentence();
        EXPECT_EQ(table->opening().game, kept.game);
        EXPECT_EQ(table->table_info(Language{}).status, kept.status);
        if (table->session() == nullptr) continue;
        EXPECT_EQ(scores(*table->session()), kept.score);
        if (table->status() != Table::Status::Over) continue;
        EXPECT_FALSE(check_proof(*table->session(), table->opening()));
    }
}

// And would be written so again: every kind of entry that there was then is among them.
TEST(Kept, entries_are_written_as_they_were) {
    const auto store = open_store(copied_store());
    std::set<std::size_t> kinds;
    for (const KeptTable& kept : kTables) {
        SCOPED_TRACE(kept.id);
        std::optional<Table> table;
        for (const std::string& text : *(*store)->entries(kept.id)) {
            const Session* session = table ? table->session() : nullptr;
            const Result<Entry> entry = read_entry(text, session);
            ASSERT_TRUE(entry) << entry.error().sentence();
            EXPECT_EQ(entry_text(*entry, session), text);
            kinds.insert(entry->what.index());
            if (table) {
                ASSERT_FALSE(table->fold(*entry));
            } else {
                table.emplace(*Table::begin(*entry));
            }
        }
    }
    EXPECT_EQ(kinds.size(), 16u);
}

TEST(Kept, a_game_that_was_interrupted_goes_on) {
    const auto store = open_store(copied_store());
    for (const KeptTable& kept : kTables) {
        if (kept.status != "running") continue;
        SCOPED_TRACE(kept.id);
        Result<Table> table = Table::read(*(*store)->entries(kept.id));
        ASSERT_TRUE(table);
        const Session& session = *table->session();
        const Seat ann{0};  // in all of them the person sits there and is asked something
        const auto legal = session.game().legal(session.state(), ann);
        ASSERT_FALSE(legal.empty());
        entry::Move move;
        move.move = session.notation().move_json(session.game().move(legal.front(), 0));
        const PersonId person = table->chairs().front().person;
        const auto entry = table->ask({person, "", "", move}, table->changed());
        ASSERT_TRUE(entry) << entry.error().reason;
        const std::size_t entries = table->entries();
        table->fold(*entry);
        EXPECT_EQ(table->entries(), entries + 1);
    }
}

TEST(Kept, an_export_is_written_as_it_was_and_can_be_imported) {
    const std::string id = "G4Qmu4u50r7O-sGI";
    const std::string file = copied_store();
    const Ran written = run("export --db " + file + " --table " + id);
    EXPECT_EQ(written.status, 0) << written.err;
    EXPECT_EQ(written.out, content(kKept + "export.jsonl"));

    const std::string fresh = scratch() + "fresh.db";
    std::filesystem::remove(fresh);
    const Ran taken = run("import --db " + fresh + " " + kKept + "export.jsonl");
    EXPECT_EQ(taken.status, 0) << taken.err;
    const Ran log = run("export --db " + fresh + " --table " + id + " --log");
    EXPECT_EQ(log.status, 0) << log.err;
    // The same game as in the log that was exported then.
    const Result<Log> now = read_any_log(log.out);
    const Result<Log> then = read_any_log(content(kKept + "table-log.jsonl"));
    ASSERT_TRUE(now) << now.error().sentence();
    ASSERT_TRUE(then) << then.error().sentence();
    EXPECT_FALSE(check_proof(now->session(), now->kept.table.opening()));
    ASSERT_EQ(now->session().records().size(), then->session().records().size());
    for (std::size_t i = 0; i < then->session().records().size(); ++i) {
        EXPECT_EQ(record_json(now->session(), now->session().records()[i]),
                  record_json(then->session(), then->session().records()[i]));
    }
}

struct KeptLog {
    std::string_view file;
    std::size_t records;
    std::vector<std::int64_t> score;
};
const KeptLog kLogs[] = {
    {"millions-1e.jsonl",     69,  {6, 13, 16} },
    {"millions-2e.jsonl",     134, {13, 66, 40}},
    {"guillotines.jsonl",     240, {1, 4}      },
    {"mad-millionaire.jsonl", 76,  {30, 230}   },
    {"table-log.jsonl",       47,  {100, 110}  },
};

TEST(Kept, logs_are_read) {
    for (const KeptLog& kept : kLogs) {
        SCOPED_TRACE(kept.file);
        const Result<Log> log = read_any_log(content(kKept + std::string(kept.file)));
        ASSERT_TRUE(log) << log.error().sentence();
        EXPECT_TRUE(log->old);
        EXPECT_TRUE(log->end.result);
        EXPECT_EQ(log->session().records().size(), kept.records);
        EXPECT_EQ(scores(log->session()), kept.score);
    }
}

}  // namespace
}  // namespace moneybags
