#pragma once

// What a study plays, as it is said on the command line: one setting, or several that differ in
// options, players or figures of the data file.

#include <optional>
#include <string>
#include <vector>

#include "study/record.h"

namespace moneybags {

struct StudyWish {
    std::string game;
    std::optional<int> players;
    std::vector<std::string> options;  // "quick=on"
    std::vector<std::string> bots;     // "regular:2", and one without a number for the rest
    std::vector<std::string> vary;     // "quick=off,on", "players=3..8", "data.loot.3.amount=9,12"
};

struct PlannedStudy {
    Study study;
    std::vector<SettingWords> words;
};
// The first setting is what the others are compared with.
Result<PlannedStudy> plan_study(const StudyWish&);

}  // namespace moneybags
