#include "table/plea.h"

#include "games/millions/game.h"
#include "notation/money.h"
#include "table/millions/words_kept.h"

namespace moneybags::millions {

namespace {

Plea::Figure money(std::string name, Millions amount) {
    return paid(std::move(name), amount.count() * kMillion);
}
Plea::Figure role_called(Role role) {
    return worded("role", "role." + std::string(codec::name_of(role)));
}

// What speaks for a move of `by`, as the owner of `seen` can tell.
struct Pleader {
    const Rules& rules;
    const View& seen;
    const Seat by;
    const std::span<const AnyEvent> heard;

    const Open& open = seen.open;
    const CharacterSet mine = characters_of(rules, by);
    const CharacterSet others = open.in - mine;
    const bool is_own = seen.me == by;

    // Of one's own characters what they are; others only know what was said of them.
    Role role_of(Character c) const {
        if (is_own) return seen.role[c];
        return open.spoke.has(c) ? open.claim[c] : Role::None;
    }
    // Who else is in and says to be that.
    CharacterSet rivals(Role role) const {
        CharacterSet all;
        for (const Character c : others& open.spoke) {
            if (role != Role::None && open.claim[c] == role) all.add(c);
        }
        return all;
    }

    // ---- what is shared ----
    Millions pot() const {
        return open.centre > Millions{} ? open.centre : loot(rules, open).amount;
    }
    Millions share(int crew) const {
        return in_edition(rules, [&](auto edition) { return edition.share(pot(), crew); });
    }
    std::optional<Plea> shared() const {
        if (open.in.empty()) return {};
        const int crew = open.in.size();
        return Plea{"share",
                    {money("pot", pot()), counted("n", crew), money("share", share(crew))}};
    }
    std::optional<Plea> one_fewer() const {
        const int crew = open.in.size();
        if (crew < 2 || share(crew - 1) <= share(crew)) return {};
        return Plea{
            "fewer",
            {money("pot", pot()), money("after", share(crew - 1)), money("share", share(crew))}};
    }

    // ---- who says what ----
    std::optional<Plea> clash(Role role) const {
        const CharacterSet same = rivals(role);
        if (same.empty()) return {};
        return Plea{"clash", {somebody("who", owner(rules, same.lowest())), role_called(role)}};
    }
    std::optional<Plea> liar(Seat seat) const {
        const WordsKept words = words_kept(heard, seat);
        if (words.broken == 0 || seat == by) return {};
        return Plea{
            "liar",
            {somebody("who", seat), counted("n", words.broken), counted("all", words.given)}};
    }
    std::optional<Plea> alone() const {
        for (const Character c : mine& open.in) {
            const Role role = role_of(c);
            if (role != Role::None && rivals(role).empty())
                return Plea{"alone", {role_called(role)}};
        }
        return {};
    }

    // ---- by what is done ----
    std::optional<Plea> pick(Role role) const {
        if (!is_own) return {};
        const LootCard& card = loot(rules, open);
        if (card.shown.has(role) && card.bonus > Millions{}) {
            const char* key = facts(rules).centre ? "bonus" : "symbol";
            return Plea{key, {role_called(role), money("amount", card.bonus)}};
        }
        if (!facts(rules).centre && role == Role::Driver) {
            return Plea{"driver", {money("amount", rules.driver_fee)}};
        }
        return {};
    }
    std::optional<Plea> say(Role role) const {
        if (role == Role::None) return {};
        if (auto found = clash(role)) return found;
        return Plea{"alone", {role_called(role)}};
    }
    // Money for leaving: `payers` pay that `c` leaves.
    std::optional<Plea> deal(Character c, const PerSeat<Millions>& pay, bool wanted) const {
        if (mine.has(c)) {
            Millions sum;
            for (const Seat seat : payers(pay)) sum += pay[seat];
            const Millions stays = share(open.in.size());
            if (wanted ? sum <= stays : sum >= stays) return shared();
            return Plea{
                wanted ? "more" : "less",
                {money("amount", sum), money("share", stays), counted("n", open.in.size())}};
        }
        if (!wanted) {
            if (auto found = liar(owner(rules, c))) return found;
            return shared();
        }
        for (const Character own : mine& open.in) {
            const Role role = role_of(own);
            if (rivals(role).has(c)) return clash_with(c, role);
        }
        return one_fewer();
    }
    std::optional<Plea> clash_with(Character c, Role role) const {
        return Plea{"clash", {somebody("who", owner(rules, c)), role_called(role)}};
    }
    std::optional<Plea> answer(const Move& move, bool yes) const {
        const std::size_t at = find_deal(open, move.proposer, move.character);
        if (at == kNoDeal || open.in.empty()) return {};
        PerSeat<Millions> pay;
        for (const Seat seat : payers(open, open.deals[at])) {
            pay[seat] = payment(open, open.deals[at], seat);
        }
        return deal(move.character, pay, yes);
    }
    std::optional<Plea> look_at(Character c) const {
        if (auto found = liar(owner(rules, c))) return found;
        if (!open.spoke.meets(characters_of(rules, owner(rules, c))))
            return Plea{"silent", {somebody("who", owner(rules, c))}};
        for (const Character own : mine& open.in) {
            const Role role = role_of(own);
            if (rivals(role).has(c)) return clash_with(c, role);
        }
        return {};
    }
    std::optional<Plea> leave() const {
        for (const Character c : mine& open.in) {
            if (auto found = clash(role_of(c))) return found;
        }
        return shared();
    }

    std::optional<Plea> plead(const Move& move) const {
        switch (move.act) {
            case Act::Pick:
                return pick(move.role);
            case Act::Announce:
            case Act::Claim:
                return say(move.role);
            case Act::Offer:
            case Act::Demand:
            case Act::Counter:
                if (open.in.empty()) return {};
                return deal(move.character, move.pay, true);
            case Act::Accept:
                return answer(move, true);
            case Act::Decline:
                return answer(move, false);
            case Act::Ask:
            case Act::Intimidate:
                return look_at(move.character);
            case Act::Yes:
            case Act::No:
                if (!is_own) return {};  // votes are sealed
                return move.act == Act::Yes ? alone() : shared();
            case Act::Stay:
            case Act::Ready:
            case Act::Call:
            case Act::CallVote:
                if (auto found = alone()) return found;
                return shared();
            case Act::Leave:
            case Act::LeaveBoth:
                return leave();
            case Act::Name:
                return Plea{"named",
                            {counted("n", open.on_view[move.role]), role_called(move.role)}};
            case Act::Rob:
                return Plea{"purse",
                            {somebody("who", owner(rules, move.character)),
                             money("amount", open.purse[owner(rules, move.character)])}};
            case Act::Cancel:
            case Act::Withdraw:
            case Act::RollCall:
            case Act::Answer:
            case Act::Pass:
                return {};
        }
        return {};
    }
};

}  // namespace

}  // namespace moneybags::millions

namespace moneybags {

template <>
std::optional<Plea> plea_of<millions::Family>(const Deed& deed) {
    using namespace millions;
    const View seen = deed.view.as<View>();
    return Pleader{rules_of<Family>(deed.game), seen, deed.by, deed.heard}.plead(
        deed.move.as<Move>());
}

}  // namespace moneybags
