#pragma once

// Looks back on a game that is over with the eyes of one seat: how its chance to win went, which of
// its decisions cost it most, and how much of the result was its own doing. Advice follows from
// what the seat had seen and heard by then, and from nothing else.

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bots/adviser.h"
#include "table/log.h"

namespace moneybags {

// Steps are records, counted from 1; 0 is the set-up.

// Everybody's chance to win after a step, by chair, and behind them that nobody does.
struct Outlook {
    std::size_t step = 0;
    std::vector<double> chances;
};

// A decision that another would have been better than.
struct Mistake {
    std::size_t step = 0;
    AnyMove made, better;
    Advantage advantage;  // better less made
};

// An amount that another would have been better than.
struct WrongPrice {
    Mistake mistake;
    bool too_high = false;
};

// What the result is made of: the first four add up to it.
struct Shares {
    double initial = 0;
    double skill = 0;   // by own decisions, against the best that could be found: 0 or less
    double luck = 0;    // by what no seat decided
    double others = 0;  // by what others did
    double result = 0;  // 1: won alone; of a shared win the share
};

// From when on people are told of a decision: it cost so much of the chance to win, and more than
// twice its standard error.
inline constexpr double kTurningPoint = 0.05;
// … and of an amount, where another would have been better.
inline constexpr double kWrongPrice = 0.02;

class Coach {
   public:
    // Of `effort` a decision gets the playouts, and four times as many where it seems to matter.
    // Steps of `stood_in` were not the seat's own doing. The game must be over.
    static Result<Coach> on(const Session&, Seat, std::span<const std::size_t> stood_in,
                            const Effort&);
    // By that adviser.
    Coach(const Session&, Seat, std::span<const std::size_t> stood_in, const Effort&,
          std::unique_ptr<Adviser>);

    // The game is gone through step by step, so that others can have a thread in between. One step
    // takes some tenths of a second at most.
    void go_on();
    bool is_done() const { return step_ == session_.records().size(); }
    double progress() const;  // from 0 to 1

    // As far as it has come:
    const Session& session() const { return session_; }
    Seat seat() const { return seat_; }
    const std::vector<Outlook>& curve() const { return curve_; }
    std::size_t decisions() const { return decisions_; }  // with something to choose
    // The worst first.
    const std::vector<Mistake>& turning_points() const { return turning_points_; }
    // In the order in which they were named.
    const std::vector<WrongPrice>& wrong_prices() const { return wrong_prices_; }
    const Shares& shares() const { return shares_; }

   private:
    const Game& game() const { return session_.game(); }
    double& mine(std::vector<double>& chances) const;
    bool is_own(const Record&) const;
    // What the decision cost, as far as it is proved.
    double judged(const AnyMove& made);
    std::optional<Mistake> mistake(const AnyMove& made, const std::vector<Advice>&) const;
    void judge_price(const AnyMove& made, std::span<const AnyChoice> legal);
    std::vector<double> after(const std::vector<AnyEvent>&, bool own, double lost);
    std::vector<double> result() const;

    Session session_;
    Seat seat_;
    std::vector<std::size_t> stood_in_;
    Effort effort_;
    std::unique_ptr<Adviser> adviser_;
    AnyState state_;
    AnyView view_;
    std::size_t step_ = 0;
    std::size_t decisions_ = 0;
    std::vector<double> chances_;  // now
    std::vector<Outlook> curve_;
    std::vector<Mistake> turning_points_;
    std::vector<WrongPrice> wrong_prices_;
    Shares shares_;
};

}  // namespace moneybags
