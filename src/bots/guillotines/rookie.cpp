#include "bots/guillotines/rookie.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "bots/guillotines/acting.h"
#include "bots/guillotines/bargaining.h"
#include "bots/guillotines/governing.h"
#include "bots/guillotines/leaning.h"
#include "bots/guillotines/lookahead.h"
#include "bots/regular.h"
#include "bots/shark.h"
#include "encoding/guillotines.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {

namespace {

// What a Role is good for, on the whole.
double role_value(const Thought& t, Role role) {
    if (role == Role::None) return 0;
    if (role == Role::Celebrity && t.worth.behind_by() > 1 && rebels_on_crises(t.open) >= 5) {
        return 3.5;
    }
    if (role == Role::PowerBroker && !t.open.owned[t.worth.mine()].empty()) return 3;
    // Banker, Celebrity, Disaster Speculator, Gangster, Power Broker, Scam Artist, Insider Trader,
    // Toady, Vulture Capitalist
    constexpr double kUsual[kRoles] = {2.5, 1.5, 2, 1.5, 1.5, 2.5, 1, 1, 1.8};
    return kUsual[static_cast<std::size_t>(role)];
}

// Assets given up: the least worth to oneself; a Puppet's likewise.
double giving_up(const Thought& t, const Move& move) {
    double worth = 0;
    for (const Asset asset : move.assets) {
        if (asset != Asset::None) worth += t.worth.loss(owner(t.open, asset), asset);
    }
    return worth;
}

// What the second roll brings my Puppet: a Buy, or with a six an Audit.
double puppet_buy(const Thought& t, int face) {
    double best = 0;
    if (face == 6) {
        for (const Asset asset : owned_by_anybody(t.open)) {
            best = std::max(best, t.worth.loss(owner(t.open, asset), asset));
        }
        return best;
    }
    const Billionaire puppet = t.open.puppet[t.worth.me()];
    const Market market{static_cast<std::uint8_t>(face - 1)};
    if (!is_open(t.open, market)) return 0;
    for (const Asset asset : assets_at(t.open, market)) {
        best = std::max(best, std::min(thumb::kVictory, t.worth.gain(puppet, asset)));
    }
    const Stand stand = t.unseen().stand(puppet, market, false);
    return thumb::kPuppetShare * stand.success(t.rules.puppet_hand) * best -
           t.worth.rebels(stand.rebels(), true);
}

// The die of one's Puppet: where a card or a Buy does it or its controller most good. Cards are
// spent on it only for a Buy that is likely to win something.
double shift_value(const Thought& t, const Move& move) {
    int shift = 0;
    double price = 0;
    for (std::size_t i = 0; i < move.cards.size(); ++i) {
        if (move.cards[i] == Kind::None) continue;
        const int value = static_cast<int>(effective(t.rules, t.open, move.cards[i]));
        shift += (move.ups >> i & 1u) != 0 ? value : -value;
        price += t.worth.card(move.cards[i]);
    }
    const int face = ((int{t.open.die} - 1 + shift) % 6 + 6) % 6 + 1;
    if (t.open.second_roll) return puppet_buy(t, face) - price;
    if (face < 6) return -price;
    double any = 0;  // whatever the second roll brings
    for (int second = 1; second <= 6; ++second) any += puppet_buy(t, second) / 6;
    return any - price;
}

double cut_value(const Thought& t, const Move& move) {
    double price = 0;
    for (const Kind kind : move.cards) {
        if (kind != Kind::None) price += t.worth.card(kind);
    }
    return -price;
}

double trade_value(const Thought& t, const Move& move) {
    if (move.act == Act::Stop) return 0.2;
    AssetSet mine = t.open.owned[t.worth.mine()];
    const Billionaire puppet = t.open.puppet[t.worth.me()];
    AssetSet its = t.open.owned[puppet];
    mine.remove(move.assets[0]);
    mine.add(move.assets[1]);
    its.remove(move.assets[1]);
    its.add(move.assets[0]);
    return t.worth.change(t.worth.mine(), mine) + 0.5 * t.worth.change(puppet, its);
}

double found_value(const Thought& t, const Move& move) {
    return move.act == Act::Take ? t.worth.card(move.cards[0]) : 0.2;
}

double showing(const Thought& t, const Move& move) {
    return move.act == Act::Hide ? 0.0 : reveal_value(t, move);
}

// Whether to let the one who asks have the Asset for another, or to return it to its Market. Never
// the one that he lacks.
double scam_answer(const Thought& t, const Move& move) {
    if (move.act == Act::ReturnIt) return 0.5;
    return t.whim(1.0) + std::min(0.0, t.worth.gain(t.open.who[t.open.current], t.open.asset));
}

// What I give for the Asset I named, and what that makes of its owner.
double scam_give(const Thought& t, const Move& move) {
    const Billionaire theirs = owner(t.open, t.open.asset);
    if (theirs == Billionaire::None || move.assets[0] == Asset::None) return giving_up(t, move);
    AssetSet after = t.open.owned[theirs];
    after.remove(t.open.asset);
    after.add(move.assets[0]);
    return giving_up(t, move) + t.worth.change(theirs, after);
}

// Is there nothing at the Markets that I need? Then the sooner the Round ends, the better.
bool nothing_to_buy(const Thought& t) {
    for (const Market m : open_markets(t.open)) {
        for (const Asset asset : assets_at(t.open, m)) {
            if (t.worth.gain(t.worth.mine(), asset) > thumb::kNeeded / 2) return false;
        }
    }
    return true;
}

double fewer_rebels(const Thought& t, const Move& move) { return 1.0 * t.open.rebels[move.crisis]; }

Move yes_if(const Thought& t, bool wanted) {
    return t.best([&](const Move& move) { return (move.act == Act::Yes) == wanted ? 1.0 : 0; });
}
Move vote_early(const Thought& t) {
    return yes_if(t, nothing_to_buy(t) || missing(t.rules, t.open, t.worth.me()) > 1);
}
Move vote_gladly(const Thought& t) { return yes_if(t, t.luck.below(4) != 0); }

// What a move is worth, where the best is played …
constexpr std::pair<Phase, double (*)(const Thought&, const Move&)> kValues[] = {
    {Phase::KeepRole, [](const Thought& t, const Move& m) { return role_value(t, m.role); }},
    {Phase::CallEarlyEnd,
     [](const Thought& t, const Move& m) {
         return (m.act == Act::CallVote) == nothing_to_buy(t) ? 1.0 : 0.0;
     }},
    {Phase::ScamAnswer, scam_answer},
    {Phase::ScamGive, scam_give},
    {Phase::Emergency, giving_up},
    {Phase::SpeculatorPick, found_value},
    {Phase::Dig, found_value},
    {Phase::CutHand, cut_value},
    {Phase::LateWindow, showing},
    {Phase::Vulture, showing},
    {Phase::Insider, showing},
    {Phase::Speculate, showing},
    {Phase::Celebrity, showing},
    {Phase::PolicyAudit, audit_value},
    {Phase::PuppetAudit, audit_value},
    {Phase::Repress, fewer_rebels},
    {Phase::RemoveRebels, fewer_rebels},
    {Phase::PuppetShift, shift_value},
    {Phase::PuppetTrade, trade_value},
    {Phase::ReturnRoles,
     [](const Thought& t, const Move& m) {
         return m.act == Act::KeepOld ? role_value(t, t.seen.role[t.worth.me()]) : 1.9;
     }},
    {Phase::OfferRoles, [](const Thought&, const Move& m) { return m.act == Act::Draw ? 1.0 : 0; }},
};

// … and where it is weighed otherwise.
constexpr std::pair<Phase, Move (*)(const Thought&)> kDecisions[] = {
    {Phase::EarlyVote, vote_early},
    {Phase::LevelVote, vote_gladly},
    {Phase::SpecialsVote, vote_gladly},
    {Phase::DrawStep, draw},
    {Phase::Action, act},
    {Phase::GamedBuy, act},
    {Phase::Claim, claim},
    {Phase::Envelope, fill_envelope},
    {Phase::HoldUp, hold_up},
    {Phase::SetPolicy, set_policy},
    {Phase::Tax, pay_tax},
    {Phase::Dictate, dictate},
    {Phase::Negotiate, negotiate},
    {Phase::Consent, consent},
};

Move decide(const Thought& t) {
    for (const auto& [phase, decision] : kDecisions) {
        if (phase == t.open.phase) return decision(t);
    }
    for (const auto& [phase, value] : kValues) {
        if (phase != t.open.phase) continue;
        return t.best([&t, value = value](const Move& move) { return value(t, move); });
    }
    return t.moves[t.luck.below(static_cast<std::uint32_t>(t.moves.size()))];
}

}  // namespace

AnyMove RookieBot::choose(const Game& game, const AnyView& any, std::span<const AnyChoice> legal,
                          Rng& luck) {
    assert(!legal.empty());
    const Rules& rules = rules_of<Family>(game);
    const View seen = any.as<View>();
    std::vector<Move> moves;
    moves.reserve(legal.size());
    for (const AnyChoice& each : legal) moves.push_back(each.as<Choice>().move());
    if (moves.size() == 1) return AnyMove::of(moves[0]);
    if (seen.open.who[seen.me] == Billionaire::None) {  // DP-01: any of them
        return AnyMove::of(moves[luck.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const Worth worth{rules, seen};
    const Move move = decide({rules, seen, seen.open, moves, worth, memory_, luck});
    memory_.note(seen, move);
    return AnyMove::of(move);
}

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
std::span<const Level> levels_of<guillotines::Family>() {
    static constexpr Level kLevels[] = {
        {"rookie", seated<guillotines::RookieBot>},
        {"regular", seated_regular<guillotines::Family>, lack_of_network<guillotines::Family>},
        {"shark", seated_shark<guillotines::Family>, lack_of_network<guillotines::Family>},
    };
    return kLevels;
}

}  // namespace moneybags
