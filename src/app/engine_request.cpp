#include "app/engine_request.h"

#include <boost/json/basic_parser_impl.hpp>
#include <cmath>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace moneybags {

namespace json = boost::json;

namespace {

// Listens to the parser for what a finished value no longer shows.
struct Watch {
    using Error = boost::system::error_code;
    static constexpr std::size_t max_array_size = std::size_t(-1);
    static constexpr std::size_t max_object_size = std::size_t(-1);
    static constexpr std::size_t max_string_size = std::size_t(-1);
    static constexpr std::size_t max_key_size = std::size_t(-1);

    std::vector<std::set<std::string, std::less<>>> open;  // the keys of each object around here
    std::string key;                                       // as much of it as was heard
    std::optional<Problem> problem;

    bool refuse(std::string where, std::string what, Error& error) {
        problem = Problem{std::move(where), std::move(what)};
        error = json::error::exception;  // any will do: it stops the parser
        return false;
    }

    bool on_object_begin(Error&) {
        open.emplace_back();
        return true;
    }
    bool on_object_end(std::size_t, Error&) {
        open.pop_back();
        return true;
    }
    bool on_key_part(std::string_view part, std::size_t, Error&) {
        key += part;
        return true;
    }
    bool on_key(std::string_view part, std::size_t, Error& error) {
        key += part;
        if (!open.back().insert(key).second) {
            return refuse("field " + key, "stands twice in one object; once is right", error);
        }
        key.clear();
        return true;
    }
    bool on_double(double number, std::string_view, Error& error) {
        if (std::isfinite(number)) return true;
        return refuse("", "a number is too great: it must lie within ±1.7976931348623157e308",
                      error);
    }

    bool on_document_begin(Error&) { return true; }
    bool on_document_end(Error&) { return true; }
    bool on_array_begin(Error&) { return true; }
    bool on_array_end(std::size_t, Error&) { return true; }
    bool on_string_part(std::string_view, std::size_t, Error&) { return true; }
    bool on_string(std::string_view, std::size_t, Error&) { return true; }
    bool on_number_part(std::string_view, Error&) { return true; }
    bool on_int64(std::int64_t, std::string_view, Error&) { return true; }
    bool on_uint64(std::uint64_t, std::string_view, Error&) { return true; }
    bool on_bool(bool, Error&) { return true; }
    bool on_null(Error&) { return true; }
    bool on_comment_part(std::string_view, Error&) { return true; }
    bool on_comment(std::string_view, Error&) { return true; }
};

}  // namespace

Result<json::object> read_request(std::string_view line, std::size_t deepest) {
    json::parse_options how;
    how.max_depth = deepest;
    boost::system::error_code error;
    json::value value = json::parse(line, error, {}, how);
    if (error) return Problem{"", "the request is not JSON: " + error.message()};
    if (!value.is_object()) return Problem{"", "a request is a JSON object: {\"do\": \"turn\"}"};
    json::basic_parser<Watch> watch(how);
    watch.write_some(false, line.data(), line.size(), error);
    if (watch.handler().problem) return std::move(*watch.handler().problem);
    return std::move(value.get_object());
}

std::optional<Problem> problem_with_id(const json::object& request) {
    const json::value* id = request.if_contains("id");
    if (id == nullptr || id->is_string() || id->is_int64() || id->is_uint64() || id->is_bool() ||
        id->is_null()) {
        return {};
    }
    return Problem{"field id",
                   "must be a text, a whole number within 64 bits, true, false or null"};
}

}  // namespace moneybags
