// Hints: at a table with several people only while all of them have agreed. Whoever asks for one
// does what nobody else can notice: it is no entry, and the answer goes to nobody else.

#include "table/hint.h"
#include "table/table.h"

namespace moneybags {

namespace {

const std::string kMeasure{entry::AgreeHints::kAsked};

}  // namespace

std::optional<bool> Table::hints() const {
    // A lesson has suggestions of its own.
    if (opening_.settings.lesson || !advised_) return {};
    if (people().size() < 2) return true;
    const auto agreed = votes_.find({kMeasure, {}});
    return agreed != votes_.end() && (people() - agreed->second).empty();
}

template <>
Table::Objection Table::objection(const entry::AgreeHints& agree) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(agree.seat)) return denial;
    if (people().size() < 2) return Denial{.reason = "hints-alone"};
    const auto agreed = votes_.find({kMeasure, {}});
    const bool has = agreed != votes_.end() && agreed->second.has(agree.seat);
    if (has == agree.yes) return Denial{.reason = agree.yes ? "voted" : "not-voted"};
    return {};
}

template <>
void Table::take(const Entry&, const entry::AgreeHints& agree) {
    const Measure measure{kMeasure, {}};
    SeatSet& seats = votes_[measure];
    if (agree.yes) {
        seats.add(agree.seat);
    } else {
        seats.remove(agree.seat);
    }
    story_.show_table();
    tell("agree-hints", agree.seat,
         Remark{.figures = {who(agree.seat),
                            {"count", std::to_string(seats.size())},
                            {"most", std::to_string(needed(measure))}},
                .turn = !agree.yes                ? "no"
                        : hints().value_or(false) ? "on"
                                                  : ""});
    if (seats.empty()) votes_.erase(measure);
}

Granted<Asker> Table::hint_asked(PersonId person) const {
    const std::optional<Seat> seat = seat_of(person);
    if (!seat) return Denial{.reason = "not-seated"};
    if (const Objection denial = not_running()) return *denial;
    const std::optional<bool> on = hints();
    if (!on) return Denial{.reason = "no-hints"};
    if (!*on) return Denial{.reason = "hints-off"};
    if (chair(*seat).minded || game().legal(state(), *seat).empty()) {
        return Denial{.reason = "not-asked"};
    }
    return asker(game(), state(), *seat, heard_);
}

Granted<wire::Advice> Table::hinted(PersonId person, const Asker& asker,
                                    const std::optional<Hint>& hint, Language language) const {
    // The same seat, and the question is still open.
    if (!hint || seat_of(person) != asker.seat || status_ != Status::Running ||
        !hints().value_or(false) || game().objection(state(), asker.seat, hint->move)) {
        return Denial{.reason = "hint-late"};
    }
    const Notation& notation = session_->notation();
    const auto words = [&](const AnyMove& move) {
        return notation.move_words(asker.seat, move, language);
    };
    wire::Advice advice;
    advice.move = notation.move_json(hint->move);
    advice.question = game().question(state(), asker.seat, hint->move);
    advice.words = words(hint->move);
    advice.sure = word(hint->sure);
    advice.wins = hint->wins;
    const Voice voice("table", language);
    Figures figures{{"move", advice.words}, {"wins", std::to_string(hint->wins)}};
    if (hint->other) {
        figures.emplace_back("other", words(*hint->other));
        figures.emplace_back("less", std::to_string(hint->other_wins));
    }
    advice.compared = voice("hint." + advice.sure, figures);
    if (hint->plea) {
        const std::string said = plea_words(*hint->plea, *ruleset_, session_->names(), language);
        advice.why = voice("hint.why", "plea", said);
    }
    return advice;
}

}  // namespace moneybags
