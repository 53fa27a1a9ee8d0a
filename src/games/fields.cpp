#include "games/fields.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "core/words.h"

namespace moneybags::codec {

bool is_nothing(std::string_view text) { return text == "-" || text == "?"; }

void Script::declare(const std::string& name, const std::function<std::string()>& body) {
    if (!declared_.insert(name).second) return;
    const std::string written = body();
    text_ += "export " + written + "\n\n";
}

namespace {

const std::byte* byte_at(const void* from, std::size_t offset) {
    return static_cast<const std::byte*>(from) + offset;
}
std::byte* byte_at(void* from, std::size_t offset) {
    return static_cast<std::byte*>(from) + offset;
}

std::uint8_t byte_of(const void* value) { return *static_cast<const std::uint8_t*>(value); }

std::string joined_by(const std::vector<std::string>& items, char between) {
    return joined(items, std::string_view(&between, 1));
}

std::string list_of(const std::string& type) {
    return type.find('|') == type.npos ? type + "[]" : '(' + type + ")[]";
}

}  // namespace

bool Type::read_json(const Context&, const json::value&, void*, Trail&) const {
    assert(false);
    return false;
}
std::string Type::write_text(const Context&, const void*, char) const {
    assert(false);
    return {};
}
bool Type::read_text(const Context&, std::string_view, void*, Trail&, char) const {
    assert(false);
    return false;
}
void Type::fold(const Context&, const void*, Fold&) const { assert(false); }

// ---- Whole numbers ----

namespace {

template <class T>
std::int64_t load_as(const void* from) {
    T n;
    std::memcpy(&n, from, sizeof n);
    return n;
}
std::int64_t load(const void* from, std::size_t size, bool is_signed) {
    switch (size) {
        case 1:
            return is_signed ? load_as<std::int8_t>(from) : load_as<std::uint8_t>(from);
        case 2:
            return is_signed ? load_as<std::int16_t>(from) : load_as<std::uint16_t>(from);
        case 4:
            return is_signed ? load_as<std::int32_t>(from) : load_as<std::uint32_t>(from);
        default:
            return load_as<std::int64_t>(from);
    }
}
void store(std::int64_t n, std::size_t size, void* to) {
    static_assert(std::endian::native == std::endian::little);
    std::memcpy(to, &n, size);
}

}  // namespace

json::value Whole::write_json(const Context&, const void* value) const {
    return load(value, shape.size, least_ < 0);
}
std::string Whole::write_text(const Context&, const void* value, char) const {
    return std::to_string(load(value, shape.size, least_ < 0));
}
bool Whole::read_json(const Context&, const json::value& from, void* out, Trail& trail) const {
    std::int64_t n = 0;
    if (!read_number(from, least_, most_, n, trail)) return false;
    store(n, shape.size, out);
    return true;
}
bool Whole::read_text(const Context&, std::string_view from, void* out, Trail& trail, char) const {
    std::int64_t n = 0;
    if (!read_number(from, least_, most_, n, trail)) return false;
    store(n, shape.size, out);
    return true;
}
void Whole::fold(const Context&, const void* value, Fold& into) const {
    into.add(load(value, shape.size, least_ < 0));
}

// ---- Words ----

bool Word::is_none(const Context& context, std::uint8_t value) const {
    return none_ && (value == *none_ || value >= count(context));
}

json::value Word::write_json(const Context& context, const void* value) const {
    const std::uint8_t at = byte_of(value);
    if (is_none(context, at)) return nullptr;
    if (is_numbered()) return std::int64_t{at};
    return json::value(word(context, at));
}

std::string Word::write_text(const Context& context, const void* value, char) const {
    const std::uint8_t at = byte_of(value);
    return is_none(context, at) ? std::string(context.nothing) : word(context, at);
}

bool Word::find(const Context& context, std::string_view from, void* out) const {
    if (from.empty()) return false;  // numbers not in use have no word
    for (std::size_t i = 0; i < count(context); ++i) {
        if (none_ == i || word(context, i) != from) continue;
        *static_cast<std::uint8_t*>(out) = static_cast<std::uint8_t>(i);
        return true;
    }
    return false;
}

bool Word::refuse(const Context& context, const std::string& is, Trail& trail) const {
    if (const std::string right = what(context); !right.empty()) return trail.must_be(right, is);
    std::vector<std::string> right;
    for (std::size_t i = 0; i < count(context); ++i) {
        if (none_ != i) right.push_back(word(context, i));
    }
    return trail.fail("must be one of " + joined(right) + "; is " + is);
}

bool Word::read_json(const Context& context, const json::value& from, void* out,
                     Trail& trail) const {
    if (none_ && from.is_null()) {
        *static_cast<std::uint8_t*>(out) = *none_;
        return true;
    }
    if (!is_numbered()) {
        return (from.is_string() && find(context, from.get_string(), out)) ||
               refuse(context, quoted(from), trail);
    }
    std::int64_t n = 0;
    if (!read_number(from, 0, static_cast<std::int64_t>(count(context)) - 1, n, trail))
        return false;
    store(n, 1, out);
    return true;
}

bool Word::read_text(const Context& context, std::string_view from, void* out, Trail& trail,
                     char) const {
    if (none_ && is_nothing(from)) {
        *static_cast<std::uint8_t*>(out) = *none_;
        return true;
    }
    return find(context, from, out) || refuse(context, quoted(from), trail);
}

void Word::fold(const Context&, const void* value, Fold& into) const { into.add(byte_of(value)); }

std::string Word::typescript(Script& script) const {
    return name(script) + (none_ ? " | null" : "");
}

Names::Names(const Shape& of, std::string_view name, std::span<const std::string_view> names,
             std::optional<std::uint8_t> none)
    : Word(of, none), name_(name), names_(names), none_(none) {}

constexpr std::size_t kLineWidth = 96;

std::string Names::name(Script& script) const {
    script.declare(std::string(name_), [&] {
        std::string text = "type " + std::string(name_) + " =";
        std::size_t line = 0;  // where the last line begins
        for (std::size_t i = 0; i < names_.size(); ++i) {
            if (none_ == i) continue;
            const std::string word = "| \"" + std::string(names_[i]) + '"';
            if (line == 0 || text.size() - line + word.size() > kLineWidth) {
                text += "\n ";
                line = text.size();
            }
            text += ' ' + word;
        }
        return text + ';';
    });
    return std::string(name_);
}

const Type& describe(Tag<Seat>) {
    static const Seats type{kOf<Seat>};
    return type;
}
const Type& viewer() {
    static const Seats type{kOf<Seat>, static_cast<std::uint8_t>(kSpectator)};
    return type;
}

// ---- Sets ----

json::value Set::write_json(const Context& context, const void* set) const {
    json::array list;
    for (std::uint8_t i = 0; i < ways_.most; ++i) {
        if (ways_.has(set, i)) list.push_back(item_.write_json(context, &i));
    }
    return list;
}

std::string Set::write_text(const Context& context, const void* set, char between) const {
    std::vector<std::string> items;
    for (std::uint8_t i = 0; i < ways_.most; ++i) {
        if (ways_.has(set, i)) items.push_back(item_.write_text(context, &i));
    }
    return items.empty() ? std::string(context.nothing) : joined_by(items, between);
}

template <class From, class Read>
bool Set::read(const From& from, void* out, Trail& trail, char between, const Read& read) const {
    std::memcpy(out, shape.blank, shape.size);
    return each_item(from, between, ways_.most, trail, [&](std::size_t, const auto& item) {
        std::uint8_t i = 0;
        if (!read(item, &i)) return false;
        if (i >= ways_.most) return trail.fail("must name one, is " + quoted(item));
        if (ways_.has(out, i)) return trail.fail("must not name " + quoted(item) + " twice");
        ways_.add(out, i);
        return true;
    });
}
bool Set::read_json(const Context& context, const json::value& from, void* out,
                    Trail& trail) const {
    return read(from, out, trail, kOuter, [&](const json::value& item, void* i) {
        return item_.read_json(context, item, i, trail);
    });
}
bool Set::read_text(const Context& context, std::string_view from, void* out, Trail& trail,
                    char between) const {
    if (is_nothing(from)) {
        std::memcpy(out, shape.blank, shape.size);
        return true;
    }
    return read(from, out, trail, between, [&](std::string_view item, void* i) {
        return item_.read_text(context, item, i, trail);
    });
}
void Set::fold(const Context&, const void* set, Fold& into) const { ways_.fold(set, into); }
std::string Set::typescript(Script& script) const { return item_.name(script) + "[]"; }

// ---- Lists ----

json::value List::write_json(const Context& context, const void* list) const {
    json::array items;
    items.reserve(ways_.size(list));
    for (std::size_t i = 0; i < ways_.size(list); ++i) {
        items.push_back(item_.write_json(context, ways_.at(list, i)));
    }
    return items;
}
std::string List::write_text(const Context& context, const void* list, char between) const {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < ways_.size(list); ++i) {
        items.push_back(item_.write_text(context, ways_.at(list, i), kInner));
    }
    return items.empty() ? std::string(context.nothing) : joined_by(items, between);
}
bool List::read_json(const Context& context, const json::value& from, void* out,
                     Trail& trail) const {
    ways_.clear(out);
    return each_item(from, kOuter, ways_.most, trail, [&](std::size_t, const json::value& item) {
        return item_.read_json(context, item, ways_.push(out), trail);
    });
}
bool List::read_text(const Context& context, std::string_view from, void* out, Trail& trail,
                     char between) const {
    ways_.clear(out);
    if (is_nothing(from)) return true;
    return each_item(from, between, ways_.most, trail, [&](std::size_t, std::string_view item) {
        return item_.read_text(context, item, ways_.push(out), trail, kInner);
    });
}
void List::fold(const Context& context, const void* list, Fold& into) const {
    into.add(static_cast<std::int64_t>(ways_.size(list)));
    for (std::size_t i = 0; i < ways_.size(list); ++i) {
        item_.fold(context, ways_.at(list, i), into);
    }
}
std::string List::typescript(Script& script) const { return list_of(item_.typescript(script)); }

