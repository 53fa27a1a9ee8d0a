#pragma once

// What the properties must know about Millions of Dollars: what always holds of a state, all moves
// that can be written down, and what a seat comes to know when.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/millions/game.h"
#include "tests/games/millions/figures.h"

namespace moneybags::properties {

struct MillionsTraits {
    using Family = millions::Family;
    using Rules = millions::Rules;
    using State = millions::State;
    using Move = millions::Move;
    using Open = millions::Open;
    using Phase = millions::Phase;
    using Act = millions::Act;
    using Role = millions::Role;
    using Character = millions::Character;

    static constexpr bool kForgets = true;

    // Little talk and few rounds keep the compiler's patience.
    static constexpr Rules shortened(Rules rules, millions::Scheduling scheduling) {
        rules.scheduling = scheduling;
        rules.talk = 2;
        rules.rounds = 2;
        return rules;
    }
    static constexpr std::array<Rules, 4> short_games() {
        using millions::Scheduling;
        using namespace millions::figures;
        return {shortened(first_edition(3), Scheduling::Turn),
                shortened(first_edition(5), Scheduling::Live),
                shortened(second_edition(5), Scheduling::Turn),
                shortened(second_edition(3), Scheduling::Live)};
    }

    // ---- money: M1-INV-01, M2-INV-01 ----

    static constexpr std::int64_t all_money(const Rules& rules, const State& state) {
        const Open& open = state.open;
        std::int64_t sum = open.reserve + open.centre.count();
        for (const Seat seat : millions::all_seats(rules)) sum += open.purse[seat].count();
        if (!open.antes.empty()) {
            sum += open.antes.size() * millions::loot(rules, open).ante.count();
        }
        return sum;
    }

    // ---- the phases, so that a test can tell that it has met them all ----

    static constexpr int kPhases = static_cast<int>(Phase::Over) + 1;
    static constexpr int phase(const State& state) { return static_cast<int>(state.open.phase); }

    // ---- termination: section 6.3 ----

    // W bounds the acts that use something up; every deal is answered at most twice by each party;
    // between two acts that clear a flag everybody says READY at most once. Each round adds its
    // picks, luck, announcements, votes, roll call, final answers, passes and heist choices.
    static constexpr std::uint64_t most_steps(const Rules& rules) {
        const std::uint64_t n = rules.players;
        const std::uint64_t deals = n * rules.talk;
        const std::uint64_t w = n * rules.slots + deals + rules.rounds + rules.votes + 2;
        const std::uint64_t acts = (w + 2 * n * deals) * (n + 1);
        const std::uint64_t answers = n + 2 + n + rules.votes * n + n + n + acts + 2;
        return 1 + rules.rounds * (acts + answers);
    }

    // ---- what always holds ----

    static constexpr std::string_view complaint(const Rules& rules, const State& state) {
        for (const auto& part : {table(rules, state), planning(rules, state), deals(rules, state),
                                 talks(rules, state), heist(rules, state)}) {
            if (!part.empty()) return part;
        }
        return {};
    }

    // ---- moves ----

    static constexpr bool may_be_unlisted(const Move& move) {  // pools, MX-R-13
        return paying(move.pay).size() >= 2;
    }

    // What an act uses, each a bit.
    enum Part : unsigned { kRole = 1, kSecond = 2, kCharacter = 4, kProposer = 8, kPay = 16 };
    static constexpr unsigned uses(Act act) {
        switch (act) {
            case Act::Pick:
            case Act::Announce:
            case Act::Answer:
                return kRole | kSecond;
            case Act::Name:
                return kRole;
            case Act::Claim:
                return kCharacter | kRole;
            case Act::Ask:
            case Act::Withdraw:
            case Act::Intimidate:
            case Act::Leave:
            case Act::Rob:
                return kCharacter;
            case Act::Offer:
            case Act::Demand:
                return kCharacter | kPay;
            case Act::Counter:
                return kCharacter | kProposer | kPay;
            case Act::Accept:
            case Act::Decline:
            case Act::Cancel:
                return kCharacter | kProposer;
            default:
                return 0;
        }
    }

    // The move without what its act does not use.
    static constexpr Move canonical(const Move& move) {
        const unsigned used = uses(move.act);
        Move plain{.act = move.act};
        if ((used & kRole) != 0) plain.role = move.role;
        if ((used & kSecond) != 0) plain.second = move.second;
        if ((used & kCharacter) != 0) plain.character = move.character;
        if ((used & kProposer) != 0) plain.proposer = move.proposer;
        if ((used & kPay) != 0) plain.pay = move.pay;
        return plain;
    }

