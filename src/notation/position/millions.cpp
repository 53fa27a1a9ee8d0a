#include "games/millions/game.h"
#include "games/millions/guess.h"
#include "games/millions/heist.h"
#include "notation/millions/describe.h"
#include "notation/position/whole.h"

namespace moneybags::millions {

namespace {

using codec::field;
using codec::kOf;
using codec::Struct;

// More than any game pays out; beyond it purses, which count in 16 bits, could overflow.
constexpr std::int64_t kMostMoney = 10'000;

class MillionsInspector : public Inspector {
   public:
    MillionsInspector(const Rules& rules, const State& state)
        : rules_(rules),
          open_(state.open),
          secret_(state.secret),
          phase_(state.open.phase),
          edition_(facts(rules)) {}

    std::optional<Problem> inspect() {
        using I = MillionsInspector;
        return first<I>({&I::roles_in_use, &I::phase, &I::loot_cards, &I::picks, &I::cards_on_view,
                         &I::characters, &I::money, &I::intimidation_cards, &I::talks, &I::deals,
                         &I::asked, &I::heist, &I::winners});
    }

   private:
    void open_must(bool fine, std::string_view field, std::string what) {
        must(fine, "open." + std::string(field), std::move(what));
    }
    template <class Set>
    void must_be_empty(const Set& set, std::string_view field) {
        open_must(set.empty(), field, "must be empty in phase " + in_phase());
    }
    std::string in_phase() const { return std::string(codec::name_of(phase_)); }
    bool since(Phase phase) const { return phase_ >= phase; }
    bool until(Phase phase) const { return phase_ <= phase; }
    bool between(Phase from, Phase to) const { return since(from) && until(to); }

    void roles_in_use() {
        const auto in_use = [&](Role role) { return role == Role::None || rules_.roles.has(role); };
        const auto all = [&](const auto& roles, std::string_view field) {
            for (const Character c : all_characters(rules_)) {
                must(in_use(roles[c]), item(field, c), "must be a role in use here");
            }
        };
        all(open_.last, "open.last");
        all(open_.claim, "open.claim");
        all(secret_.role, "secret.role");
        open_must(in_use(open_.named), "named", "must be a role in use here");
    }

    void phase() {
        const bool edition_has_it =
            (phase_ != Phase::Announcing || edition_.announces) &&
            (phase_ != Phase::RollCall || edition_.speaker_calls) &&
            (phase_ != Phase::Voting || !edition_.speaker_calls) &&
            (phase_ != Phase::Robbing || edition_.roles.has(Role::Mentalist));
        // Live, deals are answered in between (MX-TURN-04).
        const bool scheduling_has_it = by_turn(rules_) || phase_ != Phase::Answering;
        const int least = phase_ == Phase::ChooseLeader ? 0 : 1;
        open_must(edition_has_it && scheduling_has_it, "phase",
                  "cannot be " + in_phase() + " in this game");
        must_be_from(least, least * rules_.rounds, open_.round, "open.round");
    }

    void loot_cards() {  // M1-PLAN-01: one a round
        const int seen = phase_ == Phase::TurnUpLoot ? open_.round - 1 : open_.round;
        open_must(open_.turned_up.size() == seen, "turned_up",
                  "must be " + std::to_string(seen) + " cards in phase " + in_phase() +
                      " of round " + std::to_string(open_.round) + ", are " +
                      std::to_string(open_.turned_up.size()));
        open_must(seen == 0 || open_.turned_up.has(open_.loot), "loot",
                  "must be one of the cards turned up");
    }

    void picks() {  // M1-PLAN-02, M2-PLAN-02
        const SeatSet all = all_seats(rules_);
        if (until(Phase::TurnUpLoot)) must_be_empty(open_.picked, "picked");
        open_must(until(Phase::Picking) || open_.picked == all, "picked",
                  "must be everybody after the picking");
        for (const Seat seat : all) {
            const bool picked = open_.picked.has(seat);
            for (const Character c : characters_of(rules_, seat)) {
                must((secret_.role[c] != Role::None) == picked, item("secret.role", c),
                     picked ? "must be the role that was picked"
                            : "must be no role: none is picked yet");
            }
            must(!picked || could_have_picked(rules_, open_, seat, secret_.role),
                 item("secret.role", character(rules_, seat, rules_.slots - 1)),
                 rules_.slots == 2 ? "must be two different roles in hand for each player"
                                   : "must be a role in hand (M1-FOOL-01)");
        }
    }

    void cards_on_view() {  // M1-PLAN-06: all but one
        PerRole<std::uint8_t> played;
        int hidden = 0;
        if (since(Phase::Announcing)) {
            for (const Character c : all_characters(rules_)) ++played[secret_.role[c]];
            hidden = rules_.players * rules_.slots;
        }
        for (std::size_t r = 0; r < kRoles; ++r) {
            const Role role{static_cast<std::uint8_t>(r)};
            must_be_from(0, played[role], open_.on_view[role],
                         "open.on_view." + std::string(codec::name_of(role)));
            hidden -= open_.on_view[role];
        }
        open_must(until(Phase::HideCard) || hidden == 1, "on_view",
                  "must be all role cards but one, lacks " + std::to_string(hidden));
    }