// ---- Rows ----

const void* Row::at(const void* row, std::size_t i) const {
    return byte_at(row, i * item_.shape.size);
}
void* Row::at(void* row, std::size_t i) const { return byte_at(row, i * item_.shape.size); }

json::value Row::write_json(const Context& context, const void* row) const {
    json::array items;
    for (std::size_t i = 0; i < count(context); ++i) {
        items.push_back(item_.write_json(context, at(row, i)));
    }
    return items;
}
std::string Row::write_text(const Context& context, const void* row, char between) const {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < count(context); ++i) {
        items.push_back(item_.write_text(context, at(row, i), kInner));
    }
    return joined_by(items, key_ == nullptr ? kInner : between);
}
bool Row::whole(const Context& context, std::size_t seen, Trail& trail) const {
    return seen == count(context) || trail.fail("must have " + std::to_string(count(context)) +
                                                " items, has " + std::to_string(seen));
}
bool Row::read_json(const Context& context, const json::value& from, void* out,
                    Trail& trail) const {
    std::size_t seen = 0;
    return each_item(from, kOuter, count(context), trail,
                     [&](std::size_t i, const json::value& item) {
                         ++seen;
                         return item_.read_json(context, item, at(out, i), trail);
                     }) &&
           whole(context, seen, trail);
}
bool Row::read_text(const Context& context, std::string_view from, void* out, Trail& trail,
                    char between) const {
    std::size_t seen = 0;
    return each_item(from, key_ == nullptr ? kInner : between, count(context), trail,
                     [&](std::size_t i, std::string_view item) {
                         ++seen;
                         return item_.read_text(context, item, at(out, i), trail, kInner);
                     }) &&
           whole(context, seen, trail);
}
void Row::fold(const Context& context, const void* row, Fold& into) const {
    for (std::size_t i = 0; i < count(context); ++i) item_.fold(context, at(row, i), into);
}
std::string Row::typescript(Script& script) const { return list_of(item_.typescript(script)); }

