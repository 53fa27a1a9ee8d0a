// Moves as people type them and as programs send them.

#include <vector>

#include "notation/guillotines/grammar.h"
#include "notation/guillotines/notation.h"
#include "notation/listener.h"
#include "notation/money.h"

namespace moneybags::guillotines {

std::string GuillotinesNotation::move_text(Seat, const AnyMove& move) const {
    return guillotines::move_text(rules_, names_, move.as<Move>());
}

Result<AnyMove> GuillotinesNotation::read_move(Seat by, std::string_view text,
                                               std::span<const AnyChoice> legal) const {
    static const std::vector<Verb> kVerbs = [] {
        std::vector<Verb> verbs;
        for (const Form& form : forms()) verbs.push_back({form.verb, form.usage});
        return verbs;
    }();
    Speech speech{.book = ruleset_.texts,
                  .verbs = kVerbs,
                  .now = {},
                  .exactly = [&](std::string_view line) -> std::optional<AnyMove> {
                      const auto move = read_exactly(rules_, names_, line);
                      return move ? std::optional(AnyMove::of(*move)) : std::nullopt;
                  }};
    for (const AnyChoice& choice : legal) speech.now.push_back(choice_text(by, choice));
    return listen(speech, text);
}

std::string GuillotinesNotation::choice_text(Seat, const AnyChoice& choice) const {
    return guillotines::move_text(rules_, names_, choice.as<Choice>().move());
}

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
std::unique_ptr<Notation> notation_of<guillotines::Family>(const Game& game, Names names) {
    return std::make_unique<guillotines::GuillotinesNotation>(
        game.ruleset(), rules_of<guillotines::Family>(game), std::move(names));
}

template <>
std::int64_t score_unit_of<guillotines::Family>() {
    return 0;  // needs that are met
}

}  // namespace moneybags
