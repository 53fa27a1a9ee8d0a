#pragma once

// Random games of one family on a GPU (G is the game's Family), compared with the CPU game by game,
// and how many decisions a second it makes.

#include <cuda_pipeline.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#include "arena/playout.h"

namespace moneybags::gpu {

// What was found to be quickest for a family (README.md).
template <unsigned kOfBlock, unsigned kGamesOfThread, bool kFetched>
struct Shape {
    static constexpr unsigned kThreads = kOfBlock;  // each multiprocessor has one block
    static constexpr unsigned kPerThread = kGamesOfThread;
    static constexpr unsigned kPool = kThreads * kPerThread;  // games of a block
    static constexpr bool kStaged = kFetched;  // states are fetched into shared memory for a step
    static constexpr bool kSortsNear = kPerThread <= 32;  // in shared memory
};

inline constexpr unsigned kKeys = 64;  // phases, and "played all"
inline constexpr unsigned kEveryLane = 0xFFFFFFFFu;

// ---- what is compared ----

struct Played {
    std::uint64_t decisions, digest;
};

template <class Rules, class State>
__host__ __device__ std::uint64_t digest(const Rules& rules, const State& state) {
    const Standing end = standing(rules, state);
    std::uint64_t h = end.winners.bits();
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        h ^= static_cast<std::uint64_t>(end.score.items[i]) + 0x9E3779B97F4A7C15u + (h << 6) +
             (h >> 2);
    }
    return h;
}

// ---- a pool of games ----

using Line = uint4;  // 16 bytes, which a thread moves at once

// A state in whole lines, and in an odd number of them, so that the lanes of a warp that look at
// the same field of their states meet different banks of shared memory.
template <class G>
union Slot {
    static constexpr unsigned kLines = (sizeof(typename G::State) + 15) / 16;
    Line lines[kLines | 1];
    __device__ typename G::State& state() { return *reinterpret_cast<typename G::State*>(lines); }
};

struct Book {
    QuickRng luck{0};
    std::uint64_t game = 0;  // which it is
    std::uint32_t decisions = 0;
    std::uint32_t left = 0;  // games that this slot still plays
};

struct Task {
    std::uint64_t first;   // the seed of the first game
    std::uint64_t slots;   // games at once: slot s plays s, s + slots, s + 2 * slots …
    std::uint32_t each;    // so many at most
    std::uint32_t rounds;  // and at most so many steps
};

template <class G>
__device__ void begin(const typename G::Rules& rules, typename G::State& state, Book& book,
                      const Task& task) {
    state = setup(rules);
    book.luck = QuickRng{task.first + book.game};
    book.decisions = 0;
}

// One step of a game; a game that is over makes place for the next. Answers the key of what is
// next.
template <class G>
__device__ unsigned step(const typename G::Rules& rules, typename G::State& state, Book& book,
                         const Task& task, Played* played) {
    const Turn::Kind kind = quick_step<G>(rules, state, book.luck);
    if (kind == Turn::Kind::Seats) {
        ++book.decisions;
    } else if (kind == Turn::Kind::Over) {
        if (played != nullptr) played[book.game] = {book.decisions, digest(rules, state)};
        if (--book.left == 0) return kKeys - 1;
        book.game += task.slots;
        begin<G>(rules, state, book, task);
    }
    return static_cast<unsigned>(state.open.phase);
}

// The places of a pool in order of their keys: threads of a warp that work on neighbours in this
// order do the same thing.
template <class TheShape>
__device__ void sort(const std::uint8_t* keys, unsigned* counts, std::uint16_t* order) {
    const unsigned lane = threadIdx.x % 32;
    if (threadIdx.x < kKeys) counts[threadIdx.x] = 0;
    __syncthreads();
    unsigned rank[TheShape::kPerThread];
#pragma unroll
    for (unsigned i = 0; i < TheShape::kPerThread; ++i) {
        const unsigned key = keys[i * TheShape::kThreads + threadIdx.x];
        const unsigned same = __match_any_sync(kEveryLane, key);
        const unsigned before = __popc(same & ((1u << lane) - 1));
        unsigned from = 0;
        if (before == 0) from = atomicAdd(&counts[key], __popc(same));
        rank[i] = __shfl_sync(kEveryLane, from, __ffs(same) - 1) + before;
    }
    __syncthreads();
    if (threadIdx.x < 32) {  // how many come before each key
        const unsigned low = counts[2 * lane], high = counts[2 * lane + 1];
        unsigned sum = low + high;
        for (unsigned d = 1; d < 32; d *= 2) {
            const unsigned other = __shfl_up_sync(kEveryLane, sum, d);
            if (lane >= d) sum += other;
        }
        counts[2 * lane] = sum - low - high;
        counts[2 * lane + 1] = sum - high;
    }
    __syncthreads();
#pragma unroll
    for (unsigned i = 0; i < TheShape::kPerThread; ++i) {
        const unsigned at = i * TheShape::kThreads + threadIdx.x;
        order[counts[keys[at]] + rank[i]] = static_cast<std::uint16_t>(at);
    }
    __syncthreads();
}

