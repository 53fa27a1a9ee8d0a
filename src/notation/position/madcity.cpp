#include "games/madcity/game.h"
#include "notation/madcity/describe.h"
#include "notation/position/whole.h"

namespace moneybags::madcity {

namespace {

// A game that long, or money that much, nobody has seen; beyond it counting could overflow.
constexpr std::int64_t kMost = 1'000'000'000;

class MadcityInspector : public Inspector {
   public:
    MadcityInspector(const Rules& rules, const State& state)
        : rules_(rules), open_(state.open), phase_(state.open.phase) {}

    std::optional<Problem> inspect() {
        using I = MadcityInspector;
        return first<I>({&I::counts, &I::cards, &I::signs, &I::set_up, &I::deal, &I::winners});
    }

   private:
    std::string in_phase() const { return " in phase " + std::string(codec::name_of(phase_)); }

    void counts() {
        for (const Seat seat : all_seats(rules_)) {
            must_be_from(0, kMost, open_.cash[seat].count(), item("open.cash", seat));
        }
        must_be_from(0, kMost, open_.turns, "open.turns");
        must_be_from(phase_ == Phase::Moving ? 1 : 0, kDieFaces, open_.die, "open.die");
        // MM-ORD-01: whoever rolled so much
        must_be_from(open_.highest.empty() ? 0 : 1, open_.highest.empty() ? 0 : kDieFaces,
                     open_.best_roll, "open.best_roll");
    }

    void cards() {
        const bool laying = phase_ == Phase::LayCards;
        const bool turning = phase_ == Phase::TurnUpCard;
        must_be_from(0, laying || turning ? rules_.face_up - 1 : 0, open_.slot, "open.slot");
        CardSet seen = open_.pile;
        for (std::uint8_t slot = 0; slot < rules_.face_up; ++slot) {
            const Card card = open_.face_up[slot];
            const bool lies = laying ? slot < open_.slot : !turning || slot != open_.slot;
            const std::string where = item("open.face_up", slot);
            must((card != kNoCard) == lies, where,
                 lies ? "must be a card" : "must be empty" + in_phase());
            if (!lies) continue;
            must(!seen.has(card), where, "must be neither in the pile nor elsewhere");
            seen.add(card);
        }
        must(!laying || seen == all_cards(rules_), "open.pile",
             "must hold every card that is not face up");
        // MM-STUNT-05: a card was discarded, so that one can be turned over.
        must(!turning || !open_.pile.empty(), "open.pile", "must not be empty");
    }

    void signs() {
        BusinessSet taken;
        for (const Seat seat : all_seats(rules_)) {
            const std::string bought = item("open.bought", seat);
            const std::string leased = item("open.leased", seat);
            must(!open_.bought[seat].meets(taken), bought,
                 "must not hold a business that has another sign");
            must(!open_.leased[seat].meets(taken | open_.bought[seat]), leased,
                 "must not hold a business that has another sign");
            must((open_.leased[seat] - rules_.leasable).empty(), leased,
                 "must not hold a business without a lease price");
            must(owned(open_, seat).size() <= rules_.signs, bought,
                 "must leave the player within " + std::to_string(rules_.signs) + " signs");
            taken = taken | owned(open_, seat);
        }
    }

    // MM-SET-07 to 09: a business for each seat that has chosen, so that enough are left.
    void set_up() {
        if (phase_ >= Phase::StartRoll) return;
        for (const Seat seat : all_seats(rules_)) {
            const int right = seat < open_.active ? 1 : 0;
            must(owned(open_, seat).size() == right, item("open.bought", seat),
                 "must be " + std::to_string(right) + " business" + in_phase());
        }
    }

    // What is being sold or acquired, and that it can be.
    void deal() {
        const Business b = open_.business;
        const Seat seat = open_.active;
        if (phase_ == Phase::SaleRoll) {
            return must(b != kNoBusiness && open_.bought[seat].has(b), "open.business",
                        "must be one that the active player has bought");
        }
        if (phase_ != Phase::LiftingSign) return;
        const Market on = market(rules_, open_);
        const bool legal = b != kNoBusiness && (open_.leasing ? on.lease.has(b) : on.buy.has(b)) &&
                           (!open_.leasing || rules_.leasable.has(b));
        must(legal && (open_.leasing ? rules_.lease[b] : rules_.buy[b]) <= open_.cash[seat],
             "open.business", "must be one that the active player may acquire here");
        must(!open_.bought[seat].empty(), item("open.bought", seat), "must have a sign to lift");
    }

    void winners() {
        must(phase_ == Phase::Over || open_.winners.empty(), "open.winners",
             "must be empty" + in_phase());
    }

    const Rules& rules_;
    const Open& open_;
    const Phase phase_;
};

}  // namespace

}  // namespace moneybags::madcity

namespace moneybags {

template <>
Whole whole_of<madcity::Family>(const Game& game, const Names& names) {
    using namespace madcity;
    const Rules& rules = rules_of<Family>(game);
    static const codec::Struct state{codec::kOf<State>, "State", {codec::field<&State::open>()}};
    const auto context = std::make_shared<Context>(rules, names);
    return {context, state, kLine,
            [&rules](const AnyState& any) {
                return MadcityInspector(rules, any.as<State>()).inspect();
            },
            [context](const AnyState& any, codec::Fold& sum) {
                state.fold(*context, any.data(), sum);
            }};
}

}  // namespace moneybags
