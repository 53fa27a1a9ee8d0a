#pragma once

// A board file (docs/rules/mad-millionaire.md, section 1.7), read and checked. The checks of that
// section are the law for any board; how many spaces, businesses and cards there are is the board's
// own affair, up to the capacities of types.h.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/madcity/types.h"
#include "games/result.h"

namespace moneybags::madcity {

struct BoardFile {
    struct Space {
        std::string id, name;
        Ground ground = Ground::Road;
        std::string holds;  // the id of its business or location
    };
    struct Edge {
        std::size_t from = 0, to = 0;  // in `spaces`
        std::size_t street = 0;
        bool one_way = false;
    };
    struct Shop {
        std::string id, name, set;
        int buy = 0, lease = 0;  // dollars; lease 0: none
        std::size_t space = 0;
        std::vector<std::size_t> adjacent;  // in `businesses`
        bool small = false;
    };
    struct Spot {
        std::string id, name;
        std::size_t space = 0;
    };
    struct Stunt {
        std::string id;
        std::size_t location = 0;
    };

    int least_players = 0, most_players = 0;
    int note = 0;  // what prices are rounded up to; all in dollars
    int start_cash = 0, target = 0, six_bonus = 0;
    int signs = 0;
    std::array<int, kMostPlayers + 1> face_up{};       // by players
    std::vector<int> income;                           // by group size
    std::array<std::array<int, 2>, kDieFaces> sale{};  // numerator and denominator by die
    std::string depot;
    std::size_t start = 0, finish = 0;
    std::vector<Space> spaces;
    std::vector<Edge> edges;
    std::vector<Shop> businesses;
    std::vector<std::vector<std::size_t>> chains;  // of `businesses`, joined by walls
    std::vector<Spot> locations;
    std::vector<Stunt> cards;
};

Result<BoardFile> read_board(std::string_view text, std::string_view file);

}  // namespace moneybags::madcity
