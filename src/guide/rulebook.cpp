#include "guide/rulebook.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <mutex>

#include "core/words.h"
#include "games/embedded.h"

namespace moneybags {

namespace {

constexpr std::string_view kEllipsis = "…";

bool is_upper_or_digit(char c) {
    return std::isupper(static_cast<unsigned char>(c)) != 0 ||
           std::isdigit(static_cast<unsigned char>(c)) != 0;
}

// "M1-HEIST-04": words of capitals and digits joined by hyphens.
bool is_id(std::string_view text) {
    if (text.find('-') == std::string_view::npos || text.front() == '-' || text.back() == '-') {
        return false;
    }
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c == '-' || is_upper_or_digit(c); });
}

// Without the marks that make words bold or code.
std::string plain(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '`') continue;
        if (text.substr(i, 2) == "**") {
            ++i;
            continue;
        }
        out += text[i];
    }
    return out;
}

std::vector<std::string> cells_of(std::string_view row) {
    std::vector<std::string> cells;
    row = trimmed(row);
    row.remove_prefix(1);
    while (!row.empty()) {
        const std::size_t bar = std::min(row.find('|'), row.size());
        cells.push_back(plain(trimmed(row.substr(0, bar))));
        row.remove_prefix(std::min(bar + 1, row.size()));
    }
    return cells;
}

bool is_ruling_line(std::string_view row) {
    return row.find_first_not_of("|- :") == std::string_view::npos;
}

// "M1-HEIST-04, 05; M1-THREE-01…04; COUNTER" -> every clause by its full id.
std::vector<std::string> cited_ids(std::string_view text) {
    std::vector<std::string> ids;
    std::string family;  // "M1-HEIST-"
    int last = 0;
    bool range = false;
    const auto add = [&](int number) {
        ids.push_back(family + (number < 10 ? "0" : "") + std::to_string(number));
    };
    std::size_t at = 0;
    while (at < text.size()) {
        if (text.substr(at, kEllipsis.size()) == kEllipsis) {
            range = true;
            at += kEllipsis.size();
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && (text[end] == '-' || is_upper_or_digit(text[end]))) ++end;
        if (end == at) {
            ++at;
            continue;
        }
        const std::string_view word = text.substr(at, end - at);
        at = end;
        const std::size_t dash = word.rfind('-');
        const std::string_view digits =
            dash == std::string_view::npos ? word : word.substr(dash + 1);
        if (digits.empty() || digits.size() > 3 ||
            digits.find_first_not_of("0123456789") != std::string_view::npos) {
            continue;
        }
        if (dash != std::string_view::npos) family = word.substr(0, dash + 1);
        if (family.empty()) continue;
        const int number = std::stoi(std::string(digits));
        for (int k = last + 1; range && k < number; ++k) add(k);
        add(number);
        last = number;
        range = false;
    }
    return ids;
}

// How many letters must be put in, taken out or changed.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t corner = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = corner + (a[i - 1] == b[j - 1] ? 0 : 1);
            corner = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

Section read_heading(std::string_view line) {
    Section section;
    section.depth = static_cast<int>(line.find_first_not_of('#'));
    std::string_view text = trimmed(line.substr(static_cast<std::size_t>(section.depth)));
    const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
    section.number = text.substr(0, end);
    if (!section.number.empty() && section.number.back() == '.') section.number.pop_back();
    section.title = plain(trimmed(text.substr(end)));
    return section;
}

}  // namespace

const Rulebook& rulebook_of(const Ruleset& ruleset, Language language) {
    static std::mutex one_at_a_time;
    static std::map<const char*, Rulebook> books;  // by where their text stands
    const std::lock_guard lock{one_at_a_time};
    std::string_view text = language.rules(ruleset.texts);
    if (text.empty()) text = embedded(ruleset.rules);
    const auto known = books.find(text.data());
    if (known != books.end()) return known->second;
    return books.emplace(text.data(), Rulebook(text)).first->second;
}

