#pragma once

// The games of a study over a game's own types, compiled once for each family
// (src/study/<game>.cpp). G is the game's Family. Watch is what its questions look at:
//
//   Watch(rules, slip)
//   see(state, event)            what happened, in the middle of a move: the state as it is then
//   stages()                     how many stages (rounds, turns) of the game are over
//   end(state, standing, wins)   the game is over; each seat's part of the win

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <vector>

#include "arena/playout.h"
#include "bots/habits.h"
#include "bots/lite.h"
#include "core/fixed_vector.h"
#include "study/study.h"

namespace moneybags {

template <class G>
concept HasLite = requires(const typename G::Rules& rules, const typename G::State& state) {
    lite(rules, state, Seat{});
};
inline constexpr std::string_view kLite = "lite";

// Another generator for every game and whoever draws in it.
inline std::uint64_t seed_for(std::uint64_t study, std::uint64_t game, std::uint64_t who) {
    return Rng{Rng{Rng{study}.next() ^ game}.next() ^ (who + 1) << 32}.next();
}

// How all stood after every stage, as far as needed to know how it was at half time: when it is
// full every other one is dropped, and from then on every other one is kept.
class Course {
   public:
    void clear() {
        list_.clear();
        every_ = 1;
        stages_ = 0;
    }
    std::uint32_t stages() const { return stages_; }
    bool wants(std::uint32_t stage) const { return stage % every_ == 0; }
    void add(const PerSeat<std::int32_t>& score) {
        ++stages_;
        if (!wants(stages_)) return;
        if (list_.size() == kMost) {
            std::size_t kept = 0;
            for (std::size_t i = 1; i < list_.size(); i += 2) list_[kept++] = list_[i];
            list_.resize(kept);
            every_ *= 2;
            if (!wants(stages_)) return;
        }
        list_.push_back(score);
    }
    void skip() { ++stages_; }
    // None if there were fewer than two stages.
    const PerSeat<std::int32_t>* half() const {
        return list_.size() < 2 ? nullptr : &list_[(list_.size() - 1) / 2];
    }

   private:
    static constexpr std::size_t kMost = 64;
    std::vector<PerSeat<std::int32_t>> list_;
    std::uint32_t every_ = 1, stages_ = 0;
};

template <class G, class Watch>
struct StudySink {
    static constexpr bool kListens = true;
    const typename G::State& state;
    Watch& watch;
    std::vector<typename G::Event>* heard;  // by bots that listen

    void operator()(const typename G::Event& event) {
        watch.see(state, event);
        if (heard != nullptr) heard->push_back(event);
    }
};

// One thread of a study in one setting.
template <class G, class Watch>
class Round {
   public:
    using Rules = typename G::Rules;
    using State = typename G::State;

    Round(const Setting& setting, const Layout& layout)
        : setting_(setting), rules_(rules_of<G>(*setting.game)), slip_(layout) {
        players_ = static_cast<std::size_t>(rules_.players);
        const std::vector<std::string>& known = layout.questions()[kWinByBot].rows;
        for (const std::string& each : setting.bots) {
            const auto at = std::find(known.begin(), known.end(), each) - known.begin();
            bot_row_.push_back(static_cast<std::size_t>(at));
            is_lite_.push_back(HasLite<G> && each == kLite);
        }
        all_lite_ = std::all_of(is_lite_.begin(), is_lite_.end(), [](bool each) { return each; });
    }

    bool quick() const { return all_lite_; }
    const Slip& slip() const { return slip_; }

    void play(std::uint64_t seed, std::uint64_t number) {
        slip_.clear();
        course_.clear();
        Watch watch(rules_, slip_);
        std::uint64_t decisions = 0;
        QuickRng luck{seed_for(seed, number, 0)};
        for (std::size_t i = 0; i < players_; ++i) {
            lite_luck_[i] = QuickRng{seed_for(seed, number, 1 + i)};
        }
        if (all_lite_) {
            if constexpr (HasLite<G>) decisions = play_lite(luck, watch);
        } else {
            decisions = play_bots(seed, number, luck, watch);
        }
        count(number, decisions, watch);
    }

