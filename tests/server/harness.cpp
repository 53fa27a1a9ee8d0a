#include "tests/server/harness.h"

#include <algorithm>
#include <future>
#include <stdexcept>
#include <utility>

#include "tests/support/scale.h"
#include "tests/support/whole_game.h"

namespace moneybags::house_tests {

// ---- the house ----

std::string table_number(const std::string& seed, std::size_t n) {
    return hex(digest(seed + " table " + std::to_string(n))).substr(0, 16);
}

Seed seed_number(const std::string& seed, std::size_t n) {
    return Seed{digest(seed + " seed " + std::to_string(n))};
}

Limits Plan::generous() {
    Limits limits;
    for (const LimitOption& each : limit_options()) each.of(limits) = 1'000'000;
    limits.bot_pace = 0;
    limits.away_after = Limits{}.away_after;
    limits.session_days = Limits{}.session_days;
    limits.net.messages = limits.slips = 1'000'000;
    limits.net.connections = limits.net.per_address = 10'000;
    limits.net.queued_bytes = std::size_t{1} << 30;  // and reads when it likes
    limits.net.behind_bytes = limits.net.queued_bytes;
    return limits;
}

TestHouse::TestHouse(Plan plan)
    : plan_(std::move(plan)), disk_((folder_.path() / "store.db").string()) {
    start(kEvening);
}

TestHouse::~TestHouse() { stop(); }

void TestHouse::start(Time now) {
    auto net = Net::listen(std::string(kHost), 0, plan_.limits.net);
    if (!net) throw std::runtime_error(net.error().sentence());
    net_ = std::move(*net);
    clock_ = std::make_unique<HandClock>(*net_, now);
    HouseOptions options;
    options.base_url = plan_.base_url;
    options.push = plan_.push;
    options.share = plan_.share;
    options.reached_at = [ways = plan_.reached_at] { return ways; };
    options.house_key = plan_.house_key;
    options.limits = plan_.limits;
    options.sources.token = [this] {
        const std::lock_guard lock(mutex_);
        const std::string label = plan_.seed + " token " + std::to_string(tokens_.size());
        tokens_.push_back(hex(digest(label)).substr(0, 22));
        return tokens_.back();
    };
    options.sources.table_id = [this] {
        const std::lock_guard lock(mutex_);
        return table_number(plan_.seed, ids_++);
    };
    options.sources.seed = [this] {
        const std::lock_guard lock(mutex_);
        seeds_.push_back(seed_number(plan_.seed, seeds_.size()));
        return seeds_.back();
    };
    auto store = disk_.open(Access::Own);
    if (!store) throw std::runtime_error(store.error().what);
    auto house = House::open(
        *clock_, std::move(*store), [this](Access access) { return disk_.open(access); },
        std::move(options));
    if (!house) throw std::runtime_error(house.error().what);
    house_ = std::move(*house);
    house_->watch([net = net_.get()] { return net->figures(); });
    thread_ = std::thread([this] { net_->run(*house_, nullptr); });
}

void TestHouse::stop() {
    if (!thread_.joinable()) return;
    stopped_at_ = clock_->now();
    net_->stop(Span{0});
    thread_.join();
    house_.reset();
    clock_.reset();
    health_ = {};
    net_.reset();
}

void TestHouse::told(const std::string& news) {
    net_->post([this, news] { house_->told(news); });
    rest();
}

void TestHouse::restart(Span later) {
    stop();
    start(stopped_at_ + later);
}

void TestHouse::close_down(Span back_in) {
    std::promise<void> closed;
    net_->post([&] { house_->close_down(back_in, [&closed] { closed.set_value(); }); });
    closed.get_future().get();
}

void TestHouse::pass(Span span) {
    const Time until = now() + span;
    while (true) {
        const std::optional<Time> alarm = clock_->next_alarm();
        if (!alarm || *alarm > until) break;
        ring(std::max(*alarm, now()));
    }
    ring(until);
}

void TestHouse::tick(Span span) {
    clock_->ring(now() + span);
    barrier();
}

void TestHouse::pass_to_next_alarm() {
    const std::optional<Time> alarm = clock_->next_alarm();
    if (alarm) ring(std::max(*alarm, now()));
}

// Most alarms change nothing; after those that do the house must come to rest before time goes on.
void TestHouse::ring(Time when) {
    const std::uint64_t before = disk_.appends();
    clock_->ring(when);
    if (is_busy() || disk_.appends() != before) rest();
}

bool TestHouse::is_busy() {
    for (const std::string& id : disk_.tables()) {
        const Table& table = copy_of(id);
        if (table.due(now()) || table.bot_asked(now())) return true;
    }
    return false;
}

void TestHouse::calm() {
    if (is_busy()) rest();
}

void TestHouse::rest() {
    while (true) {
        const std::uint64_t seen = disk_.appends();
        if (!is_busy()) break;
        if (!disk_.wait_beyond(seen)) throw std::runtime_error("the house does not do what is due");
    }
    barrier();
}

void TestHouse::barrier() {
    for (int attempt = 0; attempt < 2; ++attempt) {
        if (!health_.is_open() || attempt > 0) {
            health_ = testing_support::Wire(std::string(kHost), port());
        }
        const std::string question =
            testing_support::request_text(std::string(kHost), "GET", "/healthz");
        if (health_.write(question) && health_.read_answer(kLong)) return;
    }
    throw std::runtime_error("the house does not answer");
}

Table& TestHouse::copy_of(const std::string& id) {
    auto at = copies_.find(id);
    if (at == copies_.end()) {
        Result<Table> table = Table::read(disk_.entries(id));
        if (!table) throw std::runtime_error(table.error().sentence());
        return copies_.emplace(id, std::move(*table)).first->second;
    }
    Table& table = at->second;
    for (const std::string& text : disk_.entries(id, table.entries())) {
        const Result<Entry> entry = read_entry(text, table.session());
        if (!entry) throw std::runtime_error(entry.error().sentence());
        if (const auto problem = table.fold(*entry)) throw std::runtime_error(problem->sentence());
    }
    return table;
}

const Table& TestHouse::table(const std::string& id) { return copy_of(id); }

std::vector<std::string> TestHouse::tokens() const {
    const std::lock_guard lock(mutex_);
    return tokens_;
}
std::vector<Seed> TestHouse::seeds() const {
    const std::lock_guard lock(mutex_);
    return seeds_;
}

// ---- whole tables ----

std::string Way::name() const {
    return game + ", " + std::to_string(players) + " players, " + json::serialize(options);
}

bool Way::is_live() const {
    const json::value* scheduling = options.if_contains("scheduling");
    return scheduling != nullptr && *scheduling == "live";
}

std::vector<Way> all_ways() {
    std::vector<Way> ways;
    for (const Ruleset& ruleset : catalogue()) {
        std::vector<Options> sets{testing_support::whole_game(ruleset)};
        for (const Option& option : ruleset.options) {
            std::vector<Options> longer;
            for (const Options& set : sets) {
                if (option.name == "scheduling") {
                    for (const std::string_view word : option.words) {
                        longer.push_back(set);
                        longer.back()[option.name] = word;
                    }
                } else {  // all of the game, and else the shortest there is
                    longer.push_back(set);
                    if (option.kind == Option::Kind::Number && !set.contains(option.name)) {
                        longer.back()[option.name] = option.least;
                    }
                }
            }
            sets = std::move(longer);
        }
        const int columns = static_cast<int>(sets.size());
        int row = 0;
        for (const int players : {ruleset.least_players, ruleset.most_players}) {
            for (int column = 0; column < columns; ++column) {
                if (!testing_support::is_taken(row, column, columns)) continue;
                ways.push_back(
                    {std::string(ruleset.id), players, sets[static_cast<std::size_t>(column)]});
            }
            ++row;
        }
    }
    return ways;
}

Way first_way() { return all_ways().front(); }

json::object settings_for(const Way& way, json::object more) {
    if (way.is_live() && !more.contains("clock")) {
        more["clock"] = object_of("kind", "live", "window", 60, "phase", 300);
    }
    return more;
}

Party::Party(TestHouse& house, const Way& way, json::object settings, std::optional<int> people,
             int watchers, const std::string& bots) {
    const int sitting = people.value_or(way.players);
    seated.resize(static_cast<std::size_t>(way.players));
    for (int i = 0; i < sitting; ++i) {
        auto guest = std::make_unique<Guest>(house, "Guest" + std::to_string(i));
        if (i == 0) {
            id = guest->open(wish_for(way, "options", way.options, "settings", settings));
        } else if (const Answer joined = guest->join(id, i); joined.status != 200) {
            throw std::runtime_error("cannot join: " + joined.body);
        }
        guest->visit(id);
        seated[static_cast<std::size_t>(i)] = std::move(guest);
    }
    for (int i = 0; i < watchers; ++i) {
        auto guest = std::make_unique<Guest>(house, "Watcher" + std::to_string(i));
        json::object name;
        name["name"] = guest->name();
        guest->post("/api/me", name);
        guest->visit(id);
        watching.push_back(std::move(guest));
    }
    const json::object answer = at(0).command(message("start", "start", "level", bots));
    if (text_of(answer, "kind") != "ack")
        throw std::runtime_error("not begun: " + json::serialize(answer));
    house.rest();
}

std::vector<Guest*> Party::everybody() const {
    std::vector<Guest*> all;
    for (const auto& guest : seated) {
        if (guest) all.push_back(guest.get());
    }
    for (const auto& guest : watching) all.push_back(guest.get());
    return all;
}

bool any_move(TestHouse& house, Party& party, Rng& luck, const std::string& id) {
    const Table& table = house.table(party.id);
    if (table.status() != Table::Status::Running) return false;
    const Session& session = *table.session();
    const Game& game = session.game();
    std::vector<Seat> may;
    for (const Seat seat : game.turn(session.state()).seats) {
        if (!party.seated[static_cast<std::size_t>(seat)]) continue;
        if (!game.legal(session.state(), seat).empty()) may.push_back(seat);
    }
    if (may.empty()) return false;
    const Seat seat = may[luck.below(static_cast<std::uint32_t>(may.size()))];
    const AnyMove move = game.draw_move(game.legal(session.state(), seat), luck);
    const json::object command = message("move", id, "move", session.notation().move_json(move),
                                         "question", game.question(session.state(), seat, move));
    const json::object answer = party.at(number(seat)).command(command);
    if (text_of(answer, "kind") != "ack")
        throw std::runtime_error("refused: " + json::serialize(answer));
    return true;
}

void play_out(TestHouse& house, Party& party, Rng& luck) {
    for (int i = 0; house.table(party.id).status() == Table::Status::Running; ++i) {
        if (i > 20'000) throw std::runtime_error("the game does not end");
        if (!any_move(house, party, luck, "p" + std::to_string(i))) house.pass_to_next_alarm();
    }
}

}  // namespace moneybags::house_tests
