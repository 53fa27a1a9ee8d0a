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
        const Happening what = event.what;
        SeatAccount& mine = account_.seats[event.seat];
        if (what == Happening::TurnBegins || what == Happening::TurnMissed) turn_ = event.number;
        if (what == Happening::TurnMissed) ++mine.missed;
        if (what == Happening::StuntDone) {
            ++mine.stunts;
            mine.earned += event.amount;
            account_.stunts.push_back(
                {.turn = turn_, .seat = event.seat, .card = event.card, .amount = event.amount});
        }
        if (what == Happening::Sold) {
            account_.sales.push_back({.turn = turn_,
                                      .seat = event.seat,
                                      .business = event.business,
                                      .amount = event.amount});
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
    return place_of_best(account.stunts, [](const Stunt& stunt) { return stunt.amount; });
}

std::optional<std::size_t> best_sale(const Rules& rules, const Account& account) {
    return place_of_best(account.sales,
                         [&](const Sale& sale) { return sale.amount - rules.buy[sale.business]; });
}

}  // namespace moneybags::madcity
