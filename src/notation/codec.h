#pragma once

// Any game's values in text and JSON, without loss in either direction, from one description of
// their fields (Boost.Describe). A game describes its structs and enums, and adds overloads of
//
//     write_json  read_json  write_text  read_text  fold
//
// in its own namespace for what wants a form of its own (a card by its id). They take the game's
// own Context, which is passed along everywhere and knows what a bare value does not: names,
// figures.
//
// What is read comes from outside and is not trusted: every function that reads says in its Trail
// where the first mistake stands and what would have been right.

#include <algorithm>
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
#include <type_traits>
#include <vector>

#include "core/enum_array.h"
#include "core/enum_set.h"
#include "core/events.h"
#include "core/fixed_vector.h"
#include "core/money.h"
#include "core/seat.h"
#include "games/result.h"

namespace moneybags::codec {

namespace json = boost::json;

// What every game's context has. JSON needs no names.
struct Context {
    int players = 0;
    std::span<const std::string> names = {};
    std::string_view nothing = "-";  // how text writes what is not there; `?` for what is not known
};

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
std::string joined(const std::vector<std::string>&, std::string_view separator = ", ");
std::vector<std::string_view> split(std::string_view, char separator);  // of "" there is one part
std::vector<std::string_view> words(std::string_view);  // what stands between spaces

// A whole number within bounds.
bool read_number(std::string_view, std::int64_t least, std::int64_t most, std::int64_t& out,
                 Trail&);
bool read_number(const json::value&, std::int64_t least, std::int64_t most, std::int64_t& out,
                 Trail&);

// ---- What kinds of type there are ----

template <class T>
concept Number = std::integral<T> && !std::same_as<T, bool>;
template <class T>
concept DescribedEnum = std::is_enum_v<T> && boost::describe::has_describe_enumerators<T>::value;
template <class T>
concept DescribedStruct = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;

template <class T>
using MembersOf = boost::describe::describe_members<T, boost::describe::mod_public>;
template <class Member>
using TypeOf = std::remove_cvref_t<decltype(std::declval<Member>())>;

template <DescribedEnum E>
constexpr std::string_view name_of(E e) {
    return boost::describe::enum_to_string(e, "?");
}

template <DescribedEnum E>
std::vector<std::string> names_of() {
    std::vector<std::string> names;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
        [&](auto d) { names.emplace_back(d.name); });
    return names;
}

// ---- A fingerprint: FNV-1a over the values, never over memory ----

class Fold {
   public:
    void add(std::int64_t value) {
        for (int i = 0; i < 4; ++i) {
            sum_ = (sum_ ^ (static_cast<std::uint64_t>(value) >> 8 * i & 0xFFu)) * 0x100000001B3u;
        }
    }
    std::uint64_t sum() const { return sum_; }

   private:
    std::uint64_t sum_ = 0xCBF29CE484222325u;
};

// ---- Leaves ----

template <Number T>
json::value write_json(const Context&, T n) {
    return static_cast<std::int64_t>(n);
}
template <Number T>
std::string write_text(const Context&, T n) {
    return std::to_string(n);
}
template <class From, Number T>
bool read_whole(const From& from, T& out, Trail& trail) {
    std::int64_t n = 0;
    if (!read_number(from, std::numeric_limits<T>::min(), std::numeric_limits<T>::max(), n,
                     trail)) {
        return false;
    }
    out = static_cast<T>(n);
    return true;
}
template <Number T>
bool read_json(const Context&, const json::value& from, T& out, Trail& trail) {
    return read_whole(from, out, trail);
}
template <Number T>
bool read_text(const Context&, std::string_view from, T& out, Trail& trail) {
    return read_whole(from, out, trail);
}
template <Number T>
void fold(const Context&, T n, Fold& into) {
    into.add(static_cast<std::int64_t>(n));
}

