#include "games/madcity/board_checks.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace moneybags::madcity {

namespace {

using Roads = std::vector<std::vector<std::size_t>>;  // from each space to these

// How many spaces can be driven to from the first one, itself included?
std::size_t reached(const Roads& out) {
    std::vector<bool> seen(out.size(), false);
    std::vector<std::size_t> open{0};
    seen[0] = true;
    std::size_t count = 0;
    while (!open.empty()) {
        const std::size_t at = open.back();
        open.pop_back();
        ++count;
        for (const std::size_t to : out[at]) {
            if (!seen[to]) open.push_back(to);
            seen[to] = true;
        }
    }
    return count;
}

// Two-way streets list both directions, one-way streets one.
void check_directions(const BoardFile& board, Data& data) {
    std::map<std::pair<std::size_t, std::size_t>, bool> all;
    for (std::size_t i = 0; i < board.edges.size(); ++i) {
        const BoardFile::Edge& edge = board.edges[i];
        if (!all.try_emplace({edge.from, edge.to}, edge.one_way).second) {
            data.refuse(nth("edges", i), "is listed twice");
        }
    }
    for (std::size_t i = 0; i < board.edges.size(); ++i) {
        const BoardFile::Edge& edge = board.edges[i];
        const auto back = all.find({edge.to, edge.from});
        if (edge.one_way && back != all.end()) {
            data.refuse(nth("edges", i), "is one-way, but the way back is listed");
        } else if (!edge.one_way && (back == all.end() || back->second)) {
            data.refuse(nth("edges", i), "is two-way, but the way back is not listed");
        }
    }
}

void check_connections(const BoardFile& board, Data& data) {
    const std::size_t n = board.spaces.size();
    Roads out(n), in(n);
    for (const BoardFile::Edge& edge : board.edges) {
        out[edge.from].push_back(edge.to);
        in[edge.to].push_back(edge.from);
    }
    const std::size_t there = reached(out), back = reached(in);
    if (there != n || back != n) {
        data.refuse("edges", "must join all " + std::to_string(n) + " spaces; from " +
                                 quoted(board.spaces[0].id) + " " + std::to_string(there) +
                                 " can be driven to, and it from " + std::to_string(back));
    }
    for (std::size_t i = 0; i < board.edges.size(); ++i) {
        const BoardFile::Edge& edge = board.edges[i];
        const auto& on = out[edge.to];
        if (std::all_of(on.begin(), on.end(), [&](std::size_t to) { return to == edge.from; })) {
            data.refuse(nth("edges", i), "leads to " + quoted(board.spaces[edge.to].id) +
                                             ", from where a car could only turn back");
        }
    }
}

void check_lane(const BoardFile& board, Data& data) {
    std::set<std::size_t> streets, spaces;
    for (const BoardFile::Edge& edge : board.edges) {
        if (!edge.one_way) continue;
        streets.insert(edge.street);
        spaces.insert({edge.from, edge.to});
    }
    if (streets.size() != 1) {
        data.refuse("edges", "must have one-way edges on exactly one street, have them on " +
                                 std::to_string(streets.size()));
    } else if (!spaces.contains(board.finish)) {
        data.refuse("finish", "must lie on the one-way street");
    } else if (std::none_of(board.locations.begin(), board.locations.end(),
                            [&](const BoardFile::Spot& spot) {
                                return spot.id == "circus" && spaces.contains(spot.space);
                            })) {
        data.refuse("locations", "must put \"circus\" on the one-way street");
    }
}

}  // namespace

void check_roads(const BoardFile& board, Data& data) {
    check_directions(board, data);
    check_connections(board, data);
    check_lane(board, data);
}

void find_chains(BoardFile& board, Data& data) {
    const auto& shops = board.businesses;
    for (std::size_t i = 0; i < shops.size(); ++i) {
        for (const std::size_t other : shops[i].adjacent) {
            const auto& back = shops[other].adjacent;
            if (std::find(back.begin(), back.end(), i) != back.end()) continue;
            data.refuse(nth("businesses", i) + ".adjacent", "names " + quoted(shops[other].id) +
                                                                ", which does not name " +
                                                                quoted(shops[i].id));
        }
    }
    std::vector<bool> seen(shops.size(), false);
    for (std::size_t i = 0; i < shops.size(); ++i) {
        if (seen[i]) continue;
        std::vector<std::size_t> chain{i};
        seen[i] = true;
        for (std::size_t k = 0; k < chain.size(); ++k) {
            for (const std::size_t other : shops[chain[k]].adjacent) {
                if (!seen[other]) chain.push_back(other);
                seen[other] = true;
            }
        }
        std::sort(chain.begin(), chain.end());
        if (chain.size() > kMaxInChain) {
            data.refuse(nth("businesses", i) + ".adjacent",
                        "joins " + std::to_string(chain.size()) + " businesses by walls; at most " +
                            std::to_string(kMaxInChain) + " can be");
        }
        board.chains.push_back(chain);
    }
}

}  // namespace moneybags::madcity
