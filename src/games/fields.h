#pragma once

// A struct is described once: by the table of its fields. Everything else follows from it, by
// ordinary code over any table (fields.cpp): JSON and a line of `key=value` text, written and read
// without loss, the refusal of what is no field, a fingerprint, and TypeScript for the page.
//
//     const Type& describe(Tag<Deal>) {
//         static const Struct type{kOf<Deal>, "Deal", {field<&Deal::payer>(), …}};
//         return type;
//     }
//
// `describe` is looked up beside the struct, so that a game describes its own pieces. A struct
// whose fields are its members as they are may name them itself:
//
//     using Fields = codec::Members<&Deal::payer, …>;
//
// Enumerations,
// numbers, money, seats, sets, lists and arrays need no description. What wants a form of its own
// (a card by its id) gets a class of its own. A Type knows its values by their address alone, so
// nothing here but the few lines that make a Type is a template.

#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/enum_array.h"
#include "core/enum_set.h"
#include "core/events.h"
#include "core/fixed_vector.h"
#include "core/money.h"
#include "core/seat.h"
#include "games/codec.h"

namespace moneybags::codec {

// What a bare value does not know and a form may need. A game's own context adds its figures. JSON
// needs no names.
struct Context {
    int players = 0;
    std::span<const std::string> names = {};
    std::string_view nothing = "-";  // how text writes what is not there; `?` for what is not known
};

// A fingerprint: FNV-1a over the values, never over memory.
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

// Declarations in TypeScript, each after those that it mentions.
class Script {
   public:
    // Once for each name. What `body` declares comes before it.
    void declare(const std::string& name, const std::function<std::string()>& body);
    const std::string& text() const { return text_; }

   private:
    std::set<std::string> declared_;
    std::string text_;
};

// ---- Types ----

struct Shape {
    std::size_t size;
    bool (*same)(const void*, const void*);
    const void* blank;  // a value as it is made
};
template <class T>
inline const T kBlank{};
// Lists and variants claim to be comparable whatever they hold.
template <class T>
inline constexpr bool kComparable = std::equality_comparable<T>;
template <class T>
inline constexpr bool kComparable<std::vector<T>> = kComparable<T>;
template <class T, std::size_t N>
inline constexpr bool kComparable<FixedVector<T, N>> = kComparable<T>;
template <class... Ts>
inline constexpr bool kComparable<std::variant<Ts...>> = (kComparable<Ts> && ...);
template <class T>
inline constexpr Shape kOf = {
    sizeof(T),
    [](const void* a, const void* b) {
        if constexpr (kComparable<T>) {
            return *static_cast<const T*>(a) == *static_cast<const T*>(b);
        } else {
            return false;
        }
    },
    &kBlank<T>,
};

// In text a list is `a,b,c` and a list inside a list `a+b+c`; one without items is written as
// nothing.
inline constexpr char kOuter = ',', kInner = '+';
bool is_nothing(std::string_view text);

class Struct;

class Type {
   public:
    constexpr explicit Type(const Shape& of) : shape(of) {}
    Type(const Type&) = delete;
    Type& operator=(const Type&) = delete;

    virtual json::value write_json(const Context&, const void*) const = 0;
    virtual std::string typescript(Script&) const = 0;

    // Not all are read, stand in a line of text or in a position.
    virtual bool read_json(const Context&, const json::value&, void*, Trail&) const;
    virtual std::string write_text(const Context&, const void*, char between = kOuter) const;
    virtual bool read_text(const Context&, std::string_view, void*, Trail&,
                           char between = kOuter) const;
    virtual void fold(const Context&, const void*, Fold&) const;

    // An optional value that is not there is not written, and may be missing.
    virtual bool may_miss() const { return false; }
    virtual bool is_there(const void*) const { return true; }
    // In a line the fields of a struct stand among the others.
    virtual const Struct* spread() const { return nullptr; }

    const Shape& shape;

