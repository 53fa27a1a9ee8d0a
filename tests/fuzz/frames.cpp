// Any text where a client's messages, a table's settings and its entries are read: refused with a
// problem that can be sent back, or read; and what is read is written and read back the same.

#include <string>
#include <vector>

#include "table/entry.h"
#include "table/wire.h"
#include "tests/fuzz/bytes.h"

namespace moneybags::fuzz {
namespace {

namespace json = boost::json;

void is_good(const Problem& problem, std::string_view about) {
    must(!problem.what.empty(), "a problem without a word", about);
    boost::system::error_code error;
    json::parse(json::serialize(json::value(problem.sentence())), error);
    must(!error, "a problem that cannot be sent", about);
}

void read_frame(std::string_view text) {
    const auto ask = wire::read_ask(text);
    if (!ask) {
        is_good(ask.error().problem, text);
        must(ask.error().id.size() <= wire::kLongestId, "an id too long to answer with", text);
        return;
    }
    const std::string written = json::serialize(wire::to_json(*ask));
    const auto again = wire::read_ask(written);
    must(again.has_value(), "a message is refused once written", written);
    must(json::serialize(wire::to_json(*again)) == written, "a message changes", written);
}

void read_choice_of_settings(std::string_view text) {
    boost::system::error_code error;
    const json::value value = json::parse(text, error);
    if (error || !value.is_object()) return;
    const Result<Settings> settings = read_settings(value.get_object());
    if (!settings) return is_good(settings.error(), text);
    const Result<Settings> again = read_settings(settings_json(*settings));
    must(again.has_value(), "settings are refused once written", text);
    must(*again == *settings, "settings change", text);
}

void read_line(std::string_view text, const Session* session) {
    const Result<Entry> entry = read_entry(text, session);
    if (!entry) return is_good(entry.error(), text);
    const std::string written = entry_text(*entry, session);
    must(written.find('\n') == written.npos, "an entry of two lines", written);
    const Result<Entry> again = read_entry(written, session);
    must(again.has_value(), "an entry is refused once written", written);
    must(entry_text(*again, session) == written, "an entry changes", written);
}

// The smallest game of each ruleset.
std::vector<Session> begin_all() {
    std::vector<Session> sessions;
    for (const Ruleset& ruleset : catalogue()) {
        Agreement agreed;
        agreed.game = ruleset.id;
        agreed.players = ruleset.least_players;
        Result<Session> session = Session::begin(agreed);
        must(session.has_value(), "cannot begin", ruleset.id);
        sessions.push_back(std::move(*session));
    }
    return sessions;
}

}  // namespace
}  // namespace moneybags::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace moneybags;
    static const std::vector<Session> sessions = fuzz::begin_all();
    const std::string_view text = fuzz::Bytes(data, size).rest();
    fuzz::read_frame(text);
    fuzz::read_choice_of_settings(text);
    fuzz::read_line(text, nullptr);
    for (const Session& session : sessions) fuzz::read_line(text, &session);
    return 0;
}
