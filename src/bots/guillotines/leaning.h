#pragma once

// How a temper shows in Billionaires & Guillotines: in bargaining, and in what is done to others.

#include "bots/temper.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {

constexpr int temperature(const Rules&) { return 50; }  // in hundredths; lower is stricter

// In 1/1024 nats.
constexpr int leaning(Temper temper, const Rules&, const View& seen, const Move& move) {
    const bool attacks = move.act == Act::Audit || move.act == Act::Scam ||
                         (move.act == Act::AuditPolicy && move.assets[0] != Asset::None);
    const bool accepts = move.act == Act::Yes && seen.open.offer_made;
    const bool refuses = move.act == Act::No && seen.open.offer_made;
    const bool gives = move.act == Act::OfferAdd && move.seat != seen.me;
    switch (temper) {
        case Temper::Honest:
            return (accepts ? 256 : 0) + (gives ? 128 : 0) - (attacks ? 384 : 0);
        case Temper::Sly:
            return (attacks ? 384 : 0) + (move.act == Act::Hide ? 128 : 0);
        case Temper::Greedy:
            return (refuses ? 256 : 0) - (gives ? 512 : 0) - (move.act == Act::PayAsset ? 256 : 0) +
                   (move.act == Act::Buy || move.act == Act::Purchase ? 128 : 0);
        case Temper::Cautious:
            return (accepts ? 256 : 0) + (move.act == Act::Stop ? 128 : 0) -
                   (move.act == Act::Invest ? 128 : 0) - (attacks ? 128 : 0);
    }
    return 0;
}

}  // namespace moneybags::guillotines