// Templates, because an overload that takes a plain bool would take pointers too.
template <std::same_as<bool> T>
json::value write_json(const Context&, T yes) {
    return yes;
}
template <std::same_as<bool> T>
std::string write_text(const Context&, T yes) {
    return yes ? "yes" : "no";
}
template <std::same_as<bool> T>
bool read_json(const Context&, const json::value& from, T& out, Trail& trail) {
    if (!from.is_bool()) return trail.must_be("true or false", quoted(from));
    out = from.get_bool();
    return true;
}
template <std::same_as<bool> T>
bool read_text(const Context&, std::string_view from, T& out, Trail& trail) {
    if (from != "yes" && from != "no") return trail.must_be("yes or no", quoted(from));
    out = from == "yes";
    return true;
}
template <std::same_as<bool> T>
void fold(const Context&, T yes, Fold& into) {
    into.add(yes ? 1 : 0);
}

template <class Unit>
json::value write_json(const Context&, Money<Unit> money) {
    return money.count();
}
template <class Unit>
std::string write_text(const Context&, Money<Unit> money) {
    return std::to_string(money.count());
}
template <class Unit, class From>
bool read_money(const From& from, Money<Unit>& out, Trail& trail) {
    std::int16_t n = 0;  // as wide as money is
    if (!read_whole(from, n, trail)) return false;
    out = Money<Unit>{n};
    return true;
}
template <class Unit>
bool read_json(const Context&, const json::value& from, Money<Unit>& out, Trail& trail) {
    return read_money(from, out, trail);
}
template <class Unit>
bool read_text(const Context&, std::string_view from, Money<Unit>& out, Trail& trail) {
    return read_money(from, out, trail);
}
template <class Unit>
void fold(const Context&, Money<Unit> money, Fold& into) {
    into.add(money.count());
}

// A seat is a number in JSON, a name in text; always one of this game's.
json::value write_json(const Context&, Seat);
std::string write_text(const Context&, Seat);
bool read_json(const Context&, const json::value&, Seat&, Trail&);
bool read_text(const Context&, std::string_view, Seat&, Trail&);
void fold(const Context&, Seat, Fold&);
inline std::size_t live(const Context& context, Seat) {  // how many there are
    return static_cast<std::size_t>(context.players);
}

// Who may learn of an event: "everybody", or a list of seats.
json::value write_json(const Context&, const Audience&);
std::string write_text(const Context&, const Audience&);
bool read_json(const Context&, const json::value&, Audience&, Trail&);
bool read_text(const Context&, std::string_view, Audience&, Trail&);
void fold(const Context&, const Audience&, Fold&);

template <DescribedEnum E>
json::value write_json(const Context&, E e) {
    return json::value(name_of(e));
}
template <DescribedEnum E>
std::string write_text(const Context&, E e) {
    return std::string(name_of(e));
}
template <DescribedEnum E>
bool read_text(const Context&, std::string_view from, E& out, Trail& trail) {
    bool found = false;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto d) {
        if (from != d.name) return;
        out = d.value;
        found = true;
    });
    return found || trail.fail("must be one of " + joined(names_of<E>()) + "; is " + quoted(from));
}
template <DescribedEnum E>
bool read_json(const Context& context, const json::value& from, E& out, Trail& trail) {
    if (from.is_string())
        return read_text(context, std::string_view(from.get_string()), out, trail);
    return trail.fail("must be one of " + joined(names_of<E>()) + "; is " + quoted(from));
}
template <DescribedEnum E>
void fold(const Context&, E e, Fold& into) {
    into.add(static_cast<std::int64_t>(e));
}

// ---- Lists ----
//
// In text a list is `a,b,c` and a list inside a list `a+b+c`; one without items is written as
// nothing.

inline constexpr char kOuter = ',', kInner = '+';

template <class T>
struct ListTraits {
    static constexpr bool kIsList = false;
};
template <class E, std::size_t N>
struct ListTraits<EnumSet<E, N>> {
    static constexpr bool kIsList = true;
};
template <class T, std::size_t N>
struct ListTraits<FixedVector<T, N>> {
    static constexpr bool kIsList = true;
};
template <class E, class T, std::size_t N>
struct ListTraits<EnumArray<E, T, N>> {
    static constexpr bool kIsList = true;
};
template <class T>
concept List = ListTraits<T>::kIsList;

