#pragma once

// A bot: a view and its legal moves come in, a move goes out. It never sees a state.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/effort.h"
#include "bots/temper.h"
#include "games/catalogue.h"
#include "games/game.h"
#include "games/result.h"

namespace moneybags {

class Bot {
   public:
    virtual ~Bot() = default;
    // Of the character that it plays. Whoever is told nothing, or has no temper, is as they are.
    virtual void be(Temper) {}
    // How much to think about each choice from now on. Whoever does not look ahead does not care.
    virtual void think(const Effort&) {}
    // How strictly to play from now on by what it finds good: a temperature in hundredths, lower is
    // stricter. Whoever draws no moves does not care.
    virtual void loosen(int) {}
    // To play from now on by the network of this file alone, without a temper; or why it cannot.
    // Whoever has no network does not care.
    virtual std::optional<Problem> play_by(const std::string& /*file*/) { return {}; }
    // What was seen since this bot's last choice, as far as its seat may see it. In order.
    virtual void hear(const Game&, const AnyEvent&) {}
    virtual AnyMove choose(const Game&, const AnyView&, std::span<const AnyChoice> legal, Rng&) = 0;
    virtual std::unique_ptr<Bot> copy() const = 0;  // with all that it has heard
};

// What every bot derives from, naming itself.
template <class Self>
class CopiedBot : public Bot {
   public:
    std::unique_ptr<Bot> copy() const final {
        return std::make_unique<Self>(static_cast<const Self&>(*this));
    }
};

// What a bot is called, and how one comes to sit down.
struct Level {
    std::string_view name;
    Result<std::unique_ptr<Bot>> (*make)();  // or why there is none: what it needs is not there
    // That, without making one, where it needs anything: a network.
    std::optional<Problem> (*lacks)() = nullptr;
};
template <class SomeBot, auto... kWith>
Result<std::unique_ptr<Bot>> seated() {
    return std::unique_ptr<Bot>(std::make_unique<SomeBot>(kWith...));
}
// Those that play the games of one family, which defines it. In the order in which they are
// offered.
template <class Family>
std::span<const Level> levels_of();

// Those with a name that can sit down: "random", "rookie", and "regular" where there is a network.
std::vector<std::string_view> bot_levels(const Ruleset&);
// How many strengths there are besides (bots/strength.h), called "1", "2" …; 0 without a network.
int bot_strengths(const Ruleset&);
// Both as a sentence lists them, strengths in one: "1 … 10".
std::vector<std::string> offered_levels(const Ruleset&);
// Whether one of that name can sit down, without making one.
bool can_sit_down(const Ruleset&, std::string_view level);
// Whether there is a network, to play by and to ask for advice (bots/adviser.h).
bool has_network(const Ruleset&);
// Whether there is such a bot, though it may not be able to sit down today.
bool knows_level(const Ruleset&, std::string_view level);
// Whether it has learned more than the house's own bot, or plays by what was learned at some
// strength: it could say why it does what it does.
bool is_learned(const Ruleset&, std::string_view level);
// The level that sits on chairs nobody takes, and answers for people who are away.
std::string_view house_level(const Ruleset&);
Result<std::unique_ptr<Bot>> make_bot(const Ruleset&, std::string_view level);
// For a chair that has a level already, whatever has become of it: where that bot cannot sit down,
// the house's own does, and says why.
struct Company {
    std::unique_ptr<Bot> bot;
    std::optional<Problem> instead;
};
Company make_company(const Ruleset&, std::string_view level, std::optional<Temper>);

}  // namespace moneybags
