#pragma once

// Flat tables (train/flat_tables.h) that live on a GPU, for a learner whose tensors lie there too:
// a library of plain C functions that cuda_tables.py calls with the addresses of tensors. Nothing
// but rules, weights and outcomes travels through the host. One library for each family G.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "encoding/fingerprint.h"
#include "train/flat_tables.h"

// What is played, as cuda_tables.py says it (class Wish).
struct MoneybagsWish {
    std::int32_t settings, mixes;
    const char* const* rules;     // of each setting, a file of moneybags_rules
    const std::int32_t* players;  // of each setting
    const double* setting_weights;
    const double* mix_weights;
    const std::int32_t* mix_counts;
    const std::uint8_t* mix_chairs;  // kMaxSeats of each mix
    std::int64_t groups, tables;     // tables of each group
    std::uint32_t spread;
    std::uint32_t lanes;  // of a warp's 32 that play a table each (1 to 32)
    std::uint64_t seed;
};

// Where a group's questions go, as tensors: a row of each for every table (class Where).
struct MoneybagsWhere {
    std::uint8_t* network;
    std::int64_t *seat, *players, *setting, *count;
    std::uint8_t* ended;
    float* result;
    std::uint64_t *view, *truth, *hidden;
};

namespace moneybags::train {

inline void check(cudaError_t error, const char* what) {
    if (error != cudaSuccess)
        throw std::runtime_error(std::string{what} + ": " + cudaGetErrorString(error));
}
#define CHECKED(call) check(call, #call)

template <class T>
class DeviceArray {
   public:
    explicit DeviceArray(std::size_t count) : bytes_(count * sizeof(T)) {
        CHECKED(cudaMalloc(&at_, bytes_));
    }
    explicit DeviceArray(const std::vector<T>& from) : DeviceArray(from.size()) {
        CHECKED(cudaMemcpy(at_, from.data(), bytes_, cudaMemcpyHostToDevice));
    }
    DeviceArray(DeviceArray&& other) noexcept : at_(other.at_), bytes_(other.bytes_) {
        other.at_ = nullptr;
    }
    DeviceArray& operator=(DeviceArray&&) = delete;
    ~DeviceArray() { cudaFree(at_); }
    T* at() const { return at_; }
    std::size_t bytes() const { return bytes_; }

   private:
    T* at_ = nullptr;
    std::size_t bytes_;
};

// ---- what a thread does ----

inline constexpr unsigned kThreads = 128, kWarp = 32;

// `work(i)` for each i below `count`. Threads of a warp that play on go different ways and wait for
// each other, so with fewer of them in a warp each waits for fewer.
template <class Work>
__global__ void __launch_bounds__(kThreads, 4)
    each(const Work work, const std::int64_t count, const unsigned lanes) {
    const std::int64_t thread = std::int64_t{blockIdx.x} * kThreads + threadIdx.x;
    const auto lane = static_cast<unsigned>(thread % kWarp);
    const std::int64_t i = thread / kWarp * lanes + lane;
    if (lane < lanes && i < count) work(i);
}
template <class Work>
void launch(const Work& work, std::int64_t count, unsigned lanes, void* stream) {
    const std::int64_t warps = (count + lanes - 1) / lanes;
    const auto blocks = static_cast<unsigned>((warps * kWarp + kThreads - 1) / kThreads);
    if (count > 0)
        each<<<blocks, kThreads, 0, static_cast<cudaStream_t>(stream)>>>(work, count, lanes);
    CHECKED(cudaGetLastError());
}

struct Add {
    __host__ __device__ void operator()(std::uint64_t& figure, std::uint64_t more) const {
#ifdef __CUDA_ARCH__
        atomicAdd(reinterpret_cast<unsigned long long*>(&figure),
                  static_cast<unsigned long long>(more));
#else
        figure += more;
#endif
    }
};

template <class Row>
__host__ __device__ void store(const Row& row, std::uint64_t* rows, std::int64_t i) {
    constexpr std::size_t kWords = sizeof(Row) / sizeof(std::uint64_t);
    for (std::size_t word = 0; word < kWords; ++word)
        rows[static_cast<std::size_t>(i) * kWords + word] = row.words[word];
}

// Plays on to the next question, without answers from the beginning.
template <class G>
struct PlayOn {
    FlatProgramme<G> programme;
    FlatTable<G>* tables;
    const std::int64_t* answers;
    MoneybagsWhere where;

