#include "games/madcity/board_file.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "games/data.h"
#include "games/madcity/board_checks.h"

namespace moneybags::madcity {

namespace json = boost::json;

namespace {

constexpr int kMostDollars = 100'000'000;  // of one figure; in notes far from any roof
constexpr int kMostFactor = 100;

// It stands in lines of text beside names and other words.
bool is_word(std::string_view id) {
    const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    return !id.empty() && letter(id.front()) && std::all_of(id.begin(), id.end(), [&](char c) {
        return letter(c) || (c >= '0' && c <= '9') || c == '-';
    });
}

class Reader {
   public:
    Reader(std::string_view text, std::string_view file) : data_(text, file) {}

    Result<BoardFile> board() {
        data_.only(
            data_.root(), "",
            {"format", "about", "name", "grid", "provenance", "constants", "start", "finish",
             "spaces", "edges", "streets", "sets", "businesses", "locations", "cards", "scenery"});
        data_.number(top("format"), "format", 1, 1);
        using Step = void (Reader::*)();
        // Each step stands on the ones before, so reading stops at the first that finds a fault.
        for (const Step step : {&Reader::constants, &Reader::streets, &Reader::spaces,
                                &Reader::ends, &Reader::sets, &Reader::businesses, &Reader::walls,
                                &Reader::locations, &Reader::cards, &Reader::edges}) {
            if (data_.ok()) (this->*step)();
        }
        if (!data_.ok()) return data_.problem();
        return std::move(board_);
    }

   private:
    using Index = std::map<std::string, std::size_t, std::less<>>;

    const json::value& top(std::string_view key) { return data_.member(data_.root(), "", key); }
    const json::value& member(const json::value& entry, const std::string& field,
                              std::string_view key) {
        return data_.member(entry, field, key);
    }
    std::string text(const json::value& entry, const std::string& field, std::string_view key,
                     std::size_t most) {
        return data_.text(member(entry, field, key), field + "." + std::string(key), most);
    }
    // An id that nothing in the index bears yet.
    std::string new_id(const json::value& entry, const std::string& field, Index& index) {
        const std::string id = text(entry, field, "id", sizeof(Id));
        if (data_.ok() && !is_word(id)) {
            data_.refuse(field + ".id",
                         "must be letters, digits and -, a letter first; is " + quoted(id));
        }
        if (!index.try_emplace(id, index.size()).second) {
            data_.refuse(field + ".id", quoted(id) + " is the id of an earlier entry too");
        }
        return id;
    }
    std::size_t known(const json::value& value, const std::string& field, const Index& index,
                      const char* what) {
        const json::string* word = value.if_string();
        const auto found = word != nullptr ? index.find(std::string_view(*word)) : index.end();
        if (found != index.end()) return found->second;
        data_.refuse(field, json::serialize(value) + " is not the id of any " + what);
        return 0;
    }
    bool yes_or_no(const json::value& value, const std::string& field) {
        if (const bool* answer = value.if_bool()) return *answer;
        data_.refuse(field, "must be true or false, is " + json::serialize(value));
        return false;
    }
    void coordinates(const json::value& entry, const std::string& field,
                     std::initializer_list<std::string_view> keys) {
        for (const std::string_view key : keys) {
            if (!member(entry, field, key).is_number()) {
                data_.refuse(field + "." + std::string(key), "must be a number");
            }
        }
    }
    // Dollars, in whole notes.
    int dollars(const json::value& value, const std::string& field, int least) {
        const int amount = data_.number(value, field, least, kMostDollars);
        if (data_.ok() && amount % board_.note != 0) {
            data_.refuse(field, "must be a multiple of " + std::to_string(board_.note) + ", is " +
                                    std::to_string(amount));
        }
        return amount;
    }

