#pragma once

// What comes from outside and is not trusted, read with care: every function that reads says in its
// Trail where the first mistake stands and what would have been right. How whole structs are read
// and written: fields.h.

#include <array>
#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/result.h"

namespace moneybags::codec {

namespace json = boost::json;

// How a struct names the members that are its fields, and what finds the description of a type.
// Both cost nothing where nobody asks: fields.h has the rest.
template <auto... kMembers>
struct Members {};
template <class T>
struct Tag {};
class Type;

inline constexpr std::size_t kLongestLine = 32768;  // of text taken from outside

// Where in the input the reader is, and the first thing found wrong.
class Trail {
   public:
    bool fail(std::string what);                                // always false, to be returned
    bool must_be(std::string_view right, std::string_view is);  // "must be <right>, is <is>"
    const Problem& problem() const { return *problem_; }

    template <class Read>
    bool at(std::string_view field, const Read& read) {
        const std::size_t here = path_.size();
        if (here > 0) path_ += '.';
        path_ += field;
        return back_to(here, read());
    }
    template <class Read>
    bool at(std::size_t index, const Read& read) {
        const std::size_t here = path_.size();
        path_ += '[' + std::to_string(index) + ']';
        return back_to(here, read());
    }

   private:
    bool back_to(std::size_t length, bool ok) {
        path_.resize(length);
        return ok;
    }
    std::string path_;
    std::optional<Problem> problem_;
};

// ---- Words ----

// Somebody's bytes, fit to be shown: no control characters, nothing that is not UTF-8, not too much
// of it.
std::string fit(std::string_view);
std::string quoted(std::string_view);    // the same in quotation marks
std::string quoted(const json::value&);  // or "a list", "an object"
std::vector<std::string_view> split(std::string_view, char separator);  // of "" there is one part
std::vector<std::string_view> words(std::string_view);      // what stands between spaces
bool lists(std::string_view names, std::string_view name);  // is it one of the words?

// A whole number within bounds.
bool read_number(std::string_view, std::int64_t least, std::int64_t most, std::int64_t& out,
                 Trail&);
bool read_number(const json::value&, std::int64_t least, std::int64_t most, std::int64_t& out,
                 Trail&);

// Lines from outside have a bounded length.
bool read_words(std::string_view line, std::vector<std::string_view>& out, Trail&);

// ---- Lists ----

bool at_most(std::size_t most, std::size_t has, Trail&);

// The items of a list that came as JSON or as text, each handed to `take`.
template <class Take>
bool each_item(const json::value& from, char, std::size_t most, Trail& trail, const Take& take) {
    if (!from.is_array()) return trail.must_be("a list", quoted(from));
    const json::array& items = from.get_array();
    if (!at_most(most, items.size(), trail)) return false;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!trail.at(i, [&] { return take(i, items[i]); })) return false;
    }
    return true;
}
template <class Take>
bool each_item(std::string_view from, char between, std::size_t most, Trail& trail,
               const Take& take) {
    const std::vector<std::string_view> items = split(from, between);
    if (!at_most(most, items.size(), trail)) return false;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!trail.at(i, [&] { return take(i, items[i]); })) return false;
    }
    return true;
}

// ---- Enumerations: their names are those of the program, as the compiler spells them ----

// "Brute" of Role::Brute, "purse" of &Open::purse; nothing of a number without a name.
template <auto kValue>
constexpr std::string_view spelled() {
    std::string_view text = __PRETTY_FUNCTION__;  // "… [with auto kValue = a::b::Role::Brute; …]"
    text.remove_prefix(text.find("kValue = ") + 9);
    text = text.substr(0, text.find_first_of(";]"));
    return text.starts_with('(') ? std::string_view{} : text.substr(text.rfind(':') + 1);
}
template <class T>
constexpr std::string_view spelled_type() {
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_prefix(text.find("T = ") + 4);
    text = text.substr(0, text.find_first_of(";]"));
    return text.substr(text.rfind(':') + 1);
}

template <class E, std::size_t kFrom = 0>
constexpr std::size_t count_names() {
    if constexpr (spelled<static_cast<E>(kFrom)>().empty()) {
        return kFrom;
    } else {
        return count_names<E, kFrom + 1>();
    }
}
template <class E, std::size_t... kIndex>
constexpr auto list_names(std::index_sequence<kIndex...>) {
    return std::array<std::string_view, sizeof...(kIndex)>{spelled<static_cast<E>(kIndex)>()...};
}
// The names of an enumeration that counts from 0, in order.
template <class E>
inline constexpr auto kNames = list_names<E>(std::make_index_sequence<count_names<E>()>{});

template <class E>
constexpr std::string_view name_of(E e) {
    const auto at = static_cast<std::size_t>(e);
    return at < kNames<E>.size() ? kNames<E>[at] : "?";
}

}  // namespace moneybags::codec
