#pragma once

// The pieces of Billionaires & Guillotines by name. Clauses: docs/rules/guillotines.md; their
// figures come from data/guillotines.json through Rules (types.h).

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/enum_array.h"
#include "core/enum_set.h"
#include "core/seat.h"

namespace moneybags::guillotines {

// Two to five players (2.1), so an array per player is shorter than the core's array per chair.
inline constexpr std::size_t kMaxPlayers = 5;
template <class T>
using PerPlayer = EnumArray<Seat, T, kMaxPlayers>;
inline constexpr Seat kNobody{kMaxPlayers};

enum class Suit : std::uint8_t { Locks, Bolts, Diamonds, Dishes, Bombs };  // 1.1
inline constexpr std::size_t kSuits = 5;

// Markets and Asset types are one thing, in the order of the Markets' numbers (1.5).
enum class Market : std::uint8_t { Influence, Legacy, Toys, Power, Vanity, None };
inline constexpr std::size_t kMarkets = 5;
using MarketSet = EnumSet<Market, kMarkets>;
template <class T>
using PerMarket = EnumArray<Market, T, kMarkets>;

enum class Billionaire : std::uint8_t {  // 1.4
    MediaBaron,
    Aristocrat,
    TechOverlord,
    WarProfiteer,
    PropertySpeculator,
    None,
};
inline constexpr std::size_t kBillionaires = 5;
using BillionaireSet = EnumSet<Billionaire, kBillionaires>;
template <class T>
using PerBillionaire = EnumArray<Billionaire, T, kBillionaires>;

// An Asset is known by its type and its place in table 1.3: type * 4 + place; the starred one of
// each type stands last. What it is called is data (Rules::asset_ids).
enum class Asset : std::uint8_t { None = 31 };
inline constexpr std::size_t kAssets = 20;
inline constexpr unsigned kAssetsPerType = 4;
using AssetSet = EnumSet<Asset, kAssets>;
constexpr Asset asset_of(Market type, unsigned place) {
    return static_cast<Asset>(static_cast<unsigned>(type) * kAssetsPerType + place);
}
constexpr Market type_of(Asset asset) {
    return static_cast<Market>(static_cast<unsigned>(asset) / kAssetsPerType);
}
constexpr AssetSet assets_of_type(Market type) {
    return AssetSet::of_bits(0xFu << static_cast<unsigned>(type) * kAssetsPerType);
}

enum class Crisis : std::uint8_t {  // 1.6
    KillerRobots,
    Militias,
    Poverty,
    Famine,
    DoomsdayCults,
    Floods,
    Pandemics,
    HousingCrash,
    Wildfires,
    Droughts,
    ToxicSpill,
    BankRun,
    None,
};
inline constexpr std::size_t kCrises = 12;
using CrisisSet = EnumSet<Crisis, kCrises>;
template <class T>
using PerCrisis = EnumArray<Crisis, T, kCrises>;

// What a card is. Cards of one kind cannot be told apart (BG-R-18), so nothing numbers copies.
// 0 … 14 are Resource cards, suit * 3 + value - 1; then three Special Action cards; then the
// twelve Crises.
enum class Kind : std::uint8_t {
    Audit = 15,
    GameTheMarket,
    Scam,
    FirstCrisis,
    None = 30,
    Hidden,  // in a view: a card whose kind the seat may not know
};
inline constexpr std::size_t kKinds = 30;
inline constexpr unsigned kValues = 3;  // Resource cards show 1, 2 or 3 (1.1)
inline constexpr unsigned kResourceKinds = kSuits * kValues;

constexpr Kind resource(Suit suit, unsigned value) {
    return static_cast<Kind>(static_cast<unsigned>(suit) * kValues + value - 1);
}
constexpr Kind kind_of(Crisis crisis) {
    return static_cast<Kind>(static_cast<unsigned>(Kind::FirstCrisis) +
                             static_cast<unsigned>(crisis));
}
constexpr bool is_resource(Kind k) { return static_cast<unsigned>(k) < kResourceKinds; }
constexpr bool is_special(Kind k) { return k >= Kind::Audit && k <= Kind::Scam; }
constexpr bool is_crisis(Kind k) { return k >= Kind::FirstCrisis && k < Kind::None; }
constexpr Suit suit_of(Kind k) { return static_cast<Suit>(static_cast<unsigned>(k) / kValues); }
constexpr unsigned printed_value(Kind k) { return static_cast<unsigned>(k) % kValues + 1; }
constexpr Crisis crisis_of(Kind k) {
    return static_cast<Crisis>(static_cast<unsigned>(k) - static_cast<unsigned>(Kind::FirstCrisis));
}

enum class PanicCard : std::uint8_t {  // 1.7
    FascistRule,
    BreadAndCircuses,
    ForeignWar,
    MoralCrusade,
    CultureWar,
    None,
};
inline constexpr std::size_t kPanicCards = 5;

enum class Role : std::uint8_t {  // 1.8
    Banker,
    Celebrity,
    DisasterSpeculator,
    Gangster,
    PowerBroker,
    ScamArtist,
    InsiderTrader,
    Toady,
    VultureCapitalist,
    None,
};
inline constexpr std::size_t kRoles = 9;
using RoleSet = EnumSet<Role, kRoles>;

enum class Policy : std::uint8_t {  // 1.9; the first five favour the suits in their order
    RealEstateBonanza,
    BigTechUnleashed,
    InheritanceTaxAbolished,
    MediaMegaplex,
    WeaponsGalore,
    ArcheologicalDig,
    BillionaireAudited,
    NewRole,
    RepressTheRebels,
    TaxTyranny,
    None,
};
inline constexpr std::size_t kPolicies = 10;

enum class Reason : std::uint8_t { None, Assets, Puppet, Celebrity, Revolution, Stalemate };

}  // namespace moneybags::guillotines
