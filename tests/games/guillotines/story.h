#pragma once

// A table to tell worked examples at, in the words of the rules:
//
//     Table t{3, 1};                                            // three players, level 1
//     t.hand(P1, {diamonds(1), bolts(2)}).market(Vanity, {locks(2), bombs(1)});
//     t.plays(buy(Vanity, {diamonds(1), bolts(2)}));
//     EXPECT_EQ(t.phase(), Phase::Claim);
//
// At first it is P1's Action; the fifteen unstarred Assets lie at their Markets, which have no
// cards; all cards are in the Draw deck and all Crises set aside. Whatever is put somewhere is
// taken from there, so that every card and Asset stays in one place. All of it can be told to the
// compiler, too. Every step is held against `objection` first, and at run time what section 8 says
// is looked for after it: a story that the rules would refuse throws.

#include <stdexcept>
#include <string>
#include <vector>

#include "tests/games/guillotines/moves.h"
#include "tests/games/guillotines/traits.h"

namespace moneybags::guillotines::stories {

class Table {
   public:
    constexpr explicit Table(int players, int level, Settings with = {})
        : Table(figures(players, level, with)) {}
    constexpr explicit Table(const Rules& rules) : rules_(rules) {
        Open& open = state_.open;
        open.level = rules.level;
        open.steps_level = rules.level;
        open.specials = rules.specials;
        open.stage = Stage::Turn;
        open.phase = Phase::Action;
        open.round = 1;
        open.turn = 1;
        open.question = 1;
        open.at_market = AssetSet::of_bits(0x77777u);
        for (const Seat seat : all_seats(rules)) {
            open.who[seat] = static_cast<Billionaire>(number(seat));
            if (rules.puppets) open.puppet[seat] = static_cast<Billionaire>(number(seat) + 2);
        }
        open.last = left_of(rules, P1);  // whoever sat there before P1's turn
        state_.secret.deck =
            rules.specials ? rules.resources + rules.special_cards : rules.resources;
        if (rules.level >= 2) state_.secret.aside = CrisisSet::first(kCrises);
    }

    // From the very beginning: players pick, or are dealt, their Billionaires.
    static constexpr Table opening(int players, int level, Settings with = {}) {
        Table t{players, level, with};
        t.state_ = setup(t.rules_);
        return t;
    }
    // … and through the set-up, always with the first thing there is.
    static constexpr Table ready(int players, int level, Settings with = {}) {
        Table t = opening(players, level, with);
        while (t.open().turn == 0) t.first();
        return t;
    }

    constexpr const Rules& rules() const { return rules_; }
    constexpr const State& state() const { return state_; }
    constexpr const Open& open() const { return state_.open; }
    constexpr const Secret& secret() const { return state_.secret; }
    constexpr Phase phase() const { return open().phase; }

    // ---- how the table stands ----

