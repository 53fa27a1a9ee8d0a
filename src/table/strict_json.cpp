#include "table/strict_json.h"

#include <boost/json/basic_parser_impl.hpp>
#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/codec.h"

namespace moneybags {

namespace json = boost::json;

namespace {

// Builds the value while it is parsed: a finished one no longer shows that a key stood twice.
struct Builder {
    using Error = boost::system::error_code;
    static constexpr std::size_t max_array_size = std::size_t(-1);
    static constexpr std::size_t max_object_size = std::size_t(-1);
    static constexpr std::size_t max_string_size = std::size_t(-1);
    static constexpr std::size_t max_key_size = std::size_t(-1);

    std::size_t most = 0;  // values in all
    std::size_t values = 0;
    json::value_stack stack;
    std::vector<std::set<std::string, std::less<>>> keys;  // of each object around here
    std::string key;                                       // as much of it as was heard
    std::optional<Problem> problem;

    bool refuse(Problem why, Error& error) {
        problem = std::move(why);
        error = json::error::exception;  // any will do: it stops the parser
        return false;
    }

    // One more, before it is put anywhere.
    bool count(Error& error) {
        if (++values <= most) return true;
        return refuse({"", "must not hold more than " + std::to_string(most) + " values"}, error);
    }

    bool on_document_begin(Error&) {
        stack.reset();
        return true;
    }
    bool on_document_end(Error&) { return true; }
    bool on_object_begin(Error& error) {
        keys.emplace_back();
        return count(error);
    }
    bool on_key_part(std::string_view part, std::size_t, Error&) {
        key += part;
        stack.push_chars(part);
        return true;
    }
    bool on_key(std::string_view part, std::size_t, Error& error) {
        key += part;
        stack.push_key(part);
        if (!keys.back().insert(key).second) {
            return refuse({"field " + codec::fit(key), "stands twice in one object; once is right"},
                          error);
        }
        key.clear();
        return true;
    }
    bool on_object_end(std::size_t size, Error&) {
        keys.pop_back();
        stack.push_object(size);
        return true;
    }
    bool on_array_begin(Error& error) { return count(error); }
    bool on_array_end(std::size_t size, Error&) {
        stack.push_array(size);
        return true;
    }
    bool on_string_part(std::string_view part, std::size_t, Error&) {
        stack.push_chars(part);
        return true;
    }
    bool on_string(std::string_view part, std::size_t, Error& error) {
        stack.push_string(part);
        return count(error);
    }
    bool on_number_part(std::string_view, Error&) { return true; }
    bool on_int64(std::int64_t number, std::string_view, Error& error) {
        stack.push_int64(number);
        return count(error);
    }
    bool on_uint64(std::uint64_t number, std::string_view, Error& error) {
        stack.push_uint64(number);
        return count(error);
    }
    bool on_double(double number, std::string_view, Error& error) {
        if (!std::isfinite(number)) {
            return refuse({"", "a number is too great: it must lie within ±1.7976931348623157e308"},
                          error);
        }
        stack.push_double(number);
        return count(error);
    }
    bool on_bool(bool yes, Error& error) {
        stack.push_bool(yes);
        return count(error);
    }
    bool on_null(Error& error) {
        stack.push_null();
        return count(error);
    }
    bool on_comment_part(std::string_view, Error&) { return true; }
    bool on_comment(std::string_view, Error&) { return true; }
};

}  // namespace

Result<json::object> read_strictly(std::string_view text, std::size_t deepest, std::size_t most) {
    json::parse_options how;
    how.max_depth = deepest;
    json::basic_parser<Builder> parser(how);
    parser.handler().most = most;
    boost::system::error_code error;
    const std::size_t read = parser.write_some(false, text.data(), text.size(), error);
    if (!error && read < text.size()) error = json::error::extra_data;
    if (parser.handler().problem) return std::move(*parser.handler().problem);
    if (error == json::error::too_deep) {
        return Problem{"", "must not nest deeper than " + std::to_string(deepest)};
    }
    if (error) {
        return Problem{
            "", "is not JSON in UTF-8: " + error.message() + " after byte " + std::to_string(read)};
    }
    json::value value = parser.handler().stack.release();
    if (!value.is_object()) return Problem{"", "must be a JSON object, is " + codec::quoted(value)};
    return std::move(value.get_object());
}

}  // namespace moneybags
