#include "notation/notation.h"

#include <cassert>

#include "notation/codec.h"
#include "notation/guillotines/notation.h"
#include "notation/madcity/notation.h"
#include "notation/millions/notation.h"

namespace moneybags {

// One line for each family of games.
std::unique_ptr<Notation> make_notation(const Game& game, Names names) {
    if (const auto* typed = dynamic_cast<const TypedGame<millions::Interface>*>(&game)) {
        return std::make_unique<millions::MillionsNotation>(game.ruleset(), typed->rules(),
                                                            std::move(names));
    }
    if (const auto* typed = dynamic_cast<const TypedGame<guillotines::Interface>*>(&game)) {
        return std::make_unique<guillotines::GuillotinesNotation>(game.ruleset(), typed->rules(),
                                                                  std::move(names));
    }
    if (const auto* typed = dynamic_cast<const TypedGame<madcity::Interface>*>(&game)) {
        return std::make_unique<madcity::MadcityNotation>(game.ruleset(), typed->rules(),
                                                          std::move(names));
    }
    assert(false);  // a game in the catalogue without a notation
    return nullptr;
}

boost::json::value standing_json(const Game& game, const Standing& standing) {
    const codec::Context context{game.players()};
    boost::json::object told;
    told["over"] = standing.over;
    told["winners"] = codec::write_json(context, standing.winners);
    told["score"] = codec::write_json(context, standing.score);
    return told;
}

boost::json::value refusal_json(const Notation& notation, const Refusal& refusal,
                                Language language) {
    boost::json::object told;
    told["clause"] = refusal.clause;
    told["reason"] = refusal.reason;
    told["asked"] = refusal.asked;
    told["least"] = refusal.least;
    told["most"] = refusal.most;
    told["text"] = notation.explain(refusal, language);
    return told;
}

}  // namespace moneybags