    void characters() {
        const bool none = until(Phase::Picking) || phase_ == Phase::Over;
        const bool all = between(Phase::HideCard, Phase::Announcing);
        open_must(none ? open_.in.empty()
                       : !open_.in.empty() && (!all || open_.in == all_characters(rules_)),
                  "in",
                  none  ? "must be empty in phase " + in_phase()
                  : all ? "must be everybody before the talks"
                        : "must not be empty in phase " + in_phase());
        // 1e: an ante lies before everybody who is in; the Snitch who names has it back
        // (M1-HEIST-04).
        const CharacterSet antes = edition_.centre           ? CharacterSet{}
                                   : phase_ == Phase::Naming ? open_.in - open_.shown
                                                             : open_.in;
        open_must(open_.antes == antes, "antes",
                  antes.empty() ? "must be empty in this phase"
                                : "must lie before the characters that are in");
    }

    void money() {
        std::int64_t out = open_.centre.count();
        for (const Seat seat : all_seats(rules_)) {
            must_be_from(0, kMostMoney, open_.purse[seat].count(), item("open.purse", seat));
            out += open_.purse[seat].count();
        }
        // 2e: who leaves takes his ante out of the Centre again.
        const bool has_centre = edition_.centre && since(Phase::Picking);
        const Millions ante = loot(rules_, open_).ante;
        must_be_from(has_centre ? open_.in.size() * ante.count() : 0, has_centre ? kMostMoney : 0,
                     open_.centre.count(), "open.centre");
        // M1-INV-01, M2-INV-01.
        const std::int64_t minted =
            std::int64_t{rules_.start_cash.count()} * rules_.players + rules_.reserve;
        out += open_.antes.size() * ante.count();
        open_must(out + open_.reserve == minted, "reserve",
                  "must be " + std::to_string(minted - out) + " so that all money adds up to " +
                      std::to_string(minted) + ", is " + std::to_string(open_.reserve));
        open_must(out <= kMostMoney, "purse",
                  "must leave at most " + std::to_string(kMostMoney) + " with the players, is " +
                      std::to_string(out) + " in all");
    }

    void intimidation_cards() {  // M1-INT: at most one Brute a round earns a card
        int held_or_spent = 0;
        for (const Seat seat : all_seats(rules_)) {
            held_or_spent += open_.cards[seat] + open_.looked[seat].size();
        }
        const int earned = lacks(rules_, Act::Intimidate)              ? 0
                           : phase_ == Phase::Over || open_.round == 0 ? open_.round
                                                                       : open_.round - 1;
        open_must(held_or_spent <= earned, "cards",
                  "must be, with those spent this round, at most " + std::to_string(earned) +
                      ", are " + std::to_string(held_or_spent));
        if (phase_ != Phase::Over) must_be_empty(open_.fresh, "fresh");
    }

    void talks() {
        for (const Seat seat : all_seats(rules_)) {
            must_be_from(0, rules_.talk, open_.talk[seat], item("open.talk", seat));
        }
        const bool voting = phase_ == Phase::Voting;
        must_be_from(0, rules_.votes, open_.votes_left, "open.votes_left");
        open_must(since(Phase::Talking) || open_.ready.empty(), "ready",
                  "must be empty in phase " + in_phase());
        // MX-NEG-09: all ready would have ended the talks
        open_must(
            !between(Phase::Talking, Phase::Voting) || !open_.ready.holds(active(rules_, open_)),
            "ready", "must lack somebody who is in while the talks go on");
        open_must(
            voting ? open_.voted != all_seats(rules_) : open_.voted.empty(), "voted",
            voting ? "must lack somebody while the vote goes on" : "must be empty without a vote");
        must(open_.voted.holds(secret_.yes), "secret.yes", "must hold only seats that have voted");
    }

    void deals() {
        const bool answering = phase_ == Phase::Answering || phase_ == Phase::Closing;
        open_must(!answering || !open_.deals.empty(), "deals",
                  "must not be empty in phase " + in_phase());
        open_must(between(Phase::Talking, Phase::Closing) || open_.deals.empty(), "deals",
                  "must be empty in phase " + in_phase());
        SeatSet pooling;
        for (std::size_t i = 0; i < open_.deals.size(); ++i) {
            deal(i, pooling);
        }
        for (const Seat seat : all_seats(rules_)) {
            must(pooling.has(seat) || open_.pools[seat] == Pool{}, item("open.pools", seat),
                 "must be empty: there is no such deal");
        }
    }

