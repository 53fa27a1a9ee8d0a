#include "notation/madcity/describe.h"

#include "games/madcity/moving.h"
#include "notation/facts.h"

namespace moneybags::madcity {

namespace {

using codec::field;
using codec::kOf;
using codec::quoted;
using codec::Struct;
using codec::type_of;

const Rules& rules_of(const codec::Context& context) {
    return static_cast<const Context&>(context).rules;
}

// Things with ids in the board file.
class Ids final : public codec::Word {
   public:
    template <class... None>
    Ids(const codec::Shape& shape, std::string_view kind, std::size_t (*count)(const Rules&),
        std::string_view (*id)(const Rules&, std::size_t), None... none)
        : Word(shape, none...), kind_(kind), count_(count), id_(id) {}
    std::size_t count(const codec::Context& context) const override {
        return count_(rules_of(context));
    }
    std::string word(const codec::Context& context, std::size_t i) const override {
        return std::string(id_(rules_of(context), i));
    }
    std::string name(codec::Script&) const override { return "string"; }
    std::string what(const codec::Context& context) const override {
        return std::string(kind_) + " such as " + quoted(word(context, 0));
    }

   private:
    std::string_view kind_;  // "the id of a space"
    std::size_t (*count_)(const Rules&);
    std::string_view (*id_)(const Rules&, std::size_t);
};

class Slots final : public codec::Word {
   public:
    Slots() : Word(kOf<std::uint8_t>) {}
    std::size_t count(const codec::Context& context) const override {
        return rules_of(context).face_up;
    }
    std::string word(const codec::Context&, std::size_t i) const override {
        return std::to_string(i);
    }
    std::string name(codec::Script&) const override { return "number"; }
    bool is_numbered() const override { return true; }
};

// What follows from the table and the rules, for those who show it and know no rule: by seat what a
// stunt would earn, the signs in hand, and what counts towards the target (MM-WIN-03); the groups
// that earn together (MM-PAY-02); and by the die what a sale would bring (MM-SELL-05).
struct Group {
    Seat seat{};
    BusinessSet businesses;
    Notes income;
};
struct Facts {
    std::int32_t note = 0;
    Notes target;
    SixRule six{};
    bool exact_finish = false;
    bool one_way = false;
    std::uint32_t turn_limit = 0;
    PerSeat<Notes> income{};
    PerSeat<int> signs{};
    PerSeat<Notes> counts{};
    FixedVector<Group, kMaxBusinesses> groups{};
    PerBusiness<std::optional<std::array<Notes, kDieFaces>>> sale{};
};

const Type& six_rule() {  // of which None is one
    static const codec::Names type{kOf<SixRule>, "SixRule", codec::kNames<SixRule>};
    return type;
}

// clang-format off
const Type& describe(Tag<Group>) {
    static const Struct type{kOf<Group>, "Group", {
        field<&Group::seat>(), field<&Group::businesses>(), field<&Group::income>(),
    }};
    return type;
}
const Type& describe(Tag<Facts>) {
    static const Struct type{kOf<Facts>, "Facts", {
        field<&Facts::note>(), field<&Facts::target>(), field<&Facts::six>(six_rule),
        field<&Facts::exact_finish>(), field<&Facts::one_way>(), field<&Facts::turn_limit>(),
        field<&Facts::income>(), field<&Facts::signs>(), field<&Facts::counts>(),
        field<&Facts::groups>(), field<&Facts::sale>(),
    }};
    return type;
}
// clang-format on

Facts facts_of(const codec::Context& context, const View& view) {
    const Rules& rules = rules_of(context);
    const Open& open = view.open;
    Facts told{.note = rules.note,
               .target = rules.target,
               .six = rules.six,
               .exact_finish = rules.exact_finish,
               .one_way = rules.one_way,
               .turn_limit = rules.turn_limit};
    for (const Seat seat : all_seats(rules)) {
        told.income[seat] = income(rules, owned(open, seat));
        told.signs[seat] = signs_in_hand(rules, open, seat);
        told.counts[seat] = open.cash[seat] + refunds(rules, open, seat);
        for (BusinessSet mine = owned(open, seat); !mine.empty();) {
            const BusinessSet group = group_of(rules, mine, mine.lowest());
            told.groups.push_back({seat, group, income(rules, group)});
            mine = mine - group;
        }
        for (const Business b : open.bought[seat]) told.sale[b] = rules.sale[b];
    }
    return told;
}

const Type& facts() {
    static const codec::FactsOf<View, Facts> type{facts_of};
    return type;
}

}  // namespace

const Type& describe(Tag<Place>) {
    static const Ids type{
        kOf<Place>, "the id of a space", [](const Rules&) { return kMaxSpaces + 1; },
        [](const Rules& rules, std::size_t i) { return rules.names.place.items[i].text(); }};
    return type;
}
const Type& describe(Tag<Business>) {
    static const Ids type{
        kOf<Business>, "the id of a business",
        [](const Rules& rules) -> std::size_t { return rules.businesses; },
        [](const Rules& rules, std::size_t i) { return rules.names.business.items[i].text(); },
        static_cast<std::uint8_t>(kNoBusiness)};
    return type;
}
const Type& describe(Tag<Card>) {
    static const Ids type{
        kOf<Card>, "the id of a stunt card",
        [](const Rules& rules) -> std::size_t { return rules.cards; },
        [](const Rules& rules, std::size_t i) { return rules.names.card.items[i].text(); },
        static_cast<std::uint8_t>(kNoCard)};
    return type;
}
const Type& describe(Tag<CardRow>) {
    static const Slots slots;
    static const codec::Row type{kOf<CardRow>, type_of<Card>(), &slots};
    return type;
}

// clang-format off
const Type& describe(Tag<Open>) {
    static const Struct type{kOf<Open>, "Open", {
        field<&Open::phase>(), field<&Open::active>(), field<&Open::die>(), field<&Open::landed>(),
        field<&Open::slot>(), field<&Open::business>(), field<&Open::leasing>(),
        field<&Open::waiting>(), field<&Open::to_roll>(), field<&Open::highest>(),
        field<&Open::best_roll>(), field<&Open::winners>(), field<&Open::turns>(),
        field<&Open::cash>(), field<&Open::car>(), field<&Open::bought>(), field<&Open::leased>(),
        field<&Open::face_up>(), field<&Open::pile>(),
    }};
    return type;
}
const Type& describe(Tag<View>) {
    static const Struct type{kOf<View>, "View", {
        field<&View::me>(codec::viewer), field<&View::open>(), codec::whole("facts", facts),
    }};
    return type;
}
const Type& describe(Tag<Move>) {
    static const Struct type{kOf<Move>, "Move", {
        field<&Move::act>(), field<&Move::business>(), field<&Move::place>(), field<&Move::seat>(),
    }};
    return type;
}
const Type& describe(Tag<Outcome>) {
    static const Struct type{kOf<Outcome>, "Outcome", {
        field<&Outcome::luck>(), field<&Outcome::die>(), field<&Outcome::card>(),
    }};
    return type;
}
const Type& describe(Tag<Event>) {
    static const Struct type{kOf<Event>, "Event", {
        field<&Event::what>(), field<&Event::to>(), field<&Event::seat>(), field<&Event::other>(),
        field<&Event::from>(), field<&Event::place>(), field<&Event::business>(),
        field<&Event::card>(), field<&Event::slot>(), field<&Event::seats>(),
        field<&Event::number>(), field<&Event::amount>(), field<&Event::businesses>(),
    }};
    return type;
}
// clang-format on

}  // namespace moneybags::madcity