// ---- Arrays over named things ----

const void* Named::at(const void* array, std::size_t i) const {
    return byte_at(array, i * item_.shape.size);
}
bool Named::is_left_out(const void* array, std::size_t i) const {
    return blanks_ == Blanks::LeftOut && item_.shape.same(at(array, i), item_.shape.blank);
}

json::value Named::write_json(const Context& context, const void* array) const {
    json::object named;
    for (std::size_t i = 0; i < all_; ++i) {
        if (is_left_out(array, i)) continue;
        named[key_.word(context, i)] = item_.write_json(context, at(array, i));
    }
    return named;
}
std::string Named::write_text(const Context& context, const void* array, char between) const {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < all_; ++i) {
        if (is_left_out(array, i)) continue;
        items.push_back(key_.word(context, i) + ':' +
                        item_.write_text(context, at(array, i), kInner));
    }
    return items.empty() ? std::string(context.nothing) : joined_by(items, between);
}
// Where a thing named now, and not before, has its place; nullptr if it has none.
void* Named::place(const Context& context, std::string_view key, void* array,
                   std::vector<bool>& seen, Trail& trail) const {
    std::uint8_t i = 0;
    seen.resize(all_);
    if (!key_.read_text(context, key, &i, trail)) return nullptr;
    if (i >= all_) {
        trail.fail("has no place for " + quoted(key));
    } else if (seen[i]) {
        trail.fail("must not name " + quoted(key) + " twice");
    } else {
        seen[i] = true;
        return byte_at(array, i * item_.shape.size);
    }
    return nullptr;
}
bool Named::read_json(const Context& context, const json::value& from, void* out,
                      Trail& trail) const {
    std::memcpy(out, shape.blank, shape.size);
    if (!from.is_object()) return trail.must_be("an object", quoted(from));
    std::vector<bool> seen;
    for (const auto& item : from.get_object()) {
        void* const to = place(context, item.key(), out, seen, trail);
        if (to == nullptr || !trail.at(item.key(), [&] {
                return item_.read_json(context, item.value(), to, trail);
            })) {
            return false;
        }
    }
    return true;
}
bool Named::read_text(const Context& context, std::string_view from, void* out, Trail& trail,
                      char between) const {
    std::memcpy(out, shape.blank, shape.size);
    if (is_nothing(from)) return true;
    std::vector<bool> seen;
    return each_item(from, between, all_, trail, [&](std::size_t, std::string_view item) {
        const std::size_t colon = item.find(':');
        if (colon == item.npos) return trail.must_be("like name:value", quoted(item));
        void* const to = place(context, item.substr(0, colon), out, seen, trail);
        return to != nullptr && item_.read_text(context, item.substr(colon + 1), to, trail, kInner);
    });
}
void Named::fold(const Context& context, const void* array, Fold& into) const {
    for (std::size_t i = 0; i < all_; ++i) item_.fold(context, at(array, i), into);
}
std::string Named::typescript(Script& script) const {
    const std::string record =
        "Record<" + key_.name(script) + ", " + item_.typescript(script) + '>';
    return blanks_ == Blanks::LeftOut ? "Partial<" + record + '>' : record;
}

