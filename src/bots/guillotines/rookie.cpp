#include "bots/guillotines/rookie.h"

#include <algorithm>
#include <cassert>

#include "bots/guillotines/acting.h"
#include "bots/guillotines/bargaining.h"
#include "bots/guillotines/governing.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {

namespace {

// What a Role is good for, on the whole.
double role_value(const Thought& t, Role role) {
    switch (role) {
        case Role::Banker:
            return 2.5;
        case Role::Celebrity:
            return t.worth.behind_by() > 1 && rebels_on_crises(t.open) >= 5 ? 3.5 : 1.5;
        case Role::DisasterSpeculator:
            return 2;
        case Role::Gangster:
            return 1.5;
        case Role::PowerBroker:
            return t.open.owned[t.worth.mine()].empty() ? 1.5 : 3;
        case Role::ScamArtist:
            return 2.5;
        case Role::InsiderTrader:
            return 1;
        case Role::Toady:
            return 1;
        case Role::VultureCapitalist:
            return 1.8;
        case Role::None:
            break;
    }
    return 0;
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
    const Stand stand = t.unseen.stand(puppet, market, false);
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

Move decide(const Thought& t) {
    const auto yes_if = [&](bool wanted) {
        return t.best([&](const Move& move) { return (move.act == Act::Yes) == wanted ? 1.0 : 0; });
    };
    const auto richest_card = [&] {
        return t.best([&](const Move& move) {
            return move.act == Act::Take ? t.worth.card(move.cards[0]) : 0.2;
        });
    };
    switch (t.open.phase) {
        case Phase::KeepRole:
            return t.best([&](const Move& move) { return role_value(t, move.role); });
        case Phase::CallEarlyEnd:
            return t.best([&](const Move& move) { return move.act == Act::GoOn ? 0.4 : 0.2; });
        case Phase::EarlyVote:
            return yes_if(missing(t.rules, t.open, t.worth.me()) > 1);
        case Phase::LevelVote:
        case Phase::SpecialsVote:
            return yes_if(t.luck.below(4) != 0);
        case Phase::DrawStep:
            return draw(t);
        case Phase::Action:
        case Phase::GamedBuy:
            return act(t);
        case Phase::Claim:
            return claim(t);
        case Phase::ScamAnswer:
            return t.best(
                [&](const Move& move) { return move.act == Act::ReturnIt ? 0.5 : t.whim(1.0); });
        case Phase::ScamGive:
        case Phase::Emergency:
            return t.best([&](const Move& move) { return giving_up(t, move); });
        case Phase::SpeculatorPick:
        case Phase::Dig:
            return richest_card();
        case Phase::CutHand:
            return t.best([&](const Move& move) {
                double price = 0;
                for (const Kind kind : move.cards) {
                    if (kind != Kind::None) price += t.worth.card(kind);
                }
                return -price;
            });
        case Phase::LateWindow:
        case Phase::Vulture:
        case Phase::Insider:
        case Phase::Speculate:
        case Phase::Celebrity:
            return t.best([&](const Move& move) {
                return move.act == Act::Hide ? 0.0 : reveal_value(t, move);
            });
        case Phase::Envelope:
            return fill_envelope(t);
        case Phase::HoldUp:
            return hold_up(t);
        case Phase::SetPolicy:
            return set_policy(t);
        case Phase::PolicyAudit:
        case Phase::PuppetAudit:
            return t.best([&](const Move& move) { return audit_value(t, move); });
        case Phase::Repress:
        case Phase::RemoveRebels:
            return t.best([&](const Move& move) { return 1.0 * t.open.rebels[move.crisis]; });
        case Phase::Tax:
            return pay_tax(t);
        case Phase::Dictate:
            return dictate(t);
        case Phase::Negotiate:
            return negotiate(t);
        case Phase::Consent:
            return consent(t);
        case Phase::PuppetShift:
            return t.best([&](const Move& move) { return shift_value(t, move); });
        case Phase::PuppetTrade:
            return t.best([&](const Move& move) {
                if (move.act == Act::Stop) return 0.2;
                AssetSet mine = t.open.owned[t.worth.mine()];
                const Billionaire puppet = t.open.puppet[t.worth.me()];
                AssetSet its = t.open.owned[puppet];
                mine.remove(move.assets[0]);
                mine.add(move.assets[1]);
                its.remove(move.assets[1]);
                its.add(move.assets[0]);
                return t.worth.change(t.worth.mine(), mine) + 0.5 * t.worth.change(puppet, its);
            });
        case Phase::ReturnRoles: {
            const double mine = role_value(t, t.seen.role[t.worth.me()]);
            return t.best([&](const Move& move) { return move.act == Act::KeepOld ? mine : 1.9; });
        }
        case Phase::OfferRoles:
            return t.best([&](const Move& move) { return move.act == Act::Draw ? 1.0 : 0; });
        default:
            return t.moves[t.luck.below(static_cast<std::uint32_t>(t.moves.size()))];
    }
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
    const Unseen unseen{rules, seen};
    const Outlook outlook{worth, unseen};
    return AnyMove::of(decide({rules, seen, seen.open, moves, worth, unseen, outlook, luck}));
}

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
std::span<const Level> levels_of<guillotines::Family>() {
    static constexpr Level kLevels[] = {{"rookie", seated<guillotines::RookieBot>}};
    return kLevels;
}

}  // namespace moneybags
