#include "games/data.h"

#include <algorithm>

#include "core/words.h"

namespace moneybags {

namespace json = boost::json;

namespace {

const json::value kNothing;

std::string counted(std::size_t least, std::size_t most) {
    return std::to_string(least) + " to " + std::to_string(most);
}

bool is_word(std::string_view id) {
    const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    return !id.empty() && letter(id.front()) && std::all_of(id.begin(), id.end(), [&](char c) {
        return letter(c) || (c >= '0' && c <= '9') || c == '-';
    });
}

}  // namespace

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

void Datum::refuse(std::string reason) const { data_->refuse(field_, std::move(reason)); }

bool Datum::has(std::string_view key) const {
    return value_->is_object() && value_->get_object().contains(key);
}

Datum Datum::operator[](std::string_view key) const {
    const std::string field = field_.empty() ? std::string(key) : field_ + "." + std::string(key);
    if (has(key)) return {*data_, value_->at(key), field};
    data_->refuse(field, "is missing");
    return {*data_, kNothing, field};
}

void Datum::only(const Words& keys) const {
    if (!value_->is_object()) return refuse("must be an object");
    for (const auto& member : value_->get_object()) {
        if (std::find(keys.begin(), keys.end(), std::string_view(member.key())) == keys.end()) {
            (*this)[member.key()].refuse("is no field here; the fields are " + joined(keys));
        }
    }
}

int Datum::number(int least, int most) const {
    const std::int64_t* n = value_->if_int64();
    if (n != nullptr && *n >= least && *n <= most) return static_cast<int>(*n);
    refuse("must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
           ", is " + json::serialize(*value_));
    return least;
}

std::string Datum::text(std::size_t most_bytes) const {
    const json::string* words = value_->if_string();
    if (words != nullptr && !words->empty() && words->size() <= most_bytes) {
        return std::string(*words);
    }
    refuse("must be text of " + counted(1, most_bytes) + " bytes, is " + json::serialize(*value_));
    return {};
}

bool Datum::yes_or_no() const {
    if (const bool* answer = value_->if_bool()) return *answer;
    refuse("must be true or false, is " + json::serialize(*value_));
    return false;
}

std::size_t Datum::word(const Words& words) const {
    if (const json::string* found = value_->if_string()) {
        const auto at = std::find(words.begin(), words.end(), std::string_view(*found));
        if (at != words.end()) return static_cast<std::size_t>(at - words.begin());
    }
    refuse("must be one of " + joined(words) + "; is " + json::serialize(*value_));
    return 0;
}

std::vector<Datum> Datum::list(std::size_t least, std::size_t most) const {
    const json::array* items = value_->if_array();
    std::vector<Datum> entries;
    if (items == nullptr || items->size() < least || items->size() > most) {
        const bool has_some = items != nullptr;
        refuse("must be a list of " + counted(least, most) + " entries" +
               (has_some ? ", has " + std::to_string(items->size()) : std::string{}));
        return entries;
    }
    for (std::size_t i = 0; i < items->size(); ++i) {
        entries.push_back({*data_, (*items)[i], field_ + "[" + std::to_string(i) + "]"});
    }
    return entries;
}

std::vector<Datum> Datum::members(const Words& keys) const {
    only(keys);
    std::vector<Datum> entries;
    for (const std::string_view key : keys) entries.push_back((*this)[key]);
    return entries;
}

std::string Datum::id(std::size_t most_bytes, Ids& taken) const {
    const Datum entry = (*this)["id"];
    const std::string id = entry.text(most_bytes);
    if (!is_word(id)) {
        entry.refuse("must be letters, digits and -, a letter first; is \"" + id + "\"");
    }
    if (!taken.try_emplace(id, taken.size()).second) {
        entry.refuse("\"" + id + "\" is the id of an earlier entry too");
    }
    return id;
}

std::size_t Datum::place_in(const Ids& ids, std::string_view what) const {
    const json::string* word = value_->if_string();
    const auto found = word != nullptr ? ids.find(std::string_view(*word)) : ids.end();
    if (found != ids.end()) return found->second;
    refuse(json::serialize(*value_) + " is not the id of any " + std::string(what));
    return 0;
}

void Datum::provenance() const { word({"printed", "found", "inferred", "chosen"}); }

Datum Datum::sourced() const {
    only({"value", "provenance", "clause"});
    (*this)["provenance"].provenance();
    return (*this)["value"];
}

void Datum::sources(const Words& keys) const {
    const Datum from = (*this)["provenance"];
    for (const std::string_view key : keys) from[key].provenance();
}

}  // namespace moneybags