    constexpr Table& is(Seat seat, Billionaire b) {  // whoever had it gets the other
        for (PerPlayer<Billionaire>* all : {&state_.open.who, &state_.open.puppet}) {
            for (Billionaire& each : all->items) {
                if (each == b) each = open().who[seat];
            }
        }
        state_.open.who[seat] = b;
        return *this;
    }
    constexpr Table& runs(Seat seat, Billionaire puppet) {
        for (PerPlayer<Billionaire>* all : {&state_.open.who, &state_.open.puppet}) {
            for (Billionaire& each : all->items) {
                if (each == puppet) each = open().puppet[seat];
            }
        }
        state_.open.puppet[seat] = puppet;
        return *this;
    }
    constexpr Table& owns(Billionaire b, Assets assets) {
        for (const Asset asset : assets) {
            state_.open.at_market.remove(asset);
            for (AssetSet& each : state_.open.owned.items) each.remove(asset);
            state_.open.owned[b].add(asset);
        }
        return *this;
    }
    constexpr Table& owns(Seat seat, Assets assets) { return owns(open().who[seat], assets); }
    // Exactly these are at the Market; whatever of the type nobody owns is out of the game.
    constexpr Table& stock(Market m, Assets assets) {
        state_.open.at_market = open().at_market - assets_of_type(m);
        for (const Asset asset : assets) state_.open.at_market.add(asset);
        return *this;
    }
    constexpr Table& hand(Seat seat, Cards cards) {
        for (const Kind k : cards) {
            pull(k);
            state_.secret.hand[seat].add(k);
            if (is_crisis(k)) state_.secret.met[seat].add(crisis_of(k));
        }
        return *this;
    }
    constexpr Table& envelope(Seat seat, Cards cards) {
        for (const Kind k : cards) {
            pull(k);
            state_.secret.envelope[seat].add(k);
        }
        return *this;
    }
    // From bottom to top; the last one lies face-up.
    constexpr Table& market(Market m, Cards cards) { return face_down(m, cards).turn_up(m); }
    constexpr Table& face_down(Market m, Cards cards) {
        NoEvents silent;
        Scene<NoEvents> scene{rules_, state_, silent};
        for (const Kind k : cards) {
            pull(k);
            scene.insert_on_top(m, MarketCard::dealt(k));
        }
        return *this;
    }
    constexpr Table& discard(Cards cards) {
        for (const Kind k : cards) {
            pull(k);
            state_.open.discard.add(k);
            see(k);
        }
        return *this;
    }
    // Exactly these are in the Draw deck; the others go to the Discard pile.
    constexpr Table& deck(Cards cards) {
        const Bag wanted = bag(cards);
        for (const Kind k : wanted.crises()) {
            if (!secret().aside.has(crisis_of(k))) continue;
            pull(k);
            state_.secret.deck.add(k);
        }
        const Bag rest = secret().deck - wanted;
        for (const Kind k : rest) see(k);
        state_.open.discard += rest;
        state_.secret.deck = wanted;
        return *this;
    }
    // So many Crises stay set aside; the last of table 1.6 go into the Draw deck.
    constexpr Table& set_aside(int count) {
        for (std::size_t c = kCrises; c-- > 0 && secret().aside.size() > count;) {
            const Crisis crisis = static_cast<Crisis>(c);
            if (!secret().aside.has(crisis)) continue;
            state_.secret.aside.remove(crisis);
            state_.secret.deck.add(kind_of(crisis));
        }
        return *this;
    }
    // Beside the Guillotine, with Rebels.
    constexpr Table& rebels(Crisis crisis, int count) {
        pull(kind_of(crisis));
        state_.open.activated.add(crisis);
        state_.open.shown.add(crisis);
        state_.open.rebels[crisis] = static_cast<std::uint8_t>(count);
        return *this;
    }
    constexpr Table& six_rebels() { return rebels(Crisis::Militias, 3).rebels(Crisis::Poverty, 3); }
    constexpr Table& panic(Panic panic, Seat leader = P1) {
        state_.open.panic = panic;
        state_.open.leader = leader;
        return *this;
    }
    constexpr Table& role(Seat seat, Role role) {  // unrevealed
        state_.secret.role[seat] = role;
        state_.open.has_role.add(seat);
        return *this;
    }
    constexpr Table& shows(Seat seat, Role role) {
        state_.open.face_up[seat] = role;
        return *this;
    }
    constexpr Table& policy(Policy policy) {
        state_.open.policy = policy;
        return *this;
    }
    constexpr Table& bunker(Seat seat) {
        state_.open.bunker = seat;
        return *this;
    }
    constexpr Table& last(Seat seat) {
        state_.open.last = seat;
        return *this;
    }
    constexpr Table& turns(int count) {
        state_.open.turn = static_cast<std::uint16_t>(count);
        return *this;
    }

    // ---- where it begins ----

