#pragma once

// Which question does a move answer? A move that was sent a moment too late, to a deal whose terms
// are others by now or to a vote that is over, is known by the number of the question it was meant
// for.

#include "games/millions/legal.h"

namespace moneybags::millions {

// The number of a question: what makes it this one and no other, folded into 32 bits (FNV-1a).
class QuestionNumber {
   public:
    constexpr QuestionNumber& with(std::uint32_t part) {
        for (int byte = 0; byte < 4; ++byte) {
            number_ = (number_ ^ (part >> 8 * byte & 0xFFu)) * 16777619u;
        }
        return *this;
    }
    constexpr std::uint32_t number() const { return number_; }

   private:
    std::uint32_t number_ = 2166136261u;
};

enum class Topic : std::uint8_t { Pick, Announcement, Talk, Deal, RollCall, Vote, Final, Heist };

constexpr Topic topic(Act act) {
    switch (act) {
        case Act::Pick:
            return Topic::Pick;
        case Act::Announce:
            return Topic::Announcement;
        case Act::Counter:
        case Act::Accept:
        case Act::Decline:
        case Act::Cancel:
            return Topic::Deal;
        case Act::Answer:
            return Topic::RollCall;
        case Act::Yes:
        case Act::No:
            return Topic::Vote;
        case Act::Stay:
        case Act::Leave:
        case Act::LeaveBoth:
            return Topic::Final;
        case Act::Name:
        case Act::Rob:
            return Topic::Heist;
        default:
            return Topic::Talk;
    }
}

// The terms: who pays how much for whose leaving. Who has consented so far is none of them.
constexpr void add_deal(QuestionNumber& parts, const Open& open, Seat proposer, Character c) {
    parts.with(static_cast<std::uint32_t>(proposer)).with(static_cast<std::uint32_t>(c));
    const std::size_t at = find_deal(open, proposer, c);
    if (at == kNoDeal) return;
    for (const Seat payer : payers(open, open.deals[at])) {
        const Millions amount = payment(open, open.deals[at], payer);
        parts.with(static_cast<std::uint32_t>(payer))
            .with(static_cast<std::uint32_t>(amount.count()));
    }
}

// By turn nobody else acts in one's turn, so a turn may be known by what turns use up: talk tokens,
// votes, the roll call, characters that are in. READY and PASS use up nothing, but the token does
// not come round again before somebody else's act has. One's own look at a card (MX-TURN-02) uses
// up none of these either: the turn goes on.
constexpr void add_turn(QuestionNumber& parts, const Rules& rules, const Open& open) {
    for (const Seat each : all_seats(rules)) parts.with(open.talk[each]);
    parts.with(open.in.bits()).with(open.votes_left).with(open.roll_call_used ? 1u : 0u);
}

// Made of open things only, so that it says nothing that the seat does not see; and for any move,
// also one that would be refused by now.
constexpr std::uint32_t question(const Rules& rules, const State& state, Seat seat,
                                 const Move& move) {
    const Open& open = state.open;
    const Topic about = topic(move.act);
    QuestionNumber parts;
    parts.with(static_cast<std::uint32_t>(about)).with(open.round);
    // Once answered, a question is closed; but a deal is closed only when it is off the table, and
    // live one may talk as long as one likes.
    const auto asked_in = [&](bool phase) {
        parts.with(phase && turn(rules, state).seats.has(seat) ? 1u : 0u);
    };
    switch (about) {
        case Topic::Pick:
            asked_in(open.phase == Phase::Picking);
            break;
        case Topic::Announcement:
            asked_in(open.phase == Phase::Announcing);
            break;
        case Topic::RollCall:
            asked_in(open.phase == Phase::RollCall);
            break;
        case Topic::Vote:
            parts.with(open.votes_left);  // M2-R-25: each vote of a round used one up
            asked_in(open.phase == Phase::Voting);
            break;
        case Topic::Final:
            asked_in(open.phase == Phase::Final);
            break;
        case Topic::Heist:
            asked_in(open.phase == (move.act == Act::Name ? Phase::Naming : Phase::Robbing));
            break;
        case Topic::Deal:
            add_deal(parts, open, move.proposer, move.character);
            break;
        case Topic::Talk:
            if (by_turn(rules)) {
                asked_in(true);
                add_turn(parts, rules, open);
            } else if (move.act == Act::CallVote) {
                parts.with(open.votes_left);  // a vote asked for twice is not two votes
            }
            break;
    }
    return parts.number();
}

}  // namespace moneybags::millions