   protected:
    ~Type() = default;
};

template <class T>
const Type& type_of() {
    return describe(Tag<T>{});
}

template <class T>
json::value write_json(const Context& context, const T& value) {
    return type_of<T>().write_json(context, &value);
}
template <class T>
std::string write_text(const Context& context, const T& value) {
    return type_of<T>().write_text(context, &value);
}
template <class T>
Result<T> read_json(const Context& context, const json::value& from) {
    Trail trail;
    T value{};
    if (!type_of<T>().read_json(context, from, &value, trail)) return trail.problem();
    return value;
}

// Whole numbers and money, of any width.
class Whole final : public Type {
   public:
    Whole(const Shape& of, std::int64_t least, std::int64_t most)
        : Type(of), least_(least), most_(most) {}
    json::value write_json(const Context&, const void*) const override;
    bool read_json(const Context&, const json::value&, void*, Trail&) const override;
    std::string write_text(const Context&, const void*, char) const override;
    bool read_text(const Context&, std::string_view, void*, Trail&, char) const override;
    void fold(const Context&, const void*, Fold&) const override;
    std::string typescript(Script&) const override { return "number"; }

   private:
    std::int64_t least_, most_;
};

// One of several things that have a word each: an enumeration, or what has ids in a data file.
// Where there may be none, it is null in JSON and nothing in text.
class Word : public Type {
   public:
    Word(const Shape& of, std::optional<std::uint8_t> none = {}) : Type(of), none_(none) {}
    virtual std::size_t count(const Context&) const = 0;
    virtual std::string word(const Context&, std::size_t) const = 0;
    virtual std::string name(Script&) const = 0;        // of the type, in TypeScript
    virtual bool is_numbered() const { return false; }  // in JSON, and so are arrays over it
    virtual std::string what(const Context&) const { return {}; }  // "the id of a space"

    json::value write_json(const Context&, const void*) const override;
    bool read_json(const Context&, const json::value&, void*, Trail&) const override;
    std::string write_text(const Context&, const void*, char = kOuter) const override;
    bool read_text(const Context&, std::string_view, void*, Trail&, char = kOuter) const override;
    void fold(const Context&, const void*, Fold&) const override;
    std::string typescript(Script&) const override;

   private:
    bool is_none(const Context&, std::uint8_t) const;
    bool find(const Context&, std::string_view, void*) const;
    bool refuse(const Context&, const std::string& is, Trail&) const;
    std::optional<std::uint8_t> none_;
};

class Names final : public Word {
   public:
    Names(const Shape& of, std::string_view name, std::span<const std::string_view> names,
          std::optional<std::uint8_t> none = {});
    std::size_t count(const Context&) const override { return names_.size(); }
    std::string word(const Context&, std::size_t i) const override {
        return std::string(names_[i]);
    }
    std::string name(Script&) const override;

   private:
    std::string_view name_;
    std::span<const std::string_view> names_;
    std::optional<std::uint8_t> none_;
};

// A seat is a number in JSON, a name in text; always one of this game's.
class Seats final : public Word {
   public:
    using Word::Word;
    std::size_t count(const Context& c) const override {
        return static_cast<std::size_t>(c.players);
    }
    std::string word(const Context& c, std::size_t i) const override { return c.names[i]; }
    std::string name(Script&) const override { return "number"; }
    bool is_numbered() const override { return true; }
};

// A set of things with words: each once, in order.
class Set final : public Type {
   public:
    struct Ways {
        std::size_t most;
        bool (*has)(const void*, std::uint8_t);
        void (*add)(void*, std::uint8_t);
        void (*fold)(const void*, Fold&);
    };
    Set(const Shape& of, const Type& item, Ways ways)
        : Type(of), item_(static_cast<const Word&>(item)), ways_(ways) {}
    json::value write_json(const Context&, const void*) const override;
    bool read_json(const Context&, const json::value&, void*, Trail&) const override;
    std::string write_text(const Context&, const void*, char between) const override;
    bool read_text(const Context&, std::string_view, void*, Trail&, char between) const override;
    void fold(const Context&, const void*, Fold&) const override;
    std::string typescript(Script&) const override;

   private:
    template <class From, class Read>
    bool read(const From&, void*, Trail&, char, const Read&) const;
    const Word& item_;
    Ways ways_;
};

// Any number of items.
class List final : public Type {
   public:
    struct Ways {
        std::size_t most;
        std::size_t (*size)(const void*);
        const void* (*at)(const void*, std::size_t);
        void (*clear)(void*);
        void* (*push)(void*);
    };
    List(const Shape& of, const Type& item, Ways ways) : Type(of), item_(item), ways_(ways) {}
    json::value write_json(const Context&, const void*) const override;
    bool read_json(const Context&, const json::value&, void*, Trail&) const override;
    std::string write_text(const Context&, const void*, char between) const override;
    bool read_text(const Context&, std::string_view, void*, Trail&, char between) const override;
    void fold(const Context&, const void*, Fold&) const override;
    std::string typescript(Script&) const override;

