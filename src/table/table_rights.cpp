// What may happen at a table as it stands, whoever wants it: asked before a command is obeyed and
// once more when its entry is folded, so that a damaged log is refused too.

#include <algorithm>

#include "bots/bot.h"
#include "table/lesson.h"
#include "table/table.h"

namespace moneybags {

namespace {

Denial unreadable(Problem problem) {
    return {.reason = "unreadable", .problem = std::move(problem)};
}

template <class Words>
std::string listed(const Words& words) {
    std::string list;
    for (const std::string_view word : words) {
        list += list.empty() ? "" : ", ";
        list += word;
    }
    return list;
}

}  // namespace

Table::Objection Table::no_such_seat(Seat seat) const {
    if (static_cast<std::size_t>(seat) < chairs_.size()) return {};
    return Denial{.reason = "no-such-seat",
                  .figures = {{"most", std::to_string(chairs_.size() - 1)}}};
}

Table::Objection Table::not_a_person(Seat seat) const {
    if (const Objection denial = no_such_seat(seat)) return denial;
    if (chair(seat).kind != Chair::Kind::Person) return Denial{.reason = "not-seated"};
    return {};
}

Table::Objection Table::not_running() const {
    if (status_ == Status::Running) return {};
    return Denial{.reason = "not-running"};
}

Table::Objection Table::unknown_level(std::string_view level) const {
    const std::vector<std::string_view> levels = bot_levels(*ruleset_);
    if (std::find(levels.begin(), levels.end(), level) != levels.end()) return {};
    return Denial{.reason = "no-such-level",
                  .figures = {{"level", std::string(level)}, {"list", listed(levels)}}};
}

Table::Objection Table::objection(const entry::Open&) const { return Denial{.reason = "not-open"}; }

// Whoever has seen what a seat sees must not sit on another; their own they may have again.
bool Table::may_return(Seat seat, PersonId person) const {
    const auto held = held_.find(person);
    return held != held_.end() && held->second == seat;
}

Table::Objection Table::objection(const entry::Sit& sit) const {
    if (const Objection denial = no_such_seat(sit.seat)) return denial;
    if (const auto problem = problem_with_person_name(sit.name)) return unreadable(*problem);
    if (sit.person == kNobody || seat_of(sit.person)) return Denial{.reason = "already-seated"};
    if (chair(sit.seat).kind == Chair::Kind::Person) return Denial{.reason = "taken"};
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

Table::Objection Table::objection(const entry::Rekey& rekey) const {
    return not_a_person(rekey.seat);
}

Table::Objection Table::objection(const entry::PutBot& put) const {
    if (const Objection denial = no_such_seat(put.seat)) return denial;
    if (status_ != Status::Open) return Denial{.reason = "not-open"};
    if (chair(put.seat).kind == Chair::Kind::Person) return Denial{.reason = "taken"};
    return unknown_level(put.level);
}

Table::Objection Table::objection(const entry::Stand& stand) const {
    if (const Objection denial = no_such_seat(stand.seat)) return denial;
    if (status_ == Status::Open) {
        if (chair(stand.seat).kind == Chair::Kind::Open) return Denial{.reason = "nobody-there"};
        return {};
    }
    if (const Objection denial = not_running()) return denial;
    return not_a_person(stand.seat);
}

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
    return {};
}

Table::Objection Table::objection(const entry::Step& step) const {
    if (const Objection denial = not_running()) return denial;
    const Record& record = step.record;
    const auto refused = [](const Refusal& refusal) {
        return Denial{.reason = "rules", .refusal = refusal};
    };
    const Denial wrong_hand = unreadable({"hand", "cannot have made this step"});
    switch (record.kind) {
        case Record::Kind::Chance:
            if (step.hand != Hand::Luck) return wrong_hand;
            if (const auto refusal = game().objection(state(), record.outcome))
                return refused(*refusal);
            return {};
        case Record::Kind::Clock:
            if (step.hand != Hand::Clock || !game().may_time_out(state())) return wrong_hand;
            return {};
        case Record::Kind::Say:
            if (const Objection denial = not_a_person(record.seat)) return denial;
            if (step.hand != Hand::Person) return wrong_hand;
            if (const auto problem = problem_with_words(record.words)) return unreadable(*problem);
            if (const auto refusal = game().say_objection(state(), record.seat))
                return refused(*refusal);
            return {};
        case Record::Kind::Move:
            break;
    }
    if (const Objection denial = no_such_seat(record.seat)) return denial;
    const bool right_hand = step.hand == Hand::Person
                                ? chair(record.seat).kind == Chair::Kind::Person
                            : step.hand == Hand::Bot ? is_bots(record.seat)
                                                     : step.hand == Hand::Clock;
    if (!right_hand) return wrong_hand;
    if (const auto refusal = game().objection(state(), record.seat, record.move)) {
        return refused(*refusal);
    }
    return {};
}

Table::Objection Table::objection(const entry::Mind& mind) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(mind.seat)) return denial;
    if (chair(mind.seat).minded) return Denial{.reason = "already-minded"};
    return {};
}

