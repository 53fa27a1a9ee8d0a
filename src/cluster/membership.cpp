#include "cluster/membership.h"

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

namespace moneybags {

namespace json = boost::json;

namespace {

// What servers say to each other, and what they write that others read. Raised with every change
// that an older server would misunderstand.
constexpr std::int64_t kCommonTongue = 1;

constexpr int kTries = 3;           // to take a table that others want, too
constexpr int kOrphansAtOnce = 50;  // so that several servers share what one has left behind
constexpr std::int64_t kForgotten = 3'600'000;  // milliseconds after which a server is forgotten

StoreProblem wanted_by_all() {
    return {StoreProblem::Kind::Trouble, "several servers want the table at once"};
}

StoreProblem leaving() { return {StoreProblem::Kind::Trouble, "this server takes no more tables"}; }

}  // namespace

std::string about_member(std::string_view program) {
    return json::serialize(json::object{{"program", program}, {"tongue", kCommonTongue}});
}

Stored<Joined> join(Store& store, std::int64_t id, const std::string& name,
                    std::string_view program, Span lease) {
    const auto members = store.members();
    if (!members) return members.error();
    Joined joined{id, true, {}};
    for (const MemberRow& other : *members) {
        if (other.left <= 0) continue;
        boost::system::error_code problem;
        const json::value about = json::parse(other.about, problem);
        const json::object* object = problem ? nullptr : about.if_object();
        const json::value* tongue = object == nullptr ? nullptr : object->if_contains("tongue");
        if (tongue == nullptr || !tongue->is_int64() || tongue->get_int64() != kCommonTongue) {
            const json::value* theirs =
                object == nullptr ? nullptr : object->if_contains("program");
            return StoreProblem{
                StoreProblem::Kind::Conflict,
                "server " + other.name + " is moneybags " +
                    (theirs != nullptr && theirs->is_string() ? std::string(theirs->get_string())
                                                              : std::string("of another kind")) +
                    ", this one " + std::string(program) +
                    ", and they cannot play together: stop all of the one before starting the "
                    "other"};
        }
        joined.is_alone = false;
        joined.others.push_back(other);
    }
    MemberRow row;
    row.id = id;
    row.name = name;
    row.about = about_member(program);
    row.left = lease.count();
    const Change change = change::Join{row};
    if (const auto problem = store.commit({&change, 1})) return *problem;
    return joined;
}

Membership::Membership(Loop& loop, Writer& writer, std::int64_t id, bool is_alone,
                       MembershipTimes times)
    : loop_(loop), writer_(writer), id_(id), is_alone_(is_alone), times_(times) {}

Membership::~Membership() { *alive_ = false; }

void Membership::begin(Tell tell) {
    tell_ = std::move(tell);
    renewed_ = loop_.now();
    trusts_from_ = loop_.now() + times_.lease;
    renew();
    patrol();
    tidy();
}

template <class Question, class Then>
void Membership::ask(Question question, Then then) {
    writer_.ask([this, alive = alive_, question, then](Store& store) {
        auto answer = question(store);
        loop_.post([alive, then, answer] {
            if (*alive) then(answer);
        });
    });
}

bool Membership::is_current() const { return loop_.now() - renewed_ < times_.lease; }

// ---- whose a table is ----

void Membership::locate(const std::string& table, Located located) {
    if (holds(table)) return located(id_);
    ask([table](Store& store) { return store.lease(table); },
        [located](const Stored<std::optional<LeaseRow>>& row) {
            if (!row) return located(row.error());
            located(*row && (*row)->is_held ? (*row)->owner : 0);
        });
}

void Membership::take(const std::string& table, Taken taken) {
    take(table, kTries, std::move(taken));
}

void Membership::take(const std::string& table, int tries, Taken taken) {
    if (tries == 0) return taken(wanted_by_all());
    taking_[table].was_taken = false;
    ask([table](Store& store) { return store.lease(table); },
        [this, table, tries, taken](const Stored<std::optional<LeaseRow>>& before) {
            const Taking taking = taking_[table];
            if (!before || has_left_) {
                if (!taking.is_unsure) taking_.erase(table);
                return taken(before ? leaving() : before.error());
            }
            if (!*before) {  // there is nothing to read, either; if there is by then it is not held
                taking_.erase(table);
                held_.erase(table);  // it was to be opened here, and that failed
                return taken(std::optional(Lease{id_, 0, Time{}}));
            }
            const LeaseRow was = **before;
            // Its own, too: what it wrote before and had no answer to may still be on its way, and
            // is refused from now on, or is there to be read.
            if (was.owner == id_ || !was.is_held) return take_from(was, tries, taken);
            taking_.erase(table);
            taken(std::optional<Lease>{});
        });
}

void Membership::take_from(const LeaseRow& was, int tries, const Taken& taken) {
    const std::string& table = was.table;
    Taking& taking = taking_[table];
    taking.is_unsure = true;
    const bool is_anothers = was.owner != 0 && was.owner != id_;
    if (is_anothers) {
        taking.minded = loop_.now() - Span{std::max<std::int64_t>(was.silent, 0)};
    } else if (was.epoch == 0) {
        taking.minded = Time{Span{1}};  // nobody minded it since its last entry
    }
    // Whoever takes is there: else the next one could take it back at once.
    writer_.submit({change::Renew{id_, times_.lease.count()}, change::Take{table, was.epoch, id_}},
                   [](const auto&) {});
    // Whether it was written or not: the store is asked whose it is.
    ask([table](Store& store) { return store.lease(table); },
        [this, tries, taken, was, is_anothers,
         asked = loop_.now()](const Stored<std::optional<LeaseRow>>& now) {
            if (!now) return taken(now.error());  // the patrol tries again
            // By this take: an older one of ours would let in what was written under it. And heard
            // in time: later it may be another's already, and nobody need have told us.
            const bool is_ours = *now && (*now)->owner == id_ && (*now)->epoch > was.epoch &&
                                 loop_.now() - asked < times_.lease &&
                                 !taking_[was.table].was_taken;
            if (!is_ours) return take(was.table, tries - 1, taken);
            if (is_anothers && tell_.took) tell_.took(was.table);
            keep(was.table, **now, taken);
        });
}

void Membership::keep(const std::string& table, const LeaseRow& row, const Taken& taken) {
    const Time minded = taking_[table].minded;
    taking_.erase(table);
    held_[table] = row.epoch;
    taken(std::optional(Lease{id_, row.epoch, minded}));
}

Lease Membership::for_new(const std::string& table) {
    held_[table] = 1;
    return {id_, 1, Time{}};
}

void Membership::let_go(const std::string& table) {
    if (held_.erase(table) == 0) return;
    writer_.submit({change::Release{table, id_}}, [](const auto&) {});
}

void Membership::taken_elsewhere(const std::string& table) {
    if (const auto at = taking_.find(table); at != taking_.end()) at->second.was_taken = true;
    if (held_.erase(table) > 0) tell_.lost(table);
}

// ---- being there ----

void Membership::renew() {
    loop_.at(loop_.now() + times_.renew, [this, alive = alive_] {
        if (*alive && !has_left_) renew();
    });
    if (std::exchange(is_renewing_, true)) return;
    writer_.submit({change::Renew{id_, times_.lease.count()}},
                   [this, alive = alive_, asked = loop_.now()](const auto& problem) {
                       loop_.post([this, alive, asked, problem] {
                           if (*alive) renewed(asked, problem);
                       });
                   });
}

void Membership::renewed(Time asked, const std::optional<StoreProblem>& problem) {
    is_renewing_ = false;
    if (has_left_) return;
    if (problem && problem->kind == StoreProblem::Kind::Conflict) {
        // We were away for so long that we were forgotten: what was ours is not any more.
        MemberRow row;
        row.id = id_;
        row.about = about_member("");
        row.left = times_.lease.count();
        writer_.submit({change::Join{row}}, [](const auto&) {});
    }
    if (problem) return;
    // Only the store knows when it was renewed, at the latest now. Whoever was late at all looks
    // again: clocks may have been set meanwhile, ours or the store's.
    const Span silent = loop_.now() - renewed_;
    if (silent >= 2 * times_.renew) was_away_ = true;
    if (silent >= times_.lease) trusts_from_ = loop_.now() + times_.lease;
    renewed_ = asked;
    if (was_away_) look_again();
}

void Membership::look_again() {
    ask([id = id_](Store& store) { return store.leases_of(id); },
        [this, held = held_](const Stored<std::vector<LeaseRow>>& ours) {
            if (!ours) return;  // the next renewal asks again
            was_away_ = false;
            std::unordered_map<std::string, std::int64_t> still;
            for (const LeaseRow& row : *ours) still[row.table] = row.epoch;
            std::vector<std::string> lost;
            for (const auto& [table, epoch] : held) {
                const auto at = still.find(table), now = held_.find(table);
                const bool is_held = now != held_.end() && now->second == epoch;
                if (is_held && (at == still.end() || at->second != epoch)) lost.push_back(table);
            }
            for (const std::string& table : lost) taken_elsewhere(table);
        });
}

void Membership::patrol() {
    loop_.at(loop_.now() + times_.patrol, [this, alive = alive_] {
        if (*alive && !has_left_) patrol();
    });
    if (!is_current()) return;
    // Whatever became of it while the store was away may be ours, and then nobody else minds it.
    std::vector<std::string> unsure;
    for (const auto& [table, taking] : taking_) {
        if (taking.is_unsure) unsure.push_back(table);
    }
    for (const std::string& table : unsure) tell_.orphaned(table);
    if (loop_.now() < trusts_from_) return;
    ask([](Store& store) { return store.orphans(kOrphansAtOnce); },
        [this](const Stored<std::vector<LeaseRow>>& orphans) {
            if (!orphans || has_left_) return;
            // Each server begins at another place, so that they do not all want the same.
            const std::size_t count = orphans->size();
            for (std::size_t i = 0; i < count; ++i) {
                const std::size_t at = (i + static_cast<std::size_t>(id_ % 997)) % count;
                tell_.orphaned((*orphans)[at].table);
            }
        });
}

void Membership::tidy() {
    loop_.at(loop_.now() + times_.tidy, [this, alive = alive_] {
        if (*alive && !has_left_) tidy();
    });
    ask([](Store& store) { return store.members(); },
        [this](const Stored<std::vector<MemberRow>>& members) {
            if (!members || has_left_) return;
            std::int64_t first = id_;
            members_ = 0;
            for (const MemberRow& each : *members) {
                if (each.left <= 0) continue;
                first = std::min(first, each.id);
                ++members_;
            }
            tidies_ = first == id_;
            if (tidies_) writer_.submit({change::ForgetMembers{kForgotten}}, [](const auto&) {});
        });
}

std::vector<Change> Membership::farewell() {
    has_left_ = true;
    return {change::Quit{id_}};
}

}  // namespace moneybags
