#include "tests/server/harness.h"

#include <unistd.h>

#include <algorithm>
#include <future>
#include <stdexcept>
#include <utility>

namespace moneybags::house_tests {

namespace {

constexpr std::string_view kHost = "127.0.0.1";

std::runtime_error failure(const std::string& what) { return std::runtime_error(what); }

}  // namespace

// ---- the clock ----

void HandClock::at(Time when, std::function<void()> what) {
    const std::lock_guard lock(mutex_);
    alarms_.emplace(when, std::move(what));
}

std::optional<Time> HandClock::next_alarm() const {
    const std::lock_guard lock(mutex_);
    if (alarms_.empty()) return {};
    return alarms_.begin()->first;
}

void HandClock::ring(Time now) {
    std::promise<void> rung;
    net_.post([this, now, &rung] {
        now_ = now.time_since_epoch().count();
        std::vector<std::function<void()>> due;
        {
            const std::lock_guard lock(mutex_);
            while (!alarms_.empty() && alarms_.begin()->first <= now) {
                due.push_back(std::move(alarms_.begin()->second));
                alarms_.erase(alarms_.begin());
            }
        }
        for (const auto& each : due) each();
        rung.set_value();
    });
    rung.get_future().get();
}

// ---- the disk ----

// The real store, with the fate of each commit decided beforehand.
class FailingStore final : public Store {
   public:
    FailingStore(Disk& disk, std::unique_ptr<Store> real) : disk_(disk), real_(std::move(real)) {}

    std::optional<StoreProblem> commit(std::span<const Change> changes) override {
        const Disk::Fate fate = disk_.fate_of(changes);
        if (fate == Disk::Fate::Refused) return trouble();
        if (auto problem = real_->commit(changes)) return problem;
        disk_.note(changes);
        if (fate == Disk::Fate::AnswerLost) return trouble();
        return {};
    }
    Stored<std::vector<TableRow>> tables(std::string_view status) override {
        if (disk_.is_away()) return trouble();
        return real_->tables(status);
    }
    Stored<std::optional<TableRow>> table(std::string_view id) override {
        if (disk_.is_away()) return trouble();
        return real_->table(id);
    }
    Stored<std::vector<std::string>> entries(std::string_view table) override {
        if (disk_.is_away() || disk_.reading_fails()) return trouble();
        return real_->entries(table);
    }
    Stored<std::optional<PersonRow>> person(std::int64_t id) override {
        if (disk_.is_away()) return trouble();
        return real_->person(id);
    }
    Stored<std::optional<PersonRow>> person_by_login(std::string_view login) override {
        if (disk_.is_away()) return trouble();
        return real_->person_by_login(login);
    }
    Stored<std::optional<std::int64_t>> person_by_session(std::string_view key) override {
        if (disk_.is_away()) return trouble();
        return real_->person_by_session(key);
    }
    Stored<std::vector<TableRow>> tables_of(std::int64_t person, int most) override {
        if (disk_.is_away()) return trouble();
        return real_->tables_of(person, most);
    }
    Stored<std::int64_t> last_alive() override {
        if (disk_.is_away()) return trouble();
        return real_->last_alive();
    }
    Stored<std::int64_t> highest_person() override {
        if (disk_.is_away()) return trouble();
        return real_->highest_person();
    }

   private:
    static StoreProblem trouble() { return {StoreProblem::Kind::Trouble, "as the test ordered"}; }

