#include "notation/madcity/wording.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>

#include "notation/money.h"

namespace moneybags::madcity {

std::string Wording::money(Notes amount) const {
    return money_text(voice_, std::int64_t{amount.count()} * rules_.note);
}

std::string Wording::thousands(std::int32_t thousands) const {
    return money_text(voice_, std::int64_t{thousands} * 1000);
}

std::string Wording::name(Seat seat) const {
    if (seat == reader_ && seat != kSpectator) return voice_("you");
    const auto n = static_cast<std::size_t>(seat);
    return n < names_.size() ? names_[n] : "?";
}

std::string Wording::names(SeatSet seats) const {
    std::vector<std::string> list;
    for (const Seat seat : seats) list.push_back(name(seat));
    return voice_.list(list);
}

std::string Wording::business(Business b) const {
    if (static_cast<int>(b) >= rules_.businesses) return "?";
    const std::string key = fmt::format("business.{}", rules_.names.business[b].text());
    if (voice_.knows(key)) return voice_(key);
    return std::string(rules_.names.business_name[b].text());
}

std::string Wording::business_with_id(Business b) const {
    if (static_cast<int>(b) >= rules_.businesses) return "?";
    return voice_("with-id", "what", business(b), "id",
                  std::string(rules_.names.business[b].text()));
}

std::string Wording::businesses(BusinessSet set) const {
    std::vector<std::string> list;
    for (const Business b : set) list.push_back(business(b));
    return voice_.list(list);
}

std::string Wording::location(Location l) const {
    if (static_cast<int>(l) >= rules_.locations) return "?";
    const std::string key = fmt::format("location.{}", rules_.names.location[l].text());
    if (voice_.knows(key)) return voice_(key);
    return std::string(rules_.names.location_name[l].text());
}

std::string Wording::stunt(Card card) const {
    if (static_cast<int>(card) >= rules_.cards) return "?";
    const std::string key = fmt::format("stunt.{}", rules_.names.card[card].text());
    return voice_.knows(key) ? voice_(key) : location(rules_.card_location[card]);
}

std::string Wording::place(Place p) const {
    if (rules_.business_at[p] != kNoBusiness) return business(rules_.business_at[p]);
    if (rules_.location_at[p] != kNoLocation) return location(rules_.location_at[p]);
    switch (rules_.ground[p]) {
        case Ground::RealEstate:
            return voice_("place.estate");
        case Ground::Start:
            return voice_("place.start");
        case Ground::Finish:
            return voice_("place.finish");
        case Ground::Depot:
            return voice_("place.depot");
        default:
            return std::string(rules_.names.place[p].text());
    }
}

std::string Wording::place_with_id(Place p) const {
    const std::string what = place(p);
    const std::string id{rules_.names.place[p].text()};
    if (p == kDepot || what == id) return what;
    return voice_("with-id", "what", what, "id", id);
}

// A stretch of road goes by its street, and a space of no street is where streets meet.
std::string Wording::whereabouts(Place p) const {
    if (rules_.ground[p] != Ground::Road) return place(p);
    const std::string_view id = rules_.names.place[p].text();
    const std::string key = fmt::format("street.{}", id.substr(0, id.find_first_of("0123456789")));
    return voice_(voice_.knows(key) ? key : "place.crossing");
}

}  // namespace moneybags::madcity