    // Every move with at most one payer, each once, among them some with characters, roles and
    // seats that do not exist and amounts just too small and just too large.
    template <class Visit>
    static constexpr void universe(const Rules& rules, const State& state, const Visit& visit) {
        for (int a = 0; a <= static_cast<int>(Act::Rob); ++a) {
            const Act act{static_cast<std::uint8_t>(a)};
            const unsigned used = uses(act);
            const auto each = [&](Part part, int count, const auto& next) {
                for (int i = 0; i < ((used & part) != 0 ? count : 1); ++i) next(i);
            };
            each(kCharacter, kCharactersWritten, [&](int c) {
                each(kProposer, rules.players + 1, [&](int p) {
                    each(kRole, kRolesWritten, [&](int one) {
                        each(kSecond, kRolesWritten, [&](int two) {
                            const Move written = canonical({.act = act,
                                                            .character = character(c),
                                                            .role = role(one),
                                                            .second = role(two),
                                                            .proposer = seat(p)});
                            (used & kPay) != 0 ? paid(state, written, visit) : visit(written);
                        });
                    });
                });
            });
        }
    }

    // Anything at all, whether it makes sense or not.
    static constexpr Move wild_move(const Rules& rules, Rng& luck) {
        Move move{.act = Act{static_cast<std::uint8_t>(luck.below(static_cast<int>(Act::Rob) + 2))},
                  .character = character(static_cast<int>(luck.below(kCharactersWritten)))};
        if (luck.below(2) == 0) move.role = role(static_cast<int>(luck.below(kRolesWritten)));
        if (luck.below(2) == 0) move.second = role(static_cast<int>(luck.below(kRolesWritten)));
        if (luck.below(2) == 0)
            move.proposer = seat(static_cast<int>(luck.below(rules.players + 1u)));
        for (std::uint32_t payers = luck.below(4); payers > 0; --payers) {
            move.pay[seat(static_cast<int>(luck.below(kMaxSeats)))] =
                Millions{static_cast<int>(luck.below(9)) - 1};
        }
        return move;
    }

    // A pool: several players chip in to pay another, or are asked to (MX-R-13). It need not be
    // allowed.
    static constexpr std::optional<Move> unlisted_move(const Rules& rules, const State& state,
                                                       Seat by, Rng& luck) {
        const Open& open = state.open;
        if (open.phase != Phase::Talking && open.phase != Phase::Answering) return {};
        if (open.in.empty()) return {};
        Move move;
        SeatSet may_pay = millions::active(rules, open);
        if (!open.deals.empty() && luck.below(2) == 0) {
            const auto& deal =
                open.deals[luck.below(static_cast<std::uint32_t>(open.deals.size()))];
            may_pay = paying(payments(open, deal));
            move = {.act = Act::Counter, .character = deal.character, .proposer = deal.proposer};
        } else {
            std::uint32_t skip = luck.below(static_cast<std::uint32_t>(open.in.size()));
            for (const Character c : open.in) {
                if (skip-- == 0) move.character = c;
            }
            const bool mine = millions::owner(rules, move.character) == by;
            move.act = mine ? Act::Demand : Act::Offer;
        }
        may_pay.remove(millions::owner(rules, move.character));
        for (const Seat payer : may_pay) {
            const int purse = open.purse[payer].count();
            if (purse < 1 || (payer != by && luck.below(2) == 0)) continue;
            move.pay[payer] =
                Millions{1 + static_cast<int>(luck.below(static_cast<std::uint32_t>(purse)))};
        }
        if (!may_be_unlisted(move)) return {};
        return move;
    }

    // ---- what is secret ----

    // Picks and votes are made at once: no answer shows before the last one is in (section 6.1).
    static constexpr bool simultaneous(const State& state) {
        return state.open.phase == Phase::Picking || state.open.phase == Phase::Voting;
    }

    // Did this step show the seat something it did not know before and now may (section 5)?
    static constexpr bool reveals(const State& before, const State& after, Seat seat) {
        const Open& then = before.open;
        const Open& now = after.open;
        return then.shown != now.shown || then.round != now.round || now.phase == Phase::Over ||
               now.phase == Phase::Naming || now.phase == Phase::Robbing ||
               then.on_view != now.on_view ||
               (then.phase == Phase::Voting && now.phase != Phase::Voting) ||
               (seat != kSpectator && then.looked[seat] != now.looked[seat]);
    }

