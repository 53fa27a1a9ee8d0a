#include "games/guillotines/load.h"

#include <algorithm>

#include "games/data.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {

namespace json = boost::json;

namespace {

using Words = Datum::Words;

// As they stand in the data file, in the order of the enums.
const Words kSuitNames = {"locks", "bolts", "diamonds", "dishes", "bombs"};
const Words kSpecialNames = {"audit", "game-the-market", "scam"};
const Words kMarketNames = {"influence", "legacy", "toys", "power", "vanity"};
const Words kBillionaireNames = {"media-baron", "aristocrat", "tech-overlord", "war-profiteer",
                                 "property-speculator"};
const Words kCrisisNames = {"killer-robots",  "militias", "poverty",     "famine",
                            "doomsday-cults", "floods",   "pandemics",   "housing-crash",
                            "wildfires",      "droughts", "toxic-spill", "bank-run"};
const Words kPanicNames = {"fascist-rule", "bread-and-circuses", "foreign-war", "moral-crusade",
                           "culture-war"};
const Words kRoleNames = {"banker",         "celebrity",    "disaster-speculator",
                          "gangster",       "power-broker", "scam-artist",
                          "insider-trader", "toady",        "vulture-capitalist"};
const Words kPolicyNames = {
    "real-estate-bonanza", "big-tech-unleashed", "inheritance-tax-abolished", "media-megaplex",
    "weapons-galore",      "archeological-dig",  "billionaire-audited",       "new-role",
    "repress-the-rebels",  "tax-tyranny"};

// A hand is listed card by card (lister.h): a Banker's, with two more out of the Discard pile.
constexpr int kMostLimit = static_cast<int>(kMostInHand) - 2;
constexpr int kMostValue = 9;  // of a Special Action card or a Crisis

class Loader {
   public:
    Loader(std::string_view text, std::string_view file) : data_(text, file) {}

    Result<Rules> rules(const Ruleset& ruleset, int players, const Options& options) {
        root_.only({"format", "ruleset", "about", "figures", "resources", "specials", "markets",
                    "cards_by_assets", "assets", "billionaires", "crises", "panic_cards", "roles",
                    "policies"});
        root_["format"].number(1, 1);
        root_["ruleset"].word({ruleset.id});
        Rules r;
        r.players = static_cast<std::uint8_t>(players);
        r.puppets = players == 2 && options.at("puppets").as_bool();  // BG-OPT-04
        r.starred = players >= 4 || r.puppets;                        // 2.1
        figures(r);
        resources(r);
        specials(r);
        markets();
        cards_by_assets(r);
        assets(r);
        billionaires(r);
        crises(r);
        panic_cards(r);
        roles(r);
        policies();
        enough_cards(r);
        if (!data_.ok()) return data_.problem();
        return r;
    }

   private:
    std::uint8_t whole(std::string_view key, int least, int most) {
        return byte(root_["figures"][key].sourced().number(least, most));
    }
    static std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

    void figures(Rules& r) {
        root_["figures"].only({"hand_limit", "banker_limit", "crisis_value", "crises_added",
                               "crises_added_puppets", "crises_shown", "rebels", "panic_at",
                               "assets_puppets", "puppet_hand", "purchase_price", "tax",
                               "toady_points", "bunker_least", "laps", "steps"});
        const int crises = static_cast<int>(kCrises);
        r.hand_limit = whole("hand_limit", 1, kMostLimit);
        r.banker_limit = whole("banker_limit", r.hand_limit, kMostLimit);
        const std::uint8_t value = whole("crisis_value", 0, kMostValue);
        for (std::size_t c = 0; c < kCrises; ++c) {
            r.value[static_cast<std::size_t>(kind_of(static_cast<Crisis>(c)))] = value;
        }
        const std::uint8_t usual = whole("crises_added", 1, crises);
        const std::uint8_t with_puppets = whole("crises_added_puppets", 1, crises);
        r.crises_added = r.puppets ? with_puppets : usual;
        r.crises_shown = whole("crises_shown", 0, crises);
        r.rebels = whole("rebels", 2, 30);
        r.panic_at = whole("panic_at", 1, r.rebels);
        const std::uint8_t fewer = whole("assets_puppets", 1, 3);
        r.starting_assets = r.puppets ? fewer : std::uint8_t{3};
        r.puppet_hand = whole("puppet_hand", 0, 99);
        r.purchase_price = whole("purchase_price", 1, 9);
        r.tax = whole("tax", 1, 9);
        r.toady_points = whole("toady_points", 1, 99);
        r.bunker_least = whole("bunker_least", 1, 5);
        r.laps = whole("laps", 1, 9);
        r.steps = whole("steps", 1, static_cast<int>(kMaxSteps));
    }

