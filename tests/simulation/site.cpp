#include "tests/simulation/site.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

namespace moneybags::simulation {

namespace {

constexpr Micros kSettle = 20 * kSecond;  // after all trouble; then nobody waits any more …
constexpr Micros kRest = 5 * kSecond;     // … who has not begun anything new since this
constexpr Span kOverdue{12'000};          // what a clock or a bot should have done

std::size_t number_of(const std::string& table) {
    std::size_t number = 0;
    std::from_chars(table.data() + 1, table.data() + table.size(), number);
    return number;
}

}  // namespace

Plan small_plan(std::uint64_t seed) {
    Rng luck{seed ^ 0x5EED};
    Plan plan;
    plan.servers = 3 + static_cast<int>(luck.below(4));
    plan.tables = plan.played = 3 + luck.below(6);
    plan.opened = 1 + luck.below(2);
    plan.trouble = (10 + luck.below(15)) * kSecond;
    plan.faults = 3 + static_cast<int>(luck.below(8));
    plan.starts_alone = luck.below(2) == 0;
    return plan;
}

Outcome simulate(std::uint64_t seed, const Plan& plan) { return Site(seed, plan).run(); }

Site::Site(std::uint64_t seed, const Plan& plan)
    : plan_(plan),
      world_(seed),
      checker_(world_),
      shelf_(world_, checker_, plan.bug, plan.tables, [this](std::size_t table) {
          const entry::Open open = opening(table);
          return entry_text({kEvening, open.host, "", open}, nullptr);
      }) {
    weather_.disk = world_.between(kMilli, 8 * kMilli);
}

// ---- who is there ----

Server& Site::start_server(Micros delay) {
    const auto id = static_cast<std::int64_t>(all_.size()) + 1;
    const Machine::Error error{Span{world_.between(0, 3'000) - 1'500},
                               world_.between(0, 400) - 200};
    all_.push_back(std::make_unique<Server>(*this, id, error));
    Server& server = *all_.back();
    by_id_[id] = &server;
    present_.push_back(&server);
    server.machine().run_in(delay, [this, &server] { server.start(plan_.starts_alone); });
    return server;
}

Server* Site::server(std::int64_t member) const {
    const auto at = by_id_.find(member);
    return at == by_id_.end() ? nullptr : at->second;
}

Server& Site::some_server() {
    return *present_[world_.below(static_cast<std::uint32_t>(present_.size()))];
}

entry::Open Site::opening(std::size_t table) const {
    entry::Open open;
    open.table = name_of_table(table);
    open.game = "coin";
    open.players = 2;
    open.host = PersonId{static_cast<std::int64_t>(2 * table + 1)};
    open.settings.drop_in = table % 2 == 0;
    if (table % 3 == 0) open.settings.clock = {Clock::Kind::Live, Span{5'000}, Span{30'000}};
    if (table % 6 == 0) open.settings.away = Away::Default;
    open.program = "test";
    return open;
}

void Site::acknowledged(const Wish& wish) {
    checker_.acknowledged(wish.command.id, number_of(wish.table));
}

void Site::opened(const std::string& table) { checker_.opened(number_of(table)); }

// ---- the bus ----

bool Site::reaches(const Server& from, std::int64_t member) const {
    const Server* to = server(member);
    return to != nullptr && to->is_open() && !from.is_off_the_bus && !to->is_off_the_bus;
}

void Site::carry(std::int64_t from, std::int64_t to, std::function<void()> arrives,
                 std::function<void()> lost) {
    const Server* sender = server(from);
    Server* receiver = server(to);
    const auto is_cut = [sender, receiver] {
        return sender == nullptr || receiver == nullptr || !receiver->is_open() ||
               (sender != receiver && (sender->is_off_the_bus || receiver->is_off_the_bus));
    };
    if (is_cut()) return lost();
    // Always the same, so that nothing overtakes anything.
    const Micros way = 300 + (from * 7 + to * 13) % 11 * 100;
    world_.in(way, [receiver, is_cut, arrives = std::move(arrives), lost = std::move(lost)] {
        if (is_cut()) return lost();
        receiver->machine().run_in(0, arrives);
    });
}

void Site::pass_on(const Server& from, std::int64_t member, std::function<void(Server&)> serve,
                   std::function<void()> failed) {
    Server* to = server(member);
    if (to == nullptr) return failed();
    carry(
        from.id(), member, [to, serve = std::move(serve)] { serve(*to); }, std::move(failed));
}

void Site::tell_taken(const Server& by, const std::string& table) {
    for (Server* each : present_) {
        if (each == &by) continue;
        carry(
            by.id(), each->id(), [each, table] { each->told_taken(table); }, [] {});
    }
}

// ---- what goes wrong ----

void Site::go_wrong() {
    const auto for_a_while = [this](Micros most, std::function<void()> mend) {
        const Micros left = plan_.trouble - world_.now();
        world_.in(std::min(left, world_.between(100 * kMilli, most)), std::move(mend));
    };
    const std::size_t which = world_.below(static_cast<std::uint32_t>(present_.size()));
    Server& server = *present_[which];
    const auto replace = [&] {
        present_[which] = nullptr;
        std::erase(present_, nullptr);
        start_server(world_.between(100 * kMilli, 3 * kSecond));
        ++outcome_.crashes;
    };
    switch (world_.below(11)) {
        case 0:
        case 1:
            server.machine().crash();
            return replace();
        case 2:
            server.machine().run_in(0, [&server] { server.leave(); });
            return replace();
        case 3:
        case 4:
            server.machine().stop();
            return for_a_while(10 * kSecond, [&server] { server.machine().go_on(); });
        case 5:
            server.line().cut();
            return for_a_while(8 * kSecond, [&server] { server.line().mend(); });
        case 6:
            server.is_off_the_bus = true;
            return for_a_while(8 * kSecond, [&server] { server.is_off_the_bus = false; });
        case 7:
            weather_.is_away = true;
            weather_.hangs = world_.one_in(2);
            if (world_.one_in(2)) shelf_.jump(world_.between(0, 1'000) - 500);  // another machine's
            return for_a_while(6 * kSecond, [this] { weather_.is_away = weather_.hangs = false; });
        case 8:
            weather_.loses_answers = true;
            return for_a_while(4 * kSecond, [this] { weather_.loses_answers = false; });
        case 9:
            weather_.disk = world_.between(50 * kMilli, 2 * kSecond);
            return for_a_while(5 * kSecond, [this] { weather_.disk = 4 * kMilli; });
        default:
            return server.machine().jump(Span{world_.between(0, 4'000) - 2'000});
    }
}

// ---- an evening ----

Outcome Site::run() {
    for (int i = 0; i < plan_.servers; ++i) start_server(i * 20 * kMilli);
    std::vector<std::shared_ptr<Seating>> seatings;
    for (std::size_t i = 0; i < plan_.played; ++i) {
        const std::size_t table = i * (plan_.tables / plan_.played);
        seatings.push_back(std::make_shared<Seating>(Seating{table, true}));
    }
    for (std::size_t i = 0; i < plan_.opened; ++i) {
        seatings.push_back(std::make_shared<Seating>(Seating{0, false}));
    }
    std::int64_t person = 1'000'000'000;
    for (const auto& seating : seatings) {
        const std::int64_t host = seating->is_there ? std::int64_t(2 * seating->table + 1) : person;
        const int people = 1 + static_cast<int>(world_.below(2));
        for (int seat = 0; seat < people; ++seat) {
            const PersonId who{seat == 0 ? host : ++person};
            clients_.push_back(std::make_unique<Client>(*this, who, seating, seat, seat == 0));
            clients_.back()->begin(world_.between(200 * kMilli, 3 * kSecond));
            if (!world_.one_in(4)) continue;
            world_.in(world_.between(4 * kSecond, plan_.trouble),
                      [client = clients_.back().get()] { client->go_home(); });
        }
        ++person;
    }
    for (int i = 0; i < plan_.faults; ++i) {
        world_.in(world_.between(kSecond, plan_.trouble - kSecond / 2), [this] { go_wrong(); });
    }
    world_.run_until(plan_.trouble + kRest);
    for (const auto& client : clients_) client->rest();
    world_.run_until(plan_.trouble + kSettle);
    judge();
    outcome_.objection = checker_.objection();
    outcome_.figures = checker_.figures();
    outcome_.refused = shelf_.refused();
    for (const auto& server : all_) outcome_.lost += server->figures().lost;
    return outcome_;
}

void Site::judge() {
    if (checker_.objection()) return;
    checker_.check([this](std::size_t table) { return shelf_.entries(name_of_table(table)); });
    std::set<std::size_t> heard;  // tables at which somebody is
    for (const auto& client : clients_) {
        if (!client->has_gone()) heard.insert(client->seating().table);
    }
    std::map<std::size_t, Table> tables;
    for (std::size_t i = 0; i < shelf_.size(); ++i) {
        if (!shelf_.is_touched(i)) continue;
        Result<Table> table = Table::read(shelf_.entries(name_of_table(i)));
        if (!table) return checker_.object(name_of_table(i) + ": " + table.error().sentence());
        const Server* owner = server(shelf_.owner(i));
        const bool is_live = shelf_.status(i) == "open" || shelf_.status(i) == "running";
        if (is_live && shelf_.owner(i) != 0 && (owner == nullptr || !owner->is_open())) {
            checker_.object(name_of_table(i) + " is still of a server that is gone");
        }
        // Its clock, or a bot, has had its turn, unless only bots are left and nobody looks on.
        const bool anybody =
            std::any_of(table->chairs().begin(), table->chairs().end(), [](const auto& chair) {
                return chair.kind == Table::Chair::Kind::Person && !chair.minded;
            });
        if (const auto wakes = table->wakes();
            is_live && wakes && now() - *wakes > kOverdue && (anybody || heard.contains(i))) {
            checker_.object(name_of_table(i) + " has stood still for " +
                            std::to_string((now() - *wakes).count()) + " ms, " +
                            (owner == nullptr                 ? "nobody has it"
                             : owner->holds(name_of_table(i)) ? "its server has it"
                                                              : "its server does not know it"));
        }
        tables.emplace(i, std::move(*table));
    }
    for (const auto& client : clients_) {
        if (client->waits_since()) {
            checker_.object(client->name() + " has been waiting since " +
                            std::to_string(*client->waits_since() / kMilli) + " ms");
        }
        const auto at = tables.find(client->seating().table);
        if (at == tables.end() || client->stream().empty()) continue;
        const Table& table = at->second;
        Reader reader;
        for (const Seat seat : SeatSet::first(2)) {
            if (Table::stream(table.reader_at(seat)) == client->stream()) {
                reader = table.reader_at(seat);
            }
        }
        if (Table::stream(reader) != client->stream()) continue;
        if (client->told() > table.seq(reader)) {
            checker_.object(client->name() + " was told what did not last");
        }
        // Whatever is this old has come to whoever is there.
        const bool is_news = now() - table.changed() < kOverdue;
        if (!client->has_gone() && !is_news && client->told() < table.seq(reader)) {
            checker_.object(client->name() + " has heard " + std::to_string(client->told()) +
                            " of " + client->stream() + " at " + table.id() + ", not " +
                            std::to_string(table.seq(reader)));
        }
    }
}

}  // namespace moneybags::simulation
