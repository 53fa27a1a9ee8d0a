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
        if (event.what == Happening::TurnBegins) turn_ = event.number;
        if (event.what == Happening::Scored) {
            ++of(event.seat).buys;
            // BG-BUY-07: a tie is the Market's.
            if (event.number > event.number2) ++of(event.seat).bought;
        }
        listen_to_crises(event);
        listen_to_panic(event);
    }

    Account result() { return std::move(account_); }

   private:
    SeatAccount& of(Seat seat) { return account_.seats[seat]; }

    Seat who_stirs() const {
        return state_.open.stage == Stage::RoundEnd ? kNobody : state_.open.current;
    }

    // Crises, and the bribes and Policies that follow from them.
    void listen_to_crises(const Event& event) {
        switch (event.what) {
            case Happening::CrisisPlaced:
                if (const Seat by = who_stirs(); by != kNobody) {
                    ++of(by).crises;
                    of(by).rebels += event.number;
                }
                break;
            case Happening::Revolution:
                account_.revolution = {.turn = turn_, .seat = who_stirs()};
                break;
            case Happening::CardPutIn:
                ++of(event.seat).put_in;
                break;
            case Happening::EnvelopeOpened:
                ++of(event.seat).bribes;
                break;
            case Happening::PolicySet:
                if (event.policy != Policy::None) ++of(event.seat).policies;
                break;
            default:
                break;
        }
    }

    // An offer is followed on a copy of the table: what comes after it in the same step must not
    // count for it.
    void listen_to_panic(const Event& event) {
        switch (event.what) {
            case Happening::OfferMade:
                note_offer(event.seat, event.offer);
                break;
            case Happening::OfferAnswered:
                account_.deals.back().turn = turn_;
                dealing_ = event.seats.empty();
                break;
            case Happening::AssetTraded:
                owned_[state_.open.who[event.seat]].remove(event.asset);
                owned_[state_.open.who[event.other]].add(event.asset);
                weigh_deal();
                break;
            case Happening::AssetSacrificed:
                if (!dealing_) break;  // dictated
                owned_[event.billionaire].remove(event.asset);
                weigh_deal();
                break;
            case Happening::OfferPassed:
            case Happening::PanicWon:
            case Happening::PanicFailed:
                dealing_ = false;
                break;
            default:
                break;
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
    std::optional<std::size_t> best;
    int most = 0;
    for (std::size_t i = 0; i < account.deals.size(); ++i) {
        if (account.deals[i].gain <= most) continue;
        most = account.deals[i].gain;
        best = i;
    }
    return best;
}

}  // namespace moneybags::guillotines
