// Habits of Mad Millionaire. One that wins more than a rookie among rookies is a hole in the
// rookie.

#include "bots/habits.h"

#include <algorithm>

#include "bots/lite_bot.h"
#include "bots/madcity/lite.h"
#include "bots/madcity/rookie.h"
#include "games/madcity/game.h"

namespace moneybags::madcity {
namespace {

// Does without some acts, as far as anything else can be done.
template <Act kAvoided>
class HabitualBot final : public CopiedBot<HabitualBot<kAvoided>> {
   public:
    AnyMove choose(const Game& game, const AnyView& view, std::span<const AnyChoice> legal,
                   Rng& luck) override {
        const Move thought = rookie_.choose(game, view, legal, luck).template as<Move>();
        if (thought.act != kAvoided) return AnyMove::of(thought);
        for (const Act instead : {Act::Roll, Act::Bonus, Act::Done}) {
            for (const AnyChoice& each : legal) {
                const Move move = each.as<Choice>().move(0);
                if (move.act == instead) return AnyMove::of(move);
            }
        }
        return AnyMove::of(thought);
    }

   private:
    RookieBot rookie_;
};

}  // namespace
}  // namespace moneybags::madcity

namespace moneybags {

template <>
std::span<const Level> habits_of<madcity::Family>() {
    using namespace madcity;
    static constexpr Level kHabits[] = {
        {"lite", seated<LiteBot<Family>>},
        {"never-sells", seated<HabitualBot<Act::Sell>>},
        {"always-bonus", seated<HabitualBot<Act::Miss>>},
        {"never-leases", seated<HabitualBot<Act::Lease>>},
    };
    return kHabits;
}

}  // namespace moneybags
