#include "notation/guillotines/facts.h"

#include "games/guillotines/table.h"
#include "notation/guillotines/describe.h"

namespace moneybags::guillotines {

boost::json::object facts(const Rules& rules, const View& seen) {
    const Open& open = seen.open;
    json::object billionaires, values;
    for (std::size_t i = 0; i < kBillionaires; ++i) {
        const Billionaire b{static_cast<std::uint8_t>(i)};
        const Seat seat = controller(rules, open, b);
        if (seat == kNobody) continue;
        json::object told;
        told["missing"] = missing(rules, open, b);
        told["seat"] = number(seat);
        told["puppet"] = is_puppet(rules, open, b);
        json::object wanted;
        for (std::size_t m = 0; m < kMarkets; ++m) {
            const auto bit = 4 * static_cast<unsigned>(m);
            wanted[codec::name_of(Market{static_cast<std::uint8_t>(m)})] =
                (rules.billionaires[b].first >> bit & 1u) +
                (rules.billionaires[b].second >> bit & 1u);
        }
        told["needs"] = std::move(wanted);
        told["suit"] = codec::name_of(rules.billionaires[b].suit);
        billionaires[codec::name_of(b)] = std::move(told);
    }
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        values[id_of(kind)] = effective(rules, open, kind);
    }
    json::array limits, open_now;
    for (const Seat seat : all_seats(rules)) limits.push_back(hand_limit(rules, open, seat));
    for (const Market m : open_markets(open)) open_now.push_back(json::value(codec::name_of(m)));

    json::object told;
    told["players"] = rules.players;
    told["puppets"] = rules.puppets;
    told["questions"] = rules.questions;
    told["turn_limit"] = rules.turn_limit;
    told["billionaires"] = std::move(billionaires);
    told["open_markets"] = std::move(open_now);
    told["hand_limit"] = std::move(limits);
    told["rebels"] = rebels_on_crises(open);
    told["rebels_in_all"] = rules.rebels;
    told["panic_at"] = rules.panic_at;
    told["values"] = std::move(values);
    return told;
}

}  // namespace moneybags::guillotines
