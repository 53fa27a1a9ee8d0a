#include "tests/server/rehearsal.h"

#include <algorithm>
#include <stdexcept>

#include "bots/bot.h"

namespace moneybags::house_tests {

namespace {

Seat seat_at(int i) { return Seat{static_cast<std::uint8_t>(i)}; }

bool same_choices(const Game& game, const std::vector<AnyChoice>& a,
                  const std::vector<AnyChoice>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const auto& x, const auto& y) {
        const std::uint32_t count = game.count(x);
        return count == game.count(y) && game.same(game.move(x, 0), game.move(y, 0)) &&
               game.same(game.move(x, count - 1), game.move(y, count - 1));
    });
}

// What a reader has a right to know: what happened before their eyes, their view, what they may do.
bool looks_alike(const Game& game, Seat reader, const AnyState& one, const AnyState& two) {
    if (!game.same(game.view(one, reader), game.view(two, reader))) return false;
    if (!(game.turn(one) == game.turn(two))) return false;
    return reader == kSpectator ||
           same_choices(game, game.legal(one, reader), game.legal(two, reader));
}

bool sounds_alike(const Game& game, Seat reader, const std::vector<AnyEvent>& one,
                  const std::vector<AnyEvent>& two) {
    const auto heard = [&](const std::vector<AnyEvent>& events) {
        std::vector<AnyEvent> list;
        for (const AnyEvent& each : events) {
            if (game.audience(each).includes(reader)) list.push_back(each);
        }
        return list;
    };
    const std::vector<AnyEvent> a = heard(one), b = heard(two);
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](const auto& x, const auto& y) { return game.same(x, y); });
}

// ---- rehearsing ----

class Stage {
   public:
    Stage(Rehearsal& play, Rng luck) : play_(play), luck_(luck), table_(opened(play)) {
        for (int i = 0; i < play_.style.people; ++i) {
            must(i, command::Sit{seat_at(i), "Guest" + std::to_string(i), digest("key")});
        }
        must(0, command::Start{"random"});
        settle();
    }

