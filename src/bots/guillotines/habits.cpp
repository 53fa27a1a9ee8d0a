// Habits of Billionaires & Guillotines. One that wins more than a rookie among rookies is a hole in
// the rookie.

#include "bots/habits.h"

#include "bots/guillotines/lite.h"
#include "bots/guillotines/rookie.h"
#include "bots/lite_bot.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {
namespace {

enum class Habit : std::uint8_t {
    Celebrity,    // takes that Role where it can, keeps it, and lets the Revolution come
    KeepsAssets,  // gives nothing of its own in Panic!
    NoConsent,    // agrees to nothing
};

class HabitualBot final : public CopiedBot<HabitualBot> {
   public:
    explicit HabitualBot(Habit habit) : habit_(habit) {}

    void hear(const Game& game, const AnyEvent& event) override { rookie_.hear(game, event); }
    AnyMove choose(const Game& game, const AnyView& any, std::span<const AnyChoice> legal,
                   Rng& luck) override {
        const View seen = any.as<View>();
        const Rules& rules = rules_of<Family>(game);
        std::vector<AnyChoice> left;
        for (const AnyChoice& each : legal) {
            if (does(rules, seen, each.as<Choice>().move())) left.push_back(each);
        }
        return rookie_.choose(game, any, left.empty() ? legal : left, luck);
    }

   private:
    bool does(const Rules& rules, const View& seen, const Move& move) const {
        switch (habit_) {
            case Habit::Celebrity:
                return does_a_celebrity(seen, move);
            case Habit::KeepsAssets:
                if (seen.open.phase == Phase::Consent) {
                    return move.act != Act::Yes || !takes(rules, seen, seen.offer);
                }
                return seen.open.phase != Phase::Negotiate || move.act == Act::Pass ||
                       move.act == Act::MakeOffer ||
                       !(mine(rules, seen, move.assets[0]) || mine(rules, seen, move.assets[1]));
            default:
                return seen.open.phase != Phase::Consent || move.act != Act::Yes;
        }
    }
    static bool does_a_celebrity(const View& seen, const Move& move) {
        if (seen.open.phase == Phase::KeepRole && seen.looking.has(Role::Celebrity)) {
            return move.role == Role::Celebrity;
        }
        if (seen.role[seen.me] != Role::Celebrity) return true;
        switch (seen.open.phase) {
            case Phase::ReturnRoles:
                return move.act == Act::KeepOld;
            case Phase::Celebrity:
                return move.act == Act::Reveal;
            case Phase::Consent:
                return move.act != Act::Yes || seen.offer.sacrificed == 0;
            default:
                return move.act != Act::OfferSacrifice && move.policy != Policy::RepressTheRebels &&
                       move.policy != Policy::NewRole;
        }
    }
    static bool mine(const Rules& rules, const View& seen, Asset asset) {
        if (asset == Asset::None) return false;
        const Billionaire b = owner(seen.open, asset);
        return b != Billionaire::None && controller(rules, seen.open, b) == seen.me;
    }
    static bool takes(const Rules& rules, const View& seen, const Offer& offer) {
        for (std::size_t i = 0; i < offer.made; ++i) {
            if (mine(rules, seen, offer.steps[i].given)) return true;
        }
        for (std::size_t i = 0; i < offer.sacrificed; ++i) {
            if (mine(rules, seen, offer.sacrifice[i])) return true;
        }
        return false;
    }

    RookieBot rookie_;
    Habit habit_;
};

}  // namespace
}  // namespace moneybags::guillotines

namespace moneybags {

template <>
std::span<const Level> habits_of<guillotines::Family>() {
    using namespace guillotines;
    static constexpr Level kHabits[] = {
        {"lite", seated<LiteBot<Family>>},
        {"celebrity", seated<HabitualBot, Habit::Celebrity>},
        {"keeps-assets", seated<HabitualBot, Habit::KeepsAssets>},
        {"no-consent", seated<HabitualBot, Habit::NoConsent>},
    };
    return kHabits;
}

}  // namespace moneybags
