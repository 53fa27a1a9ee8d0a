// Moves as people type them and as programs send them. What is written is exact and can be read
// without knowing the table; what is read may be shorter, in another order or in Chinese, as long
// as only one of the listed moves can be meant.

#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/millions/describe.h"
#include "notation/millions/listener.h"
#include "notation/millions/notation.h"
#include "notation/millions/speaker.h"
#include "notation/typed.h"

namespace moneybags::millions {

std::string MillionsNotation::move_text(Seat by, const AnyMove& move) const {
    return Speaker{rules_, names_, by}.text(move.as<Move>());
}

Result<AnyMove> MillionsNotation::read_move(Seat by, std::string_view text,
                                            std::span<const AnyChoice> legal) const {
    std::vector<Choice> choices;
    for (const AnyChoice& each : legal) choices.push_back(each.as<Choice>());
    const Speaker speaker{rules_, names_, number(by) < rules_.players ? by : kSpectator};
    const Result<Move> move = listen(speaker, trimmed(text), std::move(choices));
    if (!move) return move.error();
    return AnyMove::of(*move);
}

std::string MillionsNotation::choice_text(Seat by, const AnyChoice& any) const {
    const Choice choice = any.as<Choice>();
    return Speaker{rules_, names_, by}.text(choice.move(0), choice.payer, choice.most);
}

boost::json::value MillionsNotation::choice_json(Seat by, const AnyChoice& any) const {
    const Choice choice = any.as<Choice>();
    json::object object;
    object["move"] = move_json(AnyMove::of(choice.move(0)));
    object["text"] = choice_text(by, any);
    if (choice.most > 0) {
        object["amount"] = json::object{
            {"least", 1},
            {"most", choice.most},
            {"path", json::array{"pay", fmt::format("{}", number(choice.payer))}},
        };
    }
    return object;
}

}  // namespace moneybags::millions

namespace moneybags {

template <>
std::unique_ptr<Notation> notation_of<millions::Family>(const Game& game, Names names) {
    return std::make_unique<millions::MillionsNotation>(
        game.ruleset(), rules_of<millions::Family>(game), std::move(names));
}

}  // namespace moneybags
