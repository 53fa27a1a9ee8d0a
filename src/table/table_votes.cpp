// What the host decides alone, and the others by a vote: who is let in, who goes, when it ends.

#include <algorithm>
#include <utility>

#include "table/table.h"

namespace moneybags {

namespace {
constexpr Readers kSeated = Readers::first(kMaxSeats);
}  // namespace

// ---- knocking ----

const Table::Knocking* Table::knocking(int number) const {
    const auto found = std::find_if(knocks_.begin(), knocks_.end(),
                                    [&](const Knocking& each) { return each.number == number; });
    return found == knocks_.end() ? nullptr : &*found;
}

std::optional<wire::Knock> Table::knock_of(PersonId person) const {
    for (const Knocking& each : knocks_) {
        if (each.who.person == person) return knock_block(each);
    }
    return {};
}

wire::Knock Table::knock_block(const Knocking& from) {
    return {from.number, from.who.name, number(from.who.seat)};
}

template <>
Table::Objection Table::objection(const entry::Knock& knock) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = no_such_seat(knock.seat)) return denial;
    if (const auto problem = problem_with_person_name(knock.name)) return unreadable(*problem);
    if (knock.person == kNobody || seat_of(knock.person)) return Denial{.reason = "already-seated"};
    if (chair(knock.seat).kind != Chair::Kind::Bot) return Denial{.reason = "taken"};
    if (removed_.contains(knock.person)) return Denial{.reason = "removed"};
    if (opening_.settings.lesson) return Denial{.reason = "lesson"};
    if (held_.contains(knock.person)) return Denial{.reason = "held-another"};
    if (!opening_.settings.drop_in) return Denial{.reason = "no-drop-in"};
    if (turned_away_.contains(knock.person)) return Denial{.reason = "turned-away"};
    if (knock_of(knock.person)) return Denial{.reason = "knocked"};
    if (knocks_.size() >= kMostKnocks) {
        return Denial{.reason = "enough-knocks",
                      .figures = {{"most", std::to_string(kMostKnocks)}}};
    }
    return {};
}

template <>
void Table::take(const Entry& entry, const entry::Knock& knock) {
    knocks_.push_back({++knocked_, knock, entry.at});
    withdrawn_.erase(knock.person);
    story_.show_table();
    tell("knock", kSpectator,
         Remark{.figures = {{"who", knock.name}, {"other", chair(knock.seat).name}}}, kSeated);
}

template <>
Table::Objection Table::objection(const entry::TurnAway& turn_away) const {
    if (knocking(turn_away.knock) == nullptr) return Denial{.reason = "no-such-knock"};
    return {};
}

template <>
void Table::take(const Entry&, const entry::TurnAway& turn_away) {
    const entry::Knock knock = knocking(turn_away.knock)->who;
    turned_away_.insert(knock.person);
    end_knock(knock.person);
    story_.show_table();
    tell("turn-away", kSpectator, Remark{.figures = {{"who", knock.name}}}, kSeated);
}

template <>
Granted<Entry::What> Table::become(const Command& command, const entry::Withdraw::Asked&) const {
    const std::optional<wire::Knock> mine = knock_of(command.by);
    if (!mine) return Denial{.reason = "not-knocking"};
    return entry::Withdraw{mine->number};
}

template <>
Table::Objection Table::objection(const entry::Withdraw& withdraw) const {
    if (knocking(withdraw.knock) == nullptr) return Denial{.reason = "no-such-knock"};
    return {};
}

template <>
void Table::take(const Entry&, const entry::Withdraw& withdraw) {
    const entry::Knock knock = knocking(withdraw.knock)->who;
    withdrawn_.insert(knock.person);
    end_knock(knock.person);
    story_.show_table();
    tell("withdraw", kSpectator, Remark{.figures = {{"who", knock.name}}}, kSeated);
}

void Table::end_knock(PersonId person) {
    const std::optional<wire::Knock> knock = knock_of(person);
    if (!knock) return;
    for (const std::string_view answer : {entry::Admit::kAsked, entry::TurnAway::kAsked}) {
        votes_.erase({std::string(answer), knock->number});
    }
    std::erase_if(knocks_, [&](const Knocking& each) { return each.number == knock->number; });
}

// ---- measures ----

std::optional<Seat> Table::concerned(const Measure& measure) {
    const auto& [what, about] = measure;
    if (what != entry::Remove::kAsked && what != entry::StandIn::kAsked) return {};
    return Seat{static_cast<std::uint8_t>(*about)};
}

