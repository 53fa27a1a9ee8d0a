// Habits of Mad Millionaire. One that wins more than a rookie among rookies is a hole in the
// rookie.

#include "bots/habits.h"

#include <algorithm>

#include "bots/lite_bot.h"
#include "bots/madcity/leaning.h"
#include "bots/madcity/lite.h"
#include "bots/madcity/rookie.h"
#include "bots/regular.h"
#include "encoding/madcity.h"
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

// As another bot, but for the first turn: sells what it has then, or keeps it whatever that one
// thinks.
class FirstTurnBot final : public CopiedBot<FirstTurnBot> {
   public:
    FirstTurnBot(std::unique_ptr<Bot> as, bool sells) : as_(std::move(as)), sells_(sells) {}
    FirstTurnBot(const FirstTurnBot& other)
        : as_(other.as_->copy()), sells_(other.sells_), is_first_(other.is_first_) {}

    void be(Temper temper) override { as_->be(temper); }
    void hear(const Game& game, const AnyEvent& event) override { as_->hear(game, event); }
    AnyMove choose(const Game& game, const AnyView& view, std::span<const AnyChoice> legal,
                   Rng& luck) override {
        const AnyMove thought = as_->choose(game, view, legal, luck);
        if (!is_first_ || view.as<View>().open.phase != Phase::Main) return thought;
        is_first_ = false;
        for (const AnyChoice& each : legal) {
            const Move move = each.as<Choice>().move(0);
            if (move.act == (sells_ ? Act::Sell : Act::Roll)) return AnyMove::of(move);
        }
        return thought;
    }

   private:
    std::unique_ptr<Bot> as_;
    bool sells_;
    bool is_first_ = true;
};

template <auto kMake, bool kSells>
Result<std::unique_ptr<Bot>> seated_first_turn() {
    Result<std::unique_ptr<Bot>> as = kMake();
    if (!as) return as;
    return std::unique_ptr<Bot>(std::make_unique<FirstTurnBot>(std::move(*as), kSells));
}

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
        {"rookie-sells-first", seated_first_turn<seated<RookieBot>, true>},
        {"rookie-keeps-first", seated_first_turn<seated<RookieBot>, false>},
        {"regular-sells-first", seated_first_turn<seated_regular<Family>, true>},
        {"regular-keeps-first", seated_first_turn<seated_regular<Family>, false>},
    };
    return kHabits;
}

}  // namespace moneybags