template <class C, class T>
std::string write_item(const C& context, const T& item) {
    if constexpr (List<T>) {
        return write_text(context, item, kInner);
    } else {
        return write_text(context, item);
    }
}
template <class C, class T>
bool read_item(const C& context, std::string_view from, T& out, Trail& trail) {
    if constexpr (List<T>) {
        return read_text(context, from, out, trail, kInner);
    } else {
        return read_text(context, from, out, trail);
    }
}
template <class C, class T>
bool read_item(const C& context, const json::value& from, T& out, Trail& trail) {
    return read_json(context, from, out, trail);
}

// The items of a list that came as text or as JSON, each handed to `take`.
template <class Take>
bool each_item(const json::value& from, char, std::size_t most, Trail& trail, const Take& take) {
    if (!from.is_array()) return trail.must_be("a list", quoted(from));
    const json::array& items = from.get_array();
    if (items.size() > most) {
        return trail.fail("must have at most " + std::to_string(most) + " items, has " +
                          std::to_string(items.size()));
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!trail.at(i, [&] { return take(i, items[i]); })) return false;
    }
    return true;
}
template <class Take>
bool each_item(std::string_view from, char separator, std::size_t most, Trail& trail,
               const Take& take) {
    const std::vector<std::string_view> items = split(from, separator);
    if (items.size() > most) {
        return trail.fail("must have at most " + std::to_string(most) + " items, has " +
                          std::to_string(items.size()));
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!trail.at(i, [&] { return take(i, items[i]); })) return false;
    }
    return true;
}
bool is_nothing(const Context&, std::string_view);
inline bool is_nothing(const Context&, const json::value&) { return false; }

// Sets: their members, each once.
template <class C, class E, std::size_t N>
json::value write_json(const C& context, const EnumSet<E, N>& set) {
    json::array list;
    for (const E e : set) list.push_back(write_json(context, e));
    return list;
}
template <class C, class E, std::size_t N>
std::string write_text(const C& context, const EnumSet<E, N>& set, char separator = kOuter) {
    std::vector<std::string> items;
    for (const E e : set) items.push_back(write_text(context, e));
    return items.empty() ? std::string(context.nothing)
                         : joined(items, std::string_view(&separator, 1));
}
template <class C, class From, class E, std::size_t N>
bool read_set(const C& context, const From& from, EnumSet<E, N>& out, Trail& trail,
              char separator) {
    out.clear();
    if (is_nothing(context, from)) return true;
    return each_item(from, separator, N, trail, [&](std::size_t, const auto& item) {
        E e{};
        if (!read_item(context, item, e, trail)) return false;
        if (out.has(e)) return trail.fail("must not name " + quoted(item) + " twice");
        out.add(e);
        return true;
    });
}
template <class C, class E, std::size_t N>
bool read_json(const C& context, const json::value& from, EnumSet<E, N>& out, Trail& trail) {
    return read_set(context, from, out, trail, kOuter);
}
template <class C, class E, std::size_t N>
bool read_text(const C& context, std::string_view from, EnumSet<E, N>& out, Trail& trail,
               char separator = kOuter) {
    return read_set(context, from, out, trail, separator);
}
template <class C, class E, std::size_t N>
void fold(const C&, const EnumSet<E, N>& set, Fold& into) {
    into.add(set.bits());
}