    // The same table but for the roles of characters that have left and that the seat does not
    // know: other owners, or another hidden card. What such a character was is never shown
    // (M1-NEG-06, M1-R-25), so this twin must stay hidden through the heist and to the end of the
    // round; see `forgets`.
    static constexpr std::optional<State> redeal(const Rules& rules, const State& state, Seat me,
                                                 Rng& luck) {
        const Open& open = state.open;
        if (open.phase < Phase::Announcing || open.phase == Phase::Over) return {};
        FixedVector<Character, millions::kMaxCharacters> gone;
        for (const Character c :
             millions::all_characters(rules) - open.in -
                 (millions::known_to(rules, open, me) & millions::all_characters(rules))) {
            gone.push_back(c);
        }
        if (gone.empty()) return {};
        State twin = state;
        auto& roles = twin.secret.role;
        const auto any = [&] { return gone[luck.below(static_cast<std::uint32_t>(gone.size()))]; };
        if (luck.below(2) == 0) {
            const Character one = any();
            const Character two = any();
            roles[one] = state.secret.role[two];
            roles[two] = state.secret.role[one];
        } else {
            const Character one = any();
            const auto left = not_on_view(rules, state);
            if (left[roles[one]] != 1) return {};  // its card is on view
            roles[one] = any_role(rules, luck);
        }
        if (twin == state) return {};
        for (const Seat seat : millions::all_seats(rules)) {
            if (!millions::could_have_picked(rules, open, seat, roles)) return {};
        }
        return twin;
    }

    // Are two states that differ by a `redeal` alike from here on? With `fooled` all roles of the
    // round before are shown (M1-FOOL-01), otherwise they go back to hand unseen.
    static constexpr bool tells_at_round_end(const Rules& rules) { return rules.fooled; }
    static constexpr bool same_round(const State& before, const State& after) {
        return before.open.round == after.open.round;
    }

   private:
    static constexpr int kRolesWritten = static_cast<int>(millions::kRoles) + 2;
    static constexpr int kCharactersWritten = static_cast<int>(millions::kMaxCharacters) + 2;

    static constexpr Role role(int n) { return Role{static_cast<std::uint8_t>(n)}; }
    static constexpr Character character(int n) { return Character{static_cast<std::uint8_t>(n)}; }
    static constexpr Seat seat(int n) { return Seat{static_cast<std::uint8_t>(n)}; }

    static constexpr Role any_role(const Rules& rules, Rng& luck) {
        std::uint32_t skip = luck.below(static_cast<std::uint32_t>(rules.roles.size()));
        for (const Role r : rules.roles) {
            if (skip-- == 0) return r;
        }
        return Role::None;
    }

    template <class Visit>
    static constexpr void paid(const State& state, const Move& bare, const Visit& visit) {
        visit(bare);  // nobody pays
        for (int p = 0; p < static_cast<int>(kMaxSeats); ++p) {
            const int purse = state.open.purse[seat(p)].count();
            for (int amount = -1; amount <= purse + 1; ++amount) {
                if (amount == 0) continue;
                Move move = bare;
                move.pay[seat(p)] = Millions{amount};
                visit(move);
            }
        }
    }

    // Of deals the test has its own reading.
    static constexpr SeatSet paying(const PerSeat<Millions>& pay) {
        SeatSet seats;
        for (int i = 0; i < static_cast<int>(kMaxSeats); ++i) {
            if (pay[seat(i)] != Millions{}) seats.add(seat(i));
        }
        return seats;
    }
    static constexpr PerSeat<Millions> payments(const Open& open, const millions::Deal& deal) {
        if (deal.pooled()) return open.pools[deal.proposer].pay;
        PerSeat<Millions> pay;
        pay[deal.payer] = deal.amount;
        return pay;
    }

    // Cards played less cards on view, by role.
    static constexpr millions::PerRole<int> not_on_view(const Rules& rules, const State& state) {
        millions::PerRole<int> left;
        for (const Character c : millions::all_characters(rules)) ++left[state.secret.role[c]];
        for (int r = 0; r < static_cast<int>(millions::kRoles); ++r) {
            left[role(r)] -= state.open.on_view[role(r)];
        }
        return left;
    }

    static constexpr bool in_round(Phase phase) {  // roles are chosen and characters on the table
        return phase > Phase::Picking && phase < Phase::Over;
    }
    static constexpr bool in_talks(Phase phase) {
        return phase >= Phase::Announcing && phase <= Phase::Final;
    }

