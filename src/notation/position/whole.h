#pragma once

// What the codec of whole positions knows of a family of games, which says it of itself.

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "games/fields.h"
#include "games/game.h"
#include "games/result.h"
#include "notation/notation.h"

namespace moneybags {

struct Whole {
    std::shared_ptr<const codec::Context> context;
    const codec::Struct& state;
    std::string_view line;  // fields that a line always has
    // Why a state cannot be played on, or nothing. `where` is the path in it: "open.purse[3]".
    std::function<std::optional<Problem>(const AnyState&)> unplayable;
    std::function<void(const AnyState&, codec::Fold&)> fold;
};
template <class Family>
Whole whole_of(const Game&, const Names&);

// Looks a state over and keeps the first thing that is wrong. What can be seen from one value alone
// (a seat of this game, a card by its id) the codec has checked already. What is asked here is that
// the pieces add up and that the rules can play on; whether a game leads there is not.
class Inspector {
   protected:
    // Checks one after the other, each of which may rely on those before.
    template <class Own>
    std::optional<Problem> first(std::initializer_list<void (Own::*)()> checks) {
        for (const auto check : checks) {
            if (!problem_) (static_cast<Own*>(this)->*check)();
        }
        return problem_;
    }
    void must(bool fine, std::string where, std::string what) {
        if (!fine && !problem_) problem_ = Problem{std::move(where), std::move(what)};
    }
    void must_be_from(std::int64_t least, std::int64_t most, std::int64_t is, std::string where) {
        const std::string right =
            least == most ? std::to_string(least)
                          : "from " + std::to_string(least) + " to " + std::to_string(most);
        must(is >= least && is <= most, std::move(where),
             "must be " + right + " here, is " + std::to_string(is));
    }
    template <class Index>
    static std::string item(std::string_view field, Index index) {
        return std::string(field) + '[' + std::to_string(static_cast<int>(index)) + ']';
    }

   private:
    std::optional<Problem> problem_;
};

}  // namespace moneybags
