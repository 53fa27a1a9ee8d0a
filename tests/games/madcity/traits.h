#pragma once

// What the properties must know about Mad Millionaire: what always holds of a state, and all moves
// that can be written down.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/madcity/game.h"
#include "tests/games/madcity/small_board.h"

namespace moneybags::properties {

struct MadcityTraits {
    using Family = madcity::Family;
    using Rules = madcity::Rules;
    using State = madcity::State;
    using Move = madcity::Move;
    using Open = madcity::Open;
    using Phase = madcity::Phase;
    using Act = madcity::Act;
    using Business = madcity::Business;
    using Place = madcity::Place;

    static constexpr bool kAllOpen = true;          // section 5: nobody has secrets
    static constexpr bool kListsEverything = true;  // section 6.1

    // For the compiler to play.
    static constexpr std::array<Rules, 2> short_games() {
        return {madcity::small_board::rules(30), madcity::small_board::rules(30)};
    }

    // ---- money: the bank gives and takes what it likes (MM-PAY-08) ----

    // So what stays is the signs: each in hand or on one business (MM-SIGN-01).
    static constexpr std::int64_t all_money(const Rules& rules, const State& state) {
        std::int64_t signs = 0;
        for (const Seat seat : madcity::all_seats(rules)) {
            signs += madcity::signs_in_hand(rules, state.open, seat);
            signs += state.open.bought[seat].size() + state.open.leased[seat].size();
        }
        return signs;
    }

    // ---- the phases, so that a test can tell that it has met them all ----

    static constexpr int kPhases = static_cast<int>(Phase::Over) + 1;
    static constexpr int phase(const State& state) { return static_cast<int>(state.open.phase); }

    // ---- termination ----

    // A turn ends each lease at most once and has besides a roll, a drive, a card, a six, a deal, a
    // lifted sign or a sale, each with its luck (section 6.1). Start rolls tie as long as they
    // like; two hundred are never seen.
    static constexpr std::uint64_t most_steps(const Rules& rules) {
        return 300 + std::uint64_t{rules.turn_limit} * (rules.signs + 10u);
    }
    // MM-OPT-08: the one way to end without a winner.
    static constexpr bool may_end_without_winner(const Rules& rules, const State& state) {
        return rules.turn_limit > 0 && state.open.turns == rules.turn_limit;
    }

    // ---- what always holds ----

    static constexpr std::string_view complaint(const Rules& rules, const State& state) {
        const Open& open = state.open;
        for (const auto& part :
             {seats(rules, open), businesses(rules, open), cards(rules, open), step(rules, open)}) {
            if (!part.empty()) return part;
        }
        return {};
    }

    // ---- moves ----

    static constexpr bool may_be_unlisted(const Move&) { return false; }
    static constexpr std::optional<Move> unlisted_move(const Rules&, const State&, Seat, Rng&) {
        return {};
    }

    // Chance players hardly ever lay all seven signs (section 1.8). These do: they drive, and take
    // what they can.
    static constexpr std::optional<Move> habit(const Rules& rules, const State& state, Seat seat,
                                               Rng& luck) {
        if (luck.below(16) == 0) return {};
        if (state.open.phase == Phase::Main) return Move{.act = Act::Roll};
        if (state.open.phase != Phase::Dealing) return {};
        for (const Act act : {Act::Lease, Act::Buy}) {
            for (const auto& choice : madcity::legal(rules, state, seat)) {
                if (choice.act == act) return choice.move(0);
            }
        }
        return {};
    }

    // The move without what its act does not use.
    static constexpr Move canonical(const Move& move) {
        switch (move.act) {
            case Act::Go:
                return {.act = move.act, .place = move.place};
            case Act::Miss:
                return {.act = move.act, .seat = move.seat};
            case Act::Roll:
            case Act::Bonus:
            case Act::Done:
                return {.act = move.act};
            default:
                return {.act = move.act, .business = move.business};
        }
    }

    // Every move, each once, among them some to places and businesses that do not exist.
    template <class Visit>
    static constexpr void universe(const Rules&, const State&, const Visit& visit) {
        for (int a = 0; a < kActs; ++a) {
            const Act act{static_cast<std::uint8_t>(a)};
            switch (act) {
                case Act::Go:
                    for (int p = 0; p < 256; ++p) visit(Move{.act = act, .place = place(p)});
                    break;
                case Act::Miss:
                    for (int s = 0; s < 10; ++s) visit(Move{.act = act, .seat = seat(s)});
                    break;
                case Act::Roll:
                case Act::Bonus:
                case Act::Done:
                    visit(Move{.act = act});
                    break;
                default:
                    for (int b = 0; b < 70; ++b) visit(Move{.act = act, .business = business(b)});
                    break;
            }
        }
    }

    // Anything at all, whether it makes sense or not.
    static constexpr Move wild_move(const Rules&, Rng& luck) {
        return {.act = Act{static_cast<std::uint8_t>(luck.below(kActs))},
                .place = place(static_cast<int>(luck.below(256))),
                .business = business(static_cast<int>(luck.below(70))),
                .seat = seat(static_cast<int>(luck.below(10)))};
    }

