#pragma once

// A table for a learner that is one flat value: networks and light players on its chairs, nothing
// on the heap, so that it is played on a GPU (train/cuda) as on a core. By the same seed it asks
// what Table (tables.h) asks, bit by bit: luck is drawn in the same order. G is a family.

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "bots/lite.h"
#include "core/choice.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/sinks.h"
#include "core/turn.h"
#include "encoding/fields.h"

namespace moneybags::train {

// Who sits on a chair: a network of this number, a rookie whose moves are shown to a pupil, or a
// bot. At a flat table the first bot is the light player, and there is no other.
inline constexpr std::uint8_t kNetworks = 8, kTeacher = kNetworks, kFirstBot = kNetworks + 1;

// One of some things that have weights.
template <class Weighed>
constexpr std::size_t drawn(const Weighed* from, std::size_t count, Rng& luck) {
    double all = 0;
    for (std::size_t i = 0; i < count; ++i) all += from[i].weight;
    double at = static_cast<double>(luck.next() >> 11) / 9007199254740992.0 * all;
    for (std::size_t i = 0; i + 1 < count; ++i) {
        if (at < from[i].weight) return i;
        at -= from[i].weight;
    }
    return count - 1;
}

// Those of a mix in any order; the last of them on all chairs that are left.
constexpr PerSeat<std::uint8_t> seated(const std::uint8_t* mix, std::size_t count, int players,
                                       Rng& luck) {
    PerSeat<std::uint8_t> who{};
    for (int i = 0; i < players; ++i) {
        const auto at = static_cast<std::size_t>(i);
        who[Seat{static_cast<std::uint8_t>(i)}] = mix[at < count ? at : count - 1];
    }
    for (int i = players; i > 1; --i) {
        std::uint8_t& last = who[Seat{static_cast<std::uint8_t>(i - 1)}];
        std::uint8_t& other =
            who[Seat{static_cast<std::uint8_t>(luck.below(static_cast<std::uint32_t>(i)))}];
        const std::uint8_t kept = last;
        last = other;
        other = kept;
    }
    return who;
}

struct FlatMix {
    double weight = 0;
    std::uint32_t count = 0;
    std::array<std::uint8_t, kMaxSeats> chairs{};
};

// How the games of a setting and a mix ended, by who sat there. Wins are counted in parts that any
// number of winners can share, so that they add up to the same in any order.
struct FlatOutcome {
    static constexpr std::uint64_t kParts = 840;
    std::uint64_t games = 0, nobody = 0;
    std::array<std::uint64_t, kFirstBot + 1> chairs{}, wins{};
};

template <class G>
struct FlatProgramme {
    struct Setting {
        double weight = 0;
        typename G::Rules rules;
    };
    const Setting* settings = nullptr;
    const FlatMix* mixes = nullptr;
    FlatOutcome* outcomes = nullptr;  // of each setting, those of each mix
    std::uint32_t setting_count = 0, mix_count = 0;
    std::uint32_t spread = 1;  // as Programme's
};

// The moves that a network is asked about: how many there are, and the one at a place.
template <class G>
class CandidateSink {
   public:
    using Choice = typename G::Choice;
    using Move = typename G::Move;
    using Word = WordOf<Choice>;
    constexpr explicit CandidateSink(std::uint32_t at) : at_(at) {}
    constexpr void put(Word word, std::uint32_t) {
        each_candidate(choice_of<Choice>(word), [&](const Move& move) {
            if (count_ == at_) kept_ = move;
            ++count_;
        });
    }
    template <std::size_t M>
    constexpr void put(Word common, const Row<Word, M>& row) {
        for (std::uint32_t i = 0; i < row.size(); ++i) put(common | row[i], 1);
    }
    constexpr std::uint32_t count() const { return count_; }
    constexpr const Move& move() const { return kept_; }

   private:
    std::uint32_t at_, count_ = 0;
    Move kept_{};
};

template <class G>
class FlatTable {
   public:
    using Rules = typename G::Rules;
    using Move = typename G::Move;
    using View = typename G::View;
    using Programme = FlatProgramme<G>;

    constexpr explicit FlatTable(std::uint64_t seed) : luck_(seed) {}

    // Plays up to the next question. `add(figure, more)` is how outcomes are counted, by many
    // tables at once on a GPU.
    template <class Add>
    constexpr void begin(const Programme& programme, const Add& add) {
        sit_down(programme);
        skipped_ = luck_.below(programme.spread);
        play_on(programme, add);
    }
    template <class Add>
    constexpr void answer(const Programme& programme, std::uint32_t move, const Add& add) {
        ended_ = false;
        asked_ = true;
        answer_ = move < count_ ? move : count_ - 1;
        play_on(programme, add);
    }

    // ---- what is asked ----

