#include "notation/madcity/plan.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace moneybags::madcity {
namespace {

namespace json = boost::json;

using Points = std::map<std::string, std::pair<double, double>, std::less<>>;

// {"id": "KS7", "x": 340, "y": 702}
bool add_point(const json::value& from, Points& points) {
    if (!from.is_object()) return false;
    const json::object& object = from.get_object();
    const json::value* id = object.if_contains("id");
    const json::value* x = object.if_contains("x");
    const json::value* y = object.if_contains("y");
    if (id == nullptr || x == nullptr || y == nullptr) return false;
    if (!id->is_string() || !x->is_number() || !y->is_number()) return false;
    points[std::string(id->get_string())] = {x->to_number<double>(), y->to_number<double>()};
    return true;
}

Points read_points(std::string_view board_file) {
    Points points;
    boost::system::error_code error;
    const json::value board = json::parse(board_file, error);
    if (error || !board.is_object()) return {};
    if (const json::value* start = board.get_object().if_contains("start");
        start != nullptr && start->is_object()) {
        if (const json::value* depot = start->get_object().if_contains("depot")) {
            if (!add_point(*depot, points)) return {};
        }
    }
    const json::value* spaces = board.get_object().if_contains("spaces");
    if (spaces == nullptr || !spaces->is_array()) return {};
    for (const json::value& space : spaces->get_array()) {
        if (!add_point(space, points)) return {};
    }
    return points;
}

int square(double at, double least, double most, int squares) {
    if (most <= least) return 0;
    return static_cast<int>(std::lround((at - least) / (most - least) * (squares - 1)));
}

std::vector<Place> all_places(const Rules& rules) {
    std::vector<Place> places{kDepot};
    for (int i = 0; i < rules.spaces; ++i) places.push_back(Place{static_cast<std::uint8_t>(i)});
    return places;
}

}  // namespace

std::optional<Place> Plan::at(const Rules& rules, Spot where) const {
    for (const Place place : all_places(rules)) {
        if (spot[place] == where) return place;
    }
    return std::nullopt;
}

std::optional<Plan> read_plan(const Rules& rules, std::string_view board_file) {
    const Points points = read_points(board_file);
    if (points.size() != std::size_t{rules.spaces} + 1) return std::nullopt;
    double left = 0, right = 0, top = 0, bottom = 0;
    bool first = true;
    for (const auto& [id, point] : points) {
        const auto [x, y] = point;
        left = first ? x : std::min(left, x);
        right = first ? x : std::max(right, x);
        top = first ? y : std::min(top, y);
        bottom = first ? y : std::max(bottom, y);
        first = false;
    }
    Plan plan;
    for (const Place place : all_places(rules)) {
        const auto found = points.find(rules.names.place[place].text());
        if (found == points.end()) return std::nullopt;
        const auto [x, y] = found->second;
        plan.spot[place] = {square(x, left, right, Plan::kColumns),
                            square(y, top, bottom, Plan::kRows)};
    }
    for (const Place place : all_places(rules)) {
        if (plan.at(rules, plan.spot[place]) != place) return std::nullopt;
    }
    return plan;
}

}  // namespace moneybags::madcity