    static constexpr std::string_view table(const Rules& rules, const State& state) {
        const Open& open = state.open;
        for (int i = 0; i < static_cast<int>(kMaxSeats); ++i) {
            if (open.purse[seat(i)].count() < 0) return "a purse is below 0";
            if (i < rules.players) continue;
            if (open.purse[seat(i)].count() != 0) return "an empty chair has money";
            if (open.cards[seat(i)] != 0) return "an empty chair has an Intimidation card";
        }
        const SeatSet seats = millions::all_seats(rules);
        if (!seats.has(open.leader)) return "the Leader is nobody";
        if (open.round > rules.rounds) return "more rounds than Loot cards";
        const int turned = open.round - (open.phase <= Phase::TurnUpLoot && open.round > 0 ? 1 : 0);
        if (open.turned_up.size() != turned) return "one Loot card is turned up in a round";
        if (open.phase > Phase::TurnUpLoot && !open.turned_up.has(open.loot)) {
            return "this round's Loot card was not turned up";
        }
        if (open.centre.count() < 0) return "the Centre is below 0";
        if (rules.edition == millions::Edition::First) {
            if (open.centre.count() != 0) return "1e has no Centre";
        } else if (!open.antes.empty()) {
            return "2e antes lie in the Centre";
        } else if (!in_round(open.phase) && open.phase != Phase::Picking &&
                   open.centre.count() != 0) {
            return "money is left in the Centre between rounds";
        }
        int cards = 0;
        for (const Seat s : seats) {
            cards += open.cards[s];
            if (open.fresh.has(s) && open.cards[s] == 0) return "a fresh card is not held";
            if (open.looked[s].meets(millions::characters_of(rules, s))) return "looked at his own";
        }
        // M1-R-20: at most one is earned in a round.
        if (cards > (rules.edition == millions::Edition::First ? open.round : 0))
            return "too many Intimidation cards";
        if (open.winners.empty() != (open.phase != Phase::Over)) return "winners, and not over";
        if (!seats.holds(open.winners)) return "the winner is nobody";
        return {};
    }

    static constexpr std::string_view planning(const Rules& rules, const State& state) {
        const Open& open = state.open;
        const auto everybody = millions::all_characters(rules);
        if (!everybody.holds(open.in)) return "a character that does not exist is in";
        if (!in_round(open.phase) && !open.in.empty()) return "characters are in between rounds";
        if (open.phase == Phase::Picking) {
            if (open.picked == millions::all_seats(rules)) return "all have picked, still picking";
            for (const Character c : everybody) {
                const bool picked = open.picked.has(millions::owner(rules, c));
                if ((state.secret.role[c] != Role::None) != picked) return "role without pick";
            }
        }
        for (const Seat s : millions::all_seats(rules)) {
            const bool must =
                in_round(open.phase) || (open.phase == Phase::Picking && open.picked.has(s));
            // M1-PLAN-02, M1-FOOL-01, MX-R-26
            if (must && !millions::could_have_picked(rules, open, s, state.secret.role)) {
                return "a role that could not be picked";
            }
        }
        if (in_round(open.phase) && open.phase != Phase::HideCard) {  // M1-PLAN-06
            const auto left = not_on_view(rules, state);
            int hidden = 0;
            for (const int cards : left.items) {
                if (cards < 0) return "a card on view that nobody played";
                hidden += cards;
            }
            if (hidden != 1) return "one card is hidden";
        }
        return {};
    }

    static constexpr std::string_view deals(const Rules& rules, const State& state) {
        const Open& open = state.open;
        const bool turn = millions::by_turn(rules);
        if (!in_talks(open.phase) && !open.deals.empty()) return "a deal outlives the talks";
        if (open.phase == Phase::Final && !open.deals.empty()) return "a deal after Closing";
        if (turn && open.deals.size() > 1) return "two deals by turn";
        if (turn && open.phase != Phase::Answering && !open.deals.empty()) {
            return "a deal outlives its turn";  // MX-TURN-02
        }
        if ((open.phase == Phase::Answering || open.phase == Phase::Closing) &&
            open.deals.empty()) {
            return "nothing to answer";
        }
        SeatSet pooling;
        for (std::size_t i = 0; i < open.deals.size(); ++i) {
            const auto& deal = open.deals[i];
            const Seat leaver = millions::owner(rules, deal.character);
            const PerSeat<Millions> pay = payments(open, deal);
            const SeatSet payers = paying(pay);
            const SeatSet parties = payers | SeatSet{leaver};
            const SeatSet consents =
                deal.pooled() ? open.pools[deal.proposer].consents : SeatSet{deal.proposer};
            if (!open.in.has(deal.character)) return "a deal on a character that is out";
            if (!millions::active(rules, open).holds(payers)) return "a payer is out";
            if (payers.has(leaver)) return "a deal with oneself";
            if (payers.empty()) return "nobody pays";
            for (const Seat s : payers) {
                if (pay[s].count() < 1) return "a payment below 1";
            }
            if (!consents.has(deal.proposer)) return "the proposer objects";
            if (!parties.holds(consents)) return "somebody who is no party consents";
            if (consents == parties) return "a settled deal is open";
            if (open.ready.meets(parties - consents)) return "ready with a deal to answer";
            for (std::size_t k = 0; k < i; ++k) {
                if (open.deals[k].proposer == deal.proposer &&
                    open.deals[k].character == deal.character) {
                    return "two deals by one proposer on one character";  // MX-NEG-02
                }
            }
            if (!deal.pooled()) continue;
            if (payers.size() < 2) return "a pool of one";
            if (pooling.has(deal.proposer)) return "two pools by one proposer";
            pooling.add(deal.proposer);
        }
        for (int i = 0; i < static_cast<int>(kMaxSeats); ++i) {
            if (!pooling.has(seat(i)) && open.pools[seat(i)] != millions::Pool{}) {
                return "a pool without a deal";
            }
        }
        return {};
    }