    __host__ __device__ void operator()(std::int64_t i) const {
        FlatTable<G> table = tables[i];
        if (answers == nullptr) {
            table.begin(programme, Add{});
        } else {
            table.answer(programme, static_cast<std::uint32_t>(answers[i]), Add{});
        }
        tables[i] = table;
        where.network[i] = table.network();
        where.seat[i] = number(table.seat());
        where.players[i] = table.rules(programme).players;
        where.setting[i] = table.setting();
        where.count[i] = table.count();
        where.ended[i] = table.ended() ? 1 : 0;
        for (std::size_t chair = 0; chair <= kMaxSeats; ++chair)
            where.result[static_cast<std::size_t>(i) * (kMaxSeats + 1) + chair] =
                table.result(chair);
    }
};

// Writes what is seen and what is hidden.
template <class G>
struct Look {
    FlatProgramme<G> programme;
    const FlatTable<G>* tables;
    typename G::View* seen;  // for the rows of moves
    MoneybagsWhere where;

    __host__ __device__ void operator()(std::int64_t i) const {
        using Encoding = EncodingOf<G>;
        const FlatTable<G>& table = tables[i];
        const auto& rules = table.rules(programme);
        const typename G::View view = table.seen(programme);
        seen[i] = view;
        store(encoded<Encoding::kViewBits>(rules, view, table.heard()), where.view, i);
        BitRow<(Encoding::kGuesses > 0 ? Encoding::kGuesses : 1)> truth, hidden;
        secrets(rules, table.state(), view, truth, hidden);
        store(truth, where.truth, i);
        store(hidden, where.hidden, i);
    }
};

// Rows of moves are written by a thread for each: first the moves themselves, from `first[i]` on,
// then their bits.
template <class G>
struct Listed {
    typename G::Move move;
    std::uint32_t table;
};
template <class G>
struct List {
    FlatProgramme<G> programme;
    const FlatTable<G>* tables;
    const std::int64_t* first;
    Listed<G>* listed;

    __host__ __device__ void operator()(std::int64_t i) const {
        Listed<G>* row = listed + first[i];
        tables[i].each_listed(programme, [&](const typename G::Move& move) {
            *row++ = {move, static_cast<std::uint32_t>(i)};
        });
    }
};
template <class G>
struct EncodeMove {
    FlatProgramme<G> programme;
    const FlatTable<G>* tables;
    const typename G::View* seen;
    const Listed<G>* listed;
    std::uint64_t* rows;

    __host__ __device__ void operator()(std::int64_t i) const {
        const Listed<G>& row = listed[i];
        const auto& rules = tables[row.table].rules(programme);
        store(encoded<EncodingOf<G>::kMoveBits>(rules, seen[row.table], row.move), rows, i);
    }
};

// ---- what the learner calls ----

template <class G>
class CudaTables {
   public:
    explicit CudaTables(const MoneybagsWish& wish)
        : setting_count_(static_cast<std::uint32_t>(wish.settings)),
          mix_count_(static_cast<std::uint32_t>(wish.mixes)),
          spread_(wish.spread),
          lanes_(wish.lanes),
          settings_(read_settings(wish)),
          mixes_(read_mixes(wish)),
          outcomes_(std::vector<FlatOutcome>(setting_count_ * mix_count_)) {
        if (lanes_ < 1 || lanes_ > kWarp) throw std::runtime_error("lanes must be 1 to 32");
        for (std::int64_t group = 0; group < wish.groups; ++group) {
            const std::uint64_t seed = wish.seed + static_cast<std::uint64_t>(group);
            std::vector<FlatTable<G>> tables;
            for (std::int64_t i = 0; i < wish.tables; ++i) {
                Rng luck{seed * 1000003 + static_cast<std::uint64_t>(i)};
                tables.emplace_back(luck.next());
            }
            groups_.push_back({DeviceArray<FlatTable<G>>{tables},
                               DeviceArray<typename G::View>{tables.size()}, wish.tables});
        }
    }