    void play_on() {
        const std::size_t most = play_.style.most_entries;
        while (table_.status() == Table::Status::Running && play_.entries.size() < most) {
            Act act;
            act.pause = Span{100 + luck_.below(1'400)};
            if (is_stuck()) act.pause = until_something_happens();
            pass(act.pause);
            if (table_.status() != Table::Status::Running) {
                finish(act);
                break;
            }
            decide(act);
            finish(act);
        }
        auto session = std::make_shared<Session>(rewound(*table_.session()));
        play_.session = session;
    }

   private:
    static Table opened(const Rehearsal& play) {
        entry::Open open;
        open.table = table_number(play.seed, 0);
        open.game = play.way.game;
        open.players = play.way.players;
        open.options = play.way.options;
        open.settings = *read_settings(play.settings);
        open.host = PersonId{1};
        open.seed = seed_number(play.seed, 0);
        Entry entry;
        entry.at = kEvening;
        entry.what = open;
        Result<Table> table = Table::begin(entry);
        if (!table) throw std::runtime_error(table.error().sentence());
        return std::move(*table);
    }

    Command command_of(int who, Command::What what) const {
        return {PersonId{who + 1}, "Watcher0", "", std::move(what)};
    }
    void must(int who, Command::What what) {
        const Granted<Entry> entry = table_.obey(command_of(who, std::move(what)), now_);
        if (!entry) throw std::runtime_error("refused: " + entry.error().reason);
        fold(*entry);
    }
    void fold(const Entry& entry, bool is_act = false) {
        play_.others.push_back(others(entry));
        if (const auto problem = table_.fold(entry)) throw std::runtime_error(problem->sentence());
        play_.entries.push_back(entry);
        play_.records.push_back(table_.session() ? table_.session()->records().size() : 0);
        play_.acts.push_back(is_act ? play_.script.size() : Rehearsal::kNobodys);
    }

    // ---- what happens by itself, as the desk lets it happen ----
    void settle() {
        while (true) {
            if (const auto entry = table_.due(now_)) {
                fold(*entry);
            } else if (const auto asked = table_.bot_asked(now_)) {
                const Granted<Entry> answer = table_.bot_answers(*asked, think(*asked), now_);
                if (!answer) throw std::runtime_error("a bot cheats");
                fold(*answer);
            } else {
                return;
            }
        }
    }
    AnyMove think(const Table::Thought& asked) {
        const Game& game = table_.session()->game();
        Mind& mind = minds_[asked.seat];
        if (!mind.bot || mind.level != asked.level || mind.undone != table_.undone()) {
            mind = {*make_bot(game.ruleset(), asked.level), asked.level, 0, table_.undone()};
        }
        for (; mind.heard < table_.heard().size(); ++mind.heard) {
            const AnyEvent& event = table_.heard()[mind.heard];
            if (game.audience(event).includes(asked.seat)) mind.bot->hear(game, event);
        }
        Rng luck = asked.luck;
        return mind.bot->choose(game, asked.view, asked.legal, luck);
    }
    void pass(Span span) {
        const Time until = now_ + span;
        while (true) {
            const std::optional<Time> wakes = table_.wakes();
            if (!wakes || *wakes > until) break;
            now_ = std::max(now_, *wakes);
            settle();
            if (table_.wakes() && *table_.wakes() <= now_) break;  // it waits for something else
        }
        now_ = until;
        settle();
    }

    // Only of moves of people: the script has those.
    std::vector<AnyMove> others(const Entry& entry) const {
        const auto* step = std::get_if<entry::Step>(&entry.what);
        if (step == nullptr || step->hand != Hand::Person) return {};
        const Record& record = step->record;
        if (record.kind != Record::Kind::Move) return {};
        constexpr std::size_t kEnough = 3;
        const Game& game = table_.session()->game();
        AnyState played = table_.session()->state();
        const std::vector<AnyEvent> events = game.apply(played, record.seat, record.move);
        std::vector<AnyMove> list;
        for (const AnyChoice& choice : game.legal(table_.session()->state(), record.seat)) {
            const AnyMove move = game.move(choice, 0);
            if (list.size() == kEnough || game.same(move, record.move)) continue;
            AnyState other = table_.session()->state();
            const std::vector<AnyEvent> heard = game.apply(other, record.seat, move);
            if (sounds_alike(game, kSpectator, events, heard) &&
                looks_alike(game, kSpectator, played, other)) {
                list.push_back(move);
            }
        }
        return list;
    }

    // ---- what people do ----
    bool may_act(Seat seat) const {
        const Session& session = *table_.session();
        const bool dozes = play_.style.sleepy && seat == seat_at(0);
        return number(seat) < play_.style.people && !dozes &&
               !session.game().legal(session.state(), seat).empty();
    }
    std::vector<Seat> who_may_act() const {
        std::vector<Seat> may;
        const Session& session = *table_.session();
        for (const Seat seat : session.game().turn(session.state()).seats) {
            if (may_act(seat)) may.push_back(seat);
        }
        return may;
    }
    bool is_stuck() const { return who_may_act().empty(); }
    Span until_something_happens() const {
        const std::optional<Time> wakes = table_.wakes();
        if (!wakes) return Span{1'000};
        return std::max(*wakes - now_, Span{1});
    }

    void decide(Act& act) {
        const std::uint32_t dice = luck_.below(100);
        const auto anybody = static_cast<std::uint32_t>(play_.style.people);
        if (dice < 5) {
            act.who = static_cast<int>(luck_.below(anybody + 1));  // or the one who watches
            if (act.who == play_.style.people) act.who = play_.way.players;
            const std::string words = "I swear, " + std::to_string(luck_.below(1000));
            say(act, "say", command::Say{words}, "words", words);
        } else if (dice < 9) {
            act.who = static_cast<int>(luck_.below(anybody));
            const int at = static_cast<int>(luck_.below(anybody));
            act.message["at"] = at;
            say(act, "react", command::React{seat_at(at), "liar"}, "what", "liar");
        } else if (dice < 12) {
            act.who = static_cast<int>(luck_.below(anybody));
            say(act, "undo", command::AskUndo{});
        } else if (dice < 18) {
            act.who = static_cast<int>(luck_.below(anybody));
            const bool yes = luck_.below(2) == 0;
            act.message["yes"] = yes;
            say(act, "answer-undo", command::AnswerUndo{yes});
        } else if (dice < 19 && play_.style.sleepy) {
            act.who = static_cast<int>(luck_.below(anybody));
            say(act, "mind", command::Mind{});
        } else if (dice < 22 && play_.style.sleepy) {
            act.who = static_cast<int>(luck_.below(anybody));
            say(act, "back", command::Back{});
        } else {
            move(act);
        }
    }
    void move(Act& act) {
        const std::vector<Seat> may = who_may_act();
        if (may.empty()) return;  // only time passes
        const Session& session = *table_.session();
        const Game& game = session.game();
        const Seat seat = may[luck_.below(static_cast<std::uint32_t>(may.size()))];
        const AnyMove wanted = game.draw_move(game.legal(session.state(), seat), luck_);
        act.who = number(seat);
        command::Move command;
        command.move = session.notation().move_json(wanted);
        command.question = game.question(session.state(), seat, wanted);
        act.message["move"] = command.move;
        act.message["question"] = *command.question;
        say(act, "move", command);
    }
    void say(Act& act, std::string_view kind, Command::What what, std::string_view field = {},
             std::string_view value = {}) {
        act.message["kind"] = kind;
        act.message["id"] = "act-" + std::to_string(play_.script.size());
        if (!field.empty()) act.message[field] = value;
        const Granted<Entry> entry = table_.obey(command_of(act.who, std::move(what)), now_);
        if (!entry) return;  // a refusal is part of the play too
        fold(*entry, true);
        settle();
    }
    void finish(Act act) {
        act.entries_after = play_.entries.size();
        play_.script.push_back(std::move(act));
    }

    struct Mind {
        std::unique_ptr<Bot> bot;
        std::string level;
        std::size_t heard = 0;
        int undone = 0;
    };

    Rehearsal& play_;
    Rng luck_;
    Time now_ = kEvening;
    Table table_;
    std::map<Seat, Mind> minds_;
};

// ---- twins ----

// The original and a twin side by side.
class Pair {
   public:
    Pair(const Rehearsal& play, Twin& twin)
        : play_(play), game_(play.session->game()), twin_(twin) {}

    // How long each reader cannot tell, by the number of entries.
    std::map<Seat, std::size_t> compare() {
        const std::size_t count = play_.entries.size();
        one_ = two_ = {play_.session->beginning()};
        for (Seat seat : readers()) told_[seat] = count;
        std::size_t e = 0;
        for (; e < count && step(e); ++e) {
        }
        for (auto& [seat, cut] : told_) cut = std::min(cut, e);
        return told_;
    }
    bool differs() const { return differed_; }

   private:
    std::vector<Seat> readers() const {
        std::vector<Seat> all{kSpectator};
        for (int i = 0; i < play_.way.players; ++i) all.push_back(seat_at(i));
        return all;
    }
    bool knows_already(Seat seat, std::size_t e) const { return told_.at(seat) <= e; }

    bool step(std::size_t e) {
        const std::size_t stood = play_.records[e];
        if (stood + 1 < one_.size()) {  // an undo
            one_.resize(stood + 1);
            two_.resize(stood + 1);
        }
        const auto* step = std::get_if<entry::Step>(&play_.entries[e].what);
        if (step == nullptr) return true;
        AnyState one = one_.back(), two = two_.back();
        std::vector<AnyEvent> in_one, in_two;
        const Record& record = step->record;
        switch (record.kind) {
            case Record::Kind::Say:
                if (game_.say_objection(two, record.seat)) return false;
                break;
            case Record::Kind::Chance:
                if (!same_luck(one, two)) return false;
                in_one = game_.apply(one, record.outcome);
                in_two = game_.apply(two, record.outcome);
                break;
            case Record::Kind::Clock:
                if (!game_.may_time_out(two)) return false;
                in_one = game_.time_out(one);
                in_two = game_.time_out(two);
                break;
            case Record::Kind::Move: {
                // A bot that knows more would play another move.
                if (step->hand != Hand::Person && knows_already(record.seat, e)) return false;
                const auto other = twin_.moves.find(e);
                const AnyMove& move = other == twin_.moves.end() ? record.move : other->second;
                if (game_.objection(two, record.seat, move)) return false;
                in_one = game_.apply(one, record.seat, record.move);
                in_two = game_.apply(two, record.seat, move);
                break;
            }
        }
        if (game_.turn(one).kind == Turn::Kind::Over) return false;  // then all is open
        one_.push_back(one);
        two_.push_back(two);
        if (e >= twin_.last) differed_ = differed_ || !game_.same(one, two);
        if (twin_.moves.begin()->first > e) return true;
        bool anybody = false;
        for (auto& [reader, cut] : told_) {
            if (cut <= e) continue;
            if (!looks_alike(game_, reader, one, two) ||
                !sounds_alike(game_, reader, in_one, in_two)) {
                cut = e;
            } else {
                anybody = true;
            }
        }
        return anybody;
    }

    bool same_luck(const AnyState& one, const AnyState& two) const {
        const auto a = game_.outcomes(one), b = game_.outcomes(two);
        return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const auto& x, const auto& y) {
            return x.weight == y.weight && game_.same(x.outcome, y.outcome);
        });
    }

    const Rehearsal& play_;
    const Game& game_;
    Twin& twin_;
    std::vector<AnyState> one_, two_;
    std::map<Seat, std::size_t> told_;
    bool differed_ = false;
};

const Record* persons_move(const Rehearsal& play, std::size_t e) {
    const auto* step = std::get_if<entry::Step>(&play.entries[e].what);
    if (step == nullptr || step->hand != Hand::Person) return nullptr;
    return step->record.kind == Record::Kind::Move ? &step->record : nullptr;
}

// The end that leaves most to compare: so many entries for so many readers.
std::size_t choose_end(Twin& twin, const std::map<Seat, std::size_t>& told) {
    std::size_t best = 0;
    for (const auto& [seat, cut] : told) {
        if (cut <= twin.last + 1) continue;
        std::vector<Seat> readers;
        for (const auto& [other, others] : told) {
            if (others >= cut) readers.push_back(other);
        }
        const std::size_t worth = (cut - twin.last - 1) * readers.size();
        if (worth <= best) continue;
        best = worth;
        twin.end = cut;
        twin.readers = readers;
    }
    return best;
}

}  // namespace

