#pragma once

// What a seat may do and what luck may do. A move uses the fields named beside its act; all others
// must keep their "None" (seat: kNobody, ups: 0).

#include "core/choice.h"
#include "games/guillotines/pieces.h"

namespace moneybags::guillotines {

enum class Act : std::uint8_t {
    Pick,            // DP-01: billionaire
    KeepRole,        // DP-02, DP-24: role (DP-24: None keeps none of them)
    CallVote,        // DP-03: call the early-end vote
    GoOn,            // DP-03: do not
    Yes,             // DP-04, DP-36: agree. DP-29: accept the offer. DP-18: hold up
    No,              // DP-04, DP-36: refuse. DP-29: refuse the offer. DP-18: keep
    Reveal,          // a Role, with what it needs (all: role). DP-05, DP-06, DP-07 windows:
                     //   Banker, Toady: nothing more. PowerBroker (DP-13): assets[0] own Asset to
                     //   return, assets[1] Asset to take. ScamArtist: assets[0]. InsiderTrader
                     //   (DP-19): seat. DP-14 DisasterSpeculator; DP-31 Celebrity: nothing more.
                     //   DP-19 after hold-ups: InsiderTrader, seat. DP-17: VultureCapitalist.
                     //   DP-20: VultureCapitalist, seat whose Role is taken. DP-27: PowerBroker,
                     //   assets[0..2] to sacrifice in Market order
    Hide,            // DP-05 (W3), DP-14, DP-17, DP-19, DP-27, DP-31: reveal nothing
    Draw,            // DP-06: draw a card. DP-24: draw Roles
    Decline,         // DP-06, DP-24: do not draw
    Buy,             // DP-07: market, cards[0], cards[1] or None (the lower kind first).
                     // DP-08: market, cards[0] = GameTheMarket, cards[1] the extra card or None
    Invest,          // DP-07: cards[0], market
    ExchangeCard,    // DP-07, form A: cards[0], market
    ExchangeTops,    // DP-07, form B: market, other (the lower number first)
    Audit,           // DP-07: assets[0]; with Gangster (DP-10): role = Gangster
    Scam,            // DP-07: assets[0] theirs, assets[1] own
    GameTheMarket,   // DP-07
    Purchase,        // DP-07: assets[0] of a Puppet, cards[0..2] paid in order of kinds
    Pass,            // DP-07: no Action is legal. DP-28: pass, dropping what was put together
    Stop,            // DP-08: no Buy. DP-14, DP-22: no more cards. DP-16, DP-34: done
    Claim,           // DP-09: assets[0], or None to claim nothing
    ReturnIt,        // DP-11: the Asset goes back to its Market
    Swap,            // DP-11: swap it
    Give,            // DP-12: assets[0], own Asset for the one named
    Take,            // DP-14, DP-22: cards[0] from the Discard pile. DP-16: cards[0] out of the
                     //   envelope
    Put,             // DP-16: cards[0] into the envelope
    Discard,         // DP-15: cards[0..1], as many as the hand is over the limit, Crises last
    SetPolicy,       // DP-21: policy (None: none)
    AuditPolicy,     // DP-23: assets[0] (None: nobody); with Gangster: role = Gangster
    TakeRebel,       // DP-25, DP-30: crisis
    PayCards,        // DP-26: cards[0..2]
    PayAsset,        // DP-26: assets[0]
    Exempt,          // DP-26: can do neither
    OfferSwap,       // DP-28: assets[0] before assets[1] in table 1.3, of different players
    OfferAdd,        // DP-28: assets[0] goes to seat as well
    OfferSacrifice,  // DP-28: assets[0], next type of the Panic! card in Market order
    MakeOffer,       // DP-28: show the offer to the others
    Surrender,       // DP-32: assets[0] of one's own (None: owns none), assets[1] of one's Puppet
    KeepOld,         // DP-33: keep the unrevealed Role
    ReturnOld,       // DP-33: return it unseen
    TradePuppet,     // DP-34: assets[0] own, assets[1] of one's own Puppet
    Shift,           // DP-35: cards[0..2] discarded (all None: none), ups: bit i set = cards[i]
                     //   moves the die up, clear = down; of two equal cards an up comes first
};

struct Move {
    Act act{};
    Market market = Market::None;
    Market other = Market::None;
    Seat seat = kNobody;
    std::array<Kind, 3> cards{Kind::None, Kind::None, Kind::None};
    std::array<Asset, 3> assets{Asset::None, Asset::None, Asset::None};
    Role role = Role::None;
    Policy policy = Policy::None;
    Billionaire billionaire = Billionaire::None;
    Crisis crisis = Crisis::None;
    std::uint8_t ups = 0;

