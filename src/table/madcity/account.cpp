#include "table/madcity/account.h"

#include "games/madcity/game.h"

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

    void take(const Record& record) {
        ++step_;
        switch (record.kind) {
            case Record::Kind::Move:
                apply(rules_, state_, record.seat, record.move.as<Move>(), *this);
                break;
            case Record::Kind::Chance:
                apply(rules_, state_, record.outcome.as<Outcome>(), *this);
                break;
            case Record::Kind::Clock:
                time_out(rules_, state_, *this);
                break;
            case Record::Kind::Say:
                break;
        }
    }

    void operator()(const Event& event) {
        SeatAccount& mine = account_.seats[event.seat];
        switch (event.what) {
            case Happening::TurnBegins:
                turn_ = event.number;
                ++mine.turns;
                break;
            case Happening::TurnMissed:
                turn_ = event.number;
                ++mine.missed;
                break;
            case Happening::StuntDone:
                ++mine.stunts;
                mine.earned += event.amount;
                account_.stunts.push_back({.step = step_,
                                           .turn = turn_,
                                           .seat = event.seat,
                                           .card = event.card,
                                           .amount = event.amount});
                break;
            case Happening::CarReturned:
                ++mine.returns;
                break;
            case Happening::SixBonus:
                ++mine.bonuses;
                break;
            case Happening::SixMiss:
                ++mine.held_up;
                break;
            case Happening::Bought:
                ++mine.bought;
                mine.spent += event.amount;
                break;
            case Happening::Leased:
                ++mine.leased;
                break;
            case Happening::Upgraded:
                ++mine.upgraded;
                mine.spent += event.amount;
                break;
            case Happening::BoughtOut:
                ++mine.lost_leases;
                break;
            case Happening::SignLifted:
                ++mine.lifted;
                break;
            case Happening::Sold:
                ++mine.sold;
                mine.proceeds += event.amount;
                account_.sales.push_back({.step = step_,
                                          .turn = turn_,
                                          .seat = event.seat,
                                          .business = event.business,
                                          .die = event.number,
                                          .amount = event.amount});
                break;
            case Happening::ReachedFinish:
                ++mine.finishes;
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
    std::size_t step_ = 0;
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
