#include "coach/coach.h"

#include <algorithm>
#include <utility>

namespace moneybags {
namespace {

constexpr std::uint32_t kWorlds = 32;  // what is expected while others are to act
constexpr std::uint32_t kCloser = 4;   // times the playouts where it seems to matter
constexpr double kNoticeable = 0.01;   // of the chance to win
constexpr double kNowAndThen = 0.1;    // part of a mix

// Each question has worlds of its own, the same whenever the game is looked at.
enum class Question : std::uint64_t { Outlook, Judge, Compare, Closer, Price, ComparePrice };
std::uint64_t seed_of(std::size_t step, Question question) {
    return 0xD1B54A32D192ED03u * (step + 1) + static_cast<std::uint64_t>(question);
}

bool is_proved(const Advantage& advantage) { return advantage.wins > 2 * advantage.error; }

void add_worst_first(std::vector<Mistake>& mistakes, const Mistake& mistake) {
    const auto place = std::upper_bound(
        mistakes.begin(), mistakes.end(), mistake,
        [](const Mistake& a, const Mistake& b) { return a.advantage.wins > b.advantage.wins; });
    mistakes.insert(place, mistake);
}

}  // namespace

Result<Coach> Coach::on(const Session& session, Seat seat, std::span<const std::size_t> stood_in,
                        const Effort& effort) {
    Result<std::unique_ptr<Adviser>> adviser = make_adviser(session.game().ruleset());
    if (!adviser) return adviser.error();
    return Coach(session, seat, stood_in, effort, std::move(*adviser));
}

Coach::Coach(const Session& session, Seat seat, std::span<const std::size_t> stood_in,
             const Effort& effort, std::unique_ptr<Adviser> adviser)
    : session_(session),
      seat_(seat),
      stood_in_(stood_in.begin(), stood_in.end()),
      effort_(effort),
      adviser_(std::move(adviser)),
      state_(session.beginning()),
      view_(game().view(state_, seat)),
      chances_(adviser_->outlook(game(), view_, kWorlds, seed_of(0, Question::Outlook))),
      curve_{{0, chances_}} {
    shares_.initial = mine(chances_);
    std::vector<double> end = result();
    shares_.result = mine(end);
}

double Coach::progress() const {
    const std::size_t steps = session_.records().size();
    return steps == 0 ? 1 : static_cast<double>(step_) / static_cast<double>(steps);
}

double& Coach::mine(std::vector<double>& chances) const {
    return chances[static_cast<std::size_t>(seat_)];
}

bool Coach::is_own(const Record& record) const {
    const record::Move* move = move_in(record);
    return move != nullptr && move->seat == seat_ &&
           std::find(stood_in_.begin(), stood_in_.end(), step_) == stood_in_.end();
}

void Coach::go_on() {
    const Record& record = session_.records()[step_++];
    const bool own = is_own(record);
    const double lost = own ? judged(move_in(record)->move) : 0;
    const double before = mine(chances_);
    std::vector<double> now = after(apply(game(), state_, record), own, lost);
    // What a move of one's own did besides, at the end of the game, had been decided by then.
    if (own) shares_.skill -= lost;
    const double change = mine(now) - before + lost;
    (move_in(record) != nullptr && !own ? shares_.others : shares_.luck) += change;
    if (now != chances_) curve_.push_back({step_, now});
    chances_ = std::move(now);
}

// Chances after a step. A decision of one's own costs what it was judged to, and changes nothing
// else: what the network then thinks of the position is taken up when somebody else has acted.
std::vector<double> Coach::after(const std::vector<AnyEvent>& events, bool own, double lost) {
    for (const AnyEvent& event : events) {
        if (game().audience(event).includes(seat_)) adviser_->hear(game(), event);
    }
    const AnyView before = std::exchange(view_, game().view(state_, seat_));
    if (game().turn(state_).kind == Turn::Kind::Over) return result();
    if (own) {
        std::vector<double> now = chances_;
        const double left = 1 - mine(now);
        for (double& each : now) each += left == 0 ? 0 : each * lost / left;
        mine(now) = mine(chances_) - lost;
        return now;
    }
    if (game().same(before, view_)) return chances_;
    return adviser_->outlook(game(), view_, kWorlds, seed_of(0, Question::Outlook));
}

std::vector<double> Coach::result() const {
    const Standing standing = game().standing(session_.state());
    std::vector<double> chances(static_cast<std::size_t>(game().players()) + 1);
    for (const Seat seat : standing.winners) {
        chances[static_cast<std::size_t>(seat)] =
            1.0 / static_cast<double>(standing.winners.size());
    }
    if (standing.winners.empty()) chances.back() = 1;
    return chances;
}

double Coach::judged(const AnyMove& made) {
    const std::vector<AnyChoice> legal = game().legal(state_, seat_);
    if (legal.size() == 1 && game().count(legal[0]) == 1) return 0;
    ++decisions_;
    judge_price(made, legal);
    const std::vector<Advice> advice =
        adviser_->judge(game(), view_, legal, effort_, seed_of(step_, Question::Judge), made);
    const std::optional<Mistake> found = mistake(made, advice);
    if (!found) return 0;
    if (found->advantage.wins >= kTurningPoint) add_worst_first(turning_points_, *found);
    // More than there was cannot be lost.
    return std::min(found->advantage.wins, mine(chances_));
}

// Where what seems best is proved better, in worlds that had no part in finding it.
std::optional<Mistake> Coach::mistake(const AnyMove& made,
                                      const std::vector<Advice>& advice) const {
    const AnyMove& best = advice.front().move;
    if (game().same(made, best)) return {};
    // Who never did it could be read: where secret choices are mixed, each of the mix is right.
    const auto is_mixed_in = [&](const Advice& each) {
        return each.often >= kNowAndThen && game().same(made, each.move);
    };
    if (std::any_of(advice.begin(), advice.end(), is_mixed_in)) return {};
    Mistake found{step_, made, best, {}};
    const auto compare = [&](std::uint32_t times, Question question) {
        Effort effort = effort_;
        effort.playouts *= times;
        found.advantage =
            adviser_->compare(game(), view_, best, made, effort, seed_of(step_, question));
    };
    compare(1, Question::Compare);
    if (found.advantage.wins < kNoticeable) return {};
    if (found.advantage.wins + 2 * found.advantage.error >= kTurningPoint) {
        compare(kCloser, Question::Closer);
    }
    if (!is_proved(found.advantage)) return {};
    return found;
}

// Would another amount have been better, everything else being the same?
void Coach::judge_price(const AnyMove& made, std::span<const AnyChoice> legal) {
    const auto place_in = [&](const AnyChoice& choice, const AnyMove& move) {
        std::uint32_t k = 0;
        while (k < game().count(choice) && !game().same(game().move(choice, k), move)) ++k;
        return k;
    };
    const auto has_it = [&](const AnyChoice& choice) {
        return game().count(choice) > 1 && place_in(choice, made) < game().count(choice);
    };
    const auto choice = std::find_if(legal.begin(), legal.end(), has_it);
    if (choice == legal.end()) return;
    const std::vector<Advice> advice = adviser_->judge(game(), view_, {&*choice, 1}, effort_,
                                                       seed_of(step_, Question::Price), made);
    const AnyMove& best = advice.front().move;
    if (game().same(made, best)) return;
    const Mistake found{step_, made, best,
                        adviser_->compare(game(), view_, best, made, effort_,
                                          seed_of(step_, Question::ComparePrice))};
    if (!is_proved(found.advantage) || found.advantage.wins < kWrongPrice) return;
    wrong_prices_.push_back({found, place_in(*choice, made) > place_in(*choice, best)});
}

}  // namespace moneybags
