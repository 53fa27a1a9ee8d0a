// Coming and going: who sits where, when the game begins, and the end of a table.

#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "notation/utf8.h"
#include "table/lesson.h"
#include "table/table.h"

namespace moneybags {

// A table is opened once.
template <>
Table::Objection Table::objection(const entry::Open&) const {
    return Denial{.reason = "not-open"};
}
template <>
void Table::take(const Entry&, const entry::Open&) {}

// ---- sitting down ----

// Until the game begins bots are called what the people leave over.
void Table::name_bots() {
    std::vector<std::string> called;
    for (const Chair& each : chairs_) {
        called.push_back(each.kind == Chair::Kind::Person ? each.name : "");
    }
    const Names names = chair_names(called, ruleset_->texts, bot_names());
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        if (chairs_[i].kind == Chair::Kind::Bot) chairs_[i].name = names[i];
    }
}

// Whoever has seen what a seat sees must not sit on another; their own they may have again.
bool Table::may_return(Seat seat, PersonId person) const {
    const auto held = held_.find(person);
    return held != held_.end() && held->second == seat;
}

// One's own chair of before, else an empty one, else a bot's that nobody has knocked for.
std::optional<Seat> Table::free_seat(PersonId person) const {
    std::optional<Seat> wanted_too;
    for (const Chair::Kind kind : {Chair::Kind::Open, Chair::Kind::Bot}) {
        for (const Seat seat : seats()) {
            if (chair(seat).kind != kind) continue;
            if (held_.contains(person) && !may_return(seat, person)) continue;
            const bool wanted =
                std::any_of(knocks_.begin(), knocks_.end(),
                            [&](const Knocking& each) { return each.who.seat == seat; });
            if (!wanted) return seat;
            if (!wanted_too) wanted_too = seat;
        }
    }
    return wanted_too;
}

template <>
Granted<Entry::What> Table::become(const Command& command, const entry::Sit::Asked& sit) const {
    if (const auto problem = problem_with_person_name(sit.name)) return unreadable(*problem);
    if (seat_of(command.by)) return Denial{.reason = "already-seated"};
    const std::optional<Seat> seat = sit.seat ? sit.seat : free_seat(command.by);
    if (!seat) return Denial{.reason = "no-free-seat"};
    if (status_ == Status::Running && !held_.contains(command.by)) {
        return entry::Knock{*seat, command.by, sit.name, sit.key};
    }
    const auto returned = returns_.find(command.by);
    if (returned != returns_.end() && returned->second >= kMostReturns) {
        return Denial{.reason = "left-twice"};
    }
    return entry::Sit{*seat, command.by, sit.name, sit.key};
}

template <>
Table::Objection Table::objection(const entry::Sit& sit) const {
    if (const Objection denial = no_such_seat(sit.seat)) return denial;
    if (const auto problem = problem_with_person_name(without_unseen(sit.name))) {
        return unreadable(*problem);
    }
    if (sit.person == kNobody || seat_of(sit.person)) return Denial{.reason = "already-seated"};
    if (chair(sit.seat).kind == Chair::Kind::Person) return Denial{.reason = "taken"};
    if (removed_.contains(sit.person)) return Denial{.reason = "removed"};
    if (opening_.settings.lesson && (sit.seat != Lesson::kLearner || sit.person != opening_.host)) {
        return Denial{.reason = "lesson"};
    }
    if (status_ == Status::Open) return {};
    if (const Objection denial = not_running()) return denial;
    if (may_return(sit.seat, sit.person)) return {};
    if (held_.contains(sit.person)) return Denial{.reason = "held-another"};
    if (!opening_.settings.drop_in) return Denial{.reason = "no-drop-in"};
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::Sit& sit) {
    Chair& taken = chair(sit.seat);
    const std::string before = taken.name;
    const bool hinted = hints().value_or(false);
    const std::string name = without_unseen(sit.name);  // older logs have names that hold such
    taken.kind = Chair::Kind::Person;
    taken.person = sit.person;
    taken.key = sit.key;
    taken.level.clear();
    ++taken.span;
    taken.from = story_.lines().size();
    if (host_ == kNobody) host_ = sit.person;
    story_.sat_down(sit.seat);
    story_.show_table();
    if (status_ == Status::Open) {
        taken.name = name;
        name_bots();
        tell("sit", sit.seat, Remark{.figures = {{"who", name}}});
        return;
    }
    if (!held_.emplace(sit.person, sit.seat).second) ++returns_[sit.person];
    end_knock(sit.person);
    place(sit.seat).reactions = 0;
    tell("sit", sit.seat, Remark{.figures = {{"who", name}, {"other", before}}, .turn = "for-bot"});
    if (hinted && !*hints()) tell("hints-off", kSpectator);
    turned_ = entries_ + 1;
    keep_window(sit.seat, entry.at);
}

