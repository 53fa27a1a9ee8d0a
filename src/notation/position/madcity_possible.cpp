// Whether a position can occur in a game. Every check names the field that cannot be so; those that
// only look at one value (a seat of this game, a place of this board) the codec has made already.

#include <optional>

#include "games/madcity/game.h"
#include "games/result.h"
#include "notation/madcity/describe.h"

namespace moneybags::madcity {

namespace {

// A game that long, or money that much, nobody has seen; beyond it counting could overflow.
constexpr std::int32_t kMostCash = 1'000'000'000;
constexpr std::uint32_t kMostTurns = 1'000'000'000;

class Inspector {
   public:
    Inspector(const Rules& rules, const State& state)
        : rules_(rules), open_(state.open), phase_(state.open.phase) {}

    std::optional<Problem> inspect() {
        const bool fine = turns() && cards() && signs() && money() && set_up() && start_roll() &&
                          waiting() && winners() && die() && landing() && cars() && deal();
        return fine ? std::nullopt : problem_;
    }

   private:
    // ---- Saying no ----

    bool must(bool fine, std::string_view field, std::string what) {
        if (!fine && !problem_) {
            problem_ = Problem{"open." + std::string(field), std::move(what)};
        }
        return fine;
    }
    bool must_be_empty(const SeatSet& set, std::string_view field) {
        return must(set.empty(), field, "must be empty in phase " + in_phase());
    }
    std::string in_phase() const { return std::string(codec::name_of(phase_)); }
    template <class E>
    static std::string item(std::string_view field, E index) {
        return std::string(field) + '[' + std::to_string(static_cast<int>(index)) + ']';
    }

    bool over() const { return phase_ == Phase::Over; }
    bool under_way() const { return phase_ >= Phase::Main; }

    // ---- The game and its parts ----

    bool turns() {
        if (!under_way()) {
            return must(open_.turns == 0, "turns", "must be 0 before the first turn");
        }
        if (rules_.turn_limit > 0 && !over()) {  // MM-OPT-08
            return must(open_.turns < rules_.turn_limit, "turns",
                        "must be less than the limit of " + std::to_string(rules_.turn_limit));
        }
        return must(open_.turns <= kMostTurns, "turns",
                    "must be at most " + std::to_string(kMostTurns));
    }

    bool cards() {
        const bool laying = phase_ == Phase::LayCards;
        const bool turning = phase_ == Phase::TurnUpCard;
        if (!must(open_.slot < rules_.face_up && (open_.slot == 0 || laying || turning), "slot",
                  "must be 0 unless a card is being laid there")) {
            return false;
        }
        CardSet seen = open_.pile;
        for (std::uint8_t slot = 0; slot < rules_.face_up; ++slot) {
            const Card card = open_.face_up[slot];
            const bool lies = laying ? slot < open_.slot : !turning || slot != open_.slot;
            const std::string where = item("face_up", slot);
            if (!must((card != kNoCard) == lies, where,
                      lies ? "must be a card" : "must be empty in phase " + in_phase())) {
                return false;
            }
            if (!lies) continue;
            if (!must(!seen.has(card), where, "must be neither in the pile nor elsewhere")) {
                return false;
            }
            seen.add(card);
        }
        if (!under_way()) {
            return must(seen == all_cards(rules_), "pile",
                        "must hold every card that is not face up");
        }
        // MM-STUNT-05: a card was discarded, so that one can be turned over.
        return must(!turning || !open_.pile.empty(), "pile", "must not be empty");
    }

    bool signs() {
        BusinessSet taken;
        for (const Seat seat : all_seats(rules_)) {
            if (!must(!open_.bought[seat].meets(taken), item("bought", seat),
                      "must not hold a business that has another sign")) {
                return false;
            }
            taken = taken | open_.bought[seat];
            if (!must(!open_.leased[seat].meets(taken), item("leased", seat),
                      "must not hold a business that has another sign")) {
                return false;
            }
            taken = taken | open_.leased[seat];
            if (!must((open_.leased[seat] - rules_.leasable).empty(), item("leased", seat),
                      "must not hold a business without a lease price") ||
                !must(owned(open_, seat).size() <= rules_.signs, item("bought", seat),
                      "must leave the player within " + std::to_string(rules_.signs) + " signs")) {
                return false;
            }
        }
        return true;
    }

