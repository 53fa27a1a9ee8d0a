#pragma once

// A study on disk: what was played and asked, all sums, and the figures that follow from them. Two
// records of the same study with other games can be put together.

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/result.h"
#include "study/study.h"

namespace moneybags {

struct Stretch {  // games `from` … `from + games - 1` of a seed
    std::uint64_t seed = 0, from = 0, games = 0;
    bool operator==(const Stretch&) const = default;
};

// Keeps them in order, and puts together what lies side by side.
void add_stretch(std::vector<Stretch>&, const Stretch&);

struct StudyRecord {
    boost::json::object about;  // ruleset and settings: what must agree
    Layout layout;
    std::vector<Stretch> played;
    Harvest harvest;
};

// How a setting differs from the ruleset as it is; for `about`.
struct SettingWords {
    std::string name;
    int players = 0;
    Options options;
    boost::json::object figures;  // of the data file: "loot.3.amount" -> 9
};
boost::json::object about_study(const Study&, const std::vector<SettingWords>&);

// A ruleset's name in every language, for people who look at a study later.
boost::json::object names_of_game(std::string_view id);

boost::json::object record_json(const StudyRecord&);
// `file` is what it is called in complaints.
Result<StudyRecord> read_record(std::string_view text, const std::string& file);

// Both together. Refused if they are not of the same study, or have games in common.
Result<StudyRecord> merged(const StudyRecord&, const StudyRecord&);

// A table for each question: name of the file and what is in it.
std::vector<std::pair<std::string, std::string>> csv_files(const StudyRecord&);

// What settings 1 … change, adjusted for how much was asked.
std::vector<std::vector<Difference>> changes(const StudyRecord&);

}  // namespace moneybags