    // Lists whose entries stand in the order of an enum, each named by `key`. Calls `read` with
    // each entry and its place.
    template <class Read>
    void named_list(std::string_view list, std::string_view key, const Words& names, Words keys,
                    const Read& read) {
        std::size_t i = 0;
        for (const Datum& entry : root_[list].list(names.size(), names.size())) {
            Words known = keys;
            known.push_back(key);
            const Words sources = known;
            known.push_back("provenance");
            entry.only(known);
            entry["provenance"].only(sources);
            entry[key].word({names[i]});
            entry.sources(keys);
            read(entry, i++);
        }
    }

    template <class E>
    static E one_of(const Words& names, const Datum& entry) {
        return static_cast<E>(entry.word(names));
    }
    static MarketSet types(const Datum& names, std::size_t count) {
        MarketSet set;
        for (const Datum& name : names.list(count, count)) {
            const auto m = one_of<Market>(kMarketNames, name);
            if (set.has(m)) names.refuse("names " + json::serialize(name.value()) + " twice");
            set.add(m);
        }
        return set;
    }

    // 1.1. A heap of cards has room for three copies of a kind.
    void resources(Rules& r) {
        named_list("resources", "suit", kSuitNames, {"copies"},
                   [&](const Datum& entry, std::size_t i) {
                       unsigned v = 0;
                       for (const Datum& copies : entry["copies"].list(kValues, kValues)) {
                           const Kind k = resource(static_cast<Suit>(i), ++v);
                           r.resources += Bag::of(k, copies_of(copies, 1));
                           r.value[static_cast<std::size_t>(k)] = static_cast<std::uint8_t>(v);
                       }
                   });
    }
    static unsigned copies_of(const Datum& entry, int least) {
        return static_cast<unsigned>(entry.number(least, static_cast<int>(Bag::kMostCopies)));
    }

    // 1.2.
    void specials(Rules& r) {
        named_list("specials", "card", kSpecialNames, {"copies", "value"},
                   [&](const Datum& entry, std::size_t i) {
                       const Kind k = static_cast<Kind>(static_cast<std::size_t>(Kind::Audit) + i);
                       r.special_cards += Bag::of(k, copies_of(entry["copies"], 0));
                       r.value[static_cast<std::size_t>(k)] =
                           byte(entry["value"].number(1, kMostValue));
                   });
    }

    // 1.5: the numbers are the dice's, and the order in which Markets are dealt to.
    void markets() {
        named_list("markets", "market", kMarketNames, {"number"},
                   [&](const Datum& entry, std::size_t i) {
                       const int number = static_cast<int>(i) + 1;
                       entry["number"].number(number, number);
                   });
    }

    void cards_by_assets(Rules& r) {
        const std::size_t counts = r.cards_by_assets.size();
        std::size_t n = 0;
        for (const Datum& count : root_["cards_by_assets"].sourced().list(counts, counts)) {
            // A closed Market has none.
            r.cards_by_assets[n] = byte(n == 0 ? count.number(0, 0) : count.number(1, 8));
            ++n;
        }
    }

