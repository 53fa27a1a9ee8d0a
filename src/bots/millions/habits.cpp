// Habits of Millions of Dollars. One that wins more than a rookie among rookies is a hole in the
// rookie.

#include "bots/habits.h"

#include "bots/lite_bot.h"
#include "bots/millions/lite.h"
#include "bots/millions/rookie.h"
#include "games/millions/game.h"

namespace moneybags::millions {
namespace {

struct Habit {
    Role role = Role::None;   // always picks it
    bool honest = false;      // says what it is, whenever it says anything
    bool liar = false;        // never says what it is
    bool stays = false;       // never leaves for nothing
    bool never_pays = false;  // takes money, but gives none
    bool silent = false;      // ready at once
};

class HabitualBot final : public CopiedBot<HabitualBot> {
   public:
    explicit HabitualBot(const Habit& habit) : habit_(habit) {}

    void hear(const Game& game, const AnyEvent& event) override { rookie_.hear(game, event); }
    AnyMove choose(const Game& game, const AnyView& any, std::span<const AnyChoice> legal,
                   Rng& luck) override {
        const View seen = any.as<View>();
        const Options options{legal};
        const Move thought = rookie_.choose(game, any, legal, luck).as<Move>();
        return AnyMove::of(instead(rules_of<Family>(game), seen, options, thought));
    }

   private:
    Move instead(const Rules& rules, const View& seen, const Options& options,
                 const Move& thought) {
        const Character one = character(rules, seen.me, 0);
        const auto move = [&]() -> std::optional<Move> {
            switch (thought.act) {
                case Act::Pick:
                    if (thought.role == habit_.role || thought.second == habit_.role) return {};
                    if (const auto first = options.roles(Act::Pick, habit_.role, thought.second)) {
                        return first;
                    }
                    return options.roles(Act::Pick, thought.role, habit_.role);
                case Act::Claim:
                    if (habit_.liar && thought.role == seen.role[thought.character]) {
                        return options.role(Act::Claim, thought.character,
                                            lie(rules, seen, thought.role, Role::None));
                    }
                    if (!habit_.honest) return {};
                    return options.role(Act::Claim, thought.character,
                                        seen.role[thought.character]);
                case Act::Announce:
                case Act::Answer:
                    if (habit_.liar) return all_lies(rules, seen, options, thought);
                    if (!habit_.honest) return {};
                    for (const Choice& c : options.all()) {
                        const bool both = c.second == Role::None ||
                                          c.second == seen.role[character(rules, seen.me, 1)];
                        if (c.role != Role::None && both && c.role == seen.role[one])
                            return c.move(0);
                    }
                    return {};
                case Act::Leave:
                case Act::LeaveBoth:
                    return habit_.stays ? options.bare(Act::Stay) : std::nullopt;
                case Act::Withdraw:
                    return habit_.stays ? be_done(options) : std::nullopt;
                case Act::Offer:
                case Act::Counter:
                    return habit_.never_pays && thought.pay[seen.me] > Millions{} ? be_done(options)
                                                                                  : std::nullopt;
                case Act::Accept:
                    if (!habit_.never_pays || owner(rules, thought.character) == seen.me) return {};
                    return decline(options, thought);
                default:
                    return {};
            }
        }();
        if (move) return *move;
        if (habit_.silent && seen.open.phase == Phase::Talking) {
            return be_done(options).value_or(thought);
        }
        return thought;
    }
    // The next role that somebody plays, and that is none of his.
    static Role lie(const Rules& rules, const View& seen, Role truth, Role other) {
        Role said = truth;
        do {
            said = static_cast<Role>((static_cast<std::size_t>(said) + 1) % kRoles);
        } while (!rules.roles.has(said) || said == other ||
                 (said != truth && seen.open.on_view[said] == 0));
        return said;
    }
    static std::optional<Move> all_lies(const Rules& rules, const View& seen,
                                        const Options& options, const Move& thought) {
        const CharacterSet mine = seen.open.in & characters_of(rules, seen.me);
        if (mine.empty() || thought.role == Role::None) return {};
        const auto instead_of = [&](Character c, Role said, Role other) {
            return said == seen.role[c] ? lie(rules, seen, said, other) : said;
        };
        const Role one = instead_of(mine.lowest(), thought.role, thought.second);
        if (thought.second == Role::None) return options.roles(thought.act, one, Role::None);
        return options.roles(thought.act, one,
                             instead_of(character(rules, seen.me, 1), thought.second, one));
    }
    static std::optional<Move> be_done(const Options& options) {
        for (const Act act : {Act::Ready, Act::Decline, Act::Call, Act::RollCall, Act::Claim}) {
            if (const auto move = options.bare(act)) return move;
        }
        return {};
    }
    static std::optional<Move> decline(const Options& options, const Move& accepted) {
        Deal deal;
        deal.proposer = accepted.proposer;
        deal.character = accepted.character;
        return options.on_deal(Act::Decline, deal);
    }

    RookieBot rookie_;
    Habit habit_;
};

}  // namespace
}  // namespace moneybags::millions

namespace moneybags {

template <>
std::span<const Level> habits_of<millions::Family>() {
    using namespace millions;
    static constexpr Level kHabits[] = {
        {"lite", seated<LiteBot<Family>>},
        {"crook-stays",
         seated<HabitualBot, Habit{.role = Role::Crook, .honest = true, .stays = true}>},
        {"driver-stays",
         seated<HabitualBot, Habit{.role = Role::Driver, .honest = true, .stays = true}>},
        {"mentalist-stays",
         seated<HabitualBot, Habit{.role = Role::Mentalist, .honest = true, .stays = true}>},
        {"driver", seated<HabitualBot, Habit{.role = Role::Driver}>},
        {"honest-stays",
         seated<HabitualBot, Habit{.honest = true, .stays = true, .never_pays = true}>},
        {"honest", seated<HabitualBot, Habit{.honest = true}>},
        {"liar", seated<HabitualBot, Habit{.liar = true}>},
        {"stays", seated<HabitualBot, Habit{.stays = true}>},
        {"silent", seated<HabitualBot, Habit{.silent = true}>},
        {"never-pays", seated<HabitualBot, Habit{.never_pays = true}>},
    };
    return kHabits;
}

}  // namespace moneybags