    static constexpr std::string_view talks(const Rules& rules, const State& state) {
        const Open& open = state.open;
        const SeatSet talking = millions::active(rules, open);
        if (open.phase == Phase::Voting) {
            if (open.voted == millions::all_seats(rules)) return "all have voted, still voting";
        } else if (!open.voted.empty()) {
            return "votes without a vote";
        }
        if (!open.voted.holds(state.secret.yes)) return "a yes nobody gave";
        for (const Seat s : millions::all_seats(rules)) {
            if (open.talk[s] > rules.talk) return "more talk than dealt";
        }
        if (!in_talks(open.phase)) return {};
        if (open.in.empty()) return "talks without anybody";  // MX-NEG-08
        if (!talking.holds(open.ready)) return "somebody who is out is ready";
        if (talking == open.ready && open.phase <= Phase::Answering) {
            return "all are ready, still talking";  // MX-NEG-09
        }
        if ((open.phase == Phase::RollCall || open.phase == Phase::Final) &&
            !talking.has(open.asked)) {
            return "somebody who is out is asked";
        }
        if (millions::by_turn(rules) && open.phase == Phase::Talking) {  // MX-TURN-01
            const bool holder = talking.has(open.token) && !open.ready.has(open.token);
            const bool leader = !talking.has(open.token) && open.token == open.leader &&
                                millions::may_call_vote(open);
            if (!holder && !leader) return "the token is with nobody who may hold it";
        }
        if (rules.edition == millions::Edition::First && open.antes != open.in) {
            return "antes lie before the characters that are in";
        }
        return {};
    }

    // A role that has been called has shown all its in-characters; the others hold none of it.
    static constexpr std::string_view heist(const Rules& rules, const State& state) {
        const Open& open = state.open;
        if (open.phase == Phase::Over) return {};
        if (open.phase != Phase::Naming && open.phase != Phase::Robbing) {
            return open.shown.empty() && open.alive.empty() ? std::string_view{}
                                                            : "shown before the heist";
        }
        millions::RoleSet called{rules.namer};
        if (open.phase == Phase::Robbing) {
            called = called | millions::RoleSet{Role::Acrobat, Role::Brute, Role::Mentalist};
        }
        millions::CharacterSet answered;
        millions::PerRole<int> of_role;
        for (const Character c : open.in) {
            if (!called.has(state.secret.role[c])) continue;
            answered.add(c);
            ++of_role[state.secret.role[c]];
        }
        if (open.shown != answered) return "those of the called roles are shown, and no others";
        if (!open.shown.holds(open.alive)) return "a survivor was not shown";
        if (open.phase == Phase::Naming) {
            if (of_role[rules.namer] != 1 || open.alive != answered) return "one namer names";
            if (millions::nameable(rules, open).empty()) return "nothing to name";
            if (open.named != Role::None) return "named before naming";
            return {};
        }
        if (of_role[Role::Mentalist] != 1 || open.named == Role::Mentalist) {
            return "one Mentalist robs";
        }
        for (const Character c : open.alive) {
            const Role r = state.secret.role[c];
            if (of_role[r] != 1 || r == open.named) return "a survivor who was thrown out";
        }
        // M2-HEIST-09: with one possible victim there is no choice.
        if (open.alive.size() < 2) return "no choice of victims";
        return {};
    }
};

}  // namespace moneybags::properties
