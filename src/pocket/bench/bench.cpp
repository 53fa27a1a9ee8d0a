// The same rules in a browser as elsewhere, and how fast: what `moneybags bench` tells, for tests.
// It is a program of its own (build/pocket/bench.wasm) and no part of the page.

#include "arena/bench.h"

#include <map>
#include <string>

#include "app/signature.h"
#include "games/catalogue.h"
#include "games/embedded.h"

namespace moneybags {
namespace {

std::map<std::string, std::string, std::less<>>& bench_files() {
    static std::map<std::string, std::string, std::less<>> files;
    return files;
}

std::string& bench_room() {
    static std::string bytes;
    return bytes;
}

std::uint64_t last_signature = 0;

}  // namespace

std::string_view embedded(std::string_view path) {
    const auto found = bench_files().find(path);
    return found == bench_files().end() ? std::string_view{} : std::string_view(found->second);
}

bool is_far(std::string_view) { return false; }

std::vector<std::string_view> embedded_paths() {
    std::vector<std::string_view> paths;
    for (const auto& [path, bytes] : bench_files()) paths.push_back(path);
    return paths;
}

}  // namespace moneybags

extern "C" {

__attribute__((export_name("room"))) char* bench_room(std::size_t size) {
    moneybags::bench_room().resize(size);
    return moneybags::bench_room().data();
}

__attribute__((export_name("give"))) void bench_give(std::size_t path) {
    moneybags::bench_files()[moneybags::bench_room().substr(0, path)] =
        moneybags::bench_room().substr(path);
}

// The signature of the n-th ruleset in two halves: the upper one, and then the lower.
__attribute__((export_name("signature"))) std::uint32_t bench_signature(std::size_t n) {
    moneybags::last_signature = moneybags::signature(moneybags::catalogue()[n]);
    return static_cast<std::uint32_t>(moneybags::last_signature >> 32);
}
__attribute__((export_name("lower"))) std::uint32_t bench_lower() {
    return static_cast<std::uint32_t>(moneybags::last_signature);
}

// Decisions in a second, in random games of the n-th ruleset.
__attribute__((export_name("speed"))) double bench_speed(std::size_t n, int players,
                                                         double seconds) {
    const auto game = moneybags::make_game(moneybags::catalogue()[n], players);
    const moneybags::Speed speed = moneybags::measure(**game, seconds);
    return static_cast<double>(speed.decisions) / speed.seconds;
}
}
