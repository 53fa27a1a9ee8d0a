// Whether a position can occur in a game. Every check names the field that cannot be so; those that
// only look at one value (a seat of this game, a role in use) the codec has made already.

#include <optional>

#include "games/millions/game.h"
#include "games/millions/guess.h"
#include "games/millions/heist.h"
#include "games/result.h"
#include "notation/millions/describe.h"

namespace moneybags::millions {

namespace {

class Inspector {
   public:
    Inspector(const Rules& rules, const State& state)
        : rules_(rules),
          open_(state.open),
          secret_(state.secret),
          phase_(state.open.phase),
          first_(rules.edition == Edition::First),
          turns_(by_turn(rules)) {}

    std::optional<Problem> inspect() {
        const bool fine = roles_in_use() && phase() && loot_cards() && last_roles() && picks() &&
                          cards_on_view() && characters() && money() && claims() && looks() &&
                          acts() && deals() && flags() && votes() && token() && asked() &&
                          heist() && winners();
        return fine ? std::nullopt : problem_;
    }

   private:
    // ---- Saying no ----

    bool must(bool fine, std::string where, std::string what) {
        if (!fine && !problem_) problem_ = Problem{std::move(where), std::move(what)};
        return fine;
    }
    bool open_must(bool fine, std::string_view field, std::string what) {
        return must(fine, "open." + std::string(field), std::move(what));
    }
    bool must_be_number(std::int64_t is, std::int64_t right, const std::string& where) {
        return must(is == right, where,
                    "must be " + std::to_string(right) + " here, is " + std::to_string(is));
    }
    template <class Set>
    bool must_be_empty(const Set& set, std::string_view field) {
        return open_must(set.empty(), field, "must be empty in phase " + in_phase());
    }
    std::string in_phase() const { return std::string(codec::name_of(phase_)); }
    static std::string item(std::string_view field, std::size_t index) {
        return std::string(field) + '[' + std::to_string(index) + ']';
    }
    template <class E>
    static std::string item(std::string_view field, E index) {
        return item(field, static_cast<std::size_t>(index));
    }

    bool since(Phase phase) const { return phase_ >= phase; }
    bool until(Phase phase) const { return phase_ <= phase; }
    bool between(Phase from, Phase to) const { return since(from) && until(to); }

    // ---- The round and its parts ----

    bool roles_in_use() {
        const auto in_use = [&](Role role) { return role == Role::None || rules_.roles.has(role); };
        const auto all = [&](const auto& roles, std::string_view field) {
            for (const Character c : all_characters(rules_)) {
                if (!must(in_use(roles[c]), item(field, c), "must be a role in use here")) {
                    return false;
                }
            }
            return true;
        };
        for (std::size_t i = 0; i < kRoles; ++i) {
            const Role role{static_cast<std::uint8_t>(i)};
            if (!open_must(open_.on_view[role] == 0 || in_use(role), "on_view",
                           "must be roles in use here")) {
                return false;
            }
        }
        return all(open_.last, "open.last") && all(open_.claim, "open.claim") &&
               all(secret_.role, "secret.role") &&
               open_must(in_use(open_.named), "named", "must be a role in use here");
    }

    bool phase() {
        const bool edition_has_it = first_ ? phase_ != Phase::Announcing &&
                                                 phase_ != Phase::Voting && phase_ != Phase::Robbing
                                           : phase_ != Phase::RollCall;
        // By turn no deal outlives its turn (MX-TURN-02), and only 1e's CALL ends the talks by E3;
        // live, deals are answered in between.
        const bool scheduling_has_it =
            turns_ ? phase_ != Phase::Closing && (first_ || phase_ != Phase::Final)
                   : phase_ != Phase::Answering;
        const bool names = phase_ != Phase::Naming || rules_.roles.has(rules_.namer);
        if (!open_must(edition_has_it && scheduling_has_it && names, "phase",
                       "cannot be " + in_phase() + " in this game")) {
            return false;
        }
        if (phase_ == Phase::ChooseLeader) {
            return must_be_number(open_.round, 0, "open.round") &&
                   must_be_number(number(open_.leader), 0, "open.leader");
        }
        return open_must(open_.round >= 1 && open_.round <= rules_.rounds, "round",
                         "must be from 1 to " + std::to_string(rules_.rounds) + ", is " +
                             std::to_string(open_.round));
    }

