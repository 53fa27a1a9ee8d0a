#include "games/madcity/load.h"

#include <algorithm>

#include "games/data.h"
#include "games/madcity/board_file.h"
#include "games/madcity/game.h"

namespace moneybags::madcity {

namespace {

constexpr int kUsualTarget = 1000;  // MM-OPT-01, in thousands of dollars

template <class E>
E nth(std::size_t i) {
    return static_cast<E>(i);
}

template <std::size_t N>
Label<N> label(std::string_view text) {
    Label<N> made;
    std::copy(text.begin(), text.end(), made.bytes.begin());
    return made;
}

// MM-MOVE-02 to 07: a step leads to any space but the one just left; where the car came from
// before this turn does not matter. A breadth-first walk over pairs (space, space before).
class RoadMap {
   public:
    RoadMap(const BoardFile& board, bool one_way) : out_(board.spaces.size()) {
        for (const BoardFile::Edge& edge : board.edges) {
            out_[edge.from].push_back(edge.to);
            if (edge.one_way && !one_way) out_[edge.to].push_back(edge.from);  // MM-OPT-03
        }
    }

    using Reaches = std::array<Reach, kDieFaces>;
    Reaches from_space(std::size_t space) const {
        Reaches reaches;
        std::vector<Car> cars;
        for (const std::size_t to : out_[space]) cars.push_back({to, space});
        walk(std::move(cars), reaches);
        return reaches;
    }
    // MM-MOVE-03: the first step is onto START, and from there it may go on anywhere.
    Reaches from_depot(std::size_t start) const {
        Reaches reaches;
        walk({{start, out_.size()}}, reaches);
        return reaches;
    }

   private:
    struct Car {
        std::size_t at, before;
    };
    void walk(std::vector<Car> cars, Reaches& reaches) const {
        PlaceSet so_far;
        for (Reach& reach : reaches) {
            for (const Car& car : cars) reach.exactly.add(nth<Place>(car.at));
            so_far = so_far | reach.exactly;
            reach.within = so_far;
            cars = one_step(cars);
        }
    }
    std::vector<Car> one_step(const std::vector<Car>& cars) const {
        std::vector<Car> next;
        std::vector<bool> seen(out_.size() * out_.size(), false);
        for (const Car& car : cars) {
            for (const std::size_t to : out_[car.at]) {
                if (to == car.before || seen[to * out_.size() + car.at]) continue;
                seen[to * out_.size() + car.at] = true;
                next.push_back({to, car.at});
            }
        }
        return next;
    }

    std::vector<std::vector<std::size_t>> out_;
};

class Builder {
   public:
    explicit Builder(const BoardFile& board) : board_(board) {}

    Rules rules(int players, const Options& options) {
        rules_.players = static_cast<std::uint8_t>(players);
        rules_.note = board_.note;
        rules_.signs = static_cast<std::uint8_t>(board_.signs);
        rules_.face_up =
            static_cast<std::uint8_t>(board_.face_up[static_cast<std::size_t>(players)]);
        rules_.start_cash = notes(board_.start_cash);
        rules_.six_bonus = notes(board_.six_bonus);
        rules_.exact_finish = options.at("exactFinish").as_bool();
        rules_.one_way = options.at("oneWay").as_bool();
        rules_.six = six(options.at("six").as_string());
        rules_.turn_limit = static_cast<std::uint32_t>(options.at("turnLimit").as_int64());
        // A board's own target stands unless the table asks for another than the usual one.
        const auto target = static_cast<int>(options.at("target").as_int64());
        rules_.target =
            target == kUsualTarget ? notes(board_.target) : Notes{target * 1000 / board_.note};
        places();
        businesses();
        earnings();
        cards();
        roads();
        return rules_;
    }

   private:
    Notes notes(int dollars) const { return Notes{dollars / board_.note}; }

    static SixRule six(std::string_view word) {
        if (word == "none") return SixRule::None;
        if (word == "bonus") return SixRule::Bonus;
        if (word == "miss") return SixRule::Miss;
        if (word == "again") return SixRule::Again;
        return SixRule::Standard;
    }

