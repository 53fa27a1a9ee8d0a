// The clock and the disk of a house for tests.

#include <unistd.h>

#include <algorithm>
#include <future>
#include <stdexcept>
#include <utility>

#include "tests/server/harness.h"

namespace moneybags::house_tests {

// ---- the clock ----

void HandClock::post(std::function<void()> what) {
    const std::lock_guard lock(mutex_);
    if (holds_) {
        held_.push_back(std::move(what));
    } else {
        net_.post(std::move(what));
    }
}

void HandClock::hold() {
    const std::lock_guard lock(mutex_);
    holds_ = true;
}

void HandClock::let_in() {
    const std::lock_guard lock(mutex_);
    holds_ = false;
    for (auto& what : std::exchange(held_, {})) net_.post(std::move(what));
}

void HandClock::at(Time when, std::function<void()> what) {
    const std::lock_guard lock(mutex_);
    alarms_.emplace(when, std::move(what));
}

std::optional<Time> HandClock::next_alarm() const {
    const std::lock_guard lock(mutex_);
    if (alarms_.empty()) return {};
    return alarms_.begin()->first;
}

void HandClock::ring(Time now) {
    std::promise<void> rung;
    net_.post([this, now, &rung] {
        now_ = now.time_since_epoch().count();
        std::vector<std::function<void()>> due;
        {
            const std::lock_guard lock(mutex_);
            while (!alarms_.empty() && alarms_.begin()->first <= now) {
                due.push_back(std::move(alarms_.begin()->second));
                alarms_.erase(alarms_.begin());
            }
        }
        for (const auto& each : due) each();
        rung.set_value();
    });
    rung.get_future().get();
}

// ---- the disk ----

// The real store, with the fate of each commit decided beforehand.
class FailingStore final : public Store {
   public:
    FailingStore(Disk& disk, std::unique_ptr<Store> real) : disk_(disk), real_(std::move(real)) {}

    std::optional<StoreProblem> commit(std::span<const Change> changes) override {
        const Disk::Fate fate = disk_.fate_of(changes);
        if (fate == Disk::Fate::Refused) return trouble();
        if (auto problem = real_->commit(changes)) return problem;
        disk_.note(changes);
        if (fate == Disk::Fate::AnswerLost) return trouble();
        return {};
    }
    Stored<std::vector<TableRow>> tables(std::string_view status) override {
        if (disk_.is_away()) return trouble();
        return real_->tables(status);
    }
    Stored<std::optional<TableRow>> table(std::string_view id) override {
        if (disk_.is_away()) return trouble();
        return real_->table(id);
    }
    std::optional<StoreProblem> each_entry(std::string_view table, const Tell& tell) override {
        if (disk_.is_away() || disk_.reading_fails()) return trouble();
        std::size_t left = disk_.readable(std::string(table));
        bool is_damaged = false;
        const auto problem = real_->each_entry(table, [&](std::string&& text) {
            is_damaged = is_damaged || left == 0;
            if (is_damaged) return;
            --left;
            tell(std::move(text));
        });
        if (is_damaged) return StoreProblem{StoreProblem::Kind::Damaged, "as the test ordered"};
        return problem;
    }
    Stored<std::optional<PersonRow>> person(std::int64_t id) override {
        if (disk_.is_away()) return trouble();
        return real_->person(id);
    }
    Stored<std::optional<PersonRow>> person_by_login(std::string_view login) override {
        if (disk_.is_away()) return trouble();
        return real_->person_by_login(login);
    }
    Stored<std::optional<std::int64_t>> person_by_session(std::string_view key) override {
        if (disk_.is_away()) return trouble();
        return real_->person_by_session(key);
    }
    Stored<std::vector<PersonRow>> people_called(std::string_view name) override {
        if (disk_.is_away()) return trouble();
        return real_->people_called(name);
    }
    Stored<std::vector<TableRow>> tables_with(std::int64_t person) override {
        if (disk_.is_away()) return trouble();
        return real_->tables_with(person);
    }
    Stored<std::vector<TableRow>> tables_of(std::int64_t person, int most) override {
        if (disk_.is_away()) return trouble();
        return real_->tables_of(person, most);
    }
    Stored<std::int64_t> last_alive() override {
        if (disk_.is_away()) return trouble();
        return real_->last_alive();
    }
    Stored<std::vector<NoteRow>> notes(std::string_view kind, std::int64_t person) override {
        if (disk_.is_away()) return trouble();
        return real_->notes(kind, person);
    }
    Stored<std::int64_t> highest_person() override {
        if (disk_.is_away()) return trouble();
        return real_->highest_person();
    }
    Stored<std::int64_t> numbers_given() override {
        if (disk_.is_away()) return trouble();
        return real_->numbers_given();
    }

