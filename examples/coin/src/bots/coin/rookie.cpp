// A bot that says the truth two times out of three, and buys what is called gold half of the time.

#include "bots/adviser.h"
#include "bots/habits.h"
#include "bots/strength.h"
#include "games/coin/game.h"

namespace moneybags {

namespace {

class Rookie final : public CopiedBot<Rookie> {
   public:
    AnyMove choose(const Game&, const AnyView& any, std::span<const AnyChoice>,
                   Rng& luck) override {
        using namespace coin;
        const auto view = any.as<View>();
        if (view.open.phase == Phase::Ask) {
            const Coin lie = view.coin == Coin::Gold ? Coin::Copper : Coin::Gold;
            return AnyMove::of(Move{Act::Call, luck.below(3) > 0 ? view.coin : lie});
        }
        const bool tempted = view.open.said == Coin::Gold && luck.below(2) == 0;
        return AnyMove::of(Move{tempted ? Act::Buy : Act::Pass, {}});
    }
};

constexpr Level kLevels[] = {{"rookie", seated<Rookie>}};

}  // namespace

template <>
std::span<const Level> levels_of<coin::Family>() {
    return kLevels;
}

template <>
std::span<const Strength> strengths_of<coin::Family>() {
    return {};
}

template <>
Result<std::unique_ptr<Adviser>> adviser_of<coin::Family>() {
    return Problem{"coin", "nobody has trained a network for it"};
}

template <>
std::span<const Level> habits_of<coin::Family>() {
    return {};
}

}  // namespace moneybags
