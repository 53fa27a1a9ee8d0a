#pragma once

// A study: many games by bots, and what becomes of them. It may have several settings, all of one
// family: game number i has the same luck in each of them.

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "games/catalogue.h"
#include "study/sheet.h"
#include "study/solve.h"

namespace moneybags {

struct Setting {
    std::string name;  // "quick=on"; of the only one: ""
    std::shared_ptr<const Game> game;
    std::vector<std::string> bots;  // a level for each chair; everybody moves on a chair each game
};

struct Study {
    std::vector<Setting> settings;
    std::uint64_t seed = 0;
    bool same_luck = true;  // in all settings
};

// What was counted in games 0 … games - 1, in every setting.
struct Harvest {
    Harvest() = default;
    Harvest(const Layout& layout, std::size_t settings)
        : sheets(settings, Sheet{layout}), crosses(settings - 1, Cross{layout}) {}
    void operator+=(const Harvest&);
    bool operator==(const Harvest&) const = default;

    std::uint64_t games() const {
        return sheets.empty() ? 0 : static_cast<std::uint64_t>(sheets[0].games);
    }
    std::vector<Sheet> sheets;
    std::vector<Cross> crosses;  // of settings 1 … with setting 0
};

// What is asked of a study's games: the same of all settings.
Layout layout_of(const Study&);

// Plays games from number `from` on, at most so many, until `stop` says so: it is asked by every
// thread and often. All games before the last one played were played too. How many threads there
// are changes nothing about what a number of games gives.
Harvest play(const Study&, const Layout&, std::uint64_t from, std::uint64_t most, int threads,
             const std::function<bool()>& stop, std::atomic<std::uint64_t>& done);

// The games that are still to be played, handed out a few at a time.
struct Queue {
    std::atomic<std::uint64_t> next = 0;
    std::uint64_t end = 0;
    const std::function<bool()>& stop;
    std::atomic<std::uint64_t>& done;
};

// Which games of one choice are to be solved (study/solve.h); all that there are if nothing is
// said.
struct SolveWish {
    std::string name;         // "L1-03"
    std::vector<int> purses;  // what each seat has, as a score counts it
};

// What a family adds to the study of its games; it defines `inquiry_of` (src/study/<game>.cpp).
struct Inquiry {
    std::vector<Question> (*questions)(const Game&);
    void (*work)(const Study&, const Layout&, Queue&, Harvest&);  // until the queue is empty
    // None if no part of the game is one secret choice each.
    Result<std::vector<OneShot>> (*one_shots)(const Game&, const SolveWish&) = nullptr;
};
template <class Family>
Inquiry inquiry_of();

// Refused if the game has nothing to solve, or not that.
Result<std::vector<OneShot>> one_shots(const Game&, const SolveWish&);

// What is asked of any game, before the questions of its family.
enum CommonQuestion : std::size_t {
    kWinBySeat,
    kScoreBySeat,
    kWinByBot,
    kScoreByBot,
    kEnding,
    kLength,
    kComeback,
    kCommonQuestions,
};
std::vector<Question> common_questions(const Study&);

}  // namespace moneybags