    void places() {
        rules_.spaces = static_cast<std::uint8_t>(board_.spaces.size());
        rules_.start = nth<Place>(board_.start);
        rules_.finish = nth<Place>(board_.finish);
        for (std::size_t i = 0; i < board_.spaces.size(); ++i) {
            const Place place = nth<Place>(i);
            rules_.ground[place] = board_.spaces[i].ground;
            rules_.names.place[place] = label<sizeof(Id)>(board_.spaces[i].id);
            rules_.names.space[place] = label<sizeof(Name)>(board_.spaces[i].name);
        }
        rules_.ground[kDepot] = Ground::Depot;
        rules_.names.place[kDepot] = label<sizeof(Id)>(board_.depot);
        rules_.names.space[kDepot] = label<sizeof(Name)>(board_.depot);
    }

    // Numbered chain by chain.
    void businesses() {
        std::vector<Business> number(board_.businesses.size());
        std::size_t count = 0, table = 0;
        for (const auto& chain : board_.chains) {
            const Chain here{.first = static_cast<std::uint8_t>(count),
                             .size = static_cast<std::uint8_t>(chain.size()),
                             .table = static_cast<std::uint16_t>(table)};
            for (const std::size_t i : chain) {
                const Business b = nth<Business>(count++);
                number[i] = b;
                rules_.chain[b] = here;
                business(b, board_.businesses[i]);
            }
            table += std::size_t{1} << chain.size();
        }
        rules_.businesses = static_cast<std::uint8_t>(count);
        for (std::size_t i = 0; i < board_.businesses.size(); ++i) {
            for (const std::size_t other : board_.businesses[i].adjacent) {
                rules_.neighbours[number[i]].add(number[other]);
            }
        }
        rules_.buy_steps = steps(rules_.buy, all());
        rules_.lease_steps = steps(rules_.lease, rules_.leasable);
        for (std::size_t i = 0; i < board_.spaces.size(); ++i) {
            if (board_.spaces[i].ground == Ground::RealEstate) {  // MM-RE-01: anywhere
                rules_.offered[nth<Place>(i)] = all();
            }
        }
    }
    void business(Business b, const BoardFile::Shop& shop) {
        const Place place = nth<Place>(shop.space);
        rules_.buy[b] = notes(shop.buy);
        rules_.lease[b] = notes(shop.lease);
        if (shop.lease > 0) rules_.leasable.add(b);
        if (shop.small) rules_.small.add(b);
        for (std::size_t die = 0; die < kDieFaces; ++die) {  // MM-SELL-06: rounded up
            const auto [times, over] = board_.sale[die];
            const int price = rules_.buy[b].count() * times;
            rules_.sale[b][die] = Notes{(price + over - 1) / over};
        }
        rules_.space_of[b] = place;
        rules_.business_at[place] = b;
        rules_.offered[place] = {b};
        rules_.names.business[b] = label<sizeof(Id)>(shop.id);
        rules_.names.business_name[b] = label<sizeof(Name)>(shop.name);
    }
    BusinessSet all() const {
        BusinessSet set;
        for (std::size_t i = 0; i < rules_.businesses; ++i) set.add(nth<Business>(i));
        return set;
    }
    static PriceSteps steps(const PerBusiness<Notes>& price, BusinessSet of) {
        std::vector<Notes> prices;
        for (const Business b : of) prices.push_back(price[b]);
        std::sort(prices.rbegin(), prices.rend());
        prices.erase(std::unique(prices.begin(), prices.end()), prices.end());
        PriceSteps list;
        for (const Notes roof : prices) {
            PriceStep step{.price = roof, .within = {}};
            for (const Business b : of) {
                if (price[b] <= roof) step.within.add(b);
            }
            list.push_back(step);
        }
        return list;
    }

    // MM-PAY-01 and 02, for every selection of every chain.
    void earnings() {
        for (std::size_t i = 0; i < rules_.businesses; ++i) {
            const Chain& chain = rules_.chain[nth<Business>(i)];
            if (chain.first != i) continue;
            for (std::uint64_t bits = 0; bits >> chain.size == 0; ++bits) {
                Notes sum;
                BusinessSet left = BusinessSet::of_words({bits << chain.first});
                while (!left.empty()) {
                    const BusinessSet group = group_of(rules_, left, left.lowest());
                    const auto size = static_cast<std::size_t>(group.size());
                    // Larger ones than the signs allow (MM-SIGN-01) cannot come about.
                    if (size < board_.income.size()) sum += notes(board_.income[size]);
                    left = left - group;
                }
                rules_.earns[chain.table + bits] = sum;
            }
        }
    }

