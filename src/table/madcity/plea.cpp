#include "table/plea.h"

#include <algorithm>

#include "games/madcity/game.h"

namespace moneybags::madcity {

namespace {

// Everything lies open, so all who look on find the same.
struct Pleader {
    const Rules& rules;
    const Open& open;
    const Seat by;

    const BusinessSet mine = owned(open, by);

    Plea::Figure money(std::string name, Notes amount) const {
        return paid(std::move(name), std::int64_t{amount.count()} * rules.note);
    }
    Plea::Figure business_called(Business b) const {
        return worded("business", "business." + std::string(rules.names.business[b].text()));
    }
    // What a stunt pays more with it than without.
    Notes adds(Business b) const {
        BusinessSet with = mine, without = mine;
        with.add(b);
        without.remove(b);
        return income(rules, with) - income(rules, without);
    }
    std::optional<Plea> acquire(Business b, Notes price) const {
        BusinessSet with = mine;
        with.add(b);
        const Chain& chain = rules.chain[b];
        if (!mine.has(b) && chain.size > 1 &&
            in_chain(rules, with, b).businesses.size() == chain.size) {
            return Plea{"chain", {business_called(b), counted("n", chain.size)}};
        }
        const Notes more = adds(b);
        if (mine.has(b) || more <= Notes{}) return {};
        const std::int32_t stunts = (price.count() + more.count() - 1) / more.count();
        return Plea{"pays-back",
                    {business_called(b), money("amount", more), money("price", price),
                     counted("n", stunts)}};
    }
    bool is_stunt(Place place) const { return slot_for(rules, open, place) < rules.face_up; }
    std::optional<Plea> go(Place place) const {
        if (place == rules.finish && has_the_target(rules, open, by)) {
            return Plea{"finish", {money("amount", rules.target)}};
        }
        if (is_stunt(place)) {
            const Notes pays = income(rules, mine);
            if (pays > Notes{}) return Plea{"stunt", {money("amount", pays)}};
        }
        return nearest(place);
    }
    // From there to the next stunt that can be done, by the shortest way.
    std::optional<Plea> nearest(Place place) const {
        int least = kNoWay;
        for (const Card card : cards_face_up(rules, open)) {
            const Location location = rules.card_location[card];
            if (rules.card_space[card] == place) continue;
            least = std::min<int>(least, rules.steps_to[place][location]);
        }
        if (least == kNoWay) return {};
        return Plea{"near", {counted("n", least)}};
    }
    std::optional<Plea> roll() const {
        const Place from = open.car[by];
        int faces = 0;
        for (int die = 1; die <= kDieFaces; ++die) {
            const Reach& reach = rules.reach[from][static_cast<std::size_t>(die - 1)];
            for (const Card card : cards_face_up(rules, open)) {
                if (!reach.within.has(rules.card_space[card])) continue;
                ++faces;
                break;
            }
        }
        if (faces == 0) return {};
        return Plea{"faces", {counted("n", faces), counted("all", kDieFaces)}};
    }
    std::optional<Plea> sell(Business b) const {
        const auto& sale = rules.sale[b];
        const auto [least, most] = std::minmax_element(sale.begin(), sale.end());
        return Plea{"sale", {business_called(b), money("least", *least), money("most", *most)}};
    }
    std::optional<Plea> miss(Seat rival) const {
        const Notes cash = open.cash[rival] + refunds(rules, open, rival);
        return Plea{"rich",
                    {somebody("who", rival), money("amount", cash), money("target", rules.target)}};
    }

    std::optional<Plea> plead(const Move& move) const {
        switch (move.act) {
            case Act::Take:  // it is free
                return Plea{"earns",
                            {business_called(move.business), money("amount", adds(move.business))}};
            case Act::Buy:
                return acquire(move.business, rules.buy[move.business]);
            case Act::Lease:
                return acquire(move.business, rules.lease[move.business]);
            case Act::Go:
                return go(move.place);
            case Act::Roll:
                return roll();
            case Act::Sell:
                return sell(move.business);
            case Act::End:
                return Plea{
                    "refund",
                    {business_called(move.business), money("amount", rules.lease[move.business])}};
            case Act::Miss:
                return miss(move.seat);
            case Act::Bonus:
                return Plea{"bonus", {money("amount", rules.six_bonus)}};
            case Act::Done:
            case Act::Lift:
                return {};
        }
        return {};
    }
};

}  // namespace

}  // namespace moneybags::madcity

namespace moneybags {

template <>
std::optional<Plea> plea_of<madcity::Family>(const Deed& deed) {
    using namespace madcity;
    const View seen = deed.view.as<View>();
    return Pleader{rules_of<Family>(deed.game), seen.open, deed.by}.plead(deed.move.as<Move>());
}

}  // namespace moneybags
