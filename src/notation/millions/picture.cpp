// The table as a screenful of text, and what the reader is asked now. Both come from a view, so
// they can show nothing that the reader may not know.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "notation/millions/describe.h"
#include "notation/millions/notation.h"
#include "notation/money.h"
#include "notation/screen.h"
#include "notation/texts.h"

namespace moneybags::millions {
namespace {

enum Column : std::size_t {
    Marks,
    Name,
    Purse,
    Slot,
    Part,
    Known,
    Claims,
    Cards,
    Talk,
    Tick,
    kColumns
};
using Row = Cells;

// ---- The table in words ----

// A view with the words for it.
struct Scenery {
    const Rules& rules;
    const Names& names;
    const View& view;
    const Voice& voice;

    const Open& open() const { return view.open; }
    // Whatever decides who is to act, and how, lies open, or is a role that has been shown.
    State seen() const {
        State state{.open = view.open, .secret = {}};
        state.secret.role = view.role;
        return state;
    }
    Turn turn() const { return millions::turn(rules, seen()); }
    // Each act that the reader may do now, once.
    std::vector<Act> acts() const {
        std::vector<Act> list;
        for (const auto& choice : legal(rules, seen(), view.me)) {
            if (std::find(list.begin(), list.end(), choice.act) == list.end()) {
                list.push_back(choice.act);
            }
        }
        return list;
    }
    std::string number(int n) const { return fmt::format("{}", n); }
    std::string money(Millions amount) const { return money_text(voice, amount); }
    std::string role(Role role) const {
        return voice(fmt::format("role.{}", codec::name_of(role)));
    }
    std::string name(Seat seat) const { return names[static_cast<std::size_t>(seat)]; }
    std::vector<std::string> names_of(SeatSet seats) const {
        std::vector<std::string> list;
        for (const Seat seat : seats) list.push_back(seat == view.me ? voice("you") : name(seat));
        return list;
    }
    std::string people(SeatSet seats) const { return voice.list(names_of(seats)); }
    std::vector<std::string> roles(RoleSet set) const {
        std::vector<std::string> list;
        for (const Role each : set) list.push_back(role(each));
        return list;
    }
    bool watching() const { return view.me == kSpectator; }
    bool loot_lies_open() const {
        return open().phase != Phase::ChooseLeader && open().phase != Phase::TurnUpLoot;
    }
    bool planning() const {
        return !loot_lies_open() || open().phase == Phase::Picking ||
               open().phase == Phase::HideCard;
    }
    bool talking() const {
        switch (open().phase) {
            case Phase::Announcing:
            case Phase::Talking:
            case Phase::Answering:
            case Phase::RollCall:
            case Phase::Voting:
            case Phase::Closing:
            case Phase::Final:
                return true;
            default:
                return false;
        }
    }

    std::string heading() const {
        std::vector<std::string> parts;
        if (open().round > 0) {
            parts.push_back(voice("picture.round", "number", number(open().round), "rounds",
                                  number(rules.rounds)));
            parts.push_back(voice("picture.leader", "who", name(open().leader)));
        }
        parts.push_back(voice("picture.goal", "amount", money(rules.goal)));
        return fmt::format("{}", fmt::join(parts, " · "));
    }
    std::string loot_line() const {
        const LootCard& card = loot(rules, open());
        std::vector<std::string> parts{voice("picture.loot", "amount", money(card.amount)),
                                       voice("picture.ante", "amount", money(card.ante))};
        if (const RoleSet shown = card.shown & rules.roles; !shown.empty()) {
            parts.push_back(voice(shown.size() > 1 ? "picture.shown.each" : "picture.shown",
                                  "roles", voice.list(roles(shown)), "amount", money(card.bonus)));
        }
        return fmt::format("{}", fmt::join(parts, " · "));
    }
    std::string centre_line() const {  // 2e
        std::string line = voice("picture.centre", "amount", money(open().centre));
        if (talking()) line += " · " + voice("picture.votes", "number", number(open().votes_left));
        return line;
    }
    std::string cards_line() const {
        std::vector<std::string> parts;
        for (const Role each : roles_on_view(open())) {
            const int count = open().on_view[each];
            parts.push_back(count == 1
                                ? role(each)
                                : voice("roles.many", "role", role(each), "number", number(count)));
        }
        if (parts.empty()) return {};
        std::string line =
            voice("picture.view", "roles", fmt::format("{}", fmt::join(parts, " · ")));
        if (open().named != Role::None) {
            line += " · " + voice("picture.named", "role", role(open().named));
        }
        return line;
    }

