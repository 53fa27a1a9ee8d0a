#pragma once

// What the bodies of HTTP requests may say (docs/protocol.md).

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "games/result.h"
#include "table/form.h"
#include "table/strict_json.h"

namespace moneybags::body {

struct OpenTable {
    std::string game;
    int players = 0;
    std::optional<boost::json::object> options, settings;
    std::optional<std::string> name;  // what the one who opens it is called
    std::optional<int> seat;          // where they sit; none: the first chair
    std::optional<bool> watch;        // they do not sit down at all
    std::optional<std::string> bots;  // level of the bots on all other chairs; none: they stay open
    std::optional<bool> start;        // at once; needs bots
    std::optional<std::string> house;  // the key of a private house
};
BOOST_DESCRIBE_STRUCT(OpenTable, (),
                      (game, players, options, settings, name, seat, watch, bots, start, house))

struct Join {
    std::optional<std::string> name;
    std::optional<int> seat;
    std::optional<std::string> id;  // as of a command: asking again gives the same seat and token
};
BOOST_DESCRIBE_STRUCT(Join, (), (name, seat, id))

struct Leave {
    std::optional<std::string> token;  // of the seat, for who has no cookie
};
BOOST_DESCRIBE_STRUCT(Leave, (), (token))

struct Rename {
    std::string name;
};
BOOST_DESCRIBE_STRUCT(Rename, (), (name))

struct Account {
    std::string login, password;
};
BOOST_DESCRIBE_STRUCT(Account, (), (login, password))

template <class Body>
Result<Body> read(const std::string& text) {
    const Result<boost::json::object> object = read_strictly(text.empty() ? "{}" : text);
    if (!object) return object.error();
    codec::Trail trail;
    Body body;
    if (!form::read_fields(*object, body, trail)) return trail.problem();
    return body;
}

}  // namespace moneybags::body
