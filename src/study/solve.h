#pragma once

// Games of one secret choice each: an equilibrium by regret matching over exact payoffs, and what
// anybody could still win against it.

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace moneybags {

// How likely each side makes each of its choices; or what each of them is worth to it.
using Mixture = std::vector<std::vector<double>>;

// A side is a player; or, where all players are alike and play alike, all of them.
struct OneShot {
    std::string name;
    std::vector<std::string> sides;                 // keys: "seat.1", or "all"
    std::vector<std::vector<std::string>> choices;  // of each side
    // What each choice of a side is worth if all others play so, exactly.
    std::function<Mixture(const Mixture&)> worth;
};

// From what every player has of every combination of choices. The last player's choice changes
// first.
OneShot by_table(std::string name, std::vector<std::vector<std::string>> choices,
                 const std::function<std::vector<double>(const std::vector<std::size_t>&)>& payoff);
// For so many players who are alike: from what one of them has of a choice if that many of the
// others make each.
OneShot by_counts(std::string name, int players, std::vector<std::string> choices,
                  const std::function<double(std::size_t, const std::vector<int>&)>& payoff);

struct Equilibrium {
    Mixture play;
    std::vector<double> value;  // to each side
    double exploitability = 0;  // the most that one player would win by another choice
    int rounds = 0;             // of regret matching
};
// Until nobody could win more than `enough`, or for so many rounds.
Equilibrium solve(const OneShot&, double enough = 1e-4, int most_rounds = 20'000);
// The most that one player would win by another choice if all play so.
double exploitability(const OneShot&, const Mixture&);

}  // namespace moneybags