Table::Objection Table::objection(const entry::Back& back) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(back.seat)) return denial;
    if (!chair(back.seat).minded) return Denial{.reason = "not-minded"};
    return {};
}

Table::Objection Table::objection(const entry::AskUndo& ask) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(ask.seat)) return denial;
    if (undo_) return Denial{.reason = "undo-asked"};
    if (!may_ask_undo(ask.seat)) return Denial{.reason = "no-undo"};
    return {};
}

Table::Objection Table::objection(const entry::AnswerUndo& answer) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(answer.seat)) return denial;
    if (!undo_ || !missing_consent().has(answer.seat)) return Denial{.reason = "nothing-to-answer"};
    return {};
}

Table::Objection Table::objection(const entry::Chat& chat) const {
    if (status_ == Status::Closed) return Denial{.reason = "closed"};
    if (const auto problem = problem_with_words(chat.words)) return unreadable(*problem);
    if (chat.seat) {
        // In a running game words are part of the game, and its rules say who may speak.
        if (status_ == Status::Running) return Denial{.reason = "not-open"};
        return not_a_person(*chat.seat);
    }
    if (!opening_.settings.spectators) return Denial{.reason = "no-spectators"};
    if (const auto problem = problem_with_person_name(chat.name)) return unreadable(*problem);
    return {};
}

Table::Objection Table::objection(const entry::React& react) const {
    if (status_ == Status::Closed) return Denial{.reason = "closed"};
    if (const Objection denial = not_a_person(react.seat)) return denial;
    if (const Objection denial = no_such_seat(react.at)) return denial;
    if (chair(react.at).kind == Chair::Kind::Open) return Denial{.reason = "nobody-there"};
    if (std::find(std::begin(kReactions), std::end(kReactions), react.what) ==
        std::end(kReactions)) {
        return Denial{.reason = "no-such-reaction", .figures = {{"list", listed(kReactions)}}};
    }
    if (place(react.seat).reactions >= kMostReactions) {
        return Denial{.reason = "enough-reactions",
                      .figures = {{"most", std::to_string(kMostReactions)}}};
    }
    return {};
}

Table::Objection Table::objection(const entry::Rematch& rematch) const {
    if (status_ != Status::Over) return Denial{.reason = "not-over"};
    if (!rematch_.empty())
        return Denial{.reason = "rematch-exists", .figures = {{"table", rematch_}}};
    if (rematch.table.empty()) return unreadable({"table", "a table needs an id"});
    return {};
}

Table::Objection Table::objection(const entry::Wait& wait) const {
    if (const Objection denial = not_running()) return denial;
    if (wait.span <= Span{0}) return unreadable({"span", "must be more than nothing"});
    return {};
}

Table::Objection Table::objection(const entry::Close&) const {
    // A running game is closed only by the house, when nobody has come back to it for long.
    if (status_ != Status::Open && status_ != Status::Running) return Denial{.reason = "not-open"};
    return {};
}

}  // namespace moneybags