   private:
    std::size_t entrant(std::uint64_t number, std::size_t chair) const {
        return static_cast<std::size_t>((chair + number) % players_);
    }

    void look(const Watch& watch) {
        while (course_.stages() < watch.stages()) {
            if (course_.wants(course_.stages() + 1)) {
                course_.add(standing(rules_, state_).score);
            } else {
                course_.skip();
            }
        }
    }

    // A whole game by the moves that `choose(seat)` says; `told` is called after every step.
    template <class Choose, class Told>
    std::uint64_t play_on(QuickRng& luck, Watch& watch, std::vector<typename G::Event>* heard,
                          const Choose& choose, const Told& told) {
        state_ = setup(rules_);
        StudySink<G, Watch> sink{state_, watch, heard};
        std::uint64_t decisions = 0;
        while (true) {
            const Turn now = turn(rules_, state_);
            if (now.kind == Turn::Kind::Over) return decisions;
            if (now.kind == Turn::Kind::Chance) {
                apply(rules_, state_, draw(outcomes(rules_, state_), luck), sink);
            } else {
                const Seat seat =
                    now.awaited.single() ? now.awaited.lowest() : next(rules_, state_);
                apply(rules_, state_, seat, choose(seat), sink);
                ++decisions;
            }
            told();
            look(watch);
        }
    }

    std::uint64_t play_lite(QuickRng& luck, Watch& watch) requires HasLite<G> {
        const auto choose = [&](Seat seat) {
            return lite_move<G>(rules_, state_, seat, lite_luck_[static_cast<std::size_t>(seat)]);
        };
        return play_on(luck, watch, nullptr, choose, [] {});
    }

    std::uint64_t play_bots(std::uint64_t seed, std::uint64_t number, QuickRng& luck,
                            Watch& watch) {
        const Game& game = *setting_.game;
        bots_.clear();
        heard_.clear();
        for (std::size_t i = 0; i < players_; ++i) {
            const std::size_t who = entrant(number, i);
            bots_.push_back(is_lite_[who] ? nullptr
                                          : *make_for_the_ring(game.ruleset(), setting_.bots[who]));
            bot_luck_[i] = Rng{seed_for(seed, number, 1 + i)};
        }
        const auto tell = [&] {
            for (std::size_t i = 0; i < players_; ++i) {
                if (!bots_[i]) continue;
                for (const typename G::Event& event : heard_) {
                    if (event.to.includes(Seat{static_cast<std::uint8_t>(i)})) {
                        bots_[i]->hear(game, AnyEvent::of(event));
                    }
                }
            }
            heard_.clear();
        };
        return play_on(
            luck, watch, &heard_, [&](Seat seat) { return choose(seat); }, tell);
    }

    typename G::Move choose(Seat seat) {
        const auto i = static_cast<std::size_t>(seat);
        if (!bots_[i]) {
            if constexpr (HasLite<G>) return lite_move<G>(rules_, state_, seat, lite_luck_[i]);
        }
        choices_.clear();
        const auto list = legal(rules_, state_, seat);
        for (const typename G::Choice& each : list) choices_.push_back(AnyChoice::of(each));
        return bots_[i]
            ->choose(*setting_.game, AnyView::of(view(rules_, state_, seat)), choices_,
                     bot_luck_[i])
            .template as<typename G::Move>();
    }