    constexpr Table& turn_of(Seat seat) {  // its Action
        state_.open.current = seat;
        state_.open.asked = seat;
        return *this;
    }
    constexpr Table& begins(Seat seat = P1) {  // its turn, from the beginning
        --state_.open.turn;
        return turn_of(seat).goes_on(Step::BeginTurn);
    }
    constexpr Table& acts() { return goes_on(Step::ActionStep); }
    constexpr Table& after_action() { return goes_on(Step::LateWindow); }
    constexpr Table& puppet_step() { return goes_on(Step::PuppetStep); }
    // The Round ends; P1 took the last turn unless said otherwise.
    constexpr Table& round_ends(Seat last = P1) {
        state_.open.last = last;
        state_.open.current = last;
        return goes_on(Step::RoundEnd);
    }
    // The step of the end of a Round that sets Policy.
    constexpr Table& policy_is_set() {
        state_.open.stage = Stage::RoundEnd;
        return goes_on(Step::PolicyBegin);
    }
    // The end of a Round, from its Crisis or from its Roles.
    constexpr Table& round_crisis() {
        state_.open.stage = Stage::RoundEnd;
        return goes_on(Step::RoundCrisis);
    }
    constexpr Table& round_roles() {
        state_.open.stage = Stage::RoundEnd;
        return goes_on(Step::RoundRoles);
    }
    constexpr Table& round_start() {
        state_.open.stage = Stage::RoundEnd;
        return goes_on(Step::RoundStart);
    }
    // Panic! with this card, at the end of the leader's turn.
    constexpr Table& panics(PanicCard card, Seat leader = P1) {
        panic(Panic::Due, leader).turn_of(leader).goes_on(Step::TurnPanic);
        return happens({.luck = Luck::Panic, .panic = card});
    }

    // ---- what happens ----

    constexpr Table& plays(Seat seat, const Move& move) {
        if (const Objection no = objection(rules_, state_, seat, move)) {
            throw std::logic_error(std::string(no->clause) + " " + std::string(no->reason));
        }
        apply(rules_, state_, seat, move);
        return checked();
    }
    constexpr Table& plays(const Move& move) { return plays(next(rules_, state_), move); }
    constexpr Table& plays(Act act) { return plays(just(act)); }
    constexpr Table& plays(Seat seat, Act act) { return plays(seat, just(act)); }
    constexpr Table& happens(const Outcome& outcome) {
        if (const Objection no = objection(rules_, state_, outcome)) {
            throw std::logic_error(std::string(no->reason));
        }
        apply(rules_, state_, outcome);
        return checked();
    }
    constexpr Table& card(Kind k) { return happens({.luck = Luck::Card, .kind = k}); }
    constexpr Table& rolls(int die) {
        return happens({.luck = Luck::Die, .die = static_cast<std::uint8_t>(die)});
    }
    constexpr Table& falls_to(Seat seat) { return happens({.luck = Luck::Seat, .seat = seat}); }
    constexpr Table& role_comes(Role role) { return happens({.luck = Luck::Role, .role = role}); }
    // Cards are dealt and Crises shown, the first in order of kinds each time, until it is for
    // somebody or for other luck.
    constexpr Table& deal() {
        while (is_chance(phase()) && outcomes(rules_, state_)[0].outcome.luck == Luck::Card) {
            happens(outcomes(rules_, state_)[0].outcome);
        }
        return *this;
    }
    // The first thing luck or whoever is asked may do.
    constexpr Table& first() {
        if (is_chance(phase())) return happens(outcomes(rules_, state_)[0].outcome);
        const Seat seat = next(rules_, state_);
        return plays(seat, legal(rules_, state_, seat)[0].move());
    }
    constexpr Table& goes_on(Step step) {
        NoEvents silent;
        Scene<NoEvents> scene{rules_, state_, silent};
        run(scene, step);
        return checked();
    }

    // ---- what may be done ----