// Lists with a roof.
template <class C, class T, std::size_t N>
json::value write_json(const C& context, const FixedVector<T, N>& items) {
    json::array list;
    for (const T& item : items) list.push_back(write_json(context, item));
    return list;
}
template <class C, class T, std::size_t N>
std::string write_text(const C& context, const FixedVector<T, N>& list, char separator = kOuter) {
    std::vector<std::string> items;
    for (const T& item : list) items.push_back(write_item(context, item));
    return items.empty() ? std::string(context.nothing)
                         : joined(items, std::string_view(&separator, 1));
}
template <class C, class From, class T, std::size_t N>
bool read_list(const C& context, const From& from, FixedVector<T, N>& out, Trail& trail,
               char separator) {
    out.clear();
    if (is_nothing(context, from)) return true;
    return each_item(from, separator, N, trail, [&](std::size_t, const auto& item) {
        T read{};
        if (!read_item(context, item, read, trail)) return false;
        out.push_back(read);
        return true;
    });
}
template <class C, class T, std::size_t N>
bool read_json(const C& context, const json::value& from, FixedVector<T, N>& out, Trail& trail) {
    return read_list(context, from, out, trail, kOuter);
}
template <class C, class T, std::size_t N>
bool read_text(const C& context, std::string_view from, FixedVector<T, N>& out, Trail& trail,
               char separator = kOuter) {
    return read_list(context, from, out, trail, separator);
}
template <class C, class T, std::size_t N>
void fold(const C& context, const FixedVector<T, N>& list, Fold& into) {
    into.add(static_cast<std::int64_t>(list.size()));
    for (const T& item : list) fold(context, item, into);
}

// Arrays over numbered things (seats, characters): one item for each that is live in this game.
template <class C, class E, class T, std::size_t N>
requires(!DescribedEnum<E>) json::value
    write_json(const C& context, const EnumArray<E, T, N>& array) {
    json::array list;
    for (std::size_t i = 0; i < live(context, E{}); ++i) {
        list.push_back(write_json(context, array.items[i]));
    }
    return list;
}
template <class C, class E, class T, std::size_t N>
requires(!DescribedEnum<E>) std::string
    write_text(const C& context, const EnumArray<E, T, N>& array, char separator = kOuter) {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < live(context, E{}); ++i) {
        items.push_back(write_item(context, array.items[i]));
    }
    return joined(items, std::string_view(&separator, 1));
}
template <class C, class From, class E, class T, std::size_t N>
bool read_array(const C& context, const From& from, EnumArray<E, T, N>& out, Trail& trail,
                char separator) {
    const std::size_t size = live(context, E{});  // the rest keeps the default of its struct
    std::size_t seen = 0;
    const bool read = each_item(from, separator, size, trail, [&](std::size_t i, const auto& item) {
        ++seen;
        return read_item(context, item, out.items[i], trail);
    });
    if (!read) return false;
    if (seen < size) {
        return trail.fail("must have " + std::to_string(size) + " items, has " +
                          std::to_string(seen));
    }
    return true;
}
template <class C, class E, class T, std::size_t N>
requires(!DescribedEnum<E>) bool read_json(const C& context, const json::value& from,
                                           EnumArray<E, T, N>& out, Trail& trail) {
    return read_array(context, from, out, trail, kOuter);
}
template <class C, class E, class T, std::size_t N>
requires(!DescribedEnum<E>) bool read_text(const C& context, std::string_view from,
                                           EnumArray<E, T, N>& out, Trail& trail,
                                           char separator = kOuter) {
    return read_array(context, from, out, trail, separator);
}
template <class C, class E, class T, std::size_t N>
requires(!DescribedEnum<E>) void fold(const C& context, const EnumArray<E, T, N>& array,
                                      Fold& into) {
    for (std::size_t i = 0; i < live(context, E{}); ++i) fold(context, array.items[i], into);
}

