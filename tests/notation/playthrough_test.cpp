// The beginning of a game of every ruleset, step by step as programs read it: whatever changes in
// rules, texts or notation shows here as the lines that changed.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "core/words.h"
#include "notation/position/position.h"

namespace moneybags {
namespace {

constexpr int kSteps = 60;
constexpr std::size_t kMostChoices = 12;  // more are only counted

struct Way {
    std::string name;
    const Ruleset* ruleset = nullptr;
    Options options;
};

// Every ruleset as it comes; one that has levels on each of them.
std::vector<Way> ways() {
    std::vector<Way> list;
    for (const Ruleset& ruleset : catalogue()) {
        const std::string id(ruleset.id);
        bool levels = false;
        for (const Option& option : ruleset.options) {
            if (option.name != "level") continue;
            levels = true;
            for (int n = option.least; n <= option.most; ++n) {
                list.push_back({id + "-" + std::to_string(n), &ruleset, Options{{"level", n}}});
            }
        }
        if (!levels) list.push_back({id, &ruleset, {}});
    }
    return list;
}

std::string choices_text(const Notation& notation, Seat seat,
                         const std::vector<AnyChoice>& choices) {
    std::vector<std::string> texts;
    for (const AnyChoice& each : choices) texts.push_back(notation.choice_text(seat, each));
    if (texts.size() <= kMostChoices) return joined(texts, "; ");
    const std::string more = std::to_string(texts.size() - kMostChoices);
    texts.resize(kMostChoices);
    return joined(texts, "; ") + "; and " + more + " more";
}

// Up to three lines a step: the position, who is asked what and may answer what, and what happened.
std::vector<std::string> playthrough(const Way& way) {
    const int players = way.ruleset->least_players;
    const auto game = *make_game(*way.ruleset, players, way.options);
    const Names names = default_names(players);
    const auto notation = make_notation(*game, names);
    AnyState state = game->setup();
    Rng luck{1};
    std::vector<std::string> lines;
    for (int step = 0; step < kSteps && game->turn(state).kind != Turn::Kind::Over; ++step) {
        lines.push_back("= " + position_line(*game, names, state));
        std::string done;
        std::vector<AnyEvent> events;
        if (game->turn(state).kind == Turn::Kind::Chance) {
            const auto outcomes = game->outcomes(state);
            const AnyOutcome outcome = draw(outcomes, luck);
            done = "luck, one of " + std::to_string(outcomes.size()) + ": " +
                   notation->outcome_text(outcome);
            events = game->apply(state, outcome);
        } else {
            const Seat seat = game->next(state);
            const std::string& name = names[static_cast<std::size_t>(seat)];
            const auto choices = game->legal(state, seat);
            const AnyMove move = game->draw_move(choices, luck);
            lines.push_back("? " + name + ": " +
                            notation->question(game->view(state, seat), Language{}) + " [" +
                            choices_text(*notation, seat, choices) + "]");
            done = name + ": " + notation->move_text(seat, move);
            events = game->apply(state, seat, move);
        }
        std::vector<std::string> told;
        for (const AnyEvent& each : events) told.push_back(notation->event_text(each));
        lines.push_back("> " + done + " -> " + joined(told, "; "));
    }
    return lines;
}

TEST(Playthrough, of_every_ruleset_is_as_recorded) {
    static const std::string kFolder = "tests/kept/playthroughs/";
    for (const Way& way : ways()) {
        const std::string file = kFolder + way.name + ".txt";
        const std::vector<std::string> right = playthrough(way);
        if (std::getenv("MONEYBAGS_RENEW") != nullptr) {
            std::filesystem::create_directories(kFolder);
            std::ofstream(file, std::ios::binary) << joined(right, "\n") << '\n';
        }
        std::ifstream kept(file, std::ios::binary);
        ASSERT_TRUE(kept) << file << " is missing: set MONEYBAGS_RENEW=1 to write it";
        std::string line;
        for (std::size_t i = 0; i < right.size(); ++i) {
            std::getline(kept, line);
            ASSERT_EQ(line, right[i])
                << file << ", line " << i + 1 << ": if it should change, set MONEYBAGS_RENEW=1";
        }
        EXPECT_FALSE(std::getline(kept, line)) << file << " goes on with " << line;
    }
}

}  // namespace
}  // namespace moneybags
