// Moves as people type them and as programs send them.

#include <vector>

#include "notation/guillotines/grammar.h"
#include "notation/guillotines/listening.h"
#include "notation/guillotines/notation.h"
#include "notation/texts.h"
#include "notation/typed.h"

namespace moneybags::guillotines {

std::string GuillotinesNotation::move_text(Seat, const AnyMove& move) const {
    return guillotines::move_text(rules_, names_, move.as<Move>());
}

Result<AnyMove> GuillotinesNotation::read_move(Seat, std::string_view text,
                                               std::span<const AnyChoice> legal) const {
    std::vector<Move> moves;
    for (const AnyChoice& each : legal) moves.push_back(each.as<Choice>().move());
    const Result<Move> move = listen(rules_, names_, ruleset_.texts, trimmed(text), moves);
    if (!move) return move.error();
    return AnyMove::of(*move);
}

std::string GuillotinesNotation::choice_text(Seat, const AnyChoice& choice) const {
    return guillotines::move_text(rules_, names_, choice.as<Choice>().move());
}

boost::json::value GuillotinesNotation::choice_json(Seat, const AnyChoice& any) const {
    const Move move = any.as<Choice>().move();
    json::object told;
    told["move"] = move_json(AnyMove::of(move));
    told["text"] = guillotines::move_text(rules_, names_, move);
    return told;
}

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
std::unique_ptr<Notation> notation_of<guillotines::Family>(const Game& game, Names names) {
    return std::make_unique<guillotines::GuillotinesNotation>(
        game.ruleset(), rules_of<guillotines::Family>(game), std::move(names));
}

}  // namespace moneybags
