// Tables carried from one store to another, however many and however long.

#include <sys/resource.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "store/store.h"
#include "tests/app/program.h"

namespace moneybags {
namespace {

constexpr std::size_t kMega = 1'000'000;

// The most memory that a program which has ended since the start of this one took, in megabytes.
// Sanitizers take some of their own.
std::size_t most_memory() {
#if defined(__SANITIZE_ADDRESS__)
    return 0;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
    return 0;
#endif
#endif
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss) * 1024 / kMega;
}

// How many entries each table of a store has.
std::vector<std::pair<std::string, std::int64_t>> tables_in(const std::string& file) {
    const auto store = open_store(file, Access::Read);
    std::vector<std::pair<std::string, std::int64_t>> list;
    for (const TableRow& row : *(*store)->tables("")) list.emplace_back(row.id, row.entries);
    std::sort(list.begin(), list.end());
    return list;
}

TEST(Archive, of_any_size_is_exported_line_by_line) {
    const std::string file = scratch() + "large.db";
    constexpr std::int64_t kEntries = 150;
    {
        const auto store = open_store(file);
        TableRow row;
        row.id = "large";
        row.status = "over";
        row.about = "{}";
        ASSERT_FALSE((*store)->commit(std::vector<Change>{change::NewTable{row}}));
        const std::string entry = "\"" + std::string(kMega / 2, 'x') + "\"";
        for (std::int64_t i = 0; i < kEntries; ++i) {
            ASSERT_FALSE((*store)->commit(std::vector<Change>{
                change::Append{"large", i, {entry}}
            }));
        }
    }
    const Ran whole = run("export --db " + file);
    EXPECT_EQ(whole.status, 0) << whole.err;
    EXPECT_GT(whole.out.size(), 64u * 1024 * 1024);
    EXPECT_EQ(std::count(whole.out.begin(), whole.out.end(), '\n'), kEntries);
    EXPECT_LT(most_memory(), 200u);
}

TEST(Archive, of_any_size_is_imported_and_a_second_time_left_alone) {
    const std::string export_file = scratch() + "large.jsonl", store = scratch() + "new.db";
    {
        // Blanks count for nothing in JSON.
        const std::vector<std::string> lines = lines_of(content(kKept + "export.jsonl"));
        const std::string blanks(70 * 1024 * 1024 / lines.size(), ' ');
        std::ofstream out(export_file, std::ios::binary);
        for (const std::string& line : lines) {
            out << line.substr(0, line.size() - 1) << blanks << "}\n";
        }
    }
    ASSERT_GT(std::filesystem::file_size(export_file), 64u * 1024 * 1024);
    const Ran first = run("import --db " + store + " " + export_file);
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_EQ(first.out, "imported 1, known already 0\n");
    EXPECT_EQ(first.err, "") << "progress is for people, and nobody sits before it";
    EXPECT_EQ(run("import --db " + store + " " + export_file).out, "imported 0, known already 1\n");
    EXPECT_LT(most_memory(), 200u);
}

TEST(Archive, that_was_cut_short_is_taken_up_where_it_ended) {
    const std::string from = copied_store(), to = scratch() + "new.db";
    const std::string whole = run("export --db " + from).out;
    const std::size_t tables = tables_in(from).size();
    ASSERT_GT(tables, 3u);
    // In the middle of a line, as when a disk was full.
    const std::string half = scratch() + "half.jsonl", all = scratch() + "all.jsonl";
    std::ofstream(half, std::ios::binary) << whole.substr(0, whole.size() / 2);
    std::ofstream(all, std::ios::binary) << whole;
    const Ran cut = run("import --db " + to + " " + half);
    EXPECT_NE(cut.status, 0);
    EXPECT_TRUE(has(cut.err, "line ")) << cut.err;
    const std::size_t taken = tables_in(to).size();
    EXPECT_GT(taken, 0u);
    EXPECT_LT(taken, tables);
    EXPECT_TRUE(has(cut.err, "imported " + std::to_string(taken) + ", known already 0"));
    const auto before = tables_in(from);
    for (const auto& each : tables_in(to)) {  // whole, or not at all
        EXPECT_NE(std::find(before.begin(), before.end(), each), before.end()) << each.first;
    }
    const Ran again = run("import --db " + to + " " + all);
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_EQ(again.out, "imported " + std::to_string(tables - taken) + ", known already " +
                             std::to_string(taken) + "\n");
    EXPECT_EQ(tables_in(to), before);
}

TEST(Archive, must_have_the_lines_of_a_table_together) {
    const std::vector<std::string> lines = lines_of(run("export --db " + copied_store()).out);
    const std::string mixed = scratch() + "mixed.jsonl";
    std::ofstream out(mixed, std::ios::binary);
    for (const std::string& line : lines) out << line << '\n';
    out << lines.front() << '\n';
    out.close();
    const Ran refused = run("import --db " + scratch() + "new.db " + mixed);
    EXPECT_NE(refused.status, 0);
    EXPECT_TRUE(has(refused.err, "must stand together")) << refused.err;
}

// Whoever has a store open has it by whatever name others know it.
TEST(Archive, is_not_imported_into_a_store_that_another_has_open_under_another_name) {
    namespace fs = std::filesystem;
    const std::string file = scratch() + "owned.db";
    fs::create_directories(scratch() + "elsewhere");
    const std::string symbolic = scratch() + "elsewhere/symbolic.db";
    const std::string hard = scratch() + "elsewhere/hard.db";
    const auto owner = open_store(file);
    ASSERT_TRUE(owner);
    const auto reader = open_store(file, Access::Read);
    fs::create_symlink(file, symbolic);
    fs::create_hard_link(file, hard);
    fs::remove(file + ".lock");  // as some did who wanted to help themselves
    for (const std::string& name : {file, symbolic, hard}) {
        const Ran second = run("import --db " + name + " " + kKept + "export.jsonl");
        EXPECT_NE(second.status, 0) << name;
        EXPECT_TRUE(has(second.err, "another moneybags has")) << second.err;
        EXPECT_FALSE(open_store(name)) << name;
    }
}

}  // namespace
}  // namespace moneybags
