#include "table/proof.h"

namespace moneybags {

std::optional<Problem> check_proof(const Session& session, const entry::Open& opening) {
    const auto unsealed = static_cast<std::size_t>(opening.unsealed.value_or(0));
    const Game& game = session.game();
    Session again = rewound(session);
    for (std::size_t i = 0; i < session.records().size(); ++i) {
        const Record& record = session.records()[i];
        const auto* chance = std::get_if<record::Chance>(&record);
        if (chance != nullptr && i >= unsealed) {
            Rng luck = stream(opening.seed_of(i), Purpose::Luck, i);
            const AnyOutcome dealt = draw(game.outcomes(again.state()), luck);
            if (!game.same(dealt, chance->outcome)) {
                const Notation& notation = session.notation();
                return Problem{"step " + std::to_string(i + 1),
                               "the seed deals " + notation.outcome_text(dealt) + ", not " +
                                   notation.outcome_text(chance->outcome)};
            }
        }
        if (!again.step(record)) return Problem{"step " + std::to_string(i + 1), "cannot follow"};
    }
    return {};
}

}  // namespace moneybags
