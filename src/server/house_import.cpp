// A game that somebody began offline, in the house inside their page, is opened as a table here.

#include <algorithm>
#include <map>
#include <memory>

#include "server/answers.h"
#include "server/bodies.h"
#include "server/house.h"
#include "server/journal.h"
#include "server/net_text.h"
#include "table/imported.h"
#include "table/lobby.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr std::string_view kImported = "imported";  // a note: a person's table, by the digest

Seat seat_at(std::size_t i) { return Seat{static_cast<std::uint8_t>(i)}; }

std::int64_t number(const Person& person) { return static_cast<std::int64_t>(person.id); }

// Where people sat.
std::vector<Seat> people_in(const Finished& game) {
    std::vector<Seat> people;
    for (std::size_t i = 0; i < game.levels.size(); ++i) {
        if (game.levels[i].empty()) people.push_back(seat_at(i));
    }
    return people;
}

}  // namespace

bool House::may_be_long(const HttpRequest& request) const {
    return request.method == "POST" && request.path == kImportPath;
}

void House::import_game(const Call& call) {
    const Result<body::Import> read = body::read<body::Import>(call.request.body);
    if (!read) return fail(call, read.error());
    if (!has_house_key(call, read->house)) return;
    if (!imports_from_.take(call.request.address, loop_.now())) return fail(call, 429, "too-many");
    with_person(call, [this, call, wish = *read](const auto& person) {
        if (person && !imports_.take(std::to_string(number(*person)), loop_.now())) {
            return fail(call, 429, "too-many");
        }
        using Read = decltype(read_begun({}, {}, {}));
        const auto game = std::make_shared<std::optional<Read>>();
        const ImportLimits limits{options_.limits.entries, options_.limits.talk_kib * 1024};
        const auto work = [game, wish, limits] {
            game->emplace(read_begun(wish.log, wish.digest, limits));
        };
        const auto then = [this, call, person, seat = wish.seat, game] {
            if (const Read& found = **game) return seat_imported(call, person, seat, *found);
            const auto& [why, problem] = (*game)->error();
            const std::string reason = "import-" + std::string(why);
            fail(call, 400, reason,
                 Voice("server", call.language)("deny." + reason, "problem", problem));
        };
        if (!readings_.run(household(call.request.address), work, then)) fail(call, 503, "busy");
    });
}

// The same game again is the table that was made of it.
void House::seat_imported(const Call& call, const std::optional<Person>& person,
                          std::optional<int> wanted, const Finished& game) {
    const std::vector<Seat> people = people_in(game);
    const auto mine = std::find_if(people.begin(), people.end(), [&](Seat each) {
        return !wanted || moneybags::number(each) == *wanted;
    });
    if (mine == people.end()) return fail(call, 400, "import-seat");
    if (!person) return open_imported(call, person, *mine, game);
    const std::string digest = commitment(game.opening.seed, game.opening.table);
    const std::string once = "import " + digest + " " + std::to_string(number(*person));
    if (!joining_.insert(once).second) return fail(call, 503, "storage");
    Call alone = call;
    alone.reply = [this, reply = call.reply, once](HttpResponse response) {
        joining_.erase(once);
        reply(std::move(response));
    };
    writer_->ask([this, alone, person, digest, mine = *mine, game](Store& store) {
        const auto notes = store.notes(kImported, number(*person));
        loop_.post([this, alone, person, digest, mine, game, notes] {
            if (!notes) return fail(alone, notes.error());
            const auto note = std::find_if(notes->begin(), notes->end(), [&](const NoteRow& each) {
                return each.name == digest;
            });
            if (note == notes->end()) return open_imported(alone, person, mine, game);
            Call known = alone;
            known.id = note->table;
            with_table(known, [this, known, person](const auto& hosted) {
                json::object body = imported_body(known, hosted->table());
                body["again"] = true;
                const auto seat = hosted->table().seat_of(person->id);
                if (seat) body["seat"] = moneybags::number(*seat);
                answer(known, std::move(body));
            });
        });
    });
}

json::object House::imported_body(const Call& call, const Table& table) const {
    json::object body = only("table", table.id());
    body["link"] = invitation(call.request, table.id()).link;
    body["status"] = status_word(table.status());
    return body;
}

void House::open_imported(const Call& call, const std::optional<Person>& person, Seat mine,
                          const Finished& game) {
    const std::string from = household(call.request.address);
    const auto named = [&](Seat seat) { return game.agreed.names[static_cast<std::size_t>(seat)]; };
    Someone who = someone(person, person ? "" : named(mine));
    if (desk_.live() >= options_.limits.tables) return fail(call, 503, "full");
    if (has_enough_tables(who.person.id, from)) return fail(call, 429, "too-many-tables");
    entry::Open opening;
    opening.table = options_.sources.table_id();
    opening.host = who.person.id;
    opening.seed = options_.sources.seed();

    // Whoever else sat at that device is somebody without a cookie, as at any device that goes
    // round: the tokens of their seats are given to who brings them, to play on or to pass on.
    struct Taken {
        std::string token;
        Sitter sitter;
    };
    std::map<Seat, Taken> taken;
    for (const Seat seat : people_in(game)) {
        const std::string token = options_.sources.token();
        PersonId sits = who.person.id;
        if (seat != mine) {
            const Someone other = someone({}, named(seat));
            sits = other.person.id;
            who.changes.insert(who.changes.end(), other.changes.begin(), other.changes.end());
        }
        taken[seat] = {token, {sits, key_of(token)}};
        who.changes.emplace_back(change::Seated{static_cast<std::int64_t>(sits), opening.table,
                                                moneybags::number(seat), true});
    }
    who.changes.emplace_back(
        change::Note{{std::string(kImported), number(who.person), opening.table,
                      commitment(game.opening.seed, game.opening.table), "1"}});

    const auto kept = std::make_shared<std::optional<Result<Kept>>>();
    const auto work = [kept, game, opening, taken, now = loop_.now()] {
        kept->emplace(
            goes_on(game, opening, now, [&](Seat seat) { return taken.at(seat).sitter; }));
    };
    const auto then = [this, call, kept, taken, mine, from, who] {
        Result<Kept>& made = **kept;
        if (!made) return fail(call, made.error());
        ++metrics_.opened;
        desk_.open(
            std::move(made->table), std::move(made->lines), who.changes, from,
            [this, call, taken, mine, cookie = who.set_cookie](const auto& hosted) {
                if (!hosted) return fail(call, hosted.error());
                const Table& table = (*hosted)->table();
                journal::info("table-opened", {{"table", journal::short_id(table.id())}});
                json::object body = imported_body(call, table);
                body["seat"] = moneybags::number(mine);
                body["token"] = taken.at(mine).token;
                json::array others;
                for (const auto& [seat, each] : taken) {
                    if (seat == mine) continue;
                    others.push_back({{"seat", moneybags::number(seat)}, {"token", each.token}});
                }
                body["others"] = std::move(others);
                answer(call, std::move(body), cookie);
            });
    };
    if (!readings_.run(from, work, then)) fail(call, 503, "busy");
}

}  // namespace moneybags
