#include "bots/network.h"

#include <algorithm>
#include <bit>
#include <boost/crc.hpp>
#include <cassert>
#include <optional>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "core/fixed_vector.h"

namespace moneybags {

namespace {

// Larger figures than these are no network, and could overflow.
constexpr std::int32_t kMostBias = 1 << 30;
constexpr std::int32_t kMostScale = 1 << 24;  // of moves and of the judge
constexpr std::int64_t kMostLogit = 1 << 20;
constexpr std::size_t kMostBits = 4096;  // of a row: more would not leave room for weights

constexpr std::int64_t scaled(std::int64_t sum, std::int32_t scale) {
    return (sum * scale + 32768) >> 16;
}

// Numbers of a row that are added together: as many as there are registers for, and rows are as
// long.
constexpr std::size_t kLanes = 32, kWideLanes = 64;
constexpr std::size_t kRowsAtOnce = 255;  // of bytes: their sum fits into 16 bits

// The sum of up to kRowsAtOnce rows, for all lanes.
template <std::size_t kBlock>
std::array<std::int16_t, kBlock> sum_of(const std::int16_t* weights, std::size_t width,
                                        std::span<const std::uint16_t> rows) {
    std::array<std::int16_t, kBlock> sum{};
#ifdef __SSE2__
    __m128i part[kBlock / 8] = {};
    for (const std::uint16_t i : rows) {
        const auto* row = reinterpret_cast<const __m128i*>(weights + i * width);
        for (std::size_t k = 0; k < kBlock / 8; ++k)
            part[k] = _mm_add_epi16(part[k], _mm_loadu_si128(row + k));
    }
    for (std::size_t k = 0; k < kBlock / 8; ++k)
        _mm_storeu_si128(reinterpret_cast<__m128i*>(sum.data()) + k, part[k]);
#else
    for (const std::uint16_t i : rows) {
        const std::int16_t* row = weights + i * width;
        for (std::size_t k = 0; k < kBlock; ++k)
            sum[k] = static_cast<std::int16_t>(sum[k] + row[k]);
    }
#endif
    return sum;
}

// added += one * times_one + two * times_two, for all lanes.
void add_two(std::array<std::int32_t, kLanes>& added, const std::int16_t* one, int times_one,
             const std::int16_t* two, int times_two) {
#ifdef __SSE2__
    const __m128i times = _mm_set1_epi32(times_two << 16 | times_one);
    for (std::size_t k = 0; k < kLanes; k += 8) {
        const __m128i a = _mm_loadu_si128(reinterpret_cast<const __m128i*>(one + k));
        const __m128i b = _mm_loadu_si128(reinterpret_cast<const __m128i*>(two + k));
        auto* low = reinterpret_cast<__m128i*>(added.data() + k);
        const __m128i first = _mm_madd_epi16(_mm_unpacklo_epi16(a, b), times);
        const __m128i last = _mm_madd_epi16(_mm_unpackhi_epi16(a, b), times);
        _mm_storeu_si128(low, _mm_add_epi32(_mm_loadu_si128(low), first));
        _mm_storeu_si128(low + 1, _mm_add_epi32(_mm_loadu_si128(low + 1), last));
    }
#else
    for (std::size_t k = 0; k < kLanes; ++k) added[k] += one[k] * times_one + two[k] * times_two;
#endif
}

// What a judge makes of a move: its sums, scaled by (x * m + 32768) >> 16 (of which no part is
// longer than 32 bits), and what was expected of it, cut to 0 … 32,767, count as much as he says.
std::int64_t judged(const std::array<std::int16_t, kLanes>& by_move, const std::int32_t* expected,
                    const std::int16_t* whole, const std::int16_t* part,
                    const std::int16_t* judge) {
    std::int64_t sum = 0;
#ifdef __SSE2__
    const auto load = [](const auto* from) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
    };
    for (std::size_t k = 0; k < kLanes; k += 8) {
        const __m128i x = load(by_move.data() + k), w = load(whole + k), p = load(part + k);
        const __m128i low_w = _mm_mullo_epi16(x, w), high_w = _mm_mulhi_epi16(x, w);
        const __m128i low_p = _mm_mullo_epi16(x, p), high_p = _mm_mulhi_epi16(x, p);
        const auto four = [&](__m128i by_whole, __m128i by_part, std::size_t at) {
            const __m128i rounded = _mm_add_epi32(by_part, _mm_set1_epi32(32768));
            return _mm_add_epi32(load(expected + at),
                                 _mm_add_epi32(by_whole, _mm_srai_epi32(rounded, 16)));
        };
        const __m128i first =
            four(_mm_unpacklo_epi16(low_w, high_w), _mm_unpacklo_epi16(low_p, high_p), k);
        const __m128i last =
            four(_mm_unpackhi_epi16(low_w, high_w), _mm_unpackhi_epi16(low_p, high_p), k + 4);
        const __m128i z = _mm_max_epi16(_mm_packs_epi32(first, last), _mm_setzero_si128());
        alignas(16) std::array<std::int32_t, 4> pairs;
        _mm_store_si128(reinterpret_cast<__m128i*>(pairs.data()),
                        _mm_madd_epi16(z, load(judge + k)));
        for (const std::int32_t each : pairs) sum += each;
    }
#else
    for (std::size_t k = 0; k < kLanes; ++k) {
        const int x = by_move[k];
        const std::int32_t scaled = x * whole[k] + ((x * part[k] + 32768) >> 16);
        sum += std::clamp(expected[k] + scaled, 0, 32767) * judge[k];
    }
#endif
    return sum;
}

template <class Use>
void each_bit(std::span<const std::uint64_t> words, const Use& use) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (std::uint64_t left = words[i]; left != 0; left &= left - 1) {
            use(64 * i + static_cast<std::size_t>(std::countr_zero(left)));
        }
    }
}

