// The table as a screenful of text: the map, the players, the stunts on offer; and when asked what
// everything costs.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/embedded.h"
#include "notation/madcity/describe.h"
#include "notation/madcity/map.h"
#include "notation/madcity/notation.h"

namespace moneybags::madcity {
namespace {

std::string number_text(std::int64_t n) { return fmt::format("{}", n); }

// Steps from one place to another, however many turns they take; nothing if no road leads there.
std::optional<int> distance(const Rules& rules, Place from, Place to) {
    PlaceSet reached, edge;
    const auto note = [](PlaceSet& set, Place p) {
        if (p != kDepot) set.add(p);
    };
    note(reached, from);
    for (const Place p : rules.reach[from][0].exactly) edge.add(p);
    if (from == to) return 0;
    for (int steps = 1; !edge.empty(); ++steps) {
        if (edge.has(to)) return steps;
        reached = reached | edge;
        PlaceSet next;
        for (const Place p : edge) next = next | rules.reach[p][0].exactly;
        edge = next - reached;
    }
    return std::nullopt;
}

class Scenery {
   public:
    Scenery(const Rules& rules, const PlayerNames& names, const View& view, const Wording& words)
        : rules_(rules), names_(names), view_(view), open_(view.open), words_(words) {}

    bool watching() const { return view_.me == kSpectator; }
    bool under_way() const { return open_.phase >= Phase::Main; }
    // Whose car distances are counted from: the reader's, for spectators the active player's.
    Seat driver() const { return watching() ? open_.active : view_.me; }

    std::string heading() const {
        std::vector<std::string> parts{words_("picture.title")};
        if (under_way()) {
            // When a turn has ended the game, that turn has been counted already.
            const std::uint32_t turn = open_.turns + (open_.phase == Phase::Over ? 0u : 1u);
            parts.push_back(words_("picture.turn", "number", number_text(turn)));
        }
        parts.push_back(words_("phase." + std::string(codec::name_of(open_.phase))));
        if (open_.die > 0) {
            parts.push_back(words_("picture.die", "number", number_text(open_.die)));
        }
        parts.push_back(words_("picture.target", "amount", words_.money(rules_.target)));
        return fmt::format("{}", fmt::join(parts, " · "));
    }

    std::vector<Cells> players() const {
        std::vector<Cells> rows;
        for (const Seat seat : all_seats(rules_)) {
            const bool active = open_.phase != Phase::Over && seat == open_.active;
            const bool mine = seat == view_.me;
            Cells row;
            row.push_back(
                {fmt::format("{}{}", active ? "▸" : " ", mine ? "●" : " "), style::kYellow});
            row.push_back({car_mark(seat), colour_of(seat)});
            row.push_back(
                {names_[static_cast<std::size_t>(seat)], mine ? style::kBold : style::kPlain});
            row.push_back({words_.money(open_.cash[seat]), style::kGreen, true});
            row.push_back({words_("picture.income", "amount",
                                  words_.money(income(rules_, owned(open_, seat)))),
                           style::kPlain, true});
            row.push_back(
                {words_("picture.signs", "number", number_text(signs_in_hand(rules_, open_, seat))),
                 style::kDim});
            row.push_back({words_.place_with_id(open_.car[seat]), style::kPlain});
            row.push_back(fate(seat));
            row.push_back({property(seat), colour_of(seat)});
            rows.push_back(std::move(row));
        }
        return rows;
    }

    std::string stunts() const {
        std::vector<std::string> parts;
        for (std::uint8_t slot = 0; slot < rules_.face_up; ++slot) {
            const Card card = open_.face_up[slot];
            if (card == kNoCard) continue;
            const Place place = rules_.card_space[card];
            const auto far = distance(rules_, open_.car[driver()], place);
            parts.push_back(words_("picture.stunt", "place", words_.place(place), "number",
                                   far ? number_text(*far) : "–"));
        }
        return fmt::format("{}", fmt::join(parts, " · "));
    }
    std::string pile() const {
        return words_("picture.pile", "number", number_text(open_.pile.size()));
    }

    // What a business costs whom: "Ad Agency (E1) $110k, lease $30k".
    std::string offer(Business b) const {
        std::string text = words_.business_with_id(b) + " " + prices(b);
        const Owner owner = owner_of(rules_, open_, b);
        if (owner.seat != kSpectator) {
            text += words_(owner.leases ? "picture.leased-by" : "picture.bought-by", "who",
                           names_[static_cast<std::size_t>(owner.seat)]);
        }
        return text;
    }
    std::string prices(Business b) const {
        return words_(rules_.leasable.has(b) ? "picture.prices" : "picture.price", "buy",
                      words_.money(rules_.buy[b]), "lease", words_.money(rules_.lease[b]));
    }