    // 1.3: three unstarred and one starred of each type; the starred one takes the last place.
    void assets(Rules& r) {
        Ids ids;
        std::array<unsigned, kMarkets> plain{};
        std::array<unsigned, kMarkets> starred{};
        for (const Datum& entry : root_["assets"].list(kAssets, kAssets)) {
            const Words keys = {"id", "type", "star", "bunker"};
            entry.only({"id", "type", "star", "bunker", "provenance"});
            entry.sources(keys);
            entry["provenance"].only(keys);
            const std::string id = entry.id(AssetId{}.size() - 1, ids);
            const auto type = one_of<Market>(kMarketNames, entry["type"]);
            const bool star = entry["star"].yes_or_no();
            auto& place = (star ? starred : plain)[static_cast<std::size_t>(type)];
            if (place == (star ? 1u : kAssetsPerType - 1)) {
                entry["type"].refuse(
                    "each type has three unstarred Assets and one starred; this is one too many");
                continue;
            }
            const Asset asset = asset_of(type, star ? kAssetsPerType - 1 : place);
            ++place;
            if (entry["bunker"].yes_or_no()) r.bunker.add(asset);
            std::copy(id.begin(), id.end(), r.asset_ids[static_cast<std::size_t>(asset)].begin());
        }
    }

    // 1.4: two of one type and one each of three others.
    void billionaires(Rules& r) {
        BillionaireSet doubled;
        std::array<bool, kSuits> favoured{};
        named_list("billionaires", "billionaire", kBillionaireNames,
                   {"suit", "needs_two", "needs_one"}, [&](const Datum& entry, std::size_t i) {
                       BillionaireFigures& b = r.billionaires[static_cast<Billionaire>(i)];
                       b.suit = one_of<Suit>(kSuitNames, entry["suit"]);
                       b.twice = one_of<Market>(kMarketNames, entry["needs_two"]);
                       const MarketSet once = types(entry["needs_one"], 3);
                       if (once.has(b.twice)) {
                           entry["needs_one"].refuse("names the type of needs_two too");
                       }
                       // Two with one double type would want the same starred Asset (BG-SET-03).
                       bool& taken = favoured[static_cast<std::size_t>(b.suit)];
                       if (taken) entry["suit"].refuse("is the suit of another Billionaire too");
                       taken = true;
                       const auto type = static_cast<Billionaire>(b.twice);
                       if (doubled.has(type)) {
                           entry["needs_two"].refuse("is the type of another Billionaire too");
                       }
                       doubled.add(type);
                       for (const Market m : once | MarketSet{b.twice}) {
                           b.first |= 1u << static_cast<unsigned>(m) * kAssetsPerType;
                       }
                       b.second = 1u << static_cast<unsigned>(b.twice) * kAssetsPerType;
                       b.needs = 5;
                   });
    }

    void crises(Rules& r) {  // 1.6
        named_list("crises", "crisis", kCrisisNames, {"rebels"},
                   [&](const Datum& entry, std::size_t i) {
                       r.rebels_of[static_cast<Crisis>(i)] = byte(entry["rebels"].number(1, 9));
                   });
    }

    void panic_cards(Rules& r) {  // 1.7
        named_list("panic_cards", "card", kPanicNames, {"types"},
                   [&](const Datum& entry, std::size_t i) {
                       r.panic_types[i] = types(entry["types"], kSacrificed);
                   });
    }

    void roles(Rules& r) {  // 1.8
        named_list("roles", "role", kRoleNames, {"level"}, [&](const Datum& entry, std::size_t i) {
            r.role_level[i] = byte(entry["level"].number(3, 4));
        });
        // BG-SET-08: in the draft everybody gets one, the last of five out of two.
        const auto red = std::count(r.role_level.begin(), r.role_level.end(), 3);
        if (data_.ok() && red < static_cast<int>(kMaxPlayers)) {
            root_["roles"].refuse("has " + std::to_string(red) +
                                  " Roles of level 3; a draft of five players needs 5");
        }
    }

    void policies() {  // 1.9: a Policy that doubles a suit bears its place among the suits
        named_list("policies", "policy", kPolicyNames, {"doubles"},
                   [&](const Datum& entry, std::size_t i) {
                       const Datum suit = entry["doubles"];
                       if (i < kSuits) {
                           suit.word({kSuitNames[i]});
                       } else if (!suit.value().is_null()) {
                           suit.refuse("must be null: this Policy works once");
                       }
                   });
    }

