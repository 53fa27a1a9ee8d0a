#pragma once

// What a study asks of every game: a table of cells, in which a sum is kept each.

#include <cstdint>
#include <string>
#include <vector>

namespace moneybags {

struct Question {
    // What a cell tells: the mean of the values that were put there; or which part of all that was
    // put into its row came to it.
    enum class Kind : std::uint8_t { Mean, Part };
    // Of the values: a share from 0 to 1, what a score counts, or a number of things.
    enum class Unit : std::uint8_t { Share, Score, Count };

    std::string id;  // "role-money"; its title is the text "study.role-money"
    Kind kind = Kind::Mean;
    Unit unit = Unit::Count;
    std::vector<std::string> rows;  // keys of names ("role.Driver"), or what stands for itself
    std::vector<std::string> columns = {""};
    std::int32_t scale = 1;  // values are kept as whole numbers, so many to one of the unit

    bool operator==(const Question&) const = default;
};

// Shares of a win: with up to eight seats every one of them is a whole number of these.
inline constexpr std::int32_t kWholeWin = 840;

}  // namespace moneybags