template <>
Table::Objection Table::objection(const entry::Rekey& rekey) const {
    return not_a_person(rekey.seat);
}

template <>
void Table::take(const Entry&, const entry::Rekey& rekey) {
    chair(rekey.seat).key = rekey.key;
}

template <>
Table::Objection Table::objection(const entry::PutBot& put) const {
    if (const Objection denial = no_such_seat(put.seat)) return denial;
    if (status_ != Status::Open) return Denial{.reason = "not-open"};
    if (chair(put.seat).kind == Chair::Kind::Person) return Denial{.reason = "taken"};
    return unknown_level(put.level);
}

template <>
void Table::take(const Entry&, const entry::PutBot& put) {
    Chair& taken = chair(put.seat);
    taken.kind = Chair::Kind::Bot;
    taken.level = put.level;
    name_bots();
    story_.show_table();
    tell("bot", put.seat, Remark{.figures = {who(put.seat)}});
}

// ---- leaving ----

template <>
Granted<Entry::What> Table::become(const Command&, const entry::Clear& clear) const {
    return entry::Stand{clear.seat};
}

template <>
Table::Objection Table::objection(const entry::Stand& stand) const {
    if (const Objection denial = no_such_seat(stand.seat)) return denial;
    if (status_ == Status::Open) {
        if (chair(stand.seat).kind == Chair::Kind::Open) return Denial{.reason = "nobody-there"};
        return {};
    }
    if (const Objection denial = not_running()) return denial;
    return not_a_person(stand.seat);
}

template <>
void Table::take(const Entry& entry, const entry::Stand& stand) {
    const bool was_person = chair(stand.seat).kind == Chair::Kind::Person;
    tell("stand", stand.seat,
         Remark{.figures = {who(stand.seat)}, .turn = was_person ? "" : "bot"});
    vacate(stand.seat, entry.at);
}

template <>
Table::Objection Table::objection(const entry::Remove& remove) const {
    if (status_ != Status::Open && status_ != Status::Running) return Denial{.reason = "closed"};
    return not_a_person(remove.seat);
}

template <>
void Table::take(const Entry& entry, const entry::Remove& remove) {
    removed_.insert(chair(remove.seat).person);
    tell("remove", remove.seat,
         Remark{.figures = {who(remove.seat)}, .turn = entry.by == kNobody ? "vote" : ""});
    vacate(remove.seat, entry.at);
}

void Table::vacate(Seat seat, Time at) {
    Chair& left = chair(seat);
    const bool was_host = left.kind == Chair::Kind::Person && left.person == host_;
    story_.show_table();
    left.person = kNobody;
    left.key = {};
    left.minded = false;
    place(seat).minded.clear();
    if (status_ == Status::Open) {
        left.kind = Chair::Kind::Open;
        left.level.clear();
        left.name.clear();
        name_bots();
    } else {
        left.kind = Chair::Kind::Bot;
        left.level = house_level(*ruleset_);
    }
    if (was_host) host_ = people().empty() ? kNobody : chair(people().lowest()).person;
    if (status_ == Status::Open) return;
    turned_ = entries_ + 1;
    end_votes(seat);
    keep_window(seat, at);
    if (undo_ && undo_->seat == seat) undo_.reset();
    if (people().empty()) {
        shut();
    } else {
        settle_undo(at);
    }
}

// ---- the game begins ----

