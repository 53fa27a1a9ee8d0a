// Any text and any JSON where moves, outcomes, events and views are read: refused with a problem
// that says something, or read; and what is read is written and read back the same.

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <vector>

#include "games/catalogue.h"
#include "notation/notation.h"
#include "tests/fuzz/bytes.h"

namespace moneybags::fuzz {
namespace {

namespace json = boost::json;

struct Reader {
    std::unique_ptr<Game> game;
    std::unique_ptr<Notation> notation;
};

const std::vector<Reader>& readers() {
    static const std::vector<Reader> list = [] {
        std::vector<Reader> made;
        for (const Ruleset& ruleset : catalogue()) {
            for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
                auto game = make_game(ruleset, players);
                must(game.has_value(), "cannot make", ruleset.id);
                auto notation = make_notation(**game, default_names(players));
                made.push_back({std::move(*game), std::move(notation)});
            }
        }
        return made;
    }();
    return list;
}

template <class T>
bool was_read(const Result<T>& result) {
    if (result) return true;
    must(!result.error().what.empty(), "a problem without a word");
    return false;
}

template <class T>
std::string sentence(const Result<T>& result) {
    return result ? "" : " (" + result.error().sentence() + ")";
}

// Once read, whichever way: text and JSON lead back to it.
template <class T, class Text, class Json, class ReadText, class ReadJson>
void goes_round(const Game& game, const Result<T>& first, const Text& text, const Json& to_json,
                const ReadText& read_text, const ReadJson& read_json) {
    if (!was_read(first)) return;
    const std::string written = text(*first);
    const auto from_text = read_text(written);
    must(was_read(from_text), "what was written is refused", written + sentence(from_text));
    must(game.same(*from_text, *first), "text is read back as something else", written);
    must(text(*from_text) == written, "text is written otherwise", written);
    const std::string sent = json::serialize(to_json(*first));
    const auto from_json = read_json(json::parse(sent));
    must(was_read(from_json), "what was sent is refused", sent + sentence(from_json));
    must(game.same(*from_json, *first), "JSON is read back as something else", sent);
}

void read_everything(const Reader& by, Seat seat, std::string_view words,
                     const json::value* value) {
    const Game& game = *by.game;
    const Notation& n = *by.notation;
    const auto move = [&](const Result<AnyMove>& first) {
        goes_round(
            game, first, [&](const AnyMove& m) { return n.move_text(seat, m); },
            [&](const AnyMove& m) { return n.move_json(m); },
            [&](std::string_view t) { return n.read_move(seat, t); },
            [&](const json::value& v) { return n.read_move(v); });
    };
    const auto outcome = [&](const Result<AnyOutcome>& first) {
        goes_round(
            game, first, [&](const AnyOutcome& o) { return n.outcome_text(o); },
            [&](const AnyOutcome& o) { return n.outcome_json(o); },
            [&](std::string_view t) { return n.read_outcome(t); },
            [&](const json::value& v) { return n.read_outcome(v); });
    };
    if (value != nullptr) {
        move(n.read_move(*value));
        outcome(n.read_outcome(*value));
    } else {
        move(n.read_move(seat, words));
        outcome(n.read_outcome(words));
    }
}

}  // namespace
}  // namespace moneybags::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace moneybags;
    fuzz::Bytes bytes{data, size};
    const auto& readers = fuzz::readers();
    const fuzz::Reader& by = readers[bytes.below(static_cast<std::uint32_t>(readers.size()))];
    const Seat seat{
        static_cast<std::uint8_t>(bytes.below(static_cast<std::uint32_t>(by.game->players())))};
    boost::system::error_code problem;
    const auto value = boost::json::parse(bytes.rest(), problem);
    fuzz::read_everything(by, seat, bytes.rest(), nullptr);
    if (!problem) fuzz::read_everything(by, seat, bytes.rest(), &value);
    return 0;
}