    void constants() {
        const json::value& all = top("constants");
        const std::string at = "constants";
        data_.only(all, at,
                   {"players", "startCash", "target", "signsPerPlayer", "sixBonus", "faceUp",
                    "income", "sale", "roundUpTo"});
        const json::array& range = data_.list(member(all, at, "players"), at + ".players", 2, 2);
        if (!data_.ok()) return;
        const int roof = static_cast<int>(kMostPlayers);
        board_.least_players = data_.number(range[0], at + ".players[0]", 2, roof);
        board_.most_players =
            data_.number(range[1], at + ".players[1]", board_.least_players, roof);
        board_.note = data_.number(member(all, at, "roundUpTo"), at + ".roundUpTo", 1000, 1000000);
        if (board_.note % 1000 != 0) {
            data_.refuse(at + ".roundUpTo",
                         "must be a multiple of 1000, is " + std::to_string(board_.note));
        }
        if (!data_.ok()) return;
        board_.start_cash = dollars(member(all, at, "startCash"), at + ".startCash", 0);
        board_.target = dollars(member(all, at, "target"), at + ".target", 1);
        board_.six_bonus = dollars(member(all, at, "sixBonus"), at + ".sixBonus", 0);
        board_.signs = data_.number(member(all, at, "signsPerPlayer"), at + ".signsPerPlayer", 1,
                                    static_cast<int>(kMaxSigns));
        const json::value& rows = member(all, at, "faceUp");
        for (int n = board_.least_players; n <= board_.most_players; ++n) {
            const std::string key = std::to_string(n);
            board_.face_up[static_cast<std::size_t>(n)] =
                data_.number(member(rows, at + ".faceUp", key), at + ".faceUp." + key, 1,
                             static_cast<int>(kMaxFaceUp));
        }
        // Every group size the signs allow, and 0 for none.
        const std::size_t sizes = std::min<std::size_t>(std::size_t(board_.signs), kMaxInChain) + 1;
        const json::array& income =
            data_.list(member(all, at, "income"), at + ".income", sizes, kMaxSigns + 1);
        for (std::size_t i = 0; i < income.size(); ++i) {
            board_.income.push_back(dollars(income[i], nth(at + ".income", i), 0));
        }
        if (data_.ok() && board_.income[0] != 0) {
            data_.refuse(at + ".income[0]", "must be 0: no business earns nothing");
        }
        const json::value& sale = member(all, at, "sale");
        data_.only(sale, at + ".sale", {"1", "2", "3", "4", "5", "6"});
        for (std::size_t die = 0; die < kDieFaces; ++die) {
            const std::string key = std::to_string(die + 1);
            const std::string field = at + ".sale." + key;
            const json::array& factor = data_.list(member(sale, at + ".sale", key), field, 2, 2);
            if (!data_.ok()) return;
            board_.sale[die] = {data_.number(factor[0], field + "[0]", 0, kMostFactor),
                                data_.number(factor[1], field + "[1]", 1, kMostFactor)};
        }
    }

    void streets() {
        const json::array& list = data_.list(top("streets"), "streets", 1, kMaxSpaces);
        for (std::size_t i = 0; i < list.size(); ++i) new_id(list[i], nth("streets", i), streets_);
    }

    void spaces() {
        const json::array& list = data_.list(top("spaces"), "spaces", 2, kMaxSpaces);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string at = nth("spaces", i);
            const json::value& entry = list[i];
            data_.only(entry, at,
                       {"id", "kind", "name", "street", "x", "y", "business", "location"});
            BoardFile::Space space;
            space.id = new_id(entry, at, spaces_);
            space.name = text(entry, at, "name", sizeof(Name));
            coordinates(entry, at, {"x", "y"});
            const json::value& street = member(entry, at, "street");
            if (!street.is_null()) known(street, at + ".street", streets_, "street");
            space.ground = static_cast<Ground>(
                data_.word(member(entry, at, "kind"), at + ".kind",
                           {"road", "business", "stunt", "realestate", "start", "finish"}));
            if (space.ground == Ground::Business) {
                space.holds = text(entry, at, "business", sizeof(Id));
            } else if (space.ground == Ground::Stunt) {
                space.holds = text(entry, at, "location", sizeof(Id));
            }
            for (const auto& [key, ground] :
                 {std::pair{"business", Ground::Business}, std::pair{"location", Ground::Stunt}}) {
                const json::object* fields = entry.if_object();
                if (fields != nullptr && fields->contains(key) && space.ground != ground) {
                    data_.refuse(at + "." + key, "does not belong to a space of this kind");
                }
            }
            board_.spaces.push_back(space);
        }
    }

