// The game itself: moves, words that are part of it, luck and the clock.

#include <utility>

#include "table/glimpse.h"
#include "table/table.h"

namespace moneybags {

template <>
Granted<Entry::What> Table::become(const Command& command, const entry::Move& wanted) const {
    if (wanted.move.has_value() == wanted.text.has_value()) {
        return unreadable({"", wanted.move ? "must have either move or text, has both"
                                           : "must have either move or text, has neither"});
    }
    if (const Objection denial = not_running()) return *denial;
    const std::optional<Seat> seat = seat_of(command.by);
    if (!seat) return Denial{.reason = "not-seated"};
    const Result<AnyMove> move = wanted.move ? session_->notation().read_move(*wanted.move)
                                             : read_typed({*seat, *wanted.text}, {});
    if (!move) {
        Denial denial = unreadable(move.error());
        if (wanted.text) denial.typed = {*seat, *wanted.text};
        return denial;
    }
    if (wanted.question && *wanted.question != game().question(state(), *seat, *move)) {
        return Denial{.reason = "stale"};
    }
    return entry::Step{record::Move{*seat, *move}, Hand::Person};
}

Result<AnyMove> Table::read_typed(const Denial::Typed& typed,
                                  std::optional<Language> reader) const {
    return session_->notation().read_move(typed.seat, typed.text, game().legal(state(), typed.seat),
                                          reader);
}

template <>
Granted<Entry::What> Table::become(const Command& command, const entry::Say& say) const {
    const std::optional<Seat> seat = seat_of(command.by);
    if (muted_.contains(command.by) || (!seat && watchers_muted_) ||
        (!seat && removed_.contains(command.by))) {
        return Denial{.reason = "muted"};
    }
    if (!seat) return entry::Chat{{}, command.name, say.words};
    if (status_ != Status::Running) return entry::Chat{*seat, "", say.words};
    return entry::Step{record::Say{*seat, say.words}, Hand::Person};
}

// Whether this hand can have made this step, of a seat that there is.
bool Table::is_handed(const entry::Step& step) const {
    if (is<record::Chance>(step.record)) return step.hand == Hand::Luck;
    if (is<record::Clock>(step.record)) {
        return step.hand == Hand::Clock && game().may_time_out(state());
    }
    const record::Move* made = move_in(step.record);
    if (made == nullptr) return step.hand == Hand::Person;
    switch (step.hand) {
        case Hand::Person:
            return chair(made->seat).kind == Chair::Kind::Person;
        case Hand::Bot:
            return is_bots(made->seat);
        case Hand::Clock:
            return true;
        case Hand::Luck:
            break;
    }
    return false;
}

template <>
Table::Objection Table::objection(const entry::Step& step) const {
    if (const Objection denial = not_running()) return denial;
    if (const record::Move* made = move_in(step.record)) {
        if (const Objection denial = no_such_seat(made->seat)) return denial;
    }
    const auto* say = std::get_if<record::Say>(&step.record);
    if (say != nullptr) {
        if (const Objection denial = not_a_person(say->seat)) return denial;
    }
    if (!is_handed(step)) return unreadable({"hand", "cannot have made this step"});
    if (say != nullptr) {
        if (const auto problem = problem_with_words(say->words)) return unreadable(*problem);
    }
    if (const auto refusal = moneybags::objection(game(), state(), step.record)) {
        return Denial{.reason = "rules", .refusal = refusal};
    }
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::Step& step) {
    if (const auto* say = std::get_if<record::Say>(&step.record)) {
        notes_.push_back({.heard = static_cast<std::uint32_t>(heard_.size()), .undoable = true});
        session_->apply(*say);
        talk_ += cost_of_talk(say->words);
        tell("say", say->seat, spoken(chair(say->seat).name, say->words), kEverybody,
             present_step());
        tell_where_begun();
        overhear(say->seat, say->words, entry.at);
        return;
    }
    const record::Move* made = move_in(step.record);
    if (made != nullptr && step.hand == Hand::Person && chair(made->seat).minded) {
        take_seat_back(made->seat, entry.at);
    }
    const AnyState before = state();
    Note note{.heard = static_cast<std::uint32_t>(heard_.size())};
    if (made != nullptr) {
        note.undoable = game().may_be_undone(before, made->seat, made->move);
        note.stood_in = step.hand != Hand::Person && chair(made->seat).kind == Chair::Kind::Person;
        if (chair(made->seat).minded && step.hand == Hand::Bot) {
            place(made->seat).minded.push_back(session_->records().size());
        }
    }
    notes_.push_back(note);
    turned_ = entries_ + 1;
    story_.moved_by(step.hand);
    std::optional<Plea> why;
    if (made != nullptr && step.hand == Hand::Bot) why = why_of(*made);
    const Readers told =
        happened(session_->apply(step.record), made != nullptr ? made->seat : kSpectator);

    const Turn was = turn_;
    turn_ = game().turn(state());
    const Readers noticed = turn_ == was ? noticed_by(before) : kEverybody;
    notes_.back().draft = made != nullptr && ((noticed | told) - Readers{made->seat}).empty();
    story_.show_game(noticed | undo_flips());
    if (undo_ && !(notes_.back().draft && undo_->outlives_drafts)) {
        undo_.reset();
        story_.show_table();
        story_.show_game(kEverybody);
    }
    // What is done unseen moves nothing that others see: no window, no limit of theirs.
    if (noticed.has(kSpectator)) {
        forget_reactions();
        follow_turn(before, entry.at);
        if (made != nullptr && step.hand != Hand::Clock && turn_.awaited.has(made->seat)) {
            begin_window(made->seat, entry.at);
        }
        follow_phase(entry.at);
        story_.show_game(kEverybody);
    }
    if (made != nullptr && step.hand == Hand::Person) {  // who plays is not away
        if (votes_.erase({std::string(entry::StandIn::kAsked), number(made->seat)}) > 0) {
            story_.show_table();
        }
    }
    if (turn_.kind == Turn::Kind::Over) {
        status_ = Status::Over;
        knocks_.clear();
        votes_.clear();
        story_.show_table();
        story_.open();
    }
    tell_where_begun();
    overhear(note.heard, entry.at);
    if (why && status_ == Status::Running) explain_move(made->seat, *why, entry.at);
}

// Who was told of it.
Readers Table::happened(std::vector<AnyEvent> events, Seat by) {
    Readers told;
    for (AnyEvent& each : events) {
        const Audience audience = game().audience(each);
        StoryLine line{.item = static_cast<std::uint32_t>(heard_.size()),
                       .what = StoryLine::kEvent,
                       .seat = by,
                       .step = present_step()};
        if (!audience.everybody) line.to = Readers::of_bits(audience.seats.bits());
        story_.tell(line);
        if (audience.everybody) story_.show_game(kEverybody);
        heard_.push_back(each);
        told = told | line.to;
    }
    return told;
}

// A step that nobody was told of may still have changed what somebody sees.
Readers Table::noticed_by(const AnyState& before) const {
    if (story_.shows_game_to_all()) return kEverybody;
    if (!(game().standing(before) == game().standing(state()))) return kEverybody;
    Readers readers;
    for (const Seat seat : seats()) {
        if (!looks_the_same(game(), before, state(), seat)) readers.add(seat);
    }
    if (!looks_the_same(game(), before, state(), kSpectator)) readers.add(kSpectator);
    return readers;
}

// Who may take a move back since this step, or may no more.
Readers Table::undo_flips() const {
    const std::size_t count = notes_.size();
    Readers readers;
    for (const Seat seat : seats()) {
        const bool could = !undo_denied(seat, count - 1), can = !undo_denied(seat, count);
        if (could != can) readers.add(seat);
    }
    return readers;
}

}  // namespace moneybags
