// How a table begins, and what each entry changes. Nothing is written out here: lines keep events,
// and sentences are built when somebody reads them.

#include "table/table.h"

#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "table/glimpse.h"

namespace moneybags {

namespace {

Problem at_entry(std::size_t number, const Problem& problem) {
    return {"entry " + std::to_string(number), problem.sentence()};
}

}  // namespace

Table::Table(entry::Open opening)
    : opening_(std::move(opening)),
      ruleset_(find_ruleset(opening_.game)),
      digest_(commitment(opening_.seed, opening_.table)),
      chairs_(static_cast<std::size_t>(opening_.players)),
      host_(opening_.host),
      places_(chairs_.size()) {}

Result<Table> Table::begin(const Entry& entry) {
    const auto* opening = std::get_if<entry::Open>(&entry.what);
    if (opening == nullptr) return Problem{"entry 0", "a table begins by being opened"};
    if (opening->table.empty()) return Problem{"entry 0", "a table needs an id"};
    const Ruleset* ruleset = find_ruleset(opening->game);
    if (ruleset == nullptr) return Problem{"game " + opening->game, "there is no such ruleset"};
    if (opening->players < ruleset->least_players || opening->players > ruleset->most_players) {
        return Problem{"players", std::string(ruleset->id) + " is for " +
                                      std::to_string(ruleset->least_players) + " to " +
                                      std::to_string(ruleset->most_players) + " players, not " +
                                      std::to_string(opening->players)};
    }
    const Result<Options> options = complete(*ruleset, opening->options);
    if (!options) return options.error();
    if (const auto problem = problem_with_clock(opening->settings.clock, *options)) return *problem;

    entry::Open agreed = *opening;
    agreed.options = *options;
    Table table(std::move(agreed));
    table.story_.begin(entry.at);
    table.story_.show_table();
    table.story_.end();
    table.entries_ = 1;
    table.changed_ = entry.at;
    return table;
}

Result<Table> Table::read(const std::vector<std::string>& entries) {
    if (entries.empty()) return Problem{"entry 0", "there is none"};
    const Result<Entry> first = read_entry(entries.front(), nullptr);
    if (!first) return at_entry(0, first.error());
    Result<Table> table = begin(*first);
    if (!table) return table;
    for (std::size_t i = 1; i < entries.size(); ++i) {
        const Result<Entry> entry = read_entry(entries[i], table->session());
        if (!entry) return at_entry(i, entry.error());
        if (const auto problem = table->fold(*entry)) return *problem;
    }
    return table;
}

std::optional<Problem> Table::fold(const Entry& entry) {
    const Objection wrong =
        std::visit([&](const auto& what) { return objection(what); }, entry.what);
    if (wrong) return at_entry(entries_, {"", explain(*wrong, Language{})});
    if (const auto* start = std::get_if<entry::Start>(&entry.what)) {
        Agreement agreed;
        agreed.game = opening_.game;
        agreed.players = opening_.players;
        agreed.options = opening_.options;
        agreed.names = start->names;
        if (opening_.data) agreed.data = *opening_.data;
        Result<Session> session = Session::begin(agreed);
        if (!session) return at_entry(entries_, session.error());
        session_.emplace(std::move(*session));
    }
    story_.begin(entry.at);
    std::visit([&](const auto& what) { take(entry, what); }, entry.what);
    story_.end();
    if (entry.by != kNobody && !entry.command.empty()) {
        auto& known = obeyed_[entry.by];
        known.emplace_back(entry.command, entries_);
        if (known.size() > kRemembered) known.pop_front();
    }
    ++entries_;
    changed_ = std::max(changed_, entry.at);
    return {};
}

std::optional<std::size_t> Table::obeyed(PersonId person, std::string_view command) const {
    const auto known = obeyed_.find(person);
    if (known == obeyed_.end()) return {};
    for (const auto& [id, entry] : known->second) {
        if (id == command) return entry;
    }
    return {};
}

std::vector<Hand> Table::hands() const {
    std::vector<Hand> list;
    for (const Note& note : notes_) list.push_back(note.hand);
    return list;
}

std::vector<std::size_t> Table::stood_in() const {
    std::vector<std::size_t> steps;
    for (std::size_t i = 0; i < notes_.size(); ++i) {
        if (notes_[i].stood_in) steps.push_back(i + 1);
    }
    return steps;
}

// ---- who is who ----

SeatSet Table::people() const {
    SeatSet sitting;
    for (const Seat seat : seats()) {
        if (chair(seat).kind == Chair::Kind::Person) sitting.add(seat);
    }
    return sitting;
}

std::optional<Seat> Table::seat_of(PersonId person) const {
    if (person == kNobody) return {};
    for (const Seat seat : people()) {
        if (chair(seat).person == person) return seat;
    }
    return {};
}

std::optional<Seat> Table::seat_with(const Bytes32& key) const {
    std::optional<Seat> found;
    for (const Seat seat : people()) {  // all are compared: the time tells nothing
        if (same_secret(chair(seat).key, key)) found = seat;
    }
    return found;
}

bool Table::is_host(PersonId person) const { return person != kNobody && person == host_; }

// ---- what each entry changes ----

void Table::tell(Tale what, Seat seat, std::optional<Remark> remark, Readers to,
                 std::optional<std::uint32_t> step) {
    StoryLine line{.what = what, .seat = seat, .to = to, .step = step};
    if (remark) {
        line.item = static_cast<std::uint32_t>(remarks_.size());
        remarks_.push_back(std::move(*remark));
    }
    story_.tell(line);
}

// Until the game begins bots are called what the people leave over.
void Table::name_bots() {
    std::vector<std::string> called;
    for (const Chair& each : chairs_) {
        called.push_back(each.kind == Chair::Kind::Person ? each.name : "");
    }
    const Names names = chair_names(called);
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        if (chairs_[i].kind == Chair::Kind::Bot) chairs_[i].name = names[i];
    }
}

