#include "games/data.h"

#include <algorithm>

namespace moneybags {

namespace json = boost::json;

namespace {
const json::value kNothing;
const json::array kEmpty;
}  // namespace

std::string joined(const std::vector<std::string_view>& words) {
    std::string all;
    for (const std::string_view word : words) {
        if (!all.empty()) all += ", ";
        all += word;
    }
    return all;
}

Data::Data(std::string_view text, std::string_view file) : file_(file) {
    json::error_code error;
    root_ = json::parse(text, error);
    if (error) {
        refuse("", "is not JSON: " + error.message());
    } else if (!root_.is_object()) {
        refuse("", "must be a JSON object");
    }
}

void Data::refuse(const std::string& field, std::string reason) {
    if (problem_) return;
    problem_ = Problem{field.empty() ? file_ : file_ + ": " + field, std::move(reason)};
}

const json::value& Data::member(const json::value& object, const std::string& field,
                                std::string_view key) {
    if (const json::object* members = object.if_object()) {
        if (const json::value* found = members->if_contains(key)) return *found;
    }
    refuse(field.empty() ? std::string(key) : field + "." + std::string(key), "is missing");
    return kNothing;
}

int Data::number(const json::value& value, const std::string& field, int least, int most) {
    const std::int64_t* n = value.if_int64();
    if (n != nullptr && *n >= least && *n <= most) return static_cast<int>(*n);
    refuse(field, "must be a whole number from " + std::to_string(least) + " to " +
                      std::to_string(most) + ", is " + json::serialize(value));
    return least;
}

std::string Data::text(const json::value& value, const std::string& field, std::size_t most_bytes) {
    const json::string* words = value.if_string();
    if (words != nullptr && !words->empty() && words->size() <= most_bytes) {
        return std::string(*words);
    }
    refuse(field, "must be text of 1 to " + std::to_string(most_bytes) + " bytes, is " +
                      json::serialize(value));
    return {};
}

const json::array& Data::list(const json::value& value, const std::string& field, std::size_t least,
                              std::size_t most) {
    const json::array* items = value.if_array();
    if (items != nullptr && items->size() >= least && items->size() <= most) return *items;
    refuse(field,
           "must be a list of " + std::to_string(least) + " to " + std::to_string(most) +
               " entries" +
               (items != nullptr ? ", has " + std::to_string(items->size()) : std::string{}));
    return kEmpty;
}

std::size_t Data::word(const json::value& value, const std::string& field,
                       const std::vector<std::string_view>& words) {
    if (const json::string* found = value.if_string()) {
        const auto at = std::find(words.begin(), words.end(), std::string_view(*found));
        if (at != words.end()) return static_cast<std::size_t>(at - words.begin());
    }
    refuse(field, "must be one of " + joined(words) + "; is " + json::serialize(value));
    return 0;
}

void Data::only(const json::value& object, const std::string& field,
                const std::vector<std::string_view>& keys) {
    const json::object* members = object.if_object();
    if (members == nullptr) {
        refuse(field, "must be an object");
        return;
    }
    for (const auto& member : *members) {
        if (std::find(keys.begin(), keys.end(), std::string_view(member.key())) == keys.end()) {
            refuse(
                field.empty() ? std::string(member.key()) : field + "." + std::string(member.key()),
                "is unknown here; known are " + joined(keys));
        }
    }
}

void Data::provenance(const json::value& value, const std::string& field) {
    word(value, field, {"printed", "found", "inferred", "chosen"});
}

}  // namespace moneybags