Rulebook::Rulebook(std::string_view markdown) {
    std::vector<std::string> columns;  // of the table we are in; empty outside
    bool in_code = false;
    bool in_paragraph = false;
    while (!markdown.empty()) {
        const std::size_t end = std::min(markdown.find('\n'), markdown.size());
        const std::string_view line = markdown.substr(0, end);
        markdown.remove_prefix(std::min(end + 1, markdown.size()));
        const bool fence = line.substr(0, 3) == "```";
        const auto add = [&]() -> Passage& {
            passages_.push_back({.id = {},
                                 .section = sections_.empty() ? 0 : sections_.size() - 1,
                                 .cells = {},
                                 .cites = {},
                                 .verbatim = false});
            return passages_.back();
        };
        if (in_code) {
            if (!fence) passages_.back().cells[0].second += std::string(line) + "\n";
            in_code = !fence;
        } else if (fence) {
            Passage& code = add();
            code.verbatim = in_code = true;
            code.cells.push_back({"", ""});
            in_paragraph = false;
        } else if (line.substr(0, 1) == "#") {
            if (sections_.empty() && line.substr(0, 2) == "# ") {
                sections_.push_back(
                    {.number = "", .title = plain(trimmed(line.substr(2))), .depth = 1});
            } else {
                sections_.push_back(read_heading(line));
            }
            in_paragraph = false;
            columns.clear();
        } else if (line.substr(0, 1) == "|") {
            in_paragraph = false;
            if (columns.empty()) {
                columns = cells_of(line);
            } else if (!is_ruling_line(line)) {
                Passage& row = add();
                const std::vector<std::string> cells = cells_of(line);
                for (std::size_t i = 0; i < cells.size(); ++i) {
                    if (i == 0 && is_id(cells[0])) {
                        row.id = cells[0];
                    } else {
                        row.cells.push_back({i < columns.size() ? columns[i] : "", cells[i]});
                    }
                }
            }
        } else if (trimmed(line).empty()) {
            in_paragraph = false;
            columns.clear();
        } else if (in_paragraph) {
            Passage& last = passages_.back();
            last.cells[0].second += (last.verbatim ? "\n" : " ") + plain(trimmed(line));
        } else {
            Passage& paragraph = add();
            paragraph.cells.push_back({"", plain(trimmed(line))});
            in_paragraph = true;
            // "**EX1-01 (printed, English)** — M1-HEIST-04, 05, 08; M1-R-02"
            const std::size_t word = line.substr(0, 2) == "**" ? line.find_first_of(" *", 2) : 0;
            if (word != 0 && word != std::string_view::npos && is_id(line.substr(2, word - 2))) {
                paragraph.id = line.substr(2, word - 2);
                paragraph.cites = cited_ids(line.substr(word));
                paragraph.cells[0].second = plain(trimmed(line.substr(word)));
                paragraph.verbatim = true;
            }
        }
    }
}

const Passage* Rulebook::find(std::string_view id) const {
    const std::string wanted = lower(id);
    for (const Passage& each : passages_) {
        if (!each.id.empty() && lower(each.id) == wanted) return &each;
    }
    return nullptr;
}

const Section* Rulebook::find_section(std::string_view number) const {
    for (const Section& each : sections_) {
        if (!each.number.empty() && each.number == number) return &each;
    }
    return nullptr;
}

std::vector<std::string> Rulebook::near(std::string_view id) const {
    constexpr std::size_t kMostDifferent = 4;
    constexpr std::size_t kMostShown = 6;
    const std::string wanted = lower(id);
    std::vector<std::pair<std::size_t, std::string>> found;
    for (const Passage& each : passages_) {
        if (each.id.empty()) continue;
        const std::size_t far = distance(wanted, lower(each.id));
        if (far <= kMostDifferent) found.emplace_back(far, each.id);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> ids;
    for (const auto& [far, each] : found) {
        if (ids.size() < kMostShown) ids.push_back(each);
    }
    return ids;
}

std::vector<const Passage*> Rulebook::search(std::string_view word) const {
    const std::string wanted = lower(word);
    std::vector<const Passage*> named, found;
    for (const Passage& each : passages_) {
        const auto is_it = [&](const auto& cell) { return lower(cell.second) == wanted; };
        const auto has_it = [&](const auto& cell) {
            return lower(cell.second).find(wanted) != std::string::npos;
        };
        // A row such as "S | Snitch | ante back; …" is about the word itself.
        if (each.id.empty() && each.cells.size() > 1 &&
            std::any_of(each.cells.begin(), each.cells.begin() + 2, is_it)) {
            named.push_back(&each);
        } else if (!each.id.empty() &&
                   (lower(each.id).find(wanted) != std::string::npos ||
                    std::any_of(each.cells.begin(), each.cells.end(), has_it))) {
            found.push_back(&each);
        }
    }
    named.insert(named.end(), found.begin(), found.end());
    return named;
}

std::vector<const Passage*> Rulebook::examples_of(std::string_view id) const {
    std::vector<const Passage*> found;
    for (const Passage& each : passages_) {
        if (std::find(each.cites.begin(), each.cites.end(), id) != each.cites.end()) {
            found.push_back(&each);
        }
    }
    return found;
}

bool Rulebook::is_about(const Section& section, const Ruleset& ruleset) const {
    const Section* original = rulebook_of(ruleset).find_section(section.number);
    const std::string title = lower(original != nullptr ? original->title : section.title);
    const auto names = [&](const Ruleset& each) {  // "Millions of Dollars, first edition"
        const std::size_t comma = each.name.rfind(", ");
        return comma != std::string_view::npos &&
               title.find(lower(each.name.substr(comma + 2))) != std::string::npos;
    };
    if (names(ruleset)) return true;
    for (const Ruleset& other : catalogue()) {
        if (other.rules == ruleset.rules && names(other)) return false;
    }
    return true;
}

}  // namespace moneybags