    bool loot_cards() {  // M1-PLAN-01: one a round
        const int seen = phase_ == Phase::ChooseLeader ? 0
                         : phase_ == Phase::TurnUpLoot ? open_.round - 1
                                                       : open_.round;
        return open_must(open_.turned_up.size() == seen, "turned_up",
                         "must be " + std::to_string(seen) + " cards in phase " + in_phase() +
                             " of round " + std::to_string(open_.round) + ", are " +
                             std::to_string(open_.turned_up.size())) &&
               open_must(seen == 0 ? open_.loot == Card{} : open_.turned_up.has(open_.loot), "loot",
                         seen == 0 ? "must be the first card while none is turned up"
                                   : "must be one of the cards turned up");
    }

    bool last_roles() {  // M1-FOOL-01, 02
        const bool shown = rules_.fooled && open_.round > 1;
        for (const Character c : all_characters(rules_)) {
            if (!must((open_.last[c] != Role::None) == shown, item("open.last", c),
                      shown ? "must be the role played last round"
                            : "must be no role: none is shown in this round")) {
                return false;
            }
        }
        if (!shown || rules_.slots == 1) return true;
        for (const Seat seat : all_seats(rules_)) {  // M1-R-31: as a set, in calling order
            const Character two = character(rules_, seat, 1);
            if (!must(open_.last[character(rules_, seat, 0)] < open_.last[two],
                      item("open.last", two), "must come after the other in calling order")) {
                return false;
            }
        }
        return true;
    }

    bool picks() {  // M1-PLAN-02, M2-PLAN-02
        const SeatSet all = all_seats(rules_);
        const bool right = until(Phase::TurnUpLoot)   ? open_.picked.empty()
                           : phase_ == Phase::Picking ? open_.picked != all
                                                      : open_.picked == all;
        if (!open_must(right, "picked",
                       until(Phase::TurnUpLoot)   ? "must be empty before the picking"
                       : phase_ == Phase::Picking ? "must lack somebody while players pick"
                                                  : "must be everybody after the picking")) {
            return false;
        }
        for (const Seat seat : all) {
            for (const Character c : characters_of(rules_, seat)) {
                if (!must((secret_.role[c] != Role::None) == open_.picked.has(seat),
                          item("secret.role", c),
                          open_.picked.has(seat) ? "must be the role that was picked"
                                                 : "must be no role: none is picked yet")) {
                    return false;
                }
            }
            if (open_.picked.has(seat) && !could_have_picked(rules_, open_, seat, secret_.role)) {
                const Character last = character(rules_, seat, rules_.slots - 1);
                return must(false, item("secret.role", last),
                            rules_.slots == 2
                                ? "must be two different roles in hand for each player"
                                : "must be a role in hand (M1-FOOL-01)");
            }
        }
        return true;
    }

    bool cards_on_view() {  // M1-PLAN-06: all but one
        PerRole<std::uint8_t> played;
        int hidden = 0;
        if (since(Phase::Announcing)) {
            for (const Character c : all_characters(rules_)) ++played[secret_.role[c]];
            hidden = rules_.players * rules_.slots;
        }
        for (std::size_t r = 0; r < kRoles; ++r) {
            const Role role{static_cast<std::uint8_t>(r)};
            const int most = played[role];
            if (!open_must(
                    open_.on_view[role] <= most, "on_view." + std::string(codec::name_of(role)),
                    "must be at most " + std::to_string(most) + ", as many as were picked; is " +
                        std::to_string(open_.on_view[role]))) {
                return false;
            }
            hidden -= open_.on_view[role];
        }
        return until(Phase::HideCard) ||
               open_must(hidden == 1, "on_view",
                         "must be all role cards but one, lacks " + std::to_string(hidden));
    }

    bool characters() {
        const CharacterSet all = all_characters(rules_);
        if (until(Phase::Picking) || phase_ == Phase::Over) {
            if (!must_be_empty(open_.in, "in")) return false;
        } else if (until(Phase::Announcing)) {
            if (!open_must(open_.in == all, "in", "must be everybody before the talks"))
                return false;
        } else if (!open_must(!open_.in.empty(), "in",
                              "must not be empty in phase " + in_phase())) {
            return false;
        }
        // 1e: an ante lies before everybody who is in; the Snitch who names has it back
        // (M1-HEIST-04).
        CharacterSet antes;
        if (first_ && between(Phase::HideCard, Phase::Final)) antes = open_.in;
        if (first_ && phase_ == Phase::Naming) antes = open_.in - open_.shown;
        return open_must(open_.antes == antes, "antes",
                         antes.empty() ? "must be empty in this phase"
                                       : "must lie before the characters that are in");
    }