    Disk& disk_;
    std::unique_ptr<Store> real_;
};

Stored<std::unique_ptr<Store>> Disk::open(Access access) {
    if (is_away()) return StoreProblem{StoreProblem::Kind::Trouble, "away, as the test ordered"};
    Stored<std::unique_ptr<Store>> real = open_store(file_, access);
    if (!real) return real.error();
    return std::make_unique<FailingStore>(*this, std::move(*real));
}

void Disk::fail_before(int commits) {
    const std::lock_guard lock(mutex_);
    before_ = commits;
}
void Disk::fail_after(int commits) {
    const std::lock_guard lock(mutex_);
    after_ = commits;
}
void Disk::fail_reading(bool yes) {
    const std::lock_guard lock(mutex_);
    reading_fails_ = yes;
}
void Disk::take_away(bool yes) {
    const std::lock_guard lock(mutex_);
    away_ = yes;
}
bool Disk::is_away() const {
    const std::lock_guard lock(mutex_);
    return away_;
}
bool Disk::reading_fails() const {
    const std::lock_guard lock(mutex_);
    return reading_fails_;
}

Disk::Fate Disk::fate_of(std::span<const Change> changes) {
    const std::lock_guard lock(mutex_);
    if (away_) return Fate::Refused;
    const bool appends = std::ranges::any_of(
        changes, [](const Change& each) { return std::holds_alternative<change::Append>(each); });
    if (!appends) return Fate::Written;
    if (before_ > 0) {
        --before_;
        return Fate::Refused;
    }
    if (after_ > 0) {
        --after_;
        return Fate::AnswerLost;
    }
    return Fate::Written;
}

void Disk::note(std::span<const Change> changes) {
    const std::lock_guard lock(mutex_);
    for (const Change& each : changes) {
        const auto* append = std::get_if<change::Append>(&each);
        if (append == nullptr) continue;
        std::vector<std::string>& texts = entries_[append->table];
        texts.insert(texts.end(), append->texts.begin(), append->texts.end());
        ++appends_;
    }
    changed_.notify_all();
}

std::vector<std::string> Disk::entries(const std::string& table, std::size_t from) const {
    const std::lock_guard lock(mutex_);
    const auto at = entries_.find(table);
    if (at == entries_.end() || from >= at->second.size()) return {};
    return {at->second.begin() + static_cast<std::ptrdiff_t>(from), at->second.end()};
}

std::vector<std::string> Disk::tables() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> ids;
    for (const auto& [id, texts] : entries_) ids.push_back(id);
    return ids;
}

std::uint64_t Disk::appends() const {
    const std::lock_guard lock(mutex_);
    return appends_;
}

bool Disk::wait_beyond(std::uint64_t seen, std::chrono::milliseconds patience) const {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, patience, [&] { return appends_ > seen; });
}

