#include "app/menu.h"

#include <algorithm>
#include <tuple>

#include "app/words.h"
#include "core/words.h"
#include "games/codec.h"
#include "notation/screen.h"

namespace moneybags {

namespace {

constexpr std::ptrdiff_t kMany = 12;  // moves of one verb that are still easily looked through

Figures from_to(int least, int most) {
    return {{"least", std::to_string(least)}, {"most", std::to_string(most)}};
}

}  // namespace

Menu::Menu(const Game& game, const Notation& notation, Language language, Seat seat,
           std::vector<AnyChoice> legal)
    : game_(game),
      notation_(notation),
      language_(language),
      words_(app_voice(language)),
      seat_(seat),
      legal_(std::move(legal)) {
    for (const AnyChoice& choice : legal_) {
        Item item;
        item.choice = choice;
        item.text = notation_.choice_words(seat_, choice, language);
        const std::string text = notation_.choice_text(seat_, choice);
        const auto words = codec::words(text);
        item.verb = words.at(0);
        if (words.size() > 1) item.about = words[1];
        if (!notation_.amount_path(choice).empty()) {
            item.least = 1;
            item.most = static_cast<int>(game_.count(choice));
        }
        items_.push_back(std::move(item));
    }
    // Those of one verb together, in the order in which verbs first came; what needs no amount
    // before what does, and verbs that stand alone last. Many of one verb go by what they are about
    // first.
    std::vector<std::string> verbs, abouts;
    for (const Item& item : items_) {
        verbs.push_back(item.verb);
        abouts.push_back(item.about);
    }
    const auto place = [&](const Item& item) {
        const auto same = std::count(verbs.begin(), verbs.end(), item.verb);
        return std::tuple(same == 1, item.most > 0,
                          std::find(verbs.begin(), verbs.end(), item.verb) - verbs.begin(),
                          same > kMany
                              ? std::find(abouts.begin(), abouts.end(), item.about) - abouts.begin()
                              : 0);
    };
    std::stable_sort(items_.begin(), items_.end(),
                     [&](const Item& a, const Item& b) { return place(a) < place(b); });
}

std::vector<Menu::Group> Menu::groups() const {
    const auto same = [&](const auto& is) {
        return std::count_if(items_.begin(), items_.end(), is);
    };
    const auto part = [&](const Item& item) {
        const auto of_verb = [&](const Item& other) { return other.verb == item.verb; };
        const auto alike = [&](const Item& other) {
            return of_verb(other) && other.about == item.about;
        };
        if (same(of_verb) == 1) return std::pair<std::string, std::string>();
        return std::pair(item.verb, same(of_verb) > kMany && same(alike) > 1 ? item.about : "");
    };
    std::vector<Group> list;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (list.empty() || part(items_[i]) != part(items_[i - 1])) list.push_back({i, i, {}});
        list.back().end = i + 1;
    }
    for (Group& group : list) {
        const std::string& one = items_[group.first].text;
        std::size_t shared = group.end - group.first > 1 ? one.size() : 0;
        for (std::size_t i = group.first + 1; i < group.end; ++i) {
            const std::string& other = items_[i].text;
            const auto end =
                std::mismatch(one.begin(), one.begin() + shared, other.begin(), other.end());
            shared = static_cast<std::size_t>(end.first - one.begin());
        }
        const std::size_t blank = one.rfind(' ', shared == 0 ? 0 : shared - 1);
        if (shared > 0 && blank != one.npos) group.heading = one.substr(0, blank);
    }
    return list;
}

