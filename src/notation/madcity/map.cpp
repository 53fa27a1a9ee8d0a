#include "notation/madcity/map.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "games/madcity/board.h"

namespace moneybags::madcity {
namespace {

constexpr int kSquare = 5;  // columns: a mark, and four for what stands there

class Painter {
   public:
    Painter(const Rules& rules, const Plan& plan, const Open& open, const Wording& words,
            bool colour)
        : rules_(rules), plan_(plan), open_(open), words_(words), colour_(colour) {
        if (open.phase == Phase::Moving) goals_ = destinations(rules, open);
    }

    std::vector<std::string> lines() const {
        std::vector<std::string> list;
        for (int row = 0; row < Plan::kRows; ++row) {
            std::string line = " ";
            for (int column = 0; column < Plan::kColumns; ++column) line += square({column, row});
            line.erase(line.find_last_not_of(' ') + 1);
            list.push_back(std::move(line));
        }
        return list;
    }

   private:
    // The road between a square and the one at its right.
    std::string_view road(Spot left) const {
        const auto from = plan_.at(rules_, left);
        const auto to = plan_.at(rules_, {left.column + 1, left.row});
        if (!from || !to) return " ";
        const bool there = *to != kDepot && rules_.reach[*from][0].exactly.has(*to);
        const bool back = *from != kDepot && rules_.reach[*to][0].exactly.has(*from);
        if (there && back) return "─";
        return there ? "→" : back ? "←" : " ";
    }
    static std::string filled(std::string_view with, int count) {
        std::string text;
        for (int i = 0; i < count; ++i) text += with;
        return text;
    }

    std::string square(Spot spot) const {
        const auto place = plan_.at(rules_, spot);
        if (!place) return filled(" ", kSquare);
        const Cell what = content(*place);
        std::string cars;
        int count = 0;
        for (const Seat seat : all_seats(rules_)) {
            if (open_.car[seat] != *place) continue;
            cars += painted(car_mark(seat), colour_of(seat), colour_);
            ++count;
        }
        const int room = kSquare - columns(what.text);
        if (count > room) {
            cars = painted("⊕", style::kYellow, colour_);
            count = 1;
        }
        std::string mark;
        int marked = 1;
        const std::string_view before = road({spot.column - 1, spot.row});
        if (count > 0) {
            mark = cars;
            marked = count;
        } else if (slot_for(rules_, open_, *place) != rules_.face_up) {
            mark = painted("★", style::kYellow, colour_);
        } else if (goals_.has(*place)) {
            mark = painted("»", style::kYellow, colour_);
        } else {
            mark = painted(std::string(before), style::kDim, colour_);
        }
        const Style style = goals_.has(*place) ? style::kChosen : what.style;
        const std::string after = filled(road(spot), room - marked);
        return mark + painted(what.text, style, colour_) +
               (after.find_first_not_of(' ') == after.npos ? after
                                                           : painted(after, style::kDim, colour_));
    }

    Cell content(Place place) const {
        if (const Business b = rules_.business_at[place]; b != kNoBusiness) {
            const Owner owner = owner_of(rules_, open_, b);
            const std::string id{rules_.names.business[b].text()};
            if (owner.seat == kSpectator) return {clip(id, kSquare - 1), style::kPlain};
            const std::string sign =
                fmt::format("{}{}{}", id, owner.leases ? "-" : "=", number(owner.seat) + 1);
            return {clip(sign, kSquare - 1), colour_of(owner.seat)};
        }
        if (const Location l = rules_.location_at[place]; l != kNoLocation) {
            const std::string key = fmt::format("short.{}", rules_.names.location[l].text());
            const std::string name = words_.voice().knows(key) ? words_(key) : words_.location(l);
            const bool wanted = slot_for(rules_, open_, place) != rules_.face_up;
            return {clip(name, kSquare - 1), wanted ? style::kYellow : style::kPlain};
        }
        switch (rules_.ground[place]) {
            case Ground::RealEstate:
                return {words_("short.estate"), style::kGreen};
            case Ground::Start:
                return {words_("short.start"), style::kBold};
            case Ground::Finish:
                return {words_("short.finish"), style::kBold};
            case Ground::Depot:
                return {words_("short.depot"), style::kDim};
            default:
                return {clip(std::string(rules_.names.place[place].text()), kSquare - 1),
                        style::kDim};
        }
    }

    const Rules& rules_;
    const Plan& plan_;
    const Open& open_;
    const Wording& words_;
    bool colour_;
    PlaceSet goals_;
};

}  // namespace

std::string car_mark(Seat seat) {
    constexpr std::array<std::string_view, kMaxSeats> kMarks{"①", "②", "③", "④",
                                                             "⑤", "⑥", "⑦", "⑧"};
    return std::string(kMarks[static_cast<std::size_t>(seat)]);
}

Style colour_of(Seat seat) {
    constexpr std::array<Style, kMaxSeats> kColours{"1;31", "1;34", "1;32", "1;35",
                                                    "1;36", "1;33", "31",   "34"};
    return kColours[static_cast<std::size_t>(seat)];
}

Owner owner_of(const Rules& rules, const Open& open, Business b) {
    for (const Seat seat : all_seats(rules)) {
        if (open.bought[seat].has(b)) return {seat, false};
        if (open.leased[seat].has(b)) return {seat, true};
    }
    return {};
}

std::vector<std::string> draw_map(const Rules& rules, const Plan& plan, const Open& open,
                                  const Wording& words, bool colour) {
    return Painter{rules, plan, open, words, colour}.lines();
}

}  // namespace moneybags::madcity