template <>
Granted<Entry::What> Table::become(const Command&, const entry::Start::Asked& start) const {
    const std::string level = start.level ? *start.level : std::string(house_level(*ruleset_));
    if (const Objection denial = absent_level(level)) return *denial;
    entry::Start begun;
    std::vector<std::string> called;
    for (const Chair& each : chairs_) {
        called.push_back(each.kind == Chair::Kind::Person ? each.name : "");
        begun.levels.push_back(each.kind == Chair::Kind::Open ? level : "");
    }
    begun.names = chair_names(called, ruleset_->texts, bot_names());
    return begun;
}

Agreement Table::agreement(const entry::Start& start) const {
    Agreement agreed;
    agreed.game = opening_.game;
    agreed.players = opening_.players;
    agreed.options = opening_.options;
    agreed.names = start.names;
    if (opening_.data) agreed.data = *opening_.data;
    if (opening_.position) agreed.position = *opening_.position;
    return agreed;
}

template <>
Table::Objection Table::objection(const entry::Start& start) const {
    if (status_ != Status::Open) return Denial{.reason = "not-open"};
    const Result<Names> names = check_names(start.names, opening_.players);
    if (!names) return unreadable(names.error());
    if (start.levels.size() != chairs_.size()) {
        return unreadable({"levels", "must be one for each chair"});
    }
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        if (chairs_[i].kind != Chair::Kind::Open) continue;
        if (const Objection denial = unknown_level(start.levels[i])) return denial;
    }
    if (const auto session = Session::begin(agreement(start), read_position_); !session) {
        return unreadable(session.error());
    }
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::Start& start) {
    session_.emplace(*Session::begin(agreement(start), read_position_));
    for (const Seat seat : seats()) {
        const auto i = static_cast<std::size_t>(seat);
        Chair& each = chair(seat);
        if (each.kind == Chair::Kind::Open) {
            each.kind = Chair::Kind::Bot;
            each.level = start.levels[i];
        }
        each.name = start.names[i];
        if (each.kind == Chair::Kind::Person) held_.emplace(each.person, seat);
    }
    status_ = Status::Running;
    forget_reactions();
    turned_ = entries_ + 1;
    turn_ = game().turn(state());
    restart_windows(entry.at);
    follow_phase(entry.at);
    story_.show_table();
    story_.show_game(kEverybody);
    tell("start", kSpectator, {}, kEverybody, present_step());
    tell_where_begun();
    greet(entry.at);
}

// ---- the end of a table ----

template <>
Table::Objection Table::objection(const entry::Rematch& rematch) const {
    if (status_ != Status::Over) return Denial{.reason = "not-over"};
    if (!rematch_.empty())
        return Denial{.reason = "rematch-exists", .figures = {{"table", rematch_}}};
    if (rematch.table.empty()) return unreadable({"table", "a table needs an id"});
    return {};
}

template <>
void Table::take(const Entry&, const entry::Rematch& rematch) {
    rematch_ = rematch.table;
    story_.show_table();
    tell("rematch", kSpectator, Remark{.figures = {{"table", rematch.table}}});
}

template <>
Table::Objection Table::objection(const entry::Close&) const {
    if (status_ != Status::Open && status_ != Status::Running) return Denial{.reason = "closed"};
    return {};
}

template <>
void Table::take(const Entry&, const entry::Close&) {
    story_.show_table();
    shut();
}

template <>
Table::Objection Table::objection(const entry::Fill&) const {
    return objection(entry::Close{});
}

template <>
void Table::take(const Entry&, const entry::Fill&) {
    story_.show_table();
    tell("full", kSpectator);
    shut();
}

void Table::shut() {
    status_ = Status::Closed;
    undo_.reset();
    knocks_.clear();
    votes_.clear();
    if (session_) story_.show_game(kEverybody);
    tell("close", kSpectator);
}

std::optional<Table::Judged> Table::given_up(Time now) const {
    if (objection(entry::Close{})) return {};
    return judged(entry_at(now, entry::Close{}));
}

std::optional<Table::Judged> Table::filled(Time now) const {
    if (objection(entry::Fill{})) return {};
    return judged(entry_at(now, entry::Fill{}));
}

}  // namespace moneybags
