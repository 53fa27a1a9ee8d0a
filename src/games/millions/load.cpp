#include "games/millions/load.h"

#include <algorithm>
#include <optional>

#include "games/data.h"
#include "games/millions/game.h"

namespace moneybags::millions {

namespace json = boost::json;

namespace {

const Datum::Words kRoleNames = {"Snitch", "Tech",   "Acrobat", "Brute",     "Mentalist",
                                 "Brain",  "Driver", "Crook",   "Mastermind"};

// No purse may outgrow its 16 bits, whatever the table does. With these roofs a round mints at most
// 199 (loot) * 2 (Brain) + 6 * 199 (bonuses) + 8 * 99 (antes) + 7 (rounding) < 2,500, and a game of
// at most 12 rounds less than 30,000 above the start cash.
constexpr int kMostFigure = 99;
constexpr int kMostAmount = 199;
constexpr int kMostRounds = 12;

RoleSet edition_roles(Edition edition) {
    return (edition == Edition::First ? First::facts() : Second::facts()).roles;
}

class Loader {
   public:
    Loader(Edition edition, std::string_view text, std::string_view file)
        : edition_(edition), data_(text, file) {}

    Result<Rules> rules(const Ruleset& ruleset, int players, const Options& options) {
        root_.only({"format", "ruleset", "about", "figures", "roles", "loot"});
        for (const char* key : {"figures", "roles"}) {
            if (!root_[key].value().is_object()) root_[key].refuse("must be an object");
        }
        root_["format"].number(1, 1);
        root_["ruleset"].word({ruleset.id});
        Rules r;
        r.edition = edition_;
        r.players = static_cast<std::uint8_t>(players);
        r.slots = players == 3 ? 2 : 1;
        r.scheduling =
            options.at("scheduling").as_string() == "live" ? Scheduling::Live : Scheduling::Turn;
        r.talk = static_cast<std::uint8_t>(options.at("talk").as_int64());
        r.roles = roles_for(players);
        r.claims = claims_of(r.roles);
        r.start_cash = figure("start_cash", 1);
        r.lone_fine = figure("lone_fine", 0);
        r.driver_fee = figure("driver_fee", 0);
        r.thief_takes = figure("thief_takes", 0);
        if (edition_ == Edition::First) {
            first(r, options, players);
        } else {
            second(r);
        }
        if (!data_.ok()) return data_.problem();
        return r;
    }

   private:
    int whole(std::string_view key, int least, int most) {
        return root_["figures"][key].sourced().number(least, most);
    }
    // A game needs a Loot card for each of its rounds.
    int rounds(std::string_view key) {
        const json::array* cards = root_["loot"].value().if_array();
        const bool any = cards != nullptr && !cards->empty();  // if not, that is said elsewhere
        const int most = any ? std::min(kMostRounds, static_cast<int>(cards->size())) : kMostRounds;
        return whole(key, 1, most);
    }
    Millions figure(std::string_view key, int least) {
        return Millions{whole(key, least, kMostFigure)};
    }

    void first(Rules& r, const Options& options, int players) {
        root_["figures"].only({"box", "start_cash", "rounds", "rounds_quick", "goal", "goal_quick",
                               "lone_fine", "mastermind_adds", "driver_fee", "thief_takes",
                               "symbol_bonus"});
        const bool quick = options.at("quick").as_bool();  // M1-QUICK-01
        const int usual = rounds("rounds");
        const int in_quick = rounds("rounds_quick");
        // A goal that the start cash already reaches would end the game at its first share.
        const int least_goal = r.start_cash.count() + 1;
        const int goal = whole("goal", least_goal, 999);
        const int goal_quick = whole("goal_quick", least_goal, 999);
        r.namer = Role::Snitch;
        r.fooled = options.at("fooled").as_bool();
        r.rounds = static_cast<std::uint8_t>(quick ? in_quick : usual);
        r.goal = Millions{quick ? goal_quick : goal};
        r.mastermind_adds = figure("mastermind_adds", 0);
        const int most_dealt = static_cast<int>(kMaxSeats) * r.start_cash.count();
        r.reserve = whole("box", most_dealt, 9999) - players * r.start_cash.count();  // M1-INV-01
        loot(r, figure("symbol_bonus", 0));
    }

