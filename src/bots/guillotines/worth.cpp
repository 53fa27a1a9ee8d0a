#include "bots/guillotines/worth.h"

#include <algorithm>

#include "games/guillotines/table.h"

namespace moneybags::guillotines {

Worth::Worth(const Rules& rules, const View& seen) : rules_(rules), seen_(seen) {}

double Worth::holding(Billionaire b, AssetSet owned) const {
    const BillionaireFigures& figures = rules_.billionaires[b];
    const unsigned lacks = missing(figures, owned);
    if (lacks == 0) return thumb::kWin;
    const auto has = static_cast<double>(figures.needs - lacks);
    double worth = has * thumb::kNeeded + thumb::kNearer * has * (has - 1) / 2;
    worth += thumb::kSpare * (owned.size() - has);
    if (open().level >= 3) worth += thumb::kBunker * (owned & rules_.bunker).size();
    return worth;
}

double Worth::change(Billionaire b, AssetSet after) const {
    const double more = holding(b, after) - holding(b, open().owned[b]);
    const bool is_mine = b == mine() || (rules_.puppets && b == open().puppet[me()]);
    if (is_mine) return more;
    if (more > thumb::kWin / 2) return -thumb::kWin;
    const unsigned lacks = missing(rules_, open(), b);
    return -more * (lacks == 1 ? 1.0 : thumb::kRivalShare);
}

double Worth::gain(Billionaire b, Asset asset) const {
    AssetSet after = open().owned[b];
    after.add(asset);
    return change(b, after);
}

double Worth::loss(Billionaire b, Asset asset) const {
    AssetSet after = open().owned[b];
    after.remove(asset);
    double worth = change(b, after);
    // Whoever lacks one wins next turn unless somebody acts.
    const bool rival = b != mine() && b != open().puppet[me()];
    if (rival && missing(rules_, open(), b) == 1 && missing(rules_.billionaires[b], after) > 1) {
        worth += thumb::kAboutToWin / 3;
    }
    return worth;
}

double Worth::card(Kind kind) const {
    if (is_crisis(kind)) return -1.5;  // it clogs the hand
    double worth = thumb::kCardPoint * effective(rules_, open(), kind);
    if (kind == Kind::Audit || kind == Kind::Scam) worth += 1.5;
    // At a Market a card of our own suit counts twice over: not against us, but for us.
    if (is_resource(kind) && suit_of(kind) == rules_.billionaires[mine()].suit) worth -= 0.2;
    return worth;
}

double Worth::cards(Bag bag) const {
    double sum = 0;
    for (const Kind kind : bag) sum += bag.count(kind) * card(kind);
    return sum;
}

double Worth::rebels(int more) const {
    const int now = static_cast<int>(rebels_on_crises(open()));
    const auto fear = [&](int n) {
        if (n >= rules_.rebels) return thumb::kRevolution;
        return thumb::kRebel * n + thumb::kLateRebel * std::max(0, n - rules_.panic_at + 1);
    };
    const bool celebrity = seen_.role[me()] == Role::Celebrity;
    return (fear(std::max(0, now + more)) - fear(now)) * (celebrity ? -0.3 : 1.0);
}

double Worth::rebels(const std::array<double, 4>& chances) const {
    double sum = 0;
    for (std::size_t n = 1; n < chances.size(); ++n)
        sum += chances[n] * rebels(static_cast<int>(n));
    return sum;
}

}  // namespace moneybags::guillotines
