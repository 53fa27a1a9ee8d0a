// What houses that share a store tell each other at once: who was logged out, what people did that
// is counted, and where tables were opened. All of it may be lost on the way; the store has what
// counts for longer.

#include "server/answers.h"
#include "server/house.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr Span kCounted{250};   // how often is told what people did …
constexpr Span kOpened{2'000};  // … and who opened tables

std::int64_t id_of(PersonId person) { return static_cast<std::int64_t>(person); }

}  // namespace

// By the names that servers tell each other.
std::vector<std::pair<std::string_view, Buckets*>> House::common_counts() {
    return {{"commands", &commands_},
            {"talk", &talk_},
            {"hellos", &hellos_},
            {"hints", &hints_},
            {"imports", &imports_},
            {"wrong-logins", &wrong_logins_},
            {"login-tries", &login_tries_},
            {"requests", &requests_.homes()},
            {"requests-street", &requests_.streets()},
            {"commands-from", &commands_from_.homes()},
            {"commands-from-street", &commands_from_.streets()},
            {"hellos-from", &hellos_from_.homes()},
            {"hellos-from-street", &hellos_from_.streets()},
            {"hints-from", &hints_from_.homes()},
            {"hints-from-street", &hints_from_.streets()},
            {"imports-from", &imports_from_.homes()},
            {"imports-from-street", &imports_from_.streets()},
            {"openings", &openings_.homes()},
            {"openings-street", &openings_.streets()},
            {"logins", &logins_.homes()},
            {"logins-street", &logins_.streets()},
            {"key-tries", &key_tries_.homes()},
            {"key-tries-street", &key_tries_.streets()}};
}

void House::share_counts() {
    loop_.at(loop_.now() + kCounted, [this, alive = alive_] {
        if (*alive) share_counts();
    });
    json::object spent;
    for (const auto& [name, buckets] : common_counts()) {
        json::object each;
        for (const auto& [who, times] : buckets->spent()) each[who] = times;
        if (!each.empty()) spent[name] = std::move(each);
    }
    if (!spent.empty()) tell_others({{"kind", "counts"}, {"spent", std::move(spent)}});
    if (loop_.now() < tells_opened_) return;
    tells_opened_ = loop_.now() + kOpened;
    tell_others({{"kind", "opened"}, {"by", options_.site_name}, {"opened", desk_.openers()}});
}

void House::tell_others(const json::object& news) {
    if (options_.tell_others) options_.tell_others(json::serialize(news));
}

void House::tell_of_person(PersonId person) {
    tell_others({{"kind", "person"}, {"person", id_of(person)}});
}

void House::tell_of_alert(const Alert& alert, bool off) {
    tell_others({{"kind", "alert"},
                 {"person", id_of(alert.person)},
                 {"table", alert.table},
                 {"alert", codec::write_json({}, alert)},
                 {"off", off ? 1 : 0}});
}

void House::tell_of_notice(PersonId person, const std::optional<Notice>& notice) {
    json::object news{{"kind", "notice"}, {"person", id_of(person)}};
    if (notice) {
        news["what"] = static_cast<std::int64_t>(notice->what);
        news["table"] = notice->table;
        news["game"] = notice->game;
        news["by"] = notice->by;
        news["lang"] = notice->lang;
    }
    tell_others(news);
}

// All sessions of a person that begin so are over, but for one; or one of nobody in particular.
void House::end_sessions(PersonId person, const std::string& of, const std::string& but) {
    show_out([&](const Client& client) {
        return (person == kNobody || client.person == person) && client.session.starts_with(of) &&
               client.session != but;
    });
}

void House::tell_out(PersonId person, const std::string& of, const std::string& but) {
    end_sessions(person, of, but);
    tell_others({{"kind", "out"}, {"person", id_of(person)}, {"of", of}, {"but", but}});
}

void House::told(std::string_view text) {
    boost::system::error_code problem;
    const json::value read = json::parse(json::string_view(text.data(), text.size()), problem);
    const json::object* news = problem ? nullptr : read.if_object();
    if (news == nullptr) return;
    const std::string kind = text_in(*news, "kind");
    const PersonId person{number_in(*news, "person")};
    if (kind == "person") {
        people_.forget(person);
    } else if (kind == "out") {
        const std::string of = text_in(*news, "of");
        if (person == kNobody && of.empty()) return;  // that would be everybody
        people_.forget_all();
        end_sessions(person, of, text_in(*news, "but"));
    } else if (kind == "alert") {
        const json::value* wish = news->if_contains("alert");
        if (wish == nullptr || !wish->is_object()) return;
        Result<Alert> alert = codec::read_json<Alert>({}, wish->get_object());
        if (!alert) return;
        alert->person = person;
        alert->table = text_in(*news, "table");
        // It is written already, by the house that tells of it.
        if (number_in(*news, "off") != 0) {
            alerts_.drop(person, alert->table, alert->endpoint);
        } else {
            alerts_.want(*alert);
        }
    } else if (kind == "notice") {
        const std::int64_t what = number_in(*news, "what");
        if (news->if_contains("what") == nullptr) {
            alerts_.take_notices(person);
        } else if (what >= 0 && what <= static_cast<std::int64_t>(Notice::What::Invitation)) {
            alerts_.remember(
                person, {static_cast<Notice::What>(what), text_in(*news, "table"),
                         text_in(*news, "game"), text_in(*news, "by"), text_in(*news, "lang")});
        }
    } else if (kind == "opened") {
        const json::value* opened = news->if_contains("opened");
        if (opened != nullptr && opened->is_object()) {
            desk_.others_opened(text_in(*news, "by"), opened->get_object());
        }
    } else if (kind == "minded") {
        desk_.others_mind(text_in(*news, "table"), number_in(*news, "live") != 0);
    } else if (kind == "counts") {
        const json::value* spent = news->if_contains("spent");
        if (spent == nullptr || !spent->is_object()) return;
        for (const auto& [name, buckets] : common_counts()) {
            const json::value* each = spent->get_object().if_contains(name);
            if (each == nullptr || !each->is_object()) continue;
            for (const auto& [who, times] : each->get_object()) {
                if (!times.is_int64() || times.get_int64() < 0) continue;
                buckets->spend(std::string(who), static_cast<std::size_t>(times.get_int64()),
                               loop_.now());
            }
        }
    }
}

// Whoever was logged out meanwhile loses the socket now.
void House::missed_news() {
    people_.forget_all();
    for (const auto& [socket, client] : clients_) {
        if (client->session.empty() || client->person == kNobody) continue;
        people_.find(client->cookie, [this, session = client->session](const auto& person) {
            if (person && !*person) end_sessions(kNobody, session, "");
        });
    }
}

void House::adopt(const std::string& table) {
    desk_.find(table, [](const auto&) {});
}

}  // namespace moneybags
