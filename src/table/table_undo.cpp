// Taking a move back: who may ask, who must agree, and what becomes of it.

#include "table/table.h"

namespace moneybags {

namespace {

constexpr std::uint32_t kTakenBack = 1u << 31;  // an item among the events that were taken back

}  // namespace

// To the seat's own last move, if it and everything after it was open talk and no luck. A phase
// that has run out stays so too: else a table could undo its way around the limit.
std::optional<std::size_t> Table::undo_point(Seat seat, std::size_t count) const {
    const std::vector<Record>& records = session_->records();
    for (std::size_t i = count; i-- > 0;) {
        if (is<record::Say>(records[i])) continue;
        const record::Move* made = move_in(records[i]);
        if (made == nullptr || !notes_[i].undoable) return {};
        if (made->seat == seat) return i;
    }
    return {};
}

// Of a record that is a move.
std::string Table::move_text(std::size_t record) const {
    const record::Move* made = move_in(session_->records()[record]);
    return session_->notation().move_text(made->seat, made->move);
}

bool Table::may_ask_undo(Seat seat) const {
    return status_ == Status::Running && !undo_ && undo_point(seat);
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
Table::Objection Table::objection(const entry::AskUndo& ask) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(ask.seat)) return denial;
    if (undo_) return Denial{.reason = "undo-asked"};
    if (!may_ask_undo(ask.seat)) return Denial{.reason = "no-undo"};
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::AskUndo& ask) {
    undo_ = Asking{
        .seat = ask.seat, .asked = people() - SeatSet{ask.seat}, .agreed = {}, .at = entry.at};
    tell("undo-asked", ask.seat,
         Remark{.figures = {who(ask.seat), {"move", move_text(*undo_point(ask.seat))}}});
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

void Table::take_back(Time at) {
    const std::size_t record = *undo_point(undo_->seat);
    const Seat seat = undo_->seat;
    const std::string move = move_text(record);
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
    undo_.reset();
    turned_ = entries_ + 1;
    turn_ = game().turn(state());
    restart_windows(at);
    follow_phase(at);
    tell("undo", seat, Remark{.figures = {who(seat), {"move", move}}});
}

}  // namespace moneybags
