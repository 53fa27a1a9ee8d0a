// What people ask for: who may, and which entry it becomes.

#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "table/table.h"

namespace moneybags {

Granted<Entry> Table::obey(const Command& command, Time now) const {
    Granted<Entry::What> what =
        std::visit([&](const auto& wanted) { return wish(command, wanted); }, command.what);
    if (!what) return what.error();
    if (const Objection denial =
            std::visit([&](const auto& each) { return objection(each); }, *what)) {
        return *denial;
    }
    return Entry{.at = std::max(now, changed_),
                 .by = command.by,
                 .command = command.id,
                 .what = std::move(*what)};
}

Granted<Seat> Table::seat_or_denial(const Command& command) const {
    if (const std::optional<Seat> seat = seat_of(command.by)) return *seat;
    return Denial{.reason = "not-seated"};
}

Table::Objection Table::not_host(const Command& command) const {
    if (is_host(command.by)) return {};
    return Denial{.reason = "not-host"};
}

// One's own chair of before, else an empty one, else a bot's.
std::optional<Seat> Table::free_seat(PersonId person) const {
    for (const Chair::Kind kind : {Chair::Kind::Open, Chair::Kind::Bot}) {
        for (const Seat seat : seats()) {
            if (chair(seat).kind != kind) continue;
            if (!held_.contains(person) || may_return(seat, person)) return seat;
        }
    }
    return {};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Sit& sit) const {
    if (seat_of(command.by)) return Denial{.reason = "already-seated"};
    const std::optional<Seat> seat = sit.seat ? sit.seat : free_seat(command.by);
    if (!seat) return Denial{.reason = "no-free-seat"};
    return entry::Sit{*seat, command.by, sit.name, sit.key};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Rekey& rekey) const {
    const Granted<Seat> seat = seat_or_denial(command);
    if (!seat) return seat.error();
    return entry::Rekey{*seat, rekey.key};
}

Granted<Entry::What> Table::wish(const Command& command, const command::PutBot& put) const {
    if (const Objection denial = not_host(command)) return *denial;
    return entry::PutBot{put.seat, put.level};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Clear& clear) const {
    if (const Objection denial = not_host(command)) return *denial;
    if (status_ != Status::Open) return Denial{.reason = "not-open"};
    return entry::Stand{clear.seat};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Stand&) const {
    const Granted<Seat> seat = seat_or_denial(command);
    if (!seat) return seat.error();
    return entry::Stand{*seat};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Start& start) const {
    if (const Objection denial = not_host(command)) return *denial;
    const std::string level =
        start.level.empty() ? std::string(bot_levels(*ruleset_).back()) : start.level;
    if (const Objection denial = unknown_level(level)) return *denial;
    entry::Start begun;
    std::vector<std::string> called;
    for (const Chair& each : chairs_) {
        called.push_back(each.kind == Chair::Kind::Person ? each.name : "");
        begun.levels.push_back(each.kind == Chair::Kind::Open ? level : "");
    }
    begun.names = chair_names(called);
    return begun;
}

Granted<Entry::What> Table::wish(const Command& command, const command::Move& wanted) const {
    if (const Objection denial = not_running()) return *denial;
    const Granted<Seat> seat = seat_or_denial(command);
    if (!seat) return seat.error();
    const Notation& notation = session_->notation();
    const Result<AnyMove> move =
        wanted.text.empty() ? notation.read_move(wanted.move)
                            : notation.read_move(*seat, wanted.text, game().legal(state(), *seat));
    if (!move) return Denial{.reason = "unreadable", .problem = move.error()};
    if (wanted.question && *wanted.question != game().question(state(), *seat, *move)) {
        return Denial{.reason = "stale"};
    }
    return entry::Step{
        {.kind = Record::Kind::Move, .seat = *seat, .move = *move, .outcome = {}, .words = {}},
        Hand::Person};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Say& say) const {
    const std::optional<Seat> seat = seat_of(command.by);
    if (!seat) return entry::Chat{{}, command.name, say.words};
    if (status_ != Status::Running) return entry::Chat{*seat, "", say.words};
    return entry::Step{
        {.kind = Record::Kind::Say, .seat = *seat, .move = {}, .outcome = {}, .words = say.words},
        Hand::Person};
}

Granted<Entry::What> Table::wish(const Command& command, const command::React& react) const {
    const Granted<Seat> seat = seat_or_denial(command);
    if (!seat) return seat.error();
    return entry::React{*seat, react.at, react.what};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Mind&) const {
    const Granted<Seat> seat = seat_or_denial(command);
    if (!seat) return seat.error();
    return entry::Mind{*seat};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Back&) const {
    const Granted<Seat> seat = seat_or_denial(command);
    if (!seat) return seat.error();
    return entry::Back{*seat};
}

Granted<Entry::What> Table::wish(const Command& command, const command::AskUndo&) const {
    const Granted<Seat> seat = seat_or_denial(command);
    if (!seat) return seat.error();
    return entry::AskUndo{*seat};
}

Granted<Entry::What> Table::wish(const Command& command, const command::AnswerUndo& answer) const {
    const Granted<Seat> seat = seat_or_denial(command);
    if (!seat) return seat.error();
    return entry::AnswerUndo{*seat, answer.yes};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Rematch& rematch) const {
    const Granted<Seat> seat = seat_or_denial(command);
    if (!seat) return seat.error();
    return entry::Rematch{rematch.table};
}

Granted<Entry::What> Table::wish(const Command& command, const command::Close&) const {
    if (const Objection denial = not_host(command)) return *denial;
    if (status_ != Status::Open) return Denial{.reason = "not-open"};
    return entry::Close{};
}

}  // namespace moneybags