    Cell part(Seat seat, Character c) const {
        if (open().phase == Phase::Over) {
            if (!open().winners.has(seat)) return {};
            return {voice("picture.wins"), style::kYellow};
        }
        if (!loot_lies_open()) return {};
        if (planning()) {
            const bool picked = open().picked.has(seat);
            return {voice(picked ? "picture.picked" : "picture.picking"), style::kDim};
        }
        if (!open().in.has(c)) return {voice("picture.out"), style::kDim};
        // A Mentalist who is about to rob has stepped up, but is counted in only afterwards.
        const bool robbing = open().phase == Phase::Robbing && view.role[c] == Role::Mentalist;
        if (open().shown.has(c) && !open().alive.has(c) && !robbing) {
            return {voice("picture.caught"), style::kDim};
        }
        return {voice("picture.in"), style::kPlain};
    }
    Cell claims(Character c) const {
        if (planning()) {  // `fooled`, M1-FOOL-01
            if (open().last[c] == Role::None) return {};
            return {voice("picture.was", "role", role(open().last[c])), style::kDim};
        }
        if (!open().spoke.has(c)) return {};
        if (open().claim[c] == Role::None) return {voice("picture.silent"), style::kDim};
        return {voice("picture.says", "role", role(open().claim[c])), style::kPlain};
    }
    bool voting() const { return open().phase == Phase::Voting; }
    // What the marks and figures mean, of those that can stand in the picture now.
    std::vector<std::string> legend(const std::vector<Row>& rows) const {
        const auto any = [&](Column column) {
            return std::any_of(rows.begin(), rows.end(),
                               [&](const Row& row) { return !row[column].text.empty(); });
        };
        std::vector<std::string> parts{voice("picture.legend")};
        if (talking())
            parts.push_back(voice(voting() ? "picture.legend.voted" : "picture.legend.ready"));
        if (any(Cards)) parts.push_back(voice("picture.legend.cards"));
        if (any(Talk)) parts.push_back(voice("picture.legend.talk"));
        return parts;
    }
    std::vector<Row> rows() const {
        const Turn now = turn();
        std::vector<Row> list;
        for (const Seat seat : all_seats(rules)) {
            const bool mine = seat == view.me;
            const bool active = is_active(rules, open(), seat);
            for (const Character c : characters_of(rules, seat)) {
                Row row(kColumns);
                if (c == character(rules, seat, 0)) {
                    row[Marks] = {fmt::format("{}{}{}", now.awaited.has(seat) ? "▸" : " ",
                                              open().round > 0 && open().leader == seat ? "★" : " ",
                                              mine ? "●" : " "),
                                  style::kYellow};
                    row[Name] = {name(seat), mine ? style::kBold : style::kPlain};
                    row[Purse] = {money(open().purse[seat]), style::kGreen, true};
                    if (open().cards[seat] > 0) {
                        row[Cards] = {voice("picture.cards", "number", number(open().cards[seat])),
                                      style::kPlain};
                    }
                    if (talking() && active) {
                        row[Talk] = {voice("picture.talk", "number", number(open().talk[seat])),
                                     style::kDim};
                        if (!voting() && open().ready.has(seat)) row[Tick] = {"✓", style::kGreen};
                    }
                    // M2-R-22: who is out votes too.
                    if (voting() && open().voted.has(seat)) row[Tick] = {"✉", style::kGreen};
                }
                if (rules.slots == 2)
                    row[Slot] = {number(static_cast<int>(c) % 2 + 1), style::kDim};
                row[Part] = part(seat, c);
                if (view.role[c] != Role::None) {
                    row[Known] = {role(view.role[c]), mine ? style::kCyan : style::kBold};
                }
                row[Claims] = claims(c);
                list.push_back(row);
            }
        }
        return list;
    }
};

// A deal told as it was when it was opened.
Event as_event(const Open& open, const Deal& deal) {
    Event event;
    event.what = Happening::DealOpened;
    event.seat = deal.proposer;
    event.character = deal.character;
    for (const Seat payer : payers(open, deal)) event.pay[payer] = payment(open, deal, payer);
    return event;
}

// "claim, ask, offer or say ready", in the order in which a rulebook has them.
std::string acts_to_choose(const Voice& voice, const std::vector<Act>& acts) {
    constexpr Act kOrder[] = {Act::Claim,      Act::Ask,      Act::Offer,  Act::Demand,
                              Act::Counter,    Act::Decline,  Act::Cancel, Act::Withdraw,
                              Act::Intimidate, Act::RollCall, Act::Call,   Act::CallVote,
                              Act::Ready};
    std::vector<std::string> words;
    for (const Act act : kOrder) {
        if (std::find(acts.begin(), acts.end(), act) == acts.end()) continue;
        words.push_back(voice(fmt::format("act.{}", codec::name_of(act))));
    }
    return voice.either(words);
}

std::string without_stop(std::string text) {
    for (const std::string_view stop : {".", "。"}) {
        if (text.size() >= stop.size() && text.ends_with(stop))
            text.resize(text.size() - stop.size());
    }
    return text;
}

}  // namespace

std::string MillionsNotation::picture(const AnyView& any, Language language, bool colour) const {
    constexpr std::size_t kMostDeals =
        8;  // live talk can have 64 open; those that wait for me come first
    const View view = any.as<View>();
    const Open& open = view.open;
    const Voice voice{ruleset_.texts, language};
    const Scenery scenery{rules_, names_, view, voice};
    std::vector<std::string> lines;
    const std::string heading = "── " + clip(scenery.heading(), kWide - 6) + " ";
    lines.push_back(painted(heading + rule(kWide - columns(heading)), style::kBold, colour));
    const auto add = [&](const std::string& text, std::string_view indent, Style style) {
        for (const std::string& line : wrap(text, indent))
            lines.push_back(painted(line, style, colour));
    };
    if (scenery.loot_lies_open()) {
        add(" " + scenery.loot_line(), "   ", style::kPlain);
        if (facts(rules_).centre) add(" " + scenery.centre_line(), "   ", style::kPlain);
        if (const std::string cards = scenery.cards_line(); !cards.empty()) {
            add(" " + cards, "   ", style::kPlain);
        }
        lines.push_back(painted(rule(kWide), style::kDim, colour));
    }
    const std::vector<Row> rows = scenery.rows();
    for (std::string& line : lay_out(rows, {Name}, colour)) lines.push_back(std::move(line));

    if (!open.deals.empty()) lines.push_back(painted(rule(kWide), style::kDim, colour));
    std::vector<Deal> deals(open.deals.begin(), open.deals.end());
    const auto waits_for_me = [&](const Deal& deal) {
        return !scenery.watching() && missing(rules_, open, deal).has(view.me);
    };
    std::stable_partition(deals.begin(), deals.end(), waits_for_me);
    for (std::size_t i = 0; i < std::min(deals.size(), kMostDeals); ++i) {
        const std::string deal =
            without_stop(tell(AnyEvent::of(as_event(open, deals[i])), language, view.me));
        add(" " + voice("picture.deal", "deal", deal, "names",
                        scenery.people(missing(rules_, open, deals[i]))),
            "   ", waits_for_me(deals[i]) ? style::kYellow : style::kPlain);
    }
    if (deals.size() > kMostDeals) {
        const auto rest = static_cast<int>(deals.size() - kMostDeals);
        add(" " + voice("picture.more", "number", scenery.number(rest)), "   ", style::kDim);
    }
    lines.push_back(painted(rule(kWide), style::kDim, colour));
    std::string legend;
    for (const std::string& part : scenery.legend(rows)) {
        if (!legend.empty() && columns(legend) + 3 + columns(part) > kWide) {
            add(legend, "   ", style::kDim);
            legend.clear();
        }
        legend += (legend.empty() ? " " : "   ") + part;
    }
    add(legend, "   ", style::kDim);
    return fmt::format("{}\n", fmt::join(lines, "\n"));
}

std::string MillionsNotation::question(const AnyView& any, Language language) const {
    const View view = any.as<View>();
    const Open& open = view.open;
    const Voice voice{ruleset_.texts, language};
    const Scenery scenery{rules_, names_, view, voice};
    const Turn now = scenery.turn();
    if (now.kind == Turn::Kind::Over) {
        return voice("question.over", "names", scenery.people(open.winners));
    }
    if (now.kind == Turn::Kind::Chance) return voice("question.chance");
    const Figures waiting = figures("names", scenery.people(now.awaited));
    if (scenery.watching() || !now.seats.has(view.me)) return voice("question.waiting", waiting);

    const Seat me = view.me;
    const CharacterSet mine = open.in & characters_of(rules_, me);
    const std::string two = mine.size() == 2 ? ".two" : "";
    const std::vector<Act> acts = scenery.acts();
    const auto may = [&](Act act) {
        return std::find(acts.begin(), acts.end(), act) != acts.end();
    };
    // M1-INT-03: beside the question itself, a card may be used.
    const std::string look = may(Act::Intimidate) ? voice("question.look") : std::string{};
    const auto about = [&](const Deal& deal) {
        return voice(may(Act::Counter) ? "question.deal" : "question.deal.last", "deal",
                     tell(AnyEvent::of(as_event(open, deal)), language, me)) +
               look;
    };
    switch (open.phase) {
        case Phase::Picking:
            return voice(rules_.slots == 2 ? "question.Picking.two" : "question.Picking", "roles",
                         voice.either(scenery.roles(roles_in_hand(rules_, open, me))));
        case Phase::Announcing:
            return voice("question.Announcing" + two);
        case Phase::Talking:
            if (mine.empty()) {
                return voice(by_turn(rules_) ? "question.Talking.out"
                                             : "question.Talking.out.live");
            }
            for (const Deal& deal : open.deals) {
                if (missing(rules_, open, deal).has(me)) return about(deal);
            }
            if (!now.awaited.has(me)) return voice("question.Talking.ready", waiting);
            return voice(open.talk[me] == 0 ? "question.Talking.silent"
                         : by_turn(rules_)  ? "question.Talking"
                                            : "question.Talking.live",
                         "acts", acts_to_choose(voice, acts));
        case Phase::Answering:
        case Phase::Closing:
            return about(open.deals[0]);
        case Phase::RollCall:
            return voice("question.RollCall" + two);
        case Phase::Voting:
            return voice("question.Voting");
        case Phase::Final:
            return voice("question.Final" + two) + look;
        case Phase::Naming:
            return voice("question.Naming", "role", scenery.role(rules_.namer), "roles",
                         voice.either(scenery.roles(nameable(rules_, open)))) +
                   look;
        case Phase::Robbing: {
            SeatSet victims;
            for (const Character c : open.alive) {
                const Role role = view.role[c];
                if (role == Role::Tech || role == Role::Acrobat || role == Role::Brute) {
                    victims.add(owner(rules_, c));
                }
            }
            return voice("question.Robbing", "names", voice.either(scenery.names_of(victims)));
        }
        default:
            return voice("question.waiting", waiting);
    }
}

}  // namespace moneybags::millions
