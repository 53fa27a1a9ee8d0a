#include "table/millions/account.h"

#include <cassert>
#include <utility>

#include "games/millions/game.h"
#include "table/retell.h"

namespace moneybags::millions {
namespace {

// How each kind of end is told of.
constexpr std::pair<Happening, Fate> kEnds[] = {
    {Happening::DealSettled, Fate::Struck},  {Happening::Declined, Fate::Declined},
    {Happening::Countered, Fate::Countered}, {Happening::Cancelled, Fate::Cancelled},
    {Happening::Replaced, Fate::Replaced},   {Happening::DealLapsed, Fate::Lapsed},
    {Happening::DealVoid, Fate::Void},
};

// Listens to the game while it is played once more.
class Accountant {
   public:
    static constexpr bool kListens = true;

    Accountant(const Rules& rules, const State& beginning) : rules_(rules), state_(beginning) {
        open_round();
        for (const Deal& deal : state_.open.deals) {  // of a game that began in the middle
            Bargain old{
                .round = state_.open.round, .proposer = deal.proposer, .character = deal.character};
            for (const Seat seat : payers(state_.open, deal)) {
                old.pay[seat] = payment(state_.open, deal, seat);
            }
            if (deal.pooled()) {
                old.accepted = consents(state_.open, deal) - SeatSet{deal.proposer};
            }
            open_.push_back(account_.bargains.size());
            account_.bargains.push_back(old);
        }
    }

    void take(const Record& record) {
        ++step_;
        before_ = state_;
        if (!retell<Move, Outcome>(rules_, state_, record, *this)) return;
        if (state_.open.round != before_.open.round || state_.open.phase == Phase::Over) {
            close_round();
            open_round();
        }
    }

    void operator()(const Event& event) {
        const Happening what = event.what;
        if (what == Happening::Announced || what == Happening::Claimed) hear_claim(event);
        if (what == Happening::DealOpened) {
            open_.push_back(account_.bargains.size());
            account_.bargains.push_back({.round = before_.open.round,
                                         .proposer = event.seat,
                                         .character = event.character,
                                         .pay = event.pay});
        }
        if (what == Happening::Accepted) account_.bargains[*find(event)].accepted.add(event.seat);
        if (what == Happening::Shared) shared_.add(event.character);
        for (const auto& [end, fate] : kEnds) {
            if (what == end) close(event, fate);
        }
    }

    Account result() { return std::move(account_); }

   private:
    void hear_claim(const Event& event) {
        last_said_[event.character] = account_.said.size();
        account_.said.push_back({.step = step_,
                                 .round = before_.open.round,
                                 .seat = event.seat,
                                 .character = event.character,
                                 .said = event.role,
                                 .truth = before_.secret.role[event.character]});
    }

    // The open deal that an event speaks of; events name the proposer as the other.
    std::vector<std::size_t>::iterator find(const Event& event) {
        auto at = open_.begin();
        while (account_.bargains[*at].proposer != event.other ||
               account_.bargains[*at].character != event.character) {
            ++at;
            assert(at != open_.end());
        }
        return at;
    }

    void close(const Event& event, Fate fate) {
        const auto at = find(event);
        Bargain& bargain = account_.bargains[*at];
        bargain.closed = step_;
        bargain.fate = fate;
        bargain.by = event.seat;
        bargain.said = last_said_[event.character];
        open_.erase(at);
    }

    void open_round() {
        round_start_ = state_.open.purse;
        last_said_ = {};
        shared_.clear();
    }

    // A round is over with the step that begins the next one, or ends the game. (Before the first
    // there is none, only the choice of a Leader.)
    void close_round() {
        if (before_.open.round == 0) return;
        account_.rounds.push_back({.round = before_.open.round,
                                   .before = round_start_,
                                   .after = state_.open.purse,
                                   .shared = shared_});
    }

    const Rules& rules_;
    State state_;
    State before_;
    Account account_;
    std::vector<std::size_t> open_;  // the bargains that have not ended
    std::size_t step_ = 0;
    PerSeat<Millions> round_start_;
    PerCharacter<std::optional<std::size_t>> last_said_;
    CharacterSet shared_;
};

// What was paid for the leaving of a character in a round; it leaves but once.
Millions paid_for_leaving(const Account& account, int round, Character c) {
    Millions sum;
    for (const Bargain& bargain : account.bargains) {
        if (bargain.round != round || bargain.character != c || bargain.fate != Fate::Struck) {
            continue;
        }
        for (const Seat seat : payers(bargain.pay)) sum += bargain.pay[seat];
    }
    return sum;
}

bool is_last_word(const Account& account, std::size_t at) {
    const Said& word = account.said[at];
    for (std::size_t i = at + 1; i < account.said.size(); ++i) {
        const Said& later = account.said[i];
        if (later.round == word.round && later.character == word.character) return false;
    }
    return true;
}

}  // namespace

Account account(const Rules& rules, const Session& session) {
    Accountant accountant{rules, session.beginning().as<State>()};
    for (const Record& record : session.records()) accountant.take(record);
    return accountant.result();
}

std::optional<Bluff> best_bluff(const Account& account) {
    std::optional<Bluff> best;
    for (std::size_t i = 0; i < account.said.size(); ++i) {
        const Said& word = account.said[i];
        if (!word.is_lie() || !is_last_word(account, i)) continue;
        for (const RoundAccount& round : account.rounds) {
            if (round.round != word.round) continue;
            const Millions paid = paid_for_leaving(account, word.round, word.character);
            if (!round.shared.has(word.character) && paid == Millions{}) continue;
            const Millions gain = round.after[word.seat] - round.before[word.seat];
            if (gain > (best ? best->gain : Millions{})) {
                best = Bluff{.said = i, .gain = gain, .paid = paid};
            }
        }
    }
    return best;
}

std::optional<Trust> costliest_trust(const Account& account) {
    std::optional<Trust> costliest;
    for (std::size_t i = 0; i < account.bargains.size(); ++i) {
        const Bargain& bargain = account.bargains[i];
        if (bargain.fate != Fate::Struck || !bargain.said) continue;
        if (!account.said[*bargain.said].is_lie()) continue;
        for (const Seat payer : payers(bargain.pay)) {
            const Millions amount = bargain.pay[payer];
            if (costliest && amount <= costliest->amount) continue;
            costliest =
                Trust{.bargain = i, .said = *bargain.said, .payer = payer, .amount = amount};
        }
    }
    return costliest;
}

}  // namespace moneybags::millions
