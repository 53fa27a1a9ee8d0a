#pragma once

// Many tables at once, for a learner that answers for some of their chairs: bots and luck play on
// until a network is asked, and what it is asked lies there as rows of bits (src/encoding). G is a
// family. Tables without bots that need a heap can be flat instead (flat_tables.h).

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/guillotines/lite.h"
#include "bots/habits.h"
#include "bots/lite.h"
#include "bots/madcity/lite.h"
#include "bots/millions/lite.h"
#include "core/choice.h"
#include "encoding/guillotines.h"
#include "encoding/madcity.h"
#include "encoding/millions.h"
#include "games/catalogue.h"
#include "train/flat_tables.h"

namespace moneybags::train {

// Who sits down at a table, in any order; the last of them on all chairs that are left.
struct Mix {
    double weight = 0;
    std::vector<std::uint8_t> chairs;
};
// What is played, and by whom.
struct Programme {
    struct Setting {
        double weight = 0;
        std::unique_ptr<Game> game;
    };
    std::vector<Setting> settings;
    std::vector<Mix> mixes;
    std::vector<std::string> bots;  // kFirstBot stands for the first of them
    std::uint32_t spread = 1;  // first games begin with up to so many moves of the light player, so
                               // that not all tables are at the same point of a game
};

// How the games of a setting and a mix ended, by who sat there.
struct Outcome {
    std::uint64_t games = 0, nobody = 0;
    std::array<std::uint64_t, kFirstBot + 32> chairs{};
    std::array<double, kFirstBot + 32> wins{};
};

// What a network is asked.
template <class G>
struct Question {
    using Views = BitRow<EncodingOf<G>::kViewBits>;
    using Moves = BitRow<EncodingOf<G>::kMoveBits>;
    using Guesses = BitRow<std::max<std::size_t>(EncodingOf<G>::kGuesses, 1)>;

    Seat seat{};
    std::uint8_t network = 0;
    std::uint16_t setting = 0;
    std::int16_t shown = -1;  // which of the moves the teacher makes
    bool ended = false;       // the game of the last question is over, with this result:
    std::array<float, kMaxSeats + 1> result{};  // of each chair, and of nobody
    Views view;
    Guesses truth, hidden;  // what it does not see, and which bits of it there are to be guessed
    std::vector<typename G::Move> moves;
    typename G::View seen;
};

template <class G>
class Table {
   public:
    using Rules = typename G::Rules;
    using Move = typename G::Move;

    Table(const Programme& programme, std::uint64_t seed) : programme_(&programme), luck_(seed) {}

    const Question<G>& question() const { return question_; }
    const typename EncodingOf<G>::Heard& heard() const { return heard_; }
    const Rules& rules() const { return rules_of<G>(*game_); }

    // Plays up to the next question. `count` is told of every game that ends.
    template <class Count>
    void begin(Count&& count) {
        sit_down();
        skipped_ = luck_.below(programme_->spread);
        play_on(count);
    }
    template <class Count>
    void answer(std::size_t move, Count&& count) {
        question_.ended = false;
        asked_ = true;
        make(question_.seat, question_.moves[std::min(move, question_.moves.size() - 1)]);
        play_on(count);
    }

   private:
    struct Ears {
        static constexpr bool kListens = true;
        Table& table;
        void operator()(const typename G::Event& event) {
            hear(table.rules(), table.heard_, event);
            const AnyEvent any = AnyEvent::of(event);
            for (const Seat seat : SeatSet::first(table.rules().players)) {
                if (table.bots_[seat] && event.to.includes(seat))
                    table.bots_[seat]->hear(*table.game_, any);
            }
        }
    };

    void sit_down() {
        const auto& settings = programme_->settings;
        const auto& mixes = programme_->mixes;
        const std::size_t setting = drawn(settings.data(), settings.size(), luck_);
        mix_ = drawn(mixes.data(), mixes.size(), luck_);
        question_.setting = static_cast<std::uint16_t>(setting);
        game_ = settings[setting].game.get();
        const std::vector<std::uint8_t>& mix = mixes[mix_].chairs;
        who_ = seated(mix.data(), mix.size(), rules().players, luck_);
        for (const Seat seat : SeatSet::first(rules().players)) {
            bots_[seat].reset();
            if (who_[seat] < kNetworks) continue;
            const std::string& name =
                who_[seat] == kTeacher ? "rookie" : programme_->bots[who_[seat] - kFirstBot];
            bots_[seat] = *make_for_the_ring(game_->ruleset(), name);
        }
        state_ = setup(rules());
        heard_ = {};
        asked_ = false;
    }

