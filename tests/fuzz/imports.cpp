// Any text where the log of a game begun offline is read: refused with a reason, or taken; and what
// is taken goes on at a table whose own log is read back.

#include <string>

#include "table/imported.h"
#include "tests/fuzz/bytes.h"

namespace moneybags::fuzz {
namespace {

// Of the seed that the text itself names: else nothing would come past it.
std::string digest_in(std::string_view text) {
    const Result<Entry> first = read_entry(text.substr(0, text.find('\n')), nullptr);
    if (!first) return {};
    const auto* opening = std::get_if<entry::Open>(&first->what);
    return opening == nullptr ? std::string() : commitment(opening->seed, opening->table);
}

void import(std::string_view text) {
    const auto game = read_begun(text, digest_in(text), {.entries = 2000, .talk = 64 * 1024});
    if (!game) {
        must(!game.error().why.empty(), "refused without a reason", text);
        return;
    }
    entry::Open fresh;
    fresh.table = "here";
    fresh.seed = Seed{digest("here")};
    const Result<Kept> kept = goes_on(*game, fresh, Time{}, unknown_sitter);
    must(kept.has_value(), "a game that was read cannot go on", text);
    must(Table::read(kept->lines).has_value(), "its log is not read back", text);
}

}  // namespace
}  // namespace moneybags::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    moneybags::fuzz::import(moneybags::fuzz::Bytes(data, size).rest());
    return 0;
}
