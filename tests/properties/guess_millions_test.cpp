// How often `guess` gives each table, against the exact chances: all ways to pick and to hide a
// card, each as likely as the rules make it for players who pick at random (6.2), of which those
// remain that give the seat the view it has.

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/games/millions/figures.h"
#include "tests/games/millions/traits.h"
#include "tests/properties/play.h"

namespace moneybags::properties {
namespace {

using namespace millions;

// All that is secret, as one number: four bits a role, then the votes.
using Key = std::uint64_t;
Key key_of(const Rules& rules, const Secret& secret) {
    Key key = secret.yes.bits();
    for (const Character c : all_characters(rules))
        key = key << 4 | static_cast<Key>(secret.role[c]);
    return key;
}

// The chances of every table that fits a view, by trying them all.
class Exactly {
   public:
    Exactly(const Rules& rules, const View& seen) : rules_(rules), seen_(seen) {
        pick_for(0);
        for (auto& [key, chance] : chances_) chance /= total_;
    }
    const std::map<Key, double>& chances() const { return chances_; }

   private:
    void pick_for(int at) {
        if (at == rules_.players) {
            vote_for(0);
            return;
        }
        const Seat seat{static_cast<std::uint8_t>(at)};
        if (seen_.open.phase == Phase::Picking && !seen_.open.picked.has(seat)) {
            pick_for(at + 1);
            return;
        }
        RoleSet hand = rules_.roles;  // M1-FOOL-01
        for (int slot = 0; slot < rules_.slots; ++slot) {
            const Role last = seen_.open.last[character(rules_, seat, slot)];
            if (last != Role::None) hand.remove(last);
        }
        for (const Role one : hand) {
            if (!put(character(rules_, seat, 0), one)) continue;
            if (rules_.slots == 1) {
                pick_for(at + 1);
                continue;
            }
            for (const Role two : hand) {
                if (one != two && put(character(rules_, seat, 1), two)) pick_for(at + 1);
            }
        }
        for (const Character c : characters_of(rules_, seat)) try_.role[c] = Role::None;
    }
    bool put(Character c, Role role) {
        try_.role[c] = role;
        return seen_.role[c] == Role::None || seen_.role[c] == role;
    }
    void vote_for(int at) {
        if (at == rules_.players) {
            count();
            return;
        }
        const Seat seat{static_cast<std::uint8_t>(at)};
        if (!seen_.open.voted.has(seat) || seat == seen_.me) {
            if (seen_.open.voted.has(seat) && seen_.voted_yes) try_.yes.add(seat);
            vote_for(at + 1);
        } else {
            vote_for(at + 1);
            try_.yes.add(seat);
            vote_for(at + 1);
        }
        try_.yes.remove(seat);
    }
    void count() {
        const double weight = ways_to_hide();
        if (weight == 0 || !fits_what_was_called()) return;
        chances_[key_of(rules_, try_)] += weight;
        total_ += weight;
    }
    // How many of the cards played, hidden, leave just the cards on view (M1-PLAN-06).
    double ways_to_hide() const {
        if (seen_.open.phase == Phase::Picking || seen_.open.phase == Phase::HideCard) return 1;
        double ways = 0;
        for (const Character hidden : all_characters(rules_)) {
            PerRole<std::uint8_t> on_view;
            for (const Character c : all_characters(rules_)) {
                if (c != hidden) ++on_view[try_.role[c]];
            }
            if (on_view == seen_.open.on_view) ++ways;
        }
        return ways;
    }
    // M1-HEIST-02, M2-HEIST-01: who was in and did not show when a role was called does not hold
    // it.
    bool fits_what_was_called() const {
        RoleSet called;
        if (seen_.open.phase == Phase::Naming) called = {rules_.namer};
        if (seen_.open.phase == Phase::Robbing) {
            called = {Role::Tech, Role::Acrobat, Role::Brute, Role::Mentalist};
        }
        for (const Character c : seen_.open.in - seen_.open.shown) {
            if (called.has(try_.role[c])) return false;
        }
        return true;
    }

