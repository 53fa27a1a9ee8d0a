#pragma once

// Any ruleset behind one face, for everything that does not need speed: table, server, terminal,
// tests. Whoever needs speed includes the game's own header and calls the same functions on its own
// types.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/choice.h"
#include "core/events.h"
#include "core/refusal.h"
#include "core/rng.h"
#include "core/turn.h"

namespace moneybags {

// A game's value without its type: states, views and moves are flat, so they fit in a box.
template <class Tag, std::size_t N>
class Box {
   public:
    Box() = default;
    template <class T>
    static Box of(const T& value) {
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= N);
        Box box;
        std::memcpy(box.bytes_.data(), &value, sizeof(T));
        return box;
    }
    template <class T>
    T as() const {
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= N);
        T value;
        std::memcpy(&value, bytes_.data(), sizeof(T));
        return value;
    }
    // For whoever knows the type by a table of its fields.
    const void* data() const { return bytes_.data(); }
    void* data() { return bytes_.data(); }

   private:
    alignas(std::uint64_t) std::array<std::byte, N> bytes_{};
};
using AnyState = Box<struct StateTag, 512>;
using AnyView = Box<struct ViewTag, 640>;
using AnyMove = Box<struct MoveTag, 64>;
using AnyChoice = Box<struct ChoiceTag, 64>;
using AnyOutcome = Box<struct OutcomeTag, 64>;
using AnyEvent = Box<struct EventTag, 128>;

struct Ruleset;  // catalogue.h

// One game as it will be played: a ruleset with its figures, players and options fixed.
class Game {
   public:
    virtual ~Game() = default;

    virtual const Ruleset& ruleset() const = 0;
    virtual int players() const = 0;

    virtual AnyState setup() const = 0;
    virtual Turn turn(const AnyState&) const = 0;
    virtual Seat next(const AnyState&) const = 0;
    virtual std::vector<Weighted<AnyOutcome>> outcomes(const AnyState&) const = 0;
    virtual std::vector<AnyChoice> legal(const AnyState&, Seat) const = 0;
    virtual std::optional<Refusal> objection(const AnyState&, Seat, const AnyMove&) const = 0;
    virtual std::optional<Refusal> objection(const AnyState&, const AnyOutcome&) const = 0;
    virtual std::optional<Refusal> say_objection(const AnyState&, Seat) const = 0;
    // Moves and outcomes must have met no objection.
    virtual std::vector<AnyEvent> apply(AnyState&, Seat, const AnyMove&) const = 0;
    virtual std::vector<AnyEvent> apply(AnyState&, const AnyOutcome&) const = 0;
    virtual bool may_time_out(const AnyState&) const = 0;
    virtual std::vector<AnyEvent> time_out(AnyState&) const = 0;
    virtual AnyView view(const AnyState&, Seat) const = 0;
    virtual AnyState guess(const AnyView&, Rng&) const = 0;
    virtual AnyMove fallback(const AnyState&, Seat, Rng&) const = 0;
    virtual Standing standing(const AnyState&) const = 0;
    // Asked before the move, which must have met no objection: may it be taken back if the table
    // agrees? Only if it shows nobody anything but itself and lets no luck happen.
    virtual bool may_be_undone(const AnyState&, Seat, const AnyMove&) const = 0;
    // Which question a move answers, as far as that seat sees: another number once the question is
    // closed or its terms are others. Any move may be asked about, also one that comes too late;
    // all moves of a choice answer the same question.
    virtual std::uint32_t question(const AnyState&, Seat, const AnyMove&) const = 0;

    // A choice stands for `count` moves, of which `move` is the k-th.
    virtual std::uint32_t count(const AnyChoice&) const = 0;
    virtual AnyMove move(const AnyChoice&, std::uint32_t k) const = 0;
    virtual Audience audience(const AnyEvent&) const = 0;

    virtual bool same(const AnyState&, const AnyState&) const = 0;
    virtual bool same(const AnyView&, const AnyView&) const = 0;
    virtual bool same(const AnyMove&, const AnyMove&) const = 0;
    virtual bool same(const AnyOutcome&, const AnyOutcome&) const = 0;
    virtual bool same(const AnyEvent&, const AnyEvent&) const = 0;

    // One of all listed moves, each equally likely. The list must not be empty.
    AnyMove draw_move(const std::vector<AnyChoice>&, Rng&) const;
};

// Collects what happens.
template <class Event>
struct EventList {
    static constexpr bool kListens = true;
    std::vector<AnyEvent> list;
    void operator()(const Event& event) { list.push_back(AnyEvent::of(event)); }
};

// The functions that each game has in its own namespace, found by their arguments. A class with
// members of the same names must say which it means: `using answers::legal;`.
namespace answers {
void setup();
void turn();
void next();
void outcomes();
void legal();
void objection();
void say_objection();
void apply();
void may_time_out();
void time_out();
void view();
void guess();
void fallback();
void standing();
void may_be_undone();
void question();
}  // namespace answers

// `Game` over one game's own types and functions. G is the game's Family.
template <class G>
class TypedGame final : public Game {
   public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using View = typename G::View;
    using Move = typename G::Move;
    using Choice = typename G::Choice;
    using Outcome = typename G::Outcome;
    using Event = typename G::Event;

