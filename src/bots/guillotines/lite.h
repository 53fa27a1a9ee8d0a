#pragma once

// The light player of Billionaires & Guillotines: buys what it needs where its cards will do, gives
// up what it needs least, and lets the Rebels be bought off.

#include "bots/lite.h"
#include "games/guillotines/view.h"

namespace moneybags::guillotines {

class Lite {
   public:
    // `market` may hold cards that the seat does not know, and `offer` one it may not see: they are
    // not looked at.
    constexpr Lite(const Rules& rules, const Open& open, Seat me, const MarketCards& market,
                   const Offer& offer)
        : rules_(rules), open_(open), me_(me), mine_(open.who[me]), offer_(offer) {
        if (open.phase == Phase::Action || open.phase == Phase::GamedBuy) survey(market);
    }

    constexpr Favour operator()(const Choice& choice) const {
        using namespace lite_weight;
        switch (choice.act()) {
            case Act::Buy:
                return {buy(choice)};
            case Act::Invest:
                return {invest(choice)};
            case Act::ExchangeCard:
                return {exchange(choice)};
            case Act::ExchangeTops:
                return {kNever * 4};
            case Act::Audit:
            case Act::AuditPolicy:
            case Act::PayAsset:
            case Act::OfferSacrifice:
            case Act::Give:
            case Act::Surrender:
                return {lose(choice.asset())};
            case Act::Scam:
            case Act::Purchase:
                return {needs(choice.asset()) && !needs(choice.asset<1>()) ? kAlways : kNever};
            case Act::Claim:
                return {choice.asset() == Asset::None ? kNever
                        : needs(choice.asset())       ? kAlways
                                                      : kSeldom};
            case Act::Discard:
            case Act::PayCards:
                return {thrift(choice)};
            case Act::Take:
                return {kSeldom * points(choice.card())};
            case Act::SetPolicy:
                return {policy(choice.policy())};
            case Act::Yes:
                return {open_.phase == Phase::Consent ? (harmless() ? kAlways : kOften) : kSeldom};
            case Act::No:
                return {kSometimes};
            case Act::Draw:
            case Act::GoOn:
            case Act::MakeOffer:
                return {kAlways};
            case Act::Pass:
                return {open_.phase == Phase::Negotiate ? kNever : kOften};
            case Act::Hide:
            case Act::Stop:
            case Act::Exempt:
            case Act::KeepOld:
            case Act::TakeRebel:
            case Act::KeepRole:
            case Act::Pick:
            case Act::Swap:
                return {kOften};
            case Act::Reveal:
            case Act::Decline:
            case Act::Put:
            case Act::ReturnOld:
            case Act::ReturnIt:
                return {kSeldom};
            case Act::Shift:
                return {choice.card() == Kind::None ? kOften : kNever};
            case Act::GameTheMarket:
            case Act::CallVote:
            case Act::OfferSwap:
            case Act::OfferAdd:
            case Act::TradePuppet:
                return {kNever};
        }
        return {kNever};
    }

   private:
    // What lies at a Market for and against a Buy of ours, in quarters of a point; a hidden card is
    // against it by five on average.
    struct Stall {
        std::int8_t balance = 0;
        std::uint8_t hidden = 0;
        bool wanted = false;  // something that we need is for sale
        Kind top = Kind::None;
        constexpr bool operator==(const Stall&) const = default;
    };

    constexpr void survey(const MarketCards& market) {
        const Suit suit = rules_.billionaires[mine_].suit;
        std::size_t at = 0;
        for (std::size_t m = 0; m < kMarkets; ++m) {
            Stall& stall = stalls_.items[m];
            for (std::size_t i = 0; i < open_.cards.items[m]; ++i) {
                const MarketCard card = market[at++];
                const bool mine = card.is_invested() && card.investor() == me_;
                if (!card.is_face_up() && !mine) {
                    stall.balance = static_cast<std::int8_t>(stall.balance - 5);
                    ++stall.hidden;
                    continue;
                }
                if (card.is_face_up()) stall.top = card.kind();
                const auto worth = 4 * static_cast<int>(points(card.kind()));
                const bool helps = is_resource(card.kind()) && suit_of(card.kind()) == suit;
                stall.balance = static_cast<std::int8_t>(stall.balance + (helps ? worth : -worth));
            }
            // Assets of one type are alike to whoever has none of them.
            const AssetSet sold = assets_at(open_, static_cast<Market>(m));
            stall.wanted = !sold.empty() && needs(sold.lowest());
        }
        // Among hidden cards there may be a Crisis; the more Rebels there are, the worse that is.
        if (open_.level > 1 && missing(rules_, open_, mine_) > 1) {
            fear_ = static_cast<int>(rebels_on_crises(open_));
        }
    }

