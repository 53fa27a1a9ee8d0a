#include "app/menu.h"

#include <algorithm>
#include <tuple>

#include "core/words.h"
#include "notation/screen.h"

namespace moneybags {

namespace {

Figures from_to(int least, int most) {
    return {{"least", std::to_string(least)}, {"most", std::to_string(most)}};
}

}  // namespace

Menu::Menu(const Game& game, const Notation& notation, const Voice& words, const Voice& terms,
           Seat seat, std::vector<AnyChoice> legal)
    : game_(game),
      notation_(notation),
      words_(words),
      terms_(terms),
      seat_(seat),
      legal_(std::move(legal)) {
    for (const AnyChoice& choice : legal_) {
        Item item;
        item.choice = choice;
        item.text = notation_.choice_text(seat_, choice);
        const std::size_t blank = std::min(item.text.find(' '), item.text.size());
        item.verb = item.text.substr(0, blank);
        item.rest = item.text.substr(std::min(blank + 1, item.text.size()));
        if (!notation_.amount_path(choice).empty()) {
            item.least = 1;
            item.most = static_cast<int>(game_.count(choice));
        }
        items_.push_back(std::move(item));
    }
    // Those of one verb together, in the order in which verbs first came; what needs no amount
    // before what does, and verbs that stand alone last.
    std::vector<std::string> verbs;
    for (const Item& item : items_) verbs.push_back(item.verb);
    const auto place = [&](const Item& item) {
        const bool alone = std::count(verbs.begin(), verbs.end(), item.verb) == 1;
        return std::tuple(alone, item.most > 0,
                          std::find(verbs.begin(), verbs.end(), item.verb) - verbs.begin());
    };
    std::stable_sort(items_.begin(), items_.end(),
                     [&](const Item& a, const Item& b) { return place(a) < place(b); });
}

std::string Menu::glossed(const std::string& text) const {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        out += (out.empty() ? "" : " ") + word;
        for (const std::string& key : {at == 0 ? "verb." + word : "", "role." + word}) {
            if (terms_.knows(key) && terms_(key) != word) out += " " + terms_(key);
        }
        at = end + 1;
    }
    return out;
}

// One row a verb, its items in columns; verbs that stand alone share a row.
void Menu::show(Terminal& terminal) const {
    const auto heading = [&](const Item& item) {
        const bool alone = std::count_if(items_.begin(), items_.end(), [&](const Item& other) {
                               return other.verb == item.verb;
                           }) == 1;
        return alone ? std::string() : glossed(item.verb);
    };
    const auto text = [&](const Item& item) {
        return glossed(heading(item).empty() ? item.text : item.rest);
    };
    std::size_t label = 0;
    for (const Item& item : items_)
        label = std::max(label, static_cast<std::size_t>(columns(heading(item))));
    const std::size_t indent = label == 0 ? 1 : label + 3;
    const std::size_t digits = std::to_string(items_.size()).size();

    for (std::size_t i = 0; i < items_.size();) {
        std::size_t end = i, widest = 0;
        for (; end < items_.size() && heading(items_[end]) == heading(items_[i]); ++end) {
            widest = std::max(widest, static_cast<std::size_t>(columns(text(items_[end]))));
        }
        const std::size_t cell = digits + 2 + widest + 3;  // "12) text   "
        const std::size_t room = terminal.width() > indent ? terminal.width() - indent : 0;
        const std::size_t per_row = std::max<std::size_t>(1, (room + 3) / cell);
        std::string row = padded(" " + terminal.painted(heading(items_[i]), Paint::Bold), indent);
        for (std::size_t in_row = 0; i < end; ++i, ++in_row) {
            if (in_row == per_row) {
                row.erase(row.find_last_not_of(' ') + 1);
                terminal.line(row);
                row = std::string(indent, ' ');
                in_row = 0;
            }
            const std::string number = std::to_string(i + 1);
            row += std::string(digits - number.size(), ' ') +
                   terminal.painted(number + ")", Paint::Number) + " " +
                   (i + 1 == end ? text(items_[i]) : padded(text(items_[i]), widest + 3));
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
    const Result<AnyMove> move = notation_.read_move(seat_, typed, legal_);
    if (!move) return move.error();
    return *move;
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