    constexpr bool allows(Seat seat, const Move& move) const {
        return !objection(rules_, state_, seat, move);
    }
    constexpr bool allows(const Move& move) const { return allows(open().asked, move); }
    constexpr bool allows(Act act) const { return allows(just(act)); }
    // The clause and the reason against a move: "BG-BUY-02 crisis-in-hand"; "" if there is none.
    std::string against(Seat seat, const Move& move) const {
        const Objection no = objection(rules_, state_, seat, move);
        return no ? std::string(no->clause) + " " + std::string(no->reason) : "";
    }
    std::string against(const Move& move) const { return against(open().asked, move); }
    // How many of the moves listed have this act.
    constexpr int listed(Seat seat, Act act) const {
        int count = 0;
        for (const Choice& choice : legal(rules_, state_, seat)) {
            count += choice.move().act == act ? 1 : 0;
        }
        return count;
    }
    constexpr int listed(Act act) const { return listed(open().asked, act); }
    constexpr bool lists(const Move& move) const {
        for (const Choice& choice : legal(rules_, state_, open().asked)) {
            if (choice.move() == move) return true;
        }
        return false;
    }
    constexpr SeatSet asked() const { return turn(rules_, state_).seats; }
    constexpr View seen_by(Seat seat) const { return view(rules_, state_, seat); }

    // ---- what has become of it ----

    constexpr Bag hand(Seat seat) const { return secret().hand[seat]; }
    constexpr Bag envelope(Seat seat) const { return secret().envelope[seat]; }
    constexpr int cards_at(Market m) const { return open().cards[m]; }
    constexpr MarketCard card_at(Market m, int place) const {  // 0 is the bottom
        return secret().market[bottom(open(), m) + static_cast<std::size_t>(place)];
    }
    constexpr Kind top(Market m) const { return top_cards(open(), secret().market)[m]; }
    constexpr AssetSet at(Market m) const { return assets_at(open(), m); }
    constexpr AssetSet assets(Seat seat) const { return own(open(), seat); }
    constexpr AssetSet assets(Billionaire b) const { return open().owned[b]; }
    constexpr bool is_removed(Asset asset) const {
        return !(open().at_market | owned_by_anybody(open())).has(asset);
    }
    constexpr unsigned lacks(Seat seat) const { return missing(rules_, open(), seat); }
    constexpr int deck_size() const { return static_cast<int>(secret().deck.size()); }
    constexpr int rebels() const { return static_cast<int>(rebels_on_crises(open())); }
    constexpr bool is_over() const { return phase() == Phase::Over; }
    constexpr bool has_won(SeatSet winners, Reason reason) const {
        return is_over() && open().winners == winners && open().reason == reason;
    }

   private:
    constexpr Table& turn_up(Market m) {
        MarketCard& top = state_.secret.market[bottom(open(), m) + open().cards[m] - 1];
        top = MarketCard::face_up(top.kind());
        see(top.kind());
        return *this;
    }
    constexpr void see(Kind k) {
        if (is_crisis(k)) state_.open.shown.add(crisis_of(k));
    }
    constexpr void pull(Kind k) {
        if (is_crisis(k) && secret().aside.has(crisis_of(k))) {
            state_.secret.aside.remove(crisis_of(k));
        } else {
            state_.secret.deck.take(k);
        }
    }
    constexpr Table& checked() {
        if (std::is_constant_evaluated()) return *this;
        const auto wrong = properties::GuillotinesTraits::complaint(rules_, state_);
        if (!wrong.empty()) throw std::logic_error(std::string(wrong));
        return *this;
    }

    Rules rules_;
    State state_;
};

// Every event of a move or of luck, in order.
struct Told {
    static constexpr bool kListens = true;
    std::vector<Event> list = {};
    void operator()(const Event& event) { list.push_back(event); }
    const Event* find(Happening what) const {
        for (const Event& event : list) {
            if (event.what == what) return &event;
        }
        return nullptr;
    }
};

// Two cards lie on top of each other in two markets.
constexpr Table two_tops(int level = 1) {
    Table t{3, level};
    t.market(Toys, {locks(1), bombs(1)}).market(Power, {locks(2), bombs(2)});
    return t;
}

inline Told told_by(const Table& table, const Move& move) {
    State after = table.state();
    Told told;
    apply(table.rules(), after, next(table.rules(), after), move, told);
    return told;
}

}  // namespace moneybags::guillotines::stories
