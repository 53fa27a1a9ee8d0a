#pragma once

// Structs described with Boost.Describe as JSON objects: written field by field, those that are
// empty (optional) left out, and read back strictly: every field known, none missing but the
// optional ones, each of its type. Whoever has types of their own specialises Form for them.

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.h"
#include "games/codec.h"

namespace moneybags::form {

namespace json = boost::json;
using codec::Trail;

template <class T>
concept DescribedStruct = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;
template <class T>
using MembersOf = boost::describe::describe_members<T, boost::describe::mod_public>;
template <class T>
concept Number = std::integral<T> && !std::same_as<T, bool>;

// The greatest whole number that a page, where numbers are doubles, does not round.
inline constexpr std::int64_t kMostExact = (std::int64_t{1} << 53) - 1;

template <class T>
struct Form;  // write: a JSON value; read: whether it could be, and the Trail says why not

template <>
struct Form<std::string> {
    static json::value write(const std::string& text) { return json::value(text); }
    static bool read(const json::value& from, std::string& out, Trail& trail) {
        if (!from.is_string()) return trail.must_be("a text", codec::quoted(from));
        out = from.get_string();
        return true;
    }
};

template <std::same_as<bool> T>
struct Form<T> {
    static json::value write(bool yes) { return yes; }
    static bool read(const json::value& from, bool& out, Trail& trail) {
        if (!from.is_bool()) return trail.must_be("true or false", codec::quoted(from));
        out = from.get_bool();
        return true;
    }
};

template <Number T>
struct Form<T> {
    static json::value write(T n) { return static_cast<std::int64_t>(n); }
    static bool read(const json::value& from, T& out, Trail& trail) {
        constexpr bool kWide = sizeof(T) == sizeof(std::int64_t);
        static_assert(!kWide || std::signed_integral<T>);
        std::int64_t n = 0;
        if (!codec::read_number(from, kWide ? -kMostExact : std::numeric_limits<T>::min(),
                                kWide ? kMostExact : std::numeric_limits<T>::max(), n, trail)) {
            return false;
        }
        out = static_cast<T>(n);
        return true;
    }
};

template <>
struct Form<Seat> {  // whether the table has so many chairs, the table knows
    static json::value write(Seat seat) { return number(seat); }
    static bool read(const json::value& from, Seat& out, Trail& trail) {
        std::int64_t n = 0;
        if (!codec::read_number(from, 0, kMaxSeats - 1, n, trail)) return false;
        out = Seat{static_cast<std::uint8_t>(n)};
        return true;
    }
};

template <>
struct Form<json::value> {  // whatever it is
    static json::value write(const json::value& value) { return value; }
    static bool read(const json::value& from, json::value& out, Trail&) {
        out = from;
        return true;
    }
};

template <>
struct Form<json::object> {
    static json::value write(const json::object& object) { return object; }
    static bool read(const json::value& from, json::object& out, Trail& trail) {
        if (!from.is_object()) return trail.must_be("an object", codec::quoted(from));
        out = from.get_object();
        return true;
    }
};

template <class T>
struct Form<std::vector<T>> {
    static json::value write(const std::vector<T>& items) {
        json::array list;
        list.reserve(items.size());
        for (const T& item : items) list.push_back(Form<T>::write(item));
        return list;
    }
    static bool read(const json::value& from, std::vector<T>& out, Trail& trail) {
        if (!from.is_array()) return trail.must_be("a list", codec::quoted(from));
        out.clear();
        for (const json::value& item : from.get_array()) {
            T read{};
            if (!trail.at(out.size(), [&] { return Form<T>::read(item, read, trail); })) {
                return false;
            }
            out.push_back(std::move(read));
        }
        return true;
    }
};

template <class T>
struct Optional {
    static constexpr bool kIs = false;
};
template <class T>
struct Optional<std::optional<T>> {
    static constexpr bool kIs = true;
};

// ---- Objects ----

// Refuses fields other than these: a misspelt one would otherwise be silently ignored.
bool only(const json::object&, std::span<const std::string_view> right, Trail&);

// A field, if it is there; otherwise `out` stays as it is.
template <class T>
bool take(const json::object& from, std::string_view field, T& out, Trail& trail) {
    const json::value* value = from.if_contains(field);
    if (value == nullptr) return true;
    return trail.at(field, [&] { return Form<T>::read(*value, out, trail); });
}
template <class T>
bool take(const json::object& from, std::string_view field, std::optional<T>& out, Trail& trail) {
    const json::value* value = from.if_contains(field);
    if (value == nullptr) return true;
    T read{};
    if (!trail.at(field, [&] { return Form<T>::read(*value, read, trail); })) return false;
    out = std::move(read);
    return true;
}
// The same for one that must be there.
template <class T>
bool need(const json::object& from, std::string_view field, T& out, Trail& trail) {
    if (!from.contains(field)) return trail.at(field, [&] { return trail.fail("is missing"); });
    return take(from, field, out, trail);
}

template <DescribedStruct T>
std::vector<std::string_view> fields_of() {
    std::vector<std::string_view> names;
    boost::mp11::mp_for_each<MembersOf<T>>([&](auto d) { names.emplace_back(d.name); });
    return names;
}

template <DescribedStruct T>
json::object write_fields(const T& from) {
    json::object object;
    boost::mp11::mp_for_each<MembersOf<T>>([&](auto d) {
        const auto& member = from.*d.pointer;
        using Member = std::remove_cvref_t<decltype(member)>;
        if constexpr (Optional<Member>::kIs) {
            if (member) object[d.name] = Form<typename Member::value_type>::write(*member);
        } else {
            object[d.name] = Form<Member>::write(member);
        }
    });
    return object;
}

// One that must be there unless it is optional.
template <class Member>
bool read_field(const json::object& from, std::string_view name, Member& out, Trail& trail) {
    return Optional<Member>::kIs ? take(from, name, out, trail) : need(from, name, out, trail);
}

template <DescribedStruct T>
bool read_fields(const json::object& from, T& out, Trail& trail) {
    if (!only(from, fields_of<T>(), trail)) return false;
    bool ok = true;
    boost::mp11::mp_for_each<MembersOf<T>>(
        [&](auto d) { ok = ok && read_field(from, d.name, out.*d.pointer, trail); });
    return ok;
}

template <DescribedStruct T>
struct Form<T> {
    static json::value write(const T& value) { return write_fields(value); }
    static bool read(const json::value& from, T& out, Trail& trail) {
        if (!from.is_object()) return trail.must_be("an object", codec::quoted(from));
        return read_fields(from.get_object(), out, trail);
    }
};

// ---- Words ----

// An enumeration by the words of a table of its values.
template <class E>
struct Word {
    std::string_view word;
    E value;
};

template <class E, std::size_t N>
constexpr std::string_view word_of(const Word<E> (&words)[N], E value) {
    for (const Word<E>& each : words) {
        if (each.value == value) return each.word;
    }
    return {};
}

template <class E, std::size_t N>
bool read_word(const json::value& from, const Word<E> (&words)[N], E& out, Trail& trail) {
    std::vector<std::string> right;
    for (const Word<E>& each : words) {
        right.emplace_back(each.word);
        if (!from.is_string() || from.get_string() != each.word) continue;
        out = each.value;
        return true;
    }
    return trail.fail("must be one of " + codec::joined(right) + "; is " + codec::quoted(from));
}

}  // namespace moneybags::form