Folder::Folder() {
    const std::filesystem::path memory = "/dev/shm";
    const bool usable = ::access(memory.c_str(), W_OK) == 0;
    std::string name =
        ((usable ? memory : std::filesystem::temp_directory_path()) / "moneybags-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw failure("cannot create " + name);
    path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

// ---- the house ----

std::string table_number(const std::string& seed, std::size_t n) {
    return hex(digest(seed + " table " + std::to_string(n))).substr(0, 16);
}

Seed seed_number(const std::string& seed, std::size_t n) {
    return Seed{digest(seed + " seed " + std::to_string(n))};
}

NetLimits Plan::generous() {
    NetLimits limits;
    limits.messages = 1'000'000;                 // a script is faster than people
    limits.queued_bytes = std::size_t{1} << 30;  // and reads when it likes
    return limits;
}

TestHouse::TestHouse(Plan plan)
    : plan_(std::move(plan)), disk_((folder_.path() / "store.db").string()) {
    start(kEvening);
}

TestHouse::~TestHouse() { stop(); }

void TestHouse::start(Time now) {
    auto net = Net::listen(std::string(kHost), 0, plan_.limits);
    if (!net) throw failure(net.error().sentence());
    net_ = std::move(*net);
    clock_ = std::make_unique<HandClock>(*net_, now);
    HouseOptions options;
    options.base_url = plan_.base_url;
    options.house_key = plan_.house_key;
    options.most_tables = plan_.most_tables;
    options.opened_a_minute = plan_.opened_a_minute;
    options.logins_a_minute = plan_.logins_a_minute;
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
    if (!store) throw failure(store.error().what);
    auto house = House::open(
        *clock_, std::move(*store), [this] { return disk_.open(Access::Again); },
        std::move(options));
    if (!house) throw failure(house.error().what);
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
        if (!disk_.wait_beyond(seen)) throw failure("the house does not do what is due");
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
    throw failure("the house does not answer");
}

Table& TestHouse::copy_of(const std::string& id) {
    auto at = copies_.find(id);
    if (at == copies_.end()) {
        Result<Table> table = Table::read(disk_.entries(id));
        if (!table) throw failure(table.error().sentence());
        return copies_.emplace(id, std::move(*table)).first->second;
    }
    Table& table = at->second;
    for (const std::string& text : disk_.entries(id, table.entries())) {
        const Result<Entry> entry = read_entry(text, table.session());
        if (!entry) throw failure(entry.error().sentence());
        if (const auto problem = table.fold(*entry)) throw failure(problem->sentence());
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

// ---- people: HTTP ----

std::string text_of(const json::object& object, std::string_view key) {
    const json::value* field = object.if_contains(key);
    return field != nullptr && field->is_string() ? std::string(field->get_string()) : "";
}

json::object body_of(const Answer& answer) {
    const json::value body = json::parse(answer.body);
    if (!body.is_object()) throw failure("no object: " + answer.body);
    return body.get_object();
}

std::string reason_of(const Answer& answer) {
    json::error_code wrong;
    const json::value body = json::parse(answer.body, wrong);
    if (wrong || !body.is_object()) return "";
    const json::value* error = body.get_object().if_contains("error");
    return error != nullptr && error->is_object() ? text_of(error->get_object(), "reason") : "";
}

Answer Guest::ask(std::string_view method, std::string_view path, std::string_view body,
                  Headers more) {
    const auto has = [&](std::string_view name) {
        return std::ranges::any_of(more, [&](const auto& each) { return each.first == name; });
    };
    if (!cookie_.empty() && !has("Cookie")) more.emplace_back("Cookie", cookie_);
    if (method == "POST" && !has("Content-Type")) {
        more.emplace_back("Content-Type", "application/json");
    }
    std::erase_if(more, [](const auto& each) { return each.second.empty(); });
    const auto answer = testing_support::http(std::string(kHost), house_->port(), method, path,
                                              more, body, kLong);
    if (!answer) throw failure("no answer to " + std::string(path));
    std::string kept = std::to_string(answer->status) + "\n";
    for (const auto& [name, value] : answer->headers) {
        if (name != "Date") kept += name + ": " + value + "\n";
    }
    bodies.push_back(kept + "\n" + answer->body);
    const std::string given = answer->header("Set-Cookie");
    if (!given.empty()) {
        cookie_ = given.find("Max-Age=0") != std::string::npos ? ""
                                                               : given.substr(0, given.find(';'));
    }
    return *answer;
}

Answer Guest::post(std::string_view path, const json::object& body) {
    return ask("POST", path, json::serialize(body));
}

std::string Guest::open(json::object wish) {
    if (!wish.contains("name") && !name_.empty()) wish["name"] = name_;
    const Answer answer = post("/api/tables", wish);
    if (answer.status != 200) throw failure("not opened: " + answer.body);
    const json::object body = body_of(answer);
    token_ = text_of(body, "token");
    return text_of(body, "table");
}

Answer Guest::join(const std::string& table, std::optional<int> seat) {
    json::object wish;
    if (!name_.empty()) wish["name"] = name_;
    if (seat) wish["seat"] = *seat;
    const Answer answer = post("/api/tables/" + table + "/join", wish);
    if (answer.status == 200) token_ = text_of(body_of(answer), "token");
    return answer;
}

// ---- people: WebSocket ----

void Guest::connect(Headers more) {
    if (!cookie_.empty()) more.emplace_back("Cookie", cookie_);
    socket_ = WsClient(std::string(kHost), house_->port(), "/ws", more);
}

json::object Guest::visit(const std::string& id, json::object more) {
    if (!socket_.is_open()) connect();
    if (!socket_.is_open()) throw failure("no socket: " + socket_.answer().body);
    json::object hello{
        {"kind",  "hello"},
        {"table", id     }
    };
    for (const auto& each : more) hello[each.key()] = each.value();
    send(hello);
    return next_of({"snapshot", "delta", "nack"});
}

void Guest::send(const json::object& message) { send_text(json::serialize(message)); }

void Guest::send_text(std::string_view text) {
    if (!socket_.send(text)) throw failure(name_ + " cannot send " + std::string(text));
}

json::object Guest::next(std::string_view kind) { return next_of({kind}); }

json::object Guest::next_of(const std::vector<std::string_view>& kinds) {
    while (true) {
        std::optional<std::string> frame = socket_.receive(kLong);
        if (!frame) {
            throw failure(name_ + " waited in vain for " + std::string(kinds.front()) +
                          (socket_.close_code() ? ", socket closed" : ""));
        }
        json::object message = take(std::move(*frame));
        if (std::ranges::find(kinds, text_of(message, "kind")) != kinds.end()) return message;
    }
}

json::object Guest::command(json::object message) {
    send(message);
    const std::string id = text_of(message, "id");
    while (true) {
        json::object answer = next_of({"ack", "nack"});
        if (text_of(answer, "id") == id) return answer;
    }
}

void Guest::sync() {
    send({
        {"kind", "ping"}
    });
    next("pong");
}

std::optional<std::uint16_t> Guest::wait_for_close() {
    while (auto frame = socket_.receive(kLong)) take(std::move(*frame));
    const auto code = socket_.close_code();
    socket_ = WsClient();
    return code;
}

json::object Guest::take(std::string frame) {
    frames.push_back(frame);
    json::object message = json::parse(frame).as_object();
    const std::string kind = text_of(message, "kind");
    const auto keep_lines = [&] {
        for (const json::value& line : message.at("lines").as_array()) {
            lines[line.at("number").as_int64()] = line.as_object();
        }
    };
    if (kind == "snapshot") {
        stream = text_of(message, "stream");
        seq = message.at("seq").as_int64();
        table = message.at("table").as_object();
        game = message.contains("game") ? message.at("game").as_object() : json::object{};
        lines.clear();
        keep_lines();
    } else if (kind == "delta") {
        if (text_of(message, "stream") != stream || message.at("after").as_int64() != seq) {
            throw failure(name_ + " got a delta that does not follow: " + frame.substr(0, 200));
        }
        seq = message.at("seq").as_int64();
        const bool was_over = text_of(table, "status") == "over";
        if (message.contains("table")) table = message.at("table").as_object();
        if (message.contains("game")) game = message.at("game").as_object();
        if (!was_over && text_of(table, "status") == "over") lines.clear();  // numbered anew
        keep_lines();
    } else if (kind == "bye") {
        last_bye = message;
    }
    return message;
}

json::object message(std::string_view kind, std::string_view id) {
    json::object made;
    made["kind"] = kind;
    made["id"] = id;
    return made;
}

json::object say(std::string_view id, std::string_view words) {
    json::object made = message("say", id);
    made["words"] = words;
    return made;
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
        std::vector<Options> sets{Options{}};
        for (const Option& option : ruleset.options) {
            std::vector<Options> longer;
            for (const Options& set : sets) {
                if (option.name == "scheduling") {
                    for (const std::string_view word : option.words) {
                        longer.push_back(set);
                        longer.back()[option.name] = word;
                    }
                } else {  // the shortest game there is
                    longer.push_back(set);
                    if (option.kind == Option::Kind::Number) {
                        longer.back()[option.name] = option.least;
                    }
                }
            }
            sets = std::move(longer);
        }
        for (const int players : {ruleset.least_players, ruleset.most_players}) {
            for (const Options& options : sets) {
                ways.push_back({std::string(ruleset.id), players, options});
            }
        }
    }
    return ways;
}

Way first_way() { return all_ways().front(); }

json::object settings_for(const Way& way, json::object more) {
    if (way.is_live() && !more.contains("clock")) {
        more["clock"] = {
            {"kind",   "live"},
            {"window", 60    },
            {"phase",  300   }
        };
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
            id = guest->open({
                {"game",     way.game   },
                {"players",  way.players},
                {"options",  way.options},
                {"settings", settings   }
            });
        } else if (const Answer joined = guest->join(id, i); joined.status != 200) {
            throw failure("cannot join: " + joined.body);
        }
        guest->visit(id);
        seated[static_cast<std::size_t>(i)] = std::move(guest);
    }
    for (int i = 0; i < watchers; ++i) {
        auto guest = std::make_unique<Guest>(house, "Watcher" + std::to_string(i));
        guest->post("/api/me", {
                                   {"name", guest->name()}
        });
        guest->visit(id);
        watching.push_back(std::move(guest));
    }
    json::object start{
        {"kind",  "start"},
        {"id",    "start"},
        {"level", bots   }
    };
    const json::object answer = at(0).command(start);
    if (text_of(answer, "kind") != "ack") throw failure("not begun: " + json::serialize(answer));
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
    const json::object answer = party.at(number(seat)).command({
        {"kind",     "move"                                      },
        {"id",       id                                          },
        {"move",     session.notation().move_json(move)          },
        {"question", game.question(session.state(), seat, move)  }
    });
    if (text_of(answer, "kind") != "ack") throw failure("refused: " + json::serialize(answer));
    return true;
}

void play_out(TestHouse& house, Party& party, Rng& luck) {
    for (int i = 0; house.table(party.id).status() == Table::Status::Running; ++i) {
        if (i > 20'000) throw failure("the game does not end");
        if (!any_move(house, party, luck, "p" + std::to_string(i))) house.pass_to_next_alarm();
    }
}

}  // namespace moneybags::house_tests
