#include "app/engine_request.h"

#include "table/strict_json.h"

namespace moneybags {

namespace json = boost::json;

Result<json::object> read_request(std::string_view line, std::size_t deepest) {
    Result<json::object> request = read_strictly(line, deepest);
    if (request || !request.error().where.empty()) return request;
    return Problem{"", "the request " + request.error().what};
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
