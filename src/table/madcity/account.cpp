#include "table/madcity/account.h"

#include "games/madcity/game.h"
#include "table/retell.h"

namespace moneybags::madcity {
namespace {

// Listens to the game while it is played once more.
class Accountant {
   public:
    static constexpr bool kListens = true;

    Accountant(const Rules& rules, const State& beginning)
        : rules_(rules),
          state_(beginning),
          turn_(static_cast<std::int32_t>(beginning.open.turns + 1)) {}

    void take(const Record& record) { retell<Move, Outcome>(rules_, state_, record, *this); }

    void operator()(const Event& event) {
        SeatAccount& mine = account_.seats[event.seat];
        switch (event.what) {
            case Happening::TurnBegins:
                turn_ = event.number;
                break;
            case Happening::TurnMissed:
                turn_ = event.number;
                ++mine.missed;
                break;
            case Happening::StuntDone:
                ++mine.stunts;
                mine.earned += event.amount;
                account_.stunts.push_back({.turn = turn_,
                                           .seat = event.seat,
                                           .card = event.card,
                                           .amount = event.amount});
                break;
            case Happening::Sold:
                account_.sales.push_back({.turn = turn_,
                                          .seat = event.seat,
                                          .business = event.business,
                                          .amount = event.amount});
                break;
            default:
                break;
        }
    }

    Account result() { return std::move(account_); }

   private:
    const Rules& rules_;
    State state_;
    std::int32_t turn_;
    Account account_;
};

}  // namespace

Account account(const Rules& rules, const Session& session) {
    Accountant accountant{rules, session.beginning().as<State>()};
    for (const Record& record : session.records()) accountant.take(record);
    return accountant.result();
}

std::optional<std::size_t> best_stunt(const Account& account) {
    std::optional<std::size_t> best;
    Notes most;
    for (std::size_t i = 0; i < account.stunts.size(); ++i) {
        if (account.stunts[i].amount <= most) continue;
        most = account.stunts[i].amount;
        best = i;
    }
    return best;
}

std::optional<std::size_t> best_sale(const Rules& rules, const Account& account) {
    std::optional<std::size_t> best;
    Notes most;
    for (std::size_t i = 0; i < account.sales.size(); ++i) {
        const Notes gain = account.sales[i].amount - rules.buy[account.sales[i].business];
        if (gain <= most) continue;
        most = gain;
        best = i;
    }
    return best;
}

}  // namespace moneybags::madcity