    TypedGame(const Ruleset& ruleset, const Rules& rules) : ruleset_(ruleset), rules_(rules) {}
    const Rules& rules() const { return rules_; }

    const Ruleset& ruleset() const override { return ruleset_; }
    int players() const override { return rules_.players; }
    AnyState setup() const override {
        using answers::setup;
        return AnyState::of(setup(rules_));
    }
    Turn turn(const AnyState& s) const override {
        using answers::turn;
        return turn(rules_, s.as<State>());
    }
    Seat next(const AnyState& s) const override {
        using answers::next;
        return next(rules_, s.as<State>());
    }
    std::vector<Weighted<AnyOutcome>> outcomes(const AnyState& s) const override {
        using answers::outcomes;
        std::vector<Weighted<AnyOutcome>> list;
        for (const auto& each : outcomes(rules_, s.as<State>())) {
            list.push_back({AnyOutcome::of(each.outcome), each.weight});
        }
        return list;
    }
    std::vector<AnyChoice> legal(const AnyState& s, Seat seat) const override {
        using answers::legal;
        std::vector<AnyChoice> list;
        const auto choices = legal(rules_, s.as<State>(), seat);
        list.reserve(choices.size());
        for (const Choice& each : choices) list.push_back(AnyChoice::of(each));
        return list;
    }
    std::optional<Refusal> objection(const AnyState& s, Seat seat,
                                     const AnyMove& m) const override {
        using answers::objection;
        return objection(rules_, s.as<State>(), seat, m.as<Move>());
    }
    std::optional<Refusal> objection(const AnyState& s, const AnyOutcome& o) const override {
        using answers::objection;
        return objection(rules_, s.as<State>(), o.as<Outcome>());
    }
    std::optional<Refusal> say_objection(const AnyState& s, Seat seat) const override {
        using answers::say_objection;
        return say_objection(rules_, s.as<State>(), seat);
    }
    std::vector<AnyEvent> apply(AnyState& s, Seat seat, const AnyMove& m) const override {
        using answers::apply;
        return change(s, [&](State& state, EventList<Event>& events) {
            apply(rules_, state, seat, m.as<Move>(), events);
        });
    }
    std::vector<AnyEvent> apply(AnyState& s, const AnyOutcome& o) const override {
        using answers::apply;
        return change(s, [&](State& state, EventList<Event>& events) {
            apply(rules_, state, o.as<Outcome>(), events);
        });
    }
    bool may_time_out(const AnyState& s) const override {
        using answers::may_time_out;
        return may_time_out(rules_, s.as<State>());
    }
    std::vector<AnyEvent> time_out(AnyState& s) const override {
        using answers::time_out;
        return change(
            s, [&](State& state, EventList<Event>& events) { time_out(rules_, state, events); });
    }
    AnyView view(const AnyState& s, Seat seat) const override {
        using answers::view;
        return AnyView::of(view(rules_, s.as<State>(), seat));
    }
    AnyState guess(const AnyView& v, Rng& luck) const override {
        using answers::guess;
        return AnyState::of(guess(rules_, v.as<View>(), luck));
    }
    AnyMove fallback(const AnyState& s, Seat seat, Rng& luck) const override {
        using answers::fallback;
        return AnyMove::of(fallback(rules_, s.as<State>(), seat, luck));
    }
    Standing standing(const AnyState& s) const override {
        using answers::standing;
        return standing(rules_, s.as<State>());
    }
    bool may_be_undone(const AnyState& s, Seat seat, const AnyMove& m) const override {
        using answers::may_be_undone;
        return may_be_undone(rules_, s.as<State>(), seat, m.as<Move>());
    }
    std::uint32_t question(const AnyState& s, Seat seat, const AnyMove& m) const override {
        using answers::question;
        return question(rules_, s.as<State>(), seat, m.as<Move>());
    }
    std::uint32_t count(const AnyChoice& c) const override { return c.as<Choice>().count(); }
    AnyMove move(const AnyChoice& c, std::uint32_t k) const override {
        return AnyMove::of(c.as<Choice>().move(k));
    }
    Audience audience(const AnyEvent& e) const override { return e.as<Event>().to; }
    bool same(const AnyState& a, const AnyState& b) const override {
        return a.as<State>() == b.as<State>();
    }
    bool same(const AnyView& a, const AnyView& b) const override {
        return a.as<View>() == b.as<View>();
    }
    bool same(const AnyMove& a, const AnyMove& b) const override {
        return a.as<Move>() == b.as<Move>();
    }
    bool same(const AnyOutcome& a, const AnyOutcome& b) const override {
        return a.as<Outcome>() == b.as<Outcome>();
    }
    bool same(const AnyEvent& a, const AnyEvent& b) const override {
        return a.as<Event>() == b.as<Event>();
    }

   private:
    template <class Change>
    static std::vector<AnyEvent> change(AnyState& s, const Change& how) {
        State state = s.as<State>();
        EventList<Event> events;
        how(state, events);
        s = AnyState::of(state);
        return std::move(events.list);
    }

    const Ruleset& ruleset_;
    Rules rules_;
};

}  // namespace moneybags