// ---- reading ----

// Little endian, whatever the machine. Whoever reads has seen to it that there is enough.
class Bytes {
   public:
    explicit Bytes(std::string_view bytes) : left_(bytes) {}
    std::string_view text(std::size_t size) {
        const std::string_view taken = left_.substr(0, size);
        left_.remove_prefix(size);
        return taken;
    }
    template <class T>
    T number() {
        std::uint64_t all = 0;
        const std::string_view taken = text(sizeof(T));
        for (std::size_t i = 0; i < sizeof(T); ++i) {
            all |= std::uint64_t{static_cast<unsigned char>(taken[i])} << 8 * i;
        }
        return static_cast<T>(all);
    }
    template <class T>
    std::vector<T> numbers(std::size_t count) {
        std::vector<T> all(count);
        for (T& each : all) each = number<T>();
        return all;
    }

   private:
    std::string_view left_;
};

constexpr std::size_t kFamilyBytes = 16;
constexpr std::size_t kHeader = Network::kMagic.size() + kFamilyBytes + 8 + 7 * 4;

struct Sizes {
    std::uint32_t view_bits, move_bits, first, second, mixed, outcomes, guesses;

    std::size_t bytes() const {
        const auto layer = [](std::size_t in, std::size_t out) { return in * out + 8 * out; };
        return kHeader + layer(view_bits, first) + layer(first, second) + layer(second, mixed) +
               layer(move_bits, mixed) - 4 * std::size_t{mixed} + 2 * std::size_t{mixed} + 4 +
               layer(second, outcomes) + layer(second, guesses) + 4;
    }
};

std::optional<std::string> objection(const Sizes& sizes, const NetworkFit& fit) {
    const auto must = [](std::string_view what, std::uint32_t least, std::uint32_t most,
                         std::uint32_t is) -> std::optional<std::string> {
        if (is >= least && is <= most) return {};
        const std::string right =
            least == most ? std::to_string(least)
                          : "from " + std::to_string(least) + " to " + std::to_string(most);
        return std::string(what) + " must be " + right + ", is " + std::to_string(is);
    };
    for (const auto& wrong : {must("view_bits", fit.view_bits, fit.view_bits, sizes.view_bits),
                              must("move_bits", fit.move_bits, fit.move_bits, sizes.move_bits),
                              must("first", 1, Network::kMostFirst, sizes.first),
                              must("second", 1, Network::kMostSecond, sizes.second),
                              must("mixed", 1, Network::kMostMixed, sizes.mixed),
                              must("outcomes", fit.outcomes, fit.outcomes, sizes.outcomes),
                              must("guesses", fit.guesses, fit.guesses, sizes.guesses)}) {
        if (wrong) return wrong;
    }
    return {};
}

