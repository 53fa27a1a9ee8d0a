#include "study/compare.h"

#include <algorithm>

#include "core/words.h"
#include "study/csv.h"

namespace moneybags {

namespace {

std::vector<std::string> common(const std::vector<std::string>& a,
                                const std::vector<std::string>& b) {
    std::vector<std::string> list;
    for (const std::string& each : a) {
        if (std::find(b.begin(), b.end(), each) != b.end()) list.push_back(each);
    }
    return list;
}

const Question* same_question(const Layout& layout, const Question& wanted) {
    for (const Question& each : layout.questions()) {
        const bool same = each.id == wanted.id && each.kind == wanted.kind &&
                          each.unit == wanted.unit && each.scale == wanted.scale;
        if (same) return &each;
    }
    return nullptr;
}

// Rows and columns may differ: the bots that played, cards of other figures.
Layout common_layout(const Layout& a, const Layout& b) {
    std::vector<Question> questions;
    for (Question each : a.questions()) {
        const Question* other = same_question(b, each);
        if (other == nullptr) continue;
        each.rows = common(each.rows, other->rows);
        each.columns = common(each.columns, other->columns);
        if (!each.rows.empty() && !each.columns.empty()) questions.push_back(std::move(each));
    }
    return Layout{std::move(questions)};
}

std::size_t place_in(const std::vector<std::string>& list, const std::string& wanted) {
    return static_cast<std::size_t>(std::find(list.begin(), list.end(), wanted) - list.begin());
}

// The sums of a sheet, where the cells of another layout lie that asks for no more.
Sheet laid_out(const Layout& to, const Layout& from, const Sheet& sheet) {
    Sheet moved(to);
    moved.games = sheet.games;
    for (std::size_t i = 0; i < to.questions().size(); ++i) {
        const Question& wanted = to.questions()[i];
        const Question* source = same_question(from, wanted);
        const auto at = static_cast<std::size_t>(source - from.questions().data());
        for (std::size_t row = 0; row < wanted.rows.size(); ++row) {
            for (std::size_t column = 0; column < wanted.columns.size(); ++column) {
                const std::size_t old =
                    from.cell(at, place_in(source->rows, wanted.rows[row]),
                              place_in(source->columns, wanted.columns[column]));
                const std::size_t fresh = to.cell(i, row, column);
                moved.cells[fresh] = sheet.cells[old];
                moved.bases[to.base_of(fresh)] = sheet.bases[from.base_of(old)];
            }
        }
    }
    return moved;
}

std::vector<std::string> setting_names(const StudyRecord& record) {
    std::vector<std::string> names;
    for (const boost::json::value& each : record.about.at("settings").as_array()) {
        names.emplace_back(each.at("name").as_string());
    }
    return names;
}

}  // namespace

Result<Comparison> compared(const StudyRecord& first, const StudyRecord& other) {
    if (first.about.at("game") != other.about.at("game")) {
        return Problem{"compare", "these are studies of different games"};
    }
    const std::vector<std::string> names = setting_names(first), theirs = setting_names(other);
    Comparison all{common_layout(first.layout, other.layout), {}};
    if (names.size() == 1 && theirs.size() == 1) {
        all.pairs.push_back({0, 0, "", {}});
    } else {
        for (const std::string& each : common(names, theirs)) {
            all.pairs.push_back({place_in(names, each), place_in(theirs, each), each, {}});
        }
    }
    if (all.pairs.empty()) {
        return Problem{"compare", "no setting is in both: the first has " + joined(names) +
                                      ", the second " + joined(theirs)};
    }
    std::vector<std::vector<Difference>> found;
    for (const ComparedPair& each : all.pairs) {
        found.push_back(differences(
            all.layout, laid_out(all.layout, first.layout, first.harvest.sheets[each.first]),
            laid_out(all.layout, other.layout, other.harvest.sheets[each.other]),
            Cross{all.layout}));
    }
    adjust(found);
    for (std::size_t i = 0; i < found.size(); ++i) all.pairs[i].found = std::move(found[i]);
    return all;
}

CellName name_of(const Layout& layout, std::size_t cell) {
    const std::size_t question = layout.question_of(cell);
    const Question& about = layout.questions()[question];
    const std::size_t place = cell - layout.cell(question, 0, 0);
    return {about.id, about.rows[place / about.columns.size()],
            about.columns[place % about.columns.size()]};
}

std::string csv_of(const Comparison& comparison) {
    std::string text = "setting,question,row,column,change,low,high,chance,clear\n";
    for (const ComparedPair& pair : comparison.pairs) {
        for (const Difference& each : pair.found) {
            const CellName name = name_of(comparison.layout, each.cell);
            for (const std::string& field : {pair.name, name.question, name.row, name.column}) {
                text += csv_field(field) + ',';
            }
            for (const double figure :
                 {each.change.value, each.change.low, each.change.high, each.adjusted}) {
                text += csv_number(figure) + ',';
            }
            text += each.clear ? "yes\n" : "no\n";
        }
    }
    return text;
}

}  // namespace moneybags
