#include "bots/guillotines/worth.h"

#include <algorithm>
#include <cmath>

#include "games/guillotines/table.h"

namespace moneybags::guillotines {

Worth::Worth(const Rules& rules, const View& seen) : rules_(rules), seen_(seen) {
    const double laps = static_cast<double>(open().turn) / rules_.players;
    bold_ = std::clamp((laps - thumb::kPatience) / thumb::kBoldness, 0.0, 0.95);
    const unsigned lacks = missing(rules_, open(), me());
    unsigned least = lacks;
    for (const Seat seat : all_seats(rules_)) {
        least = std::min(least, missing(rules_, open(), seat));
    }
    behind_by_ = static_cast<int>(lacks - least);
    for (int more = -kRebels; more <= kRebels; ++more) {
        const int at = more + kRebels;
        const auto i = static_cast<std::size_t>(at);
        fear_[0][i] = fear_of(more, false);
        fear_[1][i] = fear_of(more, true);
    }
}

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
    // What one of them loses is won by all the others together.
    const unsigned lacks = missing(rules_, open(), b);
    const double share = lacks == 1 ? thumb::kLeaderShare : thumb::kRivalShare;
    return -more * share / (rules_.players - 1) * (1 - bold());
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
        worth += thumb::kAboutToWin / (rules_.players - 1) * (1 - bold());
    }
    return worth;
}

double Worth::card(Kind kind) const {
    if (is_crisis(kind)) return -thumb::kClogged;
    double worth = thumb::kCardPoint * effective(rules_, open(), kind);
    if (kind == Kind::Audit || kind == Kind::Scam) worth += thumb::kPower;
    return worth;
}

double Worth::cards(Bag bag) const {
    double sum = 0;
    for (const Kind kind : bag) sum += bag.count(kind) * card(kind);
    return sum;
}

double Worth::rebels(int more, bool by_me) const {
    if (more < -kRebels || more > kRebels) return fear_of(more, by_me);
    const int at = more + kRebels;
    return fear_[by_me ? 1 : 0][static_cast<std::size_t>(at)];
}

double Worth::fear_of(int more, bool by_me) const {
    const int now = static_cast<int>(rebels_on_crises(open()));
    const auto risk = [&](int n) {
        const double part = std::clamp(static_cast<double>(n) / rules_.rebels, 0.0, 1.0);
        return std::pow(part, thumb::kFearGrows);
    };
    double fear = thumb::kRevolution * (1 - bold());
    const bool mine_to_lose = by_me && now + more >= rules_.rebels;
    if (seen_.role[me()] == Role::Celebrity && behind_by() > 1 && !mine_to_lose) {
        fear *= -thumb::kGamble;
    }
    return fear * (risk(now + more) - risk(now));
}

double Worth::rebels(const RebelOdds& chances, bool by_me) const {
    double sum = 0;
    for (std::size_t n = 1; n < chances.size(); ++n) {
        if (chances[n] > 0) sum += chances[n] * rebels(static_cast<int>(n), by_me);
    }
    return sum;
}

double Worth::drawn(unsigned cards) const {
    if (open().steps_level < 2 || seen_.aside == 0) return 0;
    const double crisis = (rebels(1) + rebels(2) + rebels(3)) / 3;
    const double last = cards > 0 && cards >= seen_.deck ? thumb::kRoundEnds : 0;
    return crisis * (cards / thumb::kRoundCards + last);
}

}  // namespace moneybags::guillotines
