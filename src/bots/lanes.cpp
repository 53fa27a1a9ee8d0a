#include "bots/lanes.h"

#include <algorithm>
#include <array>

#if defined(__x86_64__) && defined(__GNUC__)
#define MONEYBAGS_HAS_AVX2
#include <immintrin.h>
#endif

namespace moneybags {

namespace plain {

std::array<std::int16_t, kLanes> sum_of(const std::int8_t* weights, std::size_t width,
                                        std::span<const std::uint16_t> rows) {
    std::array<std::int16_t, kLanes> sum{};
    for (const std::uint16_t i : rows) {
        const std::int8_t* row = weights + i * width;
        for (std::size_t k = 0; k < kLanes; ++k)
            sum[k] = static_cast<std::int16_t>(sum[k] + row[k]);
    }
    return sum;
}

void add_rows(const std::int8_t* weights, std::size_t width, std::span<const std::uint16_t> rows,
              std::int32_t* sums) {
    for (std::size_t from = 0; from < rows.size(); from += kRowsAtOnce) {
        const auto some = rows.subspan(from, std::min(kRowsAtOnce, rows.size() - from));
        for (std::size_t block = 0; block < width; block += kLanes) {
            const auto added = sum_of(weights + block, width, some);
            for (std::size_t k = 0; k < kLanes; ++k) sums[block + k] += added[k];
        }
    }
}

void add_products(const std::int16_t* weights, std::size_t width, std::span<const std::int16_t> in,
                  std::int32_t* sums) {
    for (std::size_t j = 0; j < in.size(); j += 2) {
        if (in[j] == 0 && in[j + 1] == 0) continue;
        const std::int16_t* pairs = weights + j * width;
        for (std::size_t k = 0; k < width; ++k)
            sums[k] += in[j] * pairs[2 * k] + in[j + 1] * pairs[2 * k + 1];
    }
}

void pass_on(const std::int32_t* sums, const std::int32_t* scale, std::size_t width,
             std::int16_t* out) {
    for (std::size_t k = 0; k < width; ++k) {
        const std::int64_t scaled = (std::int64_t{sums[k]} * scale[k] + 32768) >> 16;
        out[k] = static_cast<std::int16_t>(std::clamp<std::int64_t>(scaled, 0, 255));
    }
}

std::int64_t judged(const std::int8_t* weights, std::size_t width,
                    std::span<const std::uint16_t> rows, const std::int32_t* expected,
                    const Judge& judge) {
    std::int64_t sum = 0;
    for (std::size_t block = 0; block < width; block += kLanes) {
        const auto by_move = sum_of(weights + block, width, rows);
        for (std::size_t k = 0; k < kLanes; ++k) {
            const int x = by_move[k];
            const std::int32_t scaled =
                x * judge.whole[block + k] + ((x * judge.part[block + k] + 32768) >> 16);
            sum += std::clamp(expected[block + k] + scaled, 0, 32767) * judge.weight[block + k];
        }
    }
    return sum;
}

}  // namespace plain

#ifdef MONEYBAGS_HAS_AVX2

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2")
#endif

namespace avx2 {

// 16 numbers of 16 bits, or 8 of 32.
using Vector = __m256i;
constexpr std::size_t kShorts = 16, kWhole = 8;

template <class T>
Vector load(const T* from) {
    return _mm256_loadu_si256(reinterpret_cast<const Vector*>(from));
}
template <class T>
void store(T* to, Vector vector) {
    _mm256_storeu_si256(reinterpret_cast<Vector*>(to), vector);
}
Vector widened(const std::int8_t* from) {
    return _mm256_cvtepi8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)));
}
void add_to(std::int32_t* sums, __m128i shorts) {
    store(sums, _mm256_add_epi32(load(sums), _mm256_cvtepi16_epi32(shorts)));
}

// As many vectors of a row at a time as there are registers for.
constexpr std::size_t kMostVectors = 8;

template <std::size_t kVectors>
void add_block(const std::int8_t* weights, std::size_t width, std::span<const std::uint16_t> rows,
               std::int32_t* sums) {
    Vector part[kVectors] = {};
    for (const std::uint16_t i : rows) {
        const std::int8_t* row = weights + i * width;
        for (std::size_t v = 0; v < kVectors; ++v)
            part[v] = _mm256_add_epi16(part[v], widened(row + v * kShorts));
    }
    for (std::size_t v = 0; v < kVectors; ++v) {
        add_to(sums + v * kShorts, _mm256_castsi256_si128(part[v]));
        add_to(sums + v * kShorts + kWhole, _mm256_extracti128_si256(part[v], 1));
    }
}

void add_rows(const std::int8_t* weights, std::size_t width, std::span<const std::uint16_t> rows,
              std::int32_t* sums) {
    for (std::size_t from = 0; from < rows.size(); from += kRowsAtOnce) {
        const auto some = rows.subspan(from, std::min(kRowsAtOnce, rows.size() - from));
        std::size_t at = 0;
        for (; at + kMostVectors * kShorts <= width; at += kMostVectors * kShorts)
            add_block<kMostVectors>(weights + at, width, some, sums + at);
        for (; at + 4 * kShorts <= width; at += 4 * kShorts)
            add_block<4>(weights + at, width, some, sums + at);
        for (; at < width; at += 2 * kShorts) add_block<2>(weights + at, width, some, sums + at);
    }
}

