#pragma once

// Games on record for a coach to look back on, played by whoever a test says.

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "bots/adviser.h"
#include "bots/bot.h"
#include "coach/coach.h"
#include "table/log.h"
#include "tests/support/option_sets.h"
#include "tests/support/whole_game.h"

namespace moneybags::coach_tests {

inline Session begun(const Ruleset& ruleset, int players, const Options& options) {
    Agreement agreed;
    agreed.game = ruleset.id;
    agreed.players = players;
    agreed.options = options;
    return *Session::begin(agreed);
}

// Plays on to the end: `move(session, seat)` says what each does, `hear(seat, event)` is told to
// every seat that may know of it.
template <class Move, class Hear>
void play_out(Session& session, Rng& luck, const Move& move, const Hear& hear) {
    const Game& game = session.game();
    while (true) {
        const Turn turn = game.turn(session.state());
        if (turn.kind == Turn::Kind::Over) return;
        Record record;
        if (turn.kind == Turn::Kind::Chance) {
            record = record::Chance{draw(game.outcomes(session.state()), luck)};
        } else {
            const Seat seat =
                turn.awaited.single() ? turn.awaited.lowest() : game.next(session.state());
            record = record::Move{seat, move(session, seat)};
        }
        for (const AnyEvent& event : session.apply(record)) {
            for (const Seat seat : SeatSet::first(static_cast<std::size_t>(game.players()))) {
                if (game.audience(event).includes(seat)) hear(seat, event);
            }
        }
    }
}

// Bots on all chairs.
class Bots {
   public:
    Bots(const Ruleset& ruleset, int players, std::string_view level) {
        for (int i = 0; i < players; ++i) all_.push_back(*make_bot(ruleset, level));
    }
    Bot& operator[](Seat seat) { return *all_[static_cast<std::size_t>(seat)]; }
    void replace(Seat seat, std::unique_ptr<Bot> bot) {
        all_[static_cast<std::size_t>(seat)] = std::move(bot);
    }
    AnyMove choose(const Session& session, Seat seat, Rng& luck) {
        const Game& game = session.game();
        return (*this)[seat].choose(game, game.view(session.state(), seat),
                                    game.legal(session.state(), seat), luck);
    }

   private:
    std::vector<std::unique_ptr<Bot>> all_;
};

inline Session played(const Ruleset& ruleset, int players, const Options& options,
                      std::string_view level, std::uint64_t seed) {
    Session session = begun(ruleset, players, options);
    Bots bots(ruleset, players, level);
    Rng luck{seed};
    play_out(
        session, luck, [&](const Session& now, Seat seat) { return bots.choose(now, seat, luck); },
        [&](Seat seat, const AnyEvent& event) { bots[seat].hear(session.game(), event); });
    return session;
}

inline Coach looked_back(const Session& session, Seat seat, std::uint32_t playouts) {
    Coach coach = *Coach::on(session, seat, {}, {.playouts = playouts, .time = {}});
    while (!coach.is_done()) coach.go_on();
    return coach;
}

inline bool has_coach(const Ruleset& ruleset) { return ruleset.id != "coin"; }

}  // namespace moneybags::coach_tests
