#include "table/proof.h"

namespace moneybags {

namespace json = boost::json;

json::object proof_json(const Proof& proof) {
    return {{"table", proof.table}, {"digest", proof.digest}, {"seed", hex(proof.seed.bytes)}};
}

Result<Proof> read_proof(const json::value& value) {
    const json::object* object = value.if_object();
    const auto text = [&](std::string_view key) -> const json::string* {
        const json::value* field = object == nullptr ? nullptr : object->if_contains(key);
        return field == nullptr ? nullptr : field->if_string();
    };
    const json::string *table = text("table"), *digest = text("digest"), *seed = text("seed");
    if (table == nullptr || digest == nullptr || seed == nullptr || object->size() != 3) {
        return Problem{"field house", "must have the texts table, digest and seed, and no others"};
    }
    const Result<Bytes32> bytes = read_hex(*seed);
    if (!bytes) return Problem{"field house.seed", bytes.error().what};
    return Proof{std::string(*table), std::string(*digest), Seed{*bytes}};
}

std::optional<Problem> check_proof(const Session& session, const Proof& proof,
                                   std::size_t unsealed) {
    const std::string right = commitment(proof.seed, proof.table);
    if (right != proof.digest) {
        return Problem{"digest", "the seed belongs to " + right + ", not to " + proof.digest};
    }
    const Game& game = session.game();
    Session again = rewound(session);
    for (std::size_t i = 0; i < session.records().size(); ++i) {
        const Record& record = session.records()[i];
        const auto* chance = std::get_if<record::Chance>(&record);
        if (chance != nullptr && i >= unsealed) {
            Rng luck = stream(proof.seed, Purpose::Luck, i);
            const AnyOutcome dealt = game.draw(game.outcomes(again.state()), luck);
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
