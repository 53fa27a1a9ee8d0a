#include "games/codec.h"

#include <algorithm>
#include <charconv>

namespace moneybags::codec {

bool Trail::fail(std::string what) {
    if (!problem_) problem_ = Problem{path_, std::move(what)};
    return false;
}

bool Trail::must_be(std::string_view right, std::string_view is) {
    return fail("must be " + std::string(right) + ", is " + std::string(is));
}

std::string fit(std::string_view text) {
    constexpr std::size_t kMost = 60;
    std::string shown;
    std::size_t at = 0;
    while (at < text.size() && shown.size() < kMost) {
        const auto byte = [&](std::size_t i) {
            return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u;
        };
        const unsigned first = byte(0);
        const std::size_t length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        bool whole =
            first >= 0x20 && first != 0x7F && (first < 0x80 || (first >= 0xC2 && first <= 0xF4));
        for (std::size_t i = 1; i < length; ++i) whole = whole && (byte(i) & 0xC0u) == 0x80u;
        // Neither overlong, nor half of a pair, nor beyond the last character, nor a C1 control.
        if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) >= 0xA0) ||
            (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) >= 0x90) ||
            (first == 0xC2 && byte(1) < 0xA0)) {
            whole = false;
        }
        shown += whole ? text.substr(at, length) : std::string_view{"?"};
        at += whole ? length : 1;
    }
    return at < text.size() ? shown + "…" : shown;
}

std::string quoted(std::string_view text) { return '"' + fit(text) + '"'; }

std::string quoted(const json::value& value) {
    switch (value.kind()) {
        case json::kind::object:
            return "an object";
        case json::kind::array:
            return "a list";
        case json::kind::string:
            return quoted(std::string_view(value.get_string()));
        default:
            return json::serialize(value);
    }
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == text.npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    for (const std::string_view part : split(text, ' ')) {
        if (!part.empty()) found.push_back(part);
    }
    return found;
}

bool lists(std::string_view names, std::string_view name) {
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(' '), names.size());
        if (names.substr(0, end) == name) return true;
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return false;
}

namespace {

bool not_a_number(std::int64_t least, std::int64_t most, const std::string& is, Trail& trail) {
    return trail.must_be(
        "a whole number from " + std::to_string(least) + " to " + std::to_string(most), is);
}

}  // namespace

bool read_number(std::string_view from, std::int64_t least, std::int64_t most, std::int64_t& out,
                 Trail& trail) {
    const char* const end = from.data() + from.size();
    const auto [rest, error] = std::from_chars(from.data(), end, out);
    if (from.empty() || error != std::errc{} || rest != end || out < least || out > most) {
        return not_a_number(least, most, quoted(from), trail);
    }
    return true;
}

bool read_number(const json::value& from, std::int64_t least, std::int64_t most, std::int64_t& out,
                 Trail& trail) {
    // Who builds JSON rather than parsing it may have made an unsigned number.
    const bool is_large = from.is_uint64() && from.get_uint64() > std::uint64_t{INT64_MAX};
    if (is_large || !(from.is_int64() || from.is_uint64())) {
        return not_a_number(least, most, quoted(from), trail);
    }
    out = from.is_int64() ? from.get_int64() : static_cast<std::int64_t>(from.get_uint64());
    return (out >= least && out <= most) || not_a_number(least, most, quoted(from), trail);
}

bool at_most(std::size_t most, std::size_t has, Trail& trail) {
    return has <= most || trail.fail("must have at most " + std::to_string(most) + " items, has " +
                                     std::to_string(has));
}

bool read_words(std::string_view line, std::vector<std::string_view>& out, Trail& trail) {
    if (line.size() > kLongestLine) {
        return trail.fail("must be at most " + std::to_string(kLongestLine) + " bytes long, is " +
                          std::to_string(line.size()));
    }
    out = words(line);
    return true;
}

}  // namespace moneybags::codec
