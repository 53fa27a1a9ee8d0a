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

// A word and a whole number in a query: "lang=en&from=20"; empty or `otherwise` if there is none.
std::string_view word_in(std::string_view query, std::string_view key);
std::size_t number_in(const std::string& query, std::string_view key, std::size_t otherwise);

// A text or a whole number of an object; "" or 0 if there is none.
std::string text_in(const boost::json::object&, std::string_view key);
std::int64_t number_in(const boost::json::object&, std::string_view key);

// Which table a request is about: "Table kQ3…" in its header Authorization, which proxies keep out
// of their logs, for whoever knows the id of a table may watch it. Empty if it names none.
std::string_view table_in(std::string_view authorization);

}  // namespace moneybags