// Arrays over named things (roles): {"Driver": 2} and `Driver:2`, what is not named being the
// default.
template <class C, class E, class T, std::size_t N>
requires(DescribedEnum<E>) json::value
    write_json(const C& context, const EnumArray<E, T, N>& array) {
    json::object named;
    for (std::size_t i = 0; i < N; ++i) {
        if (array.items[i] == T{}) continue;
        named[write_text(context, static_cast<E>(i))] = write_json(context, array.items[i]);
    }
    return named;
}
template <class C, class E, class T, std::size_t N>
requires(DescribedEnum<E>) std::string
    write_text(const C& context, const EnumArray<E, T, N>& array, char separator = kOuter) {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < N; ++i) {
        if (array.items[i] == T{}) continue;
        items.push_back(write_text(context, static_cast<E>(i)) + ':' +
                        write_text(context, array.items[i]));
    }
    return items.empty() ? std::string(context.nothing)
                         : joined(items, std::string_view(&separator, 1));
}
template <class C, class E, std::size_t N>
bool read_key(const C& context, std::string_view from, EnumSet<E, N>& seen, E& out, Trail& trail) {
    if (!read_text(context, from, out, trail)) return false;
    if (static_cast<std::size_t>(out) >= N) return trail.fail("has no place for " + quoted(from));
    if (seen.has(out)) return trail.fail("must not name " + quoted(from) + " twice");
    seen.add(out);
    return true;
}
template <class C, class E, class T, std::size_t N>
requires(DescribedEnum<E>) bool read_json(const C& context, const json::value& from,
                                          EnumArray<E, T, N>& out, Trail& trail) {
    out = EnumArray<E, T, N>{};
    if (!from.is_object()) return trail.must_be("an object", quoted(from));
    EnumSet<E, N> seen;
    for (const auto& item : from.get_object()) {
        E key{};
        if (!read_key(context, std::string_view(item.key()), seen, key, trail)) return false;
        if (!trail.at(std::string_view(item.key()),
                      [&] { return read_json(context, item.value(), out[key], trail); })) {
            return false;
        }
    }
    return true;
}
template <class C, class E, class T, std::size_t N>
requires(DescribedEnum<E>) bool read_text(const C& context, std::string_view from,
                                          EnumArray<E, T, N>& out, Trail& trail,
                                          char separator = kOuter) {
    out = EnumArray<E, T, N>{};
    if (is_nothing(context, from)) return true;
    EnumSet<E, N> seen;
    return each_item(from, separator, N, trail, [&](std::size_t, std::string_view item) {
        const std::size_t colon = item.find(':');
        if (colon == item.npos) return trail.must_be("like name:value", quoted(item));
        E key{};
        return read_key(context, item.substr(0, colon), seen, key, trail) &&
               read_text(context, item.substr(colon + 1), out[key], trail);
    });
}
template <class C, class E, class T, std::size_t N>
requires(DescribedEnum<E>) void fold(const C& context, const EnumArray<E, T, N>& array,
                                     Fold& into) {
    for (const T& item : array.items) fold(context, item, into);
}

// ---- Structs: objects in JSON ----

// Which fields to write and to take: a policy is asked by the field's name.
enum class Field : std::uint8_t { Absent, IfSet, Always };
constexpr auto every_field = [](std::string_view) { return Field::Always; };
constexpr auto set_fields = [](std::string_view) {
    return Field::IfSet;
};  // those that differ from the default

template <class T, class Visit>
void each_member(const Visit& visit) {
    boost::mp11::mp_for_each<MembersOf<T>>(visit);
}

template <class T, class Policy>
std::vector<std::string> field_names(const Policy& policy) {
    std::vector<std::string> names;
    each_member<T>([&](auto d) {
        if (policy(d.name) != Field::Absent) names.emplace_back(d.name);
    });
    return names;
}

