#pragma once

// Small pieces of what is asked and answered over HTTP.

#include <boost/json.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace moneybags {

// {"key": value}
template <class Value>
boost::json::object only(std::string_view key, Value&& value) {
    boost::json::object object;
    object[key] = std::forward<Value>(value);
    return object;
}

// A whole number in a query: "from=20&count=10".
std::size_t number_in(const std::string& query, std::string_view key, std::size_t otherwise);

}  // namespace moneybags