    void play(std::size_t group, const std::int64_t* answers, const MoneybagsWhere& where,
              void* stream) {
        const Group& one = groups_.at(group);
        launch(PlayOn<G>{programme(), one.tables.at(), answers, where}, one.count, lanes_, stream);
        launch(Look<G>{programme(), one.tables.at(), one.seen.at(), where}, one.count, kWarp,
               stream);
    }
    void moves(std::size_t group, const std::int64_t* first, std::int64_t rows, void* listed,
               std::uint64_t* bits, void* stream) {
        const Group& one = groups_.at(group);
        auto* list = static_cast<Listed<G>*>(listed);
        launch(List<G>{programme(), one.tables.at(), first, list}, one.count, lanes_, stream);
        launch(EncodeMove<G>{programme(), one.tables.at(), one.seen.at(), list, bits}, rows, kWarp,
               stream);
    }

    // As moneybags_tables says it.
    const char* outcomes() {
        std::vector<FlatOutcome> all(setting_count_ * mix_count_);
        CHECKED(cudaDeviceSynchronize());
        CHECKED(cudaMemcpy(all.data(), outcomes_.at(), outcomes_.bytes(), cudaMemcpyDeviceToHost));
        CHECKED(cudaMemset(outcomes_.at(), 0, outcomes_.bytes()));
        CHECKED(cudaDeviceSynchronize());
        said_ = "[";
        for (std::size_t i = 0; i < all.size(); ++i) {
            said_ += std::string{i == 0 ? "" : ","} +
                     "{\"setting\":" + std::to_string(i / mix_count_) +
                     ",\"mix\":" + std::to_string(i % mix_count_) +
                     ",\"games\":" + std::to_string(all[i].games) +
                     ",\"nobody\":" + std::to_string(all[i].nobody) + ",\"chairs\":[";
            for (std::size_t who = 0; who < all[i].chairs.size(); ++who)
                said_ += (who == 0 ? "" : ",") + std::to_string(all[i].chairs[who]);
            said_ += "],\"wins\":[";
            for (std::size_t who = 0; who < all[i].wins.size(); ++who) {
                char wins[32];
                std::snprintf(wins, sizeof(wins), "%.9g",
                              static_cast<double>(all[i].wins[who]) / FlatOutcome::kParts);
                said_ += std::string{who == 0 ? "" : ","} + wins;
            }
            said_ += "]}";
        }
        return (said_ += "]").c_str();
    }

    static std::string about() {
        using Encoding = EncodingOf<G>;
        const auto figure = [](const char* name, std::size_t is) {
            return std::string{",\""} + name + "\":" + std::to_string(is);
        };
        constexpr std::size_t kGuesses = Encoding::kGuesses > 0 ? Encoding::kGuesses : 1;
        return std::string{"{\"family\":\""} + Encoding::kName + "\",\"fingerprint\":\"" +
               std::to_string(fingerprint<G>()) + "\"" + figure("view_bits", Encoding::kViewBits) +
               figure("move_bits", Encoding::kMoveBits) + figure("guesses", Encoding::kGuesses) +
               figure("seats", Encoding::kOutcomes - 1) +
               figure("view_bytes", sizeof(BitRow<Encoding::kViewBits>)) +
               figure("move_bytes", sizeof(BitRow<Encoding::kMoveBits>)) +
               figure("guess_bytes", sizeof(BitRow<kGuesses>)) + figure("results", kMaxSeats + 1) +
               figure("listed_bytes", sizeof(Listed<G>)) +
               figure("table_bytes", sizeof(FlatTable<G>)) +
               figure("rules_bytes", sizeof(typename G::Rules)) + ",\"bots\":[\"lite\"]}";
    }

   private:
    struct Group {
        DeviceArray<FlatTable<G>> tables;
        DeviceArray<typename G::View> seen;
        std::int64_t count;
    };
    using Setting = typename FlatProgramme<G>::Setting;

