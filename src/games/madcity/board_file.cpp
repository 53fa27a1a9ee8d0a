#include "games/madcity/board_file.h"

#include <algorithm>
#include <set>

#include "games/data.h"
#include "games/madcity/board_checks.h"

namespace moneybags::madcity {

namespace json = boost::json;

namespace {

constexpr int kMostDollars = 100'000'000;  // of one figure; in notes far from any roof
constexpr int kMostFactor = 100;

class Reader {
   public:
    Reader(std::string_view text, std::string_view file) : data_(text, file) {}

    Result<BoardFile> board() {
        root_.only({"format", "about", "name", "grid", "provenance", "constants", "start", "finish",
                    "spaces", "edges", "streets", "sets", "businesses", "locations", "cards",
                    "scenery"});
        root_["format"].number(1, 1);
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
    static void coordinates(const Datum& entry, std::initializer_list<std::string_view> keys) {
        for (const std::string_view key : keys) {
            if (!entry[key].value().is_number()) entry[key].refuse("must be a number");
        }
    }
    // Dollars, in whole notes.
    int dollars(const Datum& entry, int least) {
        const int amount = entry.number(least, kMostDollars);
        if (data_.ok() && amount % board_.note != 0) {
            entry.refuse("must be a multiple of " + std::to_string(board_.note) + ", is " +
                         std::to_string(amount));
        }
        return amount;
    }

    void constants() {
        const Datum all = root_["constants"];
        all.only({"players", "startCash", "target", "signsPerPlayer", "sixBonus", "faceUp",
                  "income", "sale", "roundUpTo"});
        const std::vector<Datum> range = all["players"].list(2, 2);
        if (!data_.ok()) return;
        const int roof = static_cast<int>(kMostPlayers);
        board_.least_players = range[0].number(2, roof);
        board_.most_players = range[1].number(board_.least_players, roof);
        board_.note = all["roundUpTo"].number(1000, 1000000);
        if (board_.note % 1000 != 0) {
            all["roundUpTo"].refuse("must be a multiple of 1000, is " +
                                    std::to_string(board_.note));
        }
        if (!data_.ok()) return;
        board_.start_cash = dollars(all["startCash"], 0);
        board_.target = dollars(all["target"], 1);
        board_.six_bonus = dollars(all["sixBonus"], 0);
        board_.signs = all["signsPerPlayer"].number(1, static_cast<int>(kMaxSigns));
        for (int n = board_.least_players; n <= board_.most_players; ++n) {
            board_.face_up[static_cast<std::size_t>(n)] =
                all["faceUp"][std::to_string(n)].number(1, static_cast<int>(kMaxFaceUp));
        }
        // Every group size the signs allow, and 0 for none.
        const std::size_t sizes = std::min<std::size_t>(std::size_t(board_.signs), kMaxInChain) + 1;
        const std::vector<Datum> income = all["income"].list(sizes, kMaxSigns + 1);
        for (const Datum& each : income) board_.income.push_back(dollars(each, 0));
        if (data_.ok() && board_.income[0] != 0) {
            income[0].refuse("must be 0: no business earns nothing");
        }
        std::size_t die = 0;
        for (const Datum& each : all["sale"].members({"1", "2", "3", "4", "5", "6"})) {
            const std::vector<Datum> factor = each.list(2, 2);
            if (!data_.ok()) return;
            board_.sale[die++] = {factor[0].number(0, kMostFactor),
                                  factor[1].number(1, kMostFactor)};
        }
    }

    void streets() {
        for (const Datum& entry : root_["streets"].list(1, kMaxSpaces)) {
            entry.id(sizeof(Id), streets_);
        }
    }

    void spaces() {
        for (const Datum& entry : root_["spaces"].list(2, kMaxSpaces)) {
            entry.only({"id", "kind", "name", "street", "x", "y", "business", "location"});
            BoardFile::Space space;
            space.id = entry.id(sizeof(Id), spaces_);
            space.name = entry["name"].text(sizeof(Name));
            coordinates(entry, {"x", "y"});
            const Datum street = entry["street"];
            if (!street.value().is_null()) street.place_in(streets_, "street");
            space.ground = static_cast<Ground>(
                entry["kind"].word({"road", "business", "stunt", "realestate", "start", "finish"}));
            for (const auto& [key, ground] :
                 {std::pair{"business", Ground::Business}, std::pair{"location", Ground::Stunt}}) {
                if (space.ground == ground) {
                    space.holds = entry[key].text(sizeof(Id));
                } else if (entry.has(key)) {
                    entry[key].refuse("does not belong to a space of this kind");
                }
            }
            board_.spaces.push_back(space);
        }
    }

    // One START and one FINISH, where the file says.
    std::size_t only_space(const Datum& entry, Ground ground, const char* kind) {
        const std::size_t at = entry.place_in(spaces_, "space");
        const auto count =
            std::count_if(board_.spaces.begin(), board_.spaces.end(),
                          [&](const BoardFile::Space& s) { return s.ground == ground; });
        if (data_.ok() && (count != 1 || board_.spaces[at].ground != ground)) {
            entry.refuse("must be the one space of the kind " + std::string(kind) + "; there are " +
                         std::to_string(count));
        }
        return at;
    }
    void ends() {
        board_.start = only_space(root_["start"]["space"], Ground::Start, "start");
        board_.finish = only_space(root_["finish"], Ground::Finish, "finish");
        const Datum depot = root_["start"]["depot"];
        Ids ids = spaces_;
        board_.depot = depot.id(sizeof(Id), ids);
        coordinates(depot, {"x", "y"});
    }

    void sets() {
        std::size_t i = 0;
        for (const Datum& entry : root_["sets"].list(1, kMaxBusinesses)) {
            entry.only({"id", "name", "size", "businesses"});
            entry.id(sizeof(Id), sets_);
            entry["name"].text(sizeof(Name));
            const bool small = entry["size"].word({"small", "large"}) == 0;
            small_.push_back(small);
            // MM-PAY-04: a small business stands alone.
            for (const Datum& member : entry["businesses"].list(1, small ? 1 : kMaxBusinesses)) {
                const std::string id = member.text(sizeof(Id));
                if (!set_of_.try_emplace(id, i).second) {
                    member.refuse(quoted(id) + " is listed twice");
                }
            }
            ++i;
        }
        const auto smalls = std::count(small_.begin(), small_.end(), true);
        if (data_.ok() && smalls < board_.most_players) {  // MM-SET-07 and 08
            data_.refuse("sets", "has " + std::to_string(smalls) + " small ones, but " +
                                     std::to_string(board_.most_players) +
                                     " players need one each");
        }
    }

    void businesses() {
        for (const Datum& entry : root_["businesses"].list(1, kMaxBusinesses)) {
            entry.only({"id", "set", "name", "height", "buy", "lease", "space", "adjacent", "lot"});
            BoardFile::Shop shop;
            shop.id = entry.id(sizeof(Id), businesses_);
            shop.name = entry["name"].text(sizeof(Name));
            const std::size_t set = entry["set"].place_in(sets_, "set");
            if (!data_.ok()) return;
            const auto listed = set_of_.find(shop.id);
            if (listed == set_of_.end() || listed->second != set) {
                entry["set"].refuse("does not list " + quoted(shop.id));
            }
            shop.set = entry["set"].text(sizeof(Id));
            shop.small = small_[set];
            entry["height"].number(1, 99);
            shop.buy = dollars(entry["buy"], 1);
            const Datum lease = entry["lease"];
            if (!lease.value().is_null()) {
                shop.lease = dollars(lease, 1);
                if (shop.lease >= shop.buy) {
                    lease.refuse("must be below the buy price of " + std::to_string(shop.buy) +
                                 ", is " + std::to_string(shop.lease));
                }
            }
            shop.space = holder(entry["space"], Ground::Business, shop.id);
            coordinates(entry["lot"], {"x", "y", "w", "h"});
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
    std::size_t holder(const Datum& entry, Ground ground, const std::string& id) {
        const std::size_t at = entry.place_in(spaces_, "space");
        if (data_.ok() && (board_.spaces[at].ground != ground || board_.spaces[at].holds != id)) {
            entry.refuse(quoted(board_.spaces[at].id) + " is not the space of " + quoted(id));
        }
        return at;
    }
    void every_space_held(Ground ground, const Ids& ids, const std::string& what) {
        std::set<std::string_view> seen;
        for (std::size_t i = 0; i < board_.spaces.size(); ++i) {
            const BoardFile::Space& space = board_.spaces[i];
            if (space.ground != ground) continue;
            const std::string field =
                nth("spaces", i) + (ground == Ground::Stunt ? ".location" : ".business");
            if (!ids.contains(space.holds)) {
                data_.refuse(field, quoted(space.holds) + " is not the id of any " + what);
            } else if (!seen.insert(space.holds).second) {
                data_.refuse(field, quoted(space.holds) + " has a space already");
            }
        }
    }

    // MM-PAY-03: wall to wall in the same large set; and whoever touches is touched.
    void walls() {
        std::size_t i = 0;
        for (const Datum& entry : root_["businesses"].list(1, kMaxBusinesses)) {
            BoardFile::Shop& shop = board_.businesses[i];
            for (const Datum& name : entry["adjacent"].list(0, kMaxInChain)) {
                const std::size_t other = name.place_in(businesses_, "business");
                if (other == i || board_.businesses[other].set != shop.set) {
                    name.refuse(json::serialize(name.value()) + " is not another of the same set");
                }
                if (std::find(shop.adjacent.begin(), shop.adjacent.end(), other) !=
                    shop.adjacent.end()) {
                    name.refuse("names " + json::serialize(name.value()) + " twice");
                }
                shop.adjacent.push_back(other);
            }
            ++i;
        }
        if (data_.ok()) find_chains(board_, data_);
    }

    void locations() {
        for (const Datum& entry : root_["locations"].list(1, kMaxLocations)) {
            entry.only({"id", "name", "space"});
            BoardFile::Spot spot;
            spot.id = entry.id(sizeof(Id), locations_);
            spot.name = entry["name"].text(sizeof(Name));
            spot.space = holder(entry["space"], Ground::Stunt, spot.id);
            board_.locations.push_back(spot);
        }
        every_space_held(Ground::Stunt, locations_, "location");
    }

    void cards() {
        // The row must be full, whatever the number of players.
        const int most = *std::max_element(board_.face_up.begin(), board_.face_up.end());
        Ids ids;
        for (const Datum& entry : root_["cards"].list(static_cast<std::size_t>(most), kMaxCards)) {
            entry.only({"id", "location", "stunt"});
            BoardFile::Stunt card;
            card.id = entry.id(sizeof(Id), ids);
            card.location = entry["location"].place_in(locations_, "location");
            entry["stunt"].text(200);
            board_.cards.push_back(card);
        }
    }

    void edges() {
        // More than every pair of spaces in both directions is nonsense.
        for (const Datum& entry : root_["edges"].list(2, kMaxSpaces * (kMaxSpaces - 1))) {
            entry.only({"from", "to", "street", "oneWay"});
            BoardFile::Edge edge;
            edge.from = entry["from"].place_in(spaces_, "space");
            edge.to = entry["to"].place_in(spaces_, "space");
            edge.street = entry["street"].place_in(streets_, "street");
            edge.one_way = entry["oneWay"].yes_or_no();
            if (data_.ok() && edge.from == edge.to) {
                entry["to"].refuse("must be another space than \"from\"");
            }
            board_.edges.push_back(edge);
        }
        if (data_.ok()) check_roads(board_, data_);
    }

    Data data_;
    const Datum root_ = data_.root();
    BoardFile board_;
    Ids streets_, spaces_, sets_, businesses_, locations_;
    std::vector<bool> small_;  // by set
    Ids set_of_;               // of a business, by its id
};

}  // namespace

Result<BoardFile> read_board(std::string_view text, std::string_view file) {
    return Reader{text, file}.board();
}

}  // namespace moneybags::madcity