Rehearsal rehearse(const Way& way, json::object settings, const std::string& seed, Style style,
                   Rng luck) {
    Rehearsal play;
    play.way = way;
    play.settings = std::move(settings);
    play.seed = seed;
    play.style = style;
    Stage stage(play, luck);
    stage.play_on();
    return play;
}

std::vector<Twin> find_twins(const Rehearsal& play, std::size_t most, Rng luck) {
    struct Found {
        std::size_t worth;
        Twin twin;
    };
    std::vector<Found> found;
    const Game& game = play.session->game();
    const std::size_t near = 2 * static_cast<std::size_t>(play.way.players) + 4;
    const auto consider = [&](std::map<std::size_t, AnyMove> moves) {
        Twin twin;
        twin.last = moves.rbegin()->first;
        twin.moves = std::move(moves);
        Pair pair(play, twin);
        const auto told = pair.compare();
        if (!pair.differs()) return;
        const std::size_t worth = choose_end(twin, told);
        if (worth > 0) found.push_back({worth, std::move(twin)});
    };
    for (std::size_t i = 0; i < play.entries.size(); ++i) {
        const Record* mine = persons_move(play, i);
        // What is said aloud cannot differ unheard; and of the rest a part will do.
        if (mine == nullptr || play.others[i].empty() || luck.below(4) == 0) continue;
        for (std::size_t j = i + 1; j < std::min(play.entries.size(), i + near); ++j) {
            const Record* theirs = persons_move(play, j);
            if (theirs == nullptr || play.others[j].empty() || theirs->seat == mine->seat) continue;
            if (game.same(mine->move, theirs->move)) continue;
            consider({
                {i, theirs->move},
                {j, mine->move  }
            });
        }
        for (const AnyMove& other : play.others[i]) {
            consider({
                {i, other}
            });
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.worth > b.worth; });
    std::vector<Twin> best;
    for (Found& each : found) {
        const bool new_one = std::none_of(best.begin(), best.end(), [&](const Twin& twin) {
            return twin.moves.begin()->first == each.twin.moves.begin()->first;
        });
        if (new_one && best.size() < most) best.push_back(std::move(each.twin));
    }
    return best;
}

