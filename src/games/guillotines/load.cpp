#include "games/guillotines/load.h"

#include <algorithm>

#include "games/data.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {

namespace json = boost::json;

namespace {

using Words = std::vector<std::string_view>;

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

bool is_word(std::string_view id) {
    const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
    return !id.empty() && letter(id.front()) && std::all_of(id.begin(), id.end(), [&](char c) {
        return letter(c) || (c >= '0' && c <= '9') || c == '-';
    });
}

class Loader {
   public:
    Loader(std::string_view text, std::string_view file) : data_(text, file) {}

    Result<Rules> rules(const Ruleset& ruleset, int players, const Options& options) {
        data_.only(data_.root(), "",
                   {"format", "ruleset", "about", "figures", "resources", "specials", "markets",
                    "cards_by_assets", "assets", "billionaires", "crises", "panic_cards", "roles",
                    "policies"});
        data_.number(at("format"), "format", 1, 1);
        data_.word(at("ruleset"), "ruleset", {ruleset.id});
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
    const json::value& at(std::string_view key) { return data_.member(data_.root(), "", key); }

    std::uint8_t whole(std::string_view key, int least, int most) {
        const std::string field = "figures." + std::string(key);
        const json::value& entry = data_.member(at("figures"), "figures", key);
        data_.only(entry, field, {"value", "provenance", "clause"});
        data_.provenance(data_.member(entry, field, "provenance"), field + ".provenance");
        return static_cast<std::uint8_t>(
            data_.number(data_.member(entry, field, "value"), field + ".value", least, most));
    }

    void figures(Rules& r) {
        if (!at("figures").is_object()) data_.refuse("figures", "must be an object");
        data_.only(
            at("figures"), "figures",
            {"hand_limit", "banker_limit", "crisis_value", "crises_added", "crises_added_puppets",
             "crises_shown", "rebels", "panic_at", "assets_puppets", "puppet_hand",
             "purchase_price", "tax", "toady_points", "bunker_least", "laps", "steps"});
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
    // each entry, its field and its place.
    template <class Read>
    void named_list(std::string_view list, std::string_view key, const Words& names, Words keys,
                    const Read& read) {
        const std::string all(list);
        const json::array& entries = data_.list(at(list), all, names.size(), names.size());
        Words known = keys;
        known.push_back(key);
        known.push_back("provenance");
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const std::string field = all + "[" + std::to_string(i) + "]";
            const json::value& entry = entries[i];
            data_.only(entry, field, known);
            data_.word(data_.member(entry, field, key), field + "." + std::string(key), {names[i]});
            const std::string where = field + ".provenance";
            const json::value& from = data_.member(entry, field, "provenance");
            Words sources = keys;
            sources.push_back(key);
            data_.only(from, where, sources);
            for (const std::string_view each : keys) {
                data_.provenance(data_.member(from, where, each), where + "." + std::string(each));
            }
            read(entry, field, i);
        }
    }

    int number_in(const json::value& entry, const std::string& field, std::string_view key,
                  int least, int most) {
        return data_.number(data_.member(entry, field, key), field + "." + std::string(key), least,
                            most);
    }
    template <class E>
    E named_in(const json::value& entry, const std::string& field, std::string_view key,
               const Words& names) {
        return static_cast<E>(
            data_.word(data_.member(entry, field, key), field + "." + std::string(key), names));
    }
    bool switch_in(const json::value& entry, const std::string& field, std::string_view key) {
        const json::value& value = data_.member(entry, field, key);
        if (value.is_bool()) return value.as_bool();
        data_.refuse(field + "." + std::string(key),
                     "must be true or false, is " + json::serialize(value));
        return false;
    }
    MarketSet types_in(const json::value& entry, const std::string& field, std::string_view key,
                       std::size_t count) {
        const std::string where = field + "." + std::string(key);
        MarketSet set;
        for (const json::value& name :
             data_.list(data_.member(entry, field, key), where, count, count)) {
            const Market m = static_cast<Market>(data_.word(name, where, kMarketNames));
            if (set.has(m)) data_.refuse(where, "names " + json::serialize(name) + " twice");
            set.add(m);
        }
        return set;
    }

    // 1.1. A heap of cards has room for three copies of a kind.
    void resources(Rules& r) {
        named_list("resources", "suit", kSuitNames, {"copies"},
                   [&](const json::value& entry, const std::string& field, std::size_t i) {
                       const std::string where = field + ".copies";
                       const json::array& copies = data_.list(data_.member(entry, field, "copies"),
                                                              where, kValues, kValues);
                       for (unsigned v = 1; v <= copies.size(); ++v) {
                           const Kind k = resource(static_cast<Suit>(i), v);
                           const int n = data_.number(copies[v - 1], where, 1,
                                                      static_cast<int>(Bag::kMostCopies));
                           r.resources += Bag::of(k, static_cast<unsigned>(n));
                           r.value[static_cast<std::size_t>(k)] = static_cast<std::uint8_t>(v);
                       }
                   });
    }

    // 1.2.
    void specials(Rules& r) {
        named_list("specials", "card", kSpecialNames, {"copies", "value"},
                   [&](const json::value& entry, const std::string& field, std::size_t i) {
                       const Kind k = static_cast<Kind>(static_cast<std::size_t>(Kind::Audit) + i);
                       const int n =
                           number_in(entry, field, "copies", 0, static_cast<int>(Bag::kMostCopies));
                       r.special_cards += Bag::of(k, static_cast<unsigned>(n));
                       r.value[static_cast<std::size_t>(k)] = static_cast<std::uint8_t>(
                           number_in(entry, field, "value", 1, kMostValue));
                   });
    }

    // 1.5: the numbers are the dice's, and the order in which Markets are dealt to.
    void markets() {
        named_list("markets", "market", kMarketNames, {"number"},
                   [&](const json::value& entry, const std::string& field, std::size_t i) {
                       const int number = static_cast<int>(i) + 1;
                       number_in(entry, field, "number", number, number);
                   });
    }

    void cards_by_assets(Rules& r) {
        const std::string field = "cards_by_assets";
        const json::value& entry = at(field);
        data_.only(entry, field, {"value", "provenance", "clause"});
        data_.provenance(data_.member(entry, field, "provenance"), field + ".provenance");
        const json::array& counts =
            data_.list(data_.member(entry, field, "value"), field + ".value",
                       r.cards_by_assets.size(), r.cards_by_assets.size());
        for (std::size_t n = 0; n < counts.size(); ++n) {  // a closed Market has none
            const std::string where = field + ".value[" + std::to_string(n) + "]";
            r.cards_by_assets[n] = static_cast<std::uint8_t>(
                data_.number(counts[n], where, n == 0 ? 0 : 1, n == 0 ? 0 : 8));
        }
    }

    // 1.3: three unstarred and one starred of each type; the starred one takes the last place.
    void assets(Rules& r) {
        const json::array& entries = data_.list(at("assets"), "assets", kAssets, kAssets);
        std::vector<std::string> ids;
        std::array<unsigned, kMarkets> plain{};
        std::array<unsigned, kMarkets> starred{};
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const std::string field = "assets[" + std::to_string(i) + "]";
            const json::value& entry = entries[i];
            const Words keys = {"id", "type", "star", "bunker"};
            data_.only(entry, field, {"id", "type", "star", "bunker", "provenance"});
            const std::string where = field + ".provenance";
            const json::value& from = data_.member(entry, field, "provenance");
            data_.only(from, where, keys);
            for (const std::string_view key : keys) {
                data_.provenance(data_.member(from, where, key), where + "." + std::string(key));
            }
            const std::string id =
                data_.text(data_.member(entry, field, "id"), field + ".id", AssetId{}.size() - 1);
            if (!is_word(id)) {
                data_.refuse(field + ".id", "must be small letters, digits and -, a letter first");
            }
            if (std::find(ids.begin(), ids.end(), id) != ids.end()) {
                data_.refuse(field + ".id", "\"" + id + "\" is the id of another Asset too");
            }
            ids.push_back(id);
            const Market type = named_in<Market>(entry, field, "type", kMarketNames);
            const bool star = switch_in(entry, field, "star");
            auto& place = (star ? starred : plain)[static_cast<std::size_t>(type)];
            if (place == (star ? 1u : kAssetsPerType - 1)) {
                data_.refuse(field + ".type",
                             "each type has three unstarred Assets and one "
                             "starred; this is one too many");
                continue;
            }
            const Asset asset = asset_of(type, star ? kAssetsPerType - 1 : place);
            ++place;
            if (switch_in(entry, field, "bunker")) r.bunker.add(asset);
            std::copy(id.begin(), id.end(), r.asset_ids[static_cast<std::size_t>(asset)].begin());
        }
    }

