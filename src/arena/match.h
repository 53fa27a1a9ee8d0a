#pragma once

// The ring: bots play each other, and what each is worth is counted.
//
// One deal is one seed. It is played with the majority's bot on every chair, and then with the mix,
// as often as there are chairs, everybody one chair further each time. What a bot wins on a chair
// is compared with what the majority's bot won there with the same luck: where nobody may win, or
// one chair is better than another, a share alone says little.

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/game.h"

namespace moneybags {

// Why a bot loses a move to the rules' fallback: its program has ended, it took too long, its
// answer could not be read, or the rules refuse it.
enum class Fault : std::uint8_t { Crashed, Late, Unreadable, Refused };
inline constexpr std::size_t kFaults = 4;
std::string_view word(Fault);                       // crashed, late, unreadable, refused
using Faults = std::array<std::uint32_t, kFaults>;  // how often

// Whoever sits on a chair of the ring, from game to game.
class Player {
   public:
    virtual ~Player() = default;
    virtual void sit_down(const Game&, Seat) = 0;  // another game begins
    virtual void hear(const AnyEvent&) = 0;        // as far as its seat may
    virtual std::variant<AnyMove, Fault> choose(const AnyView&, std::span<const AnyChoice> legal,
                                                Rng&) = 0;
};

struct Entrant {
    std::string name;
    int chairs = 0;
    std::function<std::unique_ptr<Player>()> arrive;  // for one chair; asked from any thread
    std::string level = {};                           // of a bot of our own
};
// A bot of our own.
Entrant own_entrant(const Ruleset&, std::string level, int chairs);
// One number for how it plays: all its moves in a game of a fixed seed, among its like. It is the
// same on every machine while the bot is the same. Whoever looks ahead does so a little only.
std::uint64_t manner(const Game&, std::string_view level);

struct Ended {  // one game
    SeatSet winners;
    PerSeat<std::int32_t> score;
    PerSeat<Faults> faults;
    bool operator==(const Ended&) const = default;
};
struct Deal {
    std::vector<int> order;  // which entrant begins on which chair
    Ended alone;             // the majority's bot on every chair
    std::vector<Ended> mixed;
    // Who sat on a chair in the mixed game of that number.
    int entrant(std::size_t game, std::size_t chair) const {
        return order[(chair + game) % order.size()];
    }
    bool operator==(const Deal&) const = default;
};

class Match {
   public:
    // Their chairs must be as many as the game has.
    Match(const Game&, std::vector<Entrant>, std::uint64_t seed);

    const Game& game() const { return game_; }
    const std::vector<Entrant>& entrants() const { return entrants_; }
    int majority() const { return majority_; }  // the last of those with the most chairs

    // Plays deals number `from` to `from + count - 1`, on so many threads, which change nothing
    // about how they end.
    std::vector<Deal> play(std::uint64_t from, std::uint64_t count, int threads,
                           const std::function<void()>& after_each) const;

   private:
    using Chairs = std::vector<std::unique_ptr<Player>>;
    Ended play_one(std::uint64_t deal, const std::vector<Player*>&) const;

    const Game& game_;
    std::vector<Entrant> entrants_;
    std::uint64_t seed_;
    int majority_ = 0;
};

// A figure with its 95 % interval, over deals: games of one deal share their luck.
struct Measure {
    double value = 0, low = 0, high = 0;
    double half() const { return (high - low) / 2; }
};
struct Score {                // of one entrant
    std::uint64_t games = 0;  // in which it sat at the table
    Measure win_share;        // of one of its chairs; 1 / winners for each of them
    double own_share = 0;     // what the majority's bot won on the same chairs with the same luck
    std::optional<Measure> ratio;  // of the two; none if that one won nothing
    double mean_score = 0;
    Measure rating;  // by who won of each two chairs, in Elo; the majority has 0
    Faults faults{};
};
struct Tally {
    std::uint64_t games = 0;
    double nobody = 0;  // share of the mixed games that nobody won
    std::vector<Score> scores;
};
Tally tally(const Match&, const std::vector<Deal>&);

}  // namespace moneybags
