#pragma once

// A table to tell worked examples at, in the words of the rules:
//
//     Story t{2};
//     t.car(P1, "BS7").cash(P1, 900).leases(P1, "E7 G3");
//     t.roll(4).plays("go SL3");
//     EXPECT_TRUE(t.has_won(P1));
//
// It is P1's turn unless said otherwise; the face-up cards are far away from everything. Every step
// is held against `objection` first: a story that the rules would refuse throws.

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/catalogue.h"
#include "games/madcity/game.h"

namespace moneybags::madcity::stories {

inline constexpr Seat P1{0}, P2{1}, P3{2}, P4{3}, P5{4}, P6{5};

inline std::vector<std::string> words(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> list;
    for (std::string word; in >> word;) list.push_back(word);
    return list;
}

// "MS4 KS6" and "KS6 MS4" are the same set.
inline std::set<std::string> set_of(std::string_view text) {
    const auto list = words(text);
    return {list.begin(), list.end()};
}

// Kept once made: the board is a long file.
inline const Rules& rules_for(int players, const Options& options = {}) {
    static std::map<std::string, Rules> made;
    const auto [at, is_new] =
        made.try_emplace(std::to_string(players) + boost::json::serialize(options));
    if (is_new) {
        const auto game = make_game(*find_ruleset("mad-millionaire"), players, options);
        if (!game) throw std::runtime_error(game.error().sentence());
        at->second = dynamic_cast<const TypedGame<Family>&>(**game).rules();
    }
    return at->second;
}

inline Options with(std::string_view name, const boost::json::value& value) {
    Options options;
    options[name] = value;
    return options;
}

// Every event, in order.
struct Told {
    static constexpr bool kListens = true;
    std::vector<Event> list = {};
    void operator()(const Event& event) { list.push_back(event); }
};

class Story {
   public:
    explicit Story(int players, const Options& options = {}) : Story(rules_for(players, options)) {}
    explicit Story(const Rules& rules) : rules_(rules), state_(setup(rules)) {
        state_.open.phase = Phase::Main;
        up("P13a P13b P01a P01b");
    }
    // From the very beginning.
    static Story opening(int players, const Options& options = {}) {
        Story t{players, options};
        t.state_ = setup(t.rules_);
        return t;
    }

    const Rules& rules() const { return rules_; }
    const State& state() const { return state_; }
    const Open& open() const { return state_.open; }
    Phase phase() const { return open().phase; }
    const std::vector<Event>& told() const { return told_.list; }

    // ---- what things are called ----

    Business business(std::string_view id) const {
        return named(rules_.names.business, rules_.businesses, id);
    }
    Place place(std::string_view id) const { return named(rules_.names.place, kMaxSpaces + 1, id); }
    Card card(std::string_view id) const { return named(rules_.names.card, rules_.cards, id); }
    BusinessSet businesses(std::string_view ids) const {
        BusinessSet set;
        for (const std::string& id : words(ids)) set.add(business(id));
        return set;
    }
    Notes k(int thousands) const { return Notes{thousands / (rules_.note / 1000)}; }

    // ---- how the table stands ----

    Story& turn_of(Seat seat) {
        state_.open.active = seat;
        return *this;
    }
    Story& car(Seat seat, std::string_view id) {
        state_.open.car[seat] = place(id);
        return *this;
    }
    Story& cash(Seat seat, int thousands) {
        state_.open.cash[seat] = k(thousands);
        return *this;
    }
    Story& buys(Seat seat, std::string_view ids) {  // has bought them, that is
        state_.open.bought[seat] = state_.open.bought[seat] | businesses(ids);
        return *this;
    }
    Story& leases(Seat seat, std::string_view ids) {
        state_.open.leased[seat] = state_.open.leased[seat] | businesses(ids);
        return *this;
    }
    Story& waits(Seat seat) {
        state_.open.waiting.add(seat);
        return *this;
    }
    // The card row, slot 1 first; more names than slots are left over. All others are in the pile.
    Story& up(std::string_view ids) {
        const auto list = words(ids);
        state_.open.pile = all_cards(rules_);
        for (std::uint8_t slot = 0; slot < rules_.face_up; ++slot) {
            if (slot < list.size()) state_.open.face_up[slot] = card(list[slot]);
            state_.open.pile.remove(state_.open.face_up[slot]);
        }
        return *this;
    }
    Story& pile(std::string_view ids) {
        state_.open.pile = {};
        for (const std::string& id : words(ids)) state_.open.pile.add(card(id));
        return *this;
    }

    // ---- what happens ----