    bool money() {
        for (const Seat seat : all_seats(rules_)) {
            const Notes cash = open_.cash[seat];
            // MM-SIGN-06.
            const bool penniless = under_way() && owned(open_, seat).empty();
            if (!must(cash >= Notes{penniless ? 1 : 0} && cash <= Notes{kMostCash},
                      item("cash", seat),
                      "must be from " + std::to_string(penniless ? 1 : 0) + " to " +
                          std::to_string(kMostCash))) {
                return false;
            }
            if (!under_way() && !must(cash == rules_.start_cash, item("cash", seat),
                                      "must be " + std::to_string(rules_.start_cash.count()) +
                                          " before the first turn")) {
                return false;
            }
        }
        return true;
    }

    // MM-SET-06 to 09: cars in the depot, and a small business for each seat that has chosen.
    bool set_up() {
        if (under_way()) return true;
        if (phase_ == Phase::LayCards &&
            !must(open_.active == Seat{}, "active", "must be the first seat")) {
            return false;
        }
        for (const Seat seat : all_seats(rules_)) {
            const bool has =
                phase_ == Phase::StartRoll || (phase_ == Phase::TakeSmall && seat < open_.active);
            const BusinessSet mine = open_.bought[seat];
            if (!must(
                    mine.size() == (has ? 1 : 0) && (mine - rules_.small).empty(),
                    item("bought", seat),
                    has ? "must be one small business" : "must be empty in phase " + in_phase()) ||
                !must(open_.leased[seat].empty(), item("leased", seat),
                      "must be empty in phase " + in_phase())) {
                return false;
            }
        }
        return true;
    }

    // MM-ORD-05: in seat order.
    bool start_roll() {
        if (phase_ != Phase::StartRoll) {
            return must_be_empty(open_.to_roll, "to_roll") &&
                   must_be_empty(open_.highest, "highest") &&
                   must(open_.best_roll == 0, "best_roll", "must be 0 in phase " + in_phase());
        }
        if (!must(open_.to_roll.has(open_.active) && open_.to_roll.lowest() == open_.active,
                  "to_roll", "must begin with the seat that rolls")) {
            return false;
        }
        const bool first = open_.highest.empty();
        if (!must(first == (open_.best_roll == 0) && open_.best_roll <= kDieFaces, "best_roll",
                  "must be the roll of the highest")) {
            return false;
        }
        for (const Seat seat : open_.highest) {
            if (!must(seat < open_.active, "highest", "must have rolled already")) return false;
        }
        return must(!first || open_.to_roll.several(), "to_roll", "must be several to begin with");
    }

    bool waiting() {
        if (!under_way()) return must_be_empty(open_.waiting, "waiting");
        // MM-SIX-01, MM-TURN-01: whoever waits is not on turn. One that ended the game may have
        // been skipped by then.
        return must(over() || !open_.waiting.has(open_.active), "waiting",
                    "must not hold the active player");
    }

    bool winners() {
        if (!over()) return must_be_empty(open_.winners, "winners");
        if (open_.winners.empty()) {
            return must(rules_.turn_limit > 0 && open_.turns == rules_.turn_limit, "winners",
                        "must not be empty unless the turns are over");
        }
        const Seat winner = open_.winners.lowest();
        return must(open_.winners.single() && winner == open_.active &&
                        open_.car[winner] == rules_.finish && open_.leased[winner].empty() &&
                        has_the_target(rules_, open_, winner),
                    "winners", "must be the active player, at FINISH with the target in cash");
    }