template <std::size_t kVectors>
void add_products_block(const std::int16_t* weights, std::size_t width,
                        std::span<const std::int16_t> in, std::int32_t* sums) {
    Vector part[kVectors];
    for (std::size_t v = 0; v < kVectors; ++v) part[v] = load(sums + v * kWhole);
    for (std::size_t j = 0; j < in.size(); j += 2) {
        const int one = in[j], two = in[j + 1];
        if ((one | two) == 0) continue;
        const Vector times = _mm256_set1_epi32(two << 16 | one);
        const std::int16_t* pairs = weights + j * width;
        for (std::size_t v = 0; v < kVectors; ++v) {
            part[v] =
                _mm256_add_epi32(part[v], _mm256_madd_epi16(load(pairs + v * kShorts), times));
        }
    }
    for (std::size_t v = 0; v < kVectors; ++v) store(sums + v * kWhole, part[v]);
}

void add_products(const std::int16_t* weights, std::size_t width, std::span<const std::int16_t> in,
                  std::int32_t* sums) {
    constexpr std::size_t kWide = 12;  // 96 numbers: what a network mixes
    std::size_t at = 0;
    for (; at + kWide * kWhole <= width; at += kWide * kWhole)
        add_products_block<kWide>(weights + 2 * at, width, in, sums + at);
    for (; at < width; at += 4 * kWhole)
        add_products_block<4>(weights + 2 * at, width, in, sums + at);
}

// Of every other number, from the lowest on: (x * m + 32768) >> 16, cut to 0 … 255.
Vector scaled_half(Vector sums, Vector scale) {
    const Vector sum = _mm256_add_epi64(_mm256_mul_epi32(sums, scale), _mm256_set1_epi64x(32768));
    const Vector positive = _mm256_andnot_si256(_mm256_cmpgt_epi64(_mm256_setzero_si256(), sum),
                                                _mm256_srli_epi64(sum, 16));
    const Vector most = _mm256_set1_epi64x(255);
    return _mm256_blendv_epi8(positive, most, _mm256_cmpgt_epi64(positive, most));
}

void pass_on(const std::int32_t* sums, const std::int32_t* scale, std::size_t width,
             std::int16_t* out) {
    for (std::size_t k = 0; k < width; k += kWhole) {
        const Vector s = load(sums + k), m = load(scale + k);
        const Vector even = scaled_half(s, m);
        const Vector odd = scaled_half(_mm256_srli_epi64(s, 32), _mm256_srli_epi64(m, 32));
        const Vector all = _mm256_or_si256(even, _mm256_slli_epi64(odd, 32));
        const __m128i shorts =
            _mm_packs_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(out + k), shorts);
    }
}

std::int64_t sum_of(Vector whole) {
    std::array<std::int32_t, kWhole> each;
    store(each.data(), whole);
    std::int64_t sum = 0;
    for (const std::int32_t one : each) sum += one;
    return sum;
}

// As plain::judged, 16 numbers at a time; no part of it is longer than 32 bits.
std::int64_t judged_part(Vector x, const std::int32_t* expected, const Judge& judge,
                         std::size_t at) {
    const Vector w = load(judge.whole + at), p = load(judge.part + at);
    const Vector low_w = _mm256_mullo_epi16(x, w), high_w = _mm256_mulhi_epi16(x, w);
    const Vector low_p = _mm256_mullo_epi16(x, p), high_p = _mm256_mulhi_epi16(x, p);
    // Unpacking works within halves of a vector: numbers 0 to 3 and 8 to 11, then the others.
    const auto eight = [&](Vector by_whole, Vector by_part, std::size_t first) {
        const auto four = [&](std::size_t k) {
            return _mm_loadu_si128(reinterpret_cast<const __m128i*>(expected + at + k));
        };
        const Vector wanted = _mm256_set_m128i(four(first + 8), four(first));
        const Vector rounded =
            _mm256_srai_epi32(_mm256_add_epi32(by_part, _mm256_set1_epi32(32768)), 16);
        return _mm256_add_epi32(wanted, _mm256_add_epi32(by_whole, rounded));
    };
    const Vector first =
        eight(_mm256_unpacklo_epi16(low_w, high_w), _mm256_unpacklo_epi16(low_p, high_p), 0);
    const Vector last =
        eight(_mm256_unpackhi_epi16(low_w, high_w), _mm256_unpackhi_epi16(low_p, high_p), 4);
    const Vector z = _mm256_max_epi16(_mm256_packs_epi32(first, last), _mm256_setzero_si256());
    return sum_of(_mm256_madd_epi16(z, load(judge.weight + at)));
}

std::int64_t judged(const std::int8_t* weights, std::size_t width,
                    std::span<const std::uint16_t> rows, const std::int32_t* expected,
                    const Judge& judge) {
    std::int64_t sum = 0;
    for (std::size_t block = 0; block < width; block += kLanes) {
        Vector part[2] = {};
        for (const std::uint16_t i : rows) {
            const std::int8_t* row = weights + i * width + block;
            part[0] = _mm256_add_epi16(part[0], widened(row));
            part[1] = _mm256_add_epi16(part[1], widened(row + kShorts));
        }
        sum += judged_part(part[0], expected, judge, block) +
               judged_part(part[1], expected, judge, block + kShorts);
    }
    return sum;
}

}  // namespace avx2

#ifdef __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif  // MONEYBAGS_HAS_AVX2

const Loops& plain_loops() {
    static constexpr Loops kPlain{plain::add_rows, plain::add_products, plain::pass_on,
                                  plain::judged};
    return kPlain;
}

const Loops& loops() {
#ifdef MONEYBAGS_HAS_AVX2
    static constexpr Loops kAvx2{avx2::add_rows, avx2::add_products, avx2::pass_on, avx2::judged};
    static const bool has_avx2 = __builtin_cpu_supports("avx2") != 0;
    if (has_avx2) return kAvx2;
#endif
    return plain_loops();
}

}  // namespace moneybags
