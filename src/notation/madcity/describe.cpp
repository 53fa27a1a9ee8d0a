#include "notation/madcity/describe.h"

namespace moneybags::madcity {

namespace {

using codec::quoted;

// One kind of thing with ids: what it is called in complaints, and which value stands for none.
template <class E>
struct Ids;
template <>
struct Ids<Place> {
    static constexpr std::string_view kWhat = "the id of a space";
    static constexpr bool kMayBeNone = false;
    static constexpr Place kNone = kDepot;  // which has an id of its own
    static std::size_t count(const Rules& rules) { return rules.spaces; }
    static std::string_view of(const Rules& rules, Place p) { return rules.names.place[p].text(); }
};
template <>
struct Ids<Business> {
    static constexpr std::string_view kWhat = "the id of a business";
    static constexpr bool kMayBeNone = true;
    static constexpr Business kNone = kNoBusiness;
    static std::size_t count(const Rules& rules) { return rules.businesses; }
    static std::string_view of(const Rules& rules, Business b) {
        return rules.names.business[b].text();
    }
};
template <>
struct Ids<Card> {
    static constexpr std::string_view kWhat = "the id of a stunt card";
    static constexpr bool kMayBeNone = true;
    static constexpr Card kNone = kNoCard;
    static std::size_t count(const Rules& rules) { return rules.cards; }
    static std::string_view of(const Rules& rules, Card c) { return rules.names.card[c].text(); }
};

template <class E>
bool is_one(const Rules& rules, E e) {
    return static_cast<std::size_t>(e) < Ids<E>::count(rules);
}

template <class E>
std::string text_of(const Context& context, E e) {
    if (is_one(context.rules, e) || (e == Ids<E>::kNone && !Ids<E>::kMayBeNone)) {
        return std::string(Ids<E>::of(context.rules, e));
    }
    return std::string(context.nothing);
}

template <class E>
json::value json_of(const Context& context, E e) {
    if (Ids<E>::kMayBeNone && !is_one(context.rules, e)) return nullptr;
    return json::value(text_of(context, e));
}

template <class E>
bool find(const Context& context, std::string_view from, E& out, Trail& trail) {
    if (!Ids<E>::kMayBeNone && from == Ids<E>::of(context.rules, Ids<E>::kNone)) {
        out = Ids<E>::kNone;
        return true;
    }
    for (std::size_t i = 0; i < Ids<E>::count(context.rules); ++i) {
        const E e{static_cast<std::uint8_t>(i)};
        if (Ids<E>::of(context.rules, e) != from) continue;
        out = e;
        return true;
    }
    const std::string example = quoted(Ids<E>::of(context.rules, E{}));
    return trail.must_be(std::string(Ids<E>::kWhat) + " such as " + example, quoted(from));
}

template <class E>
bool read(const Context& context, std::string_view from, E& out, Trail& trail) {
    if (Ids<E>::kMayBeNone && codec::is_nothing(context, from)) {
        out = Ids<E>::kNone;
        return true;
    }
    return find(context, from, out, trail);
}

template <class E>
bool read(const Context& context, const json::value& from, E& out, Trail& trail) {
    if (Ids<E>::kMayBeNone && from.is_null()) {
        out = Ids<E>::kNone;
        return true;
    }
    if (!from.is_string()) return trail.must_be(Ids<E>::kWhat, quoted(from));
    return find(context, std::string_view(from.get_string()), out, trail);
}

template <class E, std::size_t N>
json::value json_of(const Context& context, const WideSet<E, N>& set) {
    json::array list;
    for (const E e : set) list.push_back(json_of(context, e));
    return list;
}

template <class E, std::size_t N>
std::string text_of(const Context& context, const WideSet<E, N>& set, char separator) {
    std::vector<std::string> items;
    for (const E e : set) items.push_back(text_of(context, e));
    return items.empty() ? std::string(context.nothing)
                         : codec::joined(items, std::string_view(&separator, 1));
}

template <class From, class E, std::size_t N>
bool read(const Context& context, const From& from, WideSet<E, N>& out, Trail& trail,
          char separator) {
    out = {};
    if (codec::is_nothing(context, from)) return true;
    return codec::each_item(from, separator, N, trail, [&](std::size_t, const auto& item) {
        E e{};
        if (!read(context, item, e, trail)) return false;
        if (!is_one(context.rules, e)) return trail.must_be(Ids<E>::kWhat, quoted(item));
        if (out.has(e)) return trail.fail("must not name " + quoted(item) + " twice");
        out.add(e);
        return true;
    });
}

template <class E, std::size_t N>
void fold_words(const WideSet<E, N>& set, Fold& into) {
    for (const std::uint64_t word : set.words()) {  // a fold takes 32 bits at a time
        into.add(static_cast<std::int64_t>(word & 0xFFFFFFFFu));
        into.add(static_cast<std::int64_t>(word >> 32));
    }
}

}  // namespace

// ---- Money ----

json::value write_json(const Context&, Notes money) { return money.count(); }
std::string write_text(const Context&, Notes money) { return std::to_string(money.count()); }

namespace {
template <class From>
bool read_notes(const From& from, Notes& out, Trail& trail) {
    std::int32_t n = 0;
    if (!codec::read_whole(from, n, trail)) return false;
    out = Notes{n};
    return true;
}
}  // namespace

bool read_json(const Context&, const json::value& from, Notes& out, Trail& trail) {
    return read_notes(from, out, trail);
}
bool read_text(const Context&, std::string_view from, Notes& out, Trail& trail) {
    return read_notes(from, out, trail);
}
void fold(const Context&, Notes money, Fold& into) { into.add(money.count()); }

// ---- Places ----

json::value write_json(const Context& context, Place p) { return json_of(context, p); }
std::string write_text(const Context& context, Place p) { return text_of(context, p); }
bool read_json(const Context& context, const json::value& from, Place& out, Trail& trail) {
    return read(context, from, out, trail);
}
bool read_text(const Context& context, std::string_view from, Place& out, Trail& trail) {
    return read(context, from, out, trail);
}
void fold(const Context&, Place p, Fold& into) { into.add(static_cast<int>(p)); }

// ---- Businesses ----

json::value write_json(const Context& context, Business b) { return json_of(context, b); }
std::string write_text(const Context& context, Business b) { return text_of(context, b); }
bool read_json(const Context& context, const json::value& from, Business& out, Trail& trail) {
    return read(context, from, out, trail);
}
bool read_text(const Context& context, std::string_view from, Business& out, Trail& trail) {
    return read(context, from, out, trail);
}
void fold(const Context&, Business b, Fold& into) { into.add(static_cast<int>(b)); }

// ---- Cards ----

json::value write_json(const Context& context, Card c) { return json_of(context, c); }
std::string write_text(const Context& context, Card c) { return text_of(context, c); }
bool read_json(const Context& context, const json::value& from, Card& out, Trail& trail) {
    return read(context, from, out, trail);
}
bool read_text(const Context& context, std::string_view from, Card& out, Trail& trail) {
    return read(context, from, out, trail);
}
void fold(const Context&, Card c, Fold& into) { into.add(static_cast<int>(c)); }

// ---- Sets ----

json::value write_json(const Context& context, const BusinessSet& set) {
    return json_of(context, set);
}
std::string write_text(const Context& context, const BusinessSet& set, char separator) {
    return text_of(context, set, separator);
}
bool read_json(const Context& context, const json::value& from, BusinessSet& out, Trail& trail) {
    return read(context, from, out, trail, codec::kOuter);
}
bool read_text(const Context& context, std::string_view from, BusinessSet& out, Trail& trail,
               char separator) {
    return read(context, from, out, trail, separator);
}
void fold(const Context&, const BusinessSet& set, Fold& into) { fold_words(set, into); }

json::value write_json(const Context& context, const CardSet& set) { return json_of(context, set); }
std::string write_text(const Context& context, const CardSet& set, char separator) {
    return text_of(context, set, separator);
}
bool read_json(const Context& context, const json::value& from, CardSet& out, Trail& trail) {
    return read(context, from, out, trail, codec::kOuter);
}
bool read_text(const Context& context, std::string_view from, CardSet& out, Trail& trail,
               char separator) {
    return read(context, from, out, trail, separator);
}
void fold(const Context&, const CardSet& set, Fold& into) { fold_words(set, into); }

}  // namespace moneybags::madcity
