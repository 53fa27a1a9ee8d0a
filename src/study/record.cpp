#include "study/record.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "notation/money.h"
#include "study/csv.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr std::string_view kFormat = "moneybags study 1";
constexpr std::array<std::string_view, 2> kKinds = {"mean", "part"};
constexpr std::array<std::string_view, 3> kUnits = {"share", "score", "count"};

json::array strings(const std::vector<std::string>& list) {
    json::array all;
    for (const std::string& each : list) all.emplace_back(each);
    return all;
}

// Row and column of a cell within its question.
struct Spot {
    std::size_t row = 0, column = 0;
};
template <class Use>
void each_cell(const Layout& layout, std::size_t question, const Use& use) {
    const Question& asked = layout.questions()[question];
    for (std::size_t row = 0; row < asked.rows.size(); ++row) {
        for (std::size_t column = 0; column < asked.columns.size(); ++column) {
            use(Spot{row, column}, layout.cell(question, row, column));
        }
    }
}

// Of a row of parts only what is there is told.
bool is_told(const Question& question, const BaseSums& base, const CellSums& cell) {
    return question.kind == Question::Kind::Part ? cell != CellSums{} : base.n > 0;
}

json::array cells_json(const StudyRecord& record, std::size_t question, const Sheet& sheet) {
    json::array list;
    each_cell(record.layout, question, [&](Spot spot, std::size_t cell) {
        const BaseSums& base = sheet.bases[record.layout.base_of(cell)];
        const CellSums& sums = sheet.cells[cell];
        if (!is_told(record.layout.questions()[question], base, sums)) return;
        const Estimate figure = *estimate(record.layout, sheet, cell);
        list.push_back({
            {"row", spot.row},
            {"column", spot.column},
            {"value", figure.value},
            {"low", figure.low},
            {"high", figure.high},
            {"n", base.n},
            {"sums", {base.n, base.nn, base.games, sums.s, sums.ss, sums.ns}},
        });
    });
    return list;
}

json::array changes_json(const StudyRecord& record, std::size_t question, const Cross& cross,
                         const std::vector<Difference>& found) {
    json::array list;
    each_cell(record.layout, question, [&](Spot spot, std::size_t cell) {
        const std::int64_t nn = cross.nn[record.layout.base_of(cell)];
        const Cross::Products& sums = cross.cells[cell];
        const auto at = std::find_if(found.begin(), found.end(),
                                     [&](const Difference& each) { return each.cell == cell; });
        if (at == found.end() && nn == 0 && sums == Cross::Products{}) return;
        json::object one = {
            {"row", spot.row}, {"column", spot.column}, {"sums", {nn, sums.ss, sums.sn, sums.ns}}};
        if (at != found.end()) {
            one["value"] = at->change.value;
            one["low"] = at->change.low;
            one["high"] = at->change.high;
            one["chance"] = at->adjusted;
            one["clear"] = at->clear;
        }
        list.push_back(std::move(one));
    });
    return list;
}

template <std::size_t N>
std::size_t place_of(std::string_view word, const std::array<std::string_view, N>& words) {
    const auto at = std::find(words.begin(), words.end(), word);
    if (at == words.end()) throw std::out_of_range(std::string(word));
    return static_cast<std::size_t>(at - words.begin());
}

std::vector<std::string> read_strings(const json::value& value) {
    std::vector<std::string> list;
    for (const json::value& each : value.as_array()) list.emplace_back(each.as_string());
    if (list.empty()) throw std::out_of_range("rows");
    return list;
}

Question read_question(const json::object& from) {
    Question question;
    question.id = from.at("id").as_string();
    question.kind = static_cast<Question::Kind>(place_of(from.at("kind").as_string(), kKinds));
    question.unit = static_cast<Question::Unit>(place_of(from.at("unit").as_string(), kUnits));
    question.rows = read_strings(from.at("rows"));
    question.columns = read_strings(from.at("columns"));
    question.scale = from.at("scale").to_number<std::int32_t>();
    // Its id becomes the name of a file.
    const bool plain = std::all_of(question.id.begin(), question.id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || c == '-' || (c >= '0' && c <= '9');
    });
    if (!plain || question.id.empty() || question.scale < 1) throw std::out_of_range("id");
    return question;
}

std::size_t read_cell(const Layout& layout, std::size_t question, const json::object& from) {
    const auto row = from.at("row").to_number<std::size_t>();
    const auto column = from.at("column").to_number<std::size_t>();
    const Question& asked = layout.questions()[question];
    if (row >= asked.rows.size() || column >= asked.columns.size()) throw std::out_of_range("row");
    return layout.cell(question, row, column);
}