    bool die() {
        const bool none = !under_way() || phase_ == Phase::Main || phase_ == Phase::MoveRoll;
        const bool either = phase_ == Phase::SaleRoll || over();
        const int least = none || either ? 0 : 1;
        const int most = none ? 0 : kDieFaces;
        if (!must(open_.die >= least && open_.die <= most, "die",
                  "must be from " + std::to_string(least) + " to " + std::to_string(most) +
                      " in phase " + in_phase())) {
            return false;
        }
        if (phase_ != Phase::SixChoice) return true;
        const bool asked = rules_.six == SixRule::Standard ||
                           (rules_.six == SixRule::Miss && !may_be_named(rules_, open_).empty());
        return must(open_.die == kDieFaces, "die", "must be 6 in phase SixChoice") &&
               must(asked, "phase", "must not be SixChoice by the rules for a six");
    }

    bool landing() {
        if (over()) return true;
        const bool never = !under_way() || phase_ == Phase::Main || phase_ == Phase::MoveRoll ||
                           phase_ == Phase::Moving;
        const bool always = phase_ == Phase::Dealing || phase_ == Phase::LiftingSign;
        const bool after_move = phase_ == Phase::SaleRoll && open_.die > 0;
        if (!must(!open_.landed || (!never && (phase_ != Phase::SaleRoll || after_move)), "landed",
                  "must be false here") ||
            !must(open_.landed || !(always || after_move), "landed", "must be true here")) {
            return false;
        }
        // MM-WIN-01: that would have won.
        return must(!open_.landed || open_.car[open_.active] != rules_.finish ||
                        !has_the_target(rules_, open_, open_.active),
                    "phase", "must be Over when a car has landed on FINISH with the target") &&
               must(!open_.landed || open_.car[open_.active] != kDepot, "landed",
                    "must be false in the depot");
    }

    bool cars() {
        for (const Seat seat : all_seats(rules_)) {
            const std::string where = item("car", seat);
            if (!must(under_way() || open_.car[seat] == kDepot, where,
                      "must be the depot before the first turn")) {
                return false;
            }
            // MM-RET-07.
            if (!must(slot_for(rules_, open_, open_.car[seat]) == rules_.face_up, where,
                      "must not be the location of a face-up card")) {
                return false;
            }
        }
        return true;
    }

    // What is being sold or acquired, and that it can be.
    bool deal() {
        if (over()) return true;
        const Business b = open_.business;
        const bool named = phase_ == Phase::SaleRoll || phase_ == Phase::LiftingSign;
        if (!must((b != kNoBusiness) == named, "business",
                  named ? "must be a business" : "must be empty in phase " + in_phase()) ||
            !must(!open_.leasing || phase_ == Phase::LiftingSign, "leasing",
                  "must be false in phase " + in_phase())) {
            return false;
        }
        switch (phase_) {
            case Phase::SaleRoll:
                return must(open_.bought[open_.active].has(b), "business",
                            "must be one that the active player has bought") &&
                       must(open_.die == 0 || is_real_estate(rules_, open_), "die",
                            "must be 0: after a move one sells on Real Estate only");
            case Phase::Dealing:
                return must(can_deal(rules_, open_), "phase",
                            "must not be Dealing where nothing can come of it");
            case Phase::LiftingSign: {
                const Market on = market(rules_, open_);
                const Notes price = open_.leasing ? rules_.lease[b] : rules_.buy[b];
                const bool legal =
                    open_.leasing ? on.lease.has(b) && rules_.leasable.has(b) : on.buy.has(b);
                return must(legal && price <= open_.cash[open_.active], "business",
                            "must be one that the active player may acquire here") &&
                       must(signs_in_hand(rules_, open_, open_.active) == 0 &&
                                !open_.bought[open_.active].empty(),
                            "phase", "must not be LiftingSign unless all signs lie on the board");
            }
            default:
                return true;
        }
    }

    const Rules& rules_;
    const Open& open_;
    Phase phase_;
    std::optional<Problem> problem_;
};

}  // namespace

std::optional<Problem> impossible(const Rules& rules, const State& state) {
    return Inspector(rules, state).inspect();
}

}  // namespace moneybags::madcity