// A row for each group, its items in columns; what a long heading is about stands under it.
void Menu::show(Terminal& terminal) const {
    constexpr std::size_t kLongHeading = 16, kUnder = 4;
    const std::vector<Group> all = groups();
    const auto wide = [](const std::string& text) {
        return static_cast<std::size_t>(columns(text));
    };
    std::size_t label = 0;
    for (const Group& group : all) {
        if (wide(group.heading) <= kLongHeading) label = std::max(label, wide(group.heading));
    }
    const std::size_t digits = std::to_string(items_.size()).size();
    for (const Group& group : all) {
        const bool under = wide(group.heading) > kLongHeading;
        const std::size_t indent = under ? kUnder : label == 0 ? 1 : label + 3;
        const auto text = [&](std::size_t i) {
            const std::size_t heading = group.heading.size();
            return items_[i].text.substr(heading == 0 ? 0 : heading + 1);
        };
        std::size_t widest = 0;
        for (std::size_t i = group.first; i < group.end; ++i)
            widest = std::max(widest, wide(text(i)));
        const std::size_t cell = digits + 2 + widest + 3;  // "12) text   "
        const std::size_t room = terminal.width() > indent ? terminal.width() - indent : 0;
        const std::size_t per_row = std::max<std::size_t>(1, (room + 3) / cell);
        std::string row = " " + terminal.painted(group.heading, Paint::Bold);
        if (under) {
            terminal.line(row);
            row.clear();
        }
        row = padded(row, indent);
        for (std::size_t i = group.first, in_row = 0; i < group.end; ++i, ++in_row) {
            if (in_row == per_row) {
                row.erase(row.find_last_not_of(' ') + 1);
                terminal.line(row);
                row = std::string(indent, ' ');
                in_row = 0;
            }
            const std::string number = std::to_string(i + 1);
            row += std::string(digits - number.size(), ' ') +
                   terminal.painted(number + ")", Paint::Number) + " " +
                   (i + 1 == group.end ? text(i) : padded(text(i), widest + 3));
        }
        terminal.line(row);
    }
}

Menu::Pick Menu::pick(const Item& item, std::string_view amount) const {
    if (item.most == 0) {
        if (!amount.empty()) return Problem{item.text, words_("menu.no-amount")};
        return game_.move(item.choice, 0);
    }
    const Open open{item.choice, item.text, item.least, item.most};
    if (amount.empty() && item.least == item.most) return game_.move(item.choice, 0);
    if (amount.empty()) return open;
    return with_amount(open, amount);
}

Menu::Pick Menu::with_amount(const Open& open, std::string_view typed) const {
    const std::optional<int> amount = as_number(typed);
    if (!amount || *amount < open.least || *amount > open.most) {
        return Problem{open.text, words_("menu.amount", from_to(open.least, open.most))};
    }
    return game_.move(open.choice, static_cast<std::uint32_t>(*amount - open.least));
}

Menu::Pick Menu::read(std::string_view typed) const {
    const std::size_t blank = std::min(typed.find(' '), typed.size());
    if (const std::optional<int> number = as_number(typed.substr(0, blank))) {
        if (*number < 1 || static_cast<std::size_t>(*number) > items_.size()) {
            return Problem{std::string(typed),
                           words_("menu.number", from_to(1, static_cast<int>(items_.size())))};
        }
        std::string_view amount = typed.substr(blank);
        while (!amount.empty() && amount.front() == ' ') amount.remove_prefix(1);
        return pick(items_[static_cast<std::size_t>(*number - 1)], amount);
    }
    const Result<AnyMove> move = notation_.read_move(seat_, typed, legal_, language_);
    if (!move) return move.error();
    return *move;
}

std::vector<std::string> Menu::texts() const {
    std::vector<std::string> list;
    for (const Item& item : items_) {
        list.push_back(item.most > 0
                           ? notation_.move_words(seat_, game_.move(item.choice, 0), language_)
                           : item.text);
    }
    return list;
}

std::string Menu::number_of(const AnyMove& move) const {
    for (std::size_t i = 0; i < items_.size(); ++i) {
        const Item& item = items_[i];
        for (std::uint32_t k = 0; k < game_.count(item.choice); ++k) {
            if (!game_.same(game_.move(item.choice, k), move)) continue;
            std::string text = std::to_string(i + 1);
            if (item.most > 0) text += " " + std::to_string(item.least + static_cast<int>(k));
            return text;
        }
    }
    return {};
}

}  // namespace moneybags