// Calls `move(which, line)` for every line of the first `many` states of a warp, on whichever lane
// has the turn.
template <class G, class Move>
__device__ void each_line(unsigned many, const Move& move) {
    constexpr unsigned kLines = Slot<G>::kLines;
#pragma unroll 4
    for (unsigned i = 0; i < kLines; ++i) {
        const unsigned at = 32 * i + threadIdx.x % 32;
        move(at / kLines, at % kLines, at / kLines < many);
    }
}

// Each block has its pool. In every round all its games make one step, in order of their phases.
// Where states are staged, a warp fetches those of its 32 games and brings them back.
template <class G, class TheShape>
__global__ void __launch_bounds__(TheShape::kThreads, 1)
    play(const typename G::Rules* rules, Task task, Slot<G>* slots, Book* books, std::uint8_t* keys,
         std::uint16_t* order, Played* played, std::uint64_t* decisions) {
    extern __shared__ Line staged[];
    __shared__ unsigned counts[kKeys];
    const unsigned lane = threadIdx.x % 32;
    const std::uint64_t first = std::uint64_t{blockIdx.x} * TheShape::kPool;
    slots += first;
    books += first;
    __shared__ std::uint8_t near_keys[TheShape::kSortsNear ? TheShape::kPool : 1];
    __shared__ std::uint16_t near_order[TheShape::kSortsNear ? TheShape::kPool : 1];
    keys = TheShape::kSortsNear ? near_keys : keys + first;
    order = TheShape::kSortsNear ? near_order : order + first;
    for (unsigned at = threadIdx.x; at < TheShape::kPool; at += TheShape::kThreads) {
        books[at].game = first + at;
        books[at].left = first + at < task.slots ? task.each : 0;
        begin<G>(*rules, slots[at].state(), books[at], task);
        keys[at] = static_cast<std::uint8_t>(
            books[at].left == 0 ? kKeys - 1 : static_cast<unsigned>(slots[at].state().open.phase));
    }
    std::uint32_t made = 0;
    __syncthreads();
    for (std::uint32_t round = 0; round < task.rounds; ++round) {
        sort<TheShape>(keys, counts, order);
        const unsigned going = counts[kKeys - 1];  // those before the ones who have played all
        if (going == 0) break;
        for (unsigned from = threadIdx.x - lane; from < going; from += TheShape::kThreads) {
            const unsigned many = min(32u, going - from);
            const unsigned at = order[from + min(lane, many - 1)];
            typename G::State* state = &slots[at].state();
            Slot<G>* near = reinterpret_cast<Slot<G>*>(staged) + (threadIdx.x - lane);
            if constexpr (TheShape::kStaged) {
                each_line<G>(many, [&](unsigned which, unsigned line, bool wanted) {
                    const unsigned far = __shfl_sync(kEveryLane, at, which);
                    if (!wanted) return;
                    __pipeline_memcpy_async(&near[which].lines[line], &slots[far].lines[line],
                                            sizeof(Line));
                });
                __pipeline_commit();
                __pipeline_wait_prior(0);
                __syncwarp();
                state = &near[lane].state();
            }
            if (lane < many) {
                Book book = books[at];
                const std::uint32_t before = book.decisions;
                keys[at] = static_cast<std::uint8_t>(step<G>(*rules, *state, book, task, played));
                made += book.decisions > before;
                books[at] = book;
            }
            if constexpr (TheShape::kStaged) {
                __syncwarp();
                each_line<G>(many, [&](unsigned which, unsigned line, bool wanted) {
                    const unsigned far = __shfl_sync(kEveryLane, at, which);
                    if (wanted) slots[far].lines[line] = near[which].lines[line];
                });
                __syncwarp();
            }
        }
        __syncthreads();
    }
    atomicAdd(reinterpret_cast<unsigned long long*>(decisions),
              static_cast<unsigned long long>(made));
}

// ---- the program ----

inline void check(cudaError_t error, const char* what) {
    if (error == cudaSuccess) return;
    std::printf("%s: %s\n", what, cudaGetErrorString(error));
    std::exit(1);
}
#define CHECKED(call) check(call, #call)