void Table::take(const Entry& entry, const entry::Sit& sit) {
    Chair& taken = chair(sit.seat);
    const std::string before = taken.name;
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
        taken.name = sit.name;
        name_bots();
        tell(Tale::Sit, sit.seat, Remark{.name = sit.name});
        return;
    }
    held_.emplace(sit.person, sit.seat);
    place(sit.seat).reactions = 0;
    tell(Tale::Sit, sit.seat, Remark{.name = sit.name, .other = before});
    turned_ = entries_ + 1;
    begin_window(sit.seat, entry.at);
    story_.show_game(Readers{sit.seat});
    show_deadlines();
}

void Table::take(const Entry&, const entry::Rekey& rekey) { chair(rekey.seat).key = rekey.key; }

void Table::take(const Entry&, const entry::PutBot& put) {
    Chair& taken = chair(put.seat);
    taken.kind = Chair::Kind::Bot;
    taken.level = put.level;
    name_bots();
    story_.show_table();
    tell(Tale::Bot, put.seat, Remark{.name = taken.name});
}

void Table::take(const Entry& entry, const entry::Stand& stand) {
    Chair& left = chair(stand.seat);
    const bool was_person = left.kind == Chair::Kind::Person;
    const bool was_host = was_person && left.person == host_;
    tell(Tale::Stand, stand.seat, Remark{.name = left.name, .words = was_person ? "" : "bot"});
    story_.show_table();
    left.person = kNobody;
    left.key = {};
    left.minded = false;
    place(stand.seat).minded.clear();
    if (status_ == Status::Open) {
        left.kind = Chair::Kind::Open;
        left.level.clear();
        left.name.clear();
        name_bots();
    } else {
        left.kind = Chair::Kind::Bot;
        left.level = bot_levels(*ruleset_).back();
    }
    if (was_host) host_ = people().empty() ? kNobody : chair(people().lowest()).person;
    if (status_ == Status::Open) return;
    turned_ = entries_ + 1;
    begin_window(stand.seat, entry.at);
    show_deadlines();
    if (undo_ && undo_->seat == stand.seat) {
        undo_.reset();
        story_.show_game(kEverybody);
    }
    if (people().empty()) {
        shut();
    } else {
        settle_undo(entry.at);
    }
}

void Table::take(const Entry& entry, const entry::Start& start) {
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
    tell(Tale::Start, kSpectator, {}, kEverybody, present_step());
}

void Table::forget_reactions() {
    for (Place& each : places_) each.reactions = 0;
}

void Table::take_seat_back(Seat seat) {
    Chair& back = chair(seat);
    back.minded = false;
    Remark summary;
    for (const std::size_t record : place(seat).minded) {
        summary.moves.push_back(session_->records()[record].move);
    }
    place(seat).minded.clear();
    story_.show_table();
    tell(Tale::Back, seat);
    tell(Tale::Summary, seat, std::move(summary), Readers{seat});
}

