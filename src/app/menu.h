#pragma once

// The legal moves as a numbered list, grouped by what they do, and what a person makes of it.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/terminal.h"
#include "games/result.h"
#include "notation/notation.h"
#include "notation/texts.h"

namespace moneybags {

class Menu {
   public:
    // A choice with an amount that was not given yet: somebody must be asked for it.
    struct Open {
        AnyChoice choice;
        std::string text;
        int least = 0, most = 0;
    };
    using Pick = std::variant<AnyMove, Open, Problem>;

    Menu(const Game&, const Notation&, Language, Seat, std::vector<AnyChoice> legal);

    void show(Terminal&) const;
    // "7", "7 3" or a move as text. Nothing typed here changes anything.
    Pick read(std::string_view typed) const;
    Pick with_amount(const Open&, std::string_view typed) const;
    std::vector<std::string> texts() const;  // of all of them, in words
    // How a move could have been typed by number: "7 3".
    std::string number_of(const AnyMove&) const;

   private:
    struct Item {
        AnyChoice choice;
        std::string verb, about;  // "trade", "mega-yacht": where it stands
        std::string text;         // in the reader's words
        int least = 0, most = 0;  // of the amount; 0 and 0 if there is none
    };
    // Items that share a row or several, from one to the next.
    struct Group {
        std::size_t first, end;
        std::string heading;  // what all their texts begin with
    };
    std::vector<Group> groups() const;
    Pick pick(const Item&, std::string_view amount) const;

    const Game& game_;
    const Notation& notation_;
    Language language_;
    Voice words_;
    Seat seat_;
    std::vector<AnyChoice> legal_;
    std::vector<Item> items_;  // in the order shown, which is that of their numbers
};

}  // namespace moneybags