   private:
    const Type& item_;
    Ways ways_;
};

// A fixed number of items one after the other: as many as there are things that number them (seats,
// characters), or all.
class Row final : public Type {
   public:
    Row(const Shape& of, const Type& item, const Word* key)
        : Type(of), item_(item), key_(key), all_(of.size / item.shape.size) {}
    json::value write_json(const Context&, const void*) const override;
    bool read_json(const Context&, const json::value&, void*, Trail&) const override;
    std::string write_text(const Context&, const void*, char between) const override;
    bool read_text(const Context&, std::string_view, void*, Trail&, char between) const override;
    void fold(const Context&, const void*, Fold&) const override;
    std::string typescript(Script&) const override;

   private:
    std::size_t count(const Context& c) const { return key_ == nullptr ? all_ : key_->count(c); }
    const void* at(const void* row, std::size_t i) const;
    void* at(void* row, std::size_t i) const;
    bool whole(const Context&, std::size_t seen, Trail&) const;
    const Type& item_;
    const Word* key_;
    std::size_t all_;
};

// An array over named things (roles): {"Driver": 2} and `Driver:2`, what is not named being blank.
class Named final : public Type {
   public:
    enum class Blanks { LeftOut, Written };
    Named(const Shape& of, const Type& item, const Type& key, Blanks blanks = Blanks::LeftOut)
        : Type(of),
          item_(item),
          key_(static_cast<const Word&>(key)),
          all_(of.size / item.shape.size),
          blanks_(blanks) {}
    json::value write_json(const Context&, const void*) const override;
    bool read_json(const Context&, const json::value&, void*, Trail&) const override;
    std::string write_text(const Context&, const void*, char between) const override;
    bool read_text(const Context&, std::string_view, void*, Trail&, char between) const override;
    void fold(const Context&, const void*, Fold&) const override;
    std::string typescript(Script&) const override;

   private:
    const void* at(const void* array, std::size_t i) const;
    bool is_left_out(const void* array, std::size_t i) const;
    void* place(const Context&, std::string_view key, void* array, std::vector<bool>& seen,
                Trail&) const;
    const Type& item_;
    const Word& key_;
    std::size_t all_;
    Blanks blanks_;
};

// What every value of a struct says alike: the kind of a message.
class Always final : public Type {
   public:
    Always(const Shape& of, std::string_view word) : Type(of), word_(word) {}
    json::value write_json(const Context&, const void*) const override;
    std::string typescript(Script&) const override { return '"' + std::string(word_) + '"'; }

   private:
    std::string_view word_;
};

// What may not be there. Structs leave it out.
class Optional final : public Type {
   public:
    Optional(const Shape& of, const Type& item, const void* (*held)(const void*),
             void* (*fill)(void*))
        : Type(of), item_(item), held_(held), fill_(fill) {}
    json::value write_json(const Context&, const void*) const override;
    bool read_json(const Context&, const json::value&, void*, Trail&) const override;
    std::string typescript(Script& script) const override { return item_.typescript(script); }
    bool may_miss() const override { return true; }
    bool is_there(const void* maybe) const override { return held_(maybe) != nullptr; }

   private:
    const Type& item_;
    const void* (*held_)(const void*);
    void* (*fill_)(void*);
};

// ---- Structs ----

struct Field {
    std::string_view name;
    const void* (*at)(const void* whole);
    const Type& (*type)();
};

template <class Struct, class Member>
Struct struct_of(Member Struct::*);
template <class Struct, class Member>
Member member_of(Member Struct::*);

template <auto kMember>
constexpr Field field(const Type& (*type)() = type_of<decltype(member_of(kMember))>,
                      std::string_view name = spelled<kMember>()) {
    using Whole = decltype(struct_of(kMember));
    return {name,
            [](const void* whole) -> const void* {
                return &(static_cast<const Whole*>(whole)->*kMember);
            },
            type};
}
// The same under another name than the member's.
template <auto kMember>
constexpr Field field(std::string_view name) {
    return field<kMember>(type_of<decltype(member_of(kMember))>, name);
}
// What is written in a way of its own from the whole struct.
constexpr Field whole(std::string_view name, const Type& (*type)()) {
    return {name, [](const void* all) { return all; }, type};
}

// Which fields are written and taken: names with spaces between them.
enum class Presence : std::uint8_t { Absent, IfSet, Always };
struct Which {
    std::string_view always = {};
    std::string_view if_set = {};  // if they differ from the blank
    std::string_view absent = {};
    Presence others = Presence::Always;
    std::string_view must = {};    // when read; "*" is all that are always written
    std::string_view beside = {};  // in the same object, but not of the struct

