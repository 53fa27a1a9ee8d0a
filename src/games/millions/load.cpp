#include "games/millions/load.h"

#include <algorithm>

#include "games/data.h"
#include "games/millions/game.h"

namespace moneybags::millions {

namespace json = boost::json;

namespace {

const std::vector<std::string_view> kRoleNames = {
    "Snitch", "Tech", "Acrobat", "Brute", "Mentalist", "Brain", "Driver", "Crook", "Mastermind"};

// No purse may outgrow its 16 bits, whatever the table does. With these roofs a round mints at most
// 199 (loot) * 2 (Brain) + 6 * 199 (bonuses) + 8 * 99 (antes) + 7 (rounding) < 2,500, and a game of
// at most 12 rounds less than 30,000 above the start cash.
constexpr int kMostFigure = 99;
constexpr int kMostAmount = 199;
constexpr int kMostRounds = 12;

RoleSet edition_roles(Edition edition) {
    using enum Role;
    return edition == Edition::First ? RoleSet{Snitch, Brute, Driver, Crook, Mastermind}
                                     : RoleSet{Tech, Acrobat, Brute, Mentalist, Brain, Driver};
}

// It stands in lines of text beside names and other words.
bool is_word(std::string_view id) {
    const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    return !id.empty() && letter(id.front()) && std::all_of(id.begin(), id.end(), [&](char c) {
        return letter(c) || (c >= '0' && c <= '9') || c == '-';
    });
}

class Loader {
   public:
    Loader(Edition edition, std::string_view text, std::string_view file)
        : edition_(edition), data_(text, file) {}

