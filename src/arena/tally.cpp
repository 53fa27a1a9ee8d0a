// What the deals of a match say, and how surely.

#include <algorithm>
#include <cmath>

#include "arena/match.h"

namespace moneybags {

namespace {

constexpr double kSure = 1.96;       // standard errors on either side: 95 %
constexpr std::size_t kBlocks = 20;  // of deals, for the jackknife
constexpr double kElo = 400;         // ten to one
constexpr double kFewest = 0.5;      // wins that a rating starts from, so that none is infinite
constexpr double kUnseen = 3;        // wins that may have been missed where there are none: 95 %

double share(const Ended& ended, std::size_t chair) {
    const Seat seat{static_cast<std::uint8_t>(chair)};
    return ended.winners.has(seat) ? 1.0 / static_cast<double>(ended.winners.size()) : 0.0;
}

// What an entrant won in one deal, a chair, and what the majority's bot did in its place.
struct Pair {
    double won = 0, own = 0;
};

// The ratio of two means over the same deals, or of one to a constant 1, with its interval.
std::optional<Measure> ratio_of(const std::vector<Pair>& deals) {
    double won = 0, own = 0;
    for (const Pair& each : deals) {
        won += each.won;
        own += each.own;
    }
    if (own <= 0) return {};
    if (won <= 0) return Measure{0, 0, kUnseen / own};  // no deal differs from another
    const double ratio = won / own;
    double squares = 0;
    for (const Pair& each : deals) {
        const double rest = each.won - ratio * each.own;
        squares += rest * rest;
    }
    const auto n = static_cast<double>(deals.size());
    const double half = n > 1 ? kSure * std::sqrt(squares * n / (n - 1)) / own : ratio;
    return Measure{ratio, ratio - half, ratio + half};
}

// How often an entrant of one row was above one of a column on two chairs of one game.
using Beaten = std::vector<std::vector<double>>;

void count_pairs(const Deal& deal, Beaten& beaten) {
    for (std::size_t game = 0; game < deal.mixed.size(); ++game) {
        for (std::size_t a = 0; a < deal.order.size(); ++a) {
            for (std::size_t b = 0; b < deal.order.size(); ++b) {
                const auto one = static_cast<std::size_t>(deal.entrant(game, a));
                const auto two = static_cast<std::size_t>(deal.entrant(game, b));
                if (one == two) continue;
                const double mine = share(deal.mixed[game], a), theirs = share(deal.mixed[game], b);
                beaten[one][two] += mine > theirs ? 1 : mine == theirs ? 0.5 : 0;
            }
        }
    }
}

// Bradley and Terry's strengths, by Zermelo's iteration, as Elo above the majority's.
std::vector<double> ratings(const Beaten& beaten, int majority) {
    const std::size_t n = beaten.size();
    std::vector<double> strength(n, 1);
    for (int round = 0; round < 200; ++round) {
        for (std::size_t i = 0; i < n; ++i) {
            double won = 0, met = 0;
            for (std::size_t j = 0; j < n; ++j) {
                if (i == j) continue;
                won += beaten[i][j] + kFewest;
                met += (beaten[i][j] + beaten[j][i] + 2 * kFewest) / (strength[i] + strength[j]);
            }
            if (met > 0) strength[i] = won / met;
        }
    }
    std::vector<double> elo;
    for (const double each : strength) {
        elo.push_back(kElo * std::log10(each / strength[static_cast<std::size_t>(majority)]));
    }
    return elo;
}

Beaten none_beaten(std::size_t entrants) { return Beaten(entrants, std::vector<double>(entrants)); }

// By leaving out one block of deals after the other.
std::vector<Measure> rate(const Match& match, const std::vector<Deal>& deals) {
    const std::size_t n = match.entrants().size();
    Beaten all = none_beaten(n);
    std::vector<Beaten> blocks(std::min(kBlocks, deals.size()), none_beaten(n));
    for (std::size_t i = 0; i < deals.size(); ++i) {
        count_pairs(deals[i], all);
        count_pairs(deals[i], blocks[i % blocks.size()]);
    }
    const std::vector<double> elo = ratings(all, match.majority());
    std::vector<double> squares(n);
    for (const Beaten& block : blocks) {
        Beaten rest = all;
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j) rest[i][j] -= block[i][j];
        }
        const std::vector<double> without = ratings(rest, match.majority());
        for (std::size_t i = 0; i < n; ++i) {
            squares[i] += (without[i] - elo[i]) * (without[i] - elo[i]);
        }
    }
    std::vector<Measure> list;
    const auto parts = static_cast<double>(blocks.size());
    for (std::size_t i = 0; i < n; ++i) {
        const double half = parts > 0 ? kSure * std::sqrt(squares[i] * (parts - 1) / parts) : 0;
        list.push_back({elo[i], elo[i] - half, elo[i] + half});
    }
    return list;
}

}  // namespace

Tally tally(const Match& match, const std::vector<Deal>& deals) {
    const std::size_t n = match.entrants().size();
    Tally result;
    result.scores.resize(n);
    std::vector<std::vector<Pair>> pairs(n), shares(n);
    std::uint64_t unwon = 0;
    for (const Deal& deal : deals) {
        std::vector<Pair> sums(n);
        for (std::size_t game = 0; game < deal.mixed.size(); ++game) {
            const Ended& ended = deal.mixed[game];
            ++result.games;
            if (ended.winners.empty()) ++unwon;
            for (std::size_t chair = 0; chair < deal.order.size(); ++chair) {
                const auto who = static_cast<std::size_t>(deal.entrant(game, chair));
                const Seat seat{static_cast<std::uint8_t>(chair)};
                Score& score = result.scores[who];
                sums[who].won += share(ended, chair);
                sums[who].own += share(deal.alone, chair);
                score.mean_score += ended.score[seat];
                for (std::size_t i = 0; i < kFaults; ++i) {
                    score.faults[i] += ended.faults[seat][i];
                }
            }
        }
        for (std::size_t who = 0; who < n; ++who) {
            pairs[who].push_back(sums[who]);
            const double sat =
                static_cast<double>(deal.mixed.size()) * match.entrants()[who].chairs;
            shares[who].push_back({sums[who].won / sat, 1});
        }
    }
    if (deals.empty()) return result;
    const auto games = static_cast<double>(result.games);
    result.nobody = static_cast<double>(unwon) / games;
    const std::vector<Measure> rated = rate(match, deals);
    for (std::size_t who = 0; who < n; ++who) {
        Score& score = result.scores[who];
        const double sat = games * match.entrants()[who].chairs;
        score.games = result.games;
        score.win_share = *ratio_of(shares[who]);
        score.win_share.high = std::min(score.win_share.high, 1.0);
        for (const Pair& each : pairs[who]) score.own_share += each.own / sat;
        score.ratio = ratio_of(pairs[who]);
        score.mean_score /= sat;
        score.rating = rated[who];
    }
    return result;
}

}  // namespace moneybags
