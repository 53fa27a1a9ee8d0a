// Routes about being told of what happens elsewhere.

#include "server/alerts.h"
#include "server/answers.h"
#include "server/bodies.h"
#include "server/house.h"
#include "server/net_text.h"

namespace moneybags {

namespace json = boost::json;

namespace {

std::string_view notice_word(Notice::What what) {
    constexpr std::string_view kWords[] = {"turn", "rematch", "invitation"};
    return kWords[static_cast<std::size_t>(what)];
}

}  // namespace

void House::show_push_key(const Call& call) {
    const auto key = alerts_.key();
    answer(call, only("key", key ? json::value(*key) : json::value(nullptr)));
}

void House::set_alert(const Call& call) {
    const Result<body::Alert> read = body::read<body::Alert>(call.request.body);
    if (!read) return fail(call, read.error());
    const body::Alert wish = *read;
    if (const auto endpoint = read_endpoint(wish.endpoint); !endpoint) {
        return fail(call, endpoint.error());
    }
    const int from = wish.quiet_from.value_or(0), to = wish.quiet_to.value_or(0);
    const auto is_in_a_day = [](int minute) {
        return minute >= 0 && minute < Alert::kMinutesOfDay;
    };
    if (!is_in_a_day(from) || !is_in_a_day(to)) {
        return fail(call, Problem{"fields quiet_from, quiet_to", "must be minutes of a day"});
    }
    if (!openings_.take(call.request.address, loop_.now())) return fail(call, 429, "too-many");
    with_table(call, [this, call, wish, from, to](const auto& hosted) {
        if (!alerts_.key()) return fail(call, 409, "no-push");
        with_person(call, [this, call, wish, from, to, hosted](const auto& person) {
            if (!person) return fail(call, 401, "no-cookie");
            const Table& table = hosted->table();
            if (!table.seat_of(person->id)) return fail(call, Denial{"not-seated"}, &table);
            const Language language = find_language(wish.lang.value_or("")).value_or(call.language);
            const Alert alert{person->id, table.id(), wish.endpoint, std::string(language.tag()),
                              from,       to};
            std::vector<Change> changes = wish.off.value_or(false)
                                              ? alerts_.drop(person->id, table.id(), wish.endpoint)
                                              : alerts_.want(alert);
            const bool off = wish.off.value_or(false);
            writer_->submit(std::move(changes), [this, call, hosted, alert, off](const auto& done) {
                loop_.post([this, call, hosted, alert, off, problem = done] {
                    if (problem) return fail(call, *problem);
                    alerts_.look(hosted);
                    tell_of_alert(alert, off);
                    answer(call, only("ok", true));
                });
            });
        });
    });
}

// What the browser shows when its push service has woken it.
void House::take_notices(const Call& call) {
    const Result<body::Nothing> read = body::read<body::Nothing>(call.request.body);
    if (!read) return fail(call, read.error());
    with_person(call, [this, call](const auto& person) {
        json::array list;
        const std::vector<Notice> notices =
            person ? alerts_.take_notices(person->id) : std::vector<Notice>{};
        if (!notices.empty()) tell_of_notice(person->id, {});
        for (const Notice& notice : notices) {
            const Language language = find_language(notice.lang).value_or(Language{});
            json::object one;
            one["table"] = notice.table;
            one["what"] = notice_word(notice.what);
            one["title"] = game_name(notice.game, language);
            one["text"] = Voice("server", language)(
                "notice." + std::string(notice_word(notice.what)), {{"who", notice.by}});
            list.push_back(std::move(one));
        }
        answer(call, only("notices", std::move(list)));
    });
}

// A table that is only looked at: if another server has it, it is read as it is written.
void House::with_earlier(const Call& call, const std::string& id,
                         std::function<void(const std::shared_ptr<const Table>&)> then) {
    desk_.find(id, [this, call, id, then](const Stored<std::shared_ptr<Hosted>>& found) {
        if (found && *found != nullptr) {
            return then(std::shared_ptr<const Table>(*found, &(*found)->table()));
        }
        if (found) return fail(call, 404, "no-such-table");
        if (found.error().kind != StoreProblem::Kind::Elsewhere) return fail(call, found.error());
        desk_.salvage(id, [this, call, then](const std::shared_ptr<const Table>& table) {
            if (table == nullptr) return fail(call, 503, "storage");
            then(table);
        });
    });
}

// Somebody with whom one sat at an earlier table is told of this one, if they wanted to be told of
// what happens at that. Whether they did is nobody's business: the answer is the same.
void House::invite(const Call& call) {
    const Result<body::Invite> read = body::read<body::Invite>(call.request.body);
    if (!read) return fail(call, read.error());
    const body::Invite wish = *read;
    if (!openings_.take(call.request.address, loop_.now())) return fail(call, 429, "too-many");
    with_table(call, [this, call, wish](const auto& hosted) {
        with_earlier(call, wish.table, [this, call, wish, hosted](const auto& before) {
            with_person(call, [this, call, wish, hosted, before](const auto& person) {
                if (!person) return fail(call, 401, "no-cookie");
                const Table &now = hosted->table(), &then = *before;
                if (!now.seat_of(person->id) || !then.seat_of(person->id)) {
                    return fail(call, Denial{"not-seated"}, &now);
                }
                if (wish.seat < 0 || wish.seat >= then.opening().players) {
                    return fail(call, Problem{"field seat", "there is no such seat"});
                }
                const Table::Chair& chair = then.chairs()[static_cast<std::size_t>(wish.seat)];
                alerts_.invite(
                    chair.person, then.id(),
                    {Notice::What::Invitation, now.id(), now.opening().game, person->name, ""});
                answer(call, only("ok", true));
            });
        });
    });
}

}  // namespace moneybags
