#include "table/hint.h"

#include <cmath>

namespace moneybags {

namespace {

int of_hundred(double share) { return static_cast<int>(std::lround(100 * share)); }

}  // namespace

std::string_view word(Hint::Sure sure) {
    switch (sure) {
        case Hint::Sure::Alone:
            return "alone";
        case Hint::Sure::Better:
            return "better";
        case Hint::Sure::Close:
            break;
    }
    return "close";
}

Asker asker(const Game& game, const AnyState& state, Seat seat, std::span<const AnyEvent> heard) {
    Asker asker{.seat = seat,
                .view = game.view(state, seat),
                .legal = game.legal(state, seat),
                .heard = {}};
    asker.seed = game.question(state, seat, game.move(asker.legal[0], 0));  // the seat is told it
    for (const AnyEvent& event : heard) {
        if (game.audience(event).includes(seat)) asker.heard.push_back(event);
    }
    return asker;
}

std::optional<Hint> hint(const Game& game, const Asker& asker, const Effort& effort) {
    const auto adviser = make_adviser(game.ruleset());
    if (!adviser || asker.legal.empty()) return {};
    for (const AnyEvent& event : asker.heard) (*adviser)->hear(game, event);
    const std::vector<Advice> all =
        (*adviser)->judge(game, asker.view, asker.legal, effort, asker.seed, {});
    if (all.empty()) return {};
    Hint found{.move = all[0].move, .wins = of_hundred(all[0].wins)};
    if (all.size() > 1) {
        found.other = all[1].move;
        found.other_wins = of_hundred(all[1].wins);
        const bool clear = all[0].wins - all[1].wins > 2 * std::hypot(all[0].error, all[1].error);
        found.sure = clear ? Hint::Sure::Better : Hint::Sure::Close;
    }
    found.plea = plea({game, asker.view, asker.seat, found.move, asker.heard});
    return found;
}

}  // namespace moneybags