    void make(Seat seat, const Move& move) {
        Ears ears{*this};
        apply(rules(), state_, seat, move, ears);
    }

    template <class Count>
    void play_on(Count& count) {
        while (true) {
            const Turn now = turn(rules(), state_);
            if (now.kind == Turn::Kind::Over) {
                finish(count);
                sit_down();
            } else if (now.kind == Turn::Kind::Chance) {
                Ears ears{*this};
                apply(rules(), state_, draw(outcomes(rules(), state_), luck_), ears);
            } else {
                const Seat seat =
                    now.awaited.single() ? now.awaited.lowest() : next(rules(), state_);
                if (skipped_ > 0) {
                    --skipped_;
                    QuickRng quick{luck_.next()};
                    make(seat, lite_move<G>(rules(), state_, seat, quick));
                } else if (asks(seat)) {
                    return;
                }
            }
        }
    }

    // A bot, and whoever has no choice, moves at once.
    bool asks(Seat seat) {
        const auto choices = legal(rules(), state_, seat);
        std::vector<Move>& moves = question_.moves;
        moves.clear();
        for (const auto& choice : choices)
            each_candidate(choice, [&](const Move& move) { moves.push_back(move); });
        question_.shown = -1;
        if (bots_[seat]) {
            std::vector<AnyChoice> listed;
            for (const auto& choice : choices) listed.push_back(AnyChoice::of(choice));
            question_.seen = view(rules(), state_, seat);
            const auto move = bots_[seat]
                                  ->choose(*game_, AnyView::of(question_.seen), listed, luck_)
                                  .template as<Move>();
            if (who_[seat] == kTeacher && moves.size() > 1) {
                const auto at = std::find(moves.begin(), moves.end(), move);
                if (at != moves.end())
                    question_.shown = static_cast<std::int16_t>(at - moves.begin());
            }
            if (question_.shown < 0) {
                make(seat, move);
                return false;
            }
        } else if (moves.size() == 1) {
            make(seat, moves.front());
            return false;
        } else {
            question_.seen = view(rules(), state_, seat);
        }
        question_.seat = seat;
        question_.network = who_[seat];
        question_.view = encoded<EncodingOf<G>::kViewBits>(rules(), question_.seen, heard_);
        question_.truth = question_.hidden = {};
        secrets(rules(), state_, question_.seen, question_.truth, question_.hidden);
        return true;
    }

    template <class Count>
    void finish(Count& count) {
        const SeatSet winners = standing(rules(), state_).winners;
        const float share = winners.empty() ? 0.0f : 1.0f / static_cast<float>(winners.size());
        if (asked_) {
            question_.ended = true;
            question_.result.fill(0);
            for (const Seat seat : winners)
                question_.result[static_cast<std::size_t>(number(seat))] = share;
            question_.result[kMaxSeats] = winners.empty() ? 1.0f : 0.0f;
        }
        count(question_.setting, mix_, [&](Outcome& outcome) {
            ++outcome.games;
            outcome.nobody += winners.empty() ? 1 : 0;
            for (const Seat seat : SeatSet::first(rules().players)) {
                ++outcome.chairs[who_[seat]];
                if (winners.has(seat)) outcome.wins[who_[seat]] += static_cast<double>(share);
            }
        });
    }

    const Programme* programme_;
    Rng luck_;
    const Game* game_ = nullptr;
    std::size_t mix_ = 0;
    typename G::State state_{};
    typename EncodingOf<G>::Heard heard_{};
    PerSeat<std::uint8_t> who_{};
    PerSeat<std::unique_ptr<Bot>> bots_;
    std::uint32_t skipped_ = 0;
    bool asked_ = false;  // something in this game
    Question<G> question_;
};

}  // namespace moneybags::train
