// People who are away: bots that answer for them, and a house that was closed.

#include <algorithm>
#include <utility>

#include "table/table.h"

namespace moneybags {

template <>
Table::Objection Table::objection(const entry::Mind& mind) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(mind.seat)) return denial;
    if (chair(mind.seat).minded) return Denial{.reason = "already-minded"};
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::Mind& mind) {
    Chair& minded = chair(mind.seat);
    minded.minded = true;
    minded.minded_from = story_.lines().size();
    place(mind.seat).minded.clear();
    votes_.erase({std::string(entry::StandIn::kAsked), number(mind.seat)});
    turned_ = entries_ + 1;
    story_.show_table();
    tell("mind", mind.seat, Remark{.figures = {who(mind.seat)}});
    // A person who asks for a bot gets one that takes its time; the clock has waited already.
    keep_window(mind.seat, entry.at);
    place(mind.seat).window.prompt = entry.by == kNobody;
    settle_undo(entry.at);
}

std::optional<Table::Judged> Table::minded(Seat seat, Time now) const {
    if (!awaits(seat) || objection(entry::Mind{seat})) return {};
    return judged(entry_at(now, entry::Mind{seat}));
}

template <>
Table::Objection Table::objection(const entry::Back& back) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(back.seat)) return denial;
    if (!chair(back.seat).minded) return Denial{.reason = "not-minded"};
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::Back& back) {
    take_seat_back(back.seat, entry.at);
    turned_ = entries_ + 1;
}

void Table::take_seat_back(Seat seat, Time at) {
    chair(seat).minded = false;
    Remark summary;
    for (const std::size_t record : place(seat).minded) {
        summary.moves.push_back(move_at(record));
    }
    if (summary.moves.empty()) summary.turn = "none";
    place(seat).minded.clear();
    keep_window(seat, at);
    story_.show_table();
    tell("back", seat, Remark{.figures = {who(seat)}});
    tell("summary", seat, std::move(summary), Readers{seat});
}

template <>
Table::Objection Table::objection(const entry::Wait& wait) const {
    if (const Objection denial = not_running()) return denial;
    if (wait.span <= Span{0}) return unreadable({"span", "must be more than nothing"});
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::Wait& wait) {
    // Never past the present: whoever was asked last has the whole window again, and no more.
    const auto later = [&](Time since) { return std::min(since + wait.span, entry.at); };
    for (const Seat seat : turn_.awaited) {
        Window& window = place(seat).window;
        window.since = later(window.since);
        window.paced = later(window.paced);
    }
    if (phase_since_) phase_since_ = later(*phase_since_);
    if (undo_) undo_->at = later(undo_->at);
    story_.show_game(kEverybody);
}

}  // namespace moneybags
