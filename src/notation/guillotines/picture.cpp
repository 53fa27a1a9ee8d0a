// The table as a screenful of text. It comes from a view, so it can show nothing that the reader
// may not know.

#include <fmt/format.h>

#include <string>
#include <vector>

#include "core/words.h"
#include "games/guillotines/table.h"
#include "notation/guillotines/describe.h"
#include "notation/guillotines/notation.h"
#include "notation/guillotines/wording.h"
#include "notation/screen.h"
#include "notation/texts.h"

namespace moneybags::guillotines {
namespace {

constexpr std::string_view kBetween = " · ";

// A view with the words for it.
class Scenery {
   public:
    Scenery(const Rules& rules, const View& view, const Wording& say)
        : rules_(rules), view_(view), open_(view.open), say_(say), voice_(say.voice()) {}

    std::string heading() const {
        std::vector<std::string> parts{
            tell("round", open_.round, {{"turn", fmt::format("{}", open_.turn)}}),
            tell("level", open_.level),
            tell("deck", view_.deck),
            tell("discard", static_cast<int>(open_.discard.size())),
        };
        if (open_.level >= 2) parts.push_back(tell("aside", view_.aside));
        return joined(parts, kBetween);
    }

    // One Market: its number, name and cards.
    Cells market(Market m) const {
        const AssetSet assets = assets_at(open_, m);
        Cells cells(3);
        cells[0].text = fmt::format("{}", static_cast<int>(m) + 1);
        cells[1] = {say_.market(m), assets.empty() ? style::kDim : style::kBold};
        if (assets.empty()) {
            cells[2] = {voice_("picture.closed"), style::kDim};
            return cells;
        }
        cells[2] = {cards_at(m), style::kCyan};
        return cells;
    }

    // Its Assets, ★ those the reader needs.
    std::string wares(Market m) const {
        return starred(assets_at(open_, m),
                       is_seat(view_.me) ? open_.who[view_.me] : Billionaire::None);
    }

    std::vector<std::string> middle() const {
        std::vector<std::string> lines;
        if (open_.level >= 2) {
            std::string line = tell("rebels", static_cast<int>(rebels_on_crises(open_)),
                                    {{"number2", fmt::format("{}", rules_.rebels)}});
            for (const Crisis c : open_.activated) {
                line += fmt::format("{}{} {}", kBetween, say_.crisis(c), open_.rebels[c]);
            }
            lines.push_back(line);
        }
        if (open_.policy != Policy::None) {
            lines.push_back(voice_("picture.policy", "policy", say_.policy(open_.policy), "about",
                                   voice_(fmt::format("about.{}", codec::name_of(open_.policy)))));
        }
        if (open_.panic == Panic::UnderWay && open_.panic_card != PanicCard::None) {
            lines.push_back(voice_("picture.panic", "panic", say_.panic(open_.panic_card)));
        }
        if (!view_.offer.empty()) {
            lines.push_back(voice_("picture.offer", "offer", say_.offer(view_.offer)));
        }
        return lines;
    }

    // A Billionaire and what it owns; a Puppet is told with its controller's name.
    Cells billionaire(Billionaire b, Seat seat, bool puppet, SeatSet awaited) const {
        Cells cells(5);
        if (!puppet) {
            cells[0].text =
                std::string(awaited.has(seat) ? "▸" : " ") + (seat == view_.me ? "●" : " ");
        }
        cells[1] = {puppet ? voice_("picture.puppet", "who", say_.name(seat)) : say_.name(seat),
                    seat == view_.me && !puppet ? style::kBold : style::kPlain};
        if (b != Billionaire::None) {
            cells[2].text = voice_("picture.suited", "billionaire", say_.billionaire(b), "suit",
                                   voice_(fmt::format("suit.{}", codec::name_of(suit_of(b)))));
            cells[3].text = tell("missing", static_cast<int>(missing(rules_, open_, b)));
        }
        if (!puppet) cells[4].text = held(seat);
        if (open_.winners.has(seat) && !puppet) {
            cells[3] = {voice_("picture.winner"), style::kGreen};
        }
        return cells;
    }

    // What a Billionaire owns and still needs, on a line of its own.
    std::string wealth(Billionaire b) const {
        std::string line = starred(open_.owned[b], b);
        std::vector<std::string> wanted;
        const BillionaireFigures& needs = rules_.billionaires[b];
        for (std::size_t i = 0; i < kMarkets; ++i) {
            const Market m{static_cast<std::uint8_t>(i)};
            const unsigned bit = 4 * static_cast<unsigned>(i);
            const unsigned need = (needs.first >> bit & 1u) + (needs.second >> bit & 1u);
            const auto has = static_cast<unsigned>((open_.owned[b] & assets_of_type(m)).size());
            if (has + 2 == need) {
                wanted.push_back(voice_("picture.twice", "market", say_.market(m)));
            } else if (has < need) {
                wanted.push_back(say_.market(m));
            }
        }
        if (!wanted.empty()) {
            if (!line.empty()) line += kBetween;
            line += voice_("picture.needs", "types", voice_.list(wanted));
        }
        return line;
    }

    std::vector<std::string> own() const {
        std::vector<std::string> lines;
        if (!is_seat(view_.me)) return lines;
        lines.push_back(voice_("picture.hand", "cards", say_.cards(view_.hand)));
        if (open_.level >= 4) {
            lines.back() += kBetween;
            lines.back() +=
                voice_("picture.envelope", "cards", say_.cards(view_.envelope[view_.me]));
        }
        if (const Role role = view_.role[view_.me]; role != Role::None) {
            lines.push_back(voice_("picture.role", "role", say_.role(role), "about",
                                   voice_(fmt::format("about.{}", codec::name_of(role)))));
        }
        if (!view_.looking.empty()) {
            lines.push_back(voice_("picture.looking", "roles", say_.roles(view_.looking)));
        }
        return lines;
    }