    // ---- Money ----

    bool money() {
        for (const Seat seat : all_seats(rules_)) {
            if (!must(open_.purse[seat] >= Millions{}, item("open.purse", seat),
                      "must be at least 0, is " + std::to_string(open_.purse[seat].count()))) {
                return false;
            }
        }
        if (!must_be_number(open_.centre.count(), centre(), "open.centre")) return false;
        // M1-INV-01, M2-INV-01.
        const std::int64_t minted =
            std::int64_t{rules_.start_cash.count()} * rules_.players + rules_.reserve;
        std::int64_t out = open_.centre.count();
        for (const Seat seat : all_seats(rules_)) out += open_.purse[seat].count();
        if (!open_.antes.empty()) out += open_.antes.size() * face().ante.count();
        if (!open_must(out + open_.reserve == minted, "reserve",
                       "must be " + std::to_string(minted - out) +
                           " so that all money adds up to " + std::to_string(minted) + ", is " +
                           std::to_string(open_.reserve))) {
            return false;
        }
        return open_must(open_.reserve >= rules_.reserve - most_paid_out(), "reserve",
                         "must be at least " + std::to_string(rules_.reserve - most_paid_out()) +
                             ": more cannot have been paid out by round " +
                             std::to_string(open_.round) + ", is " + std::to_string(open_.reserve));
    }

    const LootCard& face() const { return loot(rules_, open_); }

    // 2e: the loot, two millions for each character that is in, and what was taken (M2-PLAN-01,
    // 03).
    std::int32_t centre() const {
        if (first_ || until(Phase::TurnUpLoot) || phase_ == Phase::Over) return 0;
        std::int32_t sum = face().amount.count() + open_.in.size() * face().ante.count();
        if (phase_ == Phase::Robbing) {
            const auto take = [&](Millions most) { sum -= std::min(sum, most.count()); };
            if (open_.named != Role::Acrobat && crew(Role::Acrobat).size() == 1) {
                take(rules_.acrobat_takes);
            }
            for (int i = crew(Role::Brute).size(); i > 0; --i) take(rules_.brute_takes);
        }
        return sum;
    }

    // An upper bound of what the Reserve can have paid by now. In every round before this one:
    // every ante, the loot twice (the Brain), all additions and bonuses, and what rounding up
    // costs. In this one the loot and the antes, until it has been shared.
    std::int64_t most_paid_out() const {
        if (phase_ == Phase::ChooseLeader) return 0;
        std::int64_t amount = 0, ante = 0, bonus = 0;
        for (const LootCard& card : rules_.loot) {
            amount = std::max<std::int64_t>(amount, card.amount.count());
            ante = std::max<std::int64_t>(ante, card.ante.count());
            bonus = std::max<std::int64_t>(bonus, card.bonus.count() * card.shown.size());
        }
        const std::int64_t everybody = rules_.players * rules_.slots;
        const std::int64_t laid = amount + everybody * ante;
        const std::int64_t whole =
            laid + amount + bonus + rules_.mastermind_adds.count() + everybody;
        const std::int64_t now = phase_ == Phase::TurnUpLoot ? 0
                                 : phase_ == Phase::Over     ? whole
                                                             : laid;
        return (open_.round - 1) * whole + now;
    }

    // ---- Negotiation ----

    bool claims() {
        const CharacterSet all = all_characters(rules_);
        if (until(Phase::HideCard) && !must_be_empty(open_.spoke, "spoke")) return false;
        if (!first_ && since(Phase::Announcing)) {  // M2-NEG-01: clockwise from the Leader
            CharacterSet right = all;
            if (phase_ == Phase::Announcing) {
                right.clear();
                for (Seat s = open_.leader; s != open_.asked;
                     s = next_clockwise(s, rules_.players)) {
                    right = right | characters_of(rules_, s);
                }
            }
            if (!open_must(open_.spoke == right, "spoke",
                           "must be those who have announced a role")) {
                return false;
            }
        }
        for (const Character c : all) {
            const bool silent = open_.claim[c] == Role::None;
            if (!must(open_.spoke.has(c) || silent, item("open.claim", c),
                      "must be no role: nothing was claimed") ||
                !must(phase_ != Phase::Announcing || !open_.spoke.has(c) || !silent,
                      item("open.claim", c), "must be the role that was announced")) {
                return false;
            }
        }
        return true;
    }

