#include "table/plea.h"

#include "games/coin/game.h"
#include "notation/money.h"

namespace moneybags {

// What gold would bring, and what the fist costs.
template <>
std::optional<Plea> plea_of<coin::Family>(const Deed& deed) {
    using namespace coin;
    if (deed.move.as<Move>().act != Act::Buy) return {};
    const Rules& rules = rules_of<Family>(deed.game);
    const Coin said = deed.view.as<View>().open.said;
    return Plea{"gold",
                {paid("gold", rules.gold.count() * kMillion),
                 paid("price", price(rules, said).count() * kMillion)}};
}

}  // namespace moneybags