    // ---- what is secret: nothing ----

    static constexpr std::optional<State> redeal(const Rules&, const State&, Seat, Rng&) {
        return {};
    }

   private:
    static constexpr int kActs = static_cast<int>(Act::Lift) + 1;

    static constexpr Place place(int n) { return Place{static_cast<std::uint8_t>(n)}; }
    static constexpr Business business(int n) { return Business{static_cast<std::uint8_t>(n)}; }
    static constexpr Seat seat(int n) { return Seat{static_cast<std::uint8_t>(n)}; }

    static constexpr std::string_view seats(const Rules& rules, const Open& open) {
        if (number(open.active) >= rules.players) return "it is the turn of nobody";
        for (int i = 0; i < static_cast<int>(kMaxSeats); ++i) {
            const Seat s = seat(i);
            if (i >= rules.players) {
                if (open.cash[s] != madcity::Notes{} || open.car[s] != madcity::kDepot ||
                    open.waiting.has(s) || !madcity::owned(open, s).empty()) {
                    return "an empty seat plays";
                }
                continue;
            }
            if (open.cash[s] < madcity::Notes{}) return "somebody owes money";
            if (open.car[s] != madcity::kDepot && static_cast<int>(open.car[s]) >= rules.spaces) {
                return "a car is off the board";
            }
            // MM-SIGN-06
            if (madcity::owned(open, s).empty() && open.cash[s] < madcity::Notes{1}) {
                return "neither business nor money";
            }
        }
        return {};
    }

    static constexpr std::string_view businesses(const Rules& rules, const Open& open) {
        madcity::BusinessSet taken;
        for (const Seat s : madcity::all_seats(rules)) {
            for (const auto& set : {open.bought[s], open.leased[s]}) {
                if (taken.meets(set)) return "a business with two signs";
                taken = taken | set;
            }
            if (!(open.leased[s] - rules.leasable).empty()) return "leased, without a lease price";
            if (madcity::owned(open, s).size() > rules.signs) return "more businesses than signs";
        }
        for (const Business b : taken) {
            if (static_cast<int>(b) >= rules.businesses) return "a business that is not there";
        }
        return {};
    }

    static constexpr std::string_view cards(const Rules& rules, const Open& open) {
        madcity::CardSet seen = open.pile;
        for (const madcity::Card card : open.pile) {
            if (static_cast<int>(card) >= rules.cards) return "a card that is not there";
        }
        const bool awaited = open.phase == Phase::LayCards || open.phase == Phase::TurnUpCard;
        for (std::uint8_t slot = 0; slot < madcity::kMaxFaceUp; ++slot) {
            const madcity::Card card = open.face_up[slot];
            const bool gap = slot >= rules.face_up || (awaited && slot == open.slot) ||
                             (open.phase == Phase::LayCards && slot > open.slot);
            if ((card == madcity::kNoCard) != gap) return "a gap in the card row, or none";
            if (card == madcity::kNoCard) continue;
            if (seen.has(card)) return "a card in two places";
            seen.add(card);
        }
        if (awaited && open.pile.empty()) return "a card is awaited from an empty pile";
        return {};
    }

    static constexpr std::string_view step(const Rules& rules, const Open& open) {
        const Phase p = open.phase;
        const bool set_up = p <= Phase::StartRoll;
        if ((p == Phase::Over || open.winners.empty()) == false) return "won, and goes on";
        if (set_up && (open.turns != 0 || open.die != 0)) return "a turn before the first";
        if ((p == Phase::Main || p == Phase::MoveRoll) && (open.die != 0 || open.landed)) {
            return "moved before the roll";
        }
        const bool after_roll = p == Phase::Moving || p == Phase::TurnUpCard ||
                                p == Phase::SixChoice || p == Phase::Dealing ||
                                p == Phase::LiftingSign;
        if (after_roll && (open.die < 1 || open.die > 6)) return "moved without a roll";
        if (p == Phase::SixChoice && open.die != 6) return "a six that is none";
        const bool pending = p == Phase::SaleRoll || p == Phase::LiftingSign;
        if (p != Phase::Over && pending != (open.business != madcity::kNoBusiness)) {
            return "a deal that hangs in the air";
        }
        if (p == Phase::Dealing && !(open.landed && madcity::can_deal(rules, open))) {
            return "a purchase step that nothing can come of";
        }
        if (p == Phase::LiftingSign && madcity::signs_in_hand(rules, open, open.active) != 0) {
            return "a sign is lifted with one in hand";
        }
        if (p == Phase::Main) {
            if (open.waiting.has(open.active)) return "who waits has a turn";
            for (const Seat s : madcity::all_seats(rules)) {  // MM-RET-07
                if (madcity::slot_for(rules, open, open.car[s]) != rules.face_up) {
                    return "a car stands where a stunt is to be done";
                }
            }
        }
        return {};
    }
};

}  // namespace moneybags::properties
