#include "table/guillotines/account.h"

#include "games/guillotines/game.h"
#include "table/retell.h"

namespace moneybags::guillotines {
namespace {

// Listens to the game while it is played once more.
class Accountant {
   public:
    static constexpr bool kListens = true;

    Accountant(const Rules& rules, const State& beginning)
        : rules_(rules), state_(beginning), turn_(beginning.open.turn) {
        // A game may begin in the midst of things.
        if (state_.open.offer_made) note_offer(state_.open.asked, state_.secret.offer);
    }

    void take(const Record& record) { retell<Move, Outcome>(rules_, state_, record, *this); }

    void operator()(const Event& event) {
        const Happening what = event.what;
        if (what == Happening::TurnBegins) turn_ = event.number;
        if (what == Happening::Scored) {
            ++of(event.seat).buys;
            // BG-BUY-07: a tie is the Market's.
            if (event.number > event.number2) ++of(event.seat).bought;
        }
        if (what == Happening::CrisisPlaced && who_stirs() != kNobody) {
            ++of(who_stirs()).crises;
            of(who_stirs()).rebels += event.number;
        }
        if (what == Happening::Revolution) {
            account_.revolution = {.turn = turn_, .seat = who_stirs()};
        }
        if (what == Happening::CardPutIn) ++of(event.seat).put_in;
        if (what == Happening::EnvelopeOpened) ++of(event.seat).bribes;
        if (what == Happening::PolicySet && event.policy != Policy::None) ++of(event.seat).policies;
        listen_to_panic(event);
    }

    Account result() { return std::move(account_); }

   private:
    SeatAccount& of(Seat seat) { return account_.seats[seat]; }

    Seat who_stirs() const {
        return state_.open.stage == Stage::RoundEnd ? kNobody : state_.open.current;
    }

    // An offer is followed on a copy of the table: what comes after it in the same step must not
    // count for it.
    void listen_to_panic(const Event& event) {
        const Happening what = event.what;
        if (what == Happening::OfferMade) note_offer(event.seat, event.offer);
        if (what == Happening::OfferAnswered) {
            account_.deals.back().turn = turn_;
            dealing_ = event.seats.empty();
        }
        if (what == Happening::AssetTraded) {
            owned_[state_.open.who[event.seat]].remove(event.asset);
            owned_[state_.open.who[event.other]].add(event.asset);
            weigh_deal();
        }
        if (what == Happening::AssetSacrificed && dealing_) {  // otherwise dictated
            owned_[event.billionaire].remove(event.asset);
            weigh_deal();
        }
        if (what == Happening::OfferPassed || what == Happening::PanicWon ||
            what == Happening::PanicFailed) {
            dealing_ = false;
        }
    }
    void note_offer(Seat seat, const Offer& offer) {
        account_.deals.push_back({.seat = seat, .offer = offer});
        owned_ = state_.open.owned;
        missed_ = missing(rules_, state_.open, seat);
    }
    void weigh_deal() {
        Deal& deal = account_.deals.back();
        const Billionaire who = state_.open.who[deal.seat];
        const BillionaireFigures& figures = rules_.billionaires[who];
        deal.gain = static_cast<int>(missed_) - static_cast<int>(missing(figures, owned_[who]));
    }

    const Rules& rules_;
    State state_;
    std::int32_t turn_;
    bool dealing_ = false;              // the last offer is being carried out
    PerBillionaire<AssetSet> owned_{};  // … on this copy, and
    unsigned missed_ = 0;               // so many Assets were missing to its maker before
    Account account_;
};

}  // namespace

Account account(const Rules& rules, const Session& session) {
    Accountant accountant{rules, session.beginning().as<State>()};
    for (const Record& record : session.records()) accountant.take(record);
    return accountant.result();
}

std::optional<std::size_t> best_deal(const Account& account) {
    return place_of_best(account.deals, [](const Deal& deal) { return deal.gain; });
}

}  // namespace moneybags::guillotines