   private:
    static StoreProblem trouble() { return {StoreProblem::Kind::Trouble, "as the test ordered"}; }

    Disk& disk_;
    std::unique_ptr<Store> real_;
};

Stored<std::unique_ptr<Store>> Disk::open(Access access) {
    if (is_away()) return StoreProblem{StoreProblem::Kind::Trouble, "away, as the test ordered"};
    Stored<std::unique_ptr<Store>> real = open_store(file_, access);
    if (!real) return real.error();
    return std::make_unique<FailingStore>(*this, std::move(*real));
}

void Disk::fail_before(int commits) {
    const std::lock_guard lock(mutex_);
    before_ = commits;
}
void Disk::fail_after(int commits) {
    const std::lock_guard lock(mutex_);
    after_ = commits;
}
void Disk::fail_reading(bool yes) {
    const std::lock_guard lock(mutex_);
    reading_fails_ = yes;
}
void Disk::take_away(bool yes) {
    const std::lock_guard lock(mutex_);
    away_ = yes;
}
void Disk::damage(const std::string& table, std::size_t from) {
    const std::lock_guard lock(mutex_);
    damaged_[table] = from;
}
std::size_t Disk::times_read(const std::string& table) const {
    const std::lock_guard lock(mutex_);
    const auto found = read_.find(table);
    return found == read_.end() ? 0 : found->second;
}
std::size_t Disk::readable(const std::string& table) {
    const std::lock_guard lock(mutex_);
    ++read_[table];
    const auto found = damaged_.find(table);
    return found == damaged_.end() ? std::size_t(-1) : found->second;
}
bool Disk::is_away() const {
    const std::lock_guard lock(mutex_);
    return away_;
}
bool Disk::reading_fails() const {
    const std::lock_guard lock(mutex_);
    return reading_fails_;
}

Disk::Fate Disk::fate_of(std::span<const Change> changes) {
    const std::lock_guard lock(mutex_);
    if (away_) return Fate::Refused;
    const bool appends = std::ranges::any_of(
        changes, [](const Change& each) { return std::holds_alternative<change::Append>(each); });
    if (!appends) return Fate::Written;
    if (before_ > 0) {
        --before_;
        return Fate::Refused;
    }
    if (after_ > 0) {
        --after_;
        return Fate::AnswerLost;
    }
    return Fate::Written;
}

void Disk::note(std::span<const Change> changes) {
    const std::lock_guard lock(mutex_);
    for (const Change& each : changes) {
        const auto* append = std::get_if<change::Append>(&each);
        if (append == nullptr) continue;
        std::vector<std::string>& texts = entries_[append->table];
        texts.insert(texts.end(), append->texts.begin(), append->texts.end());
        ++appends_;
    }
    changed_.notify_all();
}

std::vector<std::string> Disk::entries(const std::string& table, std::size_t from) const {
    const std::lock_guard lock(mutex_);
    const auto at = entries_.find(table);
    if (at == entries_.end() || from >= at->second.size()) return {};
    return {at->second.begin() + static_cast<std::ptrdiff_t>(from), at->second.end()};
}

std::vector<std::string> Disk::tables() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> ids;
    for (const auto& [id, texts] : entries_) ids.push_back(id);
    return ids;
}

std::uint64_t Disk::appends() const {
    const std::lock_guard lock(mutex_);
    return appends_;
}

bool Disk::wait_beyond(std::uint64_t seen, std::chrono::milliseconds patience) const {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, patience, [&] { return appends_ > seen; });
}

Folder::Folder() {
    const std::filesystem::path memory = "/dev/shm";
    const bool usable = ::access(memory.c_str(), W_OK) == 0;
    std::string name =
        ((usable ? memory : std::filesystem::temp_directory_path()) / "moneybags-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot create " + name);
    path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace moneybags::house_tests
