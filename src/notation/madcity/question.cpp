// What the reader is asked now.

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "notation/madcity/describe.h"
#include "notation/madcity/notation.h"
#include "notation/madcity/wording.h"

namespace moneybags::madcity {
namespace {

bool lists(const Choices& choices, Act act) {
    return std::any_of(choices.begin(), choices.end(),
                       [&](const Choice& c) { return c.act == act; });
}

// "roll, sell a business or end a lease", of the acts that are possible; "lease Bakery" where it is
// offered.
std::string acts_to_choose(const Wording& words, const Choices& choices,
                           std::initializer_list<Act> order, Business here = kNoBusiness) {
    std::vector<std::string> list;
    for (const Act act : order) {
        if (!lists(choices, act)) continue;
        const std::string key = fmt::format("act.{}", codec::name_of(act));
        const bool named = here != kNoBusiness && words.voice().knows(key + ".this");
        list.push_back(named ? words(key + ".this", "business", words.business(here)) : words(key));
    }
    return words.voice().either(list);
}

std::string names_to_choose(const Wording& words, const Choices& choices) {
    std::vector<std::string> list;
    for (const Choice& choice : choices) {
        if (choice.act == Act::Miss) {
            list.push_back(words.name(choice.seat));
        } else if (choice.act == Act::Take || choice.act == Act::Lift) {
            list.push_back(words.business_with_id(choice.business));
        }
    }
    return words.voice().either(list);
}

std::string dealing(const Rules& rules, const Open& open, const Wording& words,
                    const Choices& choices) {
    const Business b =
        is_real_estate(rules, open) ? kNoBusiness : rules.business_at[open.car[open.active]];
    const Figures acts{
        {"acts", acts_to_choose(words, choices,
                                {Act::Buy, Act::Lease, Act::Sell, Act::End, Act::Done}, b)}};
    if (b == kNoBusiness) return words("question.Dealing.estate", acts);
    const Notes price = open.leased[open.active].has(b) ? upgrade_price(rules, b) : rules.buy[b];
    Figures figures = acts;
    figures.emplace_back("business", words.business_with_id(b));
    figures.emplace_back("price", words.money(price));
    figures.emplace_back("lease", words.money(rules.lease[b]));
    return words(lists(choices, Act::Lease) ? "question.Dealing.lease" : "question.Dealing",
                 figures);
}

}  // namespace

std::string MadcityNotation::question(const AnyView& any, Language language) const {
    const View view = any.as<View>();
    const Open& open = view.open;
    const State state{.open = open};
    const Wording words{rules_, names_, ruleset_.texts, language, view.me};
    const Turn now = turn(rules_, state);
    if (now.kind == Turn::Kind::Over) {
        if (open.winners.empty()) return words("question.over.nobody");
        return words("question.over", "names", words.names(open.winners));
    }
    if (now.kind == Turn::Kind::Chance) {
        return words(awaits_die(open.phase) ? "question.chance.die" : "question.chance");
    }
    if (view.me == kSpectator || !now.seats.has(view.me)) {
        return words("question.waiting", "names", words.names(now.awaited));
    }
    const Choices choices = legal(rules_, state, view.me);
    switch (open.phase) {
        case Phase::TakeSmall:
            return words("question.TakeSmall");
        case Phase::Main: {
            const std::initializer_list<Act> order = {Act::Roll, Act::Sell, Act::End};
            return words("question.Main", "acts", acts_to_choose(words, choices, order));
        }
        case Phase::Moving:
            return words("question.Moving", "number", fmt::format("{}", open.die));
        case Phase::SixChoice: {
            const bool bonus = lists(choices, Act::Bonus);
            const bool miss = lists(choices, Act::Miss);
            return words(bonus && miss ? "question.SixChoice"
                         : bonus       ? "question.SixChoice.bonus"
                                       : "question.SixChoice.miss",
                         "amount", words.money(rules_.six_bonus), "names",
                         names_to_choose(words, choices));
        }
        case Phase::Dealing:
            return dealing(rules_, open, words, choices);
        default:
            return words("question.LiftingSign", "business", words.business_with_id(open.business),
                         "names", names_to_choose(words, choices));
    }
}

}  // namespace moneybags::madcity