    Presence of(std::string_view name) const;
};
inline constexpr Which kEvery{}, kSet{.others = Presence::IfSet}, kWhole{.must = "*"};

class Struct final : public Type {
   public:
    // `which`: those of the TypeScript that may be missing. What was read is settled: what follows
    // from the rest is filled in, and what cannot be is said in the trail.
    using Settle = bool (*)(void*, Trail&);
    Struct(const Shape& of, std::string_view name, std::vector<Field> fields, Which which = kEvery,
           Settle settle = nullptr)
        : Type(of), name_(name), fields_(std::move(fields)), which_(which), settle_(settle) {}
    // Where the first field is a word which says which others there are (the fields of each word
    // are listed): it must be known before they are read.
    Struct(const Shape& of, std::string_view name, std::vector<Field> fields,
           std::vector<std::string_view> kinds, Settle settle)
        : Type(of),
          name_(name),
          fields_(std::move(fields)),
          kinds_(std::move(kinds)),
          settle_(settle) {}
    std::span<const Field> fields() const { return fields_; }
    const Field& field(std::string_view name) const;

    // An object in JSON …
    json::object write_object(const Context&, const void*, const Which&) const;
    bool read_object(const Context&, const json::value&, void*, Trail&, const Which&) const;
    bool read_kind(const Context&, const json::value&, void*, Trail&) const;
    // … and `key=value` in a line of text, which is added to.
    void write_line(const Context&, const void*, const Which&, std::string& line) const;
    bool read_line(const Context&, std::span<const std::string_view> words, void*, Trail&,
                   const Which&) const;

    json::value write_json(const Context&, const void*) const override;
    bool read_json(const Context&, const json::value&, void*, Trail&) const override;
    void fold(const Context&, const void*, Fold&) const override;
    std::string typescript(Script&) const override;
    // The same under another name, and with other fields before its own.
    void declare(Script&, const std::string& name, const std::string& before, const Which&) const;
    const Struct* spread() const override { return this; }
    std::string_view name() const { return name_; }