// ---- Structs ----

Presence Which::of(std::string_view name) const {
    return lists(always, name)   ? Presence::Always
           : lists(if_set, name) ? Presence::IfSet
           : lists(absent, name) ? Presence::Absent
                                 : others;
}

bool no_such_field(std::string_view field, const std::vector<std::string>& right, Trail& trail) {
    return trail.at(fit(field), [&] {
        return trail.fail(right.empty() ? "is no field here; there are none"
                                        : "is no field here; the fields are " + joined(right));
    });
}

const Field& Struct::field(std::string_view name) const {
    return *std::find_if(fields_.begin(), fields_.end(),
                         [&](const Field& each) { return each.name == name; });
}

json::object Struct::write_object(const Context& context, const void* value,
                                  const Which& which) const {
    json::object object;
    for (const Field& each : fields_) {
        const Type& type = each.type();
        const void* const member = each.at(value);
        const Presence presence = which.of(each.name);
        if (presence == Presence::Absent || !type.is_there(member)) continue;
        if (presence == Presence::IfSet && type.shape.same(member, each.at(shape.blank))) continue;
        object[each.name] = type.write_json(context, member);
    }
    return object;
}

bool Struct::read_object(const Context& context, const json::value& from, void* out, Trail& trail,
                         const Which& which) const {
    if (!from.is_object()) return trail.must_be("an object", quoted(from));
    const json::object& object = from.get_object();
    const auto is_here = [&](const Field& each) { return which.of(each.name) != Presence::Absent; };
    for (const auto& item : object) {
        const std::string_view key = item.key();
        if (lists(which.beside, key)) continue;
        const auto same = [&](const Field& each) { return each.name == key && is_here(each); };
        if (std::any_of(fields_.begin(), fields_.end(), same)) continue;
        std::vector<std::string> names;  // made for the refusal only: logs are long
        for (const std::string_view name : words(which.beside)) names.emplace_back(name);
        for (const Field& each : fields_) {
            if (is_here(each)) names.emplace_back(each.name);
        }
        return no_such_field(key, names, trail);
    }
    for (const Field& each : fields_) {
        const Type& type = each.type();
        const json::value* const given = object.if_contains(each.name);
        const bool must = which.must == "*"
                              ? which.of(each.name) == Presence::Always && !type.may_miss()
                              : lists(which.must, each.name);
        const bool ok = trail.at(each.name, [&] {
            if (given == nullptr) return !must || trail.fail("is missing");
            return type.read_json(context, *given, const_cast<void*>(each.at(out)), trail);
        });
        if (!ok) return false;
    }
    return settle_ == nullptr || settle_(out, trail);
}