    bool looks() {  // M1-INT: at most one Brute a round earns a card
        int spent_or_held = 0;
        for (const Seat seat : all_seats(rules_)) {
            const CharacterSet seen = open_.looked[seat];
            if (!must(seen.empty() || (first_ && since(Phase::Talking)), item("open.looked", seat),
                      "must be empty: nobody can have looked yet") ||
                !must(!seen.meets(characters_of(rules_, seat)), item("open.looked", seat),
                      "must not hold the seat's own characters") ||
                !must(seen.empty() || open_.acted.has(seat), "open.acted",
                      "must hold everybody who has looked")) {
                return false;
            }
            spent_or_held += open_.cards[seat] + seen.size();
        }
        const int earned = !first_ || open_.round == 0 ? 0
                           : phase_ == Phase::Over     ? open_.round
                                                       : open_.round - 1;
        if (!open_must(spent_or_held <= earned, "cards",
                       "must be, with those spent this round, at most " + std::to_string(earned) +
                           ", are " + std::to_string(spent_or_held))) {
            return false;
        }
        if (phase_ != Phase::Over) return must_be_empty(open_.fresh, "fresh");
        const SeatSet earner = first_ ? owners(rules_, crew(Role::Brute) & open_.alive) : SeatSet{};
        if (!open_must(open_.fresh == earner, "fresh",
                       "must be the owner of the surviving Brute, if there is one")) {
            return false;
        }
        for (const Seat seat : open_.fresh) {
            if (!must(open_.cards[seat] >= 1, item("open.cards", seat),
                      "must count the card earned this round")) {
                return false;
            }
        }
        return true;
    }

    bool acts() {
        const bool begun = since(Phase::Talking);
        if (!begun &&
            !(must_be_empty(open_.acted, "acted") && must_be_empty(open_.ready, "ready"))) {
            return false;
        }
        const int full = phase_ == Phase::ChooseLeader ? 0 : rules_.talk;
        for (const Seat seat : all_seats(rules_)) {
            const int left = open_.talk[seat];
            if (!must(begun ? left <= full : left == full, item("open.talk", seat),
                      "must be " + std::string(begun ? "at most " : "") + std::to_string(full) +
                          ", is " + std::to_string(left)) ||
                !open_must(!begun || left == full || open_.acted.has(seat), "acted",
                           "must hold everybody who has spent talk")) {
                return false;
            }
        }
        if (!open_must(open_.acted.holds(open_.ready), "acted",
                       "must hold everybody who is ready")) {
            return false;
        }
        if (!begun || phase_ == Phase::Over) return true;
        const SeatSet active_now = active(rules_, open_);
        return open_must(active_now.holds(open_.ready), "ready",
                         "must not hold players who are out") &&
               // MX-NEG-09: all ready would have ended the talks
               open_must(since(Phase::Naming) || !open_.ready.holds(active_now), "ready",
                         "must lack somebody who is in while the talks go on");
    }

    bool deals() {
        const std::size_t count = open_.deals.size();
        const bool may_have =
            turns_ ? phase_ == Phase::Answering : between(Phase::Talking, Phase::Closing);
        const bool must_have = phase_ == Phase::Answering || phase_ == Phase::Closing;
        if (!open_must(count == 0 || may_have, "deals", "must be empty in phase " + in_phase()) ||
            !open_must(count > 0 || !must_have, "deals",
                       "must not be empty in phase " + in_phase()) ||
            !open_must(!turns_ || count <= 1, "deals", "must not be more than one by turn")) {
            return false;
        }
        SeatSet pooling;
        for (std::size_t i = 0; i < count; ++i) {
            if (!deal(i, pooling)) return false;
        }
        for (const Seat seat : all_seats(rules_)) {
            if (!must(pooling.has(seat) || open_.pools[seat] == Pool{}, item("open.pools", seat),
                      "must be empty: there is no such deal")) {
                return false;
            }
        }
        return true;
    }