// What is wrong with a file before its sizes are known.
std::optional<std::string> objection(std::string_view bytes, const NetworkFit& fit) {
    if (bytes.size() > Network::kMostBytes) {
        return "must be at most " + std::to_string(Network::kMostBytes) + " bytes long, is " +
               std::to_string(bytes.size());
    }
    if (bytes.size() < kHeader + 4) {
        return "is no network: it is " + std::to_string(bytes.size()) +
               " bytes long, and the head alone takes " + std::to_string(kHeader);
    }
    Bytes in(bytes);
    if (in.text(Network::kMagic.size()) != Network::kMagic) {
        return "is no network: it must begin with " + std::string(Network::kMagic);
    }
    std::string_view family = in.text(kFamilyBytes);
    family = family.substr(0, family.find('\0'));
    if (family != fit.family) {
        const bool is_word =
            !family.empty() &&
            std::all_of(family.begin(), family.end(), [](char c) { return c >= 'a' && c <= 'z'; });
        return "must be a network for " + std::string(fit.family) + ", is one for " +
               (is_word ? std::string(family) : "something else");
    }
    if (const auto trained = in.number<std::uint64_t>(); trained != fit.fingerprint) {
        return "was trained for another encoding, of fingerprint " + std::to_string(trained) +
               "; that of this program is " + std::to_string(fit.fingerprint) +
               ": train it anew, or take the program that it was trained for";
    }
    return {};
}

}  // namespace

Result<Network> Network::read(std::string_view bytes, const NetworkFit& fit,
                              const std::string& file) {
    if (auto wrong = objection(bytes, fit)) return Problem{file, *std::move(wrong)};
    Bytes in(bytes);
    in.text(kHeader - 7 * 4);
    Sizes sizes{};
    for (std::uint32_t* each : {&sizes.view_bits, &sizes.move_bits, &sizes.first, &sizes.second,
                                &sizes.mixed, &sizes.outcomes, &sizes.guesses}) {
        *each = in.number<std::uint32_t>();
    }
    if (auto wrong = objection(sizes, fit)) return Problem{file, *std::move(wrong)};
    if (sizes.bytes() != bytes.size()) {
        return Problem{file, "must be " + std::to_string(sizes.bytes()) +
                                 " bytes long by what its head says, is " +
                                 std::to_string(bytes.size())};
    }
    const std::uint32_t sum = crc32_of(bytes.substr(0, bytes.size() - 4));
    if (Bytes(bytes.substr(bytes.size() - 4)).number<std::uint32_t>() != sum) {
        return Problem{file, "is damaged: its checksum must be " + std::to_string(sum) +
                                 "; fetch or train it anew"};
    }

    Network made;
    made.first_ = sizes.first;
    made.second_ = sizes.second;
    made.mixed_ = sizes.mixed;
    made.outcomes_ = sizes.outcomes;
    made.guesses_ = sizes.guesses;
    bool small = true;
    const auto layer = [&](std::size_t from, std::size_t to, bool with_bias = true) {
        Layer read;
        const std::size_t lanes = from == sizes.view_bits ? kWideLanes : kLanes;
        read.width = (to + lanes - 1) / lanes * lanes;
        read.weights.resize(from * read.width);
        for (std::size_t i = 0; i < from; ++i) {
            for (std::size_t k = 0; k < to; ++k)
                read.weights[i * read.width + k] = in.number<std::int8_t>();
        }
        if (with_bias) read.bias = in.numbers<std::int32_t>(to);
        read.scale = in.numbers<std::int32_t>(to);
        for (const std::int32_t each : read.bias) {
            small = small && each >= -kMostBias && each <= kMostBias;
        }
        return read;
    };
    made.one_ = layer(sizes.view_bits, sizes.first);
    made.two_ = layer(sizes.first, sizes.second);
    made.state_ = layer(sizes.second, sizes.mixed);
    made.move_ = layer(sizes.move_bits, sizes.mixed, false);
    for (const std::int32_t each : made.move_.scale) {
        small = small && each >= -kMostScale && each <= kMostScale;
        const auto part = static_cast<std::int16_t>(each & 0xFFFF);
        made.move_part_.push_back(part);
        made.move_whole_.push_back(static_cast<std::int16_t>((std::int64_t{each} - part) >> 16));
    }
    made.judge_ = in.numbers<std::int16_t>(sizes.mixed);
    for (auto* each : {&made.judge_, &made.move_part_, &made.move_whole_})
        each->resize(made.move_.width);
    made.judge_scale_ = in.number<std::int32_t>();
    small = small && made.judge_scale_ >= -kMostScale && made.judge_scale_ <= kMostScale;
    made.value_ = layer(sizes.second, sizes.outcomes);
    made.guess_ = layer(sizes.second, sizes.guesses);
    if (!small) {
        return Problem{file, "no bias may be beyond " + std::to_string(kMostBias) +
                                 ", nor mE and mu beyond " + std::to_string(kMostScale)};
    }
    return made;
}

// ---- thinking ----