    // One START and one FINISH, where the file says.
    std::size_t only_space(const json::value& value, const std::string& field, Ground ground,
                           const char* kind) {
        const std::size_t at = known(value, field, spaces_, "space");
        const auto count =
            std::count_if(board_.spaces.begin(), board_.spaces.end(),
                          [&](const BoardFile::Space& s) { return s.ground == ground; });
        if (data_.ok() && (count != 1 || board_.spaces[at].ground != ground)) {
            data_.refuse(field, "must be the one space of the kind " + std::string(kind) +
                                    "; there are " + std::to_string(count));
        }
        return at;
    }
    void ends() {
        const json::value& start = top("start");
        const json::value& depot = member(start, "start", "depot");
        board_.start =
            only_space(member(start, "start", "space"), "start.space", Ground::Start, "start");
        board_.finish = only_space(top("finish"), "finish", Ground::Finish, "finish");
        board_.depot = text(depot, "start.depot", "id", sizeof(Id));
        coordinates(depot, "start.depot", {"x", "y"});
        if (data_.ok() && (!is_word(board_.depot) || spaces_.contains(board_.depot))) {
            data_.refuse("start.depot.id", "must be a word that is not the id of a space, is " +
                                               quoted(board_.depot));
        }
    }

    void sets() {
        const json::array& list = data_.list(top("sets"), "sets", 1, kMaxBusinesses);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string at = nth("sets", i);
            data_.only(list[i], at, {"id", "name", "size", "businesses"});
            new_id(list[i], at, sets_);
            text(list[i], at, "name", sizeof(Name));
            const bool small =
                data_.word(member(list[i], at, "size"), at + ".size", {"small", "large"}) == 0;
            small_.push_back(small);
            // MM-PAY-04: a small business stands alone.
            const json::array& members =
                data_.list(member(list[i], at, "businesses"), at + ".businesses", 1,
                           small ? 1 : kMaxBusinesses);
            for (std::size_t k = 0; k < members.size(); ++k) {
                const std::string id =
                    data_.text(members[k], nth(at + ".businesses", k), sizeof(Id));
                if (!set_of_.try_emplace(id, i).second) {
                    data_.refuse(nth(at + ".businesses", k), quoted(id) + " is listed twice");
                }
            }
        }
        const auto smalls = std::count(small_.begin(), small_.end(), true);
        if (data_.ok() && smalls < board_.most_players) {  // MM-SET-07 and 08
            data_.refuse("sets", "has " + std::to_string(smalls) + " small ones, but " +
                                     std::to_string(board_.most_players) +
                                     " players need one each");
        }
    }