// ---- performing ----

namespace {

// Everything somebody can ask for without changing anything, and then some that is refused.
void look_round(Guest& guest, const std::string& table) {
    for (const char* path : {"", "/qr.svg", "/export", "/report", "/replay"}) {
        guest.get("/api/tables/" + table + path);
    }
    for (const char* path : {"/api/games", "/api/tables", "/api/me", "/api/me/tables"}) {
        guest.get(path);
    }
    guest.get("/api/tables/" + table + "?lang=zh");
}

void ask_round(Guest& guest, const std::string& table) {
    guest.sync();
    const std::string stream = guest.stream;
    const std::int64_t seq = guest.seq;
    json::object earlier;
    earlier["kind"] = "earlier";
    earlier["before"] = 1'000'000;
    guest.send(earlier);
    guest.next("story");
    json::object move;
    move["kind"] = "move";
    move["id"] = "wild";
    move["text"] = "give me everything";
    guest.command(move);
    const json::value* choices = guest.game.if_contains("choices");
    if (choices != nullptr && !choices->as_array().empty()) {
        const json::value& choice = choices->as_array().front();
        move.erase("text");
        move["id"] = "stale";
        move["move"] = choice.at("move");
        move["question"] = choice.at("question").as_int64() ^ 1;
        guest.command(move);
    }
    for (const std::int64_t since : {std::int64_t{0}, seq / 2, seq}) {
        json::object back;
        back["stream"] = stream;
        back["since"] = since;
        guest.stream = stream;
        guest.seq = since;
        guest.visit(table, back);
    }
    json::object chinese;
    chinese["lang"] = "zh";
    guest.visit(table, chinese);
    json::object undo;
    undo["kind"] = "undo";
    undo["id"] = "please";
    guest.command(undo);
    guest.sync();
}

}  // namespace