    // 1.4: two of one type and one each of three others.
    void billionaires(Rules& r) {
        BillionaireSet doubled;
        std::array<bool, kSuits> favoured{};
        named_list(
            "billionaires", "billionaire", kBillionaireNames, {"suit", "needs_two", "needs_one"},
            [&](const json::value& entry, const std::string& field, std::size_t i) {
                BillionaireFigures& b = r.billionaires[static_cast<Billionaire>(i)];
                b.suit = named_in<Suit>(entry, field, "suit", kSuitNames);
                b.twice = named_in<Market>(entry, field, "needs_two", kMarketNames);
                const MarketSet once = types_in(entry, field, "needs_one", 3);
                if (once.has(b.twice)) {
                    data_.refuse(field + ".needs_one", "names the type of needs_two too");
                }
                // Two with one double type would want the same starred Asset (BG-SET-03).
                bool& taken = favoured[static_cast<std::size_t>(b.suit)];
                if (taken) data_.refuse(field + ".suit", "is the suit of another Billionaire too");
                taken = true;
                const auto type = static_cast<Billionaire>(b.twice);
                if (doubled.has(type)) {
                    data_.refuse(field + ".needs_two", "is the type of another Billionaire too");
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
                   [&](const json::value& entry, const std::string& field, std::size_t i) {
                       r.rebels_of[static_cast<Crisis>(i)] =
                           static_cast<std::uint8_t>(number_in(entry, field, "rebels", 1, 9));
                   });
    }

    void panic_cards(Rules& r) {  // 1.7
        named_list("panic_cards", "card", kPanicNames, {"types"},
                   [&](const json::value& entry, const std::string& field, std::size_t i) {
                       r.panic_types[i] = types_in(entry, field, "types", kSacrificed);
                   });
    }

    void roles(Rules& r) {  // 1.8
        named_list("roles", "role", kRoleNames, {"level"},
                   [&](const json::value& entry, const std::string& field, std::size_t i) {
                       r.role_level[i] =
                           static_cast<std::uint8_t>(number_in(entry, field, "level", 3, 4));
                   });
        // BG-SET-08: in the draft everybody gets one, the last of five out of two.
        const auto red = std::count(r.role_level.begin(), r.role_level.end(), 3);
        if (data_.ok() && red < static_cast<int>(kMaxPlayers)) {
            data_.refuse("roles", "has " + std::to_string(red) +
                                      " Roles of level 3; a draft of five players needs 5");
        }
    }

    void policies() {  // 1.9: a Policy that doubles a suit bears its place among the suits
        named_list("policies", "policy", kPolicyNames, {"doubles"},
                   [&](const json::value& entry, const std::string& field, std::size_t i) {
                       const json::value& suit = data_.member(entry, field, "doubles");
                       if (i < kSuits) {
                           data_.word(suit, field + ".doubles", {kSuitNames[i]});
                       } else if (!suit.is_null()) {
                           data_.refuse(field + ".doubles", "must be null: this Policy works once");
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
