#include "notation/notation.h"

#include "games/fields.h"
#include "notation/money.h"

namespace moneybags {

std::unique_ptr<Notation> make_notation(const Game& game, Names names) {
    return with_family(game.ruleset(),
                       [&]<class Family>() { return notation_of<Family>(game, std::move(names)); });
}

ToldChoice tell_choice(const Game& game, const Notation& notation, Seat by,
                       const AnyChoice& choice) {
    ToldChoice told{notation.move_json(game.move(choice, 0)), notation.choice_text(by, choice), {}};
    if (auto path = notation.amount_path(choice); !path.empty()) {
        told.amount = Amount{1, game.count(choice), std::move(path)};
    }
    return told;
}

boost::json::value standing_json(const Game& game, const Standing& standing) {
    const codec::Context context{game.players()};
    return {{"over", standing.over},
            {"winners", codec::write_json(context, standing.winners)},
            {"score", codec::write_json(context, standing.score)},
            {"unit", score_unit(game)}};
}

boost::json::value refusal_json(const Notation& notation, const Refusal& refusal,
                                Language language) {
    return {{"clause", refusal.clause}, {"reason", refusal.reason},
            {"asked", refusal.asked},   {"least", refusal.least},
            {"most", refusal.most},     {"text", notation.explain(refusal, language)}};
}

}  // namespace moneybags
