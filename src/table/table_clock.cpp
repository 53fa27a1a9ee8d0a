// What happens though nobody asks: luck, deadlines, and bots that take their time.

#include <algorithm>
#include <set>

#include "bots/bot.h"
#include "table/cast.h"
#include "table/table.h"

namespace moneybags {

namespace {
constexpr int kHaste = 10;  // times a bot is quicker while it keeps people waiting
}

// ---- windows ----

void Table::begin_window(Seat seat, Time at) {
    place(seat).window = {.since = at,
                          .paced = at,
                          .records = session_->records().size(),
                          .prompt = false,
                          .patient = false,
                          .probe = {}};
}

void Table::keep_window(Seat seat, Time at) {
    Window& window = place(seat).window;
    window.paced = at;
    window.prompt = false;
    story_.show_game(kEverybody);
}

void Table::restart_windows(Time at) {
    for (const Seat seat : turn_.awaited) begin_window(seat, at);
}

// A seat that was awaited before and is still: has it been asked something else? Not while it may
// yet answer a question that it could have answered then (live talk goes on whatever deals come and
// go, 6.3: one idle limit for all of it; but a vote or a deal at the end has a limit of its own).
bool Table::is_asked_anew(Seat seat, const AnyState& before) {
    std::optional<AnyMove>& probe = place(seat).window.probe;
    const auto then = [&](const AnyMove& move) { return game().question(before, seat, move); };
    const auto now = [&](const AnyMove& move) { return game().question(state(), seat, move); };
    if (probe && then(*probe) == now(*probe) && !game().objection(state(), seat, *probe)) {
        return false;  // the usual case, in short
    }
    std::set<std::uint32_t> asked;
    for (const AnyChoice& choice : game().legal(before, seat)) {
        asked.insert(then(game().move(choice, 0)));
    }
    for (const AnyChoice& choice : game().legal(state(), seat)) {
        const AnyMove move = game().move(choice, 0);
        if (!asked.contains(now(move))) continue;
        probe = move;
        return false;
    }
    return true;
}

void Table::follow_turn(const AnyState& before, Time at) {
    const Turn was = game().turn(before);
    for (const Seat seat : turn_.awaited) {
        if (was.awaited.has(seat) && !is_asked_anew(seat, before)) continue;
        begin_window(seat, at);
    }
}

void Table::follow_phase(Time at) {
    const bool limited = has_clock() && game().may_time_out(state());
    if (limited == phase_since_.has_value()) return;
    phase_since_ = limited ? std::optional(at) : std::nullopt;
}

// ---- deadlines ----

bool Table::is_bots(Seat seat) const {
    return chair(seat).kind == Chair::Kind::Bot || chair(seat).minded;
}

std::optional<Time> Table::deadline(Seat seat) const {
    if (!has_clock() || status_ != Status::Running || is_bots(seat)) return {};
    if (!turn_.awaited.has(seat)) return {};
    return place(seat).window.since + opening_.settings.clock.window;
}

std::optional<Time> Table::phase_deadline() const {
    if (status_ != Status::Running || !phase_since_) return {};
    return *phase_since_ + opening_.settings.clock.phase;
}

std::optional<Table::Judged> Table::due(Time now) const {
    // Nothing of it need be judged: it is the table's own doing, made to fit.
    const auto due = [&](Entry::What what) { return judged(entry_at(now, std::move(what))); };
    const bool chance = status_ == Status::Running && turn_.kind == Turn::Kind::Chance;
    if (const Quip* quip = next_quip(); quip != nullptr && quip->at <= now && !chance) {
        return due(entry::Quip{quip->seat, quip->line, quip->about, quip->why});
    }
    if (status_ != Status::Running) return {};
    if (std::optional<Entry::What> what = carried()) return due(std::move(*what));
    const std::size_t records = session_->records().size();
    if (chance) {
        Rng luck = moneybags::stream(opening_.seed, Purpose::Luck, records);
        const AnyOutcome outcome = draw(game().outcomes(state()), luck);
        return due(entry::Step{record::Chance{outcome}, Hand::Luck});
    }
    if (!knocks_.empty() && knocks_.front().at + kKnockWaits <= now) {
        return due(entry::Withdraw{knocks_.front().number});
    }
    std::optional<Time> first = phase_deadline();
    std::optional<Seat> late;
    for (const Seat seat : turn_.awaited) {
        const std::optional<Time> when = deadline(seat);
        if (!when || (first && *when >= *first)) continue;
        first = when;
        late = seat;
    }
    if (!first || *first > now) return {};
    if (!late) return due(entry::Step{record::Clock{}, Hand::Clock});
    if (opening_.settings.away == Away::Bot) return due(entry::Mind{*late});
    Rng luck = moneybags::stream(opening_.seed, Purpose::Fallback, records, number(*late));
    const AnyMove move = game().fallback(state(), *late, luck);
    return due(entry::Step{record::Move{*late, move}, Hand::Clock});
}

std::optional<Time> Table::wakes() const {
    const Quip* quip = next_quip();
    std::optional<Time> first = quip != nullptr ? std::optional(quip->at) : std::nullopt;
    if (status_ != Status::Running) return first;
    if (turn_.kind == Turn::Kind::Chance) return changed_;
    const auto consider = [&](std::optional<Time> when) {
        if (when && (!first || *when < *first)) first = when;
    };
    consider(phase_deadline());
    if (!knocks_.empty()) consider(knocks_.front().at + kKnockWaits);
    for (const Seat seat : turn_.awaited) {
        if (is_bots(seat)) {
            consider(release(seat));
        } else {
            consider(deadline(seat));
        }
    }
    return first;
}

std::optional<Table::Judged> Table::waited(Time from, Time now) const {
    if (now <= from || status_ != Status::Running) return {};
    bool any = phase_deadline().has_value();
    for (const Seat seat : turn_.awaited) any = any || deadline(seat);
    if (!any) return {};
    return judged(entry_at(now, entry::Wait{now - from}));
}

// ---- bots ----

SeatSet Table::bots_awaited() const {
    SeatSet bots;
    if (status_ != Status::Running) return bots;
    for (const Seat seat : turn_.awaited) {
        if (is_bots(seat)) bots.add(seat);
    }
    return bots;
}

// Somebody plays here and is asked nothing: what bots do meanwhile the page shows in its reader's
// own time.
bool Table::keeps_waiting() const {
    bool anybody = false;
    for (const Seat seat : seats()) {
        if (is_bots(seat)) continue;
        if (turn_.awaited.has(seat)) return false;
        anybody = true;
    }
    return anybody;
}

// Drawn, never measured: how long a bot takes must not tell what it holds.
Time Table::release(Seat seat) const {
    const Window& window = place(seat).window;
    Time when = window.paced;
    if (const Span pace = opening_.settings.pace; pace > Span{0} && !window.prompt) {
        Rng luck = moneybags::stream(opening_.seed, Purpose::Pace, window.records, number(seat));
        when += pace * (600 + luck.below(801)) / (1000 * (keeps_waiting() ? kHaste : 1));
    }
    // Any step ends the question whether a move may be taken back, so people get time to answer.
    return undo_ && undo_->waits.has(seat) ? std::max(when, undo_->at + kUndoPatience) : when;
}

std::optional<Table::Thought> Table::bot_asked(Time now) const {
    SeatSet ready;
    for (const Seat seat : bots_awaited()) {
        if (release(seat) <= now) ready.add(seat);
    }
    if (ready.empty()) return {};
    const Seat seat = first_clockwise(ready, game().next(state()));
    Thought thought;
    thought.seat = seat;
    thought.level = chair(seat).minded ? std::string(house_level(*ruleset_)) : chair(seat).level;
    if (const Character* who = character(seat)) thought.temper = who->temper;
    thought.view = game().view(state(), seat);
    thought.legal = game().legal(state(), seat);
    thought.luck =
        moneybags::stream(opening_.seed, Purpose::Bot, session_->records().size(), number(seat));
    thought.entries = entries_;
    return thought;
}

Granted<Table::Judged> Table::bot_answers(const Thought& thought, const AnyMove& move,
                                          Time now) const {
    if (thought.entries < turned_) return Denial{.reason = "stale"};
    entry::Step step{record::Move{thought.seat, move}, Hand::Bot};
    if (const Objection denial = objection(step)) return *denial;
    return judged(entry_at(now, std::move(step)));
}

}  // namespace moneybags