    const Rules& rules_;
    const View& seen_;
    Secret try_;
    std::map<Key, double> chances_;
    double total_ = 0;
};

struct Row {
    std::string story;
    Rules rules;
    std::function<bool(const Open&, Seat)> when;
    bool spectator = false;
};

// Chi-square against the exact chances. With fixed seeds it passes or fails for good; six
// deviations are far beyond luck, and a weight that is wrong by a tenth is far beyond six
// deviations.
void expect_right_frequencies(const Rules& rules, const View& seen, std::uint64_t seed) {
    const Exactly exactly{rules, seen};
    const auto& chances = exactly.chances();
    ASSERT_FALSE(chances.empty());
    const std::size_t draws = std::max<std::size_t>(20'000, 60 * chances.size());
    std::map<Key, double> met;
    Rng luck{seed};
    for (std::size_t i = 0; i < draws; ++i) {
        ++met[key_of(rules, guess(rules, seen, luck).secret)];
    }
    for (const auto& [key, times] : met) {
        ASSERT_TRUE(chances.contains(key)) << "guessed " << times << " times of " << draws
                                           << ", and impossible: " << std::hex << key;
    }
    double distance = 0;
    for (const auto& [key, chance] : chances) {
        const double expected = chance * static_cast<double>(draws);
        EXPECT_GT(met[key], 0) << "never guessed, though expected " << expected
                               << " times: " << std::hex << key;
        distance += (met[key] - expected) * (met[key] - expected) / expected;
    }
    const double freedom = static_cast<double>(chances.size()) - 1;
    EXPECT_LE(distance, freedom + 6 * std::sqrt(2 * freedom) + 1e-9) << "freedom " << freedom;
}

std::vector<Row> rows() {
    using figures::first_edition;
    using figures::second_edition;
    const auto talking = [](const Open& open, Seat) { return open.phase == Phase::Talking; };
    const auto after_a_look = [](const Open& open, Seat me) {
        return open.phase == Phase::Talking && !open.looked[me].empty();
    };
    const auto somebody_left = [](const Open& open, Seat) {
        return open.phase == Phase::Talking && open.in.size() <= 3;
    };
    const auto later = [](const Open& open, Seat) {
        return open.phase == Phase::Talking && open.round > 1;
    };
    const auto naming = [](const Open& open, Seat) { return open.phase == Phase::Naming; };
    const auto robbing = [](const Open& open, Seat) { return open.phase == Phase::Robbing; };
    const auto voting = [](const Open& open, Seat) {
        return open.phase == Phase::Voting && open.voted.size() >= 2;
    };
    const auto picking = [](const Open& open, Seat) {
        return open.phase == Phase::Picking && open.picked.size() >= 2;
    };
    const auto picked = [](const Open& open, Seat) { return open.phase == Phase::HideCard; };
    return {
        {"four talk",                         first_edition(4),  talking                                    },
        {"four talk, from behind the chairs", first_edition(4),  talking,                                     true},
        {"five talk",                                   first_edition(5),                                          talking                                  },
        {"three with two characters each",                                   first_edition(3),                     talking},
        {"three of the second edition",                                   second_edition(3),                        talking                                    },
        {"four, after a look",                                   first_edition(4),                                 after_a_look},
        {"five, after a look",                                   first_edition(5),                                 after_a_look                                    },
        {"three, after a look",                                   first_edition(3),                                after_a_look},
        {"five, some have left",                                   first_edition(5),                               somebody_left                                   },
        {"fooled, four",                                   first_edition(4,                                       {.fooled = true}),later},
        {"fooled, three",                              first_edition(3,                                               {.fooled = true}),                                                                               later},
        {"fooled, five, after a look",                  first_edition(5,{.fooled = true}),after_a_look},
        {"the Snitch names, five",   first_edition(5),                    naming                                                                                                      },
        {"the Snitch names, three",            first_edition(3),           naming                            },
        {"the Snitch names, fooled",           first_edition(5, {.fooled = true}),                            naming},
        {"the Tech names, five",          second_edition(5),  naming                           },
        {"the Mentalist robs, five",                                   second_edition(5),                               robbing                                               },
        {"the Mentalist robs, three",                                   second_edition(3),                           robbing},
        {"the Mentalist robs, from behind the chairs",                                   second_edition(6),                          robbing,true},
        {"a vote",                                   second_edition(4),         voting         },
        {"picking",                               first_edition(4),                                                picking                                                                                                                 },
        {"picking, fooled",                             first_edition(3,                                      {.fooled = true}),                                                                picking},
        {"all have picked",                            first_edition(4),picked},
    };
}

TEST(GuessMillions, gives_every_table_as_often_as_chance_would) {
    constexpr int kPositions = 3;
    for (const Row& row : rows()) {
        SCOPED_TRACE(row.story);
        int found = 0;
        for (std::uint64_t seed = 0; found < kPositions; ++seed) {
            ASSERT_LT(seed, 100'000u) << "no such position";
            SCOPED_TRACE("seed " + std::to_string(seed));
            Anybody<MillionsTraits> anybody{seed};
            State state = setup(row.rules);
            const Seat me = row.spectator
                                ? kSpectator
                                : Seat{static_cast<std::uint8_t>(seed % row.rules.players)};
            while (const auto step = anybody.step(row.rules, state)) {
                if (row.when(state.open, me)) {
                    ++found;
                    expect_right_frequencies(row.rules, view(row.rules, state, me), seed);
                    break;
                }
                take<Family>(row.rules, state, *step);
            }
            if (HasFailure()) return;
        }
    }
}

}  // namespace
}  // namespace moneybags::properties
