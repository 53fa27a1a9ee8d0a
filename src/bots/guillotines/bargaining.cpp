#include "bots/guillotines/bargaining.h"

#include <algorithm>

#include "games/guillotines/table.h"

namespace moneybags::guillotines {

namespace {

using Boards = PerBillionaire<AssetSet>;

// How the boards would lie after an offer.
Boards after(const Thought& t, const Offer& offer) {
    Boards boards = t.open.owned;
    const auto holder = [&](Asset asset) {
        for (std::size_t i = 0; i < kBillionaires; ++i) {
            if (boards.items[i].has(asset)) return static_cast<Billionaire>(i);
        }
        return Billionaire::None;
    };
    const auto pass = [&](Asset asset, Billionaire to) {
        boards[holder(asset)].remove(asset);
        boards[to].add(asset);
    };
    for (std::size_t i = 0; i < offer.made; ++i) {
        const OfferStep& step = offer.steps[i];
        if (step.is_swap()) {
            const Billionaire one = holder(step.given), other = holder(step.back);
            pass(step.given, other);
            pass(step.back, one);
        } else {
            pass(step.given, t.open.who[step.to]);
        }
    }
    for (std::size_t i = 0; i < offer.sacrificed; ++i) {
        boards[holder(offer.sacrifice[i])].remove(offer.sacrifice[i]);
    }
    return boards;
}

// What an offer is worth to a player: his own boards, less a part of what the others gain.
double worth_to(const Thought& t, Seat seat, const Offer& offer) {
    const Boards boards = after(t, offer);
    double worth = 0;
    for (const Seat each : all_seats(t.rules)) {
        for (const Billionaire b : {t.open.who[each], t.open.puppet[each]}) {
            if (b == Billionaire::None) continue;
            const double more = t.worth.holding(b, boards[b]) - t.worth.holding(b, t.open.owned[b]);
            if (each == seat) {
                worth += more;
            } else if (more > thumb::kWin / 2) {
                worth -= thumb::kWin;
            } else {
                worth -= 0.2 * more;
            }
        }
    }
    if (offer.sacrificed == kSacrificed) worth -= t.worth.rebels(-3);
    return worth;
}

Offer with(Offer offer, const Move& move) {
    if (move.act == Act::OfferSwap) {
        offer.steps[offer.made].given = move.assets[0];
        offer.steps[offer.made].back = move.assets[1];
        ++offer.made;
    } else if (move.act == Act::OfferSacrifice) {
        offer.sacrifice[offer.sacrificed++] = move.assets[0];
    }
    return offer;
}

}  // namespace

// A trade that both like, or a sacrifice that hurts least: unneeded Assets first, and rather the
// others' than one's own. Additions are left to people.
Move negotiate(const Thought& t) {
    const Offer& now = t.seen.offer;
    const Move* best = nullptr;
    double most = 0.5;
    for (const Move& move : t.moves) {
        if (move.act == Act::MakeOffer) return move;  // what was put together is meant
    }
    for (const Move& move : t.moves) {
        double value = -1e9;
        // What was refused is not asked for again.
        if (t.memory.has_made(t.seen, with(now, move))) continue;
        if (move.act == Act::OfferSwap && now.empty()) {
            const Offer offer = with(now, move);
            const Seat one = controller(t.rules, t.open, owner(t.open, move.assets[0]));
            const Seat other = controller(t.rules, t.open, owner(t.open, move.assets[1]));
            if (one != t.worth.me() && other != t.worth.me()) continue;
            const Seat partner = one == t.worth.me() ? other : one;
            if (worth_to(t, partner, offer) > 0.5) value = worth_to(t, t.worth.me(), offer);
        } else if (move.act == Act::OfferSacrifice) {
            const Asset asset = move.assets[0];
            const Billionaire b = owner(t.open, asset);
            AssetSet without = t.open.owned[b];
            without.remove(asset);
            const double hurt = t.worth.holding(b, t.open.owned[b]) - t.worth.holding(b, without);
            const bool own = controller(t.rules, t.open, b) == t.worth.me();
            const double threat = -t.worth.rebels(-3);
            value = now.sacrificed > 0 ? 50 - hurt : threat + 3 - hurt * (own ? 0.7 : 0.5);
        }
        value += t.whim(0.5);
        if (value > most) {
            most = value;
            best = &move;
        }
    }
    if (best != nullptr) return *best;
    for (const Move& move : t.moves) {
        if (move.act == Act::Pass) return move;
    }
    return t.moves.front();
}

Move consent(const Thought& t) {
    const double worth = worth_to(t, t.worth.me(), t.seen.offer);
    return t.best([&](const Move& move) { return move.act == Act::Yes ? worth : 0.0; });
}

Move dictate(const Thought& t) {
    return t.best([&](const Move& move) {
        if (move.act != Act::Reveal) return 0.5;
        double worth = -t.worth.rebels(-3);
        for (const Asset asset : move.assets) {
            if (asset != Asset::None) worth += t.worth.loss(owner(t.open, asset), asset);
        }
        return worth;
    });
}

}  // namespace moneybags::guillotines