    Result<Rules> rules(const Ruleset& ruleset, int players, const Options& options) {
        data_.only(data_.root(), "", {"format", "ruleset", "about", "figures", "roles", "loot"});
        for (const char* key : {"figures", "roles"}) {
            if (!at(key).is_object()) data_.refuse(key, "must be an object");
        }
        data_.number(at("format"), "format", 1, 1);
        data_.word(at("ruleset"), "ruleset", {ruleset.id});
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
    const json::value& at(std::string_view key) { return data_.member(data_.root(), "", key); }

    int whole(std::string_view key, int least, int most) {
        const std::string field = "figures." + std::string(key);
        const json::value& entry = data_.member(at("figures"), "figures", key);
        data_.only(entry, field, {"value", "provenance", "clause"});
        data_.provenance(data_.member(entry, field, "provenance"), field + ".provenance");
        return data_.number(data_.member(entry, field, "value"), field + ".value", least, most);
    }
    // A game needs a Loot card for each of its rounds.
    int rounds(std::string_view key) {
        const json::array* cards = at("loot").if_array();
        const bool any = cards != nullptr && !cards->empty();  // if not, that is said elsewhere
        const int most = any ? std::min(kMostRounds, static_cast<int>(cards->size())) : kMostRounds;
        return whole(key, 1, most);
    }
    Millions figure(std::string_view key, int least) {
        return Millions{whole(key, least, kMostFigure)};
    }

    void first(Rules& r, const Options& options, int players) {
        data_.only(at("figures"), "figures",
                   {"box", "start_cash", "rounds", "rounds_quick", "goal", "goal_quick",
                    "lone_fine", "mastermind_adds", "driver_fee", "thief_takes", "symbol_bonus"});
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
        const Millions bonus = figure("symbol_bonus", 0);
        loot(r, [&](const json::value&, const std::string&) { return bonus; }, {});
    }

    void second(Rules& r) {
        data_.only(at("figures"), "figures",
                   {"start_cash", "rounds", "goal", "votes", "lone_fine", "driver_fee",
                    "thief_takes", "acrobat_takes", "brute_takes"});
        r.namer = Role::Tech;
        r.rounds = static_cast<std::uint8_t>(rounds("rounds"));
        r.goal = Millions{whole("goal", r.start_cash.count() + 1, 999)};
        r.votes = static_cast<std::uint8_t>(whole("votes", 0, 99));
        r.acrobat_takes = figure("acrobat_takes", 0);
        r.brute_takes = figure("brute_takes", 0);
        loot(r,
             [&](const json::value& card, const std::string& field) {
                 return Millions{data_.number(data_.member(card, field, "bonus"), field + ".bonus",
                                              0, kMostAmount)};
             },
             {"bonus"});
    }

    Role role(const json::value& name, const std::string& field) {
        std::vector<std::string_view> known;
        for (const Role r : edition_roles(edition_)) {
            known.push_back(kRoleNames[static_cast<std::size_t>(r)]);
        }
        const std::string_view word = known[data_.word(name, field, known)];
        return Role{static_cast<std::uint8_t>(
            std::find(kRoleNames.begin(), kRoleNames.end(), word) - kRoleNames.begin())};
    }

    RoleSet roles(const json::value& names, const std::string& field, std::size_t least) {
        RoleSet set;
        for (const json::value& name : data_.list(names, field, least, kRoles)) {
            const Role r = role(name, field);
            if (set.has(r)) data_.refuse(field, "names " + json::serialize(name) + " twice");
            set.add(r);
        }
        return set;
    }

    RoleSet roles_for(int players) {
        std::vector<std::string_view> counts = {"3", "4", "5", "6", "7", "8"};
        data_.only(at("roles"), "roles", counts);
        RoleSet used;
        for (const std::string_view count : counts) {
            const std::string field = "roles." + std::string(count);
            const json::value& entry = data_.member(at("roles"), "roles", count);
            data_.only(entry, field, {"value", "provenance", "clause"});
            data_.provenance(data_.member(entry, field, "provenance"), field + ".provenance");
            // `fooled` takes two away from three players and leaves two to pick (M1-R-26).
            const std::size_t least = count == "3" ? 4 : 2;
            const RoleSet set = roles(data_.member(entry, field, "value"), field + ".value", least);
            if (std::to_string(players) == count) used = set;
        }
        return used;
    }

    template <class Bonus>
    void loot(Rules& r, const Bonus& bonus, std::vector<std::string_view> more_keys) {
        std::vector<std::string_view> keys = {"id", "amount", "ante", "shown"};
        keys.insert(keys.end(), more_keys.begin(), more_keys.end());
        std::vector<std::string_view> all_keys = keys;
        all_keys.push_back("provenance");
        const json::array& cards = data_.list(at("loot"), "loot", 1, kMaxCards);
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const std::string field = "loot[" + std::to_string(i) + "]";
            const json::value& entry = cards[i];
            data_.only(entry, field, all_keys);
            LootCard card;
            const std::string id =
                data_.text(data_.member(entry, field, "id"), field + ".id", card.id.size());
            if (!is_word(id)) {
                data_.refuse(field + ".id", "must be letters, digits and -, a letter first");
            }
            if (std::find(ids.begin(), ids.end(), id) != ids.end()) {
                data_.refuse(field + ".id", "\"" + id + "\" is the id of another card too");
            }
            ids.push_back(id);
            std::copy(id.begin(), id.end(), card.id.begin());
            card.amount = Millions{data_.number(data_.member(entry, field, "amount"),
                                                field + ".amount", 1, kMostAmount)};
            card.ante = Millions{
                data_.number(data_.member(entry, field, "ante"), field + ".ante", 1, kMostFigure)};
            card.shown = roles(data_.member(entry, field, "shown"), field + ".shown", 0);
            if (edition_ == Edition::First && card.shown.several()) {
                data_.refuse(field + ".shown", "must name one role at most in the first edition");
            }
            card.bonus = bonus(entry, field);
            const json::value& from = data_.member(entry, field, "provenance");
            for (const std::string_view key : keys) {
                if (key == "id") continue;
                const std::string where = field + ".provenance";
                data_.provenance(data_.member(from, where, key), where + "." + std::string(key));
            }
            r.loot.push_back(card);
        }
    }

    Edition edition_;
    Data data_;
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
