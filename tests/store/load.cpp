#include "tests/store/load.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <iterator>

namespace moneybags {

namespace {

constexpr std::size_t kTables = 3;
constexpr std::int64_t kEntriesOfStep = 3;

std::string name(std::size_t table) { return "t" + std::to_string(table); }

}  // namespace

Load::Load(Writer& writer, std::size_t bytes)
    : writer_(writer), padding_(bytes, '.'), acknowledged_(kTables) {
    for (std::size_t table = 0; table < kTables; ++table) {
        threads_.emplace_back([this, table] { play(table); });
    }
}

Load::~Load() { stop(); }

void Load::stop() {
    stopping_ = true;
    for (std::thread& thread : threads_) {
        if (thread.joinable()) thread.join();
    }
}

void Load::play(std::size_t table) {
    std::int64_t entries = -1;  // unknown: to be read first
    for (int step = 0; !stopping_; ++step) {
        if (entries < 0) {
            std::promise<std::int64_t> found;
            writer_.ask([&](Store& store) {
                const auto row = store.table(name(table));
                found.set_value(!row ? -1 : !*row ? 0 : (*row)->entries);
            });
            entries = found.get_future().get();
            if (entries < 0) continue;
        }
        std::vector<Change> changes;
        if (entries == 0) changes.push_back(new_table(name(table)));
        const std::string number = std::to_string(step);
        changes.push_back(
            append(name(table), entries,
                   {number + ".a" + padding_, number + ".b" + padding_, number + ".c" + padding_}));
        changes.push_back(change::TableStatus{name(table), "running", number, step});
        std::promise<bool> done;
        writer_.submit(std::move(changes), [&](std::optional<StoreProblem> problem) {
            // Noted before anybody can look, as a house would send its answer here.
            const std::lock_guard lock(mutex_);
            if (problem) {
                ++failed_;
            } else {
                acknowledged_[table].push_back(step);
            }
            done.set_value(!problem);
        });
        const bool written = done.get_future().get();
        entries = written ? entries + kEntriesOfStep : -1;
    }
}

Load::Progress Load::progress() const {
    const std::lock_guard lock(mutex_);
    Progress progress{0, failed_};
    for (const auto& steps : acknowledged_) {
        progress.acknowledged += static_cast<std::int64_t>(steps.size());
    }
    return progress;
}

void Load::wait_for_more(std::int64_t more) {
    const std::int64_t goal = progress().acknowledged + more;
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(120);
    while (progress().acknowledged < goal) {
        ASSERT_TRUE(std::chrono::steady_clock::now() < until) << "nothing is written any more";
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

std::vector<std::vector<int>> Load::acknowledged() const {
    const std::lock_guard lock(mutex_);
    return acknowledged_;
}

void Load::expect_all(Store& store, const std::vector<std::vector<int>>& acknowledged) {
    for (std::size_t table = 0; table < acknowledged.size(); ++table) {
        SCOPED_TRACE(name(table));
        const auto row = store.table(name(table));
        ASSERT_TRUE(row) << row.error().what;
        const auto entries = store.entries(name(table));  // and the chain is sound
        ASSERT_TRUE(entries) << entries.error().what;
        ASSERT_EQ(entries->size() % kEntriesOfStep, 0u);
        std::vector<int> found;
        for (std::size_t i = 0; i < entries->size(); ++i) {
            const std::string& text = (*entries)[i];
            const std::string letter = text.substr(text.find('.'), 2);
            const std::size_t place = i % kEntriesOfStep;
            ASSERT_EQ(letter, place == 0 ? ".a" : place == 1 ? ".b" : ".c");
            if (place == 0) found.push_back(std::stoi(text));
            ASSERT_EQ(std::stoi(text), found.back());
        }
        ASSERT_TRUE(std::ranges::is_sorted(found));
        ASSERT_TRUE(std::ranges::includes(found, acknowledged[table]))
            << acknowledged[table].size() << " acknowledged, " << found.size() << " there";
        // While the load goes on there may be more entries by now than the row has counted.
        if (*row && (*row)->entries == std::ssize(*entries)) {
            ASSERT_FALSE(found.empty());
            ASSERT_EQ((*row)->about, std::to_string(found.back()));
        }
    }
}

}  // namespace moneybags
