#include "table/plea.h"

#include "games/guillotines/game.h"
#include "notation/guillotines/describe.h"

namespace moneybags::guillotines {

namespace {

struct Pleader {
    const Rules& rules;
    const View& seen;
    const Seat by;

    const Open& open = seen.open;
    const bool is_own = seen.me == by;
    const BillionaireFigures& needs_of(Seat seat) const {
        return rules.billionaires[open.who[seat]];
    }
    Plea::Figure needs() const { return counted("needs", needs_of(by).needs); }
    static Plea::Figure market_called(Market m) {
        return worded("market", "market." + std::string(codec::name_of(m)));
    }
    Plea::Figure asset_called(Asset asset) const {
        return worded("asset", "asset." + id_of(rules, asset));
    }

    // What these Assets would do for what is still missing, if anything.
    std::optional<Plea> with(AssetSet owned, Asset gained) const {
        const unsigned before = missing(rules, open, by), after = missing(needs_of(by), owned);
        if (after >= before) return {};
        if (after == 0) return Plea{"completes", {asset_called(gained), needs()}};
        return Plea{"short", {asset_called(gained), counted("n", after), needs()}};
    }
    std::optional<Plea> rival(Asset asset) const {
        for (const Seat seat : all_seats(rules)) {
            if (seat == by || !own(open, seat).has(asset)) continue;
            return Plea{"rival",
                        {somebody("who", seat), counted("n", missing(rules, open, seat)),
                         counted("needs", needs_of(seat).needs)}};
        }
        return {};
    }
    std::optional<Plea> claim(Asset asset) const {
        if (asset == Asset::None) return {};
        AssetSet owned = own(open, by);
        owned.add(asset);
        if (auto found = with(owned, asset)) return found;
        for (const Seat seat : all_seats(rules)) {
            if (seat == by || !is_needed(rules, open, open.who[seat], asset)) continue;
            return Plea{"denies", {somebody("who", seat), asset_called(asset)}};
        }
        return {};
    }
    std::optional<Plea> buy(Market market) const {
        for (const Asset asset : assets_at(open, market)) {
            if (!is_needed(rules, open, open.who[by], asset)) continue;
            return Plea{"market",
                        {market_called(market), counted("n", missing(rules, open, by)), needs()}};
        }
        return known(market);
    }
    std::optional<Plea> known(Market market) const {
        if (!is_own) return {};
        const std::size_t first = bottom(open, market);
        for (std::size_t i = first; i < first + open.cards[market]; ++i) {
            if (seen.market[i].kind() == Kind::Hidden) return {};
        }
        if (open.cards[market] == 0) return {};
        return Plea{"known", {market_called(market)}};
    }
    std::optional<Plea> scam(Asset theirs, Asset mine) const {
        AssetSet owned = own(open, by);
        owned.remove(mine);
        owned.add(theirs);
        if (auto found = with(owned, theirs)) return found;
        return rival(theirs);
    }
    std::optional<Plea> rebels() const {
        const unsigned out = rebels_on_crises(open);
        if (out == 0) return {};
        return Plea{"rebels", {counted("n", out), counted("most", rules.rebels)}};
    }
    // What everybody would have if the offer were carried out.
    AssetSet after_offer() const {
        PerPlayer<AssetSet> hands{};
        for (const Seat seat : all_seats(rules)) hands[seat] = own(open, seat);
        const auto owner_of = [&](Asset asset) {
            for (const Seat seat : all_seats(rules)) {
                if (hands[seat].has(asset)) return seat;
            }
            return kNobody;
        };
        const auto move_to = [&](Asset asset, Seat to) {
            for (const Seat seat : all_seats(rules)) hands[seat].remove(asset);
            if (to != kNobody) hands[to].add(asset);
        };
        for (std::size_t i = 0; i < seen.offer.made; ++i) {
            const OfferStep& step = seen.offer.steps[i];
            if (step.is_swap()) {
                const Seat one = owner_of(step.given), other = owner_of(step.back);
                move_to(step.given, other);
                move_to(step.back, one);
            } else {
                move_to(step.given, step.to);
            }
        }
        for (std::size_t i = 0; i < seen.offer.sacrificed; ++i) {
            move_to(seen.offer.sacrifice[i], kNobody);
        }
        return hands[by];
    }
    std::optional<Plea> consent() const {
        const unsigned before = missing(rules, open, by);
        const unsigned after = missing(needs_of(by), after_offer());
        if (before == after) return rebels();
        return Plea{"offer", {counted("n", after), counted("before", before), needs()}};
    }

    std::optional<Plea> plead(const Move& move) const {
        if (open.who[by] == Billionaire::None) return {};
        switch (move.act) {
            case Act::Claim:
                return claim(move.assets[0]);
            case Act::Buy:
                // What somebody else runs is not for oneself.
                if (open.puppet_buys) return {};
                return buy(move.market);
            case Act::Scam:
                return scam(move.assets[0], move.assets[1]);
            case Act::Audit:
            case Act::AuditPolicy:
                if (move.assets[0] == Asset::None) return {};
                return rival(move.assets[0]);
            case Act::TakeRebel:
                return rebels();
            case Act::OfferSacrifice:
                if (!is_own) return {};  // an offer is put together in secret
                return rebels();
            case Act::SetPolicy:
                if (move.policy != Policy::RepressTheRebels) return {};
                return rebels();
            case Act::Yes:
            case Act::No:
                if (!is_own || open.phase != Phase::Consent) return {};  // given in secret
                return consent();
            default:
                return {};
        }
    }
};

}  // namespace

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
std::optional<Plea> plea_of<guillotines::Family>(const Deed& deed) {
    using namespace guillotines;
    const View seen = deed.view.as<View>();
    return Pleader{rules_of<Family>(deed.game), seen, deed.by}.plead(deed.move.as<Move>());
}

}  // namespace moneybags