template <class T>
T* room_for(std::size_t count) {
    T* room = nullptr;
    CHECKED(cudaMalloc(&room, count * sizeof(T)));
    return room;
}

template <class G, class TheShape>
int run(int count, char** words) {
    using Rules = typename G::Rules;
    using Clock = std::chrono::steady_clock;
    if (count < 2) {
        std::printf("usage: %s RULES [ROUNDS]\n", words[0]);
        return 2;
    }
    std::ifstream file(words[1], std::ios::binary);
    const std::vector<char> bytes((std::istreambuf_iterator<char>(file)), {});
    static Rules rules;
    if (bytes.size() != sizeof(rules)) {
        std::printf("%s has %zu bytes, not %zu\n", words[1], bytes.size(), sizeof(rules));
        return 1;
    }
    std::memcpy(static_cast<void*>(&rules), bytes.data(), sizeof(rules));
    const auto rounds = static_cast<std::uint32_t>(count > 2 ? std::atoi(words[2]) : 2000);

    cudaDeviceProp device;
    CHECKED(cudaGetDeviceProperties(&device, 0));
    const auto kernel = play<G, TheShape>;
    cudaFuncAttributes about;
    CHECKED(cudaFuncGetAttributes(&about, kernel));
    const std::size_t shared = TheShape::kStaged ? TheShape::kThreads * sizeof(Slot<G>) : 0;
    CHECKED(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                 static_cast<int>(shared)));
    const auto grid = static_cast<unsigned>(device.multiProcessorCount);
    const std::uint64_t all = std::uint64_t{TheShape::kPool} * grid;
    std::printf("%s: states of %zu bytes, %d registers, %zu bytes of local memory\n", words[1],
                sizeof(typename G::State), about.numRegs, about.localSizeBytes);

    Rules* there = room_for<Rules>(1);
    auto* total = room_for<std::uint64_t>(1);
    auto* slots = room_for<Slot<G>>(all);
    Book* books = room_for<Book>(all);
    auto* keys = room_for<std::uint8_t>(all);
    auto* order = room_for<std::uint16_t>(all);
    CHECKED(cudaMemcpy(there, &rules, sizeof(rules), cudaMemcpyHostToDevice));

    // Every one of these games must be the one that the CPU plays by the same seed.
    constexpr std::uint64_t kAtOnce = TheShape::kPool + 32, kCompared = 2 * kAtOnce;
    Played* played = room_for<Played>(kCompared);
    CHECKED(cudaMemset(played, 0, kCompared * sizeof(Played)));
    kernel<<<2, TheShape::kThreads, shared>>>(there, Task{1, kAtOnce, 2, ~0u}, slots, books, keys,
                                              order, played, total);
    CHECKED(cudaDeviceSynchronize());
    std::vector<Played> back(kCompared);
    CHECKED(cudaMemcpy(back.data(), played, kCompared * sizeof(Played), cudaMemcpyDeviceToHost));
    std::uint64_t same = 0, decisions = 0;
    const auto start = Clock::now();
    for (std::uint64_t game = 0; game < kCompared; ++game) {
        typename G::State state = setup(rules);
        QuickRng luck{1 + game};
        const std::uint64_t made = quick_playout<G>(rules, state, luck);
        decisions += made;
        if (back[game].decisions == made && back[game].digest == digest(rules, state)) ++same;
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    std::printf("  %llu of %llu games as on the CPU, whose core makes %.1f M decisions/s\n",
                static_cast<unsigned long long>(same), static_cast<unsigned long long>(kCompared),
                static_cast<double>(decisions) / seconds / 1e6);

    double best = 0;
    for (int time = 0; time < 2; ++time) {
        cudaEvent_t from, to;
        CHECKED(cudaEventCreate(&from));
        CHECKED(cudaEventCreate(&to));
        CHECKED(cudaMemset(total, 0, sizeof(std::uint64_t)));
        CHECKED(cudaEventRecord(from));
        kernel<<<grid, TheShape::kThreads, shared>>>(there, Task{1'000'000, all, ~0u, rounds},
                                                     slots, books, keys, order, nullptr, total);
        CHECKED(cudaEventRecord(to));
        CHECKED(cudaDeviceSynchronize());
        float ms = 0;
        CHECKED(cudaEventElapsedTime(&ms, from, to));
        std::uint64_t made = 0;
        CHECKED(cudaMemcpy(&made, total, sizeof(made), cudaMemcpyDeviceToHost));
        best = std::max(best, static_cast<double>(made) / ms / 1e6);
    }
    std::printf("  %llu games at once: %.3f G decisions/s\n", static_cast<unsigned long long>(all),
                best);
    return same == kCompared ? 0 : 1;
}

}  // namespace moneybags::gpu
