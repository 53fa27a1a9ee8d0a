// Any bytes where a network is read: refused with file and reason, or a network that can be thought
// with. Bytes as they come seldom get past the checksum, so they are also put behind a right head.

#include <string>

#include "bots/network.h"
#include "tests/fuzz/bytes.h"

namespace moneybags {
namespace {

constexpr NetworkFit kFit{.family = "millions",
                          .fingerprint = 42,
                          .view_bits = 70,
                          .move_bits = 9,
                          .outcomes = 4,
                          .guesses = 3};

void put(std::string& file, std::uint64_t number, int bytes) {
    for (int i = 0; i < bytes; ++i) file += static_cast<char>(number >> 8 * i & 0xFF);
}

// What lies between the head and the checksum.
std::size_t body(std::size_t first, std::size_t second, std::size_t mixed) {
    const auto layer = [](std::size_t in, std::size_t out) { return in * out + 8 * out; };
    return layer(kFit.view_bits, first) + layer(first, second) + layer(second, mixed) +
           layer(kFit.move_bits, mixed) - 2 * mixed + 4 + layer(second, kFit.outcomes) +
           layer(second, kFit.guesses);
}

std::string behind_a_right_head(fuzz::Bytes bytes) {
    const std::uint32_t first = 1 + bytes.below(40), second = 1 + bytes.below(8),
                        mixed = 1 + bytes.below(40);
    std::string file{Network::kMagic};
    file += kFit.family;
    file.resize(Network::kMagic.size() + 16);
    put(file, kFit.fingerprint, 8);
    for (const std::uint32_t size :
         {kFit.view_bits, kFit.move_bits, first, second, mixed, kFit.outcomes, kFit.guesses}) {
        put(file, size, 4);
    }
    std::string figures{bytes.rest()};
    figures.resize(body(first, second, mixed));
    file += figures;
    put(file, crc32_of(file), 4);
    return file;
}

void read(std::string_view file) {
    const Result<Network> network = Network::read(file, kFit, "fuzzed.net");
    if (!network) {
        fuzz::must(network.error().where.find("fuzzed.net") != std::string::npos, "names no file",
                   network.error().sentence());
        fuzz::must(!network.error().what.empty(), "gives no reason", network.error().sentence());
        return;
    }
    BitRow<70> seen;
    seen.words = {~std::uint64_t{0}, 0x3F};
    BitRow<9> move;
    move.words = {0x155};
    const Network::Thought thought = network->look(seen);
    const std::int32_t logit = network->logit(thought, move);
    fuzz::must(logit >= -(1 << 20) && logit <= 1 << 20, "a figure out of bounds");
    std::array<std::uint32_t, 4> outcomes{};
    network->outcomes(thought, outcomes);
    std::uint32_t all = 0;
    for (const std::uint32_t each : outcomes) all += each;
    fuzz::must(all > 65000 && all <= 65536, "chances that are not one in all");
    std::array<std::uint32_t, 3> guesses{};
    network->guesses(thought, guesses);
    for (const std::uint32_t each : guesses) fuzz::must(each <= 65536, "more than sure");
}

}  // namespace
}  // namespace moneybags

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const moneybags::fuzz::Bytes bytes(data, size);
    moneybags::read(bytes.rest());
    moneybags::read(moneybags::behind_a_right_head(bytes));
    return 0;
}
