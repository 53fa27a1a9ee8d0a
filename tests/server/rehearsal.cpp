#include "tests/server/rehearsal.h"

#include <algorithm>
#include <stdexcept>

#include "bots/bot.h"

namespace moneybags::house_tests {

namespace {

bool same_choices(const Game& game, const std::vector<AnyChoice>& a,
                  const std::vector<AnyChoice>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const auto& x, const auto& y) {
        const std::uint32_t count = game.count(x);
        return count == game.count(y) && game.same(game.move(x, 0), game.move(y, 0)) &&
               game.same(game.move(x, count - 1), game.move(y, count - 1));
    });
}

}  // namespace

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

namespace {

// ---- rehearsing ----

class Stage {
   public:
    Stage(Rehearsal& play, Rng luck) : play_(play), luck_(luck), table_(opened(play)) {
        for (int i = 0; i < play_.style.people; ++i) {
            must(i, entry::Sit::Asked{seat_at(i), "Guest" + std::to_string(i), digest("key")});
        }
        must(0, entry::Start::Asked{"random"});
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
            note_draft();
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
        const Granted<Table::Judged> entry = table_.ask(command_of(who, std::move(what)), now_);
        if (!entry) throw std::runtime_error("refused: " + entry.error().reason);
        fold(*entry);
    }
    void fold(const Table::Judged& entry, bool is_act = false) {
        play_.others.push_back(others(*entry));
        table_.fold(entry);
        play_.entries.push_back(*entry);
        play_.records.push_back(table_.session() ? table_.session()->records().size() : 0);
        play_.acts.push_back(is_act ? play_.script.size() : Rehearsal::kNobodys);
    }

    // ---- what happens by itself, as the desk lets it happen ----
    void settle() {
        while (true) {
            if (const auto entry = table_.due(now_)) {
                fold(*entry);
            } else if (const auto asked = table_.bot_asked(now_)) {
                const Granted<Table::Judged> answer =
                    table_.bot_answers(*asked, think(*asked), now_);
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
            mind = {make_company(game.ruleset(), asked.level, asked.temper).bot, asked.level, 0,
                    table_.undone()};
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
        const record::Move* made = move_in(step->record);
        if (made == nullptr) return {};
        constexpr std::size_t kEnough = 3;
        const Game& game = table_.session()->game();
        AnyState played = table_.session()->state();
        const std::vector<AnyEvent> events = game.apply(played, made->seat, made->move);
        std::vector<AnyMove> list;
        for (const AnyChoice& choice : game.legal(table_.session()->state(), made->seat)) {
            const AnyMove move = game.move(choice, 0);
            if (list.size() == kEnough || game.same(move, made->move)) continue;
            AnyState other = table_.session()->state();
            const std::vector<AnyEvent> heard = game.apply(other, made->seat, move);
            if (sounds_alike(game, kSpectator, events, heard) &&
                looks_alike(game, kSpectator, played, other)) {
                list.push_back(move);
            }
        }
        return list;
    }

    void note_draft() {
        const Session& session = *table_.session();
        const Game& game = session.game();
        for (const Seat seat : who_may_act()) {
            if (table_.chairs()[static_cast<std::size_t>(seat)].minded) continue;
            for (const AnyChoice& choice : game.legal(session.state(), seat)) {
                const AnyMove move = game.move(choice, 0);
                if (!is_draft(seat, move)) continue;
                play_.drafts[play_.script.size()] = {number(seat),
                                                     session.notation().move_json(move)};
                return;
            }
        }
    }
    bool is_draft(Seat seat, const AnyMove& move) const {
        const Game& game = table_.session()->game();
        const AnyState before = table_.session()->state();
        if (!game.may_be_undone(before, seat, move)) return false;
        AnyState after = before;
        const std::vector<AnyEvent> events = game.apply(after, seat, move);
        for (int i = -1; i < play_.way.players; ++i) {
            const Seat reader = i < 0 ? kSpectator : seat_at(i);
            if (reader == seat) continue;
            if (!looks_alike(game, reader, before, after) ||
                !sounds_alike(game, reader, events, {})) {
                return false;
            }
        }
        return true;
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
            say(act, "say", entry::Say{words}, "words", words);
        } else if (dice < 9) {
            act.who = static_cast<int>(luck_.below(anybody));
            const int at = static_cast<int>(luck_.below(anybody));
            act.message["at"] = at;
            say(act, "react", entry::React{.at = seat_at(at), .what = "liar"}, "what", "liar");
        } else if (dice < 12) {
            act.who = static_cast<int>(luck_.below(anybody));
            say(act, "undo", entry::Undo{});
        } else if (dice < 18) {
            act.who = static_cast<int>(luck_.below(anybody));
            const bool yes = luck_.below(2) == 0;
            act.message["yes"] = yes;
            say(act, "answer-undo", entry::AnswerUndo{.yes = yes});
        } else if (dice < 19 && play_.style.sleepy) {
            act.who = static_cast<int>(luck_.below(anybody));
            say(act, "mind", entry::Mind{});
        } else if (dice < 22 && play_.style.sleepy) {
            act.who = static_cast<int>(luck_.below(anybody));
            say(act, "back", entry::Back{});
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
        entry::Move command;
        command.move = session.notation().move_json(wanted);
        command.question = game.question(session.state(), seat, wanted);
        act.message["move"] = *command.move;
        act.message["question"] = *command.question;
        say(act, "move", command);
    }
    void say(Act& act, std::string_view kind, Command::What what, std::string_view field = {},
             std::string_view value = {}) {
        act.message["kind"] = kind;
        act.message["id"] = "act-" + std::to_string(play_.script.size());
        if (!field.empty()) act.message[field] = value;
        const Granted<Table::Judged> entry = table_.ask(command_of(act.who, std::move(what)), now_);
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

}  // namespace moneybags::house_tests