    constexpr Seat seat() const { return seat_; }
    constexpr std::uint8_t network() const { return who_[seat_]; }
    constexpr std::uint16_t setting() const { return setting_; }
    constexpr const Rules& rules(const Programme& programme) const {
        return programme.settings[setting_].rules;
    }
    constexpr std::uint32_t count() const { return count_; }
    template <class Take>
    constexpr void each_listed(const Programme& programme, const Take& take) const {
        const auto each = [&](const typename G::Choice& choice) { each_candidate(choice, take); };
        auto sink = each_sink<typename G::Choice>(each);
        legal_into(rules(programme), state_, seat_, sink);
    }
    constexpr View seen(const Programme& programme) const {
        return view(rules(programme), state_, seat_);
    }
    constexpr const typename G::State& state() const { return state_; }
    constexpr const typename EncodingOf<G>::Heard& heard() const { return heard_; }

    // The game of the last question is over: what a chair won, and at kMaxSeats nobody.
    constexpr bool ended() const { return ended_; }
    constexpr float result(std::size_t chair) const {
        if (!ended_) return 0.0f;
        if (winners_.empty()) return chair == kMaxSeats ? 1.0f : 0.0f;
        const bool won = chair < kMaxSeats && winners_.has(Seat{static_cast<std::uint8_t>(chair)});
        return won ? 1.0f / static_cast<float>(winners_.size()) : 0.0f;
    }

   private:
    struct Ears {
        static constexpr bool kListens = true;
        const Rules& rules;
        typename EncodingOf<G>::Heard& heard;
        constexpr void operator()(const typename G::Event& event) const {
            hear(rules, heard, event);
        }
    };
    static constexpr std::uint32_t kNoAnswer = ~std::uint32_t{0};

    constexpr void sit_down(const Programme& programme) {
        setting_ =
            static_cast<std::uint16_t>(drawn(programme.settings, programme.setting_count, luck_));
        mix_ = static_cast<std::uint16_t>(drawn(programme.mixes, programme.mix_count, luck_));
        const FlatMix& mix = programme.mixes[mix_];
        who_ = seated(mix.chairs.data(), mix.count, rules(programme).players, luck_);
        state_ = setup(rules(programme));
        heard_ = {};
        asked_ = false;
    }

    // Each kind of step is made in one place, so that the threads of a GPU meet there.
    template <class Add>
    constexpr void play_on(const Programme& programme, const Add& add) {
        while (true) {
            const Rules& rules = this->rules(programme);
            const Turn now = turn(rules, state_);
            if (now.kind == Turn::Kind::Over) {
                finish(programme, add);
                sit_down(programme);
                continue;
            }
            const Ears ears{rules, heard_};
            if (now.kind == Turn::Kind::Chance) {
                apply(rules, state_, draw(outcomes(rules, state_), luck_), ears);
                continue;
            }
            seat_ = now.awaited.single() ? now.awaited.lowest() : next(rules, state_);
            Move move{};
            if (answer_ == kNoAnswer && (skipped_ > 0 || who_[seat_] >= kNetworks)) {
                if (skipped_ > 0) --skipped_;
                QuickRng quick{luck_.next()};
                move = lite_move<G>(rules, state_, seat_, quick);
            } else {
                const bool answers = answer_ != kNoAnswer;
                CandidateSink<G> sink{answers ? answer_ : 0};
                legal_into(rules, state_, seat_, sink);
                answer_ = kNoAnswer;
                count_ = sink.count();
                if (!answers && count_ > 1) return;
                move = sink.move();
            }
            apply(rules, state_, seat_, move, ears);
        }
    }

    template <class Add>
    constexpr void finish(const Programme& programme, const Add& add) {
        const SeatSet winners = standing(rules(programme), state_).winners;
        if (asked_) {
            ended_ = true;
            winners_ = winners;
        }
        FlatOutcome& outcome = programme.outcomes[setting_ * programme.mix_count + mix_];
        add(outcome.games, std::uint64_t{1});
        if (winners.empty()) add(outcome.nobody, std::uint64_t{1});
        for (const Seat seat : SeatSet::first(rules(programme).players)) {
            add(outcome.chairs[who_[seat]], std::uint64_t{1});
            if (winners.has(seat)) {
                add(outcome.wins[who_[seat]],
                    FlatOutcome::kParts / static_cast<std::uint64_t>(winners.size()));
            }
        }
    }

    Rng luck_;
    typename G::State state_{};
    typename EncodingOf<G>::Heard heard_{};
    PerSeat<std::uint8_t> who_{};
    SeatSet winners_;
    Seat seat_{};
    std::uint16_t setting_ = 0, mix_ = 0;
    std::uint32_t count_ = 0;             // moves that are listed
    std::uint32_t answer_ = kNoAnswer;    // that is still to be made
    std::uint32_t skipped_ = 0;           // moves of the light player that a first game begins with
    bool asked_ = false, ended_ = false;  // something in this game; the game of the last question
};

}  // namespace moneybags::train