    void cards() {
        rules_.locations = static_cast<std::uint8_t>(board_.locations.size());
        for (std::size_t i = 0; i < board_.locations.size(); ++i) {
            const Location location = nth<Location>(i);
            const Place place = nth<Place>(board_.locations[i].space);
            rules_.location_at[place] = location;
            rules_.location_space[location] = place;
            rules_.names.location[location] = label<sizeof(Id)>(board_.locations[i].id);
            rules_.names.location_name[location] = label<sizeof(Name)>(board_.locations[i].name);
        }
        rules_.cards = static_cast<std::uint8_t>(board_.cards.size());
        for (std::size_t i = 0; i < board_.cards.size(); ++i) {
            const Card card = nth<Card>(i);
            rules_.card_location[card] = nth<Location>(board_.cards[i].location);
            rules_.card_space[card] = nth<Place>(board_.locations[board_.cards[i].location].space);
            rules_.names.card[card] = label<sizeof(Id)>(board_.cards[i].id);
        }
    }

    void roads() {
        const RoadMap roads{board_, rules_.one_way};
        for (std::size_t i = 0; i < board_.spaces.size(); ++i) {
            rules_.reach[nth<Place>(i)] = roads.from_space(i);
        }
        rules_.reach[kDepot] = roads.from_depot(board_.start);
        for (std::size_t i = 0; i < board_.spaces.size(); ++i) survey(nth<Place>(i));
        survey(kDepot);
    }

    // How far everything is from there.
    void survey(Place from) {
        PerPlace<std::uint8_t> steps = PerPlace<std::uint8_t>::all(kNoWay);
        steps[from] = 0;
        std::vector<Place> found{from};
        for (std::size_t i = 0; i < found.size(); ++i) {
            for (const Place next : rules_.reach[found[i]][0].exactly) {
                if (steps[next] < kNoWay) continue;
                steps[next] = static_cast<std::uint8_t>(steps[found[i]] + 1);
                found.push_back(next);
            }
        }
        rules_.steps_to_finish[from] = steps[rules_.finish];
        for (std::size_t i = 0; i < board_.locations.size(); ++i) {
            const Location location = nth<Location>(i);
            rules_.steps_to[from][location] = steps[rules_.location_space[location]];
        }
    }

    const BoardFile& board_;
    Rules rules_;
};

}  // namespace

Result<std::unique_ptr<Game>> load(const Ruleset& ruleset, int players, const Options& options,
                                   std::string_view data, std::string_view file) {
    const Result<BoardFile> board = read_board(data, file);
    if (!board) return board.error();
    if (players < board->least_players || players > board->most_players) {
        return Problem{std::string(file) + ": constants.players",
                       "is " + std::to_string(board->least_players) + " to " +
                           std::to_string(board->most_players) + ", not " +
                           std::to_string(players)};
    }
    const std::int64_t target = options.at("target").as_int64();
    if (target * 1000 % board->note != 0) {
        return Problem{"option target", "must be a multiple of " +
                                            std::to_string(board->note / 1000) + ", is " +
                                            std::to_string(target)};
    }
    return std::unique_ptr<Game>{
        std::make_unique<TypedGame<Family>>(ruleset, Builder{*board}.rules(players, options))};
}

}  // namespace moneybags::madcity

namespace moneybags {

template <>
std::vector<Ruleset> rulesets_of<madcity::Family>() {
    using enum Option::Kind;
    // MM-OPT-01, in thousands of dollars.
    const Option target{
        .name = "target", .kind = Number, .fallback = 1000, .least = 100, .most = 5000};
    const Option exact_finish{.name = "exactFinish", .fallback = true};
    const Option one_way{.name = "oneWay", .fallback = true};
    Option six{.name = "six", .kind = Word, .fallback = "standard"};
    six.words = {"standard", "none", "bonus", "miss", "again"};
    const Option turn_limit{
        .name = "turnLimit", .kind = Number, .fallback = 0, .least = 0, .most = 65535};
    return {{.id = "mad-millionaire",
             .name = "Mad Millionaire",
             .least_players = 2,
             .most_players = 6,
             .options = {target, exact_finish, one_way, six, turn_limit},
             .data = "data/mad-millionaire.json",
             .texts = "mad-millionaire",
             .rules = "docs/rules/mad-millionaire.md",
             .load = madcity::load}};
}

}  // namespace moneybags
