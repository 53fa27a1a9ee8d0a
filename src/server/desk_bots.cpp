// What happens at a table though nobody asks: the clock, and bots that think elsewhere.

#include <algorithm>
#include <charconv>

#include "server/desk.h"
#include "server/journal.h"
#include "table/lesson.h"

namespace moneybags {

namespace {

constexpr std::size_t kAhead = 8;  // unwritten steps after which bots wait for the disk
constexpr Span kEnoughSteps{200};  // until bots go on that had their share of steps
constexpr Span kBusy{50};          // until thinking is tried again when too many think
constexpr Span kMostThought{1000}, kLeastThought{10};  // for who looks ahead, each time …
constexpr std::uint32_t kPlayouts = 2000;              // … and no more than this
constexpr Span kLate{1000};  // whoever had to wait so long for a thread looks ahead no more

// What a bot does in a lesson because the script says so.
std::optional<AnyMove> from_script(const Table& table, Seat seat) {
    if (!table.opening().settings.lesson || seat == Lesson::kLearner) return {};
    const Lesson* lesson = find_lesson(table.opening().game);
    return lesson == nullptr ? std::nullopt : cue(*lesson, *table.session(), seat);
}

constexpr Span kNoteAgain = std::chrono::hours(1);
constexpr Span kForgetAfter = std::chrono::hours(24);

}  // namespace

// ---- where only bots play ----

bool Hosted::is_left_to_bots() const {
    return std::none_of(table_.chairs().begin(), table_.chairs().end(), [](const auto& chair) {
        return chair.kind == Table::Chair::Kind::Person && !chair.minded;
    });
}

bool Hosted::is_bots_alone() const {
    return table_.session() != nullptr &&
           std::all_of(table_.chairs().begin(), table_.chairs().end(),
                       [](const Table::Chair& chair) { return chair.span == 0; });
}

// It goes on while somebody looks on, and a little longer.
bool Desk::sleeps(const Hosted& hosted) const {
    return hosted.is_left_to_bots() && hosted.table_.status() == Table::Status::Running &&
           hosted.visitors_.empty() &&
           loop_.now() - hosted.watched_ >
               std::chrono::seconds(static_cast<Span::rep>(limits_.bots_go_on));
}

Time Desk::next_step(const Hosted& hosted) const {
    if (!hosted.is_left_to_bots()) return Time{};
    return hosted.table_.changed() + Span{static_cast<Span::rep>(limits_.bot_pace)};
}

bool Desk::may_step(const Hosted& hosted) {
    if (!hosted.is_left_to_bots()) return true;
    const auto live = live_.find(hosted.table_.id());
    if (live == live_.end()) return true;
    // After a restart nobody knows from where it was opened, but by whom.
    const auto& [person, address, alone] = live->second;
    const std::string whose =
        address.empty() ? std::to_string(static_cast<std::int64_t>(person)) : address;
    return bot_steps_.take(whose, loop_.now());
}

// Writes down that a table is one which is forgotten when nobody has watched it for long (bots
// played there alone, or it was closed before it began), or that it is none any more.
void Desk::note_unwanted(Hosted& hosted, std::vector<Change>& changes) {
    const Table& table = hosted.table_;
    const bool alone = hosted.is_bots_alone();
    const auto live = live_.find(table.id());
    if (live != live_.end()) live->second.bots_alone = alone;
    const bool never_began = table.session() == nullptr && table.status() == Table::Status::Closed;
    const bool goes = alone || never_began;
    if (!goes && hosted.noted_ == Time{}) return;
    if (goes && loop_.now() - hosted.noted_ < kNoteAgain) return;
    hosted.noted_ = goes ? loop_.now() : Time{};
    const std::string at = std::to_string(loop_.now().time_since_epoch().count());
    changes.emplace_back(
        change::Note{{std::string(kUnwanted), 0, table.id(), "", goes ? at : std::string()}});
}

void Desk::forget_unwanted(const std::vector<NoteRow>& notes) {
    for (const NoteRow& note : notes) {
        Span::rep at = 0;  // what is no number was long ago
        std::from_chars(note.value.data(), note.value.data() + note.value.size(), at);
        const Time watched{Span{at}};
        if (loop_.now() - watched < kForgetAfter || tables_.contains(note.table) ||
            fetching_.contains(note.table)) {
            continue;
        }
        live_.erase(note.table);
        let_go_.erase(note.table);
        paused_.erase(note.table);
        // Each alone: one that another server took meanwhile is not forgotten.
        writer_.submit({change::ForgetTable{note.table}}, [](const auto&) {});
    }
}

// ---- what is due ----

// Where no clock runs: whom the game waits for, who has been away longest, and until when they may
// be, as long as somebody is here to play on with. If nobody is, it can wait until tomorrow.
std::optional<Desk::Missed> Desk::missed(Hosted& hosted) const {
    const Table& table = hosted.table_;
    if (table.has_clock() || table.status() != Table::Status::Running) return {};
    const Span away_after =
        std::chrono::minutes(std::min<std::size_t>(limits_.away_after, 1'000'000));
    bool anybody = false;
    std::optional<Missed> first;
    for (const Seat seat : SeatSet::first(table.chairs().size())) {
        const Table::Chair& chair = table.chairs()[static_cast<std::size_t>(seat)];
        if (chair.kind != Table::Chair::Kind::Person) continue;
        if (hosted.is_here(seat)) {
            anybody = true;
            hosted.away_.erase(chair.person);
            continue;
        }
        const Time since = hosted.away_.try_emplace(chair.person, loop_.now()).first->second;
        if (!table.awaits(seat)) continue;
        if (!first || since + away_after < first->until) first = {seat, since + away_after};
    }
    return anybody ? first : std::nullopt;
}

void Desk::tend(const Ptr& hosted) {
    if (hosted->lost_) return;
    Table& table = hosted->table_;
    const Time now = loop_.now();
    if (is_full(*hosted)) {
        if (const auto filled = table.filled(now)) write(hosted, *filled, {}, [](bool) {});
        return;
    }
    if (sleeps(*hosted)) return;
    if (const auto due = table.due(now)) {
        write(hosted, *due, {}, [](bool) {});  // comes back here
        return;
    }
    const std::optional<Missed> missing = missed(*hosted);
    if (missing && missing->until <= now) {
        if (const auto mind = table.minded(missing->seat, now)) {
            write(hosted, *mind, {}, [](bool) {});
            return;
        }
    }
    Time not_before = next_step(*hosted);
    if (!hosted->thinking_ && table.entries() - hosted->written_ <= kAhead && not_before <= now) {
        if (const auto asked = table.bot_asked(now)) {
            if (may_step(*hosted)) {
                think(hosted, *asked);
            } else {
                not_before = now + kEnoughSteps;
            }
        }
    }
    std::optional<Time> wakes = table.wakes();
    if (missing && (!wakes || missing->until < *wakes)) wakes = missing->until;
    if (!wakes || hosted->thinking_) return;
    const Time at = std::max({*wakes, now + Span{1}, not_before});
    if (hosted->alarm_ && *hosted->alarm_ > now && *hosted->alarm_ <= at) return;
    hosted->alarm_ = at;
    const std::weak_ptr<Hosted> still = hosted;
    loop_.at(at, [this, still] {
        if (const Ptr here = still.lock()) tend(here);
    });
}

// False if there is none: then the table could not have begun.
bool Desk::prepare_game(Hosted& hosted) {
    if (hosted.game_ != nullptr) return true;
    const Table& table = hosted.table_;
    auto game = make_game(table.session()->game().ruleset(), table.opening().players,
                          table.session()->options());
    if (!game) return false;
    hosted.game_ = std::move(*game);
    return true;
}

void Desk::think(const Ptr& hosted, const Table::Thought& asked) {
    const Table& table = hosted->table_;
    if (!prepare_game(*hosted)) return;
    if (const auto scripted = from_script(table, asked.seat)) {
        hosted->thinking_ = true;
        loop_.post([this, hosted, asked, move = *scripted] { thought(hosted, asked, move); });
        return;
    }
    Hosted::Thinker& thinker = hosted->thinkers_[asked.seat];
    if (thinker.bot == nullptr || thinker.level != asked.level ||
        thinker.undone != table.undone()) {
        Company company = make_company(hosted->game_->ruleset(), asked.level, asked.temper);
        if (company.instead && stood_in_.insert(company.instead->sentence()).second) {
            journal::warning("bot-stands-in", {{"why", company.instead->sentence()}});
        }
        thinker = {std::shared_ptr<Bot>(std::move(company.bot)), asked.level, 0, table.undone()};
    }
    std::vector<AnyEvent> news;
    for (; thinker.heard < table.heard().size(); ++thinker.heard) {
        const AnyEvent& event = table.heard()[thinker.heard];
        if (hosted->game_->audience(event).includes(asked.seat)) news.push_back(event);
    }
    const auto job = [this, hosted, asked, bot = thinker.bot, game = hosted->game_,
                      news = std::move(news), since = std::chrono::steady_clock::now()] {
        for (const AnyEvent& event : news) bot->hear(*game, event);
        bot->think(thinking(std::chrono::steady_clock::now() - since, thinkers_.waiting()));
        Rng luck = asked.luck;
        const AnyMove move = bot->choose(*game, asked.view, asked.legal, luck);
        loop_.post([this, hosted, asked, move] { thought(hosted, asked, move); });
    };
    hosted->thinking_ = true;
    if (thinkers_.run(job)) {
        ++figures_.thoughts;
        return;
    }
    hosted->thinking_ = false;
    thinker.bot = nullptr;  // it has not heard the news: another will
    loop_.at(loop_.now() + kBusy, [this, hosted] { tend(hosted); });
}

// The more wait, the shorter each may think: all together about as long as one alone.
Effort thinking(std::chrono::steady_clock::duration waited, std::size_t waiting) {
    if (waited > kLate) return {.playouts = 0, .time = {}};
    const auto others = static_cast<Span::rep>(waiting);
    return {.playouts = kPlayouts, .time = std::max(kLeastThought, kMostThought / (1 + others))};
}

void Desk::thought(const Ptr& hosted, const Table::Thought& asked, const AnyMove& move) {
    hosted->thinking_ = false;
    if (hosted->lost_) return;
    const Table& table = hosted->table_;
    Granted<Table::Judged> entry = table.bot_answers(asked, move, loop_.now());
    if (!entry && entry.error().reason == "stale") {  // something happened meanwhile: think again
        tend(hosted);
        return;
    }
    if (!entry) {
        journal::error("bot-refused",
                       {{"table", journal::short_id(table.id())}, {"level", asked.level}});
        // A bot that cheats is a bug of ours; the game goes on with the rules' own default.
        Rng luck = asked.luck;
        const Session& session = *table.session();
        entry = table.bot_answers(asked, session.game().fallback(session.state(), asked.seat, luck),
                                  loop_.now());
        if (!entry) return;
    }
    write(hosted, *entry, {}, [](bool) {});
}

}  // namespace moneybags