    static std::vector<Setting> read_settings(const MoneybagsWish& wish) {
        std::vector<Setting> settings(static_cast<std::size_t>(wish.settings));
        for (std::size_t i = 0; i < settings.size(); ++i) {
            const std::string path = wish.rules[i];
            std::ifstream file(path, std::ios::binary);
            const std::vector<char> bytes((std::istreambuf_iterator<char>(file)), {});
            auto& rules = settings[i].rules;
            if (bytes.size() != sizeof(rules)) {
                throw std::runtime_error(path + " has " + std::to_string(bytes.size()) +
                                         " bytes; rules of " + EncodingOf<G>::kName + " have " +
                                         std::to_string(sizeof(rules)));
            }
            std::memcpy(static_cast<void*>(&rules), bytes.data(), sizeof(rules));
            if (rules.players != wish.players[i]) {
                throw std::runtime_error(path + " is for " + std::to_string(rules.players) +
                                         " players, not for " + std::to_string(wish.players[i]));
            }
            settings[i].weight = wish.setting_weights[i];
        }
        return settings;
    }
    // Whoever asks no network plays for ever.
    static std::vector<FlatMix> read_mixes(const MoneybagsWish& wish) {
        std::vector<FlatMix> mixes(static_cast<std::size_t>(wish.mixes));
        for (std::size_t i = 0; i < mixes.size(); ++i) {
            FlatMix& mix = mixes[i];
            mix.weight = wish.mix_weights[i];
            mix.count = static_cast<std::uint32_t>(wish.mix_counts[i]);
            if (mix.count < 1 || mix.count > kMaxSeats)
                throw std::runtime_error("a mix names 1 to 8 chairs");
            std::memcpy(mix.chairs.data(), wish.mix_chairs + i * kMaxSeats, kMaxSeats);
            std::uint32_t first = kMaxSeats;  // network of the mix
            for (std::uint32_t at = mix.count; at-- > 0;) {
                if (mix.chairs[at] < kNetworks) first = at;
                if (mix.chairs[at] >= kNetworks && mix.chairs[at] != kFirstBot)
                    throw std::runtime_error(
                        "a chair is a network, 0 to 7, or the light player, 9");
            }
            for (std::int32_t setting = 0; setting < wish.settings; ++setting) {
                if (first >= static_cast<std::uint32_t>(wish.players[setting])) {
                    throw std::runtime_error("mix " + std::to_string(i) + " has no network with " +
                                             std::to_string(wish.players[setting]) + " players");
                }
            }
        }
        return mixes;
    }
    FlatProgramme<G> programme() const {
        return {settings_.at(), mixes_.at(), outcomes_.at(), setting_count_, mix_count_, spread_};
    }

    std::uint32_t setting_count_, mix_count_, spread_, lanes_;
    DeviceArray<Setting> settings_;
    DeviceArray<FlatMix> mixes_;
    DeviceArray<FlatOutcome> outcomes_;
    std::vector<Group> groups_;
    std::string said_;
};

// What went wrong last.
inline std::string& problem() {
    static std::string text;
    return text;
}
template <class Do>
auto guarded(const Do& act) -> decltype(act()) {
    try {
        problem().clear();
        return act();
    } catch (const std::exception& error) {
        problem() = error.what();
        return {};
    }
}

}  // namespace moneybags::train

// The functions of a family's library. An answer of zero is a problem, whose text `tables_problem`
// says.
#define MONEYBAGS_TABLES(G)                                                                       \
    extern "C" {                                                                                  \
    const char* tables_problem() { return moneybags::train::problem().c_str(); }                  \
    const char* tables_about() {                                                                  \
        static const std::string text = moneybags::train::CudaTables<G>::about();                 \
        return text.c_str();                                                                      \
    }                                                                                             \
    void* tables_open(const MoneybagsWish* wish) {                                                \
        return moneybags::train::guarded(                                                         \
            [&]() -> void* { return new moneybags::train::CudaTables<G>(*wish); });               \
    }                                                                                             \
    int tables_play(void* all, std::int64_t group, const std::int64_t* answers,                   \
                    const MoneybagsWhere* where, void* stream) {                                  \
        return moneybags::train::guarded([&] {                                                    \
            static_cast<moneybags::train::CudaTables<G>*>(all)->play(                             \
                static_cast<std::size_t>(group), answers, *where, stream);                        \
            return 1;                                                                             \
        });                                                                                       \
    }                                                                                             \
    int tables_moves(void* all, std::int64_t group, const std::int64_t* first, std::int64_t rows, \
                     void* listed, std::uint64_t* bits, void* stream) {                           \
        return moneybags::train::guarded([&] {                                                    \
            static_cast<moneybags::train::CudaTables<G>*>(all)->moves(                            \
                static_cast<std::size_t>(group), first, rows, listed, bits, stream);              \
            return 1;                                                                             \
        });                                                                                       \
    }                                                                                             \
    const char* tables_outcomes(void* all) {                                                      \
        return moneybags::train::guarded([&]() -> const char* {                                   \
            return static_cast<moneybags::train::CudaTables<G>*>(all)->outcomes();                \
        });                                                                                       \
    }                                                                                             \
    void tables_close(void* all) { delete static_cast<moneybags::train::CudaTables<G>*>(all); }   \
    }