template <std::size_t N>
std::array<std::int64_t, N> read_sums(const json::object& from) {
    const json::array& list = from.at("sums").as_array();
    if (list.size() != N) throw std::out_of_range("sums");
    std::array<std::int64_t, N> sums{};
    for (std::size_t i = 0; i < N; ++i) sums[i] = list[i].to_number<std::int64_t>();
    return sums;
}

// Throws what Boost.JSON throws where it is not as it was written.
StudyRecord read_whole(const json::object& all) {
    if (all.at("format").as_string() != kFormat) throw std::out_of_range("format");
    const json::array& questions = all.at("questions").as_array();
    std::vector<Question> asked;
    for (const json::value& each : questions) asked.push_back(read_question(each.as_object()));
    StudyRecord record{all.at("about").as_object(), Layout{std::move(asked)}, {}, {}};
    for (const json::value& each : all.at("played").as_array()) {
        record.played.push_back({each.at("seed").to_number<std::uint64_t>(),
                                 each.at("from").to_number<std::uint64_t>(),
                                 each.at("games").to_number<std::uint64_t>()});
    }
    const std::size_t settings = record.about.at("settings").as_array().size();
    if (settings == 0) throw std::out_of_range("settings");
    Harvest& harvest = record.harvest = Harvest{record.layout, settings};
    const auto games = all.at("games").to_number<std::int64_t>();
    for (Sheet& each : harvest.sheets) each.games = games;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const json::array& cells = questions[i].at("settings").as_array();
        const json::array& crosses = questions[i].at("changes").as_array();
        for (std::size_t k = 0; k < settings; ++k) {
            for (const json::value& each : cells.at(k).as_array()) {
                const std::size_t cell = read_cell(record.layout, i, each.as_object());
                const auto sums = read_sums<6>(each.as_object());
                Sheet& sheet = harvest.sheets[k];
                sheet.bases[record.layout.base_of(cell)] = {sums[0], sums[1], sums[2]};
                sheet.cells[cell] = {sums[3], sums[4], sums[5]};
            }
            if (k == 0) continue;
            for (const json::value& each : crosses.at(k - 1).as_array()) {
                const std::size_t cell = read_cell(record.layout, i, each.as_object());
                const auto sums = read_sums<4>(each.as_object());
                Cross& cross = harvest.crosses[k - 1];
                cross.nn[record.layout.base_of(cell)] = sums[0];
                cross.cells[cell] = {sums[1], sums[2], sums[3]};
            }
        }
    }
    return record;
}

}  // namespace

void add_stretch(std::vector<Stretch>& list, const Stretch& fresh) {
    if (fresh.games == 0) return;
    list.push_back(fresh);
    std::sort(list.begin(), list.end(), [](const Stretch& a, const Stretch& b) {
        return std::pair(a.seed, a.from) < std::pair(b.seed, b.from);
    });
    std::vector<Stretch> joined;
    for (const Stretch& each : list) {
        const bool follows = !joined.empty() && joined.back().seed == each.seed &&
                             joined.back().from + joined.back().games == each.from;
        if (follows) {
            joined.back().games += each.games;
        } else {
            joined.push_back(each);
        }
    }
    list = std::move(joined);
}

json::object about_study(const Study& study, const std::vector<SettingWords>& words) {
    const Game& game = *study.settings.front().game;
    json::array settings;
    for (std::size_t i = 0; i < study.settings.size(); ++i) {
        settings.push_back({{"name", study.settings[i].name},
                            {"players", words[i].players},
                            {"options", words[i].options},
                            {"figures", words[i].figures},
                            {"bots", strings(study.settings[i].bots)}});
    }
    return {{"game", game.ruleset().id},
            {"texts", game.ruleset().texts},
            {"name", game.ruleset().name},
            {"score_unit", score_unit(game)},
            {"settings", std::move(settings)}};
}

std::vector<std::vector<Difference>> changes(const StudyRecord& record) {
    std::vector<std::vector<Difference>> all;
    for (std::size_t i = 0; i < record.harvest.crosses.size(); ++i) {
        all.push_back(differences(record.layout, record.harvest.sheets[0],
                                  record.harvest.sheets[i + 1], record.harvest.crosses[i]));
    }
    adjust(all);
    return all;
}

json::object names_of_game(std::string_view id) {
    json::object names;
    const Ruleset* ruleset = find_ruleset(id);
    for (const Language language : ruleset != nullptr ? languages() : std::vector<Language>{}) {
        const Voice words(ruleset->texts, language);
        const std::string key = "game." + std::string(id), edition = key + ".edition";
        names[language.tag()] = words(key) + (words.knows(edition) ? " · " + words(edition) : "");
    }
    return names;
}