void Struct::write_line(const Context& context, const void* value, const Which& which,
                        std::string& line) const {
    for (const Field& each : fields_) {
        const Type& type = each.type();
        const void* const member = each.at(value);
        const Presence presence = which.of(each.name);
        if (presence == Presence::Absent) continue;
        if (const Struct* const inner = type.spread()) {
            inner->write_line(context, member, which, line);
            continue;
        }
        if (presence == Presence::IfSet && type.shape.same(member, each.at(shape.blank))) continue;
        if (!line.empty()) line += ' ';
        line += each.name;
        line += '=';
        line += type.write_text(context, member);
    }
}

void Struct::list_keys(const Which& which, std::vector<std::string>& keys) const {
    for (const Field& each : fields_) {
        if (which.of(each.name) == Presence::Absent) continue;
        if (const Struct* const inner = each.type().spread()) {
            inner->list_keys(which, keys);
        } else {
            keys.emplace_back(each.name);
        }
    }
}

bool Struct::read_key(const Context& context, std::string_view key, std::string_view from,
                      void* out, Trail& trail, const Which& which) const {
    for (const Field& each : fields_) {
        if (which.of(each.name) == Presence::Absent) continue;
        const Type& type = each.type();
        void* const member = const_cast<void*>(each.at(out));
        if (const Struct* const inner = type.spread()) {
            if (!inner->read_key(context, key, from, member, trail, which)) return false;
        } else if (key == each.name) {
            return trail.at(key, [&] { return type.read_text(context, from, member, trail); });
        }
    }
    return true;
}