    // All Markets and players are dealt their cards before the first turn, even without Special
    // Action cards; and all cards together have their place (types.h).
    void enough_cards(Rules& r) {
        if (!data_.ok()) return;
        const unsigned least = static_cast<unsigned>(
            kMarkets * std::max(r.cards_by_assets[2], r.cards_by_assets[3]) + kMaxPlayers);
        if (r.resources.size() < least) {
            data_.refuse("resources", "has " + std::to_string(r.resources.size()) +
                                          " cards; to deal them out takes " +
                                          std::to_string(least));
        }
        const unsigned all = r.resources.size() + r.special_cards.size() + kCrises;
        if (all > kMaxCards) {
            data_.refuse("specials", "make " + std::to_string(all) + " cards in all; most is " +
                                         std::to_string(kMaxCards));
        }
    }

    Data data_;
    const Datum root_ = data_.root();
};

}  // namespace

Result<Rules> load_rules(const Ruleset& ruleset, int players, const Options& options,
                         std::string_view data, std::string_view file) {
    Result<Rules> rules = Loader{data, file}.rules(ruleset, players, options);
    if (!rules) return rules.error();
    const std::int64_t starter = options.at("starter").as_int64();
    if (starter > players) {
        return Problem{"option starter", "must be a seat of the " + std::to_string(players) +
                                             " at the table, or 0 to draw lots; is " +
                                             std::to_string(starter)};
    }
    Rules r = *rules;
    r.level = static_cast<std::uint8_t>(options.at("level").as_int64());
    r.specials = options.at("specials").as_bool();
    r.level_up = options.at("levelUp").as_bool();
    r.early_end = options.at("earlyEnd").as_bool();
    r.questions = options.at("questions").as_bool();
    r.deal_billionaires = options.at("billionaires").as_string() == "deal";
    r.turn_limit = static_cast<std::uint16_t>(options.at("turnLimit").as_int64());
    r.starter = starter == 0 ? kNobody : Seat{static_cast<std::uint8_t>(starter - 1)};
    return r;
}

Result<std::unique_ptr<Game>> load(const Ruleset& ruleset, int players, const Options& options,
                                   std::string_view data, std::string_view file) {
    const Result<Rules> rules = load_rules(ruleset, players, options, data, file);
    if (!rules) return rules.error();
    return std::unique_ptr<Game>{std::make_unique<TypedGame<Family>>(ruleset, *rules)};
}

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
std::vector<Ruleset> rulesets_of<guillotines::Family>() {
    using enum Option::Kind;
    const int seats = static_cast<int>(guillotines::kMaxPlayers);
    const Option level{.name = "level", .kind = Number, .fallback = 1, .least = 1, .most = 4};
    const Option specials{.name = "specials", .fallback = true};
    const Option level_up{.name = "levelUp", .fallback = false};
    const Option early_end{.name = "earlyEnd", .fallback = true};
    const Option puppets{.name = "puppets", .fallback = true};
    const Option questions{.name = "questions", .fallback = true};
    const Option turn_limit{
        .name = "turnLimit", .kind = Number, .fallback = 500, .least = 20, .most = 5000};
    Option billionaires{.name = "billionaires", .kind = Word, .fallback = "pick"};
    billionaires.words = {"pick", "deal"};
    const Option starter{
        .name = "starter", .kind = Number, .fallback = 0, .least = 0, .most = seats};
    return {{.id = "guillotines",
             .name = "Billionaires & Guillotines",
             .least_players = 2,
             .most_players = 5,
             .options = {level, specials, level_up, early_end, puppets, questions, turn_limit,
                         billionaires, starter},
             .data = "data/guillotines.json",
             .texts = "guillotines",
             .rules = "docs/rules/guillotines.md",
             .load = guillotines::load}};
}

}  // namespace moneybags