    void deal(std::size_t at, SeatSet& pooling) {
        const Deal& deal = open_.deals[at];
        const std::string where = item("open.deals", at);
        const Seat proposer = deal.proposer;
        const std::string pool = item("open.pools", proposer);
        must(find_deal(open_, proposer, deal.character) == at, where,
             "must be the only one of its proposer about this character (MX-NEG-02)");
        must(open_.in.has(deal.character), where + ".character", "must be in");
        must(!deal.pooled() || !pooling.has(proposer), where,
             "must be the only pool of its proposer");
        if (deal.pooled()) pooling.add(proposer);
        for (const Seat payer : payers(open_, deal)) {
            must(payer != owner(rules_, deal.character), where,
                 "must not be paid by the leaver (MX-R-33)");
            must(is_active(rules_, open_, payer), where, "must be paid by active players");
            must_be_from(1, kMostMoney, payment(open_, deal, payer).count(),
                         deal.pooled() ? pool + ".pay" : where + ".amount");
        }
        const SeatSet party = parties(rules_, open_, deal), agreed = consents(open_, deal);
        must(party.has(proposer), where + ".proposer", "must be the leaver or a payer");
        must(agreed.has(proposer) && party.holds(agreed) && agreed != party, pool + ".consents",
             "must hold the proposer, only parties of the deal, and not all of them");
    }

    void asked() {
        if (phase_ == Phase::RollCall || phase_ == Phase::Final) {
            open_must(is_active(rules_, open_, open_.asked), "asked", "must be an active player");
            return;
        }
        // MX-TURN-01
        open_must(phase_ != Phase::Talking || !by_turn(rules_) ||
                      is_active(rules_, open_, open_.token) ||
                      (open_.token == open_.leader && may_call_vote(open_)),
                  "token", "must be an active player, or a Leader who is out and may call a vote");
    }

    // ---- The heist ----

    CharacterSet crew(Role role) const {
        CharacterSet found;
        for (const Character c : open_.in) {
            if (secret_.role[c] == role) found.add(c);
        }
        return found;
    }

    void heist() {
        if (phase_ == Phase::Over) return;
        if (until(Phase::Final)) {
            must_be_empty(open_.shown, "shown");
            must_be_empty(open_.alive, "alive");
            open_must(open_.named == Role::None, "named", "must be no role before the heist");
        } else {
            phase_ == Phase::Naming ? naming() : robbing();
        }
    }

    void naming() {
        const CharacterSet namers = crew(rules_.namer);
        open_must(namers.single() && !nameable(rules_, open_).empty(), "phase",
                  "must not be Naming: it needs exactly one " +
                      std::string(codec::name_of(rules_.namer)) + " in and another role on view");
        open_must(open_.shown == namers, "shown", "must be who names");
        open_must(open_.alive == namers, "alive", "must be who names");
        open_must(open_.named == Role::None, "named", "must be no role yet");
    }

    void robbing() {  // M2-HEIST-09: Tech, Acrobat, Brute and Mentalist have been called
        CharacterSet shown, victims;
        for (const Role role : {Role::Tech, Role::Acrobat, Role::Brute}) {
            shown = shown | crew(role);
            if (crew(role).single() && role != open_.named) victims = victims | crew(role);
        }
        const CharacterSet mentalist = crew(Role::Mentalist);
        open_must(mentalist.single() && open_.named != Role::Mentalist && victims.several(),
                  "phase",
                  "must not be Robbing: it needs one Mentalist and two victims to choose from");
        open_must(open_.shown == (shown | mentalist), "shown",
                  "must be all who answered up to the Mentalist");
        open_must(open_.alive == victims, "alive", "must be those who can be robbed");
    }

    void winners() {
        open_must(open_.winners.empty() == (phase_ != Phase::Over), "winners",
                  phase_ == Phase::Over ? "must not be empty when the game is over"
                                        : "must be empty in phase " + in_phase());
    }

    const Rules& rules_;
    const Open& open_;
    const Secret& secret_;
    const Phase phase_;
    const Facts edition_;
};

}  // namespace

const Type& describe(Tag<Secret>) {
    static const Struct type{
        kOf<Secret>, "Secret", {field<&Secret::role>(), field<&Secret::yes>()}};
    return type;
}

}  // namespace moneybags::millions

namespace moneybags {

template <>
Whole whole_of<millions::Family>(const Game& game, const Names& names) {
    using namespace millions;
    const Rules& rules = rules_of<Family>(game);
    static const Struct state{
        kOf<State>, "State", {field<&State::open>(), field<&State::secret>()}};
    const auto context = std::make_shared<Context>(rules, names);
    return {context, state, kLine,
            [&rules](const AnyState& any) {
                return MillionsInspector(rules, any.as<State>()).inspect();
            },
            [context](const AnyState& any, codec::Fold& sum) {
                state.fold(*context, any.data(), sum);
            }};
}

}  // namespace moneybags
