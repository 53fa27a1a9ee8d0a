#include "study/solve.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

namespace moneybags {

namespace {

double worth_of(const std::vector<double>& play, const std::vector<double>& worth) {
    return std::inner_product(play.begin(), play.end(), worth.begin(), 0.0);
}

double best_gain(const Mixture& play, const Mixture& worth) {
    double most = 0;
    for (std::size_t side = 0; side < play.size(); ++side) {
        const double best = *std::max_element(worth[side].begin(), worth[side].end());
        most = std::max(most, best - worth_of(play[side], worth[side]));
    }
    return most;
}

void normalize(std::vector<double>& weights) {
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& each : weights) {
        each = all > 0 ? each / all : 1.0 / static_cast<double>(weights.size());
    }
}

// All payoffs of a game in one table: of combination number i those of all players from
// i * players on.
struct Payoffs {
    std::vector<std::size_t> choices;  // of each player
    std::vector<double> of_all;

    // Adds what choices of one player are worth, over all that the others may choose: `at` is the
    // number of the combination as far as it is settled, `chance` how likely that is.
    void add(std::size_t player, std::size_t settled, std::size_t at, double chance,
             std::size_t stride, const Mixture& play, std::vector<double>& worth) const {
        if (settled == choices.size()) {
            for (std::size_t own = 0; own < choices[player]; ++own) {
                worth[own] += chance * of_all[(at + own * stride) * choices.size() + player];
            }
            return;
        }
        if (settled == player) {
            add(player, settled + 1, at * choices[settled], chance, 1, play, worth);
            return;
        }
        for (std::size_t i = 0; i < choices[settled]; ++i) {
            const double likely = play[settled][i];
            if (likely == 0) continue;
            add(player, settled + 1, at * choices[settled] + i, chance * likely,
                stride * choices[settled], play, worth);
        }
    }
};

// What others may choose who are alike: how many make each choice, in how many ways.
struct Counts {
    std::vector<int> of;
    double ways = 1;
};
void list_counts(std::size_t choice, int left, Counts counts, std::vector<Counts>& list) {
    if (choice + 1 == counts.of.size()) {
        counts.of[choice] = left;
        list.push_back(std::move(counts));
        return;
    }
    double ways = counts.ways;
    for (int i = 0; i <= left; ++i) {
        counts.of[choice] = i;
        counts.ways = ways;
        list_counts(choice + 1, left - i, counts, list);
        ways = ways * (left - i) / (i + 1);
    }
}

}  // namespace

OneShot by_table(
    std::string name, std::vector<std::vector<std::string>> choices,
    const std::function<std::vector<double>(const std::vector<std::size_t>&)>& payoff) {
    const auto table = std::make_shared<Payoffs>();
    for (const auto& each : choices) table->choices.push_back(each.size());
    std::vector<std::size_t> at(choices.size());
    while (true) {
        const std::vector<double> each = payoff(at);
        table->of_all.insert(table->of_all.end(), each.begin(), each.end());
        std::size_t player = at.size();
        while (player > 0 && ++at[player - 1] == table->choices[player - 1]) at[--player] = 0;
        if (player == 0) break;
    }
    OneShot shot{std::move(name), {}, std::move(choices), {}};
    for (std::size_t i = 1; i <= at.size(); ++i) shot.sides.push_back("seat." + std::to_string(i));
    shot.worth = [table](const Mixture& play) {
        Mixture worth;
        for (std::size_t i = 0; i < play.size(); ++i) {
            worth.emplace_back(play[i].size(), 0.0);
            table->add(i, 0, 0, 1, 1, play, worth[i]);
        }
        return worth;
    };
    return shot;
}

OneShot by_counts(std::string name, int players, std::vector<std::string> choices,
                  const std::function<double(std::size_t, const std::vector<int>&)>& payoff) {
    const auto others = std::make_shared<std::vector<Counts>>();
    list_counts(0, players - 1, {std::vector<int>(choices.size()), 1}, *others);
    const auto table = std::make_shared<Mixture>();
    for (std::size_t own = 0; own < choices.size(); ++own) {
        table->emplace_back();
        for (const Counts& each : *others) table->back().push_back(payoff(own, each.of));
    }
    OneShot shot{std::move(name), {"all"}, {std::move(choices)}, {}};
    shot.worth = [table, others](const Mixture& play) {
        std::vector<double> worth(play[0].size());
        for (std::size_t i = 0; i < others->size(); ++i) {
            double chance = (*others)[i].ways;
            for (std::size_t k = 0; k < worth.size() && chance > 0; ++k) {
                for (int n = (*others)[i].of[k]; n > 0; --n) chance *= play[0][k];
            }
            if (chance == 0) continue;
            for (std::size_t own = 0; own < worth.size(); ++own) {
                worth[own] += chance * (*table)[own][i];
            }
        }
        return Mixture{worth};
    };
    return shot;
}

double exploitability(const OneShot& shot, const Mixture& play) {
    return best_gain(play, shot.worth(play));
}

Equilibrium solve(const OneShot& shot, double enough, int most_rounds) {
    Mixture play, regret, sum;
    for (const auto& each : shot.choices) {
        play.emplace_back(each.size(), 1.0 / static_cast<double>(each.size()));
        regret.emplace_back(each.size(), 0.0);
        sum.emplace_back(each.size(), 0.0);
    }
    Equilibrium best;
    best.exploitability = INFINITY;
    const auto consider = [&](const Mixture& mixture, int round) {
        const Mixture worth = shot.worth(mixture);
        const double gain = best_gain(mixture, worth);
        if (gain >= best.exploitability) return;
        best = {mixture, {}, gain, round};
        for (std::size_t side = 0; side < mixture.size(); ++side) {
            best.value.push_back(worth_of(mixture[side], worth[side]));
        }
    };
    // Regrets below nothing are forgotten, the last ones are expected once more, and later rounds
    // weigh more, which is much quicker than regret matching as such.
    constexpr int kBetweenLooks = 25;
    for (int round = 1; round <= most_rounds && best.exploitability > enough; ++round) {
        const Mixture worth = shot.worth(play);
        for (std::size_t side = 0; side < play.size(); ++side) {
            const double now = worth_of(play[side], worth[side]);
            for (std::size_t i = 0; i < play[side].size(); ++i) {
                sum[side][i] += round * play[side][i];
                const double more = worth[side][i] - now;
                regret[side][i] = std::max(regret[side][i] + more, 0.0);
                play[side][i] = std::max(regret[side][i] + more, 0.0);
            }
            normalize(play[side]);
        }
        if (round % kBetweenLooks != 0 && round != 1) continue;
        Mixture mean = sum;
        for (std::vector<double>& each : mean) normalize(each);
        consider(mean, round);
    }
    return best;
}

}  // namespace moneybags
