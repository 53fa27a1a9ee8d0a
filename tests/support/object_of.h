#pragma once

// A JSON object put together in one expression: object_of("game", way.game, "players", 4).

#include <boost/json.hpp>
#include <string_view>

namespace moneybags::testing_support {

inline void put_into(boost::json::object&) {}
template <class Value, class... More>
void put_into(boost::json::object& object, std::string_view key, const Value& value,
              const More&... more) {
    object[key] = value;
    put_into(object, more...);
}

template <class... Fields>
boost::json::object object_of(const Fields&... fields) {
    boost::json::object made;
    put_into(made, fields...);
    return made;
}

}  // namespace moneybags::testing_support