namespace {

// Adds the rows of what is there to `sums`, a block of lanes at a time, so that the sums of a block
// stay in registers.
template <std::size_t kBlock, std::size_t kMost>
void add_rows(std::array<std::int32_t, kMost>& sums, std::span<const std::int16_t> weights,
              std::size_t width, std::span<const std::uint64_t> bits) {
    FixedVector<std::uint16_t, kMostBits> all;
    each_bit(bits, [&](std::size_t i) { all.push_back(static_cast<std::uint16_t>(i)); });
    for (std::size_t from = 0; from < all.size(); from += kRowsAtOnce) {
        const std::span<const std::uint16_t> some{all.begin() + from,
                                                  std::min(kRowsAtOnce, all.size() - from)};
        for (std::size_t block = 0; block < width; block += kBlock) {
            const auto added = sum_of<kBlock>(weights.data() + block, width, some);
            for (std::size_t k = 0; k < kBlock; ++k) sums[block + k] += added[k];
        }
    }
}

// Adds the rows of weights of what comes in, each as often as it comes: two at a time, for a
// product of a byte and a weight has 16 bits, and two of them are added in one step.
template <std::size_t kMost>
void add_products(std::array<std::int32_t, kMost>& sums, std::span<const std::int16_t> weights,
                  std::size_t width, std::span<const std::int16_t> in) {
    struct Input {
        std::int16_t times;
        std::uint16_t row;
    };
    FixedVector<Input, Network::kMostFirst + 1> there;
    for (std::size_t j = 0; j < in.size(); ++j) {
        if (in[j] != 0) there.push_back({in[j], static_cast<std::uint16_t>(j)});
    }
    if (there.size() % 2 != 0) there.push_back({0, there[0].row});
    for (std::size_t block = 0; block < width; block += kLanes) {
        std::array<std::int32_t, kLanes> added{};
        for (std::size_t j = 0; j < there.size(); j += 2) {
            const std::int16_t* one = weights.data() + there[j].row * width + block;
            const std::int16_t* two = weights.data() + there[j + 1].row * width + block;
            add_two(added, one, there[j].times, two, there[j + 1].times);
        }
        for (std::size_t k = 0; k < kLanes; ++k) sums[block + k] += added[k];
    }
}

// What is not negative goes on, as a byte.
template <std::size_t kMost>
void pass_on(const std::array<std::int32_t, kMost>& sums, const std::vector<std::int32_t>& scale,
             std::array<std::int16_t, kMost>& out) {
    for (std::size_t k = 0; k < scale.size(); ++k) {
        out[k] =
            static_cast<std::int16_t>(std::clamp<std::int64_t>(scaled(sums[k], scale[k]), 0, 255));
    }
}

template <std::size_t kMost>
void begin_with(const std::vector<std::int32_t>& bias, std::size_t width,
                std::array<std::int32_t, kMost>& sums) {
    std::copy(bias.begin(), bias.end(), sums.begin());
    std::fill(sums.begin() + static_cast<std::ptrdiff_t>(bias.size()),
              sums.begin() + static_cast<std::ptrdiff_t>(width), 0);
}

}  // namespace

Network::Thought Network::look(std::span<const std::uint64_t> observation) const {
    std::array<std::int32_t, kMostFirst> first_sums;
    begin_with(one_.bias, one_.width, first_sums);
    add_rows<kWideLanes>(first_sums, one_.weights, one_.width, observation);
    std::array<std::int16_t, kMostFirst> first;
    pass_on(first_sums, one_.scale, first);

    std::array<std::int32_t, kMostSecond> second_sums;
    begin_with(two_.bias, two_.width, second_sums);
    add_products(second_sums, two_.weights, two_.width,
                 std::span<const std::int16_t>(first).first(first_));
    Thought thought;
    pass_on(second_sums, two_.scale, thought.second);

    std::array<std::int32_t, kMostMixed> mixed_sums;
    begin_with(state_.bias, state_.width, mixed_sums);
    add_products(mixed_sums, state_.weights, state_.width,
                 std::span<const std::int16_t>(thought.second).first(second_));
    // A move adds at most 2^23, and the sum is cut to 0 … 32,767: more makes no difference.
    constexpr std::int64_t kMostMixture = 1 << 29;
    thought.mixed.fill(0);
    for (std::uint32_t k = 0; k < mixed_; ++k) {
        thought.mixed[k] = static_cast<std::int32_t>(
            std::clamp(scaled(mixed_sums[k], state_.scale[k]), -kMostMixture, kMostMixture));
    }
    return thought;
}

