#pragma once

// Audits, by card or without one, and Gangster: BG-SPC-03, BG-POL-06, BG-PUP-10, BG-ROL-26.

#include "games/guillotines/ownership.h"

namespace moneybags::guillotines {

// BG-ROL-26, 27: Gangster may take what is audited, but neither from oneself (BG-R-53) nor the
// Asset that would complete one's five.
constexpr bool may_take_audited(const Asked& you, Asset asset) {
    if (you.role() != Role::Gangster) return false;
    AssetSet after = you.assets();
    if (after.has(asset)) return false;
    after.add(asset);
    return !would_win(you.rules, you.open, you.seat, after);
}

constexpr void list_audits(const Asked& you, Act act, auto& out) {
    for (const Asset asset : owned_by_anybody(you.open)) {
        const Choice::Word word = Choice::of(act) | Choice::asset<0>(asset);
        out.put(word);
        if (may_take_audited(you, asset)) out.put(word | Choice::of(Role::Gangster));
    }
}

constexpr Objection audit_objects(std::string_view clause, const Asked& you, const Move& move) {
    const Asset asset = move.assets[0];
    if (asset == Asset::None || owner(you.open, asset) == Billionaire::None) {
        return against(clause, "no-such-asset");
    }
    if (move.role != Role::Gangster || you.role() != Role::Gangster) {
        return against("BG-ROL-26", "no-gangster");
    }
    if (you.owns(asset)) return against("BG-R-53", "no-gangster");
    return against("BG-ROL-27", "would-complete");
}

// True: the game is over.
constexpr bool audit(auto& scene, Seat by, const Move& move) {
    const Asset asset = move.assets[0];
    const Billionaire from = owner(scene.open, asset);
    scene.open.stirred = true;
    scene.tell({.what = Happening::Audited, .seat = by, .billionaire = from, .asset = asset});
    if (move.role == Role::Gangster) {
        scene.reveal(by);
        hand_over(scene.open, asset, scene.open.who[by]);
        scene.tell(
            {.what = Happening::GangsterTook, .seat = by, .billionaire = from, .asset = asset});
    } else {
        return_asset(scene, asset);
    }
    return settle(scene);
}

// DP-23 with DP-10: an Audit without a card, or none.
template <Phase kPhase, Step kThen>
struct FreeAudit : Alone<Act::AuditPolicy> {
    static constexpr void list(const Asked& you, auto& out) {
        list_audits(you, Act::AuditPolicy, out);
        out.bare(Act::AuditPolicy);
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        return audit_objects(Point<kPhase>::kClause, you, move);
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        if (move.assets[0] == Asset::None) return kThen;
        return audit(scene, seat, move) ? Step::Wait : kThen;
    }
    static constexpr Move fallback(const Asked& you, const Choices&, Rng&) {
        AssetSet theirs = owned_by_anybody(you.open) - you.assets();
        if (you.rules.puppets) theirs = theirs - you.open.owned[you.open.puppet[you.seat]];
        return with_asset(Act::AuditPolicy, theirs.empty() ? Asset::None : theirs.lowest());
    }
};

}  // namespace moneybags::guillotines
