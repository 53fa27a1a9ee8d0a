#include "table/minds.h"

#include <utility>

namespace moneybags {

AnyMove Minds::answer(const Table& table, const Table::Thought& thought) {
    const Game& game = table.session()->game();
    Mind& mind = minds_[thought.seat];
    // Nothing heard can be unheard: after an undo another bot sits down.
    if (!mind.bot || mind.level != thought.level || mind.undone != table.undone()) {
        Company company = make_company(game.ruleset(), thought.level, thought.temper);
        if (company.instead) instead_ = std::move(company.instead);
        company.bot->think(effort_);
        mind = {std::move(company.bot), thought.level, 0, table.undone()};
    }
    for (; mind.heard < table.heard().size(); ++mind.heard) {
        const AnyEvent& event = table.heard()[mind.heard];
        if (game.audience(event).includes(thought.seat)) mind.bot->hear(game, event);
    }
    Rng luck = thought.luck;
    return mind.bot->choose(game, thought.view, thought.legal, luck);
}

}  // namespace moneybags
