#pragma once

// The figures of data/guillotines.json once more, as constants, so that worked examples can be
// checked by the compiler. A test holds them against what the loader makes of the file.

#include <string_view>

#include "games/guillotines/game.h"

namespace moneybags::guillotines::stories {

// ---- pieces by name ----

inline constexpr Seat P1{0}, P2{1}, P3{2}, P4{3}, P5{4};

inline constexpr Asset kLobbyists{0}, kThinkTank{1}, kSocialMedia{2}, kPyramidScheme{3};
inline constexpr Asset kEnclave{4}, kArtHoard{5}, kScamCharity{6}, kCryogenicLab{7};
inline constexpr Asset kMegaYacht{8}, kPersonalZoo{9}, kPrivateIsland{10}, kLuxuryJet{11};
inline constexpr Asset kMercenaryArmy{12}, kTabloidEmpire{13}, kSpaceProgram{14}, kLawyers{15};
inline constexpr Asset kNobleEstate{16}, kGolfPlantation{17}, kCelebritySpouse{18}, kCult{19};

constexpr Kind locks(unsigned value) { return resource(Suit::Locks, value); }
constexpr Kind bolts(unsigned value) { return resource(Suit::Bolts, value); }
constexpr Kind diamonds(unsigned value) { return resource(Suit::Diamonds, value); }
constexpr Kind dishes(unsigned value) { return resource(Suit::Dishes, value); }
constexpr Kind bombs(unsigned value) { return resource(Suit::Bombs, value); }

inline constexpr Kind kKillerRobots = kind_of(Crisis::KillerRobots);
inline constexpr Kind kFloods = kind_of(Crisis::Floods);
inline constexpr Kind kWildfires = kind_of(Crisis::Wildfires);
inline constexpr Kind kDroughts = kind_of(Crisis::Droughts);

// ---- the figures ----

struct Settings {
    bool puppets = true;  // matters with two players only
    bool specials = true;
    bool level_up = false;
    bool early_end = true;
    bool deal = false;
    Seat starter = kNobody;
    std::uint16_t turn_limit = 500;
};

constexpr AssetId asset_id(std::string_view text) {
    AssetId id{};
    for (std::size_t i = 0; i < text.size(); ++i) id[i] = text[i];
    return id;
}

constexpr BillionaireFigures needs(Suit suit, Market twice, Market none) {
    BillionaireFigures b;
    b.suit = suit;
    b.twice = twice;
    b.first = 0x11111u & ~(1u << 4 * static_cast<unsigned>(none));
    b.second = 1u << 4 * static_cast<unsigned>(twice);
    b.needs = 5;
    return b;
}

constexpr void put_cards(Rules& r) {  // 1.1, 1.2, 1.6
    for (unsigned k = 0; k < kResourceKinds; ++k) {
        r.resources += Bag::of(static_cast<Kind>(k), 3);
        r.value[k] = static_cast<std::uint8_t>(k % 3 + 1);
    }
    r.special_cards = Bag::of(Kind::Audit, 2) + Bag::of(Kind::GameTheMarket) + Bag::of(Kind::Scam);
    r.value[static_cast<std::size_t>(Kind::Audit)] = 3;
    r.value[static_cast<std::size_t>(Kind::GameTheMarket)] = 2;
    r.value[static_cast<std::size_t>(Kind::Scam)] = 3;
    for (std::size_t c = 0; c < kCrises; ++c) {
        r.value[static_cast<std::size_t>(Kind::FirstCrisis) + c] = 3;
        r.rebels_of.items[c] = static_cast<std::uint8_t>(3 - c / 4);  // four of each strength
    }
}

constexpr void put_assets(Rules& r) {  // 1.3
    constexpr std::array<std::string_view, kAssets> names = {
        "political-lobbyists", "think-tank",      "social-media-company",  "pyramid-scheme",
        "corporate-enclave",   "art-hoard",       "scam-charity",          "cryogenic-lab",
        "mega-yacht",          "personal-zoo",    "private-island",        "luxury-jet",
        "mercenary-army",      "tabloid-empire",  "private-space-program", "gang-of-lawyers",
        "noble-estate",        "golf-plantation", "celebrity-spouse",      "cult-of-personality"};
    for (std::size_t i = 0; i < kAssets; ++i) r.asset_ids[i] = asset_id(names[i]);
    r.bunker = {kLobbyists, kEnclave, kPrivateIsland, kMercenaryArmy, kNobleEstate};
}

constexpr Rules figures(int players, int level, Settings with = {}) {
    Rules r;
    r.players = static_cast<std::uint8_t>(players);
    r.level = static_cast<std::uint8_t>(level);
    r.puppets = players == 2 && with.puppets;
    r.specials = with.specials;
    r.level_up = with.level_up;
    r.early_end = with.early_end;
    r.questions = true;
    r.deal_billionaires = with.deal;
    r.starter = with.starter;
    r.turn_limit = with.turn_limit;
    put_cards(r);
    put_assets(r);
    using enum Market;
    r.billionaires[Billionaire::MediaBaron] = needs(Suit::Dishes, Influence, Toys);  // 1.4
    r.billionaires[Billionaire::Aristocrat] = needs(Suit::Diamonds, Legacy, Power);
    r.billionaires[Billionaire::TechOverlord] = needs(Suit::Bolts, Toys, Vanity);
    r.billionaires[Billionaire::WarProfiteer] = needs(Suit::Bombs, Power, Influence);
    r.billionaires[Billionaire::PropertySpeculator] = needs(Suit::Locks, Vanity, Legacy);
    r.panic_types = {
        MarketSet{Influence, Legacy, Power },
        MarketSet{Legacy,    Toys,   Vanity},
        MarketSet{Influence, Toys,   Power },
        MarketSet{Legacy,    Power,  Vanity},
        MarketSet{Influence, Toys,   Vanity}
    };     // 1.7
    r.role_level = {3, 3, 3, 3, 3, 3, 4, 4, 4};  // 1.8
    r.cards_by_assets = {0, 4, 3, 2};            // 1.5
    r.starting_assets = r.puppets ? 2 : 3;
    r.crises_added = r.puppets ? 3 : 4;
    r.starred = players >= 4 || r.puppets;
    return r;
}

}  // namespace moneybags::guillotines::stories