    void count(std::uint64_t number, std::uint64_t decisions, Watch& watch) {
        const Standing now = standing(rules_, state_);
        PerSeat<std::int32_t> wins;
        for (const Seat seat : now.winners) {
            wins[seat] = kWholeWin / static_cast<std::int32_t>(now.winners.size());
        }
        for (std::size_t i = 0; i < players_; ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            const std::size_t bot = bot_row_[entrant(number, i)];
            slip_.add(kWinBySeat, i, 0, wins[seat]);
            slip_.add(kScoreBySeat, i, 0, now.score[seat]);
            slip_.add(kWinByBot, bot, 0, wins[seat]);
            slip_.add(kScoreByBot, bot, 0, now.score[seat]);
        }
        slip_.add(kEnding, 0, now.winners.empty() ? 2 : now.winners.size() == 1 ? 0 : 1);
        slip_.add(kLength, 0, 0, static_cast<std::int64_t>(decisions));
        slip_.add(kLength, 1, 0, course_.stages());
        if (const PerSeat<std::int32_t>* half = course_.half()) compare(*half, wins);
        watch.end(state_, now, wins);
    }

    // Who was alone at the top or at the bottom at half time, and what they won.
    void compare(const PerSeat<std::int32_t>& half, const PerSeat<std::int32_t>& wins) {
        for (std::size_t i = 0; i < players_; ++i) {
            std::size_t above = 0, below = 0;
            for (std::size_t k = 0; k < players_; ++k) {
                if (k != i && half.items[k] >= half.items[i]) ++above;
                if (k != i && half.items[k] <= half.items[i]) ++below;
            }
            const std::size_t row = above == 0 ? 0 : below == 0 ? 2 : 1;
            slip_.add(kComeback, row, 0, wins.items[i]);
        }
    }

    const Setting& setting_;
    const Rules& rules_;
    std::size_t players_ = 0;
    std::vector<std::size_t> bot_row_;
    std::vector<bool> is_lite_;
    bool all_lite_ = false;
    Slip slip_;
    Course course_;
    State state_{};
    std::array<QuickRng, kMaxSeats> lite_luck_ = {QuickRng{0}, QuickRng{0}, QuickRng{0},
                                                  QuickRng{0}, QuickRng{0}, QuickRng{0},
                                                  QuickRng{0}, QuickRng{0}};
    std::array<Rng, kMaxSeats> bot_luck_ = {Rng{0}, Rng{0}, Rng{0}, Rng{0},
                                            Rng{0}, Rng{0}, Rng{0}, Rng{0}};
    std::vector<std::unique_ptr<Bot>> bots_;
    std::vector<typename G::Event> heard_;
    std::vector<AnyChoice> choices_;
};

template <class G, class Watch>
void work_of(const Study& study, const Layout& layout, Queue& queue, Harvest& harvest) {
    std::vector<Round<G, Watch>> rounds;
    for (const Setting& each : study.settings) rounds.emplace_back(each, layout);
    const bool quick =
        std::all_of(rounds.begin(), rounds.end(), [](const auto& each) { return each.quick(); });
    const std::uint64_t few = quick ? 16 : 1;
    while (!queue.stop()) {
        const std::uint64_t from = queue.next.fetch_add(few);
        if (from >= queue.end) return;
        const std::uint64_t to = std::min(from + few, queue.end);
        for (std::uint64_t number = from; number < to; ++number) {
            for (std::size_t i = 0; i < rounds.size(); ++i) {
                rounds[i].play(study.same_luck ? study.seed : study.seed + i, number);
                harvest.sheets[i].add(layout, rounds[i].slip());
                if (i > 0) harvest.crosses[i - 1].add(layout, rounds[0].slip(), rounds[i].slip());
            }
        }
        queue.done += to - from;
    }
}

template <class G, class Watch>
constexpr Inquiry inquiry_by_types() {
    return {Watch::questions, work_of<G, Watch>};
}

// For a game with no questions of its own.
template <class G>
struct NoWatch {
    static std::vector<Question> questions(const Game&) { return {}; }
    NoWatch(const typename G::Rules&, Slip&) {}
    void see(const typename G::State&, const typename G::Event&) {}
    std::uint32_t stages() const { return 0; }
    void end(const typename G::State&, const Standing&, const PerSeat<std::int32_t>&) {}
};

}  // namespace moneybags
