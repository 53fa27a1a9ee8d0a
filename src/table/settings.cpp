#include "table/settings.h"

#include <cassert>

#include "games/fields.h"

namespace moneybags {

namespace json = boost::json;
using codec::field;
using codec::kOf;
using codec::Struct;
using codec::Tag;
using codec::Trail;
using codec::Type;

namespace {

constexpr std::string_view kClocks[] = {"none", "live", "relaxed"};
constexpr std::string_view kAways[] = {"bot", "default"};

constexpr Span kSecond{1000}, kHour = 3600 * kSecond;

// A length of time as a whole number of units.
class Units final : public Type {
   public:
    Units(Span unit, std::int64_t least, std::int64_t most)
        : Type(kOf<Span>), unit_(unit), least_(least), most_(most) {}
    json::value write_json(const codec::Context&, const void* span) const override {
        const Span whole = *static_cast<const Span*>(span);
        assert(whole % unit_ == Span{});  // anything else could not be read back
        return whole / unit_;
    }
    bool read_json(const codec::Context&, const json::value& from, void* out,
                   Trail& trail) const override {
        std::int64_t n = 0;
        if (!codec::read_number(from, least_, most_, n, trail)) return false;
        *static_cast<Span*>(out) = n * unit_;
        return true;
    }
    std::string typescript(codec::Script&) const override { return "number"; }

   private:
    Span unit_;
    std::int64_t least_, most_;
};

const Type& windows() {
    static const Units type{kSecond, 5, 600};
    return type;
}
const Type& phases() {
    static const Units type{kSecond, 30, 3600};
    return type;
}
const Type& hours() {
    static const Units type{kHour, 1, 336};
    return type;
}
const Type& paces() {
    static const Units type{Span{1}, 0, 10'000};
    return type;
}

bool settle_clock(void* out, Trail&) {
    Clock& clock = *static_cast<Clock*>(out);
    const auto usually = [](Span& span, Span usual) {
        if (span == Span{}) span = usual;
    };
    if (clock.kind == Clock::Kind::Live) {
        usually(clock.window, 60 * kSecond);
        usually(clock.phase, 300 * kSecond);
    }
    if (clock.kind == Clock::Kind::Relaxed) {
        usually(clock.window, 24 * kHour);
        clock.phase = clock.window;
    }
    return true;
}

bool settle_settings(void* out, Trail& trail) {
    const Settings& settings = *static_cast<const Settings*>(out);
    return !settings.lesson || !settings.is_public || trail.at("lesson", [&] {
        return trail.fail("must be false at a public table: a lesson is for one person");
    });
}

}  // namespace

std::string_view word(Clock::Kind kind) { return kClocks[static_cast<std::size_t>(kind)]; }
std::string_view word(Away away) { return kAways[static_cast<std::size_t>(away)]; }

const Type& describe(Tag<Clock::Kind>) {
    static const codec::Names type{kOf<Clock::Kind>, "ClockKind", kClocks};
    return type;
}
const Type& describe(Tag<Away>) {
    static const codec::Names type{kOf<Away>, "Away", kAways};
    return type;
}
const Type& describe(Tag<Clock>) {
    static const Struct type{
        kOf<Clock>,
        "Clock",
        {field<&Clock::kind>(), field<&Clock::window>(windows), field<&Clock::phase>(phases),
         field<&Clock::window>(hours, "hours")},
        std::vector<std::string_view>{"kind", "kind window phase", "kind hours"},
        settle_clock};
    return type;
}
const Type& describe(Tag<Settings>) {
    static const Struct type{
        kOf<Settings>,
        "Settings",
        {field<&Settings::is_public>("public"), field<&Settings::spectators>(),
         field<&Settings::drop_in>(), field<&Settings::clock>(), field<&Settings::away>(),
         field<&Settings::pace>(paces), field<&Settings::lesson>(), field<&Settings::cast>()},
        {.if_set = "lesson cast"},
        settle_settings};
    return type;
}

Result<Settings> read_settings(const json::object& from) {
    return codec::read_json<Settings>({}, from);
}
json::object settings_json(const Settings& settings) {
    return codec::write_json({}, settings).as_object();
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