    // Each place the active car may go to, and what is there.
    std::vector<std::string> goals() const {
        std::vector<std::string> list;
        if (open_.phase != Phase::Moving) return list;
        for (const Place place : destinations(rules_, open_)) {
            const std::string id = padded(std::string(rules_.names.place[place].text()), 4);
            const Business b = rules_.business_at[place];
            std::string what = b != kNoBusiness ? offer(b) : words_.place(place);
            if (slot_for(rules_, open_, place) != rules_.face_up) {
                what = words_("picture.goal.stunt", "place", words_.place(place), "amount",
                              words_.money(income(rules_, owned(open_, open_.active))));
            } else if (place == rules_.finish) {
                what = words_(has_the_target(rules_, open_, open_.active) ? "picture.goal.win"
                                                                          : "place.finish");
            } else if (what == rules_.names.place[place].text()) {
                what = words_("place.road");
            }
            list.push_back(fmt::format("{} {}", id, what));
        }
        return list;
    }

    // Every business in town.
    std::vector<std::string> town() const {
        std::vector<std::string> list;
        for (int i = 0; i < rules_.businesses; ++i) {
            list.push_back(offer(Business{static_cast<std::uint8_t>(i)}));
        }
        return list;
    }

    std::vector<std::string> legend() const {
        return {words_("picture.legend"), words_("picture.legend.signs"),
                words_("picture.legend.goal"), words_("picture.legend.stunt")};
    }

   private:
    Cell fate(Seat seat) const {
        if (open_.winners.has(seat)) return {words_("picture.wins"), style::kYellow};
        if (open_.waiting.has(seat)) return {words_("picture.waits"), style::kYellow};
        return {};
    }
    // Bought ones, then leased ones in brackets.
    std::string property(Seat seat) const {
        std::vector<std::string> ids;
        for (const Business b : open_.bought[seat]) {
            ids.emplace_back(rules_.names.business[b].text());
        }
        for (const Business b : open_.leased[seat]) {
            ids.push_back(fmt::format("({})", rules_.names.business[b].text()));
        }
        return fmt::format("{}", fmt::join(ids, " "));
    }

    const Rules& rules_;
    const PlayerNames& names_;
    const View& view_;
    const Open& open_;
    const Wording& words_;
};

// In as many columns as fit, read downwards.
std::vector<std::string> in_columns(const std::vector<std::string>& items) {
    int widest = 0;
    for (const std::string& item : items) widest = std::max(widest, columns(item));
    const int across = std::max(1, std::min(3, (kWide - 1) / (widest + 2)));
    const std::size_t high =
        (items.size() + static_cast<std::size_t>(across) - 1) / static_cast<std::size_t>(across);
    std::vector<std::string> lines;
    for (std::size_t row = 0; row < high; ++row) {
        std::string line = " ";
        for (std::size_t at = row; at < items.size(); at += high) {
            const bool last = at + high >= items.size();
            line += last ? clip(items[at], kWide - columns(line)) : padded(items[at], widest + 2);
        }
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

// With five players and what is asked of them it fits into 24 rows.
std::string MadcityNotation::picture(const AnyView& any, Language language, bool colour) const {
    const View view = any.as<View>();
    // Names stand here as they are; "you" is for sentences.
    const Wording words{rules_, names_, ruleset_.texts, language, kSpectator};
    const Scenery scenery{rules_, names_, view, words};
    std::vector<std::string> lines;
    const std::string heading = "── " + clip(scenery.heading(), kWide - 6) + " ";
    lines.push_back(painted(heading + rule(kWide - columns(heading)), style::kBold, colour));
    if (const auto plan = read_plan(rules_, embedded(ruleset_.data))) {
        for (std::string& line : draw_map(rules_, *plan, view.open, words, colour)) {
            lines.push_back(std::move(line));
        }
    }
    constexpr std::size_t kName = 2, kWhere = 6, kProperty = 8;  // columns of the players' table
    for (std::string& line : lay_out(scenery.players(), {kName, kWhere, kProperty}, colour)) {
        lines.push_back(std::move(line));
    }
    if (const std::string stunts = scenery.stunts(); !stunts.empty()) {
        lines.push_back(" " + clip(stunts, kWide - 1));
    }
    return fmt::format("{}", fmt::join(lines, "\n"));
}

std::string MadcityNotation::details(const AnyView& any, Language language, bool colour) const {
    const View view = any.as<View>();
    const Wording words{rules_, names_, ruleset_.texts, language, kSpectator};
    const Scenery scenery{rules_, names_, view, words};
    std::vector<std::string> lines;
    for (const auto& [key, items] : {std::pair{"picture.goals", scenery.goals()},
                                     std::pair{"picture.market", scenery.town()}}) {
        if (items.empty()) continue;
        lines.push_back(painted(" " + words(key), style::kBold, colour));
        for (std::string& line : in_columns(items)) lines.push_back(std::move(line));
    }
    lines.push_back(" " + scenery.pile());
    for (const std::string& part : scenery.legend()) {
        lines.push_back(painted(" " + part, style::kDim, colour));
    }
    return fmt::format("{}", fmt::join(lines, "\n"));
}

}  // namespace moneybags::madcity