template <class C, DescribedStruct T, class Policy>
json::object write_object(const C& context, const T& value, const Policy& policy) {
    json::object object;
    const T plain{};
    each_member<T>([&](auto d) {
        const Field field = policy(d.name);
        if (field == Field::Absent) return;
        if (field == Field::IfSet && value.*d.pointer == plain.*d.pointer) return;
        object[d.name] = write_json(context, value.*d.pointer);
    });
    return object;
}
template <class C, DescribedStruct T, class Policy>
bool read_object(const C& context, const json::value& from, T& out, Trail& trail,
                 const Policy& policy) {
    if (!from.is_object()) return trail.must_be("an object", quoted(from));
    const json::object& object = from.get_object();
    const std::vector<std::string> names = field_names<T>(policy);
    for (const auto& item : object) {
        if (std::find(names.begin(), names.end(), std::string_view(item.key())) == names.end()) {
            return trail.fail("has no field " + quoted(std::string_view(item.key())) +
                              "; its fields are " + joined(names));
        }
    }
    bool ok = true;
    each_member<T>([&](auto d) {
        if (!ok || policy(d.name) == Field::Absent) return;
        if (const json::value* field = object.if_contains(d.name)) {
            ok =
                trail.at(d.name, [&] { return read_json(context, *field, out.*d.pointer, trail); });
        }
    });
    return ok;
}
template <class C, DescribedStruct T>
json::value write_json(const C& context, const T& value) {
    return write_object(context, value, every_field);
}
template <class C, DescribedStruct T>
bool read_json(const C& context, const json::value& from, T& out, Trail& trail) {
    return read_object(context, from, out, trail, every_field);
}
template <class C, DescribedStruct T>
void fold(const C& context, const T& value, Fold& into) {
    each_member<T>([&](auto d) { fold(context, value.*d.pointer, into); });
}

// ---- Structs: a line of `key=value` in text. A struct inside is spread out among the other keys
// ----

template <class C, class M>
concept OneWord = requires(const C& context, const M& m) {
    write_text(context, m);
};

template <class C, DescribedStruct T, class Policy>
void write_fields(const C& context, const T& value, const Policy& policy, std::string& line) {
    const T plain{};
    each_member<T>([&](auto d) {
        using M = std::remove_cvref_t<decltype(value.*d.pointer)>;
        const Field field = policy(d.name);
        if (field == Field::Absent) return;
        if constexpr (OneWord<C, M>) {
            if (field == Field::IfSet && value.*d.pointer == plain.*d.pointer) return;
            if (!line.empty()) line += ' ';
            line += d.name;
            line += '=';
            line += write_text(context, value.*d.pointer);
        } else {
            write_fields(context, value.*d.pointer, policy, line);
        }
    });
}

template <class C, DescribedStruct T, class Policy>
void list_keys(const Policy& policy, std::vector<std::string>& keys) {
    each_member<T>([&](auto d) {
        using M = std::remove_cvref_t<decltype(std::declval<T>().*d.pointer)>;
        if (policy(d.name) == Field::Absent) return;
        if constexpr (OneWord<C, M>) {
            keys.emplace_back(d.name);
        } else {
            list_keys<C, M>(policy, keys);
        }
    });
}

template <class C, DescribedStruct T, class Policy>
bool read_field(const C& context, std::string_view key, std::string_view from, T& out, Trail& trail,
                const Policy& policy) {
    bool ok = true;
    each_member<T>([&](auto d) {
        using M = std::remove_cvref_t<decltype(out.*d.pointer)>;
        if (!ok || policy(d.name) == Field::Absent) return;
        if constexpr (OneWord<C, M>) {
            if (key != d.name) return;
            ok = trail.at(key, [&] { return read_text(context, from, out.*d.pointer, trail); });
        } else {
            ok = read_field(context, key, from, out.*d.pointer, trail, policy);
        }
    });
    return ok;
}

template <class C, DescribedStruct T, class Policy>
bool read_fields(const C& context, std::span<const std::string_view> words, T& out, Trail& trail,
                 const Policy& policy) {
    std::vector<std::string> keys;
    list_keys<C, T>(policy, keys);
    std::vector<std::string_view> seen;
    for (const std::string_view word : words) {
        const std::size_t equals = word.find('=');
        if (equals == word.npos) return trail.fail("must be key=value, is " + quoted(word));
        const std::string_view key = word.substr(0, equals);
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
            return trail.fail("has no key " + quoted(key) + "; the keys are " + joined(keys));
        }
        if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
            return trail.fail("must not give " + quoted(key) + " twice");
        }
        seen.push_back(key);
        if (!read_field(context, key, word.substr(equals + 1), out, trail, policy)) return false;
    }
    return true;
}

// Lines from outside have a bounded length.
bool read_words(std::string_view line, std::vector<std::string_view>& out, Trail&);

}  // namespace moneybags::codec
