#include "table/settings.h"

#include <cassert>
#include <cstdint>

#include "table/form.h"

namespace moneybags {

namespace json = boost::json;
using codec::Trail;
using form::Word;

namespace {

constexpr Word<Clock::Kind> kClocks[] = {
    {"none", Clock::Kind::None},
    {"live", Clock::Kind::Live},
    {"relaxed", Clock::Kind::Relaxed},
};
constexpr Word<Away> kAways[] = {
    {"bot", Away::Bot},
    {"default", Away::Default},
};

// A length of time that is given as a whole number of units, `span` if it is not.
template <class Unit>
bool take_span(const json::object& from, std::string_view field, std::int64_t least,
               std::int64_t most, Span& span, Trail& trail) {
    const json::value* value = from.if_contains(field);
    if (value == nullptr) return true;
    std::int64_t n = 0;
    if (!trail.at(field, [&] { return codec::read_number(*value, least, most, n, trail); })) {
        return false;
    }
    span = Unit{n};
    return true;
}

template <class Unit>
std::int64_t whole(Span span) {
    assert(span % Unit{1} == Span{});  // anything else could not be read back
    return std::chrono::floor<Unit>(span).count();
}

using Seconds = std::chrono::duration<std::int64_t>;
using Hours = std::chrono::duration<std::int64_t, std::ratio<3600>>;

bool read_clock(const json::value& value, Clock& out, Trail& trail) {
    static constexpr std::string_view kNone[] = {"kind"};
    static constexpr std::string_view kLive[] = {"kind", "window", "phase"};
    static constexpr std::string_view kRelaxed[] = {"kind", "hours"};

    if (!value.is_object()) return trail.must_be("an object", codec::quoted(value));
    const json::object& from = value.get_object();
    const json::value* kind = from.if_contains("kind");
    const bool known = trail.at("kind", [&] {
        return kind != nullptr ? form::read_word(*kind, kClocks, out.kind, trail)
                               : trail.fail("is missing; must be one of none, live, relaxed");
    });
    if (!known) return false;
    switch (out.kind) {
        case Clock::Kind::None:
            return form::only(from, kNone, trail);
        case Clock::Kind::Live:
            out.window = Seconds{60};
            out.phase = Seconds{300};
            return form::only(from, kLive, trail) &&
                   take_span<Seconds>(from, "window", 5, 600, out.window, trail) &&
                   take_span<Seconds>(from, "phase", 30, 3600, out.phase, trail);
        case Clock::Kind::Relaxed:
            out.window = Hours{24};
            if (!form::only(from, kRelaxed, trail) ||
                !take_span<Hours>(from, "hours", 1, 336, out.window, trail)) {
                return false;
            }
            out.phase = out.window;
            return true;
    }
    return false;
}

json::object clock_json(const Clock& clock) {
    json::object object;
    object["kind"] = word(clock.kind);
    switch (clock.kind) {
        case Clock::Kind::None:
            break;
        case Clock::Kind::Live:
            object["window"] = whole<Seconds>(clock.window);
            object["phase"] = whole<Seconds>(clock.phase);
            break;
        case Clock::Kind::Relaxed:
            assert(clock.phase == clock.window);
            object["hours"] = whole<Hours>(clock.window);
            break;
    }
    return object;
}

}  // namespace

std::string_view word(Clock::Kind kind) { return form::word_of(kClocks, kind); }
std::string_view word(Away away) { return form::word_of(kAways, away); }

Result<Settings> read_settings(const json::object& from) {
    static constexpr std::string_view kFields[] = {"public", "spectators", "drop_in", "clock",
                                                   "away",   "pace",       "lesson"};
    Settings settings;
    Trail trail;
    const auto clock = [&] {
        const json::value* value = from.if_contains("clock");
        return value == nullptr ||
               trail.at("clock", [&] { return read_clock(*value, settings.clock, trail); });
    };
    const auto away = [&] {
        const json::value* value = from.if_contains("away");
        return value == nullptr || trail.at("away", [&] {
            return form::read_word(*value, kAways, settings.away, trail);
        });
    };
    const bool ok = form::only(from, kFields, trail) &&
                    form::take(from, "public", settings.is_public, trail) &&
                    form::take(from, "spectators", settings.spectators, trail) &&
                    form::take(from, "drop_in", settings.drop_in, trail) && clock() && away() &&
                    take_span<Span>(from, "pace", 0, 10'000, settings.pace, trail) &&
                    form::take(from, "lesson", settings.lesson, trail);
    if (!ok) return trail.problem();
    if (settings.lesson && settings.is_public) {
        return Problem{"lesson", "must be false at a public table: a lesson is for one person"};
    }
    return settings;
}

json::object settings_json(const Settings& settings) {
    json::object object;
    object["public"] = settings.is_public;
    object["spectators"] = settings.spectators;
    object["drop_in"] = settings.drop_in;
    object["clock"] = clock_json(settings.clock);
    object["away"] = word(settings.away);
    object["pace"] = settings.pace.count();
    if (settings.lesson) object["lesson"] = true;
    return object;
}

std::optional<Problem> problem_with_clock(const Clock& clock, const Options& options) {
    const json::value* scheduling = options.if_contains("scheduling");
    const bool live = scheduling != nullptr && *scheduling == json::value("live");
    if (!live || clock.kind != Clock::Kind::None) return {};
    return Problem{"clock.kind",
                   "must be live or relaxed where scheduling is live, is none: whoever may act at "
                   "any time could keep all others waiting for ever"};
}

}  // namespace moneybags
