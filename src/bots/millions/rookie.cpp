#include "bots/millions/rookie.h"

#include <algorithm>
#include <cassert>

#include "bots/millions/bargaining.h"
#include "bots/millions/claiming.h"
#include "bots/millions/leaning.h"
#include "bots/millions/lookahead.h"
#include "bots/millions/picking.h"
#include "bots/regular.h"
#include "bots/shark.h"
#include "encoding/millions.h"
#include "games/millions/game.h"

namespace moneybags::millions {
namespace {

Move first_listed(const Options& options) { return options.any(); }

// 2e, M2-NEG-06: is this how it should be?
Move vote(const Thought& t) {
    const double now = t.worth.mine({.leaving = {}, .gets = {}, .at_once = true});
    double best_leaving = 0.0;
    for (const Character c : t.mine()) {
        best_leaving = std::max(best_leaving, t.worth.leaving(t.me(), c));
    }
    const Act act = now + kMargin >= best_leaving ? Act::Yes : Act::No;
    return t.options.bare(act).value_or(first_listed(t.options));
}

// E3, MX-NEG-10: the last word for every own character.
Move last_word(const Thought& t) {
    if (const auto look = look_first(t)) return *look;
    Move best = t.options.bare(Act::Stay).value_or(first_listed(t.options));
    double most = t.worth.staying(t.me());
    const auto consider = [&](const std::optional<Move>& move, double value) {
        if (!move || value <= most + kMargin) return;
        most = value;
        best = *move;
    };
    if (t.stubborn()) return best;
    for (const Character c : t.mine()) {
        consider(t.options.about(Act::Leave, c), t.worth.leaving(t.me(), c));
    }
    if (const auto both = t.options.bare(Act::LeaveBoth)) {
        consider(both, t.worth.mine({.leaving = t.mine(), .gets = {}}));
    }
    return best;
}

// Whoever still hides, in the fullest purse: that is where a name does most.
std::optional<Move> look_before_naming(const Thought& t) {
    std::optional<Move> look;
    int most = -1;
    for (const Character c : t.rivals()) {
        const int purse = t.purse(owner(t.rules, c));
        if (t.seen.role[c] != Role::None || purse <= most) continue;
        if (const auto move = t.options.about(Act::Intimidate, c)) {
            look = move;
            most = purse;
        }
    }
    return look;
}

Move name_role(const Thought& t) {
    if (const auto look = look_before_naming(t)) return *look;
    Move best = first_listed(t.options);
    double most = -1.0;
    for (const Choice& choice : t.options.all()) {
        if (choice.act != Act::Name) continue;
        const double value = t.worth.if_named(choice.role)[t.me()];
        if (value > most) {
            most = value;
            best = choice.move(0);
        }
    }
    return best;
}

Move rob_somebody(const Thought& t) {
    Move best = first_listed(t.options);
    double most = -1.0;
    for (const Choice& choice : t.options.all()) {
        const double value = t.worth.if_robbed(choice.character)[t.me()];
        if (value > most) {
            most = value;
            best = choice.move(0);
        }
    }
    return best;
}

Move decide(const Thought& t) {
    switch (t.open().phase) {
        case Phase::Announcing:
            return announce_roles(t);
        case Phase::RollCall:
            return answer_the_roll_call(t);
        case Phase::Talking:
            return talk(t);
        case Phase::Answering:
        case Phase::Closing:
            return answer_deal(t, t.open().deals[0]);
        case Phase::Voting:
            return vote(t);
        case Phase::Final:
            return last_word(t);
        case Phase::Naming:
            return name_role(t);
        case Phase::Robbing:
            return rob_somebody(t);
        default:
            return first_listed(t.options);
    }
}

const Rules& rules_of(const Game& game) { return rules_of<Family>(game); }

bool names_a_price(Act act) {
    return act == Act::Offer || act == Act::Demand || act == Act::Counter;
}

}  // namespace

// Who says what, and whether it was true: what is shown in the heist settles that. And who names
// which price.
void RookieBot::hear(const Game& game, const AnyEvent& any) {
    const Event event = any.as<Event>();
    switch (event.what) {
        case Happening::RoundBegins:
            memory_.end_of_round();
            memory_.heard = PerCharacter<Role>::all(Role::None);
            memory_.begin_prices(event.number);
            break;
        case Happening::DealOpened:
            memory_.prices.note(rules_of(game), event.seat, event.character, event.pay);
            break;
        case Happening::Paid:
            memory_.paid = memory_.paid || event.seat == memory_.me;
            break;
        case Happening::Shared:
            memory_.shared = memory_.shared || event.seat == memory_.me;
            break;
        case Happening::Announced:
        case Happening::Claimed:
            memory_.heard[event.character] = event.role;
            break;
        case Happening::Shown:
            memory_.manners.learn(event.seat, event.role);
            if (const Role said = memory_.heard[event.character]; said != Role::None) {
                memory_.honesty.learn(event.seat, said == event.role);
            }
            break;
        default:
            break;
    }
}

AnyMove RookieBot::choose(const Game& game, const AnyView& any, std::span<const AnyChoice> legal,
                          Rng& luck) {
    assert(!legal.empty());
    const Rules& rules = rules_of(game);
    const View seen = any.as<View>();
    const Options options{legal};
    memory_.me = seen.me;
    if (memory_.round != seen.open.round) memory_.begin_round(seen.open.round, luck);
    if (seen.open.phase == Phase::Picking)
        return AnyMove::of(pick_role(rules, seen, memory_.manners, options, luck));
    for (const Deal& deal : seen.open.deals) memory_.prices.note(rules, deal);
    // Who only speaks of himself needs not think of the others.
    const Phase phase = seen.open.phase;
    const bool alone = phase == Phase::Announcing || phase == Phase::RollCall;
    const Worlds worlds = alone ? Worlds{} : imagine(rules, seen, memory_.honesty, luck);
    const Worth worth{rules, seen, worlds};
    const Move move = decide({rules, seen, options, worth, memory_, luck});
    if (names_a_price(move.act)) {
        memory_.prices.note(rules, seen.me, move.character, move.pay);
    }
    return AnyMove::of(move);
}

}  // namespace moneybags::millions

namespace moneybags {

template <>
std::span<const Level> levels_of<millions::Family>() {
    static constexpr Level kLevels[] = {
        {"rookie", seated<millions::RookieBot>},
        {"regular", seated_regular<millions::Family>, lack_of_network<millions::Family>},
        {"shark", seated_shark<millions::Family>, lack_of_network<millions::Family>},
    };
    return kLevels;
}

}  // namespace moneybags
