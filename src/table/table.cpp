// How a table begins, how it is asked for something, and how it folds what happens. Nothing is
// written out here: lines keep events, and sentences are built when somebody reads them.

#include "table/table.h"

#include <algorithm>
#include <cassert>
#include <type_traits>
#include <utility>

#include "bots/bot.h"
#include "core/words.h"
#include "games/codec.h"
#include "notation/utf8.h"

namespace moneybags {

namespace {

Problem at_entry(std::size_t number, const Problem& problem) {
    return {"entry " + std::to_string(number), problem.sentence()};
}

// The seat or the knock that a measure is about.
template <class Asked>
std::optional<int> about(const Asked& asked) {
    if constexpr (requires { asked.knock; }) return asked.knock;
    if constexpr (requires { asked.seat; }) return number(asked.seat);
    return {};
}

}  // namespace

Table::Table(entry::Open opening, PositionReader read_position)
    : opening_(std::move(opening)),
      read_position_(std::move(read_position)),
      ruleset_(find_ruleset(opening_.game)),
      advised_(has_network(*ruleset_)),
      digest_(commitment(opening_.seed, opening_.table)),
      chairs_(static_cast<std::size_t>(opening_.players)),
      host_(opening_.host),
      places_(chairs_.size()) {}

Result<Table> Table::begin(const Entry& entry, const PositionReader& read_position) {
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
    Table table(std::move(agreed), read_position);
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

// ---- asking ----

// What is written down as it is asked for; the seat of who asks is filled in.
template <class Asked>
Granted<Entry::What> Table::filled_in(const Command& command, Asked asked) const {
    if constexpr (Asked::kBy == By::Host || Asked::kBy == By::AlwaysHost) {
        if (!is_host(command.by)) return Denial{.reason = "not-host"};
        if (Asked::kBy == By::Host && status_ != Status::Open) return Denial{.reason = "not-open"};
    }
    if constexpr (Asked::kBy == By::Seated) {
        const std::optional<Seat> seat = seat_of(command.by);
        if (!seat) return Denial{.reason = "not-seated"};
        if constexpr (requires { asked.seat; }) asked.seat = *seat;
    }
    if constexpr (requires { asked.words; }) asked.words = without_unseen(asked.words);
    if constexpr (std::is_same_v<Asked, entry::PutBot>) {
        if (const Objection denial = absent_level(asked.level)) return *denial;
    }
    if constexpr (Asked::kBy == By::Vote) {
        return decided(command, {std::string(Asked::kAsked), about(asked)});
    } else if constexpr (entry::kIsLogged<Asked>) {
        return asked;
    } else {
        return become(command, asked);
    }
}

Granted<Table::Judged> Table::ask(const Command& command, Time now) const {
    Granted<Entry::What> what =
        std::visit([&](const auto& asked) { return filled_in(command, asked); }, command.what);
    if (!what) return what.error();
    if (const Objection denial = judge(*what)) return *denial;
    Entry entry = entry_at(now, std::move(*what));
    entry.by = command.by;
    entry.command = command.id;
    return judged(std::move(entry));
}

std::optional<std::size_t> Table::asked(PersonId person, std::string_view command) const {
    const auto known = asked_.find(person);
    if (known == asked_.end()) return {};
    for (const auto& [id, entry] : known->second) {
        if (id == command) return entry;
    }
    return {};
}

Entry Table::entry_at(Time now, Entry::What what) const {
    return {.at = std::max(now, changed_), .by = kNobody, .command = {}, .what = std::move(what)};
}

// ---- folding ----

Table::Objection Table::judge(const Entry::What& what) const {
    return std::visit([&](const auto& each) { return objection(each); }, what);
}

std::optional<Problem> Table::fold(const Entry& entry) {
    if (const Objection wrong = judge(entry.what)) {
        return at_entry(entries_, {"", explain(*wrong, Language{})});
    }
    add(entry);
    return {};
}

void Table::fold(const Judged& entry) {
    assert(entry.number_ == entries_);  // it was judged as the table stands
    add(*entry);
}

void Table::add(const Entry& entry) {
    story_.begin(entry.at);
    std::visit([&](const auto& what) { take(entry, what); }, entry.what);
    story_.end();
    if (entry.by != kNobody && !entry.command.empty()) {
        auto& known = asked_[entry.by];
        known.emplace_back(entry.command, entries_);
        if (known.size() > kRemembered) known.pop_front();
    }
    ++entries_;
    changed_ = std::max(changed_, entry.at);
}

void Table::tell(std::string_view what, Seat seat, std::optional<Remark> remark, Readers to,
                 std::optional<std::uint32_t> step) {
    StoryLine line{.what = what, .seat = seat, .to = to, .step = step};
    line.item = static_cast<std::uint32_t>(remarks_.size());
    remarks_.push_back(remark ? std::move(*remark) : Remark{});
    story_.tell(line);
}

// What was played on somebody's own device is told up to here: from now on luck is the house's.
void Table::tell_where_begun() {
    if (!opening_.begun || std::cmp_not_equal(notes_.size(), opening_.begun->steps)) return;
    const std::optional<Seat> seat = seat_of(host_);
    Remark remark;
    if (seat) remark.figures.push_back(who(*seat));
    remark.turn = status_ == Status::Over ? "over" : "";
    tell("begun", seat.value_or(kSpectator), std::move(remark), kEverybody, present_step());
}

Figure Table::who(Seat seat) const { return {"who", chair(seat).name}; }

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

bool Table::awaits(Seat seat) const {
    return status_ == Status::Running && turn_.awaited.has(seat) && !is_bots(seat);
}

bool Table::is_host(PersonId person) const { return person != kNobody && person == host_; }

// ---- who may ----

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
    return knows_level(*ruleset_, level) ? Objection{} : absent_level(level);
}

Table::Objection Table::absent_level(std::string_view level) const {
    if (can_sit_down(*ruleset_, level)) return {};
    return Denial{
        .reason = "no-such-level",
        .figures = {{"level", std::string(level)}, {"list", joined(offered_levels(*ruleset_))}}};
}

}  // namespace moneybags
