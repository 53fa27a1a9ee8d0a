#include "notation/millions/wish.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "games/millions/characters.h"
#include "notation/millions/parts.h"

namespace moneybags::millions {
namespace {

template <class T>
bool may_be(const std::optional<std::vector<T>>& list, T item) {
    return !list || std::find(list->begin(), list->end(), item) != list->end();
}

}  // namespace

bool fits(const Speaker& say, const Wish& wish, const Choice& choice) {
    if (choice.act != wish.act) return false;
    if (!may_be(wish.characters, choice.character) || !may_be(wish.proposers, choice.proposer) ||
        !may_be(wish.roles, choice.role) || !may_be(wish.seconds, choice.second)) {
        return false;
    }
    if (wish.either && !may_be(wish.either, choice.proposer) &&
        !may_be(wish.either, owner(say.rules, choice.character))) {
        return false;
    }
    if (choice.most == 0) return wish.pay.empty();
    return wish.pay.size() == 1 && may_be(wish.pay[0].payers, choice.payer);
}

std::vector<Move> spelled_out(const Speaker& say, const Wish& wish) {
    constexpr std::size_t kEnough = 64;  // to be listed as unclear; nobody is shown more than a few
    std::vector<Move> moves{{.act = wish.act}};
    const auto each = [&](const auto& options, const auto& put) {
        std::vector<Move> more;
        for (const Move& m : moves) {
            for (const auto& option : options) {
                Move next = m;
                if (more.size() < kEnough && put(next, option)) more.push_back(next);
            }
        }
        moves = std::move(more);
    };
    if (has_character(wish.act)) {
        // "cancel Bea" is one's own deal about Bea, so "either" can only be the leaver.
        std::vector<Character> about = wish.characters.value_or(std::vector<Character>{});
        if (wish.act == Act::Cancel && wish.either) {
            for (const Character c : all_characters(say.rules)) {
                if (may_be(wish.either, owner(say.rules, c))) about.push_back(c);
            }
        }
        each(about, [](Move& m, Character c) { return m.character = c, true; });
    }
    if (has_proposer(wish.act)) {
        std::vector<Seat> by = wish.proposers.value_or(std::vector<Seat>{});
        if (wish.act == Act::Cancel && !wish.proposers && say.by != kSpectator) by = {say.by};
        each(by, [](Move& m, Seat seat) { return m.proposer = seat, true; });
    }
    if (has_role(wish.act)) {
        each(wish.roles.value_or(std::vector<Role>{}),
             [](Move& m, Role r) { return m.role = r, true; });
    }
    if (has_roles(wish.act)) {
        each(wish.seconds.value_or(std::vector<Role>{}),
             [](Move& m, Role r) { return m.second = r, true; });
    }
    for (const Wish::Part& part : wish.pay) {
        each(part.payers.value_or(std::vector<Seat>{}), [&](Move& m, Seat seat) {
            if (seat == kSpectator || m.pay[seat] != Millions{}) return false;  // nobody pays twice
            m.pay[seat] = Millions{part.amount};
            return true;
        });
    }
    return moves;
}

}  // namespace moneybags::millions