void Table::take(const Entry& entry, const entry::Step& step) {
    const Record& record = step.record;
    if (record.kind == Record::Kind::Say) {
        notes_.push_back({static_cast<std::uint32_t>(heard_.size()), true, step.hand, false});
        (void)*session_->step(record);
        tell(Tale::Say, record.seat, Remark{.words = record.words}, kEverybody, present_step());
        return;
    }
    const bool is_move = record.kind == Record::Kind::Move;
    if (is_move && step.hand == Hand::Person && chair(record.seat).minded) {
        take_seat_back(record.seat);
    }
    if (undo_) {
        undo_.reset();
        story_.show_table();
        story_.show_game(kEverybody);
    }
    const AnyState before = state();
    notes_.push_back(
        {static_cast<std::uint32_t>(heard_.size()),
         is_move && game().may_be_undone(before, record.seat, record.move), step.hand,
         is_move && step.hand != Hand::Person && chair(record.seat).kind == Chair::Kind::Person});
    if (is_move && chair(record.seat).minded && step.hand == Hand::Bot) {
        place(record.seat).minded.push_back(session_->records().size());
    }
    forget_reactions();
    turned_ = entries_ + 1;
    story_.moved_by(step.hand);
    happened(*session_->step(record), step);

    const Turn was = turn_;
    turn_ = game().turn(state());
    follow_turn(before, entry.at);
    if (is_move && step.hand != Hand::Clock && turn_.awaited.has(record.seat)) {
        begin_window(record.seat, entry.at);
        show_deadlines();
    }
    follow_phase(entry.at);
    story_.show_game(turn_ == was ? noticed_by(before) : kEverybody);
    if (turn_.kind == Turn::Kind::Over) {
        status_ = Status::Over;
        story_.show_table();
        story_.open();
    }
}

void Table::happened(std::vector<AnyEvent> events, const entry::Step& step) {
    const bool is_move = step.record.kind == Record::Kind::Move;
    for (const AnyEvent& each : events) {
        const Audience audience = game().audience(each);
        StoryLine line{.item = static_cast<std::uint32_t>(heard_.size()),
                       .what = Tale::Event,
                       .seat = is_move ? step.record.seat : kSpectator,
                       .step = present_step()};
        if (!audience.everybody) line.to = Readers::of_bits(audience.seats.bits());
        story_.tell(line);
        if (audience.everybody) story_.show_game(kEverybody);
        heard_.push_back(each);
    }
}

// A step that nobody was told of may still have changed what somebody sees.
Readers Table::noticed_by(const AnyState& before) const {
    if (story_.shows_game_to_all()) return kEverybody;
    if (!(game().standing(before) == game().standing(state()))) return kEverybody;
    Readers readers;
    for (const Seat seat : seats()) {
        const bool could_undo = undo_point(seat, notes_.size() - 1).has_value();
        if (could_undo != undo_point(seat).has_value() ||
            !looks_the_same(game(), before, state(), seat)) {
            readers.add(seat);
        }
    }
    if (!looks_the_same(game(), before, state(), kSpectator)) readers.add(kSpectator);
    return readers;
}

void Table::take(const Entry& entry, const entry::Mind& mind) {
    Chair& minded = chair(mind.seat);
    minded.minded = true;
    minded.minded_from = story_.lines().size();
    place(mind.seat).minded.clear();
    turned_ = entries_ + 1;
    story_.show_table();
    tell(Tale::Mind, mind.seat);
    // A person who asks for a bot gets one that takes its time; the clock has waited already.
    if (entry.by != kNobody) begin_window(mind.seat, entry.at);
    place(mind.seat).window.prompt = entry.by == kNobody;
    show_deadlines();
    settle_undo(entry.at);
}

void Table::take(const Entry& entry, const entry::Back& back) {
    take_seat_back(back.seat);
    turned_ = entries_ + 1;
    begin_window(back.seat, entry.at);
    show_deadlines();
}

void Table::take(const Entry&, const entry::Chat& chat) {
    const bool among_spectators = !chat.seat && status_ == Status::Running;
    tell(Tale::Chat, chat.seat.value_or(kSpectator),
         Remark{.name = chat.seat ? chair(*chat.seat).name : chat.name, .words = chat.words},
         among_spectators ? Readers{kSpectator} : kEverybody);
}

void Table::take(const Entry&, const entry::React& react) {
    ++place(react.seat).reactions;
    tell(Tale::React, react.seat,
         Remark{.name = chair(react.seat).name,
                .words = react.what,
                .other = chair(react.at).name,
                .at = react.at});
}

void Table::take(const Entry&, const entry::Rematch& rematch) {
    rematch_ = rematch.table;
    story_.show_table();
    tell(Tale::Rematch, kSpectator, Remark{.words = rematch.table});
}

void Table::take(const Entry& entry, const entry::Wait& wait) {
    // Never past the present: whoever was asked last has the whole window again, and no more.
    const auto later = [&](Time since) { return std::min(since + wait.span, entry.at); };
    for (const Seat seat : turn_.awaited)
        place(seat).window.since = later(place(seat).window.since);
    if (phase_since_) phase_since_ = later(*phase_since_);
    if (undo_) undo_->at = later(undo_->at);
    show_deadlines();
}

void Table::take(const Entry&, const entry::Close&) {
    story_.show_table();
    shut();
}

void Table::shut() {
    status_ = Status::Closed;
    undo_.reset();
    if (session_) story_.show_game(kEverybody);
    tell(Tale::Close, kSpectator);
}

}  // namespace moneybags