    bool deal(std::size_t at, SeatSet& pooling) {
        const Deal& deal = open_.deals[at];
        const std::string where = item("open.deals", at);
        const Seat proposer = deal.proposer;
        const Character leaver = deal.character;
        const Seat leaving = owner(rules_, leaver);
        if (!must(find_deal(open_, proposer, leaver) == at, where,
                  "must be the only one of its proposer about this character (MX-NEG-02)") ||
            !must(open_.in.has(leaver), where + ".character", "must be in")) {
            return false;
        }
        if (deal.pooled()) {
            const std::string pool = item("open.pools", proposer);
            if (!must(!pooling.has(proposer), where, "must be the only pool of its proposer") ||
                !must(deal.amount == Millions{}, where + ".amount",
                      "must not be given for a pool") ||
                !must(payers(open_, deal).size() >= 2, pool + ".pay",
                      "must name two payers or more")) {
                return false;
            }
            pooling.add(proposer);
            const SeatSet agreed = open_.pools[proposer].consents;
            const SeatSet party = parties(rules_, open_, deal);
            if (!must(agreed.has(proposer) && party.holds(agreed) && agreed != party,
                      pool + ".consents",
                      "must hold the proposer, only parties of the deal, and not all of them")) {
                return false;
            }
        }
        // No purse was ever larger in these talks than all purses are together now.
        std::int64_t all_purses = 0;
        for (const Seat seat : all_seats(rules_)) all_purses += open_.purse[seat].count();
        for (const Seat payer : payers(open_, deal)) {
            const int amount = payment(open_, deal, payer).count();
            if (!must(payer != leaving, where, "must not be paid by the leaver (MX-R-33)") ||
                !must(is_active(rules_, open_, payer), where, "must be paid by active players") ||
                !must(amount >= 1 && amount <= all_purses,
                      deal.pooled() ? item("open.pools", proposer) + ".pay" : where + ".amount",
                      "must be from 1 to " + std::to_string(all_purses) + ", is " +
                          std::to_string(amount))) {
                return false;
            }
        }
        return must(parties(rules_, open_, deal).has(proposer), where + ".proposer",
                    "must be the leaver or a payer") &&
               // MX-NEG-06: a deal that awaits somebody's answer has cleared his flag
               open_must(!open_.ready.meets(missing(rules_, open_, deal)), "ready",
                         "must not hold players who owe an answer");
    }

    bool flags() {
        const bool begun = since(Phase::Talking);
        const bool limit = between(Phase::Closing, Phase::Final);
        return open_must(!open_.roll_call_used || (first_ && begun), "roll_call_used",
                         "must be false: none can have been held") &&
               open_must(phase_ != Phase::RollCall || open_.roll_call_used, "roll_call_used",
                         "must be true while one is held") &&
               open_must(!open_.call_used || (first_ && since(Phase::Closing)), "call_used",
                         "must be false: a call would have ended the talks") &&
               open_must(!open_.time_is_up || (!turns_ && since(Phase::RollCall)), "time_is_up",
                         "must be false in phase " + in_phase()) &&
               open_must(!(open_.call_used && open_.time_is_up), "time_is_up",
                         "must be false after a call") &&
               open_must(!limit || open_.call_used || open_.time_is_up, "phase",
                         "must not be " + in_phase() + " without a call or the time being up") &&
               // M1-R-24
               open_must(!limit || !open_.call_used || open_.acted.holds(active(rules_, open_)),
                         "acted", "must hold every active player after a call");
    }

    bool votes() {
        const int full = phase_ == Phase::ChooseLeader ? 0 : rules_.votes;
        const bool begun = since(Phase::Talking);
        const bool voting = phase_ == Phase::Voting;
        const int left = open_.votes_left;
        return open_must(begun ? left <= full : left == full, "votes_left",
                         "must be " + std::string(begun ? "at most " : "") + std::to_string(full) +
                             ", is " + std::to_string(left)) &&
               open_must(!voting || left < full, "votes_left", "must lack the one being held") &&
               open_must(!open_.vote_barred ||
                             (begun && left < full && !voting && phase_ != Phase::Answering),
                         "vote_barred", "must be false: no vote has failed just now") &&
               open_must(voting || open_.voted.empty(), "voted", "must be empty without a vote") &&
               open_must(open_.voted != all_seats(rules_), "voted",
                         "must lack somebody while the vote goes on") &&
               must(open_.voted.holds(secret_.yes), "secret.yes",
                    "must hold only seats that have voted");
    }

    bool token() {  // MX-TURN-01 to 05
        const Seat token = open_.token;
        if (!turns_ || until(Phase::Announcing) || phase_ == Phase::Voting) {
            return open_must(token == open_.leader, "token", "must be the Leader here");
        }
        if (phase_ == Phase::RollCall) {
            return open_must(token == speaker(rules_, open_), "token",
                             "must be who holds the roll call");
        }
        if (!between(Phase::Talking, Phase::Answering)) return true;
        const bool waits = is_active(rules_, open_, token) && !open_.ready.has(token);
        const bool leader_out = phase_ == Phase::Talking && token == open_.leader &&
                                !is_active(rules_, open_, token) && may_call_vote(open_);
        return open_must(
            waits || leader_out, "token",
            "must be an active player who is not ready, or a Leader who is out and may "
            "call a vote");
    }

