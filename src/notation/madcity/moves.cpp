// Moves as people type them and as programs send them. What is written is exact and can be read
// without knowing the table; what is read may be shorter, by name or in Chinese, as long as only
// one move can be meant.

#include "notation/madcity/listener.h"
#include "notation/madcity/notation.h"

namespace moneybags::madcity {

std::string MadcityNotation::move_text(Seat by, const AnyMove& move) const {
    return Speaker{rules_, names_, ruleset_.texts, by}.text(move.as<Move>());
}

Result<AnyMove> MadcityNotation::read_move(Seat by, std::string_view text,
                                           std::span<const AnyChoice> legal) const {
    std::vector<Choice> choices;
    for (const AnyChoice& each : legal) choices.push_back(each.as<Choice>());
    const Result<Move> move = listen({rules_, names_, ruleset_.texts, by}, text, choices);
    if (!move) return move.error();
    return AnyMove::of(*move);
}

std::string MadcityNotation::choice_text(Seat by, const AnyChoice& choice) const {
    return move_text(by, AnyMove::of(choice.as<Choice>().move(0)));
}

boost::json::value MadcityNotation::choice_json(Seat by, const AnyChoice& choice) const {
    json::object object;
    object["move"] = move_json(AnyMove::of(choice.as<Choice>().move(0)));
    object["text"] = choice_text(by, choice);
    return object;
}

}  // namespace moneybags::madcity

namespace moneybags {

template <>
std::unique_ptr<Notation> notation_of<madcity::Family>(const Game& game, Names names) {
    return std::make_unique<madcity::MadcityNotation>(
        game.ruleset(), rules_of<madcity::Family>(game), std::move(names));
}

}  // namespace moneybags
