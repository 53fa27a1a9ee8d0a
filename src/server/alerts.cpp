#include "server/alerts.h"

#include <algorithm>

#include "games/fields.h"
#include "server/journal.h"
#include "table/strict_json.h"

namespace moneybags {

namespace {

constexpr std::string_view kAlert = "alert", kPushKey = "push-key";
constexpr std::size_t kMostNotices = 20;  // of a person, until they ask
constexpr Span kSignedFor = std::chrono::hours(12);

change::Note note_of(const Alert& alert, bool stays) {
    return {{std::string(kAlert), static_cast<std::int64_t>(alert.person), alert.table,
             alert.endpoint,
             stays ? boost::json::serialize(codec::write_json({}, alert)) : std::string()}};
}

}  // namespace

bool Alert::is_quiet(Time now) const {
    const auto minute = static_cast<int>(
        std::chrono::duration_cast<std::chrono::minutes>(now.time_since_epoch()).count() %
        kMinutesOfDay);
    return quiet_from <= quiet_to ? minute >= quiet_from && minute < quiet_to
                                  : minute >= quiet_from || minute < quiet_to;
}

Alerts::Alerts(Loop& loop, Writer& writer, std::string contact, PushOptions options)
    : loop_(loop), writer_(writer), contact_(std::move(contact)), options_(std::move(options)) {}

Stored<Alerts::Kept> Alerts::read(Store& store, const std::string& contact) {
    Kept kept_here;
    if (!contact.starts_with("https://")) return kept_here;
    auto keys = store.notes(kPushKey, 0);
    if (keys && keys->empty()) {
        // Of servers that start together the first one's is the key of all.
        const NoteRow fresh{std::string(kPushKey), 0, "", "", PushKey::fresh().text()};
        const Change note = change::Note{fresh, true};
        if (const auto problem = store.commit({&note, 1})) return *problem;
        keys = store.notes(kPushKey, 0);
    }
    if (!keys) return keys.error();
    const Result<PushKey> known = PushKey::read(keys->empty() ? "" : keys->front().value);
    if (!known) return StoreProblem{StoreProblem::Kind::Damaged, known.error().sentence()};
    kept_here.key = *known;
    const auto rows = store.notes(kAlert, 0);
    if (!rows) return rows.error();
    kept_here.alerts = *rows;
    return kept_here;
}

void Alerts::begin(const Kept& kept) {
    key_ = kept.key;
    for (const NoteRow& row : kept.alerts) {
        const Result<boost::json::object> object = read_strictly(row.value);
        Result<Alert> alert = object ? codec::read_json<Alert>({}, *object) : object.error();
        if (!alert) continue;
        alert->person = PersonId{row.person};
        alert->table = row.table;
        want(std::move(*alert));
    }
}

std::optional<std::string> Alerts::key() const {
    if (!key_) return {};
    return key_->public_key();
}

std::vector<Change> Alerts::want(Alert alert) {
    std::vector<Change> changes = drop(alert.person, alert.table, alert.endpoint);
    std::vector<std::string>& tables = tables_[alert.person];
    if (tables.size() >= kMostOfPerson) {
        const std::string oldest = tables.front();
        const std::vector<Alert> there = alerts_[oldest];
        for (const Alert& each : there) {
            if (each.person != alert.person) continue;
            for (Change& change : drop(each.person, oldest, each.endpoint)) {
                changes.push_back(std::move(change));
            }
        }
    }
    changes.emplace_back(note_of(alert, true));
    tables_[alert.person].push_back(alert.table);
    alerts_[alert.table].push_back(std::move(alert));
    return changes;
}

std::vector<Change> Alerts::drop(PersonId person, const std::string& table,
                                 const std::string& endpoint) {
    std::vector<Change> changes;
    const auto at = alerts_.find(table);
    if (at == alerts_.end()) return changes;
    std::erase_if(at->second, [&](const Alert& each) {
        if (each.person != person || each.endpoint != endpoint) return false;
        changes.emplace_back(note_of(each, false));
        std::vector<std::string>& tables = tables_[person];
        tables.erase(std::find(tables.begin(), tables.end(), table));
        return true;
    });
    if (at->second.empty()) alerts_.erase(at);
    return changes;
}

std::optional<Notice::What> Alerts::due(const Hosted& hosted, PersonId person) const {
    const std::optional<Seat> seat = hosted.table().seat_of(person);
    if (!seat || hosted.is_here(*seat)) return {};
    if (hosted.table().awaits(*seat)) return Notice::What::Turn;
    if (!hosted.table().rematch().empty()) return Notice::What::Rematch;
    return {};
}

void Alerts::look(const std::shared_ptr<Hosted>& hosted) {
    const std::string& table = hosted->table().id();
    const auto wanted = alerts_.find(table);
    if (!key_ || wanted == alerts_.end()) return;
    for (const Alert& alert : wanted->second) {
        const Key key{table, alert.person};
        const auto what = due(*hosted, alert.person);
        if (!what) {
            told_.erase(key);
            continue;
        }
        const auto known = told_.find(key);
        if (known != told_.end() && known->second.what == *what) continue;
        told_[key] = {*what, false};
        loop_.at(loop_.now() + kAfter, [this, alive = alive_, hosted, key, what] {
            if (!*alive) return;
            const auto still = told_.find(key);
            if (still == told_.end() || still->second.what != *what || still->second.sent) return;
            if (due(*hosted, key.second) != what) {
                told_.erase(still);
                return;
            }
            still->second.sent = true;
            const bool next = *what == Notice::What::Rematch;
            tell(key.second, key.first,
                 {*what, next ? hosted->table().rematch() : key.first,
                  hosted->table().opening().game, "", ""});
        });
    }
}

void Alerts::invite(PersonId person, const std::string& table, const Notice& notice) {
    tell(person, table, notice);
}

void Alerts::tell(PersonId person, const std::string& table, const Notice& notice) {
    const auto wanted = alerts_.find(table);
    if (!key_ || wanted == alerts_.end()) return;
    for (const Alert& alert : wanted->second) {
        if (alert.person != person || alert.is_quiet(loop_.now())) continue;
        Notice told = notice;
        told.lang = alert.lang;
        remember(person, told);
        on_told_(person, told);
        send(alert);
    }
}

void Alerts::remember(PersonId person, const Notice& notice) {
    std::vector<Notice>& list = notices_[person];
    std::erase_if(list, [&](const Notice& each) { return each.table == notice.table; });
    list.push_back(notice);
    if (list.size() > kMostNotices) list.erase(list.begin());
}

void Alerts::send(const Alert& alert) {
    const Result<PushEndpoint> to = read_endpoint(alert.endpoint);
    if (!to) return;
    const std::string proof = key_->authorization(to->origin(), contact_, loop_.now() + kSignedFor);
    const auto job = [this, alive = alive_, alert, to = *to, proof] {
        const int status = push(to, proof, options_);
        loop_.post([this, alive, alert, status] {
            if (!*alive) return;
            if (status < 200 || status > 299) {
                journal::warning("push-failed", {{"status", status}});
            }
            if (status != 404 && status != 410) return;
            // The browser does not want it any more.
            writer_.submit(drop(alert.person, alert.table, alert.endpoint), [](const auto&) {});
        });
    };
    if (!senders_.run(job)) journal::warning("push-failed", {{"status", 0}});
}

std::vector<Notice> Alerts::take_notices(PersonId person) {
    const auto found = notices_.find(person);
    if (found == notices_.end()) return {};
    std::vector<Notice> list = std::move(found->second);
    notices_.erase(found);
    return list;
}

}  // namespace moneybags