    bool asked() {
        if (until(Phase::HideCard)) {
            return open_must(open_.asked == open_.leader, "asked", "must be the Leader here");
        }
        if (phase_ != Phase::RollCall && phase_ != Phase::Final) return true;
        return open_must(is_active(rules_, open_, open_.asked), "asked",
                         "must be an active player");
    }

    // ---- The heist ----

    // Those who went into the heist with a role. When the game is over nobody is in any more, but
    // all who were have shown themselves.
    CharacterSet crew(Role role) const {
        CharacterSet found;
        for (const Character c : phase_ == Phase::Over ? open_.shown : open_.in) {
            if (secret_.role[c] == role) found.add(c);
        }
        return found;
    }

    // Exactly one of the role, and not named.
    CharacterSet survivor_of(Role role) const {
        const CharacterSet all = crew(role);
        return all.size() == 1 && role != open_.named ? all : CharacterSet{};
    }

    bool heist() {
        if (until(Phase::Final)) {
            return must_be_empty(open_.shown, "shown") && must_be_empty(open_.alive, "alive") &&
                   open_must(open_.named == Role::None, "named",
                             "must be no role before the heist");
        }
        const CharacterSet namers = crew(rules_.namer);
        const RoleSet choice = nameable(rules_, open_);
        const bool names = namers.size() == 1 && !choice.empty();
        if (phase_ == Phase::Naming) {
            return open_must(names, "phase",
                             "must not be Naming: it needs exactly one " +
                                 std::string(codec::name_of(rules_.namer)) +
                                 " in and another role on view") &&
                   open_must(open_.shown == namers, "shown", "must be who names") &&
                   open_must(open_.alive == namers, "alive", "must be who names") &&
                   open_must(open_.named == Role::None, "named", "must be no role yet");
        }
        if (!open_must(names ? open_.named != Role::None && choice.has(open_.named)
                             : open_.named == Role::None,
                       "named",
                       names ? "must be a role on view other than " +
                                   std::string(codec::name_of(rules_.namer))
                             : "must be no role: nobody could name one")) {
            return false;
        }
        return phase_ == Phase::Robbing ? robbing() : over();
    }

    bool robbing() {  // M2-HEIST-09: Tech, Acrobat, Brute and Mentalist have been called
        CharacterSet shown, victims;
        for (const Role role : {Role::Tech, Role::Acrobat, Role::Brute}) {
            shown = shown | crew(role);
            victims = victims | survivor_of(role);
        }
        shown = shown | crew(Role::Mentalist);
        return open_must(
                   !survivor_of(Role::Mentalist).empty() && victims.size() >= 2, "phase",
                   "must not be Robbing: it needs one Mentalist and two victims to choose from") &&
               open_must(open_.shown == shown, "shown",
                         "must be all who answered up to the Mentalist") &&
               open_must(open_.alive == victims, "alive", "must be those who can be robbed");
    }

    bool over() {
        CharacterSet alive;
        for (const Role role : rules_.roles) alive = alive | survivor_of(role);
        // M1-HEIST-14, M2-SHARE-01: a Snitch or Tech left alone is out
        if (alive.size() == 1 && secret_.role[alive.lowest()] == rules_.namer) alive.clear();
        return open_must(open_.alive == alive, "alive",
                         "must be those who were alone in their role and not named");
    }

    bool winners() {
        if (phase_ != Phase::Over) return must_be_empty(open_.winners, "winners");
        const SeatSet right = millions::winners(
            rules_, open_,
            with_goal(rules_, open_, may_finish(rules_, owners(rules_, open_.alive))));
        return open_must(!right.empty(), "phase",
                         "must not be Over: nobody has reached the goal and rounds are left") &&
               open_must(open_.winners == right, "winners",
                         "must be those whom the purses make the winners");
    }

    const Rules& rules_;
    const Open& open_;
    const Secret& secret_;
    const Phase phase_;
    const bool first_;
    const bool turns_;
    std::optional<Problem> problem_;
};

}  // namespace

std::optional<Problem> impossible(const Rules& rules, const State& state) {
    return Inspector(rules, state).inspect();
}

}  // namespace moneybags::millions