    // "go MS4", "miss 3", "roll"
    Move move(std::string_view text) const {
        const auto parts = words(text);
        const auto at = std::find(std::begin(kActs), std::end(kActs), parts.at(0)) - kActs;
        Move made{.act = Act{static_cast<std::uint8_t>(at)}};
        if (made.act == Act::Go) made.place = place(parts.at(1));
        if (made.act == Act::Miss) {
            made.seat = Seat{static_cast<std::uint8_t>(std::stoi(parts.at(1)) - 1)};
        }
        if (parts.size() > 1 && made.act != Act::Go && made.act != Act::Miss) {
            made.business = business(parts[1]);
        }
        return made;
    }
    Story& plays(Seat seat, std::string_view text) {
        const Move made = move(text);
        if (const Objection no = objection(rules_, state_, seat, made)) {
            throw std::logic_error(std::string(text) + ": " + std::string(no->clause) + " " +
                                   std::string(no->reason));
        }
        told_.list.clear();
        apply(rules_, state_, seat, made, told_);
        return *this;
    }
    Story& plays(std::string_view text) { return plays(open().active, text); }
    Story& die(int shows) {
        return happens({.luck = Luck::Die, .die = static_cast<std::uint8_t>(shows)});
    }
    Story& turns_up(std::string_view id) { return happens({.luck = Luck::Card, .card = card(id)}); }
    Story& roll(int shows) { return plays("roll").die(shows); }

    // ---- what may be done ----

    std::string text(const Move& m) const {
        const std::string act(kActs[static_cast<std::size_t>(m.act)]);
        if (m.act == Act::Go) return act + ' ' + std::string(rules_.names.place[m.place].text());
        if (m.act == Act::Miss) return act + ' ' + std::to_string(number(m.seat) + 1);
        if (m.act == Act::Roll || m.act == Act::Bonus || m.act == Act::Done) return act;
        return act + ' ' + std::string(rules_.names.business[m.business].text());
    }
    std::set<std::string> choices(Seat seat) const {
        std::set<std::string> list;
        for (const Choice& choice : legal(rules_, state_, seat)) {
            if (!list.insert(text(choice.move(0))).second) throw std::logic_error("listed twice");
        }
        return list;
    }
    std::set<std::string> choices() const { return choices(open().active); }
    bool lists(std::string_view text) const { return choices().contains(std::string(text)); }
    // Where the car may go: "J14 KS5".
    std::set<std::string> destinations() const {
        std::set<std::string> list;
        for (const std::string& each : choices()) list.insert(each.substr(3));
        return list;
    }
    std::string_view clause(Seat seat, std::string_view text) const {
        const Objection no = objection(rules_, state_, seat, move(text));
        return no ? no->clause : "";
    }
    std::string_view clause(std::string_view text) const { return clause(open().active, text); }

    // ---- what has become of it ----

    int cash(Seat seat) const { return thousands(rules_, open().cash[seat]); }
    std::string car(Seat seat) const {
        return std::string(rules_.names.place[open().car[seat]].text());
    }
    std::set<std::string> bought(Seat seat) const { return ids(open().bought[seat]); }
    std::set<std::string> leased(Seat seat) const { return ids(open().leased[seat]); }
    int signs(Seat seat) const { return signs_in_hand(rules_, open(), seat); }
    bool is_free(std::string_view id) const {
        const BusinessSet taken =
            bought_by_anyone(rules_, open()) | leased_by_anyone(rules_, open());
        return !taken.has(business(id));
    }
    std::string slot(int number) const {
        const Card c = open().face_up[static_cast<std::uint8_t>(number - 1)];
        return c == kNoCard ? "" : std::string(rules_.names.card[c].text());
    }
    int pays(Seat seat) const { return thousands(rules_, income(rules_, owned(open(), seat))); }
    bool is_over() const { return phase() == Phase::Over; }
    bool has_won(Seat seat) const { return is_over() && open().winners == SeatSet{seat}; }
    // The events of one kind since the last move or luck.
    std::vector<Event> heard(Happening what) const {
        std::vector<Event> list;
        for (const Event& event : told_.list) {
            if (event.what == what) list.push_back(event);
        }
        return list;
    }

   private:
    static constexpr std::string_view kActs[] = {"take", "roll", "sell",  "end",  "go",  "bonus",
                                                 "miss", "buy",  "lease", "done", "lift"};
    template <class E, class Name, std::size_t N>
    static E named(const EnumArray<E, Name, N>& names, std::size_t count, std::string_view id) {
        for (std::uint8_t i = 0; i < count; ++i) {
            if (names[E{i}].text() == id) return E{i};
        }
        throw std::logic_error("nothing is called " + std::string(id));
    }

    Story& happens(const Outcome& outcome) {
        if (const Objection no = objection(rules_, state_, outcome)) {
            throw std::logic_error("luck: " + std::string(no->clause) + " " +
                                   std::string(no->reason));
        }
        told_.list.clear();
        apply(rules_, state_, outcome, told_);
        return *this;
    }
    std::set<std::string> ids(BusinessSet set) const {
        std::set<std::string> list;
        for (const Business b : set) list.insert(std::string(rules_.names.business[b].text()));
        return list;
    }

    Rules rules_;
    State state_;
    Told told_;
};

// P1 has landed on Real Estate.
inline Story on_real_estate(Story t) {
    t.car(P1, "GA2").roll(1).plays("go GA1");
    return t;
}

}  // namespace moneybags::madcity::stories