Performance perform(const Rehearsal& play, const Twin& twin, bool as_twin) {
    Plan plan;
    plan.seed = play.seed;
    TestHouse house(plan);
    Party party(house, play.way, play.settings, play.style.people);
    const auto guest = [&](int who) -> Guest& {
        return who < play.way.players ? party.at(who) : *party.watching.front();
    };
    SeatSet changed;
    std::map<std::size_t, json::value> moves;  // by act
    for (const auto& [entry, move] : twin.moves) {
        changed.add(persons_move(play, entry)->seat);
        moves[play.acts[entry]] = play.session->notation().move_json(move);
    }
    for (std::size_t i = 0; i < play.script.size(); ++i) {
        const Act& act = play.script[i];
        if (act.entries_after > twin.end) break;
        house.pass(act.pause);
        if (act.message.empty()) continue;
        json::object message = act.message;
        if (as_twin && act.who < play.way.players && changed.has(seat_at(act.who))) {
            message.erase("question");  // it may hang on what they hold
            if (moves.contains(i)) message["move"] = moves.at(i);
        }
        guest(act.who).command(message);
        house.calm();
    }
    Performance performance;
    performance.entries = house.disk().entries(party.id);
    std::vector<Guest*> readers;
    for (const Seat seat : twin.readers) {
        if (seat == kSpectator) readers.push_back(&guest(play.way.players));
        else if (party.seated[static_cast<std::size_t>(seat)]) readers.push_back(&guest(number(seat)));
        else continue;  // a bot reads no frames
        look_round(*readers.back(), party.id);
    }
    for (Guest* each : readers) ask_round(*each, party.id);
    std::size_t at = 0;
    for (const Seat seat : twin.readers) {
        if (seat != kSpectator && !party.seated[static_cast<std::size_t>(seat)]) continue;
        Guest& reader = *readers[at++];
        reader.sync();
        std::vector<std::string>& all = performance.received[seat];
        all = reader.frames;
        all.insert(all.end(), reader.bodies.begin(), reader.bodies.end());
    }
    return performance;
}

}  // namespace moneybags::house_tests