std::int32_t Network::logit(const Thought& thought, std::span<const std::uint64_t> move) const {
    FixedVector<std::uint16_t, kRowsAtOnce> rows;  // no move has more bits
    each_bit(move, [&](std::size_t i) { rows.push_back(static_cast<std::uint16_t>(i)); });
    std::int64_t sum = 0;
    for (std::size_t block = 0; block < move_.width; block += kLanes) {
        const auto by_move =
            sum_of<kLanes>(move_.weights.data() + block, move_.width, {rows.begin(), rows.size()});
        sum += judged(by_move, thought.mixed.data() + block, move_whole_.data() + block,
                      move_part_.data() + block, judge_.data() + block);
    }
    return static_cast<std::int32_t>(
        std::clamp(scaled(sum, judge_scale_), -kMostLogit, kMostLogit));
}

// One of the figures that a head gives.
std::int32_t Network::head(const Thought& thought, const Layer& layer, std::uint32_t which) const {
    std::int32_t sum = layer.bias[which];
    for (std::uint32_t j = 0; j < second_; ++j) {
        sum += thought.second[j] * layer.weights[j * layer.width + which];
    }
    return static_cast<std::int32_t>(
        std::clamp(scaled(sum, layer.scale[which]), -kMostLogit, kMostLogit));
}

void Network::outcomes(const Thought& thought, std::span<std::uint32_t> out) const {
    assert(out.size() >= 2 && out.size() <= outcomes_);
    std::array<std::int32_t, kMostOutcomes> logits{};
    for (std::uint32_t i = 0; i < out.size(); ++i) {
        logits[i] = head(thought, value_, i + 1 == out.size() ? outcomes_ - 1 : i);
    }
    const std::int32_t most = *std::max_element(logits.begin(), logits.begin() + out.size());
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = e_to_minus(static_cast<std::uint64_t>(most - logits[i]));
        total += out[i];
    }
    for (std::uint32_t& each : out) {
        each = static_cast<std::uint32_t>((std::uint64_t{each} << 16) / total);
    }
}

void Network::guesses(const Thought& thought, std::span<std::uint32_t> out) const {
    assert(out.size() == guesses_);
    constexpr std::uint64_t kOne = 1 << 20;
    for (std::uint32_t i = 0; i < out.size(); ++i) {
        const std::int32_t logit = head(thought, guess_, i);
        const std::uint64_t no =
            e_to_minus(static_cast<std::uint64_t>(logit < 0 ? -logit : logit));  // or yes
        out[i] = static_cast<std::uint32_t>(((logit < 0 ? no : kOne) << 16) / (kOne + no));
    }
}

// ---- figures ----

namespace {

// The powers of a number below 1, in 1/2^32.
template <std::size_t kCount>
constexpr std::array<std::uint64_t, kCount> powers_of(std::uint64_t x) {
    std::array<std::uint64_t, kCount> powers{};
    powers[0] = std::uint64_t{1} << 32;
    for (std::size_t i = 1; i < kCount; ++i) powers[i] = powers[i - 1] * x >> 32;
    return powers;
}
constexpr auto kWhole = powers_of<16>(1580030169);   // e^-1
constexpr auto kCoarse = powers_of<32>(4162825044);  // e^(-1/32)
constexpr auto kFine = powers_of<32>(4290775039);    // e^(-1/1024)

}  // namespace

std::uint32_t e_to_minus(std::uint64_t x) {
    if (x >= 1024 * kWhole.size()) return 0;
    // 1 itself would not fit twice: 2^32 * 2^32.
    std::uint64_t e = kWhole[x / 1024] >> 1;
    e = e * kCoarse[x / 32 % 32] >> 32;
    e = e * kFine[x % 32] >> 32;
    return static_cast<std::uint32_t>(e >> 11);
}

std::size_t drawn(std::span<const std::int32_t> logits, int temperature, Rng& luck) {
    assert(!logits.empty());
    const std::int32_t most = *std::max_element(logits.begin(), logits.end());
    const auto weight = [&](std::int32_t logit) {
        const auto below = static_cast<std::uint64_t>(std::int64_t{most} - logit);
        return e_to_minus(below * 100 / static_cast<unsigned>(temperature));
    };
    std::uint32_t total = 0;  // of at most 4,000 moves, 2^20 each
    for (const std::int32_t each : logits) total += weight(each);
    std::uint32_t at = luck.below(total);
    std::size_t i = 0;
    for (std::uint32_t here = weight(logits[i]); at >= here; here = weight(logits[++i])) at -= here;
    return i;
}

std::uint32_t crc32_of(std::string_view bytes) {
    boost::crc_32_type sum;
    sum.process_bytes(bytes.data(), bytes.size());
    return sum.checksum();
}

}  // namespace moneybags
