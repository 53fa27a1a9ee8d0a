#pragma once

// Games in which everything happens that can.

#include <gtest/gtest.h>

#include "table/log.h"

namespace moneybags {

// One step that could happen now: luck, now and then the clock or a word, else any legal move.
inline void step_anyhow(Session& session, Rng& luck) {
    const Game& game = session.game();
    const Turn turn = game.turn(session.state());
    if (turn.kind == Turn::Kind::Chance) {
        ASSERT_TRUE(session.step(record::Chance{draw(game.outcomes(session.state()), luck)}));
        return;
    }
    if (luck.below(20) == 0) {
        const Seat speaker{
            static_cast<std::uint8_t>(luck.below(static_cast<std::uint32_t>(game.players())))};
        session.step(
            record::Say{speaker, "I swear, \"this time\" 我是好人"});  // may be refused: fine
    }
    if (luck.below(50) == 0 && game.may_time_out(session.state())) {
        ASSERT_TRUE(session.step(record::Clock{}));
        return;
    }
    // Anybody who may act does, not only the one `next` would choose.
    std::vector<Seat> may;
    for (const Seat seat : turn.seats) {
        if (!game.legal(session.state(), seat).empty()) may.push_back(seat);
    }
    ASSERT_FALSE(may.empty());
    const Seat seat = may[luck.below(static_cast<std::uint32_t>(may.size()))];
    const AnyMove move = game.draw_move(game.legal(session.state(), seat), luck);
    ASSERT_TRUE(session.step(record::Move{seat, move})) << session.notation().move_text(seat, move);
}

inline void play_out(Session& session, Rng& luck) {
    while (session.game().turn(session.state()).kind != Turn::Kind::Over) {
        step_anyhow(session, luck);
        if (::testing::Test::HasFatalFailure()) return;
    }
}

}  // namespace moneybags
