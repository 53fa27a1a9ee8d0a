#include "table/guillotines/account.h"

#include "games/guillotines/game.h"

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
        note_wants();
    }

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
        note_wants();
    }

    void operator()(const Event& event) {
        listen_to_turn(event);
        listen_to_crises(event);
        listen_to_panic(event);
    }

    Account result() { return std::move(account_); }

   private:
    SeatAccount& of(Seat seat) { return account_.seats[seat]; }

    // What happens in turns, by Buys and by the powers of cards and Roles.
    void listen_to_turn(const Event& event) {
        switch (event.what) {
            case Happening::TurnBegins:
                turn_ = event.number;
                ++of(event.seat).turns;
                break;
            case Happening::Scored:
                note_buy(event);
                break;
            case Happening::AssetClaimed:
                // Of a Buy before the beginning there is nothing to tell.
                if (!account_.buys.empty()) account_.buys.back().asset = event.asset;
                break;
            case Happening::Invested:
                ++of(event.seat).invested;
                break;
            case Happening::Audited:
                ++of(event.seat).audits;
                break;
            case Happening::Scammed:
                ++of(event.seat).scams;
                break;
            case Happening::RoleRevealed:
                ++of(event.seat).roles;
                break;
            default:
                break;
        }
    }

    void note_buy(const Event& event) {
        // BG-BUY-07: a tie is the Market's.
        const bool won = event.number > event.number2;
        const bool own = event.billionaire == state_.open.who[event.seat];
        SeatAccount& mine = of(event.seat);
        ++(own ? mine.buys : mine.puppet_buys);
        if (won) ++(own ? mine.bought : mine.puppet_bought);
        account_.buys.push_back({.step = step_,
                                 .turn = turn_,
                                 .seat = event.seat,
                                 .billionaire = event.billionaire,
                                 .market = event.market,
                                 .score = event.number,
                                 .against = event.number2,
                                 .won = won});
    }

    Seat who_stirs() const {
        return state_.open.stage == Stage::RoundEnd ? kNobody : state_.open.current;
    }

    // Crises, and the bribes and Policies that follow from them.
    void listen_to_crises(const Event& event) {
        switch (event.what) {
            case Happening::CrisisPlaced: {
                const Seat by = who_stirs();
                if (by != kNobody) {
                    ++of(by).crises;
                    of(by).rebels += event.number;
                }
                account_.crises.push_back({.step = step_,
                                           .turn = turn_,
                                           .seat = by,
                                           .crisis = event.crisis,
                                           .rebels = event.number,
                                           .in_all = event.number2});
                break;
            }
            case Happening::Revolution:
                account_.revolution = {.step = step_, .turn = turn_, .seat = who_stirs()};
                break;
            case Happening::CardPutIn:
                ++of(event.seat).put_in;
                break;
            case Happening::CardTakenOut:
                ++of(event.seat).taken_out;
                break;
            case Happening::EnvelopeOpened:
                ++of(event.seat).bribes;
                break;
            case Happening::SetterChosen:
                bribe_ = event.number;
                break;
            case Happening::PolicySet:
                if (event.policy == Policy::None) break;
                ++of(event.seat).policies;
                account_.policies.push_back({.step = step_,
                                             .turn = turn_,
                                             .seat = event.seat,
                                             .policy = event.policy,
                                             .bribe = bribe_});
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
            case Happening::OfferAnswered: {
                Deal& deal = account_.deals.back();
                deal.step = step_;
                deal.turn = turn_;
                deal.refused = event.seats;
                dealing_ = event.seats.empty();
                if (dealing_) ++of(event.seat).carried;
                break;
            }
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
        ++of(seat).offers;
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

    void note_wants() {
        Want now{.step = step_};
        for (const Seat seat : all_seats(rules_)) {
            if (state_.open.who[seat] == Billionaire::None) return;  // not taken yet
            now.missing[seat] = missing(rules_, state_.open, seat);
        }
        if (!account_.curve.empty() && account_.curve.back().missing == now.missing) return;
        account_.curve.push_back(now);
    }

    const Rules& rules_;
    State state_;
    std::int32_t turn_;
    std::size_t step_ = 0;
    int bribe_ = -1;
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