    void second(Rules& r) {
        root_["figures"].only({"start_cash", "rounds", "goal", "votes", "lone_fine", "driver_fee",
                               "thief_takes", "acrobat_takes", "brute_takes"});
        r.namer = Role::Tech;
        r.rounds = static_cast<std::uint8_t>(rounds("rounds"));
        r.goal = Millions{whole("goal", r.start_cash.count() + 1, 999)};
        r.votes = static_cast<std::uint8_t>(whole("votes", 0, 99));
        r.acrobat_takes = figure("acrobat_takes", 0);
        r.brute_takes = figure("brute_takes", 0);
        loot(r, std::nullopt);
    }

    RoleSet roles(const Datum& names, std::size_t least) {
        Datum::Words known;
        std::vector<Role> order;
        for (const Role r : edition_roles(edition_)) {
            known.push_back(kRoleNames[static_cast<std::size_t>(r)]);
            order.push_back(r);
        }
        RoleSet set;
        for (const Datum& name : names.list(least, kRoles)) {
            const Role r = order[name.word(known)];
            if (set.has(r)) names.refuse("names " + json::serialize(name.value()) + " twice");
            set.add(r);
        }
        return set;
    }

    RoleSet roles_for(int players) {
        RoleSet used;
        int count = 3;
        for (const Datum& entry : root_["roles"].members({"3", "4", "5", "6", "7", "8"})) {
            // `fooled` takes two away from three players and leaves two to pick (M1-R-26).
            const RoleSet set = roles(entry.sourced(), count == 3 ? 4 : 2);
            if (count++ == players) used = set;
        }
        return used;
    }

    // 1e has one bonus for all cards, in 2e each card says its own.
    void loot(Rules& r, std::optional<Millions> bonus) {
        Ids ids;
        for (const Datum& entry : root_["loot"].list(1, kMaxCards)) {
            Datum::Words figures = {"amount", "ante", "shown"};
            if (!bonus) figures.push_back("bonus");
            Datum::Words keys = figures;
            keys.insert(keys.begin(), "id");
            keys.push_back("provenance");
            entry.only(keys);
            entry.sources(figures);
            LootCard card;
            const std::string id = entry.id(card.id.size(), ids);
            std::copy(id.begin(), id.end(), card.id.begin());
            card.amount = Millions{entry["amount"].number(1, kMostAmount)};
            card.ante = Millions{entry["ante"].number(1, kMostFigure)};
            card.shown = roles(entry["shown"], 0);
            if (edition_ == Edition::First && card.shown.several()) {
                entry["shown"].refuse("must name one role at most in the first edition");
            }
            card.bonus = bonus ? *bonus : Millions{entry["bonus"].number(0, kMostAmount)};
            r.loot.push_back(card);
        }
    }

    Edition edition_;
    Data data_;
    const Datum root_ = data_.root();
};

Result<std::unique_ptr<Game>> load(Edition edition, const Ruleset& ruleset, int players,
                                   const Options& options, std::string_view data,
                                   std::string_view file) {
    Result<Rules> rules = Loader{edition, data, file}.rules(ruleset, players, options);
    if (!rules) return rules.error();
    return std::unique_ptr<Game>{std::make_unique<TypedGame<Family>>(ruleset, *rules)};
}

}  // namespace

Result<std::unique_ptr<Game>> load_first(const Ruleset& ruleset, int players,
                                         const Options& options, std::string_view data,
                                         std::string_view file) {
    return load(Edition::First, ruleset, players, options, data, file);
}

Result<std::unique_ptr<Game>> load_second(const Ruleset& ruleset, int players,
                                          const Options& options, std::string_view data,
                                          std::string_view file) {
    return load(Edition::Second, ruleset, players, options, data, file);
}

}  // namespace moneybags::millions

namespace moneybags {

template <>
std::vector<Ruleset> rulesets_of<millions::Family>() {
    const Option quick{.name = "quick", .fallback = false};
    const Option fooled{.name = "fooled", .fallback = false};
    const Option talk{
        .name = "talk", .kind = Option::Kind::Number, .fallback = 8, .least = 3, .most = 50};
    Option scheduling{.name = "scheduling", .kind = Option::Kind::Word, .fallback = "turn"};
    scheduling.words = {"turn", "live"};
    Ruleset first{.id = "millions-1e",
                  .name = "Millions of Dollars, first edition",
                  .least_players = 3,
                  .most_players = 8,
                  .options = {quick, fooled, talk, scheduling},
                  .data = "data/millions-1e.json",
                  .texts = "millions",
                  .rules = "docs/rules/millions.md",
                  .load = millions::load_first};
    Ruleset second = first;
    second.id = "millions-2e";
    second.name = "Millions of Dollars, second edition";
    second.options = {talk, scheduling};
    second.data = "data/millions-2e.json";
    second.load = millions::load_second;
    return {first, second};
}

}  // namespace moneybags