   private:
    Which which(const void* value) const;
    void list_keys(const Which&, std::vector<std::string>& keys) const;
    bool read_key(const Context&, std::string_view key, std::string_view from, void*, Trail&,
                  const Which&) const;
    std::string_view name_;
    std::vector<Field> fields_;
    Which which_;
    std::vector<std::string_view> kinds_;
    Settle settle_;
};

// The wording for a field that there is not.
bool no_such_field(std::string_view field, const std::vector<std::string>& right, Trail&);

// ---- Types that need no description ----

template <class T>
concept Number = std::integral<T> && !std::same_as<T, bool>;

const Type& describe(Tag<bool>);
const Type& describe(Tag<Seat>);
const Type& viewer();                 // whose a view is: null and nothing for a spectator
const Type& describe(Tag<Audience>);  // "everybody", or a list of seats
const Type& describe(Tag<std::string>);
const Type& describe(Tag<std::chrono::milliseconds>);
const Type& describe(Tag<std::chrono::sys_time<std::chrono::milliseconds>>);  // since 1970
const Type& describe(Tag<json::value>);                                       // whatever it is
const Type& describe(Tag<json::object>);

// The greatest whole number that a page, where numbers are doubles, does not round.
inline constexpr std::int64_t kMostExact = (std::int64_t{1} << 53) - 1;

template <Number T>
const Type& describe(Tag<T>) {
    constexpr bool kWide = sizeof(T) == sizeof(std::int64_t);
    static_assert(!kWide || std::signed_integral<T>);
    static const Whole type{kOf<T>, kWide ? -kMostExact : std::numeric_limits<T>::min(),
                            kWide ? kMostExact : std::numeric_limits<T>::max()};
    return type;
}
template <class Unit, class Count>
const Type& describe(Tag<Money<Unit, Count>>) {
    static const Whole type{kOf<Money<Unit, Count>>, std::numeric_limits<Count>::min(),
                            std::numeric_limits<Count>::max()};
    return type;
}
// One that has a None may be null.
template <class E>
requires std::is_enum_v<E>
const Type& describe(Tag<E>) {
    static_assert(sizeof(E) == 1);
    if constexpr (requires { E::None; }) {
        static const Names type{kOf<E>, spelled_type<E>(), kNames<E>,
                                static_cast<std::uint8_t>(E::None)};
        return type;
    } else {
        static const Names type{kOf<E>, spelled_type<E>(), kNames<E>};
        return type;
    }
}
template <class E, std::size_t N>
const Type& describe(Tag<EnumSet<E, N>>) {
    using T = EnumSet<E, N>;
    static const Set type{
        kOf<T>,
        type_of<E>(),
        {N, [](const void* set, std::uint8_t i) { return static_cast<const T*>(set)->has(E{i}); },
         [](void* set, std::uint8_t i) { static_cast<T*>(set)->add(E{i}); },
         [](const void* set, Fold& fold) { fold.add(static_cast<const T*>(set)->bits()); }}};
    return type;
}
template <class Items, class T>
const Type& list_of(std::size_t most) {
    static const List type{
        kOf<Items>,
        type_of<T>(),
        {most, [](const void* list) { return static_cast<const Items*>(list)->size(); },
         [](const void* list, std::size_t i) -> const void* {
             return &(*static_cast<const Items*>(list))[i];
         },
         [](void* list) { static_cast<Items*>(list)->clear(); },
         [](void* list) -> void* {
             Items& items = *static_cast<Items*>(list);
             items.push_back(T{});
             return &items[items.size() - 1];
         }}};
    return type;
}
template <class T, std::size_t N>
const Type& describe(Tag<FixedVector<T, N>>) {
    return list_of<FixedVector<T, N>, T>(N);
}
template <class T>
const Type& describe(Tag<std::vector<T>>) {
    return list_of<std::vector<T>, T>(std::numeric_limits<std::size_t>::max());
}
template <class T>
const Type& describe(Tag<std::optional<T>>) {
    static const Optional type{
        kOf<std::optional<T>>, type_of<T>(),
        [](const void* maybe) -> const void* {
            const auto& value = *static_cast<const std::optional<T>*>(maybe);
            return value ? &*value : nullptr;
        },
        [](void* maybe) -> void* { return &static_cast<std::optional<T>*>(maybe)->emplace(); }};
    return type;
}
// A struct that names its members: none of them may be missing.
template <class T, auto... kMembers>
const Type& describe_members(Members<kMembers...>) {
    std::vector<Field> fields;
    if constexpr (requires { T::kKind; }) {
        fields.push_back(whole("kind", []() -> const Type& {
            static const Always kind{kOf<T>, T::kKind};
            return kind;
        }));
    }
    (fields.push_back(field<kMembers>()), ...);
    Struct::Settle settle = nullptr;
    if constexpr (requires(T & value, Trail & trail) { value.settle(trail); }) {
        settle = [](void* value, Trail& trail) { return static_cast<T*>(value)->settle(trail); };
    }
    static const Struct type{kOf<T>, spelled_type<T>(), std::move(fields), kWhole, settle};
    return type;
}
template <class T>
requires requires { typename T::Fields; }
const Type& describe(Tag<T>) { return describe_members<T>(typename T::Fields{}); }
template <class E, class T, std::size_t N>
const Type& describe(Tag<EnumArray<E, T, N>>) {
    const Word& key = static_cast<const Word&>(type_of<E>());
    if (key.is_numbered()) {
        static const Row type{kOf<EnumArray<E, T, N>>, type_of<T>(), &key};
        return type;
    }
    static const Named type{kOf<EnumArray<E, T, N>>, type_of<T>(), key};
    return type;
}
template <class T, std::size_t N>
const Type& describe(Tag<std::array<T, N>>) {
    static const Row type{kOf<std::array<T, N>>, type_of<T>(), nullptr};
    return type;
}

}  // namespace moneybags::codec