bool Struct::read_line(const Context& context, std::span<const std::string_view> words, void* out,
                       Trail& trail, const Which& which) const {
    std::vector<std::string> keys;
    list_keys(which, keys);
    std::vector<std::string_view> seen;
    for (const std::string_view word : words) {
        const std::size_t equals = word.find('=');
        if (equals == word.npos) return trail.fail("must be key=value, is " + quoted(word));
        const std::string_view key = word.substr(0, equals);
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
            return no_such_field(key, keys, trail);
        }
        if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
            return trail.fail("must not give " + quoted(key) + " twice");
        }
        seen.push_back(key);
        if (!read_key(context, key, word.substr(equals + 1), out, trail, which)) return false;
    }
    return true;
}

Which Struct::which(const void* value) const {
    if (kinds_.empty()) return which_;
    return {.always = kinds_[byte_of(fields_[0].at(value))], .others = Presence::Absent};
}
json::value Struct::write_json(const Context& context, const void* value) const {
    return write_object(context, value, which(value));
}
bool Struct::read_json(const Context& context, const json::value& from, void* out,
                       Trail& trail) const {
    return (kinds_.empty() || read_kind(context, from, out, trail)) &&
           read_object(context, from, out, trail, which(out));
}
bool Struct::read_kind(const Context& context, const json::value& from, void* out,
                       Trail& trail) const {
    if (!from.is_object()) return trail.must_be("an object", quoted(from));
    const Field& kind = fields_[0];
    const json::value* const given = from.get_object().if_contains(kind.name);
    return trail.at(kind.name, [&] {
        if (given == nullptr) return trail.fail("is missing");
        return kind.type().read_json(context, *given, const_cast<void*>(kind.at(out)), trail);
    });
}
void Struct::fold(const Context& context, const void* value, Fold& into) const {
    for (const Field& each : fields_) each.type().fold(context, each.at(value), into);
}
void Struct::declare(Script& script, const std::string& name, const std::string& before,
                     const Which& which) const {
    script.declare(name, [&] {
        std::string text = "interface " + name + " {\n" + before;
        for (const Field& each : fields_) {
            const Type& type = each.type();
            const Presence presence = which.of(each.name);
            if (presence == Presence::Absent) continue;
            const bool must = presence == Presence::Always && !type.may_miss();
            text += "  " + std::string(each.name) + (must ? ": " : "?: ") +
                    type.typescript(script) + ";\n";
        }
        return text + '}';
    });
}
std::string Struct::typescript(Script& script) const {
    declare(script, std::string(name_), {}, which_);
    return std::string(name_);
}

// ---- Types that need no description ----

namespace {

class YesNo final : public Type {
   public:
    using Type::Type;
    json::value write_json(const Context&, const void* yes) const override { return value(yes); }
    std::string write_text(const Context&, const void* yes, char) const override {
        return value(yes) ? "yes" : "no";
    }
    bool read_json(const Context&, const json::value& from, void* out,
                   Trail& trail) const override {
        if (!from.is_bool()) return trail.must_be("true or false", quoted(from));
        *static_cast<bool*>(out) = from.get_bool();
        return true;
    }
    bool read_text(const Context&, std::string_view from, void* out, Trail& trail,
                   char) const override {
        if (from != "yes" && from != "no") return trail.must_be("yes or no", quoted(from));
        *static_cast<bool*>(out) = from == "yes";
        return true;
    }
    void fold(const Context&, const void* yes, Fold& into) const override {
        into.add(value(yes) ? 1 : 0);
    }
    std::string typescript(Script&) const override { return "boolean"; }