    constexpr unsigned points(Kind kind) const {
        return kind == Kind::None ? 0 : effective(rules_, open_, kind);
    }
    constexpr bool needs(Asset asset) const {
        return asset != Asset::None && is_needed(rules_, open_, mine_, asset);
    }
    constexpr bool is_own_suit(Kind kind) const {
        return is_resource(kind) && suit_of(kind) == rules_.billionaires[mine_].suit;
    }

    constexpr std::uint32_t buy(const Choice& choice) const {
        using namespace lite_weight;
        const Stall& stall = stalls_[choice.market()];
        if (!stall.wanted) return kNever;
        const int margin = stall.balance + 4 * static_cast<int>(points(choice.card())) +
                           4 * static_cast<int>(points(choice.card<1>())) - stall.hidden * fear_;
        if (margin >= 6) return kAlways;
        if (margin >= 3) return kAlways / 4;
        return margin >= 0 ? kOften : margin >= -3 ? kSeldom : kNever;
    }
    constexpr std::uint32_t invest(const Choice& choice) const {
        using namespace lite_weight;
        const Kind kind = choice.card();
        const bool wanted = stalls_[choice.market()].wanted;
        if (is_own_suit(kind)) return wanted ? kSeldom * points(kind) : kNever;
        return kNever;
    }
    constexpr std::uint32_t exchange(const Choice& choice) const {
        using namespace lite_weight;
        const Stall& stall = stalls_[choice.market()];
        const Kind given = choice.card();
        int gain = static_cast<int>(points(stall.top)) - static_cast<int>(points(given));
        if (is_crisis(given)) gain -= 4;  // somebody would Activate it
        if (is_crisis(stall.top)) gain -= 6;
        if (stall.wanted) gain += is_own_suit(given) ? 2 : is_own_suit(stall.top) ? -2 : 1;
        return gain > 0 ? kSometimes * static_cast<unsigned>(gain) : kNever;
    }

    // How gladly we see an Asset go: one that nobody needs, or one that a rival does.
    constexpr std::uint32_t lose(Asset asset) const {
        using namespace lite_weight;
        if (asset == Asset::None) return kSometimes;
        const Billionaire whose = owner(open_, asset);
        const bool wanted = whose != Billionaire::None && is_needed(rules_, open_, whose, asset);
        if (whose == mine_) return wanted ? kNever : kOften;
        if (open_.phase == Phase::Negotiate) return wanted ? kSometimes : kAlways;
        if (!wanted) return kNever;
        return missing(rules_, open_, whose) <= 2 ? kAlways : kSometimes;
    }
    constexpr std::uint32_t thrift(const Choice& choice) const {
        const unsigned sum =
            points(choice.card()) + points(choice.card<1>()) + points(choice.card<2>());
        return sum > 6 ? lite_weight::kNever : lite_weight::kAlways >> 2 * sum;
    }
    constexpr std::uint32_t policy(Policy policy) const {
        using namespace lite_weight;
        switch (policy) {
            case Policy::None:
                return kSeldom;
            case Policy::RepressTheRebels:
                return kSometimes * (1 + rebels_on_crises(open_));
            case Policy::TaxTyranny:
                return kSeldom;
            case Policy::ArcheologicalDig:
            case Policy::BillionaireAudited:
            case Policy::NewRole:
                return kSometimes;
            default:
                return static_cast<Suit>(policy) == rules_.billionaires[mine_].suit ? kOften
                                                                                    : kNever;
        }
    }
    // Does the offer that was made leave us what we need?
    constexpr bool harmless() const {
        AssetSet left = open_.owned[mine_];
        for (std::size_t i = 0; i < offer_.sacrificed; ++i) left.remove(offer_.sacrifice[i]);
        for (std::size_t i = 0; i < offer_.made; ++i) {
            left.remove(offer_.steps[i].given);
            if (offer_.steps[i].is_swap()) left.remove(offer_.steps[i].back);
        }
        return missing(rules_.billionaires[mine_], left) == missing(rules_, open_, mine_);
    }

    const Rules& rules_;
    const Open& open_;
    Seat me_;
    Billionaire mine_;
    const Offer& offer_;
    PerMarket<Stall> stalls_{};
    int fear_ = 0;  // of each hidden card
};

constexpr Lite lite(const Rules& rules, const State& state, Seat seat) {
    return {rules, state.open, seat, state.secret.market, state.secret.offer};
}
constexpr Lite lite(const Rules& rules, const View& seen) {
    return {rules, seen.open, seen.me, seen.market, seen.offer};
}

}  // namespace moneybags::guillotines
