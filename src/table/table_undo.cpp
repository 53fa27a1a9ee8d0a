// Taking a move back: who may ask, who must agree, and what becomes of it.

#include <utility>

#include "table/table.h"

namespace moneybags {

namespace {

constexpr std::uint32_t kTakenBack = 1u << 31;  // an item among the events that were taken back

}  // namespace

// To the seat's own last move, if it and everything after it was open talk and no luck, or a draft
// that nobody else knows of. A phase that has run out stays so too: else a table could undo its way
// around the limit. And so does what was played elsewhere: whoever imported it knows what luck
// would have done there.
std::optional<std::size_t> Table::undo_point(Seat seat, std::size_t count) const {
    const std::vector<Record>& records = session_->records();
    for (std::size_t i = count; std::cmp_greater(i--, opening_.steps_before());) {
        if (is<record::Say>(records[i])) continue;
        const record::Move* made = move_in(records[i]);
        if (made == nullptr || !(notes_[i].undoable || notes_[i].draft)) return {};
        if (made->seat == seat) return notes_[i].undoable ? std::optional(i) : std::nullopt;
    }
    return {};
}

// Everything from this record on, but words.
bool Table::are_drafts(std::size_t record, std::size_t count) const {
    for (std::size_t i = record; i < count; ++i) {
        if (!notes_[i].draft && !is<record::Say>(session_->records()[i])) return false;
    }
    return true;
}

// Of a record that is a move.
const record::Move& Table::move_at(std::size_t record) const {
    return *move_in(session_->records()[record]);
}

std::string Table::words_of(const record::Move& made, Language language) const {
    return session_->notation().move_words(made.seat, made.move, language);
}

SeatSet Table::others_here(Seat seat) const {
    SeatSet others;
    for (const Seat each : people()) {
        if (each != seat && !is_bots(each)) others.add(each);
    }
    return others;
}

// Where others must agree, and bots wait meanwhile, one may ask once for a move and not for ever.
std::optional<std::string_view> Table::undo_denied(Seat seat, std::size_t count) const {
    const std::optional<std::size_t> record = undo_point(seat, count);
    if (!record) return "no-undo";
    if (others_here(seat).empty() || are_drafts(*record, count)) return {};
    if (undo_asked_.contains(*record)) return "undo-answered";
    const auto asks = undo_asks_.find(chair(seat).person);
    if (asks != undo_asks_.end() && asks->second >= kMostUndoAsks) return "enough-undo";
    return {};
}

std::optional<std::string_view> Table::undo_denied(Seat seat) const {
    const std::optional<std::size_t> record = undo_point(seat);
    if (undo_ && !(record && are_drafts(*record))) return "undo-asked";
    return undo_denied(seat, notes_.size());
}

// Whoever has gone or let a bot answer meanwhile need not be waited for.
SeatSet Table::missing_consent() const {
    SeatSet missing;
    for (const Seat seat : undo_->asked - undo_->agreed) {
        if (!is_bots(seat)) missing.add(seat);
    }
    return missing;
}

void Table::settle_undo(Time at) {
    if (!undo_) return;
    story_.show_table();
    story_.show_game(kEverybody);
    if (missing_consent().empty()) take_back(at);
}

template <>
Granted<Entry::What> Table::become(const Command& command, const entry::Undo&) const {
    if (const Objection denial = not_running()) return *denial;
    const Seat seat = *seat_of(command.by);
    if (const auto reason = undo_denied(seat)) {
        return Denial{.reason = std::string(*reason),
                      .figures = {{"most", std::to_string(kMostUndoAsks)}}};
    }
    return entry::AskUndo{seat, static_cast<int>(*undo_point(seat))};
}

template <>
Table::Objection Table::objection(const entry::AskUndo& ask) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(ask.seat)) return denial;
    const std::optional<std::size_t> record = undo_point(ask.seat);
    if (undo_ && !(ask.record && record && are_drafts(*record))) {
        return Denial{.reason = "undo-asked"};
    }
    if (!record) return Denial{.reason = "no-undo"};
    if (ask.record && std::cmp_not_equal(*ask.record, *record)) {
        return unreadable({"record", "must be " + std::to_string(*record) + ", the last move"});
    }
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::AskUndo& ask) {
    const std::size_t record = *undo_point(ask.seat);
    const Remark remark{.figures = {who(ask.seat)}, .moves = {move_at(record)}};
    if (ask.record && are_drafts(record)) {  // nobody else knows of it, nor will
        story_.show_game(Readers{ask.seat});
        cut(record);
        tell("undo", ask.seat, remark, Readers{ask.seat});
        return;
    }
    undo_ = Asking{.seat = ask.seat,
                   .asked = people() - SeatSet{ask.seat},
                   .agreed = {},
                   .at = entry.at,
                   .record = record,
                   .waits = {},
                   .outlives_drafts = ask.record.has_value()};
    if (!missing_consent().empty()) {
        ++undo_asks_[chair(ask.seat).person];
        undo_asked_.insert(record);
        for (const Seat seat : turn_.awaited) {
            bool& patient = place(seat).window.patient;
            if (!patient) undo_->waits.add(seat);
            patient = true;
        }
    }
    tell("undo-asked", ask.seat, remark);
    settle_undo(entry.at);
}

template <>
Table::Objection Table::objection(const entry::AnswerUndo& answer) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(answer.seat)) return denial;
    if (!undo_ || !missing_consent().has(answer.seat)) return Denial{.reason = "nothing-to-answer"};
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::AnswerUndo& answer) {
    tell(answer.yes ? "undo-agreed" : "undo-refused", answer.seat,
         Remark{.figures = {who(answer.seat)}});
    if (answer.yes) {
        undo_->agreed.add(answer.seat);
        settle_undo(entry.at);
    } else {
        undo_.reset();
        story_.show_table();
        story_.show_game(kEverybody);
    }
}

// The story still tells of what was taken back, so its events are kept elsewhere.
const AnyEvent& Table::event(const StoryLine& line) const {
    return (line.item & kTakenBack) != 0 ? taken_back_[line.item & ~kTakenBack] : heard_[line.item];
}

// The records from this one on are no more.
void Table::cut(std::size_t record) {
    const std::uint32_t keep = notes_[record].heard;
    for (std::size_t i = story_.lines().size(); i-- > 0;) {
        StoryLine& line = story_.line(i);
        if (line.step > record) line.step.reset();  // the replay does not show it
        if (!line.is_event() || (line.item & kTakenBack) != 0) continue;
        if (line.item < keep) break;
        line.item = kTakenBack | static_cast<std::uint32_t>(taken_back_.size() + line.item - keep);
    }
    taken_back_.insert(taken_back_.end(), heard_.begin() + keep, heard_.end());
    heard_.resize(keep);
    notes_.resize(record);
    session_->cut(record);
    for (const Seat each : seats()) {
        std::erase_if(place(each).minded, [&](std::size_t i) { return i >= record; });
    }
    ++undone_;
    turned_ = entries_ + 1;
    turn_ = game().turn(state());
}

void Table::take_back(Time at) {
    const Seat seat = undo_->seat;
    const std::size_t record = undo_->record;
    const record::Move move = move_at(record);
    cut(record);
    undo_.reset();
    // What is asked once more has a new window, but only once.
    undo_asked_.erase(undo_asked_.upper_bound(record), undo_asked_.end());
    undo_restarts_.erase(undo_restarts_.upper_bound(record), undo_restarts_.end());
    restart_windows(undo_restarts_.emplace(record, at).first->second);
    follow_phase(at);
    tell("undo", seat, Remark{.figures = {who(seat)}, .moves = {move}});
}

}  // namespace moneybags