   private:
    static bool value(const void* yes) { return *static_cast<const bool*>(yes); }
};

class Whom final : public Type {
   public:
    using Type::Type;
    json::value write_json(const Context& context, const void* to) const override {
        const auto& audience = *static_cast<const Audience*>(to);
        return audience.everybody ? json::value(kEverybody)
                                  : type_of<SeatSet>().write_json(context, &audience.seats);
    }
    std::string write_text(const Context& context, const void* to, char between) const override {
        const auto& audience = *static_cast<const Audience*>(to);
        return audience.everybody
                   ? std::string(kEverybody)
                   : type_of<SeatSet>().write_text(context, &audience.seats, between);
    }
    bool read_json(const Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        auto& audience = *static_cast<Audience*>(out);
        audience = {};
        if (from.is_string()) {
            return from.get_string() == kEverybody ||
                   trail.must_be("\"everybody\" or a list of seats", quoted(from));
        }
        audience.everybody = false;
        return type_of<SeatSet>().read_json(context, from, &audience.seats, trail);
    }
    bool read_text(const Context& context, std::string_view from, void* out, Trail& trail,
                   char between) const override {
        auto& audience = *static_cast<Audience*>(out);
        audience = {};
        if (from == kEverybody) return true;
        audience.everybody = false;
        return type_of<SeatSet>().read_text(context, from, &audience.seats, trail, between);
    }
    void fold(const Context&, const void* to, Fold& into) const override {
        const auto& audience = *static_cast<const Audience*>(to);
        into.add(audience.everybody ? 1 : 0);
        into.add(audience.seats.bits());
    }
    std::string typescript(Script&) const override { return "\"everybody\" | number[]"; }

   private:
    static constexpr std::string_view kEverybody = "everybody";
};

class Text final : public Type {
   public:
    using Type::Type;
    json::value write_json(const Context&, const void* text) const override {
        return json::value(*static_cast<const std::string*>(text));
    }
    bool read_json(const Context&, const json::value& from, void* out,
                   Trail& trail) const override {
        if (!from.is_string()) return trail.must_be("a text", quoted(from));
        *static_cast<std::string*>(out) = from.get_string();
        return true;
    }
    std::string typescript(Script&) const override { return "string"; }
};

class Anything final : public Type {
   public:
    using Type::Type;
    json::value write_json(const Context&, const void* value) const override {
        return *static_cast<const json::value*>(value);
    }
    bool read_json(const Context&, const json::value& from, void* out, Trail&) const override {
        *static_cast<json::value*>(out) = from;
        return true;
    }
    std::string typescript(Script&) const override { return "unknown"; }
};

class Object final : public Type {
   public:
    using Type::Type;
    json::value write_json(const Context&, const void* object) const override {
        return *static_cast<const json::object*>(object);
    }
    bool read_json(const Context&, const json::value& from, void* out,
                   Trail& trail) const override {
        if (!from.is_object()) return trail.must_be("an object", quoted(from));
        *static_cast<json::object*>(out) = from.get_object();
        return true;
    }
    std::string typescript(Script&) const override { return "Record<string, unknown>"; }
};

}  // namespace

json::value Always::write_json(const Context&, const void*) const { return json::value(word_); }

json::value Optional::write_json(const Context& context, const void* maybe) const {
    return item_.write_json(context, held_(maybe));
}
bool Optional::read_json(const Context& context, const json::value& from, void* out,
                         Trail& trail) const {
    return item_.read_json(context, from, fill_(out), trail);
}

const Type& describe(Tag<bool>) {
    static const YesNo type{kOf<bool>};
    return type;
}
const Type& describe(Tag<Audience>) {
    static const Whom type{kOf<Audience>};
    return type;
}
const Type& describe(Tag<std::string>) {
    static const Text type{kOf<std::string>};
    return type;
}
// To the end of the year 9999: so far times can be added up without a thought.
constexpr std::int64_t kLatest = 253'402'300'799'999;
const Type& describe(Tag<std::chrono::milliseconds>) {
    static const Whole type{kOf<std::chrono::milliseconds>, 0, kLatest};
    return type;
}
const Type& describe(Tag<std::chrono::sys_time<std::chrono::milliseconds>>) {
    static const Whole type{kOf<std::chrono::sys_time<std::chrono::milliseconds>>, 0, kLatest};
    return type;
}
const Type& describe(Tag<json::value>) {
    static const Anything type{kOf<json::value>};
    return type;
}
const Type& describe(Tag<json::object>) {
    static const Object type{kOf<json::object>};
    return type;
}

}  // namespace moneybags::codec