    void businesses() {
        const json::array& list = data_.list(top("businesses"), "businesses", 1, kMaxBusinesses);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string at = nth("businesses", i);
            const json::value& entry = list[i];
            data_.only(entry, at,
                       {"id", "set", "name", "height", "buy", "lease", "space", "adjacent", "lot"});
            BoardFile::Shop shop;
            shop.id = new_id(entry, at, businesses_);
            shop.name = text(entry, at, "name", sizeof(Name));
            const std::size_t set = known(member(entry, at, "set"), at + ".set", sets_, "set");
            if (!data_.ok()) return;
            const auto listed = set_of_.find(shop.id);
            if (listed == set_of_.end() || listed->second != set) {
                data_.refuse(at + ".set", "does not list " + quoted(shop.id));
            }
            shop.set = text(entry, at, "set", sizeof(Id));
            shop.small = small_[set];
            data_.number(member(entry, at, "height"), at + ".height", 1, 99);
            shop.buy = dollars(member(entry, at, "buy"), at + ".buy", 1);
            const json::value& lease = member(entry, at, "lease");
            if (!lease.is_null()) {
                shop.lease = dollars(lease, at + ".lease", 1);
                if (shop.lease >= shop.buy) {
                    data_.refuse(at + ".lease", "must be below the buy price of " +
                                                    std::to_string(shop.buy) + ", is " +
                                                    std::to_string(shop.lease));
                }
            }
            shop.space =
                holder(member(entry, at, "space"), at + ".space", Ground::Business, shop.id);
            coordinates(member(entry, at, "lot"), at + ".lot", {"x", "y", "w", "h"});
            board_.businesses.push_back(shop);
        }
        every_space_held(Ground::Business, businesses_, "business");
        if (data_.ok() && set_of_.size() != board_.businesses.size()) {
            data_.refuse("sets", "lists " + std::to_string(set_of_.size()) +
                                     " businesses, but there are " +
                                     std::to_string(board_.businesses.size()));
        }
    }

    // The space that says it holds this very business or location.
    std::size_t holder(const json::value& value, const std::string& field, Ground ground,
                       const std::string& id) {
        const std::size_t at = known(value, field, spaces_, "space");
        if (data_.ok() && (board_.spaces[at].ground != ground || board_.spaces[at].holds != id)) {
            data_.refuse(field,
                         quoted(board_.spaces[at].id) + " is not the space of " + quoted(id));
        }
        return at;
    }
    void every_space_held(Ground ground, const Index& index, const std::string& what) {
        std::set<std::string_view> seen;
        for (std::size_t i = 0; i < board_.spaces.size(); ++i) {
            const BoardFile::Space& space = board_.spaces[i];
            if (space.ground != ground) continue;
            const std::string field =
                nth("spaces", i) + (ground == Ground::Stunt ? ".location" : ".business");
            if (!index.contains(space.holds)) {
                data_.refuse(field, quoted(space.holds) + " is not the id of any " + what);
            } else if (!seen.insert(space.holds).second) {
                data_.refuse(field, quoted(space.holds) + " has a space already");
            }
        }
    }

    // MM-PAY-03: wall to wall in the same large set; and whoever touches is touched.
    void walls() {
        const json::array& list = top("businesses").as_array();
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string at = nth("businesses", i) + ".adjacent";
            const json::array& names =
                data_.list(member(list[i], nth("businesses", i), "adjacent"), at, 0, kMaxInChain);
            for (const json::value& name : names) {
                const std::size_t other = known(name, at, businesses_, "business");
                auto& adjacent = board_.businesses[i].adjacent;
                if (other == i || board_.businesses[other].set != board_.businesses[i].set) {
                    data_.refuse(at, json::serialize(name) + " is not another of the same set");
                }
                if (std::find(adjacent.begin(), adjacent.end(), other) != adjacent.end()) {
                    data_.refuse(at, "names " + json::serialize(name) + " twice");
                }
                adjacent.push_back(other);
            }
        }
        if (data_.ok()) find_chains(board_, data_);
    }

    void locations() {
        const json::array& list = data_.list(top("locations"), "locations", 1, kMaxLocations);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string at = nth("locations", i);
            data_.only(list[i], at, {"id", "name", "space"});
            BoardFile::Spot spot;
            spot.id = new_id(list[i], at, locations_);
            spot.name = text(list[i], at, "name", sizeof(Name));
            spot.space =
                holder(member(list[i], at, "space"), at + ".space", Ground::Stunt, spot.id);
            board_.locations.push_back(spot);
        }
        every_space_held(Ground::Stunt, locations_, "location");
    }

    void cards() {
        // The row must be full, whatever the number of players.
        const int most = *std::max_element(board_.face_up.begin(), board_.face_up.end());
        const json::array& list =
            data_.list(top("cards"), "cards", static_cast<std::size_t>(most), kMaxCards);
        Index ids;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string at = nth("cards", i);
            data_.only(list[i], at, {"id", "location", "stunt"});
            BoardFile::Stunt card;
            card.id = new_id(list[i], at, ids);
            card.location =
                known(member(list[i], at, "location"), at + ".location", locations_, "location");
            text(list[i], at, "stunt", 200);
            board_.cards.push_back(card);
        }
    }

    void edges() {
        // More than every pair of spaces in both directions is nonsense.
        const json::array& list =
            data_.list(top("edges"), "edges", 2, kMaxSpaces * (kMaxSpaces - 1));
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string at = nth("edges", i);
            data_.only(list[i], at, {"from", "to", "street", "oneWay"});
            BoardFile::Edge edge;
            edge.from = known(member(list[i], at, "from"), at + ".from", spaces_, "space");
            edge.to = known(member(list[i], at, "to"), at + ".to", spaces_, "space");
            edge.street = known(member(list[i], at, "street"), at + ".street", streets_, "street");
            edge.one_way = yes_or_no(member(list[i], at, "oneWay"), at + ".oneWay");
            if (data_.ok() && edge.from == edge.to) {
                data_.refuse(at + ".to", "must be another space than \"from\"");
            }
            board_.edges.push_back(edge);
        }
        if (data_.ok()) check_roads(board_, data_);
    }

    Data data_;
    BoardFile board_;
    Index streets_, spaces_, sets_, businesses_, locations_;
    std::vector<bool> small_;  // by set
    Index set_of_;             // business id -> set
};

}  // namespace

Result<BoardFile> read_board(std::string_view text, std::string_view file) {
    return Reader{text, file}.board();
}

}  // namespace moneybags::madcity