    constexpr bool operator==(const Move&) const = default;
};

// A move in eight bytes. Every field is kept as what it differs in from "None", so that a word of
// nothing but an act is a move of nothing but an act, and further fields are put in with |.
class Choice {
   public:
    using Word = std::uint64_t;
    Word word;

   private:
    template <class E>
    static constexpr Word field(E value, E none, unsigned at) {
        return (static_cast<Word>(value) ^ static_cast<Word>(none)) << at;
    }
    // Every field's "None" in its place.
    static constexpr Word kNone = Word{5} << 6 | Word{5} << 9 | Word{5} << 12 | Word{30} << 15 |
                                  Word{30} << 20 | Word{30} << 25 | Word{31} << 30 |
                                  Word{31} << 35 | Word{31} << 40 | Word{9} << 45 | Word{10} << 49 |
                                  Word{5} << 53 | Word{12} << 56;
    template <class E, unsigned Mask>
    static constexpr E back(Word word, unsigned at) {
        return static_cast<E>(word >> at & Mask);
    }

   public:
    static constexpr Word of(Act act) { return static_cast<Word>(act); }
    static constexpr Word of(Market m) { return field(m, Market::None, 6); }
    static constexpr Word second(Market m) { return field(m, Market::None, 9); }
    static constexpr Word of(Seat s) { return field(s, kNobody, 12); }
    template <unsigned I = 0>
    static constexpr Word card(Kind k) {
        return field(k, Kind::None, 15 + 5 * I);
    }
    template <unsigned I = 0>
    static constexpr Word asset(Asset a) {
        return field(a, Asset::None, 30 + 5 * I);
    }
    static constexpr Word of(Role r) { return field(r, Role::None, 45); }
    static constexpr Word of(Policy p) { return field(p, Policy::None, 49); }
    static constexpr Word of(Billionaire b) { return field(b, Billionaire::None, 53); }
    static constexpr Word of(Crisis c) { return field(c, Crisis::None, 56); }
    static constexpr Word ups(unsigned bits) { return static_cast<Word>(bits) << 60; }

    // For whoever needs but a part of the move.
    constexpr Act act() const { return static_cast<Act>(word & 0x3F); }
    constexpr Market market() const { return back<Market, 7>(word ^ kNone, 6); }
    template <unsigned I = 0>
    constexpr Kind card() const {
        return back<Kind, 31>(word ^ kNone, 15 + 5 * I);
    }
    template <unsigned I = 0>
    constexpr Asset asset() const {
        return back<Asset, 31>(word ^ kNone, 30 + 5 * I);
    }
    constexpr Policy policy() const { return back<Policy, 15>(word ^ kNone, 49); }

    static constexpr bool kOneMove = true;
    constexpr std::uint32_t count() const { return 1; }
    constexpr Move move(std::uint32_t = 0) const {
        const Word plain = word ^ kNone;
        return {.act = static_cast<Act>(plain & 0x3F),
                .market = back<Market, 7>(plain, 6),
                .other = back<Market, 7>(plain, 9),
                .seat = back<Seat, 7>(plain, 12),
                .cards = {back<Kind, 31>(plain, 15), back<Kind, 31>(plain, 20),
                          back<Kind, 31>(plain, 25)},
                .assets = {back<Asset, 31>(plain, 30), back<Asset, 31>(plain, 35),
                           back<Asset, 31>(plain, 40)},
                .role = back<Role, 15>(plain, 45),
                .policy = back<Policy, 15>(plain, 49),
                .billionaire = back<Billionaire, 7>(plain, 53),
                .crisis = back<Crisis, 15>(plain, 56),
                .ups = static_cast<std::uint8_t>(word >> 60 & 7)};
    }
    constexpr bool operator==(const Choice&) const = default;
};
static_assert(sizeof(Choice) == 8);
static_assert(Choice{Choice::of(Act::Pass)}.move() == Move{.act = Act::Pass});

// INV-10: no list has more than 255 options. The longest is the Action of a player who holds the
// Power Broker: with o Assets of one's own, t with others and m at Markets (o + t + m ≤ 20) at most
// Buy 15, Invest 10, Exchange 10 + 10, Audit o + t, Scam o * t, exchange by Role o * m: at most 45
// + 20 + o * (20 - o) ≤ 165, and Purchases (up to three ways to pay) where the Puppets own the
// rest. Swaps in Panic! are at most the pairs of 20 Assets, 190, less those of one owner.
inline constexpr std::size_t kMaxChoices = 255;
using Choices = ChoiceList<Choice, kMaxChoices>;

}  // namespace moneybags::guillotines
