#include "notation/guillotines/wording.h"

#include <fmt/format.h>

#include "games/codec.h"
#include "notation/guillotines/describe.h"

namespace moneybags::guillotines {

template <class Set, class Say>
std::string Wording::list(const Set& set, const Say& say) const {
    std::vector<std::string> items;
    for (const auto each : set) items.push_back(say(each));
    return items.empty() ? voice_("nothing") : voice_.list(items);
}

std::string Wording::name(Seat seat) const {
    if (seat == reader_) return voice_("you");
    const auto n = static_cast<std::size_t>(seat);
    return n < names_.size() && number(seat) < rules_.players ? names_[n] : voice_("nobody");
}

std::string Wording::possessive(Seat seat) const {
    if (seat == reader_) return voice_("your");
    return voice_("possessive", "who", name(seat));
}

std::string Wording::names(SeatSet seats) const {
    if (seats.empty()) return voice_("nobody");
    return list(seats, [&](Seat seat) { return name(seat); });
}

std::string Wording::card(Kind kind) const { return voice_("card." + id_of(kind)); }

std::string Wording::cards(Bag bag) const {
    return list(bag, [&](Kind kind) {
        if (bag.count(kind) == 1) return card(kind);
        return voice_("cards.many", "card", card(kind), "number",
                      fmt::format("{}", bag.count(kind)));
    });
}

std::string Wording::asset(Asset asset) const { return voice_("asset." + id_of(rules_, asset)); }
std::string Wording::assets(AssetSet set) const {
    return list(set, [&](Asset each) { return asset(each); });
}
std::string Wording::market(Market m) const {
    return voice_(fmt::format("market.{}", codec::name_of(m)));
}
std::string Wording::markets(MarketSet set) const {
    return list(set, [&](Market each) { return market(each); });
}
std::string Wording::billionaire(Billionaire b) const {
    return voice_(fmt::format("billionaire.{}", codec::name_of(b)));
}
std::string Wording::role(Role r) const {
    return voice_(fmt::format("role.{}", codec::name_of(r)));
}
std::string Wording::roles(RoleSet set) const {
    return list(set, [&](Role each) { return role(each); });
}
std::string Wording::policy(Policy p) const {
    return voice_(fmt::format("policy.{}", codec::name_of(p)));
}
std::string Wording::crisis(Crisis c) const {
    return voice_(fmt::format("crisis.{}", codec::name_of(c)));
}
std::string Wording::panic(PanicCard p) const {
    return voice_(fmt::format("panic.{}", codec::name_of(p)));
}

std::string Wording::offer(const Offer& offer) const {
    std::string text;
    const auto say = [&](const std::string& part) {
        if (!text.empty()) text += voice_("offer.join");
        text += part;
    };
    for (std::size_t i = 0; i < offer.made; ++i) {
        const OfferStep& step = offer.steps[i];
        Figures figures{{"asset", asset(step.given)}};
        if (step.is_swap()) {
            figures.emplace_back("asset2", asset(step.back));
            say(voice_("offer.swap", figures));
        } else {
            figures.emplace_back("other", name(step.to));
            say(voice_("offer.add", figures));
        }
    }
    if (offer.sacrificed > 0) {
        AssetSet given;
        for (std::size_t i = 0; i < offer.sacrificed; ++i) given.add(offer.sacrifice[i]);
        say(voice_("offer.sacrifice", "assets", assets(given)));
    }
    return text.empty() ? voice_("nothing") : text;
}

}  // namespace moneybags::guillotines