Granted<Entry::What> Table::effect(const Measure& measure) const {
    const auto& [what, about] = measure;
    if (what == entry::Close::kAsked) return entry::Close{};
    if (!about || *about < 0 || *about > 255) {  // a seat or a knock
        return unreadable({"about", "must be a number that is shown at the table"});
    }
    if (what == entry::StandIn::kAsked) return entry::Mind{*concerned(measure)};
    if (what == entry::Remove::kAsked) return entry::Remove{*concerned(measure)};
    if (what == entry::TurnAway::kAsked) return entry::TurnAway{*about};
    if (what != entry::Admit::kAsked) return unreadable({"measure", "does not go by a vote"});
    const Knocking* const knock = knocking(*about);
    if (knock == nullptr) return Denial{.reason = "no-such-knock"};
    const auto& [wanted, person, name, key] = knock->who;
    const std::optional<Seat> seat =
        chair(wanted).kind == Chair::Kind::Bot ? wanted : free_seat(person);
    if (!seat) return Denial{.reason = "no-free-seat"};
    return entry::Sit{*seat, person, name, key};
}

Granted<Entry::What> Table::decided(const Command& command, const Measure& measure) const {
    const std::optional<Seat> seat = seat_of(command.by);
    if (seat && concerned(measure) == seat) return Denial{.reason = "yourself"};
    if (is_host(command.by)) return effect(measure);
    if (status_ != Status::Running) return Denial{.reason = "not-host"};
    if (!seat) return Denial{.reason = "not-seated"};
    return entry::Vote{*seat, measure.first, measure.second};
}

// ---- votes ----

// More than half of those who are there and whom it is not about. To send somebody away, or to end
// the game of others, one alone is never enough. Hints take all of them.
std::size_t Table::needed(const Measure& measure) const {
    if (measure.first == entry::AgreeHints::kAsked) {
        return static_cast<std::size_t>(people().size());
    }
    const auto voted = votes_.find(measure);
    std::size_t there = 0;
    for (const Seat seat : people()) {
        if (concerned(measure) == seat) continue;
        const bool has_voted = voted != votes_.end() && voted->second.has(seat);
        if (has_voted || !chair(seat).minded) ++there;
    }
    const bool for_good =
        measure.first == entry::Remove::kAsked || measure.first == entry::Close::kAsked;
    return std::max<std::size_t>(there / 2 + 1, for_good ? 2 : 1);
}

std::optional<Entry::What> Table::carried() const {
    for (const auto& [measure, seats] : votes_) {
        if (static_cast<std::size_t>(seats.size()) < needed(measure)) continue;
        Granted<Entry::What> what = effect(measure);
        if (what && !judge(*what)) return std::move(*what);
    }
    return {};
}

template <>
Table::Objection Table::objection(const entry::Vote& vote) const {
    if (const Objection denial = not_running()) return denial;
    if (const Objection denial = not_a_person(vote.seat)) return denial;
    const Measure measure{vote.measure, vote.about};
    const Granted<Entry::What> what = effect(measure);
    if (!what) return what.error();
    if (const Objection denial = judge(*what)) return denial;
    if (concerned(measure) == vote.seat) return Denial{.reason = "yourself"};
    const auto voted = votes_.find(measure);
    if (voted != votes_.end() && voted->second.has(vote.seat)) return Denial{.reason = "voted"};
    SeatSet all = people();
    if (const auto seat = concerned(measure)) all.remove(*seat);
    if (static_cast<std::size_t>(all.size()) < needed(measure)) {
        return Denial{.reason = "too-few", .figures = {{"most", std::to_string(needed(measure))}}};
    }
    return {};
}

template <>
void Table::take(const Entry&, const entry::Vote& vote) {
    const Measure measure{vote.measure, vote.about};
    SeatSet& seats = votes_[measure];
    seats.add(vote.seat);
    story_.show_table();
    Remark remark{.figures = {who(vote.seat),
                              {"count", std::to_string(seats.size())},
                              {"most", std::to_string(needed(measure))}},
                  .turn = vote.measure};
    if (const auto seat = concerned(measure)) {
        remark.figures.emplace_back("other", chair(*seat).name);
    } else if (vote.about) {
        remark.figures.emplace_back("other", knocking(*vote.about)->who.name);
    }
    const bool at_the_door = vote.about && !concerned(measure);
    tell("vote", vote.seat, std::move(remark), at_the_door ? kSeated : kEverybody);
}

void Table::end_votes(Seat seat) {
    for (auto& [measure, seats] : votes_) seats.remove(seat);
    std::erase_if(votes_, [&](const auto& each) {
        return each.second.empty() || concerned(each.first) == seat;
    });
}

}  // namespace moneybags
