#include "notation/millions/speaker.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>

#include "core/words.h"
#include "games/millions/characters.h"
#include "notation/millions/describe.h"
#include "notation/millions/vocabulary.h"

namespace moneybags::millions {

std::string Speaker::name(Seat seat) const {
    const auto n = static_cast<std::size_t>(seat);
    return n < names.size() ? names[n] : fmt::format("seat-{}", n);
}

std::string Speaker::role(Role role) const {
    return std::string{role == Role::None ? kNothing : codec::name_of(role)};
}

std::string Speaker::character(Character c) const {
    const Seat seat = owner(rules, c);
    if (rules.slots == 1) return name(seat);
    const int slot = static_cast<int>(c) % 2 + 1;
    return seat == by ? fmt::format("{}", slot) : fmt::format("{}.{}", name(seat), slot);
}

std::string Speaker::own(Character c, std::string_view before) const {
    if (rules.slots == 1 && owner(rules, c) == by) return {};
    return std::string{before} + character(c);
}

std::vector<std::string> Speaker::payments(const PerSeat<Millions>& pay, Seat but, Seat ranged,
                                           const std::string& range) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (seat == but || pay[seat] == Millions{}) continue;
        parts.push_back(seat == ranged ? fmt::format("{} from {}", range, name(seat))
                                       : fmt::format("{} from {}", pay[seat].count(), name(seat)));
    }
    return parts;
}

std::string Speaker::text(const Move& m, Seat payer, const std::string& range) const {
    const Seat ranged = range.empty() ? kSpectator : payer;
    const std::string words{verb(m.act).words};
    switch (m.act) {
        case Act::Pick:
        case Act::Announce:
            return words + " " + role(m.role) +
                   (m.second == Role::None ? "" : " " + role(m.second));
        case Act::Answer:
            // Two characters are answered for together; silence about both needs one word.
            if (m.second == Role::None && (rules.slots == 1 || m.role == Role::None)) {
                return words + " " + role(m.role);
            }
            return words + " " + role(m.role) + " " + role(m.second);
        case Act::Claim:
            return words + " " + role(m.role) + own(m.character, " for ");
        case Act::Ask:
        case Act::Intimidate:
        case Act::Rob:
            return words + " " + character(m.character);
        case Act::Withdraw:
        case Act::Leave:
            return words + own(m.character, " ");
        case Act::Name:
            return words + " " + role(m.role);
        case Act::Offer: {
            const std::string mine =
                ranged == by ? range : fmt::format("{}", by == kSpectator ? 0 : m.pay[by].count());
            const std::string rest = listed(payments(m.pay, by, ranged, range), " and ");
            return fmt::format("offer {} to {}{}{}", mine, character(m.character),
                               rest.empty() ? "" : " with ", rest);
        }
        case Act::Demand: {
            const std::string pay = listed(payments(m.pay, kSpectator, ranged, range), " and ");
            return fmt::format("demand {}{}", pay.empty() ? std::string{kNothing} : pay,
                               own(m.character, " for "));
        }
        case Act::Counter: {
            const std::string pay = listed(payments(m.pay, kSpectator, ranged, range), " and ");
            return fmt::format("counter {} for {} with {}", name(m.proposer),
                               character(m.character), pay.empty() ? std::string{kNothing} : pay);
        }
        case Act::Accept:
        case Act::Decline:
            return fmt::format("{} {} for {}", words, name(m.proposer), character(m.character));
        case Act::Cancel:
            if (m.proposer == by) return words + " " + character(m.character);
            return fmt::format("{} {} for {}", words, name(m.proposer), character(m.character));
        default:
            return words;
    }
}

}  // namespace moneybags::millions