   private:
    Suit suit_of(Billionaire b) const { return rules_.billionaires[b].suit; }
    bool is_seat(Seat seat) const { return number(seat) < rules_.players; }

    std::string tell(std::string_view key, int n, Figures more = {}) const {
        more.emplace_back("number", fmt::format("{}", n));
        return voice_(fmt::format("picture.{}", key), more);
    }

    // Assets by name, those the Billionaire needs with a star.
    std::string starred(AssetSet assets, Billionaire b) const {
        std::vector<std::string> names;
        for (const Asset asset : assets) {
            const bool needed = b != Billionaire::None && is_needed(rules_, open_, b, asset);
            names.push_back(say_.asset(asset) + (needed ? "★" : ""));
        }
        return joined(names);
    }

    std::string cards_at(Market m) const {
        const std::size_t first = bottom(open_, m);
        int down = 0;
        Bag yours;
        Kind top = Kind::None;
        for (std::size_t i = first; i < first + open_.cards[m]; ++i) {
            const MarketCard card = view_.market[i];
            if (card.is_face_up()) {
                top = card.kind();
            } else {
                ++down;
                if (card.kind() != Kind::Hidden) yours.add(card.kind());
            }
        }
        std::vector<std::string> parts;
        if (top != Kind::None) parts.push_back(say_.card(top));
        if (down > 0) parts.push_back(tell("down", down));
        if (!yours.empty()) {
            parts.push_back(voice_("picture.yours", "cards", say_.cards(yours)));
        }
        return joined(parts, " + ");
    }

    // Cards, envelope, Role and Bunker of a player, as far as the reader may know.
    std::string held(Seat seat) const {
        std::vector<std::string> parts{tell("cards", view_.hand_size[seat])};
        if (seat != view_.me && !open_.known[seat].empty()) {
            parts.push_back(voice_("picture.known", "cards", say_.cards(open_.known[seat])));
        }
        if (open_.level >= 4) parts.push_back(tell("bribe", view_.envelope_size[seat]));
        if (open_.face_up[seat] != Role::None) {
            parts.push_back(say_.role(open_.face_up[seat]));
        } else if (open_.has_role.has(seat) && seat != view_.me) {
            const Role known = view_.role[seat];
            parts.push_back(known == Role::None ? voice_("picture.hidden-role")
                                                : say_.role(known) + "?");
        }
        if (open_.bunker == seat) parts.push_back(voice_("picture.bunker"));
        return joined(parts, kBetween);
    }

    const Rules& rules_;
    const View& view_;
    const Open& open_;
    const Wording& say_;
    const Voice& voice_;
};

}  // namespace

std::string GuillotinesNotation::picture(const AnyView& any, Language language, bool colour) const {
    const View view = any.as<View>();
    const Open& open = view.open;
    const Voice voice{ruleset_.texts, language};
    const Wording say{rules_, names_, voice, view.me};
    const Scenery scenery{rules_, view, say};
    const Turn now = turn(rules_, State{.open = open, .secret = {}});

    std::vector<std::string> lines;
    const auto add = [&](const std::string& text, std::string_view indent, Style style) {
        for (const std::string& line : wrap(text, indent)) {
            lines.push_back(painted(line, style, colour));
        }
    };
    const std::string heading = "── " + clip(scenery.heading(), kWide - 6) + " ";
    lines.push_back(painted(heading + rule(kWide - columns(heading)), style::kBold, colour));

    std::vector<Cells> markets;
    for (std::size_t m = 0; m < kMarkets; ++m) {
        markets.push_back(scenery.market(Market{static_cast<std::uint8_t>(m)}));
    }
    const std::vector<std::string> stalls = lay_out(markets, {2}, colour);
    for (std::size_t m = 0; m < kMarkets; ++m) {
        lines.push_back(' ' + stalls[m]);
        const std::string wares = scenery.wares(Market{static_cast<std::uint8_t>(m)});
        if (!wares.empty()) add("     " + wares, "     ", style::kPlain);
    }
    for (const std::string& line : scenery.middle()) add(" " + line, "   ", style::kYellow);
    lines.push_back(painted(rule(kWide), style::kDim, colour));

    std::vector<Cells> people;
    std::vector<Billionaire> whose;
    for (const Seat seat : all_seats(rules_)) {
        people.push_back(scenery.billionaire(open.who[seat], seat, false, now.awaited));
        whose.push_back(open.who[seat]);
        if (!rules_.puppets || open.puppet[seat] == Billionaire::None) continue;
        people.push_back(scenery.billionaire(open.puppet[seat], seat, true, {}));
        whose.push_back(open.puppet[seat]);
    }
    const std::vector<std::string> rows = lay_out(people, {1}, colour);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        lines.push_back(rows[i]);
        if (whose[i] == Billionaire::None) continue;
        add("     " + scenery.wealth(whose[i]), "     ", style::kDim);
    }
    const std::vector<std::string> own = scenery.own();
    if (!own.empty()) lines.push_back(painted(rule(kWide), style::kDim, colour));
    for (const std::string& line : own) add(" " + line, "   ", style::kGreen);
    lines.push_back(painted(rule(kWide), style::kDim, colour));
    add(" " + voice("picture.legend"), "   ", style::kDim);
    return fmt::format("{}\n", fmt::join(lines, "\n"));
}

}  // namespace moneybags::guillotines
