#pragma once

// A network that knows nothing, by a seed: a valid file for tests, of the sizes that are asked for.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "bots/networks.h"
#include "core/rng.h"
#include "encoding/guillotines.h"
#include "encoding/madcity.h"
#include "encoding/millions.h"

namespace moneybags::testing_support {

struct RandomNetwork {
    std::uint64_t seed = 1;
    std::uint32_t first = 24, second = 16, mixed = 12;
};

inline std::string random_network(const NetworkFit& fit, const RandomNetwork& wanted = {}) {
    Rng luck{wanted.seed};
    std::string bytes(Network::kMagic);
    const auto put = [&](std::uint64_t number, int size) {
        for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> 8 * i & 0xFF);
    };
    const auto some = [&](std::size_t count, int size, int least, int most) {
        for (std::size_t i = 0; i < count; ++i) {
            const auto width = static_cast<std::uint32_t>(most - least + 1);
            const int number = least + static_cast<int>(luck.below(width));
            put(static_cast<std::uint64_t>(static_cast<std::int64_t>(number)), size);
        }
    };
    std::string family(fit.family);
    family.resize(16);
    bytes += family;
    put(fit.fingerprint, 8);
    for (const std::uint32_t size : {fit.view_bits, fit.move_bits, wanted.first, wanted.second,
                                     wanted.mixed, fit.outcomes, fit.guesses}) {
        put(size, 4);
    }
    const auto layer = [&](std::size_t in, std::size_t out, int least, int most) {
        some(in * out, 1, -100, 100);
        some(out, 4, -1000, 1000);
        some(out, 4, least, most);
    };
    layer(fit.view_bits, wanted.first, 8'000, 16'000);
    layer(wanted.first, wanted.second, 300, 900);
    layer(wanted.second, wanted.mixed, 3'000, 9'000);
    some(std::size_t{fit.move_bits} * wanted.mixed, 1, -100, 100);
    some(wanted.mixed, 4, 300'000, 900'000);
    some(wanted.mixed, 2, -3000, 3000);
    put(20, 4);
    layer(wanted.second, fit.outcomes, 1000, 5000);
    layer(wanted.second, fit.guesses, 1000, 5000);
    put(crc32_of(bytes), 4);
    return bytes;
}

// A folder with one for each family, for as long as this lives; bots take theirs from there.
class RandomNetworks {
   public:
    explicit RandomNetworks(std::uint64_t seed = 1) {
        std::string name =
            (std::filesystem::temp_directory_path() / "moneybags-networks-XXXXXX").string();
        folder_ = mkdtemp(name.data());
        for (const NetworkFit& fit : {fit_of<millions::Family>(), fit_of<guillotines::Family>(),
                                      fit_of<madcity::Family>()}) {
            write(fit.family, random_network(fit, {.seed = seed}));
        }
    }
    RandomNetworks(const RandomNetworks&) = delete;
    RandomNetworks& operator=(const RandomNetworks&) = delete;
    ~RandomNetworks() {
        use_networks("");
        std::filesystem::remove_all(folder_);
    }
    const std::string& folder() const { return folder_; }
    std::string file(std::string_view family) const {
        return folder_ + "/" + std::string(family) + ".net";
    }
    void write(std::string_view family, std::string_view bytes) const {
        std::ofstream(file(family), std::ios::binary) << bytes;
        use_networks(folder_);
    }
    void remove(std::string_view family) const {
        std::filesystem::remove(file(family));
        use_networks(folder_);
    }

   private:
    std::string folder_;
};

}  // namespace moneybags::testing_support