json::object record_json(const StudyRecord& record) {
    const auto found = changes(record);
    json::array played, questions;
    for (const Stretch& each : record.played) {
        played.push_back({{"seed", each.seed}, {"from", each.from}, {"games", each.games}});
    }
    for (std::size_t i = 0; i < record.layout.questions().size(); ++i) {
        const Question& question = record.layout.questions()[i];
        json::array settings, changed;
        for (const Sheet& sheet : record.harvest.sheets) {
            settings.push_back(cells_json(record, i, sheet));
        }
        for (std::size_t k = 0; k < found.size(); ++k) {
            changed.push_back(changes_json(record, i, record.harvest.crosses[k], found[k]));
        }
        questions.push_back({{"id", question.id},
                             {"kind", kKinds[static_cast<std::size_t>(question.kind)]},
                             {"unit", kUnits[static_cast<std::size_t>(question.unit)]},
                             {"scale", question.scale},
                             {"rows", strings(question.rows)},
                             {"columns", strings(question.columns)},
                             {"settings", std::move(settings)},
                             {"changes", std::move(changed)}});
    }
    return {{"format", kFormat},
            {"about", record.about},
            {"called", names_of_game(record.about.at("game").as_string())},
            {"games", record.harvest.games()},
            {"played", std::move(played)},
            {"questions", std::move(questions)}};
}

Result<StudyRecord> read_record(std::string_view text, const std::string& file) {
    boost::system::error_code error;
    const json::value value = json::parse(text, error);
    if (error || !value.is_object()) {
        return Problem{file, "is no study: it is not one JSON object"};
    }
    try {
        return read_whole(value.as_object());
    } catch (const std::exception& wrong) {
        return Problem{file, "is no study that this program wrote: " + std::string(wrong.what())};
    }
}

Result<StudyRecord> merged(const StudyRecord& a, const StudyRecord& b) {
    if (json::serialize(a.about) != json::serialize(b.about) || a.layout != b.layout) {
        return Problem{"merge", "these are not the same study: game, settings and bots must agree"};
    }
    for (const Stretch& one : a.played) {
        for (const Stretch& two : b.played) {
            if (one.seed == two.seed && one.from < two.from + two.games &&
                two.from < one.from + one.games) {
                return Problem{"merge", "both have games of seed " + std::to_string(one.seed) +
                                            ", which would count twice; play with another --seed"};
            }
        }
    }
    StudyRecord all = a;
    all.harvest += b.harvest;
    for (const Stretch& each : b.played) add_stretch(all.played, each);
    return all;
}

std::vector<std::pair<std::string, std::string>> csv_files(const StudyRecord& record) {
    const auto found = changes(record);
    const json::array& settings = record.about.at("settings").as_array();
    std::vector<std::pair<std::string, std::string>> files;
    for (std::size_t i = 0; i < record.layout.questions().size(); ++i) {
        const Question& question = record.layout.questions()[i];
        std::string text = "setting,row,column,n,value,low,high";
        if (!found.empty()) text += ",change,change_low,change_high,chance,clear";
        text += '\n';
        for (std::size_t k = 0; k < record.harvest.sheets.size(); ++k) {
            const Sheet& sheet = record.harvest.sheets[k];
            const std::string name(settings.at(k).at("name").as_string());
            each_cell(record.layout, i, [&](Spot spot, std::size_t cell) {
                const BaseSums& base = sheet.bases[record.layout.base_of(cell)];
                if (!is_told(question, base, sheet.cells[cell])) return;
                const Estimate figure = *estimate(record.layout, sheet, cell);
                text += csv_field(name) + ',' + csv_field(question.rows[spot.row]) + ',' +
                        csv_field(question.columns[spot.column]) + ',' + std::to_string(base.n) +
                        ',' + csv_number(figure.value) + ',' + csv_number(figure.low) + ',' +
                        csv_number(figure.high);
                const Difference* change = nullptr;
                if (k > 0) {
                    for (const Difference& each : found[k - 1]) {
                        if (each.cell == cell) change = &each;
                    }
                }
                if (change != nullptr) {
                    text += ',' + csv_number(change->change.value) + ',' +
                            csv_number(change->change.low) + ',' + csv_number(change->change.high) +
                            ',' + csv_number(change->adjusted) + ',' +
                            (change->clear ? "yes" : "no");
                } else if (!found.empty()) {
                    text += ",,,,,";
                }
                text += '\n';
            });
        }
        files.emplace_back(question.id + ".csv", std::move(text));
    }
    return files;
}

}  // namespace moneybags
